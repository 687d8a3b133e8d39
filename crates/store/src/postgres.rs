//! PostgreSQL, for several nodes. The same queries as in `sqlite`, in its own dialect.

mod deadlines;
mod moves;
mod people;
mod tables;

use std::{str::FromStr, sync::Arc, time::Duration};

use sqlx::{
    ConnectOptions, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::sync::{Mutex, mpsc};

use self::moves::write;
use crate::{
    migrations::{self, migrator},
    records::{StoreClock, StoreError},
    writer::{QUEUE, Waiting},
};

/// Concurrent append transactions: while one waits for the disk, the next is sent.
const WRITERS: usize = 2;

/// A database server.
#[derive(Clone)]
pub(crate) struct Postgres {
    pool: PgPool,
    writer: mpsc::Sender<Waiting>,
    clock: Arc<StoreClock>,
}

impl Postgres {
    pub(crate) async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)?
            .application_name("klad")
            // A node that is suspended in the middle of a transaction must not hold up the others: the database ends
            // its transaction, and nobody waits long for a lock.
            .options([
                ("statement_timeout", "10s"),
                ("lock_timeout", "4s"),
                ("idle_in_transaction_session_timeout", "2s"),
            ])
            .disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(12)
            .acquire_timeout(Duration::from_secs(5))
            .connect_with(options)
            .await?;
        migrator(migrations::POSTGRES).run(&pool).await?;
        let (writer, waiting) = mpsc::channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..WRITERS {
            tokio::spawn(write(pool.clone(), waiting.clone()));
        }
        let meta = sqlx::query_as("select name, value from meta").fetch_all(&pool).await?;
        Ok(Postgres { pool, writer, clock: Arc::new(StoreClock::of(meta)) })
    }

    pub(crate) fn pool(&self) -> &PgPool {
        &self.pool
    }

    pub(crate) fn clock(&self) -> &StoreClock {
        &self.clock
    }

    pub(crate) async fn put_clock(&self, now_ms: u64) -> Result<(), StoreError> {
        sqlx::query(
            "insert into meta (name, value) values ('latest_ms', $1) on conflict (name)
             do update set value = greatest(meta.value::bigint, excluded.value::bigint)::text",
        )
        .bind(now_ms.to_string())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn put_outages(&self, outages: String) -> Result<(), StoreError> {
        sqlx::query(
            "insert into meta (name, value) values ('outages', $1)
             on conflict (name) do update set value = excluded.value",
        )
        .bind(outages)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("select 1").execute(&self.pool).await?;
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}
