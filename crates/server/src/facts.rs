//! What everybody may know of a table, out of what is stored.

use klad_engine::{
    Catalog, Seat, Seed, Table, TableSetup,
    chance::commitment,
    transcript::{MoveLine, Transcript, hex},
};
use klad_protocol::{Code, IdentityId, SeatInfo, TableInfo, TableState};
use klad_store::{MoveRow, TableRecord};

use crate::{
    ambient::seconds,
    error::{Answer, ApiError},
};

/// A table as everybody sees it. Secrets appear when the game is over, nonces when it has begun.
pub(crate) fn info(record: &TableRecord) -> TableInfo {
    let begun = matches!(record.state, TableState::Playing | TableState::Over);
    TableInfo {
        id: record.id,
        game: record.game.clone(),
        rules: record.rules,
        options: record.options.clone(),
        state: record.state,
        host: record.host,
        seats: record
            .seats
            .iter()
            .map(|seat| SeatInfo {
                occupant: seat.occupant.clone(),
                away: seat.away,
                nonce: seat.nonce.filter(|_| begun).map(|nonce| hex(&nonce)),
            })
            .collect(),
        clock: record.clock,
        chat: record.chat,
        listed: record.listed,
        commitment: hex(&commitment(&record.secret)),
        secret: (record.state == TableState::Over).then(|| hex(&record.secret)),
        created: seconds(record.created_ms),
        started: record.started_ms.map(seconds),
        ended: record.ended_ms.map(seconds),
        outcome: record.outcome.clone(),
        next: record.next,
    }
}

/// The seed of a table that has begun.
pub(crate) fn seed(record: &TableRecord) -> Seed {
    Seed::of_table(&record.secret, record.seats.iter().filter_map(|seat| seat.nonce.as_ref()))
}

/// Opens the table as it was before the first move.
pub(crate) fn open(catalog: &Catalog, record: &TableRecord) -> Answer<Box<dyn Table>> {
    let entry = catalog.find(&record.game).ok_or_else(|| ApiError::not_found("game"))?;
    if entry.info.rules_version != record.rules {
        let message = format!(
            "this table plays version {} of the rules, the server version {}",
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
        commitment: Some(commitment(&record.secret)),
        secret: Some(record.secret),
        nonces: (0..)
            .zip(&record.seats)
            .filter_map(|(place, seat)| Some((Seat(place), seat.nonce?)))
            .collect(),
        draw: None,
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
