//! The contract between the rules of a game and everything else.

use std::{fmt, hash::Hash, str::FromStr};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    Chance, GameInfo,
    seat::{Audience, SEATS_MAX, Seat, SeatSet, Sight, Turn, Viewer},
};

/// The rules of a game. The implementing type is the state of one game in progress.
///
/// States are compact and cheap to clone. Nothing here reads a clock, and all randomness comes from the [`Chance`]
/// passed in. `check` explains and never changes anything; `apply` never fails on a move that `check` accepts.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// Static facts about the game.
    const INFO: &'static GameInfo;
    /// What the table's log forgets once the moment has passed; `None` for a game whose log may keep every event.
    const FADES: Option<Fade<Self>> = None;

    /// Every variant and ruling that a host can choose.
    type Options: Clone + PartialEq + fmt::Debug + Default + Send + Sync + Serialize + DeserializeOwned;
    /// What chance decides before the first move: deck orders, hands, roles.
    type Deal: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// One choice of one seat. `Display` and `FromStr` are its one-line notation.
    type Move: Copy
        + Eq
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err: fmt::Display>
        + Send
        + Sync
        + Serialize
        + DeserializeOwned;
    /// Everything one viewer may know.
    type View: Clone + PartialEq + fmt::Debug + Hash + Send + Sync + Serialize + DeserializeOwned;
    /// Something that happened, as one audience may hear it.
    type Event: Clone + PartialEq + fmt::Debug + Hash + Send + Sync + Serialize + DeserializeOwned;
    /// Why a move is refused.
    type Refusal: Reason;

    /// Draws a deal at random.
    fn deal(options: &Self::Options, seats: u8, chance: &mut Chance) -> Result<Self::Deal, SetupError>;
    /// The state before the first move. Returns an error if the options or the deal do not fit.
    fn start(options: &Self::Options, seats: u8, deal: &Self::Deal) -> Result<Self, SetupError>;

    /// The options this game was started with.
    fn options(&self) -> Self::Options;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Whose turn it is; the same for every viewer.
    fn turn(&self) -> Turn;
    /// Appends the legal moves of `seat` in a stable order. The caller clears and reuses the buffer. The result must
    /// not depend on anything that is hidden from `seat`.
    fn legal_moves(&self, seat: Seat, into: &mut Vec<Self::Move>);
    /// Returns the refusal if `seat` may not make this move now.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;
    /// Makes a move that `check` accepts, and reports to `log` what happened.
    fn apply(&mut self, seat: Seat, mv: Self::Move, chance: &mut Chance, log: &mut impl Log<Self::Event>);
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Everything `viewer` may know, including who the viewer is.
    fn view(&self, viewer: Viewer, sight: Sight) -> Self::View;
    /// Replaces `view`, which may be any view of the game, by [`Game::view`]. Views are built by the million for
    /// learners: a game whose views own memory keeps it.
    fn view_into(&self, viewer: Viewer, sight: Sight, view: &mut Self::View) {
        *view = self.view(viewer, sight);
    }
    /// The viewer that a view belongs to.
    fn viewer(view: &Self::View) -> Viewer;
    /// Deals a full state that looks exactly like `view` to its viewer; every such state is equally likely.
    fn guess(view: &Self::View, chance: &mut Chance) -> Self;
    /// The event as the table's log keeps it once the moment has passed, or `None` if nothing may be kept.
    fn faded(&self, event: &Self::Event) -> Option<Self::Event> {
        match Self::FADES {
            Some(fade) => fade(self, event),
            None => Some(event.clone()),
        }
    }

    /// The move made for a seat whose clock has run out. `legal` is not empty.
    fn fallback(view: &Self::View, legal: &[Self::Move]) -> Self::Move;

    /// Calls `check`, then `apply`.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(seat, mv)?;
        self.apply(seat, mv, chance, log);
        Ok(())
    }

    /// Draws a deal and starts from it.
    fn setup(options: &Self::Options, seats: u8, chance: &mut Chance) -> Result<Self, SetupError> {
        Self::start(options, seats, &Self::deal(options, seats, chance)?)
    }
}

/// Turns an event into what a log keeps of it, or into `None` if nothing may be kept.
pub type Fade<G> = fn(&G, &<G as Game>::Event) -> Option<<G as Game>::Event>;

/// A fixed numbering of all moves, used by learning frameworks, move masks, search and the laws.
pub trait MoveSpace: Game {
    /// Size of the space: every move's index is below it.
    const MOVES: usize;

    /// The index of a move, below [`MoveSpace::MOVES`], or `None` for a move outside the space.
    fn move_index(&self, seat: Seat, mv: Self::Move) -> Option<usize>;
    /// The move at an index, or `None` if this position has no such move.
    fn move_at(&self, seat: Seat, index: usize) -> Option<Self::Move>;

    /// Appends the indices of `moves`, which [`Game::legal_moves`] has listed for `seat` in this position.
    fn indices(&self, seat: Seat, moves: &[Self::Move], into: &mut Vec<u32>) {
        let index = |&mv| self.move_index(seat, mv).expect("a legal move is in the move space") as u32;
        into.extend(moves.iter().map(index));
    }

    /// All moves of the space that exist for `seat` in this position, legal or not, by index.
    fn moves(&self, seat: Seat) -> impl Iterator<Item = Self::Move> {
        (0..Self::MOVES).filter_map(move |index| self.move_at(seat, index))
    }
}

/// A second, independent statement of what is hidden from whom, written against the state alone, so that the laws can
/// compare it with what views really show. `view` and `guess` must not use it.
pub trait Secrets: Game {
    /// Another state of the same information set: everything hidden from `viewer` is redealt, everything else is
    /// untouched.
    ///
    /// Hidden components are collected in an order that depends only on what they are, never on where they were, and
    /// dealt back by `chance`. So two states look alike to `viewer` exactly if `rehide` with the same chance turns both
    /// into the same state.
    fn rehide(&self, viewer: Viewer, sight: Sight, chance: &mut Chance) -> Self;
    /// The contents of every hidden place as small numbers, in a fixed order. Used to compare distributions.
    fn hidden_facts(&self, viewer: Viewer, sight: Sight) -> Vec<u16>;
    /// Checks the invariants: components conserved, counters in range. The error says which one is broken.
    fn audit(&self) -> Result<(), String>;
}

/// Receives events while moves are applied.
pub trait Log<E> {
    /// Reports an event to an audience. The closure is not called if nobody is listening.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);
}

/// Discards all events; used in playouts.
#[derive(Debug, Clone, Copy, Default)]
pub struct Quiet;

impl<E> Log<E> for Quiet {
    #[inline]
    fn tell(&mut self, _audience: Audience, _event: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<(Audience, E)> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push((audience, event()));
    }
}

/// The id of a rule in the specification, such as `MS-104`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A refusal: it names the rule and carries the numbers. Serialized with its kind as `type`.
pub trait Reason: fmt::Display + fmt::Debug + Clone + PartialEq + Serialize {
    /// The rule that forbids the move.
    fn rule(&self) -> RuleId;
}

/// The reason a table cannot be set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("{message}")]
pub struct SetupError {
    /// The rule that forbids the setup.
    pub rule: RuleId,
    /// What was found and what was expected.
    pub message: String,
}

impl SetupError {
    /// An error with the rule that forbids this setup.
    pub fn new(rule: &'static str, message: impl Into<String>) -> SetupError {
        SetupError { rule: RuleId(rule), message: message.into() }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Scores by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<i16>"))]
    pub scores: ArrayVec<i16, SEATS_MAX>,
    /// Places by seat, 1 for the winners. Tied seats share a place and the next one is skipped.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub places: ArrayVec<u8, SEATS_MAX>,
}

impl Outcome {
    /// Ranks the seats by `key`, greatest first; equal keys share a place.
    pub fn ranked<K: Ord>(scores: impl IntoIterator<Item = i16>, key: impl Fn(Seat) -> K) -> Outcome {
        let scores: ArrayVec<i16, SEATS_MAX> = scores.into_iter().collect();
        let seats = scores.len() as u8;
        let places = Seat::all(seats)
            .map(|seat| 1 + Seat::all(seats).filter(|&other| key(other) > key(seat)).count() as u8)
            .collect();
        Outcome { scores, places }
    }

    /// Every seat in first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.len() as u8).filter(|seat| self.places[seat.index()] == 1).collect()
    }
}
