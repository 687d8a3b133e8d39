//! What the simulation has found, told without chance.

use std::time::Duration;

use klad_client::Client;
use klad_protocol::{Clock, FromClient, TableId, api::NewTable};
use klad_server::{Ambient, Config, Limits};
use klad_store::Memory;

use crate::{
    disk::Straight,
    support::{House, Player, new_table},
};

/// A server whose time passes only while nobody has anything to do.
fn house() -> House {
    let ambient = Ambient::simulated(1_700_000_000_000);
    let config = Config { limits: Limits::for_measuring(), ambient, ..Config::default() };
    House::over(Memory::new().unwrap().store(Straight).unwrap(), config)
}

/// A game of two with a clock, and the player whose turn it is.
async fn game(house: &House, guests: &[&Client]) -> (TableId, Player) {
    let clock = Clock::PerMove { seconds: 10 };
    let (table, players) = house.game(guests, NewTable { clock, ..new_table("my-treasure", 2, 0) }).await;
    (table, players.into_iter().find(Player::must).expect("somebody must move"))
}

async fn until_away(player: &mut Player, away: bool) {
    let seat = player.seat().index();
    while player.welcome.table.seats[seat].away != away {
        player.next().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_person_who_comes_back_when_their_stand_in_has_chosen_does_not_stop_all_bots() {
    let house = house();
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (_, mut player) = game(&house, &[&anna, &boris]).await;
    until_away(&mut player, true).await;
    // The stand-in chooses at once, and others may see it after a tenth of a second at the earliest.
    tokio::time::sleep(Duration::from_millis(50)).await;
    player.say(FromClient::Back).await;
    until_away(&mut player, false).await;
    until_away(&mut player, true).await;
    let before = player.frame().number;
    player.until(|player, _| (player.frame().number > before).then_some(())).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_without_people_rests_while_its_bot_pauses() {
    let house = house();
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, player) = game(&house, &[&anna, &boris]).await;
    drop(player);
    // A room that always has something to do would stop time here.
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert!(house.store().moves(table, 0).await.unwrap().len() > 10, "stand-ins play");
}
