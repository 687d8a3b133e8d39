#![doc = include_str!("../README.md")]
//!
//! Treasure Maps: everybody crosses cells on their own treasure cards with the shape that the expedition card shows.
//! Completed cards, coins, cups, palms and seals give points; the game ends after four rounds of seven turns. One player
//! plays solo, for points (TM-130).
//!
//! Step 2 is simultaneous and hidden. A seat makes its marks one by one, the primary first and then each bonus cell,
//! and the others learn only that it has finished, until the last seat has. Nothing here reads a clock, and nothing
//! sent to the others depends on how many marks a seat has made.
//!
//! Read in this order: [`components`] and [`data`] (the cards), [`tables`] (what is drawn on them), `placements` (where
//! shapes fit), [`state`], [`setup`], [`moves`], `rules`, [`refusal`], [`scoring`], [`view`], [`events`], [`notation`],
//! [`bot`].
#![forbid(unsafe_code)]

use klad_engine::{
    Chance, Fade, Game, GameInfo, Log, MoveSpace, Outcome, Seat, SetupError, Sight, Turn, Viewer,
};

pub mod bot;
pub mod components;
pub mod data;
pub mod events;
pub mod moves;
pub mod notation;
mod observe;
mod parts;
mod placements;
pub mod refusal;
mod rulebook;
mod rules;
pub mod scoring;
mod secrets;
pub mod setup;
pub mod state;
pub mod tables;
pub mod view;

pub use components::{Card, Cards, Cells, Color, Mark, Shape};
pub use events::Event;
pub use moves::{Move, Primary, Source};
pub use refusal::Refusal;
pub use setup::{Deal, Options, Position};
pub use state::{Phase, State};
pub use tables::Tables;
pub use view::View;

/// Four seats choose once, make up to 47 small moves in each of 28 turns, and take 47 − 8 cards.
const PLIES_MAX: usize = 4 * (1 + 28 * 47) + 47 - 8;

impl Game for State {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "treasure-maps",
        rules_version: 1,
        seats_min: *setup::PLAYERS.start(),
        seats_max: *setup::PLAYERS.end(),
        plies_max: PLIES_MAX,
        options: rulebook::OPTIONS,
        rulebook: rulebook::RULEBOOK,
        parts: parts::PARTS,
    };
    const FADES: Option<Fade<State>> = Some(events::faded);

    type Options = Options;
    type Deal = Deal;
    type Move = Move;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<Deal, SetupError> {
        setup::deal(options, seats, chance)
    }

    fn start(options: &Options, seats: u8, deal: &Deal) -> Result<State, SetupError> {
        setup::start(options, seats, deal)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        Turn { must: self.waiting, ..Turn::default() }
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        moves::legal_moves(self, seat, into);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        rules::check(self, seat, mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::apply(self, seat, mv, chance, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn view(&self, viewer: Viewer, sight: Sight) -> View {
        view::view(self, viewer, sight)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn guess(view: &View, chance: &mut Chance) -> State {
        view::guess(view, chance)
    }

    fn fallback(view: &View, legal: &[Move]) -> Move {
        moves::fallback(view, legal)
    }
}

impl MoveSpace for State {
    const MOVES: usize = moves::MOVES;

    fn move_index(&self, seat: Seat, mv: Move) -> Option<usize> {
        moves::move_index(self, seat, mv)
    }

    fn indices(&self, seat: Seat, moves: &[Move], into: &mut Vec<u32>) {
        moves::indices(self, seat, moves, into);
    }

    fn move_at(&self, seat: Seat, index: usize) -> Option<Move> {
        moves::move_at(self, seat, index)
    }
}
