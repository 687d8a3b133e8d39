//! The log: moves are appended in order, one wins, and their consequences come with them.

use klad_engine::Outcome;
use klad_protocol::{TableId, TableState};
use klad_store::{Append, Appended, Ending, MoveRow, Store, TableRecord};

use crate::{append, fresh_id, fresh_table, row};

pub(super) async fn moves_are_appended_in_order(store: &Store) {
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

pub(super) async fn of_many_rivals_one_wins(store: &Store) {
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

pub(super) async fn an_append_brings_its_consequences_or_nothing(store: &Store) {
    let table = TableRecord { state: TableState::Playing, ..fresh_table() };
    store.create(&table).await.unwrap();
    let outcome = Outcome { scores: [9, 5].into_iter().collect(), places: [1, 2].into_iter().collect() };
    let ending = Some(Ending { outcome: outcome.clone(), secret: table.secret });
    let last = Append { wake_ms: Some(70), ending, ..append(table.id, 0, "last") };
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

pub(super) async fn many_tables_share_transactions(store: &Store) {
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
