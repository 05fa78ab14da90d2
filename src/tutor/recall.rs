//! The answers of steps by rules that need not be their own: those of somebody who believes otherwise.

use crate::content::{Choice, MarkSet, Question, Step, Task};
use crate::rules::{Action, Color, Game, Rules, Turn};

use super::judge::{Judgement, Solution, captures_word, predicted, solve};

/// Plays the turns before a step by these rules; `None` where they refuse one.
#[must_use]
pub fn recall<'r>(rules: &'r Rules, step: &Step) -> Option<Game<'r>> {
    let mut game = Game::from_position(rules, step.start, 0);
    for action in step.played.iter().flat_map(|turn| turn.actions()) {
        game.play(action).ok()?;
    }
    Some(game)
}

/// Computes the answer of a step by these rules. The turns before it are played by them too, and have their say in what
/// may be taken, closed or judged. `None` where the rules refuse those turns, or don't say what is asked.
///
/// ```
/// use malom::content::Content;
/// use malom::rules::{Reclose, Rules, Ruleset, Catalogue};
/// use malom::tutor::{Solution, solve, solve_as};
///
/// let content = Content::embedded().into_result().expect("the content of the program is sound");
/// let lesson = content.lesson("moving").ok_or("no such lesson")?;
/// let step = lesson.steps.iter().find(|step| step.id == "open-and-close").ok_or("no such step")?;
/// let never_again = Ruleset { reclose: Reclose::Never, ..Ruleset::STANDARD };
/// let never_again = Rules::new(&never_again, &Catalogue::built_in())?;
/// assert_eq!(solve(lesson.rules, step), Solution::Option(Some("one".to_owned())));
/// assert_eq!(solve_as(&never_again, step), Some(Solution::Option(Some("none".to_owned()))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn solve_as(rules: &Rules, step: &Step) -> Option<Solution> {
    let game = recall(rules, step)?;
    let here = Step { position: *game.position(), ..step.clone() };
    match &step.task {
        Task::Mark(MarkSet::Captures) => Some(Solution::Points(game.captures())),
        Task::Mark(MarkSet::Protected) => Some(Solution::Points(game.protected())),
        Task::Mark(MarkSet::Moves) => {
            let mut actions = game.legal_actions();
            actions.sort_unstable();
            Some(Solution::Actions(actions))
        }
        Task::Mark(MarkSet::Destinations(of)) => {
            let reached = game.legal_actions().into_iter().filter_map(|action| match action {
                Action::Move { from, to } if from == *of => Some(to),
                Action::Move { .. } | Action::Place(_) | Action::Capture(_) | Action::Pass => None,
            });
            Some(Solution::Points(reached.collect()))
        }
        Task::Judge(action) => match solve(rules, &here) {
            Solution::Judgement(judgement) => {
                let illegal = game.check(*action).err();
                Some(Solution::Judgement(Judgement { illegal, ..judgement }))
            }
            other => Some(other),
        },
        Task::Choose(Choice { question: Question::HowManyCaptures(first), options }) => {
            let mut game = game;
            game.play(*first).ok()?;
            let word = captures_word(game.position().captures_left());
            Some(Solution::Option(options.iter().find(|option| *option == word).cloned()))
        }
        Task::Predict(turn) => foresee(game, *turn),
        Task::Play(_) | Task::Mark(_) | Task::Choose(_) | Task::Compare(_) | Task::Puzzle(_) => {
            Some(solve(rules, &here))
        }
    }
}

/// Foresees what comes of a turn. Captures that these rules don't make due are left out, as nothing is taken then; where
/// they make more due than the turn has, all ways to go on must come to the same.
fn foresee(mut game: Game<'_>, turn: Option<Turn>) -> Option<Solution> {
    let by = game.position().to_move();
    for action in turn.into_iter().flat_map(Turn::actions) {
        let takes_nothing = !game.position().capture_due() || game.position().to_move() != by;
        if matches!(action, Action::Capture(_)) && takes_nothing {
            break;
        }
        game.play(action).ok()?;
    }
    let asks_for_now = turn.is_none();
    ends(&game, by, asks_for_now).map(|game| {
        let (outcome, after) = (game.outcome(), Box::new(*game.position()));
        Solution::Prediction { prediction: predicted(outcome), outcome, after }
    })
}

/// Returns one of the games that the captures still due can lead to, where all come to the same.
fn ends<'r>(game: &Game<'r>, by: Color, is_whole: bool) -> Option<Game<'r>> {
    if is_whole
        || game.outcome().is_some()
        || !game.position().capture_due()
        || game.position().to_move() != by
    {
        return Some(game.clone());
    }
    let mut end: Option<Game<'r>> = None;
    for at in game.captures() {
        let mut further = game.clone();
        further.play(Action::Capture(at)).ok()?;
        let further = ends(&further, by, false)?;
        if end.as_ref().is_some_and(|end| predicted(end.outcome()) != predicted(further.outcome())) {
            return None;
        }
        end = Some(further);
    }
    end
}
