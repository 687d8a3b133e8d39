//! One line per move, one word per card and kind.
//!
//! `draw`, `claim 2 ring`, `place 0`, `flee 3`; cards are `T01` to `T30` and `orc`.

use std::{fmt, str::FromStr};

use klad_engine::{
    notation::{NotationError, WordReader},
    serde_as_text,
};

use crate::{
    components::{Card, Kind, Treasure},
    moves::Move,
};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw {} => f.write_str("draw"),
            Move::Claim { spot, token } => write!(f, "claim {spot} {token}"),
            Move::Place { spot } => write!(f, "place {spot}"),
            Move::Flee { spot } => write!(f, "flee {spot}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = WordReader::new(text);
        let mv = match words.next(MOVES)? {
            "draw" => Move::Draw {},
            // A spot that does not exist is parsed here and refused by the rules (MS-003).
            "claim" => Move::Claim { spot: words.number("a spot")?, token: words.next("a token")?.parse()? },
            "place" => Move::Place { spot: words.number("a spot")? },
            "flee" => Move::Flee { spot: words.number("a spot")? },
            "undo" => return Err(NotationError::new(text, FINAL)),
            _ => return Err(NotationError::new(text, MOVES)),
        };
        words.end()?;
        Ok(mv)
    }
}

const MOVES: &str = "`draw`, `claim <spot> <token>`, `place <spot>` or `flee <spot>`";
const FINAL: &str = "another move: a move is final once it is made (MS-502)";

impl Kind {
    /// Its word in notation and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Ring => "ring",
            Kind::Diamond => "diamond",
            Kind::Sword => "sword",
            Kind::Necklace => "necklace",
            Kind::Money => "money",
            Kind::Potion => "potion",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Kind, NotationError> {
        let found = Kind::ALL.into_iter().find(|kind| kind.word() == text);
        found.ok_or_else(|| {
            NotationError::new(text, "a token: ring, diamond, sword, necklace, money or potion (MS-004)")
        })
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{:02}", *self as u8)
    }
}

impl FromStr for Treasure {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Treasure, NotationError> {
        let number = match text.as_bytes() {
            [b'T', tens @ b'0'..=b'3', ones @ b'0'..=b'9'] => usize::from((tens - b'0') * 10 + (ones - b'0')),
            _ => 0,
        };
        let found = number.checked_sub(1).and_then(|index| Treasure::ALL.get(index)).copied();
        found.ok_or_else(|| NotationError::new(text, "a card: T01 to T30, or orc"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Orc => f.write_str("orc"),
            Card::Treasure(card) => card.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        if text == "orc" { Ok(Card::Orc) } else { text.parse().map(Card::Treasure) }
    }
}

serde_as_text!(Card);
