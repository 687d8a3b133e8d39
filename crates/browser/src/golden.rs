//! What the tests of other hosts compare with `crates/catalog/tests/golden`: searches, and the views of whole games.

use klad_engine::{
    Budget, Catalog, Seat, Seed, Sight, TableSetup, Viewer,
    transcript::{bytes32, hex},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{error::Failure, thinking::entry, transcript};

/// A search as stored in `searches.json`.
#[derive(Deserialize)]
pub(crate) struct Search {
    game: String,
    seats: u8,
    seed: String,
    moves: Vec<(Seat, String)>,
    seat: Seat,
    bot_seed: u32,
    iterations: u32,
    levels: Vec<String>,
    played: String,
}

/// The result: the move of each level, and the digest of the analyst's findings.
#[derive(Serialize)]
pub(crate) struct Found {
    choices: Vec<Option<String>>,
    digest: String,
}

pub(crate) fn search(catalog: &Catalog, search: &Search) -> Result<Found, Failure> {
    let entry = entry(catalog, &search.game)?;
    let seed = Seed(bytes32(&search.seed).map_err(|reason| Failure::internal(&reason))?);
    let options = serde_json::Value::Object(Default::default());
    let mut table = entry.open(&TableSetup { options: &options, seats: search.seats, seed, deal: None })?;
    for (seat, mv) in &search.moves {
        table.play(*seat, mv)?;
    }
    let bot_seed = search.bot_seed.into();
    let choose = |level: &String| entry.bot(level, bot_seed)?.choose(table.as_ref(), search.seat);
    let choices = search.levels.iter().map(choose).collect();
    let mut analyst = entry
        .analyst(Budget::Iterations(search.iterations), bot_seed)
        .ok_or_else(|| Failure::internal("the game has no analyst"))?;
    let mut hash = Sha256::new();
    for found in analyst.analyze(table.as_ref(), search.seat, &search.played) {
        hash.update(format!("{} {} {:08x}\n", found.mv, found.visits, found.value.to_bits()));
    }
    Ok(Found { choices, digest: hex(&hash.finalize()) })
}

#[derive(Deserialize)]
pub(crate) struct GoldenGame {
    transcript: String,
}

/// The digest of every view of every viewer, in both sights, before the first move and after every move of a game.
pub(crate) fn views(catalog: &Catalog, game: &GoldenGame) -> Result<String, Failure> {
    let game = transcript(&game.transcript)?;
    let mut table = game.open(catalog)?;
    let mut hash = Sha256::new();
    for step in 0..=game.moves.len() {
        if step > 0 {
            game.step(table.as_mut(), step - 1)?;
        }
        for viewer in Viewer::all(table.seats()) {
            for sight in [Sight::Table, Sight::Recall] {
                hash.update(table.view(viewer, sight).get());
                hash.update(b"\n");
            }
            hash.update(table.legal_json(viewer).get());
            hash.update(b"\n");
        }
    }
    Ok(hex(&hash.finalize()))
}
