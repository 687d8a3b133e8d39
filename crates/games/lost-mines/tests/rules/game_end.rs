//! LM-230 to LM-242: the next round and the end of the game.

use klad_engine::{Game, Seat, Secrets};
use klad_lost_mines::{Event, Options, Phase, State};

use crate::help::*;

/// Ends the round by agreement.
fn agree(table: &mut Table) {
    let proposer = table.state().active();
    let seats = table.state().seats();
    table.play(&format!("{proposer} propose"));
    for seat in (0..seats).map(Seat).filter(|seat| *seat != proposer) {
        table.play(&format!("{seat} vote yes"));
    }
}

fn all_ready(table: &mut Table) {
    for seat in (0..table.state().seats()).map(Seat) {
        table.play(&format!("{seat} ready"));
    }
}

#[test]
fn lm_230_a_new_round_is_dealt_when_everybody_is_ready() {
    let mut table = four(|state| {
        road(state, 4);
        state.arrange_trap(h(2, 2));
        state.arrange_taker(1, Seat(0));
        state.arrange_dragon(Seat(2));
        hold(state, 0, "scout1 axe1");
    });
    table.play("A look scout1 mine 0").play("A end");
    agree(&mut table);
    assert_eq!(table.state().phase(), Phase::RoundBreak);
    let points = table.state().total(Seat(0));
    table
        .play("C ready")
        .refuse("C ready", "LM-230")
        .refuse("C discard scout2", "LM-053")
        .play("A ready")
        .play("D ready");
    assert_eq!(table.state().round(), 1);
    table.play("B ready");
    let state = table.state();
    state.audit().unwrap();
    assert_eq!(
        (state.round(), state.phase(), state.treasures_taken(), state.dragon()),
        (2, Phase::PlayCard, 0, None)
    );
    assert!(state.board().paths().is_empty() && table.view("A").traps.is_empty());
    assert!(state.pile_size() == 33 && (0..4).all(|seat| state.hand(Seat(seat)).len() == 5));
    // What was seen no longer counts; points are kept.
    assert!(
        table.view("A").mines.iter().all(|mine| mine.content.is_none()) && table.view("A").buried.is_empty()
    );
    assert_eq!(table.state().total(Seat(0)), points);
    assert!(table.events("spectator").iter().all(|event| !matches!(event, Event::Dealt { .. })));
    assert_eq!(table.events("A").iter().filter(|event| matches!(event, Event::Dealt { .. })).count(), 1);
}

#[test]
fn lm_231_the_left_neighbor_of_the_last_player_of_a_card_starts() {
    // D plays, then A discards its last card and the round ends: A starts.
    let mut table = four(|state| {
        state.arrange_pile(0);
        (0..4).for_each(|seat| hold(state, seat, ""));
        hold(state, 3, "scout1");
        hold(state, 0, "boat1");
        state.arrange_turn(Seat(3));
    });
    table.play("D look scout1 mine 0").play("A discard boat1");
    assert_eq!(table.state().phase(), Phase::RoundBreak);
    assert_eq!(table.view("B").last_player, Some(Seat(3)));
    all_ready(&mut table);
    assert_eq!(table.state().active(), Seat(0));
    // Nobody played a card: the left neighbor of the previous starter starts.
    let mut table = four(|_| ());
    table.play("A discard axe1").play("B discard boat3");
    agree(&mut table);
    all_ready(&mut table);
    assert_eq!(table.state().active(), Seat(1));
}

#[test]
fn lm_240_the_game_ends_after_the_agreed_number_of_rounds() {
    for rounds in [2, 3, 5, 9] {
        let mut table = position(4, Options { rounds, ..Options::default() }, |_| ());
        for round in 1..=rounds {
            assert_eq!((table.state().round(), table.outcome()), (round, None));
            agree(&mut table);
            if round < rounds {
                all_ready(&mut table);
            }
        }
        assert_eq!(table.state().phase(), Phase::GameOver);
        assert!(table.outcome().is_some() && table.state().turn().anyone().is_empty());
        table.refuse("A ready", "LM-240").refuse("B discard axe1", "LM-240");
    }
    for rounds in [0, 1, 10] {
        let options = Options { rounds, ..Options::default() };
        assert_eq!(State::start(&options, 4, &plain_deal(4)).unwrap_err().rule.0, "LM-240");
    }
}

/// Ends the second round of four players with these totals from selfish dwarves' treasures.
fn finished(first: &[(usize, u8)]) -> Table {
    let mut table = four(|state| {
        (0..4).for_each(|seat| {
            state.arrange_dwarf(
                Seat(seat),
                dwarf(["blue selfish", "yellow selfish", "blue loyal", "yellow loyal"][usize::from(seat)]),
            )
        });
        first.iter().for_each(|(slot, seat)| state.arrange_taker(*slot, Seat(*seat)));
    });
    agree(&mut table);
    all_ready(&mut table);
    agree(&mut table);
    table
}

#[test]
fn lm_241_the_most_points_win() {
    // Treasures by space: 3, 3, 3, 2.
    let table = finished(&[(0, 0), (3, 1)]);
    let outcome = table.outcome().unwrap();
    assert_eq!((&outcome.scores[..], &outcome.places[..]), (&[3, 2, 0, 0][..], &[1, 2, 3, 3][..]));
    assert!(table.events("A").contains(&Event::GameEnded { seats: vec![Seat(0)] }));
    // Before the last round is scored nobody has won.
    assert_eq!(four(|_| ()).outcome(), None);
}

#[test]
fn lm_242_equal_points_win_together() {
    let table = finished(&[(0, 0), (1, 1), (3, 2)]);
    let outcome = table.outcome().unwrap();
    assert_eq!((&outcome.scores[..], &outcome.places[..]), (&[3, 3, 2, 0][..], &[1, 1, 3, 4][..]));
    assert_eq!(outcome.winners().len(), 2);
}

#[test]
fn lm_243_a_tie_may_be_broken_in_another_round() {
    let tied = |tie_round| {
        let mut table = position(4, Options { tie_round, ..Options::default() }, |_| ());
        agree(&mut table);
        all_ready(&mut table);
        agree(&mut table);
        table
    };
    assert_eq!(tied(false).state().phase(), Phase::GameOver, "equal points win together");
    let mut table = tied(true);
    assert_eq!((table.state().phase(), table.outcome()), (Phase::RoundBreak, None));
    all_ready(&mut table);
    assert_eq!(table.state().round(), 3);
    // Somebody leads, so the game is over.
    let leader = table.state().active();
    table.state_mut().arrange_dwarf(leader, dwarf("blue selfish"));
    table.state_mut().arrange_taker(0, leader);
    agree(&mut table);
    assert_eq!(table.state().phase(), Phase::GameOver);
    assert_eq!(table.outcome().unwrap().winners().iter().collect::<Vec<_>>(), [leader]);
    // Tie-break rounds do not go on forever.
    let mut table = tied(true);
    while table.state().phase() != Phase::GameOver {
        all_ready(&mut table);
        agree(&mut table);
    }
    assert_eq!(table.state().round(), 9);
}

#[test]
fn an_option_of_earlier_releases_is_read_and_ignored() {
    for word in ["on", "quick-phrases", "off"] {
        let options: Options = serde_json::from_str(&format!(r#"{{"chat":"{word}"}}"#)).unwrap();
        assert_eq!(options, Options::default());
        assert!(!serde_json::to_string(&options).unwrap().contains("chat"));
    }
    assert!(serde_json::from_str::<Options>(r#"{"chat":"loud"}"#).is_err());
}
