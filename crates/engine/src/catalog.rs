//! The games that can be opened, each with its bots, analyst, arbiter and figures.

use std::{collections::BTreeMap, time::Duration};

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{
    Analyst, Budget, Episode, Game, GameInfo, GameTable, MoveSpace, Observe, Reason, RuleId, Searchable,
    Seat, SeatedBot, Seed, SetupError, Table, TableSetup,
    arbiter::Arbiter,
    deck::{self, CustomDeck, DeckFault, Tables},
    episode,
    perft::perft,
};

/// Makes a bot, given the seed of its own randomness.
pub type MakeBot = fn(u64) -> Box<dyn SeatedBot>;
/// Makes a searching bot, given its budget per decision and the seed of its own randomness.
pub type MakeSearchBot = fn(Budget, u64) -> Box<dyn SeatedBot>;
/// Makes an analyst, given its budget per decision and the seed of its samples.
pub type MakeAnalyst = fn(Budget, u64) -> Box<dyn Analyst>;
/// Makes the arbiter of a table, given the table, its seed and the memory of an earlier arbiter; `None` if the options
/// need no arbiter.
pub type MakeArbiter = fn(&dyn Table, &Seed, Option<&str>) -> Option<Box<dyn Arbiter>>;
/// Plays games between bots of a level and reports game-specific figures; `None` if there is no such level. Arguments:
/// level, seats, number of games, seed.
pub type Measure = fn(&str, u8, u32, u64) -> Option<Vec<Figure>>;

/// Something measured, with its label.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// What was measured.
    pub label: &'static str,
    /// The result, with its unit.
    pub value: String,
}

impl Figure {
    /// A figure with its label.
    pub fn new(label: &'static str, value: impl Into<String>) -> Figure {
        Figure { label, value: value.into() }
    }
}

/// Checks a deck and adds its hash, or returns everything that is wrong with it.
type CheckDeck = fn(&Map<String, Value>) -> Result<CustomDeck, Vec<DeckFault>>;

/// How a game reads custom decks.
#[derive(Debug, Clone, Copy)]
pub struct DeckKind {
    /// Checks a custom deck.
    pub check: CheckDeck,
    /// The file of the standard deck, with its comments.
    pub standard_file: &'static str,
}

type OpenEpisode = fn(&TableSetup<'_>) -> Result<Box<dyn Episode>, SetupError>;
type CountLines = fn(&TableSetup<'_>, u32) -> Result<u64, SetupError>;
type CountForbidden = fn(&dyn Table, Seat) -> BTreeMap<RuleId, usize>;

/// One game in the catalog.
pub struct Entry {
    /// Static facts about the game.
    pub info: &'static GameInfo,
    open: fn(&TableSetup<'_>) -> Result<Box<dyn Table>, SetupError>,
    lines: Option<CountLines>,
    episode: Option<OpenEpisode>,
    forbidden: Option<CountForbidden>,
    bots: Vec<(&'static str, Maker)>,
    analyst: Option<MakeAnalyst>,
    arbiter: Option<MakeArbiter>,
    measure: Option<Measure>,
    deck: Option<DeckKind>,
}

/// How to make a bot of some level.
#[derive(Clone, Copy)]
enum Maker {
    Plain(MakeBot),
    Searching { default: Budget, make: MakeSearchBot },
}

impl Entry {
    /// An entry without bots.
    pub fn of<G: Game>() -> Entry {
        Entry {
            info: G::INFO,
            open: |setup| GameTable::<G>::open(setup).map(|table| Box::new(table) as Box<dyn Table>),
            lines: None,
            episode: None,
            forbidden: None,
            bots: Vec::new(),
            analyst: None,
            arbiter: None,
            measure: None,
            deck: None,
        }
    }

    /// Lets developers count the lines of play and the refusals of `G`, which must be the game of this entry.
    pub fn with_counts<G: MoveSpace>(mut self) -> Entry {
        self.lines = Some(|setup, depth| {
            GameTable::<G>::open(setup).map(|table| perft(table.game(), &setup.seed, 0, depth))
        });
        self.forbidden = Some(forbidden::<G>);
        self
    }

    /// Lets learning agents play `G`, which must be the game of this entry.
    pub fn with_episodes<G: Observe + Searchable>(mut self) -> Entry {
        self.episode = Some(episode::open::<G>);
        self
    }

    /// Adds a bot under the name of its level.
    pub fn with_bot(mut self, level: &'static str, make: MakeBot) -> Entry {
        self.bots.push((level, Maker::Plain(make)));
        self
    }

    /// Adds a bot that searches, with its default budget.
    pub fn with_search(mut self, level: &'static str, default: Budget, make: MakeSearchBot) -> Entry {
        self.bots.push((level, Maker::Searching { default, make }));
        self
    }

    /// Adds an analyst.
    pub fn with_analyst(mut self, analyst: MakeAnalyst) -> Entry {
        self.analyst = Some(analyst);
        self
    }

    /// Adds an arbiter.
    pub fn with_arbiter(mut self, arbiter: MakeArbiter) -> Entry {
        self.arbiter = Some(arbiter);
        self
    }

    /// Adds game-specific figures.
    pub fn with_figures(mut self, measure: Measure) -> Entry {
        self.measure = Some(measure);
        self
    }

    /// Lets hosts play with decks of their own.
    pub fn with_decks<T: Tables>(mut self) -> Entry {
        self.deck = Some(DeckKind { check: deck::check::<T>, standard_file: T::STANDARD_FILE });
        self
    }

    /// How this game reads custom decks, or `None` if it has only the standard deck.
    pub fn deck(&self) -> Option<DeckKind> {
        self.deck
    }

    /// Opens a table.
    pub fn open(&self, setup: &TableSetup<'_>) -> Result<Box<dyn Table>, SetupError> {
        (self.open)(setup)
    }

    /// Opens a table for learning agents, or `None` if the game does not implement [`Observe`].
    pub fn episode(&self, setup: &TableSetup<'_>) -> Option<Result<Box<dyn Episode>, SetupError>> {
        self.episode.map(|open| open(setup))
    }

    /// The number of lines of play of `depth` moves from the start of a table (see [`perft`]). `None` if the entry
    /// does not count.
    pub fn perft(&self, setup: &TableSetup<'_>, depth: u32) -> Option<Result<u64, SetupError>> {
        self.lines.map(|count| count(setup, depth))
    }

    /// For each rule, the number of moves of the move space it forbids `seat` at this table, which must be of this
    /// game. `None` if the entry does not count.
    pub fn forbidden(&self, table: &dyn Table, seat: Seat) -> Option<BTreeMap<RuleId, usize>> {
        self.forbidden.map(|count| count(table, seat))
    }

    /// The names of the levels, weakest first.
    pub fn levels(&self) -> impl Iterator<Item = &'static str> {
        self.bots.iter().map(|(level, _)| *level)
    }

    /// How long a bot of this level thinks about one decision, if it searches and its budget is a time.
    pub fn search_time(&self, level: &str) -> Option<Duration> {
        let (name, budget) =
            level.split_once(':').map_or((level, None), |(name, budget)| (name, Some(budget)));
        let (_, maker) = self.bots.iter().find(|(known, _)| *known == name)?;
        let Maker::Searching { default, .. } = maker else { return None };
        match budget.map_or(Some(*default), |budget| budget.parse().ok())? {
            Budget::Time(time) => Some(time),
            Budget::Iterations(_) => None,
        }
    }

    /// A bot of this level, or `None` if there is no such level. A searching level may name a budget: `hard:200ms`.
    pub fn bot(&self, level: &str, seed: u64) -> Option<Box<dyn SeatedBot>> {
        self.bot_maker(level).map(|make| make(seed))
    }

    /// A function that makes bots of this level, or `None` if there is no such level.
    pub fn bot_maker(
        &self,
        level: &str,
    ) -> Option<impl Fn(u64) -> Box<dyn SeatedBot> + Copy + Send + Sync + 'static> {
        let (name, budget) = match level.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse::<Budget>().ok()?)),
            None => (level, None),
        };
        let (_, maker) = *self.bots.iter().find(|(known, _)| *known == name)?;
        if budget.is_some() && matches!(maker, Maker::Plain(_)) {
            return None;
        }
        Some(move |seed| match maker {
            Maker::Plain(make) => make(seed),
            Maker::Searching { default, make } => make(budget.unwrap_or(default), seed),
        })
    }

    /// An analyst for tables of this game, or `None` if the game has none.
    pub fn analyst(&self, budget: Budget, seed: u64) -> Option<Box<dyn Analyst>> {
        self.analyst.map(|make| make(budget, seed))
    }

    /// Game-specific figures from `games` games between bots of `level` at tables of `seats` seats, or `None` if it has
    /// none.
    pub fn figures(&self, level: &str, seats: u8, games: u32, seed: u64) -> Option<Vec<Figure>> {
        self.measure.and_then(|measure| measure(level, seats, games, seed))
    }

    /// Whether tables of this game can have an arbiter.
    pub fn has_arbiters(&self) -> bool {
        self.arbiter.is_some()
    }

    /// The arbiter of a table, or `None` if it needs none.
    pub fn arbiter(&self, table: &dyn Table, seed: &Seed, memory: Option<&str>) -> Option<Box<dyn Arbiter>> {
        self.arbiter.and_then(|make| make(table, seed, memory))
    }
}

fn forbidden<G: MoveSpace>(table: &dyn Table, seat: Seat) -> BTreeMap<RuleId, usize> {
    let table: &GameTable<G> = table.as_any().downcast_ref().expect("a table of this entry's game");
    let mut rules = BTreeMap::new();
    for mv in table.game().moves(seat) {
        if let Err(refusal) = table.game().check(seat, mv) {
            *rules.entry(refusal.rule()).or_default() += 1;
        }
    }
    rules
}

/// The games that can be played.
pub struct Catalog {
    entries: Vec<Entry>,
}

impl Catalog {
    /// A catalog of these games, in the order they are shown.
    pub fn new(entries: Vec<Entry>) -> Catalog {
        Catalog { entries }
    }

    /// All games, in the order they are shown.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The game with this slug.
    pub fn find(&self, slug: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.info.slug == slug)
    }
}
