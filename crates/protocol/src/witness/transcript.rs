//! After the end: deals the whole game again from the secret and compares it with what was seen during play.

use std::collections::HashSet;

use klad_engine::{
    Catalog, Seat, Sight, Viewer,
    draw::{Draw, Share},
    transcript::{Transcript, Verified, hex},
};

use super::{Kind, Try, Witness, list, mark, name_beacon};

/// What a transcript that contradicts nothing proves to this client.
#[derive(Debug, Clone, PartialEq)]
pub struct Proof {
    /// What verifying the transcript alone has established.
    pub verified: Verified,
    /// The seat drawn with this client's own nonce. Without one, nothing shows that the server did not draw the seed
    /// alone.
    pub own: Option<Seat>,
}

impl Witness {
    /// Checks a transcript against everything seen, and keeps it. Returns what it proves, if nothing contradicts it.
    pub fn check(&mut self, text: &str, catalog: &Catalog, at: u32) -> Option<Proof> {
        self.transcript = Some(text.to_owned());
        let begun = self.tries.last().map_or(at, |last| last.seen);
        let read = Transcript::read(text.as_bytes())
            .and_then(|transcript| transcript.verify(catalog).map(|verified| (transcript, verified)));
        let (transcript, verified) = match read {
            Ok(read) => read,
            Err(fault) => {
                self.contradict(Kind::Transcript, "", begun, fault, at);
                return None;
            }
        };
        if verified.outcome.is_none() {
            self.contradict(Kind::Transcript, "", begun, "the game is not over in it", at);
        }
        let own = self.compare(&transcript, catalog, at);
        self.contradictions.is_empty().then_some(Proof { verified, own })
    }

    /// Compares a transcript that has already been verified. Returns the seat drawn with this client's own nonce.
    pub fn compare(&mut self, transcript: &Transcript, catalog: &Catalog, at: u32) -> Option<Seat> {
        self.compare_draw(transcript, at);
        let own = self.own_seat(transcript);
        if !self.views.is_empty() {
            self.compare_views(transcript, own, catalog, at);
        }
        own
    }

    /// Checks that the transcript was drawn from what was committed to.
    fn compare_draw(&mut self, transcript: &Transcript, at: u32) {
        let Some(now) = self.tries.last().cloned() else { return };
        let found = transcript.commitment.map(|bytes| hex(&bytes)).unwrap_or_default();
        if found != now.commitment {
            self.contradict(Kind::Commitment, &now.commitment, now.seen, found, at);
        }
        if transcript.scheme() != now.scheme {
            return self.contradict(Kind::Scheme, now.scheme, now.seen, transcript.scheme(), at);
        }
        let (committed, own) = (now.committed.unwrap_or(now.seen), now.nonce.as_ref());
        if let Some(own) = own.filter(|_| self.must_count(&now) && self.own_seat(transcript).is_none()) {
            self.contradict(Kind::Own, own, committed, "it is not in the transcript", at);
        }
        if let Some(draw) = &transcript.draw {
            self.compare_chairs(draw, &now, at);
        }
    }

    /// Whether this client's nonce has to be in the transcript: the server accepted it and let this client play. The
    /// nonce of somebody who was removed before the start, or who left, does not count.
    fn must_count(&self, now: &Try) -> bool {
        let has_played = now.scheme == 1 || !self.views.is_empty();
        now.revealed.is_some() || now.committed.is_some() && has_played
    }

    /// Checks what only scheme 2 has: the table's name, the restarts, the chairs and the beacon.
    fn compare_chairs(&mut self, draw: &Draw, now: &Try, at: u32) {
        if draw.table != self.table.as_str() {
            self.contradict(Kind::Transcript, self.table, now.seen, &draw.table, at);
        }
        if draw.restarts.len() as u32 != now.restarts {
            self.contradict(Kind::Restart, now.restarts, now.seen, draw.restarts.len(), at);
        }
        for past in self.tries.clone() {
            let restart = draw.restarts.get(past.restarts as usize).map(|restart| hex(&restart.commitment));
            if let Some(found) = restart.filter(|found| *found != past.commitment) {
                self.contradict(Kind::Restart, past.commitment, past.seen, found, at);
            }
        }
        let Some(fixed) = &now.fixed else { return };
        let sent = |share: Option<Share>| share.map(|share| hex(&share.commitment));
        let chairs: Vec<_> = draw.chairs.iter().map(|chair| sent(chair.share)).collect();
        if fixed.chairs != chairs {
            self.contradict(Kind::Chairs, list(&fixed.chairs), fixed.at, list(&chairs), at);
        }
        let beacon = draw.beacon.map(|beacon| (hex(&beacon.anchor), beacon.round));
        if fixed.beacon != beacon {
            self.contradict(Kind::Beacon, name_beacon(&fixed.beacon), fixed.at, name_beacon(&beacon), at);
        }
    }

    /// Checks that every view seen is one this client's seat has at some point in the game. A device whose nonce does
    /// not count, because the same person committed on another one, may have any seat, but only one. The order of the
    /// views is not compared: after a lost connection another node may briefly show an older position.
    fn compare_views(&mut self, transcript: &Transcript, own: Option<Seat>, catalog: &Catalog, at: u32) {
        let seats: Vec<Seat> = match own {
            Some(seat) => vec![seat],
            None => Seat::all(transcript.seats()).collect(),
        };
        let Ok(mut table) = transcript.open(catalog) else { return };
        let mut dealt = vec![HashSet::new(); seats.len()];
        for index in 0..=transcript.moves.len() {
            for (seat, dealt) in seats.iter().zip(&mut dealt) {
                let view = serde_json::from_str(table.view(Viewer::Seat(*seat), Sight::Table).get());
                dealt.insert(mark(&view.unwrap_or_default()));
            }
            if index < transcript.moves.len() && transcript.step(table.as_mut(), index).is_err() {
                return;
            }
        }
        let first_wrong = |dealt: &HashSet<String>| self.views.iter().position(|seen| !dealt.contains(seen));
        let wrong: Option<Vec<usize>> = dealt.iter().map(first_wrong).collect();
        // The seat that matches for longest is the one this client had.
        if let Some(index) = wrong.and_then(|wrong| wrong.into_iter().max()) {
            let wrong = self.views[index].clone();
            let begun = self.tries.last().map_or(at, |last| last.seen);
            self.contradict(Kind::View, wrong, begun, "no view of the game matches this one", at);
        }
    }

    /// The seat drawn with this client's own nonce.
    fn own_seat(&self, transcript: &Transcript) -> Option<Seat> {
        let own = self.tries.last()?.nonce.as_ref()?;
        match &transcript.draw {
            Some(draw) => draw.chairs.iter().find_map(|chair| {
                let share = chair.share?;
                (hex(&share.nonce) == *own).then_some(chair.seat)
            }),
            None => transcript.nonces.iter().find_map(|(seat, nonce)| (hex(nonce) == *own).then_some(*seat)),
        }
    }
}
