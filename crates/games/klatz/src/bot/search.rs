//! The heuristics for search: a rollout policy, priors and an evaluation.

use klad_engine::{Chance, Searchable, Seat};

use crate::{
    bot::{Means, Outlook, placed, plan},
    components::Comps,
    data::PLAYERS,
    moves::Move,
    scoring,
    state::State,
};

/// How many moves a playout samples from a long list before it takes the best of them.
const GLANCES: u32 = 5;
/// A wall value lower by this much reduces the prior of a move to a third.
const PROMISE: f32 = 400.0;
/// The prior that unpromising moves keep.
const DOUBTFUL: f32 = 0.01;
/// The weight of a good call relative to the most promising other move.
const CALL: f32 = 4.0;

impl Searchable for State {
    /// Two or three turns: what comes later is luck and only adds noise.
    const HORIZON: Option<usize> = Some(8);

    fn playout(&self, seat: Seat, legal: &[Move], chance: &mut Chance) -> usize {
        let outlook = Outlook::of_state(self, seat);
        if let Some(index) = best_call(&outlook, legal) {
            return index;
        }
        // Calls come last in the list, and the good ones were taken above.
        let turn_moves = legal.iter().take_while(|mv| mv.is_turn_move()).count() as u32;
        if turn_moves == 0 {
            return 0;
        }
        // All moves of a short list, a sample of a long one.
        let few = turn_moves <= GLANCES + 2;
        let mut best = (i32::MIN, 0);
        for step in 0..if few { turn_moves } else { GLANCES } {
            let index = if few { step } else { chance.below(turn_moves) } as usize;
            best = best.max((glance(self, &outlook, legal[index]) + chance.below(40) as i32, index));
        }
        best.1
    }

    fn interrupt(&self, seat: Seat, legal: &[Move], _chance: &mut Chance) -> Option<usize> {
        best_call(&Outlook::of_state(self, seat), legal)
    }

    fn evaluate(&self, into: &mut [f32]) {
        let mut strength = [0.0f32; PLAYERS];
        let mut sum = 0.0;
        for seat in self.present.iter() {
            let outlook = Outlook::of_state(self, seat);
            // A visible picture is worth about half of its points, because somebody may be faster.
            let hopes = outlook.value(&outlook.row) as f32 / 2400.0;
            let lead = f32::from(scoring::points(self, seat)) + hopes;
            strength[seat.index()] = libm::expf(lead / 2.2);
            sum += strength[seat.index()];
        }
        for (worth, strength) in into.iter_mut().zip(strength) {
            *worth = strength / sum;
        }
    }

    fn prior(&self, seat: Seat, legal: &[Move], into: &mut Vec<f32>) {
        let outlook = Outlook::of_state(self, seat);
        let call = best_call(&outlook, legal);
        let means = Means::of_state(self);
        let value = |&mv: &Move| match mv {
            Move::PlaceOpen { slot, side } => {
                plan(means, &outlook, self.options.deck.symbol(self.market[slot as usize]), side)
            }
            Move::Claim { .. } | Move::Leave { .. } => i32::MIN / 2,
            _ => glance(self, &outlook, mv),
        };
        let first = into.len();
        into.extend(legal.iter().map(|mv| value(mv) as f32));
        let most = into[first..].iter().copied().fold(f32::MIN, f32::max);
        for (index, weight) in into[first..].iter_mut().enumerate() {
            let is_call = call == Some(index);
            *weight = if is_call { CALL } else { libm::expf((*weight - most) / PROMISE).max(DOUBTFUL) };
        }
    }
}

fn best_call(outlook: &Outlook, legal: &[Move]) -> Option<usize> {
    if !matches!(legal.last(), Some(Move::Claim { .. })) {
        return None;
    }
    let call = outlook.call(Comps::ALL)?;
    legal.iter().rposition(|&mv| mv == call)
}

/// How good a turn move looks at first glance, without a plan.
fn glance(state: &State, outlook: &Outlook, mv: Move) -> i32 {
    match mv {
        Move::PlaceOpen { slot, side } | Move::PlaceNew { slot, side } => {
            outlook.value(&placed(&outlook.row, state.options.deck.symbol(state.market[slot as usize]), side))
        }
        Move::PlaceDrawn { side } => match state.phase {
            crate::state::Phase::PlacingDrawn { card } => {
                outlook.value(&placed(&outlook.row, state.options.deck.symbol(card), side))
            }
            _ => 0,
        },
        Move::DrawBlind {} => outlook.value(&outlook.row),
        _ => outlook.move_value(mv),
    }
}
