//! The rules of klatz.
