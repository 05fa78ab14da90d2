//! What is said beside the board of a puzzle.

use cursive::theme::Style;
use cursive::utils::markup::StyledString;

use crate::explain;
use crate::i18n::{Message, Value as Text};
use crate::learner::RatingChange;
use crate::rules::{Action, Ruleset, Turn};
use crate::solver::{SolvedTurn, Stage};
use crate::training::Strength;
use crate::tutor::{PuzzleFeedback, PuzzleMarks, PuzzleMode};

use super::super::look::{Worth, bold};
use super::super::text::{IntoLines, Line, Voice, hang};
use super::super::work::State;
use super::PuzzleScreen;

impl PuzzleScreen {
    /// Says what is asked, what was played and what came of it; with the line at which the newest answer begins.
    pub(super) fn texts(&self, width: usize, lead: &[Message], voice: Voice<'_>) -> (Vec<Line>, usize) {
        let session = &self.session;
        let mut lines = Vec::new();
        for message in lead {
            lines.extend(voice.paragraph(message, width));
            lines.push(Line::default());
        }
        lines.extend(voice.paragraph(&explain::puzzle::goal(session.puzzle(), session.start()), width));
        let rules = session.rules().ruleset();
        // A lesson says itself by which rules it is played.
        if !session.puzzle().is_step() && *rules != Ruleset::STANDARD {
            let rules = Message::new("puzzle-rules").arg("rules", explain::profile(rules));
            lines.extend(voice.paragraph(&rules, width));
        }
        if self.is_marking() {
            lines.push(Line::default());
            if matches!(session.marked(), Some(PuzzleMarks::Turns(_))) {
                lines.extend(voice.paragraph(&Message::new("puzzle-mark-turns"), width));
            }
            lines.extend(voice.paragraph(&self.marked(), width));
        }
        if let Some(played) = self.played() {
            lines.push(Line::default());
            lines.extend(played.into_lines(width));
        }
        let newest = lines.len();
        for feedback in session.feedback().iter().filter(|feedback| !self.is_for_later(feedback)) {
            let sign = match feedback {
                PuzzleFeedback::Done(outcome) if !outcome.fails() => voice.look.done(),
                PuzzleFeedback::Good { .. } | PuzzleFeedback::HalfSolved => voice.look.done(),
                _ => voice.look.pointer(),
            };
            for (index, message) in explain::play::play(session, feedback).iter().enumerate() {
                let lead = if index == 0 { format!("{sign} ") } else { "  ".to_owned() };
                if index == 0 {
                    lines.push(Line::default());
                }
                let text = voice.styled(message, Style::none());
                lines.extend(
                    hang(&StyledString::styled(lead, bold()), &text, width).into_iter().map(Line::from),
                );
            }
        }
        for named in &self.named {
            lines.push(Line::default());
            for message in explain::belief::paragraphs(named, None, voice.learner.localizer()) {
                lines.extend(voice.paragraph(&message, width));
            }
        }
        for message in self.notes(voice) {
            lines.push(Line::default());
            lines.extend(voice.paragraph(&message, width));
        }
        if *session.mode() == PuzzleMode::Exploring {
            lines.push(Line::default());
            lines.extend(self.values(width, voice));
        }
        (lines, newest)
    }

    /// Tells whether something is said once the solution has been seen: why it solves a step.
    fn is_for_later(&self, feedback: &PuzzleFeedback) -> bool {
        let replaying = matches!(self.session.mode(), PuzzleMode::Replaying { .. });
        replaying && self.puzzle().is_step() && matches!(feedback, PuzzleFeedback::Done(_))
    }

    /// Says what is marked.
    fn marked(&self) -> Message {
        let message = Message::new("ui-marked");
        let (count, marks): (usize, Text) = match self.session.marked() {
            Some(PuzzleMarks::Points(points)) => (points.len(), explain::points(*points)),
            Some(PuzzleMarks::Turns(turns)) => {
                (turns.len(), turns.iter().map(|turn| explain::turn_text(*turn)).collect())
            }
            None => (0, Message::new("nothing").into()),
        };
        let marks = if count == 0 { Message::new("nothing").into() } else { marks };
        message.arg("count", count).arg("marks", marks)
    }

    /// Writes the turns on the board. Of a line that is shown, what is said of it names them all.
    fn played(&self) -> Option<StyledString> {
        let is_told =
            matches!(self.session.mode(), PuzzleMode::Refuted { .. } | PuzzleMode::Replaying { .. });
        let turns = self.session.turns();
        let is_shown = !is_told && !turns.is_empty();
        is_shown.then(|| StyledString::plain(explain::play::line(turns)))
    }

    /// Says what can be done now, and what the program is doing.
    fn notes(&self, voice: Voice<'_>) -> Vec<Message> {
        let shown = |id: &str, line: &[Turn], shown: usize| {
            Message::new(id).arg("shown", shown).arg("turns", line.len())
        };
        let mut notes = Vec::new();
        match self.session.mode() {
            PuzzleMode::Slower => notes.push(Message::new("puzzle-slower")),
            PuzzleMode::Refuted { line, shown: count } => notes.push(shown("puzzle-refuted", line, *count)),
            PuzzleMode::Replaying { line, shown: count } => {
                notes.push(shown("puzzle-replaying", line, *count));
            }
            PuzzleMode::HalfSolved => notes.push(Message::new("puzzle-half-solved")),
            PuzzleMode::Lost => notes.push(Message::new("puzzle-lost")),
            PuzzleMode::Exploring => notes.push(Message::new("puzzle-exploring")),
            PuzzleMode::Done => notes.extend(self.result(voice)),
            PuzzleMode::Asking | PuzzleMode::Thinking => {}
        }
        let is_waiting = self.is_working() && self.work.state() == State::Ready;
        notes.extend(is_waiting.then(|| Message::new("puzzle-thinking")));
        notes.extend(self.preparing());
        notes.extend(
            self.fault.as_ref().map(|fault| Message::new("puzzle-fault").arg("fault", fault.clone())),
        );
        notes
    }

    /// Says how far the building of tables has come.
    fn preparing(&self) -> Option<Message> {
        match self.work.state() {
            State::Ready => None,
            State::Preparing => Some(Message::new("puzzle-preparing")),
            State::Building(pair) => {
                let (stage, percent) = self.work.progress()?;
                let (stage, plies) = match stage {
                    Stage::Waiting => ("waiting", 0),
                    Stage::SettingUp => ("setting-up", 0),
                    Stage::Propagating { plies } => ("propagating", plies),
                    Stage::Checking => ("checking", 0),
                    Stage::Writing => ("writing", 0),
                };
                let message = Message::new("puzzle-building")
                    .arg("larger", i64::from(pair.larger()))
                    .arg("smaller", i64::from(pair.smaller()))
                    .arg("stage", stage)
                    .arg("plies", i64::from(plies))
                    .arg("percent", i64::try_from(percent).unwrap_or(100));
                Some(message)
            }
        }
    }

    /// Says what the puzzle was about, and what it did to the learner's strength.
    fn result(&self, voice: Voice<'_>) -> Vec<Message> {
        let puzzle = self.session.puzzle();
        let themes: Text = puzzle.themes.iter().map(|theme| explain::puzzle::theme(*theme)).collect();
        let note = explain::puzzle::note(puzzle);
        let note = voice.learner.localizer().has(&note.id, None).then_some(note);
        // Who comes back from exploring, or from the solution, still reads how the attempt counts.
        let is_told = self.session.feedback().iter().any(|one| matches!(one, PuzzleFeedback::Done(_)));
        let counts =
            self.session.outcome().filter(|_| !is_told).map(|outcome| explain::play::done(puzzle, outcome));
        let mut told: Vec<Message> = counts.into_iter().chain(note).collect();
        if !puzzle.themes.is_empty() {
            told.push(Message::new("puzzle-themes").arg("count", puzzle.themes.len()).arg("themes", themes));
        }
        if let Some(RatingChange { before, after }) = self.change {
            if self.number {
                told.push(explain::rating_moved(before, after));
            } else if Strength::of(before) != Strength::of(after) {
                told.push(explain::strength_of_learner(after));
            }
        }
        told
    }

    /// Lists what every turn is worth that goes on from what is chosen, the best first.
    fn values(&self, width: usize, voice: Voice<'_>) -> Vec<Line> {
        let Some(solution) = self.session.values() else { return Vec::new() };
        if self.position().capture_due() {
            // The turn is begun; the signs on the board say which stone is best to take.
            return Vec::new();
        }
        let fits = |solved: &&SolvedTurn| match (self.session.selected(), solved.turn.first) {
            (Some(stone), Action::Move { from, .. }) => stone == from,
            (_, _) => true,
        };
        let mut turns: Vec<SolvedTurn> = solution.turns.iter().filter(fits).copied().collect();
        turns.sort_by_key(|solved| std::cmp::Reverse((solved.bounds.least, solved.bounds.most)));
        let mut lines = Vec::new();
        // What sounds alike is told together.
        let worth = |solved: &SolvedTurn| explain::play::worth(solved.bounds);
        for group in turns.chunk_by(|one, other| worth(one) == worth(other)) {
            let worth = Worth::of(group[0].bounds);
            let mut lead = StyledString::styled(voice.look.worth(worth), voice.look.worth_style(worth));
            lead.append_plain(" ");
            let turns: Text = group.iter().map(|solved| explain::turn_text(solved.turn)).collect();
            let message = Message::new("play-values")
                .arg("worth", explain::play::worth(group[0].bounds))
                .arg("turns", turns);
            let text = voice.styled(&message, Style::none());
            lines.extend(hang(&lead, &text, width).into_iter().map(Line::from));
        }
        lines
    }
}
