//! Positions as one line of text.

use klad_engine::{Chance, Game, Quiet};
use klad_klatz::{Options, State};

#[test]
fn a_position_survives_a_round_trip_through_its_notation() {
    let mut chance = Chance::fast(7);
    for seats in 2..=4 {
        let mut state =
            State::setup(&Options { short_game: 4, ..Options::default() }, seats, &mut chance).unwrap();
        let mut legal = Vec::new();
        while !state.is_over() {
            let text = state.to_string();
            assert_eq!(text.parse::<State>().as_ref(), Ok(&state), "{text}");
            let seat = state.active();
            legal.clear();
            state.legal_moves(seat, &mut legal);
            state.apply(seat, *chance.pick(&legal), &mut chance, &mut Quiet);
        }
        assert_eq!(state.to_string().parse::<State>(), Ok(state));
    }
}

#[test]
fn a_text_that_is_not_a_position_is_refused_without_a_panic() {
    for (text, reason) in [
        ("wall LN1 LN1", "twice"),
        ("wall LN LN LN LN LN LN LN", "not that many"),
        ("wall XX1", "wanted a card"),
        ("deck RK RK RK RK", "rickshaws"),
        ("waiting 4", "at most 3"),
        ("market LN LN LN LN", "at most three"),
        ("A: swap swap swap swap swap swap", "too many times"),
        ("A: | C01; B: | C01", "twice"),
        ("turn Z place", "seat"),
        ("turn A dance", "wanted place"),
        ("seats 7", "2 to 4"),
        ("nothing 3", "no such part"),
        ("photos A", "each"),
        ("options {\"x\":1}", "unknown field"),
    ] {
        let error = text.parse::<State>().expect_err(text).to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
    let whole = "seats 3; turn A put LN1; wall KT* GT; market DR; deck RK; A: swap | C01 | C02; photos B C03; last A; stall 3";
    for end in 0..whole.len() {
        let _ = whole[..end].parse::<State>();
    }
}
