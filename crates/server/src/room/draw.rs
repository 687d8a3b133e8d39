//! Draws the seed in two steps: the host starts and the seats are fixed; everybody reveals, the seats are drawn and the
//! game begins. Anybody who does not reveal in time is named, and the table starts over (`docs/fairness.md`).

use klad_engine::{
    draw::{Beacon, Restart, commitment, nonce_commitment, seating},
    transcript::bytes32,
};
use klad_protocol::{Clock, Code, IdentityId, Occupant, TableState, api::Reveal};
use klad_store::{BeaconRecord, Identity, SeatRecord, TableRecord};

use super::{Room, lobby::wanted_state, not_seated};
use crate::{
    app::App,
    background,
    error::{Answer, ApiError},
    facts,
};

/// How long people have to reveal at a correspondence table.
const REVEAL_DAYS_MS: u64 = 24 * 3_600_000;
/// How often a table checks for a beacon's value.
const BEACON_MS: u64 = 1_000;
/// How long nonces that came over sockets wait for the missing ones, so that all are written together.
const HOLD_MS: u64 = 200;
/// A table that was started over this often is closed.
const RESTARTS_MAX: usize = 50;
/// The beacon is mixed in if at least this many people sit at the table.
const BEACON_PEOPLE: usize = 2;

impl Room {
    /// The host starts: the seats are fixed, and everybody is asked to reveal. If nobody has anything to reveal, the
    /// game begins.
    pub(super) async fn start(&mut self, identity: &Identity) -> Answer<TableRecord> {
        let (app, now_ms) = (self.app.clone(), self.app.ambient.now_ms());
        self.change(|record| {
            check_start(record, identity)?;
            fix_seats(&app, record, now_ms)
        })
        .await?;
        self.presence_changed().await;
        Ok(self.record.clone())
    }

    /// Somebody reveals the nonce they committed to. The last nonce begins the game.
    pub(super) async fn reveal(&mut self, identity: &Identity, reveal: &Reveal) -> Answer<TableRecord> {
        let nonce = bytes32(&reveal.nonce).map_err(|reason| ApiError::new(Code::BadRequest, reason))?;
        let now_ms = self.app.ambient.now_ms();
        if !self.held.nonces.is_empty() {
            self.put_held(now_ms).await?;
        }
        self.change(|record| {
            put_nonce(record, identity.id, nonce)?;
            begin_when_drawn(record, now_ms);
            Ok(())
        })
        .await?;
        self.presence_changed().await;
        Ok(self.record.clone())
    }

    /// The same over a socket. Its only acknowledgment is the table as everybody is shown it, so all the nonces are
    /// written together, or after a moment.
    pub(super) async fn reveal_over_socket(&mut self, socket: u64, nonce: &str) {
        let identity = self.people.find(socket).and_then(|connection| connection.identity.clone());
        let Some(identity) = identity else { return self.people.refuse_one(socket, None, not_seated()) };
        if let Err(error) = self.hold_nonce(&identity, nonce).await {
            self.people.refuse_one(socket, None, error);
        }
    }

    async fn hold_nonce(&mut self, identity: &Identity, text: &str) -> Answer<()> {
        let nonce = bytes32(text).map_err(|reason| ApiError::new(Code::BadRequest, reason))?;
        let now_ms = self.app.ambient.now_ms();
        let mut record = self.record.clone();
        self.held.put(&mut record);
        if self.app.is_shared() || put_nonce(&mut record, identity.id, nonce).is_err() {
            // Other nodes may wait for it, or know more.
            return self.reveal(identity, &Reveal { nonce: text.to_owned() }).await.map(drop);
        }
        self.held.nonces.push((identity.id, nonce));
        self.held.due_ms.get_or_insert(now_ms + HOLD_MS);
        if missing(&record).is_empty() { self.put_held(now_ms).await } else { Ok(()) }
    }

    /// Writes the nonces that are not in the store yet. The last one begins the game.
    async fn put_held(&mut self, now_ms: u64) -> Answer<()> {
        let held = std::mem::take(&mut self.held);
        let put = |record: &mut TableRecord| {
            held.put(record);
            begin_when_drawn(record, now_ms);
            Ok(())
        };
        if let Err(error) = self.change(put).await {
            self.held = HeldNonces { due_ms: Some(now_ms + HOLD_MS), ..held };
            return Err(error);
        }
        self.presence_changed().await;
        Ok(())
    }

    /// When to check the table because something has not been revealed yet.
    pub(super) fn reveal_due_ms(&self) -> Option<u64> {
        let due_ms = reveal_by_ms(&self.record)?.unwrap_or(self.beacon_look_ms);
        Some(self.held.due_ms.map_or(due_ms, |held_ms| held_ms.min(due_ms)))
    }

    /// Somebody has not revealed in time, or the beacon's value may be available.
    pub(super) async fn act_on_draw(&mut self, now_ms: u64) {
        if !self.held.nonces.is_empty() {
            if let Err(error) = self.put_held(now_ms).await {
                tracing::warn!(table = %self.record.id, error = %error.0, "cannot store nonces");
            }
            if self.reveal_due_ms().is_none_or(|due_ms| due_ms > now_ms) {
                return;
            }
        }
        self.beacon_look_ms = now_ms + BEACON_MS;
        let value = self.beacon_value().await;
        let secret = self.app.ambient.random();
        let (outages, patience_ms) = (self.app.outages.clone(), patience_ms(&self.app, &self.record));
        let changed = self
            .change(|record| {
                let Some(draw) = &mut record.draw else { return Ok(()) };
                let Some(by_ms) = draw.reveal_by_ms else { return Ok(()) };
                if let (Some(beacon), Some(found)) = (&mut draw.beacon, value)
                    && (beacon.anchor, beacon.round) == (found.anchor, found.round)
                {
                    beacon.value = Some(found.value);
                }
                let missing = missing(record);
                if missing.is_empty() {
                    begin_when_drawn(record, now_ms);
                } else if by_ms <= now_ms {
                    let until_ms = outages.reveal_by_ms(by_ms, patience_ms);
                    match &mut record.draw {
                        Some(draw) if until_ms > now_ms => draw.reveal_by_ms = Some(until_ms),
                        _ => start_over(record, &missing, secret),
                    }
                }
                Ok(())
            })
            .await;
        if let Err(error) = changed {
            tracing::warn!(table = %self.record.id, error = %error.0, "cannot draw a seed");
        }
        self.presence_changed().await;
    }

    /// The beacon value that this table waits for, if it is published and genuine.
    async fn beacon_value(&mut self) -> Option<Beacon> {
        let wanted = self.record.draw.as_ref()?.beacon.filter(|beacon| beacon.value.is_none())?;
        let beacon = self.app.config.beacon.clone()?;
        let looked =
            background::run(&self.app.ambient, move || beacon.round(wanted.anchor, wanted.round)).await;
        match looked.ok()? {
            Ok(found) => found,
            Err(reason) => {
                tracing::error!(reason, table = %self.record.id, "cannot use the beacon");
                None
            }
        }
    }
}

/// Nonces that came over sockets and are not in the store yet.
#[derive(Debug, Default)]
pub(super) struct HeldNonces {
    nonces: Vec<(IdentityId, [u8; 32])>,
    /// When they are written, even if others are still missing.
    due_ms: Option<u64>,
}

impl HeldNonces {
    /// Adds them to the table. Those that no longer fit are dropped.
    fn put(&self, record: &mut TableRecord) {
        for (identity, nonce) in &self.nonces {
            let _ = put_nonce(record, *identity, *nonce);
        }
    }
}

/// Adds the nonce that somebody reveals.
fn put_nonce(record: &mut TableRecord, identity: IdentityId, nonce: [u8; 32]) -> Answer<()> {
    let seat = facts::seat_of(record, identity).ok_or_else(not_seated)?;
    let is_asked = is_fixed(record);
    let place = &mut record.seats[seat.index()];
    // The response to the first attempt may have been lost.
    if place.nonce == Some(nonce) {
        return Ok(());
    }
    if !is_asked {
        let message = "nonces are revealed after the seats are fixed and before the game begins";
        return Err(ApiError::new(Code::WrongState, message));
    }
    if place.commitment != Some(nonce_commitment(&nonce)) {
        let message = "found a nonce that is not the one you committed to when you sat down";
        return Err(ApiError::new(Code::BadRequest, message));
    }
    place.nonce = Some(nonce);
    Ok(())
}

/// Fixes the seats and asks everybody to reveal.
pub(super) fn fix_seats(app: &App, record: &mut TableRecord, now_ms: u64) -> Answer<()> {
    let patience_ms = patience_ms(app, record);
    let beacon = next_round(app, record)?;
    match &mut record.draw {
        Some(draw) => {
            draw.reveal_by_ms = Some(now_ms + patience_ms);
            draw.beacon = beacon;
            begin_when_drawn(record, now_ms);
        }
        None => begin(record, now_ms),
    }
    Ok(())
}

/// How long people at this table have to reveal.
fn patience_ms(app: &App, record: &TableRecord) -> u64 {
    match record.clock {
        Clock::Days { .. } => REVEAL_DAYS_MS,
        Clock::None | Clock::PerMove { .. } | Clock::Bank { .. } => {
            app.config.limits.reveal.as_millis() as u64
        }
    }
}

/// The round of the server's beacon for a table whose seats are fixed now: one that is not published yet.
fn next_round(app: &App, record: &TableRecord) -> Answer<Option<BeaconRecord>> {
    let people = record.seats.iter().filter(|seat| seat.occupant.person().is_some()).count();
    let Some(beacon) = app.config.beacon.as_ref().filter(|_| people >= BEACON_PEOPLE) else {
        return Ok(None);
    };
    let round = beacon.next_round().map_err(|reason| {
        tracing::error!(reason, "cannot read the beacon");
        ApiError::try_again()
    })?;
    Ok(Some(round))
}

fn check_start(record: &TableRecord, identity: &Identity) -> Answer<()> {
    let no = |message: String| Err(ApiError::new(Code::WrongState, message));
    if record.host != identity.id {
        return Err(ApiError::new(Code::NotHost, "only the host may do this"));
    }
    wanted_state(record, TableState::Open, "the game has begun")?;
    if is_fixed(record) {
        return no(
            "the seats are already fixed; the game begins when everybody has revealed their nonce".into()
        );
    }
    check_seats(record)
}

/// Whether every seat is taken and everybody has committed.
pub(super) fn check_seats(record: &TableRecord) -> Answer<()> {
    let no = |message: String| Err(ApiError::new(Code::WrongState, message));
    for (seat, place) in (0..).map(klad_engine::Seat).zip(&record.seats) {
        match &place.occupant {
            Occupant::Open => {
                return no(format!("seat {seat} is open; wait for somebody or give it to a bot"));
            }
            Occupant::Person { name, .. } if record.draw.is_some() && place.commitment.is_none() => {
                return no(format!("{name} in seat {seat} has not committed to a nonce yet"));
            }
            Occupant::Person { .. } | Occupant::Bot { .. } => {}
        }
    }
    Ok(())
}

/// Whether the seats can no longer change because the seed is being drawn.
pub(super) fn is_fixed(record: &TableRecord) -> bool {
    record.state == TableState::Open && record.draw.as_ref().is_some_and(|draw| draw.reveal_by_ms.is_some())
}

/// The deadline for revealing, at a table whose seed is being drawn. The inner value is `None` if everybody has
/// revealed and only the beacon is missing.
pub(super) fn reveal_by_ms(record: &TableRecord) -> Option<Option<u64>> {
    let draw = record.draw.as_ref().filter(|_| record.state == TableState::Open)?;
    let by_ms = draw.reveal_by_ms?;
    Some((!missing(record).is_empty()).then_some(by_ms))
}

/// The chairs of the people who have not revealed.
fn missing(record: &TableRecord) -> Vec<usize> {
    let silent = |seat: &SeatRecord| seat.occupant.person().is_some() && seat.nonce.is_none();
    (0..record.seats.len()).filter(|&chair| silent(&record.seats[chair])).collect()
}

/// Draws the seats and begins the game, once everything that goes into the seed is known.
fn begin_when_drawn(record: &mut TableRecord, now_ms: u64) {
    let is_known = |beacon: BeaconRecord| beacon.value.is_some();
    let Some(draw) = &record.draw else { return };
    if !is_fixed(record) || !draw.beacon.is_none_or(is_known) || !missing(record).is_empty() {
        return;
    }
    let seating = seating(&facts::seed(record), record.seats.len() as u8);
    let seat = |chair: u8| SeatRecord { chair: Some(chair), ..record.seats[usize::from(chair)].clone() };
    record.seats = seating.into_iter().map(seat).collect();
    if let Some(draw) = &mut record.draw {
        draw.reveal_by_ms = None;
    }
    begin(record, now_ms);
}

fn begin(record: &mut TableRecord, now_ms: u64) {
    record.state = TableState::Playing;
    record.started_ms = Some(now_ms);
}

/// The attempt has failed because of these chairs: they are named and freed, the server draws a new secret, and
/// everybody else has to commit again.
pub(super) fn start_over(record: &mut TableRecord, missing: &[usize], secret: [u8; 32]) {
    let Some(draw) = &mut record.draw else { return };
    let name = |&chair: &usize| (chair as u8, record.seats[chair].occupant.title());
    draw.restarts.push(Restart {
        commitment: commitment(&record.secret),
        missing: missing.iter().map(name).collect(),
    });
    draw.reveal_by_ms = None;
    draw.beacon = None;
    record.secret = secret;
    let is_full = draw.restarts.len() >= RESTARTS_MAX;
    for (chair, seat) in record.seats.iter_mut().enumerate() {
        let occupant = if missing.contains(&chair) { Occupant::Open } else { seat.occupant.clone() };
        *seat = SeatRecord::of(occupant);
    }
    pass_host_on(record);
    if is_full {
        record.state = TableState::Closed;
    }
}

/// If the host does not sit here, hands the table over to somebody who does, if possible.
fn pass_host_on(record: &mut TableRecord) {
    if facts::seat_of(record, record.host).is_none()
        && let Some(next) = record.seats.iter().find_map(|seat| seat.occupant.person())
    {
        record.host = next;
    }
}
