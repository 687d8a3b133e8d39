//! The one list of games and bots; the only library that names all four games.
#![forbid(unsafe_code)]

use klad_bots::Random;
use klad_engine::table::{Catalog, Entry, seated};

/// All games, in the order they are shown, with their bots from weakest to strongest.
pub fn catalog() -> Catalog {
    Catalog::new(vec![
        Entry::of::<klad_my_treasure::State>()
            .with_bot("random", |seed| seated::<klad_my_treasure::State>(Random, seed)),
        Entry::of::<klad_treasure_maps::State>()
            .with_bot("random", |seed| seated::<klad_treasure_maps::State>(Random, seed)),
    ])
}
