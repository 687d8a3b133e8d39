//! What a player may do.

use klad_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Cells},
    data::{DEALT, DISPLAY, SLOTS, TAKE_BACKS},
    placements::IN_BOX,
    state::{Phase, State},
    view::View,
};

/// A choice of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// TM-005: keeps two of the four dealt cards, named by their places, the lower one first.
    ChooseStart {
        /// Places 0 to 3.
        keep: [u8; SLOTS],
    },
    /// TM-030: the first mark of a turn.
    Mark {
        /// What is crossed.
        primary: Primary,
    },
    /// TM-040: one bonus cell, while one is due.
    Bonus {
        /// Slot 0 or 1.
        slot: u8,
        /// The cell.
        cell: u8,
    },
    /// TM-039: withdraws the latest mark of the turn.
    TakeBack {},
    /// TM-076: takes a new card in step 3.
    TakeCard {
        /// Where from.
        from: Source,
    },
}

/// The mandatory crossing of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Primary {
    /// TM-031: the revealed shape on one card, named by its cells.
    Shape {
        /// Slot 0 or 1.
        slot: u8,
        /// The cells it covers.
        cells: Cells,
    },
    /// TM-035: a single cell instead.
    Single {
        /// Slot 0 or 1.
        slot: u8,
        /// The cell.
        cell: u8,
    },
}

/// Where a new card comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// A place of the display.
    Display {
        /// Position 0 to 3.
        position: u8,
    },
    /// The top of the treasure deck, unseen.
    Deck {},
}

/// The six ways to keep two of four cards, in order.
pub(crate) const KEEPS: [[u8; SLOTS]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];

/// Appends the legal moves of `seat`: shapes by slot and ascending list of cells, then singles; bonus cells, then the
/// take-back; display cards, then the deck.
pub(crate) fn legal_moves(state: &State, seat: Seat, into: &mut Vec<Move>) {
    if !state.waiting.contains(seat) {
        return;
    }
    match state.phase {
        Phase::ChooseStart => into.extend(KEEPS.map(|keep| Move::ChooseStart { keep })),
        Phase::Cross if state.player(seat).marks.is_empty() => primaries(state, seat, into),
        Phase::Cross => bonuses(state, seat, into),
        Phase::Replace => takes(state, into),
        Phase::Over => {}
    }
}

/// The single cells of two cards, and one more to write to.
const ROOM_BESIDE_SHAPES: usize = 29;

/// This is where playouts spend their time, so room is made once.
fn primaries(state: &State, seat: Seat, into: &mut Vec<Move>) {
    let slots = &state.player(seat).slots;
    let before = into.len();
    into.resize(
        before + state.options.deck.fits.most + ROOM_BESIDE_SHAPES,
        Move::Mark { primary: Primary::Shape { slot: 0, cells: Cells::NONE } },
    );
    let list = &mut into[before..];
    let mut len = 0;
    for (slot, active) in (0..).zip(slots) {
        if let Some(card) = active.card {
            len += write_shapes(
                &mut list[len..],
                slot,
                active.crossed,
                state.options.deck.placements(card, state.shape()),
            );
        }
    }
    for_each_cell(slots.map(|active| active.open()), |slot, cell| {
        list[len] = Move::Mark { primary: Primary::Single { slot, cell } };
        len += 1;
    });
    into.truncate(before + len);
}

/// Writes the placements that are free and hands back their number. There is no branch for each of them: one that is
/// not free is written over by the next.
#[inline(never)]
fn write_shapes(list: &mut [Move], slot: u8, crossed: Cells, placements: &[Cells]) -> usize {
    let mut len = 0;
    for &cells in placements {
        list[len] = Move::Mark { primary: Primary::Shape { slot, cells } };
        len += usize::from(cells.both(crossed).is_empty());
    }
    len
}

/// The cells of both slots in order, in one loop.
#[inline]
fn for_each_cell(open: [Cells; SLOTS], mut each: impl FnMut(u8, u8)) {
    let mut rest = u32::from(open[0].0) | u32::from(open[1].0) << u16::BITS;
    while rest != 0 {
        let place = rest.trailing_zeros();
        each((place / u16::BITS) as u8, (place % u16::BITS) as u8);
        rest &= rest - 1;
    }
}

fn bonuses(state: &State, seat: Seat, into: &mut Vec<Move>) {
    let player = state.player(seat);
    for_each_cell([player.open(0), player.open(1)], |slot, cell| into.push(Move::Bonus { slot, cell }));
    if player.take_backs < TAKE_BACKS {
        into.push(Move::TakeBack {});
    }
}

fn takes(state: &State, into: &mut Vec<Move>) {
    for (position, card) in (0..).zip(&state.display) {
        if card.is_some() {
            into.push(Move::TakeCard { from: Source::Display { position } });
        }
    }
    if !state.deck.is_empty() {
        into.push(Move::TakeCard { from: Source::Deck {} });
    }
}

/// Most cells of a card.
const CELLS_MAX: usize = 14;

// The move space: these follow one another.
const SHAPES_AT: usize = KEEPS.len();
const SINGLES_AT: usize = SHAPES_AT + SLOTS * IN_BOX;
const BONUSES_AT: usize = SINGLES_AT + SLOTS * CELLS_MAX;
const TAKE_BACK_AT: usize = BONUSES_AT + SLOTS * CELLS_MAX;
const TAKES_AT: usize = TAKE_BACK_AT + 1;
/// Size of the move space.
pub(crate) const MOVES: usize = TAKES_AT + DISPLAY + 1;

/// The place of a move in the move space. A shape's place depends on the card in its slot.
pub(crate) fn move_index(state: &State, seat: Seat, mv: Move) -> Option<usize> {
    let cell_at = |slot: u8, cell: u8| {
        let (slot, cell) = (usize::from(slot), usize::from(cell));
        (slot < SLOTS && cell < CELLS_MAX).then_some(slot * CELLS_MAX + cell)
    };
    match mv {
        Move::ChooseStart { keep } => KEEPS.iter().position(|known| *known == keep),
        Move::Mark { primary: Primary::Shape { slot, cells } } => {
            let card = active_card(state, seat, usize::from(slot))?;
            let place = state.options.deck.fits.place_of(card, state.shape(), cells)?;
            Some(SHAPES_AT + usize::from(slot) * IN_BOX + place)
        }
        Move::Mark { primary: Primary::Single { slot, cell } } => Some(SINGLES_AT + cell_at(slot, cell)?),
        Move::Bonus { slot, cell } => Some(BONUSES_AT + cell_at(slot, cell)?),
        Move::TakeBack {} => Some(TAKE_BACK_AT),
        Move::TakeCard { from: Source::Display { position } } => {
            let position = usize::from(position);
            (position < DISPLAY).then_some(TAKES_AT + position)
        }
        Move::TakeCard { from: Source::Deck {} } => Some(TAKES_AT + DISPLAY),
    }
}

/// A place of the move space taken apart; what card it is about is another question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Which of [`KEEPS`].
    Keep(usize),
    /// A placement of the box on a slot.
    Shape { slot: u8, place: usize },
    /// A single cell instead.
    Single { slot: u8, cell: u8 },
    /// A bonus cell.
    Bonus { slot: u8, cell: u8 },
    /// The latest mark withdrawn.
    TakeBack,
    /// A place of the display, or the deck after them.
    Take(usize),
}

/// What stands at a place of the move space, below [`MOVES`].
pub(crate) fn part_of(index: usize) -> Part {
    let slot_and = |start: usize, size: usize| {
        let rest = index - start;
        ((rest / size) as u8, rest % size)
    };
    if index < SHAPES_AT {
        Part::Keep(index)
    } else if index < SINGLES_AT {
        let (slot, place) = slot_and(SHAPES_AT, IN_BOX);
        Part::Shape { slot, place }
    } else if index < BONUSES_AT {
        let (slot, cell) = slot_and(SINGLES_AT, CELLS_MAX);
        Part::Single { slot, cell: cell as u8 }
    } else if index < TAKE_BACK_AT {
        let (slot, cell) = slot_and(BONUSES_AT, CELLS_MAX);
        Part::Bonus { slot, cell: cell as u8 }
    } else if index < TAKES_AT {
        Part::TakeBack
    } else {
        Part::Take(index - TAKES_AT)
    }
}

/// The move at a place of the move space; none for a shape that is not on the card in its slot.
pub(crate) fn move_at(state: &State, seat: Seat, index: usize) -> Option<Move> {
    if index >= MOVES {
        return None;
    }
    Some(match part_of(index) {
        Part::Keep(keep) => Move::ChooseStart { keep: KEEPS[keep] },
        Part::Shape { slot, place } => {
            let cells =
                state.options.deck.fits.cells_at(active_card(state, seat, usize::from(slot))?, place)?;
            Move::Mark { primary: Primary::Shape { slot, cells } }
        }
        Part::Single { slot, cell } => Move::Mark { primary: Primary::Single { slot, cell } },
        Part::Bonus { slot, cell } => Move::Bonus { slot, cell },
        Part::TakeBack => Move::TakeBack {},
        Part::Take(DISPLAY) => Move::TakeCard { from: Source::Deck {} },
        Part::Take(position) => Move::TakeCard { from: Source::Display { position: position as u8 } },
    })
}

fn active_card(state: &State, seat: Seat, slot: usize) -> Option<Card> {
    let player = state.players().get(seat.index())?;
    player.slots.get(slot)?.card
}

/// DEALT places of which two are kept give as many moves as KEEPS lists.
const _: () = assert!(KEEPS.len() == DEALT * (DEALT - 1) / 2);

/// What is played for a seat whose time has run out: the first two cards; the lowest uncrossed cell of the active card
/// with the fewest of them; the lowest card of the display.
pub(crate) fn fallback(view: &View, legal: &[Move]) -> Move {
    let slot = shortest_slot(view);
    let wanted = legal.iter().find(|mv| match **mv {
        Move::Mark { primary: Primary::Single { slot: at, .. } } | Move::Bonus { slot: at, .. } => {
            Some(at) == slot
        }
        Move::ChooseStart { .. } | Move::TakeCard { .. } => true,
        Move::Mark { primary: Primary::Shape { .. } } | Move::TakeBack {} => false,
    });
    *wanted.unwrap_or(&legal[0])
}

/// The viewer's slot with the fewest uncrossed cells, but at least one; the lower one of two alike.
fn shortest_slot(view: &View) -> Option<u8> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let player = view.players.get(seat.index())?;
    let marks = view.own.iter().flat_map(|own| &own.marks);
    let open = (0..).zip(&player.slots).filter_map(|(slot, active)| {
        let active = active.as_ref()?;
        let marked = marks.clone().filter(|mark| mark.slot == slot);
        let crossed = marked.fold(active.crossed, |cells, mark| cells.union(mark.cells));
        Some((active.card.cells().without(crossed).len(), slot)).filter(|(count, _)| *count > 0)
    });
    open.min().map(|(_, slot)| slot)
}
