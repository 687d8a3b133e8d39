//! The one list of games and bots.
