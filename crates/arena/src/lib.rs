//! Matches and ratings.
