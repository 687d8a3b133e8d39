//! The one list of games and bots; the only library that names all four games.
#![forbid(unsafe_code)]

use std::time::Duration;

use klad_bots::{Hard, Random, analyst};
use klad_engine::{
    Budget, Guide,
    table::{Catalog, Entry, seated},
};
use klad_klatz::{State as Klatz, arbiter, bot as klatz};
use klad_lost_mines::{State as LostMines, bot as lost_mines};
use klad_my_treasure::{State as MyTreasure, bot as my_treasure};
use klad_treasure_maps::{State as TreasureMaps, bot as treasure_maps};

/// All games, in the order they are shown, with their bots from weakest to strongest.
pub fn catalog() -> Catalog {
    Catalog::new(vec![
        searched::<MyTreasure>(
            Entry::of::<MyTreasure>()
                .with_bot("random", |seed| seated::<MyTreasure>(Random, seed))
                .with_bot("easy", |seed| seated::<MyTreasure>(my_treasure::Heuristic::forgetting(40), seed))
                .with_bot("medium", |seed| seated::<MyTreasure>(my_treasure::Heuristic::new(), seed)),
        ),
        searched::<TreasureMaps>(
            Entry::of::<TreasureMaps>()
                .with_bot("random", |seed| seated::<TreasureMaps>(Random, seed))
                .with_bot("medium", |seed| seated::<TreasureMaps>(treasure_maps::Heuristic, seed)),
        ),
        searched::<LostMines>(
            Entry::of::<LostMines>()
                .with_bot("random", |seed| seated::<LostMines>(Random, seed))
                .with_bot("medium", |seed| seated::<LostMines>(lost_mines::Guided, seed)),
        ),
        searched::<Klatz>(
            Entry::of::<Klatz>()
                .with_bot("random", |seed| seated::<Klatz>(Random, seed))
                .with_bot("easy", |seed| seated::<Klatz>(klatz::Heuristic::careless(40), seed))
                .with_bot("medium", |seed| seated::<Klatz>(klatz::Heuristic::new(), seed))
                .with_arbiter(arbiter::arbiter),
        ),
    ])
}

/// What a hard bot takes for a decision unless it is told otherwise. With the work around it, it stays under a second.
const HARD: Budget = Budget::Time(Duration::from_millis(800));

/// Adds the bot that searches and the analyst: they are the same for every game.
fn searched<G: Guide>(entry: Entry) -> Entry {
    entry
        .with_search("hard", HARD, |budget, seed| seated::<G>(Hard::new(budget, 1), seed))
        .with_analyst(analyst::<G>)
}
