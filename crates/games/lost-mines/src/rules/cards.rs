//! Step 1: play a card or discard (LM-054 to LM-141).

use klad_engine::{Audience, Log, Seat};

use crate::{
    board::{Cell, Edge, Label},
    components::{CardId, Face},
    events::Event,
    moves::{Discards, Move, Peek},
    plays::{Play, Record},
    refusal::Refusal,
    setup::MineAnchor,
    state::{State, Troll},
};

/// LM-054: the card must be in the player's hand.
fn check_hand(state: &State, seat: Seat, card: CardId) -> Result<Face, Refusal> {
    if !state.hand(seat).contains(card) {
        return Err(Refusal::NotInHand { card });
    }
    Ok(state.face(card))
}

pub(super) fn check_path(
    state: &State,
    seat: Seat,
    card: CardId,
    cell: Cell,
    rot: bool,
) -> Result<(), Refusal> {
    let Face::Path { exits, .. } = check_hand(state, seat, card)? else {
        return Err(Refusal::WrongKind { card });
    };
    if rot && exits.is_symmetric() {
        // Otherwise one play would have two notations.
        return Err(Refusal::SameTurned { card });
    }
    state.board.fits(exits.oriented(rot), cell, state.options.mine_anchor == MineAnchor::Any)
}

pub(super) fn apply_path(
    state: &mut State,
    seat: Seat,
    card: CardId,
    cell: Cell,
    turned: bool,
    log: &mut impl Log<Event>,
) {
    state.hands[seat.index()].remove(card);
    state.board.lay(card, cell, turned);
    log.tell(Audience::All, || {
        let (exits, special) = state.board.deck.path(card);
        Event::PathPlayed {
            seat,
            card,
            special,
            exits: exits.oriented(turned),
            turned,
            cell,
            at: Label(cell),
        }
    });
}

pub(super) fn check_tool(state: &State, seat: Seat, card: CardId, cell: Cell) -> Result<(), Refusal> {
    let Face::Tool { tool } = check_hand(state, seat, card)? else { return Err(Refusal::WrongKind { card }) };
    let fits = state
        .board
        .path_at(cell)
        .is_some_and(|(obstacle, _)| state.board.deck.path(obstacle).1.tool() == Some(tool));
    // LM-090: an obstacle never gets a second token.
    if fits && !state.board.has_tool(cell) { Ok(()) } else { Err(Refusal::NoObstacle { at: Label(cell) }) }
}

pub(super) fn apply_tool(state: &mut State, seat: Seat, card: CardId, cell: Cell, log: &mut impl Log<Event>) {
    show(state, seat, card);
    state.board.overcome(cell);
    log.tell(Audience::All, || {
        let Face::Tool { tool } = state.face(card) else { unreachable!("checked to be a tool") };
        Event::ToolPlayed { seat, card, tool, cell, at: Label(cell) }
    });
}

pub(super) fn check_info(state: &State, seat: Seat, card: CardId, target: Peek) -> Result<(), Refusal> {
    let Face::Info { symbols } = check_hand(state, seat, card)? else {
        return Err(Refusal::WrongKind { card });
    };
    let symbol = target.symbol();
    if !symbols.contains(symbol) {
        return Err(Refusal::NoSymbol { card, symbol });
    }
    match target {
        Peek::Mine { mine } => {
            let cell = state.options.deck.mine_places().get(usize::from(mine));
            let hidden = cell.is_some_and(|cell| state.board.face_down().contains(*cell));
            if hidden { Ok(()) } else { Err(Refusal::MineKnown { mine }) }
        }
        Peek::Treasure { slot } => {
            let left = slot < state.seats && state.takers[usize::from(slot)].is_none();
            if left { Ok(()) } else { Err(Refusal::TreasureGone { slot }) }
        }
        Peek::Dwarf { seat: other } => {
            if other != seat && other.0 < state.seats {
                Ok(())
            } else {
                Err(Refusal::NotAnotherDwarf)
            }
        }
    }
}

pub(super) fn apply_info(
    state: &mut State,
    seat: Seat,
    card: CardId,
    target: Peek,
    log: &mut impl Log<Event>,
) {
    show(state, seat, card);
    let peeks = &mut state.peeks[seat.index()];
    // LM-104: everybody learns what was looked at; only the player learns what was seen.
    match target {
        Peek::Mine { mine } => {
            peeks.mines |= 1 << mine;
            let at = Label(state.options.deck.mine_places()[usize::from(mine)]);
            let content = state.mines[usize::from(mine)];
            log.tell(Audience::All, || Event::MineLookedAt { seat, card, mine, at });
            log.tell(Audience::Only(seat), || Event::MineSeen { mine, at, content });
        }
        Peek::Treasure { slot } => {
            peeks.slots |= 1 << slot;
            let treasure = state.rail[usize::from(slot)];
            log.tell(Audience::All, || Event::TreasureLookedAt { seat, card, slot, kind: treasure.kind });
            log.tell(Audience::Only(seat), || treasure_seen(state, slot));
        }
        Peek::Dwarf { seat: target_seat } => {
            peeks.dwarves = peeks.dwarves.with(target_seat);
            let role = state.dwarf(target_seat).role;
            log.tell(Audience::All, || Event::DwarfLookedAt { seat, card, target_seat });
            log.tell(Audience::Only(seat), || Event::RoleSeen { target_seat, role });
        }
    }
}

pub(super) fn treasure_seen(state: &State, slot: u8) -> Event {
    let treasure = state.rail[usize::from(slot)];
    Event::TreasureSeen { slot, kind: treasure.kind, value: treasure.value }
}

pub(super) fn check_trap(state: &State, seat: Seat, card: CardId, edge: Edge) -> Result<(), Refusal> {
    let Face::Trap = check_hand(state, seat, card)? else { return Err(Refusal::WrongKind { card }) };
    state.board.is_eligible(edge)
}

pub(super) fn apply_trap(state: &mut State, seat: Seat, card: CardId, edge: Edge, log: &mut impl Log<Event>) {
    show(state, seat, card);
    state.board.traps.insert(edge);
    log.tell(Audience::All, || Event::TrapSet { seat, card, edge, ends: edge.ends() });
}

pub(super) fn check_troll(state: &State, seat: Seat, card: CardId, edge: Edge) -> Result<(), Refusal> {
    let Face::Troll = check_hand(state, seat, card)? else { return Err(Refusal::WrongKind { card }) };
    state.board.is_eligible(edge)
}

pub(super) fn apply_troll(
    state: &mut State,
    seat: Seat,
    card: CardId,
    edge: Edge,
    log: &mut impl Log<Event>,
) {
    // LM-120: the card stays in front of its owner as long as the troll is out.
    state.hands[seat.index()].remove(card);
    debug_assert!(state.trolls[seat.index()].is_none(), "LM-124: at most one troll per player");
    state.trolls[seat.index()] = Some(Troll { card, edge: Some(edge) });
    state.board.trolls.insert(edge);
    log.tell(Audience::All, || Event::TrollSet { seat, card, edge, ends: edge.ends() });
}

pub(super) fn check_storm(state: &State, seat: Seat, card: CardId, cell: Cell) -> Result<(), Refusal> {
    let Face::Storm = check_hand(state, seat, card)? else { return Err(Refusal::WrongKind { card }) };
    let at = Label(cell);
    if state.board.deck.start_cells.union(state.board.deck.mine_cells).contains(cell) {
        Err(Refusal::NotRemovable { at })
    } else if !state.board.paths().contains(cell) {
        Err(Refusal::NoPathCard { at })
    } else if state.board.occupied().contains(cell) {
        Err(Refusal::DwarfOnCard { at })
    } else {
        Ok(())
    }
}

pub(super) fn apply_storm(
    state: &mut State,
    seat: Seat,
    card: CardId,
    cell: Cell,
    log: &mut impl Log<Event>,
) {
    show(state, seat, card);
    let (removed, bare) =
        state.board.lift(cell, state.options.storm_tokens).expect("checked to be a path card");
    state.shown.insert(removed);
    log.tell(Audience::All, || Event::StormPlayed { seat, card, removed, cell, at: Label(cell) });
    for edge in bare.iter() {
        // LM-133: a troll's card stays in front of its owner.
        if let Some(troll) = state.trolls.iter_mut().flatten().find(|troll| troll.edge == Some(edge)) {
            troll.edge = None;
        }
        log.tell(Audience::All, || Event::TokenLost { edge, ends: edge.ends() });
    }
}

pub(super) fn check_discard(state: &State, seat: Seat, cards: Discards) -> Result<(), Refusal> {
    let cards = cards.as_slice();
    if cards.is_empty() || cards.len() > 2 {
        return Err(Refusal::DiscardCount { count: cards.len() as u8 });
    }
    if let [first, second] = cards
        && first == second
    {
        return Err(Refusal::NamedTwice { card: *first });
    }
    if cards.len() > state.hand(seat).len() {
        return Err(Refusal::OnlyOneCard);
    }
    cards.iter().try_for_each(|card| check_hand(state, seat, *card).map(|_| ()))
}

pub(super) fn apply_discard(state: &mut State, seat: Seat, cards: Discards, log: &mut impl Log<Event>) {
    for card in cards.as_slice() {
        state.hands[seat.index()].remove(*card);
        state.buried[seat.index()].insert(*card);
    }
    log.tell(Audience::All, || Event::Discarded { seat, count: cards.as_slice().len() as u8 });
}

/// Shows an action card to everybody and discards it.
fn show(state: &mut State, seat: Seat, card: CardId) {
    state.hands[seat.index()].remove(card);
    state.shown.insert(card);
}

/// Records what everybody saw of step 1 and how many cards it used.
pub(super) fn remember(state: &mut State, mv: Move) {
    let seat = state.active;
    let play = Play::of(mv);
    state.plays.push(Record { seat, play, to: state.board.pawn(seat) });
    match play {
        Play::Card(_) => {
            state.used = 1;
            state.last_player = Some(seat);
        }
        Play::Discard { count } => state.used = count,
    }
}
