//! Counts lines of play from fixed seeds, to catch silent changes in move generation.

use klad_engine::{Chance, Game, Quiet, Seed, perft::perft};
use klad_treasure_maps::{Options, State};

fn start(seats: u8, seed: u64) -> State {
    State::setup(&Options::default(), seats, &mut Chance::fair(&Seed::from_number(seed), 0))
        .expect("the default options fit")
}

/// The state after `moves` moves, each taken from the middle of the list.
fn after(seats: u8, seed: u64, moves: u64) -> State {
    let mut state = start(seats, seed);
    for step in 1..=moves {
        let seat = state.turn().must.first().expect("the game is not over");
        let mut legal = Vec::new();
        state.legal_moves(seat, &mut legal);
        state.apply(
            seat,
            legal[legal.len() / 2],
            &mut Chance::fair(&Seed::from_number(seed), step),
            &mut Quiet,
        );
    }
    state
}

#[test]
fn the_number_of_lines_of_play_from_the_start_is_unchanged() {
    let count = |seats, depth| perft(&start(seats, 1), &Seed::from_number(1), 0, depth);
    assert_eq!([1, 2, 3, 4].map(|depth| count(2, depth)), [12, 72, 5292, 209400]);
    assert_eq!([1, 2, 3].map(|depth| count(3, depth)), [18, 216, 1296]);
    assert_eq!([1, 2, 3, 4, 5].map(|depth| count(4, depth)), [24, 432, 5184, 31104, 4292352]);
}

#[test]
fn the_number_of_lines_of_play_from_the_middle_is_unchanged() {
    let count = |seats, moves, depth| perft(&after(seats, 1, moves), &Seed::from_number(1), moves, depth);
    assert_eq!([1, 2, 3].map(|depth| count(2, 20, depth)), [25, 765, 13197]);
    assert_eq!([1, 2, 3].map(|depth| count(3, 40, depth)), [8, 252, 5871]);
    assert_eq!([1, 2, 3, 4].map(|depth| count(4, 60, depth)), [8, 176, 3242, 43338]);
}
