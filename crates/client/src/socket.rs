//! The socket of a table.

use std::borrow::Cow;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{self, Message},
};

use crate::{Client, ClientError, Stream, read};
use klad_protocol::{FromClient, FromServer, TableId, TableInfo, follow::Follower, socket::kind};

/// The socket of a table. What comes over it is compared with what was seen before, and the seed is drawn by the way: a client
/// that sat down reveals its nonce when it is asked to. Views that travel as what has changed in them are made whole again.
pub struct Socket {
    socket: WebSocketStream<Box<dyn Stream>>,
    client: Client,
    table: TableId,
    is_seated: bool,
    follower: Follower,
    /// A change did not fit, and the whole view has been asked for.
    lost: bool,
    misfits: u32,
    received: u64,
}

/// The part of a message that says how the table is.
#[derive(Deserialize)]
struct AboutTable {
    table: TableInfo,
}

impl Socket {
    pub(super) fn new(socket: WebSocketStream<Box<dyn Stream>>, client: Client, table: TableId) -> Socket {
        Socket {
            socket,
            client,
            table,
            is_seated: false,
            follower: Follower::default(),
            lost: false,
            misfits: 0,
            received: 0,
        }
    }

    /// The next message as it came; nothing once the server has closed the socket.
    pub async fn next_raw(&mut self) -> Result<Option<tungstenite::Utf8Bytes>, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.received += text.len() as u64;
                    self.attend(&text);
                    return Ok(Some(text));
                }
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                // Pings are answered by the library.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(ClientError::unreachable(error)),
            }
        }
    }

    /// The next message with every view whole; nothing once the server has closed the socket.
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
            // What was on its way before the whole view does not fit either.
            if !std::mem::replace(&mut self.lost, true) {
                self.misfits += 1;
                self.send(&FromClient::Resume).await?;
            }
        }
    }

    /// How often a change did not fit the view before it. The whole view was asked for each time.
    pub fn misfits(&self) -> u32 {
        self.misfits
    }

    /// How many bytes of messages have come.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// The next message; nothing once the server has closed the socket.
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

    /// Does this client's part of drawing the seed, beside whatever is read next. Should that fail, the table asks again
    /// when the connection is made again.
    fn attend(&self, text: &str) {
        if !matches!(kind(text), Some("table" | "welcome")) || self.client.notes.of(self.table).is_none() {
            return;
        }
        if let Ok(about) = serde_json::from_str::<AboutTable>(text) {
            let client = self.client.clone();
            tokio::spawn(async move { drop(client.attend(&about.table).await) });
        }
    }

    /// Says something.
    pub async fn send(&mut self, message: &FromClient) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(message).map_err(|error| ClientError::Unreadable(error.to_string()))?;
        self.send_text(text).await
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: impl Into<tungstenite::Utf8Bytes>) -> Result<(), ClientError> {
        self.socket.send(Message::Text(text.into())).await.map_err(ClientError::unreachable)
    }

    /// The socket underneath, for whoever wants to send something else.
    pub fn raw(&mut self) -> &mut WebSocketStream<Box<dyn Stream>> {
        &mut self.socket
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
