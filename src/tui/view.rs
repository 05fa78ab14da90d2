//! The one view: it hands events to the program and prints the frame that the program lays out.

use std::sync::{Mutex, PoisonError};

use cursive::event::{Event, EventResult};
use cursive::view::View;
use cursive::{Cursive, Printer, Vec2};

use crate::author::{Book, Tried};
use crate::drill::{Barren, Item};
use crate::tutor::Report;

use super::app::{App, Run};
use super::frame::Frame;
use super::work::{self, Job};

/// The name by which the view is found.
pub(super) const ROOT: &str = "malom";

/// The whole screen.
pub(super) struct Root {
    /// Cursive asks views to be shared between threads, which a database is not. Nobody else ever holds the lock.
    app: Mutex<App>,
    frame: Frame,
}

impl Root {
    pub(super) fn new(app: App) -> Self {
        Self { app: Mutex::new(app), frame: Frame::default() }
    }

    /// Takes what a thread reports; tells whether there is still work under way.
    pub(super) fn report(&mut self, job: Job, report: Report) -> bool {
        let app = self.app();
        app.report(job, report);
        app.is_working()
    }

    /// Takes the questions of a drill; tells whether there is still work under way.
    pub(super) fn drill_made(&mut self, job: Job, made: Result<Vec<Item>, Barren>) -> bool {
        let app = self.app();
        app.drill_made(job, made);
        app.is_working()
    }

    /// Takes what was read anew of a lesson that is tried.
    pub(super) fn take_tried(&mut self, tried: Tried) {
        self.app().take_tried(tried);
    }

    /// Takes messages that were read anew.
    pub(super) fn take_book(&mut self, book: Book) {
        self.app().take_book(book);
    }

    fn app(&mut self) -> &mut App {
        self.app.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

impl View for Root {
    fn layout(&mut self, size: Vec2) {
        self.frame = self.app().frame(size);
    }

    fn draw(&self, printer: &Printer<'_, '_>) {
        self.frame.print(printer);
    }

    fn required_size(&mut self, constraint: Vec2) -> Vec2 {
        constraint
    }

    fn on_event(&mut self, event: Event) -> EventResult {
        panic_on_request(&event);
        let app = self.app.get_mut().unwrap_or_else(PoisonError::into_inner);
        match app.on_event(&event, &self.frame) {
            Run::On => {
                let is_working = app.is_working();
                EventResult::with_cb(move |root| work::tick(root, is_working))
            }
            Run::Quit => EventResult::with_cb(Cursive::quit),
        }
    }
}

/// Panics at F12 where `MALOM_PANIC` is set: how tests see that a panic leaves the terminal clean.
#[cfg(debug_assertions)]
fn panic_on_request(event: &Event) {
    use cursive::event::Key;
    let asked = *event == Event::Key(Key::F12) && std::env::var_os("MALOM_PANIC").is_some();
    assert!(!asked, "a panic was asked for");
}

#[cfg(not(debug_assertions))]
fn panic_on_request(_event: &Event) {}
