//! The distance to a mine, in thirds of a turn: the time an ordinary step takes.
//!
//! A wave spreads from the mines over the whole board at once, on sets of cells. An empty cell takes a turn to cross,
//! because somebody must lay a card there first; obstacles, trolls and traps cost the delay they cause.

use std::cell::RefCell;

use crate::{
    board::{Board, Cell, CellSet},
    components::{Dir, Mine},
    data,
    tables::Tables,
};

/// This distance or more counts as out of reach.
pub const FAR: u8 = 63;

/// The cost of entering a cell with a card.
pub(super) const STEP: usize = 1;
/// The cost of entering an empty cell: somebody must lay a card there.
pub(super) const BUILD: usize = 3;
/// The cost of entering an obstacle without a token: somebody must have the tool.
const OBSTACLE: usize = 8;
/// The extra cost of crossing an edge with a troll.
const TROLL: usize = 2;
/// The extra cost of crossing an edge with a trap.
const TRAP: usize = 1;
/// The highest cost of one move of the wave: a troll in front of an obstacle.
const PAD: usize = OBSTACLE + TROLL;

/// The mines worth going to: the cell of each and a handicap in thirds of a turn; `None` for a mine not worth it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Targets([(Cell, Option<u8>); 4]);

impl Targets {
    /// Based on what is known of each mine and how many treasures of each kind are left.
    pub fn of(deck: &Tables, known: &[Option<Mine>; 4], left: [u8; 3]) -> Targets {
        let pays = |mine: &Mine| mine.treasure().is_some_and(|kind| left[kind as usize] > 0);
        let hidden = Mine::ALL.iter().filter(|mine| !known.contains(&Some(**mine)));
        let (paying, unknown) =
            hidden.fold((0, 0), |(paying, all), mine| (paying + u8::from(pays(mine)), all + 1));
        let handicap = |mine: Option<Mine>| match mine {
            Some(mine) => pays(&mine).then_some(0),
            // An unknown mine may be empty or the dragon's, which adds the trip to another mine.
            None if paying > 0 => Some(8 * (unknown - paying) / unknown),
            None => None,
        };
        let cells = deck.mine_places();
        Targets(std::array::from_fn(|mine| (cells[mine], handicap(known[mine]))))
    }
}

/// A distance for every cell.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    far: [u8; 128],
}

impl Field {
    /// Every cell out of reach.
    const FAR: Field = Field { far: [FAR; 128] };

    /// The distance of a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> u8 {
        self.far[usize::from(cell.0 & 127)]
    }

    /// The distances of the four neighbors of a cell.
    #[inline]
    pub(super) fn around(&self, cell: Cell) -> [u8; 4] {
        cell.around().map(|next| self.at(next))
    }

    /// The distance from every cell to the nearest of `targets`.
    pub fn to(board: &Board, targets: &Targets) -> Field {
        let mut approach = Approach::new(Ways::of(board), *targets);
        approach.run(FAR.into());
        approach.field
    }

    /// The distance from one cell to every other within `reach`; the rest count as out of reach.
    pub(super) fn from(ways: &Ways, start: Cell, reach: usize) -> Field {
        let mut field = Field::FAR;
        let mut wave = Wave::default();
        wave.add(0, CellSet::EMPTY.with(start));
        let mut settled = CellSet::EMPTY;
        let mut time = 0;
        let mut latest = 0;
        while time <= reach && time <= latest + PAD {
            let new = wave.take(time).minus(settled);
            if !new.is_empty() {
                latest = time;
                settled = settled.union(new);
                field.settle(new, time);
                let mut enter = |delay: usize, to: CellSet| {
                    let (blocked, empty) = (to.intersect(ways.blocked), to.intersect(ways.empty));
                    let at = time + delay;
                    wave.add(at + STEP, to.minus(blocked).minus(empty));
                    wave.add(at + BUILD, empty);
                    wave.add(at + OBSTACLE, blocked);
                };
                enter(0, ways.free.forward(new));
                if ways.has_tokens {
                    enter(TROLL, ways.troll.forward(new));
                    enter(TRAP, ways.trap.forward(new));
                }
            }
            time += 1;
        }
        field
    }

    fn settle(&mut self, cells: CellSet, time: usize) {
        cells.iter().for_each(|cell| self.far[usize::from(cell.0)] = time as u8);
    }
}

/// The distance to the nearest target, computed lazily, only as far as needed.
#[derive(Clone)]
pub(super) struct Approach {
    ways: Ways,
    targets: Targets,
    field: Field,
    settled: CellSet,
    reached: Wave,
    /// Cells by the time at which the search may continue backward from them, with their own cost paid.
    paid: Wave,
    /// Every cell nearer than this is settled.
    time: usize,
    /// The last time at which a cell is in a wave.
    latest: usize,
}

thread_local! {
    /// A cache: the same question comes many times in a row, for every step of a pawn and then for the next seat. Why it is
    /// not passed around: `docs/decisions/0011-a-thread-keeps-the-last-wave.md`.
    static LAST: RefCell<Option<Approach>> = const { RefCell::new(None) };
}

impl Approach {
    fn new(ways: Ways, targets: Targets) -> Approach {
        let mut reached = Wave::default();
        let mut latest = 0;
        for (cell, handicap) in targets.0 {
            if let Some(handicap) = handicap.map(usize::from) {
                reached.add(handicap, CellSet::EMPTY.with(cell));
                latest = latest.max(handicap);
            }
        }
        Approach {
            ways,
            targets,
            field: Field::FAR,
            settled: CellSet::EMPTY,
            reached,
            paid: Wave::default(),
            time: 0,
            latest,
        }
    }

    /// Queries the distances on a board, continuing the previous search if nothing has changed since.
    pub(super) fn ask<R>(board: &Board, targets: Targets, question: impl FnOnce(&mut Approach) -> R) -> R {
        let ways = Ways::of(board);
        LAST.with_borrow_mut(|last| match last {
            Some(last) if last.targets == targets && last.ways == ways => question(last),
            _ => question(last.insert(Approach::new(ways, targets))),
        })
    }

    /// The passages the waves run over.
    pub(super) fn ways(&self) -> &Ways {
        &self.ways
    }

    /// The distances found so far: complete up to the farthest one asked for.
    pub(super) fn field(&self) -> &Field {
        &self.field
    }

    /// The distance of a cell.
    pub(super) fn at(&mut self, cell: Cell) -> u8 {
        while !self.settled.contains(cell) && self.goes_on() {
            self.tick();
        }
        self.field.at(cell)
    }

    /// Computes every distance up to `far`.
    pub(super) fn run(&mut self, far: usize) {
        while self.time <= far && self.goes_on() {
            self.tick();
        }
    }

    fn goes_on(&self) -> bool {
        self.time < usize::from(FAR).min(self.latest + PAD + 1)
    }

    fn tick(&mut self) {
        let (ways, time) = (&self.ways, self.time);
        let leaving = self.paid.take(time);
        if !leaving.is_empty() {
            self.reached.add(time, ways.free.backward(leaving));
            if ways.has_tokens {
                self.reached.add(time + TROLL, ways.troll.backward(leaving));
                self.reached.add(time + TRAP, ways.trap.backward(leaving));
            }
        }
        let new = self.reached.take(time).minus(self.settled);
        if !new.is_empty() {
            self.latest = self.latest.max(time);
            self.settled = self.settled.union(new);
            self.field.settle(new, time);
            let (blocked, empty) = (new.intersect(ways.blocked), new.intersect(ways.empty));
            self.paid.add(time + STEP, new.minus(blocked).minus(empty));
            self.paid.add(time + BUILD, empty);
            self.paid.add(time + OBSTACLE, blocked);
        }
        self.time += 1;
    }
}

/// Cells by the time at which a wave reaches them. No entry is farther ahead than the highest cost, so the times wrap
/// around in a ring.
#[derive(Clone, Default)]
struct Wave {
    ring: [CellSet; RING],
}

const RING: usize = (PAD + 1).next_power_of_two();

impl Wave {
    #[inline]
    fn add(&mut self, time: usize, cells: CellSet) {
        let place = &mut self.ring[time % RING];
        *place = place.union(cells);
    }

    /// Takes the cells of a time that is now over.
    #[inline]
    fn take(&mut self, time: usize) -> CellSet {
        std::mem::take(&mut self.ring[time % RING])
    }
}

/// The passages, empty cells and delays that the waves run over.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Ways {
    free: Passages,
    troll: Passages,
    trap: Passages,
    /// Whether there is a troll or trap at all.
    has_tokens: bool,
    empty: CellSet,
    blocked: CellSet,
}

impl Ways {
    pub(super) fn of(board: &Board) -> Ways {
        let has_tokens = !board.trolls.is_empty() || !board.traps.is_empty();
        let (mut free, mut troll, mut trap) = (Passages::default(), Passages::default(), Passages::default());
        let face_up = board.face_up();
        let passable = |side: Dir| data::BOARD.minus(face_up.minus(board.open(side)));
        for side in Dir::ALL {
            let open = passable(side).intersect(passable(side.opposite()).seen(side));
            troll.0[side as usize] = open.intersect(board.trolls.on_side(side));
            trap.0[side as usize] = open.intersect(board.traps.on_side(side));
            free.0[side as usize] = open.minus(troll.0[side as usize]).minus(trap.0[side as usize]);
        }
        Ways { free, troll, trap, has_tokens, empty: board.empty(), blocked: board.blocked() }
    }
}

/// By side: the cells that can be left on that side into the next cell. Only closed cards prevent that.
#[derive(Clone, Default, PartialEq, Eq)]
struct Passages([CellSet; 4]);

impl Passages {
    /// The cells reachable from these cells.
    #[inline]
    fn forward(&self, from: CellSet) -> CellSet {
        let across = |side: Dir| from.intersect(self.0[side as usize]).seen(side.opposite());
        Dir::ALL.into_iter().map(across).fold(CellSet::EMPTY, CellSet::union)
    }

    /// The cells from which these cells are reachable.
    #[inline]
    fn backward(&self, to: CellSet) -> CellSet {
        let across = |side: Dir| to.seen(side).intersect(self.0[side as usize]);
        Dir::ALL.into_iter().map(across).fold(CellSet::EMPTY, CellSet::union)
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::DeckRef;

    use super::*;
    use crate::components::{CardId, Clan};

    /// The plain version: relaxes every distance until nothing gets shorter.
    fn slow(board: &Board, targets: &Targets) -> Vec<u8> {
        let cells: Vec<Cell> = data::BOARD.iter().collect();
        let mut far = vec![usize::from(FAR); 128];
        for (cell, handicap) in targets.0 {
            if let Some(handicap) = handicap {
                far[usize::from(cell.0)] = usize::from(handicap);
            }
        }
        let closed = |cell: Cell, side: Dir| board.face_up().contains(cell) && !board.exits(cell).has(side);
        loop {
            let before = far.clone();
            for &from in &cells {
                for dir in Dir::ALL {
                    let Some(to) = from.neighbor(dir) else { continue };
                    if closed(from, dir) || closed(to, dir.opposite()) {
                        continue;
                    }
                    let mut way = far[usize::from(to.0)];
                    way += if board.blocked().contains(to) {
                        OBSTACLE
                    } else if board.empty().contains(to) {
                        BUILD
                    } else {
                        STEP
                    };
                    way += if board.trolls.crosses(from, dir) {
                        TROLL
                    } else if board.traps.crosses(from, dir) {
                        TRAP
                    } else {
                        0
                    };
                    let place = &mut far[usize::from(from.0)];
                    *place = way.min(*place);
                }
            }
            if far == before {
                return far.into_iter().map(|way| way as u8).collect();
            }
        }
    }

    #[test]
    fn the_wave_finds_the_shortest_routes() {
        let mut chance = klad_engine::Chance::fast(5);
        for _ in 0..60 {
            let mut board =
                Board::new(DeckRef::standard(), [Clan::Blue, Clan::Yellow, Clan::Blue].into_iter());
            for number in 0..20 + chance.below(15) {
                let card = CardId(number as u8);
                let exits = board.deck.path(card).0;
                let turned = !exits.is_symmetric() && chance.below(2) == 1;
                let fits = board.frontier(true).cells(exits)[usize::from(turned)];
                let cells: Vec<Cell> = fits.iter().collect();
                if !cells.is_empty() {
                    board.lay(card, *chance.pick(&cells), turned);
                }
            }
            for trap in [true, false, true] {
                let edges: Vec<_> = board.eligible().iter().collect();
                let tokens = if trap { &mut board.traps } else { &mut board.trolls };
                tokens.insert(*chance.pick(&edges));
            }
            let mines = [None, Some(Mine::Dragon), None, Some(Mine::Gold)];
            let targets = Targets::of(&board.deck, &mines, [1, 1, 1]);
            let (field, plain) = (Field::to(&board, &targets), slow(&board, &targets));
            for cell in data::BOARD.iter() {
                assert_eq!(field.at(cell), plain[usize::from(cell.0)], "{cell:?}");
            }
            // A wave that stops early is complete up to that point.
            let ways = Ways::of(&board);
            for cell in data::BOARD.iter() {
                let (beyond, reach) = (chance.below(9) as usize, chance.below(40) as usize);
                let mut approach = Approach::new(ways.clone(), targets);
                let asked = approach.at(cell);
                assert_eq!(asked, field.at(cell));
                approach.run(usize::from(asked) + beyond);
                let (whole, near) = (Field::from(&ways, cell, FAR.into()), Field::from(&ways, cell, reach));
                for other in data::BOARD.iter() {
                    let known = usize::from(field.at(other)) <= usize::from(field.at(cell)) + beyond;
                    assert_eq!(approach.field().at(other), if known { field.at(other) } else { FAR });
                    let within = usize::from(whole.at(other)) <= reach;
                    assert_eq!(near.at(other), if within { whole.at(other) } else { FAR });
                }
            }
            // The distance from a start to a mine is the same in both directions.
            for goal in 0..4 {
                let mut only = Targets(board.deck.mine_places().map(|cell| (cell, None)));
                only.0[goal].1 = Some(0);
                for (start, _) in Clan::ALL.map(|clan| board.deck.start(clan)) {
                    let to = Field::to(&board, &only).at(start);
                    assert_eq!(Field::from(&ways, start, FAR.into()).at(board.deck.mine_places()[goal]), to);
                }
            }
        }
    }
}
