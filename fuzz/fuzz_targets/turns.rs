#![no_main]

#[allow(dead_code, reason = "each target has one of them")]
#[path = "../checks.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::turns(data));
