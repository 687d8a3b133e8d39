#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod folder;
mod source;

use std::fmt;

use klad_engine::{
    Catalog, Entry,
    deck::{self, CustomDeck, DeckFault, Tables},
};
use serde_json::Value;

pub use folder::{FileFaults, folder};
use source::Source;

/// Larger than any real deck file.
pub const BYTES_MAX: usize = 64 << 10;

/// Something wrong with a deck file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineFault {
    /// The line number, from 1.
    pub line: usize,
    /// What was found and what was expected.
    pub reason: String,
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

/// A deck read from a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Deck {
    /// The game it is for.
    pub game: &'static str,
    /// The value of a table's option `deck`.
    pub own: CustomDeck,
}

/// Reads a deck file.
///
/// # Errors
/// Everything that is wrong with it, in line order.
pub fn read(catalog: &Catalog, bytes: &[u8]) -> Result<Deck, Vec<LineFault>> {
    let fault = |line, reason: String| vec![LineFault { line, reason }];
    if bytes.len() > BYTES_MAX {
        return Err(fault(1, format!("found {} bytes, wanted at most {BYTES_MAX}", bytes.len())));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        fault(line, "found bytes that are not UTF-8 text".into())
    })?;
    let source = Source::parse(text)?;
    let mut deck = source.json();
    let game = deck.remove("game");
    let entry = find(catalog, game.as_ref()).map_err(|reason| fault(source.line_of_key("game"), reason))?;
    let check = entry.deck().ok_or_else(|| {
        fault(
            source.line_of_key("game"),
            format!("{} is played with the standard deck only", entry.info.slug),
        )
    })?;
    let own = (check.check)(&deck).map_err(|faults| placed(&source, faults))?;
    Ok(Deck { game: entry.info.slug, own })
}

/// Reads the tables of a standard deck, for compiling it in or comparing it.
///
/// # Errors
/// Everything that is wrong with it, in line order.
pub fn tables<T: Tables>(file: &str) -> Result<T, Vec<LineFault>> {
    let source = Source::parse(file)?;
    let mut deck = source.json();
    deck.remove("game");
    deck::tables(&deck).map_err(|faults| placed(&source, faults))
}

/// Adds line numbers to the faults.
fn placed(source: &Source<'_>, faults: Vec<DeckFault>) -> Vec<LineFault> {
    let fault = |fault: DeckFault| LineFault { line: source.line(&fault.at), reason: fault.to_string() };
    let mut faults: Vec<LineFault> = faults.into_iter().map(fault).collect();
    faults.sort_by_key(|fault| fault.line);
    faults
}

fn find<'c>(catalog: &'c Catalog, game: Option<&Value>) -> Result<&'c Entry, String> {
    let with_deck = catalog.entries().iter().filter(|entry| entry.deck().is_some());
    let known: Vec<&str> = with_deck.map(|entry| entry.info.slug).collect();
    let wanted = format!("wanted game = one of {}", known.join(", "));
    match game {
        None => Err(format!("\"game\" is missing, {wanted}")),
        Some(Value::String(slug)) => {
            catalog.find(slug).ok_or_else(|| format!("found the game {slug:?}, {wanted}"))
        }
        Some(_) => Err(wanted),
    }
}

/// A deck file to start from: the standard deck with its comments, under another name. `None` for a game without decks.
pub fn template(entry: &Entry, name: &str) -> Option<String> {
    let standard = entry.deck()?.standard_file;
    Some(standard.replacen("name = \"standard\"", &format!("name = \"{name}\""), 1))
}
