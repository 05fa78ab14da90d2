//! Points that texts name, held against the positions that they are shown beside.

use std::collections::BTreeMap;

use crate::content::{Content, Goal, Lesson, Puzzle, Question, Step, Task};
use crate::explain;
use crate::i18n::{LanguageTexts, Texts};
use crate::rules::{Action, Color, Line, Point, PointSet, Position, Rules, Turn};
use crate::tutor::{Marked, Solution, marked, solve};

use super::{Problem, Severity, fluent};

/// Finds the points of steps' and puzzles' texts that have nothing to do with their position.
pub(super) fn check(content: &Content, texts: &Texts) -> Vec<Problem> {
    let steps =
        content.lessons().iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)));
    let steps = steps.map(|(lesson, step)| (explain::step_id(lesson, step), Scene::new(lesson, step)));
    let puzzles = content.packs().puzzles();
    let puzzles = puzzles.map(|puzzle| (explain::puzzle::note(puzzle).id, Scene::of_puzzle(puzzle)));
    let questions = content.questions().iter();
    let questions =
        questions.map(|asked| (explain::asked(asked).id, Scene::of_question(asked.rules, &asked.position)));
    let scenes: BTreeMap<String, Scene> = steps.chain(puzzles).chain(questions).collect();
    texts.languages().iter().flat_map(|language| check_language(language, &scenes)).collect()
}

fn check_language(language: &LanguageTexts, scenes: &BTreeMap<String, Scene>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &language.files {
        for text in fluent::texts(file.source()) {
            let Some(scene) = scenes.get(text.id) else { continue };
            for word in text.words() {
                let Ok(point) = word.parse::<Point>() else { continue };
                if !scene.points.contains(point) {
                    problems.push(Problem {
                        path: file.path.clone(),
                        place: Some(fluent::place_of(file.source(), word)),
                        severity: Severity::Error,
                        message: format!(
                            "`{point}` is neither taken nor a target, nor on a line with one, in `{}`",
                            scene.position
                        ),
                    });
                }
            }
        }
    }
    problems
}

/// What a step's texts may talk about.
struct Scene {
    points: PointSet,
    /// The position, as authors write it.
    position: String,
}

impl Scene {
    fn new(lesson: &Lesson, step: &Step) -> Self {
        let rules = lesson.rules;
        let taken = stones(&step.start).union(stones(&step.position));
        Self::around(rules, taken.union(targets(rules, step)), &step.position)
    }

    /// What a puzzle's note may talk about: its stones and its first turns.
    fn of_puzzle(puzzle: &Puzzle) -> Self {
        let played = first_turns(puzzle);
        // The starts of a puzzle differ in the side to move alone.
        let position = &puzzle.starts[0].position;
        Self::around(puzzle.rules, stones(position).union(played), position)
    }

    /// What the answer to a question may talk about: the stones.
    fn of_question(rules: &Rules, position: &Position) -> Self {
        Self::around(rules, stones(position), position)
    }

    /// These points, and those on a line with one.
    fn around(rules: &Rules, named: PointSet, position: &Position) -> Self {
        let lines = rules.board().lines().iter().map(Line::set);
        let near = lines.filter(|line| line.meets(named));
        Self { points: near.fold(named, PointSet::union), position: position.setup(rules).to_string() }
    }
}

/// The points of the first turns that a puzzle's author names.
fn first_turns(puzzle: &Puzzle) -> PointSet {
    let turns = puzzle.starts.iter().flat_map(|start| start.keys.iter().flatten().chain(&start.also));
    turns.flat_map(|turn| turn.actions()).flat_map(points_of).collect()
}

fn stones(position: &Position) -> PointSet {
    position.stones(Color::White).union(position.stones(Color::Black))
}

/// The points that a step is about: those of its task and its answer, of the turns played and of likely mistakes.
fn targets(rules: &Rules, step: &Step) -> PointSet {
    let played = step.played.iter().flat_map(|turn| turn.actions());
    let tried = step.mistakes.iter().flat_map(|mistake| mistake.attempt.iter().copied());
    let around: PointSet = played.chain(tried).flat_map(points_of).collect();
    let asked = match &step.task {
        Task::Play(play) => {
            let preferred = play.prefer.as_ref().map(goal_points).unwrap_or_default();
            goal_points(&play.goal).union(preferred)
        }
        Task::Mark(set) => set.point().into_iter().collect(),
        Task::Judge(action) => points_of(*action),
        Task::Choose(choice) => match &choice.question {
            Question::HowManyCaptures(action) => points_of(*action),
            Question::HowMany(set) => {
                set_points(&marked(rules, &step.position, set)).union(set.point().into_iter().collect())
            }
            Question::WhoseTurn
            | Question::WhichPhase
            | Question::MayFly
            | Question::WhoWon
            | Question::Given => PointSet::EMPTY,
        },
        Task::Compare(compare) => compare.attempt.actions().flat_map(points_of).collect(),
        Task::Puzzle(puzzle) => first_turns(puzzle),
        Task::Predict(turn) => turn.iter().flat_map(|turn| turn.actions()).flat_map(points_of).collect(),
    };
    let answer = match solve(rules, step) {
        Solution::Turns { all, .. } => all.into_iter().flat_map(Turn::actions).flat_map(points_of).collect(),
        Solution::Points(points) => points,
        Solution::Actions(actions) => actions.into_iter().flat_map(points_of).collect(),
        Solution::Judgement(_)
        | Solution::Option(_)
        | Solution::Prediction { .. }
        | Solution::Profiles(_)
        | Solution::Puzzle => PointSet::EMPTY,
    };
    around.union(asked).union(answer)
}

fn goal_points(goal: &Goal) -> PointSet {
    let mills = goal.closes.iter().chain(&goal.stops).map(|mill| mill.set());
    mills.fold(goal.takes.union(goal.to).union(goal.from.into_iter().collect()), PointSet::union)
}

fn set_points(marked: &Marked) -> PointSet {
    match marked {
        Marked::Points(points) => *points,
        Marked::Actions(actions) => actions.iter().copied().flat_map(points_of).collect(),
    }
}

fn points_of(action: Action) -> PointSet {
    match action {
        Action::Place(at) | Action::Capture(at) => PointSet::of(at),
        Action::Move { from, to } => PointSet::of(from).with(to),
        Action::Pass => PointSet::EMPTY,
    }
}
