//! The one list of games and bots; the only library that names all four games.
#![forbid(unsafe_code)]

use std::time::Duration;

use klad_bots::{Hard, Random, analyst};
use klad_engine::{Budget, Catalog, Entry, Guide, seated};
use klad_klatz::{State as Klatz, arbiter, bot as klatz};
use klad_lost_mines::{State as LostMines, bot as lost_mines};
use klad_my_treasure::{State as MyTreasure, bot as my_treasure};
use klad_treasure_maps::{State as TreasureMaps, bot as treasure_maps};

/// All games in the order they are shown, each with the same levels of bots from weakest to strongest.
pub fn catalog() -> Catalog {
    Catalog::new(vec![
        searched::<MyTreasure>(
            random::<MyTreasure>()
                .with_bot("easy", |seed| seated::<MyTreasure>(my_treasure::easy(), seed))
                .with_bot("medium", |seed| seated::<MyTreasure>(my_treasure::medium(), seed)),
        ),
        searched::<TreasureMaps>(
            random::<TreasureMaps>()
                .with_bot("easy", |seed| seated::<TreasureMaps>(treasure_maps::easy(), seed))
                .with_bot("medium", |seed| seated::<TreasureMaps>(treasure_maps::medium(), seed)),
        ),
        searched::<LostMines>(
            random::<LostMines>()
                .with_bot("easy", |seed| seated::<LostMines>(lost_mines::easy(), seed))
                .with_bot("medium", |seed| seated::<LostMines>(lost_mines::medium(), seed))
                .with_figures(klad_lost_mines::stats::figures),
        ),
        searched::<Klatz>(
            random::<Klatz>()
                .with_bot("easy", |seed| seated::<Klatz>(klatz::easy(), seed))
                .with_bot("medium", |seed| seated::<Klatz>(klatz::medium(), seed))
                .with_arbiter(arbiter::arbiter)
                .with_figures(klad_klatz::simulate::figures),
        ),
    ])
}

/// A game with the random bot.
fn random<G: Guide>() -> Entry {
    Entry::of::<G>().with_bot("random", |seed| seated::<G>(Random, seed))
}

/// The default budget of *hard* per decision. With the work around it, a move stays under a second.
const HARD: Budget = Budget::Time(Duration::from_millis(HARD_MS as u64));

/// How long *hard* thinks per decision by default, in milliseconds.
pub const HARD_MS: u32 = 800;

/// Adds *hard* and the analyst, which are the same for every game.
fn searched<G: Guide>(entry: Entry) -> Entry {
    entry
        .with_move_space::<G>()
        .with_search("hard", HARD, |budget, seed| seated::<G>(Hard::new(budget, 1), seed))
        .with_analyst(analyst::<G>)
}
