//! Helpers shared by the tests of this game.
#![allow(dead_code, reason = "every test program uses its own part of it")]

use klad_engine::{Chance, Game, Quiet, Seat};
use klad_my_treasure::{Card, Deal, Move, Options, Phase, State, Treasure, View, scoring::SeatResult};
use klad_testkit::Board;

/// A deck that begins with these cards; the other treasure cards follow in order, then the other orcs.
pub(crate) fn deck(cards: &str) -> Vec<Card> {
    let mut deck: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
    let orcs = deck.iter().filter(|&&card| card == Card::Orc).count();
    let treasures = Treasure::ALL.into_iter().map(Card::Treasure);
    let missing: Vec<Card> = treasures.filter(|card| !deck.contains(card)).collect();
    deck.extend(missing);
    deck.extend(std::iter::repeat_n(Card::Orc, 6 - orcs));
    deck
}

/// A table with the default options.
#[track_caller]
pub(crate) fn board(seats: u8, starter: u8, cards: &str) -> Board<State> {
    board_with("{}", seats, starter, cards)
}

/// A table with these options.
#[track_caller]
pub(crate) fn board_with(options: &str, seats: u8, starter: u8, cards: &str) -> Board<State> {
    let options: Options = serde_json::from_str(options).unwrap();
    Board::start(options, seats, &Deal { starter: Seat(starter), deck: deck(cards) })
}

/// Plays several moves, separated by newlines or commas.
#[track_caller]
pub(crate) fn play(board: &mut Board<State>, moves: &str) {
    for line in moves.split(['\n', ',']).map(str::trim).filter(|line| !line.is_empty()) {
        board.play(line);
    }
}

/// The same table with something changed: modifies the view and deals a state that looks like it. The deck is
/// reshuffled.
pub(crate) fn rearranged(board: &Board<State>, seed: u64, change: impl FnOnce(&mut View)) -> Board<State> {
    let mut view = board.view("spectator");
    change(&mut view);
    Board::of(State::guess(&view, &mut Chance::fast(seed)))
}

/// The same table with different purses.
pub(crate) fn with_purses(board: &Board<State>, purses: &[u8]) -> Board<State> {
    rearranged(board, 0, |view| {
        view.players.iter_mut().zip(purses).for_each(|(player, &purse)| player.purse = purse);
    })
}

/// Plays the round to its end: everybody claims as soon as there is a pile. The first two cards go to spot `left`,
/// whose pile nobody takes; pass 4 for no such spot.
pub(crate) fn finish_round(board: &mut Board<State>, left: u8) {
    let round = board.view("spectator").round;
    loop {
        let view = board.view("spectator");
        if view.round != round || view.phase == Phase::Over {
            return;
        }
        let seat = actor(board);
        let legal = board.legal(&seat);
        let lacks_cards = view.spots.get(usize::from(left)).is_some_and(|spot| spot.height < 2);
        let to_left = |mv: &&String| mv.contains(&format!(" {left}"));
        let wanted = match view.phase {
            Phase::Choose if !lacks_cards => legal[1..].iter().find(|mv| !to_left(mv)),
            Phase::Place if lacks_cards => legal.iter().find(to_left),
            Phase::Place => legal.iter().find(|mv| !to_left(mv)),
            Phase::Choose | Phase::Flee | Phase::Over => None,
        };
        board.play(&format!("{seat} {}", wanted.unwrap_or(&legal[0])));
    }
}

/// Plays at random, claiming one time in ten, so that rounds are long and some end in a flight. Calls `look` with every
/// state.
pub(crate) fn play_long(seats: u8, options: &str, seed: u64, mut look: impl FnMut(&State)) -> State {
    let options: Options = serde_json::from_str(options).unwrap();
    let mut chance = Chance::fast(seed);
    let mut state = State::setup(&options, seats, &mut chance).unwrap();
    let mut legal = Vec::new();
    loop {
        look(&state);
        let Some(seat) = state.turn().must.first() else { return state };
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let draws = legal[0] == Move::Draw {} && chance.below(10) != 0;
        let mv = if draws { legal[0] } else { *chance.pick(&legal) };
        state.apply(seat, mv, &mut chance, &mut Quiet);
    }
}

/// All sixteen combinations of options other than the first player.
pub(crate) fn all_options() -> Vec<String> {
    let mut all = Vec::new();
    for vacated in ["closed", "reopens"] {
        for top in ["visible", "covered"] {
            for memory in ["classic", "open"] {
                all.push(format!(
                    r#"{{"vacated_spot":"{vacated}","claimed_top":"{top}","memory":"{memory}"}}"#
                ));
            }
        }
    }
    all
}

/// The phase that everybody sees.
pub(crate) fn phase(board: &Board<State>) -> Phase {
    board.view("spectator").phase
}

/// The seat that acts, as text.
pub(crate) fn actor(board: &Board<State>) -> String {
    board.state().turn().must.first().map_or("nobody".into(), |seat| seat.to_string())
}

/// Purses by seat.
pub(crate) fn purses(board: &Board<State>) -> Vec<u8> {
    board.view("spectator").players.iter().map(|player| player.purse).collect()
}

/// Totals of the last scored round, by seat.
pub(crate) fn totals(board: &Board<State>) -> Vec<u8> {
    by_seat(board, |result| result.total)
}

/// Awards of the last scored round, by seat.
pub(crate) fn awards(board: &Board<State>) -> Vec<u8> {
    by_seat(board, |result| result.award)
}

fn by_seat(board: &Board<State>, value: impl Fn(&SeatResult) -> u8) -> Vec<u8> {
    let mut results = board.view("spectator").last_round.to_vec();
    results.sort_by_key(|result| result.seat);
    results.iter().map(value).collect()
}
