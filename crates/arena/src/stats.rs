//! Measures a game as bots play it: wins by seat, length, events, and which rules forbid moves.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use klad_engine::{
    Audience, Chance, Entry, Outcome, RuleId, Seat, SeatedBot, Seed, SetupError, Table, TableEvent,
};
use serde::Serialize;
use serde_json::Value;

use crate::{
    play::play_watched,
    rating::{self, Estimate},
    summary::Spread,
};

/// The whole move space is checked against the rules once per this many moves. Odd, because turns often have two moves.
const LOOK_EVERY: usize = 7;

/// What to measure.
pub struct Survey<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its options.
    pub options: Value,
    /// The number of seats at a table.
    pub seats: u8,
    /// Makes the bot that sits in every seat.
    pub bot: &'a (dyn Fn(u64) -> Box<dyn SeatedBot> + Sync),
    /// The seed of every deal and of every bot's random choices.
    pub seed: u64,
}

/// The measurements.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Stats {
    /// The number of seats at a table.
    pub seats: u8,
    /// The number of games played.
    pub games: usize,
    /// Each seat's share of the wins; a shared win is split.
    pub wins: Vec<Estimate>,
    /// Moves per game.
    pub length: Spread,
    /// Points of every seat.
    pub points: Spread,
    /// Points of the winners.
    pub winners_points: Spread,
    /// The share of games with more than one winner.
    pub shared: f64,
    /// Public events, by kind and by field value; the most common kinds first.
    pub events: Vec<Happening>,
    /// How often each rule forbade a move, the most common first.
    pub rules: Vec<Forbidden>,
}

/// How often an event happens.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Happening {
    /// The kind of event, such as `pile_claimed`.
    pub event: String,
    /// A field of it and its value, such as `token` and `ring`; `None` for the kind as a whole.
    pub detail: Option<(String, String)>,
    /// Mean count per game.
    pub per_game: f64,
    /// The share of games in which it happens at all.
    pub in_games: f64,
    /// The share of the wins of the seats it happened to, if it happens to a seat that can win against somebody; a fair
    /// share is 1 / seats.
    pub wins: Option<f64>,
}

/// How often a rule forbids something.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forbidden {
    /// The rule.
    pub rule: RuleId,
    /// The share of decisions at which it forbade at least one move of the move space.
    pub decisions: f64,
}

type What = (String, Option<(String, String)>);

/// The counts of one game.
struct GameTally {
    number: usize,
    moves: u32,
    outcome: Outcome,
    /// The total count, and the count by seat.
    heard: BTreeMap<What, (u32, Vec<u32>)>,
    looks: u32,
    forbidding: BTreeMap<RuleId, u32>,
}

impl Survey<'_> {
    /// Plays `games` games on `threads` threads and calls `each` after every one. The results do not depend on the
    /// number of threads.
    pub fn run(&self, games: usize, threads: usize, each: &(dyn Fn() + Sync)) -> Result<Stats, SetupError> {
        let next = AtomicUsize::new(0);
        let played = Mutex::new(Vec::with_capacity(games));
        let work = || -> Result<(), SetupError> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return Ok(());
                }
                let game = self.play(number)?;
                played.lock().expect("nothing panics while it is held").push(game);
                each();
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("a game does not panic"))
        })?;
        let mut played = played.into_inner().expect("nothing panics while it is held");
        played.sort_by_key(|game| game.number);
        Ok(self.stats(&played))
    }

    fn play(&self, number: usize) -> Result<GameTally, SetupError> {
        let mut chance = Chance::fast(self.seed ^ (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let seed = Seed::from_number(chance.bits());
        let mut bots: Vec<_> = (0..self.seats).map(|_| (self.bot)(chance.bits())).collect();
        let (mut heard, mut forbidding) = (BTreeMap::new(), BTreeMap::new());
        let (mut looks, mut moves) = (0, 0);
        let watch = &mut |table: &dyn Table, _: Seat, told: &[TableEvent]| {
            told.iter().for_each(|told| hear(told, self.seats, &mut heard));
            moves += 1;
            if let (true, Some(seat)) = (moves % LOOK_EVERY == 0, table.turn().must.first()) {
                looks += 1;
                let rules = self.entry.forbidden(table, seat).unwrap_or_default();
                rules.into_keys().for_each(|rule| *forbidding.entry(rule).or_default() += 1);
            }
        };
        let played = play_watched(self.entry, &self.options, seed, &mut bots, watch)?;
        Ok(GameTally { number, moves: played.moves, outcome: played.outcome, heard, looks, forbidding })
    }

    fn stats(&self, games: &[GameTally]) -> Stats {
        let won = |game: &GameTally, seat: usize| {
            let winners = game.outcome.winners().len() as f64;
            if game.outcome.places[seat] == 1 { 1.0 / winners } else { 0.0 }
        };
        let wins = |seat: usize| rating::mean(&games.iter().map(|game| won(game, seat)).collect::<Vec<_>>());
        let points = |wanted: &dyn Fn(u8) -> bool| {
            let of = |game: &GameTally| -> Vec<i64> {
                let seats = game.outcome.places.iter().zip(&game.outcome.scores);
                seats.filter(|(place, _)| wanted(**place)).map(|(_, score)| i64::from(*score)).collect()
            };
            Spread::of(games.iter().flat_map(of))
        };
        let part = |count: usize| count as f64 / games.len().max(1) as f64;
        Stats {
            seats: self.seats,
            games: games.len(),
            wins: (0..usize::from(self.seats)).map(wins).collect(),
            length: Spread::of(games.iter().map(|game| i64::from(game.moves))),
            points: points(&|_| true),
            winners_points: points(&|place| place == 1),
            shared: part(games.iter().filter(|game| game.outcome.winners().len() > 1).count()),
            events: happenings(games, won),
            rules: forbidden(games),
        }
    }
}

/// Counts a public event by its kind and by each word in one of its fields. An event for everybody but one seat counts
/// too: that seat hears the same event with more detail.
fn hear(told: &TableEvent, seats: u8, heard: &mut BTreeMap<What, (u32, Vec<u32>)>) {
    if matches!(told.audience, Audience::Only(_)) {
        return;
    }
    let Ok(Value::Object(event)) = serde_json::from_str(told.event.get()) else { return };
    let Some(kind) = event.get("type").and_then(Value::as_str) else { return };
    let seat = event.get("seat").and_then(Value::as_u64).and_then(|seat| usize::try_from(seat).ok());
    let mut count = |detail: Option<(String, String)>| {
        let entry = heard.entry((kind.to_owned(), detail)).or_insert_with(|| (0, vec![0; seats.into()]));
        entry.0 += 1;
        if let Some(by) = seat.and_then(|seat| entry.1.get_mut(seat)) {
            *by += 1;
        }
    };
    count(None);
    for (field, value) in event.iter().filter(|(field, _)| *field != "type") {
        let words = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        for word in words.iter().filter_map(Value::as_str) {
            count(Some((field.clone(), word.to_owned())));
        }
    }
}

fn happenings(games: &[GameTally], won: impl Fn(&GameTally, usize) -> f64) -> Vec<Happening> {
    let all: BTreeSet<&What> = games.iter().flat_map(|game| game.heard.keys()).collect();
    let mut happenings: Vec<Happening> = all
        .into_iter()
        .map(|what| {
            let with = games.iter().filter_map(|game| game.heard.get(what).map(|counts| (game, counts)));
            let (mut times, mut in_games, mut by_seat, mut wins) = (0, 0, 0, 0.0);
            for (game, (count, seats)) in with {
                times += count;
                in_games += 1;
                let by = seats.iter().enumerate().filter(|(_, count)| **count > 0 && seats.len() > 1);
                for (seat, &count) in by {
                    by_seat += count;
                    wins += f64::from(count) * won(game, seat);
                }
            }
            Happening {
                event: what.0.clone(),
                detail: what.1.clone(),
                per_game: f64::from(times) / games.len() as f64,
                in_games: f64::from(in_games) / games.len() as f64,
                wins: (by_seat > 0).then(|| wins / f64::from(by_seat)),
            }
        })
        .collect();
    let kinds: BTreeMap<String, f64> = happenings
        .iter()
        .filter(|happening| happening.detail.is_none())
        .map(|happening| (happening.event.clone(), happening.per_game))
        .collect();
    // The most common kinds first, each followed by its details, field by field.
    let field = |happening: &Happening| happening.detail.as_ref().map(|(field, _)| field.clone());
    happenings.sort_by(|a, b| {
        (kinds[&b.event].total_cmp(&kinds[&a.event]))
            .then_with(|| a.event.cmp(&b.event))
            .then_with(|| field(a).cmp(&field(b)))
            .then_with(|| b.per_game.total_cmp(&a.per_game))
    });
    happenings
}

fn forbidden(games: &[GameTally]) -> Vec<Forbidden> {
    let looks: u32 = games.iter().map(|game| game.looks).sum();
    let mut rules: BTreeMap<RuleId, u32> = BTreeMap::new();
    for (rule, count) in games.iter().flat_map(|game| &game.forbidding) {
        *rules.entry(*rule).or_default() += count;
    }
    let mut rules: Vec<Forbidden> = rules
        .into_iter()
        .map(|(rule, count)| Forbidden { rule, decisions: f64::from(count) / f64::from(looks) })
        .collect();
    rules.sort_by(|a, b| b.decisions.total_cmp(&a.decisions));
    rules
}
