//! What people do at the server, from opening the page to the next game.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;

use std::{sync::Arc, time::Duration};

use axum::{Extension, Router, routing::get};
use klad_client::{Client, Site};
use klad_engine::{
    Seat, Viewer,
    draw::commitment,
    transcript::{bytes32, hex},
};
use klad_protocol::{
    Chat, Clock, Code, FromClient, FromServer, Occupant, SeatInfo, TableState,
    api::{
        ContinueHere, DeviceLink, GameCard, NewSeat, NewTable, PlayMove, Replay, Rulebook, Seen, TableList,
    },
    people::{Emote, Me, Phrase},
    socket::Speech,
};
use klad_server::{Ambient, Config, Invited, Limits, Server};
use serde_json::json;
use support::{House, Player, begin, catalog, code, new_table, play_out, until_state, verify};

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
        assert!(table.seats.iter().all(|seat| seat.commitment.is_some()), "commitments are");
        let started = begin(&[anna, boris, chloe], table.id).await;
        assert!(started.seats.iter().all(|seat| seat.nonce.is_some()), "from the start on they are");
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
            // A whole race takes too long here: it goes on, and that is enough.
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
async fn bots_alone_play_at_once_and_people_look_on() {
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
        // Whoever of them must move has the newest view.
        while !(a.must() || b.must() || a.is_over()) {
            b.next().await;
        }
        while b.frame().turn != a.frame().turn {
            b.next().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_goes_on_with_another_device() {
    let house = House::open().await;
    let telephone = house.guest("Anna").await;
    let me: Me = telephone.get("/api/me").await.unwrap();
    let link: DeviceLink = telephone.post("/api/me/links", None::<&()>).await.unwrap();
    assert!(link.url.ends_with(&format!("/continue#{}", link.code)) && link.qr.contains("<svg"));

    let nobody = Client::nobody(house.site());
    let here = ContinueHere { code: link.code, bearer: true, replace: false };
    let arrived: klad_protocol::api::Arrived = nobody.post("/api/me/continue", Some(&here)).await.unwrap();
    assert_eq!(arrived.me, me);
    let computer = Client::with_token(house.site(), arrived.token.unwrap());
    assert_eq!(
        code(nobody.post::<Me>("/api/me/continue", Some(&here)).await),
        Code::BadLink,
        "a link works once"
    );

    let boris = house.guest("Boris").await;
    let (table, players) = house.game(&[&telephone, &boris], new_table("my-treasure", 2, 0)).await;
    let there = Player::sit_at(&computer, table).await;
    assert_eq!(there.seat(), players[0].seat(), "the seat belongs to the person");
    assert_eq!(there.frame().view, players[0].frame().view);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_secrets_are_all_the_same() {
    let house = House::open().await;
    for token in ["", "x", &"0".repeat(64), &"f".repeat(500), "ü"] {
        let client = Client::with_token(house.site(), token.into());
        assert_eq!(code(client.get::<Me>("/api/me").await), Code::NoIdentity, "{token:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_move_gets_the_fresh_view_and_changes_nothing() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let mover = if players[0].must() { 0 } else { 1 };
    let player = &mut players[mover];
    let old = player.frame().number;
    player.play_any().await;
    let after: Seen = player.client.get(&format!("/api/tables/{table}/view")).await.unwrap();
    let mv = after.legal.first().cloned().unwrap_or(json!("draw"));
    for seen in [0, old, old + 1000] {
        player.say(FromClient::Play { seen, mv: mv.clone(), id: Some(77) }).await;
        let number = player
            .until(|_, message| match message {
                FromServer::Stale { id: Some(77), number } => Some(*number),
                FromServer::View(frame) => panic!("{frame:?} although the move was stale"),
                _ => None,
            })
            .await;
        assert_eq!(number, player.frame().number);
    }
    let still: Seen = player.client.get(&format!("/api/tables/{table}/view")).await.unwrap();
    assert_eq!(still, after);

    let play = PlayMove { mark: "0000000000000000".into(), mv };
    let answer = player.client.post::<Seen>(&format!("/api/tables/{table}/moves"), Some(&play)).await;
    assert_eq!(code(answer), Code::Stale);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simultaneous_choice_is_not_made_stale_by_the_others() {
    let house = House::open().await;
    let guests = [house.guest("Anna").await, house.guest("Boris").await, house.guest("Chloe").await];
    let (_, mut players) =
        house.game(&[&guests[0], &guests[1], &guests[2]], new_table("treasure-maps", 3, 0)).await;
    let mut tried = 0;
    for _ in 0..60 {
        let must: Vec<usize> = (0..3).filter(|&place| players[place].must()).collect();
        if let [first, second, ..] = must[..] {
            // Both choose from what they see now; the second one's message is sent before it hears of the first.
            let mv = players[second].any_move();
            let asked = players[second].frame().clone();
            players[first].play_any().await;
            let answer = players[second].play(mv).await;
            assert_eq!(answer, Ok(()), "made for {asked:?}");
            tried += 1;
        } else if let [only] = must[..] {
            players[only].play_any().await;
        }
        for player in &mut players {
            player.catch_up().await;
        }
        if players[0].is_over() || tried > 10 {
            break;
        }
    }
    assert!(tried > 3, "tried {tried} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_moves_that_come_all_at_once_each_seat_makes_the_one_it_was_asked_for() {
    let house = House::open().await;
    let guests = [house.guest("Anna").await, house.guest("Boris").await, house.guest("Chloe").await];
    let (table, mut players) =
        house.game(&[&guests[0], &guests[1], &guests[2]], new_table("treasure-maps", 3, 0)).await;
    let mut made = 0;
    for round in 0..12 {
        let (once, again) = (Some(1_000 + 2 * round), Some(1_001 + 2 * round));
        let asked: Vec<usize> = (0..3).filter(|&place| players[place].must()).collect();
        for &place in &asked {
            let (seen, mv) = (players[place].frame().number, players[place].any_move());
            for id in [once, again] {
                players[place].say(FromClient::Play { seen, mv: mv.clone(), id }).await;
            }
        }
        for &place in &asked {
            let mut first = None;
            players[place]
                .until(|_, message| match message {
                    FromServer::View(frame) => {
                        assert_ne!(frame.ack, again, "a move was made twice");
                        first = first.or((frame.ack == once).then_some(true));
                        None
                    }
                    FromServer::Stale { id, .. } if *id == once => {
                        first = Some(false);
                        None
                    }
                    FromServer::Stale { id, .. } => (*id == again).then_some(()),
                    FromServer::Refused { error, .. } => panic!("{error:?}"),
                    _ => None,
                })
                .await;
            made += usize::from(first.expect("the first is answered before the second"));
        }
        for player in &mut players {
            player.catch_up().await;
        }
    }
    assert!(made > 12, "{made} moves");
    assert_eq!(house.store().moves(table, 0).await.unwrap().len(), made);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_names_the_rule() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let waits = if players[0].must() { 1 } else { 0 };
    let player = &mut players[waits];
    let seen = player.frame().number;
    player.say(FromClient::Play { seen, mv: json!({"type": "draw"}), id: Some(1) }).await;
    let error = player
        .until(|_, message| match message {
            FromServer::Refused { id: Some(1), error } => Some(error.clone()),
            _ => None,
        })
        .await;
    assert_eq!(error.code, Code::Refused);
    assert!(error.rule.unwrap().starts_with("MS-") && error.detail.unwrap()["type"].is_string());

    let watcher = house.guest("Watcher").await;
    let mut watching = Player::sit_at(&watcher, table).await;
    assert_eq!(watching.play(json!("draw")).await, Err(Code::NotSeated));
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
async fn chat_is_as_free_as_the_table() {
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
            assert_eq!(heard.what, Speech::Text { text: "hello there".into() });
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
            assert_eq!(players[1].until(said).await.what, Speech::Phrase { phrase: Phrase::GoodLuck });
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
async fn the_host_arranges_the_seats() {
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let house = House::with(Config { limits: Limits::for_measuring(), ambient, ..Config::default() }).await;
    let (anna, boris, chloe) =
        (house.guest("Anna").await, house.guest("Boris").await, house.guest("Chloe").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 3, 0)).await.id;
    let seat = |place: u8| format!("/api/tables/{table}/seats/{place}");
    let bot = NewSeat::Bot { level: "easy".into() };

    assert_eq!(code(chloe.sit(table, Some(Seat(1))).await), Code::SeatTaken);
    assert_eq!(code(chloe.sit(table, Some(Seat(7))).await), Code::NotFound);
    assert_eq!(code(boris.start(table).await), Code::NotHost);
    assert_eq!(code(anna.start(table).await), Code::WrongState);
    assert_eq!(code(boris.put::<Me>(&seat(2), Some(&bot)).await), Code::NotHost);
    let unknown = NewSeat::Bot { level: "unbeatable".into() };
    assert_eq!(code(anna.put::<Me>(&seat(2), Some(&unknown)).await), Code::BadOptions);
    assert_eq!(code(anna.put::<Me>(&seat(8), Some(&bot)).await), Code::NotFound);

    let mut watching = Player::sit_at(&boris, table).await;
    let info: klad_protocol::TableInfo = anna.put(&seat(1), Some(&NewSeat::Open)).await.unwrap();
    assert_eq!(info.seats[1].occupant, Occupant::Open, "Boris is out");
    watching.until(|player, _| player.welcome.seat.is_none().then_some(())).await;
    let _: klad_protocol::TableInfo = anna.put(&seat(1), Some(&bot)).await.unwrap();
    chloe.sit(table, None).await.unwrap();
    let again = chloe.sit(table, Some(Seat(0))).await.unwrap();
    assert_eq!(again.seat, Seat(2), "whoever sits keeps the seat");

    let left = anna.leave(table).await.unwrap();
    assert_eq!(left.host, chloe.get::<Me>("/api/me").await.unwrap().id, "the next person is host");
    assert_eq!(code(boris.sit(table, None).await), Code::Barred, "he was shown out");
    hand.advance(10 * 60_000 + 1);
    boris.sit(table, None).await.unwrap();
    begin(&[&chloe, &boris], table).await;
    assert_eq!(code(chloe.start(table).await), Code::WrongState);
    assert_eq!(code(anna.sit(table, None).await), Code::WrongState);

    let empty = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap();
    assert_eq!(anna.leave(empty.id).await.unwrap().state, TableState::Closed, "nobody is left");
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
async fn lists_show_public_tables_and_ones_own() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for listed in [true, false] {
        for _ in 0..12 {
            let table =
                anna.open_table(&NewTable { listed, ..new_table("my-treasure", 2, 0) }).await.unwrap();
            anna.sit(table.id, None).await.unwrap();
        }
    }
    let nobody = Client::nobody(house.site());
    let list: TableList = nobody.get("/api/tables").await.unwrap();
    assert_eq!((list.tables.len(), list.next), (12, None));
    assert!(list.tables.iter().all(|table| table.listed));
    let list: TableList = nobody.get("/api/tables?game=klatz").await.unwrap();
    assert_eq!(list.tables.len(), 0);
    let first: TableList = anna.get("/api/me/tables?state=open").await.unwrap();
    let next = first.next.unwrap();
    let second: TableList = anna.get(&format!("/api/me/tables?state=open&before={next}")).await.unwrap();
    assert_eq!((first.tables.len(), second.tables.len(), second.next), (20, 4, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_and_the_rules_are_in_words() {
    let house = House::open().await;
    let nobody = Client::nobody(house.site());
    let games: Vec<GameCard> = nobody.get("/api/games").await.unwrap();
    assert_eq!(games.len(), 4);
    for game in games {
        assert!(game.levels.contains(&"medium".into()));
        for lang in ["en", "de", "fr", "ru", "uk"] {
            let rules: Rulebook =
                nobody.get(&format!("/api/games/{}/rules?lang={lang}", game.slug)).await.unwrap();
            let texts = rules.sections.iter().flat_map(|section| &section.rules);
            assert!(texts.clone().count() > 20);
            assert!(texts.into_iter().all(|rule| !rule.text.is_empty()));
        }
    }
    assert_eq!(code(nobody.get::<GameCard>("/api/games/chess").await), Code::NotFound);
    assert_eq!(code(nobody.get::<Rulebook>("/api/games/klatz/rules?lang=xx").await), Code::BadRequest);
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

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_is_played_for_and_takes_the_seat_back() {
    let house = House::with(hurried(40)).await;
    for clock in [Clock::PerMove { seconds: 20 }, Clock::Bank { seconds: 30, add_seconds: 0 }] {
        let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
        let new = NewTable { clock, ..new_table("my-treasure", 2, 0) };
        let (table, mut players) = house.game(&[&anna, &boris], new).await;
        let faces = players[0].frame().clocks.clone();
        assert_eq!(faces.len(), 2);
        assert!(faces.iter().any(|face| face.running && face.left_ms > 10_000), "{faces:?}");
        // Nobody does anything: first one seat, then the other is played for.
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
async fn others_may_let_a_bot_play_for_somebody_who_is_gone() {
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
    assert!(!back.welcome.table.seats[seat.index()].away, "and he has his seat back when he comes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_and_what_fell_due_is_done() {
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
    // Nobody comes back. Time in which no server runs is nobody's, but the rest of the clock runs out after it.
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
async fn tables_nobody_looks_at_leave_memory() {
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
    let back = Player::sit_at(&anna, table).await;
    assert_eq!(back.frame().view, view);
    // Nothing falls due where people take their time, until a bot has to play for somebody.
    assert_eq!(house.metric("klad_deadlines_total").await, 0);
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
    // It reads nothing while the bots play a whole game; what waits for it stays small.
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

#[tokio::test]
async fn the_page_learns_which_game_a_link_to_a_table_invites_to() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = house.table(&[&ann], new_table("klatz", 2, 0)).await;

    let say = |invited: Option<Extension<Invited>>| async move {
        invited.map_or("nothing".to_owned(), |Extension(invited)| format!("{} {}", invited.game, invited.url))
    };
    let config = Config { public_url: Some("https://klad.example/".into()), ..Config::default() };
    let page = Router::new().fallback(get(say));
    let running =
        Arc::new(Server::new(catalog(), house.store().clone()).with_config(config).with_page(page).start());
    let server = running.clone();
    let site = Site::over(move || {
        let (near, far) = tokio::io::duplex(64 << 10);
        server.connect(far);
        near
    });
    let visitor = Client::nobody(site);
    let told = visitor.text(&format!("/t/{}", table.id)).await.unwrap();
    assert_eq!(told, format!("klatz https://klad.example/t/{}", table.id));
    for path in ["/", "/t/", "/t/0000000000000", "/t/../secret", "/rules/klatz"] {
        assert_eq!(visitor.text(path).await.unwrap(), "nothing", "{path}");
    }
}
