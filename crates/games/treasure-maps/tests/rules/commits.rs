//! TM-044: how many ways there are to commit, counted mark by mark and by the closed form.

use std::collections::BTreeSet;

use klad_engine::{Chance, Game, Quiet, Sight, Viewer};
use klad_treasure_maps::{Card, Cells, Move, Position, Primary, Shape, State};

use crate::{
    common::*,
    marks::{A, random_position},
};

#[test]
fn tm_044_the_closed_form_matches_all_commits() {
    for (one, other, shape, pairs, series) in [
        ("green-04", "grey-07", Shape::I3, 86, 86),
        ("green-04", "purple-11", Shape::T4, 1080, 1341),
        ("orange-02", "green-12", Shape::V3, 1642, 3242),
        ("grey-11", "grey-08", Shape::I2, 187, 187),
    ] {
        let start = at(position(shape, vec![area(blank(one), blank(other)), bystander()])).state().clone();
        let made = commits(&start);
        assert_eq!((made.pairs.len(), made.series), (pairs, series), "{one} + {other} with {shape:?}");
        assert_eq!(made.pairs, closed_form(&start), "{one} + {other} with {shape:?}");
    }
}

#[test]
fn tm_044_the_largest_number_of_commits_is_21893() {
    let start = at(position(Shape::L4, vec![area(blank("purple-04"), blank("purple-06")), bystander()]));
    assert!(closed_form(start.state()).len() < 21_893);
    let largest = Position {
        display: display(["green-04", "purple-02", "green-05", "orange-01"]),
        ..position(Shape::L4, vec![area(blank("purple-01"), blank("purple-03")), bystander()])
    };
    let start = at(largest).state().clone();
    let made = commits(&start);
    assert_eq!(made.pairs.len(), 21_893);
    assert_eq!(made.pairs, closed_form(&start));
}

#[test]
fn tm_044_the_closed_form_matches_all_commits_in_the_middle_of_games() {
    let mut chance = Chance::fast(44);
    let mut with_bonus = 0;
    for _ in 0..150 {
        let start = random_position(&mut chance);
        let made = commits(&start);
        assert_eq!(made.pairs, closed_form(&start));
        with_bonus += usize::from(made.series > made.pairs.len());
    }
    assert!(with_bonus > 10, "only {with_bonus} positions had chains of several orders");
}

/// A primary and its bonus cells, as sets of cells in both slots.
type Pair = (bool, [Cells; 2], [Cells; 2]);

struct Commits {
    pairs: BTreeSet<(bool, [u16; 2], [u16; 2])>,
    series: usize,
}

/// All commits of seat A, made mark by mark without take-backs.
fn commits(start: &State) -> Commits {
    fn go_on(state: &State, pair: Pair, into: &mut Commits) {
        if !state.turn().must.contains(A) {
            into.series += 1;
            into.pairs.insert((pair.0, pair.1.map(|cells| cells.0), pair.2.map(|cells| cells.0)));
            return;
        }
        let mut legal = Vec::new();
        state.legal_moves(A, &mut legal);
        for mv in legal {
            let mut pair = pair;
            match mv {
                Move::Mark { primary: Primary::Shape { slot, cells } } => {
                    (pair.0, pair.1[usize::from(slot)]) = (true, cells);
                }
                Move::Mark { primary: Primary::Single { slot, cell } } => {
                    pair.1[usize::from(slot)] = Cells::only(cell)
                }
                Move::Bonus { slot, cell } => {
                    let cells = &mut pair.2[usize::from(slot)];
                    *cells = cells.union(Cells::only(cell));
                }
                Move::TakeBack {} => continue,
                Move::ChooseStart { .. } | Move::TakeCard { .. } => unreachable!("step 2"),
            }
            let mut next = state.clone();
            next.apply(A, mv, &mut Chance::fast(0), &mut Quiet);
            go_on(&next, pair, into);
        }
    }
    let mut made = Commits { pairs: BTreeSet::new(), series: 0 };
    // Somebody else has not committed, so that A's series ends when A has committed.
    assert!(start.turn().must.len() > 1);
    go_on(start, (false, [Cells::NONE; 2], [Cells::NONE; 2]), &mut made);
    made
}

/// TM-044 taken literally: all legal pairs of a primary and a set of bonus cells.
fn closed_form(start: &State) -> BTreeSet<(bool, [u16; 2], [u16; 2])> {
    let view = start.view(Viewer::Spectator, Sight::Table);
    let slots = view.players[0].slots;
    let join = |cells: [Cells; 2]| u32::from(cells[0].0) | u32::from(cells[1].0) << 16;
    let split = |cells: u32| [cells as u16, (cells >> 16) as u16];
    let of = |cells: &dyn Fn(Card) -> Cells| {
        join(slots.map(|slot| slot.map_or(Cells::NONE, |active| cells(active.card))))
    };
    let crossed = join(slots.map(|slot| slot.map_or(Cells::NONE, |active| active.crossed)));
    let (open, crosses) = (of(&Card::cells) & !crossed, of(&|card| view.options.deck.crosses(card)));

    let mut legal = Vec::new();
    start.legal_moves(A, &mut legal);
    let mut pairs = BTreeSet::new();
    for mv in legal {
        let (is_shape, primary) = match mv {
            Move::Mark { primary: Primary::Shape { slot, cells } } => {
                (true, u32::from(cells.0) << (16 * slot))
            }
            Move::Mark { primary: Primary::Single { slot, cell } } => (false, 1 << (16 * slot + cell)),
            _ => unreachable!("nothing is marked yet"),
        };
        let due = (primary & crosses).count_ones();
        let left = open & !primary;
        let mut add = |bonus: u32| pairs.insert((is_shape, split(primary), split(bonus)));
        if due == 0 {
            add(0);
        } else if (left & !crosses).count_ones() < due {
            add(left);
        } else {
            for bonus in subsets(left & !crosses).filter(|set| set.count_ones() == due) {
                for more in subsets(left & crosses) {
                    add(bonus | more);
                }
            }
        }
    }
    pairs
}

/// All subsets of a set of at most six bits; for larger sets, only the single bits, because no shape covers two
/// crosses.
fn subsets(set: u32) -> Box<dyn Iterator<Item = u32>> {
    if set.count_ones() > 6 {
        return Box::new((0..32).map(|bit| 1 << bit).filter(move |bit| set & bit != 0));
    }
    let mut next = Some(0u32);
    Box::new(std::iter::from_fn(move || {
        let now = next?;
        // Enumerates the subsets in order.
        let after = now.wrapping_sub(set) & set;
        next = (after != 0).then_some(after);
        Some(now)
    }))
}
