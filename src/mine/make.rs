//! From a position to a puzzle, if it is one.

use crate::content::{Choices, Grade, PuzzleGoal, Theme, Verdict};
use crate::rules::{Action, Color, PointSet, Position, Rules, Turn};
use crate::solver::{Tables, Value};

use super::book::{Book, Choice, NotKnown};
use super::candidates::Candidate;
use super::grade::{self, Features};
use super::hold::holding;
use super::likeness::Likeness;
use super::line::{Forced, Ply, closes, forced, played_out};
use super::themes;
use super::{Kind, Mined, MinedStart};

/// The turns that a draw is held for.
const HOLD_TURNS: u8 = 4;
/// One in so many first turns may win more slowly: that is told as good, and leaves little to find where many do. Few turns
/// have none; by flying, hardly a win is without.
const SLOWER_AMONG: usize = 4;
/// The most turns, or points, that are right to mark.
const MOST_MARKED: usize = 5;
/// The plies after which a choice of stones must have shown: the win, or that a wrong one loses. What takes longer is
/// guessed, not found.
const MOST_PLIES_OF_A_CHOICE: u16 = 9;
/// The fewest that are wrong.
const LEAST_WRONG: usize = 3;
/// The wrong turns that lose neither at once nor too late to be shown why.
const LEAST_TEMPTING: usize = 2;
/// The most turns among which the learner is to mark.
const MOST_TURNS: usize = 14;

/// Makes puzzles of one kind by some rules, and tells what other rules say.
pub(super) struct Maker<'m> {
    pub(super) kind: Kind,
    pub(super) rules: &'static Rules,
    pub(super) tables: &'m Tables,
    pub(super) others: &'m [(&'static Rules, &'m Tables)],
}

impl Maker<'_> {
    /// Makes the puzzle of a position; `None` where it is none.
    ///
    /// # Errors
    ///
    /// A value is not known.
    pub(super) fn make(&self, candidate: &Candidate) -> Result<Option<Mined>, NotKnown> {
        let book = Book::new(self.rules, self.tables);
        let position = &candidate.position;
        if position.outcome(self.rules).is_some() {
            return Ok(None);
        }
        let made = match self.kind {
            Kind::Win => self.win(&book, position)?,
            Kind::Both => self.both(&book, position)?,
            Kind::Hold => self.hold(&book, position)?,
            Kind::Capture => self.capture(&book, position)?,
            Kind::NonLosing => self.non_losing(&book, position)?,
        };
        let Some(mut mined) = made else { return Ok(None) };
        mined.lot = candidate.lot;
        Ok(if self.compare(&book, &mut mined)? { Some(mined) } else { None })
    }

    fn mined(
        &self,
        position: &Position,
        goal: PuzzleGoal,
        themes: Vec<Theme>,
        grade: Grade,
    ) -> Option<Mined> {
        (!themes.is_empty()).then(|| Mined {
            rules: self.rules,
            position: *position,
            goal,
            themes,
            grade,
            starts: Vec::new(),
            only: false,
            composed: false,
            lot: 0,
            passed: Vec::new(),
        })
    }

    fn passed(&self, line: &[Ply]) -> Vec<Likeness> {
        line.iter().step_by(2).map(|ply| Likeness::of(self.rules, &ply.before)).collect()
    }

    fn win(&self, book: &Book<'_>, position: &Position) -> Result<Option<Mined>, NotKnown> {
        let Some(forced) = forced(book, position)? else { return Ok(None) };
        let Some(features) = Features::of_win(book, &forced) else { return Ok(None) };
        if !is_worth_asking(book, &forced, features) {
            return Ok(None);
        }
        let turns = features.turns as u8;
        let themes = themes::of_line(book, &forced.line);
        let Some(mut mined) = self.mined(position, PuzzleGoal::Win { turns }, themes, features.grade())
        else {
            return Ok(None);
        };
        mined.only = forced.only;
        mined.passed = self.passed(&forced.line);
        mined.starts = vec![MinedStart::of_win(position, &forced, turns)];
        Ok(Some(mined))
    }

    fn both(&self, book: &Book<'_>, position: &Position) -> Result<Option<Mined>, NotKnown> {
        let sides = [*position, position.turned()];
        let mut found = Vec::new();
        for side in &sides {
            let Some(forced) = forced(book, side)? else { return Ok(None) };
            let Some(features) = Features::of_win(book, &forced) else { return Ok(None) };
            if features.turns < 2 || forced.slower > features.legal / SLOWER_AMONG {
                return Ok(None);
            }
            found.push((forced, features));
        }
        let turns = found.iter().map(|(_, features)| features.turns).max().unwrap_or_default() as u8;
        let mut themes: Vec<Theme> = Vec::new();
        for theme in found.iter().flat_map(|(forced, _)| themes::of_line(book, &forced.line)) {
            if !themes.contains(&theme) {
                themes.push(theme);
            }
        }
        themes.sort_by_key(|theme| *theme == Theme::Flight);
        let hardest = found.iter().map(|(_, features)| features.grade()).max();
        // Two positions in one are harder than each.
        let grade = hardest.and_then(|grade| Grade::new(grade.number() + 1).or(Some(grade)));
        let Some(grade) = grade else { return Ok(None) };
        let Some(mut mined) = self.mined(position, PuzzleGoal::Both { turns }, themes, grade) else {
            return Ok(None);
        };
        mined.only = found.iter().all(|(forced, _)| forced.only);
        mined.passed = found.iter().flat_map(|(forced, _)| self.passed(&forced.line)).collect();
        mined.starts = sides
            .iter()
            .zip(&found)
            .map(|(side, (forced, _))| MinedStart::of_win(side, forced, turns))
            .collect();
        // What is true of one side alone can't be written.
        Ok(mined.starts.iter().all(|start| start.also.is_empty()).then_some(mined))
    }

    fn hold(&self, book: &Book<'_>, position: &Position) -> Result<Option<Mined>, NotKnown> {
        let choices = book.choices(position)?;
        // A draw that only asks to stop the one mill, which any such turn does, is no question.
        let tempting = choices.iter().filter(|choice| choice.is_tempting());
        if tempting.count() < LEAST_TEMPTING || is_found_by_stopping(book, &choices) {
            return Ok(None);
        }
        let Some(holding) = holding(book, position, choices, HOLD_TURNS)? else { return Ok(None) };
        let themes = themes::of_holding(book, &holding.key, &holding.refutation);
        let goal = PuzzleGoal::Hold { turns: HOLD_TURNS };
        let Some(mut mined) = self.mined(position, goal, themes, grade::of_holding(&holding)) else {
            return Ok(None);
        };
        // A defence goes through so many positions that only where it begins makes it another.
        mined.passed = vec![Likeness::of(self.rules, position)];
        let safe = holding.key.choices.iter().filter(|choice| !choice.loses());
        mined.starts = vec![MinedStart::keys(position, safe.map(|choice| choice.turn))];
        Ok(Some(mined))
    }

    fn capture(&self, book: &Book<'_>, position: &Position) -> Result<Option<Mined>, NotKnown> {
        let choices = book.choices(position)?;
        let Some(best) = choices.iter().map(|choice| choice.value).max() else { return Ok(None) };
        if matches!(best, Value::Loss(_) | Value::Win(1)) {
            return Ok(None);
        }
        let is_right = |choice: &&Choice| choice.value.token() == best.token();
        let right: Vec<Choice> = choices.iter().filter(is_right).copied().collect();
        let taken = |choice: &Choice| -> PointSet { choice.turn.captures().collect() };
        if right.iter().any(|choice| taken(choice).is_empty()) {
            return Ok(None);
        }
        let stones = right.iter().fold(PointSet::EMPTY, |set, choice| set.union(taken(choice)));
        let takeable = choices.iter().fold(PointSet::EMPTY, |set, choice| set.union(taken(choice)));
        // Whichever mill is closed, the stone alone decides.
        let stone_decides = choices
            .iter()
            .filter(|choice| !taken(choice).is_empty())
            .all(|choice| taken(choice).meets(stones) == is_right(&choice));
        let shows = |value: Value| value.plies().is_none_or(|plies| plies <= MOST_PLIES_OF_A_CHOICE);
        let is_wrong = |choice: &&Choice| !taken(choice).is_empty() && !is_right(choice);
        if !shows(best) || !choices.iter().filter(is_wrong).all(|choice| shows(choice.value)) {
            return Ok(None);
        }
        if stones.len() != 1 || takeable.len() < 3 || !stone_decides {
            return Ok(None);
        }
        let wrong: Vec<Choice> = choices.iter().filter(is_wrong).copied().collect();
        let line = played_out(book, position)?;
        let depth = best.plies().map_or_else(
            || wrong.iter().filter_map(|choice| choice.value.plies()).max().unwrap_or_default() / 2,
            |plies| plies / 2,
        );
        let mut themes = vec![Theme::CaptureChoice];
        themes.extend(
            themes::of_line(book, &line)
                .into_iter()
                .filter(|&theme| !matches!(theme, Theme::CaptureChoice | Theme::QuietKey | Theme::Flight)),
        );
        let grade = grade::of_choice(wrong.len(), right.len(), usize::from(depth), choices.len());
        let Some(mut mined) = self.mined(position, PuzzleGoal::Capture { stones }, themes, grade) else {
            return Ok(None);
        };
        mined.passed = self.passed(&line);
        let fastest = right.iter().filter(|choice| choice.value == best).map(|choice| choice.turn);
        let slower = right.iter().filter(|choice| choice.value != best).map(|choice| choice.turn);
        let mut start = MinedStart::keys(position, fastest);
        start.also = slower.collect();
        start.line = line.iter().map(|ply| ply.chosen.turn).collect();
        mined.starts = vec![start];
        Ok(Some(mined))
    }

    fn non_losing(&self, book: &Book<'_>, position: &Position) -> Result<Option<Mined>, NotKnown> {
        let places = position.hand(position.to_move()) > 0;
        let choices = book.choices(position)?;
        if choices.iter().any(Choice::wins) || (!places && choices.len() > MOST_TURNS) {
            return Ok(None);
        }
        let mut right: Vec<Choice> = choices.iter().filter(|choice| !choice.loses()).copied().collect();
        // Where points are marked, what is taken there is not asked.
        let marked = |choice: &Choice| if places { Turn::from(choice.turn.first) } else { choice.turn };
        right.dedup_by_key(|choice| marked(choice));
        let mut wrong: Vec<Choice> = choices.iter().filter(|choice| choice.loses()).copied().collect();
        wrong.retain(|choice| right.iter().all(|other| marked(other) != marked(choice)));
        wrong.dedup_by_key(|choice| marked(choice));
        let tempting = wrong.iter().filter(|choice| choice.is_tempting()).count();
        if !(1..=MOST_MARKED).contains(&right.len()) || wrong.len() < LEAST_WRONG || tempting < LEAST_TEMPTING
        {
            return Ok(None);
        }
        if is_found_by_stopping(book, &choices) {
            return Ok(None);
        }
        // A turn that takes a stone and is right is found without looking.
        if right.iter().any(|choice| closes(book, position, choice.turn.first)) {
            return Ok(None);
        }
        let tempting = wrong.iter().filter(|choice| choice.is_tempting());
        let Some(last) = tempting.max_by_key(|choice| choice.value) else { return Ok(None) };
        let refutation = played_out(book, &last.after)?;
        let key = Ply { before: *position, chosen: right[0], choices: choices.clone() };
        let themes = themes::of_holding(book, &key, &refutation);
        let goal = PuzzleGoal::NonLosing(if places { Choices::Points } else { Choices::Turns });
        let grade = grade::of_choice(wrong.len(), right.len(), refutation.len(), choices.len());
        let Some(mut mined) = self.mined(position, goal, themes, grade) else { return Ok(None) };
        mined.passed = vec![Likeness::of(self.rules, position)];
        mined.starts = vec![MinedStart::keys(position, right.iter().map(marked))];
        Ok(Some(mined))
    }

    /// Asks what other rules say; tells whether the answer is the same with the same turns, or another value. Where only
    /// the turns differ, a learner can't be told so, and it is no puzzle.
    fn compare(&self, book: &Book<'_>, mined: &mut Mined) -> Result<bool, NotKnown> {
        for &(rules, tables) in self.others {
            let other = Book::new(rules, tables);
            for start in &mut mined.starts {
                let value = book.value(&start.position)?;
                let theirs = other.value(&start.position)?;
                if value != theirs {
                    start.differs.push((rules, verdict(theirs)));
                    continue;
                }
                let reach = |choice: &Choice| match mined.goal {
                    PuzzleGoal::Win { .. } | PuzzleGoal::Both { .. } => choice.value == value,
                    _ => choice.value.token() == value.token(),
                };
                let turns = |book: &Book<'_>| -> Result<Vec<Turn>, NotKnown> {
                    let choices = book.choices(&start.position)?;
                    Ok(choices.iter().filter(|choice| reach(choice)).map(|choice| choice.turn).collect())
                };
                if turns(book)? != turns(&other)? {
                    return Ok(false);
                }
            }
        }
        // Where both sides are asked, what other rules say is told of both or of neither.
        let told = mined.starts.iter().filter(|start| !start.differs.is_empty()).count();
        Ok(told == 0 || told == mined.starts.len())
    }
}

impl MinedStart {
    fn of_win(position: &Position, forced: &Forced, turns: u8) -> Self {
        let within = |choice: &&Choice| {
            matches!(choice.value, Value::Win(plies) if plies < 2 * u16::from(turns)) && choice.wins()
        };
        let choices = || forced.line.first().into_iter().flat_map(|key| &key.choices).filter(within);
        let is_key = |choice: &&Choice| choice.value == Value::Win(forced.plies);
        Self {
            plies: Some(forced.plies),
            line: forced.line.iter().map(|ply| ply.chosen.turn).collect(),
            also: choices().filter(|choice| !is_key(choice)).map(|choice| choice.turn).collect(),
            ..Self::keys(position, choices().filter(is_key).map(|choice| choice.turn))
        }
    }

    fn keys(position: &Position, keys: impl Iterator<Item = Turn>) -> Self {
        Self {
            position: *position,
            keys: keys.collect(),
            also: Vec::new(),
            plies: None,
            line: Vec::new(),
            differs: Vec::new(),
        }
    }
}

const fn verdict(value: Value) -> Verdict {
    match value {
        Value::Win(plies) => Verdict::Win(plies),
        Value::Draw => Verdict::Draw,
        Value::Loss(plies) => Verdict::Loss(plies),
    }
}

/// Tells whether what does not lose is just what leaves the enemy no mill to close: then there is nothing more to see than
/// the mill that is due.
fn is_found_by_stopping(book: &Book<'_>, choices: &[Choice]) -> bool {
    choices.iter().all(|choice| choice.after.closing(book.rules).is_empty() != choice.loses())
}

/// Tells whether a win takes finding: one in a single turn has something to find only where turns that look as good do
/// not win, or where it blocks; one that begins by taking a stone, where the stone is the point.
fn is_worth_asking(book: &Book<'_>, forced: &Forced, features: Features) -> bool {
    let Some(key) = forced.line.first() else { return false };
    if forced.slower > features.legal / SLOWER_AMONG {
        return false;
    }
    let takes = closes(book, &key.before, key.chosen.turn.first);
    let stones = key.before.stones(key.before.to_move().opponent());
    let choice_matters = key.choices.iter().any(|other| {
        other.turn.first == key.chosen.turn.first && other.turn != key.chosen.turn && !other.wins()
    });
    if features.turns == 1 {
        return stones.len() > Color::ALL.len() && features.near >= 1;
    }
    !takes || choice_matters || matches!(key.chosen.turn.first, Action::Move { .. } if features.near >= 3)
}
