//! A table in this process: people at the keyboard, bots, and a transcript that grows with every move.
//!
//! Screens ask it for positions and submit moves. Only views leave it. Time is passed in, in whole milliseconds since
//! the table was opened here, so that a simulation can run it without a clock.

use std::{
    io,
    path::{Path, PathBuf},
    sync::mpsc::Receiver,
};

use klad_engine::{
    Catalog, Entry, GameInfo, Outcome, PlayError, Seat, SeatSet, SeatedBot, Seed, Sight, Table, TableEvent,
    TableSetup, Turn, Viewer,
    arbiter::{Arbiter, Input},
    chance::commitment,
    transcript::{Fault, MoveLine, Transcript},
};
use serde_json::{Value, value::RawValue};

use crate::{
    files::write_whole,
    snapshot::Snapshot,
    tabletop::{NotPlayed, Notice},
};

mod bots;
mod calls;
pub mod memory;
mod plan;
mod shown;

pub use memory::ArbiterMemory;
pub use plan::{LocalPlayer, PlanError, TablePlan, find};

/// An event somebody heard, and how many moves of their own came before it.
#[derive(Debug, Clone)]
struct HeardEvent {
    event: Box<RawValue>,
    own_moves: u32,
}

/// A bot thinking in its own thread.
struct Thinking {
    seat: Seat,
    /// How many moves had been made when it began.
    ply: u64,
    reply: Receiver<(Box<dyn SeatedBot>, Option<String>)>,
}

/// A table in this process.
pub struct Host<'c> {
    entry: &'c Entry,
    table: Box<dyn Table>,
    players: Vec<LocalPlayer>,
    sitters: Vec<Option<Box<dyn SeatedBot>>>,
    thinking: Option<Thinking>,
    arbiter: Option<Box<dyn Arbiter>>,
    /// The bot the arbiter has asked, and how many moves had been made then.
    asked: Option<(Seat, u64)>,
    notices: Vec<Notice>,
    /// What each viewer heard; the spectator last.
    heard: Vec<Vec<HeardEvent>>,
    own_moves: Vec<u32>,
    transcript: Transcript,
    seed: Seed,
    save: Option<PathBuf>,
    save_error: Option<String>,
    /// The arbiter's memory, as it is in the file beside the game.
    remembered: Option<String>,
    /// Added to all times passed in: a resumed game continues where its clock stopped.
    clock_offset_ms: u64,
    pace_ms: u64,
    bot_may_move_at_ms: u64,
}

impl<'c> Host<'c> {
    /// Opens a new table.
    pub fn open(catalog: &'c Catalog, plan: &TablePlan) -> Result<Host<'c>, PlanError> {
        let entry = find(catalog, &plan.slug)?;
        let info = entry.info;
        let transcript = Transcript {
            game: plan.slug.clone(),
            rules: info.rules_version,
            options: plan.options.clone(),
            players: plan.players.iter().map(LocalPlayer::entry).collect(),
            commitment: Some(commitment(&plan.secret)),
            secret: Some(plan.secret),
            nonces: Vec::new(),
            draw: None,
            result: None,
            moves: Vec::new(),
            lines: Default::default(),
        };
        let seats = u8::try_from(plan.players.len()).unwrap_or(u8::MAX);
        let seed = Seed::of_table(&plan.secret, []);
        let opening = TableSetup { options: &plan.options, seats, seed, deal: None };
        let table = entry
            .open(&opening)
            .map_err(|error| PlanError::Setup { rule: error.rule.0, message: error.message })?;
        let transcript = Transcript { options: table.options(), ..transcript };
        let mut host = Host::sit_down(entry, table, transcript, seed, plan.players.clone())?;
        host.open_arbiter(None);
        Ok(host)
    }

    /// Opens the table of a transcript and plays it to its last move. `memory` is what was saved beside it (see
    /// [`memory::read`]).
    pub fn resume(
        catalog: &'c Catalog,
        transcript: Transcript,
        memory: Option<ArbiterMemory>,
    ) -> Result<Host<'c>, PlanError> {
        let entry = find(catalog, &transcript.game)?;
        let table = transcript.open(catalog)?;
        let seed = transcript.seed().expect("a table was opened from it");
        let players = transcript.players.iter().map(|text| LocalPlayer::read(text, entry)).collect();
        let moves = transcript.moves.clone();
        let empty = Transcript { moves: Vec::new(), result: None, ..transcript };
        let mut host = Host::sit_down(entry, table, empty, seed, players)?;
        for line in moves {
            let told = host
                .table
                .play(line.seat, &line.mv)
                .map_err(|error| Fault::at(line.line, format!("{} {}: {error}", line.seat, line.mv)))?;
            host.clock_offset_ms = line.at_ms.unwrap_or(host.clock_offset_ms);
            host.note(line, told);
        }
        // A returning player finds the log as the table keeps it, not the events as they were first seen.
        host.own_moves.iter_mut().for_each(|count| *count += 1);
        if let Some(memory) = &memory {
            host.clock_offset_ms = host.clock_offset_ms.max(memory.at_ms);
        }
        host.open_arbiter(memory.as_ref().map(|memory| memory.arbiter.as_str()));
        Ok(host)
    }

    fn sit_down(
        entry: &'c Entry,
        table: Box<dyn Table>,
        transcript: Transcript,
        seed: Seed,
        players: Vec<LocalPlayer>,
    ) -> Result<Host<'c>, PlanError> {
        let viewers = players.len() + 1;
        let mut host = Host {
            entry,
            table,
            sitters: players.iter().map(|_| None).collect(),
            players,
            thinking: None,
            arbiter: None,
            asked: None,
            notices: Vec::new(),
            heard: vec![Vec::new(); viewers],
            own_moves: vec![0; viewers],
            transcript,
            seed,
            save: None,
            save_error: None,
            remembered: None,
            clock_offset_ms: 0,
            pace_ms: 0,
            bot_may_move_at_ms: 0,
        };
        for seat in Seat::all(host.table.seats()) {
            host.sitters[seat.index()] = host.sitter(seat)?;
        }
        Ok(host)
    }

    /// A fresh bot for a seat; none for a person.
    fn sitter(&self, seat: Seat) -> Result<Option<Box<dyn SeatedBot>>, PlanError> {
        let LocalPlayer::Bot(level) = &self.players[seat.index()] else { return Ok(None) };
        let bytes = self.seed.derive(&format!("bot {seat} {}", self.table.ply())).0;
        let seed = u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes of 32"));
        let bot = self.entry.bot(level, seed).ok_or_else(|| {
            let known: Vec<_> = self.entry.levels().collect();
            PlanError::NoSuchBot { found: level.clone(), known: known.join(", ") }
        })?;
        Ok(Some(bot))
    }

    /// Writes the transcript to this file now and after every move.
    pub fn save_to(&mut self, path: &Path) -> io::Result<()> {
        write_whole(path, &self.transcript.to_string())?;
        self.save = Some(path.to_owned());
        self.remember(0);
        Ok(())
    }

    /// The file the game is written to.
    pub fn saved_at(&self) -> Option<&Path> {
        self.save.as_deref()
    }

    /// Takes the reason why the last move could not be written to the file.
    pub fn take_save_error(&mut self) -> Option<String> {
        self.save_error.take()
    }

    /// Lets at least this much time pass between two moves of bots.
    pub fn set_pace_ms(&mut self, pace_ms: u64) {
        self.pace_ms = pace_ms;
    }

    /// Lets the next bot move without waiting.
    pub fn hurry(&mut self) {
        self.bot_may_move_at_ms = 0;
    }

    /// What is played here.
    pub fn info(&self) -> &'static GameInfo {
        self.entry.info
    }

    /// Who sits where.
    pub fn players(&self) -> &[LocalPlayer] {
        &self.players
    }

    /// The transcript of the game so far.
    pub fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// The seats where people sit.
    pub fn people(&self) -> SeatSet {
        self.seats_of(|player| matches!(player, LocalPlayer::Person(_)))
    }

    fn seats_of(&self, wanted: impl Fn(&LocalPlayer) -> bool) -> SeatSet {
        Seat::all(self.table.seats()).filter(|seat| wanted(&self.players[seat.index()])).collect()
    }

    /// The people the table waits for.
    pub fn awaited(&self) -> SeatSet {
        self.turn().must.iter().filter(|seat| self.people().contains(*seat)).collect()
    }

    /// What a viewer may see and do now.
    pub fn position(&self, viewer: Viewer, names: &[String]) -> Snapshot {
        let legal = match viewer {
            Viewer::Seat(seat) => self.table.legal(seat),
            Viewer::Spectator => Vec::new(),
        };
        Snapshot {
            info: self.entry.info,
            viewer,
            view: self.table.view(viewer, Sight::Table),
            legal,
            turn: self.table.turn(),
            outcome: self.table.outcome(),
            names: names.to_vec(),
        }
    }

    /// The last `most` events this viewer heard, oldest first, and whether each is new since the viewer's last move.
    /// Older events contain only what the table's log keeps: the log must not be a substitute for memory where
    /// remembering is part of the game.
    pub fn log(&self, viewer: Viewer, most: usize) -> Vec<(Value, bool)> {
        let index = self.viewer_index(viewer);
        let now = self.own_moves[index];
        let mut lines = Vec::new();
        for heard in self.heard[index].iter().rev() {
            if lines.len() == most {
                break;
            }
            let fresh = heard.own_moves == now;
            let kept = if fresh { Some(heard.event.clone()) } else { self.table.faded(&heard.event) };
            if let Some(event) = kept.and_then(|event| serde_json::from_str(event.get()).ok()) {
                lines.push((event, fresh));
            }
        }
        lines.reverse();
        lines
    }

    fn viewer_index(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.players.len(),
        }
    }

    /// Makes a move for a person. A refused one changes nothing.
    pub fn play(&mut self, seat: Seat, mv: &str, now_ms: u64) -> Result<(), NotPlayed> {
        if self.has_arbiter() {
            let ply = self.table.ply();
            self.hand_in(Input::Move { seat, ply, mv: mv.to_owned(), ticket: None }, now_ms);
            return Err(NotPlayed::Submitted);
        }
        self.make(seat, mv, Some(now_ms)).map_err(NotPlayed::Table)
    }

    /// Makes a move at a time, or without time in a simulation.
    fn make(&mut self, seat: Seat, mv: &str, now_ms: Option<u64>) -> Result<(), PlayError> {
        let told = self.table.play(seat, mv)?;
        let at_ms = now_ms.map(|now_ms| self.clock_offset_ms + now_ms);
        self.note(MoveLine { seat, mv: mv.to_owned(), at_ms, line: 0, mark: None }, told);
        self.bot_may_move_at_ms = now_ms.map_or(0, |now_ms| now_ms + self.pace_ms);
        if let Some(path) = &self.save {
            let written = write_whole(path, &self.transcript.to_string());
            self.save_error = written.err().map(|error| format!("{}: {error}", path.display()));
        }
        Ok(())
    }

    /// Records a move that was made and who heard what. What was news to the mover is now old; what the move led to is
    /// news.
    fn note(&mut self, line: MoveLine, told: Vec<TableEvent>) {
        if line.seat != Seat::TABLE {
            self.own_moves[line.seat.index()] += 1;
        }
        // A spectator has no moves: for them, only what the last move led to is news.
        *self.own_moves.last_mut().expect("the spectator is always there") += 1;
        self.transcript.moves.push(line);
        self.transcript.result = self.table.outcome();
        for viewer in Viewer::all(self.table.seats()) {
            let index = self.viewer_index(viewer);
            let own_moves = self.own_moves[index];
            let heard = told.iter().filter(|told| told.audience.includes(viewer));
            self.heard[index].extend(heard.map(|told| HeardEvent { event: told.event.clone(), own_moves }));
        }
    }
}
