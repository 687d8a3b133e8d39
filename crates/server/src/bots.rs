//! The bots a table can seat: the game's own levels, and external programs configured by the host.

use std::{fmt, sync::Arc};

use klad_engine::{Entry, SeatedBot};

/// Seats an external program for one game; the given bot decides whenever the program fails.
pub(crate) type SeatProgram = Arc<dyn Fn(Box<dyn SeatedBot>) -> Box<dyn SeatedBot> + Send + Sync>;

/// The bot that decides when a program fails.
const DEPUTY: &str = "medium";

/// The external programs configured by the host, by name.
#[derive(Clone, Default)]
pub(crate) struct Programs(Vec<(String, SeatProgram)>);

impl fmt::Debug for Programs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl Programs {
    pub(crate) fn add(&mut self, name: String, seat: SeatProgram) {
        self.0.push((name, seat));
    }

    /// The names of all bots that can play this game, the game's own first.
    pub(crate) fn levels(&self, entry: &Entry) -> Vec<String> {
        let programs = self.0.iter().map(|(name, _)| name.clone());
        entry.levels().map(str::to_owned).chain(programs).collect()
    }

    /// A bot with this name, or the weakest if the name is unknown here (another node may have had it).
    pub(crate) fn bot(&self, entry: &Entry, level: &str, seed: u64) -> Option<Box<dyn SeatedBot>> {
        let own = |level: &str| entry.bot(level, seed);
        let first = || own(entry.levels().next()?);
        match self.0.iter().find(|(name, _)| name == level) {
            Some((_, seat)) => Some(seat(own(DEPUTY).or_else(first)?)),
            None => own(level).or_else(first),
        }
    }
}
