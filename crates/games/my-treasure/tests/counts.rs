//! Counts lines of play from fixed deals, to catch silent changes in move generation. Also compares the fast move
//! generator with the plain one.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod common;

use klad_engine::{Chance, Game, MoveSpace, Seat, Seed, perft::perft};
use klad_my_treasure::{Move, Options, State};

use common::{all_options, play_long};

/// The number of lines of play of 1 to 8 moves.
fn lines(seats: u8, options: &str, seed: u64) -> [u64; 8] {
    let options: Options = serde_json::from_str(options).unwrap();
    let seed = Seed::from_number(seed);
    let state = State::setup(&options, seats, &mut Chance::fair(&seed, 0)).unwrap();
    std::array::from_fn(|depth| perft(&state, &seed, 0, depth as u32 + 1))
}

#[test]
fn the_number_of_lines_of_play_is_unchanged() {
    assert_eq!(lines(2, "{}", 1), [1, 4, 28, 40, 256, 1384, 2752, 18424]);
    assert_eq!(lines(3, "{}", 1), [1, 4, 28, 40, 256, 1384, 2752, 16264]);
    assert_eq!(lines(4, "{}", 1), [1, 4, 28, 40, 256, 1384, 2752, 16264]);
    assert_eq!(lines(3, r#"{"vacated_spot":"reopens"}"#, 2), [1, 4, 28, 40, 280, 1528, 3208, 22360]);
}

#[test]
fn the_move_generator_lists_exactly_what_check_accepts_in_order() {
    for (number, options) in all_options().iter().enumerate() {
        for seats in 2..=4 {
            play_long(seats, options, 500 + number as u64, |state| {
                for seat in Seat::all(seats).chain([Seat::TABLE]) {
                    let space = state.moves(seat);
                    let plain: Vec<Move> = space.filter(|&mv| state.check(seat, mv).is_ok()).collect();
                    let mut quick = Vec::new();
                    state.legal_moves(seat, &mut quick);
                    assert_eq!(quick, plain, "{seat}\n{state:#?}");
                    assert!(quick.len() <= 25);
                }
            });
        }
    }
    assert_eq!(State::MOVES, 33);
}
