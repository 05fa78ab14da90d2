//! Drills: what their questions are about, how they are dealt, and that only knowing gets a learner through.

mod learners;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use malom::belief::Misconception;
use malom::content::{Prediction, Question, Step, Task};
use malom::drill::{self, BLOCK, BLOCKS, Item};
use malom::rules::{Action, Color, Game, Outcome, Position, Rules};
use malom::tutor::{Marked, Solution, marked, solve};

const SEEDS: u64 = 3;

/// A drill of each belief about a rule for each of some seeds.
static DRILLS: LazyLock<Vec<(Misconception, u64, Vec<Item>)>> = LazyLock::new(|| {
    let all = Misconception::rules().flat_map(|belief| (0..SEEDS).map(move |seed| (belief, seed)));
    let made = all.map(|(belief, seed)| {
        let items = drill::make(belief, Rules::standard(), seed);
        (belief, seed, items.unwrap_or_else(|barren| panic!("{barren}, seed {seed}")))
    });
    made.collect()
});

fn drills() -> impl Iterator<Item = (String, Misconception, &'static [Item])> {
    DRILLS.iter().map(|(belief, seed, items)| (format!("{belief}, seed {seed}"), *belief, items.as_slice()))
}

/// What rules answer to a step: in words, so that the answers of any two rules can be compared. `None` where they refuse
/// what was played before it.
pub(super) fn answer(rules: &Rules, step: &Step) -> Option<String> {
    let mut game = Game::from_position(rules, step.start, 0);
    for action in step.played.iter().flat_map(|turn| turn.actions()) {
        game.play(action).ok()?;
    }
    let winner = |outcome: Option<Outcome>| {
        outcome.and_then(Outcome::winner).map_or("nobody", Color::token).to_owned()
    };
    Some(match &step.task {
        Task::Judge(action) => if game.check(*action).is_ok() { "yes" } else { "no" }.to_owned(),
        Task::Mark(malom::content::MarkSet::Captures) => game.captures().to_string(),
        Task::Mark(set) => match marked(rules, game.position(), set) {
            Marked::Points(points) => points.to_string(),
            Marked::Actions(_) => unreachable!("no drill has actions marked"),
        },
        Task::Predict(turn) => {
            if game.outcome().is_none() {
                for action in turn.iter().flat_map(|turn| turn.actions()) {
                    game.play(action).unwrap();
                }
            }
            winner(game.outcome())
        }
        Task::Choose(choice) => match &choice.question {
            Question::HowManyCaptures(first) => {
                let mut count = 0;
                game.play(*first).unwrap();
                while game.position().capture_due() {
                    game.play(Action::Capture(game.captures().first().unwrap())).unwrap();
                    count += 1;
                }
                ["none", "one", "two"][count].to_owned()
            }
            Question::WhoWon => winner(game.outcome()),
            _ => match solve(rules, step) {
                Solution::Option(Some(id)) => id,
                other => panic!("{other:?}"),
            },
        },
        Task::Play(_) | Task::Compare(_) | Task::Puzzle(_) => unreachable!("no drill has such a task"),
    })
}

/// What the tutor holds for right, in the same words.
pub(super) fn right(step: &Step) -> String {
    match solve(Rules::standard(), step) {
        Solution::Judgement(judgement) => if judgement.illegal.is_none() { "yes" } else { "no" }.to_owned(),
        Solution::Points(points) => points.to_string(),
        Solution::Option(id) => id.unwrap(),
        Solution::Prediction { prediction: Prediction::WhiteWins, .. } => "white".to_owned(),
        Solution::Prediction { prediction: Prediction::BlackWins, .. } => "black".to_owned(),
        Solution::Prediction { prediction: Prediction::GoesOn, .. } => "nobody".to_owned(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn belief_and_rule_differ_in_half_of_each_block() {
    for (name, belief, items) in drills() {
        let believed = belief.believed(Rules::standard()).unwrap();
        assert_eq!(items.len(), BLOCKS * BLOCK, "{name}");
        for item in items {
            let (step, right) = (item.step(), right(item.step()));
            assert_eq!(answer(Rules::standard(), step).unwrap(), right, "{name}: {}", step.id);
            let wrong = answer(believed, step).unwrap();
            assert_eq!(item.tempts(), wrong != right, "{name}: {} ({right}, believed {wrong})", step.id);
        }
        for block in items.chunks(BLOCK) {
            assert_eq!(block.iter().filter(|item| item.tempts()).count(), BLOCK / 2, "{name}");
        }
    }
}

#[test]
fn each_block_is_as_hard_as_the_one_before_or_harder() {
    let mut rises = 0;
    for (name, _, items) in drills() {
        let blocks = items.chunks(BLOCK).map(|block| block.iter().map(Item::difficulty).sum::<usize>());
        let blocks: Vec<usize> = blocks.collect();
        assert!(blocks.is_sorted(), "{name}: {blocks:?}");
        rises += usize::from(blocks[0] < blocks[BLOCKS - 1]);
    }
    assert_eq!(rises, DRILLS.len(), "in every drill the last block is harder than the first");
}

/// The same position however it is turned and whichever the colours are.
fn likeness(position: &Position) -> String {
    let rules = Rules::standard();
    let swapped = |position: Position| {
        let mut setup = position.setup(rules);
        if setup.to_move == Color::Black {
            setup.to_move = Color::White;
            std::mem::swap(&mut setup.stones.white, &mut setup.stones.black);
            std::mem::swap(&mut setup.hand.white, &mut setup.hand.black);
        }
        setup.to_string()
    };
    let seen = rules.board().symmetries().iter().map(|symmetry| swapped(position.mapped(symmetry)));
    seen.min().unwrap()
}

#[test]
fn no_position_comes_twice_in_a_drill() {
    for (name, _, items) in drills() {
        let positions: BTreeSet<String> = items.iter().map(|item| likeness(&item.step().position)).collect();
        assert_eq!(positions.len(), items.len(), "{name}");
        let ids: BTreeSet<&str> = items.iter().map(|item| item.step().id.as_str()).collect();
        assert_eq!(ids.len(), items.len(), "{name}");
    }
}

#[test]
fn what_was_played_leads_to_the_position() {
    let mut told = BTreeSet::new();
    for (name, belief, items) in drills() {
        for step in items.iter().map(Item::step) {
            let mut position = step.start;
            for turn in &step.played {
                position = position.play_turn(Rules::standard(), *turn).unwrap();
                told.insert(belief);
            }
            assert_eq!(position, step.position, "{name}: {}", step.id);
        }
    }
    let about_turns_before = [
        Misconception::MillCountsOnce,
        Misconception::SameMillThreeTimes,
        Misconception::OpenMillStillProtects,
        Misconception::CapturedReturns,
    ];
    assert_eq!(told, about_turns_before.into());
}

#[test]
fn a_seed_asks_the_same_and_another_something_else() {
    let ids = |seed| -> Vec<String> {
        let items = drill::make(Misconception::JumpingStones, Rules::standard(), seed).unwrap();
        items.iter().map(|item| item.step().id.clone()).collect()
    };
    assert_eq!(ids(3), ids(3));
    assert_ne!(ids(3), ids(4));
}

#[test]
fn what_is_no_belief_about_these_rules_is_not_drilled() {
    let none = [
        (Misconception::CornersAreStrong, "standard"),
        (Misconception::MillStonesNeverTaken, "mtte"),
        (Misconception::FlyingAtFour, "classic"),
    ];
    for (belief, profile) in none {
        let barren = drill::make(belief, Rules::named(profile).unwrap(), 0).unwrap_err();
        assert_eq!(barren.belief, belief);
    }
}
