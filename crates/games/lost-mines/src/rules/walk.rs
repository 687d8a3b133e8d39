//! Step 2: walk, traps, mines and treasures (LM-145 to LM-181, LM-112 to LM-117).

use klad_engine::{Audience, Chance, Log, Seat};

use super::{cards::treasure_seen, rounds};
use crate::{
    board::{Edge, Label},
    components::{CardId, Dir, Mine},
    data,
    events::Event,
    refusal::Refusal,
    setup::{LastTurn, TrapMode, TrapPicker},
    state::{Phase, RoundEnd, State},
};

/// Begins step 2 after the effect of step 1.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    if cut_short(state) {
        return rounds::end_round(state, RoundEnd::Cards, log);
    }
    // LM-148: fixed at the start of the walk; a campfire passed later does not count.
    let on_fire = state.board.fires().contains(state.board.pawn(state.active));
    state.steps_left = if on_fire { data::STEPS_FROM_FIRE } else { data::STEPS };
    state.walked = None;
    state.phase = Phase::Moving;
    go_on(state, log);
}

/// LM-204: whether the round ends here, without completing the turn.
fn cut_short(state: &State) -> bool {
    state.options.last_turn == LastTurn::Cut && state.no_cards_left()
}

/// LM-154: ends the walk when no step is left or possible.
fn go_on(state: &mut State, log: &mut impl Log<Event>) {
    let from = state.board.pawn(state.active);
    if state.steps_left == 0 || !Dir::ALL.iter().any(|dir| state.board.can_step(from, *dir)) {
        finish(state, log);
    }
}

pub(super) fn check_step(state: &State, seat: Seat, dir: Dir) -> Result<(), Refusal> {
    state.board.step(state.board.pawn(seat), dir).map(|_| ())
}

pub(super) fn apply_step(state: &mut State, dir: Dir, chance: &mut Chance, log: &mut impl Log<Event>) {
    let seat = state.active;
    let from = state.board.pawn(seat);
    let to = from.neighbor(dir).expect("checked to be a step on the board");
    state.board.move_pawn(seat, to);
    state.plays.moved(to);
    state.steps_left -= 1;
    state.walked = Some(dir);
    log.tell(Audience::All, || Event::Stepped { seat, from, to, at: Label(to) });

    // LM-147: the trap comes before the mine.
    if !state.board.traps.crosses(from, dir) {
        return arrive(state, log);
    }
    let hand = state.hand(seat);
    let edge = Edge::of(from, dir).expect("a step crosses an edge");
    log.tell(Audience::All, || Event::TrapSprung { seat, edge, costs: !hand.is_empty() });
    if hand.is_empty() {
        return arrive(state, log);
    }
    match state.options.trap_picker {
        TrapPicker::Random => {
            let card = hand.nth(chance.below(hand.len() as u32) as usize).expect("the hand is not empty");
            lose(state, card, log);
        }
        TrapPicker::Neighbor => {
            state.offered.iter_mut().zip(hand.iter()).for_each(|(place, card)| *place = card);
            chance.shuffle(&mut state.offered[..hand.len()]);
            state.phase = Phase::TrapPick;
        }
    }
}

pub(super) fn check_pick(state: &State, index: u8) -> Result<(), Refusal> {
    let size = state.hand(state.active).len() as u8;
    if index < size { Ok(()) } else { Err(Refusal::NoSuchCard { index, size }) }
}

pub(super) fn apply_pick(state: &mut State, index: u8, log: &mut impl Log<Event>) {
    let card = state.offered[usize::from(index)];
    state.offered = [CardId::NONE; data::HAND_MAX];
    state.phase = Phase::Moving;
    lose(state, card, log);
}

/// LM-113: the active seat loses a card to the trap it has just crossed.
fn lose(state: &mut State, card: CardId, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.hands[seat.index()].remove(card);
    state.buried[seat.index()].insert(card);
    log.tell(Audience::Only(seat), || Event::CardLost { card });
    if state.options.trap_mode == TrapMode::OneShot {
        let crossed = state.walked.and_then(|dir| Edge::of(state.board.pawn(seat), dir.opposite()));
        let edge = crossed.expect("a trap springs on a step");
        state.board.traps.remove(edge);
        log.tell(Audience::All, || Event::TrapRemoved { edge, ends: edge.ends() });
    }
    if cut_short(state) {
        return rounds::end_round(state, RoundEnd::Cards, log);
    }
    arrive(state, log);
}

/// The dwarf has arrived and any trap is resolved: a face-down mine is revealed, which ends the walk (LM-172).
fn arrive(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    let cell = state.board.pawn(seat);
    match state.mine_under(seat).filter(|_| state.board.face_down().contains(cell)) {
        Some(mine) => {
            reveal(state, mine, log);
            finish(state, log);
        }
        None => go_on(state, log),
    }
}

/// LM-170, LM-171, LM-179: turns the mine face up with its side of entry open.
fn reveal(state: &mut State, mine: usize, log: &mut impl Log<Event>) {
    let seat = state.active;
    let cell = state.options.deck.mine_places()[mine];
    let content = state.mines[mine];
    let dir = state.walked.expect("a mine is entered by a step");
    let printed = state.options.deck.mine_exits(content);
    let turned = state.board.mine_turn(cell, printed, dir);
    let exits = printed.oriented(turned);
    state.board.reveal(cell, exits);
    let mine = mine as u8;
    log.tell(Audience::All, || Event::MineRevealed { seat, mine, at: Label(cell), content, turned, exits });
    if content == Mine::Dragon {
        state.dragon = Some(seat);
        log.tell(Audience::All, || Event::DragonWoken { seat });
    }
}

/// Ends step 2: a dwarf on a treasure mine takes one (LM-173), then cards are drawn.
pub(super) fn finish(state: &mut State, log: &mut impl Log<Event>) {
    state.steps_left = 0;
    let mut slots = state.matching_slots();
    let (first, second) = (slots.next(), slots.next());
    drop(slots);
    match (first, second) {
        (None, _) => rounds::draw(state, log),
        (Some(slot), None) => apply_take(state, slot, log),
        // LM-174: the player chooses.
        (Some(_), Some(_)) => state.phase = Phase::TakeTreasure,
    }
}

pub(super) fn check_take(state: &State, slot: u8) -> Result<(), Refusal> {
    if state.matching_slots().any(|matching| matching == slot) {
        return Ok(());
    }
    Err(Refusal::WrongTreasure { slot })
}

pub(super) fn apply_take(state: &mut State, slot: u8, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.takers[usize::from(slot)] = Some(seat);
    let kind = state.rail[usize::from(slot)].kind;
    log.tell(Audience::All, || Event::TreasureTaken { seat, slot, kind });
    if state.options.owner_sees_treasure {
        state.peeks[seat.index()].slots |= 1 << slot;
        log.tell(Audience::Only(seat), || treasure_seen(state, slot));
    }
    // LM-201: the last treasure ends the round at once.
    if state.treasures_taken() == usize::from(state.seats) {
        return rounds::end_round(state, RoundEnd::Treasures, log);
    }
    rounds::draw(state, log);
}
