//! What a client keeps of a table from before the start, to catch a server that lies about the shuffle.
//!
//! A check that reads only what the server says afterwards proves nothing. A [`Witness`] notes every commitment when it is
//! first seen, the client's own nonce, and a mark of every view, and compares them with whatever the server says later. It is
//! plain data that a client writes to a file; it knows no clock and no network, and times are handed in.

mod transcript;

use klad_engine::{
    draw::{self, Beacon, Chair, Draw, Restart, Share},
    transcript::{bytes32, hex},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{BeaconInfo, IdentityId, SeatInfo, TableId, TableInfo, TableState, api::Sit};

/// What one client saw of one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Witness {
    /// The table.
    pub table: TableId,
    /// Who the client is there.
    pub me: Option<IdentityId>,
    /// One for each time the seed was to be drawn, oldest first.
    pub tries: Vec<Try>,
    /// A mark of every view seen, in order, without repetitions.
    pub views: Vec<String>,
    /// What does not fit together.
    pub contradictions: Vec<Contradiction>,
    /// The transcript as the server gave it after the end.
    pub transcript: Option<String>,
}

/// What was seen of one try to draw the seed. Times are in seconds since 1970, bytes in 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// 2, or 1 at a table whose nonces are taken in one step.
    pub scheme: u32,
    /// How often the table had been started over.
    pub restarts: u32,
    /// What the server had published when this client first looked.
    pub commitment: String,
    /// When that was.
    pub seen: u32,
    /// This client's own nonce.
    pub nonce: Option<String>,
    /// When the server took the commitment to it.
    pub committed: Option<u32>,
    /// What everybody had committed to when the seats were fixed, by chair.
    pub fixed: Option<Fixed>,
    /// When the server took the nonce.
    pub revealed: Option<u32>,
}

/// What everybody had committed to when the seats were fixed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fixed {
    /// When this client saw it.
    pub at: u32,
    /// The commitments by chair; none for bots.
    pub chairs: Vec<Option<String>>,
    /// The anchor and the round of the beacon that was named.
    pub beacon: Option<(String, u32)>,
}

/// Two things that do not fit together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Contradiction {
    /// What kind.
    pub kind: Kind,
    /// What was seen before, or follows from it.
    pub before: String,
    /// When that was seen.
    pub before_at: u32,
    /// What was seen later.
    pub after: String,
    /// When.
    pub after_at: u32,
}

/// What does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The table changed from scheme 2 to scheme 1.
    Scheme,
    /// The server's commitment has changed, or its secret does not fit it.
    Commitment,
    /// The server shows something else for this client's seat than the client has sent.
    Own,
    /// What the others committed to has changed after the seats were fixed, or their nonces do not fit it.
    Chairs,
    /// The server names this client for not revealing, although it took the nonce; or it has forgotten a restart.
    Restart,
    /// The beacon is not the one that was named, or its value is not genuine.
    Beacon,
    /// The seats do not follow from the seed.
    Seats,
    /// A view that was shown does not follow from the deal and the moves.
    View,
    /// The transcript does not verify.
    Transcript,
}

impl Kind {
    /// The word for it, as it travels and in message ids.
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

    /// Looks at the table before sitting down, and returns what to send. `fresh` are 32 new random bytes. Whoever sits down
    /// again before the seats are fixed sends the same: nobody knows the nonce behind it, and the server may have it already
    /// where only its answer was lost.
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

    /// The server has let this client sit down as `me`.
    pub fn committed(&mut self, me: IdentityId, table: &TableInfo, at: u32) {
        self.me = Some(me);
        let own = table.seats.iter().find(|seat| seat.occupant.person() == Some(me));
        if let (Some(now), Some(seat)) = (self.tries.last_mut(), own)
            && now.committed.is_none()
        {
            // Where another device of the same person was first, ours does not count.
            match now.scheme == 1 || seat.commitment == now.commitment_sent() {
                true => now.committed = Some(at),
                false => now.nonce = None,
            }
        }
        self.see(table, at);
    }

    /// This client has left the table before the game began, so nothing is claimed about its nonce any more.
    pub fn left(&mut self, table: &TableInfo) {
        let is_seated = self.own(table).is_some();
        if let Some(last) = self.tries.last_mut().filter(|_| !is_seated) {
            (last.committed, last.revealed) = (None, None);
        }
    }

    /// The server has taken this client's nonce.
    pub fn revealed(&mut self, table: &TableInfo, at: u32) {
        if let Some(now) = self.tries.last_mut() {
            now.revealed.get_or_insert(at);
        }
        self.see(table, at);
    }

    /// Whether the table waits for this client to commit: the table was started over, and nothing is in its seat.
    pub fn must_commit(&self, table: &TableInfo) -> bool {
        let own = self.own(table);
        let waits = table.draw.as_ref().is_some_and(|draw| draw.reveal_by.is_none());
        table.state == TableState::Open && waits && own.is_some_and(|seat| seat.commitment.is_none())
    }

    /// The nonce, if the table waits for it and everything is as it was seen before.
    pub fn to_reveal(&self, table: &TableInfo) -> Option<String> {
        let draw = table.draw.as_ref()?;
        let own = self.own(table)?;
        let now = self.tries.last().filter(|now| now.restarts == draw.restarts.len() as u32)?;
        // What a socket says may be older than the server's answer to the reveal.
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

    /// Notes a view of this client's seat.
    pub fn see_view(&mut self, view: &Value) {
        let mark = mark(view);
        if self.views.last() != Some(&mark) {
            self.views.push(mark);
        }
    }

    /// Compares what the server says of the table now with everything seen before.
    pub fn see(&mut self, table: &TableInfo, at: u32) {
        let scheme = if table.draw.is_some() { draw::SCHEME } else { 1 };
        let restarts = table.draw.as_ref().map_or(0, |draw| draw.restarts.len() as u32);
        if let Some(last) = self.tries.last().cloned() {
            if scheme != last.scheme {
                return self.contradict(Kind::Scheme, last.scheme, last.seen, scheme, at);
            }
            if restarts < last.restarts {
                // News may arrive late, or come from a node that is behind. A game that has begun is no old news.
                if has_begun(table) {
                    self.contradict(Kind::Restart, last.restarts, last.seen, restarts, at);
                }
                return;
            }
        }
        self.see_restarts(table, at);
        if self.tries.last().is_none_or(|last| last.restarts < restarts) {
            self.tries.push(Try {
                scheme,
                restarts,
                commitment: table.commitment.clone(),
                seen: at,
                nonce: None,
                committed: None,
                fixed: None,
                revealed: None,
            });
        }
        self.see_commitments(table, at);
        if has_begun(table) {
            self.see_nonces(table, at);
        }
        if table.state == TableState::Over {
            self.see_secret(table, at);
        }
    }

    /// The tries that came to nothing are those that were seen, and nobody is named who did reveal.
    fn see_restarts(&mut self, table: &TableInfo, at: u32) {
        let Some(draw) = &table.draw else { return };
        for past in self.tries.clone() {
            let Some(restart) = draw.restarts.get(past.restarts as usize) else { continue };
            if restart.commitment != past.commitment {
                self.contradict(Kind::Restart, &past.commitment, past.seen, &restart.commitment, at);
            }
            let own = past.fixed.as_ref().and_then(|fixed| {
                fixed.chairs.iter().position(|sent| sent.is_some() && *sent == past.commitment_sent())
            });
            let named = restart.missing.iter().find(|missing| Some(usize::from(missing.chair)) == own);
            if let (Some(missing), Some(revealed), Some(nonce)) = (named, past.revealed, &past.nonce) {
                self.contradict(Kind::Restart, nonce, revealed, &missing.name, at);
            }
        }
    }

    /// The server's commitment, our own, and once the seats are fixed everybody's.
    fn see_commitments(&mut self, table: &TableInfo, at: u32) {
        let now = self.tries.last().expect("there is one for each try").clone();
        if table.commitment != now.commitment {
            self.contradict(Kind::Commitment, &now.commitment, now.seen, &table.commitment, at);
        }
        let Some(draw) = &table.draw else { return };
        // Until the seats are fixed, commitments come and go, and news of them may be late.
        if !has_begun(table) && draw.reveal_by.is_none() {
            return;
        }
        let own = self.own(table);
        let shown = own.map(|seat| seat.commitment.clone().unwrap_or_default());
        if let (Some(committed), Some(sent), Some(shown)) = (now.committed, now.commitment_sent(), shown)
            && shown != sent
        {
            self.contradict(Kind::Own, &sent, committed, &shown, at);
        }
        let named = |beacon: &BeaconInfo| (beacon.anchor.clone(), beacon.round);
        let found = Fixed { at, chairs: chairs(table), beacon: draw.beacon.as_ref().map(named) };
        match &now.fixed {
            None => self.tries.last_mut().expect("there is one").fixed = Some(found),
            Some(fixed) if fixed.chairs != found.chairs => {
                self.contradict(Kind::Chairs, list(&fixed.chairs), fixed.at, list(&found.chairs), at);
            }
            Some(fixed) if fixed.beacon != found.beacon => {
                let say = |beacon: &Option<(String, u32)>| format!("{beacon:?}");
                self.contradict(Kind::Beacon, say(&fixed.beacon), fixed.at, say(&found.beacon), at);
            }
            Some(_) => {}
        }
    }

    /// Every nonce is the one that was committed to, and ours is ours.
    fn see_nonces(&mut self, table: &TableInfo, at: u32) {
        let now = self.tries.last().expect("there is one for each try").clone();
        if let (Some(mine), Some(committed), Some(own)) = (&now.nonce, now.committed, self.own(table)) {
            let shown = own.nonce.clone().unwrap_or_default();
            if shown != *mine {
                self.contradict(Kind::Own, mine, committed, shown, at);
            }
        }
        for seat in &table.seats {
            let Some(committed) = &seat.commitment else { continue };
            let nonce = seat.nonce.as_deref().and_then(|nonce| bytes32(nonce).ok());
            let fits = nonce.is_some_and(|nonce| hex(&draw::nonce_commitment(&nonce)) == *committed);
            if !fits {
                let since = now.fixed.as_ref().map_or(now.seen, |fixed| fixed.at);
                let shown = seat.nonce.clone().unwrap_or_default();
                self.contradict(Kind::Chairs, committed, since, shown, at);
            }
        }
    }

    /// The secret fits what was published, and the seats follow from it.
    fn see_secret(&mut self, table: &TableInfo, at: u32) {
        let now = self.tries.last().expect("there is one for each try").clone();
        let Some(secret) = table.secret.as_deref().and_then(|secret| bytes32(secret).ok()) else {
            let shown = table.secret.clone().unwrap_or_default();
            return self.contradict(Kind::Commitment, &now.commitment, now.seen, shown, at);
        };
        let published = match now.scheme {
            1 => klad_engine::chance::commitment(&secret),
            _ => draw::commitment(&secret),
        };
        if hex(&published) != now.commitment {
            return self.contradict(Kind::Commitment, &now.commitment, now.seen, hex(&secret), at);
        }
        if let Some(drawn) = drawn(table)
            && let Some(fault) = drawn.fault(&secret)
        {
            let since = now.fixed.as_ref().map_or(now.seen, |fixed| fixed.at);
            self.contradict(Kind::Seats, list(&chairs(table)), since, fault, at);
        }
    }

    /// Notes a contradiction once.
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
    /// What this client sent when it committed.
    fn commitment_sent(&self) -> Option<String> {
        let nonce = bytes32(self.nonce.as_deref()?).ok()?;
        Some(hex(&draw::nonce_commitment(&nonce)))
    }
}

/// The mark of a view: the first 16 digits of SHA-256 of its JSON with sorted keys and without spaces.
pub fn mark(view: &Value) -> String {
    hex(&Sha256::digest(view.to_string().as_bytes()))[..16].to_owned()
}

fn has_begun(table: &TableInfo) -> bool {
    matches!(table.state, TableState::Playing | TableState::Over)
}

/// What everybody has committed to, by chair.
fn chairs(table: &TableInfo) -> Vec<Option<String>> {
    let mut chairs: Vec<(usize, Option<String>)> = (0..)
        .zip(&table.seats)
        .map(|(place, seat)| (seat.chair.map_or(place, usize::from), seat.commitment.clone()))
        .collect();
    chairs.sort_by_key(|(chair, _)| *chair);
    chairs.into_iter().map(|(_, commitment)| commitment).collect()
}

fn list(chairs: &[Option<String>]) -> String {
    let shown: Vec<&str> = chairs.iter().map(|chair| chair.as_deref().unwrap_or("-")).collect();
    shown.join(" ")
}

/// How the seed was drawn, as a table that is over shows it; none under scheme 1 and where something cannot be read.
fn drawn(table: &TableInfo) -> Option<Draw> {
    let info = table.draw.as_ref()?;
    let bytes = |text: &Option<String>| bytes32(text.as_deref()?).ok();
    let mut chairs = Vec::new();
    for (place, seat) in (0..).zip(&table.seats) {
        let share = match &seat.commitment {
            Some(_) => Some(Share { commitment: bytes(&seat.commitment)?, nonce: bytes(&seat.nonce)? }),
            None => None,
        };
        chairs.push((seat.chair?, Chair { seat: klad_engine::Seat(place), share }));
    }
    chairs.sort_by_key(|(chair, _)| *chair);
    let restart =
        |commitment: &str| Some(Restart { commitment: bytes32(commitment).ok()?, missing: Vec::new() });
    let beacon = match &info.beacon {
        Some(beacon) => Some(Beacon {
            anchor: bytes32(&beacon.anchor).ok()?,
            round: beacon.round,
            value: bytes(&beacon.value)?,
        }),
        None => None,
    };
    Some(Draw {
        table: table.id.to_string(),
        restarts: info.restarts.iter().map(|past| restart(&past.commitment)).collect::<Option<_>>()?,
        chairs: chairs.into_iter().map(|(_, chair)| chair).collect(),
        beacon,
    })
}

impl std::fmt::Display for Contradiction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Contradiction { before, before_at, after, after_at, .. } = self;
        let what = match self.kind {
            Kind::Scheme => "the table has changed its scheme",
            Kind::Commitment => "the server's secret is not the one it had committed to",
            Kind::Own => "the server shows something else for your seat than you sent",
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
