//! A bot that plays like somebody who has played a few times.

use klad_engine::{Bot, Chance, Viewer};

use super::{Decision, Situation};
use crate::{components::Cards, moves::Move, state::State, view::View};

/// The percentage of moves it notices.
const NOTICED: u32 = 60;
/// The most by which it may misjudge a move, in hundredths of a point.
const MISJUDGED: u32 = 100;

/// Evaluates moves like the heuristic bot, but overlooks many ways to cross a shape, misjudges those it sees, and
/// forgets what a completed card's seal pays for.
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
            // Taking marks back makes no progress.
            if !noticed || mv == (Move::TakeBack {}) {
                continue;
            }
            let points = decision.promise(mv) + error;
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, mv));
            }
        }
        // If it notices nothing, it plays the first legal move.
        best.map_or(legal[0], |(_, mv)| mv)
    }
}
