//! Bots, and matches between bots, among them bots written in Python.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use klad_arena::{Contestant, Match, summary::Tally};
use klad_engine::{Entry, Seat, SeatedBot, Sight, Table, Viewer};
use pyo3::prelude::*;
use serde_json::json;

use crate::{
    episode::Episode,
    errors::{IllegalMove, bad_input, not_played},
    find,
    input::read_options,
};

/// Makes a bot from the seed for its random choices.
pub(crate) type SeededBot = Arc<dyn Fn(u64) -> Box<dyn SeatedBot> + Send + Sync>;

/// A function that makes bots of a level, or an error that lists the levels.
pub(crate) fn maker(entry: &'static Entry, level: &str) -> PyResult<SeededBot> {
    let make = entry.bot_maker(level).ok_or_else(|| {
        let levels: Vec<&str> = entry.levels().collect();
        let levels = levels.join(", ");
        bad_input(format!(
            "found the level {level:?}, wanted one of {levels}, or hard with a budget such as hard:1000"
        ))
    })?;
    Ok(Arc::new(make))
}

/// A bot of the catalog.
#[pyclass(module = "klad._klad")]
pub(crate) struct Bot {
    /// Never locked, because the methods have exclusive access. The mutex shows that threads do not share a bot.
    bot: Mutex<Box<dyn SeatedBot>>,
    game: &'static str,
}

#[pymethods]
impl Bot {
    /// A bot of this level; its random choices come from `seed`.
    #[new]
    fn new(game: &str, level: &str, seed: u64) -> PyResult<Bot> {
        let entry = find(game)?;
        Ok(Bot { bot: Mutex::new(maker(entry, level)?(seed)), game: entry.info.slug })
    }

    /// Chooses from a view, as JSON with perfect recall, and the legal moves in notation. None means that it passes.
    fn answer(
        &mut self,
        py: Python<'_>,
        view: &str,
        legal: Vec<String>,
        must: bool,
    ) -> PyResult<Option<String>> {
        let bot = whole(&mut self.bot)?;
        py.detach(|| bot.answer(view, &legal, must)).map_err(|error| not_played(&error))
    }

    /// The action it takes for a seat in a game in progress.
    fn act(&mut self, py: Python<'_>, episode: &Episode, seat: u8) -> PyResult<usize> {
        let seat = episode.seat(seat)?;
        let table = episode.stage.episode.table();
        if table.info().slug != self.game {
            return Err(bad_input(format!(
                "found a game of {}, wanted one of {}",
                table.info().slug,
                self.game
            )));
        }
        let bot = whole(&mut self.bot)?;
        match py.detach(|| bot.choose(table, seat)) {
            Some(mv) => episode.stage.episode.index_of(seat, &mv).map_err(|error| not_played(&error)),
            None => Ok(episode.stage.pass()),
        }
    }
}

/// Exclusive access; an error if an earlier use panicked.
fn whole<T: ?Sized>(held: &mut Mutex<Box<T>>) -> PyResult<&mut T> {
    held.get_mut().map(|held| &mut **held).map_err(|_| bad_input("the bot failed earlier"))
}

/// A bot written in Python: an object with `choose(view, legal, must)`.
struct PythonBot {
    object: Arc<Py<PyAny>>,
    trouble: Arc<Trouble>,
}

/// The first exception that a bot raised, after which the match ends.
#[derive(Default)]
struct Trouble {
    raised: AtomicBool,
    error: Mutex<Option<PyErr>>,
}

impl Trouble {
    fn raise(&self, error: PyErr) {
        if let Ok(mut first) = self.error.lock() {
            first.get_or_insert(error);
        }
        self.raised.store(true, Ordering::Relaxed);
    }
}

impl SeatedBot for PythonBot {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let legal: Vec<String> = table.legal(seat).into_iter().map(|mv| mv.text).collect();
        let must = table.turn().must.contains(seat);
        // A bot that has failed continues with any move, so that its game ends.
        let anything = legal.first().filter(|_| must).cloned();
        if legal.is_empty() || self.trouble.raised.load(Ordering::Relaxed) {
            return anything;
        }
        let view = table.view(Viewer::Seat(seat), Sight::Recall);
        let asked = Python::attach(|py| -> PyResult<Option<String>> {
            let view = py.import("json")?.call_method1("loads", (view.get(),))?;
            self.object.bind(py).call_method1("choose", (view, &legal, must))?.extract()
        });
        match asked {
            Ok(Some(mv)) if legal.contains(&mv) => Some(mv),
            Ok(None) if !must => None,
            Ok(found) => {
                let found = found.map_or("nothing".into(), |mv| format!("{mv:?}"));
                let message = format!("a bot chose {found}, wanted one of its {} legal moves", legal.len());
                self.trouble.raise(IllegalMove::new_err(message));
                anything
            }
            Err(error) => {
                self.trouble.raise(error);
                anything
            }
        }
    }
}

/// Plays a match of `deals` deals, each from every seat. Returns the summary as JSON.
///
/// A contestant is a name and the level of a bot, or a name and a function of a seed that returns a Python bot.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "Python gives them names")]
pub(crate) fn arena(
    py: Python<'_>,
    game: &str,
    contestants: Vec<(String, Bound<'_, PyAny>)>,
    seats: u8,
    deals: usize,
    options: &str,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    let entry = find(game)?;
    if contestants.is_empty() || !(1..=1_000_000).contains(&deals) {
        return Err(bad_input("wanted at least one contestant, and 1 to 1000000 deals"));
    }
    let trouble = Arc::new(Trouble::default());
    let names: Vec<String> = contestants.iter().map(|(name, _)| name.clone()).collect();
    let contestants = contestants.into_iter().map(|(name, who)| contestant(entry, name, &who, &trouble));
    let game = Match {
        entry,
        options: read_options(options)?,
        seats,
        contestants: contestants.collect::<PyResult<_>>()?,
        seed,
    };
    let mut tally = Tally::new(names, seats);
    let threads =
        if threads == 0 { std::thread::available_parallelism().map_or(1, usize::from) } else { threads };
    let played = py.detach(|| {
        game.run(0..deals, threads, &trouble.raised, |deal| {
            tally.add(deal);
            std::ops::ControlFlow::Continue(())
        })
    });
    played.map_err(|error| crate::errors::not_opened(&error))?;
    match trouble.error.lock().ok().and_then(|mut error| error.take()) {
        Some(error) => Err(error),
        None => Ok(json!(tally.summary()).to_string()),
    }
}

fn contestant(
    entry: &'static Entry,
    name: String,
    who: &Bound<'_, PyAny>,
    trouble: &Arc<Trouble>,
) -> PyResult<Contestant> {
    if let Ok(level) = who.extract::<String>() {
        return Ok(Contestant { name, make: maker(entry, &level)? });
    }
    let (factory, trouble) = (who.clone().unbind(), trouble.clone());
    let make = move |seed: u64| {
        let object = Python::attach(|py| {
            factory.call1(py, (seed,)).unwrap_or_else(|error| {
                trouble.raise(error);
                py.None()
            })
        });
        Box::new(PythonBot { object: Arc::new(object), trouble: trouble.clone() }) as Box<dyn SeatedBot>
    };
    Ok(Contestant { name, make: Arc::new(make) })
}
