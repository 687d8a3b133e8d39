//! Observations: ranges, layout, and that nothing leaks.

use klad_klatz::{State, bot};
use klad_testkit::{Players, observations};

#[test]
fn observations_hold_on_random_games() {
    for seats in 2..=4 {
        observations::<State>(seats, 2, 10 * u64::from(seats), Players::Random);
    }
}

#[test]
fn observations_hold_on_games_of_bots() {
    for seats in 2..=4 {
        observations::<State>(seats, 2, 10 * u64::from(seats), Players::Bots(&|| Box::new(bot::medium())));
    }
}
