//! Many games at once, on all cores, without Python in between.

use std::sync::Mutex;

use klad_engine::{Chance, SEATS_MAX, Seat, SeatedBot, observation_len, win_reward};
use numpy::{
    AllowTypeChange, BorrowError, IntoPyArray, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods,
    PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};

use crate::{
    bots::maker,
    episode::read_options,
    errors::{Closed, bad_input},
    find,
    stage::Stage,
};

/// What a game pays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pays {
    /// At the end, 1 for a lone winner and 0 in sum.
    Win,
    /// At the end, the score.
    Score,
    /// Whenever points change, the change.
    Points,
}

/// Many games, each of which waits for an action of one seat. Games that end start again by themselves.
#[pyclass(module = "klad._klad")]
pub(crate) struct Batch {
    /// Never locked: the methods take them whole. It says that threads do not share their bots.
    games: Mutex<Vec<Running>>,
    count: usize,
    actions: usize,
    seats: u8,
    pool: Option<ThreadPool>,
    /// What each game's asked seat knows.
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    /// A 1 for each action open to it.
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    /// Which seat it is.
    #[pyo3(get)]
    asked: Py<PyArray1<i32>>,
    /// What the last step paid, by seat.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the game before ended in the last step.
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
}

/// One game of a batch.
struct Running {
    stage: Stage,
    pays: Pays,
    chance: Chance,
    /// The actions open to the asked seat.
    legal: Vec<u32>,
    asked: Seat,
    /// The bots by seat; none where a learner sits.
    bots: Vec<Option<Box<dyn SeatedBot>>>,
    makers: Vec<Maker>,
    points: Vec<i16>,
    /// Games begun, which decides where the learner sits.
    begun: u32,
}

type Maker = std::sync::Arc<dyn Fn(u64) -> Box<dyn SeatedBot> + Send + Sync>;

/// Where one game writes.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [i8],
    asked: &'a mut i32,
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

#[pymethods]
impl Batch {
    /// Opens `games` games. `opponents` are the levels of the bots at the other seats; without any, learners sit everywhere.
    /// `threads` 0 means one per core.
    #[new]
    #[allow(clippy::too_many_arguments, reason = "Python gives them names")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        seats: u8,
        options: &str,
        opponents: Vec<String>,
        pays: &str,
        seed: u64,
        threads: usize,
    ) -> PyResult<Batch> {
        if !(1..=1_000_000).contains(&games) {
            return Err(bad_input(format!("found {games} games, wanted 1 to 1000000")));
        }
        let entry = find(game)?;
        let pays = match pays {
            "win" => Pays::Win,
            "score" => Pays::Score,
            "points" => Pays::Points,
            _ => return Err(bad_input(format!("found the rewards {pays:?}, wanted win, score or points"))),
        };
        if !opponents.is_empty() && opponents.len() + 1 != usize::from(seats) {
            let (found, wanted) = (opponents.len(), seats.saturating_sub(1));
            return Err(bad_input(format!(
                "found {found} opponents, wanted none or {wanted}, one for each other seat"
            )));
        }
        let makers = opponents.iter().map(|level| maker(entry, level)).collect::<PyResult<Vec<Maker>>>()?;
        let first = Stage::open(entry, seats, &read_options(options)?, &[0; 32])?;
        let (numbers, actions) = (observation_len(first.episode.planes()), first.pass() + 1);
        let mut seeds = Chance::fast(seed);
        let games: Vec<Running> = (0..games)
            .map(|number| {
                Running::new(first.copy(), pays, Chance::fast(seeds.bits()), makers.clone(), number)
            })
            .collect();
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .map_err(|error| bad_input(error.to_string()))?;
        let count = games.len();
        let mut batch = Batch {
            games: Mutex::new(games),
            count,
            actions,
            seats,
            pool: Some(pool),
            observations: PyArray2::zeros(py, [count, numbers], false).unbind(),
            masks: PyArray2::zeros(py, [count, actions], false).unbind(),
            asked: PyArray1::zeros(py, [count], false).unbind(),
            rewards: PyArray2::zeros(py, [count, usize::from(seats)], false).unbind(),
            done: PyArray1::zeros(py, [count], false).unbind(),
        };
        batch.run(py, Running::begin)?;
        Ok(batch)
    }

    /// Takes an action in every game and fills the arrays again. If one is not open, no game is touched.
    fn step(&mut self, py: Python<'_>, actions: PyArrayLike1<'_, i64, AllowTypeChange>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|error| bad_input(error.to_string()))?.to_vec();
        if actions.len() != self.count {
            let (found, wanted) = (actions.len(), self.count);
            return Err(bad_input(format!("found {found} actions, wanted one for each of {wanted} games")));
        }
        let last = self.actions - 1;
        let games = self.games()?;
        if let Some(game) = games.iter().zip(&actions).position(|(game, &action)| !game.is_open(action)) {
            return Err(games[game].refusal(py, game, actions[game], last));
        }
        for (game, &action) in games.iter_mut().zip(&actions) {
            // The check above has seen that it fits.
            game.chosen(action as u32);
        }
        self.run(py, Running::step)
    }

    /// A random action for every game, each open one equally likely.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let pick =
            |game: &mut Running| i64::from(game.legal[game.chance.below(game.legal.len() as u32) as usize]);
        let actions: Vec<i64> = self.games()?.iter_mut().map(pick).collect();
        Ok(actions.into_pyarray(py))
    }

    /// The open actions of all games, one after the other, and where those of each game begin.
    fn legal<'py>(
        &mut self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyArray1<u32>>, Bound<'py, PyArray1<i64>>)> {
        let mut begins = vec![0];
        let mut all = Vec::with_capacity(self.count * 8);
        for game in self.games()?.iter() {
            all.extend_from_slice(&game.legal);
            begins.push(all.len() as i64);
        }
        Ok((all.into_pyarray(py), begins.into_pyarray(py)))
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.count
    }

    /// Ends the threads. The arrays stay as they are.
    fn close(&mut self) {
        self.pool = None;
    }
}

impl Batch {
    /// The games, which nobody else uses.
    fn games(&mut self) -> PyResult<&mut Vec<Running>> {
        self.games.get_mut().map_err(|_| bad_input("a game failed in an earlier step"))
    }

    /// Has every game do something and write its row, on all threads.
    fn run(&mut self, py: Python<'_>, act: fn(&mut Running, &mut Row<'_>)) -> PyResult<()> {
        let pool = self.pool.as_ref().ok_or_else(|| Closed::new_err("this environment has been closed"))?;
        let mut observations: PyReadwriteArray2<'_, u8> =
            writable(self.observations.bind(py).try_readwrite())?;
        let mut masks: PyReadwriteArray2<'_, i8> = writable(self.masks.bind(py).try_readwrite())?;
        let mut asked: PyReadwriteArray1<'_, i32> = writable(self.asked.bind(py).try_readwrite())?;
        let mut rewards: PyReadwriteArray2<'_, f32> = writable(self.rewards.bind(py).try_readwrite())?;
        let mut done: PyReadwriteArray1<'_, bool> = writable(self.done.bind(py).try_readwrite())?;
        let whole = "arrays made here are contiguous";
        let observations = observations.as_slice_mut().expect(whole);
        let masks = masks.as_slice_mut().expect(whole);
        let asked = asked.as_slice_mut().expect(whole);
        let rewards = rewards.as_slice_mut().expect(whole);
        let done = done.as_slice_mut().expect(whole);
        let numbers = observations.len() / self.count;
        let (actions, seats) = (self.actions, usize::from(self.seats));
        let games = self.games.get_mut().map_err(|_| bad_input("a game failed in an earlier step"))?;
        py.detach(|| {
            pool.install(|| {
                let rows = observations
                    .par_chunks_mut(numbers)
                    .zip(masks.par_chunks_mut(actions))
                    .zip(asked.par_iter_mut())
                    .zip(rewards.par_chunks_mut(seats))
                    .zip(done.par_iter_mut());
                games.par_iter_mut().zip(rows).with_min_len(32).for_each(
                    |(game, ((((observation, mask), asked), rewards), done))| {
                        act(game, &mut Row { observation, mask, asked, rewards, done });
                    },
                );
            });
        });
        Ok(())
    }
}

/// An array of ours that Python has not made read-only.
fn writable<T>(array: Result<T, BorrowError>) -> PyResult<T> {
    array.map_err(|error| bad_input(format!("the arrays of the environment: {error}")))
}

impl Running {
    fn new(stage: Stage, pays: Pays, chance: Chance, makers: Vec<Maker>, number: usize) -> Running {
        let begun = number as u32;
        Running {
            stage,
            pays,
            chance,
            legal: Vec::new(),
            asked: Seat(0),
            bots: Vec::new(),
            makers,
            points: Vec::new(),
            begun,
        }
    }

    fn is_open(&self, action: i64) -> bool {
        u32::try_from(action).is_ok_and(|action| self.legal.contains(&action))
    }

    /// Why an action is not open, by the rule that forbids it.
    fn refusal(&self, py: Python<'_>, game: usize, action: i64, last: usize) -> PyErr {
        let played = usize::try_from(action).map(|action| self.stage.copy().play(self.asked, action));
        let error = match played {
            Ok(Err(refusal)) => refusal,
            Ok(Ok(())) | Err(_) => bad_input(format!("found action {action}, wanted one of 0 to {last}")),
        };
        // Python 3.10 has no notes; the exception says enough without.
        let _ = error.value(py).call_method1("add_note", (format!("in game {game}, seat {}", self.asked.0),));
        error
    }

    /// Notes the action that the next step takes.
    fn chosen(&mut self, action: u32) {
        // It goes to the front; the others are still needed, to wipe the mask.
        let place = self.legal.iter().position(|&open| open == action).expect("an open action");
        self.legal.swap(0, place);
    }

    /// The first game, and the first row.
    fn begin(&mut self, row: &mut Row<'_>) {
        self.restart();
        self.advance(row);
        self.write(row);
    }

    fn step(&mut self, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        *row.done = false;
        self.legal.iter().for_each(|&action| row.mask[action as usize] = 0);
        let action = self.legal[0] as usize;
        self.stage.play(self.asked, action).expect("an open action is legal");
        self.paid_points(row);
        self.advance(row);
        self.write(row);
    }

    /// Lets bots act, and starts again where a game ends, until a learner is asked.
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
            Pays::Win => win_reward(&outcome, row.rewards),
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
        self.points.clear();
        self.points.resize(SEATS_MAX, 0);
        if self.makers.is_empty() {
            return;
        }
        // The learner goes around the table, from game to game.
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

    /// Writes what the asked seat knows and may do. The mask is wiped already.
    fn write(&mut self, row: &mut Row<'_>) {
        self.legal.clear();
        self.stage.actions(self.asked, &mut self.legal);
        self.legal.iter().for_each(|&action| row.mask[action as usize] = 1);
        self.stage.episode.observe(self.asked, row.observation);
        *row.asked = self.asked.0.into();
    }
}
