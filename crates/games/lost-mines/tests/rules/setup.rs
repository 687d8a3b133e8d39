//! LM-001 to LM-011: setting up a round.

use klad_engine::{Chance, FirstPlayer, Game, Seat, Secrets};
use klad_lost_mines::{
    Deal, Options, State, Tables,
    components::{Clan, Dwarf, Role},
    data,
    setup::StormTokens,
};

use crate::help::*;

fn refused(options: Options, seats: u8, deal: &Deal) -> &'static str {
    State::start(&options, seats, deal).expect_err("this table cannot be set up").rule.0
}

#[test]
fn lm_001_three_to_nine_play_and_turns_pass_to_the_left() {
    for seats in 3..=9 {
        assert_eq!(dealt(Options::default(), seats, 1).seats(), seats);
    }
    for seats in [0, 2, 10] {
        let error = State::deal(&Options::default(), seats, &mut Chance::fast(1)).unwrap_err();
        assert_eq!(error.rule.0, "LM-001");
    }
    let mut table = four(|_| ());
    table
        .play("A discard axe1")
        .refuse("C discard scout2", "LM-050")
        .play("B discard rope1")
        .play("C discard scout2");
    table.play("D discard trap1").play("A discard axe2");
}

#[test]
fn lm_002_the_board_has_77_cells_and_room_for_nine_treasures() {
    assert_eq!((data::COLUMNS, data::ROWS, data::RAIL), (11, 7, 9));
    assert_eq!(dealt(Options::default(), 9, 1).board().empty().len(), 77 - 2 - 4);
    assert_eq!(four(|_| ()).view("A").rail.len(), 4);
}

#[test]
fn lm_003_the_four_mines_are_face_down_and_nobody_knows_which_is_where() {
    let table = four(|_| ());
    for viewer in ["A", "B", "C", "D", "spectator"] {
        assert!(table.view(viewer).mines.iter().all(|mine| !mine.face_up && mine.content.is_none()));
    }
    let mut deal = plain_deal(4);
    deal.mines[0] = deal.mines[1];
    assert_eq!(refused(Options::default(), 4, &deal), "LM-003");
}

#[test]
fn lm_004_the_start_cards_are_face_up() {
    let table = four(|_| ());
    for (cell, exits) in Clan::ALL.map(|clan| Tables::STANDARD.start(clan)) {
        assert_eq!(table.state().board().exits(cell), exits);
    }
    assert_eq!(table.state().board().paths().len(), 0, "nothing else is face up");
}

#[test]
fn lm_005_each_player_adds_a_treasure_with_a_public_kind_and_a_hidden_value() {
    for seats in 3..=9 {
        let state = dealt(Options::default(), seats, 3);
        let view = state.view(klad_engine::Viewer::Seat(Seat(0)), klad_engine::Sight::Table);
        assert_eq!(view.rail.len(), usize::from(seats));
        assert!(view.rail.iter().all(|slot| slot.value.is_none() && slot.taker.is_none()));
    }
    let mut deal = plain_deal(4);
    deal.treasures[3] = treasure("gold 3");
    assert!(State::start(&Options::default(), 4, &deal).is_ok(), "there are two gold 3");
    deal.treasures[1] = treasure("gold 3");
    assert_eq!(refused(Options::default(), 4, &deal), "LM-005");
    deal.treasures.pop();
    assert_eq!(refused(Options::default(), 4, &deal), "LM-005");
}

#[test]
fn lm_006_few_players_use_fewer_loyal_dwarves() {
    let pool = |seats| {
        let mut pool: Vec<Dwarf> = data::dwarves(seats).collect();
        pool.sort_unstable();
        pool
    };
    let loyal = |seats| pool(seats).iter().filter(|dwarf| dwarf.role == Role::Loyal).count();
    let others = |seats| pool(seats).len() - loyal(seats);
    assert_eq!([3, 4, 5, 6, 7, 8, 9].map(loyal), [2, 2, 4, 4, 6, 6, 6]);
    assert_eq!([3, 4, 5, 6, 7, 8, 9].map(others), [4; 7]);
    let mut deal = plain_deal(4);
    deal.dwarves[2] = dwarf("blue loyal");
    assert_eq!(refused(Options::default(), 4, &deal), "LM-006");
}

#[test]
fn lm_007_everybody_sees_the_clan_and_only_the_owner_sees_the_role() {
    let table = position(6, Options::default(), |_| ());
    for (seat, viewer) in ["A", "B", "C", "D", "E", "F"].into_iter().enumerate() {
        let known: Vec<usize> = table
            .view(viewer)
            .players
            .iter()
            .filter(|player| player.role.is_some())
            .map(|p| p.seat.index())
            .collect();
        assert_eq!(known, [seat]);
    }
    assert!(table.view("spectator").players.iter().all(|player| player.role.is_none()));
    assert_eq!(table.view("A").players[1].clan, Clan::Yellow);
    // Six are dealt out of two loyal, one selfish and one saboteur per clan.
    assert_eq!(data::dwarves(6).count(), 8);
    // With the option, the clans differ by at most one.
    let options = Options { balanced_clans: true, ..Options::default() };
    for seed in 0..200 {
        let state = dealt(options, 4, seed);
        let blue = (0..4).filter(|seat| state.dwarf(Seat(*seat)).clan == Clan::Blue).count();
        assert_eq!(blue, 2);
    }
    let uneven = (0..200).map(|seed| dealt(Options::default(), 4, seed));
    assert!(
        uneven
            .into_iter()
            .any(|state| (0..4).all(|seat| seat == 3 || state.dwarf(Seat(seat)).clan == Clan::Blue))
    );
    // An odd number of players is never split evenly.
    assert!((3..=9).all(|seats| State::start(&options, seats, &plain_deal(seats)).is_ok()));
    let mut deal = plain_deal(4);
    deal.dwarves[1] = dwarf("blue saboteur");
    assert_eq!(refused(options, 4, &deal), "LM-007");
    assert!(State::start(&Options::default(), 4, &deal).is_ok());
}

#[test]
fn lm_008_pawns_begin_on_the_start_card_of_their_clan() {
    let table = four(|_| ());
    assert_eq!([0, 1, 2, 3].map(|seat| pawn(&table, seat)), [(1, 2), (1, 4), (1, 2), (1, 4)]);
    let state = dealt(Options::default(), 9, 5);
    for seat in (0..9).map(Seat) {
        let (start, _) = Tables::STANDARD.start(state.dwarf(seat).clan);
        assert_eq!(state.board().pawn(seat), start);
    }
}

#[test]
fn lm_009_ten_cards_are_set_aside_and_the_rest_are_dealt() {
    let expected = [(3, 5, 38), (4, 5, 33), (5, 5, 28), (6, 5, 23), (7, 4, 25), (8, 4, 21), (9, 4, 17)];
    for (seats, hand, pile) in expected {
        let state = dealt(Options::default(), seats, 7);
        assert!((0..seats).all(|seat| state.hand(Seat(seat)).len() == hand));
        assert_eq!(state.pile_size(), pile);
        state.audit().unwrap();
    }
    let mut deal = plain_deal(4);
    deal.hands[0].pop();
    assert_eq!(refused(Options::default(), 4, &deal), "LM-009");
    let mut deal = plain_deal(4);
    deal.hands[0][0] = deal.hands[1][0];
    assert_eq!(refused(Options::default(), 4, &deal), "LM-009");
    let mut deal = plain_deal(4);
    deal.pile = cards("cross1 cross1");
    assert_eq!(refused(Options::default(), 4, &deal), "LM-009");
}

#[test]
fn lm_010_all_tokens_start_in_the_supply() {
    let view = four(|_| ()).view("A");
    assert!(view.traps.is_empty() && view.dragon.is_none());
    assert!(view.players.iter().all(|player| player.troll.is_none() && player.total == 0));
    // There are as many tokens as cards of each kind, so the supply never runs out: all three traps and trolls fit at
    // once.
    let mut table = four(|state| {
        ["trap1 troll1 axe1", "trap2 troll2 axe2", "trap3 troll3 axe3", "boat1 boat2 boat3"]
            .iter()
            .enumerate()
            .for_each(|(seat, cards)| hold(state, seat as u8, cards));
        road(state, 4);
        state.arrange_pile(0);
    });
    for (seat, trap, edge) in [("A", "trap1", 21), ("B", "trap2", 22), ("C", "trap3", 23)] {
        table.play(&format!("{seat} trap {trap} {edge}"));
        if table.legal(seat).contains(&"end".into()) {
            table.play(&format!("{seat} end"));
        }
    }
    assert_eq!(table.view("spectator").traps.len(), 3);
}

#[test]
fn lm_011_the_starter_of_round_one_is_random_or_the_seat_the_options_name() {
    let starter = |options: Options, seed| dealt(options, 4, seed).active();
    let found: Vec<Seat> = (0..40).map(|seed| starter(Options::default(), seed)).collect();
    assert!((0..4).all(|seat| found.contains(&Seat(seat))));
    for (first_player, seat) in [("seat:0", 0), ("host", 0), ("seat3", 3), ("seat:3", 3)] {
        let first_player = first_player.parse().unwrap();
        let options = Options { first_player, ..Options::default() };
        assert!((0..10).all(|seed| starter(options, seed) == Seat(seat)));
    }
    let options = Options { first_player: FirstPlayer::Seat(Seat(4)), ..Options::default() };
    assert_eq!(refused(options, 4, &plain_deal(4)), "LM-011");
    let options = Options { first_player: FirstPlayer::Seat(Seat(1)), ..Options::default() };
    assert_eq!(refused(options, 4, &plain_deal(4)), "LM-011");
    let starter = |seat| Deal { starter: Seat(seat), ..plain_deal(4) };
    assert!(State::start(&Options::default(), 4, &starter(3)).is_ok());
    assert_eq!(refused(Options::default(), 4, &starter(4)), "LM-011");
}

#[test]
fn a_13_an_option_at_its_default_is_left_out_of_the_table_if_it_came_later() {
    let json = |storm_tokens| serde_json::json!(Options { storm_tokens, ..Options::default() });
    assert_eq!(json(StormTokens::OpenPath).get("storm_tokens"), None);
    for (storm_tokens, word) in [(StormTokens::PathCard, "path_card"), (StormTokens::Stay, "stay")] {
        assert_eq!(json(storm_tokens)["storm_tokens"], word);
    }
}
