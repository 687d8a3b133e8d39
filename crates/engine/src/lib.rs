#![doc = include_str!("../README.md")]
//!
//! Read in this order: seats, viewers and turns ([`Seat`], [`Viewer`], [`Turn`]), [`chance`] (all randomness), [`draw`]
//! (where a table's seed comes from), [`Game`] (the contract every game implements) with [`GameInfo`], [`MoveSpace`]
//! and [`Secrets`], [`Bot`] and [`Searchable`] (what a player program is given), [`Table`] (the same contract with JSON and
//! text in place of types), [`Catalog`] (the games that can be opened), [`deck`] (what is printed on the cards),
//! [`transcript`] and [`scenario`] (games as text files), [`arbiter`] (who called first), [`observe`] and [`Episode`]
//! (games for learning agents).
#![forbid(unsafe_code)]

mod analyst;
pub mod arbiter;
mod bot;
mod catalog;
pub mod chance;
pub mod deck;
pub mod draw;
mod episode;
mod first_player;
mod game;
mod game_table;
mod info;
mod lists;
pub mod notation;
pub mod observe;
pub mod perft;
pub mod scenario;
mod seat;
mod seated;
mod table;
pub mod transcript;

pub use analyst::{Analyst, Belief, Explain, Explanation, Hint, MoveValue, lower_bound};
pub use bot::{Bot, Budget, Credence, NotABudget, Searchable, win_shares};
pub use catalog::{
    Catalog, DeckKind, Entry, Figure, MakeAnalyst, MakeArbiter, MakeBot, MakeSearchBot, Measure,
};
pub use chance::{Chance, Seed};
pub use deck::DeckRef;
pub use episode::{Episode, Scratch, win_rewards};
pub use first_player::FirstPlayer;
pub use game::{Fade, Game, Log, MoveSpace, Outcome, Quiet, Reason, RuleId, Secrets, SetupError};
pub use game_table::GameTable;
pub use info::{GameInfo, Item, OptionKind, OptionSpec, Part, Section, Source};
pub use lists::{json_value, lists_are_lists, read_strictly, read_value};
pub use observe::{Around, Canvas, Factor, Factors, Observe, Plane, observation_len};
pub use seat::{Audience, NotASeat, SEATS_MAX, Seat, SeatSet, Sight, Turn, Viewer};
pub use seated::{SeatedBot, seated, seated_box};
pub use table::{LegalMove, PlayError, Table, TableEvent, TableSetup, digest, read_view};
