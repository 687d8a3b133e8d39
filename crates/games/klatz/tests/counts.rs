//! The number of lines of play from fixed deals, which a silent change in move generation would change. Also compares
//! the fast move generator with the plain one.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use klad_engine::{Chance, Game, MoveSpace, Quiet, Seat, Seed, perft::perft};
use klad_klatz::{Move, Options, State};

/// The number of lines of 1 to 6 moves.
fn lines(seats: u8, options: &str, seed: u64) -> [u64; 6] {
    let options: Options = serde_json::from_str(options).unwrap();
    let seed = Seed::from_number(seed);
    let state = State::setup(&options, seats, &mut Chance::fair(&seed, 0)).unwrap();
    std::array::from_fn(|depth| perft(&state, &seed, 0, depth as u32 + 1))
}

#[test]
fn the_number_of_lines_stays_the_same() {
    assert_eq!(lines(2, "{}", 1), [7, 92, 155, 675, 6014, 19523]);
    assert_eq!(lines(3, "{}", 1), [7, 40, 148, 768, 2576, 14726]);
    assert_eq!(lines(4, "{}", 1), [7, 71, 397, 1831, 12081, 42402]);
    let options = r#"{"mirror_match":true,"blockers_passable":false,"wall_floor":"photo_only"}"#;
    assert_eq!(lines(2, options, 2), [7, 135, 222, 1084, 15242, 52517]);
}

#[test]
fn the_generator_lists_exactly_what_check_accepts_in_order() {
    for (number, options) in
        ["{}", r#"{"blockers_passable":false}"#, r#"{"mirror_match":true,"wall_floor":"photo_only"}"#]
            .iter()
            .enumerate()
    {
        let options: Options = serde_json::from_str(options).unwrap();
        for seats in 2..=4 {
            let mut chance = Chance::fast(100 * number as u64 + u64::from(seats));
            let mut state = State::setup(&options, seats, &mut chance).unwrap();
            let (mut longest, mut legal) = (0, Vec::new());
            while !state.is_over() {
                if state.rev() % 7 == 0 {
                    compare(&state);
                }
                longest = longest.max(state.wall().len());
                legal.clear();
                state.legal_moves(state.active(), &mut legal);
                // Without redraws and calls, walls grow long.
                legal.retain(|mv| !matches!(mv, Move::Redraw {} | Move::Claim { .. }));
                let mv = if legal.is_empty() { Move::Redraw {} } else { *chance.pick(&legal) };
                state.apply(state.active(), mv, &mut chance, &mut Quiet);
            }
            assert!(longest > 10, "{longest}");
        }
    }
}

fn compare(state: &State) {
    for seat in Seat::all(state.seats()).chain([Seat::TABLE]) {
        let space = state.moves(seat);
        let plain: Vec<Move> =
            space.filter(|&mv| !matches!(mv, Move::Leave { .. }) && state.check(seat, mv).is_ok()).collect();
        let mut quick = Vec::new();
        state.legal_moves(seat, &mut quick);
        assert_eq!(quick, plain, "{seat}\n{state}");
    }
}
