//! Faults of positions that someone wrote: each is found, and all at once.

use malom::rules::{
    Board, CapturesPerTurn, Catalogue, Closed, Color, Counting, Custodian, Point, PointSet, Position, Rules,
    Ruleset, Setup, SetupError, SetupErrors,
};

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn faults(setup: &Setup) -> Vec<SetupError> {
    Position::new(Rules::standard(), setup).map_or_else(|SetupErrors(faults)| faults, |_| Vec::new())
}

fn faults_by(ruleset: Ruleset, text: &str) -> Vec<SetupError> {
    let rules = Rules::new(&ruleset, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}"));
    Position::new(&rules, &setup(text)).map_or_else(|SetupErrors(faults)| faults, |_| Vec::new())
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

/// What is a fault by one family's rules is sound by another's.
#[test]
fn faults_go_by_the_rules() {
    let too_many = |stones, limit| SetupError::TooManyStones { color: Color::White, stones, limit };
    let diagonal = points(&["a1", "b2", "c3"]);
    let custodian = Ruleset { custodian: Custodian::Caught, ..Ruleset::STANDARD };
    let each = Ruleset { captures_per_turn: CapturesPerTurn::OneAMill, ..Ruleset::STANDARD };
    let board_only = Ruleset { counting: Counting::BoardOnly, ..Ruleset::STANDARD };
    let table = [
        ("w W:a1+9 B:+9", Ruleset::STANDARD, too_many(10, 9), Ruleset::LASKER),
        ("w W:a1+5 B:+5", Ruleset::FIVE, too_many(6, 5), Ruleset::SIX),
        ("w W:g1+2 B:+3", Ruleset::THREE, SetupError::NotAPoint { at: at("g1") }, Ruleset::STANDARD),
        (
            "w W:a1,a4 B:d2,f6",
            Ruleset::STANDARD,
            SetupError::BothReduced,
            Ruleset { loses_below: 2, ..Ruleset::STANDARD },
        ),
        ("w W:a1 B:d2+1", Ruleset::STANDARD, SetupError::BothReduced, Ruleset::PLYYARD),
        ("w W:a1,d1+6 B:d2,f6+6", board_only, SetupError::BothReduced, Ruleset::STANDARD),
        (
            "w!a1-b2-c3 W:a1,b2,c3 B:d2,f6,e4",
            Ruleset::STANDARD,
            SetupError::NotAMill { points: diagonal },
            Ruleset::TWELVE,
        ),
        ("w!a1-d1-g1 W:a1,d1,g1 B:e3,e4,e5", Ruleset::MTTE, SetupError::NothingToCapture, Ruleset::STANDARD),
        ("w!xd1 W:a1,g1+7 B:d1+8", Ruleset::STANDARD, SetupError::NotCaught { at: at("d1") }, custodian),
        (
            "w!2:a1-a4-a7,a1-d1-g1 W:a1,a4,a7,d1,g1 B:d2,f6,e4",
            Ruleset::STANDARD,
            SetupError::WrongCaptures { captures: 2, limit: 1 },
            each,
        ),
    ];
    for (text, faulty, fault, sound) in table {
        assert_eq!(faults_by(faulty, text), [fault], "{text} by {}", faulty.id);
        assert_eq!(faults_by(sound, text), [], "{text} by {}", sound.id);
    }
}

#[test]
fn more_captures_than_mills_are_a_fault() {
    let each = Ruleset { captures_per_turn: CapturesPerTurn::OneAMill, ..Ruleset::STANDARD };
    for captures in [0, 3] {
        let text = format!("w!{captures}:a1-a4-a7,a1-d1-g1 W:a1,a4,a7,d1,g1 B:d2,f6,e4");
        assert_eq!(faults_by(each, &text), [SetupError::WrongCaptures { captures, limit: 2 }]);
    }
}

/// Where a mill takes a stone each, the text tells how many are left.
#[test]
fn a_position_keeps_how_many_captures_are_left() {
    let ruleset = Ruleset { captures_per_turn: CapturesPerTurn::OneAMill, ..Ruleset::STANDARD };
    let rules = Rules::new(&ruleset, &Catalogue::built_in()).expect("sound");
    let mut position = Position::new(&rules, &setup("w W:a4,a7,d1,g1+5 B:d2,f6,b4+6")).expect("sound");
    let mut told = Vec::new();
    for action in ["a1", "xd2", "xf6"] {
        position = position.play(&rules, action.parse().expect("an action")).expect("legal").0;
        told.push(position.setup(&rules).to_string());
    }
    assert_eq!(
        told,
        [
            "w!a1-a4-a7,a1-d1-g1 W:a1,a4,a7,d1,g1+4 B:b4,d2,f6+6",
            "w!1:a1-a4-a7,a1-d1-g1 W:a1,a4,a7,d1,g1+4 B:b4,f6+6",
            "b W:a1,a4,a7,d1,g1+4 B:b4+6",
        ]
    );
}
