//! Words: every message and every rule text in every language, from the Fluent files in `locales/`.
//!
//! [`Lang`] is a language, [`Words`] formats its messages. A message that a language lacks falls back to English, and
//! one that English lacks is shown as its id in angle brackets: asking for words never fails.
//!
//! Read in this order: [`lang`] (the languages, and which one a person prefers), [`words`] (from an id to a text),
//! [`fields`] (from the JSON of an event or refusal to the arguments of its message), [`deck`] (what the cards of a custom
//! deck show), [`cast`] (the names of bots), [`parts`](mod@parts) (what is in the box).
//!
//! This crate depends on no game: a game's messages are found by its slug and by the names in its JSON.
#![forbid(unsafe_code)]

mod cast;
mod deck;
mod fields;
mod lang;
mod parts;
mod words;

pub use fields::{PEOPLE, PERSON};
pub use lang::{Lang, UnknownLang};
pub use parts::{PartText, parts};
pub use words::{Arg, Words};
