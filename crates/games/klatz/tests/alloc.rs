//! Playouts do not allocate, and a state is small.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use klad_engine::{Chance, Game, MoveSpace, Quiet, Searchable};
use klad_klatz::{Move, Options, State};
use klad_testkit::{CountingAllocator, allocations, allocations_of_observing};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays to the end, uniformly or as search does. Others call as the heuristics say, or at random.
fn playout(mut state: State, guided: bool, legal: &mut Vec<Move>, chance: &mut Chance) {
    while let Some(active) = state.turn().must.first() {
        let mut chosen = None;
        for seat in state.turn().may.iter() {
            legal.clear();
            state.legal_moves(seat, legal);
            if let Some(&mv) = legal.first() {
                let call = if guided {
                    state.interrupt(seat, legal, chance).map(|index| legal[index])
                } else {
                    Some(mv)
                };
                chosen = chosen.or(call.map(|mv| (seat, mv)));
            }
        }
        let (seat, mv) = chosen.unwrap_or_else(|| {
            legal.clear();
            state.legal_moves(active, legal);
            let index = match guided {
                true => state.playout(active, legal, chance),
                false => chance.below(legal.len() as u32) as usize,
            };
            (active, legal[index])
        });
        state.check(seat, mv).unwrap();
        let copy = state;
        state.apply(seat, mv, chance, &mut Quiet);
        assert!(copy != state);
    }
    let mut shares = [0.0; 4];
    state.evaluate(&mut shares[..usize::from(state.seats())]);
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
}

#[test]
fn a_playout_does_not_allocate() {
    for seats in 2..=4 {
        let mut chance = Chance::fast(1);
        let start = State::setup(&Options::default(), seats, &mut chance).unwrap();
        let mut legal = Vec::with_capacity(State::MOVES);
        for guided in [false, true] {
            let count = allocations(|| (0..10).for_each(|_| playout(start, guided, &mut legal, &mut chance)));
            assert_eq!(count, 0, "{seats} seats, guided: {guided}");
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 576, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Move>(), 3);
}

#[test]
fn observing_into_a_reused_view_does_not_allocate() {
    for seats in 2..=4 {
        assert_eq!(allocations_of_observing::<State>(seats, 1), 0, "{seats} seats");
    }
}
