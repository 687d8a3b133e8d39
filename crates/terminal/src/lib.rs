//! The terminal client: draws views, sends moves.
