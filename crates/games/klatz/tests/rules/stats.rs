//! Figures about games between bots.

use klad_klatz::{
    Options, bot,
    data::REACTIONS,
    stats::{Players, simulate_with},
};

#[test]
fn figures_of_games_between_bots_add_up() {
    let easy = Players { make: &|| Box::new(bot::easy()), reaction: &REACTIONS[3] };
    let found = simulate_with(easy, &Options::default(), 3, 2, 5).unwrap();
    assert_eq!((found.turns.len(), found.endings.iter().sum::<u32>()), (2, 2));
    assert_eq!(found.completed.iter().sum::<u32>(), found.photos);
    assert!(found.photos_out_of_turn > 0 && found.photos_out_of_turn < found.photos, "{found:?}");
    assert!(found.rickshaws > 1, "{found:?}");
}
