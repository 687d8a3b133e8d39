//! Every rule by its id: what it allows and what it refuses.

mod common;

mod commits;
mod course;
mod cross;
mod deck;
mod decks;
mod hidden;
mod icons;
mod marks;
mod moves;
mod replace;
mod scoring;
mod setup;
mod shuffles;
mod solo;
