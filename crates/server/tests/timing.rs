//! A bot's timing does not depend on how many moves a choice takes. Tested with Treasure Maps, where a choice may take
//! several moves that only the bot sees. A scripted bot and a *hard* bot have a clock that moves only when the test or the
//! bot moves it; another *hard* bot searches in real time.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use klad_engine::{Bot, Budget, Catalog, Chance, Entry, Seat, SeatedBot, Table, seated};
use klad_protocol::api::NewSeat;
use klad_server::{Ambient, Config, Hand, Limits};
use klad_store::MoveRow;
use klad_treasure_maps::{Move, State};
use support::{House, PATIENCE, Player, catalog, new_table, programs::Scratch};

/// The time at which the manual clock starts.
const NOW_MS: u64 = 1_700_000_000_000;
/// The shortest pause of bots after everybody has seen something.
const PAUSE_MIN_MS: u64 = 600;
/// The longest pause. The scripted bot's clock jumps over it, so the bot begins right then, whatever its pause was.
const PAUSE_MS: u64 = 1_200;
/// The minimum time drawn for a choice without search.
const LEAST_MS: u64 = 100;
/// The minimum time drawn for a choice of *hard*, 22 tenths of its 800 ms, and the range added to it.
const HARD_MS: u64 = 1_760;
const HARD_RANGE_MS: u64 = 400;
/// How long the test waits for the scripted bot before it advances the clock.
const GRACE: Duration = Duration::from_millis(300);
/// A bot that is late shows its choice at the next multiple of this.
const STEP_MS: u64 = 500;

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

/// The clock of the scripted bot. Only the test and the bot move it.
struct Stage {
    ambient: Ambient,
    hand: Hand,
    /// When the bot began its current choice.
    begun_ms: AtomicU64,
    /// When each of its moves is ready, in order, relative to that; later ones take no time.
    ready_ms: Mutex<Vec<u64>>,
    /// How many moves it has made in this choice.
    moves: AtomicU64,
}

/// In a static, so that a plain function can reach it.
static STAGE: OnceLock<Stage> = OnceLock::new();

impl Stage {
    fn advance_to(&self, at_ms: u64) {
        self.hand.advance(at_ms.saturating_sub(self.ambient.now_ms()));
    }

    /// When the bot's next move is ready, relative to the beginning of its choice.
    fn ready(&self) -> Option<u64> {
        let move_ = self.moves.fetch_add(1, Relaxed) as usize;
        self.ready_ms.lock().unwrap().get(move_).copied()
    }
}

/// A bot whose moves take the time that the test specifies.
struct Scripted;

impl Bot<State> for Scripted {
    fn choose(
        &mut self,
        _view: &<State as klad_engine::Game>::View,
        legal: &[Move],
        chance: &mut Chance,
    ) -> Move {
        let stage = STAGE.get().unwrap();
        if let Some(ready_ms) = stage.ready() {
            stage.advance_to(stage.begun_ms.load(Relaxed) + ready_ms);
        }
        let forward: Vec<Move> =
            legal.iter().copied().filter(|mv| !matches!(mv, Move::TakeBack {})).collect();
        *chance.pick(&forward)
    }
}

/// A person plays the scripted bot until `rounds` rounds of marks are over. The clock stands still while the person
/// moves. Returns how long each of the bot's choices took, and how many marks it had. A game in which the
/// server asked the bot again after the clock had moved does not count: the list is empty.
async fn play_scripted(house: &House, stage: &Stage, rounds: usize) -> Vec<(usize, u64)> {
    let anna = house.guest("Anna").await;
    let mut new = new_table("treasure-maps", 1, 1);
    new.seats[1] = NewSeat::Bot { level: "scripted".into() };
    let (table, mut players) = house.game(&[&anna], new).await;
    let mut anna = players.remove(0);
    let bot = Seat(1 - anna.seat().0);
    loop {
        while anna.must() && !anna.is_over() {
            mark(&mut anna).await;
        }
        let log = house.store().moves(table, 0).await.unwrap();
        let is_interrupted = log.iter().skip_while(|row| !is_mark(row)).any(|row| !is_mark(row));
        if anna.is_over() || is_interrupted || choices(&log, bot).len() > rounds {
            return times(&log, bot);
        }
        let (number, begun_ms) = (anna.frame().number, stage.ambient.now_ms());
        stage.begun_ms.store(begun_ms, Relaxed);
        stage.moves.store(0, Relaxed);
        stage.advance_to(begun_ms + PAUSE_MS);
        // Gives the bot time, and a server that shows its choice too early. If the machine is too slow for that, the
        // bot is ready at a later time of the clock, and the choice is shown at the same time.
        let ready_ms = stage.ready_ms.lock().unwrap().first().copied().unwrap_or(0);
        let begun = std::time::Instant::now();
        while stage.ambient.now_ms() < begun_ms + ready_ms && begun.elapsed() < GRACE {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        stage.advance_to(begun_ms + shown_ms(ready_ms));
        let shown = async {
            while anna.frame().number == number {
                anna.next().await;
            }
        };
        if tokio::time::timeout(Duration::from_secs(2), shown).await.is_err() {
            // The bot must not wait for the clock into the next game.
            while anna.frame().number == number {
                stage.hand.advance(10 * STEP_MS);
                let _ = tokio::time::timeout(Duration::from_secs(1), anna.next()).await;
            }
            return Vec::new();
        }
    }
}

/// When a choice is shown whose first move is ready after `ready_ms`, as `docs/security.md` says.
fn shown_ms(ready_ms: u64) -> u64 {
    let due_ms = PAUSE_MS + LEAST_MS;
    due_ms + ready_ms.saturating_sub(due_ms).div_ceil(STEP_MS) * STEP_MS
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_one_two_or_three_marks_is_shown_at_the_same_time_or_a_step_later() {
    let (ambient, hand) = Ambient::by_hand(NOW_MS);
    // Random numbers that differ, but for which the time drawn for a choice (100 to 400 ms) is always the minimum.
    let count = Arc::new(AtomicU64::new(1));
    let ambient = ambient.with_entropy(move |bytes| {
        let number = (count.fetch_add(1, Relaxed) << 16).wrapping_mul(301).to_le_bytes();
        bytes.iter_mut().zip(number.iter().cycle()).for_each(|(byte, random)| *byte = *random);
    });
    let stage = Stage {
        ambient: ambient.clone(),
        hand,
        begun_ms: AtomicU64::new(0),
        ready_ms: Mutex::default(),
        moves: AtomicU64::new(0),
    };
    STAGE.set(stage).ok().unwrap();
    let stage = STAGE.get().unwrap();
    let scripted = |seed| seated::<State>(Scripted, seed);
    let entry = Entry::of::<State>().with_bot("scripted", scripted);
    let house = house_of(Arc::new(Catalog::new(vec![entry])), ambient).await;

    // In time: each mark takes another 30 ms.
    *stage.ready_ms.lock().unwrap() = vec![PAUSE_MS + 30, PAUSE_MS + 60, PAUSE_MS + 90];
    let mut seen: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
    for _ in 0..200 {
        for (marks, ms) in play_scripted(&house, stage, 12).await {
            seen.entry(marks).or_default().push(ms);
        }
        if [1, 2, 3].iter().all(|marks| seen.contains_key(marks)) {
            break;
        }
    }
    assert!([1, 2, 3].iter().all(|marks| seen.contains_key(marks)), "{seen:?}");
    for (marks, times) in &seen {
        assert!(times.iter().all(|ms| *ms == PAUSE_MS + LEAST_MS), "{marks} marks: {times:?}");
    }

    // Late: by less than a step, by a step exactly, and by more.
    for (ready_ms, wanted_ms) in [(1_301, 1_800), (1_800, 1_800), (1_801, 2_300)] {
        *stage.ready_ms.lock().unwrap() = vec![ready_ms];
        let mut times = Vec::new();
        for _ in 0..50 {
            times.extend(play_scripted(&house, stage, 3).await);
            if times.len() >= 3 {
                break;
            }
        }
        assert!(times.len() >= 3, "ready after {ready_ms} ms: {times:?}");
        assert!(times.iter().all(|(_, ms)| *ms == wanted_ms), "ready after {ready_ms} ms: {times:?}");
    }
}

/// The clock of the *hard* bot, which only the test and the bot move, and never past the time they name.
struct Clock {
    ambient: Ambient,
    hand: Mutex<Hand>,
    /// When the bot could begin its current choice, and how often it was asked for a move of it.
    begun_ms: AtomicU64,
    asked: AtomicU64,
}

/// In a static, so that a plain function can reach it.
static CLOCK: OnceLock<Clock> = OnceLock::new();

impl Clock {
    fn advance_to(&self, at_ms: u64) {
        let hand = self.hand.lock().unwrap();
        hand.advance(at_ms.saturating_sub(self.ambient.now_ms()));
    }
}

/// A *hard* bot. It searches for as long as it takes, whatever time it is given; by the clock each move takes 30 ms.
struct Unhurried(Box<dyn SeatedBot>);

impl SeatedBot for Unhurried {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let clock = CLOCK.get().unwrap();
        let begun_ms = clock.begun_ms.load(Relaxed);
        let asked = clock.asked.fetch_add(1, Relaxed) + 1;
        let chosen = self.0.choose(table, seat);
        clock.advance_to(begun_ms + 30 * asked);
        chosen
    }
}

/// Waits, for as long as a slow machine may take.
async fn until(what: &str, wanted: impl Fn() -> bool) {
    let begun = std::time::Instant::now();
    while !wanted() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// A person plays the *hard* bot until a card is taken, and waits for each of its choices. Returns how many marks each
/// had, and how long it took.
async fn play_unhurried(house: &House, clock: &Clock) -> Vec<(usize, u64)> {
    let anna = house.guest("Anna").await;
    let mut new = new_table("treasure-maps", 1, 1);
    new.seats[1] = NewSeat::Bot { level: "hard".into() };
    let (table, mut players) = house.game(&[&anna], new).await;
    let mut anna = players.remove(0);
    let bot = Seat(1 - anna.seat().0);
    loop {
        anna.catch_up().await;
        while anna.must() && !anna.is_over() {
            mark(&mut anna).await;
        }
        let log = house.store().moves(table, 0).await.unwrap();
        let is_interrupted = log.iter().skip_while(|row| !is_mark(row)).any(|row| !is_mark(row));
        if anna.is_over() || is_interrupted {
            return times(&log, bot);
        }
        let (number, begins_ms) = (anna.frame().number, clock.ambient.now_ms() + PAUSE_MS);
        clock.begun_ms.store(begins_ms, Relaxed);
        clock.asked.store(0, Relaxed);
        clock.advance_to(begins_ms);
        // By then the time of the whole choice has been drawn. Whether its other moves come before that time or at it
        // makes no difference.
        until("the bot is asked", || clock.asked.load(Relaxed) > 0).await;
        clock.advance_to(begins_ms + HARD_MS);
        while anna.frame().number == number {
            anna.next().await;
        }
    }
}

/// A choice that was shown when it was ready, or whose time was drawn again for each of its marks, would be shown at
/// another time.
#[tokio::test(flavor = "multi_thread")]
async fn a_hard_bots_choices_of_one_two_and_three_marks_are_shown_at_exactly_the_same_time() {
    let (ambient, hand) = Ambient::by_hand(NOW_MS);
    // Random numbers that differ, but for which the time drawn for a choice is always the minimum.
    let count = Arc::new(AtomicU64::new(1));
    let ambient = ambient.with_entropy(move |bytes| {
        let number = (count.fetch_add(1, Relaxed) << 16).wrapping_mul(HARD_RANGE_MS + 1).to_le_bytes();
        bytes.iter_mut().zip(number.iter().cycle()).for_each(|(byte, random)| *byte = *random);
    });
    let time = Budget::Time(Duration::from_millis(klad_catalog::HARD_MS.into()));
    let entry = Entry::of::<State>().with_search("hard", time, |_, seed| {
        let hard = klad_catalog::treasure_maps().bot("hard:40", seed).unwrap();
        Box::new(Unhurried(hard))
    });
    let house = house_of(Arc::new(Catalog::new(vec![entry])), ambient.clone()).await;
    let (begun_ms, asked) = (AtomicU64::new(0), AtomicU64::new(0));
    CLOCK.set(Clock { ambient, hand: Mutex::new(hand), begun_ms, asked }).ok().unwrap();
    let clock = CLOCK.get().unwrap();
    let mut seen: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
    // A choice of three marks takes a few games; how many is a matter of luck.
    for _ in 0..400 {
        for (marks, ms) in play_unhurried(&house, clock).await {
            seen.entry(marks).or_default().push(ms);
        }
        if [1, 2, 3].iter().all(|marks| seen.contains_key(marks)) {
            break;
        }
    }
    assert!([1, 2, 3].iter().all(|marks| seen.contains_key(marks)), "{seen:?}");
    for (marks, times) in &seen {
        assert!(times.iter().all(|ms| *ms == PAUSE_MS + HARD_MS), "{marks} marks: {times:?}");
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
    assert!(seen.iter().all(|(_, ms)| *ms >= PAUSE_MIN_MS + HARD_MS), "marks and milliseconds: {seen:?}");
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
