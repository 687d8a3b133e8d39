//! Information-set Monte Carlo tree search, generic over any game with a [`Guide`].
//!
//! Every iteration deals a full state that looks like the view (`guess`), walks down the trees, plays on by the game's
//! own policy, and credits each seat with what the game was worth to it. There is one tree for each seat, and a node of
//! it is an information set of that seat: it is reached by what the seat was told on the way, nothing else. So a seat
//! cannot tell apart what it may not know; choices made at the same time are selected independently of each other,
//! since nobody is told of them; and what chance reveals leads to different nodes.
//!
//! This crate never sees a true state. Clock and threads live in [`crate::hard`], not here.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use klad_engine::{Audience, Chance, Guide, Log, Quiet, SEATS_MAX, Seat, Sight, Viewer, bot::Credence};
use serde::Serialize;

/// How far exploration reaches: the weight of a move's prior against its value.
const EXPLORATION: f32 = 0.7;
/// Trees of this many nodes, or of this many moves in them, grow no more: together they stay under 64 MB.
const NODES_MAX: usize = 60_000;
const EDGES_MAX: usize = 750_000;
/// How often a guess is drawn again because what was seen speaks against it.
const DOUBTS_MAX: u32 = 16;

/// The trees of one search, and the buffers of its iterations.
pub struct Search<G: Guide> {
    nodes: Vec<Node<G>>,
    /// How many moves they have.
    edges: usize,
    places: HashMap<u64, u32, BuildHasherDefault<KeyIsHash>>,
    legal: Vec<G::Move>,
    priors: Vec<f32>,
    /// Legal moves by their index, with their edges.
    matched: Vec<(u32, u32)>,
    /// By place in the move space: the edge there, and the visit to which this belongs.
    by_index: Vec<(u32, u32)>,
    visit: u32,
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

struct Node<G: Guide> {
    edges: Vec<Edge<G>>,
    /// Whether the moves have been weighed before the search. Most nodes are visited once, and that visit needs no weights.
    is_weighed: bool,
}

/// One move at an information set.
struct Edge<G: Guide> {
    mv: G::Move,
    /// Its place in the move space.
    index: u32,
    prior: f32,
    /// In how many samples it was legal when this node was visited.
    available: u32,
    visits: u32,
    value: f32,
}

impl<G: Guide> Edge<G> {
    fn new(game: &G, seat: Seat, mv: G::Move, prior: f32) -> Edge<G> {
        let index = game.move_index(seat, mv).map_or(u32::MAX, |index| index as u32);
        Edge { mv, index, prior, available: 0, visits: 0, value: 0.0 }
    }
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
        Search {
            nodes: Vec::new(),
            edges: 0,
            places: HashMap::default(),
            legal: Vec::new(),
            priors: Vec::new(),
            matched: Vec::new(),
            by_index: vec![(0, 0); G::MOVES],
            visit: 0,
            path: Vec::new(),
        }
    }

    /// Forgets everything if the trees are more than half full. Called between moves, so that a long game stays within
    /// bounds and a short one reuses what it has learned.
    pub fn make_room(&mut self) {
        if self.nodes.len() > NODES_MAX / 2 || self.edges > EDGES_MAX / 2 {
            self.nodes.clear();
            self.places.clear();
            self.edges = 0;
        }
    }

    /// Looks once more at a position.
    pub fn iterate(&mut self, root: &Root<'_, G>, chance: &mut Chance) {
        let seat = root.seat;
        let mut game = root.guess(chance);
        let seats = game.seats() as usize;
        let mut keys = Keys { keys: std::array::from_fn(|i| mix(root.key, i as u64)), seats };
        keys.keys[seat.index()] = root.key;
        // A seat leaves its tree at the first information set that is new to it.
        let mut in_tree = [true; SEATS_MAX];
        self.path.clear();
        let mut at_root = true;
        while in_tree[..seats].contains(&true) && game.outcome().is_none() {
            let acting = if at_root { Some(seat) } else { self.next_to_act(&mut game, &mut keys, chance) };
            // Somebody acted out of turn and ended the game.
            let Some(acting) = acting else { break };
            at_root = false;
            self.legal.clear();
            game.legal_moves(acting, &mut self.legal);
            let chosen = if in_tree[acting.index()] {
                let (edge, new) =
                    self.select(&game, acting, keys.keys[acting.index()], acting == seat, chance);
                in_tree[acting.index()] = !new;
                edge
            } else {
                game.playout(acting, &self.legal, chance)
            };
            let mv = self.legal[chosen];
            keys.own(acting, chosen as u64);
            game.apply(acting, mv, chance, &mut keys);
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
            let edge = &mut self.nodes[visit.node as usize].edges[visit.edge as usize];
            edge.visits += 1;
            edge.value += worth[visit.seat.index()];
        }
    }

    /// The root's moves with what was found out about them, in the order of `legal`.
    pub fn verdicts(&self, root: &Root<'_, G>, legal: &[G::Move]) -> Vec<Verdict<G::Move>> {
        let node = self.places.get(&root.key).map(|&node| &self.nodes[node as usize]);
        let edge = |mv: G::Move| node.and_then(|node| node.edges.iter().find(|edge| edge.mv == mv));
        let verdict = |&mv| match edge(mv) {
            Some(edge) if edge.visits > 0 => {
                Verdict { mv, visits: edge.visits, value: edge.value / edge.visits as f32 }
            }
            _ => Verdict { mv, visits: 0, value: 0.0 },
        };
        legal.iter().map(verdict).collect()
    }

    /// How many information sets the trees hold.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// How many moves they have, and how many bytes those take, spare room included.
    pub fn edges(&self) -> (usize, usize) {
        let room: usize = self.nodes.iter().map(|node| node.edges.capacity()).sum();
        (self.edges, room * std::mem::size_of::<Edge<G>>())
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
            self.legal.clear();
            game.legal_moves(seat, &mut self.legal);
            let index = game.playout(seat, &self.legal, chance);
            game.apply(seat, self.legal[index], chance, &mut Quiet);
            if game.is_settled() {
                break;
            }
        }
        match game.outcome() {
            Some(outcome) => game.reward(&outcome, worth),
            None => game.evaluate(worth),
        }
    }

    /// Picks an index into `self.legal` at the information set `key`, and whether that set is new. Sets of the `own` seat
    /// are found again after its next move.
    fn select(&mut self, game: &G, seat: Seat, key: u64, own: bool, chance: &mut Chance) -> (usize, bool) {
        let Some(id) = self.node(game, seat, key, own) else {
            // The trees are full: play on as in a playout.
            return (game.playout(seat, &self.legal, chance), true);
        };
        let node = &mut self.nodes[id as usize];
        if node.edges.is_empty() {
            let chosen = game.playout(seat, &self.legal, chance);
            node.edges.reserve_exact(1);
            node.edges.push(Edge { available: 1, ..Edge::new(game, seat, self.legal[chosen], 1.0) });
            self.edges += 1;
            self.path.push(Visit { node: id, edge: 0, seat });
            return (chosen, true);
        }
        self.match_edges(game, seat, id);
        if self.matched.is_empty() {
            return (game.playout(seat, &self.legal, chance), true);
        }
        let node = &mut self.nodes[id as usize];
        let (visits, value) =
            node.edges.iter().fold((0, 0.0), |(n, v), edge| (n + edge.visits, v + edge.value));
        let mean = if visits == 0 { 0.5 } else { value / visits as f32 };
        let mut prior_sum = 0.0;
        for &(_, place) in &self.matched {
            let edge = &mut node.edges[place as usize];
            edge.available += 1;
            prior_sum += edge.prior;
        }
        let mut best = (0, 0, f32::NEG_INFINITY);
        for &(index, place) in &self.matched {
            let edge = &node.edges[place as usize];
            let tried = edge.visits as f32;
            let known = if edge.visits == 0 { mean } else { edge.value / tried };
            let urge = edge.prior / prior_sum * (edge.available as f32).sqrt() / (1.0 + tried);
            let score = known + EXPLORATION * urge;
            if score > best.2 {
                best = (index, place, score);
            }
        }
        self.path.push(Visit { node: id, edge: best.1, seat });
        (best.0 as usize, false)
    }

    /// The node of an information set. Sets of the `own` seat that are met on a new way are recognized by the view they
    /// give, so that what was learned in earlier moves is found again.
    fn node(&mut self, game: &G, seat: Seat, key: u64, own: bool) -> Option<u32> {
        if let Some(&id) = self.places.get(&key) {
            return Some(id);
        }
        let seen = if own { fingerprint(seat, &game.view(Viewer::Seat(seat), Sight::Recall)) } else { key };
        let id = match self.places.get(&seen) {
            Some(&id) => id,
            None if self.nodes.len() >= NODES_MAX => return None,
            None => {
                self.nodes.push(Node { edges: Vec::new(), is_weighed: false });
                let id = self.nodes.len() as u32 - 1;
                self.places.insert(seen, id);
                id
            }
        };
        self.places.insert(key, id);
        Some(id)
    }

    /// Finds the edge of every legal move, adding those not met before. Which moves are legal may differ from sample to
    /// sample, since a seat's own cards are guessed unless it is the one who searches. Once the trees are full, moves
    /// without an edge are left out.
    fn match_edges(&mut self, game: &G, seat: Seat, id: u32) {
        self.matched.clear();
        let has_room = self.edges < EDGES_MAX;
        let node = &mut self.nodes[id as usize];
        if !node.is_weighed && has_room {
            node.is_weighed = true;
            self.priors.clear();
            game.prior(seat, &self.legal, &mut self.priors);
            let first = std::mem::take(&mut node.edges);
            let weighed = self.legal.iter().zip(&self.priors);
            node.edges.reserve_exact(self.legal.len());
            node.edges.extend(weighed.map(|(&mv, &prior)| Edge::new(game, seat, mv, prior)));
            self.edges += self.legal.len() - first.len();
            for edge in first {
                match node.edges.iter_mut().find(|other| other.mv == edge.mv) {
                    Some(same) => *same = Edge { prior: same.prior, ..edge },
                    None => {
                        node.edges.push(edge);
                        self.edges += 1;
                    }
                }
            }
        }
        let mut from = 0;
        let (mut is_listed, mut priors_known) = (false, false);
        for (index, &mv) in self.legal.iter().enumerate() {
            // Both lists are in the game's stable order, so the next edge is nearly always the one.
            let mut found = node.edges.get(from).filter(|edge| edge.mv == mv).map(|_| from);
            if found.is_none() {
                if !is_listed {
                    is_listed = true;
                    self.visit += 1;
                    for (place, edge) in node.edges.iter().enumerate() {
                        if let Some(entry) = self.by_index.get_mut(edge.index as usize) {
                            *entry = (self.visit, place as u32);
                        }
                    }
                }
                let listed = game.move_index(seat, mv).and_then(|index| self.by_index.get(index));
                found = listed
                    .filter(|&&(visit, _)| visit == self.visit)
                    .map(|&(_, place)| place as usize)
                    .filter(|&place| node.edges[place].mv == mv);
            }
            if found.is_none() && has_room {
                if !priors_known {
                    self.priors.clear();
                    game.prior(seat, &self.legal, &mut self.priors);
                    priors_known = true;
                }
                node.edges.push(Edge::new(game, seat, mv, self.priors[index]));
                self.edges += 1;
                found = Some(node.edges.len() - 1);
            }
            if let Some(place) = found {
                self.matched.push((index as u32, place as u32));
                from = place + 1;
            }
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

/// What each seat was told so far, as one number: the way through its tree.
struct Keys {
    keys: [u64; SEATS_MAX],
    seats: usize,
}

impl Keys {
    /// A seat knows what it chose, even where nothing is announced.
    fn own(&mut self, seat: Seat, index: u64) {
        let key = &mut self.keys[seat.index()];
        *key = mix(*key, index + 1);
    }
}

impl<E: Serialize> Log<E> for Keys {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let event = hash(0, &event());
        for seat in Seat::all(self.seats as u8).filter(|&seat| audience.includes(Viewer::Seat(seat))) {
            let key = &mut self.keys[seat.index()];
            *key = mix(*key, event);
        }
    }
}

fn fingerprint(seat: Seat, view: &impl Serialize) -> u64 {
    hash(u64::from(seat.0) + 1, view)
}

/// A hash of a value's bytes, the same on every machine.
fn hash(start: u64, value: &impl Serialize) -> u64 {
    postcard::serialize_with_flavor(value, HashBytes(start)).expect("types of a game serialize")
}

struct HashBytes(u64);

impl postcard::ser_flavors::Flavor for HashBytes {
    type Output = u64;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(5);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<u64> {
        Ok(mix(self.0, 1))
    }
}

/// SplitMix64's finisher over both numbers.
fn mix(a: u64, b: u64) -> u64 {
    let mut x = a ^ b.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// The keys are hashes already.
#[derive(Default)]
struct KeyIsHash(u64);

impl Hasher for KeyIsHash {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are whole numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
