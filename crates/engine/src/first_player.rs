//! Who starts: an option of every game.

use std::{fmt, str::FromStr};

use crate::{
    Chance, Seat, SetupError,
    notation::{self, NotationError},
    serde_as_text,
};

/// Who starts, written `random` or `seat:0`.
///
/// Also reads the options of earlier releases: `seat0`, and `host`, which always meant seat 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum FirstPlayer {
    /// A random seat; all are equally likely.
    #[default]
    Random,
    /// A fixed seat.
    Seat(#[cfg_attr(feature = "ts", ts(skip))] Seat),
}

serde_as_text!(FirstPlayer);

impl FirstPlayer {
    /// The words of the option at tables of up to nine seats, default first.
    const WORDS: [&str; 10] =
        ["random", "seat:0", "seat:1", "seat:2", "seat:3", "seat:4", "seat:5", "seat:6", "seat:7", "seat:8"];

    /// The words of the option for a game of up to `seats` seats (nine at most), default first.
    pub const fn words(seats: usize) -> &'static [&'static str] {
        FirstPlayer::WORDS.split_at(1 + seats).0
    }

    /// The seat that is named, if any.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            FirstPlayer::Random => None,
            FirstPlayer::Seat(seat) => Some(seat),
        }
    }

    /// The seat that is named, or a random one.
    pub fn draw(self, seats: u8, chance: &mut Chance) -> Seat {
        self.seat().unwrap_or_else(|| Seat(chance.below(u32::from(seats)) as u8))
    }

    /// Refuses a seat that does not exist at the table, citing `rule`.
    pub fn check(self, seats: u8, rule: &'static str) -> Result<(), SetupError> {
        match self {
            FirstPlayer::Seat(seat) if seat.0 >= seats => {
                let message = format!("found first_player {self}, wanted a seat from 0 to {}", seats - 1);
                Err(SetupError::new(rule, message))
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Display for FirstPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FirstPlayer::Random => f.write_str("random"),
            FirstPlayer::Seat(seat) => write!(f, "seat:{}", seat.0),
        }
    }
}

impl FromStr for FirstPlayer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<FirstPlayer, NotationError> {
        let named = |digits: &str| notation::number(digits).map(|number| FirstPlayer::Seat(Seat(number)));
        let read = match text {
            "random" => Some(FirstPlayer::Random),
            "host" => Some(FirstPlayer::Seat(Seat(0))),
            _ => text.strip_prefix("seat:").or_else(|| text.strip_prefix("seat")).and_then(named),
        };
        read.ok_or_else(|| NotationError::new(text, "random, or a seat such as seat:0"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_player_is_read_in_every_spelling_and_written_in_one() {
        for (text, written) in
            [("random", "random"), ("seat:3", "seat:3"), ("seat3", "seat:3"), ("host", "seat:0")]
        {
            assert_eq!(text.parse::<FirstPlayer>().unwrap().to_string(), written);
        }
        for wrong in ["", "seat", "seat:", "seat:03", "seat:+1", "seat:256", "seat: 1", "Random", "guest"] {
            assert!(wrong.parse::<FirstPlayer>().is_err(), "{wrong}");
        }
        for (place, word) in FirstPlayer::words(9).iter().enumerate() {
            let seat = place.checked_sub(1).map(|seat| Seat(seat as u8));
            assert_eq!(word.parse::<FirstPlayer>().unwrap().seat(), seat);
        }
        assert_eq!(FirstPlayer::words(4).len(), 5);
    }

    #[test]
    fn a_first_player_must_be_a_seat_of_the_table() {
        assert!(FirstPlayer::Seat(Seat(2)).check(3, "FE-001").is_ok());
        let error = FirstPlayer::Seat(Seat(3)).check(3, "FE-001").unwrap_err();
        assert_eq!(error.to_string(), "found first_player seat:3, wanted a seat from 0 to 2");
    }
}
