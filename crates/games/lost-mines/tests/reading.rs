//! Moves, views, events and deals survive a round trip; text that is not a move is refused with a reason.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fmt::Debug;

use klad_engine::{Audience, Chance, Game, MoveSpace, Seat, Sight, Viewer};
use klad_lost_mines::{Event, Move, Options, State};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    let back: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(back, *value);
    assert_eq!(serde_json::to_string(&back).unwrap(), text);
}

#[test]
fn everything_on_the_wire_survives_a_round_trip_in_whole_games() {
    for seats in 3..=9 {
        let mut chance = Chance::fast(u64::from(seats));
        let deal = State::deal(&Options::default(), seats, &mut chance).unwrap();
        survives(&deal);
        let mut state = State::start(&Options::default(), seats, &deal).unwrap();
        let mut legal = Vec::new();
        let mut ply = 0;
        while let Some(seat) = state.turn().must.first() {
            legal.clear();
            state.legal_moves(seat, &mut legal);
            if ply % 20 == 0 {
                Viewer::all(seats).for_each(|viewer| survives(&state.view(viewer, Sight::Table)));
                for mv in &legal {
                    survives(mv);
                    assert_eq!(mv.to_string().parse::<Move>().as_ref(), Ok(mv));
                }
            }
            let mut told: Vec<(Audience, Event)> = Vec::new();
            state.play(seat, *chance.pick(&legal), &mut chance, &mut told).unwrap();
            told.iter().for_each(|(_, event)| survives(event));
            ply += 1;
        }
    }
}

#[test]
fn every_move_of_the_move_space_survives_a_round_trip() {
    let state = State::setup(&Options::default(), 9, &mut Chance::fast(1)).unwrap();
    for mv in state.moves(Seat(0)) {
        survives(&mv);
        assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
    }
}

#[test]
fn a_half_turn_is_read_as_it_is_written() {
    // Whether it changes the card is up to the deck of the table.
    let vain: Move = "path cross1 2 2 turned".parse().unwrap();
    assert_eq!(vain.to_string(), "path cross1 2 2 turned");
    let json = json!({"type": "play_path", "card": "cross1", "cell": [2, 2], "rot": true});
    assert_eq!(serde_json::from_value::<Move>(json).unwrap(), vain);
    let state = State::setup(&Options::default(), 3, &mut Chance::fast(1)).unwrap();
    assert_eq!(state.move_index(Seat(0), vain), None);
    let turned: Move = "path tee_h1 2 2 turned".parse().unwrap();
    assert_eq!(turned.to_string(), "path tee_h1 2 2 turned");
    let discard: Move = "discard axe1 cross2".parse().unwrap();
    assert_eq!(discard.to_string(), "discard cross2 axe1");
}

#[test]
fn text_that_is_not_a_move_is_refused_with_a_reason() {
    for text in [
        "",
        " ",
        "path",
        "path cross1",
        "path cross1 2",
        "path cross6 2 2",
        "path cross01 2 2",
        "path cross1 16 2",
        "path cross1 2 +2",
        "path cross1 2 2 round",
        "path cross1  2 2",
        "tool axe1 2 2 2",
        "look scout1 moon 1",
        "trap trap1 256",
        "trap trap1 -1",
        "discard 3",
        "step x",
        "step E",
        "step é",
        "vote maybe",
        "ready now",
        "END",
    ] {
        let reason = text.parse::<Move>().expect_err(text).to_string();
        assert!(reason.contains("wanted"), "{text:?}: {reason}");
    }
    for mv in [
        "path tee_h2 4 3 turned",
        "look scout2 dwarf 3",
        "discard cross1 axe1",
        "troll troll1 22",
        "end",
        "ready",
    ] {
        // A truncated move is refused, or it is another move whose text is exactly that.
        for (end, _) in mv.char_indices() {
            if let Ok(other) = mv[..end].parse::<Move>() {
                assert_eq!(other.to_string(), mv[..end]);
            }
        }
        let value = serde_json::to_value(mv.parse::<Move>().unwrap()).unwrap();
        let fields = value.as_object().unwrap();
        for name in fields.keys() {
            let mut fewer = fields.clone();
            fewer.remove(name);
            assert!(serde_json::from_value::<Move>(Value::Object(fewer)).is_err(), "{mv} without {name}");
        }
        let mut more = fields.clone();
        more.insert("unknown".into(), Value::Null);
        assert!(serde_json::from_value::<Move>(Value::Object(more)).is_err(), "{mv} with more");
    }
}
