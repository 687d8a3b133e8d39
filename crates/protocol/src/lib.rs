//! What server and clients say to each other: plain serde types.
//!
//! Read in this order: [`ids`] (tables and identities), [`table`] (what a table is, seen from outside), [`people`]
//! (guests and what they may be called), [`api`] (bodies of HTTP requests and answers), [`socket`] (messages of the
//! one WebSocket of an open table), [`difference`] and [`follow`] (views that travel as what has changed in them), [`witness`]
//! (what a client keeps to catch a server that lies), [`error`] (every way to say no, each with a stable code). [`client`]
//! (feature `client`) speaks all of it for terminals, bots and the load driver.
//!
//! This crate decides nothing and names no game: moves, views and events travel as JSON of the game's own types.
#![forbid(unsafe_code)]

pub mod api;
#[cfg(feature = "client")]
pub mod client;
pub mod difference;
pub mod error;
pub mod follow;
pub mod host;
pub mod ids;
pub mod people;
pub mod socket;
pub mod table;
pub mod witness;

pub use error::{Code, ErrorBody};
pub use ids::{IdentityId, TableId};
pub use socket::{FromClient, FromServer};
pub use table::{
    BeaconInfo, Chat, Clock, DrawInfo, MissingInfo, Occupant, RestartInfo, SeatInfo, TableInfo, TableState,
};
