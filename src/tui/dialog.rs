//! What covers a part of the screen until it is answered or put away: questions, lists, help.

use cursive::Rect;
use cursive::theme::Style;
use cursive::utils::markup::StyledString;

use crate::explain;
use crate::i18n::Message;
use crate::rules::{Action, RuleField, Ruleset};
use crate::tutor::{Feedback, Input, Mode, PuzzleFeedback, PuzzleSession, Role, Session};

use super::frame::Frame;
use super::keys::{Amount, BINDINGS, Order};
use super::lesson::{legend, worths};
use super::look::{Worth, bold};
use super::reference::word_page;
use super::scroll::Scroll;
use super::text::{IntoLines, Line, Voice, cut, hang};

/// A dialog.
pub(super) struct Dialog {
    pub(super) kind: Kind,
    choice: usize,
    /// What can be picked.
    rows: usize,
    scroll: Scroll,
}

/// What a dialog is about.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    /// Something the learner must be told.
    Notice(Vec<Message>),
    /// What is wrong with files that are worked on, after what a message says of that.
    Faults { about: &'static str, problems: Vec<String> },
    /// Whether the solution is really wanted.
    Solution,
    /// Whether the puzzle is really to be given up.
    GiveUp,
    /// Whether what was missed is to come back.
    Review,
    /// Whether the lesson is really to begin anew.
    Restart,
    /// The steps of the lesson, to go to one, and the lesson from its beginning.
    Steps,
    /// The words of the glossary that a prompt uses, to open one.
    Words(Vec<String>),
    /// A word of the glossary.
    Word(String),
    /// Help: the rules, the marks, the keys.
    Help,
    /// A report to copy.
    Report,
}

/// What a dialog is opened over.
#[derive(Clone, Copy)]
pub(super) enum Subject<'a> {
    /// Nothing that it could speak of.
    Nothing,
    /// A lesson, and the puzzle that its step is, where it is one.
    Lesson(&'a Session, Option<&'a PuzzleSession>),
    /// A puzzle.
    Puzzle(&'a PuzzleSession),
}

/// What comes of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The dialog stays.
    Stay,
    /// It is put away.
    Close,
    /// The row of this index was picked.
    Picked(usize),
}

/// Rows of a question: yes and no.
const QUESTION: usize = 2;

impl Dialog {
    /// Opens a dialog over what is on the screen.
    pub(super) fn new(kind: Kind, subject: Subject<'_>) -> Self {
        let (rows, choice) = match (&kind, subject) {
            (Kind::Notice(_), _) => (1, 0),
            (Kind::Solution | Kind::GiveUp | Kind::Restart | Kind::Review, _) => (QUESTION, 0),
            // The last row is the lesson from its beginning.
            (Kind::Steps, Subject::Lesson(session, _)) => (session.states().len() + 1, session.index()),
            (Kind::Words(words), _) => (words.len(), 0),
            (Kind::Steps, Subject::Nothing | Subject::Puzzle(_))
            | (Kind::Help | Kind::Report | Kind::Word(_) | Kind::Faults { .. }, _) => (0, 0),
        };
        Self { kind, choice, rows, scroll: Scroll::default() }
    }

    /// Tells whether an order makes sense now.
    pub(super) fn allows(&self, order: Order) -> bool {
        match order {
            Order::Up | Order::Down => self.rows > 1 || self.scroll.is_needed(),
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Act => self.rows > 0,
            // The key that opens help puts it away, too.
            Order::Help => self.kind == Kind::Help,
            Order::Leave | Order::Language | Order::Quit => true,
            Order::Digit(number) => (1..=self.rows).contains(&usize::from(number)),
            Order::Pick(index) => index < self.rows,
            _ => false,
        }
    }

    /// Does what is asked for, as far as it concerns the dialog alone.
    pub(super) fn perform(&mut self, order: Order) -> Answer {
        match order {
            Order::Up if self.rows <= 1 => self.scroll.by(Amount::LinesUp),
            Order::Down if self.rows <= 1 => self.scroll.by(Amount::LinesDown),
            Order::Up => self.choice = self.choice.saturating_sub(1),
            Order::Down => self.choice = (self.choice + 1).min(self.rows - 1),
            Order::Scroll(amount) => self.scroll.by(amount),
            Order::Act => return Answer::Picked(self.choice),
            Order::Digit(number) => return Answer::Picked(usize::from(number) - 1),
            Order::Pick(index) => return Answer::Picked(index),
            Order::Leave | Order::Help => return Answer::Close,
            _ => {}
        }
        Answer::Stay
    }

    /// Draws the dialog along the lower edge of an area, as high as it needs to be.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, subject: Subject<'_>, voice: Voice<'_>) {
        let width = area.width() - 3;
        let (lines, focus) = self.lines(subject, width, voice);
        // What is wrong with a file is read beside what the file says.
        let most = if matches!(self.kind, Kind::Faults { .. }) { area.height() / 2 } else { area.height() };
        let height = (lines.len() + 2).min(most);
        let area = Rect::from_corners((area.left(), area.bottom() + 1 - height), area.bottom_right());
        frame.blank(area);
        let line = |columns| voice.look.line(10).to_string().repeat(columns);
        let title = format!("{} {} ", line(2), voice.word(self.title()));
        let rest = area.width().saturating_sub(StyledString::plain(&title).width());
        frame.put(area.top_left(), StyledString::styled(title + &line(rest), bold()));
        let inside = Rect::from_corners(area.top_left() + (1, 1), area.bottom_right());
        frame.lines(inside, &lines, &mut self.scroll, focus, voice.look);
    }

    const fn title(&self) -> &'static str {
        match self.kind {
            Kind::Notice(_) => "ui-notice-title",
            Kind::Faults { .. } => "try-title",
            Kind::Solution => "ui-solution-title",
            Kind::GiveUp => "puzzle-give-up-title",
            Kind::Review => "review-title",
            Kind::Restart => "ui-restart-title",
            Kind::Steps => "ui-steps-title",
            Kind::Words(_) | Kind::Word(_) => "glossary-title",
            Kind::Help => "ui-help-title",
            Kind::Report => "ui-report-title",
        }
    }

    /// Returns the lines, and which of them has to be in view.
    fn lines(&self, subject: Subject<'_>, width: usize, voice: Voice<'_>) -> (Vec<Line>, Option<usize>) {
        let (mut lines, rows) = match &self.kind {
            Kind::Notice(messages) => {
                (paragraphs(messages, width, voice), vec![voice.word("ui-answer-go-on")])
            }
            Kind::Faults { about, problems } => (faults(about, problems, width, voice), Vec::new()),
            Kind::Solution => (voice.paragraph(&Message::new("ui-solution-ask"), width), yes_and_no(voice)),
            Kind::GiveUp => (voice.paragraph(&Message::new("puzzle-give-up-ask"), width), yes_and_no(voice)),
            Kind::Review => (voice.paragraph(&Message::new("review-offer"), width), yes_and_no(voice)),
            Kind::Restart => (voice.paragraph(&Message::new("ui-restart-ask"), width), yes_and_no(voice)),
            Kind::Steps => match subject {
                Subject::Lesson(session, _) => (Vec::new(), steps(session, width, voice)),
                Subject::Nothing | Subject::Puzzle(_) => (Vec::new(), Vec::new()),
            },
            Kind::Words(words) => {
                let rows = words.iter().map(|word| voice.say(&explain::word(word)));
                (Vec::new(), rows.collect())
            }
            Kind::Word(word) => (word_page(word, width, voice), Vec::new()),
            Kind::Help => (help(subject, width, voice), Vec::new()),
            Kind::Report => (report(subject, width, voice), Vec::new()),
        };
        if rows.is_empty() {
            return (lines, None);
        }
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        let rows: Vec<StyledString> = rows.into_iter().map(StyledString::plain).collect();
        let (options, chosen) = voice.options(&rows, self.choice, width);
        let focus = lines.len() + chosen;
        lines.extend(options);
        (lines, Some(focus))
    }
}

fn paragraphs(messages: &[Message], width: usize, voice: Voice<'_>) -> Vec<Line> {
    messages.iter().flat_map(|message| voice.paragraph(message, width)).collect()
}

/// Says what is wrong with files, each fault with its place.
fn faults(about: &'static str, problems: &[String], width: usize, voice: Voice<'_>) -> Vec<Line> {
    let mut lines = voice.paragraph(&Message::new(about), width);
    lines.push(Line::default());
    for problem in problems {
        let lead = StyledString::styled(format!("{} ", voice.look.pointer()), bold());
        let text = StyledString::plain(voice.look.text(problem));
        lines.extend(hang(&lead, &text, width).into_iter().map(Line::from));
    }
    lines
}

fn yes_and_no(voice: Voice<'_>) -> Vec<String> {
    vec![voice.word("ui-answer-yes"), voice.word("ui-answer-no")]
}

/// Columns before a step's first words: the pointer, its number, whether it is done.
const STEP_LEAD: usize = 9;

/// Lists the steps by their first words, then the way to begin anew.
fn steps(session: &Session, width: usize, voice: Voice<'_>) -> Vec<String> {
    let lesson = session.lesson();
    let rows = lesson.steps.iter().zip(session.states()).map(|(step, state)| {
        let done = if state.solved { voice.look.done() } else { ' ' };
        let prompt = voice.say(&explain::prompt(lesson, step)).replace("**", "");
        format!("{done} {}", cut(&prompt, width - STEP_LEAD, &voice.look.text("…")))
    });
    rows.chain([format!("  {}", voice.word("ui-steps-restart"))]).collect()
}

/// Writes the rules in short, what the marks mean and what all keys do.
fn help(subject: Subject<'_>, width: usize, voice: Voice<'_>) -> Vec<Line> {
    let rules = match subject {
        Subject::Nothing => &Ruleset::STANDARD,
        Subject::Lesson(session, _) => session.rules().ruleset(),
        Subject::Puzzle(session) => session.rules().ruleset(),
    };
    let heading = |id: &str| Line::from(voice.styled(&Message::new(id), bold()));
    let mut lines = vec![heading("ui-help-rules")];
    for message in card(rules) {
        lines.extend(voice.paragraph(&message, width));
    }
    lines.extend([Line::default(), heading("ui-help-marks")]);
    lines.extend(legend(Role::ALL.into_iter(), width, voice));
    lines.extend(worths(Worth::ALL.into_iter(), width, voice));
    lines.extend([Line::default(), heading("ui-help-keys")]);
    for binding in BINDINGS {
        let name = binding.name(binding.keys.len(), voice);
        let label = voice.say(&Message::new(binding.label).arg("context", "help"));
        let mut line = StyledString::styled(format!("{name:KEY_WIDTH$} "), bold());
        line.append(StyledString::plain(label));
        lines.extend(line.into_lines(width));
    }
    lines
}

/// Puts rules in short: the standard ones as a card, another family's rule by rule.
fn card(rules: &Ruleset) -> Vec<Message> {
    if *rules != Ruleset::STANDARD {
        return RuleField::ALL.into_iter().filter_map(|field| explain::rule(rules, field)).collect();
    }
    let topics = ["placing", "mill", "capture", "moving", "flying", "ending"].map(|topic| {
        Message::new(format!("rules-{topic}"))
            .arg("stones", rules.stones)
            .arg("flies-at", rules.flies_at)
            .arg("loses-below", rules.loses_below)
    });
    topics.into()
}

/// Columns of a key's name in the help.
const KEY_WIDTH: usize = 16;

/// Writes what whoever looks into a problem needs to know.
fn report(subject: Subject<'_>, width: usize, voice: Voice<'_>) -> Vec<Line> {
    let (rules, step, position, answer) = match subject {
        Subject::Nothing => return Vec::new(),
        Subject::Lesson(session, puzzle) => (
            session.rules(),
            ("step", format!("{} / {}", session.lesson().id, session.step().id)),
            puzzle.map_or_else(|| session.position(), PuzzleSession::position),
            puzzle.map_or_else(|| answer_of_lesson(session), answer_of_puzzle),
        ),
        Subject::Puzzle(session) => (
            session.rules(),
            ("puzzle", format!("{} / {}", session.puzzle().id, session.part() + 1)),
            session.position(),
            answer_of_puzzle(session),
        ),
    };
    let facts = [
        ("malom", env!("CARGO_PKG_VERSION").to_owned()),
        ("rules", rules.ruleset().id.to_owned()),
        step,
        ("position", position.setup(rules).to_string()),
        ("answer", if answer.is_empty() { "-".to_owned() } else { answer.trim().to_owned() }),
        ("language", voice.learner.localizer().language().to_string()),
    ];
    let mut lines = voice.paragraph(&Message::new("ui-report-how"), width);
    lines.push(Line::default());
    for (key, value) in facts {
        lines.extend(StyledString::styled(format!("{key}: {value}"), Style::none()).into_lines(width));
    }
    lines
}

/// Writes what the learner has put in, and what was refused of it.
fn answer_of_lesson(session: &Session) -> String {
    let mut answer = match (session.mode(), session.input()) {
        (Mode::Exploring { .. }, _) => "exploring".to_owned(),
        (_, Input::Turn { selected, actions }) => {
            let selected = selected.map(|point| format!("{point}-"));
            actions.iter().map(Action::to_string).chain(selected).collect::<Vec<_>>().join(" ")
        }
        (_, Input::Points(points)) => points.to_string(),
        (_, Input::Actions { actions, .. }) => {
            actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
        }
        (_, Input::Several(chosen)) => {
            let numbers: Vec<String> = chosen.iter().map(|index| (index + 1).to_string()).collect();
            numbers.join(" ")
        }
        (_, Input::Puzzle) => String::new(),
        (_, Input::Options { judged }) => {
            judged.map_or("", |legal| if legal { "yes" } else { "no" }).to_owned()
        }
    };
    for feedback in session.feedback() {
        if let Feedback::Refused { action, illegal, .. } = feedback {
            answer = format!("{answer} {action} ({})", illegal.kind().token());
        }
    }
    answer
}

/// Writes the turns on the board, and what was refused after them.
fn answer_of_puzzle(session: &PuzzleSession) -> String {
    let mut answer: Vec<String> = session.turns().iter().map(ToString::to_string).collect();
    for feedback in session.feedback() {
        if let PuzzleFeedback::Refused { action, illegal, .. } = feedback {
            answer.push(format!("{action} ({})", illegal.kind().token()));
        }
    }
    answer.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Localizer, Texts};

    #[test]
    fn each_family_has_a_card_of_its_own_rules() {
        let texts = Texts::embedded().unwrap();
        let english = Localizer::new(&texts, &"en".parse().unwrap());
        let text = |rules: &Ruleset| {
            let told =
                card(rules).iter().map(|message| english.try_text(message).unwrap()).collect::<Vec<_>>();
            told.join("\n")
        };
        let mtte = text(&Ruleset::MTTE);
        let protection = explain::rule(&Ruleset::MTTE, RuleField::Protection).unwrap();
        assert!(mtte.contains(&english.text(&protection)), "{mtte}");
        assert!(!mtte.contains("unless all enemy stones"), "that is the standard rule: {mtte}");
        assert!(text(&Ruleset::STANDARD).contains("unless all enemy stones"));
    }
}
