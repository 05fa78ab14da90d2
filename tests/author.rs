//! The tools of those who write lessons and translate.

mod begin;
mod folder;
mod guide;
mod preview;
mod trying;
