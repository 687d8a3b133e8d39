//! Which bot thinks next.
//!
//! Thinking time is shared by where the host of a table comes from: the address that has used the least goes first
//! (start-time fair queueing, with the milliseconds a level usually takes as the cost of a turn), and the tables of an
//! address take turns. Tables with people come before bots-only tables, and one slot is never given to slow bots, so
//! that quick ones need not wait for them.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use klad_protocol::TableId;
use tokio::sync::oneshot;

use crate::{Ambient, metrics::Peak, origins::Payer};

/// A level that takes this long counts as slow.
const LONG_MS: f64 = 100.0;
/// Beyond this many, payers and tables that have not thought recently are forgotten.
const KNOWN_MAX: usize = 1_000;
/// The decay of a level's cost when it takes less than before.
const FORGET: f64 = 0.9;

/// Who is kept waiting by a bot, the most important first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Standing {
    /// A person plays at the table.
    People,
    /// Bots play, and somebody watches.
    Watched,
    /// Bots play, and nobody watches.
    Alone,
}

/// A bot's request to think.
#[derive(Debug, Clone)]
pub(crate) struct Thought {
    pub(crate) table: TableId,
    /// Whose share of thinking time it uses.
    pub(crate) payer: Payer,
    pub(crate) standing: Standing,
    /// Costs are tracked by game and level.
    pub(crate) game: String,
    pub(crate) level: String,
}

/// The slots for thinking, and who waits for one. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Shared>);

struct Shared {
    places: usize,
    ambient: Ambient,
    queue: Mutex<Queue>,
    figures: Figures,
}

/// Published figures. None of them counts turns: their number would reveal how many hidden moves bots have made.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    pub(crate) running: Peak,
    pub(crate) waiting: Peak,
    /// How long a turn waits, as a moving average.
    wait_ms: AtomicU64,
}

impl Figures {
    /// In tenths of a second, rounded.
    pub(crate) fn wait_ms(&self) -> i64 {
        (self.wait_ms.load(Relaxed) as i64 + 50) / 100 * 100
    }
}

#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    running: usize,
    running_long: usize,
    running_alone: usize,
    /// The virtual time: the service at which the last turn began.
    now: f64,
    /// The service received by each payer that is ahead of `now`.
    payers: HashMap<Payer, f64>,
    /// The number of each table's last turn.
    tables: HashMap<TableId, u64>,
    turns: u64,
    /// What a level of a game takes, in milliseconds.
    costs: HashMap<(String, String), f64>,
}

struct Waiting {
    thought: Thought,
    since_ms: u64,
    go: oneshot::Sender<Turn>,
}

/// A slot for thinking, held until dropped.
pub(crate) struct Turn {
    thinkers: Thinkers,
    thought: Thought,
    is_long: bool,
    begun_ms: u64,
}

impl Thinkers {
    /// As many slots as there are processors, but at least two.
    pub(crate) fn new(processors: usize, ambient: Ambient) -> Thinkers {
        let places = processors.max(2);
        Thinkers(Arc::new(Shared { places, ambient, queue: Mutex::default(), figures: Figures::default() }))
    }

    pub(crate) fn figures(&self) -> &Figures {
        &self.0.figures
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn to think.
    pub(crate) async fn turn(&self, thought: Thought) -> Turn {
        let (go, turn) = oneshot::channel();
        let since_ms = self.0.ambient.now_ms();
        self.queue().waiting.push(Waiting { thought, since_ms, go });
        self.0.figures.waiting.add(1, since_ms);
        self.admit();
        turn.await.expect("every waiting thought gets a turn")
    }

    /// Gives free slots to those next in line.
    fn admit(&self) {
        loop {
            let now_ms = self.0.ambient.now_ms();
            let (waiting, is_long) = {
                let mut queue = self.queue();
                let before = queue.waiting.len();
                queue.waiting.retain(|waiting| !waiting.go.is_closed());
                self.0.figures.waiting.add(queue.waiting.len() as i64 - before as i64, now_ms);
                let Some(next) = queue.next(self.0.places) else { return };
                let waiting = queue.waiting.swap_remove(next);
                let is_long = queue.begin(&waiting.thought);
                (waiting, is_long)
            };
            self.0.figures.waiting.add(-1, now_ms);
            self.0.figures.running.add(1, now_ms);
            let waited = now_ms.saturating_sub(waiting.since_ms);
            let mean = self.0.figures.wait_ms.load(Relaxed);
            self.0.figures.wait_ms.store((mean * 7 + waited) / 8, Relaxed);
            let turn = Turn { thinkers: self.clone(), thought: waiting.thought, is_long, begun_ms: now_ms };
            // A dropped receiver gives the turn back.
            let _ = waiting.go.send(turn);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let now_ms = self.thinkers.0.ambient.now_ms();
        let took_ms = now_ms.saturating_sub(self.begun_ms);
        self.thinkers.queue().end(&self.thought, self.is_long, took_ms as f64);
        self.thinkers.0.figures.running.add(-1, now_ms);
        self.thinkers.admit();
    }
}

impl Queue {
    fn cost(&self, thought: &Thought) -> f64 {
        self.costs.get(&(thought.game.clone(), thought.level.clone())).copied().unwrap_or(0.0)
    }

    fn service(&self, thought: &Thought) -> f64 {
        self.payers.get(&thought.payer).copied().unwrap_or(0.0).max(self.now)
    }

    fn table(&self, thought: &Thought) -> u64 {
        self.tables.get(&thought.table).copied().unwrap_or(0)
    }

    /// The next in line, if there is a slot for it.
    fn next(&self, places: usize) -> Option<usize> {
        if self.running >= places {
            return None;
        }
        let room_for_long = self.running_long + 1 < places;
        let room_for_alone = self.running_alone < (places / 2).max(1);
        let fits = |thought: &Thought| {
            (room_for_long || self.cost(thought) < LONG_MS)
                && (room_for_alone || thought.standing != Standing::Alone)
        };
        let key = |thought: &Thought| {
            (thought.standing, self.service(thought) + self.cost(thought), self.table(thought))
        };
        let waiting = self.waiting.iter().enumerate().filter(|(_, waiting)| fits(&waiting.thought));
        let keyed = waiting.map(|(place, waiting)| (key(&waiting.thought), waiting.since_ms, place));
        keyed.min_by(|a, b| a.partial_cmp(b).expect("costs are numbers")).map(|(.., place)| place)
    }

    /// Returns whether the turn is expected to be slow. Its expected cost is charged immediately, so that many turns of
    /// one payer that begin together do not all count as its first.
    fn begin(&mut self, thought: &Thought) -> bool {
        let (cost, service) = (self.cost(thought), self.service(thought));
        self.now = self.now.max(service);
        self.payers.insert(thought.payer, service + cost);
        self.turns += 1;
        self.tables.insert(thought.table, self.turns);
        self.running += 1;
        let is_long = cost >= LONG_MS;
        self.running_long += usize::from(is_long);
        self.running_alone += usize::from(thought.standing == Standing::Alone);
        is_long
    }

    fn end(&mut self, thought: &Thought, is_long: bool, took_ms: f64) {
        let cost = self.cost(thought);
        let beyond = (took_ms - cost).max(0.0);
        *self.payers.entry(thought.payer).or_insert(self.now) += beyond;
        self.costs.insert((thought.game.clone(), thought.level.clone()), took_ms.max(cost * FORGET));
        self.running -= 1;
        self.running_long -= usize::from(is_long);
        self.running_alone -= usize::from(thought.standing == Standing::Alone);
        if self.running == 0 && self.waiting.is_empty() {
            // Nobody competes, so no payer is ahead of another.
            (self.now, self.payers, self.tables) = (0.0, HashMap::new(), HashMap::new());
        } else if self.payers.len().max(self.tables.len()) > KNOWN_MAX {
            let (now, turns) = (self.now, self.turns);
            self.payers.retain(|_, had| *had > now);
            self.tables.retain(|_, last| *last + KNOWN_MAX as u64 / 2 > turns);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{future::poll_fn, pin::Pin, task::Poll};

    use super::*;

    fn payer(number: u8) -> Payer {
        Payer::Address([192, 0, 2, number].into())
    }

    fn thought(from: u8, table: u8, standing: Standing, level: &str) -> Thought {
        Thought {
            table: TableId::from_random([table; 8]),
            payer: payer(from),
            standing,
            game: "ferry".into(),
            level: level.into(),
        }
    }

    /// A queue with these thoughts, in which *hard* takes 800 ms and *medium* 5.
    fn queue(thoughts: &[Thought]) -> Queue {
        let mut queue = Queue::default();
        for (level, cost) in [("hard", 800.0), ("medium", 5.0)] {
            queue.costs.insert(("ferry".into(), level.into()), cost);
        }
        for thought in thoughts {
            let (go, _) = oneshot::channel();
            queue.waiting.push(Waiting { thought: thought.clone(), since_ms: 0, go });
        }
        queue
    }

    /// The order in which all of them are served, one after another.
    fn order(mut queue: Queue) -> Vec<Thought> {
        let mut served = Vec::new();
        while let Some(next) = queue.next(2) {
            let thought = queue.waiting.swap_remove(next).thought;
            let cost = queue.cost(&thought);
            let is_long = queue.begin(&thought);
            queue.end(&thought, is_long, cost);
            served.push(thought);
        }
        assert!(queue.waiting.is_empty() && queue.running == 0 && queue.running_long == 0);
        served
    }

    #[test]
    fn an_address_with_many_tables_gets_no_more_than_an_address_with_one() {
        let mut thoughts: Vec<_> = (0..20).map(|table| thought(1, table, Standing::People, "hard")).collect();
        thoughts
            .extend([thought(2, 100, Standing::People, "hard"), thought(2, 100, Standing::People, "hard")]);
        let served = order(queue(&thoughts));
        let places: Vec<_> =
            served.iter().enumerate().filter(|(_, t)| t.payer == payer(2)).map(|(at, _)| at).collect();
        assert!(places[0] <= 1 && places[1] <= 3, "served at {places:?}");
    }

    #[test]
    fn a_quick_bot_goes_before_a_slow_one() {
        let thoughts = [thought(1, 1, Standing::People, "hard"), thought(2, 2, Standing::People, "medium")];
        let served = order(queue(&thoughts));
        assert_eq!(served[0].level, "medium");
    }

    #[test]
    fn tables_with_people_go_before_bots_only_tables() {
        let thoughts = [
            thought(1, 1, Standing::Alone, "medium"),
            thought(2, 2, Standing::Watched, "medium"),
            thought(3, 3, Standing::People, "hard"),
        ];
        let served: Vec<_> = order(queue(&thoughts)).iter().map(|thought| thought.standing).collect();
        assert_eq!(served, [Standing::People, Standing::Watched, Standing::Alone]);
    }

    #[test]
    fn slow_bots_leave_a_slot_for_quick_ones() {
        let mut queue = queue(&[
            thought(1, 1, Standing::People, "hard"),
            thought(1, 2, Standing::People, "hard"),
            thought(2, 3, Standing::Alone, "medium"),
        ]);
        let first = queue.next(2).map(|next| queue.waiting.swap_remove(next).thought).unwrap();
        queue.begin(&first);
        let second = queue.next(2).map(|next| queue.waiting.swap_remove(next).thought).unwrap();
        assert_eq!((first.level.as_str(), second.level.as_str()), ("hard", "medium"));
        queue.begin(&second);
        assert_eq!(queue.next(2), None, "both slots are taken");
    }

    #[test]
    fn tables_of_one_address_take_turns() {
        let thoughts: Vec<_> =
            [1, 1, 1, 2, 2, 2].map(|table| thought(1, table, Standing::People, "hard")).into();
        let tables: Vec<_> = order(queue(&thoughts)).iter().map(|thought| thought.table).collect();
        assert!(tables.chunks(2).all(|pair| pair[0] != pair[1]), "{tables:?}");
    }

    async fn is_pending(mut future: Pin<&mut impl Future>) -> bool {
        poll_fn(|context| Poll::Ready(future.as_mut().poll(context).is_pending())).await
    }

    #[tokio::test]
    async fn an_abandoned_turn_goes_to_the_next_in_line() {
        let thinkers = Thinkers::new(1, Ambient::frozen(0));
        let turn = |from| thinkers.turn(thought(from, from, Standing::People, "medium"));
        let (first, second) = (turn(1).await, turn(2).await);
        {
            let mut gone = Box::pin(turn(3));
            assert!(is_pending(gone.as_mut()).await, "both slots are taken");
        }
        let mut fourth = Box::pin(turn(4));
        assert!(is_pending(fourth.as_mut()).await);
        drop(first);
        let fourth = fourth.await;
        assert_eq!(thinkers.figures().running.now(), 2);
        drop((second, fourth));
        assert_eq!((thinkers.figures().running.now(), thinkers.figures().waiting.now()), (0, 0));
    }
}
