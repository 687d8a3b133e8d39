//! What a room does without a message: it asks bots, enforces clocks, and makes sure that the store wakes the table if
//! this node dies.

use std::time::Duration;

use klad_engine::{Entry, Seat};
use klad_protocol::{Clock, Occupant, TableState};
use klad_store::{MoveRow, SeatRecord, TableRecord};

use super::{
    Command, Room,
    draw::reveal_by_ms,
    play::By,
    position::Position,
    tempo,
    timetable::{STAND_IN, Timetable, bot_level},
};
use crate::{
    background,
    memories::Kept,
    thinking::{Standing, Thought},
};

/// Where several nodes have people at a table, the others give the acting one this much of a head start.
const DEPUTY_MS: u64 = 2_000;
/// How long to wait before retrying after the store failed to write a row.
const ROW_AGAIN_MS: u64 = 1_000;

/// What a bot has chosen.
pub(crate) struct Choice {
    pub(super) seat: Seat,
    /// How many moves the table had when it was asked.
    plies: u32,
    notation: Option<String>,
    sitter: Option<Kept>,
}

impl Room {
    fn timetable<'a>(&'a self, position: &'a Position) -> Timetable<'a> {
        let unwatched_ms = match self.standing() {
            Standing::Alone => self.app.config.limits.unwatched_pause.as_millis() as u64,
            Standing::People | Standing::Watched => 0,
        };
        Timetable { record: &self.record, position, unwatched_ms }
    }

    pub(super) fn level_at(&self, seat: Seat) -> Option<String> {
        bot_level(&self.record, seat).map(str::to_owned)
    }

    /// Who is kept waiting by this table's bots. If everybody is away, nobody is.
    fn standing(&self) -> Standing {
        let plays = |seat: &SeatRecord| seat.occupant.person().is_some() && !seat.away;
        if self.record.seats.iter().any(plays) {
            Standing::People
        } else if !self.people.is_empty_everywhere() {
            Standing::Watched
        } else {
            Standing::Alone
        }
    }

    /// When the next thing is due on this node.
    pub(super) fn next_due_ms(&self, now_ms: u64) -> Option<u64> {
        let in_time = |due_ms| if self.people.acts_here() { due_ms } else { due_ms + DEPUTY_MS };
        if self.stage.is_open() {
            return self.reveal_due_ms().map(in_time);
        }
        let game = self.stage.game().filter(|game| !game.stopped)?;
        let timetable = self.timetable(&game.board.position);
        let clock_ms = timetable.clock_due_ms();
        if let Some(hosting) = &game.arbiter {
            let arbiter_ms = hosting.due_ms(self.people.acts_here(), now_ms);
            return [arbiter_ms, clock_ms, game.tempo.held_ms()].into_iter().flatten().min();
        }
        if game.thinking.is_some() {
            return [clock_ms, game.tempo.held_ms()].into_iter().flatten().min();
        }
        timetable.due_ms().map(in_time)
    }

    pub(super) async fn act_on_due(&mut self) {
        let now_ms = self.app.ambient.now_ms();
        if self.next_due_ms(now_ms).is_none_or(|due_ms| due_ms > now_ms) {
            return;
        }
        if self.stage.is_open() {
            return self.act_on_draw(now_ms).await;
        }
        self.end_clocks(now_ms).await;
        if let Some(choice) = self.stage.game_mut().and_then(|game| game.tempo.take_due(now_ms)) {
            self.show_choice(*choice).await;
        }
        if self.stage.arbiter().is_some() {
            return self.arbiter_ticks(now_ms).await;
        }
        self.begin_thinking(now_ms);
    }

    /// Has bots play for people whose time is up.
    async fn end_clocks(&mut self, now_ms: u64) {
        let Some(game) = self.stage.game() else { return };
        for seat in self.timetable(&game.board.position).out_of_time(now_ms) {
            self.go_away(seat).await;
        }
    }

    /// Asks the first bot that is due to choose.
    fn begin_thinking(&mut self, now_ms: u64) {
        let Some(game) = self.stage.game() else { return };
        let timetable = self.timetable(&game.board.position);
        if game.thinking.is_some()
            || self.record.state != TableState::Playing
            || timetable.bots_due_ms() > now_ms
        {
            return;
        }
        if let Some(seat) = timetable.first_bot() {
            self.think(seat);
        }
    }

    /// Asks the bot at this seat to choose, on its own thread.
    pub(super) fn think(&mut self, seat: Seat) {
        // An arbiter may ask for a person's seat if its table was for bots only.
        let level = self.level_at(seat).unwrap_or_else(|| STAND_IN.to_owned());
        let Some(inbox) = self.inbox.upgrade() else { return };
        let thought = Thought {
            table: self.record.id,
            payer: self.app.origins.payer(&self.record),
            standing: self.standing(),
            game: self.record.game.clone(),
            level,
        };
        let Some(game) = self.stage.game() else { return };
        let timetable = self.timetable(&game.board.position);
        let pause_ms = timetable.bots_due_ms();
        // In a bots-only game nobody could exploit the timing of a choice.
        let takes_ms = match timetable.only_bots() {
            true => None,
            false => Some(self.draw_time(&thought.level)),
        };
        let begins_ms = pause_ms.max(self.app.ambient.now_ms());
        let Some(game) = self.stage.game_mut() else { return };
        if game.arbiter.is_some() {
            // It asks once per choice.
            game.tempo.end(seat);
        }
        let shown_ms = takes_ms.map(|takes_ms| game.tempo.begin(seat, || begins_ms + takes_ms));
        let table = game.board.position.table.boxed_clone();
        let plies = game.board.position.plies;
        let kept = game.sitters[seat.index()].take();
        game.thinking = Some(seat);
        let app = self.app.clone();
        tokio::spawn(async move {
            app.ambient.sleep_until(pause_ms).await;
            // As many bots think at once as there are processors, so that people's moves are not slowed down.
            let turn = app.thinkers.turn(thought.clone()).await;
            // Half of the remaining time for each decision, so that a choice of several decisions fits.
            let half = |shown_ms: u64| app.ambient.outside(shown_ms.saturating_sub(app.ambient.now_ms()) / 2);
            let most = shown_ms.map_or(Duration::MAX, |shown_ms| half(shown_ms).unwrap_or_default());
            let thinker = app.clone();
            let chosen = background::run(&app.ambient, move || {
                let seed = u64::from_le_bytes(thinker.ambient.random());
                let entry = thinker.catalog.find(&thought.game);
                let kept = kept.and_then(Kept::take);
                let mut sitter = kept.or_else(|| thinker.programs.bot(entry?, &thought.level, seed));
                let notation =
                    sitter.as_mut().and_then(|sitter| sitter.choose_within(table.as_ref(), seat, most));
                (notation, sitter.map(|sitter| thinker.memories.keep(sitter, &thought)))
            })
            .await;
            drop(turn);
            let (notation, sitter) = chosen.unwrap_or_else(|_| {
                tracing::error!(%seat, "a bot failed");
                (None, None)
            });
            let choice = Choice { seat, plies, notation, sitter };
            let _ = inbox.send(Command::Chosen(Box::new(choice))).await;
        });
    }

    /// How long the bot at a seat takes, as others see it.
    fn draw_time(&self, level: &str) -> u64 {
        let entry = self.app.catalog.find(&self.record.game);
        tempo::draw_ms(&self.app.ambient, entry.and_then(|entry| entry.search_time(level)))
    }

    pub(super) async fn chosen(&mut self, mut choice: Choice) {
        let Some(game) = self.stage.game_mut() else { return };
        // If others have moved meanwhile, it is asked again.
        if choice.plies != game.board.position.plies {
            game.thinking = None;
            return;
        }
        if choice.sitter.is_some() {
            game.sitters[choice.seat.index()] = choice.sitter.take();
        }
        let shown_ms = game.tempo.shown_ms(choice.seat, self.app.ambient.now_ms());
        if let Some(shown_ms) = shown_ms.filter(|_| self.would_be_noticed(&choice))
            && let Some(game) = self.stage.game_mut()
        {
            return game.tempo.hold(shown_ms, Box::new(choice));
        }
        self.show_choice(choice).await;
    }

    /// Whether anybody else would notice this choice. What an arbiter does with it is up to the arbiter.
    fn would_be_noticed(&self, choice: &Choice) -> bool {
        let Some(game) = self.stage.game() else { return false };
        let (Some(notation), None) = (&choice.notation, &game.arbiter) else { return true };
        let position = &game.board.position;
        let row = MoveRow {
            ply: position.plies,
            seat: choice.seat,
            notation: notation.clone(),
            at_ms: position.last_ms,
        };
        position.after(&row).map_or(true, |ahead| tempo::is_noticed(&ahead, choice.seat))
    }

    /// Makes the move that a bot has chosen.
    async fn show_choice(&mut self, choice: Choice) {
        let is_bot = bot_level(&self.record, choice.seat).is_some();
        let Some(game) = self.stage.game_mut() else { return };
        game.thinking = None;
        if game.stopped || self.unsure_until_ms.is_some() || game.board.is_over() {
            return;
        }
        let asked = game.board.position.table.turn().must.contains(choice.seat);
        // The person may be back, or somebody has moved for the seat: then the choice is not needed.
        if !(is_bot && asked || game.arbiter.is_some()) {
            game.tempo.end(choice.seat);
            return;
        }
        if game.arbiter.is_some() {
            game.tempo.end(choice.seat);
            // The arbiter knows whether it still waits for this bot.
            return self.bot_to_arbiter(choice.seat, choice.plies, choice.notation).await;
        }
        let table = game.board.position.table.as_ref();
        let legal = choice.notation.clone().filter(|notation| table.check(choice.seat, notation).is_ok());
        let notation = match legal {
            Some(notation) => notation,
            // It was chosen for an earlier position, so the bot is asked again.
            None if choice.plies != game.board.position.plies => return,
            None => {
                self.app.metrics.bots_failed.add(1);
                match table.fallback(choice.seat) {
                    Some(notation) => notation,
                    None => return,
                }
            }
        };
        if game.tempo.is_choosing(choice.seat) {
            let made = Choice { notation: Some(notation.clone()), sitter: None, ..choice };
            let noticed = self.would_be_noticed(&made);
            if let Some(game) = self.stage.game_mut().filter(|_| noticed) {
                game.tempo.end(choice.seat);
            }
        }
        if let Err(error) = self.make_move(choice.seat, notation, &By::BOT).await {
            tracing::debug!(table = %self.record.id, error = %error.0, "cannot make a bot's move");
        }
    }

    /// When something is due at this position for the node that has the table after us. This includes a choice that our
    /// bot is working on, because it is lost with us.
    fn due_without_us_ms(&self, position: &Position, now_ms: u64) -> Option<u64> {
        let game = self.stage.game().filter(|game| !game.stopped)?;
        let timetable = self.timetable(position);
        let Some(hosting) = &game.arbiter else { return timetable.due_ms() };
        let arbiter_ms = hosting.due_ms(self.people.acts_here(), now_ms);
        let asked_ms = game.thinking.map(|_| timetable.bots_due_ms());
        [arbiter_ms, timetable.clock_due_ms(), asked_ms].into_iter().flatten().min()
    }

    /// As [`Self::due_without_us_ms`], for the current position or, before the game starts, for the reveals.
    fn due_without_us_now_ms(&self, now_ms: u64) -> Option<u64> {
        match self.stage.board() {
            Some(board) => self.due_without_us_ms(&board.position, now_ms),
            None => self.reveal_due_ms(),
        }
    }

    /// Leaves memory: the store wakes the table when something is due.
    pub(super) async fn rest(&mut self) {
        let due_ms = self.due_without_us_now_ms(self.app.ambient.now_ms());
        if due_ms.is_none() && !self.wake_row.may_exist() {
            return;
        }
        let rest = self.app.store.rest_until(self.record.id, self.stage.plies(), due_ms);
        match tokio::time::timeout(Duration::from_secs(5), rest).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(%error, table = %self.record.id, "cannot store the deadline of an idle table")
            }
            Err(_) => tracing::warn!(table = %self.record.id, "the store took too long"),
        }
    }

    /// When the store has to wake this table so that it continues even if we die, unless its current row is early
    /// enough.
    pub(super) fn row_needed(&self, position: &Position, now_ms: u64) -> Option<u64> {
        self.wake_row.needed(self.due_without_us_ms(position, now_ms)?, now_ms)
    }

    /// The same for a change of the table's record, before the game has been looked at: bots may be due at once.
    pub(super) fn row_needed_after(&self, record: &TableRecord) -> Option<u64> {
        let now_ms = self.app.ambient.now_ms();
        let due_ms = match record.state {
            TableState::Open => reveal_by_ms(record)?.unwrap_or(now_ms),
            TableState::Playing if self.runs_by_itself(record) => now_ms,
            TableState::Playing | TableState::Over | TableState::Closed => return None,
        };
        self.wake_row.needed(due_ms, now_ms)
    }

    /// Whether something may become due here without a message.
    fn runs_by_itself(&self, record: &TableRecord) -> bool {
        record.clock != Clock::None
            || record.seats.iter().any(|seat| seat.away || matches!(seat.occupant, Occupant::Bot { .. }))
            || self.app.catalog.find(&record.game).is_some_and(Entry::has_arbiters)
    }

    /// Writes the row that [`Room::row_needed`] requires, outside a move.
    pub(super) async fn keep_row(&mut self) {
        let now_ms = self.app.ambient.now_ms();
        let Some(due_ms) = self.due_without_us_now_ms(now_ms) else { return };
        let Some(row_ms) = self.wake_row.needed(due_ms, now_ms) else { return };
        self.wake_row.attempt();
        match self.app.store.wake_by(self.record.id, row_ms).await {
            Ok(()) => self.wake_row.written(row_ms),
            Err(error) => {
                tracing::warn!(%error, table = %self.record.id, "cannot store a deadline");
                self.app.metrics.store_errors.add(1);
                // Otherwise every message until then would try the store again.
                self.wake_row.written(now_ms + ROW_AGAIN_MS);
            }
        }
    }
}
