//! Drawing from the decks, and the rickshaws that turn up.

use klad_engine::{
    Audience::{All, Except, Only},
    Chance, Log, Seat,
};

use crate::{
    components::{Card, Comps},
    data::{HAND_ACTIONS, MARKET_CARDS, WALL_FLOOR},
    events::Event,
    rules::turn,
    state::State,
};

/// The next wall card of the deck. Rickshaws on the way take their places (KZ-090, KZ-092), and an empty deck is
/// rebuilt (KZ-030). `None` if no wall card is left; then no rickshaw is revealed either (E2).
pub(crate) fn reveal(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) -> Option<Card> {
    loop {
        if state.wall_cards_left() == 0 {
            return None;
        }
        if state.deck.is_empty() {
            reshuffle_wall(state, chance, log);
        }
        let card = state.deck.pop().expect("a wall card is in the deck or the discard");
        if !card.is_rickshaw() {
            return Some(card);
        }
        rickshaw_arrives(state, log);
    }
}

/// KZ-030: the shuffled discard becomes the new deck, without piles.
fn reshuffle_wall(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    std::mem::swap(&mut state.deck, &mut state.wall_discard);
    chance.shuffle(&mut state.deck);
    // Shuffled lists start with the top card; decks end with it.
    state.deck.reverse();
    state.reshuffled = true;
    log.tell(All, || Event::WallReshuffled);
}

/// KZ-090, KZ-091, KZ-098: puts a rickshaw on the leftmost card without one, or beside the wall.
fn rickshaw_arrives(state: &mut State, log: &mut impl Log<Event>) {
    match leftmost_free(state) {
        Some(at) => {
            let card = state.wall[at];
            state.covered |= card.bit();
            log.tell(All, || Event::RickshawArrived {
                at: at as u8,
                symbol: state.options.deck.symbol(card),
            });
        }
        None => {
            state.waiting += 1;
            log.tell(All, || Event::RickshawWaits);
        }
    }
}

fn leftmost_free(state: &State) -> Option<usize> {
    state.wall.iter().position(|&card| !state.is_covered(card))
}

/// Adds a card to the wall. Waiting rickshaws then take the leftmost free cards (KZ-098).
pub(crate) fn add_to_wall(state: &mut State, at: usize, card: Card, log: &mut impl Log<Event>) {
    state.wall.insert(at, card);
    while state.waiting > 0 {
        let Some(at) = leftmost_free(state) else { return };
        state.waiting -= 1;
        state.covered |= state.wall[at].bit();
        log.tell(All, || Event::RickshawSettled {
            at: at as u8,
            symbol: state.options.deck.symbol(state.wall[at]),
        });
    }
}

/// KZ-025: refills the market to three, as long as there are cards (E2).
pub(crate) fn fill_market(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    let before = state.market.len();
    while state.market.len() < MARKET_CARDS {
        let Some(card) = reveal(state, chance, log) else { break };
        state.market.push(card);
    }
    let new = &state.market[before..];
    if !new.is_empty() {
        log.tell(All, || Event::MarketFilled {
            cards: new.to_vec(),
            symbols: new.iter().map(|card| state.options.deck.symbol(*card)).collect(),
        });
    }
}

/// KZ-070: adds cards one by one at the left end until there are four.
pub(crate) fn restore_floor(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    while state.wall.len() < WALL_FLOOR {
        let Some(card) = reveal(state, chance, log) else { return };
        log.tell(All, || Event::WallRefilled { card, symbol: state.options.deck.symbol(card) });
        add_to_wall(state, 0, card, log);
    }
}

/// KZ-029: draws action cards for a seat, up to three.
pub(crate) fn fill_hand(state: &mut State, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    let before = state.hands[seat.index()];
    let missing = HAND_ACTIONS.saturating_sub(before.len());
    if missing == 0 {
        return;
    }
    for _ in 0..missing {
        if state.action_deck.is_empty() {
            std::mem::swap(&mut state.action_deck, &mut state.action_discard);
            state.rebuilt_of = state.action_deck.iter().copied().collect();
            chance.shuffle(&mut state.action_deck);
            state.action_deck.reverse();
            log.tell(All, || Event::ActionsReshuffled);
        }
        // 35 cards, at most 12 of them in hands (E5).
        let action = state.action_deck.pop().expect("there are more action cards than fit into the hands");
        state.hands[seat.index()].add(action);
    }
    let after = state.hands[seat.index()];
    log.tell(Only(seat), || {
        let drawn = crate::components::Action::ALL.into_iter().flat_map(|action| {
            std::iter::repeat_n(action, (after.count(action) - before.count(action)) as usize)
        });
        Event::ActionsDrawn { seat, actions: drawn.collect() }
    });
    log.tell(Except(seat), || Event::ActionsTaken { seat, count: missing as u8 });
}

/// Draws up to `count` compositions for a seat. The last card of the deck triggers the final round (KZ-111).
pub(crate) fn draw_compositions(state: &mut State, seat: Seat, count: usize, log: &mut impl Log<Event>) {
    let mut drawn = Comps::EMPTY;
    while drawn.len() < count {
        let Some(comp) = state.composition_deck.pop() else { break };
        drawn = drawn.with(comp);
    }
    if drawn.is_empty() {
        return;
    }
    state.compositions[seat.index()] = state.compositions[seat.index()].union(drawn);
    state.progress = true;
    log.tell(Only(seat), || Event::CompositionsDrawn { seat, comps: drawn.iter().collect() });
    log.tell(Except(seat), || Event::CompositionsTaken { seat, count: drawn.len() as u8 });
    if state.composition_deck.is_empty() {
        turn::trigger_final_round(state, log);
    }
}
