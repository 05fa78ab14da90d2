//! What a learner is told who answers at random: there is no dead end, each wrong answer is told a fact of that very
//! position, and no message answers too many of them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use malom::chance::Chance;
use malom::content::{Choice, Lesson, Question, Task};
use malom::explain;
use malom::i18n::{Localizer, Message, Texts, Value};
use malom::rules::{Action, Color, Point, PointSet, Position, Rules, Turn};
use malom::tutor::{Given, Mode, PuzzleFeedback, PuzzleMode, Session, answers, give, slip};

use super::against::Against;
use super::learners::{answer_rightly, at, go_on, lessons, take_back};

/// The answers that the learner gives to a step before giving up on guessing.
const GUESSES: usize = 6;

/// What the guesses are drawn from.
const SEEDS: [u64; 3] = [1, 2, 3];

/// Of so many wrong answers, one message may answer one.
const SHARE: usize = 10;

/// Messages that speak of the answer, not of the position: what they count proves nothing.
const OF_THE_ANSWER: [&str; 7] = [
    "marks-none",
    "marks-missing",
    "marks-one-wrong",
    "marks-wrong",
    "marks-both",
    "compared-tally",
    "wrong-count",
];

/// A label before an explanation, which is an argument of it.
const FRAMES: [&str; 2] = ["labelled", "kind-family"];

/// Numbers as the texts write them.
const NUMBERS: [(usize, &str); 15] = [
    (1, "one egy egyetlen satu"),
    (2, "two két kettő mindkét dua kedua"),
    (3, "three három tiga ketiga"),
    (4, "four négy empat keempat"),
    (5, "five öt lima kelima"),
    (6, "six hat enam"),
    (7, "seven hét tujuh"),
    (8, "eight nyolc delapan"),
    (9, "nine kilenc kilenc-kilenc sembilan"),
    (10, "ten tíz"),
    (11, "eleven tizenegy sebelas"),
    (12, "twelve tizenkét tizenkettő"),
    (16, "sixteen tizenhat"),
    (18, "eighteen tizennyolc"),
    (24, "twenty-four huszonnégy"),
];

/// A wrong answer, and what it is told.
struct Wrong {
    at: String,
    rules: &'static Rules,
    /// The position, and the one that is asked about, where a turn leads to it.
    positions: Vec<Position>,
    told: Vec<Message>,
}

/// Goes through a lesson at random, and returns what the wrong answers are told.
fn guess(lesson: Lesson, chance: &mut Chance, texts: &Localizer) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let mut session = Session::new(Arc::new(lesson));
    while *session.mode() != Mode::Finished {
        match Against::begin(&session, chance.below(100) as u64) {
            Some(against) => guess_turns(against, &mut session, chance, &mut wrong),
            None => guess_answers(&mut session, chance, texts, &mut wrong),
        }
        if !session.is_solved() {
            answer_rightly(&mut session);
        }
        go_on(&mut session);
    }
    wrong
}

/// Plays a step at random. What spoils the goal is a wrong answer, and is told with the line that refutes it.
fn guess_turns(mut against: Against, session: &mut Session, chance: &mut Chance, wrong: &mut Vec<Wrong>) {
    for _ in 0..GUESSES {
        let position = against.puzzle.position();
        against.guess(session, chance);
        let feedback = against.puzzle.feedback();
        if feedback.iter().any(|told| matches!(told, PuzzleFeedback::Spoiled { .. })) {
            let told = feedback.iter().flat_map(|told| explain::play::play(&against.puzzle, told));
            wrong.push(Wrong {
                at: at(session),
                rules: session.rules(),
                positions: vec![position],
                told: told.collect(),
            });
        }
        match against.puzzle.mode() {
            PuzzleMode::Done => return,
            PuzzleMode::Asking => {}
            _ => against.undo(session),
        }
    }
}

fn guess_answers(session: &mut Session, chance: &mut Chance, texts: &Localizer, wrong: &mut Vec<Wrong>) {
    for _ in 0..GUESSES {
        take_back(session);
        let counted = session.states()[session.index()].wrong;
        give(session, &guessed(session, chance));
        if session.is_solved() {
            return;
        }
        if session.states()[session.index()].wrong > counted {
            let told = session.feedback().iter().flat_map(|told| explain::feedback(session, told, texts));
            let told = told.collect();
            wrong.push(Wrong {
                at: at(session),
                rules: session.rules(),
                positions: asked_about(session),
                told,
            });
        }
    }
}

/// The step's position, and the one after the turn that it asks about.
fn asked_about(session: &Session) -> Vec<Position> {
    let (rules, step) = (session.rules(), session.step());
    let turn = match &step.task {
        Task::Predict(turn) => *turn,
        Task::Choose(Choice { question: Question::HowManyCaptures(first), .. }) => Some(Turn::from(*first)),
        _ => None,
    };
    let after = turn.and_then(|turn| step.position.play_turn(rules, turn).ok());
    [step.position].into_iter().chain(after).collect()
}

/// Makes up an answer: where a set is asked for, half the time one that is nearly right.
fn guessed(session: &Session, chance: &mut Chance) -> Given {
    let right = &answers(session.rules(), session.step())[0];
    let points: Vec<Point> = session.rules().board().points().into_iter().collect();
    let nearly = chance.percent(50);
    match (right, &session.step().task) {
        (Given::Points(_), _) if !nearly => {
            let percent = chance.below(100);
            Given::Points(points.into_iter().filter(|_| chance.percent(percent)).collect::<PointSet>())
        }
        (Given::Marks(_), _) if !nearly => {
            let mut point = || points[chance.below(points.len())];
            Given::Marks((0..5).map(|_| Action::Move { from: point(), to: point() }).collect())
        }
        (Given::Profiles(_), Task::Compare(compare)) if !nearly => {
            Given::Profiles(compare.under.iter().copied().filter(|_| chance.percent(50)).collect())
        }
        _ => slip(session.rules(), session.step(), right, chance),
    }
}

/// Lists the messages that a telling is made of.
fn messages_of<'m>(message: &'m Message, all: &mut Vec<&'m Message>) {
    all.push(message);
    message.args.iter().for_each(|(_, value)| messages_in(value, all));
}

fn messages_in<'m>(value: &'m Value, all: &mut Vec<&'m Message>) {
    match value {
        Value::Message(message) => messages_of(message, all),
        Value::List(values) => values.iter().for_each(|value| messages_in(value, all)),
        Value::Text(_) | Value::Number(_) => {}
    }
}

/// The words of a text, with their hyphens.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-').filter(|word| !word.is_empty())
}

/// Tells whether a text names a point: one of the board or, where none is, the cell that was tried.
fn names_a_point(text: &str) -> bool {
    words(text).any(|word| word.strip_prefix('x').unwrap_or(word).parse::<Point>().is_ok())
}

/// Reads the numbers of a text, in digits or words. Indonesian puts those above ten together of several words.
fn numbers_in(text: &str) -> Vec<usize> {
    let mut numbers: Vec<usize> = Vec::new();
    let (mut was_number, mut was_tens) = (false, false);
    for word in words(text).map(str::to_lowercase) {
        let written = NUMBERS.iter().find(|(_, words)| words.split(' ').any(|one| one == word));
        let number = word.parse().ok().or(written.map(|&(number, _)| number));
        match (word.as_str(), number, numbers.last_mut()) {
            ("belas", _, Some(last)) if was_number => *last += 10,
            ("puluh", _, Some(last)) if was_number => *last *= 10,
            (_, Some(number), Some(last)) if was_tens => *last += number,
            (_, Some(number), _) => numbers.push(number),
            (_, None, _) => {}
        }
        (was_number, was_tens) = (number.is_some(), word == "puluh");
    }
    numbers
}

/// The numbers that are true of a position.
fn counts(rules: &Rules, position: &Position) -> Vec<usize> {
    let board = rules.board();
    let taken = position.stones(Color::White).union(position.stones(Color::Black));
    let mut counts =
        vec![board.points().len(), board.lines().len(), board.points().minus(taken).len(), taken.len()];
    for color in Color::ALL {
        let (stones, hand) = (position.stones(color), usize::from(position.hand(color)));
        let lacks_one =
            |points: PointSet| points.minus(stones).len() == 1 && !points.minus(stones).meets(taken);
        let lines = board.mills().iter().filter(|mill| lacks_one(mill.set()));
        counts.extend([
            stones.len(),
            hand,
            stones.len() + hand,
            board.mills_in(stones).count(),
            lines.count(),
        ]);
    }
    for position in [*position, position.turned()] {
        counts.extend([
            position.legal_actions(rules).count(),
            position.movable(rules).len(),
            position.protected(rules).len(),
            position.captures(rules).len(),
            position.closing(rules).len(),
        ]);
    }
    let all: [usize; 2] =
        Color::ALL.map(|color| position.stones(color).len() + usize::from(position.hand(color)));
    counts.push(all[0] + all[1]);
    counts
}

#[test]
fn whoever_guesses_gets_through_and_is_told_facts_each_time() {
    let texts = Texts::embedded().unwrap();
    let languages = ["en", "hu", "id"].map(|tag| Localizer::new(&texts, &tag.parse().unwrap()));
    let mut total = 0;
    let mut answered: BTreeMap<String, usize> = BTreeMap::new();
    let mut without: BTreeSet<String> = BTreeSet::new();
    for seed in SEEDS {
        let mut chance = Chance::new(seed);
        for wrong in lessons().into_iter().flat_map(|lesson| guess(lesson, &mut chance, &languages[0])) {
            total += 1;
            let mut all = Vec::new();
            wrong.told.iter().for_each(|message| messages_of(message, &mut all));
            let ids: BTreeSet<String> = all.iter().map(|message| message.key()).collect();
            for id in ids.into_iter().filter(|id| !FRAMES.contains(&id.as_str())) {
                *answered.entry(id).or_default() += 1;
            }
            let facts = wrong.told.iter().filter(|message| !OF_THE_ANSWER.contains(&message.id.as_str()));
            let facts: Vec<&Message> = facts.collect();
            let mut counts = None;
            for language in &languages {
                let text: Vec<String> = facts.iter().map(|message| language.text(message)).collect();
                let text = text.join(" ");
                let is_told = names_a_point(&text) || {
                    let counts = counts.get_or_insert_with(|| {
                        let of = |position| self::counts(wrong.rules, position);
                        wrong.positions.iter().flat_map(of).collect::<BTreeSet<usize>>()
                    });
                    numbers_in(&text).iter().any(|number| counts.contains(number))
                };
                if !is_told {
                    without.insert(format!("{} {}: {text}", language.language(), wrong.at));
                }
            }
        }
    }
    let too_often: Vec<_> = answered.iter().filter(|(_, count)| **count * SHARE > total).collect();
    assert!(too_often.is_empty(), "of {total} wrong answers: {too_often:?}");
    let without: Vec<String> = without.into_iter().collect();
    assert!(without.is_empty(), "told no fact of the position:\n{}", without.join("\n"));
}
