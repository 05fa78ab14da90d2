//! Sessions of puzzles: what is accepted, refuted, told and counted.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use malom::content::{Grade, Origin, Proof, Puzzle, PuzzleGoal, Start, Theme, YamlPath};
use malom::rules::{Color, Position, Rules, Turn};
use malom::solver::{Ground, Index, Limits, Monitor, Tables, Value};
use malom::training::Outcome;
use malom::tutor::{
    Analyst, PuzzleCommand, PuzzleFeedback, PuzzleHint, PuzzleMarks, PuzzleMode, PuzzleSession, Report,
    Spoil, TableJudge,
};

const LIMITS: Limits = Limits { plies: 12, nodes: 200_000 };

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn start(rules: &Rules, position: &str) -> Start {
    Start {
        position: Position::new(rules, &position.parse().unwrap()).unwrap(),
        keys: None,
        plies: None,
        also: Vec::new(),
        differs: Vec::new(),
        proof: None,
    }
}

fn puzzle(rules: &str, positions: &[&str], goal: PuzzleGoal) -> Arc<Puzzle> {
    let rules = Rules::named(rules).unwrap();
    Arc::new(Puzzle {
        id: "made".to_owned(),
        rules,
        goal,
        starts: positions.iter().map(|position| start(rules, position)).collect(),
        themes: vec![Theme::DoubleThreat],
        grade: Grade::new(1).unwrap(),
        origin: Origin::Composed,
        composed: true,
        only: false,
        at: YamlPath::root(),
    })
}

/// A session with its judge.
struct Solving {
    session: PuzzleSession,
    judge: TableJudge,
}

impl Solving {
    fn of(puzzle: Arc<Puzzle>, seed: u64) -> Self {
        let judge = TableJudge::new(&puzzle, None, LIMITS);
        Self { session: PuzzleSession::new(puzzle, seed), judge }
    }

    fn block() -> Self {
        Self::of(
            puzzle("standard", &["b W:e3,b6,d7,g7,a7 B:c4,d6,b2,g4,a4"], PuzzleGoal::Win { turns: 1 }),
            0,
        )
    }

    fn double_threat() -> Self {
        Self::of(puzzle("standard", &["b W:e5,c4,b2 B:d5,b6,g7,a4,a7"], PuzzleGoal::Win { turns: 2 }), 0)
    }

    /// Does a thing, and answers what is asked.
    fn command(&mut self, command: PuzzleCommand) -> Vec<PuzzleFeedback> {
        self.session.command(command);
        self.answer();
        self.session.feedback().to_vec()
    }

    fn answer(&mut self) {
        while let Some(ask) = self.session.ask() {
            let answer = ask.answer(self.session.rules(), &mut self.judge, &Monitor::default()).unwrap();
            self.session.answered(answer);
        }
    }

    fn play(&mut self, text: &str) -> Vec<PuzzleFeedback> {
        let mut feedback = Vec::new();
        for action in turn(text).actions() {
            feedback = self.command(PuzzleCommand::Act(action));
        }
        feedback
    }
}

#[test]
fn the_key_that_blocks_solves_at_once() {
    let mut solving = Solving::block();
    let feedback = solving.play("b2-b4xe3");
    assert!(
        matches!(feedback[..], [PuzzleFeedback::Over(_), PuzzleFeedback::Done(Outcome::Solved)]),
        "{feedback:?}"
    );
    assert_eq!(*solving.session.mode(), PuzzleMode::Done);
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Solved));
    assert_eq!(solving.session.take_outcome(), None, "it is kept once");
}

#[test]
fn a_slower_win_is_told_with_its_plies_and_may_be_taken_back() {
    let mut solving = Solving::block();
    let feedback = solving.play("c4-b4");
    let [PuzzleFeedback::Slower { turn: played, worth, best }] = feedback[..] else { panic!("{feedback:?}") };
    assert_eq!((played, worth.value(), best), (turn("c4-b4"), Some(Value::Win(9)), 1));
    assert_eq!(*solving.session.mode(), PuzzleMode::Slower);
    solving.command(PuzzleCommand::Undo);
    assert_eq!(solving.session.position(), solving.session.start().position);
    solving.play("b2-b4xe3");
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Slower));
}

#[test]
fn the_only_winning_turn_is_found_and_the_defence_resists_as_long_as_it_can() {
    let mut solving = Solving::double_threat();
    let feedback = solving.play("a7-d7");
    let [PuzzleFeedback::Good { .. }, PuzzleFeedback::Reply { by: Color::White, .. }] = feedback[..] else {
        panic!("{feedback:?}")
    };
    assert_eq!(*solving.session.mode(), PuzzleMode::Asking);
    assert_eq!(solving.session.turns().len(), 2);
}

#[test]
fn classic_rules_know_other_keys() {
    let position = "b W:e5,c4,b2 B:d5,b6,g7,a4,a7";
    for key in ["a7-d7", "b6-d6", "d5-d6", "g7-d7"] {
        let goal = PuzzleGoal::Win { turns: 2 };
        let mut solving = Solving::of(puzzle("classic", &[position], goal), 0);
        let feedback = solving.play(key);
        assert!(matches!(feedback[0], PuzzleFeedback::Good { .. }), "{key}: {feedback:?}");
    }
}

#[test]
fn a_turn_that_is_refused_counts_as_nothing() {
    let mut solving = Solving::block();
    let feedback = solving.play("b2-a1");
    assert!(matches!(feedback[..], [PuzzleFeedback::Refused { by: Color::Black, .. }]), "{feedback:?}");
    let feedback = solving.command(PuzzleCommand::Act("b2-b4".parse().unwrap()));
    assert!(matches!(feedback[..], [PuzzleFeedback::CaptureDue { .. }]), "{feedback:?}");
    solving.command(PuzzleCommand::Undo);
    assert_eq!(solving.session.position(), solving.session.start().position);
    let feedback = solving.command(PuzzleCommand::Undo);
    assert_eq!(feedback, [PuzzleFeedback::NothingToUndo]);
    solving.play("b2-b4xe3");
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Solved));
}

#[test]
fn a_turn_that_spoils_the_goal_is_refuted_and_may_be_played_on() {
    // White closes a mill with the next turn and Black has no time: any other turn of White loses at once.
    let position = "w W:a1,d1,f4 B:a7,d7,e3";
    let mut solving = Solving::of(puzzle("standard", &[position], PuzzleGoal::Win { turns: 1 }), 0);
    let feedback = solving.play("a1-b2");
    let [PuzzleFeedback::Spoiled { turn: played, spoil: Spoil::Lost, worth, ref line }] = feedback[..] else {
        panic!("{feedback:?}")
    };
    assert_eq!((played, worth.value()), (turn("a1-b2"), Some(Value::Loss(2))));
    assert_eq!(line.len(), 1);
    assert!(matches!(solving.session.mode(), PuzzleMode::Refuted { shown: 0, .. }));
    let spoiled = solving.session.position();
    solving.command(PuzzleCommand::Next);
    assert!(solving.session.ending().is_some(), "the refutation stands on the board");
    solving.command(PuzzleCommand::Back);
    assert_eq!(solving.session.position(), spoiled);
    let feedback = solving.command(PuzzleCommand::PlayOn);
    assert!(
        matches!(
            feedback[..],
            [PuzzleFeedback::PlayedOn, PuzzleFeedback::Reply { .. }, PuzzleFeedback::Over(_)]
        ),
        "{feedback:?}"
    );
    assert_eq!(*solving.session.mode(), PuzzleMode::Lost);
    solving.command(PuzzleCommand::Undo);
    assert_eq!(solving.session.position(), solving.session.start().position);
    assert!(!solving.session.is_astray());
    solving.play("f4-g1xa7");
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Failed));
}

#[test]
fn another_turn_takes_the_place_of_one_that_was_refuted() {
    let position = "w W:a1,d1,f4 B:a7,d7,e3";
    let mut solving = Solving::of(puzzle("standard", &[position], PuzzleGoal::Win { turns: 1 }), 0);
    solving.play("a1-b2");
    solving.play("f4-g1xa7");
    assert_eq!(*solving.session.mode(), PuzzleMode::Done);
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Failed));
}

#[test]
fn leaving_after_a_spoiled_goal_is_a_failure_and_leaving_before_is_nothing() {
    let position = "w W:a1,d1,f4 B:a7,d7,e3";
    let mut solving = Solving::of(puzzle("standard", &[position], PuzzleGoal::Win { turns: 1 }), 0);
    assert_eq!(solving.session.take_abandoned(), None);
    solving.play("a1-b2");
    assert_eq!(solving.session.take_abandoned(), Some(Outcome::Failed));
    assert_eq!(solving.session.take_abandoned(), None);
}

#[test]
fn hints_climb_from_the_theme_to_the_line() {
    let mut solving = Solving::double_threat();
    let mut hint = || solving.command(PuzzleCommand::Hint);
    assert_eq!(hint(), [PuzzleFeedback::Hint(PuzzleHint::Theme(Theme::DoubleThreat))]);
    assert_eq!(hint(), [PuzzleFeedback::Hint(PuzzleHint::Stone("a7".parse().unwrap()))]);
    assert_eq!(hint(), [PuzzleFeedback::Hint(PuzzleHint::Turn(turn("a7-d7")))]);
    let [PuzzleFeedback::Hint(PuzzleHint::Line(line))] = &hint()[..] else { panic!("no line") };
    assert_eq!((line.len(), line[0]), (3, turn("a7-d7")));
    let first = line[0];
    solving.play(&first.to_string());
    let PuzzleFeedback::Hint(PuzzleHint::Stone(_)) = solving.command(PuzzleCommand::Hint)[0] else {
        panic!("the theme is known: the next turn begins with its stone")
    };
}

#[test]
fn giving_up_replays_the_solution_from_both_sides() {
    let positions = ["w W:a1,d1,f4 B:a7,d7,e3", "b W:a1,d1,f4 B:a7,d7,e3"];
    let mut solving = Solving::of(puzzle("standard", &positions, PuzzleGoal::Both { turns: 1 }), 0);
    let feedback = solving.command(PuzzleCommand::Solution);
    assert!(
        matches!(feedback[..], [PuzzleFeedback::Solution { .. }, PuzzleFeedback::Done(Outcome::GivenUp)]),
        "{feedback:?}"
    );
    assert_eq!(solving.session.take_outcome(), Some(Outcome::GivenUp));
    solving.command(PuzzleCommand::Next);
    assert!(solving.session.ending().is_some());
    let feedback = solving.command(PuzzleCommand::Next);
    assert!(matches!(feedback[..], [PuzzleFeedback::Solution { .. }]), "{feedback:?}");
    assert_eq!(solving.session.learner(), Color::Black);
    solving.command(PuzzleCommand::Next);
    solving.command(PuzzleCommand::Next);
    assert_eq!(*solving.session.mode(), PuzzleMode::Done);
    assert_eq!(solving.session.take_outcome(), None);
}

#[test]
fn a_puzzle_of_both_sides_is_solved_once_from_each() {
    let positions = ["w W:a1,d1,f4 B:a7,d7,e3", "b W:a1,d1,f4 B:a7,d7,e3"];
    let mut solving = Solving::of(puzzle("standard", &positions, PuzzleGoal::Both { turns: 1 }), 0);
    solving.play("f4-g1xa7");
    assert_eq!(solving.session.take_outcome(), None);
    assert_eq!(*solving.session.mode(), PuzzleMode::HalfSolved);
    solving.command(PuzzleCommand::Next);
    assert_eq!((solving.session.mode(), solving.session.part()), (&PuzzleMode::Asking, 1));
    solving.play("e3-g7xa1");
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Solved));
}

#[test]
fn the_right_stone_is_taken() {
    let stones = ["a7".parse().unwrap()].into_iter().collect();
    let position = "w W:a1,d1,f4 B:a7,d7,e3,c5";
    let puzzle = puzzle("standard", &[position], PuzzleGoal::Capture { stones });
    let mut solving = Solving::of(Arc::clone(&puzzle), 0);
    let feedback = solving.play("f4-g1xe3");
    assert!(
        matches!(feedback[..], [PuzzleFeedback::Spoiled { spoil: Spoil::WrongStone, .. }]),
        "{feedback:?}"
    );
    let mut solving = Solving::of(puzzle, 0);
    solving.play("f4-g1xa7");
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Solved));
}

#[test]
fn marks_are_judged_when_they_are_handed_in() {
    // Black threatens to close a mill: whoever does not stand on g7, or close first, loses.
    let position = "w W:b4,d2,e3,g4 B:a7,d7,c5";
    let goal = PuzzleGoal::NonLosing(malom::content::Choices::Turns);
    let mut solving = Solving::of(puzzle("standard", &[position], goal), 0);
    solving.command(PuzzleCommand::MarkTurns(vec![turn("b4-a4")]));
    let feedback = solving.command(PuzzleCommand::HandIn);
    let told = matches!(feedback[..], [PuzzleFeedback::Marks { .. } | PuzzleFeedback::NotKnown]);
    assert!(told, "{feedback:?}");
    assert_eq!(solving.session.marked(), Some(&PuzzleMarks::Turns(vec![turn("b4-a4")])));
    // Touching a whole turn marks it, and touching it again takes the mark away.
    for point in ["g4", "g7", "g4", "g7"] {
        solving.command(PuzzleCommand::Touch(point.parse().unwrap()));
    }
    assert_eq!(solving.session.marked(), Some(&PuzzleMarks::Turns(vec![turn("b4-a4")])));
    assert_eq!(solving.session.position(), solving.session.start().position);
}

#[test]
fn once_it_is_done_every_turn_has_its_value() {
    let position = "w W:a1,d1,f4 B:a7,d7,e3";
    let mut solving = Solving::of(puzzle("standard", &[position], PuzzleGoal::Win { turns: 1 }), 0);
    assert_eq!(solving.command(PuzzleCommand::Explore), [PuzzleFeedback::NotYet]);
    solving.play("f4-g1xa7");
    solving.command(PuzzleCommand::Explore);
    assert_eq!(*solving.session.mode(), PuzzleMode::Exploring);
    let values = solving.session.values().unwrap();
    assert_eq!(values.value(), Some(Value::Win(1)));
    let at = |session: &PuzzleSession, point: &str| {
        let points = session.point_values();
        points.into_iter().find(|(at, _)| at.to_string() == point).and_then(|(_, bounds)| bounds.value())
    };
    assert_eq!(at(&solving.session, "f4"), Some(Value::Win(1)));
    solving.command(PuzzleCommand::Touch("f4".parse().unwrap()));
    assert_eq!(at(&solving.session, "g1"), Some(Value::Win(1)));
    solving.command(PuzzleCommand::Touch("g1".parse().unwrap()));
    assert_eq!(at(&solving.session, "a7"), Some(Value::Win(1)));
    solving.command(PuzzleCommand::Undo);
    solving.command(PuzzleCommand::Explore);
    assert_eq!(*solving.session.mode(), PuzzleMode::Done);
}

#[test]
fn the_session_waits_without_an_answer_and_goes_on_with_it() {
    let mut solving = Solving::double_threat();
    for action in turn("a7-d7").actions() {
        solving.session.command(PuzzleCommand::Act(action));
    }
    assert_eq!(*solving.session.mode(), PuzzleMode::Thinking);
    solving.session.command(PuzzleCommand::Act("b6-d6".parse().unwrap()));
    assert_eq!(solving.session.turns().len(), 1, "nothing is played meanwhile");
    solving.session.command(PuzzleCommand::Undo);
    assert_eq!((solving.session.mode(), solving.session.turns().len()), (&PuzzleMode::Asking, 0));
    // What can't be known takes the turn back and says so.
    solving.session.command(PuzzleCommand::Act("a7-d7".parse().unwrap()));
    let ask = solving.session.ask().unwrap();
    solving.session.not_answered(ask);
    assert_eq!(solving.session.feedback(), [PuzzleFeedback::NotKnown]);
    assert_eq!((solving.session.mode(), solving.session.turns().len()), (&PuzzleMode::Asking, 0));
}

#[test]
fn a_proof_says_what_a_short_search_does_not() {
    let rules = Rules::standard();
    let mut start = start(rules, "b W:e5,c4,b2 B:d5,b6,g7,a4,a7");
    // Without looking ahead nothing is known; the proof names the turn, and looks two plies deep itself.
    start.proof = Some(Proof::new("a7-d7"));
    let mut made = Arc::unwrap_or_clone(puzzle("standard", &[], PuzzleGoal::Win { turns: 2 }));
    made.starts = vec![start];
    let made = Arc::new(made);
    let judge = TableJudge::new(&made, None, Limits { plies: 0, nodes: 0 });
    let mut solving = Solving { session: PuzzleSession::new(made, 0), judge };
    let feedback = solving.play("a7-d7");
    assert!(matches!(feedback[0], PuzzleFeedback::Good { .. }), "{feedback:?}");
}

#[test]
fn a_thread_answers_what_is_asked() {
    let puzzle = puzzle("standard", &["w W:a1,d1,f4 B:a7,d7,e3"], PuzzleGoal::Win { turns: 1 });
    let (sender, reports) = mpsc::channel();
    let report = move |report| drop(sender.send(report));
    let mut analyst = Analyst::start(Arc::clone(&puzzle), None, LIMITS, report);
    let mut session = PuzzleSession::new(puzzle, 0);
    session.command(PuzzleCommand::Act("a1-b2".parse().unwrap()));
    while *session.mode() == PuzzleMode::Thinking {
        analyst.ask(session.ask());
        match reports.recv_timeout(Duration::from_secs(60)).unwrap() {
            Report::Answered(answer) => session.answered(*answer),
            Report::Ready => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(matches!(session.mode(), PuzzleMode::Refuted { .. }));
}

/// The one small table that holding needs.
fn tables() -> Arc<Tables> {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-tables");
    let tables = Tables::open(Index::new(Ground::new(Rules::standard()).unwrap()), &folder);
    tables.build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
    Arc::new(tables)
}

/// A drawn position in which some turns of the side to move lose.
fn drawn(tables: &Tables) -> String {
    let points = "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7";
    let points: Vec<&str> = points.split(' ').collect();
    let rules = Rules::standard();
    let is_one = |position: &Position| {
        let loses = |turn: &Turn| {
            let next = position.play_turn(rules, *turn).unwrap();
            next.outcome(rules).is_none() && matches!(tables.probe(&next).unwrap(), Some(Value::Win(_)))
        };
        tables.probe(position).unwrap() == Some(Value::Draw) && position.legal_turns(rules).iter().any(loses)
    };
    // Steps that have no divisor in common with the number of points spread six of them anywhere.
    let mut texts = (0..24 * 24 * 24).filter_map(|number: usize| {
        let (a, b, c) = (number % 24, number / 24 % 24, number / 576);
        let six = [0, a, b, c, (a + 5 * b + 7) % 24, (b + 11 * c + 13) % 24];
        let distinct = (0..6).all(|one| (0..one).all(|other| six[one] != six[other]));
        let [d, e, f, g, h, i] = six.map(|index| points[index]);
        distinct.then(|| format!("w W:{d},{e},{f} B:{g},{h},{i}"))
    });
    texts.find(|text| is_one(&Position::new(rules, &text.parse().unwrap()).unwrap())).unwrap()
}

#[test]
fn a_draw_is_held_against_the_defence_that_leaves_least() {
    let tables = tables();
    let position = drawn(&tables);
    let made = puzzle("standard", &[&position], PuzzleGoal::Hold { turns: 2 });
    let judge = TableJudge::new(&made, Some(Arc::clone(&tables)), LIMITS);
    let mut solving = Solving { session: PuzzleSession::new(Arc::clone(&made), 0), judge };
    let rules = Rules::standard();
    let holds = |position: &Position| {
        let turns = position.legal_turns(rules).into_iter().filter(|turn| {
            let next = position.play_turn(rules, *turn).unwrap();
            next.outcome(rules).map_or_else(
                || !matches!(tables.probe(&next).unwrap().unwrap(), Value::Win(_)),
                |ending| ending.winner() == Some(position.to_move()),
            )
        });
        turns.collect::<Vec<_>>()
    };
    let first = holds(&made.starts[0].position)[0];
    let feedback = solving.play(&first.to_string());
    let [PuzzleFeedback::Good { .. }, PuzzleFeedback::Reply { turn: reply, .. }] = feedback[..] else {
        panic!("{position}: {feedback:?}")
    };
    // No reply that keeps the draw leaves fewer.
    let after = made.starts[0].position.play_turn(rules, first).unwrap();
    let left = |reply: Turn| holds(&after.play_turn(rules, reply).unwrap()).len();
    let fewest = holds(&after).into_iter().map(left).min().unwrap();
    assert_eq!(left(reply), fewest, "{position}");
    let second = holds(&solving.session.position())[0];
    solving.play(&second.to_string());
    assert_eq!(solving.session.take_outcome(), Some(Outcome::Solved));
    // And a turn that loses is refuted.
    solving.command(PuzzleCommand::Restart);
    let losing = made.starts[0].position.legal_turns(rules);
    let holding = holds(&made.starts[0].position);
    let losing = losing.into_iter().find(|turn| !holding.contains(turn)).unwrap();
    let feedback = solving.play(&losing.to_string());
    assert!(matches!(feedback[..], [PuzzleFeedback::Spoiled { spoil: Spoil::Lost, .. }]), "{feedback:?}");
}
