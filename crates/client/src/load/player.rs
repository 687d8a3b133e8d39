//! One client at a table: a seat that plays, or a spectator.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use crate::{Client, ClientError, Socket};
use klad_engine::{Chance, Seat, notation::excerpt};
use klad_protocol::{
    Code, FromClient, FromServer, TableId,
    socket::{FrameRef, kind},
};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{Shared, patiently};

/// How often a waiting client checks whether the time is up.
const LOOK: Duration = Duration::from_millis(500);
/// At a table with an arbiter, a move may be rejected with one of the arbiter's own messages. A move that is not made
/// within this time is chosen again.
const ARBITRATION: Duration = Duration::from_secs(1);

/// How long a client waits after an arbiter has refused a move, for example because a change is still being shown.
const AGAIN: Duration = Duration::from_millis(100);

/// What one seat has sent, and what became of it.
pub(super) struct Diary {
    pub(super) seat: Seat,
    /// The moves as JSON, each with whether it was acknowledged.
    pub(super) moves: Vec<(String, bool)>,
    pub(super) last_view: Option<Box<RawValue>>,
    pub(super) over: bool,
    /// Whether an arbiter has sent anything.
    pub(super) arbitrated: bool,
}

/// A socket at its table, with the welcome if that has been read already.
pub(super) struct Joined {
    pub(super) socket: Socket,
    pub(super) welcome: Option<Utf8Bytes>,
}

/// A move in flight.
struct Flying {
    id: u32,
    mv: String,
    sent: Instant,
}

/// The part of a welcome that matters here.
#[derive(Deserialize)]
struct WelcomeRef<'a> {
    seat: Option<Seat>,
    #[serde(borrow)]
    frame: Option<FrameRef<'a>>,
}

struct Seated {
    shared: Arc<Shared>,
    client: Client,
    table: TableId,
    seat: Option<Seat>,
    chance: Chance,
    diary: Diary,
    number: u32,
    legal: Vec<String>,
    must: bool,
    flying: Option<Flying>,
    ids: u32,
    /// The earliest time for the next move.
    rest_until: Option<Instant>,
    /// When the server last sent something, and whether it has been pinged since.
    heard: Instant,
    asked: bool,
}

/// Opens the socket of a table.
pub(super) async fn connect(client: &Client, table: TableId, whole: bool) -> Result<Socket, ClientError> {
    if whole { client.connect_whole(table).await } else { client.connect(table).await }
}

/// One seat of one game. Returns the socket as well if the next game is played on it.
pub(super) async fn play(
    shared: Arc<Shared>,
    table: TableId,
    Joined { socket, welcome }: Joined,
    seed: u64,
) -> Option<(Diary, Option<Socket>)> {
    let client = socket.client().clone();
    let mut seated = Seated {
        shared: shared.clone(),
        client,
        table,
        seat: None,
        chance: Chance::fast(seed),
        diary: Diary { seat: Seat(0), moves: Vec::new(), last_view: None, over: false, arbitrated: false },
        number: 0,
        legal: Vec::new(),
        must: false,
        flying: None,
        ids: seed as u32 | 1,
        rest_until: None,
        heard: Instant::now(),
        asked: false,
    };
    if let Some(Err(error)) = welcome.map(|welcome| seated.hear(&welcome)) {
        shared.error(error.to_string());
        return None;
    }
    let mut socket = Some(socket);
    loop {
        let current = match socket.take() {
            Some(socket) => socket,
            None => seated.reconnect().await?,
        };
        match seated.converse(current).await {
            Ok(socket) => return Some((seated.diary, socket)),
            Err(error) => {
                if let Some(flying) = seated.flying.take() {
                    seated.diary.moves.push((flying.mv, false));
                    shared.unknown.fetch_add(1, Relaxed);
                }
                if seated.is_done() {
                    return Some((seated.diary, None));
                }
                if let ClientError::Unreadable(reason) = error {
                    shared.error(reason);
                    return None;
                }
            }
        }
    }
}

impl Seated {
    async fn reconnect(&mut self) -> Option<Socket> {
        self.shared.reconnects.fetch_add(1, Relaxed);
        self.number = 0;
        self.heard = Instant::now();
        self.asked = false;
        // Nothing is known about this server's table before its first view: it may not have heard yet that the game
        // began.
        self.must = false;
        let connect_again = || {
            let (client, table) = (self.client.at(self.shared.next_site()), self.table);
            let whole = self.shared.plan.whole;
            async move { connect(&client, table, whole).await }
        };
        patiently(&self.shared, connect_again).await
    }

    /// Plays until the game is over or the connection breaks. Returns the socket if the next game is played on it.
    async fn converse(&mut self, mut socket: Socket) -> Result<Option<Socket>, ClientError> {
        let mut received = socket.received();
        loop {
            if self.diary.over && self.shared.plan.rematch && !self.shared.stopped() {
                return Ok(Some(socket));
            }
            if self.diary.over || self.is_done() {
                socket.close().await;
                return Ok(None);
            }
            if self.must && self.flying.is_none() {
                self.think().await;
                if self.is_done() {
                    continue;
                }
                self.send(&mut socket).await?;
            }
            let Ok(text) = tokio::time::timeout(LOOK, socket.next_text()).await else {
                if self.heard.elapsed() > self.shared.patience() {
                    self.ask_for_life(&mut socket).await?;
                }
                self.give_up_on_the_arbiter();
                continue;
            };
            self.heard = Instant::now();
            self.asked = false;
            let text = text?;
            self.shared.count(&socket, &mut received);
            if socket.misfits() > 0 {
                return Err(ClientError::Unreadable(format!(
                    "table {}: a change did not apply to the view",
                    self.table
                )));
            }
            let Some(text) = text else { return Err(ClientError::Unreachable("closed".into())) };
            self.hear(&text)?;
        }
    }

    /// Whether the time is up.
    fn is_done(&self) -> bool {
        self.shared.stopped() && !self.shared.plan.finish
    }

    /// Gives up on a move that the arbiter has not made; it may still be made later.
    fn give_up_on_the_arbiter(&mut self) {
        let late = |flying: &mut Flying| flying.sent.elapsed() > ARBITRATION;
        if self.diary.arbitrated
            && let Some(flying) = self.flying.take_if(late)
        {
            self.diary.moves.push((flying.mv, false));
        }
    }

    /// After a silence, pings the server; gives up if it was pinged before.
    async fn ask_for_life(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        if std::mem::replace(&mut self.asked, true) {
            return Err(ClientError::Unreachable("silence".into()));
        }
        self.heard = Instant::now();
        socket.send(&FromClient::Ping { id: 0 }).await
    }

    async fn think(&mut self) {
        let think_us = u32::try_from(self.shared.plan.think.as_micros()).unwrap_or(u32::MAX);
        let us = if think_us > 0 { self.chance.below(think_us.saturating_mul(2)) } else { 0 };
        let until =
            self.rest_until.take().max((us > 0).then(|| Instant::now() + Duration::from_micros(us.into())));
        if let Some(until) = until {
            while Instant::now() < until && !self.is_done() {
                let rest = until.saturating_duration_since(Instant::now());
                tokio::time::sleep(rest.min(LOOK)).await;
            }
        }
    }

    async fn send(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let mv = self.chance.pick(&self.legal).clone();
        self.ids = self.ids.wrapping_add(1);
        let (id, seen) = (self.ids, self.number);
        let text = format!("{{\"type\":\"play\",\"seen\":{seen},\"move\":{mv},\"id\":{id}}}");
        self.flying = Some(Flying { id, mv, sent: Instant::now() });
        socket.send_text(text).await
    }

    fn hear(&mut self, text: &str) -> Result<(), ClientError> {
        let wrong =
            |error: serde_json::Error| ClientError::Unreadable(format!("{error} in {}", shorten(text)));
        match kind(text) {
            Some("view") => self.take(&serde_json::from_str(text).map_err(wrong)?),
            Some("welcome") => {
                let welcome: WelcomeRef<'_> = serde_json::from_str(text).map_err(wrong)?;
                self.seat = welcome.seat;
                self.diary.seat = welcome.seat.unwrap_or(Seat(0));
                self.number = 0;
                match welcome.frame {
                    Some(frame) => self.take(&frame),
                    None => Ok(()),
                }
            }
            Some("stale") => {
                let FromServer::Stale { id, .. } = serde_json::from_str::<FromServer>(text).map_err(wrong)?
                else {
                    return Err(ClientError::Unreadable(shorten(text)));
                };
                self.shared.stale.fetch_add(1, Relaxed);
                self.flying.take_if(|flying| id == Some(flying.id));
                Ok(())
            }
            Some("refused") => {
                let FromServer::Refused { id, error } =
                    serde_json::from_str::<FromServer>(text).map_err(wrong)?
                else {
                    return Err(ClientError::Unreadable(shorten(text)));
                };
                let Some(flying) = self.flying.take_if(|flying| id == Some(flying.id)) else { return Ok(()) };
                if error.code == Code::TryAgain {
                    // Whether it was made is unknown; the next view will show.
                    self.diary.moves.push((flying.mv, false));
                    self.shared.unknown.fetch_add(1, Relaxed);
                    return Err(ClientError::Unreachable(error.message));
                }
                // An arbiter may refuse a legal move because it comes too early or too late.
                if error.code == Code::Refused && self.diary.arbitrated {
                    self.rest_until = Some(Instant::now() + AGAIN);
                    return Ok(());
                }
                Err(ClientError::Unreadable(format!("a legal move was refused: {error}")))
            }
            Some("arbiter") => {
                self.diary.arbitrated = true;
                self.give_up_on_the_arbiter();
                Ok(())
            }
            Some("table" | "presence" | "said" | "emote" | "pong") => Ok(()),
            // A server that shuts down says so.
            Some("error") => Err(ClientError::Unreachable(shorten(text))),
            _ => Err(ClientError::Unreadable(format!("an unknown message: {}", shorten(text)))),
        }
    }

    fn take(&mut self, frame: &FrameRef<'_>) -> Result<(), ClientError> {
        let wrong = |what: String| Err(ClientError::Unreadable(format!("table {}: {what}", self.table)));
        if frame.number <= self.number {
            return wrong(format!("number {} after {}", frame.number, self.number));
        }
        let acts = |seats: &[Seat]| self.seat.is_some_and(|seat| seats.contains(&seat));
        let (must, may) = (acts(&frame.turn.must), acts(&frame.turn.may));
        if must && frame.legal.is_empty() {
            return wrong("a seat must act but has no moves".into());
        }
        if !must && !may && !frame.legal.is_empty() {
            return wrong("a seat has moves but is not asked to act".into());
        }
        if frame.outcome.is_some() != frame.turn.must.is_empty() {
            return wrong("the table waits for nobody, but the game is not over".into());
        }
        self.number = frame.number;
        self.must = must;
        self.legal.clear();
        self.legal.extend(frame.legal.iter().map(|mv| mv.get().to_owned()));
        self.diary.over = frame.outcome.is_some();
        if self.diary.over {
            self.diary.last_view = Some(frame.view.to_owned());
        }
        if self.flying.as_ref().is_some_and(|flying| frame.ack == Some(flying.id)) {
            let flying = self.flying.take().expect("just looked at");
            if self.shared.measuring.load(Relaxed) {
                self.shared.moves.fetch_add(1, Relaxed);
                self.shared.latencies.record(flying.sent.elapsed());
            }
            self.diary.moves.push((flying.mv, true));
        }
        Ok(())
    }
}

/// Watches as a spectator until the game is over.
pub(super) async fn watch(shared: Arc<Shared>, table: TableId) {
    let begin = || {
        let (client, whole) = (Client::nobody(shared.next_site()), shared.plan.whole);
        async move { connect(&client, table, whole).await }
    };
    let Some(mut socket) = patiently(&shared, begin).await else { return };
    let mut received = 0;
    loop {
        let next = tokio::time::timeout(Duration::from_secs(1), socket.next_text()).await;
        let text = match next {
            Ok(Ok(Some(text))) => text,
            Ok(_) => {
                shared.reconnects.fetch_add(1, Relaxed);
                let Some(again) = patiently(&shared, begin).await else { return };
                (socket, received) = (again, 0);
                continue;
            }
            Err(_) if shared.stopped() && !shared.plan.finish => return,
            Err(_) => continue,
        };
        shared.count(&socket, &mut received);
        if socket.misfits() > 0 {
            return shared.error(format!("table {table}: a change did not apply to the view"));
        }
        let frame = match kind(&text) {
            Some("view") => serde_json::from_str(&text).ok(),
            Some("welcome") => {
                serde_json::from_str::<WelcomeRef<'_>>(&text).ok().and_then(|welcome| welcome.frame)
            }
            _ => continue,
        };
        let Some(frame): Option<FrameRef<'_>> = frame else { continue };
        if !frame.legal.is_empty() {
            shared.error(format!("a spectator was offered moves: {}", shorten(&text)));
        }
        if frame.outcome.is_some() {
            return;
        }
    }
}

/// A message, shortened for an error.
fn shorten(text: &str) -> String {
    excerpt(text, 300)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_serialized_as_the_protocol_says() {
        let text = r#"{"type":"play","seen":3,"move":{"type":"draw"},"id":7}"#;
        let read: FromClient = serde_json::from_str(text).unwrap();
        assert_eq!(read, FromClient::Play { seen: 3, mv: serde_json::json!({"type": "draw"}), id: Some(7) });
    }
}
