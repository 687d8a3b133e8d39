//! One module for each game, and a list of moves that serves them all.
//!
//! A board draws a view and turns keys into moves. It never decides what is legal: it picks from the legal moves that
//! came with the view, or sends a move that the table then refuses with its reason.

use ratatui::{Frame, layout::Rect};
use serde_json::Value;

use crate::{
    keys::Key,
    position::{Position, Scene},
};

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
        _ => None,
    }
}
