//! A playout does not allocate once its buffer has grown.

use klad_engine::{Chance, Game, Quiet, Sight, Viewer};
use klad_testkit::{CountingAllocator, allocations, allocations_of_observing, allocations_of_playouts};
use klad_treasure_maps::{Options, State};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_does_not_allocate() {
    for seats in 1..=4 {
        let start = State::setup(&Options::default(), seats, &mut Chance::fast(1)).unwrap();
        for guided in [false, true] {
            let count = allocations_of_playouts(&start, 20, guided);
            assert_eq!(count, 0, "{seats} seats, guided: {guided}");
        }
    }
}

#[test]
fn views_and_guesses_do_not_allocate() {
    let mut chance = Chance::fast(3);
    let mut state = State::setup(&Options::default(), 3, &mut chance).unwrap();
    let mut legal = Vec::new();
    for _ in 0..40 {
        let seat = state.turn().must.first().expect("the game is not over");
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let mv = *chance.pick(&legal);
        state.apply(seat, mv, &mut chance, &mut Quiet);
        let count = allocations(|| {
            let view = state.view(Viewer::Spectator, Sight::Recall);
            let guess = State::guess(&view, &mut chance);
            assert_eq!(guess.view(Viewer::Spectator, Sight::Recall), view);
        });
        assert_eq!(count, 0);
    }
}

#[test]
fn observing_into_a_reused_view_does_not_allocate() {
    for seats in 1..=4 {
        assert_eq!(allocations_of_observing::<State>(seats, 1), 0, "{seats} seats");
    }
}
