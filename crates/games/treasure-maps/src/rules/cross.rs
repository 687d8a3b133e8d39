//! TM-030 to TM-064: step 2. Everybody marks their own cards, unseen; the last commit reveals all of them.

use klad_engine::{Audience, Chance, Log, Seat};

use super::replace;
use crate::{
    components::{Cells, Mark},
    data::{COIN_CELLS, PALM_BOXES, SLOTS, TAKE_BACKS},
    events::Event,
    placements::placements,
    refusal::{MarkKind, Refusal},
    state::{Marks, Player, State},
};

pub(super) fn check_shape(state: &State, seat: Seat, slot: u8, cells: Cells) -> Result<(), Refusal> {
    check_primary(state, seat)?;
    let player = state.player(seat);
    check_cells(player, slot, cells, MarkKind::Shape)?;
    let card = player.slots[usize::from(slot)].card.expect("check_cells found one");
    if !placements(card, state.shape()).contains(&cells) {
        return Err(Refusal::not_the_shape(state.shape(), cells));
    }
    Ok(())
}

pub(super) fn check_single(state: &State, seat: Seat, slot: u8, cell: u8) -> Result<(), Refusal> {
    check_primary(state, seat)?;
    check_cell(state.player(seat), slot, cell, MarkKind::Single)
}

pub(super) fn check_bonus(state: &State, seat: Seat, slot: u8, cell: u8) -> Result<(), Refusal> {
    check_marking(state, seat)?;
    if state.player(seat).marks.is_empty() {
        return Err(Refusal::NoBonusDue);
    }
    check_cell(state.player(seat), slot, cell, MarkKind::Bonus)
}

pub(super) fn check_take_back(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_marking(state, seat)?;
    let player = state.player(seat);
    if player.marks.is_empty() {
        return Err(Refusal::NothingToTakeBack);
    }
    if player.take_backs >= TAKE_BACKS {
        return Err(Refusal::too_many_take_backs());
    }
    Ok(())
}

/// Whether `seat` still has marks to make.
fn check_marking(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.player(seat).is_idle() {
        return Err(Refusal::NothingToCross);
    }
    if !state.waiting.contains(seat) {
        return Err(Refusal::AlreadyCommitted);
    }
    Ok(())
}

fn check_primary(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_marking(state, seat)?;
    let player = state.player(seat);
    if !player.marks.is_empty() {
        return Err(Refusal::BonusDue { due: player.due() });
    }
    Ok(())
}

fn check_cell(player: &Player, slot: u8, cell: u8, mark: MarkKind) -> Result<(), Refusal> {
    let last = last_cell(player, slot, mark)?;
    if cell > last {
        return Err(Refusal::NotOnCard { slot, cell, last, mark });
    }
    check_cells(player, slot, Cells::only(cell), mark)
}

/// Whether the cells are on the card in the slot, and uncrossed.
fn check_cells(player: &Player, slot: u8, cells: Cells, mark: MarkKind) -> Result<(), Refusal> {
    let last = last_cell(player, slot, mark)?;
    if let Some(cell) = cells.iter().find(|cell| *cell > last) {
        return Err(Refusal::NotOnCard { slot, cell, last, mark });
    }
    if let Some(cell) = cells.without(player.open(usize::from(slot))).first() {
        return Err(Refusal::AlreadyCrossed { slot, cell });
    }
    Ok(())
}

fn last_cell(player: &Player, slot: u8, mark: MarkKind) -> Result<u8, Refusal> {
    let active = player.slots.get(usize::from(slot));
    let card = active.and_then(|active| active.card).ok_or(Refusal::NoCardInSlot { slot, mark })?;
    Ok(card.points() - 1)
}

/// TM-037: a mark of any kind. The one after which nothing is due, or nothing is left to cross, is the last (TM-043).
pub(super) fn apply_mark(
    state: &mut State,
    seat: Seat,
    slot: u8,
    cells: Cells,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let mark = Mark { slot, cells };
    let turn = state.turn;
    let player = state.player_mut(seat);
    player.marks.push(mark);
    let due = player.due();
    let is_last = due == 0 || !player.has_open();
    log.tell(Audience::Only(seat), || Event::Marked { turn, mark, due: if is_last { 0 } else { due } });
    if is_last {
        commit(state, seat, chance, log);
    }
}

/// TM-039: the state before the seat's latest mark.
pub(super) fn apply_take_back(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    player.marks.take_back();
    player.take_backs += 1;
    log.tell(Audience::Only(seat), || Event::TakenBack {});
}

fn commit(state: &mut State, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    state.player_mut(seat).take_backs = 0;
    state.waiting = state.waiting.without(seat);
    log.tell(Audience::All, || Event::Committed { seat });
    if state.waiting.is_empty() {
        reveal(state, log);
        replace::step_three(state, chance, log);
    }
}

/// TM-038: everybody has committed; all marks become public at once and take effect.
fn reveal(state: &mut State, log: &mut impl Log<Event>) {
    let palm_value = state.palm_value();
    let turn = state.turn;
    for seat in Seat::all(state.seats) {
        let player = state.player_mut(seat);
        player.last = std::mem::take(&mut player.marks);
        let marks = player.last;
        if marks.is_empty() {
            continue;
        }
        let gain = cross_out(player, &marks, palm_value);
        log.tell(Audience::All, || Event::CrossesRevealed {
            turn,
            seat,
            marks: marks.iter().collect(),
            coins: gain.coins,
            palms: gain.palms,
            palm_value,
        });
    }
}

/// What the icons under some marks bring.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Gain {
    /// Coin cells to cross.
    pub(crate) coins: u8,
    /// Palm boxes to fill.
    pub(crate) palms: u8,
}

/// TM-050, TM-051, TM-063: what the icons under `marks` bring this player: no more than the score card has room for.
pub(crate) fn gain(player: &Player, marks: &Marks) -> Gain {
    let mut gain = Gain::default();
    for mark in marks.iter() {
        let card = player.slots[usize::from(mark.slot)].card.expect("a marked slot holds a card");
        gain.coins += card.coins().both(mark.cells).len();
        gain.palms += card.palms().both(mark.cells).len();
    }
    Gain {
        coins: gain.coins.min(COIN_CELLS - player.coins),
        palms: gain.palms.min(PALM_BOXES as u8 - player.palms_scored),
    }
}

/// TM-031, TM-050, TM-060: crosses the marked cells, coin cells and palm boxes of one player.
fn cross_out(player: &mut Player, marks: &Marks, palm_value: u8) -> Gain {
    let gain = gain(player, marks);
    for slot in 0..SLOTS {
        let active = &mut player.slots[slot];
        active.crossed = active.crossed.union(marks.on(slot));
    }
    player.coins += gain.coins;
    for _ in 0..gain.palms {
        player.palms[usize::from(player.palms_scored)] = palm_value;
        player.palms_scored += 1;
    }
    gain
}
