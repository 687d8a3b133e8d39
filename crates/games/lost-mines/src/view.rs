//! What a viewer may know, and states consistent with it.
//!
//! In this game nothing that was once shown to everybody is hidden again, and a seat may keep notes on what it peeked
//! at, discarded or lost. So the view as the table shows it and the view with perfect recall are the same.

mod guess;

use std::mem;

use klad_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

pub(crate) use guess::{board as board_of, guess};

use crate::{
    board::{Cell, Edge},
    components::{CardId, Clan, Dir, Exits, Face, Kind, Mine, Role, Special},
    data,
    moves::Move,
    plays::Record,
    setup::Options,
    state::{Phase, RoundEnd, State, Troll, Vote},
};

/// Everything one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer: a seat or a spectator.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// Number of the round, from 1.
    pub round: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat that started the round.
    pub starter: Seat,
    /// The seat that last played a path or action card; its left neighbor starts the next round.
    pub last_player: Option<Seat>,
    /// Steps the active dwarf may still walk.
    pub steps_left: u8,
    /// Cards the active seat used in step 1 and will replace from the draw pile.
    pub used: u8,
    /// The direction of the last step this turn.
    pub walked: Option<Dir>,
    /// Whether the active seat has proposed to end the round this turn.
    pub proposed: bool,
    /// The seats that have answered the proposal, or are ready for the next round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub answered: SeatSet,
    /// The last vote of the round, once it is closed.
    pub vote: Option<Vote>,
    /// Why the round ended; null while it is in progress.
    pub ended: Option<RoundEnd>,
    /// The path cards on the board.
    pub paths: Vec<PathCard>,
    /// The four mines, from the north.
    pub mines: Vec<MineCard>,
    /// The edges with a trap token.
    pub traps: Vec<Edge>,
    /// The treasure spaces beside the board.
    pub rail: Vec<Slot>,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The number of cards set aside unseen.
    pub aside: u8,
    /// The discarded cards that everybody has seen.
    pub shown: Vec<CardId>,
    /// The seat that woke the dragon.
    pub dragon: Option<Seat>,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The viewer's hand; empty for a spectator.
    pub hand: Vec<HandCard>,
    /// The cards the viewer discarded or lost face down.
    pub buried: Vec<CardId>,
    /// What each player visibly did this round, oldest first.
    pub plays: Vec<Record>,
}

/// A path card on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PathCard {
    /// The cell it lies on.
    pub cell: Cell,
    /// The path card.
    pub card: CardId,
    /// Whether it lies with a half turn.
    pub turned: bool,
    /// Its exits as it lies.
    pub exits: Exits,
    /// What is printed on it besides the path.
    pub special: Special,
    /// Whether a tool token has overcome its obstacle.
    pub overcome: bool,
}

/// A mine on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MineCard {
    /// The cell it lies on.
    pub cell: Cell,
    /// Whether it is face up for everybody.
    pub face_up: bool,
    /// What it contains; null if the viewer does not know.
    pub content: Option<Mine>,
    /// Its exits: as it lies if face up, as printed if only the viewer knows it.
    pub exits: Option<Exits>,
}

/// A treasure space beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot {
    /// The kind shown on the back of the treasure.
    pub kind: Kind,
    /// The seat that took it; null while it is there.
    pub taker: Option<Seat>,
    /// Its value; null if the viewer does not know.
    pub value: Option<u8>,
}

/// A player as the viewer sees them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// The player's seat.
    pub seat: Seat,
    /// The clan on the back of the dwarf card.
    pub clan: Clan,
    /// The role on its face; null if the viewer does not know.
    pub role: Option<Role>,
    /// The cell of the pawn.
    pub pawn: Cell,
    /// The number of cards in hand.
    pub cards: u8,
    /// The number of cards discarded or lost face down.
    pub buried: u8,
    /// The troll card in front of the player, if there is one.
    pub troll: Option<Troll>,
    /// Points of each round scored so far.
    pub points: Vec<u8>,
    /// The sum of those points.
    pub total: u8,
}

/// A card in the viewer's own hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandCard {
    /// The card in hand.
    pub card: CardId,
    /// What is printed on it.
    pub face: Face,
}

impl View {
    /// The number of seats at the table.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The viewer's seat; `None` for a spectator.
    pub fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// Builds the view of `viewer`.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    build(state, viewer, Lists::default())
}

/// Replaces a view by that of `viewer`. Nothing is allocated once the lists are long enough: learners build views by the
/// million.
pub(crate) fn view_into(state: &State, viewer: Viewer, view: &mut View) {
    let lists = Lists {
        paths: mem::take(&mut view.paths),
        mines: mem::take(&mut view.mines),
        traps: mem::take(&mut view.traps),
        rail: mem::take(&mut view.rail),
        shown: mem::take(&mut view.shown),
        players: mem::take(&mut view.players),
        hand: mem::take(&mut view.hand),
        buried: mem::take(&mut view.buried),
        plays: mem::take(&mut view.plays),
    };
    *view = build(state, viewer, lists);
}

/// The lists of an earlier view, reused only for their memory.
#[derive(Default)]
struct Lists {
    paths: Vec<PathCard>,
    mines: Vec<MineCard>,
    traps: Vec<Edge>,
    rail: Vec<Slot>,
    shown: Vec<CardId>,
    players: Vec<Player>,
    hand: Vec<HandCard>,
    buried: Vec<CardId>,
    plays: Vec<Record>,
}

fn build(state: &State, viewer: Viewer, lists: Lists) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    View {
        viewer,
        options: state.options,
        round: state.round,
        phase: state.phase,
        active: state.active,
        starter: state.starter,
        last_player: state.last_player,
        steps_left: state.steps_left,
        used: state.used,
        walked: state.walked,
        proposed: state.proposed,
        answered: state.answered,
        vote: state.vote,
        ended: state.ended,
        paths: paths(state, lists.paths),
        mines: refill(lists.mines, (0..data::MINE_CELLS).map(|mine| mine_card(state, own, mine))),
        traps: refill(lists.traps, state.board.traps.iter()),
        rail: refill(lists.rail, (0..usize::from(state.seats)).map(|slot| rail_slot(state, own, slot))),
        pile: state.pile.len() as u8,
        aside: state.aside.len() as u8,
        shown: refill(lists.shown, state.shown.iter()),
        dragon: state.dragon,
        players: players(state, own, lists.players),
        hand: refill(lists.hand, own.into_iter().flat_map(|seat| hand(state, seat))),
        buried: refill(lists.buried, own.into_iter().flat_map(|seat| state.buried[seat.index()].iter())),
        plays: refill(lists.plays, state.plays.as_slice().iter().copied()),
    }
}

/// A list with new contents in the same memory.
fn refill<T>(mut list: Vec<T>, contents: impl Iterator<Item = T>) -> Vec<T> {
    list.clear();
    list.extend(contents);
    list
}

/// The path cards on the board, row by row.
fn paths(state: &State, list: Vec<PathCard>) -> Vec<PathCard> {
    let board = &state.board;
    // The board knows where each card lies. Asking which card lies on each cell would mean a search per cell.
    let mut on = [(CardId::NONE, false); 1 << 7];
    for card in CardId::all().take(data::PATH_CARDS) {
        if let Some((cell, turned)) = board.place_of(card) {
            on[usize::from(cell.0)] = (card, turned);
        }
    }
    let path_card = |cell: Cell| {
        let (card, turned) = on[usize::from(cell.0)];
        let (exits, special) = state.options.deck.path(card);
        let overcome = special.tool().is_some() && !board.blocked().contains(cell);
        PathCard { cell, card, turned, exits: exits.oriented(turned), special, overcome }
    };
    refill(list, board.paths().iter().map(path_card))
}

fn mine_card(state: &State, own: Option<Seat>, mine: usize) -> MineCard {
    let cell = state.options.deck.mine_places()[mine];
    let face_up = !state.board.face_down().contains(cell);
    let peeked = own.is_some_and(|seat| state.peeks[seat.index()].mines & (1 << mine) != 0);
    let content = (face_up || peeked).then(|| state.mines[mine]);
    let exits = match content {
        Some(_) if face_up => Some(state.board.exits(cell)),
        Some(mine) => Some(state.options.deck.mine_exits(mine)),
        None => None,
    };
    MineCard { cell, face_up, content, exits }
}

fn rail_slot(state: &State, own: Option<Seat>, slot: usize) -> Slot {
    let taker = state.takers[slot];
    // A taken treasure is turned face up at the end of the round (LM-203). Its owner's look at it counts as a peek.
    let open = state.ended.is_some() && taker.is_some();
    let peeked = own.is_some_and(|seat| state.peeks[seat.index()].slots & (1 << slot) != 0);
    let treasure = state.rail[slot];
    Slot { kind: treasure.kind, taker, value: (open || peeked).then_some(treasure.value) }
}

fn players(state: &State, own: Option<Seat>, mut list: Vec<Player>) -> Vec<Player> {
    list.truncate(state.seats.into());
    for seat in state.all_seats() {
        match list.get_mut(seat.index()) {
            Some(before) => *before = player(state, own, seat, mem::take(&mut before.points)),
            None => list.push(player(state, own, seat, Vec::new())),
        }
    }
    list
}

fn player(state: &State, own: Option<Seat>, seat: Seat, points: Vec<u8>) -> Player {
    let dwarf = state.dwarf(seat);
    let peeked = own.is_some_and(|own| own == seat || state.peeks[own.index()].dwarves.contains(seat));
    let rounds = if state.ended.is_some() { state.round } else { state.round - 1 };
    let points = refill(points, (1..=rounds).map(|round| state.points_of(round, seat)));
    Player {
        seat,
        clan: dwarf.clan,
        role: (peeked || state.ended.is_some()).then_some(dwarf.role),
        pawn: state.board.pawn(seat),
        cards: state.hand(seat).len() as u8,
        buried: state.buried[seat.index()].len() as u8,
        troll: state.trolls[seat.index()],
        total: points.iter().sum(),
        points,
    }
}

fn hand(state: &State, seat: Seat) -> impl Iterator<Item = HandCard> {
    state.hand(seat).iter().map(|card| HandCard { card, face: state.face(card) })
}

/// The move made for a seat whose clock has run out: discard the lowest card, stay, take the lowest treasure, do not
/// agree to end the round. The hand a trap card is picked from is shuffled, so its first card is a random one.
pub(crate) fn fallback(view: &View, legal: &[Move]) -> Move {
    let plain = |mv: &&Move| match view.phase {
        Phase::PlayCard => matches!(mv, Move::Discard { .. }),
        Phase::EndVote => matches!(mv, Move::VoteEndRound { yes: false }),
        Phase::Moving => matches!(mv, Move::EndMove),
        Phase::TrapPick | Phase::TakeTreasure | Phase::RoundBreak | Phase::GameOver => true,
    };
    legal.iter().find(plain).copied().unwrap_or(legal[0])
}
