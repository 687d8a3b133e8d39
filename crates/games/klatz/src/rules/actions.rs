//! The seven action cards.

use klad_engine::{Audience::All, Chance, Log};

use crate::{
    components::{Action, Card, Side, Symbol},
    events::Event,
    moves::Move,
    refusal::Refusal,
    rules::draw,
    setup::WallFloor,
    state::{Phase, State},
};

/// The action card a move plays; `None` if it plays none.
pub(crate) fn card_of(mv: Move) -> Option<Action> {
    match mv {
        Move::PlayShift1 { .. } => Some(Action::Shift1),
        Move::PlayShift2 { .. } => Some(Action::Shift2),
        Move::PlaySwap { .. } => Some(Action::Swap),
        Move::PlayRemove { .. } => Some(Action::Remove),
        Move::PlayExtra {} => Some(Action::Extra),
        Move::PlayMarket {} => Some(Action::Market),
        Move::PlayReturn { .. } => Some(Action::Return),
        _ => None,
    }
}

/// Whether the active seat may play this action card in this way in step 3.
pub(crate) fn check(state: &State, mv: Move) -> Result<(), Refusal> {
    let action = card_of(mv).expect("the move plays a card");
    if state.hands[state.active.index()].count(action) == 0 {
        return Err(Refusal::NotInHand { action });
    }
    match mv {
        Move::PlayShift1 { from, dir } => check_shift(state, action, from, dir, 1),
        Move::PlayShift2 { from, dir } => check_shift(state, action, from, dir, 2),
        Move::PlaySwap { a, b } => check_swap(state, a, b),
        Move::PlayRemove { at } => check_chosen(state, action, &[at]),
        Move::PlayExtra {} if state.composition_deck.is_empty() => Err(Refusal::NoEffect { action }),
        Move::PlayMarket {} if !market_has_cards(state) => Err(Refusal::NoEffect { action }),
        Move::PlayReturn { symbol, at } => check_return(state, symbol, at),
        _ => Ok(()),
    }
}

/// KZ-046, KZ-048: whether a new market would have any card.
pub(crate) fn market_has_cards(state: &State) -> bool {
    state.wall_cards_left() + state.market.len() > 0
}

/// KZ-050: every chosen card must be in the wall, not a tower, and not covered.
fn check_chosen(state: &State, action: Action, chosen: &[u8]) -> Result<(), Refusal> {
    let cards = state.wall.len() as u8;
    if let Some(&at) = chosen.iter().find(|&&at| at >= cards) {
        return Err(Refusal::NoSuchCard { action, at, cards });
    }
    if let Some(&at) = chosen.iter().find(|&&at| is_tower(state, state.wall[at as usize])) {
        return Err(Refusal::Tower { at });
    }
    match chosen.iter().find(|&&at| state.is_covered(state.wall[at as usize])) {
        Some(&at) => Err(Refusal::Covered { at }),
        None => Ok(()),
    }
}

fn is_tower(state: &State, card: Card) -> bool {
    state.options.deck.towers & card.bit() != 0
}

/// KZ-041, KZ-042, KZ-101.
fn check_shift(state: &State, action: Action, from: u8, dir: Side, places: u8) -> Result<(), Refusal> {
    check_chosen(state, action, &[from])?;
    let room = match dir {
        Side::Left => from,
        Side::Right => state.wall.len() as u8 - 1 - from,
    };
    if room < places {
        return Err(Refusal::TooFar { action, from });
    }
    if state.options.blockers_passable {
        return Ok(());
    }
    for step in 1..=places {
        let at = match dir {
            Side::Left => from - step,
            Side::Right => from + step,
        };
        let passed = state.wall[at as usize];
        if is_tower(state, passed) {
            return Err(Refusal::PastTower { at });
        }
        if state.is_covered(passed) {
            return Err(Refusal::PastCovered { at });
        }
    }
    Ok(())
}

/// KZ-043.
fn check_swap(state: &State, a: u8, b: u8) -> Result<(), Refusal> {
    let cards = state.wall.len() as u8;
    if a >= b && a < cards {
        return Err(Refusal::NotTwoCards { a, b });
    }
    check_chosen(state, Action::Swap, &[a, b])
}

/// KZ-047.
fn check_return(state: &State, symbol: Symbol, at: u8) -> Result<(), Refusal> {
    if state.wall_discard.iter().all(|card| card.is_rickshaw()) {
        return Err(Refusal::NoEffect { action: Action::Return });
    }
    if symbol == Symbol::Rickshaw
        || state.wall_discard.iter().all(|card| state.options.deck.symbol(*card) != symbol)
    {
        return Err(Refusal::NotDiscarded { symbol });
    }
    let cards = state.wall.len() as u8;
    if at > cards { Err(Refusal::NoSuchPlace { at, cards }) } else { Ok(()) }
}

/// Whether the `count` cards starting at `at` are neither towers nor covered.
#[inline]
pub(crate) fn free_run(state: &State, at: u8, count: u8) -> bool {
    state.wall[at as usize..(at + count) as usize].iter().all(|&card| state.is_movable(card))
}

/// KZ-027, KZ-048: whether the active seat has an action card it could play.
pub(crate) fn any_playable(state: &State) -> bool {
    let hand = state.hands[state.active.index()];
    Action::ALL.into_iter().any(|action| hand.count(action) > 0 && is_playable(state, action))
}

/// KZ-048: whether an action card could be played with its full effect.
pub(crate) fn is_playable(state: &State, action: Action) -> bool {
    let indices = 0..state.wall.len() as u8;
    let shift = |places| {
        let mut pairs = indices.clone().flat_map(|from| Side::BOTH.map(|dir| (from, dir)));
        pairs.any(|(from, dir)| check_shift(state, action, from, dir, places).is_ok())
    };
    let movable = || state.wall.iter().filter(|&&card| state.is_movable(card)).count();
    match action {
        Action::Shift1 => shift(1),
        Action::Shift2 => shift(2),
        Action::Swap => movable() >= 2,
        Action::Remove => movable() >= 1,
        Action::Extra => !state.composition_deck.is_empty(),
        Action::Market => market_has_cards(state),
        Action::Return => state.wall_discard.iter().any(|card| !card.is_rickshaw()),
    }
}

/// Carries out an action card, after putting it on the discard (KZ-040).
pub(crate) fn apply(state: &mut State, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
    let Phase::AwaitAct { played } = state.phase else { unreachable!("action cards are played in step 3") };
    let action = card_of(mv).expect("the move plays a card");
    let seat = state.active;
    state.hands[seat.index()].take(action);
    state.action_discard.push(action);
    state.phase = after(state, played);
    match mv {
        Move::PlayShift1 { from, dir } => shift(state, action, from, dir, 1, log),
        Move::PlayShift2 { from, dir } => shift(state, action, from, dir, 2, log),
        Move::PlaySwap { a, b } => {
            log.tell(All, || {
                let symbols = [a, b].map(|at| state.options.deck.symbol(state.wall[at as usize])).to_vec();
                Event::Swapped { seat, a, b, symbols }
            });
            state.wall.swap(a as usize, b as usize);
        }
        Move::PlayRemove { at } => {
            let card = state.wall.remove(at as usize);
            state.wall_discard.push(card);
            log.tell(All, || Event::Removed { seat, card, symbol: state.options.deck.symbol(card), at });
            if state.options.wall_floor == WallFloor::Always {
                draw::restore_floor(state, chance, log);
            }
        }
        Move::PlayExtra {} => {
            log.tell(All, || Event::ExtraPlayed { seat });
            draw::draw_compositions(state, seat, 1, log);
        }
        Move::PlayMarket {} => {
            log.tell(All, || Event::MarketReplaced {
                seat,
                cards: state.market.to_vec(),
                symbols: state.market.iter().map(|card| state.options.deck.symbol(*card)).collect(),
            });
            for slot in 0..state.market.len() {
                state.wall_discard.push(state.market[slot]);
            }
            state.market.clear();
            draw::fill_market(state, chance, log);
            state.phase = Phase::PlacingNew { played };
        }
        Move::PlayReturn { symbol, at } => {
            let newest =
                state.wall_discard.iter().rposition(|card| state.options.deck.symbol(*card) == symbol);
            let card = state.wall_discard.remove(newest.expect("the discard contains such a card"));
            log.tell(All, || Event::Returned { seat, card, symbol, at });
            draw::add_to_wall(state, at as usize, card, log);
        }
        _ => unreachable!("the move plays a card"),
    }
}

/// KZ-026: the phase after one more card than `played`.
pub(crate) fn after(state: &State, played: u8) -> Phase {
    let played = played + 1;
    if played < state.quota() { Phase::AwaitAct { played } } else { Phase::AwaitEnd { redrawn: false } }
}

/// KZ-042: takes the card out and puts it back; the cards it passes close up.
fn shift(state: &mut State, action: Action, from: u8, dir: Side, places: u8, log: &mut impl Log<Event>) {
    let to = match dir {
        Side::Left => from - places,
        Side::Right => from + places,
    };
    let card = state.wall[from as usize];
    match dir {
        Side::Left => state.wall[to as usize..=from as usize].rotate_right(1),
        Side::Right => state.wall[from as usize..=to as usize].rotate_left(1),
    }
    log.tell(All, || Event::Shifted {
        seat: state.active,
        action,
        card,
        symbol: state.options.deck.symbol(card),
        from,
        to,
    });
}
