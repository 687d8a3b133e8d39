//! The laws every game obeys, checked on random games.
//!
//! Each law is a function that returns what it found broken, so that the laws can be tested on games broken on purpose;
//! [`laws()`] runs them all and panics.

mod fairness;
mod flow;
mod leak;
mod legality;
mod refusals;
mod replay;
mod round_trip;

use std::{
    any::Any,
    collections::BTreeSet,
    fmt,
    ops::RangeInclusive,
    panic::{AssertUnwindSafe, catch_unwind},
};

use klad_engine::{Bot, Chance, MoveSpace, Secrets};
use serde::Serialize;
use serde_json::Value;

use crate::record::{Players, Record, Stuck};

/// One of the laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// Until the outcome, somebody must act and can; every game ends; after that nobody acts.
    Flow,
    /// `legal_moves` and `check` agree over the whole move space; indices round-trip.
    Legality,
    /// A refused move changes nothing and cites a rule; the invariants hold at every step.
    Refusals,
    /// The same options, seed and moves give the same states, views, messages and outcome.
    Replay,
    /// Nothing a viewer is sent depends on what is hidden from it.
    NoLeak,
    /// Notation and JSON round-trip; garbled input is refused with a reason.
    RoundTrip,
    /// All states that look like a view are equally likely guesses.
    Fairness,
}

impl Law {
    /// All laws, in order.
    pub const ALL: [Law; 7] =
        [Law::Flow, Law::Legality, Law::Refusals, Law::Replay, Law::NoLeak, Law::RoundTrip, Law::Fairness];
}

/// How thoroughly to examine each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// The number of positions examined per game.
    pub positions: usize,
    /// Roughly how many moves of the move space are checked per game (at least one whole position).
    pub checks: usize,
    /// The number of viewers each position is examined for.
    pub viewers: usize,
    /// How many moves two runs that look alike are continued.
    pub ahead: usize,
    /// The number of refusals of a viewer's moves that are compared.
    pub refusals: usize,
    /// The number of deals, each differing in two places, that are played alongside a game.
    pub twins: usize,
    /// The number of guesses drawn to compare distributions.
    pub guesses: usize,
}

impl Effort {
    /// For tests: a few seconds for twenty games.
    pub const SAMPLE: Effort =
        Effort { positions: 5, checks: 120_000, viewers: 2, ahead: 6, refusals: 24, twins: 2, guesses: 300 };
    /// For the occasional game of a soak: takes many times as long.
    pub const THOROUGH: Effort = Effort {
        positions: 24,
        checks: 2_000_000,
        viewers: 10,
        ahead: 12,
        refusals: 200,
        twins: 8,
        guesses: 2000,
    };
}

/// A broken law, with everything needed to reproduce it.
#[derive(Debug, Clone)]
pub struct Violation {
    /// The law that is broken.
    pub law: Law,
    /// The slug of the game.
    pub slug: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// The seed of this game.
    pub seed: u64,
    /// The number of moves made.
    pub ply: usize,
    /// The options as JSON.
    pub options: String,
    /// The moves made, in notation.
    pub moves: Vec<String>,
    /// What is broken.
    pub message: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, slug, seats, seed, ply, options, moves, message } = self;
        writeln!(f, "{slug} breaks the law {law:?}: {message}")?;
        writeln!(f, "after {ply} moves; reproduce it with laws::<_>({seats}, 1, {seed})")?;
        writeln!(f, "seats {seats}\noptions {options}\nseed {seed}")?;
        moves.iter().try_for_each(|line| writeln!(f, "play {line}"))
    }
}

impl std::error::Error for Violation {}

/// The result of a law function.
pub type Verdict = Result<(), Box<Violation>>;

/// Plays `games` random games, each with different options, and checks every law. Game *n* has the seed `seed + n`, so
/// that a single game can be examined alone.
///
/// # Panics
/// If a law is broken.
pub fn laws<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) {
    laws_with::<G>(seats, games, seed, &Effort::SAMPLE);
}

/// Like [`laws()`], with a given effort.
///
/// # Panics
/// If a law is broken.
pub fn laws_with<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64, effort: &Effort) {
    if let Err(violation) = check::<G>(&Law::ALL, seats, games, seed, effort) {
        panic!("{violation}");
    }
}

/// Lets bots play `games` games at each of these seat counts, each with different options, and checks every law. Bots
/// reach what random play never does: the games must lead to all of these events.
///
/// # Panics
/// If a law is broken, or one of the events never occurs.
pub fn laws_by<G: Secrets + MoveSpace>(
    seats: RangeInclusive<u8>,
    games: u64,
    bot: &(dyn Fn() -> Box<dyn Bot<G>> + Sync),
    events: &[&str],
) {
    let mut kinds = BTreeSet::new();
    for (seats, game) in seats.flat_map(|seats| (0..games).map(move |game| (seats, game))) {
        let seed = (u64::from(seats) << 4 | 1) + game;
        let judged = played::<G>(seats, seed, Players::Bots(bot)).and_then(|record| {
            judge_all(&Law::ALL, &record, &Effort::SAMPLE)?;
            kinds.extend(record.kinds_told());
            Ok(())
        });
        if let Err(violation) = judged {
            panic!("played by bots: {violation}");
        }
    }
    let missed: Vec<_> = events.iter().filter(|kind| !kinds.contains(**kind)).collect();
    assert!(missed.is_empty(), "these games never reached {missed:?}");
}

/// Plays `games` random games, each with a custom deck and options of its own, and checks every law.
///
/// # Panics
/// If a law is broken, or if a deck is refused.
pub fn laws_with_decks<G: Secrets + MoveSpace>(
    seats: u8,
    games: u64,
    seed: u64,
    deck: impl Fn(&mut Chance) -> Value,
) {
    for seed in (0..games).map(|game| seed.wrapping_add(game)) {
        if let Err(violation) = check_one_with::<G>(seats, seed, &Effort::SAMPLE, Players::Random, &deck) {
            panic!("with a custom deck: {violation}");
        }
    }
}

/// Plays one game with a deck drawn from its seed and checks every law on it.
pub fn check_one_with<G: Secrets + MoveSpace>(
    seats: u8,
    seed: u64,
    effort: &Effort,
    players: Players<'_, G>,
    deck: impl Fn(&mut Chance) -> Value,
) -> Verdict {
    let deck = deck(&mut Chance::fast(seed));
    let record = played_from(seats, seed, || Record::<G>::open_with(seats, seed, &deck), players)?;
    judge_all(&Law::ALL, &record, effort)
}

/// Until the outcome, somebody must act and can; every game ends within `PLIES_MAX`; after that nobody acts.
pub fn flow<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) -> Verdict {
    check::<G>(&[Law::Flow], seats, games, seed, &Effort::SAMPLE)
}

/// `legal_moves` and `check` agree over the whole move space, for every seat and for the table.
pub fn legality<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) -> Verdict {
    check::<G>(&[Law::Legality], seats, games, seed, &Effort::SAMPLE)
}

/// A refused move changes nothing and cites a rule of the rulebook; the invariants hold at every step.
pub fn refusals<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) -> Verdict {
    check::<G>(&[Law::Refusals], seats, games, seed, &Effort::SAMPLE)
}

/// The same options, seed and moves give the same states, views, messages and outcome.
pub fn replay<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) -> Verdict {
    check::<G>(&[Law::Replay], seats, games, seed, &Effort::SAMPLE)
}

/// Nothing a viewer is sent depends on what is hidden from it, and a guess looks like the view.
pub fn no_leak<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) -> Verdict {
    check::<G>(&[Law::NoLeak], seats, games, seed, &Effort::SAMPLE)
}

/// Notation and JSON round-trip; truncated and garbled input is refused with a reason.
pub fn round_trip<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) -> Verdict {
    check::<G>(&[Law::RoundTrip], seats, games, seed, &Effort::SAMPLE)
}

/// Guesses are fair: hidden facts are distributed as `rehide` deals them.
pub fn fairness<G: Secrets + MoveSpace>(seats: u8, games: u64, seed: u64) -> Verdict {
    check::<G>(&[Law::Fairness], seats, games, seed, &Effort::SAMPLE)
}

/// Plays `games` games and checks these laws on each.
pub fn check<G: Secrets + MoveSpace>(
    laws: &[Law],
    seats: u8,
    games: u64,
    seed: u64,
    effort: &Effort,
) -> Verdict {
    (0..games)
        .try_for_each(|game| check_one::<G>(laws, seats, seed.wrapping_add(game), effort, Players::Random))
}

/// Plays one game and checks these laws on it.
pub fn check_one<G: Secrets + MoveSpace>(
    laws: &[Law],
    seats: u8,
    seed: u64,
    effort: &Effort,
    players: Players<'_, G>,
) -> Verdict {
    judge_all(laws, &played::<G>(seats, seed, players)?, effort)
}

fn judge_all<G: Secrets + MoveSpace>(laws: &[Law], record: &Record<G>, effort: &Effort) -> Verdict {
    laws.iter().try_for_each(|&law| {
        caught(|| judge(law, record, effort)).map_err(|message| violation(law, record, message))
    })
}

fn judge<G: Secrets + MoveSpace>(law: Law, record: &Record<G>, effort: &Effort) -> Result<(), String> {
    match law {
        Law::Flow => flow::check(record),
        Law::Legality => legality::check(record, effort),
        Law::Refusals => refusals::check(record, effort),
        Law::Replay => replay::check(record, effort),
        Law::NoLeak => leak::check(record, effort),
        Law::RoundTrip => round_trip::check(record, effort),
        Law::Fairness => fairness::check(record, effort),
    }
}

/// Plays a game to its end.
fn played<G: Secrets + MoveSpace>(
    seats: u8,
    seed: u64,
    players: Players<'_, G>,
) -> Result<Record<G>, Box<Violation>> {
    played_from(seats, seed, || Record::<G>::open(seats, seed), players)
}

fn played_from<G: Secrets + MoveSpace>(
    seats: u8,
    seed: u64,
    open: impl FnOnce() -> Result<Record<G>, String>,
    players: Players<'_, G>,
) -> Result<Record<G>, Box<Violation>> {
    let (slug, options, moves) = (G::INFO.slug, String::from("none yet"), Vec::new());
    let no_table =
        |message| Box::new(Violation { law: Law::Flow, slug, seats, seed, ply: 0, options, moves, message });
    let mut record = caught(open).map_err(no_table)?;
    let stuck = match catch_unwind(AssertUnwindSafe(|| record.play_out(players))) {
        Ok(Ok(())) => return Ok(record),
        Ok(Err(stuck)) => stuck,
        Err(panic) => Stuck::Flow(said(&*panic)),
    };
    Err(match stuck {
        Stuck::Flow(message) => violation(Law::Flow, &record, message),
        Stuck::Refused(message) => violation(Law::Legality, &record, message),
    })
}

fn violation<G: Secrets + MoveSpace>(law: Law, record: &Record<G>, message: String) -> Box<Violation> {
    let ply = record.at();
    let moves = record.moves.iter().take(ply + 1).map(|(seat, mv)| format!("{seat} {mv}")).collect();
    let options = json(&record.options);
    Box::new(Violation {
        law,
        slug: G::INFO.slug,
        seats: record.seats,
        seed: record.seed,
        ply,
        options,
        moves,
        message,
    })
}

/// Turns a panic into an error, so that the game in which it happened can be reported.
fn caught<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(said(&*panic)))
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panicked: {}", text.unwrap_or("with something that is not text"))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a game's types can be serialized")
}

/// Returns an error unless the condition holds.
fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

/// Where two texts first differ, with some context.
fn difference(one: &str, two: &str) -> String {
    let equal = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[equal.saturating_sub(60).min(text.len())..(equal + 80).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("at byte {equal}:\n  …{}…\n  …{}…", around(one), around(two))
}
