//! A person: comes to the table by way of some node, sits down, reveals, plays, hangs up, comes back by way of another. The
//! last ones only watch.

use std::{sync::Arc, time::Duration};

use klad_client::{Client, ClientError, Socket};
use klad_engine::transcript::hex;
use klad_protocol::{
    Code, FromClient, FromServer, IdentityId, TableId, TableInfo, TableState,
    api::{NewGuest, PlayMove, Reveal, Seen, SignedIn},
    socket::{Frame, Presence, Said},
};
use serde_json::Value;
use tokio::time::{Instant, sleep, sleep_until};

use crate::{
    coming::some_node,
    dice::Dice,
    wires::site,
    world::{Phase, World},
};

/// How long somebody waits for an answer: longer than anything that goes wrong.
const PATIENCE: Duration = Duration::from_secs(60);

/// What became of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    Pending,
    Acknowledged,
    TurnedDown,
    /// The connection ended, or the server could not tell.
    Unknown,
}

/// A move that somebody sent.
#[derive(Debug)]
pub(crate) struct Sent {
    id: u32,
    pub(crate) notation: String,
    pub(crate) fate: Fate,
}

/// Where somebody stands, for the judge.
#[derive(Default)]
pub(crate) struct Standing {
    pub(crate) me: Option<IdentityId>,
    /// A seat was acknowledged.
    pub(crate) sat: bool,
    /// The node of the open connection.
    pub(crate) node: Option<usize>,
    /// After how many moves the last view was.
    pub(crate) at: Option<usize>,
    pub(crate) presence: Presence,
    pub(crate) table: Option<TableInfo>,
    pub(crate) sent: Vec<Sent>,
    /// What others and they themselves have said.
    pub(crate) heard: Vec<Said>,
}

impl Standing {
    /// How often this move was acknowledged.
    pub(crate) fn times(&self, notation: &str) -> usize {
        self.sent.iter().filter(|sent| sent.fate == Fate::Acknowledged && sent.notation == notation).count()
    }
}

pub(crate) struct Person {
    pub(crate) world: Arc<World>,
    pub(crate) number: usize,
    pub(crate) dice: Dice,
    pub(crate) token: String,
    me: IdentityId,
    pub(crate) nonce: [u8; 32],
    frame: Option<Frame>,
    ids: u32,
    act_at: Instant,
    /// When the last move was sent.
    sent_at: Instant,
}

/// Why a conversation ends.
struct End;

pub(crate) async fn live(world: Arc<World>, number: usize) {
    let mut dice = Dice::of(world.seed, "person", number as u64);
    world.people.lock().unwrap().insert(number, Standing::default());
    let name = format!("Person {number}");
    let arrived: SignedIn = loop {
        let node = some_node(&world, &mut dice).await;
        let nobody = Client::nobody(site(&world, node, number));
        let new = NewGuest { name: name.clone(), picture: 1, bearer: true };
        match nobody.post("/api/me", Some(&new)).await {
            Ok(arrived) => break arrived,
            Err(_) => sleep(Duration::from_millis(dice.between(50, 800))).await,
        }
    };
    let nonce = dice.bytes();
    let (token, me) = (arrived.token.unwrap(), arrived.me.id);
    let mut person = Person {
        world,
        number,
        dice,
        token,
        me,
        nonce,
        frame: None,
        ids: 0,
        act_at: Instant::now(),
        sent_at: Instant::now(),
    };
    person.standing(|standing| standing.me = Some(me));
    person.come().await;
    loop {
        person.converse().await;
        person.hang_up();
        person.pause(50, 1_500).await;
    }
}

impl Person {
    pub(crate) fn standing<T>(&self, change: impl FnOnce(&mut Standing) -> T) -> T {
        change(self.world.people.lock().unwrap().get_mut(&self.number).expect("everybody stands somewhere"))
    }

    pub(crate) async fn pause(&mut self, least_ms: u64, most_ms: u64) {
        sleep(Duration::from_millis(self.dice.between(least_ms, most_ms))).await;
    }

    pub(crate) fn plays(&self) -> bool {
        self.number < self.world.plan.people
    }

    fn hang_up(&mut self) {
        self.frame = None;
        self.standing(|standing| {
            standing.node = None;
            standing.at = None;
            for sent in standing.sent.iter_mut().filter(|sent| sent.fate == Fate::Pending) {
                sent.fate = Fate::Unknown;
            }
        });
    }

    /// One connection, from its beginning to its end.
    async fn converse(&mut self) {
        let Some(table) = *self.world.table.lock().unwrap() else { return };
        let (client, node) = self.client().await;
        let connected = match self.dice.happens(300) {
            true => client.connect_whole(table).await,
            false => client.connect(table).await,
        };
        let Ok(mut socket) = connected else { return };
        self.act_at = Instant::now();
        loop {
            let act_at = self.act_at.max(Instant::now() + Duration::from_millis(1));
            let step = tokio::select! {
                biased;
                message = socket.next() => match message {
                    Ok(Some(message)) => self.hear(&mut socket, node, message).await,
                    Ok(None) | Err(_) => Err(End),
                },
                () = sleep_until(act_at) => self.act(&mut socket, table).await,
            };
            if socket.misfits() > 0 {
                self.world.fail(format!(
                    "a change for person {} does not fit what it was sent before",
                    self.number
                ));
            }
            if step.is_err() {
                return;
            }
        }
    }

    async fn hear(&mut self, socket: &mut Socket, node: usize, message: FromServer) -> Result<(), End> {
        match message {
            FromServer::Welcome(welcome) => {
                self.standing(|standing| {
                    standing.node = Some(node);
                    standing.presence = welcome.presence.clone();
                });
                self.see(node, welcome.frame);
                self.learn(socket, welcome.table).await?;
            }
            FromServer::View(frame) => self.see(node, Some(frame)),
            FromServer::Table { table } => self.learn(socket, *table).await?,
            FromServer::Presence(presence) => self.standing(|standing| standing.presence = presence),
            FromServer::Said(said) => self.standing(|standing| standing.heard.push(said)),
            FromServer::Stale { id: Some(id), .. } => self.answered(id, Fate::TurnedDown),
            FromServer::Refused { id: Some(id), error } => {
                // The store failed, so nobody knows.
                let unknown = error.code == Code::TryAgain;
                self.answered(id, if unknown { Fate::Unknown } else { Fate::TurnedDown });
            }
            FromServer::Error { error } => {
                self.world.note(format!("person {} hears {:?}", self.number, error.code));
                return Err(End);
            }
            FromServer::Stale { .. }
            | FromServer::Refused { .. }
            | FromServer::Emote { .. }
            | FromServer::Arbiter { .. }
            | FromServer::Pong { .. } => {}
        }
        Ok(())
    }

    /// Takes in a view, which has to be one that this viewer may see.
    fn see(&mut self, node: usize, frame: Option<Frame>) {
        let Some(frame) = frame else { return };
        let floor = self.standing(|standing| standing.at).unwrap_or(0);
        let judged = self.world.judge.lock().unwrap().frame(&self.world, self.me, node, floor, &frame);
        match judged {
            Ok(at) => {
                self.world
                    .note(format!("person {} sees frame {} of node {node}: {at}", self.number, frame.number));
                self.standing(|standing| standing.at = Some(at));
            }
            Err(reason) => return self.world.fail(format!("person {}: {reason}", self.number)),
        }
        if let Some(id) = frame.ack {
            self.answered(id, Fate::Acknowledged);
        }
        self.frame = Some(frame);
        self.think();
    }

    fn think(&mut self) {
        self.act_at = Instant::now() + Duration::from_millis(self.dice.between(20, 1_500));
    }

    /// A move has its answer. It has only one.
    fn answered(&mut self, id: u32, fate: Fate) {
        let answered = self.standing(|standing| {
            let sent = standing.sent.iter_mut().find(|sent| sent.id == id)?;
            let before = std::mem::replace(&mut sent.fate, fate);
            let notation = sent.notation.clone();
            Some((before, standing.times(&notation), notation))
        });
        let Some((before, times, notation)) = answered else { return };
        if before == fate {
            return;
        }
        self.world.note(format!("person {}: {notation} is {fate:?}", self.number));
        if !matches!(before, Fate::Pending | Fate::Unknown) {
            self.world.fail(format!("{notation} of person {} was {before:?} and is {fate:?}", self.number));
        }
        if fate == Fate::Acknowledged {
            self.world.judge.lock().unwrap().acknowledged(&self.world, self.me, &notation, times);
        }
    }

    /// Takes in what is said about the table, and reveals if asked to.
    async fn learn(&mut self, socket: &mut Socket, table: TableInfo) -> Result<(), End> {
        let asked = table.draw.as_ref().is_some_and(|draw| draw.reveal_by.is_some());
        let silent = table.seats.iter().any(|seat| seat.occupant.person() == Some(self.me) && !seat.revealed);
        let id = table.id;
        let begins = table.state == TableState::Open && asked && silent;
        self.standing(|standing| standing.table = Some(table));
        if !begins {
            return Ok(());
        }
        let nonce = hex(&self.nonce);
        if self.dice.happens(500) {
            return socket.send(&FromClient::Reveal { nonce }).await.map_err(|_| End);
        }
        // Twice is as good as once.
        let revealed =
            self.ask::<TableInfo>(&format!("/api/tables/{id}/reveal"), Some(&Reveal { nonce })).await;
        match revealed {
            Ok(_) | Err(Code::WrongState) => Ok(()),
            Err(code) => {
                self.world.fail(format!("person {} cannot reveal: {code:?}", self.number));
                Err(End)
            }
        }
    }

    /// Does something, perhaps a move.
    async fn act(&mut self, socket: &mut Socket, table: TableId) -> Result<(), End> {
        self.think();
        if self.standing(|standing| standing.sent.last().is_some_and(|sent| sent.fate == Fate::Pending)) {
            return self.wait_for_answer();
        }
        if self.world.phase() == Phase::Quiet {
            return Ok(());
        }
        match self.dice.between(0, 59) {
            _ if self.world.phase() == Phase::Peace => {}
            0 => return Err(End),
            1 => return socket.send(&FromClient::Resume).await.map_err(|_| End),
            2 => return socket.send(&FromClient::Say { text: "hello".into() }).await.map_err(|_| End),
            3 => return socket.send(&FromClient::Back).await.map_err(|_| End),
            4 | 5 => return self.move_over_http(table).await,
            _ => {}
        }
        let Some(frame) = self.frame.as_ref().filter(|_| self.plays()) else {
            return self.reveal_again(socket).await;
        };
        let must =
            frame.turn.must.iter().any(|seat| self.world.judge.lock().unwrap().viewer(self.me).is(*seat));
        if frame.legal.is_empty() || !must && !self.dice.happens(250) {
            return Ok(());
        }
        // Now and then for a view that is no longer current.
        let seen = frame.number - u32::from(frame.number > 1 && self.dice.happens(40));
        let mv = self.dice.pick(&frame.legal).clone();
        let id = self.send(&mv, Fate::Pending);
        socket.send(&FromClient::Play { seen, mv, id: Some(id) }).await.map_err(|_| End)
    }

    fn send(&mut self, mv: &Value, fate: Fate) -> u32 {
        self.ids += 1;
        self.sent_at = Instant::now();
        let notation = self.world.judge.lock().unwrap().notation(mv);
        self.world.note(format!("person {} sends {notation}", self.number));
        let id = self.ids;
        self.standing(|standing| standing.sent.push(Sent { id, notation, fate }));
        id
    }

    /// Before the game begins, what was sent may have been lost.
    async fn reveal_again(&mut self, socket: &mut Socket) -> Result<(), End> {
        let table = self.standing(|standing| standing.table.clone());
        match table.filter(|_| self.plays()) {
            Some(table) => self.learn(socket, table).await,
            None => Ok(()),
        }
    }

    /// Every move is answered in time. An arbiter may take longer to decide, and then this person reconnects.
    fn wait_for_answer(&self) -> Result<(), End> {
        if self.sent_at.elapsed() < PATIENCE {
            return Ok(());
        }
        if self.world.plan.game != "klatz" {
            self.world.fail(format!("person {} gets no answer", self.number));
        }
        Err(End)
    }

    /// Moves without a connection.
    async fn move_over_http(&mut self, table: TableId) -> Result<(), End> {
        if !self.plays() {
            return Ok(());
        }
        let (client, node) = self.client().await;
        let Ok(seen) = client.get::<Seen>(&format!("/api/tables/{table}/view")).await else { return Ok(()) };
        let frame = Frame {
            number: 0,
            view: seen.view,
            legal: seen.legal,
            events: Vec::new(),
            resumed: true,
            turn: seen.turn,
            clocks: seen.clocks,
            outcome: seen.outcome,
            ack: None,
        };
        let judged = self.world.judge.lock().unwrap().frame(&self.world, self.me, node, 0, &frame);
        if let Err(reason) = judged {
            self.world.fail(format!("person {}, over HTTP: {reason}", self.number));
        }
        if frame.legal.is_empty() {
            return Ok(());
        }
        let mv = self.dice.pick(&frame.legal).clone();
        let id = self.send(&mv, Fate::Pending);
        let play = PlayMove { mark: seen.mark, mv };
        match client.post::<Seen>(&format!("/api/tables/{table}/moves"), Some(&play)).await {
            // An arbiter may still decide.
            Ok(_) if self.world.plan.game == "klatz" => self.answered(id, Fate::Unknown),
            Ok(_) => self.answered(id, Fate::Acknowledged),
            Err(ClientError::Refused(error)) if error.code != Code::TryAgain => {
                self.answered(id, Fate::TurnedDown)
            }
            Err(_) => self.answered(id, Fate::Unknown),
        }
        Ok(())
    }
}
