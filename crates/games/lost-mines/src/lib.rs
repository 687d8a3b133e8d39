//! The rules of lost-mines.
