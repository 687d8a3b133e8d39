//! What a client holds: a view, the legal moves that came with it, and who sits where. Never a state.

use klad_engine::{GameInfo, LegalMove, Outcome, Seat, Turn, Viewer};
use klad_text::Words;
use serde::Deserialize;
use serde_json::{Value, value::RawValue};

use crate::theme::Theme;

/// Everything a board may draw from.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// The game.
    pub info: &'static GameInfo,
    /// Whose view this is.
    pub viewer: Viewer,
    /// The view as the table shows it.
    pub view: Box<RawValue>,
    /// What the viewer may do now.
    pub legal: Vec<LegalMove>,
    /// Whose turn it is.
    pub turn: Turn,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// The names of the players, by seat.
    pub names: Vec<String>,
}

impl Snapshot {
    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The custom deck of the table, from the options in the view; null for the standard deck.
    pub fn deck(&self) -> Value {
        #[derive(Deserialize)]
        struct InView {
            #[serde(default)]
            options: InOptions,
        }
        #[derive(Default, Deserialize)]
        struct InOptions {
            #[serde(default)]
            deck: Value,
        }
        serde_json::from_str::<InView>(self.view.get()).map(|table| table.options.deck).unwrap_or_default()
    }

    /// The viewer's seat, if it can act now.
    pub fn actor(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if !self.legal.is_empty() => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    /// Whether this move (in notation) is legal now.
    pub fn allows(&self, mv: &str) -> bool {
        self.legal.iter().any(|legal| legal.text == mv)
    }
}

/// A position, with the language and the colors to show it in.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The position.
    pub position: &'a Snapshot,
    /// The language.
    pub words: Words,
    /// The colors.
    pub theme: Theme,
    /// The time, in milliseconds since the table was opened here.
    pub now_ms: u64,
}

impl Scene<'_> {
    /// A message of the game: `<slug>-<id>`.
    pub fn say(&self, id: &str) -> String {
        self.words.text(&format!("{}-{id}", self.position.info.slug))
    }

    /// What a refusal says, in words.
    pub fn refusal(&self, detail: &Value) -> String {
        let deck = self.position.deck();
        self.words.refusal(self.position.info.slug, &deck, detail, |seat| self.position.name(seat).to_owned())
    }

    /// What an event says, in words.
    pub fn event(&self, event: &Value) -> String {
        let you = match self.position.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (slug, deck) = (self.position.info.slug, self.position.deck());
        self.words.event(slug, &deck, event, you, |seat| self.position.name(seat).to_owned())
    }

    /// What a card of the table's deck shows, in words.
    pub fn card(&self, card: &str) -> String {
        let printed = self.words.printed(self.position.info.slug, &self.position.deck(), card);
        printed.unwrap_or_else(|| self.say(&format!("card-{card}")))
    }
}
