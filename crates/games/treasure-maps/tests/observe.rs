//! What learners are shown: ranges, layout, and that nothing leaks.

use klad_engine::{Canvas, Chance, Game, Observe, Quiet, Seat, Sight, Viewer, observation_len};
use klad_testkit::{Players, observations};
use klad_treasure_maps::{Options, State, bot, data::COLUMNS};

#[test]
fn observations_hold_on_random_games() {
    for seats in 2..=4 {
        observations::<State>(seats, 4, 10 * u64::from(seats), Players::Random);
    }
}

#[test]
fn observations_hold_on_games_of_bots() {
    for seats in 2..=4 {
        observations::<State>(seats, 2, 10 * u64::from(seats), Players::Bots(&|| Box::new(bot::medium())));
    }
}

#[test]
fn a_card_is_drawn_where_its_cells_are_printed() {
    let mut chance = Chance::fast(1);
    let mut state = State::setup(&Options::default(), 2, &mut chance).expect("two seats fit");
    let (at, layer) = (plane("slot_box").0, plane("slot_box").1 / (4 * 3 * 5));
    let mut drawn = 0;
    while let Some(seat) = state.turn().must.first() {
        let view = state.view(Viewer::Seat(Seat(0)), Sight::Recall);
        let mut numbers = vec![0; observation_len(State::PLANES)];
        State::observe(&view, &mut Canvas::new(State::PLANES, &mut numbers));
        for (slot, active) in view.players[0].slots.iter().enumerate() {
            let layers = &numbers[at + slot * 5 * layer..];
            let rows = active.map_or(&[][..], |active| active.card.rows());
            for square in 0..layer {
                let line = rows.get(square / COLUMNS).map_or(&[][..], |line| line.as_bytes());
                let printed = line.get(square % COLUMNS).is_some_and(|&mark| mark != b'.');
                assert_eq!(layers[square] + layers[layer + square], u8::from(printed), "{active:?}");
                drawn += usize::from(printed);
            }
        }
        let mut moves = Vec::new();
        state.legal_moves(seat, &mut moves);
        state.apply(seat, *chance.pick(&moves), &mut chance, &mut Quiet);
    }
    assert!(drawn > 1000, "only {drawn} cells were drawn");
}

/// Where a plane begins, and how many numbers it has.
fn plane(name: &str) -> (usize, usize) {
    let place = State::PLANES.iter().position(|plane| plane.name == name).expect("a plane of this name");
    (observation_len(&State::PLANES[..place]), State::PLANES[place].len())
}
