//! What a step asks, held against the board.

use std::sync::Arc;

use crate::content::fault::YamlPath;
use crate::content::lesson::{Choice, Compare, Goal, MarkSet, Play, Question, Task};
use crate::content::puzzle::{Grade, Origin, Puzzle, PuzzleGoal, Start};
use crate::content::raw::{
    MillPoints, Parsed, RawChoice, RawCompare, RawExpect, RawGoal, RawPlay, RawQuestion, RawSet, RawTask,
};
use crate::content::words::answers;
use crate::rules::{Mill, Point, PointSet, Position, Turn};

use super::puzzle::{length_fault, over_fault};
use super::{Checker, suggest};

/// What belongs to a step besides its task.
pub(super) struct Setting<'s> {
    /// The id of the step's messages, without its prefix.
    pub id: String,
    /// Where the step stands.
    pub at: &'s YamlPath,
    /// The position in which the learner acts, where that has no fault.
    pub position: Option<&'s Position>,
    /// The author's answer. Of a puzzle it is a part, and taken out.
    pub expect: &'s mut Option<RawExpect>,
}

impl Checker<'_> {
    /// Checks a task.
    pub(super) fn task(&mut self, raw: RawTask, setting: Setting<'_>) -> Task {
        let at = &setting.at.key("task");
        match raw {
            RawTask::Play(RawPlay::Any) => Task::Play(Play::default()),
            RawTask::Play(RawPlay::Goal(goal)) => Task::Play(self.play(goal, &at.key("play"))),
            RawTask::Mark(set) => Task::Mark(self.set(set, &at.key("mark"))),
            RawTask::Judge(Parsed(action)) => Task::Judge(action),
            RawTask::Choose(choice) => Task::Choose(self.choice(choice, &at.key("choose"))),
            RawTask::Predict(Parsed(after)) => Task::Predict(after.0),
            RawTask::Compare(compare) => {
                Task::Compare(self.compare(&compare, setting.position, &at.key("compare").key("under")))
            }
            RawTask::Win(turns) => self.puzzle(PuzzleGoal::Win { turns }, turns, setting),
            RawTask::Hold(turns) => self.puzzle(PuzzleGoal::Hold { turns }, turns, setting),
        }
    }

    /// Checks a game against the best defence, which is won or held within so many turns of the learner.
    fn puzzle(&mut self, goal: PuzzleGoal, turns: u8, setting: Setting<'_>) -> Task {
        let Setting { id, at, position, expect } = setting;
        let task = at.key("task").key(goal.token());
        if let Some(message) = length_fault(turns) {
            self.fault(&task, message);
        }
        if let Some(message) = position.and_then(|position| over_fault(self.rules, position)) {
            self.fault(&task, message);
        } else if position.is_some_and(Position::capture_due) {
            self.fault(&task, "a capture is due (the learner begins with a whole turn)");
        }
        let keys = expect.take().and_then(|expect| self.list::<Turn>(expect, &at.key("expect")));
        let start = Start {
            position: position.copied().unwrap_or_else(|| Position::start(self.rules)),
            keys,
            plies: None,
            also: Vec::new(),
            differs: Vec::new(),
            proof: None,
        };
        Task::Puzzle(Arc::new(Puzzle {
            id,
            rules: self.rules,
            goal,
            starts: vec![start],
            themes: Vec::new(),
            // Nobody chooses a step by its grade.
            grade: Grade::ALL[0],
            origin: Origin::Lesson,
            composed: false,
            only: false,
            at: at.clone(),
        }))
    }

    fn play(&mut self, mut raw: RawGoal, at: &YamlPath) -> Play {
        let prefer = raw.prefer.take().map(|raw| {
            let at = at.key("prefer");
            if raw.prefer.is_some() {
                self.fault(&at.key("prefer"), "a preference has none of its own (join the two)");
            }
            self.conditions(*raw, &at)
        });
        if prefer.is_some() && raw.is_empty() {
            return Play { goal: Goal::default(), prefer };
        }
        Play { goal: self.conditions(raw, at), prefer }
    }

    fn conditions(&mut self, raw: RawGoal, at: &YamlPath) -> Goal {
        if raw.is_empty() {
            self.fault(at, "there is no condition here (for any legal turn write `play: any`)");
        }
        let closes = raw.closes.into_iter().enumerate();
        Goal {
            closes: closes
                .filter_map(|(index, mill)| self.mill(mill, &at.key("closes").index(index)))
                .collect(),
            takes: self.points(raw.takes, &at.key("takes")),
            from: raw.from.map(|from| self.point(from, &at.key("from"))),
            to: self.points(raw.to, &at.key("to")),
            wins: raw.wins,
            stops: raw.stops.and_then(|mill| self.mill(mill, &at.key("stops"))),
        }
    }

    fn mill(&mut self, Parsed(MillPoints(points)): Parsed<MillPoints>, at: &YamlPath) -> Option<Mill> {
        let mill = self.rules.board().mill(points);
        if mill.is_none() {
            self.fault(at, format!("{points} is not a mill of the board (its points lie on one line)"));
        }
        mill
    }

    pub(super) fn point(&mut self, Parsed(point): Parsed<Point>, at: &YamlPath) -> Point {
        if !self.rules.board().points().contains(point) {
            self.fault(at, format!("{point} is not a point of the board"));
        }
        point
    }

    fn points(&mut self, points: Vec<Parsed<Point>>, at: &YamlPath) -> PointSet {
        points.into_iter().enumerate().map(|(index, point)| self.point(point, &at.index(index))).collect()
    }

    fn set(&mut self, raw: RawSet, at: &YamlPath) -> MarkSet {
        match raw {
            RawSet::Placings => MarkSet::Placings,
            RawSet::Captures => MarkSet::Captures,
            RawSet::Movable => MarkSet::Movable,
            RawSet::Destinations(point) => MarkSet::Destinations(self.point(point, &at.key("destinations"))),
            RawSet::Protected => MarkSet::Protected,
            RawSet::Neighbours(point) => MarkSet::Neighbours(self.point(point, &at.key("neighbours"))),
            RawSet::MillPoints => MarkSet::MillPoints,
            RawSet::Closing => MarkSet::Closing,
            RawSet::Threats => MarkSet::Threats,
            RawSet::LinesOf(point) => MarkSet::LinesOf(self.point(point, &at.key("lines-of"))),
            RawSet::Corners => MarkSet::Corners,
            RawSet::Crossings => MarkSet::Crossings,
            RawSet::Moves => MarkSet::Moves,
            RawSet::EnemyMoves => MarkSet::EnemyMoves,
        }
    }

    fn compare(&mut self, raw: &RawCompare, position: Option<&Position>, at: &YamlPath) -> Compare {
        if raw.under.len() < 2 {
            self.fault(at, "at least two profiles are compared");
        }
        self.unique(&raw.under, at, "profile");
        let mut under = Vec::new();
        for (index, id) in raw.under.iter().enumerate() {
            let at = at.index(index);
            let Some(rules) = self.rules(id, &at) else { continue };
            under.push(rules.ruleset());
            let setup = position.map(|position| position.setup(self.rules));
            if let Some(Err(errors)) = setup.map(|setup| Position::new(rules, &setup)) {
                for error in errors.0 {
                    self.fault(&at, format!("the position is none of `{id}`: {error}"));
                }
            }
        }
        Compare { attempt: raw.attempt.0, under }
    }

    fn choice(&mut self, raw: RawChoice, at: &YamlPath) -> Choice {
        let question = match raw.question {
            RawQuestion::WhoseTurn => Question::WhoseTurn,
            RawQuestion::WhichPhase => Question::WhichPhase,
            RawQuestion::MayFly => Question::MayFly,
            RawQuestion::WhoWon => Question::WhoWon,
            RawQuestion::HowManyCaptures(Parsed(action)) => Question::HowManyCaptures(action),
            RawQuestion::HowMany(set) => {
                Question::HowMany(self.set(set, &at.key("question").key("how-many")))
            }
            RawQuestion::Given => Question::Given,
        };
        let at = at.key("options");
        if raw.options.len() < 2 {
            self.fault(&at, "a choice has at least two options");
        }
        self.unique(&raw.options, &at, "option");
        let answers = answers(&question);
        for (index, option) in raw.options.iter().enumerate() {
            let at = at.index(index);
            match &answers {
                None => self.id(option, &at),
                Some(answers) if answers.contains(option) => {}
                Some(answers) => {
                    let known = format!("possible: {}", possible(answers));
                    let hint = suggest(option, answers.iter().map(String::as_str), &known);
                    self.fault(&at, format!("`{option}` can't answer this question ({hint})"));
                }
            }
        }
        Choice { question, options: raw.options }
    }
}

/// Lists answers; a long row of numbers by its ends.
fn possible(answers: &[String]) -> String {
    match answers {
        [first, .., last] if answers.len() > 8 => format!("{first} to {last}"),
        _ => answers.join(", "),
    }
}
