//! A player who has played a few times.

use klad_engine::{Bot, Chance, Viewer};

use super::{Decision, Situation};
use crate::{components::Cards, moves::Move, state::State, view::View};

/// How many of a hundred ways to play it sees.
const NOTICED: u32 = 60;
/// By how many hundredths of a point it may misjudge a move.
const MISJUDGED: u32 = 100;

/// Plays on the same cards as the heuristic bot, but overlooks many of the ways to cross a shape, misjudges those that
/// it sees, and once a card is completed forgets what its seal pays for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Easy;

impl Bot<State> for Easy {
    fn choose(&mut self, view: &View, legal: &[Move], chance: &mut Chance) -> Move {
        let Viewer::Seat(seat) = view.viewer else { return legal[0] };
        let seen = Situation::seen(view, &view.players[seat.index()]);
        let decision = Decision::judged(view, seat, Situation { completed: Cards::default(), ..seen });
        let mut best: Option<(f32, Move)> = None;
        for &mv in legal {
            let (noticed, error) = (chance.below(100) < NOTICED, chance.below(MISJUDGED) as f32 / 100.0);
            // Taking marks back is no way to get on.
            if !noticed || mv == (Move::TakeBack {}) {
                continue;
            }
            let points = decision.promise(mv) + error;
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, mv));
            }
        }
        // It sees nothing: the first thing that comes to hand.
        best.map_or(legal[0], |(_, mv)| mv)
    }
}
