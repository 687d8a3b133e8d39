//! One suite, run against every backend.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod hosting;
mod moves;
#[path = "../support/mod.rs"]
mod support;
mod tables;

use std::collections::HashSet;

use klad_engine::Seat;
use klad_protocol::{Chat, Clock, IdentityId, Occupant, TableId, TableState};
use klad_store::{
    Append, Appended, Between, Call, Identity, Memory, MoveRow, Passage, Saved, SealKeys, SeatRecord, Store,
    TableRecord,
};
use support::{Postgres, Scratch};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    let scratch = Scratch::new();
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    conforms_with_and_without_key(async || Store::open(&address).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_conforms() {
    let postgres = Postgres::start();
    conforms_with_and_without_key(async || Store::open(&postgres.address()).await.unwrap()).await;
}

/// Nothing happens to a call on its way.
struct Nothing;

impl Between for Nothing {
    fn before(&self, _: Call) -> Passage {
        Box::pin(async { Ok(()) })
    }

    fn after(&self, _: Call) -> Passage {
        Box::pin(async { Ok(()) })
    }

    fn claimed(&self, _: u64, _: &mut Vec<TableId>) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_in_memory_conforms() {
    let memory = Memory::new().unwrap();
    conforms_with_and_without_key(async || memory.store(Nothing).unwrap()).await;
}

async fn conforms_with_and_without_key(open: impl AsyncFn() -> Store) {
    conforms(&open, None).await;
    conforms(&open, Some(&SealKeys::new_line())).await;
}

/// A store with or without a key that seals secrets.
async fn with_key(open: &impl AsyncFn() -> Store, key: Option<&str>) -> Store {
    let store = open().await;
    match key {
        Some(key) => store.sealed_with(SealKeys::read(key).unwrap()),
        None => store,
    }
}

#[tokio::test]
async fn an_unsupported_address_is_refused_without_leaking_its_password() {
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
async fn only_the_owner_can_read_the_file() {
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
    // An existing file with a looser mode is tightened as well.
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

async fn conforms(open: &impl AsyncFn() -> Store, key: Option<&str>) {
    let store = with_key(open, key).await;
    store.ping().await.unwrap();
    moves::moves_are_appended_in_order(&store).await;
    moves::of_many_rivals_one_wins(&store).await;
    moves::an_append_brings_its_consequences_or_nothing(&store).await;
    moves::many_tables_share_transactions(&store).await;
    tables::tables_are_saved_by_version(&store).await;
    tables::lists_are_paged_and_filtered(&store).await;
    deadlines_are_claimed_once(&store).await;
    identities_have_secrets_and_links(&store).await;
    tables::chat_keeps_its_last_lines(&store).await;
    tables::arbiters_remember(&store).await;
    tables::stale_tables_are_closed(&store).await;
    tables::games_of_bots_alone_are_counted(&store).await;
    hosting::conforms(&store, key.is_some()).await;
    store.close().await;

    // Opened again: migrations find nothing to do, and everything is still there.
    let table = fresh_table();
    let store = with_key(open, key).await;
    assert_eq!(store.create(&table).await.unwrap(), Saved::Done);
    assert_eq!(store.append(append(table.id, 0, "one")).await.unwrap(), Appended::Done);
    store.close().await;
    let store = with_key(open, key).await;
    assert_eq!(store.table(table.id).await.unwrap(), Some(table.clone()));
    assert_eq!(store.moves(table.id, 0).await.unwrap(), [row(0, "one")]);
    store.close().await;
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
    assert_eq!(claimed.len(), 20, "each is claimed once");
    assert_eq!(claimed.iter().collect::<HashSet<_>>(), ids[..20].iter().collect());

    assert_eq!(store.claim_due(1_019, 30_000, 100).await.unwrap(), []);
    assert_eq!(
        store.claim_due(20_000, 30_000, 100).await.unwrap().len(),
        30,
        "they are due again if the claimer died"
    );

    // Only a caller that knows all moves may declare the table idle.
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
    assert_eq!(store.take_link(link, 1_001).await.unwrap(), None, "an expired link does not work");

    store.add_secret(guest.id, second, 7).await.unwrap();
    assert_eq!(store.identity(second).await.unwrap(), Some(renamed.clone()));
    store.forget_secret(first).await.unwrap();
    assert_eq!(store.identity(first).await.unwrap(), None);
    assert_eq!(store.identity(second).await.unwrap(), Some(renamed));
    assert!(store.add_secret(fresh_identity().id, fresh_hash(), 7).await.is_err(), "there is no such guest");

    let mut table = fresh_table();
    table.seats[0].occupant = Occupant::Person { id: guest.id, name: "Zoë".into(), picture: 31 };
    store.create(&table).await.unwrap();
    let stranger = fresh_identity();
    let secret = fresh_hash();
    store.add_identity(&stranger, secret).await.unwrap();
    assert_eq!(store.forget_strangers(guest.created_ms).await.unwrap(), 0);
    assert_eq!(store.forget_strangers(guest.created_ms + 1).await.unwrap(), 1);
    assert_eq!(store.identity(secret).await.unwrap(), None);
    assert!(store.identity(second).await.unwrap().is_some(), "a guest with a seat is kept");
}

fn row(ply: u32, notation: &str) -> MoveRow {
    MoveRow { ply, seat: Seat(1), notation: notation.into(), at_ms: 1_000 }
}

fn append(table: TableId, ply: u32, notation: &str) -> Append {
    Append { table, row: row(ply, notation), wake_ms: None, ending: None }
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
