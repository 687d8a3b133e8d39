//! Positions as one line of text, for tests, logs and bug reports:
//!
//! ```text
//! seats 2; turn A act 0; wall LN1 KT1* GT1 DR1; market PN1 TW1 PD1; deck KT2 RK; A: swap swap extra | C01 C02; open C03
//! ```
//!
//! Parts come in any order. `*` marks a covered card. A card without its number (`LN`) is the first of its symbol that
//! is not named elsewhere. `...` at the end of a list stands for all cards not named anywhere, in table order; without
//! it they are at the bottom of their deck. The top card of a deck comes first. `piles` instead of `deck` is a deck
//! that has not been rebuilt since the deal. A hand may have a third part: the compositions its seat has discarded.
//! Printing a position and reading it back gives the same one.

mod deal;

use std::{fmt, str::FromStr};

use klad_engine::{Seat, SeatSet};

use crate::{
    components::{Action, Actions, Card, Comp, Comps},
    data::{ACTION_CARDS, COMPOSITIONS, PLAYERS, RICKSHAWS},
    pile::Pile,
    setup::{Options, check_options},
    state::{Ending, LastTurns, Phase, Photo, State},
};

/// A text that is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("in {part:?}: {reason}")]
pub struct BadPosition {
    /// The part that cannot be read.
    pub part: String,
    /// What is wrong with it.
    pub reason: String,
}

const ENDINGS: [(Ending, &str); 4] = [
    (Ending::LastOpen, "last_open"),
    (Ending::FinalRound, "final_round"),
    (Ending::Stall, "stall"),
    (Ending::Alone, "alone"),
];

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}; turn {} {}; rev {}", self.seats, self.active, Turn(self.phase), self.rev)?;
        let gone: SeatSet = Seat::all(self.seats).filter(|&seat| !self.present.contains(seat)).collect();
        list(f, "left", gone.iter())?;
        write!(f, "; wall")?;
        for &card in &*self.wall {
            write!(f, " {card}{}", if self.is_covered(card) { "*" } else { "" })?;
        }
        write!(f, "; waiting {}", self.waiting)?;
        list(f, "market", self.market.iter())?;
        list(f, if self.reshuffled { "deck" } else { "piles" }, self.deck.iter().rev())?;
        list(f, "discard", self.wall_discard.iter())?;
        for seat in Seat::all(self.seats) {
            list(f, &format!("{seat}:"), self.hands[seat.index()].iter())?;
            f.write_str(" |")?;
            self.compositions[seat.index()].iter().try_for_each(|comp| write!(f, " {comp}"))?;
            if !self.discarded[seat.index()].is_empty() {
                f.write_str(" |")?;
                self.discarded[seat.index()].iter().try_for_each(|comp| write!(f, " {comp}"))?;
            }
        }
        list(f, "actions", self.action_deck.iter().rev())?;
        list(f, "played", self.action_discard.iter())?;
        if !self.rebuilt_of.is_empty() {
            list(f, "rebuilt", self.rebuilt_of.iter())?;
        }
        list(f, "open", self.open.iter())?;
        list(f, "comps", self.composition_deck.iter().rev())?;
        list(f, "removed", self.removed.iter())?;
        list(f, "photos", self.photos.iter().map(|photo| format!("{} {}", photo.seat, photo.comp)))?;
        match self.last_turns {
            LastTurns::NotYet => {}
            LastTurns::Triggered(owed) => list(f, "trigger", owed.iter())?,
            LastTurns::Running(owed) => list(f, "last", owed.iter())?,
        }
        write!(f, "; stall {}", self.stall)?;
        if self.progress {
            f.write_str("; progress")?;
        }
        let options = serde_json::to_string(&self.options).expect("options serialize");
        write!(f, "; options {options}")
    }
}

fn list(f: &mut fmt::Formatter<'_>, name: &str, items: impl Iterator<Item: fmt::Display>) -> fmt::Result {
    write!(f, "; {name}")?;
    let mut items = items;
    items.try_for_each(|item| write!(f, " {item}"))
}

struct Turn(Phase);

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Phase::AwaitPlace => f.write_str("place"),
            Phase::PlacingDrawn { card } => write!(f, "put {card}"),
            Phase::AwaitAct { played } => write!(f, "act {played}"),
            Phase::PlacingNew { played } => write!(f, "new {played}"),
            Phase::AwaitEnd { redrawn: false } => f.write_str("end"),
            Phase::AwaitEnd { redrawn: true } => f.write_str("redrawn"),
            Phase::Over { ending } => {
                let word = ENDINGS.iter().find(|(found, _)| *found == ending).map_or("", |(_, word)| word);
                write!(f, "over {word}")
            }
        }
    }
}

/// A part of the text: its name and the rest.
#[derive(Clone, Copy)]
struct Part<'a> {
    name: &'a str,
    rest: &'a str,
}

impl<'a> Part<'a> {
    fn words(self) -> impl Iterator<Item = &'a str> {
        self.rest.split_whitespace()
    }

    fn bad<T>(self, reason: impl fmt::Display) -> Result<T, BadPosition> {
        Err(BadPosition { part: format!("{} {}", self.name, self.rest), reason: reason.to_string() })
    }

    fn read<T: FromStr<Err: fmt::Display>>(self, word: &str) -> Result<T, BadPosition> {
        word.parse().or_else(|error: T::Err| self.bad(format_args!("{word:?}: {error}")))
    }

    fn read_all<T: FromStr<Err: fmt::Display>, C: FromIterator<T>>(self) -> Result<C, BadPosition> {
        self.words().map(|word| self.read(word)).collect()
    }

    fn seats(self, seats: u8) -> Result<SeatSet, BadPosition> {
        self.words().map(|word| self.seat(word, seats)).collect()
    }

    fn seat(self, word: &str, seats: u8) -> Result<Seat, BadPosition> {
        match self.read::<Seat>(word)? {
            seat if seat.0 < seats => Ok(seat),
            seat => self.bad(format_args!("there is no seat {seat}")),
        }
    }
}

impl FromStr for State {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<State, BadPosition> {
        let parts: Vec<Part<'_>> = text
            .split(';')
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(|part| part.split_once(' ').unwrap_or((part, "")))
            .map(|(name, rest)| Part { name, rest: rest.trim() })
            .collect();
        let find = |name: &str| parts.iter().copied().find(|part| part.name == name);
        let seats = match find("seats") {
            Some(part) => part.read(part.rest)?,
            None => 2,
        };
        let options = match find("options") {
            Some(part) => serde_json::from_str(part.rest).or_else(|error| part.bad(error))?,
            None => Options::default(),
        };
        if let Err(error) = check_options(&options, seats) {
            return Part { name: "seats", rest: "" }.bad(error);
        }
        let mut state = empty(options, seats);
        let mut lists = Lists::default();
        for &part in &parts {
            read_part(&mut state, &mut lists, part)?;
        }
        lists.deal(&mut state)?;
        Ok(state)
    }
}

fn empty(options: Options, seats: u8) -> State {
    State {
        options,
        seats,
        rev: 0,
        phase: Phase::AwaitPlace,
        active: Seat(0),
        present: SeatSet::all(seats),
        wall: Pile::default(),
        covered: 0,
        waiting: 0,
        market: Pile::default(),
        deck: Pile::default(),
        reshuffled: true,
        wall_discard: Pile::default(),
        hands: [Actions::default(); PLAYERS],
        action_deck: Pile::default(),
        action_discard: Pile::default(),
        rebuilt_of: Actions::default(),
        compositions: [Comps::EMPTY; PLAYERS],
        discarded: [Comps::EMPTY; PLAYERS],
        open: Comps::EMPTY,
        removed: Comps::EMPTY,
        composition_deck: Pile::default(),
        photos: Pile::default(),
        last_turns: LastTurns::NotYet,
        stall: 0,
        progress: false,
    }
}

/// Lists whose cards can only be resolved once all of them are read.
#[derive(Default)]
struct Lists<'a> {
    wall: Option<Part<'a>>,
    market: Option<Part<'a>>,
    deck: Option<Part<'a>>,
    discard: Option<Part<'a>>,
    drawn: Option<(Part<'a>, &'a str)>,
    actions: Vec<Action>,
    played: (Vec<Action>, bool),
    comps: Vec<Comp>,
    removed: (Vec<Comp>, bool),
}

fn read_part<'a>(state: &mut State, lists: &mut Lists<'a>, part: Part<'a>) -> Result<(), BadPosition> {
    let seats = state.seats;
    match part.name {
        "seats" | "options" => {}
        "turn" => read_turn(state, lists, part)?,
        "rev" => state.rev = part.read(part.rest)?,
        "left" => {
            state.present = part.seats(seats)?.iter().fold(state.present, SeatSet::without);
        }
        "wall" => lists.wall = Some(part),
        "market" => lists.market = Some(part),
        "deck" => lists.deck = Some(part),
        "piles" => {
            lists.deck = Some(part);
            state.reshuffled = false;
        }
        "discard" => lists.discard = Some(part),
        "waiting" => match part.read(part.rest)? {
            waiting if waiting as usize <= RICKSHAWS => state.waiting = waiting,
            waiting => {
                return part.bad(format_args!("found {waiting} rickshaws, wanted at most {RICKSHAWS}"));
            }
        },
        "actions" => lists.actions = part.read_all()?,
        "played" => lists.played = read_rest(part)?,
        "rebuilt" => {
            let cards: Vec<Action> = part.read_all()?;
            if cards.len() > ACTION_CARDS {
                return part.bad("too many cards");
            }
            state.rebuilt_of = cards.into_iter().collect();
        }
        "open" => state.open = part.read_all()?,
        "comps" => lists.comps = part.read_all()?,
        "removed" => lists.removed = read_rest(part)?,
        "photos" => {
            let words: Vec<&str> = part.words().collect();
            if words.len() > 2 * COMPOSITIONS {
                return part.bad("too many photos");
            }
            for pair in words.chunks(2) {
                let [seat, comp] = *pair else {
                    return part.bad("wanted a seat and a composition for each photo");
                };
                state.photos.push(Photo { seat: part.seat(seat, seats)?, comp: part.read(comp)? });
            }
        }
        "trigger" => state.last_turns = LastTurns::Triggered(part.seats(seats)?),
        "last" => state.last_turns = LastTurns::Running(part.seats(seats)?),
        "stall" => state.stall = part.read(part.rest)?,
        "progress" => state.progress = true,
        name => match name.strip_suffix(':') {
            Some(seat) => {
                let seat = part.seat(seat, seats)?.index();
                let mut held = part.rest.split('|').map(|rest| Part { name, rest });
                let mut next = || held.next().unwrap_or(Part { name, rest: "" });
                state.hands[seat] = next().read_all()?;
                state.compositions[seat] = next().read_all()?;
                state.discarded[seat] = next().read_all()?;
            }
            None => return part.bad("there is no such part"),
        },
    }
    Ok(())
}

/// A list that may end in `...`.
fn read_rest<T: FromStr<Err: fmt::Display>>(part: Part<'_>) -> Result<(Vec<T>, bool), BadPosition> {
    let (rest, open) = match part.rest.strip_suffix("...") {
        Some(rest) => (rest, true),
        None => (part.rest, false),
    };
    Ok((Part { rest, ..part }.read_all()?, open))
}

fn read_turn<'a>(state: &mut State, lists: &mut Lists<'a>, part: Part<'a>) -> Result<(), BadPosition> {
    let words: Vec<&str> = part.words().collect();
    let Some((seat, phase)) = words.split_first() else { return part.bad("wanted a seat") };
    state.active = part.seat(seat, state.seats)?;
    let quota = state.quota();
    let played = |word: &str| match part.read::<u8>(word)? {
        played if played < quota => Ok(played),
        _ => part.bad(format_args!("wanted fewer than {quota} action cards played")),
    };
    state.phase = match *phase {
        [] | ["place"] => Phase::AwaitPlace,
        ["put", card] => {
            lists.drawn = Some((part, card));
            Phase::PlacingDrawn { card: Card::RICKSHAW }
        }
        ["act"] => Phase::AwaitAct { played: 0 },
        ["act", word] => Phase::AwaitAct { played: played(word)? },
        ["new", word] => Phase::PlacingNew { played: played(word)? },
        ["end"] => Phase::AwaitEnd { redrawn: false },
        ["redrawn"] => Phase::AwaitEnd { redrawn: true },
        ["over", word] => match ENDINGS.iter().find(|(_, known)| *known == word) {
            Some((ending, _)) => Phase::Over { ending: *ending },
            None => return part.bad("wanted last_open, final_round, stall or alone"),
        },
        _ => return part.bad("wanted place, put, act, new, end, redrawn or over"),
    };
    Ok(())
}
