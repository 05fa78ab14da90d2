//! The rules of a profile, and those in which two differ, put as messages.

use crate::i18n::{Localizer, Message};
use crate::rules::{Catalogue, Grounds, RuleField, RuleValue, Ruleset, StoneCount};

/// Returns a profile's name.
#[must_use]
pub fn profile(ruleset: &Ruleset) -> Message {
    Message::new(format!("profile-{}", ruleset.id))
}

/// Returns what a rule is about, in a few words.
#[must_use]
pub fn field(field: RuleField) -> Message {
    Message::new(format!("field-{}", field.token()))
}

/// On what a rule rests, as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// All guides together.
    Common,
    /// The profile's guide.
    Stated,
    /// Nothing: the guide is silent, and the common core is assumed.
    Assumed,
    /// Custom.
    Convention,
    /// There is no rule of this kind, and none is needed.
    Absent,
}

impl Source {
    /// All sources, in the order in which they are told.
    pub const ALL: [Self; 5] = [Self::Common, Self::Stated, Self::Assumed, Self::Convention, Self::Absent];

    /// Returns on what a rule of a profile rests.
    #[must_use]
    pub fn of(ruleset: &Ruleset, field: RuleField) -> Self {
        if is_absent(ruleset, field) {
            return Self::Absent;
        }
        match ruleset.grounds(field) {
            Grounds::Stated if ruleset.id == Ruleset::STANDARD.id => Self::Common,
            Grounds::Stated => Self::Stated,
            Grounds::Assumed => Self::Assumed,
            Grounds::Convention => Self::Convention,
        }
    }

    /// Returns the token used in message ids and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Stated => "stated",
            Self::Assumed => "assumed",
            Self::Convention => "convention",
            Self::Absent => "absent",
        }
    }
}

/// Tells whether a rule is one that most families do without, and this one too.
fn is_absent(ruleset: &Ruleset, field: RuleField) -> bool {
    match field {
        RuleField::StoneCount => ruleset.stone_count == StoneCount::Free,
        RuleField::ThirdPhaseFrom => ruleset.third_phase_from == 0,
        RuleField::Repetition | RuleField::Quiet => ruleset.value(field) == RuleValue::Nothing,
        RuleField::FullBoard => !ruleset.draws.full_board,
        RuleField::Agreement => !ruleset.draws.agreement,
        _ => false,
    }
}

/// Says a rule of a ruleset in a sentence; `None` where it has no rule of the kind.
#[must_use]
pub fn rule(ruleset: &Ruleset, field: RuleField) -> Option<Message> {
    (!is_absent(ruleset, field)).then(|| sentence(ruleset, field))
}

fn sentence(ruleset: &Ruleset, field: RuleField) -> Message {
    let id = format!("rule-{}", field.token());
    let message = match ruleset.value(field) {
        RuleValue::Word(token) => Message::new(format!("{id}-{token}")),
        RuleValue::Number(value) => Message::new(id).arg("value", value),
        RuleValue::Quiet(quiet) => {
            Message::new(format!("{id}-{}", quiet.from.token())).arg("plies", quiet.plies)
        }
        RuleValue::Nothing => Message::new(format!("{id}-none")),
    };
    let message = message.arg("flies-at", ruleset.flies_at).arg("stones", ruleset.stones);
    match Catalogue::built_in().get(ruleset.board) {
        Some(board) => message.arg("points", board.points().len()).arg("mills", board.mills().len()),
        None => message,
    }
}

/// Says a rule with the remark that there may be on it.
fn with_note(ruleset: &Ruleset, field: RuleField, texts: &Localizer) -> Option<Message> {
    let rule = rule(ruleset, field)?;
    let note = format!("note-{}-{}", ruleset.id, field.token());
    Some(match texts.has(&note, None) {
        true => Message::new("says-noted").arg("rule", rule).arg("note", Message::new(note)),
        false => rule,
    })
}

/// Goes through the rules that are told of a profile: what another rule's sentence says, or what its number of stones
/// leaves without a meaning, is left out.
fn told(ruleset: &Ruleset) -> impl Iterator<Item = RuleField> {
    let board = Catalogue::built_in().get(ruleset.board);
    let can_be_full = board.is_some_and(|board| 2 * usize::from(ruleset.stones) >= board.points().len());
    RuleField::ALL.iter().copied().filter(move |field| match field {
        RuleField::FliesAt => false,
        RuleField::FullBoard => can_be_full,
        _ => true,
    })
}

/// Explains a profile as paragraphs: where its rules come from, then each rule as an item of a list, in groups by what
/// it rests on.
#[must_use]
pub fn about(ruleset: &Ruleset, texts: &Localizer) -> Vec<Paragraph> {
    let name = profile(ruleset);
    let head = Message::new("rules-head").arg("profile", name.clone());
    let head = head.arg("about", name.clone().attribute("about"));
    let source = Message::new("rules-source").arg("source", name.attribute("source"));
    let mut paragraphs = vec![Paragraph::Text(head), Paragraph::Text(source)];
    for source in Source::ALL {
        let fields: Vec<RuleField> =
            told(ruleset).filter(|&field| Source::of(ruleset, field) == source).collect();
        if fields.is_empty() {
            continue;
        }
        if source == Source::Absent {
            // That a game does without what only small boards need is nothing to tell.
            let draws = fields
                .into_iter()
                .filter(|field| !matches!(field, RuleField::StoneCount | RuleField::ThirdPhaseFrom));
            let draws: Vec<Message> = draws.map(field).collect();
            if !draws.is_empty() {
                let fields = draws.into_iter().collect::<crate::i18n::Value>();
                paragraphs.push(Paragraph::Heading(Message::new("rules-absent").arg("fields", fields)));
            }
            continue;
        }
        paragraphs.push(Paragraph::Heading(Message::new(format!("rules-{}", source.token()))));
        let rules = fields.into_iter().filter_map(|field| with_note(ruleset, field, texts));
        paragraphs.extend(rules.map(Paragraph::Item));
    }
    paragraphs
}

/// A part of an explanation of rules.
#[derive(Clone, Debug, PartialEq)]
pub enum Paragraph {
    /// A text by itself.
    Text(Message),
    /// What the items after it have in common.
    Heading(Message),
    /// An item of a list.
    Item(Message),
}

/// The rules in which two profiles differ, and those that they share though only one of them says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The rules in which they differ.
    pub differ: Vec<RuleField>,
    /// The rules that are alike in both, stated by one and assumed of the other.
    pub alike: Vec<RuleField>,
}

impl Comparison {
    /// Compares two profiles.
    #[must_use]
    pub fn of(ruleset: &Ruleset, other: &Ruleset) -> Self {
        // Where flying itself differs, its sentence says with how many stones.
        let differ: Vec<RuleField> = ruleset
            .differences(other)
            .filter(|&field| field != RuleField::FliesAt || ruleset.flying == other.flying)
            .collect();
        let sources = |field| [Source::of(ruleset, field), Source::of(other, field)];
        let alike = told(ruleset)
            .filter(|&field| ruleset.value(field) == other.value(field))
            .filter(|&field| match sources(field) {
                [Source::Assumed, other] | [other, Source::Assumed] => {
                    matches!(other, Source::Stated | Source::Common)
                }
                _ => false,
            })
            .collect();
        Self { differ, alike }
    }
}

/// Explains in what two profiles differ: a heading for each rule, what each of the two says as items; then the rules
/// that only one of them states.
#[must_use]
pub fn against(ruleset: &Ruleset, other: &Ruleset, texts: &Localizer) -> Vec<Paragraph> {
    let Comparison { differ, alike } = Comparison::of(ruleset, other);
    let head = Message::new("rules-differ")
        .arg("profile", profile(ruleset))
        .arg("other", profile(other))
        .arg("count", differ.len());
    let mut paragraphs = vec![Paragraph::Text(head)];
    for field in differ {
        paragraphs.push(Paragraph::Heading(self::field(field)));
        paragraphs.extend([ruleset, other].map(|one| Paragraph::Item(says(one, field, texts))));
    }
    let (of_other, of_this): (Vec<RuleField>, Vec<RuleField>) =
        alike.into_iter().partition(|&field| Source::of(other, field) == Source::Assumed);
    for (stating, assuming, fields) in [(ruleset, other, of_other), (other, ruleset, of_this)] {
        if fields.is_empty() {
            continue;
        }
        let heading = Message::new("rules-alike");
        paragraphs.push(Paragraph::Heading(
            heading.arg("stating", profile(stating)).arg("assuming", profile(assuming)),
        ));
        // A remark is on what the silent guide says instead.
        let rules = fields.into_iter().filter_map(|field| with_note(assuming, field, texts));
        paragraphs.extend(rules.map(Paragraph::Item));
    }
    paragraphs
}

/// Says what a profile has as a rule, and on what that rests.
#[must_use]
pub fn says(ruleset: &Ruleset, field: RuleField, texts: &Localizer) -> Message {
    let source = Source::of(ruleset, field);
    let message = Message::new(format!("says-{}", source.token())).arg("profile", profile(ruleset));
    match with_note(ruleset, field, texts) {
        Some(rule) => message.arg("rule", rule),
        None => message,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;
    use crate::rules::{
        Blocked, CaptureDuty, Captured, CapturesPerTurn, Counting, Custodian, Flying, Hopping, MillShape,
        MovingWhilePlacing, Passing, Protection, QuietFrom, Reclose, StandingMills, SwingMill,
    };

    fn each_language(check: impl Fn(&Localizer)) {
        let texts = Texts::embedded().unwrap();
        texts.tags().iter().for_each(|tag| check(&Localizer::new(&texts, tag)));
    }

    /// Every value that a rule can have, as [`Ruleset::with`] reads it.
    fn values(field: RuleField) -> Vec<String> {
        fn tokens<T: Copy>(all: &[T], token: impl Fn(T) -> &'static str) -> Vec<String> {
            all.iter().map(|&one| token(one).to_owned()).collect()
        }
        let owned = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect::<Vec<_>>();
        match field {
            RuleField::Board => Vec::new(),
            RuleField::Mills => tokens(&MillShape::ALL, MillShape::token),
            RuleField::StoneCount => tokens(&StoneCount::ALL, StoneCount::token),
            RuleField::MovingWhilePlacing => tokens(&MovingWhilePlacing::ALL, MovingWhilePlacing::token),
            RuleField::Flying => tokens(&Flying::ALL, Flying::token),
            RuleField::Protection => tokens(&Protection::ALL, Protection::token),
            RuleField::Capture => tokens(&CaptureDuty::ALL, CaptureDuty::token),
            RuleField::Captured => tokens(&Captured::ALL, Captured::token),
            RuleField::CapturesPerTurn => tokens(&CapturesPerTurn::ALL, CapturesPerTurn::token),
            RuleField::StandingMills => tokens(&StandingMills::ALL, StandingMills::token),
            RuleField::Reclose => tokens(&Reclose::ALL, Reclose::token),
            RuleField::SwingMill => tokens(&SwingMill::ALL, SwingMill::token),
            RuleField::Hopping => tokens(&Hopping::ALL, Hopping::token),
            RuleField::Passing => tokens(&Passing::ALL, Passing::token),
            RuleField::Custodian => tokens(&Custodian::ALL, Custodian::token),
            RuleField::Blocked => tokens(&Blocked::ALL, Blocked::token),
            RuleField::Counting => tokens(&Counting::ALL, Counting::token),
            RuleField::Quiet => QuietFrom::ALL.iter().map(|from| format!("26:{}", from.token())).collect(),
            RuleField::FullBoard | RuleField::Agreement => owned(&["yes", "no"]),
            RuleField::Stones
            | RuleField::FliesAt
            | RuleField::ThirdPhaseFrom
            | RuleField::LosesBelow
            | RuleField::Repetition => owned(&["0", "3", "9"]),
        }
    }

    #[test]
    fn every_value_of_every_rule_has_a_sentence_in_every_language() {
        each_language(|texts| {
            for field in RuleField::ALL {
                texts.try_text(&self::field(field)).unwrap();
                for value in values(field) {
                    let ruleset = Ruleset::STANDARD.with(field, &value).unwrap();
                    if let Some(rule) = rule(&ruleset, field) {
                        texts.try_text(&rule).unwrap();
                    }
                }
            }
        });
    }

    #[test]
    fn every_profile_and_every_pair_can_be_told_in_every_language() {
        each_language(|texts| {
            let tell = |paragraphs: Vec<Paragraph>| {
                for Paragraph::Text(message) | Paragraph::Heading(message) | Paragraph::Item(message) in
                    paragraphs
                {
                    texts.try_text(&message).unwrap();
                }
            };
            for ruleset in &Ruleset::ALL {
                tell(about(ruleset, texts));
                Ruleset::ALL.iter().for_each(|other| tell(against(ruleset, other, texts)));
            }
        });
    }

    #[test]
    fn every_remark_is_on_a_rule_of_a_profile() {
        let texts = Texts::embedded().unwrap();
        let notes: Vec<&str> = texts
            .english()
            .iter()
            .flat_map(|english| &english.files)
            .filter(|file| file.name == "profiles.ftl")
            .flat_map(|file| file.source().lines())
            .filter_map(|line| line.strip_prefix("note-")?.split_once(" =").map(|(id, _)| id))
            .collect();
        assert!(!notes.is_empty());
        for note in notes {
            let is_of = |ruleset: &Ruleset| {
                RuleField::ALL.iter().any(|field| note == format!("{}-{}", ruleset.id, field.token()))
            };
            assert!(Ruleset::ALL.iter().any(is_of), "{note}");
        }
    }

    #[test]
    fn what_only_one_guide_says_is_told_apart_from_what_differs() {
        let comparison = Comparison::of(&Ruleset::MTTE, &Ruleset::MORRISTALK);
        let differ = [
            RuleField::StoneCount,
            RuleField::ThirdPhaseFrom,
            RuleField::Protection,
            RuleField::Repetition,
            RuleField::Quiet,
        ];
        assert_eq!(comparison.differ, differ);
        for field in [RuleField::Capture, RuleField::CapturesPerTurn, RuleField::Counting] {
            assert!(comparison.alike.contains(&field), "{field:?}");
        }
        assert!(!comparison.alike.contains(&RuleField::SwingMill), "assumed of both");
        assert_eq!(
            Comparison::of(&Ruleset::SIX, &Ruleset::STANDARD).differ,
            [RuleField::Board, RuleField::Stones, RuleField::Flying]
        );
    }
}
