//! The invariants of the board: its cards match, and tokens and dwarves are in legal places.

use klad_engine::Seat;

use super::ensure;
use crate::{
    board::{Board, Side},
    components::{Dir, Face, Special},
    setup::StormTokens,
    state::State,
};

/// Invariant 3: no more tokens than the box has, one per edge, and a troll token for each troll card that has one.
pub(super) fn audit_tokens(state: &State) -> Result<(), String> {
    let board = &state.board;
    for (name, tokens, face) in [("trap", board.traps, Face::Trap), ("troll", board.trolls, Face::Troll)] {
        ensure(tokens.len() <= board.deck.copies(face), || {
            format!("{} {name} tokens lie on the board", tokens.len())
        })?;
        for edge in tokens.iter() {
            let (cell, side) = edge.from().ok_or_else(|| format!("{edge:?} is not an edge"))?;
            let other = board.facing(cell, side);
            let supported = board.side(cell, side) == Side::Open
                || other == Side::Open
                || state.options.storm_tokens == StormTokens::Stay;
            ensure(supported, || format!("LM-133: the {name} on {edge:?} has no path under it"))?;
        }
    }
    ensure(board.traps.iter().all(|edge| !board.trolls.contains(edge)), || {
        "two tokens lie on one edge".into()
    })?;
    let mut owned: Vec<_> = state.trolls.iter().flatten().filter_map(|troll| troll.edge).collect();
    owned.sort_unstable();
    ensure(owned.iter().copied().eq(board.trolls.iter()), || {
        format!("troll cards name {owned:?}, but the tokens are elsewhere")
    })
}

/// Invariants 4, 5 and 6; and the sets of cells agree with the cards.
pub(super) fn audit_board(board: &Board) -> Result<(), String> {
    let occupied = board.occupied();
    ensure(occupied.minus(board.face_up()).minus(board.face_down()).is_empty(), || {
        "a dwarf stands on nothing".into()
    })?;
    ensure(occupied.minus(board.blocked()) == occupied, || {
        "a dwarf stands on an obstacle without a token".into()
    })?;
    for choke in board.chokes().iter() {
        let dwarves = Seat::all(9).filter(|seat| board.pawn(*seat) == choke).count();
        ensure(dwarves <= 1, || format!("{dwarves} dwarves stand on the narrow card {choke:?}"))?;
    }
    let mut cells = 0;
    for card in board.path_cards().iter() {
        let (cell, turned) = board.place_of(card).ok_or("a path card lies nowhere")?;
        let (exits, special) = board.deck.path(card);
        ensure(board.path_at(cell) == Some((card, turned)), || {
            format!("{card} does not lie alone on {cell:?}")
        })?;
        ensure(board.deck.forest.contains(cell), || format!("{card} lies on {cell:?}"))?;
        ensure(board.exits(cell) == exits.oriented(turned), || {
            format!("{card} does not have its printed exits")
        })?;
        ensure(!turned || !exits.is_symmetric(), || format!("{card} is symmetric but turned"))?;
        let narrow = special == Special::Rocks || board.has_tool(cell);
        ensure(board.chokes().contains(cell) == narrow, || {
            format!("{card} is wrongly marked as narrow or wide")
        })?;
        cells += 1;
    }
    ensure(cells == board.paths().len(), || "a cell holds a path that belongs to no card".into())?;
    for cell in board.face_up().iter() {
        for side in Dir::ALL {
            let clash = matches!(
                (board.side(cell, side), board.facing(cell, side)),
                (Side::Open, Side::Closed) | (Side::Closed, Side::Open)
            );
            let mine = |cell| board.deck.mine_cells.contains(cell);
            let excused = mine(cell) || cell.neighbor(side).is_some_and(mine);
            ensure(!clash || excused, || format!("the cards do not match on side {side:?} of {cell:?}"))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{
        super::tests::{A, cross, fault, sound, start},
        *,
    };
    use crate::{
        board::{Cell, CellSet, Edge, EdgeSet},
        components::{CardId, Exits, Mine},
        setup::Options,
        state::Troll,
    };

    /// C3, east of the blue start.
    const C3: Cell = Cell::new(2, 2);
    /// The edge on its east side.
    const EAST: Edge = Edge::east_of(C3);

    /// A sound state with default options after an arrangement.
    #[track_caller]
    fn arranged(arrange: impl FnOnce(&mut State)) -> State {
        sound(Options::default(), arrange)
    }

    /// Lays the top card of the pile: crosses come first.
    fn lay_cross(state: &mut State, cell: Cell, turned: bool) -> CardId {
        let card = state.pile.draw().unwrap();
        state.board.lay(card, cell, turned);
        card
    }

    #[test]
    fn the_audit_counts_the_tokens_of_each_kind() {
        let edges: EdgeSet = Dir::ALL.into_iter().filter_map(|side| Edge::of(C3, side)).collect();
        let three = arranged(|state| {
            cross(state);
            edges.iter().take(3).for_each(|edge| state.arrange_trap(edge));
        });
        assert_eq!(fault(three, |state| state.board.traps = edges), "4 trap tokens lie on the board");
        assert_eq!(fault(three, |state| state.board.trolls = edges), "4 troll tokens lie on the board");
    }

    #[test]
    fn the_audit_finds_tokens_without_a_path_under_them() {
        // An open end is enough, on either side of the edge.
        for edge in [EAST, Edge::south_of(Cell::new(2, 1))] {
            arranged(|state| {
                cross(state);
                state.arrange_trap(edge);
            });
        }
        let nowhere = Edge::east_of(Cell::new(5, 5));
        let trap = fault(start(), |state| state.arrange_trap(nowhere));
        assert_eq!(trap, "LM-133: the trap on H(5,5) has no path under it");
        let troll = fault(start(), |state| state.board.trolls.insert(nowhere));
        assert_eq!(troll, "LM-133: the troll on H(5,5) has no path under it");
        let stay = Options { storm_tokens: StormTokens::Stay, ..Options::default() };
        let state = sound(stay, |state| state.arrange_trap(nowhere));
        let beyond = CellSet::EMPTY.with(Cell::new(0, 6));
        assert_eq!(fault(state, |state| state.board.traps.south = beyond), "Edge(136) is not an edge");
    }

    #[test]
    fn the_audit_finds_trolls_on_traps_and_trolls_without_an_owner() {
        let out = arranged(|state| {
            cross(state);
            state.trolls[1] = Some(Troll { card: state.pile.draw().unwrap(), edge: Some(EAST) });
            state.board.trolls.insert(EAST);
        });
        assert_eq!(fault(out, |state| state.arrange_trap(EAST)), "two tokens lie on one edge");
        let lost = fault(out, |state| state.board.trolls = EdgeSet::EMPTY);
        assert_eq!(lost, "troll cards name [H(2,2)], but the tokens are elsewhere");
        let stray = fault(arranged(cross), |state| state.board.trolls.insert(EAST));
        assert_eq!(stray, "troll cards name [], but the tokens are elsewhere");
    }

    #[test]
    fn the_audit_finds_dwarves_where_nobody_can_stand() {
        let nothing = fault(start(), |state| state.arrange_pawn(A, 5, 5));
        assert_eq!(nothing, "a dwarf stands on nothing");
        let lake = arranged(|state| {
            state.arrange_path(2, 2, "EW", Special::Lake);
        });
        let wet = fault(lake, |state| state.arrange_pawn(A, 2, 2));
        assert_eq!(wet, "a dwarf stands on an obstacle without a token");
        let one = arranged(|state| {
            state.arrange_path(2, 2, "EW", Special::Rocks);
            state.arrange_pawn(A, 2, 2);
        });
        let two = fault(one, |state| state.arrange_pawn(Seat(1), 2, 2));
        assert_eq!(two, "2 dwarves stand on the narrow card (2,2)");
    }

    #[test]
    fn the_audit_finds_path_cards_that_lie_where_they_may_not() {
        let twice = fault(arranged(cross), |state| {
            lay_cross(state, C3, false);
        });
        assert_eq!(twice, "cross2 does not lie alone on (2,2)");
        let mine = fault(start(), |state| {
            lay_cross(state, Cell::new(9, 2), false);
        });
        assert_eq!(mine, "cross1 lies on (9,2)");
        let moved = fault(start(), |state| {
            let card = lay_cross(state, C3, false);
            state.board.lay(card, Cell::new(3, 2), false);
        });
        assert_eq!(moved, "a cell holds a path that belongs to no card");
    }

    #[test]
    fn the_audit_compares_path_cards_with_what_is_printed_on_them() {
        let line = arranged(|state| {
            state.arrange_path(2, 2, "EW", Special::Plain);
        });
        let open = fault(line, |state| state.board.reveal(C3, Exits(15)));
        assert_eq!(open, "line_h1 does not have its printed exits");
        let turned = fault(start(), |state| {
            lay_cross(state, C3, true);
        });
        assert_eq!(turned, "cross1 is symmetric but turned");
        let narrow = fault(arranged(cross), |state| state.arrange_tool(2, 2));
        assert_eq!(narrow, "cross1 is wrongly marked as narrow or wide");
    }

    #[test]
    fn the_audit_finds_cards_that_do_not_match_except_beside_mines() {
        let clash = fault(arranged(cross), |state| {
            state.arrange_path(3, 2, "NS", Special::Plain);
        });
        assert_eq!(clash, "the cards do not match on side E of (2,2)");
        // The silver mine is turned when it is entered from the west: its east side is closed.
        arranged(|state| {
            state.arrange_mine(1, Mine::Silver);
            state.arrange_path(10, 2, "NESW", Special::Plain);
            state.arrange_reveal(1, Dir::E);
            let mine = Cell::new(9, 2);
            assert_eq!(
                (state.board.side(mine, Dir::E), state.board.facing(mine, Dir::E)),
                (Side::Closed, Side::Open)
            );
        });
    }
}
