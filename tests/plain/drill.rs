//! Drills as a learner types them, in each language against the exact output.

use std::fs;
use std::path::Path;

use malom::belief::Misconception;
use malom::content::Prediction;
use malom::drill;
use malom::plain::{self, Drills, Ending, Io, Options};
use malom::rules::Rules;
use malom::tutor::{Solution, solve};

use super::{LANGUAGES, REWRITE, difference, learner};

const SEED: u64 = 11;

const BELIEFS: [Misconception; 4] = [
    Misconception::AnyStoneMayBeTaken,
    Misconception::MillCountsOnce,
    Misconception::FlyingAtFour,
    Misconception::BlockedDraws,
];

fn run(language: &str, belief: Option<Misconception>, input: &[u8]) -> (Ending, String) {
    let mut output = Vec::new();
    let drills = Drills { belief, rules: Rules::standard(), seed: SEED };
    let (io, options) = (Io { input, output: &mut output }, Options { board: false, ascii: true });
    let ending = plain::run_drill(&mut learner(language), drills, io, options).unwrap().unwrap();
    (ending, String::from_utf8(output).unwrap())
}

/// What somebody types who knows the rule, but is wrong about the first question and asks for a hint about the second.
fn script(belief: Misconception) -> String {
    let mut lines = Vec::new();
    for (index, item) in drill::make(belief, Rules::standard(), SEED).unwrap().iter().enumerate() {
        let number = |index: usize| (index + 1).to_string();
        let (right, wrong) = match solve(Rules::standard(), item.step()) {
            Solution::Judgement(judgement) => match judgement.illegal {
                Some(illegal) => {
                    let reason = judgement.reasons.iter().position(|reason| *reason == illegal.kind());
                    (vec!["no".to_owned(), number(reason.unwrap())], "yes".to_owned())
                }
                None => (vec!["yes".to_owned()], "no".to_owned()),
            },
            Solution::Points(points) if points.is_empty() => (vec!["none".to_owned()], "a1".to_owned()),
            Solution::Points(points) => (vec![points.to_string()], "none".to_owned()),
            Solution::Option(id) => {
                let malom::content::Task::Choose(choice) = &item.step().task else { unreachable!() };
                let place = choice.options.iter().position(|option| Some(option) == id.as_ref()).unwrap();
                (vec![number(place)], number((place + 1) % choice.options.len()))
            }
            Solution::Prediction { prediction, .. } => {
                let place = Prediction::ALL.iter().position(|one| *one == prediction).unwrap();
                (vec![number(place)], number((place + 1) % Prediction::ALL.len()))
            }
            other => panic!("{other:?}"),
        };
        lines.extend((index == 0).then_some(wrong));
        lines.extend((index == 1).then(|| "hint".to_owned()));
        lines.extend(right);
        lines.push(String::new());
    }
    lines.join("\n") + "\n"
}

#[test]
fn drills_are_gone_through_in_every_language() {
    let rewrite = std::env::var_os(REWRITE).is_some();
    let mut faults = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/plain/drills");
    for language in LANGUAGES {
        for belief in BELIEFS {
            let (ending, output) = run(language, Some(belief), script(belief).as_bytes());
            if ending != Ending::Finished {
                faults.push(format!("{language}/{belief}: ended as {ending:?}"));
            }
            let file = folder.join(language).join(format!("{belief}.out"));
            if rewrite {
                fs::create_dir_all(folder.join(language)).unwrap();
                fs::write(&file, &output).unwrap();
            }
            let expected = fs::read_to_string(&file).unwrap_or_default();
            let fault = difference(&expected, &output);
            faults.extend(fault.map(|fault| format!("{}: {fault}", file.display())));
        }
    }
    assert!(faults.is_empty(), "\n{}\nwith {REWRITE}=1 they are written anew", faults.join("\n"));
}

#[test]
fn without_a_name_a_drill_is_chosen_from_a_list() {
    let (ending, output) = run("en", None, b"99\nboth-fly\nquit\n");
    assert_eq!(ending, Ending::Left);
    assert!(output.contains("\n1. any stone may be taken\n"), "{output}");
    assert!(output.contains("\n28. "), "{output}");
    assert_eq!(output.matches("Type a number from 1 to 28").count(), 2, "{output}");
    assert!(output.contains("Question 1\n"), "{output}");
    let (ending, output) = run("hu", None, "kilépek\n".as_bytes());
    assert_eq!((ending, output.contains("1. kérdés")), (Ending::Left, false));
    assert_eq!(run("id", None, b"").0, Ending::Left);
}

#[test]
fn what_is_typed_too_much_is_the_learner_s_no_more() {
    let belief = Misconception::FlyingAtFour;
    let (_, output) = run("en", Some(belief), script(belief).as_bytes());
    let asked = output.lines().filter(|line| line.starts_with("Question ")).count();
    assert!((9..=12).contains(&asked), "eight of the last ten, two of them lost: {asked}");
}
