//! One suite, run against every backend.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod hosting;
#[path = "../support/mod.rs"]
mod support;

use std::collections::HashSet;

use klad_engine::{Outcome, Seat, draw::Restart};
use klad_protocol::{Chat, Clock, IdentityId, Occupant, TableId, TableState};
use klad_store::{
    Append, Appended, BeaconRecord, DrawRecord, Identity, ListQuery, MoveRow, Saved, SealKeys, SeatRecord,
    Store, TableRecord,
};
use support::{Postgres, Scratch};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    let scratch = Scratch::new();
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    conforms(&address, None).await;
    conforms(&address, Some(&SealKeys::new_line())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_conforms() {
    let postgres = Postgres::start();
    conforms(&postgres.address(), None).await;
    conforms(&postgres.address(), Some(&SealKeys::new_line())).await;
}

/// The store at an address, with or without a key that seals secrets.
async fn open(address: &str, key: Option<&str>) -> Store {
    let store = Store::open(address).await.unwrap();
    match key {
        Some(key) => store.sealed_with(SealKeys::read(key).unwrap()),
        None => store,
    }
}

#[tokio::test]
async fn an_address_of_something_else_is_refused_without_its_password() {
    let error = Store::open("mysql://me:secret@host/db").await.err().expect("refused").to_string();
    assert!(error.contains("sqlite:PATH") && !error.contains("secret"), "{error}");
}

#[tokio::test]
async fn an_address_without_a_file_is_refused() {
    for address in ["sqlite:", "sqlite::memory:"] {
        let error = Store::open(address).await.err().expect("refused").to_string();
        assert!(error.contains("sqlite:PATH") && error.contains(address), "{error}");
    }
}

#[tokio::test]
async fn a_file_serves_one_server() {
    let scratch = Scratch::new();
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    let store = Store::open(&address).await.unwrap();
    let error = Store::open(&address).await.err().expect("refused").to_string();
    assert!(error.contains("in use by another server"), "{error}");
    store.close().await;
    Store::open(&address).await.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new();
    let folder = scratch.path().join("new");
    let path = folder.join("klad.db");
    let address = format!("sqlite:{}", path.display());
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let store = Store::open(&address).await.unwrap();
    store.create(&fresh_table()).await.unwrap();
    assert_eq!((mode(&folder), mode(&path), mode(&folder.join("klad.db-wal"))), (0o700, 0o600, 0o600));
    store.close().await;
    // A file of an earlier version is closed to others as well.
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    Store::open(&address).await.unwrap().close().await;
    assert_eq!(mode(&path), 0o600);
}

#[tokio::test]
async fn a_clean_stop_leaves_one_file() {
    let scratch = Scratch::new();
    let path = scratch.path().join("klad.db");
    let store = Store::open(&format!("sqlite:{}", path.display())).await.unwrap();
    store.create(&fresh_table()).await.unwrap();
    store.close().await;
    let wal = std::fs::metadata(scratch.path().join("klad.db-wal"));
    assert!(wal.is_err() || wal.unwrap().len() == 0, "everything is in the file itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_version_opens_what_a_newer_one_has_migrated() {
    let scratch = Scratch::new();
    let sqlite = format!("sqlite:{}", scratch.path().join("klad.db").display());
    Store::open(&sqlite).await.unwrap().close().await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) values \
        (9999, 'of a newer version', true, x'00', 0)";
    let options: sqlx::sqlite::SqliteConnectOptions = sqlite.parse().unwrap();
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let store = Store::open(&sqlite).await.unwrap();
    store.ping().await.unwrap();
    store.close().await;
}

async fn conforms(address: &str, key: Option<&str>) {
    let store = open(address, key).await;
    store.ping().await.unwrap();
    moves_are_appended_in_order(&store).await;
    of_many_rivals_one_wins(&store).await;
    an_append_brings_its_consequences_or_nothing(&store).await;
    many_tables_share_transactions(&store).await;
    tables_are_saved_by_version(&store).await;
    lists_are_paged_and_filtered(&store).await;
    deadlines_are_claimed_once(&store).await;
    identities_have_secrets_and_links(&store).await;
    chat_keeps_its_last_lines(&store).await;
    arbiters_remember(&store).await;
    stale_tables_are_closed(&store).await;
    games_of_bots_alone_are_counted(&store).await;
    hosting::conforms(&store, key.is_some()).await;
    store.close().await;

    // Opened again: migrations find nothing to do, and everything is still there.
    let table = fresh_table();
    let store = open(address, key).await;
    assert_eq!(store.create(&table).await.unwrap(), Saved::Done);
    assert_eq!(store.append(append(table.id, 0, "one")).await.unwrap(), Appended::Done);
    store.close().await;
    let store = open(address, key).await;
    assert_eq!(store.table(table.id).await.unwrap(), Some(table.clone()));
    assert_eq!(store.moves(table.id, 0).await.unwrap(), [row(0, "one")]);
    store.close().await;
}

async fn moves_are_appended_in_order(store: &Store) {
    let id = fresh_id();
    assert_eq!(store.moves(id, 0).await.unwrap(), []);
    assert_eq!(store.append(append(id, 1, "too far")).await.unwrap(), Appended::Conflict);
    assert_eq!(store.append(append(id, 0, "place 0 \"quoted\" ключ")).await.unwrap(), Appended::Done);
    assert_eq!(store.append(append(id, 0, "again")).await.unwrap(), Appended::Conflict);
    assert_eq!(store.append(append(id, 1, "draw")).await.unwrap(), Appended::Done);
    assert_eq!(store.append(append(id, 3, "gap")).await.unwrap(), Appended::Conflict);
    assert_eq!(store.moves(id, 0).await.unwrap(), [row(0, "place 0 \"quoted\" ключ"), row(1, "draw")]);
    assert_eq!(store.moves(id, 1).await.unwrap(), [row(1, "draw")]);
    assert_eq!(store.moves(id, 2).await.unwrap(), []);
    assert_eq!(store.moves(fresh_id(), 0).await.unwrap(), [], "another table's moves are not here");
}

async fn of_many_rivals_one_wins(store: &Store) {
    let id = fresh_id();
    for ply in 0..20 {
        let rivals: Vec<_> = (0..8)
            .map(|rival| {
                let store = store.clone();
                tokio::spawn(
                    async move { store.append(append(id, ply, &format!("by {rival}"))).await.unwrap() },
                )
            })
            .collect();
        let mut wins = 0;
        for rival in rivals {
            wins += u32::from(rival.await.unwrap() == Appended::Done);
        }
        assert_eq!(wins, 1, "at ply {ply}");
    }
    let plies: Vec<u32> = store.moves(id, 0).await.unwrap().iter().map(|row| row.ply).collect();
    assert_eq!(plies, (0..20).collect::<Vec<_>>());
}

async fn an_append_brings_its_consequences_or_nothing(store: &Store) {
    let table = TableRecord { state: TableState::Playing, ..fresh_table() };
    store.create(&table).await.unwrap();
    let outcome = Outcome { scores: [9, 5].into_iter().collect(), places: [1, 2].into_iter().collect() };
    let last = Append { wake_ms: Some(70), outcome: Some(outcome.clone()), ..append(table.id, 0, "last") };
    let late = Append { row: MoveRow { ply: 5, ..last.row.clone() }, ..last.clone() };
    assert_eq!(store.append(late).await.unwrap(), Appended::Conflict);
    assert_eq!(store.table(table.id).await.unwrap().unwrap(), table, "a conflict changes nothing");
    assert_eq!(store.claim_due(100, 200, 10).await.unwrap(), []);
    assert_eq!(store.append(last).await.unwrap(), Appended::Done);
    let over = store.table(table.id).await.unwrap().unwrap();
    assert_eq!((over.state, over.outcome, over.ended_ms), (TableState::Over, Some(outcome), Some(1_000)));
    assert_eq!(over.version, table.version + 1);
    assert_eq!(store.claim_due(100, 200, 10).await.unwrap(), [table.id]);
    store.rest_until(table.id, 1, None).await.unwrap();
}

async fn many_tables_share_transactions(store: &Store) {
    let ids: Vec<TableId> = (0..100).map(|_| fresh_id()).collect();
    let mut players = Vec::new();
    for &id in &ids {
        let store = store.clone();
        players.push(tokio::spawn(async move {
            for ply in 0..10 {
                assert_eq!(store.append(append(id, ply, "go")).await.unwrap(), Appended::Done);
            }
        }));
    }
    for player in players {
        player.await.unwrap();
    }
    for id in ids {
        assert_eq!(store.moves(id, 0).await.unwrap().len(), 10);
    }
}

async fn tables_are_saved_by_version(store: &Store) {
    let table = fresh_table();
    assert_eq!(store.table(table.id).await.unwrap(), None);
    assert_eq!(store.save(&table).await.unwrap(), Saved::Conflict, "nothing to save over");
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
    assert_eq!(store.save(&mine).await.unwrap(), Saved::Done);
    assert_eq!(store.save(&theirs).await.unwrap(), Saved::Conflict, "made for the version before");
    let saved = TableRecord { version: table.version + 1, ..mine };
    assert_eq!(store.table(table.id).await.unwrap(), Some(saved.clone()));

    store.append(append(table.id, 0, "go")).await.unwrap();
    let heads = store.heads(&[table.id, fresh_id()]).await.unwrap();
    assert_eq!(heads.len(), 1);
    assert_eq!((heads[0].table, heads[0].plies, heads[0].version), (table.id, 1, saved.version));
}

async fn lists_are_paged_and_filtered(store: &Store) {
    let me = fresh_identity().id;
    let game = format!("game-{me}");
    let mut ids = Vec::new();
    for number in 0..7 {
        let state = if number % 2 == 0 { TableState::Open } else { TableState::Playing };
        // Two tables of each millisecond: a page must not lose the second.
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

async fn deadlines_are_claimed_once(store: &Store) {
    let ids: Vec<TableId> = (0..30).map(|_| fresh_id()).collect();
    for (at, id) in (0..).zip(&ids) {
        store.wake_by(*id, 1_000 + at).await.unwrap();
        store.wake_by(*id, 9_000).await.unwrap();
    }
    assert_eq!(store.claim_due(999, 20_000, 100).await.unwrap(), [], "nothing is due yet");
    let claims: Vec<_> = (0..6)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.claim_due(1_019, 20_000, 7).await.unwrap() })
        })
        .collect();
    let mut claimed = Vec::new();
    for claim in claims {
        claimed.extend(claim.await.unwrap());
    }
    claimed.extend(store.claim_due(1_019, 20_000, 100).await.unwrap());
    assert_eq!(claimed.len(), 20, "each once");
    assert_eq!(claimed.iter().collect::<HashSet<_>>(), ids[..20].iter().collect());

    assert_eq!(store.claim_due(1_019, 30_000, 100).await.unwrap(), []);
    assert_eq!(store.claim_due(20_000, 30_000, 100).await.unwrap().len(), 30, "whoever took them died");

    // Who knows all moves may put the table to rest; who does not may not.
    let id = ids[0];
    store.append(append(id, 0, "go")).await.unwrap();
    store.rest_until(id, 0, None).await.unwrap();
    store.rest_until(id, 0, Some(90_000)).await.unwrap();
    assert!(store.claim_due(30_000, 40_000, 100).await.unwrap().contains(&id));
    store.rest_until(id, 1, Some(35_000)).await.unwrap();
    assert_eq!(store.claim_due(35_000, 50_000, 100).await.unwrap(), [id]);
    store.rest_until(id, 1, None).await.unwrap();
    let rest = store.claim_due(60_000, 70_000, 100).await.unwrap();
    assert!(rest.len() == 29 && !rest.contains(&id));
    for id in ids {
        store.rest_until(id, 1, None).await.unwrap();
    }
}

async fn identities_have_secrets_and_links(store: &Store) {
    let guest = fresh_identity();
    let (first, second, link) = (fresh_hash(), fresh_hash(), fresh_hash());
    assert_eq!(store.identity(first).await.unwrap(), None);
    assert_eq!(store.add_identity(&guest, first).await.unwrap(), Saved::Done);
    assert_eq!(store.add_identity(&guest, fresh_hash()).await.unwrap(), Saved::Conflict);
    assert_eq!(store.identity(first).await.unwrap(), Some(guest.clone()));

    let renamed = Identity { name: "Zoë".into(), picture: 31, ..guest.clone() };
    store.edit_identity(&renamed).await.unwrap();
    assert_eq!(store.identity(first).await.unwrap(), Some(renamed.clone()));

    store.add_link(guest.id, link, 1_000).await.unwrap();
    assert_eq!(store.take_link(fresh_hash(), 500).await.unwrap(), None);
    assert_eq!(store.take_link(link, 500).await.unwrap(), Some(renamed.clone()));
    assert_eq!(store.take_link(link, 500).await.unwrap(), None, "a link works once");
    store.add_link(guest.id, link, 1_000).await.unwrap();
    assert_eq!(store.take_link(link, 1_001).await.unwrap(), None, "too old");

    store.add_secret(guest.id, second, 7).await.unwrap();
    assert_eq!(store.identity(second).await.unwrap(), Some(renamed.clone()));
    store.forget_secret(first).await.unwrap();
    assert_eq!(store.identity(first).await.unwrap(), None);
    assert_eq!(store.identity(second).await.unwrap(), Some(renamed));
    assert!(store.add_secret(fresh_identity().id, fresh_hash(), 7).await.is_err(), "nobody's secret");

    let mut table = fresh_table();
    table.seats[0].occupant = Occupant::Person { id: guest.id, name: "Zoë".into(), picture: 31 };
    store.create(&table).await.unwrap();
    let stranger = fresh_identity();
    let secret = fresh_hash();
    store.add_identity(&stranger, secret).await.unwrap();
    assert_eq!(store.forget_strangers(guest.created_ms).await.unwrap(), 0);
    assert_eq!(store.forget_strangers(guest.created_ms + 1).await.unwrap(), 1);
    assert_eq!(store.identity(secret).await.unwrap(), None);
    assert!(store.identity(second).await.unwrap().is_some(), "who sits somewhere is no stranger");
}

async fn chat_keeps_its_last_lines(store: &Store) {
    let (id, other) = (fresh_id(), fresh_id());
    store.say(other, "elsewhere", 3).await.unwrap();
    for number in 0..5 {
        store.say(id, &format!("line {number}"), 3).await.unwrap();
    }
    assert_eq!(store.said(id).await.unwrap(), ["line 2", "line 3", "line 4"]);
    assert_eq!(store.said(other).await.unwrap(), ["elsewhere"]);
}

async fn arbiters_remember(store: &Store) {
    let id = fresh_id();
    assert_eq!(store.memory(id).await.unwrap(), None);
    store.put_memory(id, "one").await.unwrap();
    store.put_memory(id, "two").await.unwrap();
    assert_eq!(store.memory(id).await.unwrap().as_deref(), Some("two"));
}

async fn stale_tables_are_closed(store: &Store) {
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

async fn games_of_bots_alone_are_counted(store: &Store) {
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

fn row(ply: u32, notation: &str) -> MoveRow {
    MoveRow { ply, seat: Seat(1), notation: notation.into(), at_ms: 1_000 }
}

fn append(table: TableId, ply: u32, notation: &str) -> Append {
    Append { table, row: row(ply, notation), wake_ms: None, outcome: None }
}

fn fresh() -> [u8; 8] {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COUNT: AtomicU64 = AtomicU64::new(1);
    COUNT.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes()
}

fn fresh_id() -> TableId {
    TableId::from_random(fresh())
}

fn fresh_hash() -> [u8; 32] {
    let mut hash = [5; 32];
    hash[..8].copy_from_slice(&fresh());
    hash
}

fn fresh_identity() -> Identity {
    Identity { id: IdentityId::from_random(fresh()), name: "Anna".into(), picture: 1, created_ms: 10 }
}

fn fresh_table() -> TableRecord {
    TableRecord {
        id: fresh_id(),
        game: "toy".into(),
        rules: 1,
        options: serde_json::json!({"memory": "classic"}),
        clock: Clock::Bank { seconds: 300, add_seconds: 5 },
        chat: Chat::Free,
        listed: false,
        host: IdentityId::from_random(fresh()),
        state: TableState::Open,
        secret: [9; 32],
        draw: None,
        created_ms: 100_000,
        started_ms: None,
        ended_ms: None,
        outcome: None,
        next: None,
        seats: vec![SeatRecord::of(Occupant::Open), SeatRecord::of(Occupant::Bot { level: "medium".into() })],
        version: 1,
    }
}
