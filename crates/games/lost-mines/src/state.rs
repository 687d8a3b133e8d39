//! The state of a game.

use klad_engine::{Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    board::{Board, Edge, Frontier},
    components::{CardId, CardSet, Dir, Dwarf, Face, Mine, Treasure},
    data,
    plays::Plays,
    setup::{Dealt, MineAnchor, Options, Pile},
};

/// A game in progress.
///
/// Every card of the deck is in exactly one place: a hand, the pile, the ten cards set aside, the board, in front of a
/// troll's owner, among the discards everybody has seen, or buried (discarded or lost face down by its owner).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// Counts from 1.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    pub(crate) starter: Seat,
    /// Steps the active dwarf may still walk.
    pub(crate) steps_left: u8,
    /// Cards the active seat used in step 1.
    pub(crate) used: u8,
    /// Whether the active seat has proposed to end the round this turn.
    pub(crate) proposed: bool,
    /// Who has answered in `EndVote`, or is ready in `RoundBreak`. An answer that does not close the vote is a yes.
    pub(crate) answered: SeatSet,
    /// The last vote of the round.
    pub(crate) vote: Option<Vote>,
    /// The direction of the last step of this turn.
    pub(crate) walked: Option<Dir>,
    pub(crate) board: Board,
    pub(crate) hands: [CardSet; data::PLAYERS],
    /// What each seat discarded or lost to traps face down.
    pub(crate) buried: [CardSet; data::PLAYERS],
    /// Discarded cards that everybody has seen.
    pub(crate) shown: CardSet,
    pub(crate) aside: CardSet,
    pub(crate) pile: Pile,
    /// In `TrapPick`: the hand of the active seat, in the order in which it is offered.
    pub(crate) offered: [CardId; data::HAND_MAX],
    /// The troll card in front of each seat.
    pub(crate) trolls: [Option<Troll>; data::PLAYERS],
    /// By mine cell.
    pub(crate) mines: [Mine; 4],
    /// By treasure space, including taken ones.
    pub(crate) rail: [Treasure; data::RAIL],
    /// Who took the treasure, by treasure space.
    pub(crate) takers: [Option<Seat>; data::RAIL],
    pub(crate) dwarves: [Dwarf; data::PLAYERS],
    /// Who woke the dragon.
    pub(crate) dragon: Option<Seat>,
    /// What each seat has looked at.
    pub(crate) peeks: [Peeks; data::PLAYERS],
    /// Who last played a path or action card this round (LM-231).
    pub(crate) last_player: Option<Seat>,
    /// Why the round ended; `None` while it is running.
    pub(crate) ended: Option<RoundEnd>,
    /// Points by round and seat.
    pub(crate) points: [[u8; data::PLAYERS]; data::ROUNDS_MAX],
    pub(crate) plays: Plays,
}

/// What the table waits for. Steps that need no decision are handled within a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Step 1: play a card or discard.
    PlayCard,
    /// The others answer a proposal to end the round.
    EndVote,
    /// Step 2: move the dwarf.
    Moving,
    /// The left neighbor picks the card a trap costs.
    TrapPick,
    /// The active seat chooses one of several treasures.
    TakeTreasure,
    /// The round is scored; everybody gets ready for the next.
    RoundBreak,
    /// The game is over.
    GameOver,
}

impl std::fmt::Display for Phase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Phase::PlayCard => "to play or discard",
            Phase::EndVote => "to vote",
            Phase::Moving => "to walk",
            Phase::TrapPick => "to pick the lost card",
            Phase::TakeTreasure => "to take a treasure",
            Phase::RoundBreak => "to get ready",
            Phase::GameOver => "over",
        })
    }
}

/// Why a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// Nobody has a card left (LM-200, LM-204).
    Cards,
    /// The last treasure was taken (LM-201).
    Treasures,
    /// Everybody agreed (LM-202).
    Vote,
}

/// A closed vote on ending the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Vote {
    /// The seat that proposed to end the round.
    pub proposer: Seat,
    /// The seats that said yes, including the proposer.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub yes: SeatSet,
    /// The seat that said no, which closed the vote; null if nobody did.
    pub no: Option<Seat>,
}

/// A troll card in front of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Troll {
    /// The troll card.
    pub card: CardId,
    /// The edge of its token; null if a storm removed it (LM-133).
    pub edge: Option<Edge>,
}

/// What a seat has looked at this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Peeks {
    /// Mine cells, one bit each.
    pub(crate) mines: u8,
    /// Treasure spaces, one bit each; with `owner_sees_treasure`, also those whose treasure the seat took.
    pub(crate) slots: u16,
    /// Dwarf cards.
    pub(crate) dwarves: SeatSet,
}

impl State {
    /// The state at the start of a round, before the starter's turn, numbered 1 and without points.
    pub(crate) fn of_round(options: Options, seats: u8, dealt: Dealt, starter: Seat) -> State {
        let clans = dealt.dwarves[..usize::from(seats)].iter().map(|dwarf| dwarf.clan);
        State {
            options,
            seats,
            round: 1,
            phase: Phase::PlayCard,
            active: starter,
            starter,
            steps_left: 0,
            used: 0,
            proposed: false,
            answered: SeatSet::EMPTY,
            vote: None,
            walked: None,
            board: Board::new(options.deck, clans),
            hands: dealt.hands,
            buried: [CardSet::EMPTY; data::PLAYERS],
            shown: CardSet::EMPTY,
            aside: dealt.aside,
            pile: dealt.pile,
            offered: [CardId::NONE; data::HAND_MAX],
            trolls: [None; data::PLAYERS],
            mines: dealt.mines,
            rail: dealt.rail,
            takers: [None; data::RAIL],
            dwarves: dealt.dwarves,
            dragon: None,
            peeks: [Peeks::default(); data::PLAYERS],
            last_player: None,
            ended: None,
            points: [[0; data::PLAYERS]; data::ROUNDS_MAX],
            plays: Plays::NONE,
        }
    }

    /// Who acts now.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::PlayCard | Phase::Moving | Phase::TakeTreasure => Turn::of(self.active),
            Phase::TrapPick => Turn::of(self.active.left(self.seats)),
            Phase::EndVote => self.waiting_for(SeatSet::all(self.seats).without(self.active)),
            Phase::RoundBreak => self.waiting_for(SeatSet::all(self.seats)),
            Phase::GameOver => Turn::NOBODY,
        }
    }

    fn waiting_for(&self, everybody: SeatSet) -> Turn {
        let must = everybody.iter().filter(|seat| !self.answered.contains(*seat)).collect();
        Turn { must, may: SeatSet::EMPTY }
    }

    /// The board and everything face up on it.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The current phase of the turn or round.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The current round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whose turn it is in the round.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Why the round ended; `None` while it is running.
    pub fn round_end(&self) -> Option<RoundEnd> {
        self.ended
    }

    /// How many turns with a card there have been this round.
    pub fn turns(&self) -> usize {
        self.plays.as_slice().len()
    }

    /// Who woke the dragon this round.
    pub fn dragon(&self) -> Option<Seat> {
        self.dragon
    }

    /// The dwarf card of a seat.
    pub fn dwarf(&self, seat: Seat) -> Dwarf {
        self.dwarves[seat.index()]
    }

    /// The points of a seat in a round, from 1.
    pub fn points_of(&self, round: u8, seat: Seat) -> u8 {
        self.points[usize::from(round) - 1][seat.index()]
    }

    /// How many treasures have been taken this round.
    pub fn treasures_taken(&self) -> usize {
        self.takers.iter().flatten().count()
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// How many cards are left in the draw pile.
    pub fn pile_size(&self) -> usize {
        self.pile.len()
    }

    /// What is printed on a card at this table.
    pub fn face(&self, card: CardId) -> Face {
        self.options.face(card)
    }

    /// What a card must satisfy to be put on each empty cell.
    pub(crate) fn frontier(&self) -> Frontier {
        self.board.frontier(self.options.mine_anchor == MineAnchor::Any)
    }

    /// The seats of the table.
    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats)
    }

    /// Whether nobody can have a card again this round.
    pub(crate) fn no_cards_left(&self) -> bool {
        self.pile.is_empty() && self.hands.iter().all(|hand| hand.is_empty())
    }

    /// The mine cell a pawn stands on.
    pub(crate) fn mine_under(&self, seat: Seat) -> Option<usize> {
        let cell = self.board.pawn(seat);
        self.options.deck.mine_places().iter().position(|mine| *mine == cell)
    }

    /// The spaces whose treasure the active dwarf may take where it stands.
    pub(crate) fn matching_slots(&self) -> impl Iterator<Item = u8> + Clone + use<'_> {
        let revealed =
            |mine: &usize| !self.board.face_down().contains(self.options.deck.mine_places()[*mine]);
        let kind = self.mine_under(self.active).filter(revealed).and_then(|mine| self.mines[mine].treasure());
        let matches = move |slot: &u8| {
            let slot = usize::from(*slot);
            self.takers[slot].is_none() && Some(self.rail[slot].kind) == kind
        };
        (0..self.seats).filter(matches)
    }

    /// The value of each treasure a seat has collected.
    pub(crate) fn collected(&self, seat: Seat) -> impl Iterator<Item = u8> + Clone + use<'_> {
        let own = move |(_, taker): &(&Treasure, &Option<Seat>)| **taker == Some(seat);
        self.rail.iter().zip(&self.takers).filter(own).map(|(treasure, _)| treasure.value)
    }

    /// The points of a seat so far.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points.iter().map(|round| i16::from(round[seat.index()])).sum()
    }
}
