//! The module of My Treasure.
#![expect(unsafe_code, reason = "the host finds functions by their names")]

/// Called once, before anything else.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    klad_browser::begin(klad_catalog::my_treasure);
}
