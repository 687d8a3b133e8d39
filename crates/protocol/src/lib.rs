#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod api;
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
    allows_hints,
};
