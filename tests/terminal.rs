//! The program in a real terminal: a pseudo-terminal with an emulator at the other end.

#![cfg(unix)]

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system};
use vt100::{MouseProtocolMode, Parser};

/// How long anything may take before a test fails: far longer than it does, for machines that are busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the shell shows before the program begins.
const BEFORE: &str = "$ malom, says the shell";

/// A folder for a learner's progress, gone with the test.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("malom-terminal-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

/// A terminal in which the program runs after a shell has written a line.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    slave: Box<dyn SlavePty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    screen: Arc<Mutex<Parser>>,
}

impl Terminal {
    fn open(data: &Data, language: &str, arguments: &[&str]) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new("sh");
        // SIGHUP is ignored by what `nohup` starts, too.
        command.args(["-c", "trap '' HUP; echo \"$0\"; exec \"$@\"", BEFORE, env!("CARGO_BIN_EXE_malom")]);
        command.args(arguments);
        command.env("MALOM_DATA", &data.0);
        command.env("MALOM_LANG", language);
        command.env("MALOM_PANIC", "1");
        command.env("RUST_BACKTRACE", "0");
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).unwrap();
        let screen = Arc::new(Mutex::new(Parser::new(cells(size.rows), cells(size.cols), 0)));
        let (mut reader, shared) = (pair.master.try_clone_reader().unwrap(), Arc::clone(&screen));
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                shared.lock().unwrap().process(&bytes[..count]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Self { master: pair.master, slave: pair.slave, child, keyboard, screen }
    }

    /// What is on the screen, its lines joined, so that a text may be broken anywhere between words.
    fn text(&self) -> String {
        let contents = self.screen.lock().unwrap().screen().contents();
        contents.lines().map(str::trim).collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    fn wait(&mut self, text: &str) -> &mut Self {
        let begun = Instant::now();
        while !self.text().contains(text) {
            assert!(begun.elapsed() < PATIENCE, "no {text:?} in {:?}", self.text());
            std::thread::sleep(Duration::from_millis(10));
        }
        self
    }

    fn press(&mut self, keys: &str) -> &mut Self {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self
    }

    fn resize(&mut self, cols: u16, rows: u16) -> &mut Self {
        self.screen.lock().unwrap().screen_mut().set_size(cells(rows), cells(cols));
        self.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).unwrap();
        self
    }

    fn signal(&mut self, name: &str) -> &mut Self {
        let id = self.child.process_id().unwrap().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
        self
    }

    #[track_caller]
    fn ended(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "still running: {:?}", self.text());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Checks that the terminal is as the shell had it: its screen, its cursor, its way of reading keys.
    #[track_caller]
    fn assert_clean(&mut self) {
        self.wait(BEFORE);
        {
            let parser = self.screen.lock().unwrap();
            let screen = parser.screen();
            assert!(!screen.alternate_screen(), "on the alternate screen");
            assert!(!screen.hide_cursor(), "the cursor is hidden");
            assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None, "the mouse is reported");
            assert!(!screen.inverse() && !screen.bold(), "a style goes on");
        }
        let mut stty = CommandBuilder::new("stty");
        stty.arg("-a");
        self.slave.spawn_command(stty).unwrap().wait().unwrap();
        self.wait(" icanon").wait(" echo ");
        let text = self.text();
        assert!(!text.contains("-icanon") && !text.contains("-echo "), "{text}");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// The answers of the capture lesson, step by step, in keys.
const CAPTURE: [&str; 8] = ["g1d2", "d2", "22", "a4g7o", "11", "1", "2", "d1a1"];

#[test]
fn the_capture_lesson_is_finished_by_keyboard_alone_in_each_language() {
    let ends = [("en", "three stars!"), ("hu", "három csillag!"), ("id", "tiga bintang!")];
    for (language, end) in ends {
        let data = Data::new(&format!("keyboard-{language}"));
        let mut terminal = Terminal::open(&data, language, &[]);
        // Home; the fourth lesson is the one on capturing.
        terminal.wait("? ").press("\x1b[B\x1b[B\x1b[B\r");
        for (index, answer) in CAPTURE.into_iter().enumerate() {
            terminal.wait(&format!("{}/8 ★★★", index + 1)).press(answer).wait("✓").press("\r");
        }
        terminal.wait(end).press("q");
        assert_eq!(terminal.ended().exit_code(), 0);
        terminal.assert_clean();
    }
}

#[test]
fn a_lesson_left_in_the_middle_goes_on_there() {
    let data = Data::new("resume");
    let mut terminal = Terminal::open(&data, "en", &["learn", "capture"]);
    terminal.wait("1/8").press(CAPTURE[0]).wait("✓").press("n").wait("2/8").press("q");
    assert_eq!(terminal.ended().exit_code(), 0);
    terminal.assert_clean();

    let mut terminal = Terminal::open(&data, "en", &[]);
    terminal.wait("▸ 4. Capturing").wait("You are in the middle of it.").press("\r").wait("2/8 ★★★");
    terminal.press("t").wait("1) ✓").press("q");
    terminal.ended();
}

#[test]
fn the_window_is_resized_in_the_middle() {
    let data = Data::new("resize");
    let mut terminal = Terminal::open(&data, "en", &["learn", "capture"]);
    terminal.wait("1/8").press("g1").wait("Your turn is not over yet");
    terminal.resize(120, 40).wait("╭───╮");
    terminal.resize(60, 20).wait("This window is too small.");
    terminal.resize(80, 24).wait("Your turn is not over yet");
    terminal.press("d2").wait("✓").press("q");
    assert_eq!(terminal.ended().exit_code(), 0);
    // An emulator that cut its screen has lost the shell's line; the rest is clean.
    assert!(!terminal.screen.lock().unwrap().screen().alternate_screen());
}

#[test]
fn ctrl_c_leaves_the_terminal_clean() {
    let data = Data::new("ctrl-c");
    let mut terminal = Terminal::open(&data, "en", &["learn", "capture"]);
    terminal.wait("1/8").press("g1").wait("Your turn is not over yet").press("\x03");
    assert_eq!(terminal.ended().exit_code(), 130);
    terminal.assert_clean();
}

#[test]
fn signals_leave_the_terminal_clean() {
    for (name, code) in [("INT", 130), ("TERM", 143)] {
        let data = Data::new(name);
        let mut terminal = Terminal::open(&data, "en", &["learn", "capture"]);
        terminal.wait("1/8").signal(name);
        assert_eq!(terminal.ended().exit_code(), code, "{name}");
        terminal.assert_clean();
    }
}

#[test]
fn sighup_ends_the_process_at_once() {
    let data = Data::new("hup");
    let mut terminal = Terminal::open(&data, "en", &["learn", "capture"]);
    terminal.wait("1/8").press("g1d2").wait("✓").press("n").wait("2/8").signal("HUP");
    assert!(terminal.ended().signal().is_some());

    let mut terminal = Terminal::open(&data, "en", &["learn", "capture"]);
    terminal.wait("2/8").press("q");
    terminal.ended();
}

#[cfg(debug_assertions)]
#[test]
fn a_panic_leaves_the_terminal_clean_and_shows_its_text() {
    let data = Data::new("panic");
    let mut terminal = Terminal::open(&data, "en", &["learn", "capture"]);
    terminal.wait("1/8").press("\x1b[24~");
    assert_eq!(terminal.ended().exit_code(), 101);
    terminal.wait("a panic was asked for");
    terminal.assert_clean();
}

#[test]
fn a_puzzle_is_solved_by_keyboard_alone_in_each_language() {
    // One small table is built while the learner thinks, once for all tests.
    let tables = format!("{}/play-tables", env!("CARGO_TARGET_TMPDIR"));
    let ends = [("en", "take a black", "Solved, the shortest way"), ("hu", "", "✓"), ("id", "", "✓")];
    for (language, due, end) in ends {
        let data = Data::new(&format!("puzzle-{language}"));
        let mut terminal = Terminal::open(&data, language, &["puzzle", "first-flight", "--tables", &tables]);
        terminal.wait("h ").press("f4g1").wait(due).press("b6").wait(end);
        // What there is to repeat, and how strong the learner is, stands where puzzles are chosen.
        terminal.press("n").wait("1) ").press("q");
        assert_eq!(terminal.ended().exit_code(), 0);
        terminal.assert_clean();
    }
}
