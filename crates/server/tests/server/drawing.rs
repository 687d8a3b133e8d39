//! Drawing the seed in two steps: what everybody sees, what happens when somebody does not reveal, and what an operator
//! who reads the store cannot do.

use std::time::Duration;

use crate::liar::{Lie, relay};
use crate::support::{
    House, Player, begin, catalog, code, new_table, play_out, programs::Scratch, reveal, seed_of, sit_with,
    until_state, verify,
};
use klad_client::{Client, Site, now};
use klad_engine::{Seat, Seed, chance, draw, transcript::hex};
use klad_protocol::{
    Code, FromServer, Occupant, TableInfo, TableState,
    api::{NewSeat, Seated, Sit},
    witness::Kind,
};
use klad_server::{Ambient, BeaconFile, Config, Hand, Limits};
use klad_store::{SeatRecord, TableRecord};
use sha2::{Digest, Sha256};

/// How long people have to reveal.
const REVEAL: Duration = Duration::from_secs(30);

/// A server on which deadlines pass quickly.
fn hurried() -> Config {
    let limits = Limits { reveal: REVEAL, ..Limits::for_measuring() };
    Config { limits, ambient: Ambient::hurried(300), ..Config::default() }
}

/// A server whose time is advanced by the test.
async fn house_by_hand() -> (House, Hand) {
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let limits = Limits { reveal: REVEAL, ..Limits::for_measuring() };
    (House::with(Config { limits, ambient, ..Config::default() }).await, hand)
}

async fn stored(house: &House, table: &TableInfo) -> TableRecord {
    house.store().table(table.id).await.unwrap().unwrap()
}

#[tokio::test]
async fn an_operator_who_reads_the_store_cannot_free_a_seat_until_a_nonce_suits() {
    let (house, hand) = house_by_hand().await;
    let (operator, victim) = (house.guest("Operator").await, house.guest("Victim").await);
    let table = house.table(&[&operator, &victim], new_table("my-treasure", 2, 0)).await;
    let seat = format!("/api/tables/{}/seats/1", table.id);
    for _ in 0..15 {
        // Until the seats are fixed, nothing in the store allows a deal to be predicted.
        let record = stored(&house, &table).await;
        assert!(
            record.seats.iter().all(|seat| seat.nonce.is_none()),
            "no nonce is known before the seats are fixed"
        );
        let _: TableInfo = operator.put(&seat, Some(&NewSeat::Open)).await.unwrap();
        // Somebody who was removed has to wait.
        hand.advance(10 * 60_000 + 1);
        victim.sit(table.id, None).await.unwrap();
    }
    operator.start(table.id).await.unwrap();
    // Now nonces arrive, and nothing can be changed anymore.
    assert_eq!(code(operator.put::<TableInfo>(&seat, Some(&NewSeat::Open)).await), Code::WrongState);
    let bot = NewSeat::Bot { level: "random".into() };
    assert_eq!(code(operator.put::<TableInfo>(&seat, Some(&bot)).await), Code::WrongState);
    let before = victim.notes().of(table.id).unwrap();
    victim.draw(table.id).await.unwrap();
    let record = stored(&house, &table).await;
    assert_eq!(record.state, TableState::Playing);
    let own = record.seats.iter().find(|seat| seat.occupant.title() == "Victim").unwrap();
    assert_eq!(
        Some(hex(&own.nonce.unwrap())),
        before.tries[0].nonce,
        "the victim's nonce is part of the seed"
    );
}

#[tokio::test]
async fn an_operator_who_sits_down_last_cannot_choose_a_nonce_that_suits() {
    let house = House::open().await;
    let (victim, operator) = (house.guest("Victim").await, house.guest("Operator").await);
    let table = house.table(&[&victim], new_table("my-treasure", 2, 0)).await;
    let committed = [7; 32];
    sit_with(&operator, table.id, Seat(1), committed).await;
    // The victim starts and reveals; the operator reads it, and knows what any nonce of theirs would deal.
    victim.start(table.id).await.unwrap();
    let record = stored(&house, &table).await;
    let theirs = record.seats[0].nonce.expect("the victim has revealed");
    let dealt = |nonce: &[u8; 32]| {
        draw::seed(table.id.as_str(), 0, &record.secret, [Some(&theirs), Some(nonce)].into_iter(), None)
    };
    let suits =
        (0..=255).map(|byte| [byte; 32]).find(|nonce| draw::seating(&dealt(nonce), 2) == [1, 0]).unwrap();
    if suits != committed {
        assert_eq!(code(reveal(&operator, table.id, suits).await), Code::BadRequest);
    }
    let begun = reveal(&operator, table.id, committed).await.unwrap();
    assert_eq!(begun.state, TableState::Playing);
    assert!(
        seed_of(&stored(&house, &table).await) == dealt(&committed),
        "only the nonce committed to counts"
    );
}

#[tokio::test]
async fn nobody_is_shown_a_nonce_before_all_are_revealed() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 1)).await;
    assert_eq!(code(reveal(&anna, table.id, [1; 32]).await), Code::WrongState, "the seats are not fixed yet");
    let fixed = anna.start(table.id).await.unwrap();
    assert_eq!(fixed.state, TableState::Open);
    assert!(fixed.draw.as_ref().unwrap().reveal_by.is_some());
    assert_eq!(fixed.seats.iter().map(|seat| seat.revealed).collect::<Vec<_>>(), [true, false, false]);
    assert!(fixed.seats.iter().all(|seat| seat.nonce.is_none() && seat.chair.is_none()));
    assert_eq!(code(anna.start(table.id).await), Code::WrongState, "it has already started");
    assert_eq!(code(house.guest("Clara").await.sit(table.id, None).await), Code::WrongState);
    assert_eq!(code(reveal(&boris, table.id, [1; 32]).await), Code::BadRequest, "not the nonce committed to");
    assert_eq!(code(reveal(&house.guest("Clara").await, table.id, [1; 32]).await), Code::NotSeated);
    let begun = boris.draw(table.id).await.unwrap();
    assert_eq!(begun.state, TableState::Playing);
    assert_eq!(begun.draw.unwrap().reveal_by, None);
    let mut chairs: Vec<u8> = begun.seats.iter().map(|seat| seat.chair.unwrap()).collect();
    chairs.sort();
    assert_eq!(chairs, [0, 1, 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_does_not_reveal_is_named_and_loses_the_seat_and_the_others_commit_again() {
    let (house, hand) = house_by_hand().await;
    let (anna, boris, sleeper) =
        (house.guest("Anna").await, house.guest("Boris").await, house.guest("Сонya").await);
    let table = house.table(&[&sleeper, &anna, &boris], new_table("my-treasure", 3, 0)).await;
    let mut watching = Player::sit_at(&anna, table.id).await;
    let nonce = [5; 32];
    let _: TableInfo = sleeper.post(&format!("/api/tables/{}/leave", table.id), None::<&()>).await.unwrap();
    sit_with(&sleeper, table.id, Seat(0), nonce).await;
    anna.start(table.id).await.expect("the host has left and come back, so Anna is host");
    boris.draw(table.id).await.unwrap();
    hand.advance(REVEAL.as_millis() as u64 + 1);
    watching
        .until(|player, _| {
            let draw = player.welcome.table.draw.as_ref()?;
            (draw.restarts.len() == 1).then_some(())
        })
        .await;
    let after = anna.table(table.id).await.unwrap();
    let restart = &after.draw.as_ref().unwrap().restarts[0];
    assert_eq!(restart.commitment, table.commitment);
    assert_eq!((restart.missing[0].chair, restart.missing[0].name.as_str()), (0, "Сонya"));
    assert_eq!(restart.missing.len(), 1);
    assert_eq!(after.state, TableState::Open);
    assert_ne!(after.commitment, table.commitment, "the server has a new secret");
    assert_eq!(after.seats[0].occupant, Occupant::Open);
    assert_eq!(code(reveal(&sleeper, table.id, nonce).await), Code::NotSeated, "too late");

    // Anna's socket commits again automatically, Boris when he looks; then the game can begin with somebody else.
    boris.draw(table.id).await.unwrap();
    watching
        .until(|player, _| {
            let seats = &player.welcome.table.seats;
            seats[1..].iter().all(|seat| seat.commitment.is_some()).then_some(())
        })
        .await;
    let clara = house.guest("Clara").await;
    clara.sit(table.id, None).await.unwrap();
    begin(&[&anna, &boris, &clara], table.id).await;
    drop(watching);
    let mut players = Vec::new();
    for guest in [&anna, &boris, &clara] {
        players.push(Player::sit_at(guest, table.id).await);
    }
    play_out(players).await;
    let transcript = verify(&anna, table.id).await;
    assert_eq!(transcript.verify(&catalog()).unwrap().restarts, 1);
    assert!(transcript.to_string().contains(&format!("restart 1 {} 1 Сонya", table.commitment)));
    for guest in [&anna, &boris, &clara] {
        let mut witness = guest.notes().of(table.id).unwrap();
        witness.check(&transcript.to_string(), &catalog(), now()).expect("everything everybody saw matches");
    }
}

#[tokio::test]
async fn leaving_instead_of_revealing_starts_the_table_over() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    anna.start(table.id).await.unwrap();
    let left = boris.leave(table.id).await.unwrap();
    assert_eq!(left.draw.as_ref().unwrap().restarts[0].missing[0].name, "Boris");
    assert_eq!((left.state, &left.seats[1].occupant), (TableState::Open, &Occupant::Open));
    assert_eq!(left.seats[0].commitment, None, "Anna commits again");
    boris.sit(table.id, None).await.unwrap();
    assert_eq!(code(anna.start(table.id).await), Code::WrongState, "Anna has not committed again yet");
    anna.draw(table.id).await.unwrap();
    begin(&[&anna, &boris], table.id).await;
}

#[tokio::test]
async fn a_draw_continues_after_a_restart_between_committing_and_revealing() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let house = house.restart().await;
    let (anna, boris) = (anna.at(house.site()), boris.at(house.site()));
    anna.start(table.id).await.unwrap();
    let house = house.restart().await;
    let (anna, boris) = (anna.at(house.site()), boris.at(house.site()));
    // A client that reconnects learns that it has not revealed, and does.
    let mut player = Player::sit_at(&boris, table.id).await;
    player.until(|player, _| player.frame.is_some().then_some(())).await;
    assert_eq!(anna.table(table.id).await.unwrap().draw.unwrap().restarts, []);
    assert_eq!(anna.notes().of(table.id).unwrap().contradictions, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reveal_deadline_takes_effect_although_the_table_is_not_in_memory() {
    let house = House::with(hurried()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    anna.start(table.id).await.unwrap();
    // Nobody asks for this table anymore; only its row in the store has the deadline.
    let house = house.restart().await;
    let begun = std::time::Instant::now();
    loop {
        let record = stored(&house, &table).await;
        if record.draw.as_ref().unwrap().restarts.len() == 1 {
            assert_eq!(record.seats[1].occupant, Occupant::Open);
            return;
        }
        assert!(begun.elapsed() < crate::support::PATIENCE, "the table waits forever");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_on_two_nodes_draw_one_seed() {
    let config = Config { limits: Limits::for_measuring(), ..Config::default() };
    let (here, there) = House::pair(config).await;
    let (anna, boris) = (here.guest("Anna").await, there.guest("Boris").await);
    let table = here.table(&[&anna], new_table("treasure-maps", 2, 1)).await;
    boris.sit(table.id, None).await.unwrap();
    let mut first = Player::sit_at(&anna, table.id).await;
    let mut second = Player::sit_at(&boris, table.id).await;
    anna.start(table.id).await.unwrap();
    // Boris's client reveals when his node learns that the seats are fixed.
    let has_begun = |player: &Player, _: &FromServer| player.frame.is_some().then_some(());
    tokio::join!(first.until(has_begun), second.until(has_begun));
    play_out(vec![first, second]).await;
    let transcript = verify(&anna, table.id).await.to_string();
    for guest in [&anna, &boris] {
        let mut witness = guest.notes().of(table.id).unwrap();
        assert!(witness.views.len() > 3, "every view was seen by a witness");
        witness
            .check(&transcript, &catalog(), now())
            .unwrap_or_else(|| panic!("{:?}", witness.contradictions));
    }
}

#[tokio::test]
async fn a_table_opened_under_scheme_1_ends_under_scheme_1() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap();
    // As a server of the previous version left it.
    let record = stored(&house, &table).await;
    let old = TableRecord {
        draw: None,
        seats: record.seats.iter().map(|seat| SeatRecord::of(seat.occupant.clone())).collect(),
        ..record
    };
    house.store().save(&old, None).await.unwrap();
    let house = house.restart().await;
    let (anna, boris) = (anna.at(house.site()), boris.at(house.site()));
    let opened = anna.table(table.id).await.unwrap();
    assert_eq!((opened.draw, opened.commitment), (None, hex(&chance::commitment(&old.secret))));
    let path = format!("/api/tables/{}/sit", table.id);
    let commitment = Sit { seat: None, commitment: Some(hex(&[1; 32])), nonce: None, password: None };
    assert_eq!(code(anna.post::<Seated>(&path, Some(&commitment)).await), Code::BadRequest);
    anna.sit(table.id, None).await.unwrap();
    boris.sit(table.id, None).await.unwrap();
    let begun = anna.start(table.id).await.unwrap();
    assert_eq!(begun.state, TableState::Playing, "there is nothing to reveal");
    let players = vec![Player::sit_at(&anna, table.id).await, Player::sit_at(&boris, table.id).await];
    play_out(players).await;
    let transcript = verify(&anna, table.id).await;
    assert_eq!((transcript.scheme(), transcript.nonces.len()), (1, 2));
    let record = stored(&house, &table).await;
    let nonces = record.seats.iter().filter_map(|seat| seat.nonce.as_ref());
    assert!(transcript.seed().unwrap() == Seed::of_table(&record.secret, nonces));
    let mut witness = boris.notes().of(table.id).unwrap();
    witness.check(&transcript.to_string(), &catalog(), now()).expect("what Boris saw matches");
}

#[tokio::test]
async fn a_bare_nonce_is_refused_where_a_commitment_is_required() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap();
    let path = format!("/api/tables/{}/sit", table.id);
    let sit = |commitment: Option<&str>, nonce: Option<&str>| Sit {
        seat: None,
        commitment: commitment.map(str::to_owned),
        nonce: nonce.map(str::to_owned),
        password: None,
    };
    let digits = hex(&[1; 32]);
    for wrong in [
        sit(None, Some(&digits)),
        sit(None, None),
        sit(Some(&digits), Some(&digits)),
        sit(Some("00"), None),
        sit(Some(&digits[1..]), None),
    ] {
        assert_eq!(code(anna.post::<Seated>(&path, Some(&wrong)).await), Code::BadRequest, "{wrong:?}");
    }
    assert_eq!(stored(&house, &table).await.seats[0].occupant, Occupant::Open);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_beacon_is_mixed_in_after_all_commitments_where_several_people_play() {
    let scratch = Scratch::new();
    let path = scratch.path().join("beacon");
    let chain: Vec<[u8; 32]> =
        std::iter::successors(Some([4; 32]), |value| Some(Sha256::digest(value).into())).take(4).collect();
    let mut text = format!("anchor {}\n1 {}\n", hex(&chain[3]), hex(&chain[2]));
    std::fs::write(&path, &text).unwrap();
    let config = Config {
        limits: Limits::for_measuring(),
        beacon: Some(BeaconFile::open(path.clone()).unwrap()),
        ..Config::default()
    };
    let house = House::with(config).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);

    // One person against a bot does not wait for the beacon.
    let alone = house.table(&[&anna], new_table("my-treasure", 1, 1)).await;
    assert_eq!(anna.start(alone.id).await.unwrap().state, TableState::Playing);

    let table = house.table(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let fixed = anna.start(table.id).await.unwrap();
    let beacon = fixed.draw.unwrap().beacon.unwrap();
    assert_eq!((beacon.round, beacon.value), (2, None), "a round that is not published yet");
    let revealed = boris.draw(table.id).await.unwrap();
    assert_eq!(
        revealed.state,
        TableState::Open,
        "everybody has revealed, and the table waits for the beacon"
    );
    // A value that does not belong to the chain is rejected.
    std::fs::write(&path, format!("{text}2 {}\n", hex(&[9; 32]))).unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(anna.table(table.id).await.unwrap().state, TableState::Open);
    text += &format!("2 {}\n", hex(&chain[1]));
    std::fs::write(&path, &text).unwrap();
    until_state(&anna, table.id, TableState::Playing).await;
    let players = vec![Player::sit_at(&anna, table.id).await, Player::sit_at(&boris, table.id).await];
    play_out(players).await;
    let transcript = verify(&anna, table.id).await;
    assert_eq!(transcript.draw.as_ref().unwrap().beacon.unwrap().value, chain[1]);
    let mut witness = boris.notes().of(table.id).unwrap();
    witness.check(&transcript.to_string(), &catalog(), now()).expect("what Boris saw matches");
}

/// A connection to the server through a lying proxy.
fn proxy(house: &House, lie: Lie) -> Site {
    let dial = house.dialer(64 << 10);
    Site::over(move || {
        let (near, far) = tokio::io::duplex(64 << 10);
        tokio::spawn(relay(lie, far, dial()));
        near
    })
}

/// Anna plays an honest game through a lying proxy. Returns what her client noticed.
async fn noticed(lie: Lie) -> Vec<Kind> {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let anna = anna.at(proxy(&house, lie));
    let table = boris.open_table(&new_table("my-treasure", 2, 0)).await.unwrap();
    boris.sit(table.id, None).await.unwrap();
    anna.sit(table.id, None).await.unwrap();
    let mut first = Player::sit_at(&anna, table.id).await;
    boris.start(table.id).await.unwrap();
    let _ = anna.draw(table.id).await;
    let kinds = |anna: &Client| {
        let witness = anna.notes().of(table.id).unwrap();
        witness.contradictions.iter().map(|contradiction| contradiction.kind).collect::<Vec<_>>()
    };
    // If she noticed something before revealing, she did not reveal.
    if house.store().table(table.id).await.unwrap().unwrap().state == TableState::Open {
        return kinds(&anna);
    }
    first.until(|player, _| player.frame.is_some().then_some(())).await;
    let second = Player::sit_at(&boris, table.id).await;
    let mut players = play_out(vec![first, second]).await;
    while players[0].welcome.table.state != TableState::Over {
        players[0].next().await;
    }
    anna.draw(table.id).await.unwrap();
    let text = anna.transcript(table.id).await.unwrap();
    let mut witness = anna.notes().of(table.id).unwrap();
    witness.check(&text, &catalog(), now());
    witness.contradictions.iter().map(|contradiction| contradiction.kind).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_witness_has_nothing_to_report_about_an_honest_server() {
    assert_eq!(noticed(Lie::None).await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_swaps_its_commitment_is_noticed_before_anything_is_revealed() {
    assert_eq!(noticed(Lie::Commitment).await, [Kind::Commitment]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_swaps_secret_and_commitment_after_the_end_is_noticed() {
    let found = noticed(Lie::Secret).await;
    assert!(found.contains(&Kind::Commitment), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_swaps_nonces_is_noticed() {
    let found = noticed(Lie::Nonces).await;
    assert!(found.contains(&Kind::Own) && found.contains(&Kind::Chairs), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_swaps_a_card_is_noticed() {
    assert_eq!(noticed(Lie::Card).await, [Kind::View]);
}
