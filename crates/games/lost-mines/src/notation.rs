//! Moves and plays in one line: `path cross1 2 2`, `look scout3 dwarf 4`, `discard axe1 cross2`.

use std::{fmt, str::FromStr};

use klad_engine::Seat;

use crate::{
    board::{Cell, Edge},
    components::{CardId, Dir, quoted},
    moves::{Move, Peek},
};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::PlayPath { card, cell, rot } => {
                write!(f, "path {card} {} {}{}", cell.x(), cell.y(), if rot { " turned" } else { "" })
            }
            Move::PlayTool { card, cell } => write!(f, "tool {card} {} {}", cell.x(), cell.y()),
            Move::PlayInfo { card, target } => write!(f, "look {card} {target}"),
            Move::PlayTrap { card, edge } => write!(f, "trap {card} {}", edge.0),
            Move::PlayTroll { card, edge } => write!(f, "troll {card} {}", edge.0),
            Move::PlayStorm { card, cell } => write!(f, "storm {card} {} {}", cell.x(), cell.y()),
            Move::Discard { cards } => {
                f.write_str("discard")?;
                cards.as_slice().iter().try_for_each(|card| write!(f, " {card}"))
            }
            Move::Step { dir } => write!(f, "step {}", dir.letter()),
            Move::EndMove => f.write_str("end"),
            Move::TakeTreasure { slot } => write!(f, "take {slot}"),
            Move::PickTrapCard { index } => write!(f, "pick {index}"),
            Move::ProposeEndRound => f.write_str("propose"),
            Move::VoteEndRound { yes } => write!(f, "vote {}", if yes { "yes" } else { "no" }),
            Move::Ready => f.write_str("ready"),
        }
    }
}

impl fmt::Display for Peek {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Peek::Mine { mine } => write!(f, "mine {mine}"),
            Peek::Treasure { slot } => write!(f, "treasure {slot}"),
            Peek::Dwarf { seat } => write!(f, "dwarf {}", seat.0),
        }
    }
}

/// A text that is no move of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotAMove(String);

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let mut words = Words { rest: text.split(' ') };
        let mv = match words.next("a move")? {
            "path" => Move::PlayPath { card: words.card()?, cell: words.cell()?, rot: words.turned()? },
            "tool" => Move::PlayTool { card: words.card()?, cell: words.cell()? },
            "look" => Move::PlayInfo { card: words.card()?, target: words.peek()? },
            "trap" => Move::PlayTrap { card: words.card()?, edge: words.edge()? },
            "troll" => Move::PlayTroll { card: words.card()?, edge: words.edge()? },
            "storm" => Move::PlayStorm { card: words.card()?, cell: words.cell()? },
            "discard" => {
                let mut cards = Vec::new();
                for card in words.rest.by_ref() {
                    cards.push(card.parse().map_err(|error| NotAMove(format!("{error}")))?);
                }
                Move::Discard { cards: cards.into_iter().collect() }
            }
            "step" => Move::Step { dir: words.dir()? },
            "end" => Move::EndMove,
            "take" => Move::TakeTreasure { slot: words.number("the number of a treasure space", u8::MAX)? },
            "pick" => Move::PickTrapCard { index: words.number("a place in the hand", u8::MAX)? },
            "propose" => Move::ProposeEndRound,
            "vote" => match words.next("yes or no")? {
                "yes" => Move::VoteEndRound { yes: true },
                "no" => Move::VoteEndRound { yes: false },
                other => return Err(unlike(other, "yes or no")),
            },
            "ready" => Move::Ready,
            other => {
                let wanted = "path, tool, look, trap, troll, storm, discard, step, end, take, pick, propose, vote or \
                              ready";
                return Err(unlike(other, wanted));
            }
        };
        match words.rest.next() {
            Some(more) => Err(unlike(more, "the end of the move")),
            None => Ok(mv.normalized()),
        }
    }
}

fn unlike(found: &str, wanted: &str) -> NotAMove {
    NotAMove(format!("found {}, wanted {wanted}", quoted(found)))
}

struct Words<'a> {
    rest: std::str::Split<'a, char>,
}

impl<'a> Words<'a> {
    fn next(&mut self, wanted: &str) -> Result<&'a str, NotAMove> {
        self.rest.next().ok_or_else(|| NotAMove(format!("found nothing more, wanted {wanted}")))
    }

    /// A number up to `most`, written without sign or leading zeros.
    fn number(&mut self, wanted: &str, most: u8) -> Result<u8, NotAMove> {
        let word = self.next(wanted)?;
        let plain =
            word.bytes().all(|digit| digit.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
        match word.parse::<u8>() {
            Ok(number) if plain && number <= most => Ok(number),
            _ => Err(unlike(word, &format!("{wanted}, at most {most}"))),
        }
    }

    fn card(&mut self) -> Result<CardId, NotAMove> {
        self.next("a card")?.parse().map_err(|error| NotAMove(format!("{error}")))
    }

    fn cell(&mut self) -> Result<Cell, NotAMove> {
        Ok(Cell::new(self.number("a column", 15)?, self.number("a row", 15)?))
    }

    fn turned(&mut self) -> Result<bool, NotAMove> {
        match self.rest.next() {
            None => Ok(false),
            Some("turned") => Ok(true),
            Some(other) => Err(unlike(other, "turned")),
        }
    }

    fn edge(&mut self) -> Result<Edge, NotAMove> {
        self.number("the number of an edge", u8::MAX).map(Edge)
    }

    fn peek(&mut self) -> Result<Peek, NotAMove> {
        let wanted = "mine, treasure or dwarf";
        Ok(match self.next(wanted)? {
            "mine" => Peek::Mine { mine: self.number("the number of a mine", u8::MAX)? },
            "treasure" => Peek::Treasure { slot: self.number("the number of a treasure space", u8::MAX)? },
            "dwarf" => Peek::Dwarf { seat: Seat(self.number("the number of a seat", u8::MAX)?) },
            other => return Err(unlike(other, wanted)),
        })
    }

    fn dir(&mut self) -> Result<Dir, NotAMove> {
        let word = self.next("n, e, s or w")?;
        let named = |dir: &Dir| word.chars().eq([dir.letter()]);
        Dir::ALL.into_iter().find(named).ok_or_else(|| unlike(word, "n, e, s or w"))
    }
}
