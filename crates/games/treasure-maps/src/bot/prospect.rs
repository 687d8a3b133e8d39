//! What a position promises a player: roughly how many more points the rest of the game will bring.

use klad_engine::DeckRef;

use crate::{
    components::{Card, Cards, Cells},
    data::{COIN_CELLS, COINS_PER_ROW, PALM_BOXES, SLOTS, TURNS, TURNS_PER_ROUND},
    state::{Player, State},
    tables::Tables,
    view::{PlayerView, View},
};

/// What a turn is worth in points, as long as there are cards to play on.
pub(super) const TURN_WORTH: f32 = 3.7;
/// What a coin not yet crossed is worth, including its share of a cup.
const COIN_LATER: f32 = 1.5;
/// What a palm not yet crossed is worth.
const PALM_LATER: f32 = 2.4;

/// The numbers a player's choice depends on. Computed once per decision, then used to evaluate every way to cross.
#[derive(Debug, Clone)]
pub(super) struct Prospect {
    deck: DeckRef<Tables>,
    cards: [Option<Card>; SLOTS],
    open: [Cells; SLOTS],
    /// What each card gives when it is completed, including seals.
    worth: [f32; SLOTS],
    /// The number of turns after this one.
    turns_left: f32,
    coins: u8,
    palm_room: u8,
    palm_value: f32,
    /// The value of the next cup.
    cup: f32,
}

/// What the table shows about a player and the turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Situation {
    /// The number of turns after this one.
    pub(super) turns_left: u8,
    pub(super) palm_value: u8,
    /// The value of the next cup; 0 if none is left.
    pub(super) cup: u8,
    pub(super) completed: Cards,
    pub(super) coins: u8,
    pub(super) palms_scored: u8,
    pub(super) deck: DeckRef<Tables>,
}

impl Situation {
    pub(super) fn seen(view: &View, player: &PlayerView) -> Situation {
        let turns_done = (view.round - 1) * TURNS_PER_ROUND + view.turn;
        Situation {
            turns_left: TURNS - turns_done,
            palm_value: view.palm_value,
            cup: view.cups_left.first().copied().unwrap_or(0),
            completed: player.completed.iter().copied().collect(),
            coins: player.coins,
            palms_scored: player.palms.len() as u8,
            deck: view.options.deck,
        }
    }

    pub(super) fn of(state: &State, player: &Player) -> Situation {
        Situation {
            turns_left: TURNS - 1 - state.turn,
            palm_value: state.palm_value(),
            cup: state.cups_left().first().copied().unwrap_or(0),
            completed: player.completed,
            coins: player.coins,
            palms_scored: player.palms_scored,
            deck: state.options.deck,
        }
    }

    /// TM-114, TM-115: what `card` will give when it is completed, given the cards completed so far and `other`, which
    /// is likely to be completed too.
    fn worth(&self, card: Card, other: Option<Card>) -> f32 {
        let by_color = self.completed.by_color();
        let mut worth = f32::from(card.points());
        if let Some(color) = self.deck.seal(card) {
            let now = f32::from(by_color[color as usize]);
            let soon = if other.is_some_and(|other| other.color() == color) { 0.9 } else { 0.0 };
            // A card takes about four turns, and one in three will be of the color that pays.
            let later = f32::from(self.turns_left) / 4.0 / 3.0;
            worth += f32::from(color.seal_value()) * (now + soon + later);
        }
        let sealed = |holder: Card| self.deck.seal(holder) == Some(card.color());
        let seals = self.completed.iter().filter(|holder| sealed(*holder)).count() as f32;
        let soon = if other.is_some_and(sealed) { 0.9 } else { 0.0 };
        worth + f32::from(card.color().seal_value()) * (seals + soon)
    }
}

impl Prospect {
    pub(super) fn new(situation: &Situation, slots: [Option<(Card, Cells)>; SLOTS]) -> Prospect {
        let cards = slots.map(|slot| slot.map(|(card, _)| card));
        let worth = |slot: usize| cards[slot].map_or(0.0, |card| situation.worth(card, cards[1 - slot]));
        Prospect {
            deck: situation.deck,
            cards,
            open: slots.map(|slot| slot.map_or(Cells::NONE, |(_, open)| open)),
            worth: [worth(0), worth(1)],
            turns_left: f32::from(situation.turns_left),
            coins: situation.coins,
            palm_room: PALM_BOXES as u8 - situation.palms_scored,
            palm_value: f32::from(situation.palm_value),
            cup: f32::from(situation.cup),
        }
    }

    /// The uncrossed cells of both slots.
    pub(super) fn open(&self) -> [Cells; SLOTS] {
        self.open
    }

    /// The uncrossed cells with a cross.
    pub(super) fn crosses(&self) -> [Cells; SLOTS] {
        let crosses = |slot: usize| {
            self.cards[slot].map_or(Cells::NONE, |card| self.deck.crosses(card)).both(self.open[slot])
        };
        [crosses(0), crosses(1)]
    }

    /// The points to come if the turn ends with these cells uncrossed.
    pub(super) fn after(&self, open: [Cells; SLOTS]) -> f32 {
        let crossed = |slot: usize| self.open[slot].without(open[slot]);
        let count = |icons: fn(&Tables, Card) -> Cells, of: &dyn Fn(usize) -> Cells| -> u8 {
            (0..SLOTS)
                .filter_map(|slot| Some(icons(&self.deck, self.cards[slot]?).both(of(slot)).len()))
                .sum()
        };
        let palms = count(Tables::palms, &crossed).min(self.palm_room);
        let coins = count(Tables::coins, &crossed);
        let mut points = f32::from(palms) * self.palm_value + self.coin_worth(coins);

        let card_turns = self.deck.card_turns();
        let turns = |slot: usize| self.cards[slot].map_or(0.0, |card| card_turns.turns(card, open[slot]));
        let both = [turns(0), turns(1)];
        let sooner = usize::from(both[1] < both[0]);
        let mut turns_left = self.turns_left;
        for slot in [sooner, 1 - sooner] {
            let Some(card) = self.cards[slot] else { continue };
            turns_left -= both[slot];
            let chance = if open[slot].is_empty() { 1.0 } else { chance_to_finish(turns_left) };
            let left = open[slot];
            let palms_later =
                f32::from(self.deck.palms(card).both(left).len().min(self.palm_room - palms)) * PALM_LATER;
            let coins_later = f32::from(self.deck.coins(card).both(left).len()) * COIN_LATER;
            points += chance * self.worth[slot]
                + chance.max(0.4).min(turns_left.max(0.0) + 0.4) * (palms_later + coins_later);
        }
        points + TURN_WORTH * (turns_left - 1.0).max(0.0)
    }

    /// TM-111, TM-112: what this many more coins are worth now, including their share of the next cup.
    fn coin_worth(&self, more: u8) -> f32 {
        let total = (self.coins + more).min(COIN_CELLS);
        let rows = |coins: u8| f32::from(coins / COINS_PER_ROW);
        let started = |coins: u8| {
            let share = f32::from(coins % COINS_PER_ROW) / f32::from(COINS_PER_ROW);
            let time = (self.turns_left / 6.0).min(1.0);
            0.8 * share * share * time
        };
        let new_rows = rows(total) - rows(self.coins);
        f32::from(total - self.coins) + self.cup * (new_rows + started(total) - started(self.coins))
    }

    /// The points to come after the best way to cross `due` bonus cells. Crosses are taken first, in order, which loses
    /// nothing (TM-044).
    pub(super) fn best_bonus(&self, open: [Cells; SLOTS], due: u8) -> f32 {
        self.best_chain(open, due, self.crosses())
    }

    /// Like [`Prospect::best_bonus`], considering only the cells in `crosses` among those with a cross.
    fn best_chain(&self, open: [Cells; SLOTS], due: u8, crosses: [Cells; SLOTS]) -> f32 {
        if due == 0 || open.iter().all(|cells| cells.is_empty()) {
            return self.after(open);
        }
        let mut best = f32::NEG_INFINITY;
        let mut later = crosses;
        for slot in 0..SLOTS {
            let without = |cell: u8| {
                let mut rest = open;
                rest[slot] = rest[slot].without(Cells::only(cell));
                rest
            };
            for cell in open[slot].both(crosses[slot]).iter() {
                later[slot] = later[slot].without(Cells::only(cell));
                best = best.max(self.best_chain(without(cell), due, later));
            }
            for cell in open[slot].without(self.crosses()[slot]).iter() {
                // Any crosses would already have been taken.
                best = best.max(self.best_chain(without(cell), due - 1, [Cells::NONE; SLOTS]));
            }
        }
        best
    }
}

/// The probability that a card is finished when this many turns are left beyond those it should take.
fn chance_to_finish(spare: f32) -> f32 {
    (0.55 + 0.45 * spare).clamp(0.03, 1.0)
}
