//! The WebSocket of a client at a table. Each has a task that reads, writes, measures round trips, and gives up on a
//! silent client.

use std::{
    collections::VecDeque,
    hash::{Hash, Hasher},
    net::IpAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, rejection::WebSocketUpgradeRejection},
    },
    http::{HeaderMap, Method},
    response::Response,
};
use futures_util::SinkExt;
use klad_protocol::{
    Code, ErrorBody, FromClient, FromServer, TableId,
    socket::{MESSAGE_MAX, PlayRef, close},
};
use serde::Deserialize;
use tokio::{sync::mpsc, time::Instant};

use crate::{
    app::App,
    asker::{Address, Guest, check_origin},
    bars::Session,
    error::{Answer, ApiError},
    extract::{AtTable, Query, is_object},
    limits::Bucket,
    outbox::{Closing, Outbox},
    room::{Command, Joining, Wish},
    routes::doors,
};

/// How often a client is pinged.
const PING: Duration = Duration::from_secs(20);
/// The same, at tables that measure round trips.
const PING_BRISK: Duration = Duration::from_secs(2);
/// The same, at first: a connection's round trip is trusted after five measurements.
const PING_FIRST: Duration = Duration::from_millis(150);
const PINGS_FIRST: u32 = 6;
/// A client that has been silent for this long is considered gone.
const SILENCE: Duration = Duration::from_secs(50);
/// A client that has read nothing for this long is considered gone.
const STUCK: Duration = Duration::from_secs(20);

/// In which form a client wants its views.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct SocketParams {
    #[serde(default)]
    views: Views,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Views {
    /// As changes, where that is shorter.
    #[default]
    Changes,
    Whole,
}

/// Opens the socket of a table.
pub(crate) async fn open(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Option<Guest>,
    address: Address,
    headers: HeaderMap,
    Query(params): Query<SocketParams>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    check_origin(&app, &Method::GET, &headers, true)?;
    let upgrade = upgrade.map_err(|rejection| ApiError::new(Code::BadRequest, rejection.body_text()))?;
    if app.is_closing() {
        return Err(ApiError::try_again());
    }
    // A table in memory exists; no need to ask the store.
    if app.rooms.loaded(id).is_none() && app.store.table(id).await?.is_none() {
        return Err(ApiError::not_found("table"));
    }
    doors::may_watch(&app, id, guest.as_ref().map(|guest| guest.identity.id)).await?;
    if app.metrics.sockets.now() >= app.config.limits.connections.into() {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooMany, "too many sockets"));
    }
    if !app.census.enter(address.0, app.config.limits.sockets_per_address) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooMany, "too many sockets from this address"));
    }
    let permit = SocketPermit { app: app.clone(), address: address.0 };
    // Buffers of a few kilobytes, because thousands of idle sockets are normal.
    let response = upgrade
        .read_buffer_size(2 << 10)
        // Messages that are ready together are written together.
        .write_buffer_size(4 << 10)
        .max_write_buffer_size(1 << 20)
        .max_message_size(4 * MESSAGE_MAX)
        .max_frame_size(4 * MESSAGE_MAX)
        .on_upgrade(move |socket| Box::pin(talk(app, id, guest, params.views, socket, permit)));
    Ok(response)
}

/// Counts a socket against its address while it lives.
struct SocketPermit {
    app: App,
    address: IpAddr,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.census.leave(self.address);
    }
}

async fn talk(
    app: App,
    table: TableId,
    guest: Option<Guest>,
    views: Views,
    socket: WebSocket,
    permit: SocketPermit,
) {
    app.metrics.sockets.add(1);
    let number = app.sockets.fetch_add(1, Relaxed);
    let outbox = Arc::new(Outbox::new(app.config.limits.backlog_bytes));
    let identity = guest.as_ref().map(|guest| (guest.identity.id, guest.secret));
    app.sessions.add(number, Session { identity, address: permit.address, outbox: outbox.clone() });
    let identity = guest.map(|guest| guest.identity);
    let whole = views == Views::Whole;
    let joining = Joining { socket: number, identity, outbox: outbox.clone(), whole };
    app.rooms.send(&app, table, Command::Join(Box::new(joining))).await;
    let now_ms = app.ambient.now_ms();
    let mut conversation = Conversation {
        room: app.rooms.loaded(table),
        messages: Bucket::full(app.config.limits.messages, now_ms),
        chatter: Bucket::full(app.config.limits.chatter, now_ms),
        app: app.clone(),
        number,
        socket,
        outbox,
        heard: Instant::now(),
        pings: 0,
        ping_at: Instant::now() + PING,
        asked: None,
        asked_whole: false,
    };
    conversation.run().await;
    app.sessions.remove(number);
    app.rooms.send(&app, table, Command::Leave(number)).await;
    app.metrics.sockets.add(-1);
    drop(permit);
}

/// One client at one table.
struct Conversation {
    app: App,
    number: u64,
    socket: WebSocket,
    room: Option<mpsc::Sender<Command>>,
    outbox: Arc<Outbox>,
    messages: Bucket,
    chatter: Bucket,
    heard: Instant,
    pings: u32,
    ping_at: Instant,
    /// The payload of the last ping and when it was sent, until it is answered.
    asked: Option<([u8; 8], u64)>,
    /// The room has been asked for the whole view.
    asked_whole: bool,
}

/// Why a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// The server closes it.
    Close(Closing),
}

impl Conversation {
    async fn run(&mut self) {
        let outbox = self.outbox.clone();
        let mut brisk = false;
        // Reset only when its time changes, not at every message.
        let mut alarm = std::pin::pin!(tokio::time::sleep_until(self.ping_at));
        loop {
            if outbox.is_brisk() && !brisk {
                brisk = true;
                self.ping_at = Instant::now();
            }
            if alarm.deadline() != self.ping_at {
                alarm.as_mut().reset(self.ping_at);
            }
            // Biased: most wakeups are for something to send, and then there is rarely something to read.
            let step = tokio::select! {
                biased;
                () = outbox.ready() => self.send().await,
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) => Err(self.unreadable(&error)),
                    None => Err(End::Gone),
                },
                () = alarm.as_mut() => self.ping(brisk).await,
            };
            match step {
                Ok(()) => {}
                Err(End::Gone) => return,
                Err(End::Close(closing)) => return self.close(closing).await,
            }
        }
    }

    /// Sends a message to the room. If the room has left memory meanwhile, a new one would know nothing about us.
    async fn tell(&mut self, command: Command) -> Result<(), End> {
        if let Some(room) = &self.room
            && room.send(command).await.is_ok()
        {
            return Ok(());
        }
        Err(End::Close(Closing { code: 1012, error: None }))
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => {
                let command = self.read(&text)?;
                self.tell(command).await
            }
            Message::Binary(_) => Err(self.bad(Code::BadRequest, "found a binary message, wanted text")),
            Message::Ping(_) => self.count(false),
            Message::Pong(payload) => self.pong(&payload).await,
            Message::Close(_) => Err(End::Gone),
        }
    }

    fn read(&mut self, text: &str) -> Result<Command, End> {
        if text.len() > MESSAGE_MAX {
            return Err(
                self.bad(Code::TooLarge, format!("found {} bytes, wanted at most {MESSAGE_MAX}", text.len()))
            );
        }
        if let Some(PlayRef { seen, mv, id, .. }) = PlayRef::read(text) {
            self.count(false)?;
            return Ok(Command::Play(self.number, Wish { seen, mv: mv.get().into(), id }));
        }
        // Serde would accept a list of the fields' values in place of the object.
        if !is_object(text.as_bytes()) {
            return Err(self.bad(Code::BadRequest, "found JSON of another kind, wanted an object"));
        }
        let message = match FromClient::read(text) {
            Ok(message) => message,
            Err(error) => {
                return Err(self.bad(Code::BadRequest, format!("the message cannot be read: {error}")));
            }
        };
        let chatter =
            matches!(message, FromClient::Say { .. } | FromClient::Phrase { .. } | FromClient::Emote { .. });
        self.count(chatter)?;
        Ok(Command::Client(self.number, message))
    }

    /// Counts a message against the rate limits; too many end the connection.
    fn count(&mut self, chatter: bool) -> Result<(), End> {
        let now_ms = self.app.ambient.now_ms();
        let limits = &self.app.config.limits;
        let enough = self.messages.take(limits.messages, now_ms);
        let enough = enough && (!chatter || self.chatter.take(limits.chatter, now_ms));
        if enough {
            return Ok(());
        }
        self.app.metrics.too_fast.add(1);
        let error = ErrorBody::new(Code::TooFast, "too many messages");
        Err(End::Close(Closing { code: close::TOO_FAST, error: Some(error) }))
    }

    fn bad(&self, code: Code, message: impl Into<String>) -> End {
        self.app.metrics.bad_messages.add(1);
        let closing = if code == Code::TooLarge { 1009 } else { close::BAD_MESSAGE };
        End::Close(Closing { code: closing, error: Some(ErrorBody::new(code, message)) })
    }

    /// The client broke the WebSocket protocol, or is gone.
    fn unreadable(&self, error: &axum::Error) -> End {
        let text = error.to_string();
        if text.contains("too long") || text.contains("too big") || text.contains("too large") {
            return self.bad(Code::TooLarge, "the message is too large");
        }
        if text.contains("UTF-8") || text.contains("utf-8") {
            return self.bad(Code::BadRequest, "found bytes that are not UTF-8 text");
        }
        End::Gone
    }

    async fn send(&mut self) -> Result<(), End> {
        let found = self.outbox.take();
        if found.behind && !self.asked_whole {
            self.asked_whole = true;
            self.tell(Command::Resync(self.number)).await?;
        }
        if !found.texts.is_empty() {
            self.asked_whole = false;
            self.write(found.texts).await?;
        }
        match found.closing {
            Some(closing) => Err(End::Close(closing)),
            None => Ok(()),
        }
    }

    async fn write(&mut self, texts: VecDeque<axum::extract::ws::Utf8Bytes>) -> Result<(), End> {
        let socket = &mut self.socket;
        let write = async {
            for text in texts {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        match tokio::time::timeout(STUCK, write).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn ping(&mut self, brisk: bool) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            let error = ErrorBody::new(Code::BadRequest, "the client stopped responding");
            return Err(End::Close(Closing { code: close::SILENT, error: Some(error) }));
        }
        self.pings += 1;
        let wait = match (brisk, self.pings) {
            (false, _) => PING,
            (true, pings) if pings < PINGS_FIRST => PING_FIRST,
            (true, _) => PING_BRISK,
        };
        self.ping_at = Instant::now() + wait;
        let mark = self.mark();
        self.asked = Some((mark, self.app.ambient.now_ms()));
        let ping = self.socket.send(Message::Ping(mark.to_vec().into()));
        match tokio::time::timeout(STUCK, ping).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    /// The payload of a ping: unpredictable, so that it cannot be answered in advance.
    fn mark(&self) -> [u8; 8] {
        let mut hasher = std::hash::DefaultHasher::new();
        (&self.app.node, self.number, self.pings).hash(&mut hasher);
        hasher.finish().to_le_bytes()
    }

    /// Only the reply to the last ping counts, and only once. A client can delay it, which only makes it look slower.
    async fn pong(&mut self, payload: &[u8]) -> Result<(), End> {
        let Some((_, sent_ms)) = self.asked.take_if(|(mark, _)| mark == payload) else {
            return self.count(false);
        };
        match u32::try_from(self.app.ambient.now_ms().saturating_sub(sent_ms)) {
            Ok(ms) if ms < 60_000 && self.outbox.is_brisk() => {
                self.tell(Command::RoundTrip(self.number, ms)).await
            }
            _ => Ok(()),
        }
    }

    async fn close(&mut self, closing: Closing) {
        let socket = &mut self.socket;
        let goodbye = async {
            if let Some(error) = closing.error {
                let text = json(&FromServer::Error { error });
                socket.feed(Message::Text(text.into())).await?;
            }
            let frame = CloseFrame { code: closing.code, reason: "".into() };
            socket.send(Message::Close(Some(frame))).await
        };
        let _ = tokio::time::timeout(Duration::from_secs(2), goodbye).await;
    }
}

fn json(message: &FromServer) -> String {
    serde_json::to_string(message).expect("messages serialize")
}
