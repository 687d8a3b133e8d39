//! The forest as text: four columns and one row for each cell, and a column or row for the edge between two.

use klad_lost_mines::{
    Cell, Dir, Edge, Move, View,
    components::{Clan, Exits, Mine, Special, Tool},
    data::{COLUMNS, ROWS},
    view::Player,
};
use ratatui::{
    Frame,
    layout::Rect,
    style::{Color, Modifier, Style},
    text::Span,
};

use crate::{paint, snapshot::Scene, theme::Theme};

/// Columns of the row labels at the left.
const LEFT: u16 = 2;
/// Columns of a cell with the edge at its right.
const PITCH: u16 = 5;
/// Columns of the whole map.
pub(super) const MAP_COLUMNS: u16 = LEFT + COLUMNS as u16 * PITCH;
/// Rows of the whole map, with the letters above it.
pub(super) const MAP_ROWS: u16 = ROWS as u16 * 2;

/// What is highlighted on the map.
#[derive(Debug, Clone, Default)]
pub(super) struct Aim {
    /// Cells that can be chosen.
    pub(super) cells: Vec<Cell>,
    /// Edges that can be chosen.
    pub(super) edges: Vec<Edge>,
    /// The cell under the cursor.
    pub(super) cell: Option<Cell>,
    /// The edge under the cursor.
    pub(super) edge: Option<Edge>,
    /// A card to show on the cell under the cursor.
    pub(super) card: Option<(Exits, Special)>,
}

/// A card on a cell.
#[derive(Debug, Clone, Copy)]
struct Lying {
    exits: Exits,
    tag: char,
    is_face_down: bool,
}

fn lying(view: &View, cell: Cell) -> Option<Lying> {
    if let Some(clan) = Clan::ALL.into_iter().find(|clan| view.options.deck.start(*clan).0 == cell) {
        let (_, exits) = view.options.deck.start(clan);
        return Some(Lying { exits, tag: clan_sign(clan), is_face_down: false });
    }
    if let Some(mine) = view.mines.iter().find(|mine| mine.cell == cell) {
        let tag = mine.content.map_or(' ', mine_letter);
        let exits = mine.exits.filter(|_| mine.face_up).unwrap_or(Exits::parse("").expect("no exits"));
        return Some(Lying { exits, tag, is_face_down: !mine.face_up });
    }
    view.paths.iter().find(|path| path.cell == cell).map(|path| Lying {
        exits: path.exits,
        tag: special_sign(path.special, path.overcome),
        is_face_down: false,
    })
}

/// Draws the map.
pub(super) fn draw(frame: &mut Frame, area: Rect, scene: &Scene<'_>, view: &View, aim: &Aim) {
    let theme = scene.theme;
    for x in 0..COLUMNS {
        let letter = char::from(b'A' + x).to_string();
        paint::at(frame, area, LEFT + u16::from(x) * PITCH + 1, 0, Span::styled(letter, theme.faint()));
    }
    for y in 0..ROWS {
        let row = 1 + u16::from(y) * 2;
        paint::at(frame, area, 0, row, Span::styled((y + 1).to_string(), theme.faint()));
        for x in 0..COLUMNS {
            let cell = Cell::new(x, y);
            let column = LEFT + u16::from(x) * PITCH;
            for (offset, (sign, style)) in cell_signs(view, cell, aim, theme).into_iter().enumerate() {
                paint::at(frame, area, column + offset as u16, row, Span::styled(sign.to_string(), style));
            }
            for (dir, at) in [(Dir::E, (column + 4, row)), (Dir::S, (column + 1, row + 1))] {
                let Some(edge) = Edge::of(cell, dir) else { continue };
                if let Some((sign, style)) = edge_sign(view, cell, dir, edge, aim, theme) {
                    paint::at(frame, area, at.0, at.1, Span::styled(sign.to_string(), style));
                }
            }
        }
    }
}

/// Left arm, middle, tag, right arm.
fn cell_signs(view: &View, cell: Cell, aim: &Aim, theme: Theme) -> [(char, Style); 4] {
    let is_here = aim.cell == Some(cell);
    let is_target = aim.cells.contains(&cell);
    let base = match (is_here, is_target) {
        (true, true) => theme.possible().add_modifier(Modifier::REVERSED),
        (true, false) => theme.refusal().add_modifier(Modifier::REVERSED),
        (false, true) => theme.possible(),
        (false, false) => Style::new(),
    };
    let preview = aim.card.filter(|_| is_here).map(|(exits, special)| Lying {
        exits,
        tag: special_sign(special, false),
        is_face_down: false,
    });
    let Some(card) = preview.or_else(|| lying(view, cell)) else {
        let middle = if is_target { '+' } else { '·' };
        let style = if is_target || is_here { base } else { theme.faint() };
        return [(' ', base), (middle, style), (' ', base), (' ', base)];
    };
    let arm = |side: Dir, style: Style| (if card.exits.has(side) { '─' } else { ' ' }, style);
    let pawns: Vec<usize> = (0..view.players.len()).filter(|seat| view.players[*seat].pawn == cell).collect();
    let middle = match pawns.as_slice() {
        [] if card.is_face_down => ('?', base.patch(theme.gold())),
        [] => (crossing(card.exits), base),
        [seat] => (char::from(b'A' + *seat as u8), base.patch(pawn_style(view.players[*seat].clan, theme))),
        many => {
            (char::from(b'0' + many.len() as u8), base.patch(theme.strong()).add_modifier(Modifier::REVERSED))
        }
    };
    if card.is_face_down {
        return [('[', base), middle, (card.tag, base.patch(theme.gold())), (']', base)];
    }
    let tag = match card.tag {
        ' ' => arm(Dir::E, base),
        tag => (tag, base.patch(theme.gold())),
    };
    [arm(Dir::W, base), middle, tag, arm(Dir::E, base)]
}

fn edge_sign(
    view: &View,
    cell: Cell,
    dir: Dir,
    edge: Edge,
    aim: &Aim,
    theme: Theme,
) -> Option<(char, Style)> {
    let is_here = aim.edge == Some(edge);
    let is_target = aim.edges.contains(&edge);
    let style = match (is_here, is_target) {
        (true, _) => theme.possible().add_modifier(Modifier::REVERSED),
        (false, true) => theme.possible(),
        (false, false) => Style::new(),
    };
    if view.traps.contains(&edge) {
        return Some(('^', style.patch(theme.refusal())));
    }
    let stands_here = |player: &&Player| player.troll.is_some_and(|troll| troll.edge == Some(edge));
    if let Some(owner) = view.players.iter().find(stands_here) {
        // A troll is shown as the letter of its owner: nothing else can be on an edge.
        return Some((char::from(b'A' + owner.seat.0), style.patch(theme.refusal())));
    }
    if is_here || is_target {
        return Some(('+', style));
    }
    let open = |cell: Option<Cell>, side: Dir| {
        cell.and_then(|cell| lying(view, cell)).is_some_and(|card| card.exits.has(side))
    };
    let (near, far) = (open(Some(cell), dir), open(cell.neighbor(dir), dir.opposite()));
    let sign = match (dir, near, far) {
        (_, false, false) => return None,
        (Dir::E | Dir::W, true, true) => '─',
        (Dir::E | Dir::W, true, false) => '╴',
        (Dir::E | Dir::W, false, true) => '╶',
        (Dir::N | Dir::S, true, true) => '│',
        (Dir::N | Dir::S, true, false) => '╵',
        (Dir::N | Dir::S, false, true) => '╷',
    };
    Some((sign, style))
}

/// The box-drawing character in the middle of a card.
pub(super) fn crossing(exits: Exits) -> char {
    match (exits.has(Dir::N), exits.has(Dir::E), exits.has(Dir::S), exits.has(Dir::W)) {
        (true, true, true, true) => '┼',
        (true, true, false, true) => '┴',
        (false, true, true, true) => '┬',
        (true, true, true, false) => '├',
        (true, false, true, true) => '┤',
        (true, true, false, false) => '└',
        (true, false, false, true) => '┘',
        (false, true, true, false) => '┌',
        (false, false, true, true) => '┐',
        (false, true, false, true) => '─',
        (true, false, true, false) => '│',
        (true, false, false, false) => '╵',
        (false, true, false, false) => '╶',
        (false, false, true, false) => '╷',
        (false, false, false, true) => '╴',
        (false, false, false, false) => ' ',
    }
}

/// The symbol of what is printed on a path card; a tool's letter once the obstacle is overcome.
pub(super) fn special_sign(special: Special, is_overcome: bool) -> char {
    match (special, is_overcome) {
        (Special::Plain, _) => ' ',
        (Special::Trunk, false) => '#',
        (Special::Lake, false) => '~',
        (Special::Pit, false) => 'o',
        (Special::Trunk, true) => 'a',
        (Special::Lake, true) => 'b',
        (Special::Pit, true) => 'r',
        (Special::Rocks, _) => '%',
        (Special::Campfire, _) => '*',
    }
}

/// The symbol of a clan, on its start and beside its dwarves.
pub(super) fn clan_sign(clan: Clan) -> char {
    match clan {
        Clan::Blue => '◆',
        Clan::Yellow => '◇',
    }
}

/// The letter of a mine.
pub(super) fn mine_letter(mine: Mine) -> char {
    match mine {
        Mine::Gold => 'G',
        Mine::Silver => 'S',
        Mine::Gems => 'J',
        Mine::Dragon => 'D',
    }
}

/// The color of a clan's pawns; the clan's symbol is beside the name.
pub(super) fn pawn_style(clan: Clan, theme: Theme) -> Style {
    match clan {
        Clan::Blue => theme.paper(Color::White, Color::Blue),
        Clan::Yellow => theme.paper(Color::Black, Color::Yellow),
    }
    .add_modifier(Modifier::BOLD)
}

/// The name of a tool in message ids.
pub(super) fn tool_id(tool: Tool) -> &'static str {
    match tool {
        Tool::Axe => "axe",
        Tool::Boat => "boat",
        Tool::Rope => "rope",
    }
}

/// The cell or edge a move aims at.
pub(super) fn target_of(mv: &Move) -> (Option<Cell>, Option<Edge>) {
    match *mv {
        Move::PlayPath { cell, .. } | Move::PlayTool { cell, .. } | Move::PlayStorm { cell, .. } => {
            (Some(cell), None)
        }
        Move::PlayTrap { edge, .. } | Move::PlayTroll { edge, .. } => (None, Some(edge)),
        _ => (None, None),
    }
}
