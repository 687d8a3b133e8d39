//! How far it is to a mine, in thirds of a turn: the time an ordinary step takes.
//!
//! A wave runs from the mines over the whole board at once, on sets of cells. Empty cells can be crossed once a card
//! lies there, which takes a turn; obstacles, trolls and traps cost what they delay.

use crate::{
    board::{Board, Cell, CellSet},
    components::{Dir, Mine},
    data,
};

/// What is this far or farther counts as out of reach.
pub const FAR: u8 = 63;

/// To enter a cell with a card.
const STEP: usize = 1;
/// To enter an empty cell: somebody must lay a card there.
const BUILD: usize = 3;
/// To enter an obstacle without token: somebody must find the tool.
const OBSTACLE: usize = 8;
/// To cross an edge with a troll.
const TROLL: usize = 2;
/// To cross an edge with a trap.
const TRAP: usize = 1;
/// The longest of them, a troll before an obstacle.
const PAD: usize = OBSTACLE + TROLL;

/// The mines worth going to, each with a handicap in thirds of a turn; none for those that are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Targets([Option<u8>; 4]);

impl Targets {
    /// From what is known of each mine and how many treasures of each kind are left.
    pub fn of(known: &[Option<Mine>; 4], left: [u8; 3]) -> Targets {
        let pays = |mine: &Mine| mine.treasure().is_some_and(|kind| left[kind as usize] > 0);
        let hidden = Mine::ALL.iter().filter(|mine| !known.contains(&Some(**mine)));
        let (paying, unknown) =
            hidden.fold((0, 0), |(paying, all), mine| (paying + u8::from(pays(mine)), all + 1));
        Targets(known.map(|mine| match mine {
            Some(mine) => pays(&mine).then_some(0),
            // An unknown mine may be empty or the dragon's: then the way to another one comes on top.
            None if paying > 0 => Some(8 * (unknown - paying) / unknown),
            None => None,
        }))
    }
}

/// The distance of every cell from the nearest target.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    far: [u8; 128],
}

impl Field {
    /// The distance of a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> u8 {
        self.far[usize::from(cell.0 & 127)]
    }

    /// How far it is from every cell to the nearest of `targets`.
    pub fn to(board: &Board, targets: &Targets) -> Field {
        Field::toward(&Ways::of(board), targets, None, 0)
    }

    /// The same for a pawn on `cell` and everything at most `beyond` farther than that; the rest may count as out of reach.
    pub(super) fn around(ways: &Ways, targets: &Targets, cell: Cell, beyond: usize) -> Field {
        Field::toward(ways, targets, Some(cell), beyond)
    }

    fn toward(ways: &Ways, targets: &Targets, asked: Option<Cell>, beyond: usize) -> Field {
        let mut reached = Wave::default();
        for (cell, handicap) in data::MINE_CELLS.into_iter().zip(targets.0) {
            if let Some(handicap) = handicap {
                reached.add(usize::from(handicap), CellSet::EMPTY.with(cell));
            }
        }
        // Cells by the time at which one may go on backward out of them: their own price is paid.
        let mut paid = Wave::default();
        let mut field = Field { far: [FAR; 128] };
        let mut settled = CellSet::EMPTY;
        let mut end = usize::from(FAR);
        let mut time = 0;
        while time < end && time <= reached.last.max(paid.last) {
            let leaving = paid.take(time);
            for dir in Dir::ALL {
                let side = dir as usize;
                let from = leaving.intersect(ways.leave[dir.opposite() as usize]).seen(dir);
                let from = from.intersect(ways.leave[side]).minus(settled);
                if from.is_empty() {
                    continue;
                }
                let (troll, trap) = (from.intersect(ways.troll[side]), from.intersect(ways.trap[side]));
                reached.add(time, from.minus(troll).minus(trap));
                reached.add(time + TROLL, troll);
                reached.add(time + TRAP, trap);
            }
            let new = reached.take(time).minus(settled);
            if !new.is_empty() {
                settled = settled.union(new);
                field.settle(new, time);
                let (blocked, empty) = (new.intersect(ways.blocked), new.intersect(ways.empty));
                paid.add(time + STEP, new.minus(blocked).minus(empty));
                paid.add(time + BUILD, empty);
                paid.add(time + OBSTACLE, blocked);
                if asked.is_some_and(|cell| new.contains(cell)) {
                    end = end.min(time + beyond + 1);
                }
            }
            time += 1;
        }
        field
    }

    /// How far it is from one cell to every other within `reach`; the rest counts as out of reach.
    pub(super) fn from(ways: &Ways, start: Cell, reach: usize) -> Field {
        let mut reached = Wave::default();
        reached.add(0, CellSet::EMPTY.with(start));
        let mut field = Field { far: [FAR; 128] };
        let mut settled = CellSet::EMPTY;
        let mut time = 0;
        while time < usize::from(FAR).min(reach + 1) && time <= reached.last {
            let new = reached.take(time).minus(settled);
            if !new.is_empty() {
                settled = settled.union(new);
                field.settle(new, time);
                for dir in Dir::ALL {
                    let side = dir as usize;
                    let from = new.intersect(ways.leave[side]);
                    let back = dir.opposite();
                    let mut spread = |from: CellSet, delay: usize| {
                        let to = from.seen(back).intersect(ways.leave[back as usize]).minus(settled);
                        let (blocked, empty) = (to.intersect(ways.blocked), to.intersect(ways.empty));
                        let at = time + delay;
                        reached.add(at + STEP, to.minus(blocked).minus(empty));
                        reached.add(at + BUILD, empty);
                        reached.add(at + OBSTACLE, blocked);
                    };
                    let (troll, trap) = (from.intersect(ways.troll[side]), from.intersect(ways.trap[side]));
                    spread(from.minus(troll).minus(trap), 0);
                    if !troll.is_empty() {
                        spread(troll, TROLL);
                    }
                    if !trap.is_empty() {
                        spread(trap, TRAP);
                    }
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

/// Cells by the time at which a wave comes to them. Nothing is known farther ahead than the longest delay, so the times go
/// around in a ring.
#[derive(Default)]
struct Wave {
    ring: [CellSet; RING],
    /// The latest time with a cell so far.
    last: usize,
}

const RING: usize = (PAD + 1).next_power_of_two();

impl Wave {
    #[inline]
    fn add(&mut self, time: usize, cells: CellSet) {
        let place = &mut self.ring[time % RING];
        *place = place.union(cells);
        if !cells.is_empty() {
            self.last = self.last.max(time);
        }
    }

    /// The cells of a time, which is now over.
    #[inline]
    fn take(&mut self, time: usize) -> CellSet {
        std::mem::take(&mut self.ring[time % RING])
    }
}

/// What the waves run over.
pub(super) struct Ways {
    /// By side: cells that can be left there; not those whose card is closed.
    leave: [CellSet; 4],
    /// By side: cells with a token on that edge.
    troll: [CellSet; 4],
    trap: [CellSet; 4],
    empty: CellSet,
    blocked: CellSet,
}

impl Ways {
    pub(super) fn of(board: &Board) -> Ways {
        let face_up = board.face_up();
        let leave = Dir::ALL.map(|side| data::BOARD.minus(face_up.minus(board.open(side))));
        Ways {
            leave,
            troll: Dir::ALL.map(|side| board.trolls.on_side(side)),
            trap: Dir::ALL.map(|side| board.traps.on_side(side)),
            empty: board.empty(),
            blocked: board.blocked(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{CardId, Clan};

    /// The plain version: every way is tried again until nothing gets shorter.
    fn slow(board: &Board, targets: &Targets) -> Vec<u8> {
        let cells: Vec<Cell> = data::BOARD.iter().collect();
        let mut far = vec![usize::from(FAR); 128];
        for (cell, handicap) in data::MINE_CELLS.into_iter().zip(targets.0) {
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
    fn the_wave_finds_the_shortest_ways() {
        let mut chance = klad_engine::Chance::fast(5);
        for _ in 0..60 {
            let mut board = Board::new([Clan::Blue, Clan::Yellow, Clan::Blue].into_iter());
            for number in 0..20 + chance.below(15) {
                let card = CardId(number as u8);
                let exits = crate::board::path(card).0;
                let turned = !exits.is_symmetric() && chance.below(2) == 1;
                let cells: Vec<Cell> = board.frontier(true).cells(exits.oriented(turned)).iter().collect();
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
            let targets = Targets::of(&mines, [1, 1, 1]);
            let (field, plain) = (Field::to(&board, &targets), slow(&board, &targets));
            for cell in data::BOARD.iter() {
                assert_eq!(field.at(cell), plain[usize::from(cell.0)], "{cell:?}");
            }
            // A wave that ends early knows everything up to there.
            let ways = Ways::of(&board);
            for cell in data::BOARD.iter() {
                let (beyond, reach) = (chance.below(9) as usize, chance.below(40) as usize);
                let bounded = Field::around(&ways, &targets, cell, beyond);
                let (whole, near) = (Field::from(&ways, cell, FAR.into()), Field::from(&ways, cell, reach));
                for other in data::BOARD.iter() {
                    let known = usize::from(field.at(other)) <= usize::from(field.at(cell)) + beyond;
                    assert_eq!(bounded.at(other), if known { field.at(other) } else { FAR });
                    let within = usize::from(whole.at(other)) <= reach;
                    assert_eq!(near.at(other), if within { whole.at(other) } else { FAR });
                }
            }
            // There and back: from a start to a mine is as far as the mine is from the start.
            for goal in 0..4 {
                let mut only = Targets([None; 4]);
                only.0[goal] = Some(0);
                for (_, start, _) in data::STARTS {
                    let to = Field::to(&board, &only).at(start);
                    assert_eq!(
                        Field::from(&Ways::of(&board), start, FAR.into()).at(data::MINE_CELLS[goal]),
                        to
                    );
                }
            }
        }
    }
}
