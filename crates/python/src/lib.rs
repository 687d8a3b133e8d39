//! The games, bots and arena for Python: the native half of the package `klad`.
//!
//! It contains no rules: games come from the catalog, and Python gets views, observations and refusals. Read in this
//! order: [`errors`], [`input`], [`stage`] (who is asked next), [`episode`] (one game), [`batch`] (many games at once) and
//! [`running`] (one of them), [`bots`] (bots and matches), [`records`] (transcripts, scenarios, analysis), [`picture`]
//! (text as pixels). The other half, in `python/klad`, adapts this to PettingZoo, Gymnasium and OpenSpiel.

mod batch;
mod bots;
mod episode;
mod errors;
mod input;
mod picture;
mod records;
mod running;
mod stage;

use std::sync::OnceLock;

use klad_engine::{Catalog, Entry};
use pyo3::prelude::*;
use serde_json::json;

/// The one catalog of the process.
fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(klad_catalog::catalog)
}

/// The game of this name, or an error that lists the games.
fn find(game: &str) -> PyResult<&'static Entry> {
    catalog().find(game).ok_or_else(|| {
        let known: Vec<&str> = catalog().entries().iter().map(|entry| entry.info.slug).collect();
        errors::bad_input(format!("found the game {game:?}, wanted one of {}", known.join(", ")))
    })
}

/// What is known about a game before a table is opened, as JSON: facts, options, levels, planes and factors.
#[pyfunction]
fn facts(game: &str) -> PyResult<String> {
    let entry = find(game)?;
    let stage = stage::Stage::open(entry, entry.info.seats_min, &json!({}), &[0; 32])?;
    let levels: Vec<&str> = entry.levels().collect();
    let (planes, factors) = (stage.episode.planes(), stage.episode.factors());
    let mut facts = serde_json::to_value(entry.info).expect("facts are plain data");
    facts["levels"] = json!(levels);
    facts["planes"] = json!(planes);
    facts["factors"] = json!(factors);
    facts["moves"] = json!(stage.episode.moves());
    Ok(facts.to_string())
}

/// The names of the games.
#[pyfunction]
fn slugs() -> Vec<&'static str> {
    catalog().entries().iter().map(|entry| entry.info.slug).collect()
}

/// The native half of the package `klad`.
#[pymodule]
fn _klad(module: &Bound<'_, PyModule>) -> PyResult<()> {
    errors::add(module)?;
    module.add_class::<episode::Episode>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<bots::Bot>()?;
    module.add_function(wrap_pyfunction!(facts, module)?)?;
    module.add_function(wrap_pyfunction!(slugs, module)?)?;
    module.add_function(wrap_pyfunction!(input::checked, module)?)?;
    module.add_function(wrap_pyfunction!(bots::arena, module)?)?;
    module.add_function(wrap_pyfunction!(records::analyze, module)?)?;
    module.add_function(wrap_pyfunction!(records::verify, module)?)?;
    module.add_function(wrap_pyfunction!(records::scenario, module)?)?;
    module.add_function(wrap_pyfunction!(picture::rasterize, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
