//! Generates the legal moves. For speed, the targets of a card are computed for all cells at once; `check` in `rules`
//! is the plain version, and the tests compare the two over the whole move space.

use klad_engine::{Seat, SeatSet};

use super::{Discards, Move, Peek};
use crate::{
    board::{Cell, CellSet, Edge, EdgeSet},
    components::{CardId, Dir, Face, Symbol},
    data,
    state::{Phase, State},
};

/// Appends the legal moves of `seat`: cards by number, targets from the north-west, then discards, then the rest.
pub(crate) fn legal_moves(state: &State, seat: Seat, into: &mut Vec<Move>) {
    if !state.turn().must.contains(seat) {
        return;
    }
    match state.phase {
        Phase::PlayCard => plays(state, seat, into),
        Phase::EndVote => into.extend([false, true].map(|yes| Move::VoteEndRound { yes })),
        Phase::Moving => {
            let from = state.board.pawn(seat);
            let steps = Dir::ALL.into_iter().filter(|dir| state.board.can_step(from, *dir));
            into.extend(steps.map(|dir| Move::Step { dir }));
            into.push(Move::EndMove);
        }
        Phase::TrapPick => {
            let cards = state.hand(state.active).len() as u8;
            into.extend((0..cards).map(|index| Move::PickTrapCard { index }));
        }
        Phase::TakeTreasure => into.extend(state.matching_slots().map(|slot| Move::TakeTreasure { slot })),
        Phase::RoundBreak => into.push(Move::Ready),
        Phase::GameOver => {}
    }
}

fn plays(state: &State, seat: Seat, into: &mut Vec<Move>) {
    let board = &state.board;
    let hand = state.hand(seat);
    let frontier = state.frontier();
    for card in hand.iter() {
        match state.face(card) {
            Face::Path { exits, .. } => {
                let [plain, turned] = frontier.cells(exits);
                push_cells(into, plain, |cell| Move::PlayPath { card, cell, rot: false });
                push_cells(into, turned, |cell| Move::PlayPath { card, cell, rot: true });
            }
            Face::Tool { tool } => {
                push_cells(into, board.obstacles(tool), |cell| Move::PlayTool { card, cell });
            }
            Face::Info { symbols } => {
                for symbol in symbols.iter() {
                    push_peeks(state, seat, card, symbol, into);
                }
            }
            Face::Trap => push_edges(into, board.eligible(), |edge| Move::PlayTrap { card, edge }),
            Face::Troll => push_edges(into, board.eligible(), |edge| Move::PlayTroll { card, edge }),
            Face::Storm => {
                let cells = board.paths().minus(board.occupied());
                push_cells(into, cells, |cell| Move::PlayStorm { card, cell });
            }
        }
    }
    // As an array, so that every length is known up front.
    let mut cards = [CardId::NONE; data::HAND_MAX];
    cards.iter_mut().zip(hand.iter()).for_each(|(place, card)| *place = card);
    let cards = &cards[..hand.len()];
    into.extend(cards.iter().map(|card| Move::Discard { cards: Discards::one(*card) }));
    for (place, low) in cards.iter().enumerate() {
        into.extend(
            cards[place + 1..].iter().map(|high| Move::Discard { cards: Discards::pair(*low, *high) }),
        );
    }
    if state.options.end_round_vote && !state.proposed {
        into.push(Move::ProposeEndRound);
    }
}

fn push_peeks(state: &State, seat: Seat, card: CardId, symbol: Symbol, into: &mut Vec<Move>) {
    let mut push = |target| into.push(Move::PlayInfo { card, target });
    match symbol {
        Symbol::Mine => {
            let hidden =
                |mine: &usize| state.board.face_down().contains(state.options.deck.mine_places()[*mine]);
            (0..data::MINE_CELLS).filter(hidden).for_each(|mine| push(Peek::Mine { mine: mine as u8 }));
        }
        Symbol::Treasure => {
            let left = |slot: &u8| state.takers[usize::from(*slot)].is_none();
            (0..state.seats).filter(left).for_each(|slot| push(Peek::Treasure { slot }));
        }
        Symbol::Dwarf => {
            let others = SeatSet::all(state.seats).without(seat);
            others.iter().for_each(|seat| push(Peek::Dwarf { seat }));
        }
    }
}

/// Pushes one move per cell. The length is known up front, so the buffer grows at most once.
#[inline]
fn push_cells(into: &mut Vec<Move>, cells: CellSet, mv: impl Fn(Cell) -> Move) {
    for (half, first) in [(cells.0 as u64, 0), ((cells.0 >> 64) as u64, 64)] {
        let mut rest = half;
        into.extend((0..half.count_ones()).map(|_| {
            let cell = Cell(first + rest.trailing_zeros() as u8);
            rest &= rest - 1;
            mv(cell)
        }));
    }
}

#[inline]
fn push_edges(into: &mut Vec<Move>, edges: EdgeSet, mv: impl Fn(Edge) -> Move) {
    push_cells(into, edges.east, |cell| mv(Edge::east_of(cell)));
    push_cells(into, edges.south, |cell| mv(Edge::south_of(cell)));
}
