//! The WebSocket of a client at a table. Each has a task that reads, sends what the room could not send at once, measures
//! round trips, and gives up on a silent client.

mod entry;

use std::{
    cell::RefCell,
    future::poll_fn,
    hash::{Hash, Hasher},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use klad_protocol::{
    Code, ErrorBody, FromClient, FromServer, TableId,
    socket::{MESSAGE_MAX, PlayRef, close},
};
use klad_store::Identity;
use tokio::{
    sync::{
        mpsc::{self, error::TrySendError},
        oneshot,
    },
    time::{Instant, Sleep},
};

pub(crate) use self::entry::open;
use crate::{
    app::App,
    asker::{Address, nobody},
    error::Answer,
    extract::is_object,
    limits::Bucket,
    outbox::{Closing, Event, Outbox},
    room::{Ask, Command, Joining, Wish},
    routes::access,
    websocket::{Fault, Heard, Messages, PING, PONG},
};

/// How often a client is pinged.
const PING_EVERY: Duration = Duration::from_secs(20);
/// How often a client is pinged at tables that measure round trips.
const PING_BRISK: Duration = Duration::from_secs(2);
/// How often it is pinged there at first: a connection's round trip is trusted after five measurements.
const PING_FIRST: Duration = Duration::from_millis(150);
const PINGS_FIRST: u32 = 6;
/// A client that has been silent for this long is considered gone.
const SILENCE: Duration = Duration::from_secs(50);
/// A client that has taken nothing for this long, though something waits for it, is considered gone at its next ping.
const STUCK: Duration = Duration::from_secs(15);
/// How many bytes are read at once.
const READ: usize = 16 << 10;

thread_local! {
    /// Bytes stay here only until they are parsed, so all sockets of a thread share one buffer: thousands of idle
    /// sockets are normal.
    static BUFFER: RefCell<Box<[u8]>> = RefCell::new(vec![0; READ].into());
}

/// One client at one table.
struct Conversation {
    app: App,
    number: u64,
    table: TableId,
    room: Option<mpsc::Sender<Command>>,
    identity: Option<Identity>,
    address: Address,
    /// Whether the client wants every view whole.
    whole: bool,
    outbox: Arc<Outbox>,
    messages: Bucket,
    chatter: Bucket,
    /// The part of a message that has arrived, and the complete messages.
    parts: Messages,
    heard: Vec<Heard>,
    heard_at: Instant,
    /// Whether its round trips are measured.
    is_brisk: bool,
    pings: u32,
    ping_at: Instant,
    /// The payload of the last ping and when it was sent, until it is answered.
    asked: Option<([u8; 8], u64)>,
}

/// What to do next.
enum Next {
    /// Messages have arrived.
    Heard,
    /// The client needs the whole view.
    Behind,
    /// It is time for a ping.
    Ping,
}

/// Why a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// The server closes it.
    Close(Closing),
}

/// The intent of a message.
enum Wanted {
    /// A message for the table.
    Tell(Command),
    /// Go on to the next game, with this commitment.
    Rematch(String),
}

impl Conversation {
    /// Enters a room, which sends a welcome.
    async fn join(&mut self, table: TableId) {
        self.table = table;
        let joining = Joining {
            socket: self.number,
            identity: self.identity.clone(),
            outbox: self.outbox.clone(),
            whole: self.whole,
        };
        self.app.rooms.send(&self.app, table, Command::Join(Box::new(joining))).await;
        self.room = self.app.rooms.loaded(table);
    }

    async fn run(&mut self) {
        // Reset only when its time changes, not at every message.
        let mut alarm = std::pin::pin!(tokio::time::sleep_until(self.ping_at));
        loop {
            if alarm.deadline() != self.ping_at {
                alarm.as_mut().reset(self.ping_at);
            }
            let step = match poll_fn(|context| self.poll(context, alarm.as_mut())).await {
                Ok(Next::Heard) => self.hear_all().await,
                Ok(Next::Behind) => self.tell(Command::Resync(self.number)).await,
                Ok(Next::Ping) => self.ping(),
                Err(end) => Err(end),
            };
            match step {
                Ok(()) => {}
                Err(End::Gone) => return,
                Err(End::Close(closing)) => return self.close(closing).await,
            }
        }
    }

    fn poll(&mut self, context: &mut Context<'_>, alarm: Pin<&mut Sleep>) -> Poll<Result<Next, End>> {
        if self.outbox.is_brisk() && !self.is_brisk {
            self.is_brisk = true;
            return Poll::Ready(Ok(Next::Ping));
        }
        let next = BUFFER.with_borrow_mut(|buffer| {
            loop {
                match self.outbox.poll(context, buffer) {
                    Poll::Ready(Event::Read(count)) => {
                        self.parts.take(&buffer[..count], &mut self.heard);
                        if !self.heard.is_empty() {
                            return Poll::Ready(Ok(Next::Heard));
                        }
                    }
                    Poll::Ready(Event::Behind) => return Poll::Ready(Ok(Next::Behind)),
                    Poll::Ready(Event::Close(closing)) => return Poll::Ready(Err(End::Close(closing))),
                    Poll::Ready(Event::Gone) => return Poll::Ready(Err(End::Gone)),
                    Poll::Pending => return Poll::Pending,
                }
            }
        });
        match next {
            Poll::Ready(next) => Poll::Ready(next),
            Poll::Pending => alarm.poll(context).map(|()| Ok(Next::Ping)),
        }
    }

    /// Sends a message to the room. If the room has left memory meanwhile, a new one would know nothing about us.
    async fn tell(&mut self, command: Command) -> Result<(), End> {
        if let Some(room) = &self.room {
            let told = match room.try_send(command) {
                Ok(()) => true,
                Err(TrySendError::Full(command)) => room.send(command).await.is_ok(),
                Err(TrySendError::Closed(_)) => false,
            };
            if told {
                return Ok(());
            }
        }
        Err(End::Close(Closing { code: 1012, error: None }))
    }

    async fn hear_all(&mut self) -> Result<(), End> {
        self.heard_at = Instant::now();
        let mut heard = std::mem::take(&mut self.heard);
        for heard in heard.drain(..) {
            self.hear(heard).await?;
        }
        self.heard = heard;
        Ok(())
    }

    async fn hear(&mut self, heard: Heard) -> Result<(), End> {
        match heard {
            Heard::Text(text) => match self.read(&text)? {
                Wanted::Tell(command) => self.tell(command).await,
                Wanted::Rematch(commitment) => {
                    if let Err(error) = self.go_on(commitment).await {
                        self.outbox.answer(&json(&FromServer::Refused { id: None, error: *error.0 }));
                    }
                    Ok(())
                }
            },
            Heard::Binary => Err(self.bad(Code::BadRequest, "found a binary message, wanted text")),
            Heard::Ping(payload) => {
                self.count(false)?;
                self.outbox.control(PONG, &payload);
                Ok(())
            }
            Heard::Pong(payload) => self.pong(&payload).await,
            Heard::Close => Err(End::Close(Closing { code: 1000, error: None })),
            Heard::Fault(Fault::TooLarge) => Err(self.bad(Code::TooLarge, "the message is too large")),
            Heard::Fault(Fault::NotText) => {
                Err(self.bad(Code::BadRequest, "found bytes that are not UTF-8 text"))
            }
            Heard::Fault(Fault::Protocol) => Err(End::Gone),
        }
    }

    /// Takes the client to the table of the next game with the same people and lets it sit down there.
    async fn go_on(&mut self, commitment: String) -> Answer<()> {
        let identity = self.identity.clone().ok_or_else(nobody)?;
        let (app, address, who) = (self.app.clone(), self.address, identity.clone());
        let sent = Some(commitment.clone());
        let next = app.ask(self.table, |reply| Ask::Next(who, address, sent, reply)).await?;
        access::may_sit(&app, next, identity.id, address, None).await?;
        app.ask(next, |reply| Ask::SitAgain(identity, commitment, reply)).await?;
        if let Some(room) = &self.room {
            let (leaving, left) = oneshot::channel();
            if room.send(Command::Depart(self.number, leaving)).await.is_ok() {
                // An error means that we have left.
                let _ = left.await;
            }
        }
        self.join(next).await;
        Ok(())
    }

    fn read(&mut self, text: &str) -> Result<Wanted, End> {
        if text.len() > MESSAGE_MAX {
            return Err(
                self.bad(Code::TooLarge, format!("found {} bytes, wanted at most {MESSAGE_MAX}", text.len()))
            );
        }
        if let Some(PlayRef { seen, mv, id, .. }) = PlayRef::read(text) {
            self.count(false)?;
            return Ok(Wanted::Tell(Command::Play(self.number, Wish { seen, mv: mv.get().into(), id })));
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
        match message {
            FromClient::Rematch { commitment } => Ok(Wanted::Rematch(commitment)),
            message => Ok(Wanted::Tell(Command::Client(self.number, message))),
        }
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

    fn ping(&mut self) -> Result<(), End> {
        if self.heard_at.elapsed() > SILENCE {
            let error = ErrorBody::new(Code::BadRequest, "the client stopped responding");
            return Err(End::Close(Closing { code: close::SILENT, error: Some(error) }));
        }
        if self.outbox.stuck_since().is_some_and(|since| since.elapsed() > STUCK) {
            return Err(End::Gone);
        }
        self.pings += 1;
        let wait = match (self.is_brisk, self.pings) {
            (false, _) => PING_EVERY,
            (true, pings) if pings < PINGS_FIRST => PING_FIRST,
            (true, _) => PING_BRISK,
        };
        self.ping_at = Instant::now() + wait;
        let mark = self.mark();
        self.asked = Some((mark, self.app.ambient.now_ms()));
        self.outbox.control(PING, &mark);
        Ok(())
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
        let error = closing.error.map(|error| json(&FromServer::Error { error }));
        self.outbox.say_goodbye(error.as_deref(), closing.code);
        let end = poll_fn(|context| self.outbox.poll_end(context));
        let _ = tokio::time::timeout(Duration::from_secs(2), end).await;
    }
}

fn json(message: &FromServer) -> String {
    serde_json::to_string(message).expect("messages serialize")
}
