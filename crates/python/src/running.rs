//! One game in a batch: it asks learners, lets bots act, pays rewards, and restarts automatically.

use std::sync::Arc;

use klad_engine::{Chance, SEATS_MAX, Scratch, Seat, SeatedBot, win_rewards};
use pyo3::prelude::*;

use crate::{bots::SeededBot, errors::bad_input, stage::Stage};

/// The basis of rewards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pays {
    /// At the end, 1 for a lone winner, zero-sum.
    Win,
    /// At the end, the score.
    Score,
    /// The change in points, whenever they change.
    Points,
}

/// How masks mark the legal actions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MaskFormat {
    /// One byte per action, 0 or 1.
    Bytes,
    /// One bit per action, the lowest bit of a byte first.
    Bits,
    /// No masks.
    None,
}

impl MaskFormat {
    /// How many bytes the mask of this many actions takes.
    pub(crate) fn width(self, actions: usize) -> usize {
        match self {
            MaskFormat::Bytes => actions,
            MaskFormat::Bits => actions.div_ceil(8),
            MaskFormat::None => 0,
        }
    }

    fn set(self, mask: &mut [u8], legal: &[u32]) {
        let places = legal.iter().map(|&action| action as usize);
        match self {
            MaskFormat::Bytes => places.for_each(|place| mask[place] = 1),
            MaskFormat::Bits => places.for_each(|place| mask[place / 8] |= 1 << (place % 8)),
            MaskFormat::None => {}
        }
    }

    /// Clears a mask in which nothing but these actions is set.
    fn clear(self, mask: &mut [u8], legal: &[u32]) {
        let places = legal.iter().map(|&action| action as usize);
        match self {
            MaskFormat::Bytes => places.for_each(|place| mask[place] = 0),
            MaskFormat::Bits => places.for_each(|place| mask[place / 8] = 0),
            MaskFormat::None => {}
        }
    }
}

/// One game in a batch.
pub(crate) struct Running {
    pub(crate) stage: Stage,
    pays: Pays,
    chance: Chance,
    /// The legal actions of the asked seat.
    pub(crate) legal: Vec<u32>,
    /// The index in `legal` of the action for the next step, or of the one drawn last.
    choice: usize,
    asked: Seat,
    /// The bots by seat; `None` where a learner sits.
    bots: Vec<Option<Box<dyn SeatedBot>>>,
    makers: Arc<[SeededBot]>,
    points: [i16; SEATS_MAX],
    /// The number of games begun, which decides where the learner sits.
    begun: u32,
}

/// The row of the arrays that one game writes.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) marks: MaskFormat,
    pub(crate) asked: &'a mut i32,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) done: &'a mut bool,
}

impl Running {
    /// A game that has not begun. `number` decides where the learner sits first.
    pub(crate) fn new(
        stage: Stage,
        pays: Pays,
        chance: Chance,
        makers: Arc<[SeededBot]>,
        number: usize,
    ) -> Running {
        let begun = number as u32;
        Running {
            stage,
            pays,
            chance,
            legal: Vec::new(),
            choice: 0,
            asked: Seat(0),
            bots: Vec::new(),
            makers,
            points: [0; SEATS_MAX],
            begun,
        }
    }

    /// Sets the action for the next step. Returns whether it is legal.
    pub(crate) fn choose(&mut self, action: i64) -> bool {
        // Usually the action that was drawn.
        if self.legal.get(self.choice).is_some_and(|&drawn| i64::from(drawn) == action) {
            return true;
        }
        let place = self.legal.iter().position(|&open| i64::from(open) == action);
        self.choice = place.unwrap_or(self.choice);
        place.is_some()
    }

    /// A random legal action, uniformly drawn.
    pub(crate) fn sample(&mut self) -> u32 {
        self.choice = self.chance.below(self.legal.len() as u32) as usize;
        self.legal[self.choice]
    }

    /// The error for an illegal action, with the rule that forbids it.
    pub(crate) fn refusal(&self, py: Python<'_>, game: usize, action: i64, last: usize) -> PyErr {
        let played = usize::try_from(action).map(|action| self.stage.copy().play(self.asked, action));
        let error = match played {
            Ok(Err(refusal)) => refusal,
            Ok(Ok(())) | Err(_) => bad_input(format!("found action {action}, wanted 0 to {last}")),
        };
        // Python 3.10 has no notes; the exception is clear enough without.
        let _ = error.value(py).call_method1("add_note", (format!("in game {game}, seat {}", self.asked.0),));
        error
    }

    /// Starts the first game and writes the first row.
    pub(crate) fn begin(&mut self, row: &mut Row<'_>, scratch: &mut Scratch) {
        self.restart();
        self.advance(row);
        self.write(row, scratch);
    }

    /// Takes the action set by [`Running::choose`] and writes the next row.
    pub(crate) fn step(&mut self, row: &mut Row<'_>, scratch: &mut Scratch) {
        row.rewards.fill(0.0);
        *row.done = false;
        row.marks.clear(row.mask, &self.legal);
        self.stage.play_listed(self.asked, self.choice, self.legal[self.choice]);
        self.paid_points(row);
        self.advance(row);
        self.write(row, scratch);
    }

    /// Takes a random legal action, uniformly drawn, and writes the next row.
    pub(crate) fn step_at_random(&mut self, row: &mut Row<'_>, scratch: &mut Scratch) {
        self.sample();
        self.step(row, scratch);
    }

    /// Lets bots act, and restarts when a game ends, until a learner is asked.
    fn advance(&mut self, row: &mut Row<'_>) {
        loop {
            let Some(seat) = self.stage.actor() else {
                self.ended(row);
                continue;
            };
            let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::as_mut) else {
                self.asked = seat;
                return;
            };
            match bot.choose(self.stage.episode.table(), seat) {
                Some(mv) => self.stage.play_text(seat, &mv).expect("a bot makes legal moves"),
                None => self.stage.play(seat, self.stage.pass()).expect("a bot that need not act may pass"),
            }
            self.paid_points(row);
        }
    }

    fn ended(&mut self, row: &mut Row<'_>) {
        let outcome = self.stage.episode.table().outcome().expect("nobody acts once the game is over");
        match self.pays {
            Pays::Win => {
                row.rewards.iter_mut().zip(win_rewards(&outcome)).for_each(|(pay, worth)| *pay = worth as f32)
            }
            Pays::Score => {
                row.rewards.iter_mut().zip(&outcome.scores).for_each(|(pay, &score)| *pay = score.into())
            }
            Pays::Points => {}
        }
        *row.done = true;
        self.restart();
    }

    fn restart(&mut self) {
        self.stage.restart(self.chance.bits());
        self.points = [0; SEATS_MAX];
        if self.makers.is_empty() {
            return;
        }
        // The learner moves around the table from game to game.
        let seats = self.makers.len() + 1;
        let learner = self.begun as usize % seats;
        self.begun += 1;
        let bot = |seat: usize| (seat != learner).then(|| (seat + seats - learner - 1) % seats);
        self.bots =
            (0..seats).map(|seat| bot(seat).map(|place| (self.makers[place])(self.chance.bits()))).collect();
    }

    /// Points are public, so any seat's view of them will do.
    fn paid_points(&mut self, row: &mut Row<'_>) {
        if self.pays != Pays::Points {
            return;
        }
        let mut now = Vec::with_capacity(SEATS_MAX);
        self.stage.episode.points(Seat(0), &mut now);
        for ((pay, before), now) in row.rewards.iter_mut().zip(&mut self.points).zip(now) {
            *pay += f32::from(now - *before);
            *before = now;
        }
    }

    /// Writes what the asked seat knows and may do. The mask is already cleared.
    fn write(&mut self, row: &mut Row<'_>, scratch: &mut Scratch) {
        self.legal.clear();
        self.stage.actions(self.asked, &mut self.legal);
        row.marks.set(row.mask, &self.legal);
        self.stage.episode.observe(self.asked, row.observation, scratch);
        *row.asked = self.asked.0.into();
    }
}
