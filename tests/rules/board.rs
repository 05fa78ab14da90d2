//! The boards' facts, all derived from their lines; above all the standard one's.

use malom::rules::{Board, BoardError, BoardErrors, Catalogue, MillShape, Point, PointSet, Rules, Ruleset};

fn point(name: &str) -> Point {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn lines_make_24_points_and_32_edges() {
    let board = Board::standard();
    assert_eq!(board.lines().len(), 16);
    assert_eq!(board.points().len(), 24);
    let ends: usize = board.points().into_iter().map(|point| board.neighbours(point).len()).sum();
    assert_eq!(ends / 2, 32);
}

#[test]
fn corners_sides_and_crossings() {
    let board = Board::standard();
    let of = |count| board.with_neighbours(count).to_string();
    assert_eq!(of(2), "a1,a7,b2,b6,c3,c5,e3,e5,f2,f6,g1,g7");
    assert_eq!(of(3), "a4,c4,d1,d3,d5,d7,e4,g4");
    assert_eq!(of(4), "b4,d2,d6,f4");
}

#[test]
fn neighbours_are_mutual_and_lie_on_lines() {
    let board = Board::standard();
    for point in Point::ALL {
        for neighbour in board.neighbours(point) {
            assert!(board.neighbours(neighbour).contains(point), "{point} and {neighbour}");
            assert!(board.line_through(point, neighbour).is_some(), "{point} and {neighbour}");
        }
    }
    assert_eq!(board.neighbours(point("d2")).to_string(), "b2,d1,d3,f2");
    assert_eq!(board.neighbours(point("a1")).to_string(), "a4,d1");
    assert_eq!(board.neighbours(point("d4")), PointSet::EMPTY);
}

#[test]
fn each_point_is_on_two_mills() {
    let board = Board::standard();
    assert_eq!(board.mills().len(), 16);
    for point in board.points() {
        assert_eq!(board.mills_through(point).count(), 2, "{point}");
    }
}

#[test]
fn mills_are_found_by_their_points() {
    let board = Board::standard();
    for &mill in board.mills() {
        assert_eq!(board.mill(mill.set()), Some(mill));
        assert_eq!(board.mills_in(mill.set()).collect::<Vec<_>>(), [mill]);
    }
    let bent = ["a1", "d1", "d2"].map(point).into_iter().collect();
    assert_eq!(board.mill(bent), None);
}

#[test]
fn symmetries_are_16_different_maps_with_inverses() {
    let board = Board::standard();
    let maps: Vec<Vec<Point>> = board
        .symmetries()
        .iter()
        .map(|symmetry| board.points().into_iter().map(|point| symmetry.point(point)).collect())
        .collect();
    assert_eq!(maps.len(), 16);
    let identity: Vec<Point> = board.points().into_iter().collect();
    assert!(maps.contains(&identity));
    for (symmetry, map) in board.symmetries().iter().zip(&maps) {
        assert_eq!(maps.iter().filter(|other| *other == map).count(), 1);
        assert_eq!(symmetry.set(board.points()), board.points());
        let undone = board.symmetries().iter().any(|inverse| {
            board.points().into_iter().all(|point| inverse.point(symmetry.point(point)) == point)
        });
        assert!(undone, "{map:?} has no inverse");
    }
}

#[test]
fn symmetries_keep_neighbours() {
    let board = Board::standard();
    for symmetry in board.symmetries() {
        for point in board.points() {
            let mapped = symmetry.set(board.neighbours(point));
            assert_eq!(mapped, board.neighbours(symmetry.point(point)), "{point}");
        }
    }
}

#[test]
fn names_are_in_order_and_make_their_points() {
    let names: Vec<String> = Point::ALL.iter().map(Point::to_string).collect();
    assert!(names.is_sorted());
    for (index, &at) in Point::ALL.iter().enumerate() {
        assert_eq!(at.index(), index);
        assert_eq!(Point::new(at.column(), at.row()), Some(at));
        assert_eq!(point(&names[index]), at);
    }
    assert_eq!((Point::new(7, 0), Point::new(0, 7)), (None, None));
}

#[test]
fn built_in_boards_have_their_counts() {
    let boards = Catalogue::built_in();
    let counts = |board: &Board| {
        let ends: usize = board.points().into_iter().map(|point| board.neighbours(point).len()).sum();
        (board.points().len(), ends / 2, board.mills().len(), board.symmetries().len())
    };
    for (id, points, edges, mills, symmetries) in [
        ("three", 9, 16, 8, 8),
        ("six", 16, 20, 8, 16),
        ("nine", 24, 32, 16, 16),
        ("nine-diagonals", 24, 40, 20, 16),
    ] {
        let board = boards.get(id).unwrap_or_else(|| panic!("no board {id}"));
        assert_eq!(counts(board), (points, edges, mills, symmetries), "{id}");
        assert_eq!(board.id(), id);
    }
    assert!(boards.get("moon").is_none());
}

#[test]
fn mills_have_the_shape_that_the_rules_give_them() {
    let board = |mills| {
        let ruleset = Ruleset { mills, ..Ruleset::STANDARD };
        Rules::new(&ruleset, &Catalogue::built_in()).expect("sound").board().clone()
    };
    let flat = board(MillShape::HorizontalOnly);
    assert_eq!((flat.mills().len(), flat.symmetries().len()), (8, 8));
    let bent = board(MillShape::AlsoBent);
    // A path turns once at each corner, twice at a point with three neighbours, four times at a crossing.
    assert_eq!((bent.mills().len(), bent.symmetries().len()), (16 + 12 + 2 * 8 + 4 * 4, 16));
    let corner = ["a4", "a1", "d1"].map(point).into_iter().collect();
    assert_eq!(bent.mill(corner).map(|mill| mill.to_string()), Some("a4-a1-d1".into()));
    assert_eq!(bent.mill(["a1", "d1", "d3"].map(point).into_iter().collect()), None);
}

/// A path that runs straight from one line into another does not turn.
#[test]
fn a_straight_way_over_two_lines_is_no_bent_mill() {
    let line = |text: &str| text.split('-').map(point).collect::<Vec<Point>>();
    let lines = ["a1-b1", "b1-c1-d1", "b1-b2"].map(line);
    let points = lines.iter().flatten().copied().collect();
    let board = Board::new("fork", points, &lines).expect("sound");
    let mut boards = Catalogue::built_in();
    let id = boards.add(board).expect("a new id").id();
    let ruleset = Ruleset { board: id, stones: 2, mills: MillShape::AlsoBent, ..Ruleset::STANDARD };
    let rules = Rules::new(&ruleset, &boards).expect("sound");
    let mills: Vec<String> = rules.board().mills().iter().map(ToString::to_string).collect();
    assert_eq!(mills, ["b1-c1-d1", "a1-b1-b2", "b2-b1-c1"]);
}

#[test]
fn all_faults_of_a_board_are_found_together() {
    let line = |text: &str| text.split('-').map(point).collect::<Vec<Point>>();
    let lines = ["a1-a2-a3-a4", "a1-a3-a2", "a2-a1-a3", "c1-c2", "e5-e6"].map(line);
    let points = ["a1", "a2", "a3", "c1", "c2", "g7", "e5"].map(point).into_iter().collect();
    let BoardErrors(errors) = Board::new("broken", points, &lines).expect_err("faulty");
    assert_eq!(
        errors,
        [
            BoardError::Length { line: 0, points: 4 },
            BoardError::Unlisted { line: 0, at: point("a4") },
            BoardError::OutOfOrder { line: 1 },
            BoardError::OutOfOrder { line: 2 },
            BoardError::Repeated { line: 2, earlier: 1 },
            BoardError::Unlisted { line: 4, at: point("e6") },
            BoardError::Lonely { at: point("g7") },
            BoardError::Apart { points: ["c1", "c2", "e5"].map(point).into_iter().collect() },
        ]
    );
    let none = Board::new("none", PointSet::EMPTY, &[]).expect_err("no lines").to_string();
    assert_eq!(none, "the board has no lines");
}
