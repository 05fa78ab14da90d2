//! Whether an action is legal and, where it is not, why.

use super::action::Action;
use super::illegal::Illegal;
use super::point::Point;
use super::position::Position;
use super::prepared::Rules;

impl Position {
    /// Judges an action of the side to move.
    ///
    /// # Errors
    ///
    /// The first reason against it, in the order of [`IllegalKind::ALL`](super::IllegalKind::ALL).
    pub fn check(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome(rules) {
            return Err(Illegal::GameOver { outcome });
        }
        match action {
            Action::Capture(at) => self.check_capture(rules, at),
            _ if self.capture_due() => {
                Err(Illegal::CaptureDue { closed: self.closed_mills(rules), free: self.captures(rules) })
            }
            Action::Pass => Err(Illegal::PassForbidden { legal: self.legal_actions(rules).count() }),
            Action::Place(at) => self.check_placing(rules, at),
            Action::Move { from, to } => self.check_move(rules, from, to),
        }
    }

    fn check_capture(&self, rules: &Rules, at: Point) -> Result<(), Illegal> {
        if !self.capture_due() {
            return Err(Illegal::NoCaptureDue { standing: rules.board().mills_in(self.own).collect() });
        }
        is_point(rules, at)?;
        if self.own.contains(at) {
            return Err(Illegal::OwnStone { at });
        }
        if !self.enemy.contains(at) {
            return Err(Illegal::Empty { at });
        }
        let free = self.captures(rules);
        if !free.contains(at) {
            let mut mills = rules.board().mills_in(self.enemy).filter(|mill| mill.set().contains(at));
            let mill = mills.next().expect("only a mill protects a stone");
            return Err(Illegal::Protected { at, mill, free });
        }
        Ok(())
    }

    fn check_placing(&self, rules: &Rules, at: Point) -> Result<(), Illegal> {
        if self.own_hand == 0 {
            return Err(Illegal::HandEmpty { stones: self.own.len() as u8 });
        }
        is_point(rules, at)?;
        self.is_free(at)
    }

    fn check_move(&self, rules: &Rules, from: Point, to: Point) -> Result<(), Illegal> {
        let (board, left) = (rules.board(), self.own_hand);
        let flies = self.own.len() == usize::from(rules.flying_stones());
        if left > 0 {
            let would_fly = self.own.contains(from)
                && self.empty(rules).contains(to)
                && !board.neighbours(from).contains(to);
            return Err(if flies && would_fly {
                Illegal::FlyingWhilePlacing { left }
            } else {
                Illegal::StonesInHand { left }
            });
        }
        is_point(rules, from)?;
        is_point(rules, to)?;
        match self.at(from) {
            None => return Err(Illegal::Empty { at: from }),
            Some(color) if color != self.to_move => return Err(Illegal::NotYourStone { at: from }),
            Some(_) if from == to => return Err(Illegal::SamePoint { at: from }),
            Some(_) => self.is_free(to)?,
        }
        if flies || board.neighbours(from).contains(to) {
            return Ok(());
        }
        let (stones, flies_at) = (self.own.len() as u8, rules.flies_at());
        Err(match board.over(from).find(|&(_, end)| end == to) {
            Some((between, _)) => {
                let jumps = self.at(between).is_some();
                Illegal::NotAdjacent { from, to, between, jumps, stones, flies_at }
            }
            None => Illegal::OffLine { from, to, diagonal: from.is_diagonal_to(to), stones, flies_at },
        })
    }

    fn is_free(&self, at: Point) -> Result<(), Illegal> {
        match self.at(at) {
            Some(by) => Err(Illegal::Occupied { at, by }),
            None => Ok(()),
        }
    }
}

/// Refuses a cell that is no point of the board.
fn is_point(rules: &Rules, at: Point) -> Result<(), Illegal> {
    if rules.board().points().contains(at) { Ok(()) } else { Err(Illegal::NotAPoint { at }) }
}
