//! The number of lines of play from fixed seeds: a silent change in move generation changes it. `tests/guided` also
//! counts from the middle of recorded games.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use klad_engine::{Chance, Game, Seed, perft::perft};
use klad_lost_mines::{Options, State};

fn start(seats: u8, options: Options) -> (State, Seed) {
    let seed = Seed::from_number(u64::from(seats));
    (State::setup(&options, seats, &mut Chance::fair(&seed, 0)).unwrap(), seed)
}

#[test]
fn line_counts_from_the_start_match() {
    let counts: Vec<[u64; 3]> = (3..=9)
        .map(|seats| {
            let (state, seed) = start(seats, Options::default());
            [1, 2, 3].map(|depth| perft(&state, &seed, 0, depth))
        })
        .collect();
    assert_eq!(counts, START);
}

const START: [[u64; 3]; 7] = [
    [96, 7935, 810198],
    [107, 10297, 938434],
    [140, 5257, 257810],
    [67, 8806, 596151],
    [67, 3458, 225668],
    [93, 6811, 129531],
    [56, 4615, 213017],
];
