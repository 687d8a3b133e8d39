//! MS-301 to MS-313, the checks on the card table, and the test vectors for totals and awards.

use klad_engine::Seat;
use klad_my_treasure::{
    Event, Kind, Phase, Tables, Treasure, Treasure::*, components::Symbols, data, scoring, view::SpotState,
};

use crate::common::{awards, board, finish_round, phase, play, purses, totals, with_purses};

fn total(cards: &[Treasure], token: Kind) -> u8 {
    scoring::total(Tables::STANDARD.sum(cards), token)
}

fn award(totals: &[u8]) -> Vec<u8> {
    let mut all = [0; data::PLAYERS];
    all[..totals.len()].copy_from_slice(totals);
    scoring::awards(all, totals.len())[..totals.len()].to_vec()
}

#[test]
fn ms_301_a_round_ends_when_everybody_has_a_pile() {
    let mut board = board(2, 0, "T01 T02");
    play(&mut board, "A draw, A place 0, B claim 0 ring, A draw, A place 1");
    assert_eq!((board.view("A").round, phase(&board)), (1, Phase::Choose));
    board.play("A claim 1 diamond");
    // Immediately, and the rest of the deck is not drawn: the full deck is that of round 2.
    assert_eq!((board.view("A").round, board.view("A").deck_size), (2, 36));
    assert!(matches!(
        board.events("A")[..],
        [
            Event::PileClaimed { .. },
            Event::RoundScored { .. },
            Event::RoundStarted { round: 2, starter: Seat(1) }
        ]
    ));
}

#[test]
fn ms_302_results_come_in_turn_order() {
    let mut board = board(3, 2, "T01 T02 T03");
    play(&mut board, "C draw, C place 0, A claim 0 ring, B draw, B place 1, C claim 1 diamond");
    play(&mut board, "B draw, B place 2, B claim 2 sword");
    let events = board.events("spectator");
    let Event::RoundScored { round: 1, results } = &events[1] else { panic!("{events:?}") };
    let order: Vec<Seat> = results.iter().map(|result| result.seat).collect();
    assert_eq!(order, [Seat(2), Seat(0), Seat(1)]);
    // The order has no effect: everybody totals 2 here.
    assert_eq!(results.iter().map(|result| result.award).collect::<Vec<_>>(), [3, 3, 3]);
    assert_eq!(board.view("A").last_round[..], results[..]);
}

#[test]
fn ms_303_a_total_counts_the_tokens_kind_and_the_mice() {
    assert_eq!(total(&[T06, T23, T10], Kind::Potion), 5);
    assert_eq!(total(&[T06, T23, T10], Kind::Ring), 2);
    assert_eq!(total(&[T06, T23, T10], Kind::Sword), 1);
    assert_eq!(total(&[T01, T25, T29, T19], Kind::Ring), 7);
    assert_eq!(total(&[], Kind::Ring), 0);
    for kind in Kind::ALL {
        assert_eq!(total(&Treasure::ALL, kind), 21, "the largest possible total");
    }
}

#[test]
fn ms_304_every_mouse_counts_with_any_token() {
    assert_eq!(total(&[T01, T02, T03], Kind::Money), 3);
    // A card with a mouse also counts its matching symbol; one without a mouse counts only that.
    assert_eq!(total(&[T01], Kind::Ring), 2);
    assert_eq!(total(&[T07], Kind::Ring), 1);
    // This includes blind tokens: T01 is worth 2 with the ring and 1 with any other token.
    let mut board = board(2, 0, "T01 orc orc orc orc orc orc");
    play(&mut board, "A draw, A place 0, B draw, A draw, B draw, A draw, B draw, A draw, B flee 0, A flee 1");
    let result = board.view("A").last_round.iter().find(|result| result.seat == Seat(1)).cloned().unwrap();
    assert_eq!((result.fled, result.total), (true, 1 + u8::from(result.token == Kind::Ring)));
}

#[test]
fn ms_305_the_highest_total_earns_a_gold_coin() {
    assert_eq!(award(&[8, 6, 5]), [3, 1, 0]);
    assert_eq!(award(&[5, 4, 2]), [3, 2, 0]);
    assert_eq!(award(&[0, 21])[1], 3);
    assert_ne!(award(&[7, 8])[0], 3);
}

#[test]
fn ms_306_all_who_tie_for_the_highest_earn_gold() {
    assert_eq!(award(&[7, 7]), [3, 3]);
    assert_eq!(award(&[4, 4, 4, 4]), [3, 3, 3, 3]);
    assert_eq!(award(&[7, 6]), [3, 2], "no tie, one gold");
}

#[test]
fn ms_307_one_less_earns_two() {
    assert_eq!(award(&[6, 5, 5]), [3, 2, 2]);
    assert_eq!(award(&[6, 4]), [3, 1], "two less does not");
}

#[test]
fn ms_308_two_less_earns_one() {
    assert_eq!(award(&[4, 6, 4]), [1, 3, 1]);
    assert_eq!(award(&[3, 6]), [0, 3], "three less does not");
}

#[test]
fn ms_309_further_behind_earns_nothing() {
    for gap in 3..=21 {
        assert_eq!(award(&[21 - gap, 21]), [0, 3], "{gap} behind");
    }
    assert_eq!(award(&[19, 21]), [1, 3], "two behind still does");
}

#[test]
fn ms_310_gaps_are_measured_from_the_top_only() {
    assert_eq!(award(&[8, 8, 7, 6]), [3, 3, 2, 1]);
    assert_eq!(award(&[1, 0, 0, 1]), [3, 2, 2, 3]);
    assert_eq!(award(&[0, 0]), [3, 3]);
    // Not from the next best: 5 is three behind 8, although 6 is between them.
    assert_eq!(award(&[8, 6, 5])[2], 0);
}

#[test]
fn ms_311_only_the_value_of_a_purse_matters() {
    // 3 + 3 + 2 in gold and silver is the same 8 as any other.
    let view = board(2, 0, "").view("A");
    assert_eq!(view.players[0].purse, 0, "a purse is one number");
    // Two gold and two silver coins, one gold and five silver, eight silver: all are worth 8.
    for coins in [[2u8, 2u8], [1, 5], [0, 8]] {
        let worth = coins[0] * 3 + coins[1];
        assert!(scoring::is_over(&[worth, 0], 8), "{coins:?} coins of gold and silver end the game");
        assert!(!scoring::is_over(&[worth - 1, 0], 8), "one silver less does not");
    }
    // The highest total earns a gold coin.
    assert_eq!(award(&[9, 0]), [3, 0]);
}

#[test]
fn ms_312_everybody_is_paid_before_the_end_is_checked() {
    // Both reach 8 in one round; neither is paid before the other.
    let start = board(2, 0, "");
    let mut board = with_purses(&start, &[6, 7]);
    finish_round(&mut board, 4);
    assert_eq!(phase(&board), Phase::Over);
    let paid: Vec<u8> =
        purses(&board).iter().zip(awards(&board)).map(|(purse, award)| purse - award).collect();
    assert_eq!(paid, [6, 7]);
    // Below 8, the game continues with the coins paid.
    let mut board = with_purses(&start, &[0, 0]);
    finish_round(&mut board, 4);
    assert_eq!((phase(&board), purses(&board)), (Phase::Choose, awards(&board)));
}

#[test]
fn ms_313_leftovers_are_neither_scored_nor_shown() {
    let mut board = board(2, 0, "T25 T26 T27 T28 T29");
    play(&mut board, "A draw, A place 3, B draw, B place 3, A draw, A place 0, B draw, B place 1");
    play(&mut board, "A claim 0 sword, B claim 1 ring");
    assert_eq!(totals(&board), [2, 1]);
    let told = serde_json::to_string(&board.events("A")).unwrap();
    for left in ["T25", "T26", "T29", "T30"] {
        assert!(!told.contains(left) && !board.json("A").to_string().contains(left), "{left}");
    }
    // The piles that were taken are shown to everybody.
    assert!(told.contains("T27") && told.contains("T28"));

    // Not at the end of the game either: only the top card of the pile nobody took is visible.
    let start = crate::common::board(2, 0, "T25 T26 T27 T28 T29");
    let mut board = with_purses(&start, &[7, 7]);
    finish_round(&mut board, 3);
    assert_eq!(phase(&board), Phase::Over);
    let left = board.table_view("A").spots[3].clone();
    assert_eq!((left.state, left.height, left.cards), (SpotState::Open, 2, None));
    let covered = board.view("A").spots[3].cards.as_ref().unwrap()[0].to_string();
    assert!(!board.json("A").to_string().contains(&covered));
}

#[test]
fn the_standard_card_table_is_balanced_as_documented() {
    let faces: Vec<Symbols> = Treasure::ALL.iter().map(|&card| Tables::STANDARD.face(card)).collect();
    let distinct: std::collections::BTreeSet<u64> = faces.iter().map(|face| face.packed()).collect();
    assert_eq!((faces.len(), distinct.len()), (30, 30));
    for kind in Kind::ALL {
        let printed: Vec<u8> = faces.iter().map(|face| face.of(kind)).filter(|&count| count > 0).collect();
        assert_eq!(printed.iter().map(|&count| u32::from(count)).sum::<u32>(), 15);
        assert_eq!(printed.len(), 12);
        assert_eq!(printed.iter().filter(|&&count| count == 2).count(), 3);
        assert!(printed.iter().all(|&count| count <= 2));
    }
    let symbols = |face: &Symbols| Kind::ALL.iter().map(|&kind| face.of(kind)).sum::<u8>();
    let mice: u32 = faces.iter().map(|face| u32::from(face.mice())).sum();
    assert_eq!((faces.iter().map(|face| u32::from(symbols(face))).sum::<u32>(), mice), (90, 6));
    let count = |wanted: &dyn Fn(&Symbols) -> bool| faces.iter().filter(|face| wanted(face)).count();
    for number in 1..=5 {
        assert_eq!(count(&|face| symbols(face) == number), 6);
    }
    assert_eq!([2, 3, 4, 5].map(|n| count(&|face| symbols(face) + face.mice() == n)), [12, 6, 6, 6]);
    let kinds = |face: &Symbols| Kind::ALL.iter().filter(|&&kind| face.of(kind) > 0).count();
    assert_eq!([1, 2, 3].map(|n| count(&|face| kinds(face) == n)), [6, 6, 18]);
    assert_eq!(count(&|face| face.mice() > 1), 0);
    assert_eq!(count(&|face| Kind::ALL.iter().any(|&kind| face.of(kind) == 2)), 12);
    for one in Kind::ALL {
        for two in Kind::ALL.into_iter().filter(|&two| two > one) {
            assert_eq!(count(&|face| face.of(one) > 0 && face.of(two) > 0), 4, "{one} {two}");
            let products: u32 = faces.iter().map(|face| u32::from(face.of(one) * face.of(two))).sum();
            let apart = two.index() - one.index();
            let distance = apart.min(6 - apart);
            assert_eq!(products, if distance == 3 { 6 } else { 7 }, "{one} {two}");
        }
    }
    // A family is one pattern rotated through the six kinds.
    for family in faces.chunks(6) {
        for (turn, face) in family.iter().enumerate() {
            for kind in Kind::ALL {
                let turned = Kind::ALL[(kind.index() + turn) % 6];
                assert_eq!(face.of(turned), family[0].of(kind));
            }
            assert_eq!(face.mice(), family[0].mice());
        }
    }
}
