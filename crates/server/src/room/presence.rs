//! People connect and disconnect: the other nodes, everybody at the table and the arbiter are informed.

use super::Room;
use crate::bus::News;

impl Room {
    pub(super) async fn presence_changed(&mut self) {
        self.announce_presence();
        self.show_presence().await;
    }

    /// Announces to the other nodes who is connected here.
    pub(super) fn announce_presence(&mut self) {
        if self.app.bus.is_shared() {
            let presence = self.people.here();
            self.people.announced_ms = self.app.ambient.now_ms();
            self.spread(|| News::Present { presence });
        }
    }

    pub(super) async fn show_presence(&mut self) {
        let host = self.people.acting_node().to_owned();
        let before = self.people.recount();
        if self.people.acting_node() != host {
            // The new host of the arbiter does not know what the old one was given.
            let forgotten = self.waiting.forgotten_elsewhere();
            self.break_off(forgotten);
        }
        self.arbiter_sees(&before).await;
    }
}
