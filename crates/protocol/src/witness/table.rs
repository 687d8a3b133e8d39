//! Compares what the server says about the table with everything seen before.

use klad_engine::{
    draw::{self, Beacon, Chair, Draw, Restart, Share},
    transcript::{bytes32, hex},
};

use super::{Fixed, Kind, Try, Witness, list, name_beacon};
use crate::{BeaconInfo, TableInfo, TableState};

impl Witness {
    /// Compares what the server says about the table now with everything seen before.
    pub fn see(&mut self, table: &TableInfo, at: u32) {
        let scheme = if table.draw.is_some() { draw::SCHEME } else { 1 };
        let restarts = table.draw.as_ref().map_or(0, |draw| draw.restarts.len() as u32);
        if let Some(last) = self.tries.last().cloned() {
            if scheme != last.scheme {
                return self.contradict(Kind::Scheme, last.scheme, last.seen, scheme, at);
            }
            if restarts < last.restarts {
                // Messages may arrive late or come from a node that is behind. A game that has begun is not old news.
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

    /// Checks that the failed attempts are the ones that were seen, and that nobody who revealed is blamed.
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

    /// Checks the server's commitment, our own, and once the seats are fixed everybody's.
    fn see_commitments(&mut self, table: &TableInfo, at: u32) {
        let now = self.tries.last().expect("there is one for each try").clone();
        if table.commitment != now.commitment {
            self.contradict(Kind::Commitment, &now.commitment, now.seen, &table.commitment, at);
        }
        let Some(draw) = &table.draw else { return };
        // Until the seats are fixed, commitments come and go, and messages about them may be late.
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
                let (before, after) = (name_beacon(&fixed.beacon), name_beacon(&found.beacon));
                self.contradict(Kind::Beacon, before, fixed.at, after, at);
            }
            Some(_) => {}
        }
    }

    /// Checks that every nonce matches its commitment, and that ours is the one we sent.
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

    /// Checks that the secret matches its commitment and that the seats follow from it.
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
}

fn has_begun(table: &TableInfo) -> bool {
    matches!(table.state, TableState::Playing | TableState::Over)
}

/// What everybody committed to, by chair.
fn chairs(table: &TableInfo) -> Vec<Option<String>> {
    let mut chairs: Vec<(usize, Option<String>)> = (0..)
        .zip(&table.seats)
        .map(|(place, seat)| (seat.chair.map_or(place, usize::from), seat.commitment.clone()))
        .collect();
    chairs.sort_by_key(|(chair, _)| *chair);
    chairs.into_iter().map(|(_, commitment)| commitment).collect()
}

/// How the seed was drawn, as shown by a table that is over; `None` under scheme 1 or if something cannot be parsed.
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
