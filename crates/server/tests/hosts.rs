//! For public hosts: devices that can be looked at and signed out, tables that are closed to strangers, reports, mutes and
//! bans, being forgotten, what is thrown away, and secrets that are sealed in the store.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use klad_client::{Client, ClientError};
use klad_protocol::{
    Chat, Code, FromClient, FromServer, Occupant, TableId, TableState,
    api::{Arrived, ContinueHere, DeviceLink, NewSeat, Seated},
    host::{Device, DoorsInfo, TwoGuests},
    people::Me,
};
use klad_server::{AdminToken, Ambient, Config, Limits, Rate, Retention};
use klad_store::{SealKeys, Store};
use serde_json::{Value, json};
use support::{House, PATIENCE, Player, code, new_table, programs::Scratch, until_state};
use tower::ServiceExt;

const TOKEN: &str = "the operator's token of this test";

fn config() -> Config {
    let admin_token = Some(AdminToken::new(TOKEN).unwrap());
    let (limits, ambient) = (Limits::for_measuring(), Ambient::hurried(40));
    Config { limits, ambient, admin_token, ..Config::default() }
}

fn operator(house: &House) -> Client {
    Client::with_token(house.site(), TOKEN.into())
}

async fn ask(client: &Client, method: &str, path: &str, body: Option<Value>) -> Result<Value, ClientError> {
    let text = client.send(method, path, body.as_ref()).await?;
    Ok(if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap() })
}

/// Reads until the server hangs up, and returns the last error it named.
async fn until_closed(player: &mut Player) -> Option<Code> {
    let mut code = None;
    loop {
        match tokio::time::timeout(PATIENCE, player.socket.next()).await.expect("the server hangs up") {
            Ok(Some(FromServer::Error { error })) => code = Some(error.code),
            Ok(Some(_)) => {}
            Ok(None) | Err(_) => return code,
        }
    }
}

/// A request with cookies, as a browser sends it. Returns the status, the cookies it sets, and the body.
async fn browse(
    house: &House,
    method: &str,
    path: &str,
    cookies: &str,
    body: Option<Value>,
) -> (StatusCode, Vec<String>, Value) {
    let mut request = Request::builder().method(method).uri(path).header(header::COOKIE, cookies);
    let body = match body {
        Some(body) => {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    let response = house.running().router().oneshot(request.body(body).unwrap()).await.unwrap();
    let status = response.status();
    let set = response.headers().get_all(header::SET_COOKIE).iter();
    let set = set.map(|value| value.to_str().unwrap().split(';').next().unwrap().to_owned()).collect();
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
    (status, set, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_of_somebody_else_asks_before_it_replaces_who_you_are() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let link: DeviceLink = anna.post("/api/me/links", None::<&()>).await.unwrap();
    let new = json!({"name": "Boris", "picture": 2});
    let (status, boris, _) = browse(&house, "POST", "/api/me", "", Some(new)).await;
    assert_eq!(status, StatusCode::CREATED);
    let here = |replace| Some(json!({"code": link.code, "replace": replace}));

    let (status, set, refused) = browse(&house, "POST", "/api/me/continue", &boris[0], here(false)).await;
    assert_eq!((status, set.len()), (StatusCode::CONFLICT, 0));
    assert_eq!(refused["code"], "other_identity");
    let two: TwoGuests = serde_json::from_value(refused["detail"].clone()).unwrap();
    assert_eq!((two.now.name.as_str(), two.then.name.as_str()), ("Boris", "Anna"));

    // The link still works, and whoever this device was can be had back.
    let (status, set, arrived) = browse(&house, "POST", "/api/me/continue", &boris[0], here(true)).await;
    assert_eq!(status, StatusCode::OK, "{arrived}");
    assert_eq!(arrived["me"]["name"], "Anna");
    assert_eq!(set.len(), 2, "the guest now and the guest before: {set:?}");
    let (_, _, me) = browse(&house, "GET", "/api/me", &set.join("; "), None).await;
    assert_eq!(me["name"], "Anna");
    let (status, back, arrived) = browse(&house, "POST", "/api/me/back", &set.join("; "), None).await;
    assert_eq!((status, &arrived["me"]["name"]), (StatusCode::OK, &json!("Boris")));
    let (_, _, me) = browse(&house, "GET", "/api/me", &back[0], None).await;
    assert_eq!(me["name"], "Boris");
    let (status, ..) = browse(&house, "POST", "/api/me/back", &boris[0], None).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "there is nobody to go back to");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_of_your_own_and_one_on_a_fresh_device_ask_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for other in [anna.clone(), Client::nobody(house.site())] {
        let link: DeviceLink = anna.post("/api/me/links", None::<&()>).await.unwrap();
        let here = ContinueHere { code: link.code, bearer: true, replace: false };
        let arrived: Arrived = other.post("/api/me/continue", Some(&here)).await.unwrap();
        assert_eq!(arrived.me.name, "Anna");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_listed_and_signed_out_and_their_sockets_close() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let link: DeviceLink = anna.post("/api/me/links", None::<&()>).await.unwrap();
    let here = ContinueHere { code: link.code, bearer: true, replace: false };
    let arrived: Arrived = Client::nobody(house.site()).post("/api/me/continue", Some(&here)).await.unwrap();
    let phone = Client::with_token(house.site(), arrived.token.unwrap());
    let table = house.table(&[&anna], new_table("my-treasure", 1, 1)).await;
    let mut on_phone = Player::sit_at(&phone, table.id).await;
    let mut on_laptop = Player::sit_at(&anna, table.id).await;

    let devices: Vec<Device> = anna.get("/api/me/devices").await.unwrap();
    assert_eq!(devices.len(), 2, "{devices:?}");
    assert_eq!(devices.iter().filter(|device| device.current).count(), 1);
    let other = devices.iter().find(|device| !device.current).unwrap();
    let path = format!("/api/me/devices/{}", other.id);
    ask(&anna, "DELETE", &path, None).await.unwrap();
    assert_eq!(until_closed(&mut on_phone).await, Some(Code::NoIdentity));
    assert_eq!(code(phone.get::<Me>("/api/me").await), Code::NoIdentity);
    assert_eq!(code(ask(&anna, "DELETE", &path, None).await), Code::NotFound);

    // The one that is left is still there, until it signs out itself.
    on_laptop.say(FromClient::Ping { id: 1 }).await;
    on_laptop.until(|_, message| (*message == FromServer::Pong { id: 1 }).then_some(())).await;
    ask(&anna, "DELETE", "/api/me", None).await.unwrap();
    assert_eq!(until_closed(&mut on_laptop).await, Some(Code::NoIdentity));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_of_somebody_else_cannot_be_signed_out() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let devices: Vec<Device> = anna.get("/api/me/devices").await.unwrap();
    let path = format!("/api/me/devices/{}", devices[0].id);
    assert_eq!(code(ask(&boris, "DELETE", &path, None).await), Code::NotFound);
    assert_eq!(anna.get::<Me>("/api/me").await.unwrap().name, "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn unused_devices_and_old_games_are_thrown_away() {
    const DAY_MS: u64 = 24 * 3_600_000;
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let retention = Retention { bots_days: 1, games_days: 30, devices_days: 60 };
    let house = House::with(Config { ambient, retention, ..config() }).await;
    let anna = house.guest("Anna").await;
    let finished = |people: usize| {
        let anna = &anna;
        let house = &house;
        let hand = &hand;
        async move {
            let table = anna.open_table(&new_table("my-treasure", people, 2 - people)).await.unwrap().id;
            if people > 0 {
                anna.sit(table, None).await.unwrap();
            }
            anna.start(table).await.unwrap();
            if people > 0 {
                anna.leave(table).await.unwrap();
            }
            let begun = Instant::now();
            while house.store().table(table).await.unwrap().unwrap().state != TableState::Over {
                assert!(begun.elapsed() < PATIENCE, "the bots play to the end");
                hand.advance(500);
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            table
        }
    };
    let (of_bots, of_people) = (finished(0).await, finished(1).await);
    let gone = async |table: TableId| house.store().table(table).await.unwrap().is_none();
    let wait_until_gone = async |table: TableId| {
        let begun = Instant::now();
        while !gone(table).await {
            assert!(begun.elapsed() < PATIENCE, "it is thrown away");
            hand.advance(3_600_000);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(house.store().moves(table, 0).await.unwrap().is_empty());
    };
    hand.advance(DAY_MS);
    wait_until_gone(of_bots).await;
    assert!(!gone(of_people).await, "games of people are kept longer");
    hand.advance(30 * DAY_MS);
    wait_until_gone(of_people).await;
    // A device in use is kept; one that is not is forgotten after a while.
    let id = me(&anna).await.id;
    hand.advance(61 * DAY_MS);
    let other = house.guest("Boris").await;
    let begun = Instant::now();
    while !house.store().devices(id).await.unwrap().is_empty() {
        assert!(begun.elapsed() < PATIENCE, "an unused device is forgotten");
        hand.advance(3_600_000);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(other.get::<Me>("/api/me").await.is_ok());
}

async fn me(client: &Client) -> Me {
    client.get("/api/me").await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_of_others_cost_more_than_your_own() {
    let rate = |burst| Rate { per_second: 0.000_1, burst };
    let limits = Limits { replays: rate(3.0), replays_of_nobody: rate(1.0), ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..config() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna], new_table("my-treasure", 1, 1)).await.id;
    anna.start(table).await.unwrap();
    anna.leave(table).await.unwrap();
    until_state(&anna, table, TableState::Over).await;
    let tries = async |client: &Client| {
        let mut served = 0;
        for _ in 0..8 {
            match client.transcript(table).await {
                Ok(_) => served += 1,
                Err(ClientError::Refused(error)) => assert_eq!(error.code, Code::TooFast),
                Err(error) => panic!("{error}"),
            }
        }
        served
    };
    assert_eq!(tries(&anna).await, 8, "your own game");
    assert_eq!(tries(&boris).await, 3);
    assert_eq!(tries(&Client::nobody(house.site())).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_password_lets_in_whoever_knows_it() {
    let limits = Limits { passwords: Rate { per_second: 0.000_1, burst: 4.0 }, ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..config() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna], new_table("my-treasure", 2, 0)).await.id;
    let doors = format!("/api/tables/{table}/doors");
    let set = |password: Option<&str>| Some(json!({"spectators": true, "password": password}));
    assert_eq!(code(ask(&boris, "PUT", &doors, set(Some("sesame"))).await), Code::NotHost);
    assert_eq!(code(ask(&anna, "PUT", &doors, set(Some("abc"))).await), Code::BadName);
    ask(&anna, "PUT", &doors, set(Some("sesame"))).await.unwrap();
    let info: DoorsInfo = boris.get(&doors).await.unwrap();
    assert_eq!(info, DoorsInfo { spectators: true, password: true });

    let sit = async |password: Option<&str>| {
        let mut sit = serde_json::to_value(support::sit()).unwrap();
        sit["password"] = json!(password);
        boris.post::<Seated>(&format!("/api/tables/{table}/sit"), Some(&sit)).await
    };
    assert_eq!(code(sit(None).await), Code::WrongPassword);
    for _ in 0..4 {
        assert_eq!(code(sit(Some("guess")).await), Code::WrongPassword);
    }
    assert_eq!(code(sit(Some("sesame")).await), Code::TooFast, "guesses are counted, right or wrong");
    ask(&anna, "PUT", &doors, set(None)).await.unwrap();
    sit(None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_closes_a_table_to_spectators() {
    let house = House::with(config()).await;
    let (anna, boris, clara) =
        (house.guest("Anna").await, house.guest("Boris").await, house.guest("Clara").await);
    let (table, _players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let mut watching = Player::sit_at(&clara, table).await;
    let closed = Some(json!({"spectators": false}));
    ask(&anna, "PUT", &format!("/api/tables/{table}/doors"), closed).await.unwrap();
    assert_eq!(until_closed(&mut watching).await, Some(Code::NoSpectators));
    assert_eq!(code(clara.connect(table).await.map(|_| ())), Code::NoSpectators);
    let view = format!("/api/tables/{table}/view");
    assert_eq!(code(ask(&clara, "GET", &view, None).await), Code::NoSpectators);
    assert_eq!(code(ask(&Client::nobody(house.site()), "GET", &view, None).await), Code::NoSpectators);
    Player::sit_at(&boris, table).await;
    assert!(ask(&boris, "GET", &view, None).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_shown_out_cannot_sit_down_again_at_once() {
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let house = House::with(Config { ambient, ..config() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await.id;
    let free: Value = anna.put(&format!("/api/tables/{table}/seats/1"), Some(&NewSeat::Open)).await.unwrap();
    assert_eq!(free["seats"][1]["occupant"]["type"], "open");
    assert_eq!(code(boris.sit(table, None).await), Code::Barred);
    hand.advance(10 * 60_000 + 1);
    boris.sit(table, None).await.unwrap();
    // Leaving by yourself is no reason.
    boris.leave(table).await.unwrap();
    boris.sit(table, None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_token_there_is_nothing_for_operators() {
    let house = House::with(config()).await;
    let anna = house.guest("Anna").await;
    let paths = ["tables", "people", "bars", "reports", "audit"];
    for path in paths.map(|path| format!("/api/admin/{path}")) {
        assert_eq!(code(ask(&anna, "GET", &path, None).await), Code::NoIdentity);
        assert_eq!(code(ask(&Client::nobody(house.site()), "GET", &path, None).await), Code::NoIdentity);
        assert!(ask(&operator(&house), "GET", &path, None).await.is_ok());
    }
    let closed = House::open().await;
    assert_eq!(code(ask(&operator(&closed), "GET", "/api/admin/tables", None).await), Code::NotFound);
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_read_reports_mute_ban_and_everything_is_written_down() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("my-treasure", 2, 0);
    new.chat = Chat::Free;
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    players[1].say(FromClient::Say { text: "something rude".into() }).await;
    let said = players[0]
        .until(|_, message| match message {
            FromServer::Said(said) => Some(said.clone()),
            _ => None,
        })
        .await;
    let boris_id = me(&boris).await.id;
    let words = json!({"about": boris_id, "words": "rude"});
    ask(&anna, "POST", &format!("/api/tables/{table}/reports"), Some(words.clone())).await.unwrap();
    let nobody_there = json!({"about": me(&house.guest("Clara").await).await.id, "words": "?"});
    let path = format!("/api/tables/{table}/reports");
    assert_eq!(code(ask(&anna, "POST", &path, Some(nobody_there)).await), Code::NotFound);

    let operator = operator(&house);
    let reports = ask(&operator, "GET", "/api/admin/reports", None).await.unwrap();
    assert_eq!(reports[0]["words"], "rude");
    assert_eq!(reports[0]["said"][0]["what"]["text"], "something rude");
    let done = format!("/api/admin/reports/{}/done", reports[0]["id"]);
    ask(&operator, "POST", &done, None).await.unwrap();
    assert_eq!(ask(&operator, "GET", "/api/admin/reports", None).await.unwrap(), json!([]));

    let line = json!({"by": said.by, "at": said.at});
    ask(&operator, "POST", &format!("/api/admin/tables/{table}/unsay"), Some(line)).await.unwrap();
    players[0]
        .until(|player, message| {
            (matches!(message, FromServer::Welcome(_)) && player.welcome.said.is_empty()).then_some(())
        })
        .await;

    let bar = |kind: &str| json!({"subject": format!("identity {boris_id}"), "kind": kind, "hours": 1, "reason": "rude"});
    ask(&operator, "POST", "/api/admin/bars", Some(bar("mute"))).await.unwrap();
    players[1].say(FromClient::Say { text: "again".into() }).await;
    let refused = players[1]
        .until(|_, message| match message {
            FromServer::Refused { error, .. } => Some(error.code),
            _ => None,
        })
        .await;
    assert_eq!(refused, Code::Barred);
    ask(&operator, "POST", "/api/admin/bars", Some(bar("ban"))).await.unwrap();
    assert_eq!(until_closed(&mut players[1]).await, Some(Code::Barred));
    assert_eq!(code(boris.get::<Me>("/api/me").await), Code::Barred);
    let lift = json!({"subject": format!("identity {boris_id}"), "kind": "ban"});
    ask(&operator, "DELETE", "/api/admin/bars", Some(lift)).await.unwrap();
    assert!(boris.get::<Me>("/api/me").await.is_ok());

    let acts = ask(&operator, "GET", "/api/admin/audit", None).await.unwrap();
    let acts: Vec<&str> = acts.as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap()).collect();
    assert_eq!(acts, ["lift ban", "ban", "mute", "remove line", "report done"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_on_one_node_holds_on_the_other() {
    let (here, there) = House::pair(config()).await;
    let anna = here.guest("Anna").await;
    let boris = here.guest("Boris").await.at(there.site());
    let table = here.table(&[&anna], new_table("my-treasure", 1, 1)).await.id;
    let mut watching = Player::sit_at(&boris, table).await;
    let subject = format!("identity {}", me(&boris).await.id);
    let ban = json!({"subject": subject, "kind": "ban", "hours": 1});
    ask(&operator(&here), "POST", "/api/admin/bars", Some(ban)).await.unwrap();
    assert_eq!(until_closed(&mut watching).await, Some(Code::Barred));
    // A table that is closed on one node is closed on the other.
    ask(&operator(&there), "POST", &format!("/api/admin/tables/{table}/close"), None).await.unwrap();
    until_state(&anna, table, TableState::Closed).await;
    assert_eq!(code(anna.start(table).await), Code::WrongState);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_closes_and_deletes_tables() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let operator = operator(&house);
    ask(&operator, "POST", &format!("/api/admin/tables/{table}/close"), None).await.unwrap();
    let place = players.iter().position(Player::must).unwrap();
    let mv = players[place].any_move();
    assert_eq!(players[place].play(mv).await, Err(Code::WrongState));
    ask(&operator, "DELETE", &format!("/api/admin/tables/{table}"), None).await.unwrap();
    until_closed(&mut players[0]).await;
    assert_eq!(code(anna.table(table).await), Code::NotFound);
    assert!(house.store().moves(table, 0).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_gets_their_data_and_is_forgotten() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("my-treasure", 2, 0);
    new.chat = Chat::Free;
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    players[0].say(FromClient::Say { text: "hello there".into() }).await;
    players[1].until(|_, message| matches!(message, FromServer::Said(_)).then_some(())).await;
    let data = ask(&anna, "GET", "/api/me/data", None).await.unwrap();
    assert_eq!(data["me"]["name"], "Anna");
    assert_eq!(data["tables"][0]["id"], json!(table));
    assert_eq!(data["said"][0]["said"]["what"]["text"], "hello there");
    assert_eq!(data["devices"].as_array().unwrap().len(), 1);

    ask(&anna, "DELETE", "/api/me/data", None).await.unwrap();
    assert_eq!(until_closed(&mut players[0]).await, Some(Code::NoIdentity));
    assert_eq!(code(anna.get::<Me>("/api/me").await), Code::NoIdentity);
    let info = boris.table(table).await.unwrap();
    assert!(info.seats[0].away, "a bot plays on");
    assert!(matches!(&info.seats[0].occupant, Occupant::Person { name, .. } if name == "–"), "{info:?}");
    assert!(house.store().said(table).await.unwrap().is_empty());
    assert!(house.store().people("Anna", 9).await.unwrap().is_empty());
    // The other one sees it, and the game goes on to its end.
    players[1]
        .until(|player, _| {
            let seat = &player.welcome.table.seats[0].occupant;
            matches!(seat, Occupant::Person { name, .. } if name == "–").then_some(())
        })
        .await;
    boris.leave(table).await.unwrap();
    until_state(&boris, table, TableState::Over).await;
    support::verify(&boris, table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_running_games_and_devices_are_sealed_in_the_store() {
    let scratch = Arc::new(Scratch::new());
    let path = scratch.path().join("klad.db");
    let address = format!("sqlite:{}", path.display());
    let (old, new) = (SealKeys::new_line(), SealKeys::new_line());
    let open = async |keys: Option<String>| {
        let store = Store::open(&address).await.unwrap();
        match keys {
            Some(keys) => store.sealed_with(SealKeys::read(&keys).unwrap()),
            None => store,
        }
    };
    // Begun without a key, gone on with one, then with another.
    let house = House::over(open(None).await, config());
    let before = house.guest("Before").await;
    house.stop().await;
    let house = House::over(open(Some(old.clone())).await, config());
    let before = before.at(house.site());
    assert_eq!(me(&before).await.name, "Before");
    let anna = house.guest("Anna").await;
    let (table, players) = house.game(&[&anna, &before], new_table("my-treasure", 2, 0)).await;
    let secret = house.store().table(table).await.unwrap().unwrap().secret;
    drop(players);
    house.stop().await;
    let bytes = std::fs::read(&path).unwrap();
    let token_hash: [u8; 32] = {
        use sha2::{Digest, Sha256};
        Sha256::digest(anna.token().unwrap().as_bytes()).into()
    };
    for (what, hidden) in
        [("the secret of the game", secret), ("what a device could be made up of", token_hash)]
    {
        assert!(!bytes.windows(32).any(|run| run == hidden), "{what} lies open in the file");
    }

    let house = House::over(open(Some(format!("{new}\n{old}"))).await, config());
    let (anna, before) = (anna.at(house.site()), before.at(house.site()));
    let players = vec![Player::sit_at(&anna, table).await, Player::sit_at(&before, table).await];
    let players = support::play_out(players).await;
    support::verify(&players[0].client, table).await;
    drop(players);
    let begun = Instant::now();
    while house.store().is_sealed(table).await.unwrap() {
        assert!(begun.elapsed() < PATIENCE, "a finished game needs no key");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.stop().await;

    // Without any key the finished game can still be read, and devices cannot be made up.
    let house = House::over(open(None).await, config());
    assert!(Client::nobody(house.site()).transcript(table).await.is_ok());
    assert_eq!(code(anna.at(house.site()).get::<Me>("/api/me").await), Code::NoIdentity);
    drop(scratch);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_outdated_rules_can_be_left_and_closed() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (table, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
        drop(players);
        let mut record = house.store().table(table).await.unwrap().unwrap();
        // As a server with the next version of the rules finds it.
        record.rules += 1;
        tables.push(record);
    }
    let scratch = Arc::new(Scratch::new());
    let store = Store::open(&format!("sqlite:{}", scratch.path().join("new.db").display())).await.unwrap();
    for record in &tables {
        store.create(record).await.unwrap();
    }
    let later = House::over(store, config());
    let anna = later.guest("Anna").await;
    let host = me(&anna).await.id;
    for record in &mut tables {
        record.host = host;
        later.store().save(record).await.unwrap();
    }
    assert_eq!(code(anna.start(tables[0].id).await), Code::RulesChanged);
    assert_eq!(anna.leave(tables[0].id).await.unwrap().state, TableState::Closed);
    let close = format!("/api/admin/tables/{}/close", tables[1].id);
    assert_eq!(ask(&operator(&later), "POST", &close, None).await.unwrap()["state"], "closed");
    let stranger = later.guest("Clara").await;
    assert!(stranger.leave(tables[1].id).await.is_err());
}
