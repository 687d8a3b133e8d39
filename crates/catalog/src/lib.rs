#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

use std::time::Duration;

use klad_bots::{Random, analyst};
use klad_engine::{Bot, Budget, Catalog, Entry, Figure, Observe, Searchable, seated, seated_box};
use klad_hard::Searched;
use klad_klatz::{State as Klatz, arbiter, bot as klatz, stats::Players};
use klad_lost_mines::{State as LostMines, bot as lost_mines};
use klad_my_treasure::{State as MyTreasure, bot as my_treasure};
use klad_treasure_maps::{State as TreasureMaps, bot as treasure_maps};

/// All games in display order, each with the same levels of bots from weakest to strongest. These entries include what
/// hosts, developers and learning agents need; a single game, as browsers load it, does not.
pub fn catalog() -> Catalog {
    Catalog::new(vec![
        complete::<MyTreasure>(my_treasure()).with_decks::<klad_my_treasure::Tables>(),
        complete::<TreasureMaps>(treasure_maps()).with_decks::<klad_treasure_maps::Tables>(),
        complete::<LostMines>(lost_mines())
            .with_decks::<klad_lost_mines::Tables>()
            .with_figures(lost_mines_figures),
        complete::<Klatz>(klatz()).with_decks::<klad_klatz::Tables>().with_figures(klatz_figures),
    ])
}

/// Adds what no table needs.
fn complete<G: Observe + Searchable>(entry: Entry) -> Entry {
    entry.with_counts::<G>().with_episodes::<G>()
}

/// My Treasure.
pub fn my_treasure() -> Entry {
    let entry = random::<MyTreasure>()
        .with_bot("easy", |seed| seated::<MyTreasure>(my_treasure::easy(), seed))
        .with_bot("medium", |seed| seated::<MyTreasure>(my_treasure::medium(), seed));
    searched::<MyTreasure>(entry)
}

/// Treasure Maps.
pub fn treasure_maps() -> Entry {
    let entry = random::<TreasureMaps>()
        .with_bot("easy", |seed| seated::<TreasureMaps>(treasure_maps::easy(), seed))
        .with_bot("medium", |seed| seated::<TreasureMaps>(treasure_maps::medium(), seed));
    searched::<TreasureMaps>(entry)
}

/// Lost Mines.
pub fn lost_mines() -> Entry {
    let entry = random::<LostMines>()
        .with_bot("easy", |seed| seated::<LostMines>(lost_mines::easy(), seed))
        .with_bot("medium", |seed| seated::<LostMines>(lost_mines::medium(), seed));
    searched::<LostMines>(entry)
}

/// Klatz!
pub fn klatz() -> Entry {
    let entry = random::<Klatz>()
        .with_bot("easy", |seed| seated::<Klatz>(klatz::easy(), seed))
        .with_bot("medium", |seed| seated::<Klatz>(klatz::medium(), seed))
        .with_arbiter(arbiter::arbiter);
    searched::<Klatz>(entry)
}

/// A bot of this level that is not seated at a table; `None` if there is no such level.
fn bot_of<G: Searched>(
    level: &str,
    easy: impl Bot<G> + 'static,
    medium: impl Bot<G> + 'static,
) -> Option<Box<dyn Bot<G>>> {
    Some(match level.split_once(':').map_or((level, None), |(name, budget)| (name, Some(budget))) {
        ("random", None) => Box::new(Random),
        ("easy", None) => Box::new(easy),
        ("medium", None) => Box::new(medium),
        ("hard", None) => G::search(HARD),
        ("hard", Some(budget)) => G::search(budget.parse().ok()?),
        _ => return None,
    })
}

fn lost_mines_figures(level: &str, seats: u8, games: u32, seed: u64) -> Option<Vec<Figure>> {
    let make = || bot_of::<LostMines>(level, lost_mines::easy(), lost_mines::medium());
    make()?;
    let make = || make().expect("the level is there");
    Some(klad_lost_mines::stats::figures(&make, seats, games, seed))
}

fn klatz_figures(level: &str, seats: u8, games: u32, seed: u64) -> Option<Vec<Figure>> {
    let make = || bot_of::<Klatz>(level, klatz::easy(), klatz::medium());
    make()?;
    let players = Players { make: &|| make().expect("the level is there"), reaction: klatz::reaction(level) };
    Some(klad_klatz::stats::figures(players, seats, games, seed))
}

/// A game with the random bot.
fn random<G: Searchable>() -> Entry {
    Entry::of::<G>().with_bot("random", |seed| seated::<G>(Random, seed))
}

/// The default budget of *hard* per decision. With its overhead, a move stays under a second.
const HARD: Budget = Budget::Time(Duration::from_millis(HARD_MS as u64));

/// How long *hard* thinks per decision by default, in milliseconds.
pub const HARD_MS: u32 = 800;

/// Adds *hard* and the analyst, which are the same for every game.
fn searched<G: Searched>(entry: Entry) -> Entry {
    entry
        .with_search("hard", HARD, |budget, seed| seated_box::<G>(G::search(budget), seed))
        .with_analyst(|budget, seed| analyst(G::search(budget), seed))
}
