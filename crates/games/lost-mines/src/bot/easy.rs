//! A player with a few games behind it.

use klad_engine::{Bot, Chance};

use super::{Plan, Stakes};
use crate::{
    components::Mine,
    moves::Move,
    state::{Phase, State},
    view::View,
};

/// The percentage of plays it notices.
const NOTICED: u32 = 25;
/// The percentage of mines it has looked at that it forgets.
const FORGOTTEN: u32 = 40;
/// The percentage of steps it fails to take.
const DAWDLES: u32 = 15;

/// Plays its own role like the guided bot, but overlooks most of its plays, takes everybody else to be loyal to their
/// clan, and forgets what it saw in the mines.
#[derive(Debug, Clone, Copy, Default)]
pub struct Easy {
    /// Decides what is forgotten. Drawn before the first choice, so that a mine once forgotten stays forgotten.
    salt: Option<u64>,
}

impl Bot<State> for Easy {
    fn choose(&mut self, view: &View, legal: &[Move], chance: &mut Chance) -> Move {
        self.salt.get_or_insert_with(|| chance.bits());
        let Some(seat) = view.own_seat() else { return legal[0] };
        let known = std::array::from_fn(|mine| self.remembered(view, mine));
        let plan = Plan::new(view, seat, known, Stakes::by_hats(view, seat));
        let chosen = match view.phase {
            Phase::PlayCard => {
                // Never overlook discards: without them there might be no move left.
                let is_noticed = |mv: &Move| {
                    matches!(mv, Move::Discard { .. } | Move::ProposeEndRound) || chance.below(100) < NOTICED
                };
                let noticed: Vec<Move> = legal.iter().copied().filter(is_noticed).collect();
                plan.propose_or_play(&noticed, chance)
            }
            Phase::Moving if chance.below(100) < DAWDLES => Some(Move::EndMove),
            Phase::Moving => plan.step(legal),
            Phase::TakeTreasure | Phase::TrapPick => Some(*chance.pick(legal)),
            Phase::EndVote => Some(Move::VoteEndRound { yes: plan.is_hopeless() }),
            Phase::RoundBreak | Phase::GameOver => None,
        };
        chosen.filter(|mv| legal.contains(mv)).unwrap_or(legal[0])
    }
}

impl Easy {
    /// What it remembers of a mine. A face-up mine cannot be forgotten.
    fn remembered(&self, view: &View, mine: usize) -> Option<Mine> {
        let card = &view.mines[mine];
        let key = self.salt.unwrap_or(0) ^ u64::from(view.round) << 8 ^ mine as u64;
        let forgotten = || Chance::fast(key).below(100) < FORGOTTEN;
        card.content.filter(|_| card.face_up || !forgotten())
    }
}
