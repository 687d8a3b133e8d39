//! The invariants: components are conserved, tokens and dwarves are in legal places, counters are in range.

use klad_engine::Seat;

use crate::{
    board::{Board, Side},
    components::{CardId, CardSet, Clan, Dir, Face, Kind},
    data,
    setup::StormTokens,
    state::{Phase, State},
};

/// Checks the invariants; an error says which one is broken.
pub(super) fn audit(state: &State) -> Result<(), String> {
    audit_cards(state)?;
    audit_turn(state)?;
    audit_tokens(state)?;
    audit_board(&state.board)?;
    audit_treasures(state)?;
    audit_dwarves(state)?;
    audit_points(state)
}

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

/// Every card of the deck is in exactly one place, with ten of them aside.
fn audit_cards(state: &State) -> Result<(), String> {
    let mut piles: Vec<(&str, CardSet)> = vec![
        ("aside", state.aside),
        ("pile", state.pile.as_slice().iter().copied().collect()),
        ("board", state.board.path_cards()),
        ("shown", state.shown),
        ("trolls", state.trolls.iter().flatten().map(|troll| troll.card).collect()),
    ];
    piles.extend(state.hands.iter().map(|hand| ("hand", *hand)));
    piles.extend(state.buried.iter().map(|buried| ("buried", *buried)));
    let mut seen = CardSet::EMPTY;
    for (name, cards) in piles {
        ensure(cards.minus(seen) == cards, || {
            format!("{name} holds a card that is also elsewhere: {cards:?}")
        })?;
        seen = seen.union(cards);
    }
    ensure(seen == CardSet::ALL, || format!("these cards are missing: {:?}", CardSet::ALL.minus(seen)))?;
    ensure(state.aside.len() == data::ASIDE, || {
        format!("{} cards are set aside, wanted 10", state.aside.len())
    })?;
    ensure(
        state.pile.as_slice().len() == CardSet::from_iter(state.pile.as_slice().iter().copied()).len(),
        || "the pile holds a card twice".into(),
    )?;
    let most = data::hand_size(state.seats);
    for (number, hand) in state.hands.iter().enumerate() {
        let playing = number < usize::from(state.seats);
        let (cards, buried) = (hand.len(), state.buried[number].len());
        ensure(cards <= if playing { most } else { 0 }, || format!("seat {number} holds {cards} cards"))?;
        ensure(playing || buried == 0, || {
            format!("seat {number} is not at the table but discarded {buried}")
        })?;
    }
    Ok(())
}

/// The counters of the turn fit the phase.
fn audit_turn(state: &State) -> Result<(), String> {
    let State { phase, active, seats, .. } = *state;
    ensure(active.0 < seats && state.starter.0 < seats, || format!("seat {active} is not at the table"))?;
    let rounds = if state.options.tie_round { data::ROUNDS_MAX as u8 } else { state.options.rounds };
    ensure((1..=rounds).contains(&state.round), || format!("this is round {}", state.round))?;
    let over = matches!(phase, Phase::RoundBreak | Phase::GameOver);
    ensure(over == state.ended.is_some(), || {
        format!("the phase is {phase:?}, but the round ended: {:?}", state.ended)
    })?;
    if phase == Phase::PlayCard {
        // Invariant 2, and LM-052: nobody acts without cards.
        ensure(!state.hand(active).is_empty(), || format!("seat {active} has no card to play"))?;
        ensure(state.used == 0 && state.steps_left == 0, || {
            "step 1 begins with cards or steps already used".into()
        })?;
        ensure(state.trolls[active.index()].is_none(), || {
            format!("LM-123: the troll of seat {active} is still out")
        })?;
    }
    if matches!(phase, Phase::Moving | Phase::TrapPick | Phase::TakeTreasure) {
        ensure((1..=2).contains(&state.used), || format!("{} cards were used in step 1", state.used))?;
    }
    if phase == Phase::Moving {
        ensure((1..=data::STEPS_FROM_FIRE).contains(&state.steps_left), || {
            format!("{} steps left", state.steps_left)
        })?;
    }
    let offered: CardSet = state.offered.iter().copied().filter(|card| *card != CardId::NONE).collect();
    let wanted = if phase == Phase::TrapPick { state.hand(active) } else { CardSet::EMPTY };
    ensure(offered == wanted, || format!("{offered:?} are offered to the neighbor, wanted {wanted:?}"))?;
    let voting = matches!(phase, Phase::EndVote | Phase::RoundBreak);
    ensure(voting || state.answered.is_empty(), || {
        format!("{:?} have answered, but nothing was asked", state.answered)
    })?;
    ensure(phase != Phase::EndVote || (state.proposed && !state.answered.contains(active)), || {
        "a vote without its proposer".into()
    })
}

/// Invariant 3: no more tokens than the box has, one per edge, and a troll token for each troll card that has one.
fn audit_tokens(state: &State) -> Result<(), String> {
    let board = &state.board;
    for (name, tokens, face) in [("trap", board.traps, Face::Trap), ("troll", board.trolls, Face::Troll)] {
        ensure(tokens.len() <= board.deck.copies(face), || {
            format!("{} {name} tokens lie on the board", tokens.len())
        })?;
        for edge in tokens.iter() {
            let (cell, side) = edge.from().ok_or_else(|| format!("{edge:?} is not an edge"))?;
            let other = board.facing(cell, side);
            let supported = board.side(cell, side) == Side::Open
                || other == Side::Open
                || state.options.storm_tokens == StormTokens::Stay;
            ensure(supported, || format!("LM-133: the {name} on {edge:?} has no path under it"))?;
        }
    }
    ensure(board.traps.iter().all(|edge| !board.trolls.contains(edge)), || {
        "two tokens lie on one edge".into()
    })?;
    let mut owned: Vec<_> = state.trolls.iter().flatten().filter_map(|troll| troll.edge).collect();
    owned.sort_unstable();
    ensure(owned.iter().copied().eq(board.trolls.iter()), || {
        format!("troll cards name {owned:?}, but the tokens are elsewhere")
    })
}

/// Invariants 4, 5 and 6; and the sets of cells agree with the cards.
fn audit_board(board: &Board) -> Result<(), String> {
    let occupied = board.occupied();
    ensure(occupied.minus(board.face_up()).minus(board.face_down()).is_empty(), || {
        "a dwarf stands on nothing".into()
    })?;
    ensure(occupied.minus(board.blocked()) == occupied, || {
        "a dwarf stands on an obstacle without a token".into()
    })?;
    for choke in board.chokes().iter() {
        let dwarves = Seat::all(9).filter(|seat| board.pawn(*seat) == choke).count();
        ensure(dwarves <= 1, || format!("{dwarves} dwarves stand on the narrow card {choke:?}"))?;
    }
    let mut cells = 0;
    for card in board.path_cards().iter() {
        let (cell, turned) = board.place_of(card).ok_or("a path card lies nowhere")?;
        let (exits, special) = board.deck.path(card);
        ensure(board.path_at(cell) == Some((card, turned)), || {
            format!("{card} does not lie alone on {cell:?}")
        })?;
        ensure(board.deck.forest.contains(cell), || format!("{card} lies on {cell:?}"))?;
        ensure(board.exits(cell) == exits.oriented(turned), || {
            format!("{card} does not have its printed exits")
        })?;
        ensure(!turned || !exits.is_symmetric(), || format!("{card} is symmetric but turned"))?;
        let narrow = special == crate::components::Special::Rocks || board.has_tool(cell);
        ensure(board.chokes().contains(cell) == narrow, || {
            format!("{card} is wrongly marked as narrow or wide")
        })?;
        cells += 1;
    }
    ensure(cells == board.paths().len(), || "a cell holds a path that belongs to no card".into())?;
    for cell in board.face_up().iter() {
        for side in Dir::ALL {
            let clash = matches!(
                (board.side(cell, side), board.facing(cell, side)),
                (Side::Open, Side::Closed) | (Side::Closed, Side::Open)
            );
            let mine = |cell| board.deck.mine_cells.contains(cell);
            let excused = mine(cell) || cell.neighbor(side).is_some_and(mine);
            ensure(!clash || excused, || format!("the cards do not match on side {side:?} of {cell:?}"))?;
        }
    }
    Ok(())
}

/// Invariant 7; and no treasure exists twice.
fn audit_treasures(state: &State) -> Result<(), String> {
    let players = usize::from(state.seats);
    for kind in Kind::ALL {
        for value in 0..=u8::MAX {
            let copies = |treasures: &[crate::components::Treasure]| {
                treasures.iter().filter(|treasure| treasure.kind == kind && treasure.value == value).count()
            };
            let (found, most) = (copies(&state.rail[..players]), copies(state.options.deck.treasures()));
            ensure(found <= most, || {
                format!("found {found} {kind:?} treasures of {value}, wanted at most {most}")
            })?;
        }
    }
    let beyond = state.takers[players..].iter().flatten().count();
    ensure(beyond == 0, || "a treasure was taken from a space without one".into())?;
    let left = players - state.treasures_taken();
    ensure(left > 0 || state.ended.is_some(), || "LM-201: the last treasure did not end the round".into())
}

/// LM-006: every dwarf comes from the pool for this seat count.
fn audit_dwarves(state: &State) -> Result<(), String> {
    for clan in Clan::ALL {
        for dwarf in data::dwarves(state.seats).filter(|dwarf| dwarf.clan == clan) {
            let dealt = state.all_seats().filter(|seat| state.dwarf(*seat) == dwarf).count();
            let used = data::dwarves(state.seats).filter(|other| *other == dwarf).count();
            ensure(dealt <= used, || format!("{dealt} dwarves are {dwarf}, wanted at most {used}"))?;
        }
    }
    let pool: Vec<_> = data::dwarves(state.seats).collect();
    ensure(state.all_seats().all(|seat| pool.contains(&state.dwarf(seat))), || {
        "a dwarf of another game".into()
    })
}

/// Invariant 8: nobody scores more than was collected.
fn audit_points(state: &State) -> Result<(), String> {
    if state.ended.is_none() {
        return Ok(());
    }
    let given: u32 = state.all_seats().map(|seat| u32::from(state.points_of(state.round, seat))).sum();
    let collected: u32 = state.all_seats().flat_map(|seat| state.collected(seat)).map(u32::from).sum();
    ensure(given <= collected, || format!("{given} points were given for treasures worth {collected}"))
}
