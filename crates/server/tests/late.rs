//! A bot that answers too late: the person it sat in for is back, and its move is dropped, not made.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;

use std::{
    sync::{Arc, Condvar, Mutex},
    time::Duration,
};

use klad_engine::{
    Bot, Chance,
    table::{Catalog, Entry, seated},
};
use klad_my_treasure::{Move, State, View};
use klad_protocol::{Clock, FromClient, FromServer};
use klad_server::{Ambient, Config, Limits};
use support::{House, PATIENCE, new_table, programs::Scratch};

/// How many bots were asked, how many may answer, how many have.
#[derive(Default)]
struct Gate {
    asked: u32,
    open: u32,
    answered: u32,
}

static GATE: Mutex<Gate> = Mutex::new(Gate { asked: 0, open: 0, answered: 0 });
static CHANGED: Condvar = Condvar::new();

/// Thinks until it is allowed to answer.
struct Slow;

impl Bot<State> for Slow {
    fn choose(&mut self, _view: &View, legal: &[Move], _chance: &mut Chance) -> Move {
        let mut gate = GATE.lock().unwrap();
        gate.asked += 1;
        let mine = gate.asked;
        let mut gate = CHANGED.wait_while(gate, |gate| gate.open < mine).unwrap();
        gate.answered += 1;
        legal[0]
    }
}

fn open_for(bots: u32) {
    GATE.lock().unwrap().open = bots;
    CHANGED.notify_all();
}

/// However the test ends, nobody thinks on.
struct LetGo;

impl Drop for LetGo {
    fn drop(&mut self) {
        GATE.lock().unwrap_or_else(std::sync::PoisonError::into_inner).open = u32::MAX;
        CHANGED.notify_all();
    }
}

/// Waits until the gate is as wanted.
async fn until(wanted: impl Fn(&Gate) -> bool, what: &str) {
    let begun = std::time::Instant::now();
    while !wanted(&GATE.lock().unwrap()) {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_when_the_person_is_back_is_not_played() {
    let _let_go = LetGo;
    let scratch = Arc::new(Scratch::new());
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    let entry = Entry::of::<State>().with_bot("medium", |seed| seated::<State>(Slow, seed));
    let config =
        Config { limits: Limits::for_measuring(), ambient: Ambient::hurried(20), ..Config::default() };
    let house = House::at(address, config, scratch, Arc::new(Catalog::new(vec![entry]))).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("my-treasure", 2, 0);
    // Twenty times as fast: she has a second and a half, and whoever comes back a moment more.
    new.clock = Clock::PerMove { seconds: 30 };
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    let first = if players[0].must() { 0 } else { 1 };
    let mut player = players.swap_remove(first);
    until(|gate| gate.asked == 1, "her time runs out and a bot is asked").await;
    player.say(FromClient::Back).await;
    let seat = player.seat();
    player
        .until(|player, message| {
            let here = !player.welcome.table.seats[seat.index()].away;
            (here && matches!(message, FromServer::Table { .. })).then_some(())
        })
        .await;
    open_for(1);
    until(|gate| gate.answered == 1, "the bot answers").await;
    // The room hears all that is said meanwhile, so it has heard the bot too.
    for id in 0..20 {
        player.say(FromClient::Ping { id }).await;
        player.until(|_, message| (*message == FromServer::Pong { id }).then_some(())).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let store = house.store().await;
    assert_eq!(store.moves(table, 0).await.unwrap().len(), 0, "nobody has moved");
    player.play_any().await;
    let moves = store.moves(table, 0).await.unwrap();
    assert_eq!(moves.len(), 1, "her own move stands");
    assert_eq!(moves[0].seat, seat);
}
