//! What people do on the server, from opening the page to the next game.

mod away;
mod lobby;
mod moves;

use crate::support::{House, Player, begin, code, new_table, play_out, until_state, verify};
use klad_client::Client;
use klad_engine::{
    Seat, Viewer,
    draw::commitment,
    transcript::{bytes32, hex},
};
use klad_protocol::{
    Chat, Code, FromClient, FromServer, Occupant, SeatInfo, TableState,
    api::{NewTable, Replay},
    people::{Emote, Phrase},
    socket::Speech,
};
use klad_server::{Ambient, Config, Limits};
use serde_json::json;

const GAMES: [&str; 4] = ["my-treasure", "treasure-maps", "lost-mines", "klatz"];

fn hurried(rate: u32) -> Config {
    Config { limits: Limits::for_measuring(), ambient: Ambient::hurried(rate), ..Config::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_every_game_to_the_end_and_can_prove_the_shuffle() {
    let house = House::open().await;
    for game in GAMES {
        let guests = [house.guest("Anna").await, house.guest("Борис").await, house.guest("Chloé").await];
        let [anna, boris, chloe] = &guests;
        let opened = anna.open_table(&new_table(game, 3, 0)).await.unwrap();
        assert_eq!(opened.state, TableState::Open);
        let table = house.table(&[anna, boris, chloe], new_table(game, 3, 0)).await;
        assert!(table.seats.iter().all(|seat| seat.nonce.is_none()), "nonces are not shown before the start");
        assert_eq!(table.secret, None);
        assert!(table.seats.iter().all(|seat| seat.commitment.is_some()), "commitments are shown");
        let started = begin(&[anna, boris, chloe], table.id).await;
        assert!(started.seats.iter().all(|seat| seat.nonce.is_some()), "from the start on nonces are shown");
        let mut players = Vec::new();
        for guest in &guests {
            players.push(Player::sit_at(guest, table.id).await);
        }
        play_out(players).await;
        let over = anna.table(table.id).await.unwrap();
        assert_eq!(over.state, TableState::Over);
        assert_eq!(over.commitment, table.commitment);
        assert_eq!(hex(&commitment(&bytes32(&over.secret.unwrap()).unwrap())), table.commitment);
        let transcript = verify(anna, table.id).await;
        let draw = transcript.draw.unwrap();
        let seated = draw.chairs.iter().map(|chair| transcript.players[chair.seat.index()].as_str());
        assert_eq!(
            seated.collect::<Vec<_>>(),
            ["Anna", "Борис", "Chloé"],
            "chairs are in the order of sitting down"
        );
        assert!(draw.chairs.iter().all(|chair| chair.share.is_some()));
        assert_eq!(transcript.result, over.outcome);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_against_bots_that_take_their_time() {
    let house = House::with(hurried(10)).await;
    for game in GAMES {
        let anna = house.guest("Anna").await;
        let mut new = new_table(game, 1, 2);
        if game == "klatz" {
            new.options = json!({"call_mode": "race", "turn_ms": 20_000, "window_min_ms": 1_000, "end_window_ms": 1_000});
        }
        let (table, players) = house.game(&[&anna], new).await;
        if game == "klatz" {
            // A whole race takes too long here; it is enough that it continues.
            let mut player = players.into_iter().next().unwrap();
            let begun = player.frame().number;
            player.until(|player, _| (player.frame().number > begun + 5).then_some(())).await;
            continue;
        }
        play_out(players).await;
        verify(&anna, table).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_only_games_start_immediately_and_people_can_watch() {
    let house = House::open().await;
    for game in GAMES {
        let host = house.guest("Host").await;
        let mut new = new_table(game, 0, 3);
        if game == "klatz" {
            new.options = json!({"call_mode": "sim"});
        }
        let table = host.open_table(&new).await.unwrap();
        let mut watcher = Player::sit_at(&Client::nobody(house.site()), table.id).await;
        assert_eq!((watcher.welcome.me, watcher.welcome.seat, &watcher.frame), (None, None, &None));
        host.start(table.id).await.unwrap();
        while !watcher.is_over() {
            watcher.next().await;
            if let Some(frame) = &watcher.frame {
                assert!(frame.legal.is_empty(), "a spectator has no moves");
            }
        }
        until_state(&host, table.id, TableState::Over).await;
        verify(&host, table.id).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_what_everybody_sees() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("treasure-maps", 2, 0)).await;
    let mut watcher = Player::sit_at(&Client::nobody(house.site()), table).await;
    assert_eq!(watcher.welcome.presence.watchers, 1);
    assert_eq!(watcher.welcome.presence.online, [Seat(0), Seat(1)]);
    for player in &mut players {
        player.play_any().await;
    }
    assert_eq!(watcher.catch_up().await.viewer, Viewer::Spectator);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_chat_setting_allows_only_its_kinds_of_chat() {
    let house = House::open().await;
    for chat in [Chat::Off, Chat::Phrases, Chat::Free] {
        let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
        let new = NewTable { chat, ..new_table("my-treasure", 2, 0) };
        let (table, mut players) = house.game(&[&anna, &boris], new).await;
        let refused = |_: &Player, message: &FromServer| match message {
            FromServer::Refused { error, .. } => Some(error.code),
            FromServer::Said(_) | FromServer::Emote { .. } => {
                panic!("{message:?} at a table with chat {chat:?}")
            }
            _ => None,
        };
        let said = |_: &Player, message: &FromServer| match message {
            FromServer::Said(said) => Some(said.clone()),
            _ => None,
        };
        players[0].say(FromClient::Say { text: "  hello\u{a0} there ".into() }).await;
        if chat == Chat::Free {
            let heard = players[1].until(said).await;
            assert_eq!(heard.content, Speech::Text { text: "hello there".into() });
            assert_eq!((heard.seat, heard.name.as_str()), (players[0].welcome.seat, "Anna"));
            players[0].until(said).await;
        } else {
            assert_eq!(players[0].until(refused).await, Code::ChatOff);
        }
        players[0].say(FromClient::Phrase { phrase: Phrase::GoodLuck }).await;
        players[0].say(FromClient::Emote { emote: Emote::Clap }).await;
        if chat == Chat::Off {
            assert_eq!(players[0].until(refused).await, Code::ChatOff);
            assert_eq!(players[0].until(refused).await, Code::ChatOff);
        } else {
            assert_eq!(players[1].until(said).await.content, Speech::Phrase { phrase: Phrase::GoodLuck });
            players[1].until(|_, message| matches!(message, FromServer::Emote { .. }).then_some(())).await;
            let late = Player::sit_at(&boris, table).await;
            assert!(!late.welcome.said.is_empty(), "what was said is kept");
        }
        let watcher = house.guest("Watcher").await;
        let mut watcher = Player::sit_at(&watcher, table).await;
        watcher.say(FromClient::Phrase { phrase: Phrase::Hello }).await;
        assert_eq!(watcher.until(refused).await, Code::NotSeated);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 1)).await;
    assert_eq!(code(anna.rematch(table).await), Code::WrongState);
    let mut players = play_out(players).await;
    let stranger = house.guest("Stranger").await;
    assert_eq!(code(stranger.rematch(table).await), Code::NotSeated);
    let (one, two) = tokio::join!(anna.rematch(table), boris.rematch(table));
    let next = one.unwrap().table;
    assert_eq!(next, two.unwrap().table, "both get the same table");
    players[1].until(|player, _| (player.welcome.table.next == Some(next)).then_some(())).await;
    let info = anna.table(next).await.unwrap();
    assert_eq!(info.state, TableState::Open);
    let is_bot = |seat: &&SeatInfo| matches!(seat.occupant, Occupant::Bot { .. });
    assert_eq!(info.seats.iter().filter(is_bot).count(), 1);
    assert_ne!(info.commitment, anna.table(table).await.unwrap().commitment);
    anna.sit(next, None).await.unwrap();
    boris.sit(next, None).await.unwrap();
    let host = if info.host == players[0].welcome.me.unwrap() { anna } else { boris };
    host.start(next).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_allowed_to_somebody_who_plays_against_bots_until_the_game_is_over() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (together, _players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 1)).await;
    assert!(!anna.table(together).await.unwrap().hints);
    let (alone, players) = house.game(&[&anna], new_table("my-treasure", 1, 1)).await;
    assert!(anna.table(alone).await.unwrap().hints);
    play_out(players).await;
    assert!(!anna.table(alone).await.unwrap().hints);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_replayed_and_a_running_one_cannot() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, players) = house.game(&[&anna, &boris], new_table("treasure-maps", 2, 0)).await;
    let replay = |query: &str| format!("/api/tables/{table}/replay{query}");
    assert_eq!(code(anna.get::<Replay>(&replay("")).await), Code::NotOver);
    assert_eq!(code(anna.transcript(table).await), Code::NotOver);
    let players = play_out(players).await;
    let seat = players[0].seat().0;
    let all: Replay = anna.get(&replay(&format!("?seat={seat}"))).await.unwrap();
    assert_eq!(all.steps[0].mv, None);
    let mut last = all.steps.last().unwrap().clone();
    if all.moves >= 100 {
        let rest: Replay = anna.get(&replay(&format!("?seat={seat}&from={}", all.moves))).await.unwrap();
        assert_eq!(rest.steps.len(), 1);
        last = rest.steps[0].clone();
    }
    assert_eq!(last.view, players[0].frame().view);
    let some: Replay = anna.get(&replay("?from=3&count=4")).await.unwrap();
    assert_eq!((some.from, some.steps.len()), (3, 4));
    assert_eq!(code(anna.get::<Replay>(&replay("?seat=5")).await), Code::NotFound);
    assert_eq!(code(anna.get::<Replay>(&replay("?seat=x")).await), Code::BadRequest);
}
