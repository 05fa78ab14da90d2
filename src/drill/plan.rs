//! How each belief is drilled: what is asked, and how games come to where it matters.

use crate::belief::Misconception;
use crate::content::Task;
use crate::rules::{Action, PointSet, Position, Rules};

use super::answer::Scene;
use super::form::Form;
use super::trial::Taste;

/// How a belief is drilled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// What is asked.
    pub(super) forms: &'static [Form],
    /// How the games are played.
    pub(super) taste: Taste,
    /// The turns that are told with a position, at most.
    pub(super) told: usize,
    /// Whether it is at the end of games that it shows.
    pub(super) at_the_end: bool,
}

impl Plan {
    const fn new(forms: &'static [Form], taste: Taste) -> Self {
        Self { forms, taste, told: 0, at_the_end: false }
    }

    const fn telling(self, told: usize) -> Self {
        Self { told, ..self }
    }

    const fn at_the_end(self) -> Self {
        Self { at_the_end: true, ..self }
    }

    /// Returns how a belief is drilled; `None` for one about no rule.
    pub(super) const fn of(belief: Misconception) -> Option<Self> {
        use Form::{
            Captures, Closing, Destinations, HowMany, MayFly, MillPoints, Move, Pass, Place, Predict, Take,
            WhoWon,
        };
        Some(match belief {
            Misconception::AnyStoneMayBeTaken => Self::new(&[Captures, Take], Taste::NATURAL),
            Misconception::MillStonesNeverTaken | Misconception::HandKeepsProtection => {
                Self::new(&[Captures, Take], Taste::MILLS)
            }
            Misconception::CaptureIsOptional => Self::new(&[Pass, Take], Taste::NATURAL),
            Misconception::NoCaptureWhilePlacing | Misconception::SandwichCaptures => {
                Self::new(&[HowMany], Taste::NATURAL)
            }
            Misconception::TwoMillsTwoCaptures => Self::new(&[HowMany], Taste::DOUBLES),
            Misconception::StandingMillCaptures => Self::new(&[HowMany], Taste::MILLS),
            Misconception::MillCountsOnce => Self::new(&[HowMany], Taste::SHUTTLE).telling(6),
            Misconception::SameMillThreeTimes => Self::new(&[Move], Taste::SHUTTLE).telling(10),
            Misconception::OpenMillStillProtects => Self::new(&[Captures, Take], Taste::SHUTTLE).telling(6),
            Misconception::DiagonalLines => Self::new(&[Move, HowMany], Taste::NATURAL),
            Misconception::BentMill => Self::new(&[HowMany, MillPoints, Closing], Taste::NATURAL),
            Misconception::OnlyHorizontalMills => Self::new(&[MillPoints, Closing, HowMany], Taste::NATURAL),
            Misconception::MovingWhilePlacing => Self::new(&[Move, Place], Taste::NATURAL),
            Misconception::FlyingWhilePlacing => Self::new(&[Move, Place], Taste::HASTY),
            Misconception::FlyingAtFour | Misconception::FlyingIsCheating => {
                Self::new(&[Move, Destinations], Taste::HASTY)
            }
            Misconception::FlyingJumpsOne => Self::new(&[Destinations, Move], Taste::HASTY),
            Misconception::BothFly => Self::new(&[MayFly], Taste::HASTY),
            Misconception::JumpingStones => Self::new(&[Move], Taste::NATURAL),
            Misconception::MayPass => Self::new(&[Pass, Move, Place], Taste::NATURAL),
            Misconception::BlockedPasses => Self::new(&[Predict], Taste::CRAMPED).at_the_end(),
            Misconception::BlockedDraws => Self::new(&[WhoWon], Taste::CRAMPED).at_the_end(),
            Misconception::ThreeStonesLose | Misconception::MustTakeAll => {
                Self::new(&[Predict], Taste::HASTY).at_the_end()
            }
            Misconception::TwoOnBoardLose => Self::new(&[Predict], Taste::HASTY),
            Misconception::CapturedReturns => Self::new(&[Place], Taste::HASTY).telling(1),
            Misconception::CloseEveryMill
            | Misconception::CaptureIntoFlying
            | Misconception::CornersAreStrong => return None,
        })
    }
}

/// The stones that fly.
const FLYING: usize = 3;

/// The most ways that leave a side nearly blocked.
const NEARLY: usize = 5;

/// Returns the position in which a question has somebody look whether a side is blocked; `None` where it does not.
fn cramped(belief: Misconception, rules: &Rules, scene: &Scene, task: &Task) -> Option<Position> {
    match (belief, task) {
        (Misconception::BlockedPasses, Task::Predict(Some(turn))) => {
            scene.position.play_turn(rules, *turn).ok()
        }
        (Misconception::BlockedDraws, _) => Some(scene.position),
        _ => None,
    }
}

/// Returns how close a look it takes to see whether a side is blocked: the fewer ways are left, the closer.
pub(super) fn closeness(belief: Misconception, rules: &Rules, scene: &Scene, task: &Task) -> usize {
    let position = cramped(belief, rules, scene, task);
    position.map_or(0, |position| NEARLY.saturating_sub(position.legal_actions(rules).count()))
}

/// Tells whether a question is one that this belief is about, so that who holds it, and who does not, would not
/// wonder what it is for.
pub(super) fn suits(belief: Misconception, rules: &Rules, scene: &Scene, task: &Task) -> bool {
    let position = &scene.position;
    let side = position.to_move();
    let (board, own) = (rules.board(), position.stones(side));
    match (belief, task) {
        // Who believes that four may fly does not believe that three may not, as the ruleset has it.
        (Misconception::FlyingAtFour, _) => position.hand(side) == 0 && own.len() > FLYING,
        (Misconception::FlyingIsCheating | Misconception::FlyingJumpsOne | Misconception::BothFly, _) => {
            position.hand(side) == 0
        }
        (Misconception::FlyingWhilePlacing, Task::Judge(Action::Move { from, to })) => {
            own.len() <= FLYING + 1 && !board.neighbours(*from).contains(*to)
        }
        (Misconception::MovingWhilePlacing | Misconception::MayPass, _) => true,
        (Misconception::SameMillThreeTimes, Task::Judge(Action::Move { to, .. })) => {
            let nearly = |mills: PointSet| mills.minus(own).len() == 1;
            position.hand(side) == 0 && board.mills_through(*to).any(|mill| nearly(mill.set()))
        }
        // Elsewhere the hand would answer the question.
        (_, Task::Judge(Action::Move { .. })) => position.hand(side) == 0,
        // Where nothing is closed and nothing taken, nobody thinks of losing.
        (
            Misconception::ThreeStonesLose | Misconception::MustTakeAll | Misconception::TwoOnBoardLose,
            Task::Predict(Some(turn)),
        ) => turn.captures().next().is_some(),
        // One has to look closely whether the side is blocked.
        (Misconception::BlockedPasses | Misconception::BlockedDraws, _) => {
            cramped(belief, rules, scene, task)
                .is_some_and(|position| position.legal_actions(rules).count() <= NEARLY)
        }
        _ => true,
    }
}
