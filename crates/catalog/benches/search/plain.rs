//! A game without heuristics of its own: every playout is random and runs to the end, as in frameworks that know
//! nothing about
//! the games they search. The speed of such a search can be compared with theirs.

use klad_engine::{
    Chance, Game, GameInfo, Log, MoveSpace, Outcome, Searchable, Seat, SetupError, Sight, Turn, Viewer,
};

/// The rules of `G`, and nothing about playing it well.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Plain<G>(G);

impl<G: MoveSpace> Searchable for Plain<G> {
    const HORIZON: Option<usize> = None;

    fn playout(&self, _seat: Seat, legal: &[G::Move], chance: &mut Chance) -> usize {
        chance.below(legal.len() as u32) as usize
    }

    fn evaluate(&self, into: &mut [f32]) {
        let even = 1.0 / into.len() as f32;
        into.fill(even);
    }
}

impl<G: Game> Game for Plain<G> {
    const INFO: &'static GameInfo = G::INFO;

    type Options = G::Options;
    type Deal = G::Deal;
    type Move = G::Move;
    type View = G::View;
    type Event = G::Event;
    type Refusal = G::Refusal;

    fn deal(options: &G::Options, seats: u8, chance: &mut Chance) -> Result<G::Deal, SetupError> {
        G::deal(options, seats, chance)
    }

    fn start(options: &G::Options, seats: u8, deal: &G::Deal) -> Result<Plain<G>, SetupError> {
        G::start(options, seats, deal).map(Plain)
    }

    fn options(&self) -> G::Options {
        self.0.options()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<G::Move>) {
        self.0.legal_moves(seat, into);
    }

    fn check(&self, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        self.0.check(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: G::Move, chance: &mut Chance, log: &mut impl Log<G::Event>) {
        self.0.apply(seat, mv, chance, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn view(&self, viewer: Viewer, sight: Sight) -> G::View {
        self.0.view(viewer, sight)
    }

    fn viewer(view: &G::View) -> Viewer {
        G::viewer(view)
    }

    fn guess(view: &G::View, chance: &mut Chance) -> Plain<G> {
        Plain(G::guess(view, chance))
    }

    fn fallback(view: &G::View, legal: &[G::Move]) -> G::Move {
        G::fallback(view, legal)
    }
}

impl<G: MoveSpace> MoveSpace for Plain<G> {
    const MOVES: usize = G::MOVES;

    fn move_index(&self, seat: Seat, mv: G::Move) -> Option<usize> {
        self.0.move_index(seat, mv)
    }

    fn move_at(&self, seat: Seat, index: usize) -> Option<G::Move> {
        self.0.move_at(seat, index)
    }
}
