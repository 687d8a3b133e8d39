//! Somebody opens as many bots-only games as they can.

use klad_client::{Client, ClientError};
use klad_protocol::{Code, FromServer, TableId, api::Seen};
use klad_server::Limits;
use tokio::time::timeout;

use crate::{
    HOUR,
    support::{House, PATIENCE, code, new_table},
    with,
};

/// Starts a bots-only game.
pub(super) async fn bots_only(host: &Client) -> Result<TableId, ClientError> {
    let table = host.open_table(&new_table("my-treasure", 0, 2)).await.unwrap().id;
    host.start(table).await.map(|table| table.id)
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_only_games_are_limited_per_guest() {
    let limits = Limits { bots_only_per_guest: 2, unwatched_pause: HOUR, ..Limits::for_measuring() };
    let house = House::with(with(limits)).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    for _ in 0..2 {
        bots_only(&anna).await.unwrap();
    }
    assert_eq!(code(bots_only(&anna).await), Code::TooMany);
    bots_only(&boris).await.unwrap();
    house.game(&[&anna], new_table("my-treasure", 1, 1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_in_bots_only_games_pause_until_somebody_watches() {
    let limits = Limits { unwatched_pause: HOUR, ..Limits::for_measuring() };
    let house = House::with(with(limits)).await;
    let anna = house.guest("Anna").await;
    let table = bots_only(&anna).await.unwrap();
    for _ in 0..20 {
        let _: Seen = anna.get(&format!("/api/tables/{table}/view")).await.unwrap();
    }
    assert_eq!(house.store().moves(table, 0).await.unwrap().len(), 0, "nobody watches, nobody moves");
    let mut watcher = Client::nobody(house.site()).connect(table).await.unwrap();
    let over = async {
        while let Some(message) = watcher.next().await.unwrap() {
            if matches!(&message, FromServer::View(frame) if frame.outcome.is_some()) {
                return;
            }
        }
    };
    timeout(PATIENCE, over).await.expect("the game is played to its end");
}
