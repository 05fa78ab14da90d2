//! The generator of puzzles, and the packs that it made.

use std::collections::{BTreeMap, BTreeSet};

use malom::content::{Content, Grade, Puzzle, PuzzleGoal, Theme};
use malom::mine::{ByOtherRules, Kind, Mined, PackText, Taken, Wish, mine};
use malom::rules::{Color, Position, Rules};
use malom::solver::{Ground, Index, Monitor, Tables, Value};

/// A folder of one test; removed afterwards.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("malom-mine-{}-{name}", std::process::id())))
    }

    fn tables(&self, rules: &Rules, pairs: &[&str]) -> Tables {
        let tables = Tables::open(Index::new(Ground::new(rules).unwrap()), &self.0);
        for pair in pairs {
            tables.build(pair.parse().unwrap(), &Monitor::default()).unwrap();
        }
        tables
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

fn wish(kind: Kind, count: usize, seed: u64) -> Wish {
    Wish {
        pairs: vec!["3-3".parse().unwrap()],
        hand: 0,
        kind,
        themes: Vec::new(),
        turns: 2..=4,
        grades: 1..=6,
        by_other_rules: ByOtherRules::Any,
        count,
        seed,
    }
}

fn positions(mined: &[Mined]) -> Vec<String> {
    mined.iter().map(|puzzle| puzzle.position.setup(puzzle.rules).to_string()).collect()
}

#[test]
fn a_seed_finds_the_same_everywhere() {
    let folder = Folder::new("seed");
    let rules = Rules::standard();
    let tables = folder.tables(rules, &["3-3"]);
    let mined = |seed| mine(rules, &tables, &[], &wish(Kind::Win, 2, seed), &mut Taken::default()).unwrap();
    let found = mined(1);
    let text = PackText { id: "mined", rules, made: "malom mine", puzzles: &found }.to_string();
    insta::assert_snapshot!(text);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    assert_eq!(positions(&pool.install(|| mined(1))), positions(&found));
    assert_ne!(positions(&mined(2)), positions(&found));
}

#[test]
fn what_is_mined_is_not_mined_again() {
    let folder = Folder::new("again");
    let rules = Rules::standard();
    let tables = folder.tables(rules, &["3-3"]);
    let mut taken = Taken::default();
    let first = mine(rules, &tables, &[], &wish(Kind::Both, 2, 1), &mut taken).unwrap();
    let second = mine(rules, &tables, &[], &wish(Kind::Both, 2, 1), &mut taken).unwrap();
    assert_eq!((first.len(), second.len()), (2, 2));
    assert!(positions(&second).iter().all(|position| !positions(&first).contains(position)));
    for puzzle in first.iter().chain(&second) {
        assert_eq!(puzzle.starts.len(), 2);
        for start in &puzzle.starts {
            assert!(start.plies.unwrap() >= 3, "{puzzle:?}");
            assert_eq!(tables.probe(&start.position).unwrap(), start.plies.map(Value::Win));
        }
    }
}

/// Whether neither side flies, or may soon, when the puzzle begins.
fn nobody_flies(puzzle: &Puzzle) -> bool {
    let position = &puzzle.starts[0].position;
    Color::ALL.iter().all(|&color| position.hand(color) == 0 && position.stones(color).len() > 3)
}

fn is_placing(puzzle: &Puzzle) -> bool {
    Color::ALL.iter().any(|&color| puzzle.starts[0].position.hand(color) > 0)
}

fn flies(puzzle: &Puzzle) -> bool {
    !is_placing(puzzle) && !nobody_flies(puzzle)
}

#[test]
fn the_packs_hold_enough_of_each() {
    let content = Content::embedded().into_result().unwrap();
    assert!(content.packs().faults().is_empty(), "{:?}", content.packs().faults());
    let all: Vec<&Puzzle> = content.packs().puzzles().collect();
    let number = |what: &dyn Fn(&Puzzle) -> bool| all.iter().filter(|puzzle| what(puzzle)).count();
    assert!(all.len() >= 400, "{}", all.len());
    let mut themes: BTreeMap<Theme, usize> = BTreeMap::new();
    for theme in all.iter().flat_map(|puzzle| &puzzle.themes) {
        *themes.entry(*theme).or_default() += 1;
    }
    assert!(themes.values().filter(|&&number| number >= 20).count() >= 8, "{themes:?}");
    for grade in Grade::ALL {
        let of_grade = number(&|puzzle| puzzle.grade == grade);
        assert!(of_grade >= 40, "grade {}: {of_grade}", grade.number());
    }
    let in_one_turn = number(&|puzzle| puzzle.goal == PuzzleGoal::Win { turns: 1 });
    assert!(in_one_turn * 100 <= all.len() * 15, "{in_one_turn}");
    let both = |puzzle: &Puzzle| matches!(puzzle.goal, PuzzleGoal::Both { .. });
    assert!(number(&both) >= 40);
    for puzzle in all.iter().filter(|puzzle| both(puzzle)) {
        assert!(puzzle.starts.iter().all(|start| start.plies.unwrap() > 1), "{}", puzzle.id);
    }
    assert!(number(&nobody_flies) >= 40);
    assert!(number(&is_placing) >= 30);
    assert!(number(&|puzzle| matches!(puzzle.goal, PuzzleGoal::Hold { .. })) >= 40);
    assert!(number(&|puzzle| matches!(puzzle.goal, PuzzleGoal::Capture { .. })) >= 10);
    assert!(number(&|puzzle| matches!(puzzle.goal, PuzzleGoal::NonLosing(_))) >= 40);
    // The checker proves that what is not told is the same by both rules.
    let differs = |puzzle: &Puzzle| puzzle.starts.iter().any(|start| !start.differs.is_empty());
    let aimed = |puzzle: &Puzzle| {
        puzzle.goal.wins_within().is_some() || matches!(puzzle.goal, PuzzleGoal::Hold { .. })
    };
    assert!(number(&|puzzle| flies(puzzle) && aimed(puzzle) && !differs(puzzle)) >= 100);
    assert!(number(&differs) >= 40);
    // Whatever a puzzle needs is built within two seconds.
    for puzzle in &all {
        let stones = |color: Color| {
            let position = &puzzle.starts[0].position;
            position.stones(color).len() + usize::from(position.hand(color))
        };
        assert!(
            stones(Color::White) + stones(Color::Black) <= 9 || puzzle.goal == PuzzleGoal::Win { turns: 1 },
            "{}",
            puzzle.id
        );
    }
    let ids: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
}

/// The values of the turns of a position, with the positions after them.
fn turns(rules: &Rules, tables: &Tables, position: &Position) -> Vec<(Position, Value)> {
    let turns = position.legal_turns(rules).into_iter();
    turns
        .map(|turn| {
            let after = position.play_turn(rules, turn).unwrap();
            let value = match after.outcome(rules) {
                Some(_) => Value::Loss(0),
                None => tables.probe(&after).unwrap().unwrap(),
            };
            (after, value.before())
        })
        .collect()
}

fn holding(turns: &[(Position, Value)]) -> Vec<Position> {
    turns.iter().filter(|(_, value)| *value >= Value::Draw).map(|(after, _)| *after).collect()
}

#[test]
#[ignore = "seconds in release, minutes in debug"]
fn a_draw_to_hold_can_be_lost_at_half_of_the_turns() {
    let folder = Folder::new("hold");
    let rules = Rules::standard();
    let tables = folder.tables(rules, &["5-3"]);
    let content = Content::embedded().into_result().unwrap();
    for puzzle in content.packs().puzzles() {
        let PuzzleGoal::Hold { turns: asked } = puzzle.goal else { continue };
        // Whichever turn holds, always the first or always the last, against the defence that leaves fewest.
        for last in [false, true] {
            let (mut position, mut can_be_lost) = (puzzle.starts[0].position, 0);
            for _ in 0..asked {
                let all = turns(rules, &tables, &position);
                let holds = holding(&all);
                can_be_lost += usize::from(holds.len() < all.len());
                let after = if last { holds.last() } else { holds.first() }.unwrap();
                let replies = turns(rules, &tables, after);
                let draws = replies.iter().filter(|(_, value)| *value == Value::Draw);
                let hardest = draws.min_by_key(|(next, _)| holding(&turns(rules, &tables, next)).len());
                let Some((next, _)) = hardest else { break };
                position = *next;
            }
            assert!(can_be_lost * 2 >= usize::from(asked), "{}: {can_be_lost} of {asked}", puzzle.id);
        }
    }
}
