//! Compares the trees with a plain version that uses hash maps and recomputes all sums from scratch.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use super::*;

/// The statistics of a move, kept the plain way.
#[derive(Debug, Clone, Copy, Default)]
struct PlainEdge {
    prior: f32,
    available: u32,
    visits: u32,
    value: f32,
}

/// A node as a list of moves in the order they were met.
#[derive(Debug, Default)]
struct PlainNode {
    moves: Vec<u8>,
    edges: HashMap<u8, PlainEdge>,
    visits: u32,
    reward: f32,
}

impl PlainNode {
    fn score(&self, mv: u8, prior_sum: f32) -> f32 {
        let edge = self.edges[&mv];
        let mean = if self.visits == 0 { 0.5 } else { self.reward / self.visits as f32 };
        let value = if edge.visits == 0 { mean } else { edge.value };
        let exploration = EXPLORATION * (edge.available as f32).sqrt() / prior_sum;
        value + exploration * (edge.prior / (1.0 + edge.visits as f32))
    }

    /// The moves that PUCT may select: those with the highest score, up to rounding.
    fn best(&mut self, legal: &[u8]) -> HashSet<u8> {
        for mv in legal {
            self.edges.get_mut(mv).unwrap().available += 1;
        }
        let prior_sum = legal.iter().map(|mv| self.edges[mv].prior).sum();
        let scores: Vec<(u8, f32)> = legal.iter().map(|&mv| (mv, self.score(mv, prior_sum))).collect();
        let most = scores.iter().map(|&(_, score)| score).fold(f32::NEG_INFINITY, f32::max);
        scores.into_iter().filter(|&(_, score)| score > most - 1e-4).map(|(mv, _)| mv).collect()
    }

    fn backpropagate(&mut self, mv: u8, reward: f32) {
        self.visits += 1;
        self.reward += reward;
        let edge = self.edges.get_mut(&mv).unwrap();
        edge.visits += 1;
        edge.value += (reward - edge.value) / edge.visits as f32;
    }
}

fn prior(mv: u8) -> f32 {
    0.1 + f32::from(mv % 5)
}

fn edge(mv: u8) -> Edge<u8> {
    Edge::new(mv, u16::from(mv), prior(mv))
}

/// Both versions side by side, visited the way search does.
#[derive(Default)]
struct Pair {
    plain: HashMap<u64, PlainNode>,
}

impl Pair {
    /// One sample reaches the node `key`, where `legal` can be played, and ends with `reward`.
    fn visit(&mut self, trees: &mut Trees<u8>, key: u64, legal: &[u8], reward: f32) {
        let plain = self.plain.entry(key).or_default();
        let id = trees.find(key).or_else(|| trees.add_node(key)).expect("the trees are not full");
        let (mv, position) = if plain.moves.is_empty() {
            trees.add_first_edge(id, Edge::new(legal[0], u16::from(legal[0]), 1.0));
            plain.moves.push(legal[0]);
            plain.edges.insert(legal[0], PlainEdge { prior: 1.0, available: 1, ..PlainEdge::default() });
            (legal[0], 0)
        } else {
            let expands = !trees.node(id).is_expanded();
            if expands {
                trees.expand(id, legal.iter().map(|&mv| edge(mv)));
            }
            for &mv in legal {
                if expands || !plain.moves.contains(&mv) {
                    plain.edges.entry(mv).or_default().prior = prior(mv);
                }
                if !plain.moves.contains(&mv) {
                    plain.moves.push(mv);
                }
            }
            let best = plain.best(legal);
            let position = trees.select_of_all(id, legal).unwrap_or_else(|| {
                let mut available = Vec::new();
                for (number, &mv) in (0..).zip(legal) {
                    let known = trees.edges_of(id).iter().position(|edge| edge.mv == mv);
                    let position = match known {
                        Some(position) => position as u32,
                        None => trees.add_edge(id, edge(mv)),
                    };
                    available.push((number, position));
                }
                trees.select_among(id, &available).1
            });
            let mv = trees.edges_of(id)[position as usize].mv;
            assert!(best.contains(&mv), "selected {mv}, but the plain version selects one of {best:?}");
            (mv, position)
        };
        trees.backpropagate(id, position, reward);
        plain.backpropagate(mv, reward);
    }

    fn assert_same(&self, trees: &mut Trees<u8>) {
        assert_eq!(trees.nodes(), self.plain.len());
        for (&key, plain) in &self.plain {
            let id = trees.find(key).expect("every node can be found");
            let all_available = trees.node(id).all_available;
            assert_eq!(trees.node(id).visits, plain.visits);
            let edges: HashMap<u8, &Edge<u8>> =
                trees.edges_of(id).iter().map(|edge| (edge.mv, edge)).collect();
            assert_eq!(edges.len(), trees.edges_of(id).len(), "every move has one edge");
            for (mv, plain) in &plain.edges {
                let edge = edges[mv];
                assert_eq!(edge.visits, plain.visits);
                assert!((edge.value - plain.value).abs() < 1e-5);
                if trees.nodes[id as usize].is_expanded() {
                    assert_eq!(edge.available.wrapping_add(all_available), plain.available, "move {mv}");
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Nodes whose legal moves are always the same, and nodes where they differ from sample to sample.
    #[test]
    fn trees_count_and_select_like_the_plain_version(
        visits in prop::collection::vec((0u64..8, any::<u16>(), 0u8..=10), 1..400),
    ) {
        let mut trees = Trees::new();
        let mut pair = Pair::default();
        for (node, mask, reward) in visits {
            // Even nodes always offer the same moves; odd ones only those in the mask.
            let offered = |mv: &u8| node % 2 == 0 || mask >> mv & 1 == 1;
            let mut legal: Vec<u8> = (0..2 + node as u8).filter(offered).collect();
            if legal.is_empty() {
                legal.push(0);
            }
            pair.visit(&mut trees, (node + 1) << 40, &legal, f32::from(reward) / 10.0);
        }
        pair.assert_same(&mut trees);
    }
}

#[test]
fn a_node_can_be_found_by_both_of_its_keys() {
    let mut trees: Trees<u8> = Trees::new();
    let id = trees.add_node(1 << 20).unwrap();
    trees.add_alias(2 << 20, id);
    assert_eq!((trees.find(1 << 20), trees.find(2 << 20)), (Some(id), Some(id)));
}

#[test]
fn full_trees_accept_no_more_nodes_and_few_more_keys() {
    let mut trees: Trees<u8> = Trees::new();
    let key = |number: usize| (number as u64 + 1) << 16;
    for number in 0..NODES_MAX {
        assert!(trees.add_node(key(number)).is_some());
    }
    assert!(trees.is_half_full() && trees.add_node(key(NODES_MAX)).is_none());
    for number in 0..2 * ALIASES_MAX {
        trees.add_alias(key(NODES_MAX + number), 7);
    }
    assert_eq!(trees.keys.len(), NODES_MAX + ALIASES_MAX);
    // An existing key can still be pointed elsewhere.
    trees.add_alias(key(0), 9);
    assert_eq!(trees.find(key(0)), Some(9));
    trees.clear();
    assert_eq!((trees.nodes(), trees.edges(), trees.find(key(0))), (0, 0, None));
}

#[test]
fn an_untried_move_with_a_high_prior_is_selected_before_a_bad_one() {
    let mut trees: Trees<u8> = Trees::new();
    let id = trees.add_node(5 << 16).unwrap();
    trees.add_first_edge(id, Edge::new(0, 0, 1.0));
    trees.backpropagate(id, 0, 0.0);
    trees.expand(id, [Edge::new(0, 0, 1.0), Edge::new(1, 1, 0.9), Edge::new(2, 2, 4.0)].into_iter());
    assert_eq!(trees.select_of_all(id, &[0, 1, 2]), Some(2));
    assert_eq!(trees.select_of_all(id, &[0, 2]), None, "the legal moves differ");
    assert_eq!(trees.select_among(id, &[(0, 0), (1, 1)]), (1, 1));
}
