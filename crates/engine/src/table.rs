//! A game in progress with JSON and text in place of types, and the list of games that can be opened.

use std::{any::Any, collections::BTreeMap, fmt, marker::PhantomData};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use crate::{
    Bot, Budget, Chance, Game, OptionSpec, Outcome, Reason, RuleId, Seat, Section, Seed, SetupError, Sight,
    Turn, Viewer, arbiter::Arbiter, seat::Audience,
};

/// A game in progress. The one implementor is [`Playing`].
pub trait Table: Send + Sync {
    /// What is played here.
    fn info(&self) -> &'static GameInfo;
    /// The options it was opened with, all of them.
    fn options(&self) -> Value;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// How many moves have been made. Secret while choices are hidden: it counts them.
    fn ply(&self) -> u64;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What `seat` may do now.
    fn legal(&self, seat: Seat) -> Vec<LegalMove>;
    /// The notation of a move given as JSON.
    fn notation(&self, mv: &str) -> Result<String, PlayError>;
    /// Whether `seat` may make this move (in notation) now.
    fn check(&self, seat: Seat, mv: &str) -> Result<(), PlayError>;
    /// Makes a move given in notation. A refused one changes nothing.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Vec<Told>, PlayError>;
    /// All that `viewer` may know, as JSON.
    fn view(&self, viewer: Viewer, sight: Sight) -> Box<RawValue>;
    /// Writes what [`Table::view`] answers to the end of `out`.
    fn write_view(&self, viewer: Viewer, sight: Sight, out: &mut Vec<u8>);
    /// Writes the JSON of the moves that [`Table::legal`] answers to the end of `out`, with commas between them.
    fn write_legal(&self, seat: Seat, out: &mut Vec<u8>);
    /// An event as the log keeps it once the moment has passed.
    fn faded(&self, event: &RawValue) -> Option<Box<RawValue>>;
    /// What is played for `seat` when its clock has run out, in notation; nothing if it has no move.
    fn fallback(&self, seat: Seat) -> Option<String>;
    /// For bots of the same game only: they take a view out of it.
    fn as_any(&self) -> &dyn Any;
    /// How many moves of the move space each rule forbids `seat` now.
    fn forbidden(&self, seat: Seat) -> BTreeMap<RuleId, usize>;
    /// An independent copy.
    fn boxed_clone(&self) -> Box<dyn Table>;
}

/// A legal move in two of its three faces.
#[derive(Debug, Clone, Serialize)]
pub struct LegalMove {
    /// The notation.
    pub text: String,
    /// The JSON form.
    #[serde(rename = "move")]
    pub json: Box<RawValue>,
}

/// An event and who hears it.
#[derive(Debug, Clone)]
pub struct Told {
    /// Who hears it.
    pub audience: Audience,
    /// What they hear.
    pub event: Box<RawValue>,
}

/// A move that was not made.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlayError {
    /// The text is no move of this game.
    #[error("found {found:?}, wanted a move: {reason}")]
    Unreadable {
        /// The beginning of what was read.
        found: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The seat does not exist at this table.
    #[error("found seat {found}, wanted A to {last}")]
    NoSuchSeat {
        /// The seat named.
        found: Seat,
        /// The last seat there is.
        last: Seat,
    },
    /// The rules forbid it.
    #[error("{rule}: {message}")]
    Refused {
        /// The rule that forbids it.
        rule: RuleId,
        /// A sentence in English.
        message: String,
        /// The refusal as JSON: its kind under `type`, and the numbers.
        detail: Value,
    },
}

/// What is to be known of a game before opening a table.
#[derive(Debug, Clone, Serialize)]
pub struct GameInfo {
    /// The name in addresses and files.
    pub slug: &'static str,
    /// Which version of the rules.
    pub rules_version: u32,
    /// Fewest seats.
    pub seats_min: u8,
    /// Most seats.
    pub seats_max: u8,
    /// Size of the move space.
    pub moves: usize,
    /// What a host may choose.
    pub options: &'static [OptionSpec],
    /// The rule ids by section.
    pub rulebook: &'static [Section],
}

/// How a table is to be opened.
#[derive(Debug, Clone)]
pub struct Opening<'a> {
    /// Options as JSON; missing ones take their default.
    pub options: &'a Value,
    /// How many seats.
    pub seats: u8,
    /// The seed of every deal.
    pub seed: Seed,
    /// An explicit first deal instead of one drawn from the seed.
    pub deal: Option<&'a Value>,
}

/// A game being played from a seed.
#[derive(Debug, Clone)]
pub struct Playing<G: Game> {
    game: G,
    seed: Seed,
    ply: u64,
    info: &'static GameInfo,
}

impl<G: Game> Playing<G> {
    /// Opens a table.
    pub fn open(info: &'static GameInfo, opening: &Opening<'_>) -> Result<Playing<G>, SetupError> {
        let options: G::Options = read_options::<G>(opening.options)?;
        let deal = match opening.deal {
            Some(deal) => serde_json::from_value(deal.clone()).map_err(|error| SetupError {
                rule: first_rule::<G>(),
                message: format!("the deal: {error}"),
            })?,
            None => {
                check_seats::<G>(opening.seats)?;
                G::deal(&options, opening.seats, &mut Chance::fair(&opening.seed, 0))?
            }
        };
        check_seats::<G>(opening.seats)?;
        Ok(Playing { game: G::start(&options, opening.seats, &deal)?, seed: opening.seed, ply: 0, info })
    }

    /// The state, for bots' views and tests. Server and clients only meet `dyn Table`.
    pub fn game(&self) -> &G {
        &self.game
    }

    fn read(&self, seat: Seat, text: &str) -> Result<G::Move, PlayError> {
        if seat != Seat::TABLE && seat.0 >= self.game.seats() {
            return Err(PlayError::NoSuchSeat { found: seat, last: Seat(self.game.seats() - 1) });
        }
        text.parse().map_err(|error: <G::Move as std::str::FromStr>::Err| unreadable(text, &error))
    }
}

fn check_seats<G: Game>(seats: u8) -> Result<(), SetupError> {
    if G::SEATS.contains(&seats) {
        return Ok(());
    }
    let message = format!("found {seats} seats, wanted {} to {}", G::SEATS.start(), G::SEATS.end());
    Err(SetupError { rule: first_rule::<G>(), message })
}

/// The first rule of every rulebook says for how many players the game is.
fn first_rule<G: Game>() -> RuleId {
    RuleId(G::RULEBOOK.first().and_then(|section| section.rules.first()).copied().unwrap_or("?"))
}

fn read_options<G: Game>(options: &Value) -> Result<G::Options, SetupError> {
    let options = if options.is_null() { &Value::Object(Default::default()) } else { options };
    serde_json::from_value(options.clone())
        .map_err(|error| SetupError { rule: first_rule::<G>(), message: format!("the options: {error}") })
}

fn unreadable(found: &str, reason: &dyn fmt::Display) -> PlayError {
    PlayError::Unreadable { found: found.chars().take(60).collect(), reason: reason.to_string() }
}

fn refused(refusal: &impl Reason) -> PlayError {
    PlayError::Refused { rule: refusal.rule(), message: refusal.to_string(), detail: json(refusal) }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("types of a game serialize")
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("types of a game serialize")
}

fn write(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("types of a game serialize");
}

impl<G: Game> Table for Playing<G> {
    fn info(&self) -> &'static GameInfo {
        self.info
    }

    fn options(&self) -> Value {
        json(&self.game.options())
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn ply(&self) -> u64 {
        self.ply
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn legal(&self, seat: Seat) -> Vec<LegalMove> {
        let mut moves = Vec::new();
        if seat.0 < self.game.seats() {
            self.game.legal_moves(seat, &mut moves);
        }
        moves.iter().map(|mv| LegalMove { text: mv.to_string(), json: raw(mv) }).collect()
    }

    fn notation(&self, mv: &str) -> Result<String, PlayError> {
        let mv: G::Move = serde_json::from_str(mv).map_err(|error| unreadable(mv, &error))?;
        Ok(mv.to_string())
    }

    fn check(&self, seat: Seat, mv: &str) -> Result<(), PlayError> {
        let mv = self.read(seat, mv)?;
        self.game.check(seat, mv).map_err(|refusal| refused(&refusal))
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<Vec<Told>, PlayError> {
        let mv = self.read(seat, mv)?;
        let mut log: Vec<(Audience, G::Event)> = Vec::new();
        let mut chance = Chance::fair(&self.seed, self.ply + 1);
        self.game.play(seat, mv, &mut chance, &mut log).map_err(|refusal| refused(&refusal))?;
        self.ply += 1;
        Ok(log.into_iter().map(|(audience, event)| Told { audience, event: raw(&event) }).collect())
    }

    fn view(&self, viewer: Viewer, sight: Sight) -> Box<RawValue> {
        raw(&self.game.view(viewer, sight))
    }

    fn write_view(&self, viewer: Viewer, sight: Sight, out: &mut Vec<u8>) {
        write(&self.game.view(viewer, sight), out);
    }

    fn write_legal(&self, seat: Seat, out: &mut Vec<u8>) {
        let mut moves = Vec::new();
        if seat.0 < self.game.seats() {
            self.game.legal_moves(seat, &mut moves);
        }
        for (index, mv) in moves.iter().enumerate() {
            if index > 0 {
                out.push(b',');
            }
            write(mv, out);
        }
    }

    fn faded(&self, event: &RawValue) -> Option<Box<RawValue>> {
        let event: G::Event = serde_json::from_str(event.get()).ok()?;
        self.game.faded(&event).map(|event| raw(&event))
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        if moves.is_empty() {
            return None;
        }
        Some(G::fallback(&self.game.view(Viewer::Seat(seat), Sight::Table), &moves).to_string())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn forbidden(&self, seat: Seat) -> BTreeMap<RuleId, usize> {
        let mut rules = BTreeMap::new();
        for mv in (0..G::MOVES).filter_map(|index| self.game.move_at(seat, index)) {
            if let Err(refusal) = self.game.check(seat, mv) {
                *rules.entry(refusal.rule()).or_default() += 1;
            }
        }
        rules
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

/// A bot that sits at a `dyn Table` and takes from it only what its seat may know.
pub trait Sitter: Send {
    /// Chooses a move for `seat`, in notation; nothing if the seat has no legal move or, where the table does not wait
    /// for it, lets the moment pass.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String>;

    /// The same from the JSON of a view and legal moves in notation, for bots that play from afar.
    fn answer(&mut self, view: &str, legal: &[String], must: bool) -> Result<Option<String>, PlayError> {
        let _ = (legal, must);
        Err(unreadable(view, &"this bot plays only at tables of its own process"))
    }
}

/// A move as an analyst weighs it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Weighed {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The player's expected share of the win after it, 0 to 1.
    pub value: f32,
    /// How many samples this rests on.
    pub visits: u32,
}

/// Weighs the moves of a position by what the player who decides could know, never with the cards face up.
pub trait Analyst: Send {
    /// Every legal move of `seat`, in the game's order. The one `played`, in notation, is looked at most closely.
    fn weigh(&mut self, table: &dyn Table, seat: Seat, played: &str) -> Vec<Weighed>;
}

/// A typed bot at a table.
struct Seated<G: Game, B: Bot<G>> {
    bot: B,
    chance: Chance,
    legal: Vec<G::Move>,
    game: PhantomData<G>,
}

/// Seats a typed bot. Its own randomness comes from `seed`.
pub fn seated<G: Game>(bot: impl Bot<G> + 'static, seed: u64) -> Box<dyn Sitter> {
    Box::new(Seated { bot, chance: Chance::fast(seed), legal: Vec::new(), game: PhantomData })
}

impl<G: Game, B: Bot<G>> Seated<G, B> {
    /// Asks the bot about `self.legal`, which is not empty.
    fn decide(&mut self, view: &G::View, must: bool) -> Option<String> {
        let mv = if must {
            self.bot.choose(view, &self.legal, &mut self.chance)
        } else {
            self.bot.interrupt(view, &self.legal, &mut self.chance)?
        };
        Some(mv.to_string())
    }
}

impl<G: Game, B: Bot<G>> Sitter for Seated<G, B> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let playing: &Playing<G> =
            table.as_any().downcast_ref().expect("a bot sits at a table of its own game");
        self.legal.clear();
        playing.game.legal_moves(seat, &mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        let view = playing.game.view(Viewer::Seat(seat), Sight::Recall);
        self.decide(&view, playing.game.turn().must.contains(seat))
    }

    fn answer(&mut self, view: &str, legal: &[String], must: bool) -> Result<Option<String>, PlayError> {
        let view: G::View = serde_json::from_str(view).map_err(|error| unreadable(view, &error))?;
        self.legal.clear();
        for text in legal {
            self.legal.push(text.parse().map_err(|error| unreadable(text, &error))?);
        }
        Ok(if self.legal.is_empty() { None } else { self.decide(&view, must) })
    }
}

type OpenTable = fn(&'static GameInfo, &Opening<'_>) -> Result<Box<dyn Table>, SetupError>;
type CountLines = fn(&'static GameInfo, &Opening<'_>, u32) -> Result<u64, SetupError>;
/// Makes a bot of some level from the seed of its own randomness.
pub type SitDown = fn(u64) -> Box<dyn Sitter>;
/// Makes a bot that searches, with this budget for each decision.
pub type SitAndSearch = fn(Budget, u64) -> Box<dyn Sitter>;
/// Makes an analyst with this budget for each decision, from the seed of its samples.
pub type MakeAnalyst = fn(Budget, u64) -> Box<dyn Analyst>;
/// Makes the arbiter of a table from the table, its seed and what an earlier one left in memory; none where the
/// options need none.
pub type MakeArbiter = fn(&dyn Table, &Seed, Option<&str>) -> Option<Box<dyn Arbiter>>;

/// Plays so many games at tables of so many seats from a seed, and says what they look like in the game's own words.
pub type Measure = fn(u8, u32, u64) -> Vec<Figure>;

/// One thing measured.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// What it is.
    pub label: &'static str,
    /// How much, with its unit.
    pub value: String,
}

impl Figure {
    /// One thing measured.
    pub fn new(label: &'static str, value: impl Into<String>) -> Figure {
        Figure { label, value: value.into() }
    }
}

/// One game in the catalog.
pub struct Entry {
    /// What is to be known of it.
    pub info: &'static GameInfo,
    open: OpenTable,
    perft: CountLines,
    bots: Vec<(&'static str, Seater)>,
    analyst: Option<MakeAnalyst>,
    arbiter: Option<MakeArbiter>,
    measure: Option<Measure>,
}

/// How a bot of some level is made.
#[derive(Clone, Copy)]
enum Seater {
    Plain(SitDown),
    Searching { default: Budget, sit: SitAndSearch },
}

impl Entry {
    /// The entry of a game, without bots.
    pub fn of<G: Game>() -> Entry {
        // Entries live as long as the program: one small leak for each game and catalog.
        let info = Box::leak(Box::new(GameInfo {
            slug: G::SLUG,
            rules_version: G::RULES_VERSION,
            seats_min: *G::SEATS.start(),
            seats_max: *G::SEATS.end(),
            moves: G::MOVES,
            options: G::OPTIONS,
            rulebook: G::RULEBOOK,
        }));
        let open = |info: &'static GameInfo, opening: &Opening<'_>| {
            Playing::<G>::open(info, opening).map(|playing| Box::new(playing) as Box<dyn Table>)
        };
        let perft = |info: &'static GameInfo, opening: &Opening<'_>, depth: u32| {
            Playing::<G>::open(info, opening)
                .map(|playing| crate::perft::perft(&playing.game, &opening.seed, 0, depth))
        };
        Entry { info, open, perft, bots: Vec::new(), analyst: None, arbiter: None, measure: None }
    }

    /// Adds a bot under the name of its level.
    pub fn with_bot(mut self, level: &'static str, sit: SitDown) -> Entry {
        self.bots.push((level, Seater::Plain(sit)));
        self
    }

    /// Adds a bot that searches, with a budget unless another is asked for.
    pub fn with_search(mut self, level: &'static str, default: Budget, sit: SitAndSearch) -> Entry {
        self.bots.push((level, Seater::Searching { default, sit }));
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

    /// Adds figures of the game's own.
    pub fn with_figures(mut self, measure: Measure) -> Entry {
        self.measure = Some(measure);
        self
    }

    /// Opens a table.
    pub fn open(&self, opening: &Opening<'_>) -> Result<Box<dyn Table>, SetupError> {
        (self.open)(self.info, opening)
    }

    /// The number of lines of play of `depth` moves from the beginning of a table.
    pub fn perft(&self, opening: &Opening<'_>, depth: u32) -> Result<u64, SetupError> {
        (self.perft)(self.info, opening, depth)
    }

    /// The names of the levels, weakest first.
    pub fn levels(&self) -> impl Iterator<Item = &'static str> {
        self.bots.iter().map(|(level, _)| *level)
    }

    /// A bot of this level, which may name a budget (`hard:200ms`) where it searches; none if there is no such level.
    pub fn bot(&self, level: &str, seed: u64) -> Option<Box<dyn Sitter>> {
        self.seater(level).map(|sit| sit(seed))
    }

    /// Makes bots of this level, as often as needed.
    pub fn seater(
        &self,
        level: &str,
    ) -> Option<impl Fn(u64) -> Box<dyn Sitter> + Copy + Send + Sync + 'static> {
        let (name, budget) = match level.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse::<Budget>().ok()?)),
            None => (level, None),
        };
        let (_, seater) = *self.bots.iter().find(|(known, _)| *known == name)?;
        if budget.is_some() && matches!(seater, Seater::Plain(_)) {
            return None;
        }
        Some(move |seed| match seater {
            Seater::Plain(sit) => sit(seed),
            Seater::Searching { default, sit } => sit(budget.unwrap_or(default), seed),
        })
    }

    /// Somebody who weighs every move of a position by what its player could know; none if the game has nobody.
    pub fn analyst(&self, budget: Budget, seed: u64) -> Option<Box<dyn Analyst>> {
        self.analyst.map(|make| make(budget, seed))
    }

    /// Figures of the game's own from `games` games at tables of `seats` seats; none if it has none.
    pub fn figures(&self, seats: u8, games: u32, seed: u64) -> Option<Vec<Figure>> {
        self.measure.map(|measure| measure(seats, games, seed))
    }

    /// Whether tables of this game may have an arbiter.
    pub fn has_arbiters(&self) -> bool {
        self.arbiter.is_some()
    }

    /// The arbiter of a table, where the game has one.
    pub fn arbiter(&self, table: &dyn Table, seed: &Seed, memory: Option<&str>) -> Option<Box<dyn Arbiter>> {
        self.arbiter.and_then(|make| make(table, seed, memory))
    }
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

    /// All games.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The game of this name.
    pub fn find(&self, slug: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.info.slug == slug)
    }
}

/// Reads the typed view out of a `dyn Table`'s JSON, for clients.
pub fn read_view<V: DeserializeOwned>(view: &RawValue) -> Result<V, serde_json::Error> {
    serde_json::from_str(view.get())
}
