//! A bot that plays by thresholds, and what search needs to know about the game.

mod situation;
mod why;

use klad_engine::{Bot, Chance, Searchable, Seat};

use crate::{
    components::Treasure,
    data::{CARDS, GOLD, PLAYERS, SPOTS},
    moves::Move,
    scoring,
    state::{Phase, State},
    view::{SpotState, View},
};
use situation::Situation;
pub use why::Why;

/// The percentage of covered cards that the easy bot forgets.
const FORGOTTEN: u8 = 40;

/// The bot for beginners.
pub fn easy() -> Heuristic {
    Heuristic::forgetting(FORGOTTEN)
}

/// A sound bot that does not search.
pub fn medium() -> Heuristic {
    Heuristic::new()
}

/// Plays soundly from what it has seen: claims a pile when its total is good enough given the orcs that are out and the
/// number of dwarves in the cave, or, as the last dwarf, when it pays.
#[derive(Debug, Clone, Default)]
pub struct Heuristic {
    /// The percentage of covered cards it forgets.
    forget: u8,
    /// Decides which ones. Drawn before the first choice, so that a forgotten card stays forgotten.
    salt: Option<u64>,
}

impl Heuristic {
    /// A bot that remembers everything.
    pub fn new() -> Heuristic {
        Heuristic::default()
    }

    /// A bot that forgets `forget` percent of the covered cards, capped at 100.
    pub fn forgetting(forget: u8) -> Heuristic {
        Heuristic { forget: forget.min(100), salt: None }
    }

    fn forgets(&self, round: u8, card: Treasure) -> bool {
        let salt = self.salt.unwrap_or(0);
        let mut chance = Chance::fast(salt ^ u64::from(round) << 8 ^ card as u64);
        chance.below(100) < u32::from(self.forget)
    }

    /// The round as it remembers it.
    fn situation(&self, view: &View) -> Situation {
        let pile = |top: Option<Treasure>, cards: &[Treasure]| {
            let known = cards.iter().filter(|&&card| top == Some(card) || !self.forgets(view.round, card));
            view.options.deck.sum(known)
        };
        let cards = |cards: &Option<crate::state::Cards>, top: Option<Treasure>| {
            cards.clone().unwrap_or_else(|| top.into_iter().collect())
        };
        let mut situation = Situation {
            seats: view.players.len(),
            in_cave: view.cave.len(),
            orcs: usize::from(view.orcs),
            deck: u32::from(view.deck_size),
            tokens: view.tokens.iter().copied().collect(),
            ..Situation::default()
        };
        for (number, spot) in view.spots.iter().enumerate() {
            situation.spots[number] = pile(spot.top, &cards(&spot.cards, spot.top));
            situation.open |= u8::from(spot.state == SpotState::Open) << number;
            situation.filled |= u8::from(spot.height > 0) << number;
        }
        for hold in view.players.iter().filter_map(|player| player.hold.as_ref()) {
            if let Some(token) = hold.token {
                let total = scoring::total(pile(hold.top, &cards(&hold.cards, hold.top)), token);
                situation.top = Some(situation.top.map_or(total, |top| top.max(total)));
            }
        }
        situation
    }
}

impl Bot<State> for Heuristic {
    fn choose(&mut self, view: &View, legal: &[Move], chance: &mut Chance) -> Move {
        self.salt.get_or_insert_with(|| chance.bits());
        let situation = self.situation(view);
        let wanted = match view.phase {
            Phase::Choose => situation.choose(0),
            Phase::Place => match view.drawn {
                Some(card) => situation.place(view.options.deck.face(card)),
                None => legal[0],
            },
            Phase::Flee => situation.flee(),
            Phase::Over => legal[0],
        };
        if legal.contains(&wanted) { wanted } else { legal[0] }
    }
}

/// The situation of a guessed state: everything but the order of the deck is known.
fn situation_of(state: &State) -> Situation {
    let mut situation = Situation {
        seats: usize::from(state.seats),
        in_cave: state.cave.count_ones() as usize,
        orcs: usize::from(state.orcs),
        deck: u32::from(state.deck.size()),
        tokens: state.tokens,
        open: state.open(),
        filled: state.filled,
        ..Situation::default()
    };
    for spot in 0..SPOTS {
        situation.spots[spot] = state.spots[spot].symbols;
    }
    for hold in &state.holds {
        if let Some(token) = hold.token {
            let total = hold.pile.total(token);
            situation.top = Some(situation.top.map_or(total, |top| top.max(total)));
        }
    }
    situation
}

/// Thresholds are raised by a random amount below this, drawn again for each decision: opponents differ, and a player
/// who expects all of them to leave early is outwaited.
const PATIENCE: u32 = 2;
/// One placement in this many is random.
const WHIM: u32 = 20;
/// How much more promising the threshold policy's move is than the others, for draws and claims and for choosing a
/// spot.
const TRUST: f32 = 4.0;
const TRUST_IN_PLACE: f32 = 10.0;

impl Searchable for State {
    const HORIZON: Option<usize> = None;

    /// Between rounds only the purses count, and their value is known well.
    fn is_settled(&self) -> bool {
        usize::from(self.deck.size()) == CARDS
    }

    fn playout(&self, _seat: Seat, legal: &[Move], chance: &mut Chance) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let situation = situation_of(self);
        let wanted = match (self.phase, self.drawn) {
            (Phase::Choose, _) => situation.choose(chance.below(PATIENCE) as u8),
            (Phase::Place, Some(card)) if chance.below(WHIM) != 0 => {
                situation.place(self.options.deck.face(card))
            }
            (Phase::Flee, _) => situation.flee(),
            (Phase::Place | Phase::Over, _) => return chance.below(legal.len() as u32) as usize,
        };
        let place = place_in_list(self, wanted);
        if legal.get(place) == Some(&wanted) {
            return place;
        }
        legal.iter().position(|&mv| mv == wanted).unwrap_or(0)
    }

    fn evaluate(&self, into: &mut [f32]) {
        let seats = usize::from(self.seats);
        let awards = if self.is_settled() { [0.0; PLAYERS] } else { expected_awards(self) };
        let mut weights = [0.0; PLAYERS];
        for (seat, weight) in weights.iter_mut().enumerate().take(seats) {
            *weight = libm::expf(strength(f32::from(self.purses[seat]) + awards[seat]));
        }
        let sum: f32 = weights.iter().sum();
        for (share, weight) in into.iter_mut().zip(weights) {
            *share = weight / sum;
        }
    }

    fn prior(&self, _seat: Seat, legal: &[Move], into: &mut Vec<f32>) {
        let situation = situation_of(self);
        let best = situation.best_total();
        let threshold = situation.threshold();
        let policy = match (self.phase, self.drawn) {
            (Phase::Choose, _) => Some(situation.choose(0)),
            (Phase::Place, Some(card)) => Some(situation.place(self.options.deck.face(card))),
            (Phase::Flee, _) => Some(situation.flee()),
            (Phase::Place | Phase::Over, _) => None,
        };
        into.extend(legal.iter().map(|&mv| {
            let (weight, trust) = match mv {
                // A claim is half as promising for each point below the best claim and for each point below the
                // threshold.
                Move::Claim { spot, token } => {
                    let total = self.spots[usize::from(spot)].total(token);
                    let short = (best - total) + threshold.saturating_sub(total);
                    ((1.0 / f32::from(1u16 << short.min(10))).max(0.001), TRUST)
                }
                Move::Draw {} => (1.0, TRUST),
                Move::Place { .. } | Move::Flee { .. } => (1.0, TRUST_IN_PLACE),
            };
            if policy == Some(mv) { trust * weight.max(1.0) } else { weight }
        }));
    }
}

/// The index of a move in the list of all legal moves.
fn place_in_list(state: &State, mv: Move) -> usize {
    let before = |bits: u8, spot: u8| (bits & !(u8::MAX << spot)).count_ones() as usize;
    match mv {
        Move::Draw {} => 0,
        Move::Claim { spot, token } => {
            let tokens = state.tokens.len();
            1 + before(state.open_filled(), spot) * tokens + state.tokens.before(token)
        }
        Move::Place { spot } => before(state.open(), spot),
        Move::Flee { spot } => before(state.refuges(), spot),
    }
}

/// The total a player in the cave can hope for, by number of players: the mean over rounds played well.
const HOPES: [f32; PLAYERS - 1] = [8.0, 7.1, 6.1];

/// The award each seat can expect from this round.
fn expected_awards(state: &State) -> [f32; PLAYERS] {
    let seats = usize::from(state.seats);
    let situation = situation_of(state);
    let hope = HOPES[seats.clamp(2, PLAYERS) - 2].max(f32::from(situation.best_total()));
    let totals = state.holds.map(|hold| hold.token.map_or(hope, |token| f32::from(hold.pile.total(token))));
    let top = totals[..seats].iter().copied().fold(0.0, f32::max);
    totals.map(|total| (f32::from(GOLD) - (top - total)).clamp(0.0, f32::from(GOLD)))
}

/// How strong a purse is: the chance of winning is proportional to the exponential of it. Fitted to the winners of 120
/// 000 games between players like those in the playouts, at the start of each of their rounds; the resulting share is
/// accurate to 0.01. Above the target, the last step is extrapolated.
fn strength(purse: f32) -> f32 {
    const BY_PURSE: [f32; 11] = [0.0, 0.41, 1.26, 1.87, 2.37, 3.66, 4.35, 5.10, 6.5, 8.0, 9.5];
    let below = (purse as usize).min(BY_PURSE.len() - 2);
    let (low, high) = (BY_PURSE[below], BY_PURSE[below + 1]);
    low + (high - low) * (purse - below as f32)
}
