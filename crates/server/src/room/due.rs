//! What happens without a message: bots choose, clocks run out. Everything here follows from the log and the clock on
//! the wall, so whichever node looks at the table does the same.

use std::time::Duration;

use klad_engine::{Entry, Seat, SeatedBot};
use klad_protocol::{Clock, Occupant, TableState};
use klad_store::Identity;

use super::{Command, Room, position::Position};
use crate::{error::Answer, facts};

/// The store wakes a table so long after something is due: by then whoever has it in memory has acted, or is dead.
const ROW_GRACE_MS: u64 = 3_000;
/// Where several nodes have people at a table, the others wait so long for the one that acts.
const DEPUTY_MS: u64 = 2_000;
/// Who plays for somebody who is away.
const STAND_IN: &str = "medium";

/// What a bot has chosen.
pub(crate) struct Choice {
    seat: Seat,
    /// After so many moves.
    plies: u32,
    notation: Option<String>,
    sitter: Option<Box<dyn SeatedBot>>,
}

impl Room {
    /// Who plays for this seat, if it is a bot.
    fn bot_level(&self, seat: Seat) -> Option<&str> {
        let seat = self.record.seats.get(seat.index())?;
        match &seat.occupant {
            Occupant::Bot { level } => Some(level),
            Occupant::Person { .. } if seat.away => Some(STAND_IN),
            Occupant::Person { .. } | Occupant::Open => None,
        }
    }

    pub(super) fn level_at(&self, seat: Seat) -> Option<String> {
        self.bot_level(seat).map(str::to_owned)
    }

    /// Bots among themselves need not wait for anybody to follow.
    fn only_bots(&self) -> bool {
        self.record.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Bot { .. }))
    }

    /// When the bots of this position act: so long after everybody last saw something happen. Hidden moves do not count,
    /// so the pause tells nothing of them.
    fn bots_due_ms(&self, position: &Position) -> u64 {
        if self.only_bots() {
            return 0;
        }
        position.public_ms + (600 + 100 * u64::from(position.public_events)).min(1_200)
    }

    /// When something is due at this position.
    fn due_ms(&self, position: &Position) -> Option<u64> {
        if self.record.state != TableState::Playing || position.table.outcome().is_some() {
            return None;
        }
        let bots_ms = self.bots_due_ms(position);
        let seat_due = |seat: Seat| match self.bot_level(seat) {
            Some(_) => Some(bots_ms),
            None => position.clocks.due(seat, self.record.seats.get(seat.index())?.back_ms),
        };
        position.table.turn().must.iter().filter_map(seat_due).min()
    }

    /// When something is due now.
    pub(super) fn next_due_ms(&self, now_ms: u64) -> Option<u64> {
        let game = self.game.as_ref().filter(|game| !game.stopped)?;
        if let Some(hosting) = &game.arbiter {
            let clock = self.clock_due_ms(&game.position);
            return [self.arbiter_due_ms(hosting, now_ms), clock].into_iter().flatten().min();
        }
        if game.thinking.is_some() {
            return self.clock_due_ms(&game.position);
        }
        let due_ms = self.due_ms(&game.position)?;
        Some(if self.acts_here() { due_ms } else { due_ms + DEPUTY_MS })
    }

    /// When the first clock of a person runs out.
    fn clock_due_ms(&self, position: &Position) -> Option<u64> {
        if self.record.state != TableState::Playing || position.table.outcome().is_some() {
            return None;
        }
        let people = position.table.turn().must.iter().filter(|&seat| self.bot_level(seat).is_none());
        people
            .filter_map(|seat| position.clocks.due(seat, self.record.seats.get(seat.index())?.back_ms))
            .min()
    }

    pub(super) async fn act_on_due(&mut self) {
        let now_ms = self.app.ambient.now_ms();
        if self.next_due_ms(now_ms).is_none_or(|due| due > now_ms) {
            return;
        }
        self.end_clocks(now_ms).await;
        if self.game.as_ref().is_some_and(|game| game.arbiter.is_some()) {
            return self.arbiter_ticks(now_ms).await;
        }
        self.begin_thinking(now_ms);
    }

    /// People whose time is over are played for.
    async fn end_clocks(&mut self, now_ms: u64) {
        let Some(game) = &self.game else { return };
        let over: Vec<Seat> = game
            .position
            .table
            .turn()
            .must
            .iter()
            .filter(|&seat| self.bot_level(seat).is_none())
            .filter(|&seat| {
                let back_ms = self.record.seats[seat.index()].back_ms;
                game.position.clocks.due(seat, back_ms).is_some_and(|due| due <= now_ms)
            })
            .collect();
        for seat in over {
            self.go_away(seat).await;
        }
    }

    /// Asks the first bot that is due to choose, on a thread of its own.
    fn begin_thinking(&mut self, now_ms: u64) {
        let Some(game) = &self.game else { return };
        if game.thinking.is_some()
            || self.record.state != TableState::Playing
            || self.bots_due_ms(&game.position) > now_ms
        {
            return;
        }
        let must = game.position.table.turn().must;
        let Some(seat) = must.iter().find(|&seat| self.bot_level(seat).is_some()) else { return };
        self.think(seat);
    }

    pub(super) fn think(&mut self, seat: Seat) {
        // An arbiter may ask at a person's seat, where its table is for bots only.
        let level = self.level_at(seat).unwrap_or_else(|| STAND_IN.to_owned());
        let Some(inbox) = self.inbox.upgrade() else { return };
        let app = self.app.clone();
        let pause_ms = self.game.as_ref().map_or(0, |game| self.bots_due_ms(&game.position));
        let Some(game) = &mut self.game else { return };
        let table = game.position.table.boxed_clone();
        let plies = game.position.plies;
        let kept = game.sitters[seat.index()].take();
        game.thinking = Some(seat);
        let slug = self.record.game.clone();
        tokio::spawn(async move {
            app.ambient.sleep_until(pause_ms).await;
            // As many bots think at once as there are processors, so that people's moves are not slowed down.
            let _turn = app.thinkers.acquire().await;
            let thinker = app.clone();
            let chosen = tokio::task::spawn_blocking(move || {
                let seed = u64::from_le_bytes(thinker.ambient.random());
                let entry = thinker.catalog.find(&slug);
                let mut sitter = kept.or_else(|| thinker.programs.bot(entry?, &level, seed));
                let notation = sitter.as_mut().and_then(|sitter| sitter.choose(table.as_ref(), seat));
                (notation, sitter)
            })
            .await;
            let (notation, sitter) = chosen.unwrap_or_else(|error| {
                tracing::error!(%error, %seat, "a bot failed");
                (None, None)
            });
            let choice = Choice { seat, plies, notation, sitter };
            let _ = inbox.send(Command::Chosen(Box::new(choice))).await;
        });
    }

    pub(super) async fn chosen(&mut self, choice: Choice) {
        let is_bot = self.bot_level(choice.seat).is_some();
        let Some(game) = &mut self.game else { return };
        game.thinking = None;
        if game.stopped || self.unsure_until_ms.is_some() || game.position.table.outcome().is_some() {
            return;
        }
        // Others may have moved meanwhile, or the person may be back: then it is asked again, or not at all.
        if choice.plies != game.position.plies || !(is_bot || game.arbiter.is_some()) {
            return;
        }
        game.sitters[choice.seat.index()] = choice.sitter;
        if game.arbiter.is_some() {
            // It knows whether it still waits for a bot here.
            return self.bot_to_arbiter(choice.seat, choice.plies, choice.notation).await;
        }
        let table = game.position.table.as_ref();
        let legal = choice.notation.filter(|notation| table.check(choice.seat, notation).is_ok());
        let notation = match legal {
            Some(notation) => notation,
            None => {
                self.app.metrics.bots_failed.add(1);
                match table.fallback(choice.seat) {
                    Some(notation) => notation,
                    None => return,
                }
            }
        };
        if let Err(error) = self.make_move(choice.seat, notation, None, false).await {
            tracing::debug!(table = %self.record.id, error = %error.0, "a bot's move was not made");
        }
    }

    /// When something is due at this position for whoever has the table after us. What a bot of ours thinks about is due as
    /// well: its choice is lost with us.
    fn due_without_us_ms(&self, position: &Position, now_ms: u64) -> Option<u64> {
        let game = self.game.as_ref().filter(|game| !game.stopped)?;
        let Some(hosting) = &game.arbiter else { return self.due_ms(position) };
        let asked = game.thinking.map(|_| self.bots_due_ms(position));
        [self.arbiter_due_ms(hosting, now_ms), self.clock_due_ms(position), asked].into_iter().flatten().min()
    }

    /// Leaves memory: the store wakes the table when something is due.
    pub(super) async fn rest(&mut self) {
        let now_ms = self.app.ambient.now_ms();
        let position = self.game.as_ref().map(|game| &game.position);
        let plies = position.map_or(0, |position| position.plies);
        let due_ms = position.and_then(|position| self.due_without_us_ms(position, now_ms));
        if due_ms.is_none() && !self.has_row {
            return;
        }
        let rest = self.app.store.rest_until(self.record.id, plies, due_ms);
        match tokio::time::timeout(Duration::from_secs(5), rest).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(%error, table = %self.record.id, "the table's deadline was not put to rest")
            }
            Err(_) => tracing::warn!(table = %self.record.id, "the store took too long"),
        }
    }

    /// When the store has to wake this table so that it goes on even if we die, if the row it has does not do.
    pub(super) fn row_needed(&self, position: &Position, now_ms: u64) -> Option<u64> {
        let due_ms = self.due_without_us_ms(position, now_ms)?;
        let wanted_ms = due_ms.max(now_ms) + ROW_GRACE_MS;
        // A row that is past may have been claimed by somebody; one that comes later than wanted is too late.
        match self.row_due_ms {
            Some(row_ms) if row_ms > now_ms && row_ms <= wanted_ms => None,
            _ => Some(wanted_ms),
        }
    }

    /// Has the store wake this table if we die in the middle of what `identity` changes here, before we have written when bots
    /// are due after it. A row too many does no harm; one too few would leave them asleep. Strangers change nothing.
    pub(super) async fn wake_if_we_die(&mut self, identity: &Identity) -> Answer<()> {
        if facts::seat_of(&self.record, identity.id).is_none() && self.record.host != identity.id {
            return Ok(());
        }
        self.has_row = true;
        Ok(self.app.store.wake_by(self.record.id, self.app.ambient.now_ms()).await?)
    }

    /// Whether something may be due here although nobody has said anything.
    pub(super) fn runs_by_itself(&self) -> bool {
        self.record.clock != Clock::None
            || self.record.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Bot { .. }))
            || self.app.catalog.find(&self.record.game).is_some_and(Entry::has_arbiters)
    }

    /// Writes the row that [`Room::row_needed`] asks for, outside a move.
    pub(super) async fn keep_row(&mut self) {
        let Some(game) = &self.game else { return };
        let now_ms = self.app.ambient.now_ms();
        let Some(row_ms) = self.row_needed(&game.position, now_ms) else { return };
        self.has_row = true;
        match self.app.store.wake_by(self.record.id, row_ms).await {
            Ok(()) => self.row_due_ms = Some(row_ms),
            Err(error) => {
                tracing::warn!(%error, table = %self.record.id, "a deadline was not written");
                self.app.metrics.store_errors.add(1);
                // Once more in a moment, without asking the store at every message meanwhile.
                self.row_due_ms = Some(now_ms + 1_000);
            }
        }
    }
}
