//! What turns in puzzles say of the judgements, in a lesson as by themselves.

use std::sync::Arc;

use malom::belief::{Misconception, Speaks, Weighed, judged};
use malom::content::{Content, Puzzle};
use malom::i18n::Texts;
use malom::learner::Learner;
use malom::progress::{Opened, Store};
use malom::rules::{Position, Rules, Turn};
use malom::solver::{Bounds, Monitor, Solution, SolvedTurn, Value};
use malom::tutor::{Command, Judge, JudgeFault, PuzzleCommand, PuzzleMode, PuzzleSession, Session};

/// A lesson with a step in which the mill that can be closed gives the win away.
const LESSON: &str = "blocking-win";
/// The step. What its turns are worth is proved by `malom check`: its key wins, and every mill is a draw.
const STEP: &str = "leave-the-mill";
const KEY: &str = "b6-d6";
const MILL: &str = "a4-b4xa1";

/// Another position, in which the mill leaves the other side four stones; what its turns are worth is only said here.
const OTHER: &str = "other";
const FOUR_LEFT: &str = "w W:a1,d1,g4,b2,d3 B:b6,d6,f4,e5,c4";
const OTHER_KEY: &str = "b2-b4";
const OTHER_MILL: &str = "g4-g1xe5";

/// Knows what is said of a position: the key alone wins.
struct Proved {
    at: Position,
    key: Turn,
}

impl Judge for Proved {
    fn solve(&mut self, position: &Position, _quiet: u32, _: &Monitor) -> Result<Solution, JudgeFault> {
        let worth = |turn| match *position == self.at && turn == self.key {
            true => Value::Win(3),
            false => Value::Draw,
        };
        let turns = position.legal_turns(Rules::standard()).into_iter();
        let turns: Vec<SolvedTurn> =
            turns.map(|turn| SolvedTurn { turn, bounds: Bounds::exactly(worth(turn)) }).collect();
        let best = turns.iter().max_by_key(|solved| solved.bounds.least).copied();
        Ok(Solution {
            outcome: None,
            bounds: best.map_or(Bounds::exactly(Value::Draw), |best| best.bounds),
            plies: 3,
            turns,
            line: best.into_iter().map(|best| best.turn).collect(),
            needs: None,
        })
    }
}

fn learner() -> Learner {
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    let content = Content::embedded().into_result().unwrap();
    Learner::new(content, Texts::embedded().unwrap(), &"en".parse().unwrap(), opened)
}

fn at_the_step(learner: &mut Learner) -> Session {
    let mut session = learner.begin(LESSON).unwrap();
    let index = session.lesson().steps.iter().position(|step| step.id == STEP).unwrap();
    session.command(Command::GoTo(index));
    session
}

/// Gives what is asked in a puzzle, and answers what it wants to know.
fn command(puzzle: &mut PuzzleSession, command: PuzzleCommand) {
    let key = if puzzle.puzzle().id == OTHER { OTHER_KEY } else { KEY };
    let mut judge = Proved { at: puzzle.start().position, key: key.parse().unwrap() };
    puzzle.command(command);
    while let Some(ask) = puzzle.ask() {
        puzzle.answered(ask.answer(puzzle.rules(), &mut judge, &Monitor::default()).unwrap());
    }
}

fn play(puzzle: &mut PuzzleSession, turn: &str) {
    for action in turn.parse::<Turn>().unwrap().actions() {
        command(puzzle, PuzzleCommand::Act(action));
    }
}

#[test]
fn a_turn_in_a_lesson_tells_what_it_tells_in_a_puzzle() {
    for (turn, likelier) in [(MILL, true), (KEY, false)] {
        let (mut in_lesson, mut alone, fresh) = (learner(), learner(), learner());
        let mut session = at_the_step(&mut in_lesson);
        let mut puzzle = session.begin_puzzle(0).unwrap();
        play(&mut puzzle, turn);
        session.take_from(&mut puzzle);
        in_lesson.keep(&mut session);
        let tally = in_lesson.tally();
        let likelihood = |learner: &Learner| learner.tally().likelihood(Misconception::CloseEveryMill);
        assert!(tally.is_known(Misconception::CloseEveryMill), "{turn}");
        assert_eq!(likelihood(&in_lesson) > likelihood(&fresh), likelier, "{turn}");

        let mut puzzle = PuzzleSession::new(Arc::clone(session.step().puzzle().unwrap()), 0);
        play(&mut puzzle, turn);
        alone.keep_puzzle(&mut puzzle, 10, None);
        for belief in Misconception::ALL {
            assert_eq!(alone.tally().likelihood(belief), tally.likelihood(belief), "{turn}: {belief}");
        }
    }
}

#[test]
fn what_is_played_in_lessons_and_puzzles_adds_up_to_a_name() {
    let mut learner = learner();
    let mut session = at_the_step(&mut learner);
    let mut puzzle = session.begin_puzzle(0).unwrap();
    play(&mut puzzle, MILL);
    session.take_from(&mut puzzle);
    learner.keep(&mut session);
    assert!(learner.take_named().is_empty(), "not after one slip");
    let mut other = Puzzle::clone(session.step().puzzle().unwrap());
    OTHER.clone_into(&mut other.id);
    other.starts[0].position = Position::new(Rules::standard(), &FOUR_LEFT.parse().unwrap()).unwrap();
    let mut puzzle = PuzzleSession::new(Arc::new(other), 0);
    play(&mut puzzle, OTHER_MILL);
    learner.keep_puzzle(&mut puzzle, 10, None);
    let named: Vec<Misconception> = learner.take_named().iter().map(|named| named.misconception).collect();
    assert_eq!(named, [Misconception::CloseEveryMill]);
}

#[test]
fn in_a_lesson_nothing_tells_after_a_hint_or_a_wrong_turn() {
    let after = |told: &dyn Fn(&mut PuzzleSession)| {
        let mut learner = learner();
        let mut session = at_the_step(&mut learner);
        let mut puzzle = session.begin_puzzle(0).unwrap();
        told(&mut puzzle);
        session.take_from(&mut puzzle);
        learner.keep(&mut session);
        let before = learner.tally();
        // The puzzle is begun anew, as who comes back to the lesson has it.
        let mut puzzle = session.begin_puzzle(1).unwrap();
        play(&mut puzzle, MILL);
        session.take_from(&mut puzzle);
        learner.keep(&mut session);
        assert_ne!(*puzzle.mode(), PuzzleMode::Asking, "it was played");
        (before, learner.tally())
    };
    let (before, tally) = after(&|puzzle| command(puzzle, PuzzleCommand::Hint));
    assert_eq!(tally, before);
    assert!(!tally.is_known(Misconception::CloseEveryMill));
    let (before, tally) = after(&|puzzle| play(puzzle, MILL));
    assert_eq!(tally, before);
}

/// Each turn that closes a mill spoils, or takes down to three: what is played tells of that judgement, and of no other.
#[test]
fn each_judgement_is_told_by_what_it_recommends() {
    let rules = Rules::standard();
    let told = |position: &str, spoils: &dyn Fn(Turn) -> bool, turn: &str| {
        let position = Position::new(rules, &position.parse().unwrap()).unwrap();
        let turns = position.legal_turns(rules).into_iter();
        let weighed: Vec<Weighed> = turns.map(|turn| Weighed { turn, keeps: Some(!spoils(turn)) }).collect();
        let evidence = judged(rules, &position, turn.parse().unwrap(), &weighed);
        evidence.iter().map(|one| (one.misconception, one.speaks)).collect::<Vec<_>>()
    };
    let takes = |turn: Turn| turn.actions().count() == 2;
    assert_eq!(told(FOUR_LEFT, &takes, OTHER_MILL), [(Misconception::CloseEveryMill, Speaks::For)]);
    assert_eq!(told(FOUR_LEFT, &takes, OTHER_KEY), [(Misconception::CloseEveryMill, Speaks::Against)]);
    assert_eq!(told(FOUR_LEFT, &|_| false, OTHER_KEY), [], "where the mill is as good, nothing is told");
    assert_eq!(told(FOUR_LEFT, &|_| true, OTHER_MILL), [], "nor where all is lost");
    // With four, the same mill takes them down to three.
    let both = [Misconception::CloseEveryMill, Misconception::CaptureIntoFlying];
    let four = "w W:a1,d1,g4,b2,d3 B:b6,d6,f4,e5";
    assert_eq!(told(four, &takes, OTHER_MILL), both.map(|belief| (belief, Speaks::For)));
    // Where closing without taking the right stone loses, both are silent: another capture keeps what there is.
    assert_eq!(told(four, &|turn| takes(turn) && !turn.to_string().ends_with("xe5"), "g4-g1xb6"), []);
}
