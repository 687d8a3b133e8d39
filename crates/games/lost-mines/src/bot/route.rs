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
        let ways = Ways::of(board);
        let mut reached = [CellSet::EMPTY; FAR as usize + PAD + 1];
        for (cell, handicap) in data::MINE_CELLS.into_iter().zip(targets.0) {
            if let Some(handicap) = handicap {
                reached[usize::from(handicap)] = reached[usize::from(handicap)].with(cell);
            }
        }
        // Cells by the time at which one may go on backward out of them: their own price is paid.
        let mut paid = [CellSet::EMPTY; FAR as usize + PAD + 1];
        let mut field = Field { far: [FAR; 128] };
        let mut settled = CellSet::EMPTY;
        for time in 0..usize::from(FAR) {
            for dir in Dir::ALL {
                let side = dir as usize;
                let from = paid[time].intersect(ways.leave[dir.opposite() as usize]).seen(dir);
                let from = from.intersect(ways.leave[side]).minus(settled);
                if from.is_empty() {
                    continue;
                }
                let (troll, trap) = (from.intersect(ways.troll[side]), from.intersect(ways.trap[side]));
                reached[time] = reached[time].union(from.minus(troll).minus(trap));
                reached[time + TROLL] = reached[time + TROLL].union(troll);
                reached[time + TRAP] = reached[time + TRAP].union(trap);
            }
            let new = reached[time].minus(settled);
            if new.is_empty() {
                continue;
            }
            settled = settled.union(new);
            new.iter().for_each(|cell| field.far[usize::from(cell.0)] = time as u8);
            let (blocked, empty) = (new.intersect(ways.blocked), new.intersect(ways.empty));
            paid[time + STEP] = paid[time + STEP].union(new.minus(blocked).minus(empty));
            paid[time + BUILD] = paid[time + BUILD].union(empty);
            paid[time + OBSTACLE] = paid[time + OBSTACLE].union(blocked);
        }
        field
    }

    /// How far it is from one cell to every other.
    pub fn from(board: &Board, start: Cell) -> Field {
        let ways = Ways::of(board);
        let mut reached = [CellSet::EMPTY; FAR as usize + PAD + 1];
        reached[0] = reached[0].with(start);
        let mut field = Field { far: [FAR; 128] };
        let mut settled = CellSet::EMPTY;
        for time in 0..usize::from(FAR) {
            let new = reached[time].minus(settled);
            if new.is_empty() {
                continue;
            }
            settled = settled.union(new);
            new.iter().for_each(|cell| field.far[usize::from(cell.0)] = time as u8);
            for dir in Dir::ALL {
                let side = dir as usize;
                let from = new.intersect(ways.leave[side]);
                let back = dir.opposite();
                let mut spread = |from: CellSet, delay: usize| {
                    let to = from.seen(back).intersect(ways.leave[back as usize]).minus(settled);
                    let (blocked, empty) = (to.intersect(ways.blocked), to.intersect(ways.empty));
                    let at = time + delay;
                    reached[at + STEP] = reached[at + STEP].union(to.minus(blocked).minus(empty));
                    reached[at + BUILD] = reached[at + BUILD].union(empty);
                    reached[at + OBSTACLE] = reached[at + OBSTACLE].union(blocked);
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
        field
    }
}

/// What the waves run over.
struct Ways {
    /// By side: cells that can be left there; not those whose card is closed.
    leave: [CellSet; 4],
    /// By side: cells with a token on that edge.
    troll: [CellSet; 4],
    trap: [CellSet; 4],
    empty: CellSet,
    blocked: CellSet,
}

impl Ways {
    fn of(board: &Board) -> Ways {
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
            // There and back: from a start to a mine is as far as the mine is from the start.
            for goal in 0..4 {
                let mut only = Targets([None; 4]);
                only.0[goal] = Some(0);
                for (_, start, _) in data::STARTS {
                    let to = Field::to(&board, &only).at(start);
                    assert_eq!(Field::from(&board, start).at(data::MINE_CELLS[goal]), to);
                }
            }
        }
    }
}
