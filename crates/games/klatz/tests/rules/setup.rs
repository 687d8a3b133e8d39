//! Section 3.1: the deal.

use klad_engine::{Chance, FirstPlayer, Game, Seat};
use klad_klatz::{
    Deal, Options, State, Tables,
    components::{Card, Comp},
    data::{ACTION_CARDS, COMPOSITIONS, WALL_CARDS},
    setup::reveal,
};

fn deal(seats: u8, seed: u64) -> Deal {
    State::deal(&Options::default(), seats, &mut Chance::fast(seed)).unwrap()
}

fn refused(options: &Options, seats: u8, deal: &Deal) -> (&'static str, String) {
    let error = State::start(options, seats, deal).expect_err("the deal is refused");
    (error.rule.0, error.message)
}

fn comps(text: &str) -> Vec<Comp> {
    text.split(' ').map(|word| word.parse().unwrap()).collect()
}

#[test]
fn kz_001_two_to_four_players() {
    for seats in 2..=4 {
        assert_eq!(State::start(&Options::default(), seats, &deal(seats, 1)).unwrap().seats(), seats);
    }
    for seats in [0, 1, 5, 9] {
        let error = State::deal(&Options::default(), seats, &mut Chance::fast(1)).unwrap_err();
        assert_eq!(error.rule.0, "KZ-001");
        assert_eq!(refused(&Options::default(), seats, &deal(2, 1)).0, "KZ-001");
    }
}

#[test]
fn kz_001_only_seats_that_exist_can_leave() {
    let mut board = klad_testkit::Board::<State>::dealt(Options::default(), 2, 1);
    board.refuse("T leave C", "KZ-001").play("T leave B");
}

#[test]
fn kz_002_both_decks_are_shuffled_before_the_deal() {
    let (one, two) = (deal(3, 1), deal(3, 2));
    assert_ne!(one.hands, two.hands);
    assert_ne!(one.compositions, two.compositions);
    assert_ne!(one.actions, two.actions);
    let mut twice = one.clone();
    twice.compositions[0] = twice.hands[0].compositions[0];
    assert_eq!(refused(&Options::default(), 3, &twice).0, "KZ-002");
    let mut six = one;
    let count = |deal: &Deal, action| {
        let hands = deal.hands.iter().flat_map(|hand| &hand.actions);
        hands.chain(&deal.actions).filter(|&&other| other == action).count()
    };
    let action = six.hands[0].actions[0];
    let other = six.actions.iter().position(|&other| other != action).unwrap();
    six.actions[other] = action;
    assert_eq!(count(&six, action), 6);
    assert_eq!(refused(&Options::default(), 3, &six).0, "KZ-002");
}

#[test]
fn kz_003_everybody_gets_three_actions_and_two_compositions_in_secret() {
    for seats in 2..=4 {
        let board = klad_testkit::Board::<State>::dealt(Options::default(), seats, 5);
        for seat in Seat::all(seats) {
            assert_eq!(board.state().actions(seat).len(), 3);
            assert_eq!(board.state().compositions(seat).len(), 2);
        }
        let view = board.table_view("A");
        assert!(view.players[0].actions.cards().is_some() && view.players[1].actions.cards().is_none());
        assert!(
            view.players[0].compositions.cards().is_some() && view.players[1].compositions.cards().is_none()
        );
        assert!(
            board.table_view("spectator").players.iter().all(|player| player.compositions.cards().is_none())
        );
    }
    let mut short = deal(2, 1);
    short.hands[1].actions.pop();
    assert_eq!(
        refused(&Options::default(), 2, &short),
        ("KZ-003", "found 2 action cards in a hand, wanted 3".into())
    );
    let mut rich = deal(2, 1);
    let comp = rich.compositions.pop().unwrap();
    rich.hands[0].compositions.push(comp);
    assert_eq!(refused(&Options::default(), 2, &rich).0, "KZ-003");
    let mut missing = deal(3, 1);
    missing.hands.pop();
    assert_eq!(refused(&Options::default(), 3, &missing).0, "KZ-003");
}

#[test]
fn kz_004_three_compositions_without_dragon_or_panda_are_open() {
    let mut deck = comps("C24 C03 C17 C11 C21 C06 C01 C02");
    let open = reveal(&Tables::STANDARD, &mut deck, &mut Chance::fast(1));
    assert_eq!(open, comps("C03 C11 C06"));
    let mut left = deck.clone();
    left.sort_unstable();
    assert_eq!(left, comps("C01 C02 C17 C21 C24"), "the others are back");
    let orders: Vec<Vec<Comp>> = (0..20)
        .map(|seed| {
            let mut deck = comps("C24 C03 C17 C11 C21 C06 C01 C02");
            reveal(&Tables::STANDARD, &mut deck, &mut Chance::fast(seed));
            deck
        })
        .collect();
    assert!(orders.iter().any(|order| *order != deck), "freshly shuffled");
    for seed in 0..50 {
        assert!(deal(4, seed).open.iter().all(|comp| !Tables::STANDARD.is_special(*comp)));
    }
    let mut wrong = deal(2, 1);
    let special = wrong.compositions.iter().position(|comp| Tables::STANDARD.is_special(*comp)).unwrap();
    std::mem::swap(&mut wrong.compositions[special], &mut wrong.open[0]);
    assert_eq!(refused(&Options::default(), 2, &wrong).0, "KZ-004");
    let mut four = deal(2, 1);
    four.open.push(four.open[0]);
    assert_eq!(refused(&Options::default(), 2, &four).0, "KZ-004");
}

#[test]
fn kz_005_a_short_game_removes_four_to_six_compositions_unseen() {
    for (seats, short, left) in
        [(2, 0, 18), (3, 0, 16), (4, 0, 14), (2, 6, 12), (4, 6, 8), (3, 4, 12), (3, 5, 11)]
    {
        let options = Options { short_game: short, ..Options::default() };
        let state = State::setup(&options, seats, &mut Chance::fast(1)).unwrap();
        assert_eq!(state.compositions_left(), left);
        let view = state.view(klad_engine::Viewer::Spectator, klad_engine::Sight::Recall);
        assert_eq!(view.removed, short);
    }
    for short in [1, 3, 7] {
        let options = Options { short_game: short, ..Options::default() };
        assert_eq!(State::setup(&options, 2, &mut Chance::fast(1)).unwrap_err().rule.0, "KZ-005");
    }
    let options = Options { short_game: 4, ..Options::default() };
    assert_eq!(refused(&options, 2, &deal(2, 1)).0, "KZ-005");
}

#[test]
fn kz_006_no_rickshaw_is_in_the_first_wall_or_market() {
    for seed in 0..100 {
        let deal = deal(2, seed);
        assert!(deal.wall.iter().chain(&deal.market).all(|card| !card.is_rickshaw()));
    }
    let mut wrong = deal(2, 1);
    wrong.market[0] = Card::RICKSHAW;
    assert_eq!(refused(&Options::default(), 2, &wrong).0, "KZ-006");
}

#[test]
fn kz_007_four_cards_form_the_wall_from_left_to_right() {
    let dealt = deal(2, 3);
    let state = State::start(&Options::default(), 2, &dealt).unwrap();
    assert_eq!(state.wall(), dealt.wall);
    assert_eq!(dealt.wall.len(), 4);
    let mut five = dealt.clone();
    five.wall.push(five.deck[0]);
    assert_eq!(refused(&Options::default(), 2, &five).0, "KZ-007");
    let mut twice = dealt;
    twice.wall[1] = twice.wall[0];
    assert_eq!(refused(&Options::default(), 2, &twice).0, "KZ-007");
}

#[test]
fn kz_008_three_cards_form_the_market() {
    let dealt = deal(2, 3);
    let state = State::start(&Options::default(), 2, &dealt).unwrap();
    assert_eq!((state.market(), state.market().len()), (&dealt.market[..], 3));
    let mut two = dealt;
    two.market.pop();
    assert_eq!(refused(&Options::default(), 2, &two).0, "KZ-008");
}

#[test]
fn kz_009_the_deck_is_three_piles_with_a_rickshaw_each() {
    for seed in 0..100 {
        let deck = deal(2, seed).deck;
        assert_eq!(deck.len(), 43);
        for pile in [0..15, 15..29, 29..43] {
            assert_eq!(deck[pile].iter().filter(|card| card.is_rickshaw()).count(), 1);
        }
    }
    let mut wrong = deal(2, 1);
    let first = wrong.deck.iter().position(|card| card.is_rickshaw()).unwrap();
    let other = (15..29).find(|&place| !wrong.deck[place].is_rickshaw()).unwrap();
    wrong.deck.swap(first, other);
    assert_eq!(refused(&Options::default(), 2, &wrong).0, "KZ-009");
    wrong.deck.pop();
    assert_eq!(refused(&Options::default(), 2, &wrong).0, "KZ-009");
}

#[test]
fn kz_010_the_other_action_cards_are_the_action_deck() {
    for (seats, left) in [(2, 29), (3, 26), (4, 23)] {
        assert_eq!(deal(seats, 1).actions.len(), left);
        assert_eq!(left + 3 * seats as usize, ACTION_CARDS);
    }
    let mut short = deal(2, 1);
    short.actions.pop();
    assert_eq!(refused(&Options::default(), 2, &short).0, "KZ-010");
}

#[test]
fn kz_011_the_first_seat_is_drawn_or_named() {
    let firsts: Vec<u8> = (0..60).map(|seed| deal(3, seed).starter.0).collect();
    assert!((0..3).all(|seat| firsts.contains(&seat)), "{firsts:?}");
    let options = Options { first_player: FirstPlayer::Seat(Seat(2)), ..Options::default() };
    assert_eq!(State::setup(&options, 3, &mut Chance::fast(1)).unwrap().active(), Seat(2));
    assert_eq!(State::setup(&options, 2, &mut Chance::fast(1)).unwrap_err().rule.0, "KZ-011");
    let mut other = State::deal(&options, 3, &mut Chance::fast(1)).unwrap();
    other.starter = Seat(0);
    assert_eq!(refused(&options, 3, &other).0, "KZ-011");
    other.starter = Seat(3);
    assert_eq!(refused(&Options::default(), 3, &other).0, "KZ-011");
}

#[test]
fn kz_011_a_deal_that_calls_the_starter_first_is_still_read() {
    let deal = deal(3, 1);
    let text = serde_json::to_string(&deal).unwrap();
    let earlier = text.replace("\"starter\":", "\"first\":");
    assert_ne!(text, earlier);
    assert_eq!(serde_json::from_str::<Deal>(&earlier).unwrap(), deal);
}

#[test]
fn kz_012_discards_start_empty_and_only_compositions_are_face_down() {
    let mut board = super::position(
        "seats 2; turn A act; wall LN KT GT DR; market PN TW PD; A: remove swap swap | C01 C02; B: | C03 C04; open C06 C07 C08",
    );
    let view = board.table_view("B");
    assert!(view.wall_discard.is_empty() && view.action_discard.is_empty());
    assert!(view.players.iter().all(|player| player.discarded.is_empty()));
    board.play("A redraw");
    let view = board.table_view("B");
    assert_eq!(view.action_discard.len(), 3, "face up");
    assert_eq!((view.players[0].discarded.cards(), view.players[0].discarded.len()), (None, 2), "face down");
    let own = board.table_view("A");
    assert_eq!(
        own.players[0].discarded.cards().map(<[_]>::len),
        Some(2),
        "but not from the player who discarded them"
    );
}

#[test]
fn kz_013_left_is_left_for_everybody() {
    let board = super::position("wall LN KT GT DR; market PN TW PD");
    let views = ["A", "B", "spectator"].map(|viewer| board.table_view(viewer).wall);
    assert!(views.iter().all(|wall| *wall == views[0]));
    assert_eq!(Tables::STANDARD.symbol(views[0][0].card).code(), "LN");
}

#[test]
fn the_card_counts_match_the_box() {
    let deal = deal(4, 9);
    assert_eq!(deal.wall.len() + deal.market.len() + deal.deck.len(), WALL_CARDS + 3);
    let in_hands: usize = deal.hands.iter().map(|hand| hand.compositions.len()).sum();
    assert_eq!(in_hands + deal.open.len() + deal.compositions.len(), COMPOSITIONS);
}

#[test]
fn options_out_of_range_are_refused_with_their_rule() {
    let refused = |options: Options| State::setup(&options, 2, &mut Chance::fast(1)).unwrap_err().rule.0;
    let good = Options::default();
    assert_eq!(refused(Options { window_min_ms: 15_001, ..good }), "KZ-138");
    assert_eq!(refused(Options { end_window_ms: 999, ..good }), "KZ-140");
    assert_eq!(refused(Options { sealed_ms: 2_999, ..good }), "KZ-144");
    assert_eq!(refused(Options { latency_cap_ms: 99, ..good }), "KZ-135");
    assert_eq!(refused(Options { false_call_cooldown_ms: 5_001, ..good }), "KZ-136");
    assert_eq!(refused(Options { stall_turns: 1_001, ..good }), "KZ-116");
}
