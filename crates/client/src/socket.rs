//! The socket of a table.

use std::borrow::Cow;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{self, Message},
};

use crate::{Client, ClientError, Stream, now, read};
use klad_engine::{draw::nonce_commitment, transcript::hex};
use klad_protocol::{FromClient, FromServer, IdentityId, TableId, TableInfo, follow::Follower, socket::kind};

/// The socket of a table. Checks everything it receives against what was seen before, and takes part in drawing the
/// seed: a client that sat down reveals its nonce when asked. Views that arrive as changes are made whole again.
pub struct Socket {
    socket: WebSocketStream<Box<dyn Stream>>,
    client: Client,
    table: TableId,
    is_seated: bool,
    /// The nonce for the next game, once this one was asked for.
    next: Option<[u8; 32]>,
    /// Whether this table was reached without another connection, so that its server takes nonces over the socket.
    reveals_here: bool,
    follower: Follower,
    /// Whether a change did not fit and the whole view has been requested.
    lost: bool,
    misfits: u32,
    received: u64,
}

/// The part of a message that describes the table.
#[derive(Deserialize)]
struct AboutTable {
    table: TableInfo,
    /// In a welcome.
    me: Option<IdentityId>,
}

impl Socket {
    pub(super) fn new(socket: WebSocketStream<Box<dyn Stream>>, client: Client, table: TableId) -> Socket {
        Socket {
            socket,
            client,
            table,
            is_seated: false,
            next: None,
            reveals_here: false,
            follower: Follower::default(),
            lost: false,
            misfits: 0,
            received: 0,
        }
    }

    /// The next message as it arrived; `None` once the server has closed the socket.
    pub async fn next_raw(&mut self) -> Result<Option<tungstenite::Utf8Bytes>, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.received += text.len() as u64;
                    self.attend(&text).await?;
                    return Ok(Some(text));
                }
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                // The library answers pings.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(ClientError::unreachable(error)),
            }
        }
    }

    /// The next message, with every view whole; `None` once the server has closed the socket.
    pub async fn next_text(&mut self) -> Result<Option<tungstenite::Utf8Bytes>, ClientError> {
        loop {
            let Some(text) = self.next_raw().await? else { return Ok(None) };
            self.lost &= kind(&text) != Some("welcome");
            let whole = match self.follower.whole(&text) {
                Ok(Cow::Borrowed(_)) => return Ok(Some(text)),
                Ok(Cow::Owned(whole)) => Some(whole),
                Err(_) => None,
            };
            if let Some(whole) = whole {
                return Ok(Some(whole.into()));
            }
            // Messages already in flight before the whole view do not fit either.
            if !std::mem::replace(&mut self.lost, true) {
                self.misfits += 1;
                self.send(&FromClient::Resume).await?;
            }
        }
    }

    /// How often a change did not fit the previous view. The whole view was requested each time.
    pub fn misfits(&self) -> u32 {
        self.misfits
    }

    /// The number of message bytes received.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// The next message; `None` once the server has closed the socket.
    pub async fn next(&mut self) -> Result<Option<FromServer>, ClientError> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        let message: FromServer = read(text.as_bytes())?;
        let frame = match &message {
            FromServer::View(frame) => Some(frame),
            FromServer::Welcome(welcome) => {
                self.is_seated = welcome.seat.is_some();
                welcome.frame.as_ref()
            }
            _ => None,
        };
        if let Some(frame) = frame.filter(|_| self.is_seated)
            && self.client.notes.of(self.table).is_some()
        {
            self.client.notes.note(self.table, |witness| witness.see_view(&frame.view));
        }
        Ok(Some(message))
    }

    /// Does this client's part of drawing the seed. If that fails, the table asks again on the next connection.
    async fn attend(&mut self, text: &str) -> Result<(), ClientError> {
        if !matches!(kind(text), Some("table" | "welcome")) {
            return Ok(());
        }
        let notes = self.client.notes.clone();
        if self.next.is_none() && notes.of(self.table).is_none() {
            return Ok(());
        }
        let Ok(AboutTable { table, me }) = serde_json::from_str(text) else { return Ok(()) };
        if table.id != self.table {
            self.table = table.id;
            if let (Some(nonce), Some(me)) = (self.next.take(), me) {
                self.reveals_here = true;
                notes.note(table.id, |witness| {
                    witness.commit(&table, nonce, now());
                    witness.committed(me, &table, now());
                });
            }
        }
        if !self.reveals_here {
            let client = self.client.clone();
            tokio::spawn(async move { drop(client.attend(&table).await) });
            return Ok(());
        }
        let nonce = notes.note(table.id, |witness| {
            witness.see(&table, now());
            let own =
                table.seats.iter().find(|seat| witness.me.is_some() && seat.occupant.person() == witness.me);
            if own.is_some_and(|seat| seat.revealed) {
                witness.revealed(&table, now());
            }
            // Sitting down again after a restart takes a request.
            self.reveals_here = !witness.must_commit(&table);
            witness.to_reveal(&table)
        });
        if !self.reveals_here {
            let client = self.client.clone();
            tokio::spawn(async move { drop(client.attend(&table).await) });
        }
        match nonce {
            Some(nonce) => self.send(&FromClient::Reveal { nonce }).await,
            None => Ok(()),
        }
    }

    /// Asks for the next game with the same people, once this one is over. If the server agrees, a welcome from the next
    /// table follows on this socket.
    pub async fn rematch(&mut self) -> Result<(), ClientError> {
        let mut nonce = [0; 32];
        getrandom::fill(&mut nonce).map_err(ClientError::unreachable)?;
        self.next = Some(nonce);
        self.send(&FromClient::Rematch { commitment: hex(&nonce_commitment(&nonce)) }).await
    }

    /// The client this socket belongs to.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The table this socket is at.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &FromClient) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(message).map_err(|error| ClientError::Unreadable(error.to_string()))?;
        self.send_text(text).await
    }

    /// Sends a text as is.
    pub async fn send_text(&mut self, text: impl Into<tungstenite::Utf8Bytes>) -> Result<(), ClientError> {
        self.socket.send(Message::Text(text.into())).await.map_err(ClientError::unreachable)
    }

    /// The underlying socket, for sending anything else.
    pub fn raw(&mut self) -> &mut WebSocketStream<Box<dyn Stream>> {
        &mut self.socket
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
