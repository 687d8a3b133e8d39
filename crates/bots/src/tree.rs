//! The trees of a search: information sets, the moves met at each of them, and what became of those.
//!
//! What a search waits for is memory: a node is found by one number and fills one line of the processor's cache, in a table
//! with open addressing; its moves lie side by side in one long list.

/// How far exploration reaches: the weight of a move's prior against its value.
const EXPLORATION: f32 = 0.7;
/// Trees of this many nodes, or with room for this many moves, grow no more: together they stay under 64 MB.
const NODES_MAX: usize = 60_000;
const EDGES_MAX: usize = 750_000;
/// So many nodes can be found in a second way.
const LEADS_MAX: usize = 30_000;
const SLOTS_MIN: usize = 1 << 10;

/// All trees of one search.
pub(crate) struct Trees<M> {
    /// A power of two of places, at most three quarters of them taken. A node stays where it is until the next
    /// [`Trees::grow`].
    slots: Vec<Node>,
    nodes: usize,
    leads: usize,
    edges: Vec<Edge<M>>,
}

/// An information set, or a second way to one, or a free place.
#[derive(Debug, Clone, Default)]
#[repr(align(64))]
pub(crate) struct Node {
    /// By which it is found; 0 in a free place.
    key: u64,
    /// The view it gives, as a number, once that was of interest.
    pub(crate) seen: Option<u64>,
    /// The place of the node that is meant, if this is but a way to it.
    leads_to: Option<u32>,
    /// Where its moves lie, how many there are, and for how many there is room.
    first: u32,
    len: u32,
    room: u32,
    visits: u32,
    /// The sum over its visits.
    value: f32,
    /// The sum of its moves' priors.
    prior: f32,
    /// In how many samples all its moves were legal.
    all_available: u32,
    /// Whether the moves have been weighed before the search. Most nodes are visited once, and that visit needs no weights.
    pub(crate) is_weighed: bool,
}

/// One move at an information set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// Its place in the move space.
    pub(crate) index: u32,
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
    pub(crate) fn new(mv: M, index: u32, prior: f32) -> Edge<M> {
        Edge { mv, index, prior, available: 0, visits: 0, value: 0.0, urge: prior }
    }

    fn set_urge(&mut self) {
        self.urge = self.prior / (1.0 + self.visits as f32);
    }
}

impl<M: Copy + Eq> Trees<M> {
    pub(crate) fn new() -> Trees<M> {
        // A full table of nodes has 2¹⁷ places, and a full list of moves room for 2²⁰.
        const { assert!((size_of::<Node>() << 17) + (size_of::<Edge<M>>() << 20) <= 64_000_000) };
        Trees { slots: vec![Node::default(); SLOTS_MIN], nodes: 0, leads: 0, edges: Vec::new() }
    }

    /// How many information sets there are.
    pub(crate) fn nodes(&self) -> usize {
        self.nodes
    }

    /// For how many moves there is room.
    pub(crate) fn edges(&self) -> usize {
        self.edges.len()
    }

    /// How much memory is taken.
    pub(crate) fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Node>() + self.edges.capacity() * size_of::<Edge<M>>()
    }

    pub(crate) fn is_half_full(&self) -> bool {
        self.nodes > NODES_MAX / 2 || self.edges.len() > EDGES_MAX / 2
    }

    /// Whether moves can still be added.
    pub(crate) fn has_room(&self) -> bool {
        self.edges.len() < EDGES_MAX
    }

    pub(crate) fn clear(&mut self) {
        self.slots.fill(Node::default());
        (self.nodes, self.leads) = (0, 0);
        self.edges.clear();
    }

    /// Sees to it that so many nodes can be added without moving those that are there.
    pub(crate) fn grow(&mut self, by: usize) {
        if 4 * (self.nodes + self.leads + by) <= 3 * self.slots.len() {
            return;
        }
        let wider = vec![Node::default(); 2 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, wider);
        let moved: Vec<u32> =
            old.into_iter().map(|node| if node.key == 0 { 0 } else { self.settle(node) }).collect();
        for leads_to in self.slots.iter_mut().filter_map(|node| node.leads_to.as_mut()) {
            *leads_to = moved[*leads_to as usize];
        }
    }

    /// Puts a node where it belongs.
    fn settle(&mut self, node: Node) -> u32 {
        let (Ok(slot) | Err(slot)) = self.look_up(node.key);
        self.slots[slot] = node;
        slot as u32
    }

    /// Where this key is, or else where it would be.
    #[inline]
    fn look_up(&self, key: u64) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        // The lowest bit of a key is always set.
        let mut slot = (key >> 1) as usize & mask;
        loop {
            match self.slots[slot].key {
                found if found == key => return Ok(slot),
                0 => return Err(slot),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<u32> {
        let slot = self.look_up(key | 1).ok()?;
        Some(self.slots[slot].leads_to.unwrap_or(slot as u32))
    }

    /// Another way to a node, unless there are too many already.
    pub(crate) fn lead_to(&mut self, key: u64, id: u32) {
        match self.look_up(key | 1) {
            Ok(slot) => self.slots[slot].leads_to = (slot as u32 != id).then_some(id),
            Err(slot) if self.leads < LEADS_MAX => {
                self.leads += 1;
                self.slots[slot] = Node { key: key | 1, leads_to: Some(id), ..Node::default() };
            }
            Err(_) => {}
        }
    }

    /// A new node, unless the trees are full.
    pub(crate) fn plant(&mut self, key: u64) -> Option<u32> {
        if self.nodes >= NODES_MAX {
            return None;
        }
        self.nodes += 1;
        Some(self.settle(Node { key: key | 1, ..Node::default() }))
    }

    pub(crate) fn node(&mut self, id: u32) -> &mut Node {
        &mut self.slots[id as usize]
    }

    pub(crate) fn edges_of(&self, id: u32) -> &[Edge<M>] {
        let node = &self.slots[id as usize];
        &self.edges[node.first as usize..][..node.len as usize]
    }

    /// Adds a move to a node and says where.
    pub(crate) fn push(&mut self, id: u32, edge: Edge<M>) -> u32 {
        let node = &self.slots[id as usize];
        if node.len == node.room {
            // The moves of a few nodes differ from sample to sample: these get room for as many again.
            self.make_room(id, 2 * node.room.max(1), edge);
        }
        let node = &mut self.slots[id as usize];
        // It was not there when all were legal before.
        let available = edge.available.wrapping_sub(node.all_available);
        self.edges[(node.first + node.len) as usize] = Edge { available, ..edge };
        node.prior += edge.prior;
        node.len += 1;
        node.len - 1
    }

    /// Gives a node room for so many moves at the end of the list; `filler` lies in it until they come.
    pub(crate) fn make_room(&mut self, id: u32, room: u32, filler: Edge<M>) {
        let node = &mut self.slots[id as usize];
        let old = node.first as usize..(node.first + node.len) as usize;
        (node.first, node.room) = (self.edges.len() as u32, room);
        self.edges.extend_from_within(old);
        self.edges.resize((node.first + room) as usize, filler);
    }

    /// A new node's only move so far, which is being tried.
    pub(crate) fn begin(&mut self, id: u32, edge: Edge<M>) {
        let node = &mut self.slots[id as usize];
        (node.first, node.len, node.room) = (self.edges.len() as u32, 1, 1);
        node.prior = edge.prior;
        self.edges.push(Edge { available: 1, ..edge });
    }

    /// All moves of a node, weighed; what is known of those that were there stays known.
    pub(crate) fn weigh(&mut self, id: u32, weighed: impl ExactSizeIterator<Item = Edge<M>>) {
        let node = &mut self.slots[id as usize];
        let old = node.first as usize..(node.first + node.len) as usize;
        (node.first, node.len) = (self.edges.len() as u32, weighed.len() as u32);
        node.room = node.len;
        node.is_weighed = true;
        self.edges.extend(weighed);
        node.prior = self.edges[node.first as usize..].iter().map(|edge| edge.prior).sum();
        for known in old {
            let known = self.edges[known];
            let node = &self.slots[id as usize];
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

    /// Which move of a node is to be tried now, if its moves are exactly `legal`.
    pub(crate) fn most_urgent_of(&mut self, id: u32, legal: &[M]) -> Option<u32> {
        let node = &mut self.slots[id as usize];
        if node.len as usize != legal.len() {
            return None;
        }
        let edges = &self.edges[node.first as usize..][..legal.len()];
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
        let node = &self.slots[id as usize];
        let edges = &mut self.edges[node.first as usize..][..node.len as usize];
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
        let node = &mut self.slots[id as usize];
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
