//! Random play never reaches a mine, so the important laws are checked again on games of guided bots; and whole games
//! of these bots are recorded.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bot;
mod figures;
mod kept;
mod laws;

use klad_engine::{Bot, Chance, Game, Quiet, Seat, Sight, Viewer};
use klad_lost_mines::{Move, Options, State, bot::Guided};

/// Plays a game of guided bots that sometimes make a random move, and shows every state to `look`.
fn play(options: Options, seats: u8, seed: u64, mut look: impl FnMut(&State, usize)) -> State {
    let mut chance = Chance::fast(seed);
    let mut state = State::setup(&options, seats, &mut chance).unwrap();
    let mut ply = 0;
    loop {
        look(&state, ply);
        let acting: Vec<Seat> = state.turn().must.iter().collect();
        if acting.is_empty() {
            return state;
        }
        let seat = *chance.pick(&acting);
        let legal = legal(&state, seat);
        let mv = if chance.below(10) == 0 {
            *chance.pick(&legal)
        } else {
            Guided.choose(&state.view(Viewer::Seat(seat), Sight::Recall), &legal, &mut chance)
        };
        assert!(legal.contains(&mv), "the bot chose {mv}, which is not legal");
        state.apply(seat, mv, &mut chance, &mut Quiet);
        ply += 1;
    }
}

fn legal(state: &State, seat: Seat) -> Vec<Move> {
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    legal
}
