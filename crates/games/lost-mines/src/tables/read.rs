//! Reads and checks a deck.

use klad_engine::deck::Sheet;

use super::Printed;
use crate::{
    board::{Cell, CellSet, Label},
    components::{Dir, Exits, Face, Kind, Mine, Symbol, Symbols, Treasure},
    data::{ACTIONS, BOARD, COLUMNS, GROUPS, MINE_CELLS, PATH_CARDS, PATHS, ROWS, SCOUTS, TREASURES},
};

/// A treasure is worth at most this: no total of points gets near the limits of its type.
const VALUE_MAX: u32 = 9;

const PARTS: [&str; 7] = ["paths", "actions", "scouts", "single-scouts", "mines", "treasures", "board"];

/// What scouts may show, in the order in which they are numbered.
const SCOUT_KINDS: [(&str, Symbols); 7] = [
    ("mine-treasure", Symbols::of(&[Symbol::Mine, Symbol::Treasure])),
    ("mine-dwarf", Symbols::of(&[Symbol::Mine, Symbol::Dwarf])),
    ("treasure-dwarf", Symbols::of(&[Symbol::Treasure, Symbol::Dwarf])),
    ("mine", Symbols::of(&[Symbol::Mine])),
    ("treasure", Symbols::of(&[Symbol::Treasure])),
    ("dwarf", Symbols::of(&[Symbol::Dwarf])),
    ("mine-treasure-dwarf", Symbols::of(&Symbol::ALL)),
];
const SINGLE_SCOUT_KINDS: [(&str, Symbols); 3] = [SCOUT_KINDS[3], SCOUT_KINDS[4], SCOUT_KINDS[5]];

/// What a deck says; `None` if anything is wrong with it.
pub(super) fn printed(sheet: &Sheet<'_>) -> Option<Printed> {
    sheet.knows(&PARTS);
    let paths = sheet.entry("paths").and_then(|sheet| read_paths(&sheet));
    let actions = sheet.entry("actions").and_then(|sheet| read_actions(&sheet));
    let scouts = sheet.entry("scouts").and_then(|sheet| read_scouts(&sheet, &SCOUT_KINDS));
    let single = sheet.entry("single-scouts").and_then(|sheet| read_scouts(&sheet, &SINGLE_SCOUT_KINDS));
    let mines = sheet.entry("mines").and_then(|sheet| read_mines(&sheet));
    let treasures = sheet.entry("treasures").and_then(|sheet| read_treasures(&sheet));
    let board = sheet.entry("board").and_then(|sheet| read_board(&sheet));
    let (paths, actions) = (paths?, actions?);
    check_tools(sheet, &paths, &actions);
    let (starts, mine_cells) = board?;
    if !sheet.is_sound() {
        return None;
    }
    Some(Printed {
        paths,
        actions,
        scouts: [scouts?, single?],
        mines: mines?,
        treasures: treasures?,
        starts,
        mine_cells,
    })
}

/// The number of copies of each kind; a kind that is left out has none.
fn copies<const N: usize>(sheet: &Sheet<'_>, kinds: [&str; N]) -> Option<[u8; N]> {
    sheet.knows(&kinds);
    let mut copies = [0; N];
    let mut sound = true;
    for (copies, kind) in copies.iter_mut().zip(kinds) {
        if let Some(entry) = sheet.maybe(kind) {
            match entry.number(0..=PATH_CARDS as u32) {
                Some(number) => *copies = number as u8,
                None => sound = false,
            }
        }
    }
    sound.then_some(copies)
}

fn sum(copies: &[u8]) -> u32 {
    copies.iter().copied().map(u32::from).sum()
}

fn read_paths(sheet: &Sheet<'_>) -> Option<[u8; PATHS.len()]> {
    let paths = copies(sheet, PATHS.map(|(name, ..)| name))?;
    if sum(&paths) != PATH_CARDS as u32 {
        sheet.fault(format!("found {} path cards, wanted {PATH_CARDS}", sum(&paths)));
    }
    Some(paths)
}

fn read_actions(sheet: &Sheet<'_>) -> Option<[u8; ACTIONS.len()]> {
    let actions = copies(sheet, ACTIONS.map(|(name, _)| name))?;
    for (names, wanted) in GROUPS {
        let of_group = ACTIONS.iter().zip(actions).filter(|((name, _), _)| names.contains(name));
        let found: u32 = of_group.map(|(_, copies)| u32::from(copies)).sum();
        if found != wanted {
            sheet.fault(format!("found {found} cards of {}, wanted {wanted}", names.join(", ")));
        }
    }
    Some(actions)
}

/// An obstacle without its tool would close its path for the whole round.
fn check_tools(sheet: &Sheet<'_>, paths: &[u8], actions: &[u8]) {
    for ((name, _, special), copies) in PATHS.iter().zip(paths) {
        let Some(tool) = special.tool().filter(|_| *copies > 0) else { continue };
        let shown = |face: Face| face == Face::Tool { tool };
        let at = ACTIONS.iter().position(|(_, face)| shown(*face)).expect("every tool is an action card");
        if actions[at] == 0
            && let Some(entry) = sheet.entry("paths").and_then(|paths| paths.entry(name))
        {
            entry.fault(format!("found no {} to overcome it, wanted at least one", ACTIONS[at].0));
        }
    }
}

fn read_scouts(sheet: &Sheet<'_>, kinds: &[(&str, Symbols)]) -> Option<[Symbols; SCOUTS]> {
    sheet.knows(&kinds.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    let mut scouts = Vec::new();
    for (name, symbols) in kinds {
        if let Some(entry) = sheet.maybe(name) {
            let copies = entry.number(0..=SCOUTS as u32)?;
            scouts.extend((0..copies).map(|_| *symbols));
        }
    }
    if scouts.len() != SCOUTS {
        sheet.fault(format!("found {} scouts, wanted {SCOUTS}", scouts.len()));
    }
    scouts.try_into().ok()
}

fn read_exits(sheet: &Sheet<'_>) -> Option<Exits> {
    let text = sheet.text()?;
    let exits = Exits::parse(text).filter(|exits| exits.0 != 0);
    if exits.is_none() {
        sheet.fault(format!("found {text:?}, wanted letters from NESW, each at most once"));
    }
    exits
}

fn read_mines(sheet: &Sheet<'_>) -> Option<[Exits; Mine::ALL.len()]> {
    const NAMES: [&str; Mine::ALL.len()] = ["gold", "silver", "gems", "dragon"];
    sheet.knows(&NAMES);
    let read = |name: &str| {
        let entry = sheet.entry(name)?;
        let exits = read_exits(&entry)?;
        let opens = |one: Dir, other: Dir| exits.has(one) || exits.has(other);
        if !opens(Dir::N, Dir::S) || !opens(Dir::E, Dir::W) {
            entry.fault(format!("found exits {exits}, wanted N or S, and E or W"));
        }
        Some(exits)
    };
    let [gold, silver, gems, dragon] = NAMES.map(read);
    Some([gold?, silver?, gems?, dragon?])
}

fn read_treasures(sheet: &Sheet<'_>) -> Option<[Treasure; TREASURES]> {
    const KINDS: [(&str, Kind); 3] = [("gold", Kind::Gold), ("silver", Kind::Silver), ("gems", Kind::Gems)];
    sheet.knows(&KINDS.map(|(name, _)| name));
    let mut treasures = Vec::new();
    let mut sound = true;
    for (name, kind) in KINDS {
        let values = sheet.entry(name).and_then(|entry| entry.list(1..=TREASURES));
        sound &= values.is_some();
        for value in values.into_iter().flatten() {
            match value.number(1..=VALUE_MAX) {
                Some(value) => treasures.push(Treasure { kind, value: value as u8 }),
                None => sound = false,
            }
        }
    }
    if !sound {
        return None;
    }
    if treasures.len() != TREASURES {
        sheet.fault(format!("found {} treasures, wanted {TREASURES}", treasures.len()));
    } else if treasures.iter().all(|treasure| treasure.value == treasures[0].value) {
        sheet.fault("found the same value on every treasure, wanted different values");
    }
    treasures.try_into().ok()
}

type Board = ([(Cell, Exits); 2], [Cell; MINE_CELLS]);

fn read_board(sheet: &Sheet<'_>) -> Option<Board> {
    sheet.knows(&["blue", "yellow", "mines"]);
    let start = |clan: &str| {
        let start = sheet.entry(clan)?;
        start.knows(&["cell", "exits"]);
        let cell = start.entry("cell").and_then(|cell| read_cell(&cell));
        let exits = start.entry("exits").and_then(|exits| read_exits(&exits));
        Some((cell?, exits?))
    };
    let (blue, yellow) = (start("blue"), start("yellow"));
    let list = sheet.entry("mines")?.list(MINE_CELLS..=MINE_CELLS)?;
    let mines: Option<Vec<Cell>> = list.iter().map(read_cell).collect();
    let (starts, mines) = ([blue?, yellow?], mines?);
    check_board(sheet, &starts, &mines);
    Some((starts, mines.try_into().ok()?))
}

fn read_cell(sheet: &Sheet<'_>) -> Option<Cell> {
    let text = sheet.text()?;
    let cell = text.parse::<Label>().ok().map(|label| label.0).filter(|cell| BOARD.contains(*cell));
    if cell.is_none() {
        let last = char::from(b'A' + COLUMNS - 1);
        sheet.fault(format!("found {text:?}, wanted a cell from A1 to {last}{ROWS}"));
    }
    cell
}

fn check_board(sheet: &Sheet<'_>, starts: &[(Cell, Exits); 2], mines: &[Cell]) {
    let cells: Vec<Cell> = starts.iter().map(|(cell, _)| *cell).chain(mines.iter().copied()).collect();
    for (place, cell) in cells.iter().enumerate() {
        for other in &cells[..place] {
            let (at, near) = (Label(*cell), Label(*other));
            if other == cell {
                sheet.fault(format!("found {at} twice, wanted six different cells"));
            } else if place >= starts.len() && cell.steps_to(*other) == 1 {
                sheet.fault(format!("found a mine on {at} beside {near}, wanted a free cell between"));
            }
        }
    }
    let [(one, one_exits), (other, other_exits)] = *starts;
    let touches = |dir: &Dir| one.neighbor(*dir) == Some(other);
    if let Some(dir) = Dir::ALL.into_iter().find(touches)
        && one_exits.has(dir) != other_exits.has(dir.opposite())
    {
        sheet.fault(format!(
            "found starts that do not fit together between {} and {}",
            Label(one),
            Label(other)
        ));
    }
    for (start, exits) in starts {
        let reached = reached(*start, *exits, starts, mines);
        for mine in mines.iter().filter(|mine| !reached.contains(**mine)) {
            let (from, to) = (Label(*start), Label(*mine));
            sheet.fault(format!("found no way from the start on {from} to the mine on {to}"));
        }
    }
}

/// The cells that paths from a start can lead to: over empty cells, and through starts by their exits. Paths end at
/// mines.
fn reached(from: Cell, exits: Exits, starts: &[(Cell, Exits); 2], mines: &[Cell]) -> CellSet {
    let mut reached = CellSet::EMPTY.with(from);
    let mut open = vec![(from, exits)];
    while let Some((cell, exits)) = open.pop() {
        for dir in Dir::ALL.into_iter().filter(|dir| exits.has(*dir)) {
            let Some(next) = cell.neighbor(dir).filter(|next| !reached.contains(*next)) else { continue };
            let sides = match starts.iter().find(|(start, _)| *start == next) {
                Some((_, exits)) if !exits.has(dir.opposite()) => continue,
                Some((_, exits)) => *exits,
                None if mines.contains(&next) => Exits(0),
                None => Exits(15),
            };
            reached = reached.with(next);
            open.push((next, sides));
        }
    }
    reached
}
