//! A position in words.

use crate::explain;
use crate::i18n::{Message, Value};
use crate::rules::{Action, Color, Mills, Point, Position, Rules, Turn};
use crate::tutor::{Session, Standing};

/// Tells the turns played before a step, and its position.
pub(super) fn step(session: &Session) -> Vec<Message> {
    let step = session.step();
    let players = [step.start.to_move(), step.start.to_move().opponent()].into_iter().cycle();
    let played = step.played.iter().zip(players).map(|(turn, player)| {
        let turn: Vec<String> = turn.actions().map(explain::action_text).collect();
        Message::new("tell-played").arg("player", player.token()).arg("turn", turn.join(" "))
    });
    played.chain(stones(&session.position())).chain(standing(session)).collect()
}

/// Tells the stones of both sides.
pub(super) fn stones(position: &Position) -> Vec<Message> {
    let stones = Color::ALL.map(|player| {
        Message::new("tell-stones")
            .arg("player", player.token())
            .arg("count", position.stones(player).len())
            .arg("points", explain::points(position.stones(player)))
            .arg("hand", position.hand(player))
    });
    stones.into()
}

/// Tells whose turn it is and what must be done first, or how the game has ended; nothing while that is what is asked.
pub(super) fn standing(session: &Session) -> Option<Message> {
    Some(match session.standing()? {
        Standing::Over(outcome) => explain::outcome(outcome),
        Standing::GoesOn => to_act(&session.position(), session.rules()),
    })
}

/// Tells whose turn it is in a game that goes on, and what must be done first.
pub(super) fn to_act(position: &Position, rules: &Rules) -> Message {
    let player = position.to_move().token();
    if position.capture_due() {
        of_mills(Message::new("tell-capture"), &position.closed_mills(rules)).arg("player", player)
    } else {
        Message::new("tell-turn").arg("player", player)
    }
}

/// Tells what stands on a point.
pub(super) fn at(rules: &Rules, position: &Position, at: Point) -> Message {
    if !rules.board().points().contains(at) {
        return Message::new("tell-at-nowhere").arg("at", at.to_string());
    }
    let Some(color) = position.at(at) else {
        return Message::new("tell-at-empty").arg("at", at.to_string());
    };
    let stones = position.stones(color);
    let mills = rules.board().mills_in(stones).filter(|mill| mill.set().contains(at)).collect();
    // The rules tell what is protected from the side to move.
    let facing = if color == position.to_move() { position.turned() } else { *position };
    let protected = facing.protected(rules).contains(at);
    of_mills(Message::new("tell-at-stone"), &mills)
        .arg("at", at.to_string())
        .arg("stone", color.token())
        .arg("protected", if protected { "yes" } else { "no" })
}

/// Tells the neighbours of a point, and what stands on them.
pub(super) fn near(rules: &Rules, position: &Position, at: Point) -> Message {
    if !rules.board().points().contains(at) {
        return self::at(rules, position, at);
    }
    let neighbours = rules.board().neighbours(at).into_iter().map(|neighbour| {
        Message::new("tell-neighbour")
            .arg("at", neighbour.to_string())
            .arg("stone", position.at(neighbour).map_or("none", Color::token))
    });
    Message::new("tell-near").arg("at", at.to_string()).arg("neighbours", neighbours.collect::<Value>())
}

/// Tells the standing mills of both sides.
pub(super) fn mills(rules: &Rules, position: &Position) -> [Message; 2] {
    Color::ALL.map(|player| {
        let mills = rules.board().mills_in(position.stones(player)).collect();
        of_mills(Message::new("tell-mills"), &mills).arg("player", player.token())
    })
}

/// Tells how many stones are in hand.
pub(super) fn hands(position: &Position) -> Message {
    let [white, black] = Color::ALL.map(|player| position.hand(player));
    Message::new("tell-hands").arg("white", white).arg("black", black)
}

/// Tells a turn as it is replayed, with what it brings about.
pub(super) fn replay(rules: &Rules, position: &Position, turn: Turn) -> Vec<Message> {
    let mut position = *position;
    let mut told = Vec::new();
    for action in turn.actions() {
        let player = position.to_move().token();
        let Ok((next, events)) = position.play(rules, action) else { break };
        told.extend(replayed(action).map(|message| message.arg("player", player)));
        told.extend(explain::events(&events));
        position = next;
    }
    told
}

fn replayed(action: Action) -> Option<Message> {
    Some(match action {
        Action::Place(at) => Message::new("replay-place").arg("at", at.to_string()),
        Action::Move { from, to } => {
            Message::new("replay-move").arg("from", from.to_string()).arg("at", to.to_string())
        }
        Action::Capture(at) => Message::new("replay-capture").arg("at", at.to_string()),
        Action::Pass => return None,
    })
}

fn of_mills(message: Message, mills: &Mills) -> Message {
    message.arg("mills", mills.iter().map(explain::mill).collect::<Value>()).arg("count", mills.len())
}
