//! What bots remember between their turns, and whose memory is dropped first when it gets too large.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use klad_engine::SeatedBot;

use crate::{
    metrics::Gauge,
    origins::Payer,
    thinking::{Standing, Thought},
};

/// The bots of all tables between their turns. Their memory is bounded; beyond the limit, the address whose bots use
/// the most loses some of it. A bot without its memory plays a little weaker for one move.
#[derive(Clone)]
pub(crate) struct Memories(Arc<Mutex<Shelf>>, Arc<Remembered>);

/// Figures about memories.
#[derive(Debug, Default)]
pub(crate) struct Remembered {
    pub(crate) bytes: Gauge,
    dropped: AtomicU64,
}

impl Remembered {
    /// How much they use, rounded in steps: a single search must not show.
    pub(crate) fn steps(&self) -> i64 {
        const STEP: i64 = 16 << 20;
        self.bytes.now() / STEP * STEP
    }

    /// How many were dropped, in tens.
    pub(crate) fn dropped(&self) -> i64 {
        (self.dropped.load(Relaxed) / 10 * 10) as i64
    }
}

struct Shelf {
    bytes_max: usize,
    bytes: usize,
    next: u64,
    /// By sequence number: the lowest has gone unused the longest.
    sitters: HashMap<u64, OnShelf>,
}

struct OnShelf {
    payer: Payer,
    standing: Standing,
    bytes: usize,
    sitter: Box<dyn SeatedBot>,
}

/// A bot that waits for its next turn.
pub(crate) struct Kept(Memories, u64);

impl Memories {
    pub(crate) fn new(bytes_max: usize) -> Memories {
        let shelf = Shelf { bytes_max, bytes: 0, next: 0, sitters: HashMap::new() };
        Memories(Arc::new(Mutex::new(shelf)), Arc::default())
    }

    pub(crate) fn figures(&self) -> &Remembered {
        &self.1
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a bot until its next turn.
    pub(crate) fn keep(&self, sitter: Box<dyn SeatedBot>, thought: &Thought) -> Kept {
        let bytes = sitter.bytes();
        let mut dropped = Vec::new();
        let number = {
            let mut shelf = self.shelf();
            let number = shelf.next;
            shelf.next += 1;
            shelf.bytes += bytes;
            let (payer, standing) = (thought.payer, thought.standing);
            shelf.sitters.insert(number, OnShelf { payer, standing, bytes, sitter });
            while shelf.bytes > shelf.bytes_max
                && let Some(number) = shelf.least_deserving()
            {
                dropped.extend(shelf.remove(number));
            }
            self.1.bytes.set(shelf.bytes as i64);
            number
        };
        self.1.dropped.fetch_add(dropped.len() as u64, Relaxed);
        // Freeing a tree takes a moment, so it is done without the lock.
        drop(dropped);
        Kept(self.clone(), number)
    }
}

impl Shelf {
    /// Which memory is dropped first: that of unwatched tables, then that of the address whose bots use the most; among
    /// those, the one unused the longest.
    fn least_deserving(&self) -> Option<u64> {
        let mut by_payer: HashMap<Payer, usize> = HashMap::new();
        for kept in self.sitters.values() {
            *by_payer.entry(kept.payer).or_default() += kept.bytes;
        }
        let with_memory = self.sitters.iter().filter(|(_, kept)| kept.bytes > 0);
        with_memory
            .max_by_key(|(number, kept)| {
                (kept.standing == Standing::Alone, by_payer[&kept.payer], std::cmp::Reverse(**number))
            })
            .map(|(number, _)| *number)
    }

    fn remove(&mut self, number: u64) -> Option<Box<dyn SeatedBot>> {
        let kept = self.sitters.remove(&number)?;
        self.bytes -= kept.bytes;
        Some(kept.sitter)
    }
}

impl Kept {
    /// Takes the bot back, unless it was dropped in the meantime to free memory.
    pub(crate) fn take(self) -> Option<Box<dyn SeatedBot>> {
        self.remove()
    }

    fn remove(&self) -> Option<Box<dyn SeatedBot>> {
        let mut shelf = self.0.shelf();
        let sitter = shelf.remove(self.1);
        self.0.1.bytes.set(shelf.bytes as i64);
        sitter
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        drop(self.remove());
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::{Seat, Seed, Table, TableSetup};
    use klad_protocol::{IdentityId, TableId};

    use super::*;
    use crate::bots::Programs;

    fn thought(from: u8, standing: Standing) -> Thought {
        Thought {
            table: TableId::from_random([from; 8]),
            payer: Payer::Guest(IdentityId::from_random([from; 8])),
            standing,
            game: "ferry".into(),
            level: "hard".into(),
        }
    }

    struct Thinker(usize);

    impl SeatedBot for Thinker {
        fn choose(&mut self, _: &dyn Table, _: Seat) -> Option<String> {
            None
        }

        fn bytes(&self) -> usize {
            self.0
        }
    }

    #[test]
    fn memory_is_bounded_and_the_greediest_payer_loses_it_first() {
        let memories = Memories::new(100);
        let keep = |from, standing, bytes| memories.keep(Box::new(Thinker(bytes)), &thought(from, standing));
        let honest = keep(1, Standing::People, 30);
        let plain = keep(2, Standing::People, 0);
        let greedy: Vec<_> = (0..10).map(|_| keep(2, Standing::People, 20)).collect();
        assert!(memories.figures().bytes.now() <= 100);
        assert_eq!(memories.figures().dropped.load(Relaxed), 7);
        let kept: Vec<_> = greedy.into_iter().map(|kept| kept.take().is_some()).collect();
        assert_eq!(
            kept,
            [[false; 7].as_slice(), &[true; 3]].concat(),
            "those unused the longest are dropped first"
        );
        assert!(honest.take().is_some() && plain.take().is_some());
        assert_eq!(memories.figures().bytes.now(), 0);
    }

    #[test]
    fn unwatched_tables_lose_their_memory_first() {
        let memories = Memories::new(100);
        let keep = |from, standing, bytes| memories.keep(Box::new(Thinker(bytes)), &thought(from, standing));
        let alone = keep(1, Standing::Alone, 20);
        let watched = keep(2, Standing::People, 70);
        let another = keep(3, Standing::People, 30);
        assert!(alone.take().is_none() && watched.take().is_some() && another.take().is_some());
    }

    #[test]
    fn the_memory_of_real_hard_bots_is_bounded() {
        const BOUND: usize = 1 << 20;
        let catalog = klad_catalog::catalog();
        let entry = catalog.find("my-treasure").unwrap();
        let memories = Memories::new(BOUND);
        let (mut kept, mut without_bound) = (Vec::new(), 0);
        for number in 0..=u8::MAX {
            let (options, seed) = (serde_json::json!({}), Seed([number; 32]));
            let mut table =
                entry.open(&TableSetup { options: &options, seats: 2, seed, deal: None }).unwrap();
            let seat = table.turn().must.iter().next().unwrap();
            // The first move is forced, so no bot searches for it.
            while let [only] = &table.legal(seat)[..] {
                table.play(seat, &only.text).unwrap();
            }
            let mut bot = Programs::default().bot(entry, "hard:2000", number.into()).unwrap();
            bot.choose(table.as_ref(), seat);
            without_bound += bot.bytes();
            kept.push(memories.keep(bot, &thought(number, Standing::People)));
            assert!(memories.figures().bytes.now() <= BOUND as i64, "after {} bots", kept.len());
            if without_bound > 4 * BOUND {
                break;
            }
        }
        assert!(without_bound > 4 * BOUND, "bots that search remember: {without_bound} bytes");
        let left: usize = kept.into_iter().filter_map(Kept::take).map(|bot| bot.bytes()).sum();
        assert!((1..=BOUND).contains(&left), "{left} bytes");
    }

    #[test]
    fn a_memory_larger_than_the_limit_is_not_kept() {
        let memories = Memories::new(100);
        let kept = memories.keep(Box::new(Thinker(101)), &thought(1, Standing::People));
        assert!(kept.take().is_none());
    }
}
