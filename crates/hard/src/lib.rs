#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

use klad_bots::{Hard, Searcher};
use klad_engine::{Budget, Explain};

/// A game whose search is compiled here.
pub trait Searched: Explain {
    /// A search with this budget per decision.
    fn search(budget: Budget) -> Box<dyn Searcher<Self>>;
}

impl Searched for klad_my_treasure::State {
    fn search(budget: Budget) -> Box<dyn Searcher<Self>> {
        Box::new(Hard::new(budget, 1))
    }
}

impl Searched for klad_treasure_maps::State {
    fn search(budget: Budget) -> Box<dyn Searcher<Self>> {
        Box::new(Hard::new(budget, 1))
    }
}

impl Searched for klad_lost_mines::State {
    fn search(budget: Budget) -> Box<dyn Searcher<Self>> {
        Box::new(Hard::new(budget, 1))
    }
}

impl Searched for klad_klatz::State {
    fn search(budget: Budget) -> Box<dyn Searcher<Self>> {
        Box::new(Hard::new(budget, 1))
    }
}
