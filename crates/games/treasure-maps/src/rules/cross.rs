//! TM-030 to TM-064: step 2. Everybody marks their own cards in secret; the last commit reveals all marks.

use klad_engine::{Audience, Chance, Log, Seat};

use super::replace;
use crate::{
    components::{Cells, Mark},
    data::{COIN_CELLS, PALM_BOXES, TAKE_BACKS},
    events::Event,
    refusal::{MarkKind, Refusal},
    state::{Marks, Player, State},
    tables::Tables,
};

pub(super) fn check_shape(state: &State, seat: Seat, slot: u8, cells: Cells) -> Result<(), Refusal> {
    check_primary(state, seat)?;
    let player = state.player(seat);
    check_cells(player, slot, cells, MarkKind::Shape)?;
    let card = player.slots[usize::from(slot)].card.expect("check_cells found a card");
    if !state.options.deck.placements(card, state.shape()).contains(&cells) {
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

/// Returns an error unless `seat` still has marks to make.
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
        return Err(Refusal::BonusDue { due: player.owed(&state.options.deck) });
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

/// Returns an error unless the cells are on the card in the slot and uncrossed.
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

/// TM-037: makes a mark of any kind. It is the last one if nothing is due or nothing is left to cross (TM-043).
pub(super) fn apply_mark(
    state: &mut State,
    seat: Seat,
    slot: u8,
    cells: Cells,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let mark = Mark { slot, cells };
    let (turn, deck) = (state.turn, state.options.deck);
    let player = state.player_mut(seat);
    player.marks.push(mark);
    let due = player.owed(&deck);
    log.tell(Audience::Only(seat), || Event::Marked { turn, mark, due });
    if due == 0 {
        commit(state, seat, chance, log);
    }
}

/// TM-039: restores the state before the seat's latest mark.
pub(super) fn apply_take_back(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    player.marks.take_back();
    player.take_backs += 1;
    log.tell(Audience::Only(seat), || Event::TakenBack {});
}

fn commit(state: &mut State, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    state.player_mut(seat).take_backs = 0;
    state.waiting = state.waiting.without(seat);
    // TM-130: in a solo game there is nobody else to know it.
    if !state.is_solo() {
        log.tell(Audience::All, || Event::Committed { seat });
    }
    if state.waiting.is_empty() {
        reveal(state, log);
        replace::step_three(state, chance, log);
    }
}

/// TM-038: everybody has committed; all marks become public and take effect together.
fn reveal(state: &mut State, log: &mut impl Log<Event>) {
    let palm_value = state.palm_value();
    let turn = state.turn;
    for seat in Seat::all(state.seats) {
        let deck = state.options.deck;
        let player = state.player_mut(seat);
        player.last = std::mem::take(&mut player.marks);
        let marks = player.last;
        if marks.is_empty() {
            continue;
        }
        let gain = cross_out(&deck, player, &marks, palm_value);
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

/// What the icons under some marks give.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Gain {
    /// The number of coin cells to cross.
    pub(crate) coins: u8,
    /// The number of palm boxes to fill.
    pub(crate) palms: u8,
}

impl Gain {
    /// Adds the icons under one mark.
    #[inline]
    fn add(&mut self, deck: &Tables, player: &Player, mark: Mark) {
        let card = player.slots[usize::from(mark.slot)].card.expect("a marked slot has a card");
        self.coins += deck.coins(card).both(mark.cells).len();
        self.palms += deck.palms(card).both(mark.cells).len();
    }

    /// TM-051, TM-063: capped at what the score card has room for.
    #[inline]
    fn that_counts(self, player: &Player) -> Gain {
        Gain {
            coins: self.coins.min(COIN_CELLS - player.coins),
            palms: self.palms.min(PALM_BOXES as u8 - player.palms_scored),
        }
    }
}

/// What the icons under this turn's marks will give this player.
pub(crate) fn gain(deck: &Tables, player: &Player) -> Gain {
    let mut gain = Gain::default();
    player.marks.iter().for_each(|mark| gain.add(deck, player, mark));
    gain.that_counts(player)
}

/// TM-031, TM-050, TM-060: crosses the marked cells, coin cells and palm boxes of one player.
#[inline]
fn cross_out(deck: &Tables, player: &mut Player, marks: &Marks, palm_value: u8) -> Gain {
    let mut gain = Gain::default();
    for mark in marks.iter() {
        gain.add(deck, player, mark);
        let slot = &mut player.slots[usize::from(mark.slot)];
        slot.crossed = slot.crossed.union(mark.cells);
    }
    let gain = gain.that_counts(player);
    player.coins += gain.coins;
    for _ in 0..gain.palms {
        player.palms[usize::from(player.palms_scored)] = palm_value;
        player.palms_scored += 1;
    }
    gain
}
