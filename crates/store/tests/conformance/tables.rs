//! Tables: saved by version, listed, counted and closed, with their chat and their arbiters' memory.

use klad_engine::draw::Restart;
use klad_protocol::{IdentityId, Occupant, TableState};
use klad_store::{BeaconRecord, DrawRecord, ListQuery, Saved, SeatRecord, Store, TableRecord};

use crate::{append, fresh, fresh_id, fresh_identity, fresh_table};

pub(super) async fn tables_are_saved_by_version(store: &Store) {
    let table = fresh_table();
    assert_eq!(store.table(table.id).await.unwrap(), None);
    assert_eq!(store.save(&table, None).await.unwrap(), Saved::Conflict, "there is nothing to replace");
    assert_eq!(store.create(&table).await.unwrap(), Saved::Done);
    assert_eq!(store.create(&table).await.unwrap(), Saved::Conflict);
    assert_eq!(store.table(table.id).await.unwrap(), Some(table.clone()));

    let person = Occupant::Person { id: fresh_identity().id, name: "Анна \"A\"".into(), picture: 3 };
    let mut mine = table.clone();
    mine.seats[0] = SeatRecord {
        occupant: person,
        commitment: Some([6; 32]),
        nonce: Some([7; 32]),
        chair: Some(1),
        away: true,
        back_ms: 12,
    };
    mine.secret = [8; 32];
    mine.draw = Some(DrawRecord {
        restarts: vec![Restart {
            commitment: [1; 32],
            missing: vec![(0, "Анна \"A\"".into()), (1, "B".into())],
        }],
        reveal_by_ms: Some(3_000),
        beacon: Some(BeaconRecord { anchor: [2; 32], round: 9, value: Some([3; 32]) }),
    });
    mine.state = TableState::Playing;
    mine.started_ms = Some(2_000);
    mine.next = Some(fresh_id());
    mine.host = fresh_identity().id;
    let theirs = TableRecord { listed: !table.listed, ..table.clone() };
    assert_eq!(store.save(&mine, None).await.unwrap(), Saved::Done);
    assert_eq!(store.save(&theirs, None).await.unwrap(), Saved::Conflict, "made for the previous version");
    let saved = TableRecord { version: table.version + 1, ..mine };
    assert_eq!(store.table(table.id).await.unwrap(), Some(saved.clone()));

    store.append(append(table.id, 0, "go")).await.unwrap();
    let heads = store.heads(&[table.id, fresh_id()]).await.unwrap();
    assert_eq!(heads.len(), 1);
    assert_eq!((heads[0].table, heads[0].plies, heads[0].version), (table.id, 1, saved.version));

    // The deadline is stored with the record or not at all.
    assert_eq!(store.save(&saved, Some(5)).await.unwrap(), Saved::Done);
    assert_eq!(store.save(&saved, Some(2)).await.unwrap(), Saved::Conflict);
    assert!(!store.claim_due(4, 6, 100).await.unwrap().contains(&table.id));
    assert!(store.claim_due(5, 6, 100).await.unwrap().contains(&table.id));
    store.rest_until(table.id, 1, None).await.unwrap();
}

pub(super) async fn lists_are_paged_and_filtered(store: &Store) {
    let me = fresh_identity().id;
    let game = format!("game-{me}");
    let mut ids = Vec::new();
    for number in 0..7 {
        let state = if number % 2 == 0 { TableState::Open } else { TableState::Playing };
        // Two tables per millisecond: a page must not lose the second.
        let mut table = TableRecord { game: game.clone(), listed: true, state, host: me, ..fresh_table() };
        table.created_ms = 5_000 + number / 2;
        table.seats[1].occupant = Occupant::Person { id: me, name: "Me".into(), picture: 0 };
        store.create(&table).await.unwrap();
        ids.push((table.created_ms, table.id));
    }
    let hidden = TableRecord { game: game.clone(), listed: false, ..fresh_table() };
    let over = TableRecord { game: game.clone(), listed: true, state: TableState::Over, ..fresh_table() };
    store.create(&hidden).await.unwrap();
    store.create(&over).await.unwrap();
    ids.sort();
    ids.reverse();

    let mut query = ListQuery { game: Some(game), limit: 3, ..ListQuery::default() };
    let mut found = Vec::new();
    loop {
        let page = store.listed(&query).await.unwrap();
        query.before = page.last().map(|table| (table.created_ms, table.id));
        if page.is_empty() {
            break;
        }
        assert!(page.iter().all(|table| table.seats.len() == 2));
        found.extend(page.iter().map(|table| (table.created_ms, table.id)));
    }
    assert_eq!(found, ids);

    let query = ListQuery { state: Some(TableState::Playing), limit: 50, ..ListQuery::default() };
    assert_eq!(store.tables_of(me, &query).await.unwrap().len(), 3);
    let query = ListQuery { limit: 50, ..ListQuery::default() };
    assert_eq!(store.tables_of(me, &query).await.unwrap().len(), 7);
    assert_eq!(store.tables_of(fresh_identity().id, &query).await.unwrap(), []);
    assert_eq!(store.hosted(me).await.unwrap(), 7);
}

pub(super) async fn stale_tables_are_closed(store: &Store) {
    let old = TableRecord { created_ms: 1, ..fresh_table() };
    let old_playing = TableRecord { created_ms: 1, state: TableState::Playing, ..fresh_table() };
    let new = TableRecord { created_ms: 3, ..fresh_table() };
    for table in [&old, &old_playing, &new] {
        store.create(table).await.unwrap();
    }
    assert_eq!(store.close_stale(2).await.unwrap(), 1);
    let state = async |table: &TableRecord| store.table(table.id).await.unwrap().unwrap().state;
    assert_eq!(state(&old).await, TableState::Closed);
    assert_eq!(state(&old_playing).await, TableState::Playing);
    assert_eq!(state(&new).await, TableState::Open);
}

pub(super) async fn games_of_bots_alone_are_counted(store: &Store) {
    let host = IdentityId::from_random(fresh());
    let bot = || SeatRecord::of(Occupant::Bot { level: "hard".into() });
    let person = |away| {
        let occupant = Occupant::Person { id: host, name: "Anna".into(), picture: 1 };
        SeatRecord { away, ..SeatRecord::of(occupant) }
    };
    let table = |state, seats| TableRecord { host, state, seats, ..fresh_table() };
    for table in [
        table(TableState::Playing, vec![bot(), bot()]),
        table(TableState::Playing, vec![person(true), bot()]),
        table(TableState::Playing, vec![person(false), bot()]),
        table(TableState::Open, vec![bot(), bot()]),
        table(TableState::Over, vec![bot(), bot()]),
    ] {
        store.create(&table).await.unwrap();
    }
    assert_eq!(store.hosted_by_bots(host).await.unwrap(), 2);
    assert_eq!(store.hosted_by_bots(IdentityId::from_random(fresh())).await.unwrap(), 0);
}

pub(super) async fn chat_keeps_its_last_lines(store: &Store) {
    let (id, other) = (fresh_id(), fresh_id());
    store.say(other, "elsewhere", 3).await.unwrap();
    for number in 0..5 {
        store.say(id, &format!("line {number}"), 3).await.unwrap();
    }
    assert_eq!(store.said(id).await.unwrap(), ["line 2", "line 3", "line 4"]);
    assert_eq!(store.said(other).await.unwrap(), ["elsewhere"]);
}

pub(super) async fn arbiters_remember(store: &Store) {
    let id = fresh_id();
    assert_eq!(store.memory(id).await.unwrap(), None);
    store.put_memory(id, "one").await.unwrap();
    store.put_memory(id, "two").await.unwrap();
    assert_eq!(store.memory(id).await.unwrap().as_deref(), Some("two"));
}
