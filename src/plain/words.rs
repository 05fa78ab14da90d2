//! The words that a learner may type besides answers, in their own language and in English.

use crate::i18n::{Localizer, Message, fold};
use crate::rules::Point;

/// What stands in a phrase where a point is to be typed.
const SLOT: &str = "…";

/// Parts the phrases of a message.
const SEPARATOR: char = '|';

/// Something that can be typed in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keyword {
    Hint,
    Undo,
    Solution,
    Next,
    Back,
    Pass,
    PlayOn,
    Explore,
    Help,
    Quit,
    Board,
    At,
    Near,
    Mills,
    Hands,
    Turn,
    None,
    Yes,
    No,
}

impl Keyword {
    /// All of them: the commands first, in the order of the help.
    pub(super) const ALL: [Self; 19] = [
        Self::Hint,
        Self::Undo,
        Self::Solution,
        Self::Next,
        Self::Back,
        Self::Pass,
        Self::PlayOn,
        Self::Explore,
        Self::Board,
        Self::At,
        Self::Near,
        Self::Mills,
        Self::Hands,
        Self::Turn,
        Self::Help,
        Self::Quit,
        Self::None,
        Self::Yes,
        Self::No,
    ];

    /// Returns the token used in message ids, which is the English word too but for a hyphen.
    pub(super) const fn token(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Undo => "undo",
            Self::Solution => "solution",
            Self::Next => "next",
            Self::Back => "back",
            Self::Pass => "pass",
            Self::PlayOn => "play-on",
            Self::Explore => "explore",
            Self::Help => "help",
            Self::Quit => "quit",
            Self::Board => "board",
            Self::At => "at",
            Self::Near => "near",
            Self::Mills => "mills",
            Self::Hands => "hands",
            Self::Turn => "turn",
            Self::None => "none",
            Self::Yes => "yes",
            Self::No => "no",
        }
    }

    /// Tells whether it is a part of answers rather than a command of its own.
    pub(super) const fn is_answer(self) -> bool {
        matches!(self, Self::None | Self::Yes | Self::No)
    }

    /// Tells whether it is of use in puzzles alone.
    pub(super) const fn is_of_puzzles(self) -> bool {
        matches!(self, Self::PlayOn | Self::Explore)
    }

    /// Returns the English phrase, which is understood in every language.
    fn english(self) -> String {
        match self {
            Self::At | Self::Near => format!("{} {SLOT}", self.token()),
            _ => self.token().replace('-', " "),
        }
    }
}

/// The phrases of a language, the English ones after them.
pub(super) struct Words {
    phrases: Vec<Phrase>,
}

struct Phrase {
    keyword: Keyword,
    /// As it is written.
    text: String,
    /// As it is compared.
    folded: String,
}

impl Words {
    /// Collects the phrases of a language: those of the messages `word-…`.
    pub(super) fn new(texts: &Localizer) -> Self {
        let own = Keyword::ALL.into_iter().flat_map(|keyword| {
            let message = Message::new(format!("word-{}", keyword.token()));
            // Where a language has no words of its own yet, the English ones are left.
            let written = texts.try_text(&message).unwrap_or_default();
            let phrases = written.split(SEPARATOR).map(|text| (keyword, text.trim().to_owned()));
            phrases.filter(|(_, text)| !text.is_empty()).collect::<Vec<_>>()
        });
        let english = Keyword::ALL.into_iter().map(|keyword| (keyword, keyword.english()));
        let phrases = own.chain(english);
        let phrases = phrases.map(|(keyword, text)| Phrase { keyword, folded: fold(&text), text });
        Self { phrases: phrases.collect() }
    }

    /// Reads a whole line as a word or, with the point typed in it, as a question about that point.
    pub(super) fn find(&self, line: &str) -> Option<(Keyword, Option<Point>)> {
        let point = |word: &str| word.parse::<Point>().ok();
        let at = line.split_whitespace().find_map(point);
        let slotted = line.split_whitespace().map(|word| point(word).map_or(word, |_| SLOT));
        let wanted = fold(&slotted.collect::<Vec<_>>().join(" "));
        let phrase = self.phrases.iter().find(|phrase| phrase.folded == wanted)?;
        Some((phrase.keyword, at))
    }

    /// Returns the phrase to show for a keyword, with `example` where a point is to be typed.
    pub(super) fn shown(&self, keyword: Keyword, example: &str) -> String {
        let phrase = self.phrases.iter().find(|phrase| phrase.keyword == keyword);
        phrase.map_or_else(|| keyword.english(), |phrase| phrase.text.clone()).replace(SLOT, example)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;

    fn each_language(check: impl Fn(&Words, &str)) {
        let texts = Texts::embedded().unwrap();
        for tag in texts.tags() {
            check(&Words::new(&Localizer::new(&texts, &tag)), &tag.to_string());
        }
    }

    #[test]
    fn no_phrase_means_two_things() {
        each_language(|words, language| {
            for phrase in &words.phrases {
                let others = words.phrases.iter().filter(|other| other.folded == phrase.folded);
                for other in others {
                    assert_eq!(phrase.keyword, other.keyword, "{language}: {}", phrase.text);
                }
            }
        });
    }

    #[test]
    fn every_phrase_is_found_without_its_accents_too() {
        each_language(|words, language| {
            for phrase in &words.phrases {
                let (typed, point) = (phrase.text.replace(SLOT, "A4"), phrase.text.contains(SLOT));
                let point = point.then(|| "a4".parse().unwrap());
                for typed in [typed.to_uppercase(), fold(&typed)] {
                    assert_eq!(words.find(&typed), Some((phrase.keyword, point)), "{language}: {typed}");
                }
            }
        });
    }

    #[test]
    fn questions_about_a_point_need_one() {
        each_language(|words, _| {
            assert_eq!(words.find("at"), None);
            assert_eq!(words.find("near d9"), None);
            assert_eq!(words.find("hint a4"), None);
            assert_eq!(words.find("a4"), None);
        });
    }
}
