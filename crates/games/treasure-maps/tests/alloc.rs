//! A playout does not allocate once its buffer has grown.

use klad_engine::{Chance, Game, Quiet, Searchable, Sight, Viewer};
use klad_testkit::{CountingAllocator, allocations, allocations_of_observing};
use klad_treasure_maps::{Options, State};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn playout(mut state: State, legal: &mut Vec<klad_treasure_maps::Move>, chance: &mut Chance, guided: bool) {
    while let Some(seat) = state.turn().must.first() {
        legal.clear();
        state.legal_moves(seat, legal);
        let index = if guided {
            state.playout(seat, legal, chance)
        } else {
            chance.below(legal.len() as u32) as usize
        };
        assert_eq!(state.check(seat, legal[index]), Ok(()));
        state.apply(seat, legal[index], chance, &mut Quiet);
    }
}

#[test]
fn moves_checks_and_clones_do_not_allocate() {
    let mut chance = Chance::fast(1);
    let mut legal = Vec::new();
    for seats in 1..=4 {
        let start = State::setup(&Options::default(), seats, &mut chance).unwrap();
        playout(start.clone(), &mut legal, &mut chance, false);
        let count =
            allocations(|| (0..20).for_each(|_| playout(start.clone(), &mut legal, &mut chance, false)));
        assert_eq!(count, 0, "with {seats} seats");
    }
}

#[test]
fn guided_playouts_and_evaluations_do_not_allocate() {
    let mut chance = Chance::fast(2);
    let mut legal = Vec::new();
    let start = State::setup(&Options::default(), 4, &mut chance).unwrap();
    playout(start.clone(), &mut legal, &mut chance, true);
    let mut shares = [0.0; 4];
    let count = allocations(|| {
        playout(start.clone(), &mut legal, &mut chance, true);
        start.evaluate(&mut shares);
    });
    assert_eq!(count, 0);
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
