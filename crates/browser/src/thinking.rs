//! Bots and hints, from the JSON of a view, never from a table.

use klad_engine::{Budget, Catalog, Entry, Hint, SeatedBot};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::Failure;

/// The bots of one table, which keep their trees from move to move.
#[derive(Default)]
pub(crate) struct Sitters(Vec<Sitter>);

struct Sitter {
    seat: u8,
    level: String,
    bot: Box<dyn SeatedBot>,
}

/// A question to a bot.
#[derive(Deserialize)]
pub(crate) struct Think<'a> {
    game: &'a str,
    seat: u8,
    level: &'a str,
    /// The seed for its random choices, used when it sits down. At most 2⁵³, which JavaScript represents exactly.
    seed: u64,
    #[serde(borrow)]
    view: &'a RawValue,
    legal: Vec<String>,
    must: bool,
}

impl Sitters {
    /// The move of the bot at this seat, in notation; `None` if it passes.
    pub(crate) fn think(&mut self, catalog: &Catalog, ask: &Think<'_>) -> Result<Option<String>, Failure> {
        let place =
            match self.0.iter().position(|sitter| sitter.seat == ask.seat && sitter.level == ask.level) {
                Some(place) => place,
                None => {
                    let bot = entry(catalog, ask.game)?
                        .bot(ask.level, ask.seed)
                        .ok_or_else(|| Failure::internal("there is no such level"))?;
                    self.0.retain(|sitter| sitter.seat != ask.seat);
                    self.0.push(Sitter { seat: ask.seat, level: ask.level.to_owned(), bot });
                    self.0.len() - 1
                }
            };
        Ok(self.0[place].bot.answer(ask.view.get(), &ask.legal, ask.must)?)
    }
}

/// A request for a hint on a view.
#[derive(Deserialize)]
pub(crate) struct HintAsk<'a> {
    game: &'a str,
    #[serde(borrow)]
    view: &'a RawValue,
    #[serde(borrow)]
    legal: &'a RawValue,
    budget: &'a str,
}

pub(crate) fn hint(catalog: &Catalog, ask: &HintAsk<'_>) -> Result<Hint, Failure> {
    let budget: Budget = ask.budget.parse().map_err(|_| Failure::internal("this is not a budget"))?;
    let mut analyst = entry(catalog, ask.game)?
        .analyst(budget, 0)
        .ok_or_else(|| Failure::internal("the game has no analyst"))?;
    Ok(analyst.hint(ask.view.get(), ask.legal.get())?)
}

/// The entry of a game in this module.
pub(crate) fn entry<'c>(catalog: &'c Catalog, slug: &str) -> Result<&'c Entry, Failure> {
    catalog.find(slug).ok_or_else(|| Failure::internal(&format!("this module has no game {slug:?}")))
}
