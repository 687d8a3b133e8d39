//! "A `play` with an `id` gets exactly one of four answers" (docs/protocol.md), at tables with an arbiter, on one node
//! and on two.

use std::{
    collections::{BTreeMap, BTreeSet},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use crate::support::{House, PATIENCE, Player, begin, new_table};
use klad_client::Client;
use klad_protocol::{FromClient, FromServer, TableId};
use klad_server::{Ambient, Config, Limits};
use serde_json::{Value, json};
use tokio::sync::{Barrier, watch};

/// The most moves each person sends, not counting those sent while the arbiter takes none.
const MOVES: u32 = 120;
/// How long a person waits for a message before trying again.
const AGAIN: Duration = Duration::from_millis(20);

fn config() -> Config {
    Config { ambient: Ambient::hurried(20), limits: Limits::for_measuring(), ..Config::default() }
}

/// The answers to one person's moves, by id.
#[derive(Debug, Default)]
struct Answers {
    sent: BTreeMap<u32, Value>,
    acked: BTreeSet<u32>,
    refused: Vec<u32>,
    stale: Vec<u32>,
}

impl Answers {
    fn note(&mut self, message: &FromServer) {
        match message {
            FromServer::View(frame) => self.acked.extend(frame.ack),
            FromServer::Refused { id: Some(id), .. } => self.refused.push(*id),
            FromServer::Stale { id: Some(id), .. } => self.stale.push(*id),
            _ => {}
        }
    }

    fn count(&self, id: u32) -> usize {
        usize::from(self.acked.contains(&id))
            + self.refused.iter().chain(&self.stale).filter(|found| **found == id).count()
    }
}

/// What the people at one table share.
struct Company {
    /// Set when somebody has played enough: nobody needs to wait for their moves.
    enough: watch::Sender<bool>,
    /// Reached when everybody's moves are answered.
    all: Barrier,
}

/// Sends two moves at a time, one of which is late or malformed, and waits for both answers.
async fn person(mut player: Player, company: Arc<Company>) -> (Player, Answers) {
    let mut answers = Answers::default();
    let mut enough = company.enough.subscribe();
    let (mut id, mut counted) = (0, 0);
    while !player.is_over() && counted < MOVES && !*enough.borrow() {
        let legal = player.frame().legal.clone();
        let mut some = || match legal.is_empty() {
            true => json!("remove 0"),
            false => player.chance.pick(&legal).clone(),
        };
        let moves = [some(), some()];
        let seen = player.frame().number;
        for mv in moves {
            id += 1;
            answers.sent.insert(id, mv.clone());
            player.say(FromClient::Play { seen, mv, id: Some(id) }).await;
        }
        while answers.count(id) == 0 || answers.count(id - 1) == 0 {
            let message = player.next().await;
            answers.note(&message);
        }
        let is_made = answers.acked.contains(&id) || answers.acked.contains(&(id - 1));
        if !is_made && !legal.is_empty() {
            // The arbiter takes no moves now: the table is paused, a change is being shown, or a round is open. The
            // next message may say that this is over; if none arrives, the person tries again.
            if let Ok(message) = tokio::time::timeout(AGAIN, player.next()).await {
                answers.note(&message);
            }
            continue;
        }
        counted += 2;
        // With nothing to do, wait until something happens.
        while legal == player.frame().legal && legal.is_empty() && !player.is_over() && !*enough.borrow() {
            tokio::select! {
                message = player.next() => answers.note(&message),
                _ = enough.changed() => {}
            }
        }
    }
    company.enough.send_replace(true);
    // Until the others are done too, keeps listening and answering pings.
    let mut all = pin!(company.all.wait());
    loop {
        tokio::select! {
            _ = &mut all => break,
            message = player.next() => answers.note(&message),
        }
    }
    // Anything still in flight arrives before the reply to this.
    player.say(FromClient::Ping { id: 1 }).await;
    loop {
        let message = player.next().await;
        answers.note(&message);
        if message == (FromServer::Pong { id: 1 }) {
            return (player, answers);
        }
    }
}

/// Everybody plays; afterwards each move has had one answer, and the acknowledged ones are in the log.
async fn play(house: &House, table: TableId, players: Vec<Player>) -> usize {
    let company = Arc::new(Company { enough: watch::Sender::new(false), all: Barrier::new(players.len()) });
    let people = players.into_iter().map(|player| tokio::spawn(person(player, company.clone())));
    let people = futures_util::future::try_join_all(people);
    let done = tokio::time::timeout(2 * PATIENCE, people).await.expect("every move is answered").unwrap();
    let log = house.store().moves(table, 0).await.unwrap();
    let mut acked = 0;
    for (player, answers) in done {
        for id in answers.sent.keys() {
            assert_eq!(answers.count(*id), 1, "id {id} of {}: {answers:?}", player.seat());
        }
        let made = log.iter().filter(|row| row.seat == player.seat()).count();
        assert!(answers.acked.len() <= made, "{} acknowledged, {made} made", answers.acked.len());
        acked += answers.acked.len();
    }
    acked
}

async fn sit_down(guests: &[&Client], options: Value) -> TableId {
    let mut new = new_table("klatz", guests.len(), 0);
    new.options = options;
    let table = guests[0].open_table(&new).await.unwrap().id;
    for guest in guests {
        guest.sit(table, None).await.unwrap();
    }
    begin(guests, table).await;
    table
}

fn modes() -> [Value; 3] {
    [
        json!({"call_mode": "race", "window_min_ms": 1000, "turn_ms": 120_000, "stall_turns": 9}),
        json!({"call_mode": "standing", "turn_ms": 0, "stall_turns": 9}),
        json!({"call_mode": "sealed", "turn_ms": 120_000, "sealed_ms": 4000, "stall_turns": 9}),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_move_through_an_arbiter_gets_exactly_one_answer() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    for options in modes() {
        let table = sit_down(&[&anna, &boris], options.clone()).await;
        let players = vec![Player::sit_at(&anna, table).await, Player::sit_at(&boris, table).await];
        let acked = play(&house, table, players).await;
        assert!(acked > 10, "{options}: {acked} moves were acknowledged");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_move_through_an_arbiter_on_another_node_gets_exactly_one_answer() {
    let (here, there) = House::pair(config()).await;
    let (anna, boris) = (here.guest("Anna").await, here.guest("Boris").await);
    for options in modes() {
        let table = sit_down(&[&anna, &boris], options.clone()).await;
        let mut players =
            vec![Player::sit_at(&anna, table).await, Player::sit_at(&boris.at(there.site()), table).await];
        for player in &mut players {
            // Both nodes know of both people, so one of them hosts the arbiter.
            while player.welcome.presence.online.len() < 2 {
                player.next().await;
            }
        }
        let acked = play(&here, table, players).await;
        assert!(acked > 10, "{options}: {acked} moves were acknowledged");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_over_http_that_the_arbiter_refuses_is_refused() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = sit_down(&[&anna, &boris], modes()[1].clone()).await;
    for guest in [&anna, &boris] {
        let seen: klad_protocol::api::Seen = guest.get(&format!("/api/tables/{table}/view")).await.unwrap();
        let play = json!({"mark": seen.mark, "move": "put right"});
        let answer: Result<Value, _> = guest.post(&format!("/api/tables/{table}/moves"), Some(&play)).await;
        assert_eq!(crate::support::code(answer), klad_protocol::Code::Refused);
    }
}
