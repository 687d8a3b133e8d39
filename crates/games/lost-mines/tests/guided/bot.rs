//! What the guided bot believes and does.

use klad_engine::{Bot, Chance, Game, Quiet, Seat, Sight, Viewer};
use klad_lost_mines::{
    Dir, Move, Options, Phase, State, Tables,
    bot::{
        Guided,
        belief::Belief,
        route::{FAR, Field, Targets},
    },
    components::{Mine, Role, Special},
};

use crate::{legal, play};

/// Plays one card and ends the walk.
fn play_card(state: &mut State, mv: &str) {
    let seat = state.active();
    state.play(seat, mv.parse().unwrap(), &mut Chance::fast(1), &mut Quiet).unwrap();
    if state.phase() == Phase::Moving && state.active() == seat {
        state.apply(seat, Move::EndMove, &mut Chance::fast(1), &mut Quiet);
    }
}

fn six() -> State {
    let mut state = State::setup(&Options::default(), 6, &mut Chance::fast(8)).unwrap();
    for (seat, dwarf) in
        ["blue loyal", "yellow loyal", "blue loyal", "yellow loyal", "blue selfish", "yellow saboteur"]
            .into_iter()
            .enumerate()
    {
        let dwarf = dwarf.parse().unwrap();
        state.arrange_dwarf(Seat(seat as u8), dwarf);
        let (x, y) = if seat % 2 == 0 { (1, 2) } else { (1, 4) };
        state.arrange_pawn(Seat(seat as u8), x, y);
    }
    state
}

fn hold(state: &mut State, seat: u8, names: &str) {
    let cards: Vec<_> = names.split(' ').map(|name| name.parse().unwrap()).collect();
    state.arrange_hand(Seat(seat), &cards);
}

#[test]
fn a_play_for_its_own_clan_is_evidence_for_a_loyal_dwarf() {
    let saboteur = |mv: &str| {
        let mut state = six();
        hold(&mut state, 1, "troll1 line_h1 cross1");
        state.arrange_turn(Seat(1));
        play_card(&mut state, mv);
        let view = state.view(Viewer::Seat(Seat(0)), Sight::Recall);
        let belief = Belief::of(&view);
        assert!((Role::ALL.map(|role| belief.role(Seat(1), role)).iter().sum::<f32>() - 1.0).abs() < 1e-5);
        (belief.role(Seat(1), Role::Loyal), belief.role(Seat(1), Role::Saboteur))
    };
    // Seat 1 is yellow: a path for yellow, then one for blue only.
    let (loyal_for_own, saboteur_for_own) = saboteur("path line_h1 2 4");
    let (loyal_for_others, saboteur_for_others) = saboteur("path line_h1 2 2");
    assert!(loyal_for_own > loyal_for_others);
    assert!(saboteur_for_own < saboteur_for_others);
}

#[test]
fn a_belief_includes_what_the_seat_knows() {
    let mut state = six();
    hold(&mut state, 0, "scout3 axe1");
    state.arrange_turn(Seat(0));
    play_card(&mut state, "look scout3 dwarf 5");
    let belief = Belief::of(&state.view(Viewer::Seat(Seat(0)), Sight::Recall));
    assert_eq!((belief.role(Seat(5), Role::Saboteur), belief.role(Seat(0), Role::Loyal)), (1.0, 1.0));
    // With the yellow saboteur known, no other yellow dwarf can be one.
    assert_eq!(belief.role(Seat(1), Role::Saboteur), 0.0);
    let other = Belief::of(&state.view(Viewer::Seat(Seat(2)), Sight::Recall));
    assert!(other.role(Seat(5), Role::Saboteur) < 0.5, "nobody else saw it");
}

/// Over whole rounds, the belief of an observer is better than card counts alone.
#[test]
fn watching_reveals_who_is_on_which_side() {
    let (mut watched, mut counted) = (0.0f64, 0.0f64);
    let mut rounds = 0;
    for seed in 0..24 {
        let mut last: Option<State> = None;
        play(Options::default(), 6, seed, |state, _| {
            if state.round_end().is_none() {
                last = Some(*state);
            } else if let Some(state) = last.take() {
                let view = state.view(Viewer::Spectator, Sight::Recall);
                let mut blind = view.clone();
                blind.plays.clear();
                let (seen, unseen) = (Belief::of(&view), Belief::of(&blind));
                for seat in (0..6).map(Seat) {
                    let truth = state.dwarf(seat).role;
                    watched += libm::log(seen.role(seat, truth).max(1e-6).into());
                    counted += libm::log(unseen.role(seat, truth).max(1e-6).into());
                }
                rounds += 1;
            }
        });
    }
    assert_eq!(rounds, 48);
    assert!(watched > counted, "log likelihood of the truth: {watched} watched, {counted} counted");
}

#[test]
fn the_bot_builds_a_path_walks_it_and_takes_the_best_treasure_it_knows() {
    let mut state = six();
    state.arrange_mine(1, Mine::Gold);
    for (x, exits) in [(2, "NESW"), (3, "NESW"), (4, "NESW"), (5, "NEW"), (6, "NEW"), (8, "EW")] {
        state.arrange_path(x, 2, exits, Special::Plain);
    }
    state.arrange_pawn(Seat(0), 6, 2);
    state.arrange_rail(
        &["gold 2", "gold 4", "gold 3", "silver 3", "gems 3", "gems 2"].map(|t| t.parse().unwrap()),
    );
    hold(&mut state, 0, "line_h1 stub_v1 scout1");
    state.arrange_turn(Seat(0));
    let mut chance = Chance::fast(1);
    let mut choose = |state: &State, wanted: &str| {
        let seat = state.turn().must.first().unwrap();
        let view = state.view(Viewer::Seat(seat), Sight::Recall);
        let mv = Guided.choose(&view, &legal(state, seat), &mut chance);
        assert_eq!(format!("{seat} {mv}"), wanted);
        let mut next = *state;
        next.apply(seat, mv, &mut Chance::fast(1), &mut Quiet);
        next
    };
    let state = choose(&state, "A path line_h1 7 2");
    let state = choose(&state, "A step e");
    let state = choose(&state, "A step e");
    let state = choose(&state, "A step e");
    assert_eq!(state.phase(), Phase::TakeTreasure);
    let mut known = state;
    known.arrange_taker(1, Seat(3));
    choose(&known, "A take 2");
}

#[test]
fn guided_bots_beat_random_ones() {
    let mut points = [0i32; 2];
    for seed in 0..12 {
        let mut chance = Chance::fast(seed);
        let mut state = State::setup(&Options::default(), 4, &mut chance).unwrap();
        while let Some(seat) = state.turn().must.first() {
            let legal = legal(&state, seat);
            let guided = seat.0 % 2 == (seed % 2) as u8;
            let mv = if guided {
                Guided.choose(&state.view(Viewer::Seat(seat), Sight::Recall), &legal, &mut chance)
            } else {
                *chance.pick(&legal)
            };
            state.apply(seat, mv, &mut chance, &mut Quiet);
        }
        // Sum the points of the guided seats and of the random ones.
        for seat in (0..4).map(Seat) {
            points[usize::from(seat.0 % 2 == (seed % 2) as u8)] += i32::from(state.total(seat));
        }
    }
    assert!(points[1] > 2 * points[0], "guided {}, random {}", points[1], points[0]);
}

#[test]
fn a_mine_without_treasure_left_is_not_a_target() {
    let state = six();
    let none = Targets::of(&Tables::STANDARD, &[Some(Mine::Dragon), Some(Mine::Gold), None, None], [0, 0, 0]);
    assert_eq!(Field::to(state.board(), &none).at(state.board().pawn(Seat(0))), FAR);
    let gold = Targets::of(&Tables::STANDARD, &[None, Some(Mine::Gold), None, None], [1, 0, 0]);
    // Seven empty cells at a turn each, then a step to the mine in the row of the blue start.
    assert_eq!(Field::to(state.board(), &gold).at(state.board().pawn(Seat(0))), 7 * 3 + 1);
    assert!(
        state.board().can_step(state.board().pawn(Seat(0)), Dir::E)
            == legal(&state, Seat(0)).iter().any(|mv| matches!(mv, Move::Step { .. }))
    );
}
