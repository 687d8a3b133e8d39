//! The fixed move space.

use std::ops::Range;

use klad_engine::Seat;

use super::{Discards, Move, Peek};
use crate::{
    board::{Cell, Edge},
    components::{CardId, Dir},
    data,
};

const CELLS: usize = data::COLUMNS as usize * data::ROWS as usize;
const PEEKS: usize = data::MINE_CELLS + data::RAIL + data::PLAYERS;
const PAIRS: usize = data::CARDS * (data::CARDS - 1) / 2;

// The cards of a group are consecutive in the deck.
const TOOLS: Range<u8> = of_group(0);
const SCOUTS: Range<u8> = of_group(1);
const TRAPS: Range<u8> = of_group(2);
const TROLLS: Range<u8> = of_group(3);
const STORMS: Range<u8> = of_group(4);

// The first index of each kind of move.
const PATH: usize = 0;
const TOOL: usize = PATH + data::PATH_CARDS * CELLS * 2;
const INFO: usize = TOOL + count(&TOOLS) * CELLS;
const TRAP: usize = INFO + count(&SCOUTS) * PEEKS;
const TROLL: usize = TRAP + count(&TRAPS) * Edge::COUNT;
const STORM: usize = TROLL + count(&TROLLS) * Edge::COUNT;
const DISCARD: usize = STORM + count(&STORMS) * CELLS;
const DISCARD_PAIR: usize = DISCARD + data::CARDS;
const STEP: usize = DISCARD_PAIR + PAIRS;
const END_MOVE: usize = STEP + 4;
const TAKE: usize = END_MOVE + 1;
const PICK: usize = TAKE + data::RAIL;
const PROPOSE: usize = PICK + data::HAND_MAX;
const VOTE: usize = PROPOSE + 1;
const READY: usize = VOTE + 2;
/// The size of the move space.
pub(crate) const MOVES: usize = READY + 1;

const fn of_group(group: usize) -> Range<u8> {
    let mut start = data::PATH_CARDS as u32;
    let mut before = 0;
    while before < group {
        start += data::GROUPS[before].1;
        before += 1;
    }
    start as u8..(start + data::GROUPS[group].1) as u8
}

const fn count(cards: &Range<u8>) -> usize {
    (cards.end - cards.start) as usize
}

/// The position of `card` among `cards`; `None` if it is not of that group.
fn place(cards: &Range<u8>, card: CardId) -> Option<usize> {
    cards.contains(&card.0).then(|| usize::from(card.0 - cards.start))
}

/// `number` as an index, if it is below `bound`.
fn below(number: u8, bound: usize) -> Option<usize> {
    Some(usize::from(number)).filter(|number| *number < bound)
}

/// The index of a move in the move space. This includes half turns that change nothing.
pub(crate) fn move_index(mv: Move) -> Option<usize> {
    Some(match mv {
        Move::PlayPath { card, cell, rot } => {
            if card.index() >= data::PATH_CARDS {
                return None;
            }
            PATH + (card.index() * CELLS + cell.index()?) * 2 + usize::from(rot)
        }
        Move::PlayTool { card, cell } => TOOL + place(&TOOLS, card)? * CELLS + cell.index()?,
        Move::PlayInfo { card, target } => INFO + place(&SCOUTS, card)? * PEEKS + peek_index(target)?,
        Move::PlayTrap { card, edge } => {
            TRAP + place(&TRAPS, card)? * Edge::COUNT + below(edge.0, Edge::COUNT)?
        }
        Move::PlayTroll { card, edge } => {
            TROLL + place(&TROLLS, card)? * Edge::COUNT + below(edge.0, Edge::COUNT)?
        }
        Move::PlayStorm { card, cell } => STORM + place(&STORMS, card)? * CELLS + cell.index()?,
        Move::Discard { cards } => match *cards.as_slice() {
            [card] => DISCARD + card.index(),
            // Pairs are sorted by their high card, so the pairs of every lower high card come first.
            [low, high] if low < high => DISCARD_PAIR + high.index() * (high.index() - 1) / 2 + low.index(),
            _ => return None,
        },
        Move::Step { dir } => STEP + dir as usize,
        Move::EndMove => END_MOVE,
        Move::TakeTreasure { slot } => TAKE + below(slot, data::RAIL)?,
        Move::PickTrapCard { index } => PICK + below(index, data::HAND_MAX)?,
        Move::ProposeEndRound => PROPOSE,
        Move::VoteEndRound { yes } => VOTE + usize::from(yes),
        Move::Ready => READY,
    })
}

fn peek_index(target: Peek) -> Option<usize> {
    let mines = data::MINE_CELLS;
    match target {
        Peek::Mine { mine } => below(mine, mines),
        Peek::Treasure { slot } => below(slot, data::RAIL).map(|slot| mines + slot),
        Peek::Dwarf { seat } => below(seat.0, data::PLAYERS).map(|seat| mines + data::RAIL + seat),
    }
}

/// The move at an index of the move space. This includes half turns that change nothing.
pub(crate) fn move_at(index: usize) -> Option<Move> {
    let card = |cards: &Range<u8>, place: usize| CardId(cards.start + place as u8);
    Some(match index {
        PATH..TOOL => {
            let (card, rot) = (CardId((index / 2 / CELLS) as u8), index % 2 == 1);
            Move::PlayPath { card, cell: Cell::at(index / 2 % CELLS)?, rot }
        }
        TOOL..INFO => {
            let (place, cell) = ((index - TOOL) / CELLS, (index - TOOL) % CELLS);
            Move::PlayTool { card: card(&TOOLS, place), cell: Cell::at(cell)? }
        }
        INFO..TRAP => {
            let (place, peek) = ((index - INFO) / PEEKS, (index - INFO) % PEEKS);
            Move::PlayInfo { card: card(&SCOUTS, place), target: peek_at(peek) }
        }
        TRAP..TROLL => {
            let (place, edge) = ((index - TRAP) / Edge::COUNT, (index - TRAP) % Edge::COUNT);
            Move::PlayTrap { card: card(&TRAPS, place), edge: Edge(edge as u8) }
        }
        TROLL..STORM => {
            let (place, edge) = ((index - TROLL) / Edge::COUNT, (index - TROLL) % Edge::COUNT);
            Move::PlayTroll { card: card(&TROLLS, place), edge: Edge(edge as u8) }
        }
        STORM..DISCARD => {
            let (place, cell) = ((index - STORM) / CELLS, (index - STORM) % CELLS);
            Move::PlayStorm { card: card(&STORMS, place), cell: Cell::at(cell)? }
        }
        DISCARD..DISCARD_PAIR => Move::Discard { cards: Discards::one(CardId((index - DISCARD) as u8)) },
        DISCARD_PAIR..STEP => {
            let pair = index - DISCARD_PAIR;
            let high = (1..data::CARDS).rfind(|high| high * (high - 1) / 2 <= pair)?;
            let low = pair - high * (high - 1) / 2;
            Move::Discard { cards: Discards::pair(CardId(low as u8), CardId(high as u8)) }
        }
        STEP..END_MOVE => Move::Step { dir: Dir::ALL[index - STEP] },
        END_MOVE => Move::EndMove,
        TAKE..PICK => Move::TakeTreasure { slot: (index - TAKE) as u8 },
        PICK..PROPOSE => Move::PickTrapCard { index: (index - PICK) as u8 },
        PROPOSE => Move::ProposeEndRound,
        VOTE..READY => Move::VoteEndRound { yes: index > VOTE },
        READY => Move::Ready,
        _ => return None,
    })
}

fn peek_at(index: usize) -> Peek {
    let mines = data::MINE_CELLS;
    let number = index as u8;
    if index < mines {
        Peek::Mine { mine: number }
    } else if index < mines + data::RAIL {
        Peek::Treasure { slot: number - mines as u8 }
    } else {
        Peek::Dwarf { seat: Seat(number - (mines + data::RAIL) as u8) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::Tables;

    #[test]
    fn move_indices_and_moves_map_to_each_other_one_to_one() {
        for index in 0..MOVES {
            let mv = move_at(index).expect("the move space has no holes");
            assert_eq!(move_index(mv), Some(index), "{mv:?}");
        }
        assert_eq!(move_at(MOVES), None);
        assert_eq!(MOVES, 9994);
        // 16 path cards of the standard deck look the same turned: 7 crosses, 7 lines east–west, 2 lines north–south.
        let idle = |index: &usize| move_at(*index).is_some_and(|mv| mv.turns_in_vain(&Tables::STANDARD));
        assert_eq!((0..MOVES).filter(idle).count(), 16 * CELLS);
    }
}
