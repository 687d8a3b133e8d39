//! What search needs: a fast policy for playouts, priors for moves, and an evaluation.

use klad_engine::{Chance, Outcome, Searchable, Seat, win_shares};

use super::{
    Decision,
    prospect::{Prospect, Situation, TURN_WORTH},
};
use crate::{
    components::{Card, Cells},
    data::{PALM_BOXES, SLOTS, TURNS},
    moves::{Move, Primary, Source},
    scoring,
    state::{Player, State},
};

/// A turn brings good players this much more than [`TURN_WORTH`]. Where scores are compared it makes no difference; in a solo game,
/// the score itself is what counts, and a playout that stops a turn earlier must not look worse for it.
const TURN_WORTH_MORE: f32 = 0.6;
/// One playout move in this many is random.
const ANYTHING_ONE_IN: u32 = 10;

impl Searchable for State {
    /// The evaluation looks as far ahead as a playout does, with less noise.
    const HORIZON: Option<usize> = Some(16);

    fn playout(&self, seat: Seat, legal: &[Move], chance: &mut Chance) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        if chance.below(ANYTHING_ONE_IN) == 0 {
            return chance.below(legal.len() as u32) as usize;
        }
        let glance = Glance::new(self, seat);
        let mut best = (0, f32::NEG_INFINITY);
        for (index, mv) in legal.iter().enumerate() {
            let points = glance.points(*mv);
            if points > best.1 {
                best = (index, points);
            }
        }
        best.0
    }

    fn evaluate(&self, into: &mut [f32]) {
        let projected = |player: &Player| {
            f32::from(scoring::score(&self.options.deck, player).total) + still_to_come(self, player)
        };
        let mut projections = [0.0; crate::state::SEATS];
        for (projection, player) in projections.iter_mut().zip(self.players()) {
            *projection = projected(player);
        }
        let projections = &projections[..usize::from(self.seats)];
        let turns_left = f32::from(TURNS - 1 - self.turn) + 0.3;
        if self.is_solo() {
            into[0] = worth_solo(projections[0] + TURN_WORTH_MORE * turns_left);
            return;
        }
        let most = projections.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        // Over a whole game, a final score varies by about 8 points.
        let spread = 6.5 * (turns_left / f32::from(TURNS)).sqrt();
        let weight = |projection: &f32| libm::expf((projection - most) / spread);
        let sum: f32 = projections.iter().map(weight).sum();
        for (share, projection) in into.iter_mut().zip(projections) {
            *share = weight(projection) / sum;
        }
    }

    /// A solo game is worth what it scores.
    fn reward(&self, outcome: &Outcome, into: &mut [f32]) {
        if self.is_solo() {
            into[0] = worth_solo(outcome.scores[0].into());
        } else {
            win_shares(outcome, into);
        }
    }

    /// Based on what the heuristic bot thinks of each move.
    fn prior(&self, seat: Seat, legal: &[Move], into: &mut Vec<f32>) {
        let decision = Decision::of(self, seat);
        let first = into.len();
        into.extend(legal.iter().map(|mv| decision.promise(*mv)));
        let most = into[first..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        into[first..].iter_mut().for_each(|points| *points = libm::expf((*points - most) / 1.5).max(0.01));
    }
}

/// TM-132: what a score is worth in a solo game. Search tells moves apart best where the scale is steep, so most of it
/// is for the scores that good play reaches; within those every point counts the same, and beyond them it still counts.
fn worth_solo(points: f32) -> f32 {
    const SCALE: [(f32, f32); 4] = [(30.0, 0.0), (90.0, 0.1), (150.0, 0.9), (210.0, 1.0)];
    for bounds in SCALE.windows(2) {
        let [(from, low), (to, high)] = [bounds[0], bounds[1]];
        if points < to {
            return (low + (points - from) / (to - from) * (high - low)).max(0.0);
        }
    }
    1.0
}

/// The points the rest of the game will bring a player, including the marks of this turn.
fn still_to_come(state: &State, player: &Player) -> f32 {
    let slots = player.slots.map(|slot| slot.card.map(|card| (card, slot.open())));
    let prospect = Prospect::new(&Situation::of(state, player), slots);
    let open = [player.open(0), player.open(1)];
    // A player who has marked nothing this turn will still cross some cells.
    let turn = if player.marks.is_empty() && state.phase == crate::Phase::Cross { TURN_WORTH } else { 0.0 };
    prospect.after(open) + turn
}

/// What is needed to judge a move quickly.
struct Glance<'a> {
    state: &'a State,
    player: &'a Player,
    open: [Cells; SLOTS],
    /// Expected turns to finish each card.
    turns: [f32; SLOTS],
    /// What saving a turn on each card is worth: little if the card will not be finished.
    saving: [f32; SLOTS],
    palm: f32,
    turns_left: f32,
}

impl<'a> Glance<'a> {
    fn new(state: &'a State, seat: Seat) -> Glance<'a> {
        let player = state.player(seat);
        let open = [player.open(0), player.open(1)];
        let card_turns = state.options.deck.card_turns();
        let turns =
            |slot: usize| player.slots[slot].card.map_or(0.0, |card| card_turns.turns(card, open[slot]));
        let turns = [turns(0), turns(1)];
        let turns_left = f32::from(TURNS - state.turn);
        let spare = |slot: usize| {
            let before = if turns[1 - slot] < turns[slot] { turns[1 - slot] } else { 0.0 };
            turns_left - before - turns[slot]
        };
        let saving = |slot: usize| TURN_WORTH * (0.7 + 0.4 * spare(slot)).clamp(0.1, 1.0);
        let room = usize::from(player.palms_scored) < PALM_BOXES;
        let palm = if room { f32::from(state.palm_value()) - 1.8 } else { 0.0 };
        Glance { state, player, open, turns, saving: [saving(0), saving(1)], palm, turns_left }
    }

    /// Roughly how many points a move gains compared with doing nothing.
    #[inline]
    fn points(&self, mv: Move) -> f32 {
        match mv {
            Move::Mark { primary: Primary::Shape { slot, cells } } => self.mark(slot, cells),
            Move::Mark { primary: Primary::Single { slot, cell } } | Move::Bonus { slot, cell } => {
                self.mark(slot, Cells::only(cell))
            }
            Move::TakeBack {} => -20.0,
            Move::TakeCard { from: Source::Display { position } } => {
                self.state.display[usize::from(position)].map_or(0.0, |card| self.new_card(card))
            }
            // The display usually offers something better than an unseen card.
            Move::TakeCard { from: Source::Deck {} } => -4.5,
            Move::ChooseStart { keep } => keep
                .iter()
                .filter_map(|place| self.player.dealt[usize::from(*place)])
                .map(|card| self.new_card(card))
                .sum(),
        }
    }

    #[inline]
    fn mark(&self, slot: u8, cells: Cells) -> f32 {
        let slot = usize::from(slot);
        let Some(card) = self.player.slots[slot].card else { return 0.0 };
        let left = self.open[slot].without(cells);
        let deck = &*self.state.options.deck;
        let has_cross = !deck.crosses(card).both(cells).is_empty();
        let card_turns = deck.card_turns();
        let turns =
            if has_cross { card_turns.turns_with_bonus(card, left) } else { card_turns.turns(card, left) };
        let coins = f32::from(deck.coins(card).both(cells).len());
        let palms = f32::from(deck.palms(card).both(cells).len());
        self.saving[slot] * (self.turns[slot] - turns) + coins * 0.5 + palms * self.palm
    }

    /// The value of starting a card: its points minus the turns it takes, if there is time for it.
    fn new_card(&self, card: Card) -> f32 {
        let deck = &*self.state.options.deck;
        let turns = deck.card_turns().turns(card, card.cells());
        let busy = self.turns[0].min(self.turns[1]);
        let chance = (0.55 + 0.45 * (self.turns_left - 1.0 - busy - turns)).clamp(0.0, 1.0);
        let by_color = self.player.completed.by_color();
        let seal = deck.seal(card).map_or(0.0, |color| {
            f32::from(color.seal_value()) * (f32::from(by_color[color as usize]) + self.turns_left / 12.0)
        });
        let icons = f32::from(deck.coins(card).len()) * 1.5 + f32::from(deck.palms(card).len()) * 2.4;
        chance * (f32::from(card.points()) + seal + icons) - TURN_WORTH * turns
    }
}
