//! After the end: deals the whole game again from the secret and compares it with what was seen during play.

use std::collections::HashSet;

use klad_engine::{
    Catalog, Seat, Sight, Viewer,
    transcript::{Transcript, Verified, hex},
};

use super::{Kind, Witness, list, mark};

impl Witness {
    /// Checks a transcript against everything seen, and keeps it. Returns what it proves, if nothing contradicts it.
    pub fn check(&mut self, text: &str, catalog: &Catalog, at: u32) -> Option<Verified> {
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
        self.compare(&transcript, catalog, at);
        self.contradictions.is_empty().then_some(verified)
    }

    /// Compares a transcript that has already been verified.
    pub fn compare(&mut self, transcript: &Transcript, catalog: &Catalog, at: u32) {
        self.compare_draw(transcript, at);
        if !self.views.is_empty() {
            self.compare_views(transcript, catalog, at);
        }
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
        let Some(draw) = &transcript.draw else {
            let own = now.nonce.filter(|_| now.committed.is_some());
            let is_in = |own: &String| transcript.nonces.iter().any(|(_, nonce)| hex(nonce) == *own);
            if let Some(own) = own.filter(|own| !is_in(own)) {
                self.contradict(Kind::Own, own, now.seen, "it is not in the transcript", at);
            }
            return;
        };
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
        let sent = |share: Option<klad_engine::draw::Share>| share.map(|share| hex(&share.commitment));
        let chairs: Vec<_> = draw.chairs.iter().map(|chair| sent(chair.share)).collect();
        if let Some(fixed) = now.fixed.filter(|fixed| fixed.chairs != chairs) {
            self.contradict(Kind::Chairs, list(&fixed.chairs), fixed.at, list(&chairs), at);
        }
    }

    /// Checks that every view seen is one this seat has at some point in the game. Their order is not compared: after a
    /// lost connection another node may briefly show an older position.
    fn compare_views(&mut self, transcript: &Transcript, catalog: &Catalog, at: u32) {
        let Some(viewer) = self.viewer(transcript) else { return };
        let Ok(mut table) = transcript.open(catalog) else { return };
        let mut dealt = HashSet::new();
        for index in 0..=transcript.moves.len() {
            let view = serde_json::from_str(table.view(viewer, Sight::Table).get());
            dealt.insert(mark(&view.unwrap_or_default()));
            if index < transcript.moves.len() && transcript.step(table.as_mut(), index).is_err() {
                return;
            }
        }
        if let Some(wrong) = self.views.iter().find(|seen| !dealt.contains(*seen)).cloned() {
            let begun = self.tries.last().map_or(at, |last| last.seen);
            self.contradict(Kind::View, wrong, begun, "no view of the game matches this one", at);
        }
    }

    /// The viewer as whom this client saw the game.
    fn viewer(&self, transcript: &Transcript) -> Option<Viewer> {
        let now = self.tries.last()?;
        let own = now.nonce.as_ref()?;
        let seat = match &transcript.draw {
            Some(draw) => draw.chairs.iter().find_map(|chair| {
                let share = chair.share?;
                (hex(&share.nonce) == *own).then_some(chair.seat)
            }),
            None => transcript.nonces.iter().find_map(|(seat, nonce)| (hex(nonce) == *own).then_some(*seat)),
        };
        seat.map(|seat: Seat| Viewer::Seat(seat))
    }
}
