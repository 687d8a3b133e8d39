#![doc = include_str!("../README.md")]
//!
//! Klatz! (Click! The Great Wall): players add cards to one long wall, push them around with action cards, and shout
//! KLATZ! as soon as the wall shows a composition they hold, in their own turn or in anybody else's.
//!
//! Read in this order: [`components`] and [`data`] (the box), [`tables`] (what a deck says), [`state`], [`setup`], [`moves`], [`matching`] (where the
//! wall shows a composition), [`rules`], [`refusal`], [`scoring`], [`view`], [`events`], [`notation`], [`secrets`],
//! [`bot`] (players), [`arbiter`] (who called first), [`stats`] (what games look like). The rules have no clock: a call
//! is a move like any other, applied in the order given.
#![forbid(unsafe_code)]

pub mod arbiter;
pub mod bot;
pub mod components;
pub mod data;
pub mod events;
pub mod matching;
pub mod moves;
pub mod notation;
mod observe;
mod parts;
mod pile;
pub mod refusal;
mod rulebook;
mod rules;
pub mod scoring;
mod secrets;
pub mod setup;

pub mod state;
pub mod stats;
pub mod tables;
pub mod view;

use klad_engine::{Chance, Game, GameInfo, Log, MoveSpace, Outcome, Seat, SetupError, Sight, Turn, Viewer};

pub use crate::{
    events::Event,
    moves::Move,
    refusal::Refusal,
    setup::{Deal, Options},
    state::State,
    tables::Tables,
    view::View,
};

impl Game for State {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "klatz",
        rules_version: 1,
        seats_min: 2,
        seats_max: data::PLAYERS as u8,
        plies_max: rules::PLIES_MAX,
        options: rulebook::OPTIONS,
        rulebook: rulebook::RULEBOOK,
        parts: parts::PARTS,
    };

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
        State::turn(self)
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

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn view(&self, viewer: Viewer, _sight: Sight) -> View {
        view::view(self, viewer)
    }

    fn view_into(&self, viewer: Viewer, _sight: Sight, view: &mut View) {
        view::view_into(self, viewer, view);
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn guess(view: &View, chance: &mut Chance) -> State {
        view::guess(view, chance)
    }

    fn fallback(view: &View, legal: &[Move]) -> Move {
        rules::forced(view.phase, legal)
    }
}

impl MoveSpace for State {
    const MOVES: usize = moves::MOVES;

    fn move_index(&self, _seat: Seat, mv: Move) -> Option<usize> {
        moves::index(mv)
    }

    fn move_at(&self, _seat: Seat, index: usize) -> Option<Move> {
        moves::at(index)
    }
}
