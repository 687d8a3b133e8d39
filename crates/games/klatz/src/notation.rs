//! How moves and positions are written down.

mod position;

use std::{fmt, str::FromStr};

use klad_engine::Seat;

use crate::{
    components::{Comp, NoSuchPiece},
    moves::Move,
};
pub use position::BadPosition;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::PlaceOpen { slot, side } => write!(f, "place {slot} {side}"),
            Move::DrawBlind {} => f.write_str("draw"),
            Move::PlaceDrawn { side } => write!(f, "put {side}"),
            Move::PlayShift1 { from, dir } => write!(f, "shift1 {from} {dir}"),
            Move::PlayShift2 { from, dir } => write!(f, "shift2 {from} {dir}"),
            Move::PlaySwap { a, b } => write!(f, "swap {a} {b}"),
            Move::PlayRemove { at } => write!(f, "remove {at}"),
            Move::PlayExtra {} => f.write_str("extra"),
            Move::PlayMarket {} => f.write_str("market"),
            Move::PlaceNew { slot, side } => write!(f, "new {slot} {side}"),
            Move::PlayReturn { symbol, at } => write!(f, "return {symbol} {at}"),
            Move::Redraw {} => f.write_str("redraw"),
            Move::EndTurn {} => f.write_str("end"),
            Move::Claim { comp, start } => write!(f, "claim c{:02} {start}", comp.index() + 1),
            Move::Leave { seat } => write!(f, "leave {seat}"),
        }
    }
}

/// A text that is no move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, wanted {wanted}")]
pub struct BadMove {
    /// What was read.
    pub found: String,
    /// What would have been a move.
    pub wanted: String,
}

const WORDS: &str = "one of place, draw, put, shift1, shift2, swap, remove, extra, market, new, return, redraw, end, \
                     claim, leave";

impl FromStr for Move {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Move, BadMove> {
        let mut words = Words { rest: text.split(' ') };
        let word = words.rest.next().unwrap_or("");
        let mv = match word {
            "place" => Move::PlaceOpen { slot: words.number("a slot")?, side: words.piece()? },
            "draw" => Move::DrawBlind {},
            "put" => Move::PlaceDrawn { side: words.piece()? },
            "shift1" => Move::PlayShift1 { from: words.number("an index")?, dir: words.piece()? },
            "shift2" => Move::PlayShift2 { from: words.number("an index")?, dir: words.piece()? },
            "swap" => Move::PlaySwap { a: words.number("an index")?, b: words.number("an index")? },
            "remove" => Move::PlayRemove { at: words.number("an index")? },
            "extra" => Move::PlayExtra {},
            "market" => Move::PlayMarket {},
            "new" => Move::PlaceNew { slot: words.number("a slot")?, side: words.piece()? },
            "return" => Move::PlayReturn { symbol: words.piece()?, at: words.number("an index")? },
            "redraw" => Move::Redraw {},
            "end" => Move::EndTurn {},
            "claim" => Move::Claim { comp: words.comp()?, start: words.number("an index")? },
            "leave" => Move::Leave { seat: words.seat()? },
            _ => return Err(bad(word, WORDS)),
        };
        match words.rest.next() {
            None => Ok(mv),
            Some(more) => Err(bad(more, format_args!("nothing after {mv}"))),
        }
    }
}

struct Words<'a> {
    rest: std::str::Split<'a, char>,
}

impl Words<'_> {
    fn number(&mut self, wanted: &str) -> Result<u8, BadMove> {
        let word = self.rest.next().unwrap_or("");
        // One way to write each number: no sign, no leading zero.
        let canonical = word == "0" || !word.starts_with(['0', '+']);
        match word.parse() {
            Ok(number) if canonical => Ok(number),
            _ => Err(bad(word, format_args!("{wanted} from 0 to 255"))),
        }
    }

    fn piece<T: FromStr<Err = NoSuchPiece>>(&mut self) -> Result<T, BadMove> {
        let word = self.rest.next().unwrap_or("");
        word.parse().map_err(|error: NoSuchPiece| bad(word, error.wanted))
    }

    /// Moves are written in lower case, so the card C01 is `c01` here.
    fn comp(&mut self) -> Result<Comp, BadMove> {
        let word = self.rest.next().unwrap_or("");
        let comp = Comp::all().find(|comp| word.strip_prefix('c') == comp.to_string().strip_prefix('C'));
        comp.ok_or_else(|| bad(word, "a composition from c01 to c25"))
    }

    fn seat(&mut self) -> Result<Seat, BadMove> {
        let word = self.rest.next().unwrap_or("");
        match word.parse() {
            Ok(seat) if seat != Seat::TABLE => Ok(seat),
            _ => Err(bad(word, "a seat: one letter from A to D")),
        }
    }
}

fn bad(found: &str, wanted: impl fmt::Display) -> BadMove {
    BadMove { found: found.chars().take(30).collect(), wanted: wanted.to_string() }
}
