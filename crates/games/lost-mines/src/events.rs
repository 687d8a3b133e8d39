//! Events: what happens while moves are made, as each audience may hear it.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    board::{Cell, Edge, Label},
    components::{CardId, Clan, Exits, Kind, Mine, Role, Special, Tool},
    state::RoundEnd,
};

/// Something that happened. What only one seat may know is sent to that seat alone, as a separate event.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A path card was placed on the board.
    PathPlayed {
        /// The seat that played it.
        seat: Seat,
        /// The path card.
        card: CardId,
        /// What is printed on it besides the path.
        special: Special,
        /// Its exits as it lies.
        exits: Exits,
        /// Whether it lies with a half turn.
        turned: bool,
        /// The cell it was placed on.
        cell: Cell,
        /// The label of the cell, such as `C3`.
        at: Label,
    },
    /// A tool was placed on an obstacle.
    ToolPlayed {
        /// The seat that played it.
        seat: Seat,
        /// The tool card.
        card: CardId,
        /// The tool it shows.
        tool: Tool,
        /// The cell of the obstacle.
        cell: Cell,
        /// The label of the cell, such as `C3`.
        at: Label,
    },
    /// A player looked at a mine.
    MineLookedAt {
        /// The seat that looked.
        seat: Seat,
        /// The information card it played.
        card: CardId,
        /// The mine, 0 to 3 from the north.
        mine: u8,
        /// The label of the mine's cell, such as `C3`.
        at: Label,
    },
    /// What you saw when you looked at a mine.
    MineSeen {
        /// The mine, 0 to 3 from the north.
        mine: u8,
        /// The label of the mine's cell, such as `C3`.
        at: Label,
        /// What the mine contains.
        content: Mine,
    },
    /// A player looked at a treasure.
    TreasureLookedAt {
        /// The seat that looked.
        seat: Seat,
        /// The information card it played.
        card: CardId,
        /// The treasure space beside the board.
        slot: u8,
        /// The kind shown on the treasure's back.
        kind: Kind,
    },
    /// What you saw when you looked at a treasure, or the value of one you took.
    TreasureSeen {
        /// The treasure space it was on.
        slot: u8,
        /// The kind shown on the treasure's back.
        kind: Kind,
        /// The value of the treasure.
        value: u8,
    },
    /// A player looked at another player's dwarf card.
    DwarfLookedAt {
        /// The seat that looked.
        seat: Seat,
        /// The information card it played.
        card: CardId,
        /// The seat of the other player.
        target_seat: Seat,
    },
    /// What you saw when you looked at a dwarf card.
    RoleSeen {
        /// The seat of the other player.
        target_seat: Seat,
        /// The role on the card.
        role: Role,
    },
    /// A trap was set.
    TrapSet {
        /// The seat that set it.
        seat: Seat,
        /// The trap card.
        card: CardId,
        /// The edge it was set on.
        edge: Edge,
        /// The labels of the two cells the edge separates.
        ends: Vec<Label>,
    },
    /// A troll was set.
    TrollSet {
        /// The seat that set it.
        seat: Seat,
        /// The troll card.
        card: CardId,
        /// The edge it was set on.
        edge: Edge,
        /// The labels of the two cells the edge separates.
        ends: Vec<Label>,
    },
    /// A troll left at the start of its owner's turn.
    TrollLeft {
        /// The owner of the troll.
        seat: Seat,
        /// The troll card, which goes to the discard pile.
        card: CardId,
        /// The edge it was on; null if a storm had removed its token.
        edge: Option<Edge>,
    },
    /// A storm removed a path card.
    StormPlayed {
        /// The seat that played it.
        seat: Seat,
        /// The storm card.
        card: CardId,
        /// The path card that was removed.
        removed: CardId,
        /// The cell the path card was on.
        cell: Cell,
        /// The label of the cell, such as `C3`.
        at: Label,
    },
    /// A trap or troll token was removed because no path crosses its edge any longer.
    TokenLost {
        /// The edge it was on.
        edge: Edge,
        /// The labels of the two cells the edge separates.
        ends: Vec<Label>,
    },
    /// Cards were discarded face down.
    Discarded {
        /// The seat that discarded them.
        seat: Seat,
        /// The number of cards.
        count: u8,
    },
    /// A dwarf stepped to the next card.
    Stepped {
        /// The seat of the dwarf.
        seat: Seat,
        /// The cell it left.
        from: Cell,
        /// The cell it entered.
        to: Cell,
        /// The label of the cell it entered, such as `C3`.
        at: Label,
    },
    /// A dwarf crossed a trap. If the player has no cards, that costs nothing.
    TrapSprung {
        /// The seat of the dwarf.
        seat: Seat,
        /// The edge of the trap.
        edge: Edge,
        /// Whether it costs a card.
        costs: bool,
    },
    /// The card you lost to a trap.
    CardLost {
        /// The card that was lost.
        card: CardId,
    },
    /// A trap that cost a card was returned to the supply.
    TrapRemoved {
        /// The edge it was on.
        edge: Edge,
        /// The labels of the two cells the edge separates.
        ends: Vec<Label>,
    },
    /// A mine was turned face up.
    MineRevealed {
        /// The seat that revealed it.
        seat: Seat,
        /// The mine, 0 to 3 from the north.
        mine: u8,
        /// The label of the mine's cell, such as `C3`.
        at: Label,
        /// What the mine contains.
        content: Mine,
        /// Whether the card lies with a half turn.
        turned: bool,
        /// Its exits as it lies.
        exits: Exits,
    },
    /// A player woke the dragon and took its token.
    DragonWoken {
        /// The seat that woke it.
        seat: Seat,
    },
    /// A treasure was taken.
    TreasureTaken {
        /// The seat that took it.
        seat: Seat,
        /// The treasure space it was taken from.
        slot: u8,
        /// The kind shown on the treasure's back.
        kind: Kind,
    },
    /// Cards were drawn.
    Drew {
        /// The seat that drew them.
        seat: Seat,
        /// The number of cards.
        count: u8,
    },
    /// The cards you drew.
    CardsDrawn {
        /// The cards that were drawn.
        cards: Vec<CardId>,
    },
    /// A player without cards was skipped.
    Skipped {
        /// The seat that was skipped.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A player proposed to end the round.
    EndProposed {
        /// The seat that proposed it.
        seat: Seat,
    },
    /// A player answered the proposal; the answer stays secret until the vote is closed.
    Voted {
        /// The seat that answered.
        seat: Seat,
    },
    /// The vote on ending the round is closed.
    VoteClosed {
        /// Whether the round ends.
        accepted: bool,
        /// The seats that said yes, the proposer first.
        yes_seats: Vec<Seat>,
        /// The seats that said no: at most one, because a no closes the vote.
        no_seats: Vec<Seat>,
    },
    /// The round is over and scored.
    RoundEnded {
        /// Number of the round, from 1.
        round: u8,
        /// Why the round ended.
        reason: RoundEnd,
        /// What each player had and scored, by seat.
        results: Vec<Share>,
    },
    /// A player is ready for the next round.
    #[serde(rename = "was_ready")]
    ReadyForNextRound {
        /// The seat that is ready.
        seat: Seat,
    },
    /// A new round was dealt.
    RoundBegan {
        /// Number of the round, from 1.
        round: u8,
        /// The seat that starts.
        seat: Seat,
    },
    /// The cards and the dwarf card you were dealt.
    Dealt {
        /// The cards in your hand.
        cards: Vec<CardId>,
        /// Your clan.
        clan: Clan,
        /// Your role.
        role: Role,
    },
    /// The game is over.
    GameEnded {
        /// The seats that won.
        seats: Vec<Seat>,
    },
}

/// What a player had at the end of a round, and what it scored.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// The player's seat.
    pub seat: Seat,
    /// The clan on the back of the dwarf card.
    pub clan: Clan,
    /// The role on the face of the dwarf card.
    pub role: Role,
    /// The clan the player is scored with; null for a selfish dwarf.
    pub team: Option<Clan>,
    /// The values of the treasures the player collected, one by one.
    pub values: Vec<u8>,
    /// The value of everything the team collected; for a selfish dwarf, of its own treasures.
    pub pool: u8,
    /// The equal share of the pool.
    pub share: u8,
    /// The player's part of what could not be divided equally.
    pub extra: u8,
    /// Points lost to the dragon.
    pub dragon: u8,
    /// The points of this round.
    pub points: u8,
}
