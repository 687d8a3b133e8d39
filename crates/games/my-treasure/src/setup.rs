//! Options and dealing.

use klad_engine::{Chance, DeckRef, FirstPlayer, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Kind, Kinds},
    data::{CARDS, FRESH_DECK, PLAYERS, SPOTS, TARGET, TARGET_MAX, TARGET_MIN},
    state::{Below, Deck, Hold, LastRound, Phase, Pile, State},
    tables::Tables,
};

/// The options a host may choose. The defaults are the game as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who starts the first round (MS-006, ruling A-16).
    pub first_player: FirstPlayer,
    /// What happens to a spot whose pile was claimed (MS-114, ruling A-1).
    pub vacated_spot: VacatedSpot,
    /// Whether the top card of a taken pile stays visible (MS-112, ruling A-2).
    pub claimed_top: ClaimedTop,
    /// Whether covered cards may be looked at again (ruling A-21).
    pub memory: Memory,
    /// The silver in a purse that ends the game (MS-404).
    pub target: u8,
    /// What is printed on the treasure cards. Omitted for the standard deck.
    #[serde(skip_serializing_if = "DeckRef::is_standard")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<klad_engine::deck::CustomDeckJson>"))]
    pub deck: DeckRef<Tables>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_player: FirstPlayer::default(),
            vacated_spot: VacatedSpot::default(),
            claimed_top: ClaimedTop::default(),
            memory: Memory::default(),
            target: TARGET,
            deck: DeckRef::standard(),
        }
    }
}

/// What happens to a spot whose pile was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum VacatedSpot {
    /// The spot is closed for the rest of the round.
    #[default]
    Closed,
    /// The spot is empty and open again.
    Reopens,
}

/// Whether the top card of a taken pile stays visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClaimedTop {
    /// It stays visible.
    #[default]
    Visible,
    /// It is hidden until scoring.
    Covered,
}

/// Whether covered cards may be looked at again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Memory {
    /// No: a memory game.
    #[default]
    Classic,
    /// Yes: every pile can be fanned out at any time.
    Open,
}

/// What chance decides before the first move.
///
/// ```
/// use klad_engine::{Chance, Game, Seat};
/// use klad_my_treasure::{Options, State};
///
/// let options = Options::default();
/// let mut deal = State::deal(&options, 2, &mut Chance::fast(7))?;
/// deal.starter = Seat(1);
/// let state = State::start(&options, 2, &deal)?;
/// assert!(state.turn().must.contains(Seat(1)));
/// # Ok::<(), klad_engine::SetupError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Who starts the first round.
    pub starter: Seat,
    /// The deck of the first round, top card first.
    pub deck: Vec<Card>,
}

/// Draws a deal: first the starter, unless the options name one, then the deck.
pub(crate) fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<Deal, SetupError> {
    check_options(options, seats)?;
    let starter = options.first_player.draw(seats, chance);
    Ok(Deal { starter, deck: shuffled(chance).left().to_vec() })
}

/// The state before the first move.
pub(crate) fn start(options: &Options, seats: u8, deal: &Deal) -> Result<State, SetupError> {
    check_options(options, seats)?;
    check_starter(options, seats, deal.starter)?;
    check_deck(&deal.deck)?;
    let mut cards = FRESH_DECK;
    cards.copy_from_slice(&deal.deck);
    let mut state = State {
        options: *options,
        seats,
        phase: Phase::Choose,
        round: 0,
        starter: deal.starter,
        actor: deal.starter,
        orcs: 0,
        drawn: None,
        cave: 0,
        claimed: 0,
        grabbed: 0,
        filled: 0,
        tokens: Kinds::ALL,
        pool: [None; Kind::ALL.len()],
        spots: [Pile::default(); SPOTS],
        holds: [Hold::default(); PLAYERS],
        purses: [0; PLAYERS],
        deck: Deck::FRESH,
        below: Below::default(),
        last: LastRound::default(),
    };
    set_round(&mut state, deal.starter, Deck::of(cards));
    Ok(state)
}

/// MS-002, MS-003, MS-004: sets up the table for a round. Purses and the last round's result stay.
pub(crate) fn set_round(state: &mut State, starter: Seat, deck: Deck) {
    state.phase = Phase::Choose;
    state.round += 1;
    state.starter = starter;
    state.actor = starter;
    state.orcs = 0;
    state.drawn = None;
    state.cave = (1 << state.seats) - 1;
    state.claimed = 0;
    state.grabbed = 0;
    state.filled = 0;
    state.tokens = Kinds::ALL;
    state.pool = [None; Kind::ALL.len()];
    state.spots = [Pile::default(); SPOTS];
    state.holds = [Hold::default(); PLAYERS];
    state.deck = deck;
    state.below = Below::default();
}

/// MS-002: the six orcs and the thirty treasure cards, shuffled together.
pub(crate) fn shuffled(chance: &mut Chance) -> Deck {
    let mut deck = Deck::FRESH;
    chance.shuffle(deck.left_mut());
    deck
}

fn check_options(options: &Options, seats: u8) -> Result<(), SetupError> {
    if !(2..=PLAYERS as u8).contains(&seats) {
        return Err(SetupError::new("MS-001", format!("found {seats} seats, wanted 2 to {PLAYERS}")));
    }
    if !(TARGET_MIN..=TARGET_MAX).contains(&options.target) {
        let message = format!("found target {}, wanted {TARGET_MIN} to {TARGET_MAX}", options.target);
        return Err(SetupError::new("MS-404", message));
    }
    options.first_player.check(seats, "MS-006")
}

fn check_starter(options: &Options, seats: u8, starter: Seat) -> Result<(), SetupError> {
    if starter.0 >= seats {
        let message = format!("found seat {} as starter, wanted one below {seats}", starter.0);
        return Err(SetupError::new("MS-006", message));
    }
    match options.first_player.seat() {
        Some(named) if named != starter => Err(SetupError::new(
            "MS-006",
            format!("found seat {} as starter, but the options name seat {}", starter.0, named.0),
        )),
        _ => Ok(()),
    }
}

fn check_deck(deck: &[Card]) -> Result<(), SetupError> {
    if deck.len() != CARDS {
        return Err(SetupError::new("MS-002", format!("found {} cards, wanted {CARDS}", deck.len())));
    }
    let mut sorted = deck.to_vec();
    sorted.sort_unstable();
    match sorted.iter().zip(&FRESH_DECK).find(|(found, wanted)| found != wanted) {
        None => Ok(()),
        // Both lists are sorted, so the lower of the first two that differ is the extra card or the missing one.
        Some((found, wanted)) if found < wanted => {
            Err(SetupError::new("MS-002", format!("found {found} too many times in the deck")))
        }
        Some((_, wanted)) => Err(SetupError::new("MS-002", format!("{wanted} is missing from the deck"))),
    }
}
