//! Somebody with many guests behind one address keeps as many bots busy as they can.

use std::{
    sync::{Arc, Condvar, Mutex, OnceLock},
    time::{Duration, Instant},
};

use klad_client::Client;
use klad_engine::{Bot, Catalog, Chance, Entry, seated};
use klad_my_treasure::{Move, State, View};
use klad_protocol::{Code, FromServer};
use klad_server::{Ambient, Config, Hand, Limits};
use tokio::time::timeout;

use crate::{
    HOUR, Open,
    bots::bots_only,
    support::{PATIENCE, code, new_table},
    with,
};

#[tokio::test(flavor = "multi_thread")]
async fn bots_only_games_are_limited_per_address_however_many_guests_it_has() {
    let limits = Limits { bots_only_per_address: 3, unwatched_pause: HOUR, ..Limits::for_measuring() };
    let server = Open::new(limits).await;
    let mut games = Vec::new();
    for number in 0..4 {
        let mallory = Client::arrive(server.site(1), "Mallory", number).await.unwrap();
        let game = bots_only(&mallory).await;
        games.push((mallory, game));
    }
    let (fourth, refused) = games.pop().unwrap();
    assert_eq!(code(refused), Code::TooMany);
    let boris = Client::arrive(server.site(2), "Boris", 1).await.unwrap();
    bots_only(&boris).await.expect("another address has its own");
    // When one of them is over, another may start.
    let (mallory, game) = &games[0];
    let mut watcher = mallory.connect(*game.as_ref().unwrap()).await.unwrap();
    let over = async {
        while let Some(message) = watcher.next().await.unwrap() {
            if matches!(&message, FromServer::View(frame) if frame.outcome.is_some()) {
                return;
            }
        }
    };
    timeout(PATIENCE, over).await.expect("the game is played to its end");
    bots_only(&fourth).await.unwrap();
    server.close().await;
}

/// Bots that the test lets think, one turn at a time.
#[derive(Default)]
struct Turns {
    /// How many seats the table has at which each turn began.
    begun: Mutex<Vec<usize>>,
    /// How many turns may end.
    allowed: Mutex<usize>,
    changed: Condvar,
    hand: OnceLock<Hand>,
}

static TURNS: OnceLock<Turns> = OnceLock::new();

impl Turns {
    fn all() -> &'static Turns {
        TURNS.get_or_init(Turns::default)
    }

    fn begun(&self) -> Vec<usize> {
        self.begun.lock().unwrap().clone()
    }

    /// Lets the turns up to this one end.
    fn allow(&self, turns: usize) {
        *self.allowed.lock().unwrap() = turns;
        self.changed.notify_all();
    }
}

/// Its turns take a second each by the server's clock, and end when the test allows it.
struct Held;

impl Bot<State> for Held {
    fn choose(&mut self, view: &View, legal: &[Move], _chance: &mut Chance) -> Move {
        let turns = Turns::all();
        let number = {
            let mut begun = turns.begun.lock().unwrap();
            begun.push(view.players.len());
            begun.len()
        };
        let allowed = turns.allowed.lock().unwrap();
        drop(turns.changed.wait_while(allowed, |allowed| *allowed < number).unwrap());
        turns.hand.get().unwrap().advance(1_000);
        legal[0]
    }
}

/// Lets all turns end, however a test ends.
struct LetGo;

impl Drop for LetGo {
    fn drop(&mut self) {
        Turns::all().allow(usize::MAX);
    }
}

async fn until(what: &str, wanted: impl AsyncFn() -> bool) {
    let begun = Instant::now();
    while !wanted().await {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_one_share_of_thinking_however_many_guests_open_its_tables() {
    const GUESTS: usize = 5;
    /// The longest pause of bots after a move.
    const PAUSE_MS: u64 = 1_200;
    let _let_go = LetGo;
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let turns = Turns::all();
    turns.hand.set(hand.clone()).ok().unwrap();
    // Two slots, of which bots-only games get one.
    let config = Config { ambient: ambient.with_threads(1), ..with(Limits::for_measuring()) };
    let entry = Entry::of::<State>().with_bot("random", |seed| seated::<State>(Held, seed));
    let server = Open::of(Arc::new(Catalog::new(vec![entry])), config).await;
    let nobody = Client::nobody(server.site(9));
    // The figure is the peak of the last 10 to 20 seconds, so they have to pass.
    let waiting = async |wanted: usize| {
        hand.advance(20_000);
        let text = nobody.text("/metrics").await.unwrap();
        text.lines().any(|line| line == format!("klad_thinking_waiting {wanted}"))
    };
    for number in 0..GUESTS {
        let mallory = Client::arrive(server.site(1), "Mallory", number as u8).await.unwrap();
        bots_only(&mallory).await.unwrap();
    }
    hand.advance(PAUSE_MS);
    until("one of her bots thinks, the others wait", async || {
        turns.begun().len() == 1 && waiting(GUESTS - 1).await
    })
    .await;
    let boris = Client::arrive(server.site(2), "Boris", 1).await.unwrap();
    let table = boris.open_table(&new_table("my-treasure", 0, 3)).await.unwrap().id;
    boris.start(table).await.unwrap();
    hand.advance(PAUSE_MS);
    until("his waits too, and came last", async || waiting(GUESTS).await).await;
    turns.allow(1);
    until("the next turn begins", async || turns.begun().len() == 2).await;
    assert_eq!(turns.begun(), [2, 3], "her address has thought, his has not");
    turns.allow(usize::MAX);
    server.close().await;
}
