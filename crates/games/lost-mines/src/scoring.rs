//! Points of a round and the result of the game.

use klad_engine::{Outcome, Seat};

use crate::{
    components::{Clan, Role},
    data,
    events::Share,
    state::{Phase, State},
};

/// What a team collected, and how it is divided (LM-212 to LM-215).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Pool {
    members: u8,
    sum: u8,
    /// The most valuable single treasure.
    best: u8,
    /// How many members have a treasure of that value.
    best_holders: u8,
}

impl Pool {
    fn share(self) -> u8 {
        self.sum / self.members
    }

    /// A member's part of the remainder, given the value of its own best treasure.
    fn extra(self, best: u8) -> u8 {
        if best == self.best && best > 0 { self.sum % self.members / self.best_holders } else { 0 }
    }
}

/// The breakdown of a seat's points in this round.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Points {
    pool: u8,
    share: u8,
    extra: u8,
    dragon: u8,
    pub(crate) total: u8,
}

/// Scores the round (LM-210 to LM-217).
pub(crate) fn score(state: &State) -> [Points; data::PLAYERS] {
    let pools = Clan::ALL.map(|team| pool(state, team));
    let mut points = [Points::default(); data::PLAYERS];
    for seat in state.all_seats() {
        let own_sum: u8 = state.collected(seat).sum();
        let own_best = state.collected(seat).max().unwrap_or(0);
        let (pool, share, extra) = match state.dwarf(seat).team() {
            None => (own_sum, own_sum, 0),
            Some(team) => {
                let pool = pools[team as usize];
                (pool.sum, pool.share(), pool.extra(own_best))
            }
        };
        let raw = share + extra;
        // LM-216: points of earlier rounds are never touched.
        let dragon = if state.dragon == Some(seat) { data::DRAGON_PENALTY.min(raw) } else { 0 };
        points[seat.index()] = Points { pool, share, extra, dragon, total: raw - dragon };
    }
    points
}

fn pool(state: &State, team: Clan) -> Pool {
    let mut pool = Pool::default();
    for seat in state.all_seats().filter(|seat| state.dwarf(*seat).team() == Some(team)) {
        pool.members += 1;
        pool.sum += state.collected(seat).sum::<u8>();
        let best = state.collected(seat).max().unwrap_or(0);
        if best > pool.best {
            pool.best = best;
            pool.best_holders = 0;
        }
        pool.best_holders += u8::from(best == pool.best);
    }
    pool
}

/// The breakdown of the scored round, by seat.
pub(crate) fn shares(state: &State) -> Vec<Share> {
    let points = score(state);
    let share = |seat: Seat| {
        let dwarf = state.dwarf(seat);
        let Points { pool, share, extra, dragon, total } = points[seat.index()];
        let values = state.collected(seat).collect();
        let (clan, role, team) = (dwarf.clan, dwarf.role, dwarf.team());
        debug_assert!(role != Role::Selfish || team.is_none());
        Share { seat, clan, role, team, values, pool, share, extra, dragon, points: total }
    };
    state.all_seats().map(share).collect()
}

/// LM-241, LM-242: the most points win; ties share the win.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::GameOver {
        return None;
    }
    Some(Outcome::ranked(state.all_seats().map(|seat| state.total(seat)), |seat| state.total(seat)))
}
