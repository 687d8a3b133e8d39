//! Plays many games on several threads. The results do not depend on the number of threads.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    sync::mpsc,
    thread,
};

use klad_engine::{Entry, SetupError};
use serde_json::Value;

use crate::{
    plan::{Contestant, MatchPlan, Pairing},
    play::{Played, play},
};

/// A match between bots.
pub struct Match<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its options.
    pub options: Value,
    /// The number of seats at a table.
    pub seats: u8,
    /// The bots that take part.
    pub contestants: Vec<Contestant>,
    /// The seed of every deal and of every bot's random choices.
    pub seed: u64,
}

/// A finished deal: its games in the order of the plan.
pub type Deal = Vec<(Pairing, Played)>;

impl Match<'_> {
    /// Returns an error unless somebody can be beaten.
    pub fn check(&self) -> Result<(), SetupError> {
        if self.seats > 1 {
            return Ok(());
        }
        let message = format!(
            "found tables with {} seat, wanted at least {}: a single bot has nobody to beat; klad stats says how many points it makes",
            self.seats,
            self.entry.info.seats_together()
        );
        Err(SetupError { rule: self.entry.info.first_rule(), message })
    }

    /// Plays a range of deals on `threads` threads and passes them to `each` in order, regardless of the order in which
    /// they finish. Stops early when `each` breaks or `stop` is set; the deals passed on are complete and without gaps.
    pub fn run(
        &self,
        deals: Range<usize>,
        threads: usize,
        stop: &AtomicBool,
        mut each: impl FnMut(&Deal) -> ControlFlow<()>,
    ) -> Result<(), SetupError> {
        self.check()?;
        let plan = MatchPlan::new(self.contestants.len(), usize::from(self.seats), self.seed);
        let next = AtomicUsize::new(deals.start);
        let ended = AtomicBool::new(false);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, plan, next, ended) = (sender.clone(), &plan, &next, &ended);
                scope.spawn(move || {
                    while !ended.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= deals.end || sender.send((deal, self.play_deal(plan, deal))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let done = deliver(deals.start, &receiver, &mut each);
            ended.store(true, Ordering::Relaxed);
            // Threads that are still playing then fail to send, and exit.
            drop(receiver);
            done
        })
    }

    fn play_deal(&self, plan: &MatchPlan, deal: usize) -> Result<Deal, SetupError> {
        let play_one = |game: Pairing| {
            let mut bots: Vec<_> = game
                .seats
                .iter()
                .zip(&game.bot_seeds)
                .map(|(&bot, &seed)| (self.contestants[bot].make)(seed))
                .collect();
            let played = play(self.entry, &self.options, game.seed, &mut bots)?;
            Ok((game, played))
        };
        plan.deal(deal).into_iter().map(play_one).collect()
    }
}

/// Passes deals on in numerical order, starting with the first one.
fn deliver(
    first: usize,
    receiver: &mpsc::Receiver<(usize, Result<Deal, SetupError>)>,
    each: &mut impl FnMut(&Deal) -> ControlFlow<()>,
) -> Result<(), SetupError> {
    let mut waiting = BTreeMap::new();
    let mut next = first;
    for (number, deal) in receiver {
        waiting.insert(number, deal?);
        while let Some(deal) = waiting.remove(&next) {
            next += 1;
            if each(&deal).is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}
