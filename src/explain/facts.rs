//! What an answer follows from: facts of the very position, told to whoever has answered wrongly.

use crate::content::{MarkSet, Question, Step, Task};
use crate::i18n::Message;
use crate::rules::{
    Action, Color, DrawReason, Illegal, Outcome, Phase, Point, PointSet, Position, Rules, WinReason,
};
use crate::tutor::Session;

use super::{action_text, closed, illegal, mills, outcome, points, turn_text};

/// States what the number of legal actions of a sort follows from.
pub(super) fn count(rules: &Rules, position: &Position, action: Action) -> Message {
    match action {
        Action::Place(_) => placings(rules, position),
        Action::Move { .. } => moves(rules, position),
        Action::Capture(_) => captures(rules, position),
        Action::Pass => Message::new("count-pass").arg("count", position.legal_actions(rules).count()),
    }
}

fn placings(rules: &Rules, position: &Position) -> Message {
    let stones = Color::ALL.map(|color| position.stones(color).len());
    Message::new("count-place")
        .arg("points", rules.board().points().len())
        .arg("stones", stones[0] + stones[1])
}

/// States how many stones of the side to move can move.
fn moves(rules: &Rules, position: &Position) -> Message {
    let side = position.to_move();
    Message::new("count-move")
        .arg("player", side.token())
        .arg("movable", position.movable(rules).len())
        .arg("stones", position.stones(side).len())
}

fn captures(rules: &Rules, position: &Position) -> Message {
    Message::new("count-capture")
        .arg("stones", position.stones(position.to_move().opponent()).len())
        .arg("protected", position.protected(rules).len())
}

/// States what it follows from which points or moves belong to a set, naming none of them.
pub(super) fn set(rules: &Rules, position: &Position, set: &MarkSet) -> Message {
    let board = rules.board();
    let to_move = position.to_move();
    let of_points = |kind: &str, other: usize| {
        Message::new(format!("set-{kind}")).arg("points", board.points().len()).arg("others", other)
    };
    match set {
        MarkSet::Placings => placings(rules, position),
        MarkSet::Captures => captures(rules, position),
        MarkSet::Movable | MarkSet::Moves => moves(rules, position),
        MarkSet::EnemyMoves => moves(rules, &position.turned()),
        // Whoever flies may go wherever nothing stands.
        MarkSet::Destinations(_) if position.phase(rules, to_move) == Phase::Flying => {
            placings(rules, position)
        }
        MarkSet::Destinations(of) => {
            let neighbours = board.neighbours(*of);
            Message::new("set-destinations")
                .arg("of", of.to_string())
                .arg("count", neighbours.len())
                .arg("taken", neighbours.intersection(taken(position)).len())
        }
        MarkSet::Protected => in_mills(rules, position, to_move.opponent()),
        MarkSet::MillPoints => in_mills(rules, position, to_move),
        MarkSet::Closing => lines_to_fill(rules, position, to_move),
        MarkSet::Threats => lines_to_fill(rules, position, to_move.opponent()),
        MarkSet::Neighbours(of) | MarkSet::LinesOf(of) => Message::new("set-lines")
            .arg("of", of.to_string())
            .arg("count", board.lines().iter().filter(|line| line.set().contains(*of)).count()),
        MarkSet::Corners => of_points("corners", board.points().minus(board.with_neighbours(2)).len()),
        MarkSet::Crossings => of_points("crossings", board.points().minus(board.with_neighbours(4)).len()),
    }
}

fn in_mills(rules: &Rules, position: &Position, side: Color) -> Message {
    let stones = position.stones(side);
    Message::new("set-mills")
        .arg("player", side.token())
        .arg("stones", stones.len())
        .arg("count", rules.board().mills_in(stones).count())
}

/// Counts the lines on which a side lacks the last stone of a mill and nothing else stands.
fn lines_to_fill(rules: &Rules, position: &Position, side: Color) -> Message {
    let empty = rules.board().points().minus(taken(position));
    let lacks_one = |points: PointSet| {
        points.minus(position.stones(side)).len() == 1 && points.intersection(empty).len() == 1
    };
    let lines = rules.board().mills().iter().filter(|mill| lacks_one(mill.set()));
    Message::new("set-closing").arg("player", side.token()).arg("count", lines.count())
}

fn taken(position: &Position) -> PointSet {
    position.stones(Color::White).union(position.stones(Color::Black))
}

/// States what the answer to a question follows from; nothing where only its author knows.
pub(super) fn choice(rules: &Rules, step: &Step) -> Vec<Message> {
    let Task::Choose(choice) = &step.task else { return Vec::new() };
    let position = &step.position;
    match &choice.question {
        Question::WhoseTurn => whose_turn(rules, step),
        Question::WhichPhase => {
            let side = position.to_move();
            vec![
                Message::new("choice-which-phase")
                    .arg("player", side.token())
                    .arg("stones", position.stones(side).len())
                    .arg("hand", position.hand(side)),
            ]
        }
        Question::MayFly => {
            let [white, black] = Color::ALL.map(|color| position.stones(color).len());
            let hands = Color::ALL.map(|color| position.hand(color));
            vec![
                Message::new("choice-may-fly")
                    .arg("white", white)
                    .arg("black", black)
                    .arg("white-hand", hands[0])
                    .arg("black-hand", hands[1]),
            ]
        }
        Question::WhoWon => who_won(rules, position),
        Question::HowManyCaptures(first) => how_many_captures(rules, position, *first),
        Question::HowMany(set) => vec![self::set(rules, position, set)],
        Question::Given => Vec::new(),
    }
}

fn whose_turn(rules: &Rules, step: &Step) -> Vec<Message> {
    let position = &step.position;
    let players = [step.start.to_move(), step.start.to_move().opponent()].into_iter().cycle();
    let last = step.played.iter().zip(players).last().map(|(turn, player)| {
        Message::new("tell-played").arg("player", player.token()).arg("turn", turn_text(*turn))
    });
    let just_closed = position.closed_mills(rules);
    let closed = (!just_closed.is_empty()).then(|| self::closed(&just_closed));
    let hands = Color::ALL.map(|color| position.hand(color));
    let hands = Message::new("tell-hands").arg("white", hands[0]).arg("black", hands[1]);
    last.into_iter().chain(closed).chain([hands]).collect()
}

fn who_won(rules: &Rules, position: &Position) -> Vec<Message> {
    let [white, black] = totals(position);
    let stones = Message::new("choice-who-won").arg("white", white).arg("black", black);
    let further = match position.outcome(rules) {
        None => can_play(rules, position),
        Some(outcome) => blocked(rules, position, outcome),
    };
    std::iter::once(stones).chain(further).collect()
}

fn how_many_captures(rules: &Rules, position: &Position, first: Action) -> Vec<Message> {
    let Ok((next, events)) = position.play(rules, first) else { return Vec::new() };
    let closes = Message::new("choice-captures")
        .arg("action", action_text(first))
        .arg("mills", mills(&events.closed))
        .arg("count", events.closed.len());
    // What may be taken is told from the side that closed the mill, whose turn it is no more where nothing may.
    let facing = if next.to_move() == position.to_move() { next } else { next.turned() };
    let free = (!events.closed.is_empty()).then(|| captures(rules, &facing));
    std::iter::once(closes).chain(free).collect()
}

/// States what it follows from whether a game is over.
pub(super) fn prediction(rules: &Rules, outcome: Option<Outcome>, after: &Position) -> Vec<Message> {
    let [white, black] = totals(after);
    match outcome {
        Some(outcome) => {
            let why = blocked(rules, after, outcome);
            std::iter::once(self::outcome(outcome)).chain(why).collect()
        }
        None => vec![
            with_way(Message::new("prediction-facts"), rules, after).arg("white", white).arg("black", black),
        ],
    }
}

/// States that the game goes on after a turn that was to win, and with what; or how else it ended.
pub(super) fn not_won(rules: &Rules, after: &Position) -> Message {
    match after.outcome(rules) {
        Some(outcome) => Message::new("missed-wins-over").arg("outcome", self::outcome(outcome)),
        None => {
            let side = after.to_move();
            let stones = after.stones(side).len() + usize::from(after.hand(side));
            with_way(Message::new("missed-wins"), rules, after).arg("stones", stones)
        }
    }
}

/// Names something that the side to move can play.
fn can_play(rules: &Rules, position: &Position) -> Option<Message> {
    position.outcome(rules).is_none().then(|| with_way(Message::new("choice-can-play"), rules, position))
}

fn with_way(message: Message, rules: &Rules, position: &Position) -> Message {
    let mut actions = position.legal_actions(rules);
    let way = actions.next().map(action_text);
    message
        .arg("player", position.to_move().token())
        .arg("legal", usize::from(way.is_some()) + actions.count())
        .arg("way", way.unwrap_or_else(|| "none".to_owned()))
}

/// Shows that a side is blocked by a stone of its that has only taken points beside it; nothing where the game has not
/// ended so, or no stone shows it.
fn blocked(rules: &Rules, position: &Position, outcome: Outcome) -> Option<Message> {
    match outcome {
        Outcome::Win { reason: WinReason::Blocked, .. } | Outcome::Draw { reason: DrawReason::Blocked } => {}
        Outcome::Win { .. } | Outcome::Draw { .. } => return None,
    }
    let (side, taken) = (position.to_move(), taken(position));
    let beside = |at: Point| rules.board().neighbours(at);
    let mut stones = position.stones(side).into_iter();
    let shut_in = stones.find(|&at| taken.contains_all(beside(at)))?;
    let message = Message::new("blocked-facts")
        .arg("player", side.token())
        .arg("stones", position.stones(side).len())
        .arg("at", shut_in.to_string())
        .arg("count", beside(shut_in).len())
        .arg("points", points(beside(shut_in)));
    Some(message)
}

/// Explains why an action is refused, and shows on the board that the game is over, where that is why.
pub(super) fn refusal(session: &Session, illegal: &Illegal, by: Color) -> Vec<Message> {
    let shown = of_the_end(session.rules(), &session.position(), illegal);
    std::iter::once(self::illegal(illegal, by)).chain(shown).collect()
}

/// Shows on the board that the game is over, where that is why an action is refused and it can be shown.
pub(super) fn of_the_end(rules: &Rules, position: &Position, illegal: &Illegal) -> Option<Message> {
    let Illegal::GameOver { outcome } = *illegal else { return None };
    blocked(rules, position, outcome)
}

/// Counts the stones of both sides, those in hand included.
fn totals(position: &Position) -> [usize; 2] {
    Color::ALL.map(|color| position.stones(color).len() + usize::from(position.hand(color)))
}
