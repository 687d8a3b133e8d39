//! What everybody may know about a table, derived from what is stored.

use klad_engine::{
    Catalog, Seat, Seed, Table, TableSetup, chance,
    draw::{self, Beacon, Chair, Draw, Restart, Share},
    transcript::{MoveLine, Transcript, hex},
};
use klad_protocol::{
    BeaconInfo, Code, DrawInfo, IdentityId, MissingInfo, RestartInfo, SeatInfo, TableInfo, TableState,
    allows_hints,
};
use klad_store::{DrawRecord, MoveRow, SeatRecord, TableRecord};

use crate::{
    ambient::seconds,
    error::{Answer, ApiError},
};

/// A table as everybody sees it. The secret appears when the game is over, nonces when it has begun.
pub(crate) fn info(record: &TableRecord) -> TableInfo {
    let begun = matches!(record.state, TableState::Playing | TableState::Over);
    let seats: Vec<SeatInfo> = record
        .seats
        .iter()
        .map(|seat| SeatInfo {
            occupant: seat.occupant.clone(),
            away: seat.away,
            commitment: seat.commitment.map(|commitment| hex(&commitment)),
            revealed: record.draw.is_some() && seat.nonce.is_some(),
            nonce: seat.nonce.filter(|_| begun).map(|nonce| hex(&nonce)),
            chair: seat.chair,
        })
        .collect();
    TableInfo {
        id: record.id,
        game: record.game.clone(),
        rules: record.rules,
        options: record.options.clone(),
        state: record.state,
        host: record.host,
        hints: allows_hints(record.state, &seats),
        seats,
        clock: record.clock,
        chat: record.chat,
        listed: record.listed,
        commitment: hex(&commitment(record)),
        secret: (record.state == TableState::Over).then(|| hex(&record.secret)),
        draw: record.draw.as_ref().map(draw_info),
        created: seconds(record.created_ms),
        started: record.started_ms.map(seconds),
        ended: record.ended_ms.map(seconds),
        outcome: record.outcome.clone(),
        next: record.next,
    }
}

/// The published commitment to the server's secret.
fn commitment(record: &TableRecord) -> [u8; 32] {
    match record.draw {
        Some(_) => draw::commitment(&record.secret),
        None => chance::commitment(&record.secret),
    }
}

fn draw_info(draw: &DrawRecord) -> DrawInfo {
    let missing = |(chair, name): &(u8, String)| MissingInfo { chair: *chair, name: name.clone() };
    let restart = |restart: &Restart| RestartInfo {
        commitment: hex(&restart.commitment),
        missing: restart.missing.iter().map(missing).collect(),
    };
    DrawInfo {
        restarts: draw.restarts.iter().map(restart).collect(),
        reveal_by: draw.reveal_by_ms.map(seconds),
        beacon: draw.beacon.map(|beacon| BeaconInfo {
            anchor: hex(&beacon.anchor),
            round: beacon.round,
            value: beacon.value.map(|value| hex(&value)),
        }),
    }
}

/// The seed of a table, once everything that goes into it is known.
pub(crate) fn seed(record: &TableRecord) -> Seed {
    match drawn(record) {
        Some(draw) => draw.seed(&record.secret),
        None => Seed::of_table(&record.secret, record.seats.iter().filter_map(|seat| seat.nonce.as_ref())),
    }
}

/// How the seed was drawn in two steps; `None` under scheme 1. Before the seats are drawn, seats are chairs.
fn drawn(record: &TableRecord) -> Option<Draw> {
    let draw = record.draw.as_ref()?;
    let chair = |seat: &SeatRecord| Some(Share { commitment: seat.commitment?, nonce: seat.nonce? });
    let mut chairs: Vec<(u8, Chair)> = (0..)
        .zip(&record.seats)
        .map(|(place, seat)| (seat.chair.unwrap_or(place), Chair { seat: Seat(place), share: chair(seat) }))
        .collect();
    chairs.sort_by_key(|(number, _)| *number);
    let beacon = draw
        .beacon
        .and_then(|beacon| Some(Beacon { anchor: beacon.anchor, round: beacon.round, value: beacon.value? }));
    Some(Draw {
        table: record.id.to_string(),
        restarts: draw.restarts.clone(),
        chairs: chairs.into_iter().map(|(_, chair)| chair).collect(),
        beacon,
    })
}

/// Opens the table as it was before the first move.
pub(crate) fn open(catalog: &Catalog, record: &TableRecord) -> Answer<Box<dyn Table>> {
    let entry = catalog.find(&record.game).ok_or_else(|| ApiError::not_found("game"))?;
    if entry.info.rules_version != record.rules {
        let message = format!(
            "this table plays version {} of the rules, but the server plays version {}",
            record.rules, entry.info.rules_version
        );
        return Err(ApiError::new(Code::RulesChanged, message));
    }
    let seats = record.seats.len() as u8;
    Ok(entry.open(&TableSetup { options: &record.options, seats, seed: seed(record), deal: None })?)
}

/// The transcript of a finished game.
pub(crate) fn transcript(record: &TableRecord, moves: &[MoveRow]) -> Transcript {
    let started_ms = record.started_ms.unwrap_or(0);
    Transcript {
        game: record.game.clone(),
        rules: record.rules,
        options: record.options.clone(),
        players: record.seats.iter().map(|seat| seat.occupant.title()).collect(),
        commitment: Some(commitment(record)),
        secret: Some(record.secret),
        nonces: match record.draw {
            Some(_) => Vec::new(),
            None => (0..)
                .zip(&record.seats)
                .filter_map(|(place, seat)| Some((Seat(place), seat.nonce?)))
                .collect(),
        },
        draw: drawn(record),
        result: record.outcome.clone(),
        moves: moves
            .iter()
            .map(|row| MoveLine::new(row.seat, &row.notation, Some(row.at_ms.saturating_sub(started_ms))))
            .collect(),
        lines: Default::default(),
    }
}

/// Where this person sits.
pub(crate) fn seat_of(record: &TableRecord, identity: IdentityId) -> Option<Seat> {
    let place = record.seats.iter().position(|seat| seat.occupant.person() == Some(identity))?;
    Some(Seat(place as u8))
}
