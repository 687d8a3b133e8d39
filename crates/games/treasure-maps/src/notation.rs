//! Moves on one line: `keep 1 3`, `shape 1 0 1 5 6`, `single 0 7`, `bonus 1 4`, `takeback`, `take 2`, `take deck`.

use std::{fmt, str::FromStr};

use klad_engine::notation::{self, NotationError, WordReader};

use crate::{
    components::Cells,
    moves::{Move, Primary, Source},
};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::ChooseStart { keep: [one, other] } => write!(f, "keep {one} {other}"),
            Move::Mark { primary: Primary::Shape { slot, cells } } => {
                write!(f, "shape {slot}")?;
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Move::Mark { primary: Primary::Single { slot, cell } } => write!(f, "single {slot} {cell}"),
            Move::Bonus { slot, cell } => write!(f, "bonus {slot} {cell}"),
            Move::TakeBack {} => f.write_str("takeback"),
            Move::TakeCard { from: Source::Display { position } } => write!(f, "take {position}"),
            Move::TakeCard { from: Source::Deck {} } => f.write_str("take deck"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = WordReader::new(text);
        let mv = match words.next(MOVES)? {
            "keep" => Move::ChooseStart { keep: [words.number("a place")?, words.number("a place")?] },
            "shape" => {
                let (slot, cells) = (words.number("a slot")?, cells(&mut words)?);
                Move::Mark { primary: Primary::Shape { slot, cells } }
            }
            "single" => {
                let (slot, cell) = (words.number("a slot")?, words.number("a cell")?);
                Move::Mark { primary: Primary::Single { slot, cell } }
            }
            "bonus" => Move::Bonus { slot: words.number("a slot")?, cell: words.number("a cell")? },
            "takeback" => Move::TakeBack {},
            "take" => match words.next("a display position or `deck`")? {
                "deck" => Move::TakeCard { from: Source::Deck {} },
                place => {
                    let wanted = || NotationError::new(place, "a display position from 0 to 255, or `deck`");
                    let position = notation::number(place).ok_or_else(wanted)?;
                    Move::TakeCard { from: Source::Display { position } }
                }
            },
            _ => return Err(NotationError::new(text, MOVES)),
        };
        words.end()?;
        Ok(mv)
    }
}

const MOVES: &str =
    "a move such as `keep 1 3`, `shape 1 0 1 5 6`, `single 0 7`, `bonus 1 4`, `takeback` or `take 2`";

/// The rest of the line: cells in ascending order, so that every move has only one notation.
fn cells(words: &mut WordReader<'_>) -> Result<Cells, NotationError> {
    let mut cells = Cells::NONE;
    while let Some(word) = words.word() {
        match notation::number(word) {
            Some(cell @ ..=15) if cells.0 >> cell == 0 => cells = cells.union(Cells::only(cell)),
            _ => return Err(NotationError::new(word, "cells from 0 to 15 in ascending order")),
        }
    }
    Ok(cells)
}
