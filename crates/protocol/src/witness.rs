//! What a client records of a table before the start, to catch a server that lies about the shuffle.
//!
//! A check that relies only on what the server says afterwards proves nothing. A [`Witness`] records every commitment
//! when it is first seen, the client's own nonce, and a mark of every view, and compares them with what the server says
//! later. It is plain data that a client writes to a file; it uses neither clock nor network, and the caller passes in
//! the time.

mod table;
mod transcript;

pub use transcript::Proof;

use klad_engine::{
    draw,
    transcript::{bytes32, hex},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{IdentityId, SeatInfo, TableId, TableInfo, TableState, api::Sit};

/// What one client saw of one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Witness {
    /// The table it is about.
    pub table: TableId,
    /// The client's own public id at the table.
    pub me: Option<IdentityId>,
    /// One entry per attempt to draw the seed, oldest first.
    pub tries: Vec<Try>,
    /// A mark of every view seen, in order, without consecutive duplicates.
    pub views: Vec<String>,
    /// Every contradiction found so far.
    pub contradictions: Vec<Contradiction>,
    /// The transcript the server sent after the end.
    pub transcript: Option<String>,
}

/// What was seen of one attempt to draw the seed. Times are in seconds since 1970, bytes are 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// The scheme: 2, or 1 at a table where nonces are sent in one step.
    pub scheme: u32,
    /// The number of restarts before this attempt.
    pub restarts: u32,
    /// The server's commitment when this client first saw it.
    pub commitment: String,
    /// When the commitment was first seen.
    pub seen: u32,
    /// This client's own nonce.
    pub nonce: Option<String>,
    /// When the server accepted the commitment to that nonce.
    pub committed: Option<u32>,
    /// What everybody had committed to when the seats were fixed.
    pub fixed: Option<Fixed>,
    /// When the server accepted the nonce.
    pub revealed: Option<u32>,
}

/// What everybody had committed to when the seats were fixed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fixed {
    /// When this client saw it.
    pub at: u32,
    /// The commitments by chair; null for bots.
    pub chairs: Vec<Option<String>>,
    /// The anchor and round of the beacon that was announced.
    pub beacon: Option<(String, u32)>,
}

/// Two statements of the server that contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Contradiction {
    /// What the contradiction is about.
    pub kind: Kind,
    /// What was seen earlier, or what follows from it.
    pub before: String,
    /// When the earlier statement was seen.
    pub before_at: u32,
    /// What was seen later.
    pub after: String,
    /// When the later statement was seen.
    pub after_at: u32,
}

/// What a contradiction is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The table changed from scheme 2 to scheme 1.
    Scheme,
    /// The server's commitment has changed, or its secret does not match it.
    Commitment,
    /// The server shows something for this client's seat that the client did not send.
    Own,
    /// The others' commitments changed after the seats were fixed, or their nonces do not match them.
    Chairs,
    /// The server says this client did not reveal although it accepted the nonce, or it has dropped a restart.
    Restart,
    /// The beacon is not the one that was announced, or its value is not genuine.
    Beacon,
    /// The seats do not follow from the seed.
    Seats,
    /// A view that was shown does not follow from the deal and the moves.
    View,
    /// The transcript does not verify.
    Transcript,
}

impl Kind {
    /// The word used in JSON and in message ids.
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Scheme => "scheme",
            Kind::Commitment => "commitment",
            Kind::Own => "own",
            Kind::Chairs => "chairs",
            Kind::Restart => "restart",
            Kind::Beacon => "beacon",
            Kind::Seats => "seats",
            Kind::View => "view",
            Kind::Transcript => "transcript",
        }
    }
}

impl Witness {
    /// A client that has seen nothing of this table yet.
    pub fn of(table: TableId) -> Witness {
        Witness {
            table,
            me: None,
            tries: Vec::new(),
            views: Vec::new(),
            contradictions: Vec::new(),
            transcript: None,
        }
    }

    /// Records the table before sitting down, and returns what to send. `fresh` is 32 new random bytes. A client that
    /// sits down again before the seats are fixed sends the same commitment: nobody knows the nonce behind it, and the
    /// server may already have it if only its response was lost.
    pub fn commit(&mut self, table: &TableInfo, fresh: [u8; 32], at: u32) -> Sit {
        self.see(table, at);
        let now = self.tries.last_mut().expect("just seen");
        let known = now.nonce.as_deref().and_then(|nonce| bytes32(nonce).ok());
        let nonce = known.unwrap_or(fresh);
        now.nonce = Some(hex(&nonce));
        match now.scheme {
            1 => Sit { seat: None, commitment: None, password: None, nonce: Some(hex(&nonce)) },
            _ => Sit {
                seat: None,
                commitment: Some(hex(&draw::nonce_commitment(&nonce))),
                nonce: None,
                password: None,
            },
        }
    }

    /// Records that the server let this client sit down as `me`.
    pub fn committed(&mut self, me: IdentityId, table: &TableInfo, at: u32) {
        self.me = Some(me);
        let own = table.seats.iter().find(|seat| seat.occupant.person() == Some(me));
        if let (Some(now), Some(seat)) = (self.tries.last_mut(), own)
            && now.committed.is_none()
        {
            // If another device of the same person committed first, our nonce does not count.
            match now.scheme == 1 || seat.commitment == now.commitment_sent() {
                true => now.committed = Some(at),
                false => now.nonce = None,
            }
        }
        self.see(table, at);
    }

    /// Records that this client left the table before the game began, so that it claims nothing about its nonce.
    pub fn left(&mut self, table: &TableInfo) {
        let is_seated = self.own(table).is_some();
        if let Some(last) = self.tries.last_mut().filter(|_| !is_seated) {
            (last.committed, last.revealed) = (None, None);
        }
    }

    /// Records that the server accepted this client's nonce.
    pub fn revealed(&mut self, table: &TableInfo, at: u32) {
        if let Some(now) = self.tries.last_mut() {
            now.revealed.get_or_insert(at);
        }
        self.see(table, at);
    }

    /// Whether the table waits for this client to commit: it was restarted, and this client's seat has no commitment.
    pub fn must_commit(&self, table: &TableInfo) -> bool {
        let own = self.own(table);
        let waits = table.draw.as_ref().is_some_and(|draw| draw.reveal_by.is_none());
        table.state == TableState::Open && waits && own.is_some_and(|seat| seat.commitment.is_none())
    }

    /// The nonce to reveal, if the table waits for it and everything matches what was seen before.
    pub fn to_reveal(&self, table: &TableInfo) -> Option<String> {
        let draw = table.draw.as_ref()?;
        let own = self.own(table)?;
        let now = self.tries.last().filter(|now| now.restarts == draw.restarts.len() as u32)?;
        // A message on the socket may be older than the server's response to the reveal.
        let has_revealed = own.revealed || now.revealed.is_some();
        let is_asked = table.state == TableState::Open && draw.reveal_by.is_some() && !has_revealed;
        let is_sound = self.contradictions.is_empty() && own.commitment == now.commitment_sent();
        let person_committed =
            |seat: &SeatInfo| seat.occupant.person().is_none() || seat.commitment.is_some();
        if is_asked && is_sound && table.seats.iter().all(person_committed) {
            now.nonce.clone()
        } else {
            None
        }
    }

    fn own<'t>(&self, table: &'t TableInfo) -> Option<&'t SeatInfo> {
        let me = self.me?;
        table.seats.iter().find(|seat| seat.occupant.person() == Some(me))
    }

    /// Records a view of this client's seat.
    pub fn see_view(&mut self, view: &Value) {
        let mark = mark(view);
        if self.views.last() != Some(&mark) {
            self.views.push(mark);
        }
    }

    /// Records a contradiction once.
    fn contradict(
        &mut self,
        kind: Kind,
        before: impl ToString,
        before_at: u32,
        after: impl ToString,
        after_at: u32,
    ) {
        let (before, after) = (before.to_string(), after.to_string());
        let is_known = |known: &Contradiction| known.kind == kind && known.after == after;
        if !self.contradictions.iter().any(is_known) {
            self.contradictions.push(Contradiction { kind, before, before_at, after, after_at });
        }
    }
}

impl Try {
    /// The commitment this client sent.
    fn commitment_sent(&self) -> Option<String> {
        let nonce = bytes32(self.nonce.as_deref()?).ok()?;
        Some(hex(&draw::nonce_commitment(&nonce)))
    }
}

/// The mark of a view: the first 16 digits of SHA-256 of its JSON with sorted keys and without spaces.
pub fn mark(view: &Value) -> String {
    hex(&Sha256::digest(view.to_string().as_bytes()))[..16].to_owned()
}

fn list(chairs: &[Option<String>]) -> String {
    let shown: Vec<&str> = chairs.iter().map(|chair| chair.as_deref().unwrap_or("-")).collect();
    shown.join(" ")
}

fn name_beacon(beacon: &Option<(String, u32)>) -> String {
    beacon.as_ref().map_or_else(|| "-".into(), |(anchor, round)| format!("{anchor} {round}"))
}

impl std::fmt::Display for Contradiction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Contradiction { before, before_at, after, after_at, .. } = self;
        let what = match self.kind {
            Kind::Scheme => "the table has changed its scheme",
            Kind::Commitment => "the server's secret is not the one it committed to",
            Kind::Own => "what the server shows for your seat is not what you sent",
            Kind::Chairs => "what the others committed to was changed after the seats were fixed",
            Kind::Restart => "the server does not tell the truth about a restart",
            Kind::Beacon => "the beacon is not the one that was named",
            Kind::Seats => "the seats do not follow from the seed",
            Kind::View => "you were shown something that does not follow from the deal",
            Kind::Transcript => "the transcript does not hold",
        };
        write!(f, "{what}: {before} (seen at {before_at}), then {after} (at {after_at})")
    }
}
