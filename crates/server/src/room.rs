//! A room is a table plus people. One task owns it and takes messages; there are no locks around games.
//!
//! A room is a cache of the log. It checks a move on a copy of its table, appends it to the log, and only when the log
//! has it durably does it show it to anybody. When another node was faster, it reads what that node wrote.
//!
//! Read in this order: [`position`] (a place in the log), [`clocks`], [`play`] (from a message to the log), [`frames`]
//! (who is sent what), [`lobby`] (sitting down, starting, leaving), [`presence`] and [`talk`], [`due`] (what happens
//! without a message: bots, clocks), [`arbiter`] (who called first).

mod arbiter;
mod clocks;
mod due;
mod frames;
mod lobby;
mod play;
mod position;
mod presence;
mod talk;

use std::{collections::VecDeque, sync::Arc};

use klad_engine::{Seat, Viewer};
use klad_protocol::{
    Code, FromClient, FromServer, TableId, TableState,
    api::{NewSeat, PlayMove, Seated, Seen, Sit},
    socket::{Presence, Said, Speech},
};
use klad_store::{Identity, TableRecord};
use tokio::sync::{mpsc, oneshot};

pub(crate) use self::lobby::no_such_level;
use self::{
    arbiter::Hosting,
    due::Choice,
    frames::{Audience, Unshown},
    position::Position,
    presence::Elsewhere,
};
use crate::{
    app::App,
    bus::{News, Note},
    error::{Answer, ApiError},
    facts,
    outbox::{Closing, Outbox},
};

/// How many messages may wait for a room.
const INBOX: usize = 64;
/// How many of them it hears before it looks at what is due.
const TOGETHER_MAX: usize = 16;
/// How long a room that nobody looks at stays in memory.
const LINGER_MS: u64 = 15_000;
/// How often a node speaks of the tables it has people at.
const PRESENT_MS: u64 = 3_000;

/// What a room is told.
pub(crate) enum Command {
    /// A socket has come.
    Join(Box<Joining>),
    /// A socket is gone.
    Leave(u64),
    /// A client wants to move.
    Play(u64, Wish),
    /// A client says something else.
    Client(u64, FromClient),
    /// A round trip to a client was measured.
    RoundTrip(u64, u32),
    /// A slow client needs the whole view.
    Resync(u64),
    /// A request over HTTP.
    Ask(Box<Ask>),
    /// News from another node.
    Note(Box<Note>),
    /// The store knows the table this far.
    Head { plies: u32, version: u64 },
    /// A deadline of this table was claimed.
    Wake,
    /// A bot has chosen.
    Chosen(Box<Choice>),
    /// The server goes down.
    Shutdown,
}

/// A move that somebody wants to make.
pub(crate) struct Wish {
    /// The number of the view it was made for.
    pub(crate) seen: u32,
    /// The move as JSON, or its notation as a text.
    pub(crate) mv: Box<str>,
    /// Comes back in the answer.
    pub(crate) id: Option<u32>,
}

/// A socket that wants in.
pub(crate) struct Joining {
    pub(crate) socket: u64,
    pub(crate) identity: Option<Identity>,
    pub(crate) outbox: Arc<Outbox>,
}

/// A request over HTTP, with the way to answer it.
pub(crate) enum Ask {
    Sit(Identity, Sit, Reply<Seated>),
    Leave(Identity, Reply<TableRecord>),
    SetSeat(Identity, Seat, NewSeat, Reply<TableRecord>),
    StandIn(Identity, Seat, Reply<TableRecord>),
    Start(Identity, Reply<TableRecord>),
    See(Option<Identity>, Reply<Seen>),
    Play(Identity, PlayMove, Reply<Seen>),
    /// The next table with the same people, unless there is one already.
    Follow(Identity, TableId, Reply<TableId>),
}

pub(crate) type Reply<T> = oneshot::Sender<Answer<T>>;

/// A socket in the room.
struct Guest {
    socket: u64,
    identity: Option<Identity>,
    viewer: Viewer,
    outbox: Arc<Outbox>,
    /// Nothing is sent before the welcome.
    welcomed: bool,
}

impl Drop for Guest {
    /// However a room ends, its sockets hear of it and come back to another.
    fn drop(&mut self) {
        self.outbox.close(Closing { code: 1012, error: None });
    }
}

/// A table plus people.
struct Room {
    app: App,
    record: TableRecord,
    /// Since the game began.
    game: Option<Box<Game>>,
    guests: Vec<Guest>,
    elsewhere: Vec<Elsewhere>,
    shown: Presence,
    said: VecDeque<Said>,
    inbox: mpsc::WeakSender<Command>,
    /// When the store will wake this table, as far as we know.
    row_due_ms: Option<u64>,
    /// The store may have a row for that, due or past: we wrote one, or were woken by one.
    has_row: bool,
    /// The store failed while we wrote: nobody knows whether it did, until we can read the log again at this time.
    unsure_until_ms: Option<u64>,
    empty_since_ms: u64,
    present_at_ms: u64,
}

/// A game that has begun.
struct Game {
    position: Position,
    /// What was last sent to each seat, then to spectators.
    audience: Vec<Audience>,
    /// Moves that are in the log, and that nobody has been shown yet.
    unshown: Option<Unshown>,
    sitters: Vec<Option<Box<dyn klad_engine::SeatedBot>>>,
    /// A bot is choosing for this seat.
    thinking: Option<Seat>,
    arbiter: Option<Hosting>,
    /// A fault of ours: the table stops here.
    stopped: bool,
}

/// Starts a room.
pub(crate) fn start(app: &App, id: TableId) -> mpsc::Sender<Command> {
    let (sender, inbox) = mpsc::channel(INBOX);
    let weak = sender.downgrade();
    let app = app.clone();
    tokio::spawn(async move {
        let _counted = Counted::one(&app);
        // Boxed, because a task is as large as its largest moment, and most rooms idle.
        Box::pin(run(app, id, inbox, weak)).await;
    });
    sender
}

/// Counts a room as long as it lives, and tells if it did not end in peace: whoever comes next reads the log anew.
struct Counted(App);

impl Counted {
    fn one(app: &App) -> Counted {
        app.metrics.rooms.add(1);
        Counted(app.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.rooms.add(-1);
        if std::thread::panicking() {
            self.0.metrics.rooms_failed.add(1);
        }
    }
}

async fn run(app: App, id: TableId, mut inbox: mpsc::Receiver<Command>, weak: mpsc::WeakSender<Command>) {
    let mut room = match Room::load(&app, id, weak).await {
        Ok(room) => room,
        Err(error) => {
            app.rooms.remove(id);
            inbox.close();
            while let Some(command) = inbox.recv().await {
                refuse(command, &error);
            }
            return;
        }
    };
    room.act().await;
    loop {
        let now_ms = app.ambient.now_ms();
        let wake_ms = room.wake_ms(now_ms);
        let heard = match wake_ms {
            Some(wake_ms) if wake_ms <= now_ms => {
                // Others get their turn even if there is always something due here.
                tokio::task::yield_now().await;
                match inbox.try_recv() {
                    Ok(command) => Heard::Command(command),
                    Err(mpsc::error::TryRecvError::Empty) => Heard::Nothing,
                    Err(mpsc::error::TryRecvError::Disconnected) => Heard::Forgotten,
                }
            }
            Some(wake_ms) => {
                tokio::select! {
                    command = inbox.recv() => command.map_or(Heard::Forgotten, Heard::Command),
                    () = app.ambient.sleep_until(wake_ms) => Heard::Nothing,
                }
            }
            None => inbox.recv().await.map_or(Heard::Forgotten, Heard::Command),
        };
        let mut next = match heard {
            Heard::Command(command) => Some(command),
            Heard::Nothing => None,
            Heard::Forgotten => break,
        };
        // Moves that come one upon the other, as where everybody chooses at once, are shown together.
        let mut going_down = app.is_closing();
        let mut heard = 0;
        while let Some(command) = next {
            going_down |= matches!(command, Command::Shutdown);
            if !matches!(command, Command::Play(..)) {
                room.show_moves();
            }
            room.hear(command).await;
            heard += 1;
            next = if heard < TOGETHER_MAX { inbox.try_recv().ok() } else { None };
        }
        room.show_moves();
        room.act().await;
        if going_down
            || (room.may_leave(app.ambient.now_ms()) && app.rooms.remove_if(id, || inbox.is_empty()))
        {
            break;
        }
    }
    inbox.close();
    room.rest().await;
    drop(room);
    if app.is_closing() {
        return app.rooms.remove(id);
    }
    // Whoever still had our address is let into a new room.
    while let Some(command) = inbox.recv().await {
        app.rooms.send(&app, id, command).await;
    }
}

/// What a room finds in its inbox.
enum Heard {
    Command(Command),
    Nothing,
    /// Nobody has its address any more.
    Forgotten,
}

/// Tells whoever waits that there is no room.
fn refuse(command: Command, error: &ApiError) {
    match command {
        Command::Join(joining) => joining
            .outbox
            .close(Closing { code: klad_protocol::socket::close::GONE, error: Some((*error.0).clone()) }),
        Command::Ask(ask) => {
            let error = error.clone();
            match *ask {
                Ask::Sit(.., reply) => drop(reply.send(Err(error))),
                Ask::Leave(_, reply)
                | Ask::SetSeat(.., reply)
                | Ask::StandIn(.., reply)
                | Ask::Start(_, reply) => drop(reply.send(Err(error))),
                Ask::See(_, reply) | Ask::Play(.., reply) => drop(reply.send(Err(error))),
                Ask::Follow(.., reply) => drop(reply.send(Err(error))),
            }
        }
        Command::Leave(_)
        | Command::Play(..)
        | Command::Client(..)
        | Command::RoundTrip(..)
        | Command::Resync(_)
        | Command::Note(_)
        | Command::Head { .. }
        | Command::Wake
        | Command::Chosen(_)
        | Command::Shutdown => {}
    }
}

impl Room {
    async fn load(app: &App, id: TableId, inbox: mpsc::WeakSender<Command>) -> Answer<Room> {
        let record = app.store.table(id).await?.ok_or_else(|| ApiError::not_found("table"))?;
        // Only people who sit speak, and nobody has sat down at a table that was never changed.
        let said = if record.version > 1 { app.store.said(id).await? } else { Vec::new() };
        let now_ms = app.ambient.now_ms();
        let mut room = Room {
            app: app.clone(),
            record,
            game: None,
            guests: Vec::new(),
            elsewhere: Vec::new(),
            shown: Presence::default(),
            said: said.iter().filter_map(|said| serde_json::from_str(said).ok()).collect(),
            inbox,
            row_due_ms: None,
            has_row: false,
            unsure_until_ms: None,
            empty_since_ms: now_ms,
            present_at_ms: 0,
        };
        room.begin().await?;
        Ok(room)
    }

    /// Opens the game if it has begun, and plays the log.
    async fn begin(&mut self) -> Answer<()> {
        self.open()?;
        self.read_log().await
    }

    /// Opens the game if it has begun, before the first move.
    fn open(&mut self) -> Answer<()> {
        if self.game.is_some() || !matches!(self.record.state, TableState::Playing | TableState::Over) {
            return Ok(());
        }
        let table = facts::open(&self.app.catalog, &self.record)?;
        let seats = table.seats();
        let entry = self.app.catalog.find(&self.record.game).ok_or_else(|| ApiError::not_found("game"))?;
        let has_arbiter = self.record.state == TableState::Playing
            && entry.arbiter(table.as_ref(), &facts::seed(&self.record), None).is_some();
        let started_ms = self.record.started_ms.unwrap_or(self.record.created_ms);
        self.game = Some(Box::new(Game {
            position: Position::start(table, self.record.clock, started_ms),
            audience: Viewer::all(seats).map(|_| Audience::default()).collect(),
            unshown: None,
            sitters: (0..seats).map(|_| None).collect(),
            thinking: None,
            arbiter: has_arbiter.then(|| Hosting::to_be_made(seats)),
            stopped: false,
        }));
        Ok(())
    }

    async fn hear(&mut self, command: Command) {
        self.renew_arbiter().await;
        match command {
            Command::Join(joining) => self.join(*joining).await,
            Command::Leave(socket) => self.leave(socket).await,
            Command::Play(socket, wish) => self.play_over_socket(socket, wish).await,
            Command::Client(socket, message) => self.client(socket, message).await,
            Command::RoundTrip(socket, ms) => self.round_trip(socket, ms).await,
            Command::Resync(socket) => self.welcome(socket),
            Command::Ask(ask) => self.ask(*ask).await,
            Command::Note(note) => self.note(*note).await,
            Command::Head { plies, version } => self.compare(plies, version).await,
            // Whatever row there was is claimed now; a new one is written when needed.
            Command::Wake => (self.row_due_ms, self.has_row) = (None, true),
            Command::Chosen(choice) => self.chosen(*choice).await,
            // The loop ends, and with it every socket.
            Command::Shutdown => {}
        }
    }

    async fn ask(&mut self, ask: Ask) {
        match ask {
            Ask::Sit(identity, sit, reply) => drop(reply.send(self.sit(&identity, &sit).await)),
            Ask::Leave(identity, reply) => drop(reply.send(self.leave_table(&identity).await)),
            Ask::SetSeat(identity, seat, new, reply) => {
                drop(reply.send(self.set_seat(&identity, seat, new).await))
            }
            Ask::StandIn(identity, seat, reply) => drop(reply.send(self.stand_in(&identity, seat).await)),
            Ask::Start(identity, reply) => drop(reply.send(self.start(&identity).await)),
            Ask::See(identity, reply) => drop(reply.send(self.see(identity.as_ref()))),
            Ask::Play(identity, play, reply) => drop(reply.send(self.play_over_http(&identity, play).await)),
            Ask::Follow(identity, table, reply) => drop(reply.send(self.follow(&identity, table).await)),
        }
    }

    /// What somebody sees, over HTTP.
    fn see(&mut self, identity: Option<&Identity>) -> Answer<Seen> {
        let viewer = self.viewer_of(identity);
        self.seen(viewer).ok_or_else(|| ApiError::new(Code::WrongState, "the game has not begun"))
    }

    fn viewer_of(&self, identity: Option<&Identity>) -> Viewer {
        let seat = identity.and_then(|identity| facts::seat_of(&self.record, identity.id));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    async fn join(&mut self, joining: Joining) {
        // Another node may have begun the game a moment ago, and the news of it be on their way.
        if self.app.is_shared() && self.game.is_none() {
            self.reread_or_log().await;
        }
        let viewer = self.viewer_of(joining.identity.as_ref());
        let Joining { socket, identity, outbox } = joining;
        self.guests.push(Guest { socket, identity, viewer, outbox, welcomed: false });
        let mut was_online = false;
        if let Viewer::Seat(seat) = viewer {
            was_online = self.shown.online.contains(&seat);
            self.come_back(seat).await;
        }
        self.spread_presence();
        let before = self.count_presence();
        self.welcome(socket);
        self.arbiter_sees(&before).await;
        self.arbiter_greets(socket, viewer, was_online).await;
    }

    async fn leave(&mut self, socket: u64) {
        self.guests.retain(|guest| guest.socket != socket);
        if self.guests.is_empty() {
            self.empty_since_ms = self.app.ambient.now_ms();
        }
        self.presence_changed().await;
    }

    async fn client(&mut self, socket: u64, message: FromClient) {
        let Some(guest) = self.guests.iter().find(|guest| guest.socket == socket) else { return };
        let viewer = guest.viewer;
        match message {
            FromClient::Play { seen, mv, id } => {
                self.play_over_socket(socket, Wish { seen, mv: mv.to_string().into(), id }).await;
            }
            FromClient::Arbiter { message } => self.message_to_arbiter(socket, viewer, message).await,
            FromClient::Say { text } => self.say(socket, viewer, Err(text)).await,
            FromClient::Phrase { phrase } => self.say(socket, viewer, Ok(Speech::Phrase { phrase })).await,
            FromClient::Emote { emote } => self.emote(socket, viewer, emote),
            FromClient::Back => {
                if let Viewer::Seat(seat) = viewer {
                    self.come_back(seat).await;
                }
            }
            FromClient::Resume => self.welcome(socket),
            FromClient::Ping { id } => self.tell_one(socket, &FromServer::Pong { id }),
        }
    }

    async fn note(&mut self, note: Note) {
        match note.news {
            News::Moved { plies } => self.compare(plies, self.record.version).await,
            News::Changed { version } => {
                let plies = self.game.as_ref().map_or(0, |game| game.position.plies);
                self.compare(plies, version).await;
            }
            News::Present { presence } => {
                let heard_ms = self.app.ambient.now_ms();
                self.elsewhere.retain(|other| other.node != note.node);
                if !presence.online.is_empty() || presence.watchers > 0 {
                    self.elsewhere.push(Elsewhere { node: note.node, presence, heard_ms });
                }
                self.show_presence().await;
            }
            News::Said { said } => self.hear_said(said),
            News::Emote { seat, emote } => {
                self.tell_all(&FromServer::Emote { seat, emote });
            }
            News::ToArbiter { input } => self.arbiter_hears(input).await,
            News::FromArbiter { to, message } => self.pass_on(to, &message),
        }
    }

    /// Somebody says the table is this far: read on if that is further than we know.
    async fn compare(&mut self, plies: u32, version: u64) {
        let known = self.game.as_ref().map_or(0, |game| game.position.plies);
        if version > self.record.version {
            self.reread_or_log().await;
        }
        if plies > known && self.game.is_some() {
            self.catch_up_or_log().await;
        }
    }

    /// Tells the other nodes.
    fn spread(&self, news: impl FnOnce() -> News) {
        let note = || Note { node: self.app.node.clone(), table: self.record.id, news: news() };
        if !self.app.bus.tell(note) {
            self.app.metrics.bus_dropped.add(1);
        }
    }

    /// When something has to be done without being told.
    fn wake_ms(&self, now_ms: u64) -> Option<u64> {
        let linger = self.guests.is_empty().then_some(self.empty_since_ms + LINGER_MS);
        let present = (self.app.bus.is_shared() && !(self.guests.is_empty() && self.elsewhere.is_empty()))
            .then_some(self.present_at_ms + PRESENT_MS);
        let due = match self.unsure_until_ms {
            Some(again_ms) => Some(again_ms),
            None => self.next_due_ms(now_ms),
        };
        // A room that lingers only because something is due soon need not wake for lingering.
        let linger = linger.filter(|_| due.is_none_or(|due| due > now_ms + LINGER_MS));
        [linger, present, due].into_iter().flatten().min()
    }

    /// Whether nobody would miss this room.
    fn may_leave(&self, now_ms: u64) -> bool {
        self.guests.is_empty()
            && now_ms >= self.empty_since_ms + LINGER_MS
            && self.unsure_until_ms.is_none()
            && self.game.as_ref().is_none_or(|game| game.thinking.is_none())
            && self.next_due_ms(now_ms).is_none_or(|due| due > now_ms + LINGER_MS)
    }

    /// Does what is due without being told.
    async fn act(&mut self) {
        let now_ms = self.app.ambient.now_ms();
        if self.app.bus.is_shared() && self.present_at_ms + PRESENT_MS <= now_ms {
            self.presence_changed().await;
        }
        if self.unsure_until_ms.is_some_and(|again_ms| again_ms <= now_ms) {
            self.catch_up_or_log().await;
        }
        if self.unsure_until_ms.is_none() {
            self.act_on_due().await;
        }
        self.keep_row().await;
    }
}

fn not_seated() -> ApiError {
    ApiError::new(Code::NotSeated, "only people who sit at the table may do this")
}
