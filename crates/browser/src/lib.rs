#![doc = include_str!("../README.md")]

#[cfg(target_arch = "wasm32")]
mod border;
mod error;
mod games;
mod golden;
mod local;
mod thinking;

use klad_engine::{Catalog, transcript::Transcript};
use klad_protocol::api::GameCard;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

#[cfg(target_arch = "wasm32")]
pub use border::begin;
use error::{Failure, read};
use local::Local;
use thinking::Sitters;

/// The state of a module: its games, and at most one table, or the bots of one.
pub struct Instance {
    catalog: &'static Catalog,
    table: Option<Local>,
    sitters: Sitters,
}

#[derive(Deserialize)]
struct RequestName<'a> {
    #[serde(rename = "do")]
    what: &'a str,
}

#[derive(Serialize)]
enum Response {
    #[serde(rename = "ok")]
    Ok(Box<RawValue>),
    #[serde(rename = "error")]
    Error(Failure),
}

impl Instance {
    /// An instance without a table.
    pub fn new(catalog: &'static Catalog) -> Instance {
        Instance { catalog, table: None, sitters: Sitters::default() }
    }

    /// Handles a request: JSON in, JSON out.
    pub fn answer(&mut self, request: &str) -> String {
        let answer = match self.carry_out(request) {
            Ok(found) => Response::Ok(found),
            Err(failure) => Response::Error(failure),
        };
        serde_json::to_string(&answer).expect("answers serialize")
    }

    fn carry_out(&mut self, request: &str) -> Result<Box<RawValue>, Failure> {
        let RequestName { what } = read(request)?;
        let catalog = self.catalog;
        match what {
            "card" => json(&catalog.entries().first().map(GameCard::of)),
            "open" => {
                let (table, out) = Local::open(catalog, read(request)?)?;
                self.table = Some(table);
                json(&out)
            }
            "table" => {
                let table = self.table.as_mut().ok_or_else(|| Failure::internal("no table is open"))?;
                json(&table.handle(&read(request)?)?)
            }
            "transcript" => {
                let table = self.table.as_ref().ok_or_else(|| Failure::internal("no table is open"))?;
                json(&table.finished_transcript()?)
            }
            "think" => json(&self.sitters.think(catalog, &read(request)?)?),
            "verify" => json(&games::verify(catalog, &read(request)?)),
            "replay" => json(&games::replay(catalog, &read(request)?)?),
            "decisions" => json(&games::decisions(catalog, &read(request)?)?),
            "decision" => json(&games::decision(catalog, &read(request)?)?),
            "summary" => json(&games::summary(catalog, &read(request)?)?),
            "hint" => json(&thinking::hint(catalog, &read(request)?)?),
            "golden" => json(&golden::search(catalog, &read(request)?)?),
            "views" => json(&golden::views(catalog, &read(request)?)?),
            _ => Err(Failure::internal(&format!("found the unknown request {what:?}"))),
        }
    }
}

fn json(found: &impl Serialize) -> Result<Box<RawValue>, Failure> {
    serde_json::value::to_raw_value(found).map_err(|error| Failure::internal(&error.to_string()))
}

/// Reads a transcript that came from outside.
fn transcript(text: &str) -> Result<Transcript, Failure> {
    Ok(Transcript::read(text.as_bytes())?)
}
