//! How a game starts: options, deals, and positions to start from.

use std::ops::RangeInclusive;

use klad_engine::{Chance, DeckRef, FirstPlayer, Seat, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Cards, Cells, Shape},
    data::{
        COIN_CELLS, COIN_ROWS, COINS_PER_ROW, CUPS, DEALT, DISPLAY, EXPEDITIONS, PALM_BOXES, SLOTS, TURNS,
        TURNS_PER_ROUND,
    },
    state::{Deck, Phase, Player, SEATS, Slot, State},
    tables::Tables,
};

/// TM-001, TM-130: the number of players.
pub const PLAYERS: RangeInclusive<u8> = 1..=SEATS as u8;

/// The options a host may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R1: the first player of the first turn.
    pub first_player: FirstPlayer,
    /// R6: whether the table shows the expedition cards played earlier this round.
    pub expedition_memory: ExpeditionMemory,
    /// Whether the table shows how many cards of each color are left in the treasure deck.
    pub deck_aid: bool,
    /// What is drawn on the treasure cards. Omitted for the standard deck.
    #[serde(skip_serializing_if = "DeckRef::is_standard")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<klad_engine::deck::CustomDeckJson>"))]
    pub deck: DeckRef<Tables>,
}

/// R6: whether the table shows the expedition cards played earlier this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ExpeditionMemory {
    /// Only the current card, and how many were played.
    #[default]
    Strict,
    /// All cards played this round.
    Open,
}

/// The starting point of a game.
///
/// ```
/// use klad_engine::{Game, Seat};
/// use klad_treasure_maps::{Card, Deal, Options, State};
///
/// let deck = Deal::Deck(Card::all().rev().collect());
/// let state = State::start(&Options::default(), 2, &deck)?;
/// assert!(Seat::all(2).all(|seat| state.turn().must.contains(seat)), "both choose two of four cards");
/// # Ok::<(), klad_engine::SetupError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// The treasure deck from the top. Seat 0 is dealt the first four cards, seat 1 the next four, and so on. Cards
    /// left out are below the others in printed order.
    Deck(Vec<Card>),
    /// A game in progress. No random deal produces this; scenarios and analysis start from it.
    Position(Box<Position>),
}

/// A table at the beginning of step 2: an expedition card has been revealed, and nobody has marked anything.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Turns played so far, 0 to 27.
    #[serde(default)]
    pub turn: u8,
    /// The first player of this turn.
    #[serde(default = "seat_zero", alias = "first_player")]
    pub starter: Seat,
    /// The expedition cards of this round, first revealed first; those left out follow in printed order.
    #[serde(default)]
    pub expeditions: Vec<Shape>,
    /// The display; places missing at the end are empty.
    #[serde(default)]
    pub display: Vec<Option<Card>>,
    /// The treasure deck from the top. Cards that are nowhere else follow in printed order.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// The players by seat.
    pub players: Vec<Area>,
}

fn seat_zero() -> Seat {
    Seat(0)
}

impl Default for Position {
    fn default() -> Position {
        Position {
            turn: 0,
            starter: Seat(0),
            expeditions: Vec::new(),
            display: Vec::new(),
            deck: Vec::new(),
            players: Vec::new(),
        }
    }
}

/// One player's cards and score card in a [`Position`].
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Area {
    /// The active cards by slot; missing ones are empty.
    pub slots: Vec<Option<Active>>,
    /// The completed cards.
    pub completed: Vec<Card>,
    /// The number of crossed coin cells.
    pub coins: u8,
    /// The filled cup boxes, one per complete coin row.
    pub cups: Vec<u8>,
    /// The filled palm boxes.
    pub palms: Vec<u8>,
}

/// A player's active card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Active {
    /// The card in the slot.
    pub card: Card,
    /// The cells crossed so far.
    #[serde(default)]
    pub crossed: Cells,
}

/// TM-004: shuffles the treasure deck.
pub(crate) fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<Deal, SetupError> {
    check_table(options, seats)?;
    let mut deck: Vec<Card> = Card::all().collect();
    chance.shuffle(&mut deck);
    Ok(Deal::Deck(deck))
}

/// The state before the first move.
pub(crate) fn start(options: &Options, seats: u8, deal: &Deal) -> Result<State, SetupError> {
    check_table(options, seats)?;
    match deal {
        Deal::Deck(deck) => start_from_deck(options, seats, deck),
        Deal::Position(position) => start_from_position(options, seats, position),
    }
}

fn check_table(options: &Options, seats: u8) -> Result<(), SetupError> {
    if !PLAYERS.contains(&seats) {
        let message = format!("found {seats} seats, wanted {} to {}", PLAYERS.start(), PLAYERS.end());
        return Err(SetupError::new("TM-001", message));
    }
    options.first_player.check(seats, "TM-009")
}

/// An empty table.
pub(crate) fn empty_table(options: &Options, seats: u8) -> State {
    State {
        options: *options,
        seats,
        phase: Phase::ChooseStart,
        turn: 0,
        first: Seat(0),
        waiting: SeatSet::all(seats),
        cups_given: 0,
        expeditions: EXPEDITIONS,
        display: [None; DISPLAY],
        deck: Deck::from_top([].into_iter()),
        players: [Player::default(); SEATS],
    }
}

fn start_from_deck(options: &Options, seats: u8, cards: &[Card]) -> Result<State, SetupError> {
    let dealt = DEALT * usize::from(seats);
    if cards.len() < dealt || cards.len() > Card::COUNT {
        let message = format!("found {} cards in the deck, wanted {dealt} to {}", cards.len(), Card::COUNT);
        return Err(SetupError::new("TM-004", message));
    }
    let (named, rest) = rest_of(cards.iter().copied())?;
    let mut state = empty_table(options, seats);
    let mut order = named.into_iter().chain(rest);
    for player in &mut state.players[..usize::from(seats)] {
        player.dealt = std::array::from_fn(|_| order.next());
    }
    state.deck = Deck::from_top(order.collect::<Vec<_>>().into_iter());
    Ok(state)
}

/// The named cards in order, and the others in printed order. Refuses a card named twice.
fn rest_of(cards: impl Iterator<Item = Card>) -> Result<(Vec<Card>, Vec<Card>), SetupError> {
    let mut seen = Cards::default();
    let mut named = Vec::new();
    for card in cards {
        if seen.contains(card) {
            return Err(SetupError::new(
                "TM-004",
                format!("found {} twice, wanted each card once", card.name()),
            ));
        }
        seen.insert(card);
        named.push(card);
    }
    Ok((named, Card::all().filter(|card| !seen.contains(*card)).collect()))
}

fn start_from_position(options: &Options, seats: u8, position: &Position) -> Result<State, SetupError> {
    if position.players.len() != usize::from(seats) {
        let message = format!("found {} players in the position, wanted {seats}", position.players.len());
        return Err(SetupError::new("TM-001", message));
    }
    if position.turn >= TURNS {
        return Err(SetupError::new(
            "TM-100",
            format!("found turn {}, wanted 0 to {}", position.turn, TURNS - 1),
        ));
    }
    if position.starter.0 >= seats {
        let message = format!("found first player {}, wanted 0 to {}", position.starter.0, seats - 1);
        return Err(SetupError::new("TM-009", message));
    }
    let mut state = empty_table(options, seats);
    state.phase = Phase::Cross;
    state.turn = position.turn;
    state.first = position.starter;
    state.expeditions = expeditions(&position.expeditions)?;
    for (player, area) in state.players.iter_mut().zip(&position.players) {
        *player = player_of(area)?;
    }
    state.cups_given = cups_given(state.players(), state.cups_crossed_out())?;
    lay_out_cards(&mut state, position)?;
    state.waiting = Seat::all(seats).filter(|seat| !state.player(*seat).is_idle()).collect();
    if state.waiting.is_empty() {
        return Err(SetupError::new("TM-036", "found no uncrossed cell on any card, wanted at least one"));
    }
    Ok(state)
}

/// The order of the round's expedition cards: the named ones, then the others.
fn expeditions(named: &[Shape]) -> Result<[Shape; EXPEDITIONS.len()], SetupError> {
    let mut rest = EXPEDITIONS.to_vec();
    for shape in named {
        let Some(place) = rest.iter().position(|other| other == shape) else {
            let message = format!("found more expedition cards {shape:?} than there are");
            return Err(SetupError::new("TM-008", message));
        };
        rest.remove(place);
    }
    let mut order = EXPEDITIONS;
    order.iter_mut().zip(named.iter().chain(&rest)).for_each(|(place, shape)| *place = *shape);
    Ok(order)
}

fn player_of(area: &Area) -> Result<Player, SetupError> {
    let mut player = Player::default();
    if area.slots.len() > SLOTS {
        let message = format!("found {} active cards, wanted at most {SLOTS}", area.slots.len());
        return Err(SetupError::new("TM-005", message));
    }
    for (slot, active) in player.slots.iter_mut().zip(&area.slots) {
        let Some(Active { card, crossed }) = *active else { continue };
        if !crossed.without(card.cells()).is_empty() || crossed == card.cells() {
            let message = format!(
                "found cells {crossed:?} crossed on {}, wanted some of 0 to {}",
                card.name(),
                card.points() - 1
            );
            return Err(SetupError::new("TM-034", message));
        }
        *slot = Slot { card: Some(card), crossed };
    }
    player.completed = area.completed.iter().copied().collect();
    if area.coins > COIN_CELLS {
        return Err(SetupError::new(
            "TM-051",
            format!("found {} coin cells, wanted at most {COIN_CELLS}", area.coins),
        ));
    }
    player.coins = area.coins;
    let rows = usize::from(area.coins / COINS_PER_ROW);
    if area.cups.len() != rows {
        let message =
            format!("found {} cup boxes filled, wanted one for each of {rows} coin rows", area.cups.len());
        return Err(SetupError::new("TM-072", message));
    }
    player.rows_scored = rows as u8;
    player.cups[..rows.min(COIN_ROWS)].copy_from_slice(&area.cups);
    let palm_most = 1 + DISPLAY as u8;
    if area.palms.len() > PALM_BOXES || area.palms.iter().any(|palm| !(1..=palm_most).contains(palm)) {
        let message =
            format!("found palm boxes {:?}, wanted up to {PALM_BOXES} of 1 to {palm_most}", area.palms);
        return Err(SetupError::new("TM-063", message));
    }
    player.palms_scored = area.palms.len() as u8;
    player.palms[..area.palms.len()].copy_from_slice(&area.palms);
    Ok(player)
}

/// TM-072, TM-073: the cups in all boxes are the highest ones, once each; boxes get 0 only when no cup is left. TM-131:
/// in a solo game, those `crossed_out` are missing among them. Returns how many cups are gone.
fn cups_given(players: &[Player], crossed_out: u8) -> Result<u8, SetupError> {
    let boxes = || players.iter().flat_map(|player| &player.cups[..usize::from(player.rows_scored)]);
    let mut given: Vec<u8> = boxes().copied().filter(|cup| *cup != 0).collect();
    given.sort_unstable_by(|one, other| other.cmp(one));
    let empty = boxes().count() - given.len();
    let gone = given.len() + usize::from(crossed_out);
    let highest = CUPS.get(..gone).unwrap_or(&[]);
    let fits = given.windows(2).all(|two| two[0] != two[1]) && given.iter().all(|cup| highest.contains(cup));
    if !fits || (empty > 0 && gone < CUPS.len()) {
        let message = format!("found cups {given:?} and {empty} boxes of 0, wanted the highest cups first");
        return Err(SetupError::new("TM-072", message));
    }
    Ok(gone as u8)
}

fn lay_out_cards(state: &mut State, position: &Position) -> Result<(), SetupError> {
    if position.display.len() > DISPLAY {
        let message = format!("found {} display cards, wanted at most {DISPLAY}", position.display.len());
        return Err(SetupError::new("TM-007", message));
    }
    state.display.iter_mut().zip(&position.display).for_each(|(place, card)| *place = *card);
    let areas = position.players.iter();
    let face_up = areas.flat_map(|area| {
        area.completed.iter().copied().chain(area.slots.iter().flatten().map(|active| active.card))
    });
    let laid_out = face_up.chain(position.display.iter().flatten().copied());
    let (named, rest) = rest_of(laid_out.chain(position.deck.iter().copied()))?;
    let top = named.len() - position.deck.len();
    let deck: Vec<Card> = named[top..].iter().chain(&rest).copied().collect();
    let gaps = state.display.iter().any(Option::is_none);
    if gaps && !deck.is_empty() {
        let message =
            format!("found a display with gaps and {} cards in the deck, wanted a full display", deck.len());
        return Err(SetupError::new("TM-078", message));
    }
    let missing = state.players().iter().any(|player| player.empty_slot().is_some());
    if missing && state.display.iter().any(Option::is_some) {
        return Err(SetupError::new(
            "TM-080",
            "found an empty slot, wanted two active cards while there are cards to take",
        ));
    }
    state.deck = Deck::from_top(deck.into_iter());
    Ok(())
}

/// The round a turn belongs to, 1 to 4.
pub(crate) const fn round_of(turn: u8) -> u8 {
    turn / TURNS_PER_ROUND + 1
}
