//! *Jetty*, a small game with everything the laws examine, and flaws that can be built into it.
//!
//! Twelve cards, two in every hand. Everybody buries a card simultaneously and in secret (`bury 0`), may take it back
//! once (`recant`), and confirms the choice (`done`). When everybody is done, the cards are shown and go onto one pile,
//! of which only the top stays visible; the highest card scores, and everybody draws. The table may `close` early.

pub(crate) mod flaw;
mod moves;
mod rules;
mod secrets;
mod setup;
mod view;

use arrayvec::ArrayVec;
use klad_engine::{
    Chance, Fade, Game, GameInfo, Log, MoveSpace, OptionKind, OptionSpec, Outcome, Seat, SeatSet, Section,
    SetupError, Sight, Turn, Viewer,
};

pub(crate) use moves::{Move, Refusal};
pub(crate) use rules::Event;
pub(crate) use setup::{Deal, Options};
pub(crate) use view::View;

pub(crate) const CARDS: usize = 12;
pub(crate) const SLOTS: usize = 2;
pub(crate) const SEATS_MAX: usize = 4;

/// The state of a game of Jetty.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Jetty {
    options: Options,
    seats: u8,
    /// The top card is the last one.
    deck: ArrayVec<u8, CARDS>,
    hands: [[Option<u8>; SLOTS]; SEATS_MAX],
    /// The slot whose card is buried, hidden until everybody is done.
    buried: [Option<u8>; SEATS_MAX],
    recanted: [bool; SEATS_MAX],
    done: SeatSet,
    /// The top card is the last one.
    pile: ArrayVec<u8, CARDS>,
    scores: [i16; SEATS_MAX],
    closed: bool,
    /// The deck as it was dealt; one flaw keeps and shows it.
    opening: ArrayVec<u8, CARDS>,
}

impl Jetty {
    fn is_over(&self) -> bool {
        self.closed || self.hands.iter().flatten().all(Option::is_none)
    }

    /// Whether cards under the top of the pile are hidden.
    fn covers(&self, sight: Sight) -> bool {
        sight == Sight::Table && !self.options.open_pile
    }
}

impl Game for Jetty {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "jetty",
        rules_version: 1,
        seats_min: 2,
        seats_max: SEATS_MAX as u8,
        // Each card is buried at most twice, once recanted and once confirmed; then the table closes.
        plies_max: 4 * CARDS + 1,
        options: &[
            OptionSpec { name: "points", kind: OptionKind::Number { min: 1, max: 12, default: 1 } },
            OptionSpec { name: "open_pile", kind: OptionKind::Switch { default: false } },
            OptionSpec {
                name: "favored",
                kind: OptionKind::Choice { values: &["nobody", "A", "B", "C", "D"] },
            },
        ],
        rulebook: &[
            Section { id: "setup", rules: &["JE-001", "JE-002"] },
            Section { id: "moves", rules: &["JE-010", "JE-011", "JE-012", "JE-013", "JE-014"] },
        ],
        parts: &[],
    };
    const FADES: Option<Fade<Jetty>> = Some(rules::faded);

    type Options = Options;
    type Deal = Deal;
    type Move = Move;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<Deal, SetupError> {
        setup::deal(options, seats, chance)
    }

    fn start(options: &Options, seats: u8, deal: &Deal) -> Result<Self, SetupError> {
        setup::start(options, seats, deal)
    }

    fn options(&self) -> Options {
        match (flaw::now(), self.deck.last()) {
            (flaw::OPTIONS_TELL_THE_DECK, Some(&top)) => Options { points: u32::from(top), ..self.options },
            _ => self.options,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        rules::turn(self)
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        moves::legal_moves(self, seat, into);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        rules::check(self, seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::apply(self, seat, mv, chance, log);
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let checked = self.check(seat, mv);
        if checked.is_err() && flaw::is(flaw::REFUSED_MOVE_COUNTS) {
            self.scores[0] += 1;
        }
        checked?;
        self.apply(seat, mv, chance, log);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::outcome(self)
    }

    fn view(&self, viewer: Viewer, sight: Sight) -> View {
        view::view(self, viewer, sight)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer()
    }

    fn guess(view: &View, chance: &mut Chance) -> Self {
        view::guess(view, chance)
    }

    fn fallback(_view: &View, legal: &[Move]) -> Move {
        if flaw::is(flaw::FALLBACK_CLOSES) { Move::Close } else { legal[0] }
    }
}

impl MoveSpace for Jetty {
    const MOVES: usize = SLOTS + 3;

    fn move_index(&self, _seat: Seat, mv: Move) -> Option<usize> {
        moves::index(mv)
    }

    fn move_at(&self, seat: Seat, index: usize) -> Option<Move> {
        moves::at(self, seat, index)
    }
}
