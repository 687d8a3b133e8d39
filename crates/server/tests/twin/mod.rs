//! The same game with everything hidden from one viewer dealt anew at the start.

use std::{
    collections::HashMap,
    ops::RangeInclusive,
    sync::{Mutex, PoisonError},
};

use klad_engine::{
    Chance, Game, Log, OptionSpec, Outcome, Seat, Secrets, Section, SetupError, Sight, Turn, Viewer,
};

/// From whom it is hidden, by game, and the seed of what is dealt instead.
static HIDDEN: Mutex<Option<HashMap<&'static str, (Viewer, u64)>>> = Mutex::new(None);

/// The next twin of this game differs in what `viewer` may not know.
pub(crate) fn hide_from(slug: &'static str, viewer: Viewer, seed: u64) {
    let mut hidden = HIDDEN.lock().unwrap_or_else(PoisonError::into_inner);
    hidden.get_or_insert_default().insert(slug, (viewer, seed));
}

/// The same game, dealt differently behind one viewer's back.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Twin<G>(G);

impl<G: Secrets> Game for Twin<G> {
    const SLUG: &'static str = G::SLUG;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const MOVES: usize = G::MOVES;
    const PLIES_MAX: usize = G::PLIES_MAX;
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;
    const RULEBOOK: &'static [Section] = G::RULEBOOK;

    type Options = G::Options;
    type Deal = G::Deal;
    type Move = G::Move;
    type View = G::View;
    type Event = G::Event;
    type Refusal = G::Refusal;

    fn deal(options: &G::Options, seats: u8, chance: &mut Chance) -> Result<G::Deal, SetupError> {
        G::deal(options, seats, chance)
    }

    fn start(options: &G::Options, seats: u8, deal: &G::Deal) -> Result<Self, SetupError> {
        let game = G::start(options, seats, deal)?;
        let hidden = HIDDEN.lock().unwrap_or_else(PoisonError::into_inner);
        let &(viewer, seed) =
            hidden.as_ref().and_then(|hidden| hidden.get(G::SLUG)).expect("somebody is chosen");
        Ok(Twin(game.rehide(viewer, Sight::Table, &mut Chance::fast(seed))))
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

    fn guess(view: &G::View, chance: &mut Chance) -> Self {
        Twin(G::guess(view, chance))
    }

    fn faded(&self, event: &G::Event) -> Option<G::Event> {
        self.0.faded(event)
    }

    fn move_index(&self, seat: Seat, mv: G::Move) -> Option<usize> {
        self.0.move_index(seat, mv)
    }

    fn move_at(&self, seat: Seat, index: usize) -> Option<G::Move> {
        self.0.move_at(seat, index)
    }

    fn fallback(view: &G::View, legal: &[G::Move]) -> G::Move {
        G::fallback(view, legal)
    }
}
