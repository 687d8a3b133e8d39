//! The trees of a search: information sets, the moves met at each of them, and their statistics.
//!
//! Search is bound by memory latency, so the trees are compact: nodes are found through a [`KeyTable`] of eight bytes
//! per key, a node is half a cache line, and the edges of a node are contiguous in one list.

use std::num::NonZeroU64;

use crate::key_table::{IDS_MAX, KeyTable};

/// The exploration constant of PUCT: how much a move's prior counts relative to its value.
const EXPLORATION: f32 = 0.7;
/// Trees with this many nodes, or capacity for this many edges, stop growing: together they stay under 64 MB.
const NODES_MAX: usize = 60_000;
const EDGES_MAX: usize = 750_000;
/// The number of nodes that can have a second key.
const ALIASES_MAX: usize = 30_000;

/// All trees of one search.
pub(crate) struct Trees<M> {
    keys: KeyTable,
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
}

/// An information set.
#[derive(Debug, Clone, Default)]
#[repr(align(32))]
pub(crate) struct Node {
    /// The key of its seat's view there, once it has been computed.
    pub(crate) view_key: Option<NonZeroU64>,
    /// Its edges: where they begin, how many there are, and how many there is room for.
    first: u32,
    len: u16,
    capacity: u16,
    visits: u32,
    /// The sum of the rewards of its visits.
    reward: f32,
    /// The sum of its edges' priors.
    prior: f32,
    /// The number of samples in which exactly all its moves were legal.
    all_available: u32,
}

impl Node {
    /// Whether all its moves have edges with priors. This happens at the second visit: most nodes are visited only
    /// once, and such a node has one edge and no capacity for more.
    pub(crate) fn is_expanded(&self) -> bool {
        self.capacity > 0
    }

    fn range(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.len)
    }
}

/// One move at an information set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// Its index in the game's move space.
    pub(crate) index: u16,
    prior: f32,
    /// The availability count minus the node's `all_available`: in how many samples that visited the node the move was
    /// legal. It wraps around zero, since an edge may be newer than its node.
    available: u32,
    pub(crate) visits: u32,
    /// The mean reward of its visits.
    pub(crate) value: f32,
    /// `prior / (1 + visits)`, the part of PUCT that changes only with the edge's own visits.
    discounted_prior: f32,
}

impl<M> Edge<M> {
    pub(crate) fn new(mv: M, index: u16, prior: f32) -> Edge<M> {
        Edge { mv, index, prior, available: 0, visits: 0, value: 0.0, discounted_prior: prior }
    }

    fn discount_prior(&mut self) {
        self.discounted_prior = self.prior / (1.0 + self.visits as f32);
    }
}

impl<M: Copy + Eq> Trees<M> {
    pub(crate) fn new() -> Trees<M> {
        const { assert!(NODES_MAX <= IDS_MAX) };
        // When full, the table has 2¹⁷ slots, and the lists have capacity for 2¹⁶ nodes and 2²⁰ edges.
        const { assert!((8 << 17) + (size_of::<Node>() << 16) + (size_of::<Edge<M>>() << 20) <= 64_000_000) };
        Trees { keys: KeyTable::new(), nodes: Vec::new(), edges: Vec::new() }
    }

    /// The number of information sets.
    pub(crate) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The number of edges that the nodes have capacity for.
    pub(crate) fn edges(&self) -> usize {
        self.edges.len()
    }

    /// The memory taken, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.keys.bytes()
            + self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<M>>()
    }

    pub(crate) fn is_half_full(&self) -> bool {
        self.nodes.len() > NODES_MAX / 2 || self.edges.len() > EDGES_MAX / 2
    }

    /// Whether edges can still be added.
    pub(crate) fn has_room(&self) -> bool {
        self.edges.len() < EDGES_MAX
    }

    pub(crate) fn clear(&mut self) {
        self.keys.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    /// The node with this key.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<u32> {
        self.keys.get(key)
    }

    /// Gives a node another key, unless there are already too many aliases.
    pub(crate) fn add_alias(&mut self, key: u64, id: u32) {
        if self.keys.len() < self.nodes.len() + ALIASES_MAX || self.keys.get(key).is_some() {
            self.keys.insert(key, id);
        }
    }

    /// Adds a node without edges, unless the trees are full.
    pub(crate) fn add_node(&mut self, key: u64) -> Option<u32> {
        if self.nodes.len() >= NODES_MAX {
            return None;
        }
        let id = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.keys.insert(key, id);
        Some(id)
    }

    pub(crate) fn node(&mut self, id: u32) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn edges_of(&self, id: u32) -> &[Edge<M>] {
        &self.edges[self.nodes[id as usize].range()]
    }

    /// Gives a new node its first edge, the one being tried.
    pub(crate) fn add_first_edge(&mut self, id: u32, edge: Edge<M>) {
        let node = &mut self.nodes[id as usize];
        (node.first, node.len) = (self.edges.len() as u32, 1);
        node.prior = edge.prior;
        self.edges.push(Edge { available: 1, ..edge });
    }

    /// Gives a node edges for all its moves. Keeps the statistics of the edge it has.
    pub(crate) fn expand(&mut self, id: u32, edges: impl ExactSizeIterator<Item = Edge<M>>) {
        let node = &mut self.nodes[id as usize];
        let old = node.range();
        (node.first, node.len) = (self.edges.len() as u32, edges.len() as u16);
        node.capacity = node.len;
        let new = node.range();
        self.edges.extend(edges);
        node.prior = self.edges[new.clone()].iter().map(|edge| edge.prior).sum();
        for known in old {
            let known = self.edges[known];
            match self.edges[new.clone()].iter_mut().find(|edge| edge.mv == known.mv) {
                Some(same) => {
                    *same = Edge { prior: same.prior, ..known };
                    same.discount_prior();
                }
                None => {
                    self.add_edge(id, known);
                }
            }
        }
    }

    /// Adds an edge to an expanded node and returns its position there.
    pub(crate) fn add_edge(&mut self, id: u32, edge: Edge<M>) -> u32 {
        let node = &mut self.nodes[id as usize];
        if node.len == node.capacity {
            // At a few nodes the legal moves differ from sample to sample: their edges move to a range of twice the
            // size.
            let old = node.range();
            (node.first, node.capacity) = (self.edges.len() as u32, 2 * node.capacity);
            self.edges.extend_from_within(old);
            self.edges.resize(node.first as usize + usize::from(node.capacity), edge);
        }
        // This move was not legal in the samples in which all moves so far were.
        let available = edge.available.wrapping_sub(node.all_available);
        self.edges[node.range().end] = Edge { available, ..edge };
        node.prior += edge.prior;
        node.len += 1;
        u32::from(node.len) - 1
    }

    /// Selects an edge by PUCT if the node's moves are exactly `legal`, in this order; `None` otherwise.
    pub(crate) fn select_of_all(&mut self, id: u32, legal: &[M]) -> Option<u32> {
        let node = &mut self.nodes[id as usize];
        if usize::from(node.len) != legal.len() {
            return None;
        }
        let edges = &self.edges[node.range()];
        let mut puct = Puct::new(node, node.all_available + 1, node.prior);
        for (position, (edge, mv)) in edges.iter().zip(legal).enumerate() {
            if edge.mv != *mv {
                return None;
            }
            puct.consider(edge, position as u32);
        }
        let best = puct.best;
        node.all_available += 1;
        Some(best)
    }

    /// Selects by PUCT among some edges of a node, given as pairs of a legal move's index and its edge's position.
    pub(crate) fn select_among(&mut self, id: u32, available: &[(u32, u32)]) -> (u32, u32) {
        let node = &self.nodes[id as usize];
        let edges = &mut self.edges[node.range()];
        let mut prior = 0.0;
        for &(_, position) in available {
            let edge = &mut edges[position as usize];
            edge.available = edge.available.wrapping_add(1);
            prior += edge.prior;
        }
        let mut puct = Puct::new(node, node.all_available, prior);
        for (nth, &(_, position)) in available.iter().enumerate() {
            puct.consider(&edges[position as usize], nth as u32);
        }
        available[puct.best as usize]
    }

    /// Counts one visit of a node and its edge with the resulting reward.
    pub(crate) fn backpropagate(&mut self, id: u32, edge: u32, reward: f32) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        node.reward += reward;
        let edge = &mut self.edges[(node.first + edge) as usize];
        edge.visits += 1;
        edge.value += (reward - edge.value) / edge.visits as f32;
        edge.discount_prior();
    }
}

/// Finds the edge with the highest PUCT score: `value + c · prior · √available / (1 + visits)`, with priors normalized
/// to sum to one over the edges considered.
struct Puct {
    /// First-play urgency: an unvisited edge has the node's mean value.
    mean: f32,
    all_available: u32,
    prior: f32,
    /// The availability count of the last edge, and the factor it gives. It is almost always the same for all edges of
    /// a node, so the square root is taken only once.
    available: u32,
    exploration: f32,
    /// The best edge so far.
    best: u32,
    score: f32,
}

impl Puct {
    fn new(node: &Node, all_available: u32, prior: f32) -> Puct {
        let mean = if node.visits == 0 { 0.5 } else { node.reward / node.visits as f32 };
        Puct { mean, all_available, prior, available: 0, exploration: 0.0, best: 0, score: f32::NEG_INFINITY }
    }

    #[inline]
    fn consider<M>(&mut self, edge: &Edge<M>, position: u32) {
        let available = edge.available.wrapping_add(self.all_available);
        if available != self.available {
            self.available = available;
            self.exploration = EXPLORATION * (available as f32).sqrt() / self.prior;
        }
        let value = if edge.visits == 0 { self.mean } else { edge.value };
        let score = value + self.exploration * edge.discounted_prior;
        if score > self.score {
            (self.best, self.score) = (position, score);
        }
    }
}

#[cfg(test)]
mod tests;
