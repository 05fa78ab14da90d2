//! A lesson on the screen: the board on the left, what is asked and answered on the right.

use cursive::Rect;
use cursive::theme::Style;
use cursive::utils::markup::StyledString;

use crate::belief::{Misconception, Named};
use crate::explain;
use crate::i18n::{Message, Value};
use crate::learner::Learner;
use crate::rules::{Action, Color, Point, PointSet, Position, Rules};
use crate::tutor::{
    Command, Feedback, Input, Mode, Piece, PuzzleCommand, PuzzleSession, Report, Role, Session, Standing,
    StepState, Summary,
};

use super::board::{self, Scale};
use super::frame::Frame;
use super::keys::{DRILL_KEY, Order};
use super::look::{Worth, bold};
use super::puzzle::{self, PuzzleScreen};
use super::scroll::Scroll;
use super::text::{IntoLines, Line, Voice, flow, hang, styled};
use super::work::{Bench, Job};

/// Columns of text that are comfortable to read.
pub(super) const TEXT_WIDTH: usize = 72;

/// A learner's lesson, with what belongs to the screen alone: where its cursors are.
pub(super) struct Lesson {
    session: Session,
    /// The puzzle that the step is, where it is one.
    puzzle: Option<PuzzleScreen>,
    /// The point that the board's cursor is on.
    cursor: Option<Point>,
    /// The option that is chosen, of those offered.
    choice: usize,
    /// Whether it is a test that has not begun: what it checks is shown.
    opening: bool,
    /// Why it is here, where it is a part of something.
    note: Option<Message>,
    /// Whether the prompt, as it was drawn last, uses words of the glossary.
    has_words: bool,
    /// The column of a point that is being typed.
    column: Option<u8>,
    scroll: Scroll,
    /// Whether the next drawing brings the newest answer into view.
    follows: bool,
    /// The misconceptions that the last answer made clear.
    named: Vec<Named>,
}

/// What comes of an order.
pub(super) enum Then {
    /// The lesson goes on.
    Stay,
    /// Back to the course.
    Home,
    /// The lesson is finished.
    Finished(Summary),
    /// The question is answered, and that is how.
    Answered(StepState),
}

impl Lesson {
    pub(super) fn new(session: Session) -> Self {
        let cursor = board::middle(session.rules().board());
        let opening = session.lesson().is_test && session.piece() == Piece::Lesson && session.is_new();
        Self {
            session,
            puzzle: None,
            cursor,
            choice: 0,
            opening,
            note: None,
            has_words: false,
            column: None,
            scroll: Scroll::default(),
            follows: false,
            named: Vec::new(),
        }
    }

    /// Says why it is there; a whole lesson speaks for itself.
    pub(super) fn with_note(self, note: Option<Message>) -> Self {
        let note = note.filter(|_| self.session.piece() != Piece::Lesson);
        Self { note, ..self }
    }

    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    /// Returns what the last answer made clear that can be drilled.
    pub(super) fn to_drill(&self) -> Option<Misconception> {
        let mut named = self.named.iter().map(|named| named.misconception);
        named.rfind(|misconception| misconception.is_rule())
    }

    /// Returns the session of the step's puzzle, where it is one.
    pub(super) fn puzzle(&self) -> Option<&PuzzleSession> {
        self.puzzle.as_ref().map(PuzzleScreen::session)
    }

    /// Begins the puzzle that the step is, where it is one that is not begun yet.
    pub(super) fn begin_puzzle(&mut self, bench: &mut Bench) {
        if self.puzzle.is_none() && !self.opening {
            // Each attempt meets another defence.
            let wrong = self.session.states()[self.session.index()].wrong;
            let seed = bench.seed().unwrap_or_else(|| wrong.into());
            self.puzzle =
                self.session.begin_puzzle(seed).map(|session| PuzzleScreen::of_step(session, bench));
        }
    }

    /// Tells whether a thread is at work of which the screen tells.
    pub(super) fn is_working(&self) -> bool {
        self.puzzle.as_ref().is_some_and(PuzzleScreen::is_working)
    }

    /// Takes what a thread reports.
    pub(super) fn report(&mut self, job: Job, report: Report, learner: &mut Learner) {
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.report(job, report, learner);
            self.take_from_puzzle(learner);
        }
    }

    /// Tells whether the solution gives the step up.
    pub(super) fn would_give_up(&self) -> bool {
        self.puzzle.as_ref().is_none_or(PuzzleScreen::would_give_up)
    }

    /// Takes what has come of the step's puzzle, and keeps it.
    fn take_from_puzzle(&mut self, learner: &mut Learner) {
        if let Some(puzzle) = &mut self.puzzle {
            self.session.take_from(puzzle.session_mut());
            learner.keep(&mut self.session);
        }
    }

    /// Tells whether the answer is given on the board.
    fn is_on_board(&self) -> bool {
        match self.session.mode() {
            Mode::Asking => {
                !matches!(self.session.input(), Input::Options { .. } | Input::Several(_) | Input::Puzzle)
            }
            Mode::Exploring { .. } => true,
            Mode::Replaying { .. } | Mode::Solved | Mode::Finished => false,
        }
    }

    /// Tells whether any number of options is being chosen.
    pub(super) fn chooses_several(&self) -> bool {
        *self.session.mode() == Mode::Asking && matches!(self.session.input(), Input::Several(_))
    }

    fn is_marking(&self) -> bool {
        let marks =
            matches!(self.session.input(), Input::Points(_) | Input::Actions { .. } | Input::Several(_));
        *self.session.mode() == Mode::Asking && marks
    }

    /// Tells whether there is something to take back.
    fn has_input(&self) -> bool {
        match (self.session.mode(), self.session.input()) {
            (Mode::Exploring { path, selected }, _) => path.len() > 1 || selected.is_some(),
            (Mode::Asking, Input::Turn { selected, actions } | Input::Actions { selected, actions }) => {
                selected.is_some() || !actions.is_empty()
            }
            (Mode::Asking, Input::Points(points)) => !points.is_empty(),
            (Mode::Asking, Input::Options { judged }) => judged.is_some(),
            (Mode::Asking, Input::Several(chosen)) => !chosen.is_empty(),
            (Mode::Asking, Input::Puzzle) | (Mode::Replaying { .. } | Mode::Solved | Mode::Finished, _) => {
                false
            }
        }
    }

    /// Names what is going on, for labels that depend on it.
    pub(super) fn context(&self) -> &'static str {
        if let Some(puzzle) = &self.puzzle {
            return match puzzle.context() {
                context @ ("typing" | "trying") => context,
                _ => "lesson",
            };
        }
        match self.session.mode() {
            _ if self.opening => "opening",
            _ if self.column.is_some() => "typing",
            Mode::Exploring { .. } => "exploring",
            Mode::Asking if self.is_marking() => "marking",
            Mode::Asking | Mode::Replaying { .. } | Mode::Solved | Mode::Finished => "lesson",
        }
    }

    /// Tells whether an order makes sense now.
    pub(super) fn allows(&self, order: Order) -> bool {
        if let Some(puzzle) = &self.puzzle {
            let typing = puzzle.typed().is_some();
            return match order {
                Order::Steps => !typing && self.session.piece() == Piece::Lesson,
                Order::Previous => puzzle.allows(order) || !typing && self.session.index() > 0,
                // The lesson can be begun anew; a step of it is no attempt of its own, and moves no rating.
                Order::Again | Order::Number => false,
                Order::Hint => self.session.has_hints() && puzzle.allows(order),
                _ => puzzle.allows(order),
            };
        }
        let asking = *self.session.mode() == Mode::Asking;
        let exploring = matches!(self.session.mode(), Mode::Exploring { .. });
        let solved = *self.session.mode() == Mode::Solved;
        let options = self.session.labels().len();
        if self.opening {
            return match order {
                Order::Next | Order::Language | Order::Help | Order::Leave | Order::Quit => true,
                Order::Scroll(_) => self.scroll.is_needed(),
                _ => false,
            };
        }
        if self.column.is_some() {
            // A point is being typed; what else is pressed now is likely a slip.
            return matches!(
                order,
                Order::Row(_)
                    | Order::Column(_)
                    | Order::Go(_)
                    | Order::Act
                    | Order::Touch(_)
                    | Order::Leave
                    | Order::Quit
            );
        }
        if self.session.is_answered() {
            // The first answer counts; what is left is to read what came of it.
            return match order {
                Order::Next | Order::Language | Order::Report | Order::Help | Order::Leave | Order::Quit => {
                    true
                }
                Order::Scroll(_) => self.scroll.is_needed(),
                _ => false,
            };
        }
        match order {
            Order::Go(_) | Order::Touch(_) | Order::Column(_) => self.is_on_board(),
            Order::Up | Order::Down => options > 0,
            Order::Act => self.is_on_board() || options > 0,
            Order::Digit(number) => (1..=options).contains(&usize::from(number)),
            Order::Pick(index) => index < options,
            Order::HandIn => self.is_marking(),
            Order::Pass => exploring || asking && matches!(self.session.input(), Input::Turn { .. }),
            Order::Hint => asking && self.session.has_hints() && self.session.piece() != Piece::Question,
            Order::Solution => asking,
            Order::Undo => self.has_input(),
            Order::Next => {
                solved || self.session.is_answered() || matches!(self.session.mode(), Mode::Replaying { .. })
            }
            Order::Previous => self.session.index() > 0,
            Order::Explore => solved || exploring,
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Steps => self.session.piece() == Piece::Lesson,
            Order::Language | Order::Report | Order::Help | Order::Leave | Order::Quit => true,
            Order::Row(_)
            | Order::Colours
            | Order::Ascii
            | Order::PlayOn
            | Order::Again
            | Order::Train
            | Order::Review
            | Order::Place
            | Order::Questions
            | Order::Search
            | Order::Type(_)
            | Order::Erase
            | Order::Number => false,
            Order::Glossary => self.has_words,
            Order::Drill => self.to_drill().is_some(),
        }
    }

    /// Does what is asked for, as far as it concerns the lesson alone.
    pub(super) fn perform(&mut self, order: Order, learner: &mut Learner) -> Then {
        match (order, &mut self.puzzle) {
            (Order::Next, Some(puzzle)) if puzzle.is_done() => self.command(Command::Next, learner),
            (Order::Previous, Some(puzzle)) if !puzzle.allows(order) => self.command(Command::Back, learner),
            (_, Some(puzzle)) => {
                let then = puzzle.perform(order, learner);
                self.take_from_puzzle(learner);
                if let puzzle::Then::Left(_) = then {
                    return Then::Home;
                }
            }
            (_, None) => return self.perform_in_step(order, learner),
        }
        self.session.summary().map_or(Then::Stay, Then::Finished)
    }

    /// Does what is asked for in a step that is no puzzle.
    fn perform_in_step(&mut self, order: Order, learner: &mut Learner) -> Then {
        let typed = self.column.take();
        match order {
            Order::Go(direction) => {
                let board = self.session.rules().board();
                self.cursor = self.cursor.map(|from| board::neighbour(board, from, direction));
            }
            Order::Up => self.choice = self.choice.saturating_sub(1),
            Order::Down => self.choice = (self.choice + 1).min(self.session.labels().len() - 1),
            Order::Act if self.is_on_board() => {
                if let Some(point) = self.cursor {
                    self.touch(point, learner);
                }
            }
            Order::Act => self.command(Command::Choose(self.choice), learner),
            Order::Touch(point) => self.touch(point, learner),
            Order::Pick(index) => {
                self.choice = index;
                self.command(Command::Choose(index), learner);
            }
            Order::Column(column) => self.column = Some(column),
            Order::Row(row) => {
                if let Some(point) = typed.and_then(|column| Point::new(column, row)) {
                    self.touch(point, learner);
                }
            }
            Order::Digit(number) => {
                return self.perform_in_step(Order::Pick(usize::from(number) - 1), learner);
            }
            Order::HandIn => self.command(Command::HandIn, learner),
            Order::Pass => self.command(Command::Act(Action::Pass), learner),
            Order::Hint => self.command(Command::Hint, learner),
            Order::Undo => self.command(Command::Undo, learner),
            Order::Solution => self.command(Command::Solution, learner),
            Order::Next if self.opening => (self.opening, self.scroll) = (false, Scroll::default()),
            Order::Next if self.session.is_answered() => return Then::Answered(self.session.states()[0]),
            Order::Next => self.command(Command::Next, learner),
            Order::Previous => self.command(Command::Back, learner),
            Order::Explore => self.command(Command::Explore, learner),
            Order::Scroll(amount) => self.scroll.by(amount),
            Order::Leave if typed.is_some() => {}
            Order::Leave if matches!(self.session.mode(), Mode::Exploring { .. }) => {
                self.command(Command::Explore, learner);
            }
            Order::Leave => return Then::Home,
            Order::Steps
            | Order::Language
            | Order::Colours
            | Order::Ascii
            | Order::PlayOn
            | Order::Again
            | Order::Train
            | Order::Review
            | Order::Place
            | Order::Questions
            | Order::Glossary
            | Order::Search
            | Order::Type(_)
            | Order::Erase
            | Order::Drill
            | Order::Number
            | Order::Report
            | Order::Help
            | Order::Quit => {}
        }
        self.session.summary().map_or(Then::Stay, Then::Finished)
    }

    fn touch(&mut self, point: Point, learner: &mut Learner) {
        let on_board = self.session.rules().board().points().contains(point);
        if on_board {
            self.cursor = Some(point);
        }
        // A cell that is no point can be tried in a turn, to be told so; to be marked it has to be there.
        if on_board || !self.is_marking() {
            self.command(Command::Touch(point), learner);
        }
    }

    /// Has the session do something, and keeps what came of it.
    pub(super) fn command(&mut self, command: Command, learner: &mut Learner) {
        if let (Command::Solution, Some(puzzle)) = (&command, &mut self.puzzle) {
            puzzle.command(PuzzleCommand::Solution, learner);
            return self.take_from_puzzle(learner);
        }
        // What else is asked while a puzzle is played leads away from it.
        self.puzzle = None;
        let before = (self.session.index(), self.session.labels());
        self.session.command(command);
        learner.keep(&mut self.session);
        self.named = learner.take_named();
        if (self.session.index(), self.session.labels()) != before {
            (self.choice, self.scroll) = (0, Scroll::default());
        }
        self.follows = true;
    }

    /// Returns what the title line says on the right: the step and the stars.
    pub(super) fn standing(&self, voice: Voice<'_>) -> String {
        match self.session.piece() {
            Piece::Lesson => {
                let (index, steps) = (self.session.index() + 1, self.session.states().len());
                format!("{index}/{steps} {}", voice.look.stars(self.session.stars()))
            }
            Piece::Drill => {
                let drill = voice.learner.drill_of(&self.session);
                drill.map(|(_, score)| voice.say(&explain::drill_score(score))).unwrap_or_default()
            }
            Piece::Steps | Piece::Question | Piece::Trial => String::new(),
        }
    }

    /// Returns what stands in the key bar for a point that is being typed.
    pub(super) fn typed(&self) -> Option<char> {
        match &self.puzzle {
            Some(puzzle) => puzzle.typed(),
            None => self.column.map(|column| char::from(b'a' + column)),
        }
    }

    /// Says what the step is about: with the first, what the lesson is.
    fn lead(&self) -> Vec<Message> {
        let (lesson, step) = (self.session.lesson(), self.session.step());
        let begins =
            self.session.index() == 0 && matches!(self.session.piece(), Piece::Lesson | Piece::Drill);
        let intro = begins.then(|| explain::intro(lesson));
        let told = explain::drill_told(step);
        intro.into_iter().chain(told).chain([explain::prompt(lesson, step)]).collect()
    }

    /// Draws the lesson.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, scale: Scale, voice: Voice<'_>) {
        if self.opening {
            return self.show_opening(frame, area, voice);
        }
        self.has_words = !self.words(voice.learner).is_empty();
        let lead = self.lead();
        if let Some(puzzle) = &mut self.puzzle {
            return puzzle.show(frame, area, scale, &lead, voice);
        }
        let size = scale.size();
        let corner = area.top_left() + (1, 0);
        let highlights = self.session.highlights();
        let view = board::View {
            board: self.session.rules().board(),
            position: &self.session.position(),
            highlights: &highlights,
            worths: &[],
            cursor: self.cursor.filter(|_| self.is_on_board()),
            scale,
            look: voice.look,
        };
        view.show(frame, corner);
        let below = Rect::from_corners(corner + (0, size.y), (corner.x + size.x, area.bottom()));
        frame.lines(
            below,
            &self.beneath_the_board(&highlights, size.x, voice),
            &mut Scroll::default(),
            None,
            voice.look,
        );

        let left = corner.x + size.x + 2;
        let pane = Rect::from_corners((left, area.top()), area.bottom_right());
        let (lines, newest) = self.text((pane.width() - 2).min(TEXT_WIDTH), voice);
        let follows = std::mem::take(&mut self.follows);
        if follows && newest < lines.len() {
            // All of the answer comes into view where there is room for it, else its beginning.
            self.scroll.fit(lines.len(), pane.height(), Some(lines.len() - 1));
        }
        let focus = follows.then_some(newest);
        frame.lines(pane, &lines, &mut self.scroll, focus, voice.look);
    }

    /// Finds the words of the glossary that the prompt uses.
    pub(super) fn words(&self, learner: &Learner) -> Vec<String> {
        let prompt = learner.say(&explain::prompt(self.session.lesson(), self.session.step()));
        let words = explain::words_in(&prompt, learner.content().terms(), learner.localizer());
        words.into_iter().map(str::to_owned).collect()
    }

    /// Says what a test checks.
    fn show_opening(&mut self, frame: &mut Frame, area: Rect, voice: Voice<'_>) {
        let (lesson, content) = (self.session.lesson(), voice.learner.content());
        let area = Rect::from_corners(area.top_left() + (1, 0), area.bottom_right());
        let width = (area.width() - 2).min(TEXT_WIDTH);
        let mut lines = voice.paragraph(&explain::intro(lesson), width);
        lines.push(Line::default());
        for (index, message) in explain::briefing(lesson, |id| content.fact(id).cloned()).iter().enumerate() {
            if index < 2 {
                lines.extend(voice.paragraph(message, width));
                lines.push(Line::default());
            } else {
                let text = voice.styled(message, Style::none());
                let point = StyledString::plain(format!("{} ", voice.look.pointer()));
                lines.extend(hang(&point, &text, width).into_iter().map(Line::from));
            }
        }
        frame.lines(area, &lines, &mut self.scroll, None, voice.look);
    }

    /// Says what is in hand, whose turn it is and what the marks on the board mean.
    fn beneath_the_board(&self, highlights: &[(Point, Role)], width: usize, voice: Voice<'_>) -> Vec<Line> {
        let (position, rules) = (self.session.position(), self.session.rules());
        let mut lines = hands_and_turn(&position, rules, self.session.standing(), width, voice);
        lines.extend(legend(roles_of(highlights), width, voice));
        lines
    }

    /// Says what is asked, what can be answered and what came of it; with the line at which the newest answer begins.
    fn text(&self, width: usize, voice: Voice<'_>) -> (Vec<Line>, usize) {
        let session = &self.session;
        let (lesson, step) = (session.lesson(), session.step());
        let mut lines = Vec::new();
        if let Some(note) = &self.note {
            lines.extend(voice.styled(note, bold()).into_lines(width));
            lines.push(Line::default());
        }
        for (index, message) in self.lead().iter().enumerate() {
            if index > 0 {
                lines.push(Line::default());
            }
            lines.extend(voice.paragraph(message, width));
        }
        if *session.mode() == Mode::Asking {
            if let Some(question) = explain::question(session) {
                lines.push(Line::default());
                lines.extend(voice.paragraph(&question, width));
            }
            let labels = session.labels();
            if !labels.is_empty() {
                let say = |(index, label)| {
                    let mut option = StyledString::plain(self.tick(index));
                    option.append(voice.styled(&explain::label(lesson, step, label), Style::none()));
                    option
                };
                let options: Vec<StyledString> = labels.iter().enumerate().map(say).collect();
                lines.push(Line::default());
                lines.extend(voice.options(&options, self.choice, width).0);
            }
            if self.is_marking() {
                lines.push(Line::default());
                if matches!(session.input(), Input::Actions { .. }) {
                    lines.extend(voice.paragraph(&Message::new("ui-mark-moves"), width));
                }
                lines.extend(voice.paragraph(&self.marked(), width));
            }
        }
        let newest = lines.len();
        lines.extend(self.answers(width, voice));
        (lines, newest)
    }

    /// Returns what shows whether an option is chosen, where several may be.
    fn tick(&self, index: usize) -> &'static str {
        match self.session.input() {
            Input::Several(chosen) if chosen.contains(&index) => "[x] ",
            Input::Several(_) => "[ ] ",
            _ => "",
        }
    }

    /// Says what is marked.
    fn marked(&self) -> Message {
        let message = Message::new("ui-marked");
        let (count, marks) = match self.session.input() {
            Input::Actions { actions, .. } => {
                (actions.len(), actions.iter().map(|&action| explain::action_text(action)).collect())
            }
            Input::Points(points) => (points.len(), explain::points(*points)),
            Input::Several(chosen) => {
                let (lesson, step, labels) =
                    (self.session.lesson(), self.session.step(), self.session.labels());
                let labels = labels.iter().enumerate().filter(|(index, _)| chosen.contains(index));
                (chosen.len(), labels.map(|(_, label)| explain::label(lesson, step, label)).collect())
            }
            Input::Turn { .. } | Input::Options { .. } | Input::Puzzle => {
                (0, explain::points(PointSet::EMPTY))
            }
        };
        let marks = if count == 0 { Value::from(Message::new("nothing")) } else { marks };
        message.arg("count", count).arg("marks", marks)
    }

    /// Says what came of the last attempt, hint or request.
    fn answers(&self, width: usize, voice: Voice<'_>) -> Vec<Line> {
        let mut lines = Vec::new();
        let replaying = matches!(self.session.mode(), Mode::Replaying { .. });
        // Why the solution solves the step is said once it has been seen.
        let feedback = self.session.feedback().iter().filter(|one| !replaying || **one != Feedback::Solved);
        for feedback in feedback {
            let sign = match feedback {
                Feedback::Solved => voice.look.done(),
                _ => voice.look.pointer(),
            };
            for (index, message) in
                explain::feedback(&self.session, feedback, voice.learner.localizer()).iter().enumerate()
            {
                let lead = if index == 0 { format!("{sign} ") } else { "  ".to_owned() };
                let text = voice.styled(message, Style::none());
                if index == 0 {
                    lines.push(Line::default());
                }
                lines.extend(
                    hang(&StyledString::styled(lead, bold()), &text, width).into_iter().map(Line::from),
                );
            }
        }
        for named in &self.named {
            lines.push(Line::default());
            for message in explain::belief::paragraphs(named, Some(DRILL_KEY), voice.learner.localizer()) {
                lines.extend(voice.paragraph(&message, width));
            }
        }
        let note = match self.session.mode() {
            Mode::Exploring { .. } => Some("ui-exploring"),
            Mode::Replaying { .. } => Some("ui-replaying"),
            Mode::Asking | Mode::Solved | Mode::Finished => None,
        };
        if let Some(note) = note {
            lines.push(Line::default());
            lines.extend(voice.paragraph(&Message::new(note), width));
        }
        lines
    }
}

/// Says what is in hand and, where it is told, whose turn it is or how the game has ended.
pub(super) fn hands_and_turn(
    position: &Position,
    rules: &Rules,
    standing: Option<Standing>,
    width: usize,
    voice: Voice<'_>,
) -> Vec<Line> {
    let look = voice.look;
    let mut hands = StyledString::plain(voice.word("ui-in-hand"));
    for color in Color::ALL {
        hands.append_plain("  ");
        hands.append_styled(look.stone(color), look.stone_style(color));
        hands.append_plain(format!(" {}", position.hand(color)));
    }
    let side = position.to_move();
    let turn = match standing {
        None => StyledString::new(),
        Some(Standing::Over(outcome)) => styled(&voice.say(&explain::outcome(outcome)), Style::none()),
        Some(Standing::GoesOn) => {
            let doing =
                if position.capture_due() { "capturing" } else { position.phase(rules, side).token() };
            let message = Message::new("ui-to-move").arg("player", side.token()).arg("doing", doing);
            let mut turn = StyledString::styled(look.stone(side), look.stone_style(side));
            turn.append_plain(" ");
            turn.append(voice.styled(&message, bold()));
            turn
        }
    };
    let mut lines = vec![Line::from(hands)];
    lines.extend(turn.into_lines(width));
    lines
}

/// Returns the roles of the highlights, each once.
pub(super) fn roles_of(highlights: &[(Point, Role)]) -> impl Iterator<Item = Role> {
    Role::ALL.into_iter().filter(|role| highlights.iter().any(|(_, one)| one == role))
}

/// Says what marks on the board mean, as many on a line as fit.
pub(super) fn legend(roles: impl Iterator<Item = Role>, width: usize, voice: Voice<'_>) -> Vec<Line> {
    flowing(&roles.map(|role| legend_entry(role, voice)).collect::<Vec<_>>(), width)
}

/// Says what the signs of values mean.
pub(super) fn worths(all: impl Iterator<Item = Worth>, width: usize, voice: Voice<'_>) -> Vec<Line> {
    let entry = |worth: Worth| {
        let mut entry = StyledString::styled(voice.look.worth(worth), voice.look.worth_style(worth));
        entry.append_plain(" ");
        entry.append_plain(voice.word(&format!("worth-{}", worth.token())));
        entry
    };
    flowing(&all.map(entry).collect::<Vec<_>>(), width)
}

/// Puts entries one after the other, as many on a line as fit.
fn flowing(entries: &[StyledString], width: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (entry, place) in entries.iter().zip(flow(entries.iter().map(StyledString::width), 2, width)) {
        lines.resize_with(place.y + 1, Line::default);
        let line = &mut lines[place.y].text;
        line.append_plain(" ".repeat(place.x - line.width()));
        line.append(entry.clone());
    }
    lines
}

fn legend_entry(role: Role, voice: Voice<'_>) -> StyledString {
    let mark = voice.look.mark(role);
    let sample = match role {
        Role::Target => voice.look.target().to_string(),
        Role::Selected => format!("{} {}", mark.before, mark.after),
        _ => format!("{}{}", mark.before, mark.after).trim().to_owned(),
    };
    let token = match role {
        Role::LastTurn => "last-turn",
        Role::Target => "target",
        Role::Mill => "mill",
        Role::Free => "free",
        Role::Hinted => "hinted",
        Role::Wrong => "wrong",
        Role::Selected => "selected",
    };
    let mut entry = StyledString::styled(sample, voice.look.role(role));
    entry.append_plain(" ");
    entry.append_plain(voice.word(&format!("mark-{token}")));
    entry
}
