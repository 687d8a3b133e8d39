//! Bots that answer too late: either the person whom a bot stood in for is back and its move is dropped, or the server
//! has stopped meanwhile and the next one asks again.

use std::{
    sync::{Arc, Condvar, Mutex, PoisonError},
    time::Duration,
};

use crate::support::{House, PATIENCE, new_table, programs::Scratch};
use klad_engine::{Bot, Catalog, Chance, Entry, Game, seated};
use klad_klatz::{State as Klatz, arbiter};
use klad_my_treasure::State as MyTreasure;
use klad_protocol::{Clock, FromClient, FromServer};
use klad_server::{Ambient, Config, Limits};

/// How many bots were asked, how many may answer, how many have.
struct Counts {
    asked: u32,
    open: u32,
    answered: u32,
}

/// Holds the bots of a test back until they may answer.
struct Gate {
    counts: Mutex<Counts>,
    changed: Condvar,
}

impl Gate {
    const fn closed() -> Gate {
        Gate { counts: Mutex::new(Counts { asked: 0, open: 0, answered: 0 }), changed: Condvar::new() }
    }

    fn open_for(&self, bots: u32) {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).open = bots;
        self.changed.notify_all();
    }

    /// Waits until the counts satisfy the condition.
    async fn until(&self, wanted: impl Fn(&Counts) -> bool, what: &str) {
        let begun = std::time::Instant::now();
        while !wanted(&self.counts.lock().unwrap()) {
            assert!(begun.elapsed() < PATIENCE, "{what}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Thinks until it is allowed to answer.
struct Slow(&'static Gate);

impl<G: Game> Bot<G> for Slow {
    fn choose(&mut self, _view: &G::View, legal: &[G::Move], _chance: &mut Chance) -> G::Move {
        let mut counts = self.0.counts.lock().unwrap();
        counts.asked += 1;
        let mine = counts.asked;
        let mut counts = self.0.changed.wait_while(counts, |counts| counts.open < mine).unwrap();
        counts.answered += 1;
        legal[0]
    }
}

/// Releases all bots, however a test ends.
struct LetGo(&'static Gate);

impl Drop for LetGo {
    fn drop(&mut self) {
        self.0.open_for(u32::MAX);
    }
}

/// A server with one game, where time passes twenty times as fast.
async fn house_of(entry: Entry) -> House {
    let scratch = Arc::new(Scratch::new());
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    let config =
        Config { limits: Limits::for_measuring(), ambient: Ambient::hurried(20), ..Config::default() };
    House::at(address, config, scratch, Arc::new(Catalog::new(vec![entry]))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_ins_answer_is_dropped_when_the_person_is_back() {
    static GATE: Gate = Gate::closed();
    let _let_go = LetGo(&GATE);
    let house = house_of(
        Entry::of::<MyTreasure>().with_bot("medium", |seed| seated::<MyTreasure>(Slow(&GATE), seed)),
    )
    .await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("my-treasure", 2, 0);
    // Twenty times as fast: she has a second and a half, and a moment more after coming back.
    new.clock = Clock::PerMove { seconds: 30 };
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    let first = if players[0].must() { 0 } else { 1 };
    let mut player = players.swap_remove(first);
    GATE.until(|counts| counts.asked == 1, "her time runs out and a bot is asked").await;
    player.say(FromClient::Back).await;
    let seat = player.seat();
    player
        .until(|player, message| {
            let here = !player.welcome.table.seats[seat.index()].away;
            (here && matches!(message, FromServer::Table { .. })).then_some(())
        })
        .await;
    GATE.open_for(1);
    GATE.until(|counts| counts.answered == 1, "the bot answers").await;
    // The room handles messages in order, so by then it has also handled the bot's.
    for id in 0..20 {
        player.say(FromClient::Ping { id }).await;
        player.until(|_, message| (*message == FromServer::Pong { id }).then_some(())).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let store = house.store();
    assert_eq!(store.moves(table, 0).await.unwrap().len(), 0, "nobody has moved");
    player.play_any().await;
    let moves = store.moves(table, 0).await.unwrap();
    assert_eq!(moves.len(), 1, "her own move is in the log");
    assert_eq!(moves[0].seat, seat);
}

/// A bots-only table whose server stops while the first bot thinks: nobody visits it, and the next server asks again.
async fn goes_on_by_itself(game: &str, gate: &'static Gate, entry: fn() -> Entry) {
    let _let_go = LetGo(gate);
    let house = house_of(entry()).await;
    let host = house.guest("Host").await;
    let table = host.open_table(&new_table(game, 0, 2)).await.unwrap();
    host.start(table.id).await.unwrap();
    gate.until(|counts| counts.asked == 1, "a bot is asked").await;
    let (address, config, scratch) = house.close().await;
    let _house = House::at(address, config, scratch, Arc::new(Catalog::new(vec![entry()]))).await;
    gate.until(|counts| counts.asked == 2, "a bot is asked again").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_continues_by_itself_after_the_server_stopped_while_a_bot_was_thinking() {
    static GATE: Gate = Gate::closed();
    goes_on_by_itself("my-treasure", &GATE, || {
        Entry::of::<MyTreasure>().with_bot("random", |seed| seated::<MyTreasure>(Slow(&GATE), seed))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_an_arbiter_continues_by_itself_after_the_server_stopped_while_a_bot_was_thinking() {
    static GATE: Gate = Gate::closed();
    goes_on_by_itself("klatz", &GATE, || {
        let entry = Entry::of::<Klatz>().with_bot("random", |seed| seated::<Klatz>(Slow(&GATE), seed));
        entry.with_arbiter(arbiter::arbiter)
    })
    .await;
}
