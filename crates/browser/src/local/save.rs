//! Opens a local table: a new one, or a saved one.

use klad_engine::{
    Catalog, Entry, Seed, Table, TableSetup,
    chance::commitment,
    transcript::{Transcript, bytes32},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Feed, Local, Seated, info};
use crate::{
    error::{Code, Failure},
    thinking::entry,
    transcript,
};

/// How to open a table: with `secret` and `options`, or from a `transcript`.
#[derive(Deserialize)]
pub(crate) struct Open {
    id: String,
    game: String,
    seats: Vec<Seated>,
    /// In seconds since 1970.
    created: u32,
    #[serde(default)]
    options: Value,
    #[serde(default)]
    secret: Option<String>,
    #[serde(default)]
    transcript: Option<String>,
    /// The first move of the transcript to leave out, from 1.
    #[serde(default)]
    before: Option<usize>,
    #[serde(default)]
    memory: Option<String>,
    #[serde(default)]
    at_ms: u64,
}

/// What is saved of a table. It is secret, because it determines every card.
#[derive(Serialize)]
pub(crate) struct Saved {
    transcript: String,
    /// The arbiter's saved state.
    memory: Option<String>,
    /// The table's clock.
    at_ms: u64,
    over: bool,
}

/// The table, and what an earlier arbiter saved.
pub(super) fn open(catalog: &'static Catalog, open: Open) -> Result<(Local, Option<String>), Failure> {
    let entry = entry(catalog, &open.game)?;
    let mut kept = match &open.transcript {
        Some(text) => transcript(text)?,
        None => fresh(entry, &open)?,
    };
    if kept.rules != entry.info.rules_version {
        let message = format!("found rules {}, this engine plays {}", kept.rules, entry.info.rules_version);
        return Err(Failure::new(Code::RulesChanged, message));
    }
    kept.players = open.seats.iter().map(Seated::title).collect();
    let id = open.id.parse().map_err(|_| Failure::internal("this is not the id of a table"))?;
    let seed = kept.seed().ok_or_else(|| Failure::new(Code::BadTranscript, "the secret is missing"))?;
    let mut moves = std::mem::take(&mut kept.moves);
    if let Some(before) = open.before {
        // A branch of a finished game: what follows proves nothing about its draw.
        moves.truncate(before.saturating_sub(1));
    }
    kept.result = None;
    let table = reopen(entry, &kept, seed)?;
    kept.options = table.options();
    let info = info::playing(id, &kept, &open.seats, open.created);
    let viewers = open.seats.len() + 1;
    let at_ms = moves.last().and_then(|line| line.at_ms).unwrap_or(0).max(open.at_ms);
    let mut local = Local {
        entry,
        table,
        seed,
        seats: open.seats,
        info,
        transcript: kept,
        arbiter: None,
        feeds: (0..viewers).map(|_| Feed::default()).collect(),
        asked: Vec::new(),
        questions: 0,
        offset_ms: at_ms,
        bots_due_ms: at_ms,
    };
    for line in moves {
        local.replay(line)?;
    }
    local.transcript.result = local.table.outcome();
    if local.is_over() {
        info::end(&mut local.info, &local.transcript, at_ms);
    }
    Ok((local, open.memory))
}

fn fresh(entry: &Entry, open: &Open) -> Result<Transcript, Failure> {
    let secret = open.secret.as_deref().unwrap_or_default();
    let secret = bytes32(secret).map_err(|reason| Failure::new(Code::BadOptions, reason))?;
    if let Some(unknown) =
        open.seats.iter().filter_map(Seated::level).find(|level| entry.bot_maker(level).is_none())
    {
        return Err(Failure::new(Code::BadOptions, format!("found the unknown level {unknown:?}")));
    }
    Ok(Transcript {
        game: open.game.clone(),
        rules: entry.info.rules_version,
        options: open.options.clone(),
        players: Vec::new(),
        commitment: Some(commitment(&secret)),
        secret: Some(secret),
        nonces: Vec::new(),
        draw: None,
        result: None,
        moves: Vec::new(),
        lines: Default::default(),
    })
}

/// The table of a transcript before its first move.
pub(super) fn reopen(entry: &Entry, transcript: &Transcript, seed: Seed) -> Result<Box<dyn Table>, Failure> {
    let seats = transcript.seats();
    Ok(entry.open(&TableSetup { options: &transcript.options, seats, seed, deal: None })?)
}

impl Local {
    /// What to save now.
    pub(super) fn save(&self, now_ms: u64) -> Saved {
        Saved {
            transcript: self.transcript.to_string(),
            memory: self.arbiter.as_ref().and_then(|arbiter| arbiter.memory()),
            at_ms: now_ms,
            over: self.is_over(),
        }
    }
}
