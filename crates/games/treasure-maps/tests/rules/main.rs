//! Every rule, the side it allows and the side it refuses.

mod common;

mod course;
mod cross;
mod deck;
mod hidden;
mod icons;
mod marks;
mod replace;
mod scoring;
mod setup;
mod shuffles;
