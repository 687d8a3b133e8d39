//! A client's part of drawing the seed: it commits when it sits down, and reveals when the seats are fixed.

use klad_engine::Seat;

use crate::{Client, ClientError, Notes, now};
use klad_protocol::{
    TableId, TableInfo,
    api::{Reveal, Seated, Sit},
};

impl Client {
    /// Fetches the table, commits to a fresh nonce and sits down: at this seat, or at the first open one.
    pub async fn sit(&self, id: TableId, seat: Option<Seat>) -> Result<Seated, ClientError> {
        self.sit_with_password(id, seat, None).await
    }

    /// Like [`Client::sit`], at a table with a password.
    pub async fn sit_with_password(
        &self,
        id: TableId,
        seat: Option<Seat>,
        password: Option<&str>,
    ) -> Result<Seated, ClientError> {
        let table = self.table(id).await?;
        let _alone = self.notes.drawing.lock().await;
        self.commit(&table, seat, password).await
    }

    /// Like [`Client::sit`], at a table that was just fetched: opened by this client, or shown by its socket.
    pub async fn sit_at(&self, table: &TableInfo, seat: Option<Seat>) -> Result<Seated, ClientError> {
        let _alone = self.notes.drawing.lock().await;
        self.commit(table, seat, None).await
    }

    async fn commit(
        &self,
        table: &TableInfo,
        seat: Option<Seat>,
        password: Option<&str>,
    ) -> Result<Seated, ClientError> {
        let mut nonce = [0; 32];
        getrandom::fill(&mut nonce).map_err(ClientError::unreachable)?;
        let id = table.id;
        let sit = self.notes.note(id, |witness| witness.commit(table, nonce, now()));
        let sit = Sit { seat, password: password.map(str::to_owned), ..sit };
        let seated: Seated = self.post(&format!("/api/tables/{id}/sit"), Some(&sit)).await?;
        let own = seated.table.seats.get(seated.seat.index()).and_then(|seat| seat.occupant.person());
        if let Some(me) = own {
            self.notes.note(id, |witness| witness.committed(me, &seated.table, now()));
        }
        Ok(seated)
    }

    /// Starts the game, and reveals this client's nonce.
    pub async fn start(&self, id: TableId) -> Result<TableInfo, ClientError> {
        let table = self.post(&format!("/api/tables/{id}/start"), None::<&()>).await?;
        Ok(self.attend(&table).await?.unwrap_or(table))
    }

    /// Fetches the table and does this client's part of drawing the seed, if that is due.
    pub async fn draw(&self, id: TableId) -> Result<TableInfo, ClientError> {
        let table = self.table(id).await?;
        self.draw_at(table).await
    }

    /// Like [`Client::draw`], at a table that was just fetched.
    pub async fn draw_at(&self, table: TableInfo) -> Result<TableInfo, ClientError> {
        Ok(self.attend(&table).await?.unwrap_or(table))
    }

    /// Compares what the server says about a table with what was seen before. Reveals or commits again if asked to, and
    /// then returns the table after that.
    pub(super) async fn attend(&self, table: &TableInfo) -> Result<Option<TableInfo>, ClientError> {
        if self.notes.of(table.id).is_none() {
            return Ok(None);
        }
        let _alone = self.notes.drawing.lock().await;
        let (nonce, must_commit) = self.notes.note(table.id, |witness| {
            witness.see(table, now());
            (witness.to_reveal(table), witness.must_commit(table))
        });
        if let Some(nonce) = nonce {
            let path = format!("/api/tables/{}/reveal", table.id);
            let after: TableInfo = self.post(&path, Some(&Reveal { nonce })).await?;
            self.notes.note(table.id, |witness| witness.revealed(&after, now()));
            return Ok(Some(after));
        }
        match must_commit {
            true => Ok(Some(self.commit(table, None, None).await?.table)),
            false => Ok(None),
        }
    }

    /// What this client saw of its tables.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }
}
