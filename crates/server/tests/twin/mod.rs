//! The same game with everything hidden from one viewer redealt while it is played.

use std::{
    any::Any,
    collections::HashMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
};

use klad_engine::{
    Chance, Fade, Game, GameInfo, Log, Outcome, Seat, Secrets, SetupError, Sight, Turn, Viewer,
};

/// How many of the next views of any twin will panic.
static BREAKING: AtomicU32 = AtomicU32::new(0);

/// Makes the next this many views of any twin panic, like a bug in the rules.
#[allow(dead_code, reason = "not every test wants faults")]
pub(crate) fn break_views(count: u32) {
    BREAKING.store(count, Relaxed);
}

/// Whether all of them have panicked.
#[allow(dead_code, reason = "not every test wants faults")]
pub(crate) fn all_broken() -> bool {
    BREAKING.load(Relaxed) == 0
}

/// From whom things are hidden, by game, and what is dealt instead, by move.
static HIDDEN: Mutex<Option<HashMap<&'static str, Hidden>>> = Mutex::new(None);

struct Hidden {
    viewer: Viewer,
    sight: Sight,
    deals: HashMap<u32, Deal>,
}

/// What replaces everything hidden just before a move.
#[allow(dead_code, reason = "not every test redeals")]
pub(crate) enum Deal {
    /// Redealt with this seed.
    Seed(u64),
    /// Copied from this state of the same game, which looks the same to the viewer.
    As(Box<dyn Any + Send>),
}

/// Makes twins of this game differ in what `viewer` may not know with this sight.
pub(crate) fn hide_from(slug: &'static str, viewer: Viewer, sight: Sight) {
    let mut hidden = HIDDEN.lock().unwrap_or_else(PoisonError::into_inner);
    hidden.get_or_insert_default().insert(slug, Hidden { viewer, sight, deals: HashMap::new() });
}

#[allow(dead_code, reason = "not every test redeals")]
/// Redeals everything hidden just before move `ply` of a twin; without a deal it stays.
pub(crate) fn redeal(slug: &'static str, ply: u32, deal: Option<Deal>) {
    let mut hidden = HIDDEN.lock().unwrap_or_else(PoisonError::into_inner);
    let deals = &mut hidden.get_or_insert_default().get_mut(slug).expect("somebody is chosen").deals;
    match deal {
        Some(deal) => deals.insert(ply, deal),
        None => deals.remove(&ply),
    };
}

/// The same game, redealt behind one viewer's back as it is played.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Twin<G> {
    game: G,
    plies: u32,
}

#[allow(dead_code, reason = "not every test needs the state itself")]
impl<G> Twin<G> {
    /// The game itself.
    pub(crate) fn game(&self) -> &G {
        &self.game
    }
}

impl<G: Secrets> Twin<G> {
    /// The game just before the next move.
    fn redealt(&self) -> G {
        let hidden = HIDDEN.lock().unwrap_or_else(PoisonError::into_inner);
        let hidden = hidden.as_ref().and_then(|hidden| hidden.get(G::INFO.slug)).expect("somebody is chosen");
        match hidden.deals.get(&self.plies) {
            Some(&Deal::Seed(seed)) => self.game.rehide(hidden.viewer, hidden.sight, &mut Chance::fast(seed)),
            Some(Deal::As(other)) => other.downcast_ref::<G>().expect("the same game").clone(),
            None => self.game.clone(),
        }
    }
}

impl<G: Secrets> Game for Twin<G> {
    const INFO: &'static GameInfo = G::INFO;
    const FADES: Option<Fade<Self>> = Some(|twin, event| twin.game.faded(event));

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
        Ok(Twin { game: G::start(options, seats, deal)?, plies: 0 })
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        chance: &mut Chance,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G::Refusal> {
        let mut game = self.redealt();
        game.play(seat, mv, chance, log)?;
        *self = Twin { game, plies: self.plies + 1 };
        Ok(())
    }

    fn options(&self) -> G::Options {
        self.game.options()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<G::Move>) {
        self.game.legal_moves(seat, into);
    }

    fn check(&self, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        // A move is checked as it will be played.
        self.redealt().check(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: G::Move, chance: &mut Chance, log: &mut impl Log<G::Event>) {
        self.game.apply(seat, mv, chance, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn view(&self, viewer: Viewer, sight: Sight) -> G::View {
        let breaks = BREAKING.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok();
        assert!(!breaks, "a view panics, as the test asked");
        self.game.view(viewer, sight)
    }

    fn viewer(view: &G::View) -> Viewer {
        G::viewer(view)
    }

    fn guess(view: &G::View, chance: &mut Chance) -> Self {
        Twin { game: G::guess(view, chance), plies: 0 }
    }

    fn fallback(view: &G::View, legal: &[G::Move]) -> G::Move {
        G::fallback(view, legal)
    }
}
