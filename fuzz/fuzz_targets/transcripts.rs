//! Arbitrary transcripts: whatever parses prints as itself, and either verifies or fails with a named line.
#![no_main]

use std::sync::LazyLock;

use klad_engine::{Catalog, transcript::Transcript};
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Catalog> = LazyLock::new(klad_catalog::catalog);

fuzz_target!(|text: &str| {
    let Ok(transcript) = Transcript::parse(text) else { return };
    let again = transcript.to_string();
    let read = Transcript::parse(&again).expect("what is printed can be read");
    assert_eq!(read.to_string(), again);
    let _ = transcript.verify(&CATALOG);
});
