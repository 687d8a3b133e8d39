//! A game in progress for learning agents: moves are indices, and what a seat sees is an observation.

use std::any::Any;

use crate::{
    Chance, Game, GameTable, Outcome, PlayError, Quiet, Searchable, Seat, SetupError, Sight, Table,
    TableSetup, Viewer,
    game_table::{Dice, refused},
    observe::{Canvas, Factor, Factors, Observe, Plane},
};

/// One game in progress that can be restarted, cloned, guessed and observed.
pub trait Episode: Send + Sync {
    /// The table it is played at.
    fn table(&self) -> &dyn Table;
    /// The table, for making moves in notation.
    fn table_mut(&mut self) -> &mut dyn Table;
    /// The planes of an observation.
    fn planes(&self) -> &'static [Plane];
    /// Size of the move space.
    fn moves(&self) -> usize;
    /// The factors of a move.
    fn factors(&self) -> &'static [Factor];
    /// The factors of the move at an index below [`Episode::moves`].
    fn factors_of(&self, index: usize) -> Factors;
    /// Appends the indices of the legal moves of `seat`, in the game's order.
    fn legal_indices(&mut self, seat: Seat, into: &mut Vec<u32>);
    /// Writes what `seat` knows, with perfect recall. `into` is as long as all planes together.
    fn observe(&self, seat: Seat, into: &mut [u8], scratch: &mut Scratch);
    /// Appends the points of every seat, as `seat` sees them.
    fn points(&self, seat: Seat, into: &mut Vec<i16>);
    /// Each seat's expected share of the win as far as `seat` knows, indexed by seat: the mean of the heuristic
    /// evaluation over `samples` guesses.
    fn expected(&self, seat: Seat, samples: u32, seed: u64, into: &mut [f32]);
    /// Makes the move at an index of the move space. A refused move changes nothing.
    fn play_index(&mut self, seat: Seat, index: usize) -> Result<(), PlayError>;
    /// Makes the move at position `place` of the list that the last [`Episode::legal_indices`] call produced, which
    /// must have been for `seat` in this position. Nothing is checked again, because batches of games play millions of
    /// moves.
    fn play_listed(&mut self, seat: Seat, place: usize);
    /// The notation of the move at an index, or `None` if this position has no such move.
    fn notation_of(&self, seat: Seat, index: usize) -> Option<String>;
    /// The index of a move in notation.
    fn index_of(&self, seat: Seat, mv: &str) -> Result<usize, PlayError>;
    /// Starts a new game with the same options and seats. All of its chance comes from the fast source seeded with
    /// `seed`.
    fn restart(&mut self, seed: u64);
    /// Another game that looks the same to `seat`: everything hidden from it is dealt at random from `seed`.
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Episode>;
    /// An independent copy.
    fn clone_episode(&self) -> Box<dyn Episode>;
    /// Plays random moves, restarting whenever a game ends, until `moves` have been made, and writes the observation of
    /// every decision if given a buffer. The baseline that batches of games are measured against.
    fn playouts(&mut self, moves: u64, seed: u64, observation: Option<&mut [u8]>);
}

/// The view last observed on a thread. The next one reuses its memory, whichever game it belongs to.
#[derive(Default)]
pub struct Scratch(Option<Box<dyn Any + Send + Sync>>);

impl Scratch {
    /// What `seat` may know of `game`, with perfect recall.
    fn view<G: Game>(&mut self, game: &G, seat: Seat) -> &G::View {
        let viewer = Viewer::Seat(seat);
        match self.0.as_mut().and_then(|last| last.downcast_mut::<G::View>()) {
            Some(last) => game.view_into(viewer, Sight::Recall, last),
            None => self.0 = Some(Box::new(game.view(viewer, Sight::Recall))),
        }
        self.0.as_ref().and_then(|view| view.downcast_ref()).expect("a view of this game was just put here")
    }
}

fn observe<G: Observe>(game: &G, seat: Seat, into: &mut [u8], scratch: &mut Scratch) {
    into.fill(0);
    G::observe(scratch.view(game, seat), &mut Canvas::new(G::PLANES, into));
}

/// Opens a table for learning agents.
pub(crate) fn open<G: Observe + Searchable>(setup: &TableSetup<'_>) -> Result<Box<dyn Episode>, SetupError> {
    Ok(Box::new(Played { table: GameTable::<G>::open(setup)?, legal: Vec::new() }))
}

/// The only implementation of [`Episode`]: a table, and a buffer reused across calls, because an episode is called
/// millions of times.
#[derive(Clone)]
struct Played<G: Game> {
    table: GameTable<G>,
    legal: Vec<G::Move>,
}

impl<G: Observe + Searchable> Played<G> {
    fn game(&self) -> &G {
        self.table.game()
    }

    fn move_at(&self, seat: Seat, index: usize) -> Result<G::Move, PlayError> {
        let seats = self.game().seats();
        if seat.0 >= seats && seat != Seat::TABLE {
            return Err(PlayError::NoSuchSeat { found: seat, last: Seat(seats - 1) });
        }
        let known = if index < G::MOVES { self.game().move_at(seat, index) } else { None };
        known.ok_or_else(|| {
            let reason =
                format!("this position has no move {index}; moves are numbered from 0 to {}", G::MOVES - 1);
            PlayError::unreadable(&index.to_string(), reason)
        })
    }

    fn recall(&self, seat: Seat) -> G::View {
        self.game().view(Viewer::Seat(seat), Sight::Recall)
    }
}

impl<G: Observe + Searchable> Episode for Played<G> {
    fn table(&self) -> &dyn Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut dyn Table {
        &mut self.table
    }

    fn planes(&self) -> &'static [Plane] {
        G::PLANES
    }

    fn moves(&self) -> usize {
        G::MOVES
    }

    fn factors(&self) -> &'static [Factor] {
        G::FACTORS
    }

    fn factors_of(&self, index: usize) -> Factors {
        G::factors(index)
    }

    fn legal_indices(&mut self, seat: Seat, into: &mut Vec<u32>) {
        self.legal.clear();
        let game = self.table.game();
        game.legal_moves(seat, &mut self.legal);
        game.indices(seat, &self.legal, into);
    }

    fn observe(&self, seat: Seat, into: &mut [u8], scratch: &mut Scratch) {
        observe(self.game(), seat, into, scratch);
    }

    fn points(&self, seat: Seat, into: &mut Vec<i16>) {
        let view = self.recall(seat);
        into.extend(Seat::all(self.game().seats()).map(|of| G::points(&view, of)));
    }

    fn expected(&self, seat: Seat, samples: u32, seed: u64, into: &mut [f32]) {
        let view = self.recall(seat);
        let mut chance = Chance::fast(seed);
        let mut value = vec![0.0; into.len()];
        into.fill(0.0);
        for _ in 0..samples {
            let guess = G::guess(&view, &mut chance);
            match guess.outcome() {
                Some(outcome) => guess.reward(&outcome, &mut value),
                None => guess.evaluate(&mut value),
            }
            into.iter_mut().zip(&value).for_each(|(sum, value)| *sum += value / samples as f32);
        }
    }

    fn play_index(&mut self, seat: Seat, index: usize) -> Result<(), PlayError> {
        let mv = self.move_at(seat, index)?;
        self.game().check(seat, mv).map_err(|refusal| refused(&refusal))?;
        self.table.apply(seat, mv, &mut Quiet);
        Ok(())
    }

    fn play_listed(&mut self, seat: Seat, place: usize) {
        let mv = self.legal[place];
        debug_assert!(self.game().check(seat, mv).is_ok(), "{mv} was listed for {seat} in this position");
        self.table.apply(seat, mv, &mut Quiet);
    }

    fn notation_of(&self, seat: Seat, index: usize) -> Option<String> {
        self.move_at(seat, index).ok().map(|mv| mv.to_string())
    }

    fn index_of(&self, seat: Seat, mv: &str) -> Result<usize, PlayError> {
        let index = self.game().move_index(seat, self.table.read(seat, mv)?);
        index.ok_or_else(|| PlayError::unreadable(mv, "a move outside the move space"))
    }

    fn restart(&mut self, seed: u64) {
        let mut chance = Chance::fast(seed);
        let fresh = G::setup(&self.game().options(), self.game().seats(), &mut chance);
        let game = fresh.expect("options and seats that fit once fit again");
        self.table = GameTable::resumed(game, Dice::Fast(chance), 0);
    }

    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Episode> {
        let mut chance = Chance::fast(seed);
        let game = G::guess(&self.recall(seat), &mut chance);
        let table = GameTable::resumed(game, Dice::Fast(chance), self.table.ply());
        Box::new(Played { table, legal: Vec::new() })
    }

    fn clone_episode(&self) -> Box<dyn Episode> {
        Box::new(self.clone())
    }

    fn playouts(&mut self, moves: u64, seed: u64, mut observation: Option<&mut [u8]>) {
        let mut chance = Chance::fast(seed);
        let mut scratch = Scratch::default();
        let options = self.game().options();
        let seats = self.game().seats();
        let fresh = |chance: &mut Chance| {
            G::setup(&options, seats, chance).expect("options and seats that fit once fit again")
        };
        let mut game = fresh(&mut chance);
        for _ in 0..moves {
            let Some(seat) = game.turn().must.first() else {
                game = fresh(&mut chance);
                continue;
            };
            self.legal.clear();
            game.legal_moves(seat, &mut self.legal);
            if let Some(numbers) = &mut observation {
                observe(&game, seat, numbers, &mut scratch);
            }
            let mv = *chance.pick(&self.legal);
            game.apply(seat, mv, &mut chance, &mut Quiet);
        }
    }
}

/// What a finished game is worth to each seat as a zero-sum game: 1 for a sole winner, and the others lose in equal
/// parts what the winners gain. In a solo game it is worth nothing: nobody loses.
pub fn win_rewards(outcome: &Outcome) -> impl Iterator<Item = f64> + '_ {
    let seats = outcome.places.len() as f64;
    let winners = outcome.winners().len() as f64;
    let share = move |&place: &u8| if place == 1 { 1.0 / winners } else { 0.0 };
    outcome.places.iter().map(move |place| (share(place) * seats - 1.0) / (seats - 1.0).max(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewards_of_a_finished_game_sum_to_zero() {
        for (scores, wanted) in [
            (vec![3, 1], vec![1.0, -1.0]),
            (vec![2, 2], vec![0.0, 0.0]),
            (vec![5, 1, 1], vec![1.0, -0.5, -0.5]),
            (vec![5, 5, 1], vec![0.25, 0.25, -0.5]),
            (vec![9], vec![0.0]),
        ] {
            let outcome = Outcome::ranked(scores.clone(), |seat| scores[seat.index()]);
            let rewards: Vec<f64> = win_rewards(&outcome).collect();
            assert_eq!(rewards, wanted);
            assert_eq!(rewards.iter().sum::<f64>(), 0.0);
        }
    }
}
