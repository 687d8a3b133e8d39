//! Before a game and around it: guests, seats, lists of tables, rules, and links.

use std::sync::Arc;

use axum::{Extension, Router, routing::get};
use klad_client::{Client, Site};
use klad_engine::Seat;
use klad_protocol::{
    Code, Occupant, TableState,
    api::{ContinueHere, DeviceLink, GameCard, NewSeat, NewTable, Rulebook, TableList},
    people::Me,
};
use klad_server::{Ambient, Config, Invited, Limits, Server};

use crate::support::{House, Player, begin, catalog, code, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_continues_on_another_device() {
    let house = House::open().await;
    let telephone = house.guest("Anna").await;
    let me: Me = telephone.get("/api/me").await.unwrap();
    let link: DeviceLink = telephone.post("/api/me/links", None::<&()>).await.unwrap();
    assert!(link.url.ends_with(&format!("/continue#{}", link.code)) && link.qr.contains("<svg"));

    let nobody = Client::nobody(house.site());
    let here = ContinueHere { code: link.code, bearer: true, replace: false };
    let arrived: klad_protocol::api::SignedIn = nobody.post("/api/me/continue", Some(&here)).await.unwrap();
    assert_eq!(arrived.me, me);
    let computer = Client::with_token(house.site(), arrived.token.unwrap());
    assert_eq!(
        code(nobody.post::<Me>("/api/me/continue", Some(&here)).await),
        Code::BadLink,
        "a link works once"
    );

    let boris = house.guest("Boris").await;
    let (table, players) = house.game(&[&telephone, &boris], new_table("my-treasure", 2, 0)).await;
    let there = Player::sit_at(&computer, table).await;
    assert_eq!(there.seat(), players[0].seat(), "the seat belongs to the person");
    assert_eq!(there.frame().view, players[0].frame().view);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_wrong_secrets_get_the_same_answer() {
    let house = House::open().await;
    for token in ["", "x", &"0".repeat(64), &"f".repeat(500), "ü"] {
        let client = Client::with_token(house.site(), token.into());
        assert_eq!(code(client.get::<Me>("/api/me").await), Code::NoIdentity, "{token:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_arranges_the_seats() {
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let house = House::with(Config { limits: Limits::for_measuring(), ambient, ..Config::default() }).await;
    let (anna, boris, chloe) =
        (house.guest("Anna").await, house.guest("Boris").await, house.guest("Chloe").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 3, 0)).await.id;
    let seat = |place: u8| format!("/api/tables/{table}/seats/{place}");
    let bot = NewSeat::Bot { level: "easy".into() };

    assert_eq!(code(chloe.sit(table, Some(Seat(1))).await), Code::SeatTaken);
    assert_eq!(code(chloe.sit(table, Some(Seat(7))).await), Code::NotFound);
    assert_eq!(code(boris.start(table).await), Code::NotHost);
    assert_eq!(code(anna.start(table).await), Code::WrongState);
    assert_eq!(code(boris.put::<Me>(&seat(2), Some(&bot)).await), Code::NotHost);
    let unknown = NewSeat::Bot { level: "unbeatable".into() };
    assert_eq!(code(anna.put::<Me>(&seat(2), Some(&unknown)).await), Code::BadOptions);
    assert_eq!(code(anna.put::<Me>(&seat(8), Some(&bot)).await), Code::NotFound);

    let mut watching = Player::sit_at(&boris, table).await;
    let info: klad_protocol::TableInfo = anna.put(&seat(1), Some(&NewSeat::Open)).await.unwrap();
    assert_eq!(info.seats[1].occupant, Occupant::Open, "Boris is out");
    watching.until(|player, _| player.welcome.seat.is_none().then_some(())).await;
    let _: klad_protocol::TableInfo = anna.put(&seat(1), Some(&bot)).await.unwrap();
    chloe.sit(table, None).await.unwrap();
    let again = chloe.sit(table, Some(Seat(0))).await.unwrap();
    assert_eq!(again.seat, Seat(2), "somebody who already sits keeps the seat");

    let left = anna.leave(table).await.unwrap();
    assert_eq!(left.host, chloe.get::<Me>("/api/me").await.unwrap().id, "the next person is host");
    assert_eq!(code(boris.sit(table, None).await), Code::Restricted, "the host removed him");
    hand.advance(10 * 60_000 + 1);
    boris.sit(table, None).await.unwrap();
    begin(&[&chloe, &boris], table).await;
    assert_eq!(code(chloe.start(table).await), Code::WrongState);
    assert_eq!(code(anna.sit(table, None).await), Code::WrongState);

    let empty = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap();
    assert_eq!(anna.leave(empty.id).await.unwrap().state, TableState::Closed, "nobody is left");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_public_tables_and_your_own() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for listed in [true, false] {
        for _ in 0..12 {
            let table =
                anna.open_table(&NewTable { listed, ..new_table("my-treasure", 2, 0) }).await.unwrap();
            anna.sit(table.id, None).await.unwrap();
        }
    }
    let nobody = Client::nobody(house.site());
    let list: TableList = nobody.get("/api/tables").await.unwrap();
    assert_eq!((list.tables.len(), list.next), (12, None));
    assert!(list.tables.iter().all(|table| table.listed));
    let list: TableList = nobody.get("/api/tables?game=klatz").await.unwrap();
    assert_eq!(list.tables.len(), 0);
    let first: TableList = anna.get("/api/me/tables?state=open").await.unwrap();
    let next = first.next.unwrap();
    let second: TableList = anna.get(&format!("/api/me/tables?state=open&before={next}")).await.unwrap();
    assert_eq!((first.tables.len(), second.tables.len(), second.next), (20, 4, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_rules_are_described_in_words() {
    let house = House::open().await;
    let nobody = Client::nobody(house.site());
    let games: Vec<GameCard> = nobody.get("/api/games").await.unwrap();
    assert_eq!(games.len(), 4);
    for game in games {
        assert!(game.levels.contains(&"medium".into()));
        for lang in ["en", "de", "fr", "ru", "uk"] {
            let rules: Rulebook =
                nobody.get(&format!("/api/games/{}/rules?lang={lang}", game.slug)).await.unwrap();
            let texts = rules.sections.iter().flat_map(|section| &section.rules);
            assert!(texts.clone().count() > 20);
            assert!(texts.into_iter().all(|rule| !rule.text.is_empty()));
        }
    }
    assert_eq!(code(nobody.get::<GameCard>("/api/games/chess").await), Code::NotFound);
    assert_eq!(code(nobody.get::<Rulebook>("/api/games/klatz/rules?lang=xx").await), Code::BadRequest);
}

#[tokio::test]
async fn the_page_learns_the_game_of_a_table_from_its_link() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = house.table(&[&ann], new_table("klatz", 2, 0)).await;

    let say = |invited: Option<Extension<Invited>>| async move {
        invited.map_or("nothing".to_owned(), |Extension(invited)| format!("{} {}", invited.game, invited.url))
    };
    let config = Config { public_url: Some("https://klad.example/".into()), ..Config::default() };
    let page = Router::new().fallback(get(say));
    let running =
        Arc::new(Server::new(catalog(), house.store().clone()).with_config(config).with_page(page).start());
    let server = running.clone();
    let site = Site::over(move || {
        let (near, far) = tokio::io::duplex(64 << 10);
        server.connect(far);
        near
    });
    let visitor = Client::nobody(site);
    let told = visitor.text(&format!("/t/{}", table.id)).await.unwrap();
    assert_eq!(told, format!("klatz https://klad.example/t/{}", table.id));
    for path in ["/", "/t/", "/t/0000000000000", "/t/../secret", "/rules/klatz"] {
        assert_eq!(visitor.text(path).await.unwrap(), "nothing", "{path}");
    }
}
