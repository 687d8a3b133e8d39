//! Multiple-observer information-set Monte Carlo tree search (MO-ISMCTS), generic over any game with a [`Searchable`].
//!
//! The algorithm is that of P. Cowling, E. Powley and D. Whitehouse, *Information Set Monte Carlo Tree Search*, IEEE
//! Transactions on Computational Intelligence and AI in Games 4(2), 2012, with PUCT instead of UCB1. Every iteration
//! samples a state that looks like the view, walks down one tree per seat until every seat has left its tree, finishes
//! with a rollout, and backpropagates each seat's reward in that seat's own tree.
//!
//! | term | here |
//! |---|---|
//! | determinization | a full state that is consistent with the searching seat's view: [`Game::guess`](klad_engine::Game::guess). Those that contradict what players have done are rejected ([`Searchable::credence`]) |
//! | information set | all states that a seat cannot tell apart; a node of its tree. Its key is a hash of the seat's observations |
//! | observation | what a seat hears about a move, or its own choice: the events its [`Log`] receives, nothing else |
//! | multiple observers | one tree per seat, all of them descended together; each move is selected in the tree of its own seat |
//! | decoupled selection | simultaneous choices are selected one by one, each without knowledge of the others: nobody observes them before all are made |
//! | availability count | the number of samples visiting a node in which a move was legal. In PUCT it replaces the parent's visit count of perfect-information search |
//! | PUCT | selection by `value + c · prior · √available / (1 + visits)` ([`crate::tree`]) |
//! | prior | how promising a move looks before any search: [`Searchable::prior`] |
//! | expansion | a node gets one edge at its first visit and all edges, with priors, at its second |
//! | rollout | play by the game's own policy ([`Searchable::playout`]) to the end or the [horizon](Searchable::HORIZON), where [`Searchable::evaluate`] estimates the rewards |
//! | interrupt | a move out of turn. Not searched: [`Searchable::interrupt`] is a model of when others make one |
//! | tree reuse | trees are kept between moves; a candidate for the seat's next decision has a second key, that of its view there |
//!
//! This crate never sees a true state. The clock and the threads are in [`crate::hard`], not here.

use std::num::NonZeroU64;

use klad_engine::{Chance, Credence, Log, Quiet, SEATS_MAX, Searchable, Seat, Sight, Viewer};

use crate::{
    observation::{Observations, view_key},
    tree::{Edge, Trees},
};

/// The number of determinizations rejected before the next one is accepted unconditionally.
const REJECTIONS_MAX: u32 = 16;

/// The trees of one search, and the buffers of its iterations.
pub struct Search<G: Searchable> {
    trees: Trees<G::Move>,
    legal: Vec<G::Move>,
    priors: Vec<f32>,
    /// The legal moves that have an edge at the current node: index among the legal moves, and position at the node.
    available: Vec<(u32, u32)>,
    /// By move index: the position of its edge, if the current node has that move at all.
    position_by_index: Vec<u16>,
    /// The edges to backpropagate along.
    path: Vec<Step>,
}

/// A position to search, with everything that is computed once for all iterations.
pub struct Root<'a, G: Searchable> {
    view: &'a G::View,
    seat: Seat,
    key: u64,
    credence: Option<Credence<G>>,
}

impl<'a, G: Searchable> Root<'a, G> {
    /// The position of `view`, in which `seat` must decide.
    pub fn new(view: &'a G::View, seat: Seat) -> Root<'a, G> {
        Root { view, seat, key: view_key(seat, view), credence: G::credence(view) }
    }

    /// Samples a determinization by rejection, with a probability proportional to its credence.
    fn determinize(&self, chance: &mut Chance) -> G {
        let mut state = G::guess(self.view, chance);
        if let Some(credence) = &self.credence {
            for _ in 0..REJECTIONS_MAX {
                if chance.below(1 << 16) as f32 <= credence(&state) * 65_535.0 {
                    break;
                }
                state = G::guess(self.view, chance);
            }
        }
        state
    }
}

/// Which decision of the searching seat an information set belongs to.
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

fn edge<G: Searchable>(game: &G, seat: Seat, mv: G::Move, prior: f32) -> Edge<G::Move> {
    Edge::new(mv, game.move_index(seat, mv).map_or(u16::MAX, |index| index as u16), prior)
}

/// An edge that an iteration descended, in the tree of `seat`.
#[derive(Clone, Copy)]
struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
}

/// What a search found out about one root move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MoveStats<M> {
    /// The move.
    pub mv: M,
    /// The number of iterations that tried it.
    pub visits: u32,
    /// Their mean reward for the seat, 0 to 1.
    pub value: f32,
}

impl<G: Searchable> Default for Search<G> {
    fn default() -> Search<G> {
        Search::new()
    }
}

impl<G: Searchable> Search<G> {
    /// A search with empty trees.
    pub fn new() -> Search<G> {
        // A move's index and a node's capacity, which doubles when it grows, must each fit in two bytes.
        const { assert!(G::MOVES < 1 << 15) };
        Search {
            trees: Trees::new(),
            legal: Vec::new(),
            priors: Vec::new(),
            available: Vec::new(),
            position_by_index: vec![0; G::MOVES],
            path: Vec::new(),
        }
    }

    /// Clears the trees if they are more than half full. Called between moves, so that a long game stays within bounds
    /// and a short one reuses its trees.
    pub fn make_room(&mut self) {
        if self.trees.is_half_full() {
            self.trees.clear();
        }
    }

    /// Runs one iteration.
    pub fn iterate(&mut self, root: &Root<'_, G>, chance: &mut Chance) {
        self.iterate_from(root, None, chance);
    }

    /// Tries a root move until it has `visits` visits. It may end up with none if the trees are full.
    pub fn try_move(&mut self, root: &Root<'_, G>, mv: G::Move, visits: u32, chance: &mut Chance) {
        for _ in self.stats(root, &[mv])[0].visits..visits {
            self.iterate_from(root, Some(mv), chance);
        }
    }

    /// Runs an iteration that begins with this move, or with a selected one.
    fn iterate_from(&mut self, root: &Root<'_, G>, first: Option<G::Move>, chance: &mut Chance) {
        let seat = root.seat;
        let mut game = root.determinize(chance);
        let seats = game.seats() as usize;
        let mut observations = Observations::at_root(root.key, seat, seats as u8);
        self.path.clear();
        let mut at_root = true;
        let mut decision = Decision::Root;
        while !observations.in_tree.is_empty() && game.outcome().is_none() {
            let acting =
                if at_root { Some(seat) } else { self.next_to_act(&mut game, &mut observations, chance) };
            // An interrupt ended the game.
            let Some(acting) = acting else { break };
            at_root = false;
            // Look up the node before listing the moves: the processor can list them while it waits for memory.
            let node = observations.in_tree.contains(acting).then(|| {
                let decision = if acting == seat { decision } else { Decision::Later };
                self.node(&game, acting, &mut observations.keys[acting.index()], decision)
            });
            let mv = match node {
                Some(node) => {
                    self.legal.clear();
                    game.legal_moves(acting, &mut self.legal);
                    let (chosen, leaves) = first
                        .filter(|_| acting == seat && decision == Decision::Root)
                        .and_then(|mv| self.select_move(acting, node?, mv))
                        .unwrap_or_else(|| self.select(&game, acting, node, chance));
                    if leaves {
                        observations.in_tree = observations.in_tree.without(acting);
                    }
                    observations.observe_own_move(acting, chosen as u64);
                    self.legal[chosen]
                }
                None => game.playout_move(acting, &mut self.legal, chance),
            };
            if acting == seat {
                decision = decision.next();
            }
            game.apply(acting, mv, chance, &mut observations);
            if game.is_settled() {
                break;
            }
        }
        let mut rewards = [0.0; SEATS_MAX];
        if game.is_settled() && game.outcome().is_none() {
            game.evaluate(&mut rewards[..seats]);
        } else {
            self.roll_out(&mut game, chance, &mut rewards[..seats]);
        }
        for step in &self.path {
            self.trees.backpropagate(step.node, step.edge, rewards[step.seat.index()]);
        }
    }

    /// The statistics of root moves, in the order of `legal`.
    pub fn stats(&self, root: &Root<'_, G>, legal: &[G::Move]) -> Vec<MoveStats<G::Move>> {
        let edges = self.trees.find(root.key).map_or(&[][..], |id| self.trees.edges_of(id));
        let stats = |&mv| match edges.iter().find(|edge| edge.mv == mv) {
            Some(edge) => MoveStats { mv, visits: edge.visits, value: edge.value },
            None => MoveStats { mv, visits: 0, value: 0.0 },
        };
        legal.iter().map(stats).collect()
    }

    /// The number of information sets in the trees.
    pub fn nodes(&self) -> usize {
        self.trees.nodes()
    }

    /// The number of edges that the nodes have capacity for.
    pub fn edges(&self) -> usize {
        self.trees.edges()
    }

    /// The memory the trees take, in bytes.
    pub fn bytes(&self) -> usize {
        self.trees.bytes()
    }
}

impl<G: Searchable> Search<G> {
    /// The seat the table waits for, after all interrupts that the game expects. If there are several, the first one:
    /// no other seat observes its choice before making its own.
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

    /// Plays with the game's rollout policy to the end of the game or the horizon, and writes each seat's reward.
    fn roll_out(&mut self, game: &mut G, chance: &mut Chance, rewards: &mut [f32]) {
        for _ in 0..G::HORIZON.unwrap_or(usize::MAX) {
            if let Some(outcome) = game.outcome() {
                return game.reward(&outcome, rewards);
            }
            let Some(seat) = self.next_to_act(game, &mut Quiet, chance) else { continue };
            let mv = game.playout_move(seat, &mut self.legal, chance);
            game.apply(seat, mv, chance, &mut Quiet);
            if game.is_settled() {
                break;
            }
        }
        match game.outcome() {
            Some(outcome) => game.reward(&outcome, rewards),
            None => game.evaluate(rewards),
        }
    }

    /// Selects an index into `self.legal` at a node, and returns whether the seat leaves its tree here.
    fn select(&mut self, game: &G, seat: Seat, node: Option<u32>, chance: &mut Chance) -> (usize, bool) {
        let Some(id) = node else {
            // The trees are full: continue as in a rollout.
            return (game.playout(seat, &self.legal, chance), true);
        };
        if self.trees.edges_of(id).is_empty() {
            let chosen = game.playout(seat, &self.legal, chance);
            self.trees.add_first_edge(id, edge(game, seat, self.legal[chosen], 1.0));
            self.path.push(Step { node: id, edge: 0, seat });
            return (chosen, true);
        }
        if !self.trees.node(id).is_expanded() && self.trees.has_room() {
            self.priors.clear();
            game.prior(seat, &self.legal, &mut self.priors);
            let moves = self.legal.iter().zip(&self.priors);
            self.trees.expand(id, moves.map(|(&mv, &prior)| edge(game, seat, mv, prior)));
        }
        let (chosen, edge) = match self.trees.select_of_all(id, &self.legal) {
            Some(position) => (position, position),
            None => {
                self.match_edges(game, seat, id);
                if self.available.is_empty() {
                    return (game.playout(seat, &self.legal, chance), true);
                }
                self.trees.select_among(id, &self.available)
            }
        };
        self.path.push(Step { node: id, edge, seat });
        (chosen as usize, false)
    }

    /// Selects a given move at a node, if the node has it; the seat stays in its tree.
    fn select_move(&mut self, seat: Seat, node: u32, mv: G::Move) -> Option<(usize, bool)> {
        let chosen = self.legal.iter().position(|legal| *legal == mv)?;
        let edge = self.trees.edges_of(node).iter().position(|edge| edge.mv == mv)?;
        self.path.push(Step { node, edge: edge as u32, seat });
        Some((chosen, false))
    }

    /// The node of an information set, or `None` if it is new and the trees are full. A candidate for the searching
    /// seat's next decision also gets the key of its view, and `key` is set to that: when the decision comes up, the
    /// node and everything below it are found by the view.
    fn node(&mut self, game: &G, seat: Seat, key: &mut u64, decision: Decision) -> Option<u32> {
        let found = self.trees.find(*key);
        if decision != Decision::Next {
            return found.or_else(|| self.trees.add_node(*key));
        }
        if let Some((id, known)) = found.and_then(|id| Some((id, self.trees.node(id).view_key?))) {
            *key = known.get();
            return Some(id);
        }
        let by_view = view_key(seat, &game.view(Viewer::Seat(seat), Sight::Recall));
        let id = match (self.trees.find(by_view), found) {
            (Some(id), _) => id,
            (None, Some(id)) => {
                self.trees.add_alias(by_view, id);
                id
            }
            (None, None) => self.trees.add_node(by_view)?,
        };
        self.trees.node(id).view_key = NonZeroU64::new(by_view);
        self.trees.add_alias(*key, id);
        *key = by_view;
        Some(id)
    }

    /// Collects the edges of all legal moves in `self.available`, adding the missing ones. Which moves are legal may
    /// differ from sample to sample, since the cards of every seat but the searching one are sampled. Once the trees
    /// are full, moves without an edge are left out.
    fn match_edges(&mut self, game: &G, seat: Seat, id: u32) {
        self.available.clear();
        for (position, edge) in self.trees.edges_of(id).iter().enumerate() {
            if let Some(entry) = self.position_by_index.get_mut(usize::from(edge.index)) {
                *entry = position as u16;
            }
        }
        let mut priors_known = false;
        for (number, &mv) in self.legal.iter().enumerate() {
            let listed = game.move_index(seat, mv).and_then(|index| self.position_by_index.get(index));
            let has_edge = |&&position: &&u16| {
                self.trees.edges_of(id).get(usize::from(position)).is_some_and(|edge| edge.mv == mv)
            };
            let position = match listed.filter(has_edge) {
                Some(&position) => position.into(),
                None if !self.trees.has_room() => continue,
                None => {
                    if !priors_known {
                        self.priors.clear();
                        game.prior(seat, &self.legal, &mut self.priors);
                        priors_known = true;
                    }
                    self.trees.add_edge(id, edge(game, seat, mv, self.priors[number]))
                }
            };
            self.available.push((number as u32, position));
        }
    }

    /// The mean reward of each of `legal`, and finally of passing, for a seat that may interrupt. Flat Monte Carlo:
    /// `iterations` rollouts per choice.
    pub fn evaluate_interrupts(
        &mut self,
        root: &Root<'_, G>,
        legal: &[G::Move],
        iterations: u32,
        chance: &mut Chance,
    ) -> Vec<f32> {
        let mut values = vec![0.0; legal.len() + 1];
        let mut rewards = [0.0; SEATS_MAX];
        for _ in 0..iterations {
            let state = root.determinize(chance);
            let seats = state.seats() as usize;
            // The same determinization and the same random numbers for every choice, so that luck cancels out.
            let seed = chance.bits();
            for (value, mv) in values.iter_mut().zip(legal.iter().map(Some).chain([None])) {
                let mut game = state.clone();
                let mut chance = Chance::fast(seed);
                if let Some(&mv) = mv {
                    game.apply(root.seat, mv, &mut chance, &mut Quiet);
                }
                self.roll_out(&mut game, &mut chance, &mut rewards[..seats]);
                *value += rewards[root.seat.index()] / iterations as f32;
            }
        }
        values
    }
}
