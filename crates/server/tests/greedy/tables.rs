//! Somebody with many guests behind one address opens as many tables as they can.

use klad_client::Client;
use klad_protocol::{Code, FromServer, TableId};
use klad_server::{Ambient, Config, Limits, Rate};

use crate::{
    line, rest, send,
    support::{House, Player, begin, code, new_table, play_out},
    with,
};

#[tokio::test(flavor = "multi_thread")]
async fn an_address_opens_tables_at_a_limited_rate_however_many_guests_it_has() {
    const PER_SECOND: f32 = 0.5;
    const BURST: f32 = 10.0;
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let new_tables_per_address = Rate { per_second: PER_SECOND, burst: BURST };
    let limits = Limits { new_tables_per_address, ..Limits::for_measuring() };
    let house = House::with(Config { ambient, behind_proxy: true, ..with(limits) }).await;
    let mut guests = Vec::new();
    for _ in 0..8 {
        guests.push(house.guest("Mallory").await);
    }
    // Whether one of them may open a table from this address.
    let opens = async |guest: &Client, address: &str| {
        let body = serde_json::to_string(&new_table("my-treasure", 1, 1)).unwrap();
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nhost: klad\r\nconnection: close\r\ncontent-type: application/json\r\n\
             authorization: Bearer {}\r\nx-forwarded-for: {address}\r\ncontent-length: {}\r\n",
            guest.token().unwrap(),
            body.len()
        );
        let mut stream = line(&house, 64 << 10);
        send(&mut stream, &head, &body).await;
        let answer = rest(&mut stream).await;
        assert!(answer.starts_with("HTTP/1.1 201") || answer.contains("\"too_fast\""), "{answer}");
        answer.starts_with("HTTP/1.1 201")
    };
    let mut opened = 0;
    for _ in 0..20 {
        for guest in &guests {
            opened += u32::from(opens(guest, "192.0.2.1").await);
        }
        hand.advance(2_000);
    }
    // 20 times two seconds, of which the last two come too late.
    assert_eq!(opened, (BURST + 19.0 * 2.0 * PER_SECOND) as u32);
    assert!(opens(&guests[0], "192.0.2.2").await, "other addresses have their own share");
}

/// A guest with a game of their own that is over.
async fn alone(house: &House, name: &str) -> Player {
    let guest = house.guest(name).await;
    let (_, players) = house.game(&[&guest], new_table("treasure-maps", 1, 0)).await;
    play_out(players).await.remove(0)
}

/// Asks for the next game over the socket: its table, or why there is none.
async fn next_game(player: &mut Player) -> Result<TableId, Code> {
    player.socket.rematch().await.unwrap();
    let last = player.table;
    player
        .until(|player, message| match message {
            FromServer::Refused { error, .. } => Some(Err(error.code)),
            _ => Some(player.welcome.table.id).filter(|table| *table != last).map(Ok),
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_count_as_new_tables_of_the_address_however_many_guests_it_has() {
    const GUESTS: usize = 6;
    // Everybody's first table, and two more.
    let new_tables_per_address = Rate { per_second: 0.0, burst: GUESTS as f32 + 2.0 };
    let house = House::with(with(Limits { new_tables_per_address, ..Limits::for_measuring() })).await;
    let mut guests = Vec::new();
    for number in 0..GUESTS {
        guests.push(alone(&house, &format!("Mallory {number}")).await);
    }
    let mut opened = Vec::new();
    for guest in &mut guests {
        opened.push(next_game(guest).await);
    }
    assert!(opened[..2].iter().all(Result::is_ok), "{opened:?}");
    assert!(opened[2..].iter().all(|opened| *opened == Err(Code::TooFast)), "{opened:?}");
    // Over HTTP, too; but a table that is already open can still be found.
    assert_eq!(code(guests[5].client.rematch(guests[5].table).await), Code::TooFast);
    assert_eq!(Ok(guests[0].client.rematch(guests[0].table).await.unwrap().table), opened[0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_a_limited_number_of_tables_that_are_not_over() {
    let house = House::with(with(Limits { tables_per_guest: 3, ..Limits::for_measuring() })).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let new = new_table("treasure-maps", 1, 0);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(anna.open_table(&new).await.unwrap().id);
    }
    assert_eq!(code(anna.open_table(&new).await), Code::TooMany);
    boris.open_table(&new).await.expect("another guest has tables of their own");
    // One that is being played still counts; one that is over does not.
    anna.sit(tables[0], None).await.unwrap();
    begin(&[&anna], tables[0]).await;
    assert_eq!(code(anna.open_table(&new).await), Code::TooMany);
    play_out(vec![Player::sit_at(&anna, tables[0]).await]).await;
    anna.open_table(&new).await.unwrap();
    assert_eq!(code(anna.open_table(&new).await), Code::TooMany);
}
