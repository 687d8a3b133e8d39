//! A bot's timing reveals nothing. Tested with Treasure Maps, where a choice may take several moves that only the bot
//! sees. A scripted bot advances a manual clock; *hard* bots search in real time.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;

use std::{collections::HashMap, sync::Arc, time::Duration};

use klad_engine::{Bot, Catalog, Chance, Entry, Seat, seated};
use klad_protocol::api::NewSeat;
use klad_server::{Ambient, Config, Hand, Limits};
use klad_store::MoveRow;
use klad_treasure_maps::{Move, State};
use support::{House, PATIENCE, Player, catalog, new_table, programs::Scratch};

/// The time at which the manual clock starts.
const NOW_MS: u64 = 1_700_000_000_000;
/// The minimum pause of bots after everybody has seen something.
const PAUSE_MS: u64 = 600;

async fn house_of(catalog: Arc<Catalog>, ambient: Ambient) -> House {
    let scratch = Arc::new(Scratch::new());
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    let config = Config { limits: Limits::for_measuring(), ambient, ..Config::default() };
    House::at(address, config, scratch, catalog).await
}

/// A person plays random moves against a bot of this level until `rounds` rounds of marks are over, or until somebody
/// does something else, such as taking a card. Returns the bot's seat and the log.
async fn play(house: &House, level: &str, rounds: usize) -> (Seat, Vec<MoveRow>) {
    let anna = house.guest("Anna").await;
    let mut new = new_table("treasure-maps", 1, 1);
    new.seats[1] = NewSeat::Bot { level: level.into() };
    let (table, mut players) = house.game(&[&anna], new).await;
    let mut anna = players.remove(0);
    let bot = Seat(1 - anna.seat().0);
    let begun = std::time::Instant::now();
    loop {
        let log = house.store().moves(table, 0).await.unwrap();
        let is_interrupted = log.iter().skip_while(|row| !is_mark(row)).any(|row| !is_mark(row));
        if anna.is_over() || is_interrupted || choices(&log, bot).len() > rounds {
            return (bot, log);
        }
        assert!(begun.elapsed() < 3 * PATIENCE, "{} moves", log.len());
        match anna.must() {
            true => mark(&mut anna).await,
            false => drop(tokio::time::timeout(Duration::from_millis(50), anna.next()).await),
        }
    }
}

/// Any move except one that takes another back.
async fn mark(player: &mut Player) {
    let legal = player.frame().legal.clone();
    let legal: Vec<_> = legal.into_iter().filter(|mv| mv["type"] != "take_back").collect();
    let mv = player.chance.pick(&legal).clone();
    let _ = player.play(mv).await;
}

fn is_mark(row: &MoveRow) -> bool {
    ["shape", "single", "bonus"].iter().any(|kind| row.notation.starts_with(kind))
}

/// The choices of a seat in the first rounds: how many marks each took, and when it was committed. A mark is hidden
/// when a bonus of the same seat follows.
fn choices(log: &[MoveRow], seat: Seat) -> Vec<(usize, u64)> {
    let start = log.iter().position(is_mark).unwrap_or(log.len());
    let rows: Vec<&MoveRow> =
        log[start..].iter().take_while(|row| is_mark(row)).filter(|row| row.seat == seat).collect();
    let mut choices: Vec<(usize, u64)> = Vec::new();
    for row in rows {
        match choices.last_mut() {
            Some((marks, at_ms)) if row.notation.starts_with("bonus") => {
                (*marks, *at_ms) = (*marks + 1, row.at_ms);
            }
            _ => choices.push((1, row.at_ms)),
        }
    }
    choices
}

/// For every choice of the bot but the first and the last: how many marks, and how long after the start of the round it
/// was committed. The log may end in the middle of the last one, at a hidden mark.
fn times(log: &[MoveRow], bot: Seat) -> Vec<(usize, u64)> {
    let (person, mut bot) = (choices(log, Seat(1 - bot.0)), choices(log, bot));
    bot.pop();
    let both = person.iter().zip(&bot);
    let begun = both.map(|((_, person_ms), (_, bot_ms))| *person_ms.max(bot_ms));
    bot.iter().skip(1).zip(begun).map(|((marks, at_ms), begun_ms)| (*marks, at_ms - begun_ms)).collect()
}

/// A bot that advances the test's clock by [`BUSY_MS`] with every move.
struct Busy(Hand);

/// How long each of its moves takes.
const BUSY_MS: u64 = 30;

impl Bot<State> for Busy {
    fn choose(
        &mut self,
        _view: &<State as klad_engine::Game>::View,
        legal: &[Move],
        chance: &mut Chance,
    ) -> Move {
        self.0.advance(BUSY_MS);
        let forward: Vec<Move> =
            legal.iter().copied().filter(|mv| !matches!(mv, Move::TakeBack {})).collect();
        *chance.pick(&forward)
    }
}

/// The scripted bot's clock, in a static so that a plain function can reach it.
static HAND: std::sync::OnceLock<Hand> = std::sync::OnceLock::new();

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_many_hidden_moves_takes_as_long_as_a_single_move() {
    let (ambient, hand) = Ambient::by_hand(NOW_MS);
    HAND.set(hand.clone()).unwrap();
    let busy = |seed| seated::<State>(Busy(HAND.get().unwrap().clone()), seed);
    let entry = Entry::of::<State>().with_bot("busy", busy);
    let house = house_of(Arc::new(Catalog::new(vec![entry])), ambient).await;
    // Time passes as fast as the server can follow, a millisecond at a time.
    let ticks = tokio::spawn(async move {
        loop {
            hand.advance(1);
            tokio::time::sleep(Duration::from_micros(100)).await;
        }
    });
    let mut seen: HashMap<usize, Vec<u64>> = HashMap::new();
    for _ in 0..40 {
        let (bot, log) = play(&house, "busy", 6).await;
        for (marks, ms) in times(&log, bot) {
            seen.entry(marks).or_default().push(ms);
        }
        if seen.len() > 1 {
            break;
        }
    }
    ticks.abort();
    assert!(seen.len() > 1, "some choices took several marks: {seen:?}");
    // The time drawn is at least 100 ms, and three moves are quicker than that.
    for (marks, times) in &seen {
        let early = times.iter().find(|&&ms| ms < PAUSE_MS + 100);
        assert_eq!(early, None, "{marks} marks: {seen:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hard_bot_shows_its_choice_no_earlier_than_the_time_drawn_for_it() {
    let house = house_of(catalog(), Ambient::of_system()).await;
    let mut seen = Vec::new();
    // A card that is completed early cuts a game short, so one may not be enough.
    for _ in 0..12 {
        let (bot, log) = play(&house, "hard", 3).await;
        seen.extend(times(&log, bot));
        if seen.len() >= 2 {
            break;
        }
    }
    assert!(seen.len() >= 2, "{seen:?}");
    // 22 tenths of its 800 ms.
    assert!(seen.iter().all(|(_, ms)| *ms >= PAUSE_MS + 1_760), "marks and milliseconds: {seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_do_not_count_hidden_moves() {
    let house = House::open().await;
    // Whether a mark earns a bonus is random, so a game may pass without one.
    for _ in 0..20 {
        if has_hidden_mark(&house).await {
            return;
        }
    }
    panic!("no mark was hidden in twenty games");
}

/// Plays random moves up to the first hidden mark, and compares the metrics before and after it. Returns whether there
/// was one.
async fn has_hidden_mark(house: &House) -> bool {
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("treasure-maps", 2, 0)).await;
    loop {
        for player in &mut players {
            while !player.must() && !player.is_over() {
                player.next().await;
            }
            if player.is_over() {
                return false;
            }
            let before = (house.store().moves(table, 0).await.unwrap().len(), metrics(house).await);
            mark(player).await;
            let log = house.store().moves(table, 0).await.unwrap();
            // It is still this seat's turn after a mark: a bonus is due, and nobody else knows.
            if log.len() > before.0 && is_mark(log.last().unwrap()) && player.must() && bonus_due(player) {
                assert_eq!(metrics(house).await, before.1, "after {:?}", log.last());
                return true;
            }
        }
    }
}

fn bonus_due(player: &Player) -> bool {
    player.frame().legal.iter().any(|mv| mv["type"] == "bonus")
}

/// All metrics except those about these requests themselves.
async fn metrics(house: &House) -> Vec<String> {
    let text = klad_client::Client::nobody(house.site()).text("/metrics").await.unwrap();
    let own = ["klad_request", "klad_connections", "klad_deadlines"];
    let lines = text.lines().filter(|line| !own.iter().any(|name| line.starts_with(name)));
    lines.filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}
