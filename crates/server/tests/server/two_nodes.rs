//! Two nodes on one database, without a bus between them.

use std::sync::Arc;

use crate::support::{
    House, Player, begin, catalog, new_table, play_out,
    programs::{Postgres, Scratch},
    verify,
};
use klad_protocol::TableState;
use klad_server::{Config, Limits};

async fn node(postgres: &Postgres) -> House {
    let config = Config { limits: Limits::for_measuring(), ..Config::default() };
    House::at(postgres.address(), config, Arc::new(Scratch::new()), catalog()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_connects_to_another_node_sees_what_has_just_happened() {
    let postgres = Postgres::start();
    let (here, there) = (node(&postgres).await, node(&postgres).await);
    let (anna, boris) = (here.guest("Anna").await, here.guest("Boris").await);
    let table = here.table(&[&anna], new_table("my-treasure", 2, 0)).await;
    // The other node has the table in memory as it was before Boris sat down and the game began.
    let watcher = Player::sit_at(&there.guest("Clara").await, table.id).await;
    assert_eq!(watcher.welcome.table.state, TableState::Open);
    boris.sit(table.id, None).await.unwrap();
    begin(&[&anna, &boris], table.id).await;

    let boris = Player::sit_at(&boris.at(there.site()), table.id).await;
    assert_eq!(boris.welcome.table.state, TableState::Playing);
    assert_eq!(boris.frame().number, 1);
    let anna = Player::sit_at(&anna, table.id).await;
    assert_ne!(anna.seat(), boris.seat());
    let players = play_out(vec![anna, boris]).await;
    verify(&players[0].client, table.id).await;
}
