//! Serde accepts a list of the fields' values in place of an object. No outside input may use this: not in bodies,
//! moves or messages to an arbiter, at any depth.

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use klad_client::Client;
use klad_protocol::{Code, FromClient, FromServer};
use serde_json::{Value, json};

use super::ask;
use crate::support::{House, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_not_accepted_as_an_object() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let change = |body: &'static str| {
        Request::builder()
            .method("PATCH")
            .uri("/api/me")
            .header(header::AUTHORIZATION, format!("Bearer {}", anna.token().unwrap()))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .unwrap()
    };
    assert_eq!(ask(&house, change(" {\"name\": \"Anne\"}")).await, StatusCode::OK);
    assert_eq!(ask(&house, change("[\"Anne\", null]")).await, StatusCode::BAD_REQUEST);
    let open = |body: &'static str| {
        Request::builder()
            .method("POST")
            .uri("/api/tables")
            .header(header::AUTHORIZATION, format!("Bearer {}", anna.token().unwrap()))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .unwrap()
    };
    let right =
        r#"{"game":"my-treasure","seats":[{"type":"open"},{"type":"bot","level":"easy"}],"options":{}}"#;
    assert_eq!(ask(&house, open(right)).await, StatusCode::CREATED);
    for wrong in [
        r#"{"game":"my-treasure","seats":[["open"],["open"]],"options":{}}"#,
        r#"{"game":"my-treasure","seats":[{"type":"open"},["bot","easy"]],"options":{}}"#,
        r#"{"game":"my-treasure","seats":[{"type":"open"},{"type":"open"}],"options":{},"clock":["per_move",60]}"#,
        r#"{"game":"my-treasure","seats":[{"type":"open"},{"type":"open"}],"options":[]}"#,
        r#"{"game":"my-treasure","seats":[{"type":"open"},{"type":"open"}],"options":["classic"]}"#,
    ] {
        let status = ask(&house, open(wrong)).await;
        assert!(status.is_client_error(), "{wrong} was accepted");
    }
}

/// This JSON with one of its objects, at any depth, written as the list of its values: the `type` first, as serde would
/// accept it.
fn with_a_list(json: &Value) -> Vec<Value> {
    let inside = |names: Vec<String>, put: &dyn Fn(&str, Value) -> Value| {
        let changed = names.iter().map(|name| (name, with_a_list(&json[name])));
        changed
            .flat_map(|(name, lists)| lists.into_iter().map(|list| put(name, list)).collect::<Vec<_>>())
            .collect()
    };
    let Value::Object(object) = json else { return Vec::new() };
    let kind = object.get("type").cloned();
    let rest: Vec<Value> =
        object.iter().filter(|(name, _)| *name != "type").map(|(_, value)| value.clone()).collect();
    let backward = rest.iter().rev().cloned();
    let mut lists = vec![
        Value::Array(kind.clone().into_iter().chain(rest.clone()).collect()),
        Value::Array(kind.into_iter().chain(backward).collect()),
    ];
    let put = |name: &str, list: Value| {
        let mut object = object.clone();
        object.insert(name.into(), list);
        Value::Object(object)
    };
    let nested: Vec<Value> = inside(object.keys().cloned().collect(), &put);
    lists.extend(nested);
    lists
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_written_as_a_list_is_refused() {
    let house = House::open().await;
    for game in ["my-treasure", "treasure-maps", "lost-mines", "klatz"] {
        let guests = [house.guest("Anna").await, house.guest("Boris").await, house.guest("Clara").await];
        let guests: Vec<&Client> = guests.iter().collect();
        let (table, mut players) = house.game(&guests, new_table(game, 3, 0)).await;
        let mut tried = 0;
        for player in players.iter_mut().filter(|player| player.must()) {
            for mv in player.frame().legal.clone().iter().take(40).flat_map(with_a_list) {
                let code = player.play(mv.clone()).await.unwrap_err();
                assert!(matches!(code, Code::BadRequest | Code::Refused), "{game}: {mv}: {code:?}");
                tried += 1;
            }
        }
        assert!(tried > 0, "{game}");
        let mut moves = house.store().moves(table, 0).await.unwrap();
        // In Klatz! a deal may show a photo at once, which the arbiter claims by a standing order.
        moves.retain(|row| game != "klatz" || !row.notation.starts_with("claim"));
        assert!(moves.is_empty(), "{game}: {moves:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_to_the_arbiter_written_as_a_list_is_refused() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (_, mut players) = house.game(&[&anna, &boris], new_table("klatz", 2, 0)).await;
    let orders = |message: &FromServer| match message {
        FromServer::Arbiter { message } if message["type"] == "orders" => Some(message["orders"].clone()),
        _ => None,
    };
    let first = players[0].until(|_, message| orders(message)).await[0].clone();
    let held = json!({"comp": first["comp"], "call": "hold", "prefer": "rightmost"});
    let right = json!({"type": "orders", "orders": [held]});
    let lists = [
        json!(["orders", [held]]),
        json!({"type": "orders", "orders": [[held["comp"], "hold", "rightmost"]]}),
    ];
    for message in lists {
        players[0].say(FromClient::Arbiter { message: message.clone() }).await;
        let refused = players[0]
            .until(|_, heard| match heard {
                FromServer::Arbiter { message } if message["type"] == "refused" => {
                    Some(message["refusal"]["type"].clone())
                }
                _ => orders(heard).map(|orders| panic!("{message} was accepted: {orders}")),
            })
            .await;
        assert_eq!(refused, "unreadable", "{message}");
    }
    players[0].say(FromClient::Arbiter { message: right }).await;
    assert_eq!(players[0].until(|_, message| orders(message)).await[0], held);
}
