//! Whether a table on this device allows hints.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::sync::LazyLock;

use klad_browser::Instance;
use klad_engine::Catalog;
use serde_json::{Value, json};

/// Whether a table with these seats allows hints.
fn hints(seats: &[Value]) -> Value {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(klad_catalog::catalog);
    let open = json!({
        "do": "open", "id": "7m2kq9x4t0vb", "game": "my-treasure", "seats": seats, "created": 1000,
        "secret": "0707070707070707070707070707070707070707070707070707070707070707",
    });
    let answer: Value = serde_json::from_str(&Instance::new(&CATALOG).answer(&open.to_string())).unwrap();
    answer["ok"]["info"].get("hints").cloned().unwrap_or(Value::Bool(false))
}

#[test]
fn a_table_allows_hints_only_to_one_person_playing_against_bots() {
    let person = json!({ "type": "person", "name": "Anna", "picture": 3 });
    let bot = json!({ "type": "bot", "level": "easy" });
    assert_eq!(hints(&[person.clone(), bot.clone()]), true);
    assert_eq!(hints(&[bot.clone(), person.clone(), bot.clone()]), true);
    assert_eq!(hints(&[person.clone(), person.clone()]), false);
    assert_eq!(hints(&[person.clone(), bot, person]), false);
}
