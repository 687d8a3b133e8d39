//! Information-set Monte Carlo tree search, generic over any game with a [`Guide`].
//!
//! Every iteration deals a full state that looks like the view (`guess`), walks down the trees, plays on by the game's
//! own policy, and credits each seat with what the game was worth to it. There is one tree for each seat, and a node of
//! it is an information set of that seat: it is reached by what the seat was told on the way, nothing else. So a seat
//! cannot tell apart what it may not know; choices made at the same time are selected independently of each other,
//! since nobody is told of them; and what chance reveals leads to different nodes.
//!
//! This crate never sees a true state. Clock and threads live in [`crate::hard`], not here.

use std::hash::{Hash, Hasher};
use std::num::NonZeroU64;

use klad_engine::{Audience, Chance, Credence, Guide, Log, Quiet, SEATS_MAX, Seat, SeatSet, Sight, Viewer};

use crate::tree::{Edge, Trees};

/// How often a guess is drawn again because what was seen speaks against it.
const DOUBTS_MAX: u32 = 16;

/// The trees of one search, and the buffers of its iterations.
pub struct Search<G: Guide> {
    trees: Trees<G::Move>,
    legal: Vec<G::Move>,
    priors: Vec<f32>,
    /// Legal moves by their index, with their edges.
    matched: Vec<(u32, u32)>,
    /// By index of a move: its edge, if the node visited last has that move at all.
    by_index: Vec<u16>,
    path: Vec<Visit>,
}

/// A position to search, with what is worked out once for all its iterations.
pub struct Root<'a, G: Guide> {
    view: &'a G::View,
    seat: Seat,
    key: u64,
    credence: Option<Credence<G>>,
}

impl<'a, G: Guide> Root<'a, G> {
    /// The position of `view`, which `seat` is to decide.
    pub fn new(view: &'a G::View, seat: Seat) -> Root<'a, G> {
        Root { view, seat, key: fingerprint(seat, view), credence: G::credence(view) }
    }

    /// A state that looks like the view, the likelier the better it goes with what was seen.
    fn guess(&self, chance: &mut Chance) -> G {
        let mut guess = G::guess(self.view, chance);
        if let Some(credence) = &self.credence {
            for _ in 0..DOUBTS_MAX {
                if chance.below(1 << 16) as f32 <= credence(&guess) * 65_535.0 {
                    break;
                }
                guess = G::guess(self.view, chance);
            }
        }
        guess
    }
}

/// Which decision of the searching seat an information set is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Decision {
    /// The one it has to make now.
    Root,
    /// The one after that.
    Next,
    /// Any later one, or one of another seat.
    Later,
}

impl Decision {
    fn next(self) -> Decision {
        match self {
            Decision::Root => Decision::Next,
            Decision::Next | Decision::Later => Decision::Later,
        }
    }
}

fn edge<G: Guide>(game: &G, seat: Seat, mv: G::Move, prior: f32) -> Edge<G::Move> {
    Edge::new(mv, game.move_index(seat, mv).map_or(u16::MAX, |index| index as u16), prior)
}

#[derive(Clone, Copy)]
struct Visit {
    node: u32,
    edge: u32,
    seat: Seat,
}

/// What the search thinks of one move at the root.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Verdict<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the seat, 0 to 1.
    pub value: f32,
}

impl<G: Guide> Default for Search<G> {
    fn default() -> Search<G> {
        Search::new()
    }
}

impl<G: Guide> Search<G> {
    /// A search that has not looked at anything yet.
    pub fn new() -> Search<G> {
        // So that a move's index and a node's room, which is doubled now and then, take two bytes each.
        const { assert!(G::MOVES < 1 << 15) };
        Search {
            trees: Trees::new(),
            legal: Vec::new(),
            priors: Vec::new(),
            matched: Vec::new(),
            by_index: vec![0; G::MOVES],
            path: Vec::new(),
        }
    }

    /// Forgets everything if the trees are more than half full. Called between moves, so that a long game stays within
    /// bounds and a short one reuses what it has learned.
    pub fn make_room(&mut self) {
        if self.trees.is_half_full() {
            self.trees.clear();
        }
    }

    /// Looks once more at a position.
    pub fn iterate(&mut self, root: &Root<'_, G>, chance: &mut Chance) {
        self.iterate_from(root, None, chance);
    }

    /// Tries a move of the root until that was done so often. Where the trees are full it may remain untried.
    pub fn try_move(&mut self, root: &Root<'_, G>, mv: G::Move, tries: u32, chance: &mut Chance) {
        let tried = |search: &Search<G>| search.verdicts(root, &[mv])[0].visits;
        for _ in tried(self)..tries {
            self.iterate_from(root, Some(mv), chance);
        }
    }

    /// An iteration that begins with this move, or with the most urgent one.
    fn iterate_from(&mut self, root: &Root<'_, G>, first: Option<G::Move>, chance: &mut Chance) {
        let seat = root.seat;
        let mut game = root.guess(chance);
        let seats = game.seats() as usize;
        let mut ways = Ways {
            keys: std::array::from_fn(|i| mix(root.key, i as u64)),
            inside: SeatSet::all(seats as u8),
        };
        ways.keys[seat.index()] = root.key;
        self.path.clear();
        let mut at_root = true;
        let mut decision = Decision::Root;
        while !ways.inside.is_empty() && game.outcome().is_none() {
            let acting = if at_root { Some(seat) } else { self.next_to_act(&mut game, &mut ways, chance) };
            // Somebody acted out of turn and ended the game.
            let Some(acting) = acting else { break };
            at_root = false;
            // The node is looked for before the moves are listed: the processor lists them while it waits for memory.
            let node = ways.inside.contains(acting).then(|| {
                let of = if acting == seat { decision } else { Decision::Later };
                self.node(&game, acting, &mut ways.keys[acting.index()], of)
            });
            let mv = match node {
                Some(node) => {
                    self.legal.clear();
                    game.legal_moves(acting, &mut self.legal);
                    let (chosen, new) = first
                        .filter(|_| acting == seat && decision == Decision::Root)
                        .and_then(|mv| self.select_move(acting, node?, mv))
                        .unwrap_or_else(|| self.select(&game, acting, node, chance));
                    if new {
                        ways.inside = ways.inside.without(acting);
                    }
                    ways.own(acting, chosen as u64);
                    self.legal[chosen]
                }
                None => game.playout_move(acting, &mut self.legal, chance),
            };
            if acting == seat {
                decision = decision.next();
            }
            game.apply(acting, mv, chance, &mut ways);
            if game.is_settled() {
                break;
            }
        }
        let mut worth = [0.0; SEATS_MAX];
        if game.is_settled() && game.outcome().is_none() {
            game.evaluate(&mut worth[..seats]);
        } else {
            self.play_on(&mut game, chance, &mut worth[..seats]);
        }
        for visit in &self.path {
            self.trees.credit(visit.node, visit.edge, worth[visit.seat.index()]);
        }
    }

    /// The root's moves with what was found out about them, in the order of `legal`.
    pub fn verdicts(&self, root: &Root<'_, G>, legal: &[G::Move]) -> Vec<Verdict<G::Move>> {
        let edges = self.trees.find(root.key).map_or(&[][..], |id| self.trees.edges_of(id));
        let verdict = |&mv| match edges.iter().find(|edge| edge.mv == mv) {
            Some(edge) => Verdict { mv, visits: edge.visits, value: edge.value },
            None => Verdict { mv, visits: 0, value: 0.0 },
        };
        legal.iter().map(verdict).collect()
    }

    /// How many information sets the trees hold.
    pub fn nodes(&self) -> usize {
        self.trees.nodes()
    }

    /// For how many moves they have room.
    pub fn edges(&self) -> usize {
        self.trees.edges()
    }

    /// How much memory they take, in bytes.
    pub fn bytes(&self) -> usize {
        self.trees.bytes()
    }
}

impl<G: Guide> Search<G> {
    /// Whom the table waits for, after everybody who can act out of turn has had the chance to, as the guide models them.
    /// With several, the first: no other learns of its choice before its own.
    fn next_to_act(
        &mut self,
        game: &mut G,
        log: &mut impl Log<G::Event>,
        chance: &mut Chance,
    ) -> Option<Seat> {
        loop {
            let turn = game.turn();
            let mut interrupted = false;
            for seat in turn.may.iter() {
                self.legal.clear();
                game.legal_moves(seat, &mut self.legal);
                if turn.must.contains(seat) || self.legal.is_empty() {
                    continue;
                }
                if let Some(index) = game.interrupt(seat, &self.legal, chance) {
                    game.apply(seat, self.legal[index], chance, log);
                    interrupted = true;
                    break;
                }
            }
            if !interrupted {
                return turn.must.first();
            }
        }
    }

    /// Plays on by the guide until the game is over or the horizon reached, and says what it is worth to each seat.
    fn play_on(&mut self, game: &mut G, chance: &mut Chance, worth: &mut [f32]) {
        for _ in 0..G::HORIZON.unwrap_or(usize::MAX) {
            if let Some(outcome) = game.outcome() {
                return game.reward(&outcome, worth);
            }
            let Some(seat) = self.next_to_act(game, &mut Quiet, chance) else { continue };
            let mv = game.playout_move(seat, &mut self.legal, chance);
            game.apply(seat, mv, chance, &mut Quiet);
            if game.is_settled() {
                break;
            }
        }
        match game.outcome() {
            Some(outcome) => game.reward(&outcome, worth),
            None => game.evaluate(worth),
        }
    }

    /// Picks an index into `self.legal` at a node, and whether the seat leaves its tree here.
    fn select(&mut self, game: &G, seat: Seat, node: Option<u32>, chance: &mut Chance) -> (usize, bool) {
        let Some(id) = node else {
            // The trees are full: play on as in a playout.
            return (game.playout(seat, &self.legal, chance), true);
        };
        if self.trees.edges_of(id).is_empty() {
            let chosen = game.playout(seat, &self.legal, chance);
            self.trees.begin(id, edge(game, seat, self.legal[chosen], 1.0));
            self.path.push(Visit { node: id, edge: 0, seat });
            return (chosen, true);
        }
        if !self.trees.node(id).is_weighed() && self.trees.has_room() {
            self.priors.clear();
            game.prior(seat, &self.legal, &mut self.priors);
            let weighed = self.legal.iter().zip(&self.priors);
            self.trees.weigh(id, weighed.map(|(&mv, &prior)| edge(game, seat, mv, prior)));
        }
        let (chosen, edge) = match self.trees.most_urgent_of(id, &self.legal) {
            Some(place) => (place, place),
            None => {
                self.match_edges(game, seat, id);
                if self.matched.is_empty() {
                    return (game.playout(seat, &self.legal, chance), true);
                }
                self.trees.most_urgent(id, &self.matched)
            }
        };
        self.path.push(Visit { node: id, edge, seat });
        (chosen as usize, false)
    }

    /// Takes one move of a node, if the node has it; the seat stays in its tree.
    fn select_move(&mut self, seat: Seat, node: u32, mv: G::Move) -> Option<(usize, bool)> {
        let chosen = self.legal.iter().position(|legal| *legal == mv)?;
        let edge = self.trees.edges_of(node).iter().position(|edge| edge.mv == mv)?;
        self.path.push(Visit { node, edge: edge as u32, seat });
        Some((chosen, false))
    }

    /// The node of an information set, none if the trees are full. What may be the searching seat's next decision is
    /// recognized by the view it gives, so that what was learned before it comes up is found again then, and everything
    /// below it.
    fn node(&mut self, game: &G, seat: Seat, key: &mut u64, decision: Decision) -> Option<u32> {
        let found = self.trees.find(*key);
        if decision != Decision::Next {
            return found.or_else(|| self.trees.plant(*key));
        }
        if let Some((id, seen)) = found.and_then(|id| Some((id, self.trees.node(id).seen?))) {
            *key = seen.get();
            return Some(id);
        }
        let seen = fingerprint(seat, &game.view(Viewer::Seat(seat), Sight::Recall));
        let id = match (self.trees.find(seen), found) {
            (Some(id), _) => id,
            (None, Some(id)) => {
                self.trees.lead_to(seen, id);
                id
            }
            (None, None) => self.trees.plant(seen)?,
        };
        self.trees.node(id).seen = NonZeroU64::new(seen);
        self.trees.lead_to(*key, id);
        *key = seen;
        Some(id)
    }

    /// Finds the edge of every legal move, adding those not met before. Which moves are legal may differ from sample to
    /// sample, since a seat's own cards are guessed unless it is the one who searches. Once the trees are full, moves
    /// without an edge are left out.
    fn match_edges(&mut self, game: &G, seat: Seat, id: u32) {
        self.matched.clear();
        for (place, edge) in self.trees.edges_of(id).iter().enumerate() {
            if let Some(entry) = self.by_index.get_mut(usize::from(edge.index)) {
                *entry = place as u16;
            }
        }
        let mut priors_known = false;
        for (index, &mv) in self.legal.iter().enumerate() {
            let listed = game.move_index(seat, mv).and_then(|index| self.by_index.get(index));
            let is_there = |&&place: &&u16| {
                self.trees.edges_of(id).get(usize::from(place)).is_some_and(|edge| edge.mv == mv)
            };
            let place = match listed.filter(is_there) {
                Some(&place) => place.into(),
                None if !self.trees.has_room() => continue,
                None => {
                    if !priors_known {
                        self.priors.clear();
                        game.prior(seat, &self.legal, &mut self.priors);
                        priors_known = true;
                    }
                    self.trees.push(id, edge(game, seat, mv, self.priors[index]))
                }
            };
            self.matched.push((index as u32, place));
        }
    }

    /// What each of `legal`, and last letting the moment pass, is worth to a seat that can act but is not waited for.
    /// A plain comparison by playouts: `iterations` for each.
    pub fn weigh_interrupt(
        &mut self,
        root: &Root<'_, G>,
        legal: &[G::Move],
        iterations: u32,
        chance: &mut Chance,
    ) -> Vec<f32> {
        let mut values = vec![0.0; legal.len() + 1];
        let mut worth = [0.0; SEATS_MAX];
        for _ in 0..iterations {
            let guess = root.guess(chance);
            let seats = guess.seats() as usize;
            // The same sample and the same chance for every choice, so that luck cancels.
            let luck = chance.bits();
            for (value, mv) in values.iter_mut().zip(legal.iter().map(Some).chain([None])) {
                let mut game = guess.clone();
                let mut chance = Chance::fast(luck);
                if let Some(&mv) = mv {
                    game.apply(root.seat, mv, &mut chance, &mut Quiet);
                }
                self.play_on(&mut game, &mut chance, &mut worth[..seats]);
                *value += worth[root.seat.index()] / iterations as f32;
            }
        }
        values
    }
}

/// The ways through the trees: what each seat was told so far, as one number.
struct Ways {
    keys: [u64; SEATS_MAX],
    /// A seat leaves its tree at the first information set that is new to it.
    inside: SeatSet,
}

impl Ways {
    /// A seat knows what it chose, even where nothing is announced.
    fn own(&mut self, seat: Seat, index: u64) {
        let key = &mut self.keys[seat.index()];
        *key = mix(*key, index + 1);
    }
}

impl<E: Hash> Log<E> for Ways {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let mut hearing = self.inside.iter().filter(|&seat| audience.includes(Viewer::Seat(seat))).peekable();
        if hearing.peek().is_none() {
            return;
        }
        let event = number(0, &event());
        for seat in hearing {
            let key = &mut self.keys[seat.index()];
            *key = mix(*key, event);
        }
    }
}

fn fingerprint(seat: Seat, view: &impl Hash) -> u64 {
    number(u64::from(seat.0) + 1, view)
}

/// A value as one number.
fn number(start: u64, value: &impl Hash) -> u64 {
    let mut words = Words { hash: start, word: 0, filled: 0 };
    value.hash(&mut words);
    words.finish()
}

/// Takes in eight bytes at a time: nearly everything in views and events is one byte.
struct Words {
    hash: u64,
    word: u64,
    filled: u32,
}

impl Hasher for Words {
    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.word = self.word << 8 | u64::from(byte);
        self.filled += 1;
        if self.filled == 8 {
            self.hash = mix(self.hash, self.word);
            (self.word, self.filled) = (0, 0);
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    /// Which variant of an enum.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_usize(number as usize);
    }

    /// Lengths and variants, small as a rule.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        match u8::try_from(number) {
            Ok(byte) if byte < u8::MAX => self.write_u8(byte),
            _ => {
                self.write_u8(u8::MAX);
                // As wide on every machine.
                self.write(&(number as u64).to_le_bytes());
            }
        }
    }

    fn finish(&self) -> u64 {
        mix(self.hash ^ u64::from(self.filled), self.word)
    }
}

/// Two numbers as one: both halves of a product, as in wyhash.
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0xa076_1d64_78bd_642f) * u128::from(b ^ 0xe703_7ed1_a0b4_28db);
    (product >> 64) as u64 ^ product as u64
}
