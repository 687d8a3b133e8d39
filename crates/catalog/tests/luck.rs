//! The luck that reviews report must average zero, or it is skill under another name. Seeds are fixed, so these tests
//! always see the same games; `cargo xtask calibrate` measures many more, for every game and level.

use klad_arena::calibration::{MeanWithError, game_between, luck};
use klad_catalog::catalog;
use klad_engine::Budget;

const GAMES: u32 = 24;

#[test]
fn luck_averages_zero_within_its_error_for_every_level() {
    let catalog = catalog();
    let entry = catalog.find("my-treasure").expect("the game is there");
    for level in ["random", "easy", "medium", "hard:40"] {
        let levels = [level.to_owned(), level.to_owned()];
        let lucks = (0..GAMES)
            .map(|number| luck(&catalog, &game_between(entry, &levels, number), Budget::Iterations(60)))
            // The luck of one seat is the misfortune of the other, so each game counts once.
            .enumerate()
            .map(|(number, lucks)| f64::from(lucks[number % 2]));
        let found = MeanWithError::of(&lucks.collect::<Vec<_>>());
        println!("{level}: {:+.3} ± {:.3}", found.mean, found.error);
        assert!(found.mean.abs() <= 3.0 * found.error, "{level}: {found:?}");
    }
}
