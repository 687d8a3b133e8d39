//! A clock that is set back or forward between two runs of the server.

use std::time::{Duration, Instant};

use crate::support::{House, PATIENCE, Player, catalog, new_table};
use klad_protocol::{Clock, TableId, TableState};
use klad_server::{Ambient, Config, Hand, Limits};

const NOW_MS: u64 = 1_700_000_000_000;
const TWO_HOURS_MS: u64 = 2 * 3_600_000;

fn config(ambient: Ambient) -> Config {
    Config { ambient, limits: Limits::for_measuring(), ..Config::default() }
}

/// Stops the server and starts another at this time.
async fn restart_at(house: House, now_ms: u64) -> (House, Hand) {
    let (ambient, hand) = Ambient::by_hand(now_ms);
    let (address, _, scratch) = house.close().await;
    (House::at(address, config(ambient), scratch, catalog()).await, hand)
}

/// Lets up to `most_ms` pass until the log has more than `moves`. Returns whether it does.
async fn until_moved(house: &House, hand: &Hand, table: TableId, moves: usize, most_ms: u64) -> bool {
    let begun = Instant::now();
    let mut passed_ms = 0;
    while house.store().moves(table, 0).await.unwrap().len() <= moves {
        assert!(begun.elapsed() < PATIENCE, "after {passed_ms} ms of the server's time");
        if passed_ms < most_ms {
            hand.advance(100);
            passed_ms += 100;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_after_the_clock_was_set_back() {
    let (ambient, hand) = Ambient::by_hand(NOW_MS);
    let house = House::with(config(ambient)).await;
    let anna = house.guest("Anna").await;
    let (table, mut players) = house.game(&[&anna], new_table("my-treasure", 1, 1)).await;
    // A few moves, until it is the bot's turn: it waits for a time that is not reached before the server stops.
    while !players[0].must() {
        hand.advance(100);
        let _ = tokio::time::timeout(Duration::from_millis(20), players[0].next()).await;
    }
    while players[0].must() {
        players[0].play_any().await;
    }
    drop(players);
    let moves = house.store().moves(table, 0).await.unwrap().len();
    let (house, hand) = restart_at(house, NOW_MS - TWO_HOURS_MS).await;
    let _player = Player::sit_at(&anna.at(house.site()), table).await;
    assert!(until_moved(&house, &hand, table, moves, 60_000).await);
    let times: Vec<u64> = house.store().moves(table, 0).await.unwrap().iter().map(|row| row.at_ms).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn time_in_which_no_server_ran_counts_against_nobody() {
    let (ambient, hand) = Ambient::by_hand(NOW_MS);
    let house = House::with(config(ambient)).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("my-treasure", 2, 0);
    new.clock = Clock::PerMove { seconds: 30 };
    let (table, players) = house.game(&[&anna, &boris], new).await;
    let place = players.iter().position(Player::must).unwrap();
    hand.advance(10_000);
    drop(players);
    let (house, _hand) = restart_at(house, NOW_MS + 10_000 + TWO_HOURS_MS).await;
    let mut player = Player::sit_at(&[&anna, &boris][place].at(house.site()), table).await;
    let clock = player.frame().clocks.iter().find(|clock| clock.seat == player.seat()).unwrap();
    assert!(clock.running && clock.left_ms == 20_000, "{clock:?}");
    assert!(!player.welcome.table.seats[player.seat().index()].away, "no bot plays for them");
    player.play_any().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_have_all_their_time_to_reveal_again_after_no_server_ran() {
    const REVEAL: Duration = Duration::from_secs(30);
    let (ambient, hand) = Ambient::by_hand(NOW_MS);
    let limits = Limits { reveal: REVEAL, ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..config(ambient) }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await.id;
    let before = anna.start(table).await.unwrap().draw.unwrap().reveal_by.unwrap();
    // The server is down for longer than Boris had.
    let (address, config, scratch) = house.close().await;
    hand.advance(2 * REVEAL.as_millis() as u64);
    let house = House::at(address, config, scratch, catalog()).await;
    let (anna, boris) = (anna.at(house.site()), boris.at(house.site()));
    let begun = Instant::now();
    let draw = loop {
        let draw = anna.table(table).await.unwrap().draw.unwrap();
        if !draw.restarts.is_empty() || draw.reveal_by != Some(before) {
            break draw;
        }
        assert!(begun.elapsed() < PATIENCE, "the server acts on the deadline");
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    assert_eq!(draw.restarts, [], "nobody is blamed");
    assert_eq!(draw.reveal_by, Some(before + 2 * REVEAL.as_secs() as u32));
    assert_eq!(boris.draw(table).await.unwrap().state, TableState::Playing);
}
