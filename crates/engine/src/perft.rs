//! Counts lines of play, to catch silent changes in move generation.

use crate::{Chance, Game, Quiet, Seed};

/// The number of lines of play of `depth` moves from this position, with the seats that can act taken in ascending
/// order. Each move draws its chance from the stream of its step, as at a table; `step` is the number of moves made so
/// far.
pub fn perft<G: Game>(game: &G, seed: &Seed, step: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    let mut lines = 0;
    for seat in game.turn().anyone().iter() {
        legal.clear();
        game.legal_moves(seat, &mut legal);
        if depth == 1 {
            lines += legal.len() as u64;
            continue;
        }
        for &mv in &legal {
            let mut next = game.clone();
            next.apply(seat, mv, &mut Chance::fair(seed, step + 1), &mut Quiet);
            lines += perft(&next, seed, step + 1, depth - 1);
        }
    }
    lines
}
