//! The trees of a search: information sets, the moves met at each of them, and what became of those.
//!
//! What a search waits for is memory, so it takes little of it: ways to nodes are eight bytes each, in a table with open
//! addressing that fits the processor's own cache; a node is half a line of it; the moves of a node lie side by side in one
//! long list.

use std::num::NonZeroU64;

/// How far exploration reaches: the weight of a move's prior against its value.
const EXPLORATION: f32 = 0.7;
/// Trees of this many nodes, or with room for this many moves, grow no more: together they stay under 64 MB.
const NODES_MAX: usize = 60_000;
const EDGES_MAX: usize = 750_000;
/// So many nodes can be found in a second way.
const LEADS_MAX: usize = 30_000;
const WAYS_MIN: usize = 1 << 10;
/// The bits of a way that say where it leads; the others are those of the key. That two keys in a full table share them
/// all happens once in a thousand million times, and then one sample more or less is counted at the wrong node.
const ID_BITS: u32 = 16;
const ID: u64 = (1 << ID_BITS) - 1;

/// All trees of one search.
pub(crate) struct Trees<M> {
    /// A power of two of places, at most three quarters of them taken. A way is the upper bits of its key and the number
    /// of its node, counted from one; a free place is 0.
    ways: Vec<u64>,
    taken: usize,
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
}

/// An information set.
#[derive(Debug, Clone, Default)]
#[repr(align(32))]
pub(crate) struct Node {
    /// The view it gives, as a number, once that was of interest.
    pub(crate) seen: Option<NonZeroU64>,
    /// Where its moves lie, how many there are, and for how many there is room.
    first: u32,
    len: u16,
    room: u16,
    visits: u32,
    /// The sum over its visits.
    value: f32,
    /// The sum of its moves' priors.
    prior: f32,
    /// In how many samples all its moves were legal.
    all_available: u32,
}

impl Node {
    /// Whether the moves have been weighed before the search. Most nodes are visited once, and that visit needs no weights:
    /// such a node has one move and no room.
    pub(crate) fn is_weighed(&self) -> bool {
        self.room > 0
    }

    fn places(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.len)
    }
}

/// One move at an information set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// Its place in the move space.
    pub(crate) index: u16,
    prior: f32,
    /// In how many samples it was legal when this node was visited, beside those in which all moves of the node were.
    available: u32,
    pub(crate) visits: u32,
    /// The mean over its visits.
    pub(crate) value: f32,
    /// The prior, the smaller the more often the move was tried.
    urge: f32,
}

impl<M> Edge<M> {
    pub(crate) fn new(mv: M, index: u16, prior: f32) -> Edge<M> {
        Edge { mv, index, prior, available: 0, visits: 0, value: 0.0, urge: prior }
    }

    fn set_urge(&mut self) {
        self.urge = self.prior / (1.0 + self.visits as f32);
    }
}

impl<M: Copy + Eq> Trees<M> {
    pub(crate) fn new() -> Trees<M> {
        const { assert!(NODES_MAX <= ID as usize) };
        // Full, the table has 2¹⁷ places, and the lists room for 2¹⁶ nodes and 2²⁰ moves.
        const { assert!((8 << 17) + (size_of::<Node>() << 16) + (size_of::<Edge<M>>() << 20) <= 64_000_000) };
        Trees { ways: vec![0; WAYS_MIN], taken: 0, nodes: Vec::new(), edges: Vec::new() }
    }

    /// How many information sets there are.
    pub(crate) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// For how many moves there is room.
    pub(crate) fn edges(&self) -> usize {
        self.edges.len()
    }

    /// How much memory is taken.
    pub(crate) fn bytes(&self) -> usize {
        8 * self.ways.capacity()
            + self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<M>>()
    }

    pub(crate) fn is_half_full(&self) -> bool {
        self.nodes.len() > NODES_MAX / 2 || self.edges.len() > EDGES_MAX / 2
    }

    /// Whether moves can still be added.
    pub(crate) fn has_room(&self) -> bool {
        self.edges.len() < EDGES_MAX
    }

    pub(crate) fn clear(&mut self) {
        self.ways.fill(0);
        self.taken = 0;
        self.nodes.clear();
        self.edges.clear();
    }

    /// Where the way with this key is, or else where it would be.
    #[inline]
    fn look_up(&self, key: u64) -> Result<usize, usize> {
        let mask = self.ways.len() - 1;
        let mut place = (key >> ID_BITS) as usize & mask;
        loop {
            match self.ways[place] {
                0 => return Err(place),
                way if (way ^ key) & !ID == 0 => return Ok(place),
                _ => place = (place + 1) & mask,
            }
        }
    }

    /// Has a key lead to a node.
    fn set(&mut self, key: u64, id: u32) {
        let place = match self.look_up(key) {
            Ok(place) => place,
            Err(place) => {
                self.taken += 1;
                if 4 * self.taken > 3 * self.ways.len() {
                    self.widen();
                    return self.set(key, id);
                }
                place
            }
        };
        self.ways[place] = key & !ID | u64::from(id + 1);
    }

    fn widen(&mut self) {
        let wider = vec![0; 2 * self.ways.len()];
        for way in std::mem::replace(&mut self.ways, wider) {
            if way != 0 {
                let (Ok(place) | Err(place)) = self.look_up(way);
                self.ways[place] = way;
            }
        }
    }

    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<u32> {
        let place = self.look_up(key).ok()?;
        Some((self.ways[place] & ID) as u32 - 1)
    }

    /// Another way to a node, unless there are too many already.
    pub(crate) fn lead_to(&mut self, key: u64, id: u32) {
        if self.taken < self.nodes.len() + LEADS_MAX || self.look_up(key).is_ok() {
            self.set(key, id);
        }
    }

    /// A new node, unless the trees are full.
    pub(crate) fn plant(&mut self, key: u64) -> Option<u32> {
        if self.nodes.len() >= NODES_MAX {
            return None;
        }
        let id = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.set(key, id);
        Some(id)
    }

    pub(crate) fn node(&mut self, id: u32) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn edges_of(&self, id: u32) -> &[Edge<M>] {
        &self.edges[self.nodes[id as usize].places()]
    }

    /// Adds a move to a node that was weighed, and says where.
    pub(crate) fn push(&mut self, id: u32, edge: Edge<M>) -> u32 {
        let node = &mut self.nodes[id as usize];
        if node.len == node.room {
            // The moves of a few nodes differ from sample to sample: these get room for as many again.
            let old = node.places();
            (node.first, node.room) = (self.edges.len() as u32, 2 * node.room);
            self.edges.extend_from_within(old);
            self.edges.resize(node.first as usize + usize::from(node.room), edge);
        }
        // It was not there when all were legal before.
        let available = edge.available.wrapping_sub(node.all_available);
        self.edges[node.places().end] = Edge { available, ..edge };
        node.prior += edge.prior;
        node.len += 1;
        u32::from(node.len) - 1
    }

    /// A new node's only move so far, which is being tried.
    pub(crate) fn begin(&mut self, id: u32, edge: Edge<M>) {
        let node = &mut self.nodes[id as usize];
        (node.first, node.len) = (self.edges.len() as u32, 1);
        node.prior = edge.prior;
        self.edges.push(Edge { available: 1, ..edge });
    }

    /// All moves of a node, weighed; what is known of those that were there stays known.
    pub(crate) fn weigh(&mut self, id: u32, weighed: impl ExactSizeIterator<Item = Edge<M>>) {
        let node = &mut self.nodes[id as usize];
        let old = node.places();
        (node.first, node.len) = (self.edges.len() as u32, weighed.len() as u16);
        node.room = node.len;
        let new = node.places();
        self.edges.extend(weighed);
        node.prior = self.edges[new.clone()].iter().map(|edge| edge.prior).sum();
        for known in old {
            let known = self.edges[known];
            match self.edges[new.clone()].iter_mut().find(|edge| edge.mv == known.mv) {
                Some(same) => {
                    *same = Edge { prior: same.prior, ..known };
                    same.set_urge();
                }
                None => {
                    self.push(id, known);
                }
            }
        }
    }

    /// Which move of a node is to be tried now, if its moves are exactly `legal`.
    pub(crate) fn most_urgent_of(&mut self, id: u32, legal: &[M]) -> Option<u32> {
        let node = &mut self.nodes[id as usize];
        if usize::from(node.len) != legal.len() {
            return None;
        }
        let edges = &self.edges[node.places()];
        let mut urgency = Urgency::new(node, node.all_available + 1, node.prior);
        for (place, (edge, mv)) in edges.iter().zip(legal).enumerate() {
            if edge.mv != *mv {
                return None;
            }
            urgency.weigh(edge, place as u32);
        }
        let place = urgency.place;
        node.all_available += 1;
        Some(place)
    }

    /// Which of the moves at `places`, each with its index among the legal ones, is to be tried now.
    pub(crate) fn most_urgent(&mut self, id: u32, places: &[(u32, u32)]) -> (u32, u32) {
        let node = &self.nodes[id as usize];
        let edges = &mut self.edges[node.places()];
        let mut prior = 0.0;
        for &(_, place) in places {
            let edge = &mut edges[place as usize];
            edge.available = edge.available.wrapping_add(1);
            prior += edge.prior;
        }
        let mut urgency = Urgency::new(node, node.all_available, prior);
        for (nth, &(_, place)) in places.iter().enumerate() {
            urgency.weigh(&edges[place as usize], nth as u32);
        }
        places[urgency.place as usize]
    }

    /// A move of a node was tried, and this is what became of it.
    pub(crate) fn credit(&mut self, id: u32, edge: u32, worth: f32) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        node.value += worth;
        let edge = &mut self.edges[(node.first + edge) as usize];
        edge.visits += 1;
        edge.value += (worth - edge.value) / edge.visits as f32;
        edge.set_urge();
    }
}

/// Which of a node's moves comes first.
struct Urgency {
    /// What the node is worth on average: what a move is taken for before it was tried.
    mean: f32,
    all_available: u32,
    /// The sum of the priors of all moves that are weighed.
    prior: f32,
    /// How often the last move was available, and how far exploration reaches then: for the moves of a node that is nearly
    /// always the same, so the root is taken once.
    available: u32,
    reach: f32,
    /// The best move so far.
    place: u32,
    score: f32,
}

impl Urgency {
    fn new(node: &Node, all_available: u32, prior: f32) -> Urgency {
        let mean = if node.visits == 0 { 0.5 } else { node.value / node.visits as f32 };
        Urgency { mean, all_available, prior, available: 0, reach: 0.0, place: 0, score: f32::NEG_INFINITY }
    }

    #[inline]
    fn weigh<M>(&mut self, edge: &Edge<M>, place: u32) {
        let available = edge.available.wrapping_add(self.all_available);
        if available != self.available {
            self.available = available;
            self.reach = EXPLORATION * (available as f32).sqrt() / self.prior;
        }
        let known = if edge.visits == 0 { self.mean } else { edge.value };
        let score = known + self.reach * edge.urge;
        if score > self.score {
            (self.place, self.score) = (place, score);
        }
    }
}
