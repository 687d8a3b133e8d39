#![doc = include_str!("../README.md")]
//!
//! My Treasure (Mein Schatz, Мой клад): dwarves loot a cave until the sixth orc comes.
//!
//! On your turn you draw a card and put it face up on one of four piles, covering what is there, or you take a pile
//! together with the token of one kind and are out of the round. Only treasures of that kind, and mice, will count.
//! When the sixth orc appears, everybody still in the cave grabs a pile with a blind token. The best total earns three,
//! one less earns two, two less earns one; the first purse worth eight ends the game. `docs/rules/my-treasure.md` has
//! every rule.
//!
//! Modules in reading order: [`components`], [`data`], [`tables`], `state`, [`setup`], [`moves`], `rules`, [`refusal`],
//! [`scoring`], [`view`], [`events`], [`notation`], `secrets`, `rulebook`, [`bot`]. There is no private information:
//! all viewers may know the same things, and people differ only in what they remember.
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
pub mod refusal;
mod rulebook;
mod rules;
pub mod scoring;
mod secrets;
pub mod setup;
mod state;
pub mod tables;
pub mod view;

pub use bot::Heuristic;
pub use components::{Card, Kind, Treasure};
pub use events::Event;
pub use moves::Move;
pub use refusal::Refusal;
pub use setup::{Deal, Options};
pub use state::{Cards, Phase, State};
pub use tables::Tables;
pub use view::View;

impl Game for State {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "my-treasure",
        rules_version: 1,
        seats_min: 2,
        seats_max: data::PLAYERS as u8,
        plies_max: data::PLIES_MAX,
        options: rulebook::OPTIONS,
        rulebook: rulebook::RULEBOOK,
        parts: parts::PARTS,
    };
    const FADES: Option<Fade<State>> = Some(|state, event| Some(events::faded(state, event)));

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
        view::fallback(view, legal)
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
