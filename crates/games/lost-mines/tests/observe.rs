//! Observations: ranges, layout, and that nothing leaks.

use klad_lost_mines::{State, bot};
use klad_testkit::{Players, observations};

#[test]
fn observations_hold_on_random_games() {
    for seats in 3..=9 {
        observations::<State>(seats, 3, 10 * u64::from(seats), Players::Random);
    }
}

#[test]
fn observations_hold_on_games_of_bots() {
    for seats in 3..=9 {
        observations::<State>(seats, 2, 10 * u64::from(seats), Players::Bots(&|| Box::new(bot::medium())));
    }
}
