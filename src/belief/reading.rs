//! What an answer says of each misconception.

use crate::content::{Choice, MarkSet, Play, Prediction, Question, Step, Task};
use crate::rules::{Action, Game, IllegalKind, Point, Rules, Turn};
use crate::tutor::{Given, Solution, judge_turn, recall, solve, solve_as};

use super::misconception::Misconception;

/// What an answer says of a misconception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaks {
    /// It is the answer of who holds it, and not the right one.
    For,
    /// It is the right one, and not that of who holds it.
    Against,
}

impl Speaks {
    /// Returns the token used in the store.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::For => "for",
            Self::Against => "against",
        }
    }

    /// Returns the value with this token.
    #[must_use]
    pub fn from_token(token: &str) -> Option<Self> {
        [Self::For, Self::Against].into_iter().find(|speaks| speaks.token() == token)
    }
}

/// What one answer says of one misconception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The misconception.
    pub misconception: Misconception,
    /// Which way it speaks.
    pub speaks: Speaks,
    /// How many answers there were to choose from, [`Evidence::MANY`] at most: who guesses hits one of many more rarely.
    pub answers: u8,
}

impl Evidence {
    /// As many answers as nobody hits by chance, more or less.
    pub const MANY: u8 = 8;

    pub(super) fn new(misconception: Misconception, speaks: Speaks, answers: usize) -> Self {
        let answers = answers.clamp(2, usize::from(Self::MANY)) as u8;
        Self { misconception, speaks, answers }
    }
}

/// A step with its answers by its own rules and by those of each misconception. What takes time is done once, so that many
/// answers can be read.
#[derive(Clone, Debug)]
pub struct Reading<'s> {
    rules: &'s Rules,
    step: &'s Step,
    /// The right answer; `None` for a turn to be played, which is judged by itself.
    right: Option<Solution>,
    believed: Vec<Believed>,
}

/// A misconception about a rule that can show in a step.
#[derive(Clone, Debug)]
struct Believed {
    misconception: Misconception,
    rules: &'static Rules,
    /// The answer by them; `None` for a turn to be played.
    answer: Option<Solution>,
}

impl<'s> Reading<'s> {
    /// Computes the answers of a step of a lesson, or a drill, with these rules.
    #[must_use]
    pub fn of(rules: &'s Rules, step: &'s Step) -> Self {
        let plays = matches!(step.task, Task::Play(_));
        let believed = Misconception::rules().filter_map(|misconception| {
            let believed = misconception.believed(rules)?;
            if !asks_what_they_know(rules, believed, step) {
                return None;
            }
            let answer = if plays { None } else { Some(solve_as(believed, step)?) };
            Some(Believed { misconception, rules: believed, answer })
        });
        let believed = believed.collect();
        let right = (!plays).then(|| solve(rules, step));
        Self { rules, step, right, believed }
    }

    /// Returns what an answer says: for each misconception by whose rules it is right though it is wrong, and against each by
    /// whose rules it is wrong though it is right.
    #[must_use]
    pub fn evidence(&self, given: &Given) -> Vec<Evidence> {
        let of_rules = self.believed.iter().filter_map(|believed| {
            let speaks = match (&self.step.task, given) {
                (Task::Play(play), Given::Actions(actions)) => self.of_turn(believed, play, actions)?,
                _ => {
                    let right = is_answer(self.right.as_ref()?, given)?;
                    let believed = is_answer(believed.answer.as_ref()?, given)?;
                    speaks(right, believed)?
                }
            };
            Some(Evidence::new(believed.misconception, speaks, possible(&self.step.task, given)))
        });
        of_rules.chain(self.of_corners(given)).collect()
    }

    /// Says which way a turn speaks, or an attempt at one.
    fn of_turn(&self, believed: &Believed, play: &Play, actions: &[Action]) -> Option<Speaks> {
        let position = &self.step.position;
        if crate::tutor::try_attempt(self.rules, position, actions).is_some() {
            return attempts(self.rules, believed.rules, self.step, actions).then_some(Speaks::For);
        }
        let turn = Turn::new(*actions.first()?, actions[1..].iter().filter_map(|action| action.target()));
        let legal = position.play_turn(believed.rules, turn);
        let meets = |rules| judge_turn(rules, position, turn, play).0.is_empty();
        match (meets(self.rules), legal) {
            (false, Ok(_)) => meets(believed.rules).then_some(Speaks::For),
            // A capture that their rules know nothing of was asked for: who makes it says nothing.
            (true, Err(illegal)) => {
                let forced = matches!(illegal.kind(), IllegalKind::NoCaptureDue | IllegalKind::GameOver);
                (!forced).then_some(Speaks::Against)
            }
            (true, Ok(after)) => (!after.capture_due() && !meets(believed.rules)).then_some(Speaks::Against),
            (false, Err(_)) => None,
        }
    }

    /// Says what a choice says of corners: that one is the best point, or has more ways out than it has.
    fn of_corners(&self, given: &Given) -> Option<Evidence> {
        const CORNER: &str = "corner";
        let (Task::Choose(choice), Given::Option(said), Some(Solution::Option(Some(right)))) =
            (&self.step.task, given, &self.right)
        else {
            return None;
        };
        let is_corner = |at: Point| self.rules.board().with_neighbours(2).contains(at);
        let number = |id: &str| id.strip_prefix('n').and_then(|digits| digits.parse::<usize>().ok());
        let believes = match &choice.question {
            Question::Given if right != CORNER && choice.options.iter().any(|option| option == CORNER) => {
                said == CORNER
            }
            Question::HowMany(MarkSet::Neighbours(of) | MarkSet::Destinations(of)) if is_corner(*of) => {
                number(said) > number(right)
            }
            _ => return None,
        };
        let speaks = speaks(said == right, believes)?;
        Some(Evidence::new(Misconception::CornersAreStrong, speaks, choice.options.len()))
    }
}

/// Tells which way an answer speaks that is right, or that who holds the misconception gives.
pub(super) const fn speaks(right: bool, believed: bool) -> Option<Speaks> {
    match (right, believed) {
        (false, true) => Some(Speaks::For),
        (true, false) => Some(Speaks::Against),
        (true, true) | (false, false) => None,
    }
}

/// Tells whether a step can be asked of who believes these rules: not where they think that the game is over while the
/// question itself says that it is not.
fn asks_what_they_know(real: &Rules, believed: &Rules, step: &Step) -> bool {
    let position = &step.position;
    if position.capture_due() {
        return recall(believed, step).is_some();
    }
    let asks_for_the_end = match &step.task {
        Task::Choose(choice) => choice.question == Question::WhoWon,
        Task::Predict(turn) => turn.is_none(),
        Task::Play(_) | Task::Mark(_) | Task::Judge(_) | Task::Compare(_) | Task::Puzzle(_) => false,
    };
    let over = |game: &Game<'_>| game.outcome().is_some();
    recall(believed, step)
        .is_some_and(|game| asks_for_the_end || !over(&game) || position.outcome(real).is_some())
}

/// Tells whether an answer is the one that a solution wants; `None` where it answers something else.
fn is_answer(solution: &Solution, given: &Given) -> Option<bool> {
    Some(match (solution, given) {
        (Solution::Points(points), Given::Points(marked)) => points == marked,
        (Solution::Actions(actions), Given::Marks(marked)) => {
            actions.len() == marked.len() && actions.iter().all(|action| marked.contains(action))
        }
        // The reason is another question: who gives a wrong one may still know the rule.
        (Solution::Judgement(judgement), Given::Legal(_)) => judgement.illegal.is_none(),
        (Solution::Judgement(judgement), Given::Illegal(_)) => judgement.illegal.is_some(),
        (Solution::Option(id), Given::Option(said)) => id.as_ref()? == said,
        (Solution::Prediction { prediction, .. }, Given::Prediction(said)) => prediction == said,
        _ => return None,
    })
}

/// Returns how many answers there were to choose from.
fn possible(task: &Task, given: &Given) -> usize {
    let many = usize::from(Evidence::MANY);
    match (task, given) {
        (Task::Choose(Choice { options, .. }), _) => options.len(),
        // The verdict, right or wrong, and besides the reason or the number.
        (_, Given::Legal(_) | Given::Illegal(_)) => 3,
        (_, Given::Prediction(_)) => Prediction::ALL.len(),
        _ => many,
    }
}

/// Tells whether these rules allow an attempt, the last of whose actions is refused. Who goes on after a mill as if the turn
/// were over has their way where it is, or where they may pass.
fn attempts(real: &Rules, rules: &Rules, step: &Step, actions: &[Action]) -> bool {
    let Some(mut game) = recall(rules, step) else { return false };
    if let [Action::Capture(at)] = *actions
        && !game.position().capture_due()
    {
        return takes_whatever_is_played(real, &game, at);
    }
    let by = game.position().to_move();
    for (index, &action) in actions.iter().enumerate() {
        let ended = game.position().to_move() != by;
        if ended && index > 0 && action == Action::Pass {
            return game.outcome().is_none();
        }
        if game.position().capture_due() && !matches!(action, Action::Capture(_) | Action::Pass) {
            // The next turn is the other side's; to begin it is to have passed.
            if game.play(Action::Pass).is_err() {
                return false;
            }
        }
        if game.play(action).is_err() {
            return false;
        }
    }
    true
}

/// Tells whether by the rules of a game a stone may be taken whatever is played first, though by the real rules only a mill
/// that closes takes: who believes so may well begin with it.
fn takes_whatever_is_played(real: &Rules, game: &Game<'_>, at: Point) -> bool {
    let position = *game.position();
    let closes_none = |first: &Action| position.play(real, *first).is_ok_and(|(next, _)| !next.capture_due());
    let takes = |first: Action| {
        let mut game = game.clone();
        game.play(first).is_ok()
            && game.position().to_move() == position.to_move()
            && game.check(Action::Capture(at)).is_ok()
    };
    let mut firsts = game.legal_actions().into_iter().filter(closes_none).peekable();
    firsts.peek().is_some() && firsts.all(takes)
}
