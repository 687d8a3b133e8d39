#![doc = include_str!("../README.md")]
//!
//! Lost Mines (Saboteur: The Lost Mines, Гномы-вредители: Древние шахты): two clans of dwarves race through a forest.
//!
//! In turn each dwarf plays a card (a path, a tool, a secret look, a trap, a troll or a storm) or discards, then walks,
//! then draws. A dwarf that ends its walk on a revealed mine takes a treasure of its kind. Nobody knows whether a clan
//! mate is loyal, selfish or a saboteur who works for the other clan; at the end of a round the roles are revealed and
//! each team shares what it has. The most points after two rounds win. `docs/rules/lost-mines.md` has every rule.
//!
//! Modules in reading order: [`components`], [`data`], [`tables`] (what a deck says), [`board`] (cells, edges, everything in the open), [`plays`]
//! (what everybody saw this round), `state`, [`setup`], [`moves`], `rules`, [`refusal`], [`scoring`], [`view`],
//! [`events`], [`notation`], `secrets`, `rulebook`, [`bot`], [`stats`], [`arrange`] (positions set up for tests and
//! examples).
#![forbid(unsafe_code)]

use klad_engine::{
    Chance, Game, GameInfo, Log, MoveSpace, Outcome, Quiet, Seat, SetupError, Sight, Turn, Viewer,
};

pub mod arrange;
pub mod board;
pub mod bot;
pub mod components;
pub mod data;
pub mod events;
pub mod moves;
pub mod notation;
mod observe;
mod parts;
pub mod plays;
pub mod refusal;
mod rulebook;
mod rules;
pub mod scoring;
mod secrets;
pub mod setup;
mod state;
pub mod stats;
pub mod tables;
pub mod view;

pub use board::{Board, Cell, Edge};
pub use components::{CardId, Dir};
pub use events::Event;
pub use moves::{Move, Peek};
pub use refusal::Refusal;
pub use setup::{Deal, Options};
pub use state::{Phase, RoundEnd, State, Troll, Vote};
pub use tables::Tables;
pub use view::View;

impl Game for State {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "lost-mines",
        rules_version: 1,
        seats_min: 3,
        seats_max: data::PLAYERS as u8,
        plies_max: data::PLIES_MAX,
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
        let dealt = setup::read_deal(options, seats, deal)?;
        let mut state = State::of_round(*options, seats, dealt, deal.starter);
        rules::begin(&mut state, &mut Quiet);
        Ok(state)
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

    #[inline]
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
        view::fallback(view, legal)
    }
}

impl MoveSpace for State {
    const MOVES: usize = moves::MOVES;

    fn move_index(&self, _seat: Seat, mv: Move) -> Option<usize> {
        moves::move_index(mv).filter(|_| !mv.turns_in_vain(&self.options.deck))
    }

    fn move_at(&self, _seat: Seat, index: usize) -> Option<Move> {
        moves::move_at(index).filter(|mv| !mv.turns_in_vain(&self.options.deck))
    }
}
