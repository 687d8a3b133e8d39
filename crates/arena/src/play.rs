//! One game between bots.

use std::time::{Duration, Instant};

use klad_engine::{
    Entry, Outcome, SEATS_MAX, Seat, SeatedBot, Seed, SetupError, Table, TableEvent, TableSetup,
    arbiter::{Arbiter, Input, Output},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of moves made.
    pub moves: u32,
    /// The number of decisions each seat made.
    pub decisions: [u32; SEATS_MAX],
    /// The total thinking time of each seat.
    pub thinking: [Duration; SEATS_MAX],
}

/// An observer: called after every move with the table, the seat that moved, and the events.
pub type Watch<'a> = &'a mut dyn FnMut(&dyn Table, Seat, &[TableEvent]);

/// Plays a game to its end. A table with an arbiter runs on a simulated clock.
pub fn play(
    entry: &Entry,
    options: &Value,
    seed: Seed,
    bots: &mut [Box<dyn SeatedBot>],
) -> Result<Played, SetupError> {
    play_watched(entry, options, seed, bots, &mut |_, _, _| ())
}

/// Plays a game to its end with an observer.
pub fn play_watched(
    entry: &Entry,
    options: &Value,
    seed: Seed,
    bots: &mut [Box<dyn SeatedBot>],
    watch: Watch<'_>,
) -> Result<Played, SetupError> {
    let table = entry.open(&TableSetup { options, seats: bots.len() as u8, seed, deal: None })?;
    let mut game = Running {
        table,
        bots,
        watch,
        played: Played {
            outcome: Outcome::ranked([], |_| 0),
            moves: 0,
            decisions: [0; SEATS_MAX],
            thinking: [Duration::ZERO; SEATS_MAX],
        },
    };
    match entry.arbiter(game.table.as_ref(), &seed, None) {
        Some(arbiter) => game.run_with(arbiter),
        None => game.run(),
    }
    game.played.outcome = game.table.outcome().expect("the game was played to its end");
    Ok(game.played)
}

struct Running<'a> {
    table: Box<dyn Table>,
    bots: &'a mut [Box<dyn SeatedBot>],
    watch: Watch<'a>,
    played: Played,
}

impl Running<'_> {
    fn run(&mut self) {
        while self.table.outcome().is_none() {
            let turn = self.table.turn();
            // Ask seats that may interrupt first: afterwards the moment has passed.
            let asked = turn.may.iter().filter(|&seat| !turn.must.contains(seat)).chain(turn.must.iter());
            let moved = asked.into_iter().find_map(|seat| self.ask(seat).map(|mv| (seat, mv)));
            let (seat, mv) = moved.expect("a seat that the table waits for has a move");
            self.apply(seat, &mv);
        }
    }

    fn run_with(&mut self, mut arbiter: Box<dyn Arbiter>) {
        let mut now_ms = 0;
        let mut outputs = Vec::new();
        let mut inputs: std::collections::VecDeque<Input> = Seat::all(self.bots.len() as u8)
            .map(|seat| Input::Bot { seat, level: Some("medium".into()) })
            .chain([Input::Open])
            .collect();
        while self.table.outcome().is_none() {
            let input = inputs.pop_front().unwrap_or_else(|| {
                now_ms = now_ms.max(
                    arbiter
                        .wake_at()
                        .expect("an arbiter always has something to wait for until the game is over"),
                );
                Input::Tick
            });
            arbiter.handle(self.table.as_ref(), now_ms, input, &mut outputs);
            for output in outputs.drain(..) {
                match output {
                    Output::Play { seat, mv, .. } => {
                        self.apply(seat, &mv);
                        inputs.push_front(Input::Applied);
                    }
                    Output::Ask { seat } => {
                        let ply = self.table.ply();
                        inputs.extend(self.ask(seat).map(|mv| Input::Move { seat, ply, mv, ticket: None }));
                    }
                    Output::Send { .. } | Output::Decline { .. } => {}
                }
            }
        }
    }

    fn ask(&mut self, seat: Seat) -> Option<String> {
        let begin = Instant::now();
        let mv = self.bots[seat.index()].choose(self.table.as_ref(), seat);
        self.played.thinking[seat.index()] += begin.elapsed();
        self.played.decisions[seat.index()] += u32::from(mv.is_some());
        mv
    }

    fn apply(&mut self, seat: Seat, mv: &str) {
        match self.table.play(seat, mv) {
            Ok(told) => (self.watch)(self.table.as_ref(), seat, &told),
            Err(error) => unreachable!("a bot at seat {seat} made an illegal move {mv:?}: {error}"),
        }
        self.played.moves += 1;
    }
}
