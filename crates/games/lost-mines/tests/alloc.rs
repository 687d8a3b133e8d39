//! Playouts do not allocate.

use klad_engine::{Chance, Game, Searchable};
use klad_lost_mines::{Move, Options, State, setup::TrapPicker};
use klad_testkit::{CountingAllocator, allocations, allocations_of_observing, allocations_of_playouts};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_does_not_allocate() {
    for seats in [3, 6, 9] {
        for trap_picker in [TrapPicker::Random, TrapPicker::Neighbor] {
            let options = Options { trap_picker, ..Options::default() };
            let start = State::setup(&options, seats, &mut Chance::fast(1)).unwrap();
            for guided in [false, true] {
                let count = allocations_of_playouts(&start, 1, guided);
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
