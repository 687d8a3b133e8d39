//! Standing orders (KZ-141).

use serde::{Deserialize, Serialize};

use crate::{
    arbiter::messages::{Calling, Order, Prefer},
    components::{Comp, Comps},
};

/// The standing orders of one seat. The default is `auto`, `leftmost`, including for cards it has yet to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Orders {
    /// In force now.
    now: Book,
    /// In force from the next position on.
    next: Book,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Book {
    hold: Comps,
    rightmost: Comps,
}

impl Book {
    fn of(self, comp: Comp) -> Order {
        Order {
            comp,
            call: if self.hold.contains(comp) { Calling::Hold } else { Calling::Auto },
            prefer: if self.rightmost.contains(comp) { Prefer::Rightmost } else { Prefer::Leftmost },
        }
    }
}

impl Orders {
    /// The order in force now.
    pub(crate) fn of(&self, comp: Comp) -> Order {
        self.now.of(comp)
    }

    /// The order as last given.
    pub(crate) fn given(&self, comp: Comp) -> Order {
        self.next.of(comp)
    }

    /// Changes an order from the next position on.
    pub(crate) fn give(&mut self, order: Order) {
        let set =
            |comps: Comps, on: bool| if on { comps.with(order.comp) } else { comps.without(order.comp) };
        self.next.hold = set(self.next.hold, order.call == Calling::Hold);
        self.next.rightmost = set(self.next.rightmost, order.prefer == Prefer::Rightmost);
    }

    /// At a new position, puts the orders given into force.
    pub(crate) fn come_into_force(&mut self) {
        self.now = self.next;
    }

    /// The orders that differ from the default, for memory: those in force and those last given.
    pub(crate) fn kept(&self) -> KeptOrders {
        let kept = |book: Book| book.hold.union(book.rightmost).iter().map(|comp| book.of(comp)).collect();
        KeptOrders { now: kept(self.now), next: kept(self.next) }
    }

    /// Restores orders from memory.
    pub(crate) fn recall(kept: &KeptOrders) -> Orders {
        let mut orders = Orders::default();
        kept.now.iter().for_each(|&order| orders.give(order));
        orders.now = std::mem::take(&mut orders.next);
        kept.next.iter().for_each(|&order| orders.give(order));
        orders
    }
}

/// The orders of one seat as saved in memory.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct KeptOrders {
    now: Vec<Order>,
    next: Vec<Order>,
}
