//! For public hosts: tables closed to strangers, reports, mutes and bans, and operators who close and delete.

mod audit;
mod devices;
mod keeping;
mod rates;

use std::sync::Arc;

use crate::support::{House, PATIENCE, Player, code, new_table, programs::Scratch, until_state};
use klad_client::{Client, ClientError};
use klad_protocol::{
    Chat, Code, FromClient, FromServer, TableState,
    api::{NewSeat, Seated},
    host::AccessInfo,
    people::Me,
};
use klad_server::{AdminToken, Ambient, Config, Limits, Rate};
use klad_store::Store;
use serde_json::{Value, json};

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

/// Reads until the server closes the connection, and returns the last error it sent.
pub(super) async fn until_closed(player: &mut Player) -> Option<Code> {
    let mut code = None;
    loop {
        match tokio::time::timeout(PATIENCE, player.socket.next())
            .await
            .expect("the server closes the connection")
        {
            Ok(Some(FromServer::Error { error })) => code = Some(error.code),
            Ok(Some(_)) => {}
            Ok(None) | Err(_) => return code,
        }
    }
}

async fn me(client: &Client) -> Me {
    client.get("/api/me").await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_of_other_peoples_games_are_limited() {
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
    assert_eq!(tries(&anna).await, 8, "your own game is not limited");
    assert_eq!(tries(&boris).await, 3);
    assert_eq!(tries(&Client::nobody(house.site())).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_password_lets_in_only_those_who_know_it() {
    let limits = Limits { passwords: Rate { per_second: 0.000_1, burst: 4.0 }, ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..config() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna], new_table("my-treasure", 2, 0)).await.id;
    let access = format!("/api/tables/{table}/doors");
    let set = |password: Option<&str>| Some(json!({"spectators": true, "password": password}));
    assert_eq!(code(ask(&boris, "PUT", &access, set(Some("sesame"))).await), Code::NotHost);
    assert_eq!(code(ask(&anna, "PUT", &access, set(Some("abc"))).await), Code::BadName);
    ask(&anna, "PUT", &access, set(Some("sesame"))).await.unwrap();
    let info: AccessInfo = boris.get(&access).await.unwrap();
    assert_eq!(info, AccessInfo { spectators: true, password: true });

    let sit = async |password: Option<&str>| {
        let mut sit = serde_json::to_value(crate::support::sit()).unwrap();
        sit["password"] = json!(password);
        boris.post::<Seated>(&format!("/api/tables/{table}/sit"), Some(&sit)).await
    };
    assert_eq!(code(sit(None).await), Code::WrongPassword);
    for _ in 0..4 {
        assert_eq!(code(sit(Some("guess")).await), Code::WrongPassword);
    }
    assert_eq!(code(sit(Some("sesame")).await), Code::TooFast, "guesses are counted, right or wrong");
    ask(&anna, "PUT", &access, set(None)).await.unwrap();
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
async fn somebody_the_host_removed_cannot_sit_down_again_immediately() {
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let house = House::with(Config { ambient, ..config() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await.id;
    let free: Value = anna.put(&format!("/api/tables/{table}/seats/1"), Some(&NewSeat::Open)).await.unwrap();
    assert_eq!(free["seats"][1]["occupant"]["type"], "open");
    assert_eq!(code(boris.sit(table, None).await), Code::Restricted);
    hand.advance(10 * 60_000 + 1);
    boris.sit(table, None).await.unwrap();
    // Leaving by yourself does not bar you.
    boris.leave(table).await.unwrap();
    boris.sit(table, None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_api_needs_the_token() {
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
async fn operators_read_reports_mute_and_ban_and_everything_is_audited() {
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
    assert_eq!(refused, Code::Restricted);
    ask(&operator, "POST", "/api/admin/bars", Some(bar("ban"))).await.unwrap();
    assert_eq!(until_closed(&mut players[1]).await, Some(Code::Restricted));
    assert_eq!(code(boris.get::<Me>("/api/me").await), Code::Restricted);
    let lift = json!({"subject": format!("identity {boris_id}"), "kind": "ban"});
    ask(&operator, "DELETE", "/api/admin/bars", Some(lift)).await.unwrap();
    assert!(boris.get::<Me>("/api/me").await.is_ok());

    let acts = ask(&operator, "GET", "/api/admin/audit", None).await.unwrap();
    let acts: Vec<&str> = acts.as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap()).collect();
    assert_eq!(acts, ["lift ban", "ban", "mute", "remove line", "report done"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_on_one_node_takes_effect_on_the_other() {
    let (here, there) = House::pair(config()).await;
    let anna = here.guest("Anna").await;
    let boris = here.guest("Boris").await.at(there.site());
    let table = here.table(&[&anna], new_table("my-treasure", 1, 1)).await.id;
    let mut watching = Player::sit_at(&boris, table).await;
    let subject = format!("identity {}", me(&boris).await.id);
    let ban = json!({"subject": subject, "kind": "ban", "hours": 1});
    ask(&operator(&here), "POST", "/api/admin/bars", Some(ban)).await.unwrap();
    assert_eq!(until_closed(&mut watching).await, Some(Code::Restricted));
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
        later.store().save(record, None).await.unwrap();
    }
    assert_eq!(code(anna.start(tables[0].id).await), Code::RulesChanged);
    assert_eq!(anna.leave(tables[0].id).await.unwrap().state, TableState::Closed);
    let close = format!("/api/admin/tables/{}/close", tables[1].id);
    assert_eq!(ask(&operator(&later), "POST", &close, None).await.unwrap()["state"], "closed");
    let stranger = later.guest("Clara").await;
    assert!(stranger.leave(tables[1].id).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_address_cannot_chat_whoever_it_is() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (_, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let operator = operator(&house);
    let mute = |address: &str| json!({"subject": format!("address {address}"), "kind": "mute", "hours": 1});
    ask(&operator, "POST", "/api/admin/bars", Some(mute("192.0.2.1"))).await.unwrap();
    let mut says = async |text: &str| {
        players[0].say(FromClient::Say { text: text.into() }).await;
        players[0]
            .until(|_, message| match message {
                FromServer::Said(_) => Some(None),
                FromServer::Refused { error, .. } => Some(Some(error.code)),
                _ => None,
            })
            .await
    };
    assert_eq!(says("another address is muted").await, None);
    // Connections in memory count as the machine's own.
    ask(&operator, "POST", "/api/admin/bars", Some(mute("127.0.0.1"))).await.unwrap();
    assert_eq!(says("mine is").await, Some(Code::Restricted));
    let lift = json!({"subject": "address 127.0.0.1", "kind": "mute"});
    ask(&operator, "DELETE", "/api/admin/bars", Some(lift)).await.unwrap();
    assert_eq!(says("no longer").await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_can_read_past_the_first_hundred_rows() {
    let house = House::with(config()).await;
    for number in 0..103 {
        house.store().note_act(number, &format!("act {number}"), "", "").await.unwrap();
    }
    let operator = operator(&house);
    let acts = async |path: &str| {
        let page = ask(&operator, "GET", path, None).await.unwrap();
        let acts = page.as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap().to_owned());
        acts.collect::<Vec<_>>()
    };
    let first = acts("/api/admin/audit").await;
    assert_eq!((first.len(), first[0].as_str(), first[99].as_str()), (100, "act 102", "act 3"));
    assert_eq!(acts("/api/admin/audit?skip=100").await, ["act 2", "act 1", "act 0"]);
    for list in ["tables", "people", "reports"] {
        let page = ask(&operator, "GET", &format!("/api/admin/{list}?skip=100"), None).await.unwrap();
        assert_eq!(page, json!([]), "{list}");
    }
}
