//! What learning agents see: ranges, layout, and that nothing leaks.

use klad_my_treasure::{State, bot};
use klad_testkit::{Players, observations};

#[test]
fn observations_are_sound_in_random_games() {
    for seats in 2..=4 {
        observations::<State>(seats, 12, 10 * u64::from(seats), Players::Random);
    }
}

#[test]
fn observations_are_sound_in_bot_games() {
    for seats in 2..=4 {
        observations::<State>(seats, 2, 10 * u64::from(seats), Players::Bots(&|| Box::new(bot::medium())));
    }
}
