//! MS-501 to MS-504: what the digital table adds. The order of refusals is tested over the whole move space.

use klad_engine::{Bot, Chance, Game, MoveSpace, Quiet, Reason, Seat, Sight, Viewer};
use klad_my_treasure::{Heuristic, Kind, Move, Phase, Refusal, State, view::SpotState};

use crate::common::{all_options, board, board_with, play, play_long};

/// Section 5 of the specification restated independently, from the view alone.
fn expected(state: &State, seat: Seat, mv: Move) -> Option<&'static str> {
    let view = state.view(Viewer::Spectator, Sight::Table);
    if view.phase == Phase::Over {
        return Some("MS-404");
    }
    if view.players.get(seat.index()).is_some_and(|player| player.hold.is_some()) {
        return Some("MS-111");
    }
    if view.actor != Some(seat) {
        return Some(if view.phase == Phase::Flee { "MS-203" } else { "MS-101" });
    }
    let (spot, token) = match (view.phase, mv) {
        (Phase::Choose, Move::Draw {}) => return None,
        (Phase::Choose, Move::Claim { spot, token }) => (spot, Some(token)),
        (Phase::Place, Move::Place { spot }) | (Phase::Flee, Move::Flee { spot }) => (spot, None),
        (Phase::Choose, Move::Place { .. }) => return Some("MS-102"),
        (Phase::Place, Move::Draw {}) => return Some("MS-104"),
        (Phase::Place, Move::Claim { .. }) => return Some("MS-106"),
        (Phase::Flee, Move::Claim { .. }) => return Some("MS-208"),
        _ => return Some("MS-201"),
    };
    let Some(place) = view.spots.get(usize::from(spot)) else { return Some("MS-003") };
    match place.state {
        SpotState::Claimed => return Some("MS-114"),
        SpotState::Grabbed => return Some("MS-207"),
        SpotState::Open => {}
    }
    let piles_left = view.spots.iter().any(|spot| spot.height > 0);
    match view.phase {
        Phase::Choose if place.height == 0 => Some("MS-109"),
        Phase::Flee if place.height == 0 && piles_left => Some("MS-206"),
        _ => token.filter(|token| !view.tokens.contains(token)).map(|_| "MS-113"),
    }
}

#[test]
fn ms_501_a_refusal_cites_the_first_rule_that_applies() {
    let mut seen = std::collections::BTreeSet::new();
    for (number, options) in all_options().iter().enumerate() {
        for seats in 2..=4 {
            play_long(seats, options, number as u64, |state| {
                for seat in Seat::all(seats).chain([Seat(3), Seat::TABLE]) {
                    for mv in state.moves(seat).chain(beyond()) {
                        let found = state.check(seat, mv).err().map(|refusal: Refusal| refusal.rule().0);
                        assert_eq!(found, expected(state, seat, mv), "{seat} {mv}\n{state:#?}");
                        seen.extend(found);
                    }
                }
            });
        }
    }
    let all = [
        "MS-003", "MS-101", "MS-102", "MS-104", "MS-106", "MS-109", "MS-111", "MS-113", "MS-114", "MS-201",
        "MS-203", "MS-206", "MS-207", "MS-208", "MS-404",
    ];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
}

/// Moves outside the move space.
fn beyond() -> [Move; 3] {
    [Move::Claim { spot: 4, token: Kind::Ring }, Move::Place { spot: 77 }, Move::Flee { spot: 255 }]
}

#[test]
fn ms_501_an_earlier_reason_hides_a_later_one() {
    // A has a treasure, the token is taken, the spot is closed: the treasure comes first.
    let mut board = board(3, 0, "T01 T02");
    play(&mut board, "A draw, A place 0, B draw, B place 1, C draw, C place 2, A claim 0 ring");
    board.refuse("A claim 0 ring", "MS-111");
    // For C, the turn comes before the closed spot; for B, the closed spot before the taken token, which comes last.
    board
        .refuse("C claim 0 ring", "MS-101")
        .refuse("B claim 0 ring", "MS-114")
        .refuse("B claim 3 ring", "MS-109");
    board.refuse("B claim 1 ring", "MS-113").refuse("B claim 9 ring", "MS-003");
    // A message that arrives twice is refused the second time.
    board.play("B claim 1 sword").refuse("B claim 1 sword", "MS-111");
}

#[test]
fn ms_502_a_move_is_final() {
    let mut board = board(2, 0, "T01");
    board.play("A draw");
    let error = "undo".parse::<Move>().unwrap_err().to_string();
    assert!(error.contains("MS-502"), "{error}");
    // A card cannot be put back or drawn again either.
    board.refuse("A draw", "MS-104");
    board.play("A place 0").refuse("A place 1", "MS-101");
    assert!(
        (0..State::MOVES).all(|index| board.state().move_at(Seat(0), index).unwrap().to_string() != "undo")
    );
}

#[test]
fn ms_503_a_bot_takes_over_a_departed_seat() {
    // From any position to the end of the game, using nothing but the view of that seat.
    let mut board = board(3, 0, "T25 T06 T29 orc T23");
    play(&mut board, "A draw, A place 0, B draw, B place 1, C draw, C place 0, A draw, B draw");
    let (mut state, mut chance, mut legal) = (*board.state(), Chance::fast(5), Vec::new());
    let mut bot = Heuristic::new();
    while let Some(seat) = state.turn().must.first() {
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let mv = bot.choose(&state.view(Viewer::Seat(seat), Sight::Recall), &legal, &mut chance);
        assert_eq!(state.check(seat, mv), Ok(()));
        state.apply(seat, mv, &mut chance, &mut Quiet);
    }
    assert_eq!(state.seats(), 3, "seats never change");
    assert!(state.outcome().is_some());
}

#[test]
fn ms_504_when_the_clock_runs_out_the_fallback_is_played() {
    let fallback = |board: &klad_testkit::Board<State>, seat: &str| {
        let legal: Vec<Move> = board.legal(seat).iter().map(|mv| mv.parse().unwrap()).collect();
        State::fallback(&board.table_view(seat), &legal).to_string()
    };
    let mut board = board(2, 0, "T01 T02 T03 orc orc orc orc orc T04 orc");
    assert_eq!(fallback(&board, "A"), "draw");
    // The lowest-numbered of the smallest piles.
    play(&mut board, "A draw, A place 0, B draw");
    assert_eq!(fallback(&board, "B"), "place 1");
    play(&mut board, "B place 1, A draw, A place 1");
    // A draw, not a claim, although there are piles.
    assert_eq!(fallback(&board, "B"), "draw");
    play(&mut board, "B draw, A draw, B draw, A draw, B draw, A draw");
    assert_eq!(fallback(&board, "A"), "place 2");
    play(&mut board, "A place 0, B draw");
    // The lowest-numbered of the highest piles that can be chosen: 0 and 1 both have two cards.
    assert_eq!(fallback(&board, "A"), "flee 0");
    board.play("A flee 0");
    assert_eq!(fallback(&board, "B"), "flee 1");
    // A closed spot cannot take a card, even if it is empty.
    let mut board = board_with("{}", 2, 0, "T01 T02 T03");
    play(&mut board, "A draw, A place 0, B claim 0 ring, A draw");
    assert_eq!(fallback(&board, "A"), "place 1");
}
