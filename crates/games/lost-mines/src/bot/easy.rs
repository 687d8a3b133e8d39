//! A player who has played a few times.

use klad_engine::{Bot, Chance, Seat};

use super::{OTHERS, Plan};
use crate::{
    components::Mine,
    data,
    moves::Move,
    state::{Phase, State},
    view::View,
};

/// How many of a hundred plays it sees.
const NOTICED: u32 = 25;
/// How many of a hundred mines it has looked at it forgets again.
const FORGOTTEN: u32 = 40;
/// How many of a hundred steps it does not take, being busy with its cards.
const DAWDLES: u32 = 15;

/// Goes its way like the guided bot, but overlooks most of its plays, takes everybody for what the color of the hat
/// says, and forgets what it saw in the mines.
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
        let plan = Plan::new(view, seat, known, by_hats(view, seat));
        let chosen = match view.phase {
            Phase::PlayCard => {
                // Discards are never overlooked: with nothing else in sight one of them is the way out.
                let is_noticed =
                    |mv: &Move| matches!(mv, Move::Discard { .. }) || chance.below(100) < NOTICED;
                let noticed: Vec<Move> = legal.iter().copied().filter(is_noticed).collect();
                plan.play(&noticed, chance)
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
    /// What it knows of a mine, unless it has forgotten. What lies open cannot be forgotten.
    fn remembered(&self, view: &View, mine: usize) -> Option<Mine> {
        let card = &view.mines[mine];
        let key = self.salt.unwrap_or(0) ^ u64::from(view.round) << 8 ^ mine as u64;
        let forgotten = || Chance::fast(key).below(100) < FORGOTTEN;
        card.content.filter(|_| card.face_up || !forgotten())
    }
}

/// Clan mates are friends, all others foes: it does not ask who does what.
fn by_hats(view: &View, seat: Seat) -> [f32; data::PLAYERS] {
    let mut weights = [0.0; data::PLAYERS];
    let share = OTHERS / f32::from(view.seats() - 1);
    let clan = view.players[seat.index()].clan;
    for player in view.players.iter().filter(|player| player.seat != seat) {
        weights[player.seat.index()] = if player.clan == clan { share } else { -share };
    }
    weights
}
