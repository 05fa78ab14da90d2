//! The tools of those who write lessons and translate.

mod begin;
mod folder;
mod preview;
mod trying;
