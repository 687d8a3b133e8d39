//! Playouts do not allocate, and a state is small.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use klad_engine::{Chance, Game};
use klad_klatz::{Move, Options, State};
use klad_testkit::{CountingAllocator, allocations_of_observing, allocations_of_playouts};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_does_not_allocate() {
    for seats in 2..=4 {
        let start = State::setup(&Options::default(), seats, &mut Chance::fast(1)).unwrap();
        for guided in [false, true] {
            let count = allocations_of_playouts(&start, 10, guided);
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
