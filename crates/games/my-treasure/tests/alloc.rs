//! A playout asks for no memory, and a state is small.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use klad_engine::{Chance, Game, Guide, MoveSpace, Quiet, Sight, Viewer};
use klad_my_treasure::{Move, Options, State};
use klad_testkit::{CountingAllocator, allocations};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays to the end, uniformly or as search does.
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
fn a_playout_asks_for_no_memory() {
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
fn nor_do_views_and_guesses() {
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
fn a_state_is_small() {
    assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Move>(), 2);
}
