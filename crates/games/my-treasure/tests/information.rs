//! Who may know what: the five statements of non-interference, what a reconnecting client is sent, and fair guesses in
//! the flight. Games are long here, so that piles grow and flights occur; the laws play shorter ones.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod common;

use klad_engine::{Audience, Chance, Game, Log, Seat, Secrets, Sight, Viewer};
use klad_my_treasure::{Card, Deal, Event, Kind, Move, Options, Phase, State, Treasure::*};

use common::{all_options, board, board_with, deck, play, play_long};

const SIGHTS: [Sight; 2] = [Sight::Table, Sight::Recall];

fn legal(state: &State) -> Vec<Vec<Move>> {
    let of = |seat| {
        let mut moves = Vec::new();
        state.legal_moves(seat, &mut moves);
        moves
    };
    Seat::all(state.seats()).map(of).collect()
}

/// Calls `look` with every state of some long games with all options.
fn every_state(mut look: impl FnMut(&State)) {
    for (number, options) in all_options().iter().enumerate() {
        for seats in 2..=4 {
            play_long(seats, options, 100 + number as u64, &mut look);
        }
    }
}

#[test]
fn statement_1_views_and_moves_do_not_depend_on_deck_order_and_blind_tokens() {
    let mut chance = Chance::fast(1);
    let (mut decks, mut tokens) = (0, 0);
    every_state(|state| {
        let other = state.rehide(Viewer::Spectator, Sight::Recall, &mut chance);
        for viewer in Viewer::all(state.seats()) {
            for sight in SIGHTS {
                assert_eq!(state.view(viewer, sight), other.view(viewer, sight));
            }
        }
        assert_eq!(legal(state), legal(&other));
        let phase = state.view(Viewer::Spectator, Sight::Table).phase;
        decks += u32::from(other != *state);
        tokens += u32::from(phase == Phase::Flee && other != *state);
    });
    assert!(decks > 1000 && tokens > 20, "too few states changed: {decks}, in flights {tokens}");
}

#[test]
fn statement_2_events_do_not_depend_on_cards_still_in_the_deck() {
    for seed in 0..60 {
        let mut chance = Chance::fast(seed);
        let deal = State::deal(&Options::default(), 4, &mut chance).unwrap();
        // The second deal has its cards in a different order from this position on.
        let known = 1 + chance.below(35) as usize;
        let mut twin = deal.clone();
        chance.shuffle(&mut twin.deck[known..]);
        let mut one = State::start(&Options::default(), 4, &deal).unwrap();
        let mut two = State::start(&Options::default(), 4, &twin).unwrap();
        while one.view(Viewer::Spectator, Sight::Table).deck_size as usize > 36 - known {
            let Some(seat) = one.turn().must.first() else { break };
            let moves = &legal(&one)[seat.index()];
            let mv = if chance.below(10) != 0 { moves[0] } else { *chance.pick(moves) };
            let (mut told_one, mut told_two): (Vec<_>, Vec<_>) = (Vec::new(), Vec::new());
            let mut same = chance.clone();
            one.apply(seat, mv, &mut chance, &mut told_one);
            two.apply(seat, mv, &mut same, &mut told_two);
            assert_eq!(told_one, told_two);
            if one.view(Viewer::Spectator, Sight::Table).round > 1 {
                break;
            }
        }
    }
}

#[test]
fn statement_2_events_do_not_depend_on_how_the_tokens_are_mixed() {
    // The same flight with differently mixed tokens sends the same events until it is scored.
    let told = |seed| {
        let mut board = board(3, 0, "T01 T02 orc orc orc orc orc orc");
        board.seed(seed);
        play(&mut board, "A draw, A place 0, B draw, B place 1, C draw, A draw, B draw, C draw, A draw");
        let mut told = Vec::new();
        for line in ["B draw", "C flee 0", "A flee 1"] {
            told.extend(board.play(line).events("C"));
        }
        let tokens: Vec<Option<Kind>> = board
            .view("C")
            .players
            .iter()
            .map(|player| player.hold.as_ref().and_then(|hold| hold.token))
            .collect();
        board.play("B flee 2");
        (told, tokens, board.view("C").last_round)
    };
    let runs: Vec<_> = (0..20).map(told).collect();
    assert!(runs.iter().all(|run| run.0 == runs[0].0 && run.1 == [None, None, None]));
    assert!(runs.iter().any(|run| run.2 != runs[0].2), "the tokens were always mixed the same way");
}

#[test]
fn statement_3_the_table_view_of_a_memory_game_does_not_show_covered_cards() {
    let mut chance = Chance::fast(3);
    let mut changed = 0;
    every_state(|state| {
        let other = state.rehide(Viewer::Spectator, Sight::Table, &mut chance);
        for viewer in Viewer::all(state.seats()) {
            assert_eq!(state.view(viewer, Sight::Table), other.view(viewer, Sight::Table));
        }
        assert_eq!(legal(state), legal(&other));
        let recall = |state: &State| state.view(Viewer::Spectator, Sight::Recall);
        changed += u32::from(recall(state) != recall(&other));
    });
    assert!(changed > 1000, "too few covered cards changed: {changed}");
}

#[test]
fn statement_4_all_viewers_may_know_the_same_things() {
    every_state(|state| {
        for sight in SIGHTS {
            let mut expected = state.view(Viewer::Spectator, sight);
            for viewer in Viewer::all(state.seats()) {
                expected.viewer = viewer;
                assert_eq!(state.view(viewer, sight), expected);
            }
        }
    });
    // Everybody also hears the same events.
    struct All;
    impl Log<Event> for All {
        fn tell(&mut self, audience: Audience, _event: impl FnOnce() -> Event) {
            assert_eq!(audience, Audience::All);
        }
    }
    let mut chance = Chance::fast(4);
    let mut state = State::setup(&Options::default(), 4, &mut chance).unwrap();
    while let Some(seat) = state.turn().must.first() {
        let mv = *chance.pick(&legal(&state)[seat.index()]);
        state.apply(seat, mv, &mut chance, &mut All);
    }
}

#[test]
fn statement_5_with_open_piles_the_table_view_equals_perfect_recall() {
    every_state(|state| {
        let [table, recall] = SIGHTS.map(|sight| state.view(Viewer::Spectator, sight));
        match state.options().memory {
            klad_my_treasure::setup::Memory::Open => assert_eq!(table, recall),
            klad_my_treasure::setup::Memory::Classic => assert_eq!(table.undrawn, None),
        }
    });
}

#[test]
fn perfect_recall_lists_what_is_left_in_the_deck() {
    let mut board = board(3, 0, "T25 T06 orc T29");
    play(
        &mut board,
        "A draw, A place 0, B draw, B place 0, C draw, A draw, A place 1, B claim 0 ring, C draw",
    );
    let view = board.view("A");
    let undrawn = view.undrawn.unwrap();
    assert_eq!((undrawn.len(), view.deck_size, view.orcs), (26, 31, 1));
    assert!([T25, T06, T29, T01].iter().all(|card| !undrawn.contains(card)));
    assert!(undrawn.is_sorted());
}

#[test]
fn a_guess_in_the_flight_looks_like_the_view_and_mixes_blind_tokens_evenly() {
    let mut board = board(4, 0, "T01 T02 T03 T04 orc orc orc orc orc orc");
    play(&mut board, "A draw, A place 0, B draw, B place 1, C draw, C place 2, D claim 0 money");
    play(&mut board, "A draw, A place 3, B draw, C draw, A draw, B draw, C draw, A draw, B flee 1");
    for sight in SIGHTS {
        let view = board.state().view(Viewer::Spectator, sight);
        let mut chance = Chance::fast(7);
        // Which of the five tokens is where: B's own place, then the four of the pool.
        let mut seen = [[0u32; 6]; 5];
        for _ in 0..3000 {
            let guess = State::guess(&view, &mut chance);
            assert_eq!(guess.view(Viewer::Spectator, sight), view);
            guess.audit().unwrap();
            let facts = guess.hidden_facts(Viewer::Spectator, sight);
            for (place, &kind) in facts[facts.len() - 5..].iter().enumerate() {
                seen[place][usize::from(kind)] += 1;
            }
        }
        for place in seen {
            assert_eq!(place[Kind::Money.index()], 0, "money was claimed, so it is not blind");
            let others: Vec<u32> = place.into_iter().filter(|&count| count > 0).collect();
            assert!(others.len() == 5 && others.iter().all(|count| (520..680).contains(count)), "{place:?}");
        }
    }
}

#[test]
fn a_guess_from_the_table_view_of_a_memory_game_deals_covered_cards_too() {
    let mut board = board(2, 0, "T25 T06 T29 T23");
    play(&mut board, "A draw, A place 0, B draw, B place 0, A draw, A place 0, B draw");
    let view = board.table_view("B");
    let mut covered = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let guess = State::guess(&view, &mut Chance::fast(seed));
        assert_eq!(guess.view(Viewer::Seat(Seat(1)), Sight::Table), view);
        let cards = guess.view(Viewer::Spectator, Sight::Recall).spots[0].cards.clone().unwrap();
        assert_eq!((cards.len(), cards[2]), (3, T29));
        covered.insert(cards[0]);
    }
    // Any of the 28 treasure cards not visible: all but the top card and the drawn one.
    assert_eq!(covered.len(), 28);
}

#[test]
fn the_log_of_a_memory_game_does_not_name_cards_before_scoring() {
    let mut board = board(2, 0, "T25 T06 T29");
    let mut told = Vec::new();
    for line in ["A draw", "A place 0", "B draw", "B place 0", "A claim 0 ring", "B draw", "B place 1"] {
        told.extend(board.play(line).events("B"));
    }
    let log = |board: &klad_testkit::Board<State>, told: &[Event]| {
        let kept: Vec<Event> = told.iter().filter_map(|event| board.state().faded(event)).collect();
        serde_json::to_string(&kept).unwrap()
    };
    assert!(
        serde_json::to_string(&told).unwrap().contains("T06"),
        "the events named them when they happened"
    );
    let kept = log(&board, &told);
    assert!(!kept.contains("T25") && !kept.contains("T06") && !kept.contains("T29"), "{kept}");
    // The log keeps what was done, but not the faces.
    assert!(kept.contains(r#"{"type":"card_placed","round":1,"seat":0,"spot":0,"card":null}"#), "{kept}");
    assert!(kept.contains(r#""token":"ring""#));
    // Once the round is scored, the log may name everything.
    told.extend(board.play("B claim 1 money").events("B"));
    let kept = log(&board, &told);
    assert_eq!(kept, serde_json::to_string(&told).unwrap());

    // With open piles there is nothing to forget.
    let mut open = board_with(r#"{"memory":"open"}"#, 2, 0, "T25 T06 T29");
    let told = open.play("A draw").events("B");
    assert_eq!(log(&open, &told), serde_json::to_string(&told).unwrap());
}

#[test]
fn at_the_end_of_the_game_the_log_names_scored_cards_but_not_leftovers() {
    for seed in 0..20 {
        let mut chance = Chance::fast(seed);
        let deal = Deal { starter: Seat(0), deck: deck("") };
        let mut state = State::start(&Options::default(), 2, &deal).unwrap();
        let mut told: Vec<(Audience, Event)> = Vec::new();
        while let Some(seat) = state.turn().must.first() {
            let moves = &legal(&state)[seat.index()];
            let mv = if chance.below(4) != 0 { moves[0] } else { *chance.pick(moves) };
            state.apply(seat, mv, &mut chance, &mut told);
        }
        let view = state.view(Viewer::Spectator, Sight::Recall);
        let left: Vec<_> = view.spots.iter().flat_map(|spot| spot.cards.clone().unwrap()).collect();
        let kept = told.iter().filter_map(|(_, event)| state.faded(event));
        for event in kept {
            if let Event::CardPlaced { round, card, .. } = event
                && round == view.round
            {
                assert!(card.is_none_or(|card| !left.contains(&card)));
            }
        }
    }
}

#[test]
fn orcs_are_indistinguishable() {
    assert_eq!("orc".parse::<Card>().unwrap(), Card::Orc);
    assert_eq!(serde_json::to_string(&[Card::Orc, Card::Treasure(T07)]).unwrap(), r#"["orc","T07"]"#);
}
