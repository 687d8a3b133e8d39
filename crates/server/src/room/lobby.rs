//! Sitting down and leaving. A change to a table names the version it was made for, so if two nodes race, one wins and
//! the other tries again.

use klad_engine::{Seat, Turn, transcript::bytes32};
use klad_protocol::{
    Code, Occupant, TableState,
    api::{NewSeat, Seated, Sit},
};
use klad_store::{Identity, Saved, SeatRecord, TableRecord};

use super::{
    Room,
    board::Board,
    draw::{check_seats, fix_seats, is_fixed, start_over},
    not_seated,
    play::AGAIN_MS,
    staleness::Unshown,
};
use crate::{
    bus::News,
    error::{Answer, ApiError},
    facts,
};

/// How often a change is retried when others are faster.
const TRIES: u32 = 5;
/// How long somebody the host has removed cannot sit down again.
const SHOWN_OUT_MS: u64 = 10 * 60_000;
/// How long a player must be away before the others may have a bot play for them.
const GONE_MS: u64 = 30_000;

impl Room {
    /// Changes the table. If somebody else changes it first, `change` is called again on their version.
    pub(super) async fn change<T>(&mut self, change: impl Fn(&mut TableRecord) -> Answer<T>) -> Answer<T> {
        for _ in 0..TRIES {
            let mut record = self.record.clone();
            let answer = match change(&mut record) {
                Ok(answer) => answer,
                Err(error) => {
                    // Another node may have newer data: people may have sat down there a moment ago.
                    let version = self.record.version;
                    self.reread().await?;
                    if self.record.version == version {
                        return Err(error);
                    }
                    continue;
                }
            };
            if record == self.record {
                return Ok(answer);
            }
            let wake_ms = self.row_needed_after(&record);
            if wake_ms.is_some() {
                self.wake_row.attempt();
            }
            match self.app.store.save_change(Some(&self.record), &record, wake_ms).await {
                Ok(Saved::Done) => {
                    record.version += 1;
                    self.record = record;
                    if let Some(wake_ms) = wake_ms {
                        self.wake_row.written(wake_ms);
                    }
                    self.changed()?;
                    return Ok(answer);
                }
                Ok(Saved::Conflict) => self.reread().await?,
                Err(error) => {
                    self.app.metrics.store_errors.add(1);
                    return Err(error.into());
                }
            }
        }
        Err(ApiError::try_again())
    }

    /// Tells everybody about a change. If it has begun the game, shows them the game: there is no move yet, and if
    /// another node has already made one, its news will reach us.
    fn changed(&mut self) -> Answer<()> {
        let version = self.record.version;
        self.spread(|| News::Changed { version });
        self.tell_table();
        let was_open = self.stage.is_open();
        self.open()?;
        if was_open && !self.stage.is_open() {
            self.send_frames(Unshown::by_others(Turn::NOBODY));
        }
        Ok(())
    }

    /// Reads the table's facts again. Opens the game if another node has started it.
    pub(super) async fn reread(&mut self) -> Answer<()> {
        let record =
            self.app.store.table(self.record.id).await?.ok_or_else(|| ApiError::not_found("table"))?;
        if record != self.record {
            self.record = record;
            self.tell_table();
        }
        if self.stage.is_open() {
            self.begin().await?;
            self.send_frames(Unshown::by_others(Turn::NOBODY));
        }
        if self.record.state == TableState::Over && self.stage.board().is_some_and(Board::is_over) {
            self.stage.end();
        }
        Ok(())
    }

    pub(super) async fn reread_or_log(&mut self) {
        if let Err(error) = self.reread().await {
            tracing::warn!(table = %self.record.id, error = %error.0, "cannot read the table");
        }
    }

    /// Somebody sits down, or commits again after the table was started over. What they sent first stays.
    pub(super) async fn sit(&mut self, identity: &Identity, sit: &Sit) -> Answer<Seated> {
        self.take_seat(identity, sit, false).await
    }

    /// Somebody sits down. With `starts`, the seats are fixed once all are taken.
    pub(super) async fn take_seat(&mut self, identity: &Identity, sit: &Sit, starts: bool) -> Answer<Seated> {
        let brought = Brought::read(sit)?;
        let (app, now_ms) = (self.app.clone(), self.app.ambient.now_ms());
        let start_if_full = |record: &mut TableRecord| -> Answer<()> {
            if starts && record.state == TableState::Open && !is_fixed(record) && check_seats(record).is_ok()
            {
                fix_seats(&app, record, now_ms)?;
            }
            Ok(())
        };
        let seat = self
            .change(|record| {
                if let Some(seat) = facts::seat_of(record, identity.id) {
                    if record.state == TableState::Open && !is_fixed(record) {
                        brought.put(record, seat.index())?;
                        start_if_full(record)?;
                    }
                    return Ok(seat);
                }
                wanted_state(record, TableState::Open, "people can sit down only before the game begins")?;
                changeable(record)?;
                let open = |seat: &SeatRecord| seat.occupant == Occupant::Open;
                let place = match sit.seat {
                    Some(seat) => seat.index(),
                    None => record
                        .seats
                        .iter()
                        .position(open)
                        .ok_or_else(|| ApiError::new(Code::SeatTaken, "there is no open seat"))?,
                };
                let seat = record.seats.get_mut(place).ok_or_else(|| ApiError::not_found("seat"))?;
                if !open(seat) {
                    return Err(ApiError::new(Code::SeatTaken, "somebody is sitting there"));
                }
                *seat = SeatRecord::of(Occupant::Person {
                    id: identity.id,
                    name: identity.name.clone(),
                    picture: identity.picture,
                });
                brought.put(record, place)?;
                start_if_full(record)?;
                Ok(Seat(place as u8))
            })
            .await?;
        self.presence_changed().await;
        Ok(Seated { seat, table: facts::info(&self.record) })
    }

    /// Before the game, the seat becomes free. During the game, a bot takes over until the person comes back.
    pub(super) async fn leave_table(&mut self, identity: &Identity) -> Answer<TableRecord> {
        let secret = self.app.ambient.random();
        self.change(|record| {
            let seat = facts::seat_of(record, identity.id);
            match record.state {
                TableState::Open => {
                    if seat.is_none() && record.host != identity.id {
                        return Err(not_seated());
                    }
                    match seat {
                        // Leaving instead of revealing counts as not revealing.
                        Some(seat) if is_fixed(record) => start_over(record, &[seat.index()], secret),
                        Some(seat) => record.seats[seat.index()] = SeatRecord::of(Occupant::Open),
                        None => {}
                    }
                    if record.host == identity.id {
                        match record.seats.iter().find_map(|seat| seat.occupant.person()) {
                            Some(next) => record.host = next,
                            None => record.state = TableState::Closed,
                        }
                    }
                    Ok(())
                }
                TableState::Playing => {
                    let seat = seat.ok_or_else(not_seated)?;
                    record.seats[seat.index()].away = true;
                    Ok(())
                }
                TableState::Over | TableState::Closed => {
                    wanted_state(record, TableState::Open, "the game is over")
                }
            }
        })
        .await?;
        if let Some(seat) = facts::seat_of(&self.record, identity.id) {
            self.arbiter_changes_hands(seat).await;
        }
        self.presence_changed().await;
        Ok(self.record.clone())
    }

    /// An operator closes the table: nobody can sit down or play here anymore.
    pub(super) async fn close(&mut self) -> Answer<TableRecord> {
        self.change(|record| {
            if matches!(record.state, TableState::Open | TableState::Playing) {
                record.state = TableState::Closed;
            }
            Ok(())
        })
        .await?;
        if self.record.state == TableState::Closed {
            self.stage.end();
        }
        Ok(self.record.clone())
    }

    /// The host puts a bot into a seat, or removes the bot or the person from it.
    pub(super) async fn set_seat(
        &mut self,
        identity: &Identity,
        seat: Seat,
        new: NewSeat,
    ) -> Answer<TableRecord> {
        if let NewSeat::Bot { level } = &new {
            let entry =
                self.app.catalog.find(&self.record.game).ok_or_else(|| ApiError::not_found("game"))?;
            let levels = self.app.programs.levels(entry);
            if !levels.contains(level) {
                return Err(no_such_level(level, &levels));
            }
        }
        let occupant = self.record.seats.get(seat.index()).map(|place| &place.occupant);
        let removed = occupant.and_then(Occupant::person).filter(|who| *who != identity.id);
        self.change(|record| {
            if record.host != identity.id {
                return Err(ApiError::new(Code::NotHost, "only the host may do this"));
            }
            wanted_state(record, TableState::Open, "seats can be assigned only before the game begins")?;
            changeable(record)?;
            let place = record.seats.get_mut(seat.index()).ok_or_else(|| ApiError::not_found("seat"))?;
            *place = SeatRecord::of(new.clone().into());
            Ok(())
        })
        .await?;
        if let Some(who) = removed {
            let until_ms = self.app.ambient.now_ms() + SHOWN_OUT_MS;
            self.app.store.exclude(self.record.id, who, until_ms).await?;
        }
        self.presence_changed().await;
        Ok(self.record.clone())
    }

    /// The others have a bot play for somebody who has been away for a while.
    pub(super) async fn stand_in(&mut self, identity: &Identity, seat: Seat) -> Answer<TableRecord> {
        let now_ms = self.app.ambient.now_ms();
        let here = self.people.is_online(seat);
        let public_ms = self.stage.board().map_or(now_ms, |board| board.position.public_ms);
        self.change(|record| {
            facts::seat_of(record, identity.id).ok_or_else(not_seated)?;
            wanted_state(record, TableState::Playing, "bots can stand in only during the game")?;
            let place = record.seats.get_mut(seat.index()).ok_or_else(|| ApiError::not_found("seat"))?;
            if place.occupant.person().is_none() {
                return Err(ApiError::new(Code::WrongState, "nobody is sitting there"));
            }
            if here || now_ms < public_ms.max(place.back_ms) + GONE_MS {
                return Err(ApiError::new(Code::WrongState, "they may still be there; wait a moment"));
            }
            place.away = true;
            Ok(())
        })
        .await?;
        self.arbiter_changes_hands(seat).await;
        Ok(self.record.clone())
    }

    /// A person is back: the bot hands the seat back.
    pub(super) async fn come_back(&mut self, seat: Seat) {
        let is_away = |record: &TableRecord| record.seats.get(seat.index()).is_some_and(|seat| seat.away);
        if !is_away(&self.record) || self.record.state != TableState::Playing {
            return;
        }
        let now_ms = self.app.ambient.now_ms();
        let changed = self
            .change(|record| {
                let place = &mut record.seats[seat.index()];
                place.away = false;
                place.back_ms = now_ms;
                Ok(())
            })
            .await;
        if let Err(error) = changed {
            tracing::warn!(table = %self.record.id, %seat, error = %error.0, "cannot hand back a seat");
        }
        if let Some(game) = self.stage.game_mut() {
            game.sitters[seat.index()] = None;
            // The bot that played for them has chosen and nobody will hear of it: then none is choosing any more.
            if game.tempo.end(seat) {
                game.thinking = None;
            }
        }
        self.arbiter_changes_hands(seat).await;
    }

    /// A person's time is up: a bot plays for them.
    pub(super) async fn go_away(&mut self, seat: Seat) {
        let changed = self
            .change(|record| {
                record.seats[seat.index()].away = true;
                Ok(())
            })
            .await;
        if let Err(error) = changed {
            tracing::warn!(table = %self.record.id, %seat, error = %error.0, "cannot take over a seat");
            self.unsure_until_ms = Some(self.app.ambient.now_ms() + AGAIN_MS);
        }
        self.arbiter_changes_hands(seat).await;
    }
}

/// What somebody contributes to the seed when they sit down.
enum Brought {
    /// The hash of their nonce.
    Commitment([u8; 32]),
    /// The nonce itself, at a table of scheme 1.
    Nonce([u8; 32]),
}

impl Brought {
    fn read(sit: &Sit) -> Answer<Brought> {
        let read = |text: &str| bytes32(text).map_err(|reason| ApiError::new(Code::BadRequest, reason));
        match (&sit.commitment, &sit.nonce) {
            (Some(commitment), None) => Ok(Brought::Commitment(read(commitment)?)),
            (None, Some(nonce)) => Ok(Brought::Nonce(read(nonce)?)),
            (None, None) | (Some(_), Some(_)) => {
                Err(ApiError::new(Code::BadRequest, "wanted either a commitment or a nonce"))
            }
        }
    }

    /// Records a contribution for a seat, unless the seat already has one.
    fn put(&self, record: &mut TableRecord, place: usize) -> Answer<()> {
        let wrong = |message| Err(ApiError::new(Code::BadRequest, message));
        let seat = &mut record.seats[place];
        match (self, &record.draw) {
            (Brought::Commitment(commitment), Some(_)) => {
                seat.commitment.get_or_insert(*commitment);
            }
            (Brought::Nonce(nonce), None) => {
                seat.nonce.get_or_insert(*nonce);
            }
            (Brought::Nonce(_), Some(_)) => {
                return wrong(
                    "found a nonce, wanted a commitment: nonces are revealed when the seats are fixed",
                );
            }
            (Brought::Commitment(_), None) => {
                return wrong("found a commitment, wanted a nonce: this table uses scheme 1");
            }
        }
        Ok(())
    }
}

/// While the seed is being drawn, nobody can sit down or be replaced: anybody who could change a seat could choose the
/// cards.
fn changeable(record: &TableRecord) -> Answer<()> {
    if is_fixed(record) {
        let message = "the seats are fixed: the game begins when everybody has revealed their nonce";
        return Err(ApiError::new(Code::WrongState, message));
    }
    Ok(())
}

pub(super) fn wanted_state(record: &TableRecord, wanted: TableState, why: &str) -> Answer<()> {
    if record.state == wanted {
        return Ok(());
    }
    let message = format!("the table is {}, wanted {}: {why}", record.state.as_str(), wanted.as_str());
    Err(ApiError::new(Code::WrongState, message))
}

/// The error for a level that the game does not have.
pub(crate) fn no_such_level(found: &str, known: &[String]) -> ApiError {
    let found: String = found.chars().take(20).collect();
    ApiError::new(
        Code::BadOptions,
        format!("found a bot of level {found:?}, wanted one of {}", known.join(", ")),
    )
}
