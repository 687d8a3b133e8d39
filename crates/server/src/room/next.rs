//! The next game with the same people. Those who stay on their sockets are taken to its table, and when the last of
//! them arrives the seats are fixed: everybody has asked for this game, so nobody has to start it.

use klad_engine::transcript::bytes32;
use klad_protocol::{
    Code, Occupant, TableId, TableState,
    api::{NewSeat, NewTable, Sit},
};
use klad_store::{Identity, SeatRecord, TableRecord};

use super::{Room, lobby::wanted_state, not_seated};
use crate::{
    asker::Address,
    error::{Answer, ApiError},
    facts,
    routes::tables,
};

impl Room {
    /// The table of the next game with the same people; opens one if there is none yet. Whoever opens it with a commitment
    /// sits there at once.
    pub(super) async fn next_table(
        &mut self,
        identity: &Identity,
        address: Address,
        commitment: Option<&str>,
    ) -> Answer<TableId> {
        // Changes nothing, but asks the store again before it refuses.
        let next = self
            .change(|record| match record.next {
                Some(next) => Ok(Some(next)),
                None => may_follow(record, identity).map(|()| None),
            })
            .await?;
        if let Some(next) = next {
            return Ok(next);
        }
        let sits = match commitment {
            Some(commitment) => Some(SeatRecord {
                commitment: Some(
                    bytes32(commitment).map_err(|reason| ApiError::new(Code::BadRequest, reason))?,
                ),
                ..SeatRecord::of(Occupant::Person {
                    id: identity.id,
                    name: identity.name.clone(),
                    picture: identity.picture,
                })
            }),
            None => None,
        };
        let opened = tables::open(&self.app, identity.id, address, same_again(&self.record), sits).await?;
        let next = self
            .change(|record| {
                may_follow(record, identity)?;
                Ok(*record.next.get_or_insert(opened.id))
            })
            .await?;
        if next == opened.id {
            self.app.rooms.open(&self.app, opened);
        } else {
            // Another node was faster; ours is not needed.
            self.app.store.save(&TableRecord { state: TableState::Closed, ..opened }, None).await?;
        }
        Ok(next)
    }

    /// Somebody comes from the last game over their socket and sits down.
    pub(super) async fn sit_again(&mut self, identity: &Identity, commitment: String) -> Answer<()> {
        let sit = Sit { seat: None, commitment: Some(commitment), nonce: None, password: None };
        self.take_seat(identity, &sit, true).await.map(drop)
    }

    /// A socket moves to another table: it stays open, but no longer belongs to this one.
    pub(super) async fn depart(&mut self, socket: u64) {
        self.people.depart(socket);
        self.presence_changed().await;
    }
}

fn may_follow(record: &TableRecord, identity: &Identity) -> Answer<()> {
    facts::seat_of(record, identity.id).ok_or_else(not_seated)?;
    wanted_state(record, TableState::Over, "the next game can begin only when this one is over")
}

/// A table like this one, with the same bots.
fn same_again(last: &TableRecord) -> NewTable {
    let seat = |seat: &SeatRecord| match &seat.occupant {
        Occupant::Bot { level } => NewSeat::Bot { level: level.clone() },
        Occupant::Person { .. } | Occupant::Open => NewSeat::Open,
    };
    NewTable {
        game: last.game.clone(),
        options: last.options.clone(),
        seats: last.seats.iter().map(seat).collect(),
        clock: last.clock,
        chat: last.chat,
        listed: last.listed,
    }
}
