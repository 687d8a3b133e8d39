//! A playout does not allocate, and a state is small.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use klad_engine::{Chance, Game, MoveSpace, Quiet, Searchable, Sight, Viewer};
use klad_my_treasure::{Move, Options, State};
use klad_testkit::{CountingAllocator, allocations, allocations_of_observing};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays to the end, with random moves or the rollout policy.
fn playout(mut state: State, guided: bool, legal: &mut Vec<Move>, chance: &mut Chance) {
    while let Some(seat) = state.turn().must.first() {
        legal.clear();
        state.legal_moves(seat, legal);
        let index = if guided {
            state.playout(seat, legal, chance)
        } else {
            chance.below(legal.len() as u32) as usize
        };
        state.check(seat, legal[index]).unwrap();
        state.apply(seat, legal[index], chance, &mut Quiet);
    }
    let mut shares = [0.0; 4];
    state.evaluate(&mut shares[..usize::from(state.seats())]);
}

#[test]
fn a_playout_does_not_allocate() {
    for seats in 2..=4 {
        let mut chance = Chance::fast(1);
        let start = State::setup(&Options::default(), seats, &mut chance).unwrap();
        let mut legal = Vec::with_capacity(State::MOVES);
        for guided in [false, true] {
            let count = allocations(|| (0..50).for_each(|_| playout(start, guided, &mut legal, &mut chance)));
            assert_eq!(count, 0, "{seats} seats, guided: {guided}");
        }
    }
}

#[test]
fn views_and_guesses_do_not_allocate() {
    let mut chance = Chance::fast(2);
    let state = State::setup(&Options::default(), 4, &mut chance).unwrap();
    for sight in [Sight::Table, Sight::Recall] {
        let count = allocations(|| {
            let view = state.view(Viewer::Spectator, sight);
            std::hint::black_box(State::guess(&view, &mut chance));
        });
        assert_eq!(count, 0, "{sight:?}");
    }
}

#[test]
fn a_state_fits_in_256_bytes() {
    assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Move>(), 2);
}

#[test]
fn observing_into_a_reused_view_does_not_allocate() {
    for seats in 2..=4 {
        assert_eq!(allocations_of_observing::<State>(seats, 1), 0, "{seats} seats");
    }
}
