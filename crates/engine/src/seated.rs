//! Bots with one interface for all games: at a [`Table`], or from the JSON of a view.

use std::time::Duration;

use crate::{Bot, Chance, Game, GameTable, PlayError, Seat, Sight, Table, Viewer};

/// A bot that plays at a `dyn Table` and uses only what its seat may know.
pub trait SeatedBot: Send {
    /// Chooses a move for `seat`, in notation. Returns `None` if the seat has no legal move, or if the table does not
    /// wait for it and the bot passes.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String>;

    /// Like [`SeatedBot::choose`], in at most this time, for bots that would take longer.
    fn choose_within(&mut self, table: &dyn Table, seat: Seat, most: Duration) -> Option<String> {
        let _ = most;
        self.choose(table, seat)
    }

    /// Chooses from the JSON of a view and the legal moves in notation, for bots that play remotely. `must` means that
    /// the table waits for this seat.
    fn answer(&mut self, view: &str, legal: &[String], must: bool) -> Result<Option<String>, PlayError> {
        let _ = (legal, must);
        Err(PlayError::unreadable(view, "this bot plays only at tables in its own process"))
    }

    /// The memory kept from move to move, in bytes; 0 if it does not matter. A bot can be dropped to free it and seated
    /// again without harm.
    fn bytes(&self) -> usize {
        0
    }
}

/// A typed bot at a table.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    chance: Chance,
    legal: Vec<G::Move>,
}

/// Seats a typed bot. Its own randomness comes from `seed`.
pub fn seated<G: Game>(bot: impl Bot<G> + 'static, seed: u64) -> Box<dyn SeatedBot> {
    seated_box::<G>(Box::new(bot), seed)
}

/// Like [`seated`], for a bot in a box.
pub fn seated_box<G: Game>(bot: Box<dyn Bot<G>>, seed: u64) -> Box<dyn SeatedBot> {
    Box::new(Seated { bot, chance: Chance::fast(seed), legal: Vec::new() })
}

impl<G: Game> Seated<G> {
    /// Asks the bot about `self.legal`, which is not empty.
    fn decide(&mut self, view: &G::View, must: bool, most: Duration) -> Option<String> {
        let mv = if must {
            self.bot.choose_within(view, &self.legal, &mut self.chance, most)
        } else {
            self.bot.interrupt(view, &self.legal, &mut self.chance)?
        };
        Some(mv.to_string())
    }
}

impl<G: Game> SeatedBot for Seated<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.choose_within(table, seat, Duration::MAX)
    }

    fn choose_within(&mut self, table: &dyn Table, seat: Seat, most: Duration) -> Option<String> {
        let table: &GameTable<G> =
            table.as_any().downcast_ref().expect("a bot sits at a table of its own game");
        self.legal.clear();
        table.game().legal_moves(seat, &mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        let view = table.game().view(Viewer::Seat(seat), Sight::Recall);
        self.decide(&view, table.game().turn().must.contains(seat), most)
    }

    fn answer(&mut self, view: &str, legal: &[String], must: bool) -> Result<Option<String>, PlayError> {
        let view: G::View = serde_json::from_str(view).map_err(|error| PlayError::unreadable(view, error))?;
        self.legal.clear();
        for text in legal {
            self.legal.push(text.parse().map_err(|error| PlayError::unreadable(text, error))?);
        }
        Ok(if self.legal.is_empty() { None } else { self.decide(&view, must, Duration::MAX) })
    }

    fn bytes(&self) -> usize {
        self.bot.bytes()
    }
}
