//! One module for each game, and a list of moves that serves them all.
//!
//! A board draws a view and turns keys into moves. It never decides what is legal: it picks from the legal moves that
//! came with the view, or sends a move that the table then refuses with its reason.

use klad_engine::SeatSet;
use ratatui::{Frame, layout::Rect};
use serde_json::Value;

use crate::{
    keys::Key,
    position::{Position, Scene},
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
pub enum Answer {
    /// The board has no use for this key.
    Unknown,
    /// Something on the board changed: a selection, a preview.
    Changed,
    /// This move (in notation) is to be made. It may be refused.
    Play(String),
    /// This message is for the arbiter.
    Call(Value),
    /// Words for the player: why the key does nothing just now.
    Say(String),
}

/// What a board makes of something the arbiter said.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// Nothing to be said about it.
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
    /// A new position has come: reads its view, drops selections that no longer make sense.
    fn settle(&mut self, position: &Position) -> Result<(), serde_json::Error>;
    /// Draws it.
    fn draw(&mut self, frame: &mut Frame, area: Rect, scene: &Scene<'_>);
    /// What the viewer is asked; only called when the viewer can act.
    fn prompt(&self, scene: &Scene<'_>) -> String;
    /// Keys and what they do just now.
    fn keys(&self, scene: &Scene<'_>) -> Vec<(String, String)>;
    /// A key was pressed.
    fn key(&mut self, key: Key, scene: &Scene<'_>) -> Answer;
    /// What the signs on the board mean, for the help.
    fn legend(&self, scene: &Scene<'_>) -> Vec<String>;
    /// A few words on how the game stands, for the title: round, turn.
    fn headline(&self, scene: &Scene<'_>) -> String;
    /// Whether players hold things that others may not see, so that the screen must be hidden between two of them.
    fn has_secrets(&self) -> bool;
    /// The arbiter has said something to everybody or to one of the people at this keyboard.
    fn hear(&mut self, notice: &Notice, scene: &Scene<'_>) -> Reply {
        let _ = (notice, scene);
        Reply::Nothing
    }
    /// The people the table waits for, where that is not simply whose turn it is.
    fn awaited(&self, people: SeatSet) -> Option<SeatSet> {
        let _ = people;
        None
    }
    /// Whether the viewer is asked for something. It must not tell more than the viewer is meant to notice.
    fn is_asked(&self, position: &Position) -> bool {
        position.actor().is_some()
    }
    /// Whether a legal move may stand in the list of moves. Where noticing it is the game, it may not.
    fn may_list(&self, mv: &str) -> bool {
        let _ = mv;
        true
    }
    /// Whether a clock runs on the screen, so that it must be drawn again and again.
    fn is_ticking(&self) -> bool {
        false
    }
    /// Whether it shows something that the bots should wait for.
    fn is_pausing(&self) -> bool {
        false
    }
    /// Rows it would like to have.
    fn rows(&self) -> u16;
}

/// The board of a game; none where there is none and the list of moves must do.
pub fn board(slug: &str) -> Option<Box<dyn Board>> {
    match slug {
        "my-treasure" => Some(Box::new(my_treasure::MyTreasure::default())),
        "treasure-maps" => Some(Box::new(treasure_maps::TreasureMaps::default())),
        "lost-mines" => Some(Box::new(lost_mines::LostMines::default())),
        "klatz" => Some(Box::new(klatz::Klatz::default())),
        _ => None,
    }
}

/// What an option should be at one keyboard unless the player chooses otherwise; none where the game's own default
/// will do. Nobody is hurried by a clock that was made for tables with strangers.
pub fn local_default(slug: &str, option: &str) -> Option<Value> {
    match (slug, option) {
        ("klatz", "turn_ms") => Some(0.into()),
        ("klatz", "sealed_ms") => Some(60_000.into()),
        _ => None,
    }
}

/// Why these options cannot be played by `people` at one keyboard: the id of a message. None if they can.
pub fn unplayable(slug: &str, options: &Value, people: usize) -> Option<&'static str> {
    let mode = options.get("call_mode").and_then(Value::as_str).unwrap_or("race");
    match (slug, mode) {
        ("klatz", "race") if people > 1 => Some("terminal-klatz-race-alone"),
        ("klatz", "sim") if people > 0 => Some("terminal-klatz-bots-only"),
        _ => None,
    }
}
