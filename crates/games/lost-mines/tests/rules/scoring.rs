//! LM-210 to LM-217: dividing the treasures.

use klad_engine::{Game, Seat};
use klad_lost_mines::{Event, Options, State};

use crate::help::*;

/// Scores a round: dwarves by seat, the treasures each collected, and who woke the dragon.
fn score(players: &[(&str, &[u8])], dragon: Option<u8>) -> Vec<u8> {
    let table = scored(players, dragon);
    (0..players.len() as u8).map(|seat| table.state().points_of(1, Seat(seat))).collect()
}

fn scored(players: &[(&str, &[u8])], dragon: Option<u8>) -> Table {
    let seats = players.len() as u8;
    let mut table =
        klad_testkit::Board::of(State::start(&Options::default(), seats, &plain_deal(seats)).unwrap());
    let state = table.state_mut();
    let mut values: Vec<(u8, u8)> = Vec::new();
    for (seat, (name, collected)) in players.iter().enumerate() {
        state.arrange_dwarf(Seat(seat as u8), dwarf(name));
        values.extend(collected.iter().map(|value| (seat as u8, *value)));
    }
    // Kinds do not matter for scoring, so any treasure of the right value will do.
    let mut left: Vec<_> = klad_lost_mines::Tables::STANDARD.treasures().to_vec();
    let mut take = |value: u8| {
        let place = left.iter().position(|treasure| treasure.value == value).expect("enough treasures");
        left.remove(place)
    };
    let mut rail: Vec<_> = values.iter().map(|(_, value)| take(*value)).collect();
    assert!(rail.len() <= players.len(), "no more treasures than seats");
    while rail.len() < players.len() {
        rail.push(left.remove(0));
    }
    state.arrange_rail(&rail);
    values.iter().enumerate().for_each(|(slot, (seat, _))| state.arrange_taker(slot, Seat(*seat)));
    if let Some(seat) = dragon {
        state.arrange_dragon(Seat(seat));
    }
    table.play("A propose");
    for seat in (1..seats).map(Seat) {
        table.play(&format!("{seat} vote yes"));
    }
    table
}

#[test]
fn lm_210_the_selfish_score_their_own_and_nothing_else() {
    let points = score(&[("blue selfish", &[4, 2]), ("blue loyal", &[]), ("yellow loyal", &[])], None);
    assert_eq!(points, [6, 0, 0]);
    let points = score(&[("blue selfish", &[]), ("blue loyal", &[4]), ("yellow loyal", &[3])], None);
    assert_eq!(points, [0, 4, 3]);
}

#[test]
fn lm_211_a_saboteur_is_scored_with_the_other_clan() {
    let points = score(&[("blue loyal", &[4]), ("yellow saboteur", &[]), ("blue saboteur", &[2])], None);
    assert_eq!(points, [2, 2, 2]);
    // A loyal dwarf is scored with its own clan.
    let points = score(&[("blue loyal", &[4]), ("yellow loyal", &[]), ("blue saboteur", &[2])], None);
    assert_eq!(points, [4, 1, 1]);
}

#[test]
fn lm_212_a_pool_is_what_all_members_collected() {
    let table = scored(
        &[
            ("blue loyal", &[3]),
            ("blue loyal", &[2]),
            ("yellow saboteur", &[4]),
            ("blue selfish", &[3]),
            ("yellow loyal", &[]),
        ],
        None,
    );
    let Some(Event::RoundEnded { results, .. }) =
        table.events("A").into_iter().find(|event| matches!(event, Event::RoundEnded { .. }))
    else {
        panic!("the round has ended")
    };
    let pools: Vec<u8> = results.iter().map(|share| share.pool).collect();
    assert_eq!(pools, [9, 9, 9, 3, 0], "without what the selfish or the other team have");
}

#[test]
fn lm_213_each_member_gets_an_equal_share() {
    let points = score(
        &[
            ("blue loyal", &[4]),
            ("blue loyal", &[2]),
            ("yellow loyal", &[]),
            ("yellow selfish", &[]),
            ("blue selfish", &[]),
        ],
        None,
    );
    assert_eq!(points, [3, 3, 0, 0, 0]);
}

/// V1: the rulebook's example.
#[test]
fn lm_214_the_remainder_goes_to_the_best_treasure() {
    let players: [(&str, &[u8]); 6] = [
        ("yellow loyal", &[4]),
        ("yellow loyal", &[4]),
        ("blue loyal", &[2]),
        ("blue loyal", &[2]),
        ("yellow saboteur", &[4]),
        ("blue selfish", &[3]),
    ];
    assert_eq!(score(&players, Some(2)), [4, 4, 0, 2, 4, 3]);
    // Without a remainder, the best treasure brings nothing extra.
    let points = score(
        &[
            ("blue loyal", &[4]),
            ("blue loyal", &[2]),
            ("yellow loyal", &[]),
            ("yellow selfish", &[]),
            ("yellow saboteur", &[3]),
        ],
        None,
    );
    assert_eq!(points, [3, 3, 0, 0, 3]);
}

/// V2, V3 and V4.
#[test]
fn lm_215_a_tie_for_the_best_shares_the_remainder_and_the_rest_is_lost() {
    let rest: [(&str, &[u8]); 3] = [("yellow loyal", &[]), ("yellow selfish", &[]), ("blue selfish", &[])];
    let team = |first: [&'static [u8]; 3]| {
        let mut players =
            vec![("blue loyal", first[0]), ("blue loyal", first[1]), ("yellow saboteur", first[2])];
        players.extend(rest);
        score(&players, None)
    };
    assert_eq!(team([&[4], &[4], &[3]])[..3], [4, 4, 3]);
    assert_eq!(team([&[3, 2], &[3, 2], &[]])[..3], [3, 3, 3]);
    let players: [(&str, &[u8]); 7] = [
        ("blue loyal", &[4]),
        ("blue loyal", &[4]),
        ("blue loyal", &[4]),
        ("yellow saboteur", &[2]),
        ("yellow loyal", &[]),
        ("yellow selfish", &[]),
        ("blue selfish", &[]),
    ];
    assert_eq!(score(&players, None)[..4], [3, 3, 3, 3]);
}

/// V5, V6, V7 and V9.
#[test]
fn lm_216_the_dragon_costs_two_of_this_rounds_points_at_most() {
    let players: [(&str, &[u8]); 7] = [
        ("blue loyal", &[]),
        ("blue loyal", &[]),
        ("blue loyal", &[]),
        ("yellow saboteur", &[4]),
        ("yellow loyal", &[]),
        ("yellow selfish", &[]),
        ("blue selfish", &[]),
    ];
    assert_eq!(score(&players, Some(0))[..4], [0, 1, 1, 1]);
    assert_eq!(
        score(&[("blue selfish", &[3, 2]), ("blue loyal", &[]), ("yellow loyal", &[])], Some(0)),
        [3, 0, 0]
    );
    assert_eq!(
        score(&[("blue selfish", &[]), ("blue loyal", &[]), ("yellow loyal", &[])], Some(0)),
        [0, 0, 0]
    );

    // Points of earlier rounds are never touched: five from round 1, none in round 2 because of the dragon.
    let mut table = scored(&[("blue selfish", &[3, 2]), ("blue loyal", &[]), ("yellow loyal", &[])], None);
    table.play("A ready").play("B ready").play("C ready");
    table.state_mut().arrange_dragon(Seat(0));
    let starter = table.state().active();
    table.play(&format!("{starter} propose"));
    for seat in (0..3).map(Seat).filter(|seat| *seat != starter) {
        table.play(&format!("{seat} vote yes"));
    }
    assert_eq!((table.state().points_of(2, Seat(0)), table.state().total(Seat(0))), (0, 5));
}

/// V8: everybody in one clan, the saboteur alone on the other team.
#[test]
fn lm_217_a_team_without_members_scores_nothing() {
    let players: [(&str, &[u8]); 3] = [("blue loyal", &[3]), ("blue selfish", &[]), ("blue saboteur", &[4])];
    assert_eq!(score(&players, None), [3, 0, 4]);
    // No loyal blue and no yellow saboteur: the blue team has no members.
    let players: [(&str, &[u8]); 3] =
        [("yellow loyal", &[3]), ("blue selfish", &[2]), ("blue saboteur", &[4])];
    assert_eq!(score(&players, None), [3, 2, 4]);
}
