//! Moves and plays as one line of text: `path cross1 2 2`, `look scout3 dwarf 4`, `discard axe1 cross2`.

use std::{fmt, str::FromStr};

use klad_engine::{
    Seat,
    notation::{NotationError, WordReader},
};

use crate::{
    board::{Cell, Edge},
    components::{CardId, Dir},
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

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = MoveWords(WordReader::new(text));
        let mv = match words.0.next("a move")? {
            "path" => Move::PlayPath { card: words.card()?, cell: words.cell()?, rot: words.turned()? },
            "tool" => Move::PlayTool { card: words.card()?, cell: words.cell()? },
            "look" => Move::PlayInfo { card: words.card()?, target: words.peek()? },
            "trap" => Move::PlayTrap { card: words.card()?, edge: words.edge()? },
            "troll" => Move::PlayTroll { card: words.card()?, edge: words.edge()? },
            "storm" => Move::PlayStorm { card: words.card()?, cell: words.cell()? },
            "discard" => {
                let mut cards = Vec::new();
                while let Some(card) = words.0.word() {
                    cards.push(card.parse()?);
                }
                Move::Discard { cards: cards.into_iter().collect() }
            }
            "step" => Move::Step { dir: words.dir()? },
            "end" => Move::EndMove,
            "take" => Move::TakeTreasure { slot: words.0.number("a treasure space")? },
            "pick" => Move::PickTrapCard { index: words.0.number("a place in the hand")? },
            "propose" => Move::ProposeEndRound,
            "vote" => match words.0.next("yes or no")? {
                "yes" => Move::VoteEndRound { yes: true },
                "no" => Move::VoteEndRound { yes: false },
                other => return Err(NotationError::new(other, "yes or no")),
            },
            "ready" => Move::Ready,
            other => {
                let wanted = "path, tool, look, trap, troll, storm, discard, step, end, take, pick, propose, vote or \
                              ready";
                return Err(NotationError::new(other, wanted));
            }
        };
        words.0.end()?;
        Ok(mv)
    }
}

/// Reads the parts of a move.
struct MoveWords<'a>(WordReader<'a>);

impl MoveWords<'_> {
    fn card(&mut self) -> Result<CardId, NotationError> {
        self.0.next("a card")?.parse()
    }

    fn cell(&mut self) -> Result<Cell, NotationError> {
        Ok(Cell::new(self.0.number_to("a column", 15)?, self.0.number_to("a row", 15)?))
    }

    fn turned(&mut self) -> Result<bool, NotationError> {
        match self.0.word() {
            None => Ok(false),
            Some("turned") => Ok(true),
            Some(other) => Err(NotationError::new(other, "turned")),
        }
    }

    fn edge(&mut self) -> Result<Edge, NotationError> {
        self.0.number("an edge").map(Edge)
    }

    fn peek(&mut self) -> Result<Peek, NotationError> {
        let wanted = "mine, treasure or dwarf";
        Ok(match self.0.next(wanted)? {
            "mine" => Peek::Mine { mine: self.0.number("a mine")? },
            "treasure" => Peek::Treasure { slot: self.0.number("a treasure space")? },
            "dwarf" => Peek::Dwarf { seat: Seat(self.0.number("a seat")?) },
            other => return Err(NotationError::new(other, wanted)),
        })
    }

    fn dir(&mut self) -> Result<Dir, NotationError> {
        let word = self.0.next("n, e, s or w")?;
        let named = |dir: &Dir| word.chars().eq([dir.letter()]);
        Dir::ALL.into_iter().find(named).ok_or_else(|| NotationError::new(word, "n, e, s or w"))
    }
}
