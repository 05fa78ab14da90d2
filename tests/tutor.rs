//! Sessions as a front end drives them, on lessons written here: commands in, feedback out.

mod puzzle;

use std::sync::Arc;

use malom::content::{
    Claims, Compare, Expect, Goal, Lesson, MarkSet, Play, Prediction, Question, Source, Step, Task,
};
use malom::rules::{Action, Illegal, IllegalKind, Position, RuleField, Rules, Ruleset};
use malom::tutor::{
    Answer, Command, Compared, Feedback, Hint, Input, Label, Mark, Miss, Mode, Refusal, Region, Role,
    Session, Solution, Standing, StepState, Verdict,
};

pub(super) fn step(position: &str, task: Task) -> Step {
    let position = Position::new(Rules::standard(), &position.parse().unwrap()).unwrap();
    Step {
        id: "step".into(),
        teaches: vec!["mill-obliges-capture".into()],
        tests: Vec::new(),
        start: position,
        played: Vec::new(),
        position,
        task,
        expect: None,
        mistakes: Vec::new(),
        claims: Claims::default(),
        family: false,
        words: None,
    }
}

fn session(steps: Vec<Step>) -> Session {
    let steps = steps.into_iter().enumerate().map(|(index, step)| Step { id: format!("s{index}"), ..step });
    Session::new(Arc::new(Lesson {
        id: "lesson".into(),
        unit: "unit".into(),
        grade: 1,
        is_test: false,
        requires: Vec::new(),
        rules: Rules::standard(),
        steps: steps.collect(),
        source: Source { path: String::new(), text: String::new() },
        words: None,
    }))
}

/// Sends commands written as a learner would type: points are touched, actions with `-`, `x` or `pass` are played.
fn send(session: &mut Session, text: &str) {
    for word in text.split(' ') {
        let command = match word {
            "ok" => Command::HandIn,
            "undo" => Command::Undo,
            "hint" => Command::Hint,
            "solution" => Command::Solution,
            "next" => Command::Next,
            "back" => Command::Back,
            "explore" => Command::Explore,
            _ => match (word.parse::<usize>(), word.parse(), word.parse()) {
                (Ok(number), _, _) => Command::Choose(number - 1),
                (_, Ok(point), _) => Command::Touch(point),
                (_, _, Ok(action)) => Command::Act(action),
                _ => panic!("{word} is nothing a learner can do"),
            },
        };
        session.command(command);
    }
}

fn close_a1_d1_g1() -> Step {
    let board = Rules::standard().board();
    let mill = board.mill(["a1", "d1", "g1"].into_iter().map(|name| name.parse().unwrap()).collect());
    let goal = Goal { closes: vec![mill.unwrap()], ..Goal::default() };
    step("w W:a1,d1+7 B:d2,f6+7", Task::Play(Play { goal, prefer: None }))
}

fn refusal(session: &Session) -> &Illegal {
    match session.feedback() {
        [Feedback::Refused { illegal, .. }] => illegal,
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn a_turn_ends_with_its_capture() {
    let mut session = session(vec![close_a1_d1_g1()]);
    send(&mut session, "g1");
    assert!(matches!(session.feedback(), [Feedback::CaptureDue { .. }]));
    assert_eq!(session.mode(), &Mode::Asking);
    send(&mut session, "d2");
    assert_eq!(session.feedback().last(), Some(&Feedback::Solved));
    let records = session.take_records();
    assert_eq!((records.len(), records[0].answer.as_str(), records[0].verdict), (1, "g1xd2", Verdict::Right));
    send(&mut session, "next");
    assert_eq!(session.summary().map(|summary| (summary.stars, summary.missed)), Some((3, vec![])));
}

#[test]
fn passing_instead_of_capturing_is_explained_and_the_turn_goes_on() {
    let mut session = session(vec![close_a1_d1_g1()]);
    send(&mut session, "g1 pass");
    let Illegal::CaptureDue { closed, free } = refusal(&session) else { panic!("{:?}", session.feedback()) };
    assert_eq!((closed.to_string(), free.to_string()), ("a1-d1-g1".into(), "d2,f6".into()));
    assert!(session.highlights().contains(&("d2".parse().unwrap(), Role::Free)));
    assert!(session.highlights().contains(&("d1".parse().unwrap(), Role::Mill)));
    assert_eq!(session.take_records()[0].reason, Some("capture-due"));
    send(&mut session, "xf6 next");
    assert_eq!(session.summary().unwrap().stars, 1, "one of one steps was missed");
}

#[test]
fn a_legal_turn_that_misses_the_goal_is_told_what_it_lacks_and_may_be_tried_again() {
    let mut session = session(vec![close_a1_d1_g1()]);
    send(&mut session, "e4");
    assert!(
        matches!(session.feedback(), [Feedback::Missed(misses)] if matches!(misses[..], [Miss::Closes(_)]))
    );
    assert_eq!(session.position(), session.step().position, "back at the start of the turn");
    send(&mut session, "g1 d2");
    assert!(session.is_solved());
    assert_eq!(session.states()[0], StepState { wrong: 1, hints: 0, solved: true, shown: false });
}

#[test]
fn undo_takes_back_the_last_input_and_nothing_more() {
    let mut session = session(vec![close_a1_d1_g1()]);
    send(&mut session, "g1 undo");
    assert_eq!(session.position(), session.step().position);
    assert!(session.feedback().is_empty());
    send(&mut session, "undo");
    assert_eq!(session.states()[0], StepState::default());
}

#[test]
fn good_is_told_apart_from_best_and_from_wrong() {
    let free = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect();
    let prefer = Some(Goal { takes: free(&["d2"]), ..Goal::default() });
    let Task::Play(play) = close_a1_d1_g1().task else { unreachable!("the step asks for a turn") };
    let task = Task::Play(Play { prefer, ..play });
    let mut session = session(vec![step("w W:a1,d1+7 B:d2,f6+7", task)]);
    send(&mut session, "g1 f6");
    assert!(matches!(session.feedback(), [Feedback::GoodNotBest(_), Feedback::Solved]));
    assert_eq!(session.take_records()[0].verdict, Verdict::Good);
    assert!(session.states()[0].is_clean());
}

#[test]
fn a_touch_is_read_as_the_learner_means_it() {
    // Moving: a stone is chosen, then carried; another own stone is chosen instead; the same one is put down again.
    let moving = || step("w W:a1,d1,g4,b4 B:d2,f6,a7,e5", Task::Play(Play::default()));
    let mut one = session(vec![moving()]);
    send(&mut one, "a1 d1");
    assert!(matches!(one.input(), Input::Turn { selected: Some(at), .. } if at.to_string() == "d1"));
    assert!(one.highlights().contains(&("g1".parse().unwrap(), Role::Target)));
    send(&mut one, "d1");
    assert!(matches!(one.input(), Input::Turn { selected: None, .. }));
    // An enemy stone touched with nothing chosen is meant to be taken.
    send(&mut one, "d2");
    assert_eq!(refusal(&one).kind(), IllegalKind::NoCaptureDue);
    send(&mut one, "a1 g1");
    assert_eq!(refusal(&one).kind(), IllegalKind::NotAdjacent);
    // An empty point touched with nothing chosen is a slip: told, and not counted.
    let wrong = one.states()[0].wrong;
    send(&mut one, "g7");
    assert_eq!(refusal(&one).kind(), IllegalKind::HandEmpty);
    assert_eq!(one.states()[0].wrong, wrong);
    // A capture is due: an empty point is where the learner would go on, a stone is what they would take.
    let mut due = session(vec![close_a1_d1_g1()]);
    send(&mut due, "g1 e3");
    assert_eq!(refusal(&due).kind(), IllegalKind::CaptureDue);
    send(&mut due, "a1");
    assert_eq!(refusal(&due).kind(), IllegalKind::OwnStone);
    // Placing: a stone that is carried somewhere is refused with its reason.
    let mut two = session(vec![close_a1_d1_g1()]);
    send(&mut two, "a1 a4");
    assert_eq!(refusal(&two).kind(), IllegalKind::StonesInHand);
    send(&mut two, "d2");
    assert_eq!(refusal(&two).kind(), IllegalKind::Occupied);
}

#[test]
fn marks_are_judged_when_handed_in() {
    let captures = step("w!d5-d6-d7 W:d5,d6,d7,c3,g1+3 B:b2,d2,f2,a4,g7+4", Task::Mark(MarkSet::Captures));
    let mut session = session(vec![captures]);
    send(&mut session, "a4 d2 ok");
    let [Feedback::Marks { right: 1, wrong, missing: 1 }] = session.feedback() else {
        panic!("{:?}", session.feedback())
    };
    assert_eq!(wrong[0].mark, Mark::Point("d2".parse().unwrap()));
    assert_eq!(wrong[0].illegal.as_ref().map(Illegal::kind), Some(IllegalKind::Protected));
    send(&mut session, "d2 g7 ok");
    assert!(session.is_solved());
    assert_eq!(
        session.take_records().iter().map(|record| record.answer.clone()).collect::<Vec<_>>(),
        ["a4,d2", "a4,g7"]
    );
}

#[test]
fn marked_moves_are_toggled_by_their_two_ends() {
    let enemy = step("w W:a1,b6,c4,d6,e3,g4 B:a4,a7,b4,d7", Task::Mark(MarkSet::EnemyMoves));
    let mut session = session(vec![enemy]);
    send(&mut session, "b4 b2 a4 a1 ok");
    let [Feedback::Marks { right: 1, wrong, missing: 1 }] = session.feedback() else {
        panic!("{:?}", session.feedback())
    };
    assert_eq!(wrong[0].illegal.as_ref().map(Illegal::kind), Some(IllegalKind::Occupied));
    send(&mut session, "a4 a1 d7-g7 ok");
    assert!(session.is_solved());
}

#[test]
fn a_judgement_needs_the_verdict_and_the_reason() {
    let judged =
        || step("w!d5-d6-d7 W:d5,d6,d7,c3,g1+3 B:b2,d2,f2,a4,g7+4", Task::Judge("xd2".parse().unwrap()));
    let mut session = session(vec![judged()]);
    assert_eq!(session.labels(), [Label::Yes, Label::No]);
    send(&mut session, "1");
    assert!(matches!(session.feedback(), [Feedback::JudgedLegal(Illegal::Protected { .. })]));
    send(&mut session, "2");
    assert!(!session.is_solved(), "the reason is still open");
    let labels = session.labels();
    assert_eq!(labels.len(), 3);
    let right = labels.iter().position(|label| *label == Label::Reason(IllegalKind::Protected)).unwrap();
    session.command(Command::Choose((right + 1) % 3));
    assert!(matches!(session.feedback(), [Feedback::WrongReason { .. }]));
    session.command(Command::Choose(right));
    assert!(session.is_solved());
    assert_eq!(session.states()[0].wrong, 2);
}

#[test]
fn a_judgement_that_something_is_legal_needs_the_number() {
    let judged = step("w!d5-d6-d7 W:d5,d6,d7+5 B:b2,d2,f2+6", Task::Judge("xf2".parse().unwrap()));
    let mut session = session(vec![judged]);
    send(&mut session, "2");
    assert!(matches!(session.feedback(), [Feedback::JudgedIllegal { .. }]));
    send(&mut session, "1");
    let right = session.labels().iter().position(|label| *label == Label::Count(3)).unwrap();
    session.command(Command::Choose((right + 1) % 3));
    assert!(matches!(session.feedback(), [Feedback::WrongCount { .. }]));
    session.command(Command::Choose(right));
    assert!(session.is_solved());
}

#[test]
fn predictions_are_computed() {
    let count = "w W:a1,a4,d1,g1+5 B:b6,e3,f4+5";
    let mut session = session(vec![step(count, Task::Predict(Some("a7xf4".parse().unwrap())))]);
    assert_eq!(session.labels()[2], Label::Prediction(Prediction::GoesOn));
    send(&mut session, "1");
    assert!(matches!(session.feedback(), [Feedback::WrongPrediction { outcome: None, .. }]));
    send(&mut session, "3");
    assert_eq!(session.feedback(), [Feedback::Solved]);
}

#[test]
fn a_given_answer_is_the_authors() {
    let choice =
        malom::content::Choice { question: Question::Given, options: vec!["rome".into(), "mars".into()] };
    let given =
        Step { expect: Some(Expect::Option("rome".into())), ..step("w W:+9 B:+9", Task::Choose(choice)) };
    let mut session = session(vec![given]);
    send(&mut session, "2");
    assert_eq!(session.feedback(), [Feedback::WrongOption { id: "mars".into() }]);
    send(&mut session, "1");
    assert!(session.is_solved());
}

#[test]
fn hints_climb_four_rungs_and_cost_the_stars() {
    let mut session = session(vec![close_a1_d1_g1()]);
    let rungs = rungs(&mut session);
    assert_eq!(rungs[0], Hint::Idea);
    assert!(
        matches!(&rungs[1], Hint::Region(Region::Points(points)) if points.to_string() == "a1,d1,g1,g4,g7")
    );
    assert_eq!(rungs[2], Hint::Point("g1".parse().unwrap()));
    assert!(matches!(&rungs[3], Hint::Answer(Answer::Turn(turn)) if turn.to_string() == "g1xd2"));
    send(&mut session, "g1 d2 next");
    assert_eq!(session.summary().map(|summary| (summary.stars, summary.hints)), Some((1, 4)));
}

/// Climbs the four rungs.
fn rungs(session: &mut Session) -> Vec<Hint> {
    let climb = |_| {
        send(session, "hint");
        match session.feedback() {
            [Feedback::Hint(hint)] => hint.clone(),
            other => panic!("{other:?}"),
        }
    };
    (0..4).map(climb).collect()
}

#[test]
fn hints_go_on_from_the_answer_so_far() {
    let mut capturing = session(vec![close_a1_d1_g1()]);
    send(&mut capturing, "g1");
    let rungs_of_capture = rungs(&mut capturing);
    assert!(
        matches!(rungs_of_capture[1], Hint::Region(Region::Points(points)) if points.to_string() == "b2,d1,d2,d3,f2")
    );
    assert_eq!(rungs_of_capture[2], Hint::Point("d2".parse().unwrap()));

    let mut marking =
        session(vec![step("w W:a1,d1+7 B:d2,f6+7", Task::Mark(MarkSet::Neighbours("d2".parse().unwrap())))]);
    send(&mut marking, "b2 d1");
    let rungs_of_marks = rungs(&mut marking);
    assert_eq!(rungs_of_marks[1..3], [Hint::Region(Region::Count(4)), Hint::Point("d3".parse().unwrap())]);

    let mut moves =
        session(vec![step("w W:a1,b6,c4,d6,e3,g4 B:a4,a7,b4,d7", Task::Mark(MarkSet::EnemyMoves))]);
    send(&mut moves, "b4 b2");
    assert_eq!(rungs(&mut moves)[1..3], [Hint::Region(Region::Count(2)), Hint::Point("d7".parse().unwrap())]);
}

#[test]
fn questions_are_narrowed_down_before_they_are_answered() {
    let of = |task| rungs(&mut session(vec![step("w W:a1,d1+7 B:d2,f6+7", task)]));
    let around = |points: &str| {
        let points = points.split(',').map(|point| point.parse().unwrap()).collect();
        Hint::Region(Region::Points(points))
    };
    let verdict = of(Task::Judge("xd2".parse().unwrap()));
    assert_eq!(verdict[1..3], [around("b2,d1,d2,d3,f2"), Hint::Not(Label::Yes)]);
    let illegal = Label::Reason(IllegalKind::NoCaptureDue);
    assert_eq!(verdict[3], Hint::Answer(Answer::Labels(vec![Label::No, illegal])));
    // No lines lead through nothing.
    assert_eq!(of(Task::Judge(Action::Pass))[1], around("a1,d1,d2,f6"));
    assert_eq!(of(Task::Judge("d4".parse().unwrap()))[1], around("a1,d1,d2,f6"));

    let choice = |question, options: &[&str]| {
        let options = options.iter().copied().map(str::to_owned).collect();
        of(Task::Choose(malom::content::Choice { question, options }))
    };
    let option = |id: &str| Label::Option(id.into());
    let answer = |id| Hint::Answer(Answer::Labels(vec![option(id)]));
    assert_eq!(
        choice(Question::WhoWon, &["white", "black", "nobody"])[1..],
        [Hint::Region(Region::Not(option("white"))), answer("nobody"), answer("nobody")]
    );
    assert_eq!(
        choice(Question::MayFly, &["white", "black", "both", "neither"])[1..3],
        [Hint::Region(Region::Not(option("white"))), Hint::Not(option("black"))]
    );
    assert_eq!(
        choice(Question::HowManyCaptures("g1".parse().unwrap()), &["none", "one", "two"])[1..3],
        [around("a1,d1,g1,g4,g7"), Hint::Not(option("none"))]
    );
    assert_eq!(
        choice(Question::WhoWon, &["white", "nobody"])[1..3],
        [around("a1,d1,d2,f6"), answer("nobody")]
    );
}

#[test]
fn the_solution_is_replayed_and_earns_nothing() {
    let mut session = session(vec![close_a1_d1_g1()]);
    send(&mut session, "solution");
    assert!(matches!(session.mode(), Mode::Replaying { shown: 0, .. }));
    send(&mut session, "next");
    assert!(session.position().capture_due());
    send(&mut session, "next");
    assert_eq!(session.mode(), &Mode::Solved);
    assert_eq!(session.take_records()[0].verdict, Verdict::Shown);
    send(&mut session, "next");
    let summary = session.summary().unwrap();
    assert_eq!((summary.stars, summary.missed), (1, vec![(0, vec!["mill-obliges-capture".to_owned()])]));
}

#[test]
fn after_solving_both_sides_may_be_played_on() {
    let mut session = session(vec![close_a1_d1_g1()]);
    send(&mut session, "explore");
    assert_eq!(session.mode(), &Mode::Asking, "only once the step is solved");
    send(&mut session, "g1 d2 explore f2 a7 g1");
    assert_eq!(refusal(&session).kind(), IllegalKind::Occupied);
    assert_eq!(session.states()[0].wrong, 0, "exploring is no attempt");
    send(&mut session, "undo");
    assert_eq!(session.position().at("a7".parse().unwrap()), None);
    send(&mut session, "explore");
    assert_eq!(session.mode(), &Mode::Solved);
}

#[test]
fn steps_can_be_left_and_come_back_to() {
    let mut session = session(vec![close_a1_d1_g1(), close_a1_d1_g1()]);
    send(&mut session, "next");
    assert_eq!((session.index(), session.feedback()), (0, [Feedback::NotYet].as_slice()));
    session.command(Command::GoTo(1));
    send(&mut session, "g1 d2 next");
    assert_eq!(session.index(), 0, "an open step comes before the end");
    send(&mut session, "g1 f6 next");
    assert_eq!(session.index(), 1);
    send(&mut session, "back");
    assert_eq!((session.index(), session.mode()), (0, &Mode::Solved));
    session.command(Command::Restart);
    assert_eq!(session.states(), [StepState::default(); 2]);
}

#[test]
fn two_stars_allow_one_missed_step_in_five() {
    let stars = |steps: usize, missed: usize| {
        let mut session = session(vec![close_a1_d1_g1(); steps]);
        for index in 0..steps {
            let slip = if index < missed { "e4 " } else { "" };
            send(&mut session, &format!("{slip}g1 d2 next"));
        }
        session.summary().unwrap().stars
    };
    assert_eq!([stars(5, 0), stars(5, 1), stars(5, 2), stars(4, 1), stars(10, 2)], [3, 2, 1, 1, 2]);
}

#[test]
fn a_session_resumes_with_what_was_done() {
    let before = session(vec![close_a1_d1_g1(), close_a1_d1_g1()]);
    let states = vec![StepState { wrong: 1, hints: 2, solved: true, shown: false }];
    let after = Session::resume(Arc::clone(before.lesson()), 1, states);
    assert_eq!((after.index(), after.mode()), (1, &Mode::Asking));
    assert_eq!(after.stars(), 1);
}

#[test]
fn a_mill_that_is_stopped_cannot_be_closed_next_turn() {
    let board = Rules::standard().board();
    let mill = board.mill(["a1", "a4", "a7"].into_iter().map(|name| name.parse().unwrap()).collect());
    let goal = Goal { stops: mill, ..Goal::default() };
    let mut session = session(vec![step("w W:d2,f4+7 B:a1,a4+7", Task::Play(Play { goal, prefer: None }))]);
    send(&mut session, "g7");
    assert!(
        matches!(session.feedback(), [Feedback::Missed(misses)] if matches!(misses[..], [Miss::Stops(_)]))
    );
    send(&mut session, "a7");
    assert!(session.is_solved());
    let placed: Action = "a7".parse().unwrap();
    assert!(matches!(session.input(), Input::Turn { actions, .. } if actions[..] == [placed]));
}

#[test]
fn what_is_asked_is_not_told() {
    let choice = |question, options: [&str; 2]| {
        Task::Choose(malom::content::Choice { question, options: options.map(str::to_owned).to_vec() })
    };
    let lost = "b W:b2,b4,b6,d3,g7 B:c5,e4";
    let asked = [
        step("w W:a1+8 B:d2+8", choice(Question::WhoseTurn, ["white-places", "black-places"])),
        step(lost, choice(Question::WhoWon, ["white", "black"])),
        step(lost, Task::Predict(None)),
        step(lost, Task::Judge("c5-d5".parse().unwrap())),
    ];
    for step in asked {
        let mut session = session(vec![step]);
        assert_eq!(session.standing(), None, "{:?}", session.step().task);
        session.command(Command::Solution);
        assert!(session.standing().is_some());
    }
    assert_eq!(session(vec![close_a1_d1_g1()]).standing(), Some(Standing::GoesOn));
}

fn comparison(position: &str, attempt: &str, under: &[&str]) -> Session {
    let under = under.iter().map(|id| Ruleset::named(id).unwrap()).collect();
    let task = Task::Compare(Compare { attempt: attempt.parse().unwrap(), under });
    session(vec![step(position, task)])
}

/// The verdicts as the id, the token of the reason against it and the rule that decides.
fn verdicts(session: &Session) -> Vec<(&'static str, &'static str, Option<RuleField>)> {
    let Solution::Profiles(profiles) = session.solution() else { panic!("no comparison") };
    let verdict = |profile: &Compared| match &profile.refusal {
        None => "legal",
        Some(Refusal::Illegal(illegal)) => illegal.kind().token(),
        Some(Refusal::NothingToCapture { .. }) => "nothing",
    };
    profiles.iter().map(|profile| (profile.ruleset.id, verdict(profile), profile.decided_by)).collect()
}

const ALL_IN_MILLS: &str = "w W:a1,d1+6 B:e3,e4,e5+6";

#[test]
fn each_profile_judges_by_its_own_rules_and_the_rule_that_decides_is_found() {
    let found = |position, attempt, under: &[&str]| verdicts(&comparison(position, attempt, under));
    assert_eq!(
        found(ALL_IN_MILLS, "g1xe4", &["standard", "mtte"]),
        [
            ("standard", "legal", Some(RuleField::Protection)),
            ("mtte", "nothing", Some(RuleField::Protection)),
        ]
    );
    let flight = "w W:a1,d6,g4 B:a4,b4,c3,e5,f2";
    assert_eq!(
        found(flight, "g4-c4", &["classic", "mtte"]),
        [("classic", "off-line", Some(RuleField::Flying)), ("mtte", "legal", Some(RuleField::Flying))]
    );
    let early = "w W:a1,d1,g4+5 B:b6,c3,f4+5";
    let field = Some(RuleField::MovingWhilePlacing);
    assert_eq!(
        found(early, "g4-g1xb6", &["plyyard", "lasker"]),
        [("plyyard", "stones-in-hand", field), ("lasker", "legal", field)]
    );
    // The turn passes without a mill: what comes then is still the same player's attempt.
    let across = "w W:b2,c3,f6+6 B:a4,d2,g7+6";
    let field = Some(RuleField::Board);
    assert_eq!(
        found(across, "a1xd2", &["standard", "twelve"]),
        [("standard", "no-capture-due", field), ("twelve", "legal", field)]
    );
    // Where all agree no rule decides.
    assert_eq!(
        found("w!b2-b4-b6 W:b2,b4,b6+6 B:d6,g4+7", "pass", &["standard", "mtte"]),
        [("standard", "capture-due", None), ("mtte", "capture-due", None)]
    );
}

#[test]
fn several_profiles_are_chosen_and_handed_in() {
    let mut session = comparison(ALL_IN_MILLS, "g1xe4", &["standard", "morristalk", "mtte"]);
    let ids = |profiles: &[Compared]| profiles.iter().map(|profile| profile.ruleset.id).collect::<Vec<_>>();
    send(&mut session, "1 3 ok");
    let [Feedback::Compared { right: 1, wrong, missing }] = session.feedback() else {
        panic!("{:?}", session.feedback())
    };
    assert_eq!((ids(wrong), ids(missing)), (vec!["mtte"], vec!["morristalk"]));
    // A second choice takes the first back, and undo takes back that.
    send(&mut session, "3 2 undo 2 ok");
    assert!(session.is_solved());
    let records = session.take_records();
    let answers: Vec<&str> = records.iter().map(|record| record.answer.as_str()).collect();
    assert_eq!(answers, ["standard,mtte", "standard,morristalk"]);
}

#[test]
fn a_comparison_may_have_no_answer_and_what_is_no_option_changes_nothing() {
    let due = "w!b2-b4-b6 W:b2,b4,b6+6 B:d6,g4+7";
    let mut session = comparison(due, "pass", &["standard", "mtte"]);
    send(&mut session, "3 d6 xd6");
    assert!(matches!(session.input(), Input::Several(chosen) if chosen.is_empty()));
    send(&mut session, "ok");
    assert!(session.is_solved());
    assert_eq!(session.take_records()[0].answer, "none");
}

#[test]
fn the_hints_of_a_comparison_count_then_name_a_rule() {
    let mut session = comparison(ALL_IN_MILLS, "g1xe4", &["standard", "mtte"]);
    let mut climbed = Vec::new();
    for _ in 0..4 {
        send(&mut session, "hint");
        climbed.extend(session.feedback().to_vec());
    }
    let rule = Hint::Rule { ruleset: Ruleset::named("standard").unwrap(), field: RuleField::Protection };
    let answer = Answer::Several(vec![Label::Profile(Ruleset::named("standard").unwrap())]);
    let hints = [Hint::Idea, Hint::Region(Region::Count(1)), rule, Hint::Answer(answer)];
    assert_eq!(climbed, hints.map(Feedback::Hint));
    send(&mut session, "solution");
    assert_eq!(session.mode(), &Mode::Solved);
}
