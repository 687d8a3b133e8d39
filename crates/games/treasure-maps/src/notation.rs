//! Moves on one line: `keep 1 3`, `shape 1 0 1 5 6`, `single 0 7`, `bonus 1 4`, `takeback`, `take 2`, `take deck`.

use std::{fmt, str::FromStr};

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

/// A text that is no move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, wanted {wanted}")]
pub struct NotAMove {
    /// The beginning of what was read.
    pub found: String,
    /// What would have been a move.
    pub wanted: &'static str,
}

fn unreadable(found: &str, wanted: &'static str) -> NotAMove {
    NotAMove { found: found.chars().take(40).collect(), wanted }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let (word, rest) = text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)));
        let pair = |wanted| -> Result<(u8, u8), NotAMove> {
            let (one, other) =
                rest.and_then(|rest| rest.split_once(' ')).ok_or_else(|| unreadable(text, wanted))?;
            Ok((number(one)?, number(other)?))
        };
        match word {
            "keep" => pair("two places, such as \"keep 1 3\"")
                .map(|(one, other)| Move::ChooseStart { keep: [one, other] }),
            "shape" => {
                let rest =
                    rest.ok_or_else(|| unreadable(text, "a slot and cells, such as \"shape 1 0 1 5 6\""))?;
                let (slot, cells) =
                    rest.split_once(' ').map_or((rest, None), |(slot, cells)| (slot, Some(cells)));
                let primary =
                    Primary::Shape { slot: number(slot)?, cells: cells.map_or(Ok(Cells::NONE), cell_list)? };
                Ok(Move::Mark { primary })
            }
            "single" => pair("a slot and a cell, such as \"single 0 7\"")
                .map(|(slot, cell)| Move::Mark { primary: Primary::Single { slot, cell } }),
            "bonus" => pair("a slot and a cell, such as \"bonus 1 4\"")
                .map(|(slot, cell)| Move::Bonus { slot, cell }),
            "takeback" if rest.is_none() => Ok(Move::TakeBack {}),
            "take" => match rest {
                Some("deck") => Ok(Move::TakeCard { from: Source::Deck {} }),
                Some(position) => {
                    Ok(Move::TakeCard { from: Source::Display { position: number(position)? } })
                }
                None => Err(unreadable(text, "a display position or \"deck\", such as \"take 2\"")),
            },
            _ => Err(unreadable(text, "keep, shape, single, bonus, takeback or take")),
        }
    }
}

/// A number as it is written: no sign and no leading zeros, so that every move has one notation.
fn number(text: &str) -> Result<u8, NotAMove> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (text == "0" || !text.starts_with('0'));
    let number = if plain { text.parse().ok() } else { None };
    number.ok_or_else(|| unreadable(text, "a number from 0 to 255"))
}

fn cell_list(text: &str) -> Result<Cells, NotAMove> {
    let wanted = "cells from 0 to 15 in ascending order";
    let mut cells = Cells::NONE;
    for word in text.split(' ') {
        let cell = number(word)?;
        if cell > 15 || cells.0 >> cell != 0 {
            return Err(unreadable(text, wanted));
        }
        cells = cells.union(Cells::only(cell));
    }
    Ok(cells)
}
