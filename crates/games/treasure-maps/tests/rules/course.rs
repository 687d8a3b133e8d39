//! TM-020 to TM-023, TM-083, TM-090 to TM-092, TM-100: turns and rounds.

use klad_engine::{Game, Seat};
use klad_treasure_maps::{Event, Options, Phase, Position, Shape, data};
use serde_json::json;

use crate::common::*;

#[test]
fn tm_020_a_move_is_accepted_only_in_its_own_step() {
    let mut board = klad_testkit::Board::<klad_treasure_maps::State>::dealt(Options::default(), 2, 1);
    for line in ["A single 0 0", "A shape 0 0 1", "A bonus 0 0", "A takeback", "A take 0", "A take deck"] {
        board.refuse(line, "TM-020");
    }
    board.play("A keep 0 1").play("B keep 0 1");
    for line in ["A keep 0 1", "A take 0", "B take deck"] {
        board.refuse(line, "TM-020");
    }
    let mut board = at(position(Shape::I2, vec![area(only("grey-01", &[0]), blank("grey-02")), bystander()]));
    board.play("A single 0 0").play("B single 0 0");
    for line in ["A keep 0 1", "A single 1 0", "B shape 0 0 1", "A bonus 1 0", "B takeback"] {
        board.refuse(line, "TM-020");
    }
    board.play("A take 0");
    assert_eq!(board.table_view("A").phase, Phase::Cross);
}

#[test]
fn tm_020_a_game_is_four_rounds_of_seven_turns() {
    let mut board = begun(2, 7);
    let mut turns = Vec::new();
    while board.outcome().is_none() {
        let view = board.table_view("spectator");
        turns.push((view.round, view.turn));
        play_on(&mut board, turns.len() as u8);
    }
    let all: Vec<(u8, u8)> = (1..=4).flat_map(|round| (1..=7).map(move |turn| (round, turn))).collect();
    assert_eq!(turns, all);
}

#[test]
fn tm_021_the_top_expedition_card_is_turned_up_for_everybody() {
    let mut board = begun(3, 4);
    let shape = board.table_view("A").expedition;
    for viewer in ["A", "B", "C", "spectator"] {
        assert_eq!(board.table_view(viewer).expedition, shape);
        let revealed = Event::ExpeditionRevealed { turn: 0, shape: shape.unwrap() };
        assert!(board.events(viewer).contains(&revealed));
    }
    board.play("A single 0 0");
    assert!(!heard(&board, "B", "expedition_revealed"), "the next one comes with the next turn");
    board.refuse("A take deck", "TM-020");
}

#[test]
fn tm_022_only_the_top_of_the_revealed_cards_may_be_looked_at() {
    let order = vec![Shape::T4, Shape::O4, Shape::L4];
    let hidden = Position {
        turn: 1,
        expeditions: order,
        ..position(Shape::T4, vec![bystander(), area(blank("green-10"), blank("green-11"))])
    };
    let board = at(hidden.clone());
    for viewer in ["A", "B", "spectator"] {
        let view = board.table_view(viewer);
        assert_eq!(
            (view.expedition, view.expeditions_played, view.expeditions_earlier),
            (Some(Shape::O4), 2, None)
        );
        let text = board.json(viewer).to_string();
        assert!(!text.contains("T4") && !text.contains("L4"), "{text}");
        let recall = board.view(viewer);
        assert_eq!(recall.expeditions_earlier.unwrap().as_slice(), [Shape::T4], "but everybody saw it");
    }
    let open = at_with(options(r#"{"expedition_memory":"open"}"#), hidden);
    assert_eq!(open.table_view("A"), open.view("A"));
    assert_eq!(open.table_view("A").expeditions_earlier.unwrap().as_slice(), [Shape::T4]);
}

#[test]
fn tm_023_seven_of_eight_expedition_cards_are_played_in_a_round() {
    for seed in 0..6 {
        let mut board = begun(2, seed);
        let mut shown: Vec<Shape> = vec![board.view("A").expedition.unwrap()];
        for turn in 1..=28 {
            play_on(&mut board, turn);
            shown.extend(board.events("spectator").into_iter().filter_map(|event| match event {
                Event::ExpeditionRevealed { shape, .. } => Some(shape),
                _ => None,
            }));
        }
        assert_eq!(shown.len(), 28, "seven cards in each of four rounds");
        for round in shown.chunks(7) {
            for shape in Shape::ALL {
                let copies = |shapes: &[Shape]| shapes.iter().filter(|other| **other == shape).count();
                let most = copies(&data::EXPEDITIONS);
                assert!(copies(round) <= most && copies(round) + 1 >= most, "{shape:?} in {round:?}");
            }
        }
    }
}

#[test]
fn tm_083_the_first_player_moves_left_every_turn_and_between_rounds() {
    let players =
        vec![bystander(), area(blank("grey-01"), blank("grey-02")), area(blank("grey-03"), blank("grey-05"))];
    let mut board = at(Position { starter: Seat(1), ..position(Shape::I2, players) });
    let mut first = Vec::new();
    for turn in 0..28 {
        play_on(&mut board, turn);
        first.push(board.view("A").first_player.unwrap().0);
    }
    assert_eq!(first, (0..28).map(|turn| (1 + turn) % 3).collect::<Vec<u8>>());
    assert_eq!([first[0], first[6], first[7], first[27]], [1, 1, 2, 1]);
    play_on(&mut board, 28);
    assert_eq!(
        board.view("A").first_player,
        Some(Seat(1)),
        "the first player does not change after the last turn"
    );
}

#[test]
fn tm_090_a_round_ends_after_step_three_of_its_seventh_turn() {
    let players = vec![area(only("grey-01", &[0]), blank("grey-02")), bystander()];
    let mut board = at(Position { turn: 6, ..position(Shape::I2, players.clone()) });
    board.play("A single 0 0").play("B single 0 0");
    assert!(!heard(&board, "A", "round_ended"), "step 3 is not over");
    board.play("A take 0");
    assert!(board.events("B").contains(&Event::RoundEnded { round: 1 }));
    assert_eq!((see(&board, "B", "/round"), see(&board, "B", "/turn")), (json!(2), json!(1)));

    let mut board = at(Position { turn: 5, ..position(Shape::I2, players) });
    board.play("A single 1 0").play("B single 0 0");
    assert!(!heard(&board, "A", "round_ended"));
    assert_eq!((see(&board, "B", "/round"), see(&board, "B", "/turn")), (json!(1), json!(7)));
}

#[test]
fn tm_091_all_eight_expedition_cards_are_shuffled_again_the_unplayed_one_unseen() {
    let order = vec![Shape::I2, Shape::I3, Shape::I3, Shape::V3, Shape::V3, Shape::T4, Shape::L4];
    let last = Position {
        turn: 6,
        expeditions: order,
        ..position(Shape::I2, vec![bystander(), area(blank("grey-01"), blank("grey-02"))])
    };
    let mut square_came = false;
    for seed in 0..30 {
        let mut board = at(last.clone());
        board.seed(seed).play("A single 0 0").play("B single 0 0");
        let view = board.view("A");
        assert_eq!(
            (view.expeditions_played, view.expeditions_earlier.unwrap().len()),
            (1, 0),
            "only the first has been played"
        );
        let names_the_eighth = |event: &&Event| {
            !matches!(event, Event::ExpeditionRevealed { turn: 7, .. })
                && serde_json::to_string(event).unwrap().contains("O4")
        };
        assert_eq!(board.events("spectator").iter().find(names_the_eighth), None);
        square_came |= view.expedition == Some(Shape::O4);
        if view.expedition != Some(Shape::O4) {
            assert!(!board.json("A").to_string().contains("O4"));
        }
    }
    assert!(square_came, "the unplayed card is shuffled in");
}

#[test]
fn tm_092_everything_else_stays_as_it_is_at_the_end_of_a_round() {
    let players = vec![
        klad_treasure_maps::setup::Area {
            coins: 5,
            cups: vec![6],
            palms: vec![3],
            completed: cards(["grey-09"]),
            ..area(crossed("grey-01", &[1]), blank("grey-02"))
        },
        bystander(),
    ];
    let mut board = at(Position { turn: 13, ..position(Shape::I2, players) });
    let before = board.table_view("spectator");
    board.play("A single 0 0").play("B single 0 0");
    let after = board.table_view("spectator");
    assert_eq!((before.round, after.round), (2, 3));
    assert_eq!(
        (before.display, before.deck, &before.cups_left),
        (after.display, after.deck, &after.cups_left)
    );
    for (before, after) in before.players.iter().zip(&after.players) {
        assert_eq!(before.completed, after.completed);
        assert_eq!((before.coins, &before.cups, &before.palms), (after.coins, &after.cups, &after.palms));
    }
    let active = after.players[0].slots[0].unwrap();
    assert_eq!(
        (active.card, active.crossed),
        (card("grey-01"), [0, 1].into_iter().collect()),
        "only the new cell is crossed"
    );
}

#[test]
fn tm_100_the_game_ends_after_the_fourth_round() {
    let last = Position {
        turn: 27,
        ..position(Shape::I2, vec![bystander(), area(blank("grey-01"), blank("grey-02"))])
    };
    let mut board = at(last.clone());
    board.play("A single 0 0");
    assert_eq!(board.outcome(), None);
    board.play("B single 0 0");
    assert!(board.outcome().is_some());
    assert_eq!(see(&board, "A", "/phase"), json!("over"));
    assert!(board.events("A").contains(&Event::RoundEnded { round: 4 }));
    assert!(heard(&board, "spectator", "game_ended"));
    for line in ["A single 0 1", "A keep 0 1", "B take 0", "B takeback", "T takeback"] {
        board.refuse(line, "TM-100");
    }
    assert!(board.legal("A").is_empty() && board.state().turn().must.is_empty());

    let mut board = at(Position { turn: 20, ..last });
    board.play("A single 0 0").play("B single 0 0");
    assert_eq!(board.outcome(), None, "the third round is not the last");
}
