#![doc = include_str!("../README.md")]

#[cfg(target_arch = "wasm32")]
mod border;
mod error;
mod games;
mod golden;
mod local;
mod thinking;

use std::sync::LazyLock;

use klad_engine::{Catalog, transcript::Transcript};
use klad_protocol::api::GameCard;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use error::{Failure, read};
use local::Local;
use thinking::Sitters;

/// The games of this module: each is a feature, and the page loads one module per game.
static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    Catalog::new(vec![
        #[cfg(feature = "my-treasure")]
        klad_catalog::my_treasure(),
        #[cfg(feature = "treasure-maps")]
        klad_catalog::treasure_maps(),
        #[cfg(feature = "lost-mines")]
        klad_catalog::lost_mines(),
        #[cfg(feature = "klatz")]
        klad_catalog::klatz(),
    ])
});

/// What an instance of the module holds: at most one table, or the bots of one.
#[derive(Default)]
pub struct Instance {
    table: Option<Local>,
    sitters: Sitters,
}

#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(rename = "do")]
    what: &'a str,
}

#[derive(Serialize)]
enum Answer {
    #[serde(rename = "ok")]
    Ok(Box<RawValue>),
    #[serde(rename = "error")]
    Error(Failure),
}

impl Instance {
    /// Carries out a request: JSON in, JSON out.
    pub fn answer(&mut self, request: &str) -> String {
        let answer = match self.carry_out(request) {
            Ok(found) => Answer::Ok(found),
            Err(failure) => Answer::Error(failure),
        };
        serde_json::to_string(&answer).expect("answers serialize")
    }

    fn carry_out(&mut self, request: &str) -> Result<Box<RawValue>, Failure> {
        let Kind { what } = read(request)?;
        match what {
            "card" => json(&card()),
            "open" => {
                let (table, out) = Local::open(&CATALOG, read(request)?)?;
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
            "think" => json(&self.sitters.think(&CATALOG, &read(request)?)?),
            "verify" => json(&games::verify(&CATALOG, &read(request)?)),
            "replay" => json(&games::replay(&CATALOG, &read(request)?)?),
            "decisions" => json(&games::decisions(&CATALOG, &read(request)?)?),
            "decision" => json(&games::decision(&CATALOG, &read(request)?)?),
            "summary" => json(&games::summary(&CATALOG, &read(request)?)?),
            "hint" => json(&thinking::hint(&CATALOG, &read(request)?)?),
            "golden" => json(&golden::search(&CATALOG, &read(request)?)?),
            "views" => json(&golden::views(&CATALOG, &read(request)?)?),
            _ => Err(Failure::internal(&format!("found the request {what:?}, which is not known"))),
        }
    }
}

fn json(found: &impl Serialize) -> Result<Box<RawValue>, Failure> {
    serde_json::value::to_raw_value(found).map_err(|error| Failure::internal(&error.to_string()))
}

fn card() -> Option<GameCard> {
    CATALOG.entries().first().map(GameCard::of)
}

/// Reads a transcript that came from outside.
fn transcript(text: &str) -> Result<Transcript, Failure> {
    Ok(Transcript::read(text.as_bytes())?)
}
