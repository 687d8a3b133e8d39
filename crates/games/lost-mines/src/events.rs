//! What happens while moves are made, as each audience may hear it.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    board::{Cell, Edge, Label},
    components::{CardId, Clan, Exits, Kind, Mine, Role, Special, Tool},
    state::RoundEnd,
};

/// Something that happened. What only one seat may know is told to that seat alone, in an event of its own.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A path card was put on the board.
    PathPlayed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// What else is printed on it.
        special: Special,
        /// Its exits as it lies.
        exits: Exits,
        /// Whether it is turned.
        turned: bool,
        /// Where.
        cell: Cell,
        /// Where, as people say it.
        at: Label,
    },
    /// A tool was put on an obstacle.
    ToolPlayed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// Which tool.
        tool: Tool,
        /// Where.
        cell: Cell,
        /// Where, as people say it.
        at: Label,
    },
    /// Somebody looked at a mine.
    MineLookedAt {
        /// Who.
        seat: Seat,
        /// With which card.
        card: CardId,
        /// Which mine.
        mine: u8,
        /// Where it lies, as people say it.
        at: Label,
    },
    /// What you saw there.
    MineSeen {
        /// Which mine.
        mine: u8,
        /// Where it lies, as people say it.
        at: Label,
        /// What it is.
        content: Mine,
    },
    /// Somebody looked at a treasure.
    TreasureLookedAt {
        /// Who.
        seat: Seat,
        /// With which card.
        card: CardId,
        /// On which space.
        slot: u8,
        /// Its back.
        kind: Kind,
    },
    /// What you saw there, or what the treasure you took is worth.
    TreasureSeen {
        /// On which space it lay.
        slot: u8,
        /// Its back.
        kind: Kind,
        /// What it is worth.
        value: u8,
    },
    /// Somebody looked at a dwarf card.
    DwarfLookedAt {
        /// Who.
        seat: Seat,
        /// With which card.
        card: CardId,
        /// Whose.
        target_seat: Seat,
    },
    /// What you saw there.
    RoleSeen {
        /// Whose.
        target_seat: Seat,
        /// The role.
        role: Role,
    },
    /// A trap was set.
    TrapSet {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// Where.
        edge: Edge,
        /// Between which cells, as people say it.
        ends: Vec<Label>,
    },
    /// A troll was set.
    TrollSet {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// Where.
        edge: Edge,
        /// Between which cells, as people say it.
        ends: Vec<Label>,
    },
    /// A troll went home at the start of its owner's turn.
    TrollLeft {
        /// Whose.
        seat: Seat,
        /// Its card, which goes to the discard pile.
        card: CardId,
        /// Where it stood; nothing if a storm had taken its token.
        edge: Option<Edge>,
    },
    /// A storm removed a path card.
    StormPlayed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// Which path card was removed.
        removed: CardId,
        /// Where it lay.
        cell: Cell,
        /// Where, as people say it.
        at: Label,
    },
    /// A trap or troll token lost its last path.
    TokenLost {
        /// Where it lay.
        edge: Edge,
        /// Between which cells, as people say it.
        ends: Vec<Label>,
    },
    /// Cards were discarded face down.
    Discarded {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A dwarf walked to the next card.
    Stepped {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
        /// To where, as people say it.
        at: Label,
    },
    /// A dwarf crossed a trap; without cards that costs nothing.
    TrapSprung {
        /// Whose.
        seat: Seat,
        /// Where the trap lies.
        edge: Edge,
        /// Whether a card is lost.
        costs: bool,
    },
    /// The card you lost to a trap.
    CardLost {
        /// Which card.
        card: CardId,
    },
    /// A trap that had cost its card went back to the supply.
    TrapRemoved {
        /// Where it lay.
        edge: Edge,
        /// Between which cells, as people say it.
        ends: Vec<Label>,
    },
    /// A mine was turned face up.
    MineRevealed {
        /// By whom.
        seat: Seat,
        /// Which mine.
        mine: u8,
        /// Where it lies, as people say it.
        at: Label,
        /// What it is.
        content: Mine,
        /// Whether it is turned.
        turned: bool,
        /// Its exits as it lies.
        exits: Exits,
    },
    /// Somebody woke the dragon and took its token.
    DragonWoken {
        /// Who.
        seat: Seat,
    },
    /// A treasure was taken.
    TreasureTaken {
        /// By whom.
        seat: Seat,
        /// From which space.
        slot: u8,
        /// Its back.
        kind: Kind,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The cards you drew.
    CardsDrawn {
        /// Which cards.
        cards: Vec<CardId>,
    },
    /// A player without cards was passed over.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// It is somebody's turn.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// Somebody proposed to end the round.
    EndProposed {
        /// Who.
        seat: Seat,
    },
    /// Somebody answered the proposal; how is not yet told.
    Voted {
        /// Who.
        seat: Seat,
    },
    /// The vote is closed.
    VoteClosed {
        /// Whether the round ends.
        accepted: bool,
        /// Who said yes, the proposer first.
        yes_seats: Vec<Seat>,
        /// Who said no; at most one, for a no closes the vote.
        no_seats: Vec<Seat>,
    },
    /// The round is over and scored.
    RoundEnded {
        /// Which round, from 1.
        round: u8,
        /// Why.
        reason: RoundEnd,
        /// What each player had and got, by seat.
        results: Vec<Share>,
    },
    /// Somebody is ready for the next round.
    WasReady {
        /// Who.
        seat: Seat,
    },
    /// A new round was dealt.
    RoundBegan {
        /// Which round, from 1.
        round: u8,
        /// Who starts.
        seat: Seat,
    },
    /// The cards and the dwarf you were dealt.
    Dealt {
        /// The hand.
        cards: Vec<CardId>,
        /// The clan.
        clan: Clan,
        /// The role.
        role: Role,
    },
    /// The game is over.
    GameEnded {
        /// Who won.
        seats: Vec<Seat>,
    },
}

/// What a player had at the end of a round and what that is worth.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// The clan on the back of the dwarf card.
    pub clan: Clan,
    /// The role on its face.
    pub role: Role,
    /// The clan scored with; nothing for the selfish.
    pub team: Option<Clan>,
    /// What the collected treasures are worth, one by one.
    pub values: Vec<u8>,
    /// What the whole team collected; a selfish dwarf's own treasures.
    pub pool: u8,
    /// The equal share of the pool.
    pub share: u8,
    /// The part of the remainder.
    pub extra: u8,
    /// What the dragon cost.
    pub dragon: u8,
    /// The points of this round.
    pub points: u8,
}
