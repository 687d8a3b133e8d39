//! Section 6: who sees what, and how the rest is guessed.

use std::collections::BTreeMap;

use klad_engine::{Chance, Game, MoveSpace, Quiet, Seat, Secrets, Sight, Viewer};
use klad_testkit::Board;
use klad_treasure_maps::{
    Card, Deal, Event, Mark, Move, Position, Shape, State, View, moves::Primary, setup::Area,
};
use serde_json::json;

use crate::common::*;

fn chains() -> Position {
    let players = vec![
        area(blank("green-11"), blank("grey-11")),
        area(blank("green-12"), blank("orange-11")),
        area(blank("orange-12"), blank("grey-08")),
    ];
    position(Shape::I2, players)
}

/// Everything a viewer is sent about a state: both views, whose turn it is, the legal moves.
fn received(board: &Board<State>, viewer: &str) -> String {
    let legal = if viewer == "spectator" { Vec::new() } else { board.legal(viewer) };
    format!("{} {:?} {:?} {legal:?}", board.json(viewer), board.view(viewer), board.state().turn())
}

#[test]
fn nothing_sent_to_others_reveals_how_many_marks_a_seat_has_made() {
    let mut board = at(chains());
    let others = ["B", "C", "spectator"];
    let before = others.map(|viewer| received(&board, viewer));
    let marks = [
        "A single 0 0",
        "A bonus 1 7",
        "A takeback",
        "A bonus 0 8",
        "A bonus 1 7",
        "A takeback",
        "A takeback",
        "A takeback",
        "A shape 0 0 1",
        "A bonus 0 8",
        "A bonus 1 7",
    ];
    for line in marks {
        board.play(line);
        for (viewer, before) in others.iter().zip(&before) {
            assert_eq!(&received(&board, viewer), before, "{viewer} notices {line}");
            assert_eq!(board.events(viewer), [], "{viewer} hears of {line}");
        }
        assert!(!board.events("A").is_empty());
    }
    board.play("A bonus 0 2");
    for viewer in others {
        assert_eq!(board.events(viewer), [Event::Committed { seat: Seat(0) }]);
    }
    // A seat that needs one mark to finish looks the same as one that needed many.
    let mut quick = at(chains());
    quick.play("A single 0 1");
    for viewer in others {
        assert_eq!(received(&quick, viewer), received(&board, viewer));
        assert_eq!(quick.events(viewer), board.events(viewer));
    }
    // The owner sees the marks again after reconnecting.
    assert_eq!(see(&board, "A", "/own/marks").as_array().unwrap().len(), 4);
}

#[test]
fn before_the_reveal_others_see_only_who_has_finished() {
    let mut board = at(chains());
    let before = board.json("spectator");
    board.play("B single 0 0").play("C shape 0 0 1").play("C bonus 1 7");
    assert_eq!(board.json("spectator"), before);
    board.play("C bonus 1 5");
    let mut expected = before.clone();
    expected["players"][2]["status"] = json!("committed");
    assert_eq!(board.json("spectator"), expected);
    assert_eq!(
        see(&board, "C", "/players/2/coins"),
        0,
        "even the owner's coins do not change before the reveal"
    );
    assert_eq!(see(&board, "C", "/own/coins"), 1);
}

#[test]
fn a_viewer_has_marks_only_in_step_two_with_cells_to_cross_and_only_at_the_table() {
    let fresh = Board::<State>::dealt(Default::default(), 2, 1);
    for beyond in [Seat(2), Seat(3), Seat::TABLE] {
        let view = fresh.state().view(Viewer::Seat(beyond), Sight::Recall);
        assert_eq!((view.hand, view.own), (None, None), "{beyond}");
    }
    assert_eq!((fresh.view("A").own, fresh.view("A").hand.is_some()), (None, true));
    let idle = Area { completed: cards(["green-11"]), ..Area::default() };
    let marking = area(only("grey-11", &[0]), blank("grey-10"));
    let alone =
        exhausted(Position { display: vec![], deck: vec![], ..position(Shape::I2, vec![marking, idle]) }, 0);
    let board = at(alone);
    assert!(board.view("A").own.is_some());
    assert_eq!(board.view("B").own, None, "nothing to cross");
    let mut board = at(position(Shape::I2, vec![area(only("grey-11", &[0]), blank("grey-10")), bystander()]));
    board.play("A single 0 0").play("B single 0 0");
    assert_eq!((board.view("A").own, board.view("B").own), (None, None), "step 3");
}

#[test]
fn views_name_no_expedition_cards_and_no_face_down_cards() {
    let board = begun(4, 9);
    let view = board.json("A").to_string();
    for id in 1..=8 {
        assert!(!view.contains(&format!("E{id}")));
    }
    let named = Card::all().filter(|card| view.contains(&format!("\"{}\"", card.name()))).count();
    assert_eq!(named, 12, "eight active cards and four in the display");
}

#[test]
fn the_deck_aid_shows_what_anybody_could_count() {
    let with_aid = options(r#"{"deck_aid":true}"#);
    let board = at_with(with_aid, chains());
    // 47 minus six active cards and four in the display.
    assert_eq!(see(&board, "B", "/deck_colors"), json!({"purple": 9, "orange": 9, "green": 10, "grey": 9}));
    assert_eq!(see(&board, "B", "/deck"), 37);
    assert_eq!(see(&at(chains()), "B", "/deck_colors"), json!(null));
    let before = Board::<State>::dealt(with_aid, 2, 1);
    assert_eq!(see(&before, "A", "/deck_colors"), json!(null), "hidden while hands are hidden");
}

#[test]
fn the_log_of_the_current_round_forgets_which_shapes_were_played() {
    let mut board = at(Position { turn: 4, ..chains() });
    let shape = board.table_view("A").expedition.unwrap();
    board.play("A single 0 1").play("B single 0 1").play("C single 0 0");
    let told = board.events("B");
    let faded = |board: &Board<State>| -> Vec<Event> {
        told.iter().filter_map(|event| board.state().faded(event)).collect()
    };
    let kept = faded(&board);
    assert!(kept.iter().all(|event| kind_of(event) != "expedition_revealed"));
    let marks = |events: &[Event]| -> Vec<usize> {
        let of = |event: &Event| match event {
            Event::CrossesRevealed { marks, .. } => Some(marks.len()),
            _ => None,
        };
        events.iter().filter_map(of).collect()
    };
    assert_eq!(
        (marks(&told), marks(&kept)),
        (vec![1, 1, 1], vec![0, 0, 0]),
        "the cells would reveal the shape"
    );
    assert_eq!(board.state().faded(&Event::Marked { turn: 4, mark: Mark::default(), due: 0 }), None);
    assert_eq!(board.state().faded(&Event::TakenBack {}), None);
    // The table view also hides what was crossed last, while the view with perfect recall keeps it.
    assert_eq!(see(&board, "A", "/players/1/last"), json!(null));
    assert_eq!(board.view("A").players[1].last.as_ref().unwrap().len(), 1);
    // When the round is over, the log may keep everything.
    play_on(&mut board, 7);
    assert_eq!(see(&board, "A", "/round"), 2);
    assert_eq!(faded(&board), told);
    assert_eq!(
        board.state().faded(&Event::ExpeditionRevealed { turn: 4, shape }),
        Some(Event::ExpeditionRevealed { turn: 4, shape })
    );

    let mut open = at_with(options(r#"{"expedition_memory":"open"}"#), Position { turn: 4, ..chains() });
    open.play("A single 0 1").play("B single 0 1").play("C single 0 0");
    let told = open.events("B");
    assert_eq!(told.iter().filter_map(|event| open.state().faded(event)).collect::<Vec<_>>(), told);
    assert_eq!(open.table_view("A"), open.view("A"));
}

/// The marks that a guess or a redeal gives a seat, as text.
fn marks_of(state: &State, seat: u8) -> String {
    let view = state.view(Viewer::Seat(Seat(seat)), Sight::Recall);
    let own = view.own.expect("the viewer has marks in step 2");
    let marks: Vec<String> = own.marks.iter().map(|mark| format!("{}:{:?}", mark.slot, mark.cells)).collect();
    marks.join(" ")
}

/// All series of marks of seat A: those that finish, or those that do not.
fn all_series(start: &State, finished: bool) -> Vec<String> {
    fn go_on(state: &State, finished: bool, into: &mut Vec<String>) {
        let has_finished = !state.turn().must.contains(Seat(0));
        if has_finished == finished {
            into.push(marks_of(state, 0));
        }
        if has_finished {
            return;
        }
        let mut legal = Vec::new();
        state.legal_moves(Seat(0), &mut legal);
        for mv in legal.into_iter().filter(|mv| *mv != Move::TakeBack {}) {
            let mut next = state.clone();
            next.apply(Seat(0), mv, &mut Chance::fast(0), &mut Quiet);
            go_on(&next, finished, into);
        }
    }
    let mut series = Vec::new();
    go_on(start, finished, &mut series);
    series
}

/// Asserts that `drawn` is uniform over `possible`: chi-squared within five standard deviations, nothing left out.
fn assert_uniform(possible: &[String], drawn: &[String]) {
    let mut counts: BTreeMap<&str, u32> = possible.iter().map(|series| (series.as_str(), 0)).collect();
    assert_eq!(counts.len(), possible.len(), "every series is listed once");
    for series in drawn {
        *counts.get_mut(series.as_str()).unwrap_or_else(|| panic!("{series} is not possible")) += 1;
    }
    let expected = drawn.len() as f64 / possible.len() as f64;
    assert!(expected > 15.0, "too few draws to tell");
    let chi_squared: f64 =
        counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = possible.len() as f64 - 1.0;
    let deviation = (chi_squared - freedom) / (2.0 * freedom).sqrt();
    assert!(deviation.abs() < 5.0, "{deviation:.1} standard deviations over {} series", possible.len());
}

#[test]
fn hidden_marks_are_guessed_and_redealt_uniformly_over_all_series_of_marks() {
    let cards = [
        area(only("grey-11", &[0, 6, 7]), only("green-11", &[0, 1, 8])),
        area(only("grey-11", &[7]), only("green-11", &[0, 8])),
        area(only("grey-11", &[0, 1]), only("green-11", &[8])),
    ];
    for own in cards {
        let start = at(position(Shape::I2, vec![own, bystander()])).state().clone();
        for finished in [true, false] {
            let possible = all_series(&start, finished);
            // Any state of this kind looks the same to B.
            let mut state = start.clone();
            while finished && state.turn().must.contains(Seat(0)) {
                let mut legal = Vec::new();
                state.legal_moves(Seat(0), &mut legal);
                state.apply(Seat(0), legal[0], &mut Chance::fast(0), &mut Quiet);
            }
            let mut chance = Chance::fast(11);
            let draws = possible.len() * 60;
            let view = state.view(Viewer::Seat(Seat(1)), Sight::Recall);
            let guessed: Vec<String> =
                (0..draws).map(|_| marks_of(&State::guess(&view, &mut chance), 0)).collect();
            assert_uniform(&possible, &guessed);
            let dealt: Vec<String> = (0..draws)
                .map(|_| marks_of(&state.rehide(Viewer::Seat(Seat(1)), Sight::Recall, &mut chance), 0))
                .collect();
            assert_uniform(&possible, &dealt);
        }
    }
}

/// The hidden facts of a board after those about the treasure deck and, in step 2, about seven expedition cards.
fn facts(board: &Board<State>, viewer: Viewer, expeditions: usize) -> Vec<u16> {
    let deck = usize::from(board.table_view("spectator").deck);
    board.state().hidden_facts(viewer, Sight::Recall).split_off(deck + expeditions)
}

#[test]
fn hidden_facts_tell_choices_and_marks_apart() {
    let deck = Card::all().collect();
    let mut board = Board::<State>::start(Default::default(), 2, &Deal::Deck(deck));
    board.play("A keep 1 3");
    // The four cards dealt, then 0 or the two places kept.
    assert_eq!(facts(&board, Viewer::Spectator, 0), [0, 1, 2, 3, 1 + 4 + 3, 4, 5, 6, 7, 0]);
    assert_eq!(facts(&board, Viewer::Seat(Seat(0)), 0), [4, 5, 6, 7, 0]);
    let mut board = at(chains());
    board.play("A single 1 7").play("A takeback").play("A single 1 7");
    // Seven places for marks, each a slot above 14 bits of cells; then how many marks and take-backs.
    let unmarked = [0; 9];
    let of_a = [1 << 14 | 1 << 7, 0, 0, 0, 0, 0, 0, 1, 1];
    assert_eq!(facts(&board, Viewer::Spectator, 7), [of_a, unmarked, unmarked].concat());
    assert_eq!(facts(&board, Viewer::Seat(Seat(0)), 7), [unmarked, unmarked].concat());
}

#[test]
fn take_backs_are_guessed_only_if_something_could_be_taken_back() {
    let guess_of = |own: Area| {
        let start = at(position(Shape::I2, vec![own, bystander()])).state().clone();
        let view = start.view(Viewer::Spectator, Sight::Table);
        let (mut guessed, mut redealt) = ([0; 21], [0; 21]);
        let left = |state: State| {
            let own = state.view(Viewer::Seat(Seat(0)), Sight::Table).own.unwrap();
            usize::from(own.take_backs_left)
        };
        for seed in 0..2100 {
            let mut chance = Chance::fast(seed);
            guessed[left(State::guess(&view, &mut chance))] += 1;
            redealt[left(start.rehide(Viewer::Spectator, Sight::Table, &mut chance))] += 1;
        }
        [guessed, redealt]
    };
    for any in guess_of(area(blank("grey-11"), blank("grey-07"))) {
        assert!(any.iter().all(|count| (50..160).contains(count)), "{any:?}");
    }
    // Without a cross, every mark is the last, so nothing could have been taken back.
    for none in guess_of(area(blank("grey-01"), blank("grey-07"))) {
        assert_eq!(none[20], 2100);
    }
}

#[test]
fn a_guess_with_strict_memory_redeals_earlier_expedition_cards() {
    let order = vec![Shape::T4, Shape::O4, Shape::L4, Shape::I2];
    let state = at(Position { turn: 3, expeditions: order, ..chains() }).state().clone();
    let mut first = BTreeMap::new();
    for seed in 0..700 {
        let guess = State::guess(&state.view(Viewer::Spectator, Sight::Table), &mut Chance::fast(seed));
        let view = guess.view(Viewer::Spectator, Sight::Recall);
        assert_eq!(view.expedition, Some(Shape::I2));
        *first.entry(format!("{:?}", view.expeditions_earlier.unwrap()[0])).or_insert(0) += 1;
        let recalled = State::guess(&state.view(Viewer::Spectator, Sight::Recall), &mut Chance::fast(seed));
        let view = recalled.view(Viewer::Spectator, Sight::Recall);
        assert_eq!(view.expeditions_earlier.unwrap().as_slice(), [Shape::T4, Shape::O4, Shape::L4]);
    }
    // Seven cards are possible there: two I3, two V3, one each of T4, L4 and O4.
    let counts: Vec<(&str, i32)> = first.iter().map(|(shape, count)| (shape.as_str(), *count)).collect();
    let close = |count: i32, wanted: i32| (wanted - 45..=wanted + 45).contains(&count);
    let wanted = [("I3", 200), ("L4", 100), ("O4", 100), ("T4", 100), ("V3", 200)];
    for ((shape, count), (name, wanted)) in counts.iter().zip(wanted) {
        assert!(*shape == name && close(*count, wanted), "{counts:?}");
    }
}

#[test]
fn the_fallback_plays_for_a_seat_whose_time_has_run_out() {
    let fallback = |board: &Board<State>, seat: &str| -> String {
        let mut legal = Vec::new();
        let view: View = board.table_view(seat);
        board.state().legal_moves(seat.parse().unwrap(), &mut legal);
        State::fallback(&view, &legal).to_string()
    };
    let fresh = Board::<State>::dealt(Default::default(), 2, 1);
    assert_eq!(fallback(&fresh, "A"), "keep 0 1");
    // The lowest cell of the active card with fewer uncrossed cells; ties go to the lower slot.
    let mut board = at(position(
        Shape::I2,
        vec![area(only("green-11", &[3, 4, 8]), only("grey-11", &[1, 7])), bystander()],
    ));
    assert_eq!(fallback(&board, "A"), "single 1 1");
    assert_eq!(fallback(&board, "B"), "single 0 0");
    // Marks already made stay and count.
    board.play("A single 0 8");
    assert_eq!(fallback(&board, "A"), "bonus 0 3");
    let mut board =
        at(position(Shape::I2, vec![area(only("grey-11", &[7]), only("grey-07", &[4, 5])), bystander()]));
    board.play("A single 0 7");
    assert_eq!(fallback(&board, "A"), "bonus 1 4", "a slot without uncrossed cells is skipped");
    board.play("A bonus 1 4").play("B single 0 0");
    assert_eq!(fallback(&board, "A"), "take 0");
}

#[test]
fn the_move_space_has_498_indices_and_a_game_at_most_5307_moves() {
    assert_eq!((State::MOVES, State::INFO.plies_max), (498, 5307));
    let board = at(chains());
    let state = board.state();
    let shape = |slot, cells: &[u8]| Move::Mark {
        primary: Primary::Shape { slot, cells: cells.iter().copied().collect() },
    };
    // The first placement of all is two in a row at the top left of the box; grey-11 has it, in the other slot.
    assert_eq!(state.move_index(Seat(0), shape(1, &[0, 1])), Some(6 + 215));
    assert_eq!(state.move_at(Seat(0), 6 + 215), Some(shape(1, &[0, 1])));
    assert_eq!(state.move_index(Seat(0), shape(1, &[0, 7])), None);
    // The last placement is a square at the bottom right of the box, which the card does not have.
    assert_eq!(state.move_at(Seat(0), 6 + 214), None);
    assert_eq!(state.move_at(Seat(0), 498), None);
    let all = |seat| state.moves(seat).count();
    let placements = |name: &str| -> usize {
        let line = include_str!("../cards.csv").lines().find(|line| line.starts_with(name)).unwrap();
        line.split(',').skip(5).take(6).map(|count| count.parse::<usize>().unwrap()).sum()
    };
    assert_eq!(all(Seat(0)), 498 - 2 * 215 + placements("green-11") + placements("grey-11"));
}
