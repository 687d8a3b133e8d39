//! What one viewer may know, and how to guess full states that look like it.
//!
//! Nothing in this game is private: every seat and every spectator may know the same things. The view with perfect
//! recall lists every pile card by card; the table view shows what is visible now, which in a memory game is the top
//! cards and the heights. No view has a field for the order of the deck or for a token that is dwarf side up.

use arrayvec::ArrayVec;
use klad_engine::{Chance, Seat, Sight, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Kind, Treasure},
    data::{CARDS, ORCS, PLAYERS, SPOTS},
    moves::Move,
    scoring,
    scoring::SeatResult,
    setup::{ClaimedTop, Memory, Options},
    state::{Below, Cards, Deck, Hold, LastRound, Phase, Pile, State},
    tables::Tables,
};

/// Everything one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer: a seat or a spectator.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// What the acting seat must do.
    pub phase: Phase,
    /// The acting seat; null when the game is over.
    pub actor: Option<Seat>,
    /// Number of the round, from 1.
    pub round: u8,
    /// The seat that began the round.
    pub starter: Seat,
    /// The number of cards left in the deck.
    pub deck_size: u8,
    /// The treasure cards left in the deck, ordered by id; null if players must remember them.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Treasure>>"))]
    pub undrawn: Option<Cards>,
    /// The number of orcs that are out.
    pub orcs: u8,
    /// The drawn card, until it is placed.
    pub drawn: Option<Treasure>,
    /// The four spots.
    pub spots: [SpotView; SPOTS],
    /// The unclaimed tokens. In the flight they lie dwarf side up, and the list still includes those grabbed since.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Kind>"))]
    pub tokens: ArrayVec<Kind, { Kind::ALL.len() }>,
    /// The number of mixed tokens left in the flight.
    pub pool: u8,
    /// The seats in the cave, clockwise from the acting seat. In the flight, they flee in this order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub cave: ArrayVec<Seat, PLAYERS>,
    /// The players by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: ArrayVec<PlayerView, PLAYERS>,
    /// The results of the previous round, in turn order; after the game, of the last one. Empty in the first round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<SeatResult>"))]
    pub last_round: ArrayVec<SeatResult, PLAYERS>,
    /// The winners, once the game is over.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub winners: ArrayVec<Seat, PLAYERS>,
}

/// A treasure spot.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SpotView {
    /// Whether cards may still be placed on it and taken from it.
    pub state: SpotState,
    /// The number of cards on it.
    pub height: u8,
    /// The top card of the pile; null if the spot is empty.
    pub top: Option<Treasure>,
    /// All its cards, bottom first; null if players must remember them.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Treasure>>"))]
    pub cards: Option<Cards>,
}

/// The state of a spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpotState {
    /// Cards can be placed on it and taken from it.
    Open,
    /// Its pile was claimed (MS-114).
    Claimed,
    /// Its pile was taken in the flight (MS-207).
    Grabbed,
}

/// A player as everybody sees them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// The money in the purse, in silver.
    pub purse: u8,
    /// The pile taken this round; null while in the cave.
    pub hold: Option<HoldView>,
}

/// A pile that a player has taken.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HoldView {
    /// The token of the pile; null while it lies dwarf side up.
    pub token: Option<Kind>,
    /// Whether it was taken in the flight.
    pub fled: bool,
    /// The number of cards in the pile.
    pub height: u8,
    /// The top card; null if the pile is empty or the card is covered.
    pub top: Option<Treasure>,
    /// All its cards, bottom first; null if the viewer may not see them.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Treasure>>"))]
    pub cards: Option<Cards>,
}

/// Everything `viewer` may know.
pub(crate) fn view(state: &State, viewer: Viewer, sight: Sight) -> View {
    let recalls = sight == Sight::Recall || state.options.memory == Memory::Open;
    let over = state.phase == Phase::Over;
    View {
        viewer,
        options: state.options,
        phase: state.phase,
        actor: (!over).then_some(state.actor),
        round: state.round,
        starter: state.starter,
        deck_size: state.deck.size(),
        undrawn: recalls.then(|| undrawn(state)),
        orcs: state.orcs,
        drawn: state.drawn,
        spots: std::array::from_fn(|spot| view_spot(state, spot, recalls)),
        tokens: state.tokens.iter().collect(),
        pool: state.pool.iter().flatten().count() as u8,
        cave: state.cave_order(),
        players: (Seat::all(state.seats).map(|seat| view_player(state, seat, recalls))).collect(),
        last_round: scoring::results(state),
        winners: if over { scoring::winners_of(state).iter().collect() } else { ArrayVec::new() },
    }
}

fn view_spot(state: &State, spot: usize, recalls: bool) -> SpotView {
    let pile = state.spots[spot];
    let state_of_spot = match (state.claimed >> spot & 1, state.grabbed >> spot & 1) {
        (0, 0) => SpotState::Open,
        (0, _) => SpotState::Grabbed,
        (_, _) => SpotState::Claimed,
    };
    SpotView {
        state: state_of_spot,
        height: pile.height(),
        top: pile.top,
        cards: recalls.then(|| state.cards(pile)),
    }
}

fn view_player(state: &State, seat: Seat, recalls: bool) -> PlayerView {
    let hold = state.is_out(seat).then(|| view_hold(state, state.holds[seat.index()], recalls));
    PlayerView { purse: state.purses[seat.index()], hold }
}

/// MS-112, MS-205: a shut pile stays shut until the round is scored.
fn view_hold(state: &State, hold: Hold, recalls: bool) -> HoldView {
    let scored = state.phase == Phase::Over;
    let shows_cards = recalls || scored;
    let shows_top = shows_cards || state.options.claimed_top == ClaimedTop::Visible;
    let shows_token = !hold.fled || scored;
    HoldView {
        token: hold.token.filter(|_| shows_token),
        fled: hold.fled,
        height: hold.pile.height(),
        top: hold.pile.top.filter(|_| shows_top),
        cards: shows_cards.then(|| state.cards(hold.pile)),
    }
}

/// The treasure cards not drawn this round, computed by excluding those that were: it does not look at the deck.
fn undrawn(state: &State) -> Cards {
    let mut unseen: u32 = (1 << Treasure::ALL.len()) - 1;
    let mut see = |card: Treasure| unseen &= !(1 << card.index());
    state.spots.iter().for_each(|pile| state.below.downward(pile.top).for_each(&mut see));
    state.holds.iter().for_each(|hold| state.below.downward(hold.pile.top).for_each(&mut see));
    state.drawn.into_iter().for_each(&mut see);
    let mut cards = Cards::new();
    while unseen != 0 {
        cards.push(Treasure::ALL[unseen.trailing_zeros() as usize]);
        unseen &= unseen - 1;
    }
    cards
}

/// Deals a full state that looks exactly like `view`; every such state is equally likely.
///
/// What is not visible is a set of treasure cards and the remaining orcs: treasure cards fill the covered places first,
/// and the rest is the deck. This works for both kinds of view; with perfect recall no place is covered.
pub(crate) fn guess(view: &View, chance: &mut Chance) -> State {
    let mut hidden = hidden_treasures(view);
    if has_covered_places(view) {
        chance.shuffle(&mut hidden);
    }
    let mut table = CardsUnderway { faces: &view.options.deck, below: Below::default(), hidden };
    let spots = view.spots.each_ref().map(|spot| table.pile(spot.height, spot.top, spot.cards.as_ref()));
    let mut holds = [Hold::default(); PLAYERS];
    for (hold, player) in holds.iter_mut().zip(&view.players) {
        if let Some(seen) = &player.hold {
            let pile = table.pile(seen.height, seen.top, seen.cards.as_ref());
            *hold = Hold { pile, token: seen.token, fled: seen.fled };
        }
    }
    let pool = guess_tokens(view, &mut holds, chance);
    let below = table.below;
    let deck = guess_deck(view, &table.hidden, chance);
    let bits = |wanted: SpotState| {
        (0..SPOTS).filter(|&spot| view.spots[spot].state == wanted).fold(0, |bits, spot| bits | 1 << spot)
    };
    let mut purses = [0; PLAYERS];
    for (purse, player) in purses.iter_mut().zip(&view.players) {
        *purse = player.purse;
    }
    State {
        options: view.options,
        seats: view.players.len() as u8,
        phase: view.phase,
        round: view.round,
        starter: view.starter,
        actor: view.actor.unwrap_or(view.starter),
        orcs: view.orcs,
        drawn: view.drawn,
        cave: view.cave.iter().fold(0, |bits, seat| bits | 1 << seat.0),
        claimed: bits(SpotState::Claimed),
        grabbed: bits(SpotState::Grabbed),
        filled: (0..SPOTS).filter(|&spot| view.spots[spot].height > 0).fold(0, |bits, spot| bits | 1 << spot),
        tokens: view.tokens.iter().copied().collect(),
        pool,
        spots,
        holds,
        purses,
        deck,
        below,
        last: recall_last_round(&view.last_round),
    }
}

/// Cards on the table while a guess is being built.
struct CardsUnderway<'t> {
    faces: &'t Tables,
    below: Below,
    /// Treasure cards not visible; shuffled if any of them goes into a pile.
    hidden: Cards,
}

impl CardsUnderway<'_> {
    /// A pile of this height: visible cards where they are known, hidden ones everywhere else.
    fn pile(&mut self, height: u8, top: Option<Treasure>, cards: Option<&Cards>) -> Pile {
        let mut pile = Pile::default();
        for place in 1..=height {
            let known = match cards {
                Some(cards) => cards.get(usize::from(place) - 1).copied(),
                None => top.filter(|_| place == height),
            };
            let card =
                known.or_else(|| self.hidden.pop()).expect("there are enough hidden cards for every place");
            self.below.0[card.index()] = pile.top;
            pile = Pile { symbols: pile.symbols.plus(self.faces.face(card)), top: Some(card) };
        }
        pile
    }
}

/// Whether there are hidden cards anywhere but in the deck.
fn has_covered_places(view: &View) -> bool {
    let held = view.players.iter().filter_map(|player| player.hold.as_ref()).map(|hold| &hold.cards);
    view.spots.iter().map(|spot| &spot.cards).chain(held).any(|cards| cards.is_none())
}

/// The treasure cards that are not visible, in the order of their ids.
fn hidden_treasures(view: &View) -> Cards {
    let mut seen = 0_u32;
    let mut see = |card: Treasure| seen |= 1 << card.index();
    view.drawn.into_iter().for_each(&mut see);
    for spot in &view.spots {
        spot.top.into_iter().chain(spot.cards.iter().flatten().copied()).for_each(&mut see);
    }
    for hold in view.players.iter().filter_map(|player| player.hold.as_ref()) {
        hold.top.into_iter().chain(hold.cards.iter().flatten().copied()).for_each(&mut see);
    }
    Treasure::ALL.iter().copied().filter(|card| seen >> card.index() & 1 == 0).collect()
}

/// Mixes the tokens that are dwarf side up and deals them to those who have fled and to the pool.
fn guess_tokens(
    view: &View,
    holds: &mut [Hold; PLAYERS],
    chance: &mut Chance,
) -> [Option<Kind>; Kind::ALL.len()] {
    let mut pool = [None; Kind::ALL.len()];
    if view.phase == Phase::Flee {
        let mut mixed = view.tokens.clone();
        chance.shuffle(&mut mixed);
        for hold in holds.iter_mut().filter(|hold| hold.fled) {
            hold.token = mixed.pop();
        }
        for (place, kind) in pool.iter_mut().zip(mixed) {
            *place = Some(kind);
        }
    }
    pool
}

/// The cards that are nowhere else, shuffled.
fn guess_deck(view: &View, treasures: &[Treasure], chance: &mut Chance) -> Deck {
    let orcs = usize::from(ORCS - view.orcs);
    let mut cards = [Card::Orc; CARDS];
    let left = &mut cards[..orcs + treasures.len()];
    for (place, &card) in left[orcs..].iter_mut().zip(treasures) {
        *place = Card::Treasure(card);
    }
    chance.shuffle(left);
    Deck::rest(left)
}

fn recall_last_round(results: &[SeatResult]) -> LastRound {
    let mut last = LastRound::default();
    for result in results {
        let seat = result.seat.index();
        last.tokens[seat] = Some(result.token);
        last.fled |= u8::from(result.fled) << seat;
        last.tops[seat] = result.cards.last().copied();
        for pair in result.cards.windows(2) {
            last.below.0[pair[1].index()] = Some(pair[0]);
        }
        last.totals[seat] = result.total;
        last.awards[seat] = result.award;
    }
    last
}

/// MS-504: the move made for a seat whose clock has run out. It depends only on what the table shows.
pub(crate) fn fallback(view: &View, legal: &[Move]) -> Move {
    let height = |spot: u8| view.spots.get(usize::from(spot)).map_or(0, |spot| spot.height);
    let by_preference = |mv: &&Move| match **mv {
        Move::Draw {} => (0, 0),
        Move::Place { spot } => (height(spot), spot),
        Move::Flee { spot } => (u8::MAX - height(spot), spot),
        Move::Claim { .. } => (u8::MAX, u8::MAX),
    };
    *legal.iter().min_by_key(by_preference).expect("a seat whose clock is running has a legal move")
}
