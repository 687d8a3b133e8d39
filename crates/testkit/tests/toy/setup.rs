//! Options and dealing.

use std::array;

use arrayvec::ArrayVec;
use klad_engine::{Chance, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

use super::{CARDS, Jetty, SEATS_MAX, flaw};

#[derive(Debug, Clone, Copy, PartialEq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// The points for winning a round.
    pub points: u32,
    /// Whether the whole pile stays visible.
    pub open_pile: bool,
    /// The seat that gets an extra point at the end.
    pub favored: Favored,
}

impl Default for Options {
    fn default() -> Options {
        Options { points: 1, open_pile: false, favored: Favored::Nobody }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Hash, Serialize, Deserialize)]
pub(crate) enum Favored {
    #[serde(rename = "nobody")]
    Nobody = 255,
    A = 0,
    B,
    C,
    D,
}

/// The cards in order: two for each seat, then the deck from its bottom up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub cards: Vec<u8>,
}

pub(crate) fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<Deal, SetupError> {
    check(options, seats)?;
    let mut cards: Vec<u8> = (1..=CARDS as u8).collect();
    chance.shuffle(&mut cards);
    Ok(Deal { cards })
}

fn check(options: &Options, seats: u8) -> Result<(), SetupError> {
    if !(2..=SEATS_MAX as u8).contains(&seats) && !flaw::is(flaw::SEATS_NOT_CHECKED) {
        return Err(SetupError::new("JE-001", format!("found {seats} seats, wanted 2 to {SEATS_MAX}")));
    }
    if !(1..=12).contains(&options.points) {
        return Err(SetupError::new("JE-002", format!("found {} points, wanted 1 to 12", options.points)));
    }
    if options.favored != Favored::Nobody && options.favored as u8 >= seats {
        return Err(SetupError::new("JE-002", format!("found {:?}, who is not there", options.favored)));
    }
    Ok(())
}

pub(crate) fn start(options: &Options, seats: u8, deal: &Deal) -> Result<Jetty, SetupError> {
    check(options, seats)?;
    let mut sorted = deal.cards.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(1..=CARDS as u8) && !flaw::is(flaw::DEAL_NOT_CHECKED) {
        return Err(SetupError::new("JE-001", format!("found the cards {:?}, wanted 1 to 12", deal.cards)));
    }
    let mut cards = deal.cards.iter().copied();
    let hands = array::from_fn(|seat| {
        array::from_fn(|_slot: usize| if seat < usize::from(seats) { cards.next() } else { None })
    });
    let deck: ArrayVec<u8, CARDS> = cards.take(CARDS).collect();
    Ok(Jetty {
        options: *options,
        seats,
        hands,
        opening: if flaw::is(flaw::VIEW_SHOWS_THE_DEAL) { deck.clone() } else { ArrayVec::new() },
        deck,
        buried: [None; SEATS_MAX],
        recanted: [false; SEATS_MAX],
        done: SeatSet::EMPTY,
        pile: ArrayVec::new(),
        scores: [0; SEATS_MAX],
        closed: false,
    })
}
