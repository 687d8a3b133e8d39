//! What a player may do.

use klad_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Cells},
    data::{CELLS_MAX, DEALT, DISPLAY, SLOTS, TAKE_BACKS},
    placements::IN_BOX,
    state::{Phase, State},
    view::View,
};

/// A move of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// TM-005: keeps two of the four dealt cards, named by their places, lower place first.
    ChooseStart {
        /// Places 0 to 3 in the order dealt.
        keep: [u8; SLOTS],
    },
    /// TM-030: the first mark of a turn.
    Mark {
        /// What to cross.
        primary: Primary,
    },
    /// TM-040: crosses one bonus cell while one is due.
    Bonus {
        /// Slot 0 or 1.
        slot: u8,
        /// Number of the cell on the card.
        cell: u8,
    },
    /// TM-039: takes back the latest mark of the turn.
    TakeBack {},
    /// TM-076: takes a new card in step 3.
    TakeCard {
        /// Where to take it from.
        from: Source,
    },
}

/// The mandatory crossing of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Primary {
    /// TM-031: the revealed shape on one card, given by its cells.
    Shape {
        /// Slot 0 or 1.
        slot: u8,
        /// The cells the shape covers.
        cells: Cells,
    },
    /// TM-035: a single cell instead of the shape.
    Single {
        /// Slot 0 or 1.
        slot: u8,
        /// Number of the cell on the card.
        cell: u8,
    },
}

/// Where a new card is taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// A position of the display.
    Display {
        /// Position 0 to 3.
        position: u8,
    },
    /// The top card of the treasure deck, unseen.
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

/// The single cells of two cards, plus a spare entry to write to.
const ROOM_BESIDE_SHAPES: usize = 29;

/// Playouts spend their time here, so the list is resized only once.
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

/// Writes the free placements and returns their number. This is branchless: a placement that is not free is overwritten
/// by the next.
#[inline(never)]
fn write_shapes(list: &mut [Move], slot: u8, crossed: Cells, placements: &[Cells]) -> usize {
    let mut len = 0;
    for &cells in placements {
        list[len] = Move::Mark { primary: Primary::Shape { slot, cells } };
        len += usize::from(cells.both(crossed).is_empty());
    }
    len
}

/// Visits the cells of both slots in order, in one loop.
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

// The ranges of the move space, one after another.
const SHAPES_AT: usize = KEEPS.len();
const SINGLES_AT: usize = SHAPES_AT + SLOTS * IN_BOX;
const BONUSES_AT: usize = SINGLES_AT + SLOTS * CELLS_MAX;
const TAKE_BACK_AT: usize = BONUSES_AT + SLOTS * CELLS_MAX;
const TAKES_AT: usize = TAKE_BACK_AT + 1;
/// Size of the move space.
pub(crate) const MOVES: usize = TAKES_AT + DISPLAY + 1;

/// The index of a move in the move space. The index of a shape depends on the card in its slot.
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

/// Appends the indices of `moves`, which [`legal_moves`] has listed for `seat`. Shapes are listed in the order of their
/// placements on each card, so the whole list is one walk over them.
pub(crate) fn indices(state: &State, seat: Seat, moves: &[Move], into: &mut Vec<u32>) {
    let fits = &state.options.deck.fits;
    let mut placed = [0, 1].map(|slot| {
        active_card(state, seat, slot).into_iter().flat_map(|card| fits.placed(card, state.shape()))
    });
    let index = |&mv: &Move| {
        if let Move::Mark { primary: Primary::Shape { slot, cells } } = mv
            && let Some((_, place)) = placed[usize::from(slot)].find(|(known, _)| *known == cells)
        {
            return (SHAPES_AT + usize::from(slot) * IN_BOX + place) as u32;
        }
        move_index(state, seat, mv).expect("a legal move is in the move space") as u32
    };
    into.extend(moves.iter().map(index));
}

/// An index of the move space decoded, without looking at the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decoded {
    /// An index into [`KEEPS`].
    Keep(usize),
    /// A placement from the list of the box, on a slot.
    Shape { slot: u8, place: usize },
    /// A single cell instead of the shape.
    Single { slot: u8, cell: u8 },
    /// A bonus cell.
    Bonus { slot: u8, cell: u8 },
    /// Takes back the latest mark.
    TakeBack,
    /// A position of the display, or the deck after them.
    Take(usize),
}

/// Decodes an index of the move space, below [`MOVES`].
pub(crate) fn decoded(index: usize) -> Decoded {
    let slot_and = |start: usize, size: usize| {
        let rest = index - start;
        ((rest / size) as u8, rest % size)
    };
    if index < SHAPES_AT {
        Decoded::Keep(index)
    } else if index < SINGLES_AT {
        let (slot, place) = slot_and(SHAPES_AT, IN_BOX);
        Decoded::Shape { slot, place }
    } else if index < BONUSES_AT {
        let (slot, cell) = slot_and(SINGLES_AT, CELLS_MAX);
        Decoded::Single { slot, cell: cell as u8 }
    } else if index < TAKE_BACK_AT {
        let (slot, cell) = slot_and(BONUSES_AT, CELLS_MAX);
        Decoded::Bonus { slot, cell: cell as u8 }
    } else if index < TAKES_AT {
        Decoded::TakeBack
    } else {
        Decoded::Take(index - TAKES_AT)
    }
}

/// The move at an index of the move space; `None` for a shape that does not fit on the card in its slot.
pub(crate) fn move_at(state: &State, seat: Seat, index: usize) -> Option<Move> {
    if index >= MOVES {
        return None;
    }
    Some(match decoded(index) {
        Decoded::Keep(keep) => Move::ChooseStart { keep: KEEPS[keep] },
        Decoded::Shape { slot, place } => {
            let cells =
                state.options.deck.fits.cells_at(active_card(state, seat, usize::from(slot))?, place)?;
            Move::Mark { primary: Primary::Shape { slot, cells } }
        }
        Decoded::Single { slot, cell } => Move::Mark { primary: Primary::Single { slot, cell } },
        Decoded::Bonus { slot, cell } => Move::Bonus { slot, cell },
        Decoded::TakeBack => Move::TakeBack {},
        Decoded::Take(DISPLAY) => Move::TakeCard { from: Source::Deck {} },
        Decoded::Take(position) => Move::TakeCard { from: Source::Display { position: position as u8 } },
    })
}

fn active_card(state: &State, seat: Seat, slot: usize) -> Option<Card> {
    let player = state.players().get(seat.index())?;
    player.slots.get(slot)?.card
}

/// [`KEEPS`] lists every way to keep two of the dealt cards.
const _: () = assert!(KEEPS.len() == DEALT * (DEALT - 1) / 2);

/// The move made for a seat whose time has run out: the first two cards; the lowest uncrossed cell of the active card
/// with the fewest; the lowest card of the display.
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

/// The viewer's slot with the fewest uncrossed cells, but at least one; ties go to the lower slot.
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
