//! The checks of `locales`.
