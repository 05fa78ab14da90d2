//! The terminal: entered, drawn on, and left as the shell had it, whatever ends the program.
//!
//! Cursive's own crossterm backend erases the shell's screen as it is dropped, loses the text of a panic inside the
//! alternate screen, and leaves mouse reporting on after a signal. So it is wrapped here and never dropped: this
//! module alone leaves the terminal.

use std::io::{self, Write};
use std::mem::ManuallyDrop;
use std::panic;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Once};

use cursive::Vec2;
use cursive::backend::Backend;
use cursive::backends::crossterm::crossterm::{cursor, event, execute, style, terminal};
use cursive::event::Event;
use cursive::theme::{Color, ColorPair, Effect};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// Whether the terminal is ours: in raw mode, on the alternate screen, reporting the mouse.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// The number of the signal that ends the run; 0 while none has come. Ctrl-C counts as the signal that it would be
/// outside raw mode.
#[derive(Clone, Debug, Default)]
pub(super) struct Signal(Arc<AtomicUsize>);

impl Signal {
    /// Listens for the signals that ask a program to end. SIGHUP ends the process at once, even where whoever started
    /// it ignored that: there is no terminal to leave any more, nor one to go on at.
    fn listen() -> io::Result<Self> {
        let signal = Self::default();
        for number in [SIGINT, SIGTERM] {
            // A second signal ends a program that does not get round to noticing the first.
            let first = Arc::new(AtomicBool::new(false));
            flag::register_conditional_shutdown(number, shell_code(number), first.clone())?;
            flag::register(number, first)?;
            flag::register_usize(number, signal.0.clone(), number as usize)?;
        }
        #[cfg(unix)]
        flag::register_conditional_default(signal_hook::consts::SIGHUP, Arc::new(AtomicBool::new(true)))?;
        Ok(signal)
    }

    fn raise(&self, number: i32) {
        self.0.store(number as usize, Ordering::Relaxed);
    }

    fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed) != 0
    }

    /// Returns the exit code by which shells know how the run ended.
    pub(super) fn exit_code(&self) -> ExitCode {
        match self.0.load(Ordering::Relaxed) {
            0 => ExitCode::SUCCESS,
            number => ExitCode::from(u8::try_from(shell_code(number as i32)).unwrap_or(u8::MAX)),
        }
    }
}

/// Returns the exit code that stands for a signal.
const fn shell_code(signal: i32) -> i32 {
    128 + signal
}

/// Cursive's backend, without its way of leaving.
pub(super) struct Terminal {
    inner: ManuallyDrop<Box<dyn Backend>>,
    signal: Signal,
}

impl Terminal {
    /// Takes over the terminal.
    ///
    /// # Errors
    ///
    /// The terminal can't be written to, or put into raw mode.
    pub(super) fn enter() -> io::Result<(Self, Signal)> {
        let signal = Signal::listen()?;
        leave_before_panics();
        ENTERED.store(true, Ordering::SeqCst);
        match backend() {
            Ok(inner) => Ok((Self { inner: ManuallyDrop::new(inner), signal: signal.clone() }, signal)),
            Err(error) => {
                leave();
                Err(error)
            }
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        leave();
    }
}

/// Returns how many columns the terminal has; `None` where there is none.
pub(super) fn columns() -> Option<usize> {
    terminal::size().ok().map(|(columns, _)| usize::from(columns)).filter(|&columns| columns > 0)
}

/// Opens Cursive's backend on standard output, which has been checked, rather than on `/dev/tty`, which a container
/// may lack.
#[cfg(unix)]
fn backend() -> io::Result<Box<dyn Backend>> {
    use std::os::fd::AsFd;
    let stdout = io::stdout().as_fd().try_clone_to_owned()?;
    cursive::backends::crossterm::Backend::init_with_stdout_file(stdout.into())
}

#[cfg(not(unix))]
fn backend() -> io::Result<Box<dyn Backend>> {
    cursive::backends::crossterm::Backend::init()
}

/// Gives the terminal back; the second time does nothing. Errors have nowhere to go: the terminal is what failed.
fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        let mut stdout = io::stdout();
        let _ = execute!(
            stdout,
            style::SetAttribute(style::Attribute::Reset),
            event::DisableMouseCapture,
            cursor::Show,
            terminal::LeaveAlternateScreen
        );
        let _ = stdout.flush();
        let _ = terminal::disable_raw_mode();
    }
}

/// Has every panic leave the terminal first, so that its text lands on the shell's screen.
fn leave_before_panics() {
    static HOOKED: Once = Once::new();
    HOOKED.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            leave();
            print(info);
        }));
    });
}

impl Backend for Terminal {
    fn poll_event(&mut self) -> Option<Event> {
        let event = self.inner.poll_event();
        if event == Some(Event::CtrlChar('c')) {
            self.signal.raise(SIGINT);
        }
        if self.signal.is_raised() { Some(Event::Exit) } else { event }
    }

    fn set_title(&mut self, title: String) {
        self.inner.set_title(title);
    }

    fn refresh(&mut self) {
        self.inner.refresh();
    }

    fn has_colors(&self) -> bool {
        self.inner.has_colors()
    }

    fn screen_size(&self) -> Vec2 {
        self.inner.screen_size()
    }

    fn move_to(&self, pos: Vec2) {
        self.inner.move_to(pos);
    }

    fn print(&self, text: &str) {
        self.inner.print(text);
    }

    fn clear(&self, color: Color) {
        self.inner.clear(color);
    }

    fn set_color(&self, colors: ColorPair) -> ColorPair {
        self.inner.set_color(colors)
    }

    fn set_effect(&self, effect: Effect) {
        self.inner.set_effect(effect);
    }

    fn unset_effect(&self, effect: Effect) {
        self.inner.unset_effect(effect);
    }

    fn is_persistent(&self) -> bool {
        self.inner.is_persistent()
    }

    fn name(&self) -> &str {
        self.inner.name()
    }
}
