//! A room is a table plus people. One task owns it and takes messages; there are no locks around games.
//!
//! A room is a cache of the log. It checks a move on a copy of its position, appends it to the log, and shows it to
//! nobody until the log has it durably. When another node was faster, it reads what that node wrote.
//!
//! A move passes through these files in this order: [`inbox`] (the messages a room takes), [`play`] (is it stale, may
//! it be made, write it to the log; by way of the [`arbiter`] where it matters whose call was first), [`position`] (a
//! point in the log) with its [`clocks`], [`board`] (the position and what every viewer was shown of it) with
//! [`staleness`] and [`followed`] (what each client has, so that it can be sent changes), [`show`] (frames to
//! everybody) and [`people`] (connections here and on other nodes).
//!
//! Around it: [`task`] (the loop that takes the messages), [`stage`] (not begun, being played, over), [`lobby`] (sitting
//! down, starting, leaving), [`draw`] (the seed), [`next`] (the next game), [`presence`] and [`talk`], [`timetable`] and [`due`] (what happens without a message: bots,
//! clocks).

mod arbiter;
mod board;
mod clocks;
mod draw;
mod due;
mod followed;
mod inbox;
mod lobby;
mod next;
mod people;
mod play;
mod position;
mod presence;
mod show;
mod stage;
mod staleness;
mod talk;
mod task;
mod tempo;
mod timetable;
mod waiting;

use std::collections::VecDeque;

use klad_engine::Viewer;
use klad_protocol::{
    Code, FromClient, FromServer, TableId, TableState,
    api::Seen,
    socket::{Said, Speech},
};
use klad_store::{Identity, TableRecord};
use tokio::sync::mpsc;

use self::{
    arbiter::Hosting,
    board::Board,
    draw::HeldNonces,
    people::{Connection, People},
    position::Position,
    stage::{LiveGame, Stage},
    tempo::Tempo,
    timetable::WakeRow,
    waiting::Waiting,
};
pub(crate) use self::{
    clocks::Outages,
    inbox::{Ask, Command, Joining, Reply, Wish},
    lobby::no_such_level,
    task::start,
};
use crate::{
    app::App,
    bus::{News, Note},
    error::{Answer, ApiError},
    facts,
};

/// How long an empty room stays in memory.
const LINGER_MS: u64 = 15_000;
/// How often a node announces who is connected to its tables.
const PRESENT_MS: u64 = 3_000;

/// A table plus people.
struct Room {
    app: App,
    record: TableRecord,
    stage: Stage,
    people: People,
    said: VecDeque<Said>,
    inbox: mpsc::WeakSender<Command>,
    wake_row: WakeRow,
    /// When to check for the beacon's value again.
    beacon_look_ms: u64,
    waiting: Waiting,
    /// Nonces that are not in the store yet.
    held: HeldNonces,
    /// The store failed during a write, so it is unknown whether the write happened, until the log can be read again at
    /// this time.
    unsure_until_ms: Option<u64>,
}

impl Room {
    async fn load(
        app: &App,
        id: TableId,
        known: Option<TableRecord>,
        inbox: mpsc::WeakSender<Command>,
    ) -> Answer<Room> {
        let record = match known {
            Some(known) => known,
            None => app.store.table(id).await?.ok_or_else(|| ApiError::not_found("table"))?,
        };
        // Only seated people can chat, and nobody has ever sat down at a table without changes.
        let said = if record.version > 1 { app.store.said(id).await? } else { Vec::new() };
        let mut room = Room {
            app: app.clone(),
            record,
            stage: Stage::Open,
            people: People::new(app.clone()),
            said: said.iter().filter_map(|said| serde_json::from_str(said).ok()).collect(),
            inbox,
            wake_row: WakeRow::default(),
            beacon_look_ms: 0,
            waiting: Waiting::default(),
            held: HeldNonces::default(),
            unsure_until_ms: None,
        };
        room.begin().await?;
        Ok(room)
    }

    /// Opens the game if it has begun, and replays the log.
    async fn begin(&mut self) -> Answer<()> {
        self.open()?;
        self.read_log().await?;
        if self.record.state == TableState::Over {
            self.stage.end();
        }
        Ok(())
    }

    /// Opens the game, if it has begun, as it was before the first move.
    fn open(&mut self) -> Answer<()> {
        if !self.stage.is_open() || !matches!(self.record.state, TableState::Playing | TableState::Over) {
            return Ok(());
        }
        let table = facts::open(&self.app.catalog, &self.record)?;
        let seats = table.seats();
        let entry = self.app.catalog.find(&self.record.game).ok_or_else(|| ApiError::not_found("game"))?;
        let has_arbiter = self.record.state == TableState::Playing
            && entry.arbiter(table.as_ref(), &facts::seed(&self.record), None).is_some();
        let started_ms = self.record.started_ms.unwrap_or(self.record.created_ms);
        self.stage = Stage::Playing(Box::new(LiveGame {
            board: Board::new(Position::start(
                table,
                self.record.clock,
                started_ms,
                self.app.outages.clone(),
            )),
            sitters: (0..seats).map(|_| None).collect(),
            thinking: None,
            tempo: Tempo::default(),
            arbiter: has_arbiter.then(Hosting::to_be_made),
            stopped: false,
        }));
        Ok(())
    }

    async fn hear(&mut self, command: Command) {
        self.renew_arbiter().await;
        match command {
            Command::Join(joining) => self.join(*joining).await,
            Command::Leave(socket) => self.leave(socket).await,
            Command::Depart(socket, gone) => {
                self.depart(socket).await;
                drop(gone);
            }
            Command::Play(socket, wish) => self.play_over_socket(socket, wish).await,
            Command::Client(socket, message) => self.client(socket, message).await,
            Command::RoundTrip(socket, ms) => self.round_trip(socket, ms).await,
            Command::Resync(socket) => self.welcome(socket),
            Command::Ask(ask) => self.ask(*ask).await,
            Command::Note(note) => self.note(*note).await,
            Command::Head { plies, version } => self.compare(plies, version).await,
            Command::Wake => self.wake_row.claimed(),
            Command::Chosen(choice) => self.chosen(*choice).await,
            Command::Refresh { version } => self.refresh(version).await,
            Command::NoSpectators => self.show_spectators_out(),
            // The loop ends, and with it every socket. Later requests find no table.
            Command::Deleted => self.app.rooms.remove(self.record.id),
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
            Ask::Reveal(identity, reveal, reply) => drop(reply.send(self.reveal(&identity, &reveal).await)),
            Ask::See(identity, reply) => drop(reply.send(self.see(identity.as_ref()))),
            Ask::Record(reply) => drop(reply.send(Ok(self.record.clone()))),
            Ask::Play(identity, play, reply) => drop(reply.send(self.play_over_http(&identity, play).await)),
            Ask::Close(reply) => drop(reply.send(self.close().await)),
            Ask::Next(identity, address, commitment, reply) => {
                drop(reply.send(self.next_table(&identity, address, commitment.as_deref()).await))
            }
            Ask::SitAgain(identity, commitment, reply) => {
                drop(reply.send(self.sit_again(&identity, commitment).await))
            }
        }
    }

    /// What somebody sees, for HTTP.
    fn see(&self, identity: Option<&Identity>) -> Answer<Seen> {
        self.seen(viewer_of(&self.record, identity)).ok_or_else(play::not_begun)
    }

    async fn join(&mut self, joining: Joining) {
        // Another node may have begun the game a moment ago, with the news still on its way.
        if self.app.is_shared() && self.stage.is_open() {
            self.reread_or_log().await;
        }
        let viewer = viewer_of(&self.record, joining.identity.as_ref());
        let Joining { socket, identity, outbox, whole } = joining;
        self.people.join(Connection {
            socket,
            identity,
            viewer,
            outbox,
            welcomed: false,
            whole,
            edition: None,
            departs: false,
        });
        let mut was_online = false;
        if let Viewer::Seat(seat) = viewer {
            was_online = self.people.is_online(seat);
            self.come_back(seat).await;
        }
        self.announce_presence();
        let before = self.people.recount();
        self.welcome(socket);
        self.arbiter_sees(&before).await;
        self.arbiter_greets(socket, viewer, was_online).await;
    }

    async fn leave(&mut self, socket: u64) {
        self.people.leave(socket);
        self.presence_changed().await;
    }

    async fn client(&mut self, socket: u64, message: FromClient) {
        let Some(connection) = self.people.find(socket) else { return };
        let viewer = connection.viewer;
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
            FromClient::Reveal { nonce } => self.reveal_over_socket(socket, &nonce).await,
            // The socket's task takes the client there.
            FromClient::Rematch { .. } => {}
            FromClient::Ping { id } => self.people.tell_one(socket, &FromServer::Pong { id }),
        }
    }

    async fn note(&mut self, note: Note) {
        match note.news {
            News::Moved { plies, made } => self.hear_moved(plies, made).await,
            News::Changed { version } => self.compare(self.stage.plies(), version).await,
            News::Present { presence } => {
                self.people.hear_of(note.node, presence);
                self.show_presence().await;
            }
            News::Said { said } => self.hear_said(said),
            News::Emote { seat, emote } => {
                self.people.tell_all(&FromServer::Emote { seat, emote });
            }
            News::ToArbiter { input } => self.arbiter_hears(input, Some(note.node)).await,
            News::Pending { at } if at.node == self.app.node => self.waiting.heard(at.ticket),
            News::Declined { at, error } if at.node == self.app.node => {
                let error = error.map(|error| ApiError(Box::new(error)));
                self.declined(at.ticket, error.unwrap_or_else(play::stale));
            }
            News::Pending { .. } | News::Declined { .. } => {}
            News::Forgotten => {
                let forgotten = self.waiting.forgotten_elsewhere();
                self.break_off(forgotten);
            }
            News::FromArbiter { to, message } => self.pass_on(to, message),
        }
    }

    /// Catches up if somebody reports that the table is further along than this room knows.
    async fn compare(&mut self, plies: u32, version: u64) {
        let known = self.stage.plies();
        if version > self.record.version {
            self.reread_or_log().await;
        }
        if plies > known && !self.stage.is_open() {
            self.catch_up_or_log().await;
        }
    }

    /// Sends news to the other nodes. Returns whether that was possible.
    fn spread(&self, news: impl FnOnce() -> News) -> bool {
        let note = || Note { node: self.app.node.clone(), table: self.record.id, news: news() };
        let told = self.app.bus.tell(self.app.ambient.now_ms(), note);
        if !told {
            self.app.metrics.bus_dropped.add(1);
        }
        told
    }

    /// When something is next due without a message.
    fn wake_ms(&self, now_ms: u64) -> Option<u64> {
        let present = (self.app.bus.is_shared() && !self.people.is_empty_everywhere())
            .then_some(self.people.announced_ms + PRESENT_MS);
        let due = match self.unsure_until_ms {
            Some(again_ms) => Some(again_ms),
            None => self.next_due_ms(now_ms),
        };
        [self.leaves_ms(now_ms), present, due, self.waiting.due_ms()].into_iter().flatten().min()
    }

    /// When this room leaves memory, as things are. While a bot thinks it does not, and must not wake up to try.
    fn leaves_ms(&self, now_ms: u64) -> Option<u64> {
        let is_idle = self.people.is_empty()
            && self.unsure_until_ms.is_none()
            && self.stage.game().is_none_or(|game| game.thinking.is_none())
            // If something is due soon anyway, the room need not wake up just to leave memory.
            && self.next_due_ms(now_ms).is_none_or(|due| due > now_ms + LINGER_MS);
        is_idle.then_some(self.people.empty_since_ms + LINGER_MS)
    }

    /// Whether this room may leave memory.
    fn may_leave(&self, now_ms: u64) -> bool {
        self.leaves_ms(now_ms).is_some_and(|leaves_ms| leaves_ms <= now_ms)
    }

    /// Does what is due without a message.
    async fn act(&mut self) {
        let now_ms = self.app.ambient.now_ms();
        if self.app.bus.is_shared() && self.people.announced_ms + PRESENT_MS <= now_ms {
            self.presence_changed().await;
        }
        if self.unsure_until_ms.is_some_and(|again_ms| again_ms <= now_ms) {
            self.catch_up_or_log().await;
        }
        let overdue = self.waiting.overdue(now_ms);
        self.break_off(overdue);
        if self.unsure_until_ms.is_none() {
            self.act_on_due().await;
        }
        self.keep_row().await;
    }
}

/// The viewer that this person is at the table.
fn viewer_of(record: &TableRecord, identity: Option<&Identity>) -> Viewer {
    let seat = identity.and_then(|identity| facts::seat_of(record, identity.id));
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn not_seated() -> ApiError {
    ApiError::new(Code::NotSeated, "only people who sit at the table may do this")
}
