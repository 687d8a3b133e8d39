//! Many games at once, on all cores, without Python in between.

use std::sync::{Arc, Mutex};

use klad_engine::{Chance, Scratch, observation_len};
use numpy::{
    AllowTypeChange, BorrowError, IntoPyArray, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods,
    PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::{
    bots::{SeededBot, maker},
    episode::Episode,
    errors::{Closed, bad_input},
    find,
    input::read_options,
    running::{MaskFormat, Pays, Row, Running},
    stage::Stage,
};

/// Many games, each of which waits for an action of one seat. Games that end restart automatically.
#[pyclass(module = "klad._klad")]
pub(crate) struct Batch {
    /// Never locked, because the methods have exclusive access. The mutex shows that threads do not share the bots.
    games: Mutex<Vec<Running>>,
    count: usize,
    actions: usize,
    threads: Threads,
    /// What the asked seat of each game knows.
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    /// A 1 for each of its legal actions, one byte or one bit per action; no columns if masks were not asked for.
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    marks: MaskFormat,
    /// The asked seat of each game.
    #[pyo3(get)]
    asked: Py<PyArray1<i32>>,
    /// The rewards of the last step, by seat.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the previous game ended in the last step.
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
}

/// Which threads do the work.
enum Threads {
    /// The calling thread.
    Own,
    /// A pool, in blocks of games.
    Pool(ThreadPool),
    /// `None`: the batch is closed.
    Closed,
}

/// What a game does in a step, and the row it writes.
type Act = fn(&mut Running, &mut Row<'_>, &mut Scratch);

/// Adjacent games and their rows.
struct Block<'a> {
    games: &'a mut [Running],
    /// The lengths of the rows of observations, masks and rewards.
    widths: [usize; 3],
    marks: MaskFormat,
    observations: &'a mut [u8],
    masks: &'a mut [u8],
    asked: &'a mut [i32],
    rewards: &'a mut [f32],
    done: &'a mut [bool],
}

/// The legal actions of many games in one list, and where those of each begin.
type SparseLegal<'py> = (Bound<'py, PyArray1<u32>>, Bound<'py, PyArray1<i64>>);

#[pymethods]
impl Batch {
    /// Opens `games` games. `opponents` are the levels of the bots in the other seats; without any, learners sit
    /// everywhere. `threads` 0 means one per core.
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
        masks: &str,
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
        let marks = match masks {
            "bytes" => MaskFormat::Bytes,
            "bits" => MaskFormat::Bits,
            "none" => MaskFormat::None,
            _ => return Err(bad_input(format!("found the masks {masks:?}, wanted bytes, bits or none"))),
        };
        let makers =
            opponents.iter().map(|level| maker(entry, level)).collect::<PyResult<Arc<[SeededBot]>>>()?;
        let first = Stage::open(entry, seats, &read_options(options)?, &[0; 32])?;
        let (numbers, actions) = (observation_len(first.episode.planes()), first.pass() + 1);
        let mut seeds = Chance::fast(seed);
        let games: Vec<Running> = (0..games)
            .map(|number| {
                Running::new(first.copy(), pays, Chance::fast(seeds.bits()), makers.clone(), number)
            })
            .collect();
        let threads = Threads::start(threads)?;
        let count = games.len();
        let mut batch = Batch {
            games: Mutex::new(games),
            count,
            actions,
            threads,
            observations: PyArray2::zeros(py, [count, numbers], false).unbind(),
            masks: PyArray2::zeros(py, [count, marks.width(actions)], false).unbind(),
            marks,
            asked: PyArray1::zeros(py, [count], false).unbind(),
            rewards: PyArray2::zeros(py, [count, usize::from(seats)], false).unbind(),
            done: PyArray1::zeros(py, [count], false).unbind(),
        };
        batch.run(py, Running::begin)?;
        Ok(batch)
    }

    /// Takes an action in every game and refills the arrays. If one is illegal, no game is changed. Without actions, every
    /// game draws one, as `sample` would.
    #[pyo3(signature = (actions=None))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: Option<PyArrayLike1<'_, i64, AllowTypeChange>>,
    ) -> PyResult<()> {
        let Some(actions) = actions else {
            return self.run(py, Running::step_at_random);
        };
        let actions = actions.as_slice().map_err(|error| bad_input(error.to_string()))?.to_vec();
        if actions.len() != self.count {
            let (found, wanted) = (actions.len(), self.count);
            return Err(bad_input(format!("found {found} actions, wanted one for each of {wanted} games")));
        }
        let last = self.actions - 1;
        let games = self.games()?;
        if let Some(game) = games.iter_mut().zip(&actions).position(|(game, &action)| !game.choose(action)) {
            return Err(games[game].refusal(py, game, actions[game], last));
        }
        self.run(py, Running::step)
    }

    /// A random action for every game, uniform over the legal ones.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions: Vec<i64> = self.games()?.iter_mut().map(|game| game.sample().into()).collect();
        Ok(actions.into_pyarray(py))
    }

    /// The legal actions of all games in one list, and where those of each game begin.
    fn legal<'py>(&mut self, py: Python<'py>) -> PyResult<SparseLegal<'py>> {
        let mut begins = vec![0];
        let mut all = Vec::with_capacity(self.count * 8);
        for game in self.games()?.iter() {
            all.extend_from_slice(&game.legal);
            begins.push(all.len() as i64);
        }
        Ok((all.into_pyarray(py), begins.into_pyarray(py)))
    }

    /// A copy of one game, for a closer look.
    fn game(&mut self, row: usize) -> PyResult<Episode> {
        let last = self.count - 1;
        let game = self.games()?.get(row);
        let game = game.ok_or_else(|| bad_input(format!("found row {row}, wanted 0 to {last}")))?;
        Ok(Episode::unseeded(game.stage.copy()))
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.count
    }

    /// Stops the threads. The arrays stay as they are.
    fn close(&mut self) {
        self.threads = Threads::Closed;
    }
}

impl Batch {
    /// Exclusive access to the games.
    fn games(&mut self) -> PyResult<&mut Vec<Running>> {
        self.games.get_mut().map_err(|_| bad_input("a game failed in an earlier step"))
    }

    /// Runs `act` on every game and its row, on all threads.
    fn run(&mut self, py: Python<'_>, act: Act) -> PyResult<()> {
        if matches!(self.threads, Threads::Closed) {
            return Err(Closed::new_err("this environment has been closed"));
        }
        let mut observations: PyReadwriteArray2<'_, u8> =
            writable(self.observations.bind(py).try_readwrite())?;
        let mut masks: PyReadwriteArray2<'_, u8> = writable(self.masks.bind(py).try_readwrite())?;
        let mut asked: PyReadwriteArray1<'_, i32> = writable(self.asked.bind(py).try_readwrite())?;
        let mut rewards: PyReadwriteArray2<'_, f32> = writable(self.rewards.bind(py).try_readwrite())?;
        let mut done: PyReadwriteArray1<'_, bool> = writable(self.done.bind(py).try_readwrite())?;
        let whole = "arrays made here are contiguous";
        let observations = observations.as_slice_mut().expect(whole);
        let masks = masks.as_slice_mut().expect(whole);
        let rewards = rewards.as_slice_mut().expect(whole);
        let all = Block {
            games: self.games.get_mut().map_err(|_| bad_input("a game failed in an earlier step"))?,
            widths: [observations.len(), masks.len(), rewards.len()].map(|length| length / self.count),
            marks: self.marks,
            observations,
            masks,
            asked: asked.as_slice_mut().expect(whole),
            rewards,
            done: done.as_slice_mut().expect(whole),
        };
        py.detach(|| self.threads.run(all, act));
        Ok(())
    }
}

impl Threads {
    /// This many threads; 0 means one per core.
    fn start(threads: usize) -> PyResult<Threads> {
        if threads == 1 {
            return Ok(Threads::Own);
        }
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.map(Threads::Pool).map_err(|error| bad_input(error.to_string()))
    }

    fn run(&self, all: Block<'_>, act: Act) {
        match self {
            Threads::Own => all.run(act),
            Threads::Pool(pool) => {
                // Several blocks per thread, because some have more to do.
                let games = all.games.len().div_ceil(4 * pool.current_num_threads()).max(32);
                let mut rest = all;
                pool.in_place_scope(|scope| {
                    while !rest.games.is_empty() {
                        let block = rest.split_off(games);
                        scope.spawn(move |_| block.run(act));
                    }
                });
            }
            Threads::Closed => {}
        }
    }
}

impl<'a> Block<'a> {
    /// Splits off this many games from the front, or all if there are fewer.
    fn split_off(&mut self, games: usize) -> Block<'a> {
        let games = games.min(self.games.len());
        let [observations, masks, rewards] = self.widths.map(|width| games * width);
        Block {
            widths: self.widths,
            marks: self.marks,
            games: front(&mut self.games, games),
            observations: front(&mut self.observations, observations),
            masks: front(&mut self.masks, masks),
            asked: front(&mut self.asked, games),
            rewards: front(&mut self.rewards, rewards),
            done: front(&mut self.done, games),
        }
    }

    fn run(mut self, act: Act) {
        let mut scratch = Scratch::default();
        let [observations, masks, rewards] = self.widths;
        for (game, (asked, done)) in self.games.iter_mut().zip(self.asked.iter_mut().zip(self.done)) {
            let mut row = Row {
                observation: front(&mut self.observations, observations),
                mask: front(&mut self.masks, masks),
                marks: self.marks,
                asked,
                rewards: front(&mut self.rewards, rewards),
                done,
            };
            act(game, &mut row, &mut scratch);
        }
    }
}

/// Splits off this many elements from the front.
fn front<'a, T>(slice: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    slice.split_off_mut(..count).expect("the arrays have a row for every game")
}

/// One of our arrays, or an error if Python has made it read-only.
fn writable<T>(array: Result<T, BorrowError>) -> PyResult<T> {
    array.map_err(|error| bad_input(format!("the arrays of the environment: {error}")))
}
