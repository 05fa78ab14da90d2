//! The standard board's facts, all derived from its 16 lines.

use malom::rules::{Board, Point, PointSet};

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
