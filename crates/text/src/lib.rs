//! Words: every message and every rule text in every language, out of the Fluent files in `locales/`.
//!
//! [`Lang`] is a language, [`Words`] speaks it. What a language lacks is said in English, and what English lacks is
//! shown as its id in angle brackets: asking for words never fails.
//!
//! Read in this order: [`lang`] (which languages, and which one a person wants), [`words`] (from an id to a text),
//! [`fields`] (from the JSON of an event or refusal to the arguments of its message), [`cast`] (what bots are called),
//! [`parts`](mod@parts) (what is in the box).
//!
//! This crate knows no game: a game's messages are found by its slug and by what its JSON calls things.
#![forbid(unsafe_code)]

mod cast;
mod fields;
mod lang;
mod parts;
mod words;

pub use fields::{PEOPLE, PERSON};
pub use lang::{Lang, UnknownLang};
pub use parts::{PartText, parts};
pub use words::{Arg, Words};
