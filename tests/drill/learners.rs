//! Simulated learners go through drills.

use malom::belief::Misconception;
use malom::drill::{BLOCK, BLOCKS, Drill, Item, Score};
use malom::rules::{PointSet, Rules};
use malom::tutor::{Command, Input, Label, Mode, Session, Solution};

use super::{answer, drills, right};

/// Goes through a drill; `say` chooses what is answered first to each question, in words.
fn go_through(belief: Misconception, items: &[Item], say: impl Fn(&Session) -> String) -> Score {
    let drill = Drill::new(belief, Rules::standard(), items.to_vec());
    let mut session = drill.begin();
    loop {
        let said = say(&session);
        give(&mut session, &said);
        if *session.mode() != Mode::Solved {
            session.command(Command::Solution);
        }
        drill.go_on(&mut session);
        session.command(Command::Next);
        if *session.mode() == Mode::Finished {
            return drill.score(session.states());
        }
        assert!(session.states().len() <= BLOCKS * BLOCK);
    }
}

/// Gives an answer; to a judgement rightly made, the right reason too.
fn give(session: &mut Session, said: &str) {
    if let Input::Points(_) = session.input() {
        let points: PointSet = said.split(',').filter_map(|name| name.parse().ok()).collect();
        session.command(Command::Mark(points));
        return session.command(Command::HandIn);
    }
    let means = |label: &Label| match label {
        Label::Yes => said == "yes",
        Label::No => said == "no",
        Label::Option(id) => id == said,
        Label::Prediction(prediction) => {
            prediction.token().starts_with(said) || { said == "nobody" && prediction.token() == "goes-on" }
        }
        Label::Reason(_) | Label::Count(_) | Label::Profile(_) => false,
    };
    let index = session.labels().iter().position(means).unwrap();
    session.command(Command::Choose(index));
    if let (Input::Options { judged: Some(_) }, Solution::Judgement(judgement)) =
        (session.input().clone(), session.solution().clone())
    {
        let kind = judgement.illegal.unwrap().kind();
        let reason = session.labels().iter().position(|label| *label == Label::Reason(kind)).unwrap();
        session.command(Command::Choose(reason));
    }
}

#[test]
fn who_knows_the_rule_is_through_after_a_block() {
    for (name, belief, items) in drills() {
        let score = go_through(belief, items, |session| right(session.step()));
        let expected = Score { answered: BLOCK, right: BLOCK, counted: BLOCK, gone: true };
        assert_eq!(score, expected, "{name}");
    }
}

#[test]
fn who_holds_the_belief_does_not_get_through() {
    for (name, belief, items) in drills() {
        let believed = belief.believed(Rules::standard()).unwrap();
        let score = go_through(belief, items, |session| answer(believed, session.step()).unwrap());
        assert_eq!((score.gone, score.answered), (false, BLOCKS * BLOCK), "{name}");
    }
}

#[test]
fn who_always_says_the_same_does_not_get_through() {
    for (name, belief, items) in drills() {
        for place in 0..4 {
            let score = go_through(belief, items, |session| {
                let labels = session.labels();
                match labels.get(place.min(labels.len().saturating_sub(1))) {
                    None => String::new(),
                    Some(Label::Yes) => "yes".to_owned(),
                    Some(Label::No) => "no".to_owned(),
                    Some(Label::Option(id)) => id.clone(),
                    Some(Label::Prediction(prediction)) => prediction.token().to_owned(),
                    Some(other) => panic!("{other:?}"),
                }
            });
            assert!(!score.gone, "{name}: answer {place}, {score:?}");
        }
    }
}

#[test]
fn who_learns_on_the_way_is_through_before_the_end() {
    let (_, belief, items) = drills().find(|(_, belief, _)| *belief == Misconception::JumpingStones).unwrap();
    let believed = belief.believed(Rules::standard()).unwrap();
    let score = go_through(belief, items, |session| match session.index() < BLOCK {
        true => answer(believed, session.step()).unwrap(),
        false => right(session.step()),
    });
    assert!(score.gone && score.answered <= 2 * BLOCK, "{score:?}");
}

#[test]
fn help_does_not_count() {
    let (_, belief, items) = drills().next().unwrap();
    let drill = Drill::new(belief, Rules::standard(), items.to_vec());
    let mut session = drill.begin();
    for asked in 1..=BLOCKS * BLOCK {
        session.command(Command::Hint);
        let said = right(session.step());
        give(&mut session, &said);
        assert_eq!(drill.score(session.states()).right, 0, "{asked}");
        drill.go_on(&mut session);
        session.command(Command::Next);
    }
    assert_eq!(*session.mode(), Mode::Finished);
}
