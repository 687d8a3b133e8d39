//! Arbitrary scenarios: they hold, or the fault names a line.
#![no_main]

use std::sync::LazyLock;

use klad_engine::{scenario, Catalog};
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Catalog> = LazyLock::new(klad_catalog::catalog);

fuzz_target!(|text: &str| {
    let _ = scenario::run(&CATALOG, text);
});
