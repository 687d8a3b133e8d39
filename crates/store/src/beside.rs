//! What is stored beside the log of a table: when it is due, its chat, and its arbiter's memory.

use klad_protocol::TableId;

use crate::{Backend, Store, records::StoreError};

impl Store {
    /// Has the table woken by `due_ms` at the latest. An earlier time that is already stored stays.
    pub async fn wake_by(&self, table: TableId, due_ms: u64) -> Result<(), StoreError> {
        ask!(self, store => store.wake_by(table, due_ms))
    }

    /// Records that the table need not be woken before `due_ms`, or at all. The caller knows the log up to `ply`; this
    /// has no effect if there are moves from `ply` on.
    pub async fn rest_until(&self, table: TableId, ply: u32, due_ms: Option<u64>) -> Result<(), StoreError> {
        ask!(self, store => store.rest_until(table, ply, due_ms))
    }

    /// Claims up to `limit` tables that are due. Each is due again at `again_ms`, in case the claiming node dies.
    pub async fn claim_due(
        &self,
        now_ms: u64,
        again_ms: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        ask!(self, store => store.claim_due(now_ms, again_ms, limit))
    }

    /// Stores a line of chat (as JSON), and keeps only the last `most` lines.
    pub async fn say(&self, table: TableId, said: &str, most: u32) -> Result<(), StoreError> {
        ask!(self, store => store.say(table, said, most))
    }

    /// The last lines of chat, oldest first.
    pub async fn said(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.said(table))
    }

    /// Stores an arbiter's memory.
    pub async fn put_memory(&self, table: TableId, memory: &str) -> Result<(), StoreError> {
        ask!(self, store => store.put_memory(table, memory))
    }

    /// An arbiter's stored memory.
    pub async fn memory(&self, table: TableId) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.memory(table))
    }
}
