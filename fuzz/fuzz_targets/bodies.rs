//! Request bodies, and what happens to a table's options.
#![no_main]

use std::sync::LazyLock;

use klad_engine::{
    Seed,
    Catalog, TableSetup,
};
use klad_protocol::{
    IdentityId, TableId,
    api::{ContinueHere, EditGuest, NewGuest, NewSeat, NewTable, PlayMove, Sit},
    people::{tidy_name, tidy_text},
};
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Catalog> = LazyLock::new(klad_catalog::catalog);

fuzz_target!(|bytes: &[u8]| {
    let _ = serde_json::from_slice::<NewSeat>(bytes);
    let _ = serde_json::from_slice::<Sit>(bytes);
    let _ = serde_json::from_slice::<PlayMove>(bytes);
    let _ = serde_json::from_slice::<ContinueHere>(bytes);
    let _ = serde_json::from_slice::<EditGuest>(bytes);
    if let Ok(guest) = serde_json::from_slice::<NewGuest>(bytes) {
        let _ = tidy_name(&guest.name);
        let _ = tidy_text(&guest.name);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = (text.parse::<TableId>(), text.parse::<IdentityId>());
    }
    if let Ok(new) = serde_json::from_slice::<NewTable>(bytes)
        && let Some(entry) = CATALOG.find(&new.game)
        && let Ok(seats) = u8::try_from(new.seats.len())
    {
        let opening = TableSetup { options: &new.options, seats, seed: Seed([7; 32]), deal: None };
        if let Ok(table) = entry.open(&opening) {
            assert_eq!(table.seats(), seats);
        }
    }
});
