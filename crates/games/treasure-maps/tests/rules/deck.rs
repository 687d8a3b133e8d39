//! The tables: what the specification of the deck says about every card, checked against the drawings.

use std::collections::BTreeSet;

use klad_engine::DeckRef;
use klad_treasure_maps::{Card, Color, Position, Shape, Tables, data};

use crate::common::*;

/// The standard deck.
fn deck() -> DeckRef<Tables> {
    DeckRef::standard()
}

/// A row of `tests/cards.csv`, computed from the drawings when the deck was designed.
struct Row {
    card: Card,
    icons: [usize; 4],
    placements: [usize; Shape::COUNT],
    tiles_min: usize,
}

fn rows() -> Vec<Row> {
    let read = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let number = |field: usize| fields[field].parse().expect("the table contains numbers");
        Row {
            card: card(fields[0]),
            icons: [1, 2, 3, 4].map(number),
            placements: [5, 6, 7, 8, 9, 10].map(number),
            tiles_min: number(11),
        }
    };
    include_str!("../cards.csv").lines().skip(1).map(read).collect()
}

type Square = (i32, i32);

/// The squares of a drawing that are cells, with their icons.
fn squares(rows: &[&str]) -> Vec<(Square, u8)> {
    let all = rows.iter().enumerate().flat_map(|(row, icons)| {
        icons.bytes().enumerate().map(move |(column, icon)| ((row as i32, column as i32), icon))
    });
    all.filter(|(_, icon)| *icon != b'.').collect()
}

/// A drawing in all eight orientations, moved to the corner.
fn turned(squares: &[Square]) -> BTreeSet<Vec<Square>> {
    let ways = (0..8).map(|way| {
        let turn = |(row, column): Square| {
            let (row, column) =
                (if way & 1 == 0 { row } else { -row }, if way & 2 == 0 { column } else { -column });
            if way & 4 == 0 { (row, column) } else { (column, row) }
        };
        let turned: Vec<Square> = squares.iter().map(|square| turn(*square)).collect();
        let top = turned.iter().map(|square| square.0).min().expect("a drawing has cells");
        let left = turned.iter().map(|square| square.1).min().expect("a drawing has cells");
        let mut moved: Vec<Square> = turned.iter().map(|(row, column)| (row - top, column - left)).collect();
        moved.sort_unstable();
        moved
    });
    ways.collect()
}

/// All placements of a shape on a card, computed square by square.
fn placements(card: Card, shape: Shape) -> BTreeSet<u16> {
    let cells: Vec<Square> = squares(deck().rows(card)).into_iter().map(|(square, _)| square).collect();
    let drawing: Vec<Square> =
        squares(data::DRAWINGS[shape as usize]).into_iter().map(|(square, _)| square).collect();
    let mut found = BTreeSet::new();
    for way in turned(&drawing) {
        for down in 0..4 {
            for across in 0..5 {
                let places = way.iter().map(|(row, column)| {
                    cells.iter().position(|cell| *cell == (row + down, column + across))
                });
                if let Some(places) = places.collect::<Option<Vec<usize>>>() {
                    found.insert(places.iter().fold(0, |mask, cell| mask | 1 << cell));
                }
            }
        }
    }
    found
}

#[test]
fn the_box_has_47_cards_in_four_colors() {
    let count = |color| Card::all().filter(|card| card.color() == color).count();
    assert_eq!(Color::ALL.map(count), [12, 12, 12, 11]);
    assert_eq!(Card::all().map(|card| card.name()).collect::<BTreeSet<_>>().len(), 47);
    for card in Card::all() {
        assert_eq!(card.cells().len(), card.points(), "{}", card.name());
        assert_eq!(card.cells().0, (1 << card.points()) - 1);
        assert_eq!(Card::named(card.name()), Some(card));
    }
    assert_eq!(Color::ALL.map(Color::points), [14, 12, 10, 8]);
}

#[test]
fn icons_and_placements_match_the_table() {
    let rows = rows();
    assert_eq!(rows.iter().map(|row| row.card).collect::<Vec<_>>(), Card::all().collect::<Vec<_>>());
    for Row { card, icons, placements: counts, .. } in &rows {
        let found = [card.cells(), deck().crosses(*card), deck().coins(*card), deck().palms(*card)]
            .map(|cells| usize::from(cells.len()));
        assert_eq!(&found, icons, "{}", card.name());
        let found = Shape::ALL.map(|shape| placements(*card, shape).len());
        assert_eq!(&found, counts, "{}", card.name());
    }
    let sum = |icon: usize| rows.iter().map(|row| row.icons[icon]).sum::<usize>();
    assert_eq!([sum(1), sum(2), sum(3)], [55, 42, 16]);
}

#[test]
fn the_rules_offer_exactly_the_placements_that_fit() {
    for shape in Shape::ALL {
        for card in Card::all() {
            let rest: Vec<Card> = Card::all().filter(|other| *other != card).collect();
            let start = Position {
                expeditions: vec![shape],
                display: rest[..4].iter().map(|card| Some(*card)).collect(),
                players: vec![
                    area(blank(card.name()), blank(rest[4].name())),
                    area(blank(rest[5].name()), blank(rest[6].name())),
                ],
                ..Position::default()
            };
            let legal = at(start).legal("A");
            let offered: Vec<Vec<u8>> = legal
                .iter()
                .filter_map(|mv| mv.strip_prefix("shape 0 "))
                .map(|cells| cells.split(' ').map(|cell| cell.parse().unwrap()).collect())
                .collect();
            let masks: BTreeSet<u16> =
                offered.iter().map(|cells| cells.iter().fold(0, |mask, cell| mask | 1 << cell)).collect();
            assert_eq!(masks, placements(card, shape), "{} {shape:?}", card.name());
            assert!(offered.is_sorted(), "not ordered by ascending list of cells: {offered:?}");
        }
    }
}

#[test]
fn card_profiles_match_the_published_deck() {
    let mut profiles: Vec<(Color, bool, [u8; 3])> = Card::all()
        .map(|card| {
            (
                card.color(),
                deck().seal(card).is_some(),
                [deck().crosses(card), deck().coins(card), deck().palms(card)].map(|cells| cells.len()),
            )
        })
        .collect();
    let expected: [(Color, bool, [u8; 3], usize); 18] = [
        (Color::Purple, true, [3, 0, 0], 3),
        (Color::Purple, false, [1, 2, 1], 1),
        (Color::Purple, false, [2, 0, 1], 3),
        (Color::Purple, false, [1, 3, 0], 3),
        (Color::Purple, false, [2, 2, 0], 2),
        (Color::Orange, true, [2, 0, 0], 3),
        (Color::Orange, false, [1, 1, 1], 4),
        (Color::Orange, false, [1, 3, 0], 3),
        (Color::Orange, false, [2, 1, 0], 2),
        (Color::Green, true, [0, 0, 0], 3),
        (Color::Green, false, [1, 1, 1], 1),
        (Color::Green, false, [1, 0, 1], 3),
        (Color::Green, false, [1, 2, 0], 3),
        (Color::Green, false, [2, 1, 0], 2),
        (Color::Grey, true, [0, 0, 0], 3),
        (Color::Grey, false, [0, 0, 1], 4),
        (Color::Grey, false, [1, 1, 0], 3),
        (Color::Grey, false, [1, 0, 0], 1),
    ];
    for (color, sealed, icons, count) in expected {
        let before = profiles.len();
        profiles.retain(|profile| *profile != (color, sealed, icons));
        assert_eq!(before - profiles.len(), count, "{color:?} {sealed} {icons:?}");
    }
    assert_eq!(profiles, []);
}

#[test]
fn the_seals_of_each_color_name_the_three_others_once() {
    for color in Color::ALL {
        let sealed: Vec<Color> =
            Card::all().filter(|card| card.color() == color).filter_map(|card| deck().seal(card)).collect();
        let others: Vec<Color> = Color::ALL.into_iter().filter(|other| *other != color).collect();
        assert_eq!(sealed, others, "{color:?}");
    }
    assert_eq!(Color::ALL.map(Color::seal_value), [2, 2, 1, 1]);
}

#[test]
fn every_layout_is_one_piece_in_a_tight_box() {
    for card in Card::all() {
        let (rows, name) = (deck().rows(card), card.name());
        assert!(
            rows.len() <= data::ROWS
                && rows.iter().all(|row| row.len() == rows[0].len() && row.len() <= data::COLUMNS)
        );
        assert!(
            rows[0].contains(|icon| icon != '.') && rows.last().unwrap().contains(|icon| icon != '.'),
            "{name}"
        );
        let border = |column: usize| rows.iter().any(|row| row.as_bytes()[column] != b'.');
        assert!(border(0) && border(rows[0].len() - 1), "{name}");
        let all: BTreeSet<Square> = squares(rows).into_iter().map(|(square, _)| square).collect();
        let mut reached = BTreeSet::from([*all.first().unwrap()]);
        loop {
            let near = |(row, column): &Square| {
                [(row - 1, *column), (row + 1, *column), (*row, column - 1), (*row, column + 1)]
            };
            let more: BTreeSet<Square> =
                reached.iter().flat_map(near).filter(|square| all.contains(square)).collect();
            if more.is_subset(&reached) {
                break;
            }
            reached.extend(more);
        }
        assert_eq!(reached, all, "{name} is not in one piece");
    }
}

#[test]
fn no_two_layouts_are_congruent() {
    let mut seen = BTreeSet::new();
    for card in Card::all() {
        let cells: Vec<Square> = squares(deck().rows(card)).into_iter().map(|(square, _)| square).collect();
        assert!(seen.insert(turned(&cells).first().unwrap().clone()), "{}", card.name());
    }
}

#[test]
fn no_shape_covers_two_crosses_or_three_coins_and_like_icons_are_not_adjacent() {
    for card in Card::all() {
        for shape in Shape::ALL {
            for cells in placements(card, shape) {
                assert!((cells & deck().crosses(card).0).count_ones() <= 1, "{} {shape:?}", card.name());
                assert!((cells & deck().coins(card).0).count_ones() <= 2, "{} {shape:?}", card.name());
            }
        }
        assert!(deck().palms(card).len() <= 1);
        let icons = squares(deck().rows(card));
        for ((row, column), icon) in &icons {
            let alike = |square: Square| *icon != b'#' && icons.contains(&(square, *icon));
            assert!(!alike((row + 1, *column)) && !alike((*row, column + 1)), "{}", card.name());
        }
    }
}

#[test]
fn every_layout_can_be_tiled_by_expedition_cards_used_once_each() {
    for Row { card, tiles_min, .. } in rows() {
        let by_shape = Shape::ALL.map(|shape| placements(card, shape).into_iter().collect::<Vec<u16>>());
        let copies =
            Shape::ALL.map(|shape| data::EXPEDITIONS.iter().filter(|other| **other == shape).count());
        assert_eq!(fewest_tiles(card.cells().0, &by_shape, copies), Some(tiles_min), "{}", card.name());
    }
}

/// The fewest tiles that cover `open` exactly.
fn fewest_tiles(
    open: u16,
    by_shape: &[Vec<u16>; Shape::COUNT],
    copies: [usize; Shape::COUNT],
) -> Option<usize> {
    if open == 0 {
        return Some(0);
    }
    // Some tile covers the lowest cell.
    let lowest = open & open.wrapping_neg();
    let tries = (0..Shape::COUNT).filter(|shape| copies[*shape] > 0).flat_map(|shape| {
        let fits = by_shape[shape].iter().filter(move |cells| **cells & lowest != 0 && **cells & !open == 0);
        fits.filter_map(move |cells| {
            let mut left = copies;
            left[shape] -= 1;
            fewest_tiles(open & !cells, by_shape, left).map(|tiles| tiles + 1)
        })
    });
    tries.min()
}

#[test]
fn shapes_match_the_orientations_and_sizes_of_the_expedition_cards() {
    let drawing = |shape: Shape| {
        squares(data::DRAWINGS[shape as usize]).into_iter().map(|(square, _)| square).collect::<Vec<_>>()
    };
    assert_eq!(Shape::ALL.map(|shape| turned(&drawing(shape)).len()), [2, 2, 4, 4, 8, 1]);
    assert_eq!(
        Shape::ALL.map(|shape| usize::from(shape.size())),
        Shape::ALL.map(|shape| drawing(shape).len())
    );
    assert_eq!(data::EXPEDITIONS.iter().map(|shape| u32::from(shape.size())).sum::<u32>(), 26);
}
