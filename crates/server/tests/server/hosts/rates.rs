//! How much one person may say, and how often they may report somebody.

use klad_protocol::{
    Chat, Code, FromClient, FromServer,
    people::{Emote, Phrase},
};
use klad_server::{Config, Limits, Rate};
use serde_json::json;

use super::{ask, config, me, until_closed};
use crate::support::{House, Player, code, new_table};

/// This many, and no more for as long as a test takes.
const fn only(burst: f32) -> Rate {
    Rate { per_second: 0.0, burst }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_says_too_much_is_disconnected() {
    let limits = Limits { chatter: only(3.0), ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..config() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("my-treasure", 2, 0);
    new.chat = Chat::Free;
    let (_, mut players) = house.game(&[&anna, &boris], new).await;
    let mut listens = players.pop().unwrap();
    let mut talks = players.pop().unwrap();
    // Other messages do not count.
    for id in 0..10 {
        talks.say(FromClient::Ping { id }).await;
    }
    talks.say(FromClient::Say { text: "one".into() }).await;
    talks.say(FromClient::Phrase { phrase: Phrase::Hello }).await;
    talks.say(FromClient::Emote { emote: Emote::Wow }).await;
    for _ in 0..2 {
        listens.until(|_, message| matches!(message, FromServer::Said(_)).then_some(())).await;
    }
    listens.until(|_, message| matches!(message, FromServer::Emote { .. }).then_some(())).await;
    talks.say(FromClient::Say { text: "four".into() }).await;
    assert_eq!(until_closed(&mut talks).await, Some(Code::TooFast));
    // The other one has said nothing, and was not told the fourth.
    listens.say(FromClient::Say { text: "mine".into() }).await;
    let next = |_: &Player, message: &FromServer| match message {
        FromServer::Said(said) => Some(said.by),
        _ => None,
    };
    assert_eq!(listens.until(next).await, me(&boris).await.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_limited_per_guest() {
    let limits = Limits { reports: only(2.0), ..Limits::for_measuring() };
    let house = House::with(Config { limits, ..config() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await.id;
    let path = format!("/api/tables/{table}/reports");
    let about = |who| Some(json!({"about": who, "words": "rude"}));
    let (anna_id, boris_id) = (me(&anna).await.id, me(&boris).await.id);
    for _ in 0..2 {
        ask(&anna, "POST", &path, about(boris_id)).await.unwrap();
    }
    assert_eq!(code(ask(&anna, "POST", &path, about(boris_id)).await), Code::TooFast);
    ask(&boris, "POST", &path, about(anna_id)).await.expect("another guest has reports of their own");
}
