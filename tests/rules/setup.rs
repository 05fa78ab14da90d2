//! Faults of positions that someone wrote: each is found, and all at once.

use malom::rules::{Board, Closed, Color, Point, PointSet, Position, Rules, Setup, SetupError, SetupErrors};

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn faults(setup: &Setup) -> Vec<SetupError> {
    Position::new(Rules::standard(), setup).map_or_else(|SetupErrors(faults)| faults, |_| Vec::new())
}

fn at(name: &str) -> Point {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn points(names: &[&str]) -> PointSet {
    names.iter().map(|name| at(name)).collect()
}

#[test]
fn each_fault_is_found_and_a_near_miss_has_none() {
    let mill = Board::standard().mill(points(&["a1", "d1", "g1"])).expect("a mill");
    let (white, black) = (Color::White, Color::Black);
    let too_many = |color, stones| SetupError::TooManyStones { color, stones, limit: 9 };
    let table = [
        ("w W:d4+8 B:+9", SetupError::NotAPoint { at: at("d4") }, "w W:d3+8 B:+9"),
        ("w W:a1+9 B:+9", too_many(white, 10), "w W:a1+8 B:+9"),
        ("w W:+9 B:a1,a4+8", too_many(black, 10), "w W:+9 B:a1,a4+7"),
        ("w W:a1,a4 B:g1,g4", SetupError::BothReduced, "w W:a1,a4 B:g1,g4+1"),
        ("w! W:a1,d1+6 B:g1+8", SetupError::NoMillStands { color: white }, "w! W:a1,d1,g1+6 B:g4+8"),
        (
            "w!a1-d1-d2 W:a1,d1,d2+6 B:g1+8",
            SetupError::NotAMill { points: points(&["a1", "d1", "d2"]) },
            "w!d1-d2-d3 W:d3,d1,d2+6 B:g1+8",
        ),
        (
            "w!a1-d1-g1 W:a1,d1+6 B:g1+8",
            SetupError::MillNotStanding { mill },
            "w!a1-d1-g1 W:a1,d1,g1+6 B:g4+8",
        ),
        (
            "w!a1-d1-g1 W:a1,a4,a7,d1,d2,d3,g1,g4,g7 B:b4,f4,f6",
            SetupError::NotClosedAtOnce { points: points(&["a1", "d1", "g1"]) },
            "w!a1-d1-g1,d1-d2-d3 W:a1,a4,a7,d1,d2,d3,g1,g4,g7 B:b4,f4,f6",
        ),
        ("b!a1-d1-g1 W:+9 B:a1,d1,g1+6", SetupError::NothingToCapture, "b!a1-d1-g1 W:g4+8 B:a1,d1,g1+6"),
    ];
    for (text, fault, near_miss) in table {
        assert_eq!(faults(&setup(text)), [fault], "{text}");
        assert_eq!(faults(&setup(near_miss)), [], "{near_miss}");
    }
}

/// The short form can't write a point twice, so this setup is made by hand.
#[test]
fn two_stones_on_a_point_are_found() {
    let mut two = setup("w W:a1+8 B:a4+8");
    two.stones[Color::Black] = points(&["a1"]);
    assert_eq!(faults(&two), [SetupError::Overlap { at: at("a1") }]);
}

#[test]
fn all_faults_are_reported_together() {
    let mut many = setup("w!a1-d1-g1,a1-d1-d2 W:a1,d4,b1+9 B:+12");
    many.stones[Color::Black] = points(&["a1"]);
    let tokens: Vec<String> = faults(&many).iter().map(SetupError::to_string).collect();
    assert_eq!(
        tokens,
        [
            "b1 is not a point of the board",
            "d4 is not a point of the board",
            "a1 holds a stone of each side",
            "white has 12 stones on the board and in hand; 9 are all there are",
            "black has 13 stones on the board and in hand; 9 are all there are",
            "a capture is due for the mill a1-d1-g1, which does not stand",
            "a capture is due for a1,d1,d2, which is not a mill of the board",
        ]
    );
    let together = Position::new(Rules::standard(), &many).expect_err("faulty").to_string();
    assert_eq!(together, tokens.join("; "));
}

#[test]
fn a_capture_due_for_no_mill_at_all_is_a_fault() {
    let none = Setup { closed: Some(Closed::Mills(Vec::new())), ..setup("w W:a1,d1,g1+6 B:g4+8") };
    assert_eq!(faults(&none), [SetupError::NotClosedAtOnce { points: PointSet::EMPTY }]);
}

/// Two mills that cross can be closed by one stone; three in a row can't, and `w!` alone means all that stand.
#[test]
fn a_due_capture_keeps_its_mills() {
    let rules = Rules::standard();
    let closed = |text: &str| {
        let position = Position::new(rules, &setup(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
        (position.closed_mills(rules).to_string(), position.setup(rules).to_string())
    };
    let two = "w!a1-d1-g1,a1-a4-a7 W:a1,a4,a7,d1,g1+4 B:g4+8";
    assert_eq!(closed(two).0, "a1-a4-a7,a1-d1-g1");
    let one_of_two = "w!a1-d1-g1 W:a1,a4,a7,d1,g1+4 B:g4+8";
    assert_eq!(closed(one_of_two), ("a1-d1-g1".into(), one_of_two.into()));
    let unknown = "w! W:a1,a4,a7,g1,g4,g7+3 B:d2+8";
    assert_eq!(closed(unknown), ("a1-a4-a7,g1-g4-g7".into(), unknown.into()));
}
