//! One game for Python.

use klad_engine::{
    Scratch, Seat, Sight, Viewer,
    chance::commitment,
    digest,
    transcript::{MoveLine, Transcript, hex},
    win_rewards,
};
use numpy::{IntoPyArray, PyArray1};
use pyo3::{intern, prelude::*, types::PyDict};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    errors::{BadRecord, bad_input, not_played, not_replayed},
    find,
    input::{checked, read_options, unhex},
    stage::Stage,
};

/// The version of the save format. Incremented when older saves can no longer be read.
const FORMAT: u32 = 1;

/// One game in progress.
///
/// Actions are the indices of the game's move space, plus one more that passes. Seats are numbered from 0.
#[pyclass(module = "klad._klad")]
pub(crate) struct Episode {
    pub(crate) stage: Stage,
    saved: Saved,
    scratch: Scratch,
    /// The list of legal actions that was made last.
    legal: Vec<u32>,
    /// The seat that list is for; `None` once the position has changed.
    listed: Option<Seat>,
}

/// Everything needed to rebuild a game: what it was opened with, and what was done.
#[derive(Clone, Serialize, Deserialize)]
struct Saved {
    klad: u32,
    game: String,
    rules: u32,
    options: Value,
    seats: u8,
    /// The secret behind the seed; none if the game came from a transcript with nonces or from a batch.
    secret: Option<String>,
    /// The seed, if it does not come from `secret`; none if the game came from a batch.
    seed: Option<String>,
    done: Vec<Done>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Done {
    /// An action of a seat.
    Act(u8, u32),
    /// The game was replaced by a guess from a seat's view.
    Guess(u8, u64),
}

#[pymethods]
impl Episode {
    /// Opens a table. `options` is JSON; `secret` is 32 bytes that determine all randomness.
    #[new]
    fn new(game: &str, seats: u8, options: &str, secret: [u8; 32]) -> PyResult<Episode> {
        let entry = find(game)?;
        let options = read_options(options)?;
        let stage = Stage::open(entry, seats, &options, &secret)?;
        let saved = Saved {
            klad: FORMAT,
            game: game.into(),
            rules: entry.info.rules_version,
            options: stage.episode.table().options(),
            seats,
            secret: Some(hex(&secret)),
            seed: None,
            done: Vec::new(),
        };
        Ok(Episode::of(stage, saved))
    }

    /// The game after `moves` moves of a transcript; after all of them if `moves` is none.
    #[staticmethod]
    #[pyo3(signature = (text, moves=None))]
    fn from_transcript(py: Python<'_>, text: &str, moves: Option<usize>) -> PyResult<Episode> {
        let read = Transcript::parse(text).map_err(|fault| not_replayed(&fault))?;
        // Opening it checks the game, the version of its rules and the secret.
        read.open(crate::catalog()).map_err(|fault| not_replayed(&fault))?;
        let seed = read.seed().ok_or_else(|| BadRecord::new_err("the secret is missing"))?;
        let entry = find(&read.game)?;
        let stage = Stage::seeded(entry, read.seats(), &read.options, seed)?;
        let plain = read.nonces.is_empty() && read.draw.is_none();
        let saved = Saved {
            klad: FORMAT,
            game: read.game.clone(),
            rules: read.rules,
            options: stage.episode.table().options(),
            seats: read.seats(),
            secret: read.secret.filter(|_| plain).map(|secret| hex(&secret)),
            seed: (!plain).then(|| hex(&seed.0)),
            done: Vec::new(),
        };
        let mut episode = Episode::of(stage, saved);
        for (number, line) in read.moves.iter().enumerate().take(moves.unwrap_or(usize::MAX)) {
            let played = episode.play_text(line.seat.0, &line.mv);
            played.map_err(|error| {
                let reason = error.value(py);
                BadRecord::new_err(format!("line {}, move {}: {reason}", line.line, number + 1))
            })?;
        }
        Ok(episode)
    }

    /// Reads what `save` wrote.
    #[staticmethod]
    fn load(py: Python<'_>, text: &str) -> PyResult<Episode> {
        let wrong = |reason: String| BadRecord::new_err(format!("the saved game: {reason}"));
        let format: Value = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        if format["klad"] != FORMAT {
            return Err(wrong(format!(
                "found format {}, but this version of klad reads {FORMAT}",
                format["klad"]
            )));
        }
        let saved: Saved = serde_json::from_value(format).map_err(|error| wrong(error.to_string()))?;
        let entry = find(&saved.game)?;
        if saved.rules != entry.info.rules_version {
            let wanted = entry.info.rules_version;
            return Err(wrong(format!(
                "found version {} of the rules, but this package plays version {wanted}",
                saved.rules
            )));
        }
        let bytes =
            |text: &str| unhex(text).ok_or_else(|| wrong("the seed is not 64 hexadecimal digits".into()));
        let stage = match (&saved.secret, &saved.seed) {
            (Some(secret), _) => Stage::open(entry, saved.seats, &saved.options, &bytes(secret)?)?,
            (None, Some(seed)) => {
                Stage::seeded(entry, saved.seats, &saved.options, klad_engine::Seed(bytes(seed)?))?
            }
            (None, None) => return Err(wrong("the seed is missing".into())),
        };
        let mut episode = Episode::of(stage, Saved { done: Vec::new(), ..saved.clone() });
        for (number, done) in saved.done.iter().enumerate() {
            let redone = match *done {
                Done::Act(seat, action) => episode.act(Seat(seat), action as usize),
                Done::Guess(seat, seed) => episode.guess(seat, seed).map(|guess| episode = guess),
            };
            redone.map_err(|error| wrong(format!("step {}: {}", number + 1, error.value(py))))?;
        }
        Ok(episode)
    }

    /// Everything needed to rebuild this game, as text.
    fn save(&self) -> PyResult<String> {
        self.refuse_unseeded()?;
        Ok(serde_json::to_string(&self.saved).expect("a saved game is plain data"))
    }

    /// The game as a transcript, with its secret. A guess has none: no seed deals it.
    fn transcript(&self, players: Vec<String>) -> PyResult<String> {
        self.refuse_unseeded()?;
        if players.len() != usize::from(self.saved.seats) {
            let wanted = self.saved.seats;
            return Err(bad_input(format!(
                "found {} names, wanted one for each of {wanted} seats",
                players.len()
            )));
        }
        let secret = self.saved.secret.as_deref().and_then(unhex);
        let secret = secret.ok_or_else(|| {
            bad_input("this game was dealt by a table's own scheme; save its transcript instead")
        })?;
        let mut copy = Stage::open(find(&self.saved.game)?, self.saved.seats, &self.saved.options, &secret)?;
        let mut moves = Vec::new();
        for done in &self.saved.done {
            let Done::Act(seat, action) = *done else {
                return Err(bad_input("a guess has no transcript: no seed produces it"));
            };
            let (seat, action) = (Seat(seat), action as usize);
            if let Some(mv) = copy.episode.notation_of(seat, action) {
                moves.push(MoveLine::new(seat, mv, None));
            }
            copy.play(seat, action)?;
        }
        let transcript = Transcript {
            game: self.saved.game.clone(),
            rules: self.saved.rules,
            options: self.saved.options.clone(),
            players,
            commitment: Some(commitment(&secret)),
            secret: Some(secret),
            nonces: Vec::new(),
            draw: None,
            result: copy.episode.table().outcome(),
            moves,
            lines: Default::default(),
        };
        Ok(transcript.to_string())
    }

    /// An independent copy.
    fn copy(&self) -> Episode {
        Episode::of(self.stage.copy(), self.saved.clone())
    }

    /// Another game that looks the same to `seat`: everything it cannot know is dealt at random from `seed`.
    fn guess(&self, seat: u8, seed: u64) -> PyResult<Episode> {
        let seat = self.seat(seat)?;
        let mut saved = self.saved.clone();
        saved.done.push(Done::Guess(seat.0, seed));
        Ok(Episode::of(self.stage.guess(seat, seed), saved))
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> u8 {
        self.saved.seats
    }

    /// The complete options, as JSON.
    #[getter]
    fn options(&self) -> String {
        self.saved.options.to_string()
    }

    /// How many moves have been made.
    #[getter]
    fn ply(&self) -> u64 {
        self.stage.episode.table().ply()
    }

    /// The seats the table waits for, and those that may act as well.
    fn turn(&self) -> (Vec<u8>, Vec<u8>) {
        let turn = self.stage.episode.table().turn();
        let numbers = |seats: klad_engine::SeatSet| seats.iter().map(|seat| seat.0).collect();
        (numbers(turn.must), numbers(turn.may))
    }

    /// The seat that is asked now; none once the game is over.
    fn actor(&self) -> Option<u8> {
        self.stage.actor().map(|seat| seat.0)
    }

    /// The legal actions of a seat, in the game's order.
    fn actions<'py>(&mut self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<u32>>> {
        let seat = self.seat(seat)?;
        self.list(seat);
        Ok(PyArray1::from_slice(py, &self.legal))
    }

    /// What a seat knows, and a 1 for each of its legal actions, as PettingZoo wants them.
    fn observe<'py>(&mut self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyDict>> {
        let seat = self.seat(seat)?;
        let mut numbers = vec![0; klad_engine::observation_len(self.stage.episode.planes())];
        self.stage.episode.observe(seat, &mut numbers, &mut self.scratch);
        self.list(seat);
        let mut mask = vec![0i8; self.stage.pass() + 1];
        self.legal.iter().for_each(|&action| mask[action as usize] = 1);
        let seen = PyDict::new(py);
        seen.set_item(intern!(py, "observation"), numbers.into_pyarray(py))?;
        seen.set_item(intern!(py, "action_mask"), mask.into_pyarray(py))?;
        Ok(seen)
    }

    /// Takes an action for a seat; returns the seat that is asked next. A refused action changes nothing.
    fn play(&mut self, seat: u8, action: &Bound<'_, PyAny>) -> PyResult<Option<u8>> {
        let action = checked(action, self.stage.pass() + 1)?;
        self.act(Seat(seat), action)?;
        Ok(self.actor())
    }

    /// Makes a move in notation.
    fn play_text(&mut self, seat: u8, mv: &str) -> PyResult<()> {
        let index = self.stage.episode.index_of(Seat(seat), mv).map_err(|error| not_played(&error))?;
        self.listed = None;
        self.stage.play_text(Seat(seat), mv)?;
        self.saved.done.push(Done::Act(seat, index as u32));
        Ok(())
    }

    /// The notation of an action; `pass` for passing.
    fn action_text(&self, seat: u8, action: &Bound<'_, PyAny>) -> PyResult<String> {
        let action = checked(action, self.stage.pass() + 1)?;
        if action == self.stage.pass() {
            return Ok("pass".into());
        }
        let text = self.stage.episode.notation_of(self.seat(seat)?, action);
        text.ok_or_else(|| bad_input(format!("this position has no action {action}")))
    }

    /// The action of a move in notation, or of `pass`.
    fn action_of(&self, seat: u8, mv: &str) -> PyResult<usize> {
        if mv == "pass" {
            return Ok(self.stage.pass());
        }
        self.stage.episode.index_of(self.seat(seat)?, mv).map_err(|error| not_played(&error))
    }

    /// The factors of every action, row by row; all 0 for passing.
    fn factor_table<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u16>> {
        let width = self.stage.episode.factors().len();
        let moves = (0..self.stage.pass()).flat_map(|index| self.stage.episode.factors_of(index));
        let table: Vec<u16> = moves.chain(std::iter::repeat_n(0, width)).collect();
        table.into_pyarray(py)
    }

    /// What a seat may know, or a spectator, as JSON; with perfect recall, or as the table shows it.
    #[pyo3(signature = (seat, recall=true))]
    fn view(&self, seat: Option<u8>, recall: bool) -> PyResult<String> {
        let viewer = match seat {
            Some(seat) => Viewer::Seat(self.seat(seat)?),
            None => Viewer::Spectator,
        };
        let sight = if recall { Sight::Recall } else { Sight::Table };
        Ok(self.stage.episode.table().view(viewer, sight).get().to_owned())
    }

    /// Scores and places by seat, once the game is over.
    fn outcome(&self) -> Option<(Vec<i16>, Vec<u8>)> {
        let outcome = self.stage.episode.table().outcome()?;
        Some((outcome.scores.to_vec(), outcome.places.to_vec()))
    }

    /// The value of the finished game to each seat: 1 for a lone winner, zero-sum. All 0 before the end.
    fn win_rewards(&self) -> Vec<f64> {
        match self.stage.episode.table().outcome() {
            Some(outcome) => win_rewards(&outcome).collect(),
            None => vec![0.0; usize::from(self.saved.seats)],
        }
    }

    /// The points of every seat, as `seat` sees them.
    fn points(&self, seat: u8) -> PyResult<Vec<i16>> {
        let mut points = Vec::new();
        self.stage.episode.points(self.seat(seat)?, &mut points);
        Ok(points)
    }

    /// Each seat's expected share of the win as far as `seat` knows, from this many guesses.
    fn expected(&self, py: Python<'_>, seat: u8, samples: u32, seed: u64) -> PyResult<Vec<f32>> {
        let seat = self.seat(seat)?;
        if !(1..=1_000_000).contains(&samples) {
            return Err(bad_input(format!("found {samples} samples, wanted 1 to 1000000")));
        }
        let mut expected = vec![0.0; usize::from(self.saved.seats)];
        py.detach(|| self.stage.episode.expected(seat, samples, seed, &mut expected));
        Ok(expected)
    }

    /// Plays random moves in Rust repeatedly, with or without filling in the deciding seat's observation, for
    /// benchmarks.
    fn playouts(&self, py: Python<'_>, moves: u64, seed: u64, observed: bool) {
        let mut copy = self.stage.copy().episode;
        let mut numbers = vec![0; klad_engine::observation_len(copy.planes())];
        py.detach(|| copy.playouts(moves, seed, observed.then_some(numbers.as_mut_slice())));
    }

    /// A digest of the position, the same on every platform.
    fn digest(&self) -> u64 {
        digest(self.stage.episode.table())
    }
}

impl Episode {
    fn of(stage: Stage, saved: Saved) -> Episode {
        Episode { stage, saved, scratch: Scratch::default(), legal: Vec::new(), listed: None }
    }

    /// A game that comes from a batch. No seed deals it, so it cannot be saved.
    pub(crate) fn unseeded(stage: Stage) -> Episode {
        let table = stage.episode.table();
        let info = table.info();
        let saved = Saved {
            klad: FORMAT,
            game: info.slug.into(),
            rules: info.rules_version,
            options: table.options(),
            seats: table.seats(),
            secret: None,
            seed: None,
            done: Vec::new(),
        };
        Episode::of(stage, saved)
    }

    fn refuse_unseeded(&self) -> PyResult<()> {
        if self.saved.secret.is_some() || self.saved.seed.is_some() {
            return Ok(());
        }
        Err(bad_input("this is a copy of a game in a vector: no seed deals it, so it cannot be saved"))
    }

    /// Lists the legal actions of a seat.
    fn list(&mut self, seat: Seat) {
        self.legal.clear();
        self.stage.actions(seat, &mut self.legal);
        self.listed = Some(seat);
    }

    /// Takes an action. One that was listed for this seat in this position is legal, so it is not checked again;
    /// passing is checked, because the list also has it for seats that are not asked.
    fn act(&mut self, seat: Seat, action: usize) -> PyResult<()> {
        let is_listed = self.listed == Some(seat) && action != self.stage.pass();
        let listed = if is_listed { self.legal.as_slice() } else { &[] };
        match listed.iter().position(|&open| open as usize == action) {
            Some(place) => self.stage.play_listed(seat, place, action as u32),
            None => self.stage.play(seat, action)?,
        }
        self.listed = None;
        self.saved.done.push(Done::Act(seat.0, action as u32));
        Ok(())
    }

    /// A seat of this table.
    pub(crate) fn seat(&self, seat: u8) -> PyResult<Seat> {
        let last = self.saved.seats - 1;
        if seat <= last {
            return Ok(Seat(seat));
        }
        Err(crate::errors::WrongSeat::new_err(format!("found seat {seat}, wanted 0 to {last}")))
    }
}
