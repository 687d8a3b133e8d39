//! The levels that players choose from.

use klad_arena::play;
use klad_catalog::catalog;
use klad_engine::Seed;
use serde_json::json;

/// Page, terminal, arena and bot protocol all read this list: the same names for every game.
#[test]
fn every_game_has_the_same_levels_from_weakest_to_strongest() {
    for entry in catalog().entries() {
        let levels: Vec<_> = entry.levels().collect();
        assert_eq!(levels, ["random", "easy", "medium", "hard"], "{}", entry.info.slug);
    }
}

#[test]
fn every_level_plays_every_game_to_its_end_at_every_seat_count() {
    for entry in catalog().entries() {
        for seats in entry.info.seats_min..=entry.info.seats_max {
            for (number, level) in ["random", "easy", "medium", "hard:3"].into_iter().enumerate() {
                let seed = 100 * u64::from(seats) + number as u64;
                let mut bots: Vec<_> = (0..u64::from(seats))
                    .map(|seat| entry.bot(level, seed + seat).expect("the level is there"))
                    .collect();
                let played =
                    play(entry, &json!({}), Seed::from_number(seed), &mut bots).expect("the options fit");
                assert_eq!(played.outcome.places.len(), usize::from(seats));
            }
        }
    }
}
