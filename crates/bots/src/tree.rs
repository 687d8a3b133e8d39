//! The trees of a search: information sets, the moves met at each of them, and what became of those.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

/// How far exploration reaches: the weight of a move's prior against its value.
const EXPLORATION: f32 = 0.7;
/// Trees of this many nodes, or with room for this many moves, grow no more: together they stay under 64 MB.
const NODES_MAX: usize = 60_000;
const EDGES_MAX: usize = 750_000;

/// All trees of one search. The moves of a node lie side by side in one long list.
pub(crate) struct Trees<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    places: HashMap<u64, u32, BuildHasherDefault<KeyIsHash>>,
}

/// An information set.
#[derive(Debug, Default)]
pub(crate) struct Node {
    /// Where its moves lie, how many there are, and for how many there is room.
    first: u32,
    len: u32,
    room: u32,
    visits: u32,
    /// The sum over its visits.
    value: f32,
    /// Whether the moves have been weighed before the search. Most nodes are visited once, and that visit needs no weights.
    pub(crate) is_weighed: bool,
    /// The view it gives, as a number, once that was of interest.
    pub(crate) seen: Option<u64>,
}

/// One move at an information set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// Its place in the move space.
    pub(crate) index: u32,
    prior: f32,
    /// In how many samples it was legal when this node was visited.
    available: u32,
    pub(crate) visits: u32,
    /// The mean over its visits.
    pub(crate) value: f32,
    /// The prior, the smaller the more often the move was tried.
    urge: f32,
}

impl<M> Edge<M> {
    pub(crate) fn new(mv: M, index: u32, prior: f32) -> Edge<M> {
        Edge { mv, index, prior, available: 0, visits: 0, value: 0.0, urge: prior }
    }

    fn set_urge(&mut self) {
        self.urge = self.prior / (1.0 + self.visits as f32);
    }
}

impl<M: Copy + Eq> Trees<M> {
    pub(crate) fn new() -> Trees<M> {
        Trees { nodes: Vec::new(), edges: Vec::new(), places: HashMap::default() }
    }

    /// How many information sets there are.
    pub(crate) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// For how many moves there is room, and how many bytes that takes.
    pub(crate) fn edges(&self) -> (usize, usize) {
        (self.edges.len(), self.edges.capacity() * std::mem::size_of::<Edge<M>>())
    }

    pub(crate) fn is_half_full(&self) -> bool {
        self.nodes.len() > NODES_MAX / 2 || self.edges.len() > EDGES_MAX / 2
    }

    /// Whether moves can still be added.
    pub(crate) fn has_room(&self) -> bool {
        self.edges.len() < EDGES_MAX
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.places.clear();
    }

    pub(crate) fn find(&self, key: u64) -> Option<u32> {
        self.places.get(&key).copied()
    }

    /// Another way to a node.
    pub(crate) fn lead_to(&mut self, key: u64, id: u32) {
        self.places.insert(key, id);
    }

    /// A new node, unless the trees are full.
    pub(crate) fn plant(&mut self, key: u64) -> Option<u32> {
        if self.nodes.len() >= NODES_MAX {
            return None;
        }
        let id = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.places.insert(key, id);
        Some(id)
    }

    pub(crate) fn node(&mut self, id: u32) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn edges_of(&self, id: u32) -> &[Edge<M>] {
        let node = &self.nodes[id as usize];
        &self.edges[node.first as usize..][..node.len as usize]
    }

    /// Adds a move to a node and says where.
    pub(crate) fn push(&mut self, id: u32, edge: Edge<M>) -> u32 {
        let node = &self.nodes[id as usize];
        if node.len == node.room {
            // The moves of a few nodes differ from sample to sample: these get room for as many again.
            self.make_room(id, 2 * node.room.max(1), edge);
        }
        let node = &mut self.nodes[id as usize];
        self.edges[(node.first + node.len) as usize] = edge;
        node.len += 1;
        node.len - 1
    }

    /// Gives a node room for so many moves at the end of the list; `filler` lies in it until they come.
    pub(crate) fn make_room(&mut self, id: u32, room: u32, filler: Edge<M>) {
        let node = &mut self.nodes[id as usize];
        let old = node.first as usize..(node.first + node.len) as usize;
        (node.first, node.room) = (self.edges.len() as u32, room);
        self.edges.extend_from_within(old);
        self.edges.resize((node.first + room) as usize, filler);
    }

    /// A new node's only move so far, which is being tried.
    pub(crate) fn begin(&mut self, id: u32, edge: Edge<M>) {
        let node = &mut self.nodes[id as usize];
        (node.first, node.len, node.room) = (self.edges.len() as u32, 1, 1);
        self.edges.push(Edge { available: 1, ..edge });
    }

    /// All moves of a node, weighed; what is known of those that were there stays known.
    pub(crate) fn weigh(&mut self, id: u32, weighed: impl ExactSizeIterator<Item = Edge<M>>) {
        let node = &mut self.nodes[id as usize];
        let old = node.first as usize..(node.first + node.len) as usize;
        (node.first, node.len) = (self.edges.len() as u32, weighed.len() as u32);
        node.room = node.len;
        node.is_weighed = true;
        self.edges.extend(weighed);
        for known in old {
            let known = self.edges[known];
            let node = &self.nodes[id as usize];
            match self.edges[node.first as usize..].iter_mut().find(|edge| edge.mv == known.mv) {
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

    /// Which of the moves at `places`, each with its index among the legal ones, is to be tried now.
    pub(crate) fn most_urgent(
        &mut self,
        id: u32,
        places: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> (u32, u32) {
        let node = &self.nodes[id as usize];
        let mean = if node.visits == 0 { 0.5 } else { node.value / node.visits as f32 };
        let edges = &mut self.edges[node.first as usize..][..node.len as usize];
        let mut prior_sum = 0.0;
        for (_, place) in places.clone() {
            let edge = &mut edges[place as usize];
            edge.available += 1;
            prior_sum += edge.prior;
        }
        // The moves of a node were nearly always available equally often, so the root is taken once.
        let (mut available, mut reach) = (0, 0.0);
        let mut best = (0, 0, f32::NEG_INFINITY);
        for (index, place) in places {
            let edge = &edges[place as usize];
            if edge.available != available {
                available = edge.available;
                reach = EXPLORATION * (available as f32).sqrt() / prior_sum;
            }
            let known = if edge.visits == 0 { mean } else { edge.value };
            let score = known + reach * edge.urge;
            if score > best.2 {
                best = (index, place, score);
            }
        }
        (best.0, best.1)
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
