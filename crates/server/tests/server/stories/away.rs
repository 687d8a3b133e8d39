//! Somebody is away, the server restarts, or a client is slow.

use std::time::Duration;

use klad_client::Client;
use klad_protocol::{
    Clock, Code, FromClient, FromServer, TableState,
    api::{NewTable, Seen},
};
use klad_server::{Ambient, Config, Limits};

use super::hurried;
use crate::support::{self, House, Player, code, new_table, until_state, verify};

#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_connection_costs_nothing() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let (mut b, mut a) = (players.pop().unwrap(), players.pop().unwrap());
    for _ in 0..12 {
        for player in [&mut a, &mut b] {
            if player.must() {
                player.play_any().await;
            }
        }
        let numbers = (a.frame().number, b.frame().number);
        let wanted: Seen = anna.get(&format!("/api/tables/{table}/view")).await.unwrap();
        a = a.reconnect().await;
        assert_eq!(a.frame().view, wanted.view, "one message brings everything back");
        assert_eq!(a.frame().legal, wanted.legal);
        assert!(a.frame().resumed && a.frame().number >= numbers.0);
        // The person whose turn it is has the newest view.
        while !(a.must() || b.must() || a.is_over()) {
            b.next().await;
        }
        while b.frame().turn != a.frame().turn {
            b.next().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_out_of_time_until_they_take_the_seat_back() {
    let house = House::with(hurried(40)).await;
    for clock in [Clock::PerMove { seconds: 20 }, Clock::Bank { seconds: 30, add_seconds: 0 }] {
        let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
        let new = NewTable { clock, ..new_table("my-treasure", 2, 0) };
        let (table, mut players) = house.game(&[&anna, &boris], new).await;
        let faces = players[0].frame().clocks.clone();
        assert_eq!(faces.len(), 2);
        assert!(faces.iter().any(|face| face.running && face.left_ms > 10_000), "{faces:?}");
        // Nobody acts: a bot plays for one seat, then for the other.
        for player in &mut players {
            player
                .until(|player, _| player.welcome.table.seats.iter().any(|seat| seat.away).then_some(()))
                .await;
        }
        let begun = players[1].frame().number;
        players[1].until(|player, _| (player.frame().number > begun).then_some(())).await;
        let is_away = |player: &Player| player.welcome.table.seats[player.seat().index()].away;
        let gone = players.iter().position(is_away).unwrap();
        players[gone].say(FromClient::Back).await;
        players[gone].until(|player, _| (!is_away(player)).then_some(())).await;
        // Both leave: bots play the game to the end.
        anna.leave(table).await.unwrap();
        boris.leave(table).await.unwrap();
        drop(players);
        until_state(&anna, table, TableState::Over).await;
        verify(&anna, table).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn others_may_let_a_bot_play_for_somebody_who_is_away() {
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let house = House::with(Config { limits: Limits::for_measuring(), ambient, ..Config::default() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let seat = players[1].seat();
    let stand_in = format!("/api/tables/{table}/seats/{}/stand-in", seat.0);
    let ask = async || anna.post::<klad_protocol::TableInfo>(&stand_in, None::<&()>).await;
    assert_eq!(code(ask().await), Code::WrongState, "Boris is there");
    drop(players.pop());
    players[0].until(|player, _| (!player.welcome.presence.online.contains(&seat)).then_some(())).await;
    hand.advance(29_000);
    assert_eq!(code(ask().await), Code::WrongState, "Boris may only have lost his connection");
    hand.advance(1_001);
    let info = ask().await.unwrap();
    assert!(info.seats[seat.index()].away);
    let back = Player::sit_at(&boris, table).await;
    assert!(!back.welcome.table.seats[seat.index()].away, "he gets his seat back when he returns");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_and_overdue_deadlines_take_effect() {
    let mut house = House::with(hurried(20)).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let new = NewTable { clock: Clock::PerMove { seconds: 30 }, ..new_table("my-treasure", 2, 1) };
    let (table, players) = house.game(&[&anna, &boris], new).await;
    let mut views = Vec::new();
    for player in players {
        views.push((player.frame().view.clone(), player.welcome.seat));
    }
    house = house.restart().await;
    let (anna, boris) = (anna.at(house.site()), boris.at(house.site()));
    let mut players = Vec::new();
    for (guest, (_, seat)) in [&anna, &boris].into_iter().zip(&views) {
        let player = Player::sit_at(guest, table).await;
        assert_eq!(player.welcome.seat, *seat);
        players.push(player);
    }
    drop(players);
    // Nobody comes back. Time in which no server runs does not count, but the rest of the clock runs out after it.
    let (address, config, scratch) = house.close().await;
    tokio::time::sleep(Duration::from_millis(1_700)).await;
    let house = House::at(address, config, scratch, support::catalog()).await;
    let nobody = Client::nobody(house.site());
    let begun = std::time::Instant::now();
    loop {
        let info = nobody.table(table).await.unwrap();
        if info.seats.iter().any(|seat| seat.away) {
            break;
        }
        assert!(begun.elapsed() < support::PATIENCE, "the deadline is acted on at start");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_without_connections_leave_memory() {
    let house = House::with(hurried(60)).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    assert_eq!(house.running().rooms(), 1);
    let view = players[0].frame().view.clone();
    drop(players);
    let begun = std::time::Instant::now();
    while house.running().rooms() > 0 {
        assert!(begun.elapsed() < support::PATIENCE);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Nothing falls due while people take their time, until a bot has to play for somebody.
    let ever_due = house.store().claim_due(i64::MAX as u64, i64::MAX as u64, 9).await.unwrap();
    assert_eq!(ever_due, [], "the row for drawing the seed is gone");
    let back = Player::sit_at(&anna, table).await;
    assert_eq!(back.frame().view, view);
    anna.leave(table).await.unwrap();
    boris.leave(table).await.unwrap();
    drop(back);
    until_state(&anna, table, TableState::Over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_cannot_keep_up_is_resynced() {
    let limits = Limits { backlog_bytes: 6_000, ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..Config::default() }).await;
    let host = house.guest("Host").await;
    let table = host.open_table(&new_table("my-treasure", 0, 4)).await.unwrap();
    // It reads nothing while the bots play a whole game; its queue stays small.
    let mut slow = Player::sit_at(&Client::nobody(house.site_of_width(512)), table.id).await;
    host.start(table.id).await.unwrap();
    until_state(&host, table.id, TableState::Over).await;
    let mut welcomes = 0;
    while !(slow.is_over() && slow.welcome.table.state == TableState::Over) {
        if let FromServer::Welcome(_) = slow.next().await {
            welcomes += 1;
        }
    }
    assert!(welcomes > 0, "it was sent the whole view instead of what it missed");
}
