//! One module per game, and a list of moves that works for all of them.
//!
//! A board draws a view and turns keys into moves. It never decides what is legal: it picks from the legal moves that
//! came with the view, or sends a move that the table then refuses with its reason.

use klad_engine::SeatSet;
use ratatui::{Frame, layout::Rect};
use serde_json::Value;

use crate::{
    keys::Key,
    snapshot::{Scene, Snapshot},
    tabletop::Notice,
};

mod klatz;
mod list;
mod lost_mines;
mod my_treasure;
mod treasure_maps;

pub use list::{MoveList, Picked};

/// What a key press on a board led to.
#[derive(Debug, Clone, PartialEq)]
pub enum KeyEffect {
    /// The board has no use for this key.
    Unknown,
    /// Something on the board changed: a selection, a preview.
    Changed,
    /// Make this move (in notation). It may be refused.
    Play(String),
    /// Send this message to the arbiter.
    Call(Value),
    /// A message for the player: why the key does nothing right now.
    Say(String),
}

/// A board's reaction to something the arbiter said.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// Nothing to show.
    Nothing,
    /// Words for the player.
    Say(String),
    /// A refusal, by this rule.
    Refused {
        /// The rule.
        rule: String,
        /// The refusal as JSON.
        detail: Value,
    },
}

/// The drawing of one game.
pub trait Board {
    /// Updates the board for a new position: reads its view, drops selections that no longer apply.
    fn settle(&mut self, position: &Snapshot) -> Result<(), serde_json::Error>;
    /// Draws it.
    fn draw(&mut self, frame: &mut Frame, area: Rect, scene: &Scene<'_>);
    /// What the viewer is asked; only called when the viewer can act.
    fn prompt(&self, scene: &Scene<'_>) -> String;
    /// The keys and what they currently do.
    fn keys(&self, scene: &Scene<'_>) -> Vec<(String, String)>;
    /// A key was pressed.
    fn key(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect;
    /// What the symbols on the board mean, for the help.
    fn legend(&self, scene: &Scene<'_>) -> Vec<String>;
    /// A few words on the state of the game, for the title: round, turn.
    fn headline(&self, scene: &Scene<'_>) -> String;
    /// What the score of a solo game is worth, for the result; nothing if several players are ranked.
    fn verdict(&self, scene: &Scene<'_>) -> Vec<String> {
        let _ = scene;
        Vec::new()
    }
    /// Whether players have things that others may not see, so that the screen must be hidden between them.
    fn has_secrets(&self) -> bool;
    /// Handles something the arbiter said to everybody or to one of the people at this keyboard.
    fn hear(&mut self, notice: &Notice, scene: &Scene<'_>) -> Reply {
        let _ = (notice, scene);
        Reply::Nothing
    }
    /// The people the table waits for, where that is not simply whose turn it is.
    fn awaited(&self, people: SeatSet) -> Option<SeatSet> {
        let _ = people;
        None
    }
    /// Whether the viewer is asked for something. It must not reveal more than the viewer is meant to notice.
    fn is_asked(&self, position: &Snapshot) -> bool {
        position.actor().is_some()
    }
    /// Whether a legal move may appear in the list of moves. It may not where noticing it is part of the game.
    fn may_list(&self, mv: &str) -> bool {
        let _ = mv;
        true
    }
    /// Whether a clock is running on the screen, so that it must be redrawn continually.
    fn is_ticking(&self) -> bool {
        false
    }
    /// Whether it shows something that the bots should wait for.
    fn is_pausing(&self) -> bool {
        false
    }
    /// The preferred number of rows.
    fn rows(&self) -> u16;
}

/// The board of a game; `None` if the game has only the list of moves.
pub fn board(slug: &str) -> Option<Box<dyn Board>> {
    match slug {
        "my-treasure" => Some(Box::new(my_treasure::MyTreasure::default())),
        "treasure-maps" => Some(Box::new(treasure_maps::TreasureMaps::default())),
        "lost-mines" => Some(Box::new(lost_mines::LostMines::default())),
        "klatz" => Some(Box::new(klatz::Klatz::default())),
        _ => None,
    }
}

/// The default of an option at one keyboard; `None` where the game's own default will do. Nobody should be rushed by a
/// clock meant for tables with strangers.
pub fn local_default(slug: &str, option: &str) -> Option<Value> {
    match (slug, option) {
        ("klatz", "turn_ms") => Some(0.into()),
        ("klatz", "sealed_ms") => Some(60_000.into()),
        _ => None,
    }
}

/// Why these options cannot be played by `people` at one keyboard, as the id of a message; `None` if they can.
pub fn unplayable(slug: &str, options: &Value, people: usize) -> Option<&'static str> {
    let mode = options.get("call_mode").and_then(Value::as_str).unwrap_or("race");
    match (slug, mode) {
        ("klatz", "race") if people > 1 => Some("terminal-klatz-race-alone"),
        ("klatz", "sim") if people > 0 => Some("terminal-klatz-bots-only"),
        _ => None,
    }
}
