//! What learning agents see: ranges, layout, and that nothing leaks.

use klad_testkit::{Players, observations};
use klad_treasure_maps::{State, bot};

#[test]
fn observations_are_sound_in_random_games() {
    for seats in 1..=4 {
        observations::<State>(seats, 4, 10 * u64::from(seats), Players::Random);
    }
}

#[test]
fn observations_are_sound_in_bot_games() {
    for seats in 1..=4 {
        observations::<State>(seats, 2, 10 * u64::from(seats), Players::Bots(&|| Box::new(bot::medium())));
    }
}
