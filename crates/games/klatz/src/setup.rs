//! Options and dealing.

use klad_engine::{Chance, DeckRef, FirstPlayer, Seat, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Action, Actions, Card, Comp, Comps},
    data::{
        ACTION_CARDS, COMPOSITIONS, HAND_ACTIONS, HAND_COMPOSITIONS, MARKET_CARDS, OPEN_COMPOSITIONS, PILES,
        PLAYERS, SHORT_GAMES, STALL_TURNS_MAX, WALL_CARDS, WALL_FLOOR,
    },
    pile::Pile,
    rules,
    state::{LastTurns, Phase, State},
    tables::Tables,
};

/// The options a host may choose. The defaults are the game as printed, with calls in real time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The number of compositions removed unseen: 0, 4, 5 or 6 (KZ-005).
    pub short_game: u8,
    /// Who has the first turn (KZ-011).
    pub first_player: FirstPlayer,
    /// Whether a pattern without a dragon may also be read backwards (KZ-062, ruling R-08).
    pub mirror_match: bool,
    /// When the wall is refilled to four cards (KZ-070, ruling R-10).
    pub wall_floor: WallFloor,
    /// Who gets a last turn when the compositions run out (KZ-111, ruling R-17).
    pub final_round: FinalRound,
    /// Whether cards may be shifted past towers and covered cards (KZ-101, ruling R-14).
    pub blockers_passable: bool,
    /// Whether compositions discarded in a redraw lie face up (ruling R-16).
    pub reveal_discarded_compositions: bool,
    /// The game ends after this many consecutive turns without a photo or a new composition (KZ-116); 0 is off.
    pub stall_turns: u16,
    /// How calls reach the table (section 3.7).
    pub call_mode: CallMode,
    /// Time for a turn move in milliseconds; 0 for no clock (E19).
    pub turn_ms: u32,
    /// Who goes first among calls made without a race (KZ-143).
    pub async_priority: AsyncPriority,
    /// In a race: the minimum time before a turn move is made (KZ-138).
    pub window_min_ms: u32,
    /// In a race: the time until the table ends a finished turn (KZ-140).
    pub end_window_ms: u32,
    /// How long a sealed round lasts (KZ-144).
    pub sealed_ms: u32,
    /// In a race: the maximum allowance for latency (KZ-135).
    pub latency_cap_ms: u32,
    /// In a race: how long a seat cannot call after a false call (KZ-136).
    pub false_call_cooldown_ms: u32,
    /// Whether calls that came too late are announced to everybody (KZ-132).
    pub announce_lost_calls: bool,
    /// Whether clients highlight matches of a player's own compositions.
    pub call_assist: CallAssist,
    /// What is printed on the cards. Omitted for the standard deck.
    #[serde(skip_serializing_if = "DeckRef::is_standard")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<klad_engine::deck::CustomDeckJson>"))]
    pub deck: DeckRef<Tables>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            short_game: 0,
            first_player: FirstPlayer::Random,
            mirror_match: false,
            wall_floor: WallFloor::Always,
            final_round: FinalRound::EachOneMore,
            blockers_passable: true,
            reveal_discarded_compositions: false,
            stall_turns: 60,
            call_mode: CallMode::Race,
            turn_ms: 60_000,
            async_priority: AsyncPriority::ActiveFirst,
            window_min_ms: 4_000,
            end_window_ms: 5_000,
            sealed_ms: 10_000,
            latency_cap_ms: 400,
            false_call_cooldown_ms: 1_500,
            announce_lost_calls: false,
            call_assist: CallAssist::Off,
            deck: DeckRef::standard(),
        }
    }
}

/// When the wall is refilled to four cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WallFloor {
    /// After a photo and after a card is removed.
    #[default]
    Always,
    /// After a photo only.
    PhotoOnly,
}

/// Who gets a last turn when the compositions run out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FinalRound {
    /// Every seat; the current one goes last.
    #[default]
    EachOneMore,
    /// Every seat except the current one.
    OthersOnly,
    /// No last turns: the game continues until the last open composition is photographed, or until it stalls.
    GoOn,
}

/// How calls reach the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CallMode {
    /// In real time, with compensation for latency.
    #[default]
    Race,
    /// By standing orders, for turn-by-turn play.
    Standing,
    /// By sealed answers from all seats simultaneously.
    Sealed,
    /// By randomly drawn reaction times, for bots only.
    Sim,
}

/// Who goes first among calls made without a race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AsyncPriority {
    /// The active seat, then the others in random order.
    #[default]
    ActiveFirst,
    /// All seats in random order.
    Random,
}

/// Whether clients highlight matches of a player's own compositions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CallAssist {
    /// Matches are not highlighted.
    #[default]
    Off,
    /// Matches are highlighted.
    Highlight,
}

/// A number of milliseconds that a host may choose, and the rule that bounds it.
struct Range {
    name: &'static str,
    rule: &'static str,
    value: fn(&Options) -> u32,
    min: u32,
    max: u32,
}

/// A day in milliseconds.
pub(crate) const DAY_MS: u32 = 86_400_000;

#[rustfmt::skip]
const RANGES: [Range; 7] = [
    Range { name: "turn_ms", rule: "KZ-140", value: |o| o.turn_ms, min: 0, max: 7 * DAY_MS },
    Range { name: "window_min_ms", rule: "KZ-138", value: |o| o.window_min_ms, min: 0, max: 15_000 },
    Range { name: "end_window_ms", rule: "KZ-140", value: |o| o.end_window_ms, min: 1_000, max: 30_000 },
    Range { name: "sealed_ms", rule: "KZ-144", value: |o| o.sealed_ms, min: 3_000, max: DAY_MS },
    Range { name: "latency_cap_ms", rule: "KZ-135", value: |o| o.latency_cap_ms, min: 100, max: 1_000 },
    Range { name: "false_call_cooldown_ms", rule: "KZ-136", value: |o| o.false_call_cooldown_ms, min: 0, max: 5_000 },
    Range { name: "stall_turns", rule: "KZ-116", value: |o| o.stall_turns.into(), min: 0, max: STALL_TURNS_MAX },
];

/// What chance decides before the first move. Decks are written with the top card first.
///
/// ```
/// use klad_engine::{Chance, Game, Seat};
/// use klad_klatz::{Options, State};
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
    /// Who has the first turn.
    #[serde(alias = "first")]
    pub starter: Seat,
    /// The hands by seat.
    pub hands: Vec<DealtHand>,
    /// The open compositions.
    pub open: Vec<Comp>,
    /// The compositions removed for a short game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Comp>,
    /// The composition deck.
    pub compositions: Vec<Comp>,
    /// The action deck.
    pub actions: Vec<Action>,
    /// The wall from left to right.
    pub wall: Vec<Card>,
    /// The market.
    pub market: Vec<Card>,
    /// The wall deck: piles of 15, 14 and 14 cards with one rickshaw each.
    pub deck: Vec<Card>,
}

/// A hand as dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealtHand {
    /// Three action cards.
    pub actions: Vec<Action>,
    /// Two compositions.
    pub compositions: Vec<Comp>,
}

/// Draws a deal, in the order of section 7 of the rules.
pub(crate) fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<Deal, SetupError> {
    check_options(options, seats)?;
    // KZ-002: both decks are shuffled before anything is dealt.
    let mut compositions: Vec<Comp> = Comp::all().collect();
    chance.shuffle(&mut compositions);
    let mut actions: Vec<Action> = Actions(options.deck.printed().actions).iter().collect();
    chance.shuffle(&mut actions);
    let hands = Seat::all(seats)
        .map(|_| DealtHand {
            actions: actions.drain(..HAND_ACTIONS).collect(),
            compositions: compositions.drain(..HAND_COMPOSITIONS).collect(),
        })
        .collect();
    let open = reveal(&options.deck, &mut compositions, chance);
    // KZ-005
    let removed = compositions.drain(..options.short_game as usize).collect();
    let mut cards: Vec<Card> = Card::wall().collect();
    chance.shuffle(&mut cards);
    let wall = cards.drain(..WALL_FLOOR).collect();
    let market = cards.drain(..MARKET_CARDS).collect();
    let mut deck = Vec::new();
    for size in PILES {
        let mut pile: Vec<Card> = cards.drain(..size).chain([Card::RICKSHAW]).collect();
        chance.shuffle(&mut pile);
        deck.append(&mut pile);
    }
    let starter = options.first_player.draw(seats, chance);
    Ok(Deal { starter, hands, open, removed, compositions, actions, wall, market, deck })
}

/// KZ-004: reveals the first three compositions without a dragon or a panda; shuffles the rest of the deck again.
pub fn reveal(printed: &Tables, deck: &mut Vec<Comp>, chance: &mut Chance) -> Vec<Comp> {
    let open: Vec<Comp> =
        deck.iter().copied().filter(|comp| !printed.is_special(*comp)).take(OPEN_COMPOSITIONS).collect();
    deck.retain(|comp| !open.contains(comp));
    chance.shuffle(deck);
    open
}

/// The state before the first move: the deal, with step 1 of the first seat's turn done.
pub(crate) fn start(options: &Options, seats: u8, deal: &Deal) -> Result<State, SetupError> {
    check_options(options, seats)?;
    check_deal(options, seats, deal)?;
    let mut state = State {
        options: *options,
        seats,
        rev: 0,
        phase: Phase::AwaitPlace,
        active: deal.starter,
        present: SeatSet::all(seats),
        wall: deal.wall.iter().copied().collect(),
        covered: 0,
        waiting: 0,
        market: deal.market.iter().copied().collect(),
        deck: deal.deck.iter().rev().copied().collect(),
        reshuffled: false,
        wall_discard: Pile::default(),
        hands: [Actions::default(); PLAYERS],
        action_deck: deal.actions.iter().rev().copied().collect(),
        action_discard: Pile::default(),
        rebuilt_of: Actions::default(),
        compositions: [Comps::EMPTY; PLAYERS],
        discarded: [Comps::EMPTY; PLAYERS],
        open: deal.open.iter().copied().collect(),
        removed: deal.removed.iter().copied().collect(),
        composition_deck: deal.compositions.iter().rev().copied().collect(),
        photos: Pile::default(),
        last_turns: LastTurns::NotYet,
        stall: 0,
        progress: false,
    };
    for (seat, hand) in deal.hands.iter().enumerate() {
        state.hands[seat] = hand.actions.iter().copied().collect();
        state.compositions[seat] = hand.compositions.iter().copied().collect();
    }
    rules::begin_turn(&mut state, &mut klad_engine::Quiet);
    Ok(state)
}

pub(crate) fn check_options(options: &Options, seats: u8) -> Result<(), SetupError> {
    if !(2..=PLAYERS as u8).contains(&seats) {
        return Err(SetupError::new("KZ-001", format!("found {seats} seats, wanted 2 to {PLAYERS}")));
    }
    if !SHORT_GAMES.contains(&options.short_game.into()) {
        let message =
            format!("found a short game without {} compositions, wanted 0, 4, 5 or 6", options.short_game);
        return Err(SetupError::new("KZ-005", message));
    }
    options.first_player.check(seats, "KZ-011")?;
    for Range { name, rule, value, min, max } in &RANGES {
        let found = value(options);
        if !(*min..=*max).contains(&found) {
            return Err(SetupError::new(rule, format!("found {name} {found}, wanted {min} to {max}")));
        }
    }
    Ok(())
}

fn check_deal(options: &Options, seats: u8, deal: &Deal) -> Result<(), SetupError> {
    if deal.starter.0 >= seats || options.first_player.seat().is_some_and(|named| named != deal.starter) {
        let message = format!(
            "found seat {} as first player, which the options or the table do not allow",
            deal.starter.0
        );
        return Err(SetupError::new("KZ-011", message));
    }
    let count = |rule, what: &str, found: usize, wanted: usize| match found == wanted {
        true => Ok(()),
        false => Err(SetupError::new(rule, format!("found {found} {what}, wanted {wanted}"))),
    };
    count("KZ-003", "hands", deal.hands.len(), seats.into())?;
    for hand in &deal.hands {
        count("KZ-003", "action cards in a hand", hand.actions.len(), HAND_ACTIONS)?;
        count("KZ-003", "compositions in a hand", hand.compositions.len(), HAND_COMPOSITIONS)?;
    }
    count("KZ-004", "open compositions", deal.open.len(), OPEN_COMPOSITIONS)?;
    if let Some(special) = deal.open.iter().find(|comp| options.deck.is_special(**comp)) {
        return Err(SetupError::new(
            "KZ-004",
            format!("found {special} open, which shows a dragon or a panda"),
        ));
    }
    count("KZ-005", "removed compositions", deal.removed.len(), options.short_game.into())?;
    let in_hands = HAND_COMPOSITIONS * seats as usize;
    let left = COMPOSITIONS - in_hands - OPEN_COMPOSITIONS - options.short_game as usize;
    count("KZ-004", "compositions in the deck", deal.compositions.len(), left)?;
    count("KZ-007", "cards in the wall", deal.wall.len(), WALL_FLOOR)?;
    count("KZ-008", "cards in the market", deal.market.len(), MARKET_CARDS)?;
    let mut deck = &deal.deck[..];
    count("KZ-009", "cards in the wall deck", deck.len(), PILES.iter().map(|size| size + 1).sum())?;
    for size in PILES {
        let (pile, rest) = deck.split_at(size + 1);
        let rickshaws = pile.iter().filter(|card| card.is_rickshaw()).count();
        count("KZ-009", "rickshaws in a pile of the wall deck", rickshaws, 1)?;
        deck = rest;
    }
    let left = ACTION_CARDS - HAND_ACTIONS * seats as usize;
    count("KZ-010", "cards in the action deck", deal.actions.len(), left)?;
    check_no_card_twice(&options.deck, deal)
}

/// Checks that no card occurs twice. The counts are already right, so then none is missing either.
fn check_no_card_twice(deck: &Tables, deal: &Deal) -> Result<(), SetupError> {
    let hands = deal.hands.iter().flat_map(|hand| &hand.compositions);
    let mut seen = Comps::EMPTY;
    for &comp in hands.chain(&deal.open).chain(&deal.removed).chain(&deal.compositions) {
        if seen.contains(comp) {
            return Err(SetupError::new("KZ-002", format!("found {comp} twice")));
        }
        seen = seen.with(comp);
    }
    let mut copies = [0; Action::ALL.len()];
    for &action in deal.hands.iter().flat_map(|hand| &hand.actions).chain(&deal.actions) {
        copies[action as usize] += 1;
        let most = deck.copies(action);
        if copies[action as usize] > most {
            return Err(SetupError::new("KZ-002", format!("found {action} more than {most} times")));
        }
    }
    let mut seen = 0u64;
    for &card in deal.wall.iter().chain(&deal.market).chain(&deal.deck) {
        if !card.is_rickshaw() && seen & card.bit() != 0 {
            return Err(SetupError::new("KZ-007", format!("found {card} twice")));
        }
        seen |= card.bit();
    }
    // The three rickshaws are in the deck; a fourth would displace a wall card.
    if seen.count_ones() as usize != WALL_CARDS + 1 {
        return Err(SetupError::new("KZ-006", "found a rickshaw in the wall or the market"));
    }
    Ok(())
}
