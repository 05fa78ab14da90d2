//! The picture in the README is what really appears.

use super::screen::Screen;

#[test]
fn the_picture_in_the_readme_is_what_appears() {
    let readme = include_str!("../../README.md");
    let picture = readme.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let mut screen = Screen::lesson("capture");
    assert_eq!(screen.press("g1 e3").text().trim_end(), picture.trim_end());
}
