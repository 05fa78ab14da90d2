//! Drills as a shell runs them.

use super::{Run, run, run_with};

fn usage(err: &str) -> Run {
    Run { out: String::new(), err: format!("error: {err}\n"), code: Some(2) }
}

#[test]
fn an_unknown_misconception_is_named_with_the_nearest() {
    assert_eq!(
        run(&["drill", "flying-at-for", "--plain"]),
        usage("there is no misconception `flying-at-for`: did you mean `flying-at-four`?")
    );
    assert_eq!(
        run(&["drill", "chess", "--plain"]),
        usage("there is no misconception `chess`: `malom drill --plain` lists them")
    );
    assert_eq!(
        run(&["drill", "corners-are-strong", "--plain"]),
        usage(
            "`corners-are-strong` is no matter of rules, so there is no drill of it: `malom puzzle` is where it shows"
        )
    );
}

#[test]
fn what_a_club_plays_is_not_drilled_by_its_rules() {
    assert_eq!(
        run(&["drill", "flying-at-four", "--plain", "--rules", "classic"]),
        usage("by the rules `classic` there is nothing to drill about `flying-at-four`")
    );
}

#[test]
fn the_screen_needs_a_terminal() {
    let Run { err, code, .. } = run(&["drill"]);
    assert!(err.starts_with("error: the screen needs a terminal"), "{err}");
    assert_eq!(code, Some(2));
}

#[test]
fn a_seed_asks_the_same_again() {
    let profile = "drill-seed";
    let ask = || run_with(&["drill", "both-fly", "--plain", "--seed", "5", "--profile", profile], b"quit\n");
    let Run { out, err, code } = ask();
    assert_eq!((err.as_str(), code), ("", Some(1)));
    assert!(out.contains("Question 1\n"), "{out}");
    assert_eq!(ask().out, out);
}
