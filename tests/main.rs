//! All tests that use the program from outside, in one binary so that it links once.

mod rules;
