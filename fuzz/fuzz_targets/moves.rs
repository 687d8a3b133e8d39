//! Arbitrary moves at tables of every game: read or refused with a reason, and a refused one changes nothing.
#![no_main]

use std::sync::LazyLock;

use klad_engine::{
    Seat, Seed, Sight, Viewer,
    Catalog, TableSetup,
};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

static CATALOG: LazyLock<Catalog> = LazyLock::new(klad_catalog::catalog);

// The game, then lines: a seat and a move, as notation or JSON.
fuzz_target!(|text: &str| {
    let games = CATALOG.entries();
    let mut lines = text.lines();
    let Some(game) = lines.next().and_then(|line| line.bytes().next()) else { return };
    let entry = &games[game as usize % games.len()];
    let opening =
        TableSetup { options: &Value::Null, seats: entry.info.seats_min, seed: Seed([game; 32]), deal: None };
    let mut table = entry.open(&opening).expect("defaults are sound");
    for line in lines.take(40) {
        let Some((seat, mv)) = line.split_once(' ') else { continue };
        let Some(seat) = seat.bytes().next().map(|letter| Seat(letter.wrapping_sub(b'A'))) else { continue };
        let notation = table.notation(mv).unwrap_or_else(|_| mv.to_owned());
        let legal = table.legal(seat);
        // A number picks a legal move, so that games go on.
        let notation = match notation.parse::<usize>() {
            Ok(number) if !legal.is_empty() => legal[number % legal.len()].text.clone(),
            _ => notation,
        };
        let before = table.view(Viewer::Spectator, Sight::Recall).get().to_owned();
        let allowed = table.check(seat, &notation).is_ok();
        assert_eq!(allowed, table.play(seat, &notation).is_ok(), "check says what play does");
        if !allowed {
            assert_eq!(before, table.view(Viewer::Spectator, Sight::Recall).get());
        }
    }
});
