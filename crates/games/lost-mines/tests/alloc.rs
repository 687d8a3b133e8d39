//! Playouts do not allocate.

use klad_engine::{Chance, Game, Quiet, Searchable};
use klad_lost_mines::{Move, Options, State, setup::TrapPicker};
use klad_testkit::{CountingAllocator, allocations, allocations_of_observing};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays to the end, with legal moves, `check`, `apply` and a clone at every step.
fn play_out(state: &State, legal: &mut Vec<Move>, chance: &mut Chance, guided: bool) {
    let mut state = *state;
    while let Some(seat) = state.turn().must.first() {
        legal.clear();
        state.legal_moves(seat, legal);
        let index = if guided {
            state.playout(seat, legal, chance)
        } else {
            chance.below(legal.len() as u32) as usize
        };
        let mv = legal[index];
        assert!(state.check(seat, mv).is_ok());
        let mut next = Clone::clone(&state);
        next.apply(seat, mv, chance, &mut Quiet);
        state = next;
    }
}

#[test]
fn a_move_does_not_allocate() {
    for seats in [3, 6, 9] {
        for trap_picker in [TrapPicker::Random, TrapPicker::Neighbor] {
            let options = Options { trap_picker, ..Options::default() };
            let state = State::setup(&options, seats, &mut Chance::fast(1)).unwrap();
            let mut legal = Vec::with_capacity(726);
            for guided in [false, true] {
                let mut chance = Chance::fast(2);
                let count = allocations(|| play_out(&state, &mut legal, &mut chance, guided));
                assert_eq!(count, 0, "{seats} seats, guided: {guided}");
            }
        }
    }
}

#[test]
fn an_evaluation_does_not_allocate() {
    let state = State::setup(&Options::default(), 9, &mut Chance::fast(1)).unwrap();
    let mut worth = [0.0; 9];
    assert_eq!(allocations(|| state.evaluate(&mut worth)), 0);
    assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-4);
}

#[test]
fn states_and_moves_are_small() {
    assert!(size_of::<State>() <= 1200, "a state takes {} bytes", size_of::<State>());
    assert_eq!(size_of::<Move>(), 5);
}

#[test]
fn observing_into_a_reused_view_does_not_allocate() {
    for seats in [3, 6, 9] {
        assert_eq!(allocations_of_observing::<State>(seats, 1), 0, "{seats} seats");
    }
}
