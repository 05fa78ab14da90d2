//! What a puzzle is about, found in the line that solves it and in what else could be played.

use crate::content::Theme;
use crate::rules::{Action, Outcome, PointSet, Position, Turn, WinReason};

use super::book::{Book, Choice};
use super::line::{Ply, closes};

/// Recognises the themes of a line whose even plies are the learner's, the most telling first:
///
/// - **swing mill**: a stone of the learner leaves a standing mill and closes another with the same move;
/// - **reopened mill**: a stone leaves a standing mill, and a later turn of the learner closes that mill again;
/// - **kept from flying**: the enemy has one stone more than flies, the learner could take one with the first turn,
///   which doesn't win, and takes none;
/// - **sacrifice**: the enemy takes a stone on its ply, though before it the learner had a turn after which it could
///   close no mill at once;
/// - **block**: the line ends with the enemy blocked;
/// - **capture choice**: with a turn that closes a mill, one stone taken wins, and the same turn with another does not;
/// - **shared point**: the first turn goes to the point where two lines cross that are candidates of one side: of the
///   learner's, with one stone and an empty point each, or of the enemy's, each with two stones, so that both are stopped;
/// - **stopped mill**: the first turn, that closes none, takes a point where the enemy could close a mill;
/// - **quiet key**: the first turn closes no mill, though another would;
/// - **double threat**: after a turn that closes none, mills can be closed at two points or more, one of them new, and
///   the learner's next turn closes one there;
/// - **flight**: a stone flies where the enemy does not; or, where nothing else is to be told, the first turn flies.
pub(super) fn of_line(book: &Book<'_>, line: &[Ply]) -> Vec<Theme> {
    let told: [(Theme, bool); 10] = [
        (Theme::SwingMill, is_swing_mill(book, line)),
        (Theme::ReopenMill, is_reopened(book, line)),
        (Theme::KeepFromFlying, keeps_from_flying(book, line)),
        (Theme::Sacrifice, is_sacrifice(book, line)),
        (Theme::Block, is_block(book, line)),
        (Theme::CaptureChoice, is_capture_choice(line)),
        (
            Theme::SharedPoint,
            line.first().is_some_and(|key| takes_shared(book, &key.before, key.chosen.turn)),
        ),
        (Theme::StopMill, line.first().is_some_and(|key| stops_mill(book, &key.before, key.chosen.turn))),
        (Theme::QuietKey, line.first().is_some_and(|key| is_quiet(book, key))),
        (Theme::DoubleThreat, is_double_threat(book, line)),
    ];
    let mut themes: Vec<Theme> = told.into_iter().filter(|&(_, told)| told).map(|(theme, _)| theme).collect();
    let alone = line
        .iter()
        .step_by(2)
        .any(|ply| flies(book, &ply.before, ply.chosen.turn) && !may_fly(book, &ply.before.turned()));
    let at_least =
        themes.is_empty() && line.first().is_some_and(|key| flies(book, &key.before, key.chosen.turn));
    if alone || at_least {
        themes.push(Theme::Flight);
    }
    themes
}

/// Recognises what turns that hold a draw, or don't lose, are about: those of the first turn above, and the threats of
/// the enemy's win, had another turn been played.
pub(super) fn of_holding(book: &Book<'_>, key: &Ply, refutation: &[Ply]) -> Vec<Theme> {
    let (before, turn) = (&key.before, key.chosen.turn);
    let takes_right = turn.captures().next().is_some()
        && key.choices.iter().any(|other| other.turn.first == turn.first && other.loses());
    let beside_mill = is_quiet(book, key)
        && key.choices.iter().all(|other| !closes(book, before, other.turn.first) || other.loses());
    let enemy = of_line(book, refutation);
    let enemy_threatens = |theme| enemy.contains(&theme);
    let told = [
        (Theme::Sacrifice, gives_stone(book, key)),
        (Theme::CaptureChoice, takes_right),
        (Theme::SharedPoint, takes_shared(book, before, turn)),
        (Theme::StopMill, stops_mill(book, before, turn)),
        (Theme::QuietKey, beside_mill),
        (Theme::SwingMill, enemy_threatens(Theme::SwingMill)),
        (Theme::Block, enemy_threatens(Theme::Block)),
        (Theme::DoubleThreat, enemy_threatens(Theme::DoubleThreat)),
        (Theme::Flight, flies(book, before, turn) && !may_fly(book, &before.turned())),
    ];
    told.into_iter().filter(|&(_, told)| told).map(|(theme, _)| theme).collect()
}

/// Returns the standing mills of the side to move.
fn mills(book: &Book<'_>, position: &Position) -> Vec<PointSet> {
    let own = position.stones(position.to_move());
    book.rules.board().mills_in(own).map(crate::rules::Mill::set).collect()
}

fn is_swing_mill(book: &Book<'_>, line: &[Ply]) -> bool {
    line.iter().step_by(2).any(|ply| {
        matches!(ply.chosen.turn.first, Action::Move { from, .. }
            if mills(book, &ply.before).iter().any(|mill| mill.contains(from)))
            && closes(book, &ply.before, ply.chosen.turn.first)
    })
}

fn is_reopened(book: &Book<'_>, line: &[Ply]) -> bool {
    let turns: Vec<&Ply> = line.iter().step_by(2).collect();
    turns.iter().enumerate().any(|(at, ply)| {
        let Action::Move { from, .. } = ply.chosen.turn.first else { return false };
        mills(book, &ply.before).iter().filter(|mill| mill.contains(from)).any(|mill| {
            turns[at + 1..].iter().any(|later| {
                let Some(target) = later.chosen.turn.first.target() else { return false };
                let own = later.before.stones(later.before.to_move());
                mill.contains(target)
                    && closes(book, &later.before, later.chosen.turn.first)
                    && own.contains_all(mill.without(target))
            })
        })
    })
}

fn keeps_from_flying(book: &Book<'_>, line: &[Ply]) -> bool {
    let Some(key) = line.first() else { return false };
    let enemy = key.before.to_move().opponent();
    let stones = key.before.stones(enemy).len() + usize::from(key.before.hand(enemy));
    book.rules.flies_at().is_some_and(|flies_at| stones == usize::from(flies_at) + 1)
        && key.chosen.turn.captures().next().is_none()
        && key.choices.iter().any(|other| other.turn.captures().next().is_some() && !other.wins())
}

fn is_sacrifice(book: &Book<'_>, line: &[Ply]) -> bool {
    line.chunks_exact(2)
        .any(|plies| plies[1].chosen.turn.captures().next().is_some() && could_prevent(book, &plies[0]))
}

/// Tells whether the enemy can take a stone after the chosen turn, but not after another.
fn gives_stone(book: &Book<'_>, ply: &Ply) -> bool {
    !ply.chosen.after.closing(book.rules).is_empty() && could_prevent(book, ply)
}

fn could_prevent(book: &Book<'_>, ply: &Ply) -> bool {
    ply.choices.iter().any(|other| other.after.closing(book.rules).is_empty())
}

fn is_block(book: &Book<'_>, line: &[Ply]) -> bool {
    let end = line.last().and_then(|ply| ply.chosen.after.outcome(book.rules));
    matches!(end, Some(Outcome::Win { reason: WinReason::Blocked, .. }))
}

fn is_capture_choice(line: &[Ply]) -> bool {
    line.iter().step_by(2).any(|ply| {
        let same_turn =
            |other: &&Choice| other.turn.first == ply.chosen.turn.first && other.turn != ply.chosen.turn;
        let others: Vec<&Choice> = ply.choices.iter().filter(same_turn).collect();
        !others.is_empty() && others.iter().all(|other| !other.wins())
    })
}

/// Tells whether a turn takes the point that two candidate mills share.
pub(super) fn takes_shared(book: &Book<'_>, before: &Position, turn: Turn) -> bool {
    let Some(target) = turn.first.target() else { return false };
    let own = match turn.first {
        Action::Move { from, .. } => before.stones(before.to_move()).without(from),
        _ => before.stones(before.to_move()),
    };
    let enemy = before.stones(before.to_move().opponent());
    let lines = || book.rules.board().mills_through(target).map(|mill| mill.set().without(target));
    let own_candidate = |rest: PointSet| rest.intersection(own).len() == 1 && !rest.meets(enemy);
    lines().filter(|&rest| own_candidate(rest)).count() >= 2
        || (lines().filter(|&rest| enemy.contains_all(rest)).count() >= 2 && stops_mill(book, before, turn))
}

/// Tells whether a turn that closes no mill takes a point where the enemy could close one.
pub(super) fn stops_mill(book: &Book<'_>, before: &Position, turn: Turn) -> bool {
    let threats = before.turned().closing(book.rules);
    turn.first.target().is_some_and(|target| threats.contains(target)) && !closes(book, before, turn.first)
}

fn is_quiet(book: &Book<'_>, key: &Ply) -> bool {
    !closes(book, &key.before, key.chosen.turn.first)
        && key.choices.iter().any(|other| closes(book, &key.before, other.turn.first))
}

fn is_double_threat(book: &Book<'_>, line: &[Ply]) -> bool {
    let turns: Vec<&Ply> = line.iter().step_by(2).collect();
    turns.windows(2).any(|pair| {
        let [ply, next] = pair else { return false };
        let threats = ply.chosen.after.turned().closing(book.rules);
        let standing = ply.before.closing(book.rules);
        !closes(book, &ply.before, ply.chosen.turn.first)
            && threats.len() >= 2
            && !standing.contains_all(threats)
            && next.chosen.turn.first.target().is_some_and(|target| threats.contains(target))
            && closes(book, &next.before, next.chosen.turn.first)
    })
}

/// Tells whether a turn flies: its stone goes where it could not move.
pub(super) fn flies(book: &Book<'_>, before: &Position, turn: Turn) -> bool {
    matches!(turn.first, Action::Move { from, to } if !book.rules.board().neighbours(from).contains(to))
        && before.hand(before.to_move()) == 0
}

/// Tells whether the side to move flies.
fn may_fly(book: &Book<'_>, position: &Position) -> bool {
    let own = position.to_move();
    position.hand(own) == 0
        && book.rules.flies_at().is_some_and(|flies_at| position.stones(own).len() == usize::from(flies_at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use crate::solver::{Ground, Index, Tables, Value};

    /// Plays a line as if each turn of it won and no other did, and names its themes. No table is asked.
    fn told(start: &str, line: &str) -> String {
        let rules = Rules::standard();
        let tables = Tables::open(Index::new(Ground::new(rules).unwrap()), std::path::Path::new("."));
        let book = Book::new(rules, &tables);
        let mut position = Position::new(rules, &start.parse().unwrap()).unwrap();
        let mut plies = Vec::new();
        for text in line.split(' ') {
            let turn: Turn = text.parse().unwrap();
            let choice = |played: Turn| {
                let value = if played == turn { Value::Win(1) } else { Value::Draw };
                Choice { turn: played, after: position.play_turn(rules, played).unwrap(), value }
            };
            let choices: Vec<Choice> = position.legal_turns(rules).into_iter().map(choice).collect();
            let chosen = *choices.iter().find(|choice| choice.turn == turn).unwrap();
            plies.push(Ply { before: position, choices, chosen });
            position = chosen.after;
        }
        of_line(&book, &plies).iter().map(|theme| theme.token()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn each_theme_is_found_where_it_is() {
        for (start, line, themes) in [
            (
                "w W:b6,d1,d7,f6,g7 B:a1,a7,g1,g4",
                "f6-f4 a1-a4 b6-b4 a4-a1 b4-a4",
                "keep-from-flying block quiet-key",
            ),
            (
                "w W:c5,e5,f2,f4,f6 B:c3,e4,g7",
                "f6-d6 c3-d5 d6-f6xd5",
                "reopen-mill capture-choice double-threat",
            ),
            ("b W:a4,c5,g4 B:b4,c4,d6", "c4-b6 a4-b2 b4-f6xb2", "capture-choice shared-point double-threat"),
            ("w W:a1,d1,g1,b2,f2 B:c5,e5,g7", "d1-d2xg7", "swing-mill capture-choice"),
            ("w W:a1,d1,f4 B:b6,d5,e3,g7", "f4-g1xb6", "capture-choice flight"),
            ("w W:d1,d2,d3 B:e3,e5,g7", "d1-e4", "stop-mill"),
            ("w W:a1,d2,f4 B:b6,d5,e3", "a1-g7", "flight"),
        ] {
            assert_eq!(told(start, line), themes, "{start}: {line}");
        }
        let sacrifice = told("w W:a4,d6,d7,e4,f4,g4 B:c3,d3,f6", "a4-a7 f6-e3xa7 e4-e5 c3-d5 e5-e4xd3");
        assert!(sacrifice.contains("sacrifice") && sacrifice.contains("reopen-mill"), "{sacrifice}");
    }

    #[test]
    fn no_theme_is_found_where_it_is_not() {
        // A mill is closed by a stone that stood in none.
        assert!(!told("w W:a1,d1,g4,b2,f2 B:c5,e5,g7", "g4-g1xg7").contains("swing-mill"));
        // One mill is threatened, not two.
        assert!(!told("w W:a1,d2,f4,g4 B:b6,d5,e3", "d2-d1 b6-b4 g4-g1xb4").contains("double-threat"));
        // The stone is taken where nothing could have kept it.
        assert!(!told("w W:a1,d2,f4,g4 B:b6,d6,e3", "d2-d1 e3-f6xf4").contains("block"));
    }
}
