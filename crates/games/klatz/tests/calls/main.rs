//! Section 3.7 of the rules: who called first, in all four modes, on a simulated clock.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod fairness;
mod hall;
mod leak;
mod memory;
mod messages;
mod presence;
mod race;
mod sealed;
mod sim;
mod standing;
mod tickets;

use hall::{Hall, attach, klatz, orders, pass, sealed, turn};
