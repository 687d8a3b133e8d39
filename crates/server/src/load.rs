//! The load driver: plays real games through real sockets with bots on the client side, and believes nothing.
//!
//! Every frame is checked against the one before. When a game is over, its transcript is verified, and every move that
//! was acknowledged must stand in it once, in order; one whose fate is unknown (the connection broke) may.

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use klad_engine::{Chance, Seat, Sight, Viewer, table::Catalog, transcript::Transcript};
use klad_protocol::{
    Chat, Clock, Code, FromClient, FromServer, TableId,
    api::{NewSeat, NewTable},
    client::{Client, ClientError, Site, Socket},
    socket::{FrameRef, kind},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use tokio::{sync::Semaphore, task::JoinSet};

/// What is to be played.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The servers, `http://…` each; a client that loses one goes to the next.
    pub urls: Vec<String>,
    /// Which game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// How many tables at once.
    pub tables: usize,
    /// How many seats each has.
    pub seats: u8,
    /// How many spectators each has.
    pub watchers: usize,
    /// How long.
    pub time: Duration,
    /// How long a client thinks before each move, on average.
    pub think: Duration,
    /// Whether games that run when the time is over are played to their end.
    pub finish: bool,
    /// Seed of everything the clients choose.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// Moves acknowledged.
    pub moves: u64,
    /// Seconds in which they were.
    pub seconds: f64,
    /// Moves a second.
    pub moves_per_second: f64,
    /// From sending a move to seeing it, in milliseconds.
    pub latency_ms: Latency,
    /// Messages received.
    pub messages: u64,
    /// Bytes received.
    pub bytes: u64,
    /// Games played to the end, each with a transcript that proves itself.
    pub games: u64,
    /// Connections that were lost and made anew.
    pub reconnects: u64,
    /// Moves that came too late and were made again.
    pub stale: u64,
    /// Moves whose fate was unknown when the connection broke.
    pub unknown: u64,
    /// Requests that had to be tried again.
    pub retries: u64,
    /// What was wrong. Empty, or the server is.
    pub errors: Vec<String>,
}

/// From sending a move to seeing it, in milliseconds.
#[derive(Debug, Clone, Default, Serialize)]
#[expect(missing_docs, reason = "each says itself")]
pub struct Latency {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

/// Latencies in steps of a tenth of a millisecond, up to ten seconds.
struct Latencies(Vec<AtomicU64>);

impl Latencies {
    fn record(&self, took: Duration) {
        let step = (took.as_micros() / 100) as usize;
        self.0[step.min(self.0.len() - 1)].fetch_add(1, Relaxed);
    }

    fn at(&self, share: f64) -> f64 {
        let total: u64 = self.0.iter().map(|count| count.load(Relaxed)).sum();
        let wanted = (total as f64 * share).ceil() as u64;
        let mut seen = 0;
        for (step, count) in self.0.iter().enumerate() {
            seen += count.load(Relaxed);
            if seen >= wanted && seen > 0 {
                return (step + 1) as f64 / 10.0;
            }
        }
        0.0
    }
}

struct Shared {
    plan: Plan,
    catalog: Arc<Catalog>,
    sites: Vec<Site>,
    site: AtomicUsize,
    /// Set while moves count.
    measuring: AtomicBool,
    stop: AtomicBool,
    moves: AtomicU64,
    messages: AtomicU64,
    bytes: AtomicU64,
    games: AtomicU64,
    reconnects: AtomicU64,
    stale: AtomicU64,
    unknown: AtomicU64,
    retries: AtomicU64,
    latencies: Latencies,
    errors: std::sync::Mutex<Vec<String>>,
    /// So many requests over HTTP at once.
    requests: Semaphore,
}

impl Shared {
    fn error(&self, error: String) {
        let mut errors = self.errors.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if errors.len() < 50 {
            errors.push(error);
        }
    }

    fn stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// How long a silence is suspicious. Where there is another server to go to, one is not waited for.
    fn patience(&self) -> Duration {
        Duration::from_secs(if self.sites.len() > 1 { 2 } else { 30 })
    }

    /// The next server in turn.
    fn next_site(&self) -> Site {
        self.sites[self.site.fetch_add(1, Relaxed) % self.sites.len()].clone()
    }
}

/// Plays, and tells what came of it. `progress` is told the state of things every second: seconds, moves, games; and
/// answers whether to go on.
pub async fn run(
    plan: Plan,
    catalog: Arc<Catalog>,
    progress: impl Fn(f64, u64, u64) -> bool,
) -> Result<Report, ClientError> {
    let sites = plan.urls.iter().map(|url| Site::of(url)).collect::<Result<Vec<_>, _>>()?;
    let shared = Arc::new(Shared {
        sites,
        catalog,
        site: AtomicUsize::new(0),
        measuring: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        messages: AtomicU64::new(0),
        bytes: AtomicU64::new(0),
        games: AtomicU64::new(0),
        reconnects: AtomicU64::new(0),
        stale: AtomicU64::new(0),
        unknown: AtomicU64::new(0),
        retries: AtomicU64::new(0),
        latencies: Latencies((0..100_000).map(|_| AtomicU64::new(0)).collect()),
        errors: std::sync::Mutex::default(),
        requests: Semaphore::new(16),
        plan,
    });
    let ready = Arc::new(Semaphore::new(0));
    let mut groups = JoinSet::new();
    for number in 0..shared.plan.tables {
        groups.spawn(group(shared.clone(), number as u64, ready.clone()));
    }
    // Everybody sits before the time is taken.
    let everybody = ready.acquire_many(shared.plan.tables as u32);
    let mut early = Vec::new();
    tokio::select! {
        _ = everybody => {}
        // A group that ends before it has begun has failed; the others are not waited for.
        Some(ended) = groups.join_next() => early.push(ended),
    }
    shared.measuring.store(true, Relaxed);
    let begun = Instant::now();
    while begun.elapsed() < shared.plan.time && early.is_empty() {
        let rest = shared.plan.time.saturating_sub(begun.elapsed());
        tokio::time::sleep(rest.min(Duration::from_secs(1))).await;
        let (moves, games) = (shared.moves.load(Relaxed), shared.games.load(Relaxed));
        if !progress(begun.elapsed().as_secs_f64(), moves, games) {
            break;
        }
    }
    shared.measuring.store(false, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    shared.stop.store(true, Relaxed);
    while let Some(ended) = groups.join_next().await {
        early.push(ended);
    }
    for ended in early {
        if let Err(error) = ended {
            shared.error(format!("a client failed: {error}"));
        }
    }
    let moves = shared.moves.load(Relaxed);
    let latencies = &shared.latencies;
    let errors = shared.errors.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    Ok(Report {
        moves,
        seconds,
        moves_per_second: moves as f64 / seconds,
        latency_ms: Latency {
            p50: latencies.at(0.5),
            p90: latencies.at(0.9),
            p99: latencies.at(0.99),
            max: latencies.at(1.0),
        },
        messages: shared.messages.load(Relaxed),
        bytes: shared.bytes.load(Relaxed),
        games: shared.games.load(Relaxed),
        reconnects: shared.reconnects.load(Relaxed),
        stale: shared.stale.load(Relaxed),
        unknown: shared.unknown.load(Relaxed),
        retries: shared.retries.load(Relaxed),
        errors,
    })
}

/// The people of one table, who play one game after the other.
async fn group(shared: Arc<Shared>, number: u64, ready: Arc<Semaphore>) {
    let mut chance = Chance::fast(shared.plan.seed.wrapping_add(number.wrapping_mul(0x9E37_79B9)));
    let mut guests = Vec::new();
    for seat in 0..shared.plan.seats {
        let arrive = || {
            let shared = shared.clone();
            async move { Client::arrive(shared.next_site(), &format!("load {number} {seat}"), seat % 32).await }
        };
        match patiently(&shared, arrive).await {
            Some(guest) => guests.push(guest),
            None => return,
        }
    }
    let mut ready = Some(ready);
    loop {
        let Some((table, sockets)) = gather(&shared, &guests).await else { return };
        if let Some(ready) = ready.take() {
            ready.add_permits(1);
        }
        let mut seats = JoinSet::new();
        for (guest, socket) in guests.iter().zip(sockets) {
            let seed = chance.bits();
            seats.spawn(play(shared.clone(), guest.clone(), table, socket, seed));
        }
        for _ in 0..shared.plan.watchers {
            seats.spawn(watch(shared.clone(), table));
        }
        let mut diaries = Vec::new();
        while let Some(ended) = seats.join_next().await {
            match ended {
                Ok(Some(diary)) => diaries.push(diary),
                Ok(None) => {}
                Err(error) => shared.error(format!("a client failed: {error}")),
            }
        }
        let over = diaries.iter().all(|diary| diary.over) && !diaries.is_empty();
        if over {
            check_game(&shared, &guests[0], table, &diaries).await;
            shared.games.fetch_add(1, Relaxed);
        }
        if shared.stopped() || !over {
            return;
        }
    }
}

/// Opens a table, everybody sits down and connects, and the game begins.
async fn gather(shared: &Arc<Shared>, guests: &[Client]) -> Option<(TableId, Vec<Socket>)> {
    let new = NewTable {
        game: shared.plan.game.clone(),
        options: shared.plan.options.clone(),
        seats: vec![NewSeat::Open; guests.len()],
        clock: Clock::None,
        chat: Chat::Off,
        listed: false,
    };
    let tries = AtomicUsize::new(0);
    let gathering = || {
        let (shared, guests, new) = (shared.clone(), guests.to_vec(), new.clone());
        // At first everybody asks another server. If one of them is silent, all go to one that may not be.
        let spread = tries.fetch_add(1, Relaxed) == 0;
        let meeting = shared.next_site();
        async move {
            let site = || if spread { shared.next_site() } else { meeting.clone() };
            let table = guests[0].at(site()).open_table(&new).await?.id;
            for (seat, guest) in guests.iter().enumerate() {
                guest.at(site()).sit(table, Some(Seat(seat as u8))).await?;
            }
            let mut sockets = Vec::new();
            for guest in &guests {
                sockets.push(guest.at(site()).connect(table).await?);
            }
            guests[0].at(site()).start(table).await?;
            Ok((table, sockets))
        }
    };
    patiently(shared, gathering).await
}

/// Tries again for as long as a server may be down, unless it says no for good.
async fn patiently<T, F>(shared: &Shared, attempt: impl Fn() -> F) -> Option<T>
where
    F: Future<Output = Result<T, ClientError>>,
{
    let begun = Instant::now();
    loop {
        let turn = shared.requests.acquire().await;
        let error = match tokio::time::timeout(2 * shared.patience(), attempt()).await {
            Ok(Ok(done)) => return Some(done),
            Ok(Err(error)) => error,
            Err(_) => ClientError::Unreachable("silence".into()),
        };
        drop(turn);
        let passes = match &error {
            ClientError::Unreachable(_) => true,
            ClientError::Refused(error) => matches!(error.code, Code::TryAgain | Code::TooFast),
            ClientError::Address(_) | ClientError::Unreadable(_) => false,
        };
        if !passes || begun.elapsed() > Duration::from_secs(60) {
            shared.error(format!("a request failed: {error}"));
            return None;
        }
        if shared.stopped() && !shared.plan.finish {
            return None;
        }
        shared.retries.fetch_add(1, Relaxed);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// What one seat has sent, and what became of it.
struct Diary {
    seat: Seat,
    /// The moves as JSON and whether they were acknowledged.
    moves: Vec<(String, bool)>,
    last_view: Option<Box<RawValue>>,
    over: bool,
}

/// A move on its way.
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
    /// Whether the server owes a sign of life.
    asked: bool,
}

/// One seat of one game.
async fn play(
    shared: Arc<Shared>,
    client: Client,
    table: TableId,
    socket: Socket,
    seed: u64,
) -> Option<Diary> {
    let mut seated = Seated {
        shared: shared.clone(),
        client,
        table,
        seat: None,
        chance: Chance::fast(seed),
        diary: Diary { seat: Seat(0), moves: Vec::new(), last_view: None, over: false },
        number: 0,
        legal: Vec::new(),
        must: false,
        flying: None,
        ids: seed as u32 | 1,
        asked: false,
    };
    let mut socket = Some(socket);
    loop {
        let current = match socket.take() {
            Some(socket) => socket,
            None => seated.reconnect().await?,
        };
        match seated.converse(current).await {
            Ok(()) => return Some(seated.diary),
            Err(error) => {
                if let Some(flying) = seated.flying.take() {
                    seated.diary.moves.push((flying.mv, false));
                    shared.unknown.fetch_add(1, Relaxed);
                }
                if shared.stopped() && !shared.plan.finish {
                    return Some(seated.diary);
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
        self.asked = false;
        let connect = || {
            let (client, table) = (self.client.at(self.shared.next_site()), self.table);
            async move { client.connect(table).await }
        };
        patiently(&self.shared, connect).await
    }

    /// Plays until the game is over or the connection breaks.
    async fn converse(&mut self, mut socket: Socket) -> Result<(), ClientError> {
        loop {
            if self.diary.over || (self.shared.stopped() && !self.shared.plan.finish) {
                socket.close().await;
                return Ok(());
            }
            if self.must && self.flying.is_none() {
                self.think().await;
                self.send(&mut socket).await?;
            }
            let Ok(text) = tokio::time::timeout(self.shared.patience(), socket.next_text()).await else {
                self.ask_for_life(&mut socket).await?;
                continue;
            };
            self.asked = false;
            let Some(text) = text? else { return Err(ClientError::Unreachable("closed".into())) };
            self.shared.messages.fetch_add(1, Relaxed);
            self.shared.bytes.fetch_add(text.len() as u64, Relaxed);
            self.hear(&text)?;
        }
    }

    /// After a silence: the server is asked whether it is there, and given up if it was asked before.
    async fn ask_for_life(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        if std::mem::replace(&mut self.asked, true) {
            return Err(ClientError::Unreachable("silence".into()));
        }
        socket.send(&FromClient::Ping { id: 0 }).await
    }

    async fn think(&mut self) {
        let think_us = self.shared.plan.think.as_micros() as u32;
        if think_us > 0 {
            let us = self.chance.below(2 * think_us);
            tokio::time::sleep(Duration::from_micros(us.into())).await;
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
                self.shared.stale.fetch_add(1, Relaxed);
                self.flying = None;
                Ok(())
            }
            Some("refused") => {
                let FromServer::Refused { error, .. } = serde_json::from_str(text).map_err(wrong)? else {
                    return Err(ClientError::Unreadable(shorten(text)));
                };
                let flying = self.flying.take();
                if error.code == Code::TryAgain {
                    // Nobody knows whether it was made; the next view will show.
                    self.diary.moves.extend(flying.map(|flying| (flying.mv, false)));
                    self.shared.unknown.fetch_add(1, Relaxed);
                    return Err(ClientError::Unreachable(error.message));
                }
                Err(ClientError::Unreadable(format!("a legal move was refused: {error}")))
            }
            Some("table" | "presence" | "said" | "emote" | "arbiter" | "pong") => Ok(()),
            // A server that goes down says so.
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
            return wrong("a seat must act and cannot".into());
        }
        if !must && !may && !frame.legal.is_empty() {
            return wrong("a seat has moves although it is not asked".into());
        }
        if frame.outcome.is_some() != frame.turn.must.is_empty() {
            return wrong("the table waits for nobody although the game is not over".into());
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

/// A spectator looks on until the game is over.
async fn watch(shared: Arc<Shared>, table: TableId) -> Option<Diary> {
    let connect = || {
        let client = Client::nobody(shared.next_site());
        async move { client.connect(table).await }
    };
    let mut socket = patiently(&shared, connect).await?;
    loop {
        let next = tokio::time::timeout(Duration::from_secs(1), socket.next_text()).await;
        let text = match next {
            Ok(Ok(Some(text))) => text,
            Ok(_) => {
                shared.reconnects.fetch_add(1, Relaxed);
                socket = patiently(&shared, connect).await?;
                continue;
            }
            Err(_) if shared.stopped() && !shared.plan.finish => return None,
            Err(_) => continue,
        };
        shared.messages.fetch_add(1, Relaxed);
        shared.bytes.fetch_add(text.len() as u64, Relaxed);
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
            return None;
        }
    }
}

/// The transcript proves itself, and every acknowledged move stands in it once, in order.
async fn check_game(shared: &Arc<Shared>, client: &Client, table: TableId, diaries: &[Diary]) {
    let fetch = || {
        let client = client.at(shared.next_site());
        async move { client.transcript(table).await }
    };
    let Some(text) = patiently(shared, fetch).await else { return };
    if let Err(fault) = check_transcript(&shared.catalog, &text, diaries) {
        shared.error(format!("table {table}: {fault}"));
    }
}

fn check_transcript(catalog: &Catalog, text: &str, diaries: &[Diary]) -> Result<(), String> {
    let transcript = Transcript::parse(text).map_err(|fault| fault.to_string())?;
    transcript.verify(catalog).map_err(|fault| fault.to_string())?;
    let mut table = transcript.open(catalog).map_err(|fault| fault.to_string())?;
    let start = table.boxed_clone();
    for index in 0..transcript.moves.len() {
        transcript.step(table.as_mut(), index).map_err(|fault| fault.to_string())?;
    }
    for diary in diaries {
        let made: Vec<&str> = transcript
            .moves
            .iter()
            .filter(|line| line.seat == diary.seat)
            .map(|line| line.mv.as_str())
            .collect();
        let sent: Vec<(String, bool)> = diary
            .moves
            .iter()
            .map(|(mv, acknowledged)| (start.notation(mv).unwrap_or_default(), *acknowledged))
            .collect();
        compare(&made, &sent).map_err(|fault| format!("seat {}: {fault}", diary.seat))?;
        if let Some(last) = &diary.last_view {
            let view = table.view(Viewer::Seat(diary.seat), Sight::Table);
            if view.get() != last.get() {
                return Err(format!("seat {} saw another end than the transcript has", diary.seat));
            }
        }
    }
    Ok(())
}

/// The moves made are the moves sent, in order: all that were acknowledged, and any of those whose fate is unknown.
fn compare(made: &[&str], sent: &[(String, bool)]) -> Result<(), String> {
    // How many of the sent ones may be used up so far. Several, where an unknown move looks like the one after it.
    let skip = |used: &mut [bool]| {
        for place in 0..sent.len() {
            if used[place] && !sent[place].1 {
                used[place + 1] = true;
            }
        }
    };
    let mut used = vec![false; sent.len() + 1];
    used[0] = true;
    skip(&mut used);
    for (index, mv) in made.iter().enumerate() {
        let mut next = vec![false; sent.len() + 1];
        for place in 0..sent.len() {
            next[place + 1] = used[place] && sent[place].0 == *mv;
        }
        if !next.contains(&true) {
            let lost = sent.iter().zip(&used).find(|(_, used)| **used).map(|((mv, _), _)| mv.as_str());
            return Err(format!("move {} of the log is {mv:?}, it had sent {lost:?}", index + 1));
        }
        skip(&mut next);
        used = next;
    }
    if used[sent.len()] { Ok(()) } else { Err("an acknowledged move is lost".into()) }
}

fn shorten(text: &str) -> String {
    text.chars().take(300).collect()
}

#[cfg(test)]
mod tests {
    use klad_protocol::FromClient;

    use super::*;

    #[test]
    fn moves_are_written_as_the_protocol_has_them() {
        let text = r#"{"type":"play","seen":3,"move":{"type":"draw"},"id":7}"#;
        let read: FromClient = serde_json::from_str(text).unwrap();
        assert_eq!(read, FromClient::Play { seen: 3, mv: serde_json::json!({"type": "draw"}), id: Some(7) });
    }

    #[test]
    fn acknowledged_moves_stand_in_the_log_once_and_in_order() {
        let sent = |moves: &[(&str, bool)]| -> Vec<(String, bool)> {
            moves.iter().map(|(mv, acknowledged)| ((*mv).to_owned(), *acknowledged)).collect()
        };
        assert!(compare(&["draw", "place 1"], &sent(&[("draw", true), ("place 1", true)])).is_ok());
        // An unknown move that was not made, and one that was.
        assert!(
            compare(&["draw", "place 1"], &sent(&[("draw", false), ("draw", true), ("place 1", true)]))
                .is_ok()
        );
        assert!(compare(&["draw", "place 1"], &sent(&[("draw", false), ("place 1", true)])).is_ok());
        // Lost, doubled, swapped, made up.
        assert!(compare(&["draw"], &sent(&[("draw", true), ("place 1", true)])).is_err());
        assert!(compare(&["draw", "draw"], &sent(&[("draw", true)])).is_err());
        assert!(compare(&["place 1", "draw"], &sent(&[("draw", true), ("place 1", true)])).is_err());
        assert!(compare(&["draw"], &sent(&[])).is_err());
    }

    #[test]
    fn latencies_are_read_off_by_share() {
        let latencies = Latencies((0..100_000).map(|_| AtomicU64::new(0)).collect());
        (1..=100).for_each(|ms| latencies.record(Duration::from_micros(ms * 1000 - 50)));
        assert_eq!((latencies.at(0.5), latencies.at(0.99), latencies.at(1.0)), (50.0, 99.0, 100.0));
    }
}
