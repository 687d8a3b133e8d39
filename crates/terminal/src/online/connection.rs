//! The connection to the server, in its own thread: it keeps the socket, reconnects when it breaks, and passes on what
//! arrives. It decides nothing.

use std::{
    sync::mpsc::{self, Receiver, Sender},
    thread,
    time::{Duration, Instant},
};

use klad_client::{Client, ClientError, Socket};
use klad_engine::Seat;
use klad_protocol::{Code, ErrorBody, FromClient, FromServer, TableId, TableInfo, api::NewSeat};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::{Instant as Moment, sleep_until},
};

/// The first backoff before reconnecting; it doubles up to [`WAIT_MOST`].
const WAIT_FIRST: Duration = Duration::from_millis(250);
const WAIT_MOST: Duration = Duration::from_secs(5);
/// How often a silent server is pinged.
const PING: Duration = Duration::from_secs(15);
/// A server that has been silent for this long is considered gone.
const SILENCE: Duration = Duration::from_secs(40);

/// A request to the connection.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Wish {
    /// Say this at the table.
    Say(FromClient),
    /// Start the game.
    Start,
    /// Put bots of this level into these seats.
    Fill(Vec<Seat>, String),
    /// Sit down, at the first open seat.
    Sit,
    /// Free the seat.
    GetUp,
    /// Continue with the next game, with the same people.
    Again,
    /// Watch this table instead.
    Follow(TableId),
    /// Fetch the transcript of the finished game.
    Transcript,
}

/// News from the connection.
#[derive(Debug)]
pub(super) enum News {
    /// The server said this.
    Message(Box<FromServer>),
    /// The connection is lost; a new one will be opened.
    Lost,
    /// The server refused a request.
    Refused(Box<ErrorBody>),
    /// The server could not be reached.
    Unasked,
    /// The seat is free again.
    GotUp,
    /// The transcript of the finished game.
    Transcript(String),
    /// The connection will not come back, for this reason.
    Gone(Box<ErrorBody>),
}

/// The screen's end of the connection.
pub(super) struct Connection {
    wishes: UnboundedSender<Wish>,
    news: Receiver<(Instant, News)>,
}

impl Connection {
    /// Opens a connection to a table. It is closed when this is dropped.
    pub(super) fn open(client: Client, table: TableId) -> Connection {
        let (wishes, asked) = unbounded_channel();
        let (told, news) = mpsc::channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => {
                    runtime.block_on(Far { client, table, asked, told, is_lost: false }.run());
                }
                Err(error) => {
                    let body = ErrorBody::new(Code::TryAgain, error.to_string());
                    let _ = told.send((Instant::now(), News::Gone(Box::new(body))));
                }
            }
        });
        Connection { wishes, news }
    }

    /// Sends a request.
    pub(super) fn wish(&self, wish: Wish) {
        // A connection that is gone has already said so.
        let _ = self.wishes.send(wish);
    }

    /// The next news, and when it arrived.
    pub(super) fn hear(&self) -> Option<(Instant, News)> {
        self.news.try_recv().ok()
    }
}

/// How a connection ends.
enum End {
    /// The connection is lost.
    Lost,
    /// The screen's end is gone.
    Left,
    /// It continues at another table.
    Moved,
}

/// The network's end of the connection.
struct Far {
    client: Client,
    table: TableId,
    asked: UnboundedReceiver<Wish>,
    told: Sender<(Instant, News)>,
    is_lost: bool,
}

impl Far {
    fn tell(&self, news: News) {
        // The screen's end may be gone; then no more requests come, and that ends it.
        let _ = self.told.send((Instant::now(), news));
    }

    async fn run(mut self) {
        let mut wait = WAIT_FIRST;
        loop {
            match self.client.connect(self.table).await {
                Ok(socket) => {
                    self.is_lost = false;
                    let began = Instant::now();
                    match self.talk(socket).await {
                        End::Lost => {}
                        End::Left => return,
                        End::Moved => continue,
                    }
                    // Only a connection that lasted resets the backoff.
                    if began.elapsed() > WAIT_MOST {
                        wait = WAIT_FIRST;
                    }
                }
                Err(ClientError::Refused(error)) if is_final(error.code) => {
                    self.tell(News::Gone(error));
                    return;
                }
                Err(_) => {}
            }
            if !self.is_lost {
                self.is_lost = true;
                self.tell(News::Lost);
            }
            if self.wait(wait).await.is_none() {
                return;
            }
            wait = (wait * 2).min(WAIT_MOST);
        }
    }

    /// Waits; requests in the meantime fail. `None` if the screen's end is gone.
    async fn wait(&mut self, wait: Duration) -> Option<()> {
        let until = Moment::now() + wait;
        loop {
            tokio::select! {
                () = sleep_until(until) => return Some(()),
                wish = self.asked.recv() => {
                    wish?;
                    self.tell(News::Unasked);
                }
            }
        }
    }

    async fn talk(&mut self, mut socket: Socket) -> End {
        let (mut heard, mut pings) = (Moment::now(), 0u32);
        let mut ping_at = heard + PING;
        loop {
            tokio::select! {
                message = socket.next() => match message {
                    Ok(Some(message)) => {
                        heard = Moment::now();
                        ping_at = heard + PING;
                        self.tell(News::Message(Box::new(message)));
                    }
                    // A message newer than this program; the rest can still be understood.
                    Err(ClientError::Unreadable(_)) => heard = Moment::now(),
                    Ok(None) | Err(_) => return End::Lost,
                },
                wish = self.asked.recv() => {
                    let Some(wish) = wish else {
                        socket.close().await;
                        return End::Left;
                    };
                    match self.fulfill(wish, &mut socket).await {
                        Ok(None) => {}
                        Ok(Some(end)) => return end,
                        Err(ClientError::Refused(error)) => self.tell(News::Refused(error)),
                        Err(_) => self.tell(News::Unasked),
                    }
                }
                () = sleep_until(ping_at) => {
                    if heard.elapsed() > SILENCE {
                        return End::Lost;
                    }
                    pings = pings.wrapping_add(1);
                    ping_at = Moment::now() + PING;
                    if socket.send(&FromClient::Ping { id: pings }).await.is_err() {
                        return End::Lost;
                    }
                }
            }
        }
    }

    async fn fulfill(&mut self, wish: Wish, socket: &mut Socket) -> Result<Option<End>, ClientError> {
        let table = self.table;
        match wish {
            Wish::Say(message) => {
                if socket.send(&message).await.is_err() {
                    return Ok(Some(End::Lost));
                }
            }
            Wish::Start => {
                self.client.start(table).await?;
            }
            Wish::Fill(seats, level) => {
                for seat in seats {
                    let bot = NewSeat::Bot { level: level.clone() };
                    let path = format!("/api/tables/{table}/seats/{}", seat.0);
                    let _: TableInfo = self.client.put(&path, Some(&bot)).await?;
                }
            }
            Wish::Sit => {
                self.client.sit(table, None).await?;
            }
            Wish::GetUp => {
                self.client.leave(table).await?;
                self.tell(News::GotUp);
            }
            Wish::Again => {
                let next = self.client.rematch(table).await?.table;
                self.client.sit(next, None).await?;
                self.table = next;
                return Ok(Some(End::Moved));
            }
            Wish::Transcript => {
                let text = self.client.transcript(table).await?;
                self.tell(News::Transcript(text));
            }
            Wish::Follow(next) => {
                self.table = next;
                return Ok(Some(End::Moved));
            }
        }
        Ok(None)
    }
}

/// Whether retrying cannot help.
fn is_final(code: Code) -> bool {
    !matches!(code, Code::TryAgain | Code::TooFast | Code::TooMany)
}
