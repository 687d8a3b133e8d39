//! Who is connected, here and at other nodes.

use klad_engine::{Seat, Viewer};
use klad_protocol::{FromServer, socket::Presence};

use super::Room;
use crate::bus::News;

/// A node that has not spoken of a table for this long is no longer there.
const SILENCE_MS: u64 = 8_000;

/// What another node says of this table.
pub(super) struct Elsewhere {
    pub(super) node: String,
    pub(super) presence: Presence,
    pub(super) heard_ms: u64,
}

impl Room {
    fn here(&self) -> Presence {
        let mut online: Vec<Seat> = Vec::new();
        let mut watchers = 0;
        for guest in &self.guests {
            match guest.viewer {
                Viewer::Seat(seat) if online.contains(&seat) => {}
                Viewer::Seat(seat) => online.push(seat),
                Viewer::Spectator => watchers += 1,
            }
        }
        online.sort();
        Presence { online, watchers }
    }

    pub(super) async fn presence_changed(&mut self) {
        self.spread_presence();
        self.show_presence().await;
    }

    pub(super) fn spread_presence(&mut self) {
        if self.app.bus.is_shared() {
            let presence = self.here();
            self.present_at_ms = self.app.ambient.now_ms();
            self.spread(|| News::Present { presence });
        }
    }

    pub(super) async fn show_presence(&mut self) {
        let before = self.count_presence();
        self.arbiter_sees(&before).await;
    }

    /// Counts who is connected, here or elsewhere, and tells everybody if it has changed. Answers how it was.
    pub(super) fn count_presence(&mut self) -> Presence {
        let now_ms = self.app.ambient.now_ms();
        self.elsewhere.retain(|other| other.heard_ms + SILENCE_MS > now_ms);
        let mut all = self.here();
        for other in &self.elsewhere {
            all.online.extend(&other.presence.online);
            all.watchers += other.presence.watchers;
        }
        all.online.sort();
        all.online.dedup();
        if all == self.shown {
            return all;
        }
        let before = std::mem::replace(&mut self.shown, all);
        self.tell_all(&FromServer::Presence(self.shown.clone()));
        before
    }

    /// Of all nodes with people at this table, one acts for it: the first by name. Should two think so for a moment, the
    /// log still takes only one of their moves.
    pub(super) fn acts_here(&self) -> bool {
        self.elsewhere.iter().all(|other| self.app.node < other.node)
    }
}
