//! Whatever is sent, the response has a code, nobody else notices, and the server keeps running.

mod lists;

use crate::support::{House, Player, new_table, play_out};
use axum::{
    body::{Body, to_bytes},
    http::{Request, StatusCode, header},
};
use futures_util::{SinkExt, StreamExt};
use klad_client::{Client, ClientError};
use klad_protocol::{
    Code, ErrorBody, FromClient, FromServer, TableState,
    api::{DeviceLink, Seen},
    socket::MESSAGE_MAX,
};
use klad_server::{Config, Limits, Rate};
use proptest::prelude::*;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tower::ServiceExt;

/// Every path with its method, from the OpenAPI document.
async fn endpoints(house: &House) -> Vec<(String, String)> {
    let document: Value = Client::nobody(house.site()).get("/api/openapi.json").await.unwrap();
    let paths = document["paths"].as_object().unwrap();
    let mut endpoints = Vec::new();
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys() {
            endpoints.push((method.to_uppercase(), path.clone()));
        }
    }
    assert!(endpoints.len() > 20, "{endpoints:?}");
    // Deleting the guest comes last, because the other requests need it.
    endpoints.sort_by_key(|(method, path)| method == "DELETE" && path.starts_with("/api/me"));
    endpoints
}

/// Sends a request; the response is a success or has an error code, and is never a 5xx.
async fn ask(house: &House, request: Request<Body>) -> StatusCode {
    let shown = format!("{} {}", request.method(), request.uri());
    let response = house.running().router().oneshot(request).await.unwrap();
    let status = response.status();
    for name in ["content-security-policy", "x-content-type-options", "x-request-id"] {
        assert!(response.headers().contains_key(name), "{shown}: no {name}");
    }
    let body = to_bytes(response.into_body(), 10 << 20).await.unwrap();
    assert!(!status.is_server_error(), "{shown}: {status} {}", String::from_utf8_lossy(&body));
    if !status.is_success() {
        let error: ErrorBody = serde_json::from_slice(&body).unwrap_or_else(|_| panic!("{shown}: {body:?}"));
        assert_eq!(error.code.status(), status.as_u16(), "{shown}: {error}");
    }
    status
}

fn filled(path: &str, table: &str, seat: &str) -> String {
    let names = ["{id}", "{slug}", "{device}", "{person}", "{report}"];
    names.iter().fold(path.replace("{seat}", seat), |path, name| path.replace(name, table))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_endpoint_answers_any_input_with_a_code() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, _players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    let bodies: Vec<Vec<u8>> = [
        "", "null", "[]", "{}", "7", "\"x\"", "{", "{\"name\":1}", &deep, &long,
        r#"{"name":"A","picture":300}"#, r#"{"name":"A","picture":-1}"#, r#"{"name":"A","picture":1,"more":1}"#,
        r#"{"name":"\u0000","picture":1}"#, r#"{"code":"x"}"#, r#"{"game":"my-treasure","seats":[]}"#,
        r#"{"game":"my-treasure","seats":[{"type":"open"},{"type":"open"}],"options":{"memory":"no such"}}"#,
        r#"{"game":"my-treasure","seats":[{"type":"open"},{"type":"open"}],"options":[1,2]}"#,
        r#"{"game":"my-treasure","seats":[{"type":"open"},{"type":"open"}],"clock":{"type":"per_move","seconds":0}}"#,
        r#"{"game":"no-such-game","seats":[{"type":"open"},{"type":"open"}]}"#,
        r#"{"nonce":"00"}"#, r#"{"seat":200,"nonce":"00"}"#, r#"{"type":"bot","level":"no such"}"#,
        r#"{"mark":"x","move":{"type":"draw"}}"#, r#"{"mark":"x","move":"draw"}"#, r#"{"mark":"x","move":[[[]]]}"#,
    ]
    .iter()
    .map(|body| body.as_bytes().to_vec())
    .chain([vec![0xFF, 0xFE, 0x00], b"{\"name\":\"\xC3\x28\"}".to_vec()])
    .collect();
    for (method, path) in endpoints(&house).await {
        for (place, seat) in
            [(table.as_str(), "0"), ("000000000000", "9"), ("no such thing", "x"), ("%00", "-1")]
        {
            let path = filled(&path, place, seat).replace(' ', "%20");
            for (index, body) in bodies.iter().enumerate() {
                // All bodies for the right table, some for wrong ones.
                if place != table.as_str() && index > 3 {
                    break;
                }
                let token = if index % 2 == 0 { anna.token().unwrap() } else { "nobody's" };
                let kind = if index % 7 == 6 { "text/plain" } else { "application/json" };
                let request = Request::builder()
                    .method(method.as_str())
                    .uri(format!("{path}?from=x&lang=xx&before=1-x"))
                    .header(header::AUTHORIZATION, format!("Bearer {token}"))
                    .header(header::CONTENT_TYPE, kind)
                    .body(Body::from(body.clone()));
                ask(&house, request.unwrap()).await;
            }
        }
        let wrong =
            Request::builder().method("TRACE").uri(filled(&path, table.as_str(), "0")).body(Body::empty());
        assert_eq!(ask(&house, wrong.unwrap()).await, StatusCode::METHOD_NOT_ALLOWED);
    }
    // Anna has left, been put back and so on; but the table is unchanged.
    assert_eq!(anna.table(table).await.unwrap().state, TableState::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_device_codes_lock_nobody_out() {
    let limits = Limits { guests: Rate { per_second: 0.0, burst: 3.0 }, ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..Config::default() }).await;
    let anna = house.guest("Anna").await;
    let link: DeviceLink = anna.post("/api/me/links", None::<&Value>).await.unwrap();
    for _ in 0..10 {
        let wrong = json!({ "code": "0".repeat(64), "bearer": true });
        let tried: Result<Value, _> =
            Client::nobody(house.site()).post("/api/me/continue", Some(&wrong)).await;
        assert_eq!(crate::support::code(tried), Code::BadLink);
    }
    house.guest("Boris").await;
    let here = json!({ "code": link.code, "bearer": true });
    let arrived: Value = Client::nobody(house.site()).post("/api/me/continue", Some(&here)).await.unwrap();
    assert_eq!(arrived["me"]["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let config = Config {
        public_url: Some("https://klad.example/".into()),
        limits: Limits::for_measuring(),
        ..Config::default()
    };
    let house = House::with(config).await;
    let post = |origin: &str| {
        Request::builder()
            .method("POST")
            .uri("/api/me")
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(r#"{"name":"A","picture":1}"#))
            .unwrap()
    };
    assert_eq!(ask(&house, post("https://klad.example")).await, StatusCode::CREATED);
    for origin in ["https://evil.example", "null", "http://klad.example", "https://klad.example.evil.example"]
    {
        assert_eq!(ask(&house, post(origin)).await, StatusCode::FORBIDDEN, "{origin}");
        let socket = Request::builder()
            .uri("/api/tables/000000000000/socket")
            .header(header::ORIGIN, origin)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .body(Body::empty());
        assert_eq!(ask(&house, socket.unwrap()).await, StatusCode::FORBIDDEN, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_for_the_browser_alone() {
    let config = Config { public_url: Some("https://klad.example".into()), ..Config::default() };
    let house = House::with(config).await;
    let request = Request::builder()
        .method("POST")
        .uri("/api/me")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(r#"{"name":"A","picture":1}"#));
    let response = house.running().router().oneshot(request.unwrap()).await.unwrap();
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap().to_owned();
    for part in ["__Host-klad=", "; HttpOnly", "; SameSite=Lax", "; Secure", "; Path=/"] {
        assert!(cookie.contains(part), "{part} is missing in {cookie}");
    }
    let body = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    assert!(!String::from_utf8_lossy(&body).contains(secret), "the page cannot read the secret");
    let request = Request::builder().uri("/api/me").header(header::COOKIE, format!("__Host-klad={secret}"));
    assert_eq!(ask(&house, request.body(Body::empty()).unwrap()).await, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused() {
    let limits = Limits {
        requests: Rate { per_second: 0.1, burst: 12.0 },
        guests: Rate { per_second: 0.1, burst: 3.0 },
        ..Limits::default()
    };
    let house = House::with(Config { limits, ..Config::default() }).await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(Client::arrive(house.site(), "Anna", 1).await.err().map(|error| error.to_string()));
    }
    assert_eq!(answers.iter().filter(|answer| answer.is_none()).count(), 3);
    let mut codes = Vec::new();
    for _ in 0..10 {
        let request = Request::builder().uri("/api/games").body(Body::empty()).unwrap();
        codes.push(ask(&house, request).await);
    }
    assert_eq!(codes.iter().filter(|code| **code == StatusCode::TOO_MANY_REQUESTS).count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_limited_per_address() {
    let in_all = Limits { connections: 2, ..Limits::for_measuring() };
    let from_here = Limits { sockets_per_address: 2, ..Limits::for_measuring() };
    for limits in [in_all, from_here] {
        let house = House::with(Config { limits, ..Config::default() }).await;
        let anna = house.guest("Anna").await;
        let table = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap().id;
        let mut sockets = Vec::new();
        for _ in 0..2 {
            let mut socket = anna.connect(table).await.unwrap();
            assert!(matches!(socket.next().await.unwrap(), Some(FromServer::Welcome(_))));
            sockets.push(socket);
        }
        match anna.connect(table).await {
            Err(ClientError::Refused(error)) => assert_eq!(error.code, Code::TooMany),
            other => panic!("found {:?}, wanted a refusal", other.map(|_| "a socket")),
        }
    }
}

/// Sends something over a socket and reads until the server has closed it. Returns the code it was sent.
async fn provoke(client: &Client, table: klad_protocol::TableId, message: Message) -> Option<Code> {
    let mut socket = client.connect(table).await.unwrap();
    let _ = socket.raw().send(message).await;
    let mut code = None;
    while let Ok(Some(Ok(message))) =
        tokio::time::timeout(crate::support::PATIENCE, socket.raw().next()).await
    {
        match message {
            Message::Text(text) => {
                if let FromServer::Error { error } = serde_json::from_str::<FromServer>(&text).unwrap() {
                    code = Some(error.code);
                }
            }
            Message::Close(_) => break,
            _ => {}
        }
    }
    code
}

#[tokio::test(flavor = "multi_thread")]
async fn a_malformed_message_ends_the_connection_with_a_code() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let deep = format!(r#"{{"type":"arbiter","message":{}{}}}"#, "[".repeat(900), "]".repeat(900));
    let large = format!(r#"{{"type":"say","text":"{}"}}"#, "x".repeat(MESSAGE_MAX));
    for (text, wanted) in [
        ("", Code::BadRequest),
        ("hello", Code::BadRequest),
        ("{}", Code::BadRequest),
        // A list of the fields' values is not a message.
        (r#"["ping",1]"#, Code::BadRequest),
        (r#"{"type":"play"}"#, Code::BadRequest),
        (r#"{"type":"play","seen":1,"move":{},"seat":1}"#, Code::BadRequest),
        (r#"{"type":"cheat"}"#, Code::BadRequest),
        (&deep, Code::BadRequest),
        (&large, Code::TooLarge),
    ] {
        let shown: String = text.chars().take(40).collect();
        assert_eq!(provoke(&anna, table, Message::text(text)).await, Some(wanted), "{shown}");
    }
    assert_eq!(provoke(&anna, table, Message::binary(vec![1, 2, 3])).await, Some(Code::BadRequest));
    assert_eq!(provoke(&anna, table, Message::text("x".repeat(100_000))).await, Some(Code::TooLarge));
    // A text frame whose payload is not UTF-8.
    let frame = tokio_tungstenite::tungstenite::protocol::frame::Frame::message(
        vec![0xC3, 0x28],
        tokio_tungstenite::tungstenite::protocol::frame::coding::OpCode::Data(
            tokio_tungstenite::tungstenite::protocol::frame::coding::Data::Text,
        ),
        true,
    );
    provoke(&anna, table, Message::Frame(frame)).await;
    // Nobody else has noticed, and the game continues.
    play_out(players).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_ends_the_connection() {
    let limits = Limits { messages: Rate { per_second: 5.0, burst: 20.0 }, ..Limits::default() };
    let house = House::with(Config { limits, ..Config::default() }).await;
    let anna = house.guest("Anna").await;
    let table = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap().id;
    let mut socket = anna.connect(table).await.unwrap();
    for id in 0..100 {
        if socket.send(&FromClient::Ping { id }).await.is_err() {
            break;
        }
    }
    let mut told = None;
    while let Ok(Some(message)) = socket.next().await {
        if let FromServer::Error { error } = message {
            told = Some(error.code);
        }
    }
    assert_eq!(told, Some(Code::TooFast));
}

#[tokio::test(flavor = "multi_thread")]
async fn misplaced_moves_are_refused_and_change_nothing() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("treasure-maps", 2, 0)).await;
    let (other, _) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let view =
        async |client: &Client| -> Seen { client.get(&format!("/api/tables/{table}/view")).await.unwrap() };
    let before = (view(&anna).await, view(&boris).await);

    // Another table's move, another seat's move, a move of no game at all.
    let theirs = players[1].frame().legal.clone();
    let mine = players[0].frame().legal.clone();
    let elsewhere: Seen = anna.get(&format!("/api/tables/{other}/view")).await.unwrap();
    let mut foreign: Vec<Value> = theirs.into_iter().filter(|mv| !mine.contains(mv)).take(5).collect();
    foreign.extend(elsewhere.legal);
    foreign.extend([
        json!(null),
        json!(7),
        json!([]),
        json!({}),
        json!("resign"),
        json!({"type": 1}),
        json!(""),
    ]);
    foreign.push(json!("ж".repeat(500)));
    for mv in foreign {
        let code = players[0].play(mv.clone()).await.unwrap_err();
        assert!(matches!(code, Code::BadRequest | Code::Refused), "{mv}: {code:?}");
    }
    assert_eq!((view(&anna).await, view(&boris).await), before);

    // The same message again: it was made for the previous view.
    let mut players = {
        let mv = players[0].any_move();
        let seen = players[0].frame().number;
        players[0].play(mv.clone()).await.unwrap();
        let play = FromClient::Play { seen, mv, id: Some(900) };
        players[0].say(play).await;
        let stale = |_: &Player, message: &FromServer| match message {
            FromServer::Stale { id: Some(900), .. } => Some(true),
            FromServer::Refused { id: Some(900), .. } => Some(true),
            FromServer::View(frame) if frame.ack == Some(900) => Some(false),
            _ => None,
        };
        assert!(players[0].until(stale).await, "a replayed message is not a second move");
        play_out(players).await
    };
    // After the end.
    assert_eq!(players[0].play(json!("draw")).await, Err(Code::WrongState));
}

/// Some JSON that is almost a message.
fn almost() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just(json!(null)),
        any::<bool>().prop_map(|value| json!(value)),
        any::<i64>().prop_map(|value| json!(value)),
        any::<f64>().prop_map(|value| json!(value)),
        ".{0,20}".prop_map(|value| json!(value)),
        "(play|say|draw|claim|mark|place|pass|seen|move|type)".prop_map(|value| json!(value)),
    ];
    let value = leaf.prop_recursive(4, 24, 5, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..5).prop_map(|values| json!(values)),
            proptest::collection::hash_map(
                "(type|seen|move|id|text|message|phrase|emote|seat|[a-z]{1,4})",
                inner,
                0..5
            )
            .prop_map(|values| json!(values)),
        ]
    });
    let kind = "(play|say|arbiter|phrase|emote|back|resume|ping|[a-z]{1,6})";
    (kind, value).prop_map(|(kind, value)| match value {
        Value::Object(mut object) => {
            object.insert("type".into(), json!(kind));
            Value::Object(object).to_string()
        }
        other => json!({"type": kind, "seen": 1, "move": other}).to_string(),
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn no_sequence_of_messages_breaks_the_server(messages in proptest::collection::vec(almost(), 1..12)) {
        use std::sync::OnceLock;
        static RUNTIME: OnceLock<(tokio::runtime::Runtime, House, Client, klad_protocol::TableId)> = OnceLock::new();
        let (runtime, _house, anna, table) = RUNTIME.get_or_init(|| {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            let (house, anna, table) = runtime.block_on(async {
                let house = House::open().await;
                let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
                let (table, _) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
                (house, anna, table)
            });
            (runtime, house, anna, table)
        });
        runtime.block_on(async {
            let mut socket = anna.connect(*table).await.unwrap();
            for message in &messages {
                if socket.send_text(message.clone()).await.is_err() {
                    break;
                }
            }
            let _ = socket.send(&FromClient::Ping { id: 1_234_567 }).await;
            // Either it answers the ping, or it has said why not and closed the connection.
            let mut said_why = false;
            loop {
                match tokio::time::timeout(crate::support::PATIENCE, socket.next()).await.expect("an answer in time") {
                    Ok(Some(FromServer::Pong { id: 1_234_567 })) => break,
                    Ok(Some(FromServer::Error { .. })) => said_why = true,
                    Ok(Some(_)) => {}
                    Ok(None) | Err(_) => {
                        assert!(said_why, "closed without a reason after {messages:?}");
                        break;
                    }
                }
            }
            assert_eq!(anna.table(*table).await.unwrap().state, TableState::Playing);
        });
    }
}
