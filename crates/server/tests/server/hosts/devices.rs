//! A guest's devices: links that ask first, a list, and signing out.

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use klad_client::Client;
use klad_protocol::{
    Code, FromClient, FromServer,
    api::{ContinueHere, DeviceLink, SignedIn},
    host::{Device, IdentityConflict},
    people::Me,
};
use klad_server::{Ambient, Config, Limits};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::{ask, until_closed};
use crate::support::{House, Player, code, new_table};

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
async fn somebody_elses_link_asks_before_it_replaces_your_identity() {
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
    let two: IdentityConflict = serde_json::from_value(refused["detail"].clone()).unwrap();
    assert_eq!((two.now.name.as_str(), two.then.name.as_str()), ("Boris", "Anna"));

    // The link still works, and the device can go back to the guest it was.
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
async fn your_own_link_and_a_link_on_a_fresh_device_do_not_ask() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for other in [anna.clone(), Client::nobody(house.site())] {
        let link: DeviceLink = anna.post("/api/me/links", None::<&()>).await.unwrap();
        let here = ContinueHere { code: link.code, bearer: true, replace: false };
        let arrived: SignedIn = other.post("/api/me/continue", Some(&here)).await.unwrap();
        assert_eq!(arrived.me.name, "Anna");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_listed_and_signed_out_and_their_sockets_close() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let link: DeviceLink = anna.post("/api/me/links", None::<&()>).await.unwrap();
    let here = ContinueHere { code: link.code, bearer: true, replace: false };
    let arrived: SignedIn = Client::nobody(house.site()).post("/api/me/continue", Some(&here)).await.unwrap();
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

    // The remaining one is still signed in, until it signs itself out.
    on_laptop.say(FromClient::Ping { id: 1 }).await;
    on_laptop.until(|_, message| (*message == FromServer::Pong { id: 1 }).then_some(())).await;
    ask(&anna, "DELETE", "/api/me", None).await.unwrap();
    assert_eq!(until_closed(&mut on_laptop).await, Some(Code::NoIdentity));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_device_cannot_be_signed_out() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let devices: Vec<Device> = anna.get("/api/me/devices").await.unwrap();
    let path = format!("/api/me/devices/{}", devices[0].id);
    assert_eq!(code(ask(&boris, "DELETE", &path, None).await), Code::NotFound);
    assert_eq!(anna.get::<Me>("/api/me").await.unwrap().name, "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_link_lasts_ten_minutes() {
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let house = House::with(Config { ambient, limits: Limits::for_measuring(), ..Config::default() }).await;
    let anna = house.guest("Anna").await;
    let mut links = Vec::new();
    for _ in 0..2 {
        links.push(anna.post::<DeviceLink>("/api/me/links", None::<&()>).await.unwrap().code);
    }
    let go_on = async |code: &str| {
        let here = ContinueHere { code: code.to_owned(), bearer: true, replace: false };
        Client::nobody(house.site()).post::<SignedIn>("/api/me/continue", Some(&here)).await
    };
    hand.advance(10 * 60_000 - 1);
    assert_eq!(go_on(&links[0]).await.unwrap().me.name, "Anna", "in the last moment");
    assert_eq!(code(go_on(&links[0]).await), Code::BadLink, "once");
    hand.advance(2);
    assert_eq!(code(go_on(&links[1]).await), Code::BadLink, "too late");
}
