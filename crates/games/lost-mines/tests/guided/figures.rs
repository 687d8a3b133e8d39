//! Checks the shape of the specification's simulation with fewer games.

use klad_lost_mines::stats::simulate;

#[test]
fn both_ends_occur_at_every_seat_count_and_the_clans_are_equal() {
    let found: Vec<_> = (3..=9).map(|seats| simulate(seats, 16, 4)).collect();
    for figures in &found {
        let seats = figures.seats;
        assert_eq!(figures.rounds, 32, "two rounds per game");
        assert!(figures.ended_by_treasures > 0.0, "{seats} seats: nobody ever takes the last treasure");
        // When nobody can reach a treasure anymore, bots propose to end the round instead of playing out their cards.
        let given_up = figures.ended_by_cards + figures.ended_by_vote;
        assert!(given_up > 0.0, "{seats} seats: nobody ever runs out of cards or gives up");
        let [loyal, _, saboteur] = figures.hindering;
        assert!(
            saboteur > 1.5 * loyal,
            "{seats} seats: saboteurs hinder in {saboteur}, the loyal in {loyal}"
        );
        assert!(figures.discards < 0.46, "{seats} seats: {} of the turns discard", figures.discards);
        assert!(figures.treasures > 0.4 * f64::from(seats), "{seats} seats: {} treasures", figures.treasures);
        assert!((25.0..=53.0).contains(&figures.turns), "{seats} seats: {} turns", figures.turns);
        assert!(figures.dragon_woken > 0.2, "{seats} seats: the dragon sleeps");
        let [blue, yellow] = figures.points_by_clan;
        assert!(
            (blue - yellow).abs() < 4.0 * figures.clan_error,
            "{seats} seats: {blue} and {yellow} points"
        );
        let wins: f64 = figures.wins_by_seat.iter().sum();
        assert!((wins - 1.0).abs() < 1e-9);
    }
    assert!(found.iter().any(|figures| figures.ended_by_cards > 0.0), "the cards never run out");
    // The more players, the fewer turns each of them has.
    assert!(found[0].ended_by_treasures > found[6].ended_by_treasures);
    assert!(found[0].turns < found[6].turns);
}

#[test]
fn the_same_seed_gives_the_same_figures() {
    assert_eq!(simulate(4, 2, 9), simulate(4, 2, 9));
    assert_ne!(simulate(4, 2, 9), simulate(4, 2, 10));
}
