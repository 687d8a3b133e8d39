//! Mode `sim`: a deterministic model for tables of bots (KZ-147 to KZ-149).

use std::collections::VecDeque;

use klad_engine::{Game, Seat, Seed, Sight, Viewer, arbiter::Output};

use crate::{
    arbiter::{Batch, Desk, Entrant, calls::Call},
    bot,
    data::{PLAYERS, Reaction},
    moves::Move,
    state::State,
};

impl Desk {
    /// KZ-149: asks everybody for a call; the active bot moves only if nobody has one.
    pub(super) fn simulate(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        let reactions = self.bots.map(|known| known.unwrap_or(bot::reaction("club")));
        let calls = sim_calls(state, &self.seed, &reactions);
        let rest: VecDeque<Entrant> = calls
            .into_iter()
            .filter_map(|(seat, mv)| match mv {
                Move::Claim { comp, start } => {
                    Some(Entrant::Call(Call::at(state, seat, comp, start, Default::default())))
                }
                _ => None,
            })
            .collect();
        match rest.is_empty() {
            true => self.wait(state, now, true, out),
            false => self.resolve(state, now, Batch { rest, photo: false }, out),
        }
    }
}

/// The calls that bots make at a position, in the order in which they count: by reaction time, then the active seat,
/// then clockwise. Each bot decides from its own view.
pub fn sim_calls(state: &State, seed: &Seed, reactions: &[&Reaction; PLAYERS]) -> Vec<(Seat, Move)> {
    let (active, seats) = (state.active(), state.seats());
    let mut calls: Vec<(u32, u8, Seat, Move)> = state
        .present()
        .iter()
        .filter_map(|seat| {
            let reflex = bot::reflex(reactions[seat.index()], seed, state.rev(), seat, seat == active);
            let call = bot::call(&state.view(Viewer::Seat(seat), Sight::Recall), reflex.noticed)?;
            let clockwise = (seat.0 + seats - active.0) % seats;
            Some((reflex.ms, clockwise, seat, call))
        })
        .collect();
    calls.sort_unstable_by_key(|&(ms, clockwise, _, _)| (ms, clockwise));
    calls.into_iter().map(|(_, _, seat, mv)| (seat, mv)).collect()
}
