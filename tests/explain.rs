//! Words for everything that can be said: whatever a learner does, each message has all that its text asks for, in
//! every language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use malom::content::{Compare, Content, Goal, Grade, Lesson, MarkSet, Play, Step, Task, Theme};
use malom::explain;
use malom::i18n::{Localizer, Message, Texts};
use malom::rules::{
    Action, Catalogue, Color, DrawReason, Illegal, IllegalKind, Outcome, Point, PointSet, Position, Rules,
    Ruleset, WinReason,
};
use malom::tutor::{Command, Input, Mode, Session};

use super::rules::ruleset;
use super::tutor::step;

/// The messages that were made, by what distinguishes one from another.
struct Said {
    english: Localizer,
    messages: BTreeMap<String, Message>,
}

impl Said {
    fn nothing() -> Self {
        let english = Localizer::new(&Texts::embedded().unwrap(), &"en".parse().unwrap());
        Self { english, messages: BTreeMap::new() }
    }

    fn add(&mut self, messages: impl IntoIterator<Item = Message>) {
        self.messages.extend(messages.into_iter().map(|message| (format!("{message:?}"), message)));
    }

    /// Sends a command to a copy of a session, and notes what there is to say then.
    fn after(&mut self, session: &Session, command: Command) -> Session {
        let mut session = session.clone();
        session.command(command);
        let said = session.feedback().iter();
        self.add(
            said.flat_map(|feedback| explain::feedback(&session, feedback, &self.english))
                .collect::<Vec<_>>(),
        );
        self.add(explain::question(&session));
        let labels = session.labels();
        self.add(labels.iter().map(|label| explain::label(session.lesson(), session.step(), label)));
        session
    }

    /// Does in a step whatever a learner can do.
    fn whatever(&mut self, session: &Session) {
        self.after(session, Command::Next);
        let mut hinted = session.clone();
        for _ in 0..4 {
            hinted = self.after(&hinted, Command::Hint);
        }
        for option in 0..session.labels().len() {
            let chosen = self.after(session, Command::Choose(option));
            // A judgement's second question, with its own hints.
            let mut hinted = chosen.clone();
            for _ in 0..4 {
                hinted = self.after(&hinted, Command::Hint);
            }
            for option in 0..chosen.labels().len() {
                self.after(&chosen, Command::Choose(option));
            }
        }
        match session.input() {
            Input::Turn { .. } => {
                for action in actions() {
                    let begun = self.after(session, Command::Act(action));
                    if begun.position().capture_due() && *begun.mode() == Mode::Asking {
                        for at in points() {
                            self.after(&begun, Command::Act(Action::Capture(at)));
                        }
                    }
                }
            }
            Input::Points(_) => {
                for marked in points().into_iter().map(PointSet::of).chain([PointSet::EMPTY]) {
                    let marked = self.after(session, Command::Mark(marked));
                    self.after(&marked, Command::HandIn);
                }
            }
            Input::Actions { .. } => {
                for marked in actions().map(|action| vec![action]).chain([Vec::new()]) {
                    let marked = self.after(session, Command::MarkActions(marked));
                    self.after(&marked, Command::HandIn);
                }
            }
            Input::Several(_) => {
                let one = (0..session.labels().len()).map(|option| [option].into());
                for chosen in one.chain([BTreeSet::new()]) {
                    let marked = self.after(session, Command::MarkOptions(chosen));
                    self.after(&marked, Command::HandIn);
                }
            }
            Input::Options { .. } | Input::Puzzle => {}
        }
        let mut solved = self.after(session, Command::Solution);
        while matches!(solved.mode(), Mode::Replaying { .. }) {
            solved = self.after(&solved, Command::Next);
        }
        let explored = self.after(&solved, Command::Explore);
        for action in actions() {
            self.after(&explored, Command::Act(action));
        }
    }

    /// Holds every message against the texts.
    #[track_caller]
    fn is_told_in_every_language(&self, besides: impl Fn(&str) -> bool) {
        let texts = Texts::embedded().unwrap();
        let mut faults = Vec::new();
        for tag in texts.tags() {
            let localizer = Localizer::new(&texts, &tag);
            for message in self.messages.values() {
                if let Err(error) = localizer.try_text(message)
                    && !besides(&error.message)
                {
                    faults.push(format!("{tag}: {error}"));
                }
            }
        }
        faults.sort();
        faults.dedup();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[track_caller]
    fn includes(&self, ids: impl IntoIterator<Item = String>) {
        let missing: Vec<String> =
            ids.into_iter().filter(|id| !self.messages.values().any(|message| message.id == *id)).collect();
        assert!(missing.is_empty(), "never said: {}", missing.join(", "));
    }
}

/// The points of the board, and one that is none.
fn points() -> Vec<Point> {
    let board = Rules::standard().board().points();
    board.into_iter().chain(["d4".parse().unwrap()]).collect()
}

/// Every action that can be tried, most of them illegal.
fn actions() -> impl Iterator<Item = Action> {
    let moves =
        points().into_iter().flat_map(|from| points().into_iter().map(move |to| Action::Move { from, to }));
    let placings = points().into_iter().flat_map(|at| [Action::Place(at), Action::Capture(at)]);
    placings.chain(moves).chain([Action::Pass])
}

#[test]
fn whatever_is_done_in_the_lessons() {
    let content = Content::embedded().into_result().unwrap();
    let mut said = Said::nothing();
    for lesson in content.lessons() {
        // What is said while a step is played against the best defence is tried with the puzzles.
        let mut lesson = lesson.clone();
        lesson.steps.retain(|step| step.puzzle().is_none());
        if lesson.steps.is_empty() {
            continue;
        }
        let lesson = &lesson;
        let mut session = Session::new(Arc::new(lesson.clone()));
        said.add([explain::title(lesson), explain::title(lesson).attribute("intro")]);
        for index in 0..lesson.steps.len() {
            session.command(Command::GoTo(index));
            said.add([explain::prompt(lesson, session.step())]);
            said.whatever(&session);
        }
        for _ in 0..lesson.steps.len() {
            session.command(Command::Solution);
            while *session.mode() != Mode::Asking && *session.mode() != Mode::Finished {
                session.command(Command::Next);
            }
        }
        let summary = session.summary().unwrap();
        said.add(explain::summary(lesson, &summary, |id| content.fact(id).cloned()));
    }
    said.is_told_in_every_language(|_| false);
}

#[test]
fn every_refusal() {
    let mut said = Said::nothing();
    for row in include_str!("data/illegal.tsv").lines().filter(|line| !line.starts_with('#')).skip(1) {
        let [_, rules, setup, attempt, ..] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let rules = Rules::new(&ruleset(rules), &Catalogue::built_in()).unwrap();
        let position = Position::new(&rules, &setup.parse().unwrap()).unwrap();
        let illegal = position.check(&rules, attempt.parse().unwrap()).unwrap_err();
        said.add([explain::illegal(&illegal, position.to_move()), explain::reason(illegal.kind())]);
    }
    // A game alone can tell that a mill was closed before.
    let twice = Illegal::ClosedTwice { mill: Rules::standard().board().mills()[0] };
    said.add([explain::illegal(&twice, Color::White), explain::reason(twice.kind())]);
    said.includes(IllegalKind::ALL.map(|kind| format!("illegal-{}", kind.token())));
    said.is_told_in_every_language(|_| false);
}

#[test]
fn every_end_of_a_game() {
    let mut said = Said::nothing();
    let wins = WinReason::ALL.map(|reason| Outcome::Win { winner: Color::White, reason });
    let draws = [
        DrawReason::Blocked,
        DrawReason::FullBoard,
        DrawReason::Repetition { times: 3 },
        DrawReason::Quiet { plies: 50 },
        DrawReason::Agreement,
    ];
    let ends: Vec<Outcome> = wins.into_iter().chain(draws.map(|reason| Outcome::Draw { reason })).collect();
    said.add(ends.iter().map(|&outcome| explain::outcome(outcome)));
    said.includes(ends.iter().map(|outcome| format!("outcome-{}", outcome.token())));
    said.is_told_in_every_language(|_| false);
}

/// An attempt, judged by all profiles of the standard board.
fn compared(attempt: &str) -> Task {
    let on_standard = |ruleset: &&'static Ruleset| {
        ruleset.stones >= 9 && ruleset.board.starts_with(Ruleset::STANDARD.board)
    };
    let profiles = Ruleset::ALL.iter().filter_map(|ruleset| Ruleset::named(ruleset.id));
    Task::Compare(Compare {
        attempt: attempt.parse().unwrap(),
        under: profiles.filter(on_standard).collect(),
    })
}

/// Steps for every task and condition, also those that no lesson has yet.
fn steps() -> Vec<Step> {
    let mill = |text: &str| {
        let points: Vec<Point> = text.split('-').map(|point| point.parse().unwrap()).collect();
        Rules::standard().board().mill(points.into_iter().collect()).unwrap()
    };
    let point = |text: &str| -> Point { text.parse().unwrap() };
    let one = |text: &str| PointSet::of(point(text));
    let goals = [
        Goal { closes: vec![mill("a1-d1-g1")], ..Goal::default() },
        Goal { takes: one("d2"), ..Goal::default() },
        Goal { from: Some(point("a1")), ..Goal::default() },
        Goal { to: one("g1"), ..Goal::default() },
        Goal { wins: true, ..Goal::default() },
        Goal { stops: Some(mill("b2-d2-f2")), ..Goal::default() },
    ];
    let sets = [
        MarkSet::Placings,
        MarkSet::Captures,
        MarkSet::Movable,
        MarkSet::Destinations(point("a1")),
        MarkSet::Protected,
        MarkSet::Neighbours(point("d2")),
        MarkSet::MillPoints,
        MarkSet::Closing,
        MarkSet::Threats,
        MarkSet::LinesOf(point("d2")),
        MarkSet::Corners,
        MarkSet::Crossings,
        MarkSet::Moves,
        MarkSet::EnemyMoves,
    ];
    let judged = ["d6", "a1-a4", "xd2", "pass"].map(|action| Task::Judge(action.parse().unwrap()));
    let tasks: Vec<Task> = goals
        .iter()
        .cloned()
        .map(|goal| Task::Play(Play { goal, prefer: None }))
        .chain(
            goals.iter().cloned().map(|goal| Task::Play(Play { goal: Goal::default(), prefer: Some(goal) })),
        )
        .chain(sets.map(Task::Mark))
        .chain(judged)
        .chain([Task::Predict(None), compared("g1xd2"), compared("a1-b2"), compared("pass")])
        .collect();
    let positions =
        ["w W:a1,d1+7 B:d2,f2+7", "w W:a1,d1,g4,b6 B:d2,f2,c5,e5", "w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f2+7"];
    tasks.iter().flat_map(|task| positions.map(|position| step(position, task.clone()))).collect()
}

#[test]
fn every_task_and_condition() {
    let lessons = Content::embedded().content;
    let steps = steps();
    let lesson = Arc::new(Lesson { id: "none".into(), steps, ..lessons.lessons()[0].clone() });
    let mut session = Session::new(Arc::clone(&lesson));
    let mut said = Said::nothing();
    for index in 0..lesson.steps.len() {
        session.command(Command::GoTo(index));
        said.whatever(&session);
    }
    let misses = ["closes", "takes", "from", "to", "wins", "stops"];
    let compared = ["compared-legal-capture", "compared-refused", "labelled"];
    said.includes(compared.map(str::to_owned));
    said.includes(misses.iter().flat_map(|miss| [format!("missed-{miss}"), format!("better-{miss}")]));
    // These steps have no texts of their own.
    said.is_told_in_every_language(|id| id.starts_with("step-none--"));
}

/// A turn that was to win, and with which the board is full.
#[test]
fn a_game_that_ends_otherwise_than_it_should() {
    let full = "b W:a1,a4,b6,c4,d3,d6,d7,e5,f2,f4,g1,g7 B:a7,b2,b4,c3,c5,d1,d2,d5,e3,f6,g4+1";
    let rules = Rules::named("twelve").unwrap();
    let position = Position::new(rules, &full.parse().unwrap()).unwrap();
    let wins = Play { goal: Goal { wins: true, ..Goal::default() }, prefer: None };
    let step = Step { start: position, position, ..step("w W:+9 B:+9", Task::Play(wins)) };
    let lessons = Content::embedded().content;
    let lesson = Lesson { id: "none".into(), steps: vec![step], rules, ..lessons.lessons()[0].clone() };
    let mut said = Said::nothing();
    said.after(&Session::new(Arc::new(lesson)), Command::Act("e4".parse().unwrap()));
    said.includes(["missed-wins-over".to_owned()]);
    said.is_told_in_every_language(|_| false);
}

/// Every goal, said to either side.
#[test]
fn goals_of_puzzles_in_every_language() {
    let content = Content::embedded().into_result().unwrap();
    let texts = Texts::embedded().unwrap();
    let said = |language: &str, id: &str| {
        let puzzle = content.puzzle(id).unwrap();
        let localizer = Localizer::new(&texts, &language.parse().unwrap());
        let goals = puzzle.starts.iter().map(|start| explain::puzzle::goal(puzzle, start));
        goals.map(|goal| localizer.try_text(&goal).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(said("en", "first-block"), ["You play Black. Win with your next turn."]);
    assert_eq!(said("hu", "first-block"), ["Sötéttel játszol. Nyerj a következő köröddel!"]);
    assert_eq!(
        said("id", "first-block"),
        ["Kamu bermain sebagai Hitam. Menangkan permainan dengan giliran berikutnya."]
    );
    assert_eq!(
        said("en", "first-inner-corner"),
        ["White", "Black"].map(|side| format!(
            "Whoever is to move wins here: solve it once for each side. You play {side} now. Win within 2 turns."
        ))
    );
    assert_eq!(
        said("hu", "first-inner-corner"),
        ["világossal", "sötéttel"].map(|side| format!(
            "Itt az nyer, aki éppen következik: oldd meg mindkét színnel! Most {side} játszol. Nyerj 2 körön belül!"
        ))
    );
    assert_eq!(
        said("id", "first-inner-corner"),
        ["Putih", "Hitam"].map(|side| format!(
            "Di sini pihak yang mendapat giliran pasti bisa menang: selesaikan satu kali untuk tiap pihak. Sekarang kamu bermain sebagai \
             {side}. Menangkan permainan dalam paling banyak 2 giliran."
        ))
    );
    let turns = [1, 5];
    let sides = Color::ALL.map(Color::token);
    for language in ["en", "hu", "id"] {
        let localizer = Localizer::new(&texts, &language.parse().unwrap());
        for id in ["win", "both", "hold", "capture", "non-losing-points", "non-losing-turns"] {
            for (turns, side) in turns.into_iter().flat_map(|turns| sides.map(|side| (turns, side))) {
                let goal = Message::new(format!("goal-{id}")).arg("side", side).arg("turns", turns);
                assert!(localizer.try_text(&goal).is_ok(), "{language}: {goal:?}");
            }
        }
        for theme in Theme::ALL.map(explain::puzzle::theme) {
            assert!(localizer.try_text(&theme).is_ok(), "{language}: {theme:?}");
            assert!(localizer.try_text(&theme.attribute("idea")).is_ok(), "{language}");
        }
        for grade in Grade::ALL.map(explain::puzzle::grade) {
            assert!(localizer.try_text(&grade).is_ok(), "{language}: {grade:?}");
        }
    }
}
