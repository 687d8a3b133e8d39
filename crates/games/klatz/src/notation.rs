//! The text form of moves and positions.

mod position;

use std::{fmt, str::FromStr};

use klad_engine::{
    Seat,
    notation::{NotationError, WordReader},
};

use crate::{components::Comp, moves::Move};
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

const WORDS: &str = "one of place, draw, put, shift1, shift2, swap, remove, extra, market, new, return, redraw, end, \
                     claim, leave";

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = MoveWords(WordReader::new(text));
        let word = words.0.next(WORDS)?;
        let mv = match word {
            "place" => Move::PlaceOpen { slot: words.0.number("a slot")?, side: words.piece()? },
            "draw" => Move::DrawBlind {},
            "put" => Move::PlaceDrawn { side: words.piece()? },
            "shift1" => Move::PlayShift1 { from: words.0.number("an index")?, dir: words.piece()? },
            "shift2" => Move::PlayShift2 { from: words.0.number("an index")?, dir: words.piece()? },
            "swap" => Move::PlaySwap { a: words.0.number("an index")?, b: words.0.number("an index")? },
            "remove" => Move::PlayRemove { at: words.0.number("an index")? },
            "extra" => Move::PlayExtra {},
            "market" => Move::PlayMarket {},
            "new" => Move::PlaceNew { slot: words.0.number("a slot")?, side: words.piece()? },
            "return" => Move::PlayReturn { symbol: words.piece()?, at: words.0.number("an index")? },
            "redraw" => Move::Redraw {},
            "end" => Move::EndTurn {},
            "claim" => Move::Claim { comp: words.comp()?, start: words.0.number("an index")? },
            "leave" => Move::Leave { seat: words.seat()? },
            _ => return Err(NotationError::new(word, WORDS)),
        };
        words.0.end()?;
        Ok(mv)
    }
}

/// Reads the parts of a move.
struct MoveWords<'a>(WordReader<'a>);

impl MoveWords<'_> {
    fn piece<T: FromStr<Err = NotationError>>(&mut self) -> Result<T, NotationError> {
        self.0.word().unwrap_or_default().parse()
    }

    /// Moves are lowercase, so the card C01 is `c01` here.
    fn comp(&mut self) -> Result<Comp, NotationError> {
        let word = self.0.word().unwrap_or_default();
        let comp = Comp::all().find(|comp| word.strip_prefix('c') == comp.to_string().strip_prefix('C'));
        comp.ok_or_else(|| NotationError::new(word, "a composition from c01 to c25"))
    }

    fn seat(&mut self) -> Result<Seat, NotationError> {
        let word = self.0.word().unwrap_or_default();
        match word.parse() {
            Ok(seat) if seat != Seat::TABLE => Ok(seat),
            _ => Err(NotationError::new(word, "a seat: one letter from A to D")),
        }
    }
}
