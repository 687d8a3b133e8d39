//! What moves do: `check` and `apply`, one pair per move, and the order of turns and rounds.

use klad_engine::{Audience, Chance, Log, Seat};

use crate::{
    components::{Card, Kind},
    data::{ORCS, PLAYERS, SPOTS},
    events::Event,
    moves::{Move, spots_in},
    refusal::Refusal,
    scoring, setup,
    setup::VacatedSpot,
    state::{Hold, LastRound, Phase, State},
};

/// Why `seat` may not make this move now. Returns the first reason in the order of the specification (MS-501).
#[inline]
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return Err(Refusal::GameOver);
    }
    if state.is_out(seat) {
        return Err(Refusal::OutOfRound);
    }
    if seat != state.actor {
        return Err(match state.phase {
            Phase::Flee => Refusal::NotYourFlight { next: state.actor },
            Phase::Choose | Phase::Place | Phase::Over => Refusal::NotYourTurn { next: state.actor },
        });
    }
    match (state.phase, mv) {
        (Phase::Choose, Move::Draw {}) => Ok(()),
        (Phase::Choose, Move::Claim { spot, token }) => check_claim(state, spot, token),
        (Phase::Place, Move::Place { spot }) => check_open(state, spot),
        (Phase::Flee, Move::Flee { spot }) => check_flee(state, spot),
        (Phase::Choose, Move::Place { .. }) => Err(Refusal::NothingToPlace),
        (Phase::Place, Move::Draw {}) => Err(Refusal::PlaceFirst),
        (Phase::Place, Move::Claim { .. }) => Err(Refusal::DrewThisTurn),
        (Phase::Choose | Phase::Place, Move::Flee { .. }) => Err(Refusal::NoFlight { orcs: state.orcs }),
        (Phase::Flee, Move::Claim { .. }) => Err(Refusal::TooLateToClaim),
        (Phase::Flee, Move::Draw {} | Move::Place { .. }) => Err(Refusal::MustFlee),
        (Phase::Over, _) => Err(Refusal::GameOver),
    }
}

/// Makes a move that `check` accepts.
#[inline]
pub(crate) fn apply(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
    match mv {
        Move::Draw {} => apply_draw(state, seat, chance, log),
        Move::Place { spot } => apply_place(state, seat, spot, log),
        Move::Claim { spot, token } => apply_claim(state, seat, spot, token, chance, log),
        Move::Flee { spot } => apply_flee(state, seat, spot, chance, log),
    }
}

/// MS-103, MS-107: a treasure waits to be placed; an orc ends the turn, and the sixth orc ends all turns.
#[inline]
fn apply_draw(state: &mut State, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    let round = state.round;
    match state.deck.draw() {
        Card::Treasure(card) => {
            state.drawn = Some(card);
            state.phase = Phase::Place;
            log.tell(Audience::All, || Event::CardDrawn { round, seat, card: Some(card) });
        }
        Card::Orc => {
            state.orcs += 1;
            let orcs = state.orcs;
            log.tell(Audience::All, || Event::OrcDrawn { seat, orcs });
            state.actor = state.next_in_cave(seat);
            if orcs == ORCS {
                start_flight(state, seat, chance, log);
            }
        }
    }
}

/// The spot must exist and be open (MS-003, MS-114, MS-207).
#[inline]
fn check_open(state: &State, spot: u8) -> Result<(), Refusal> {
    if usize::from(spot) >= SPOTS {
        return Err(Refusal::NoSuchSpot { spot });
    }
    if state.claimed >> spot & 1 != 0 {
        return Err(Refusal::SpotClosed { spot });
    }
    if state.grabbed >> spot & 1 != 0 {
        return Err(Refusal::SpotTaken { spot });
    }
    Ok(())
}

/// MS-104, MS-105, MS-106: the card covers what is there, and the turn is over.
#[inline]
fn apply_place(state: &mut State, seat: Seat, spot: u8, log: &mut impl Log<Event>) {
    let card = state.drawn.take().expect("a card waits in this phase");
    state.put(usize::from(spot), card);
    state.phase = Phase::Choose;
    state.actor = state.next_in_cave(seat);
    let round = state.round;
    log.tell(Audience::All, || Event::CardPlaced { round, seat, spot, card: Some(card) });
}

#[inline]
fn check_claim(state: &State, spot: u8, token: Kind) -> Result<(), Refusal> {
    check_open(state, spot)?;
    if state.filled >> spot & 1 == 0 {
        return Err(Refusal::EmptySpot { spot });
    }
    if !state.tokens.contains(token) {
        return Err(Refusal::TokenTaken { token });
    }
    Ok(())
}

/// MS-109, MS-111: the player leaves the cave with the pile and the token.
#[inline]
fn apply_claim(
    state: &mut State,
    seat: Seat,
    spot: u8,
    token: Kind,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let pile = state.lift(usize::from(spot));
    match state.options.vacated_spot {
        VacatedSpot::Closed => state.claimed |= 1 << spot,
        VacatedSpot::Reopens => {}
    }
    state.tokens = state.tokens.without(token);
    log.tell(Audience::All, || Event::PileClaimed { seat, spot, token, height: pile.height() });
    leave(state, seat, Hold { pile, token: Some(token), fled: false }, chance, log);
}

/// MS-201, MS-202: the unclaimed tokens are turned over and mixed.
#[cold]
fn start_flight(state: &mut State, drawer: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    state.phase = Phase::Flee;
    for (place, kind) in state.pool.iter_mut().zip(state.tokens.iter()) {
        *place = Some(kind);
    }
    chance.shuffle(&mut state.pool[..state.tokens.len()]);
    log.tell(Audience::All, || Event::FlightStarted {
        drawer,
        order: state.cave_order().into_iter().collect(),
        kinds: state.tokens.iter().collect(),
    });
}

#[inline]
fn check_flee(state: &State, spot: u8) -> Result<(), Refusal> {
    check_open(state, spot)?;
    if state.refuges() >> spot & 1 == 0 {
        return Err(Refusal::FleeFromEmptySpot { spot });
    }
    Ok(())
}

/// MS-204, MS-207: the next mixed token goes with the pile, and the spot is closed to the others.
fn apply_flee(state: &mut State, seat: Seat, spot: u8, chance: &mut Chance, log: &mut impl Log<Event>) {
    let pile = state.lift(usize::from(spot));
    state.grabbed |= 1 << spot;
    let token = state.pool[0];
    state.pool.rotate_left(1);
    state.pool[Kind::ALL.len() - 1] = None;
    log.tell(Audience::All, || Event::PileGrabbed { seat, spot, height: pile.height() });
    leave(state, seat, Hold { pile, token, fled: true }, chance, log);
}

/// Takes the seat out of the round. The next one in the cave acts; when nobody is left, the round is scored (MS-301).
#[inline]
fn leave(state: &mut State, seat: Seat, hold: Hold, chance: &mut Chance, log: &mut impl Log<Event>) {
    state.holds[seat.index() % PLAYERS] = hold;
    state.cave &= !(1 << seat.0);
    if state.cave != 0 {
        state.actor = state.next_in_cave(seat);
    } else {
        score_round(state, chance, log);
    }
}

/// MS-301 to MS-312: totals, awards and coins, then the end of the game or the next round.
fn score_round(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    let seats = usize::from(state.seats);
    let mut last = LastRound { below: state.below, ..LastRound::default() };
    // MS-313: no record is kept of the piles that nobody took.
    spots_in(state.filled).for_each(|spot| last.below.forget(state.spots[usize::from(spot)].top));
    for (seat, hold) in state.holds.iter().enumerate().take(seats) {
        last.tokens[seat] = hold.token;
        last.fled |= u8::from(hold.fled) << seat;
        last.tops[seat] = hold.pile.top;
        last.totals[seat] = hold.token.map_or(0, |token| hold.pile.total(token));
    }
    last.awards = scoring::awards(last.totals, seats);
    for (purse, award) in state.purses.iter_mut().zip(last.awards) {
        *purse += award;
    }
    state.last = last;
    log.tell(Audience::All, || Event::RoundScored {
        round: state.round,
        results: scoring::results(state).into_iter().collect(),
    });
    if scoring::is_over(&state.purses, state.options.target) {
        state.phase = Phase::Over;
        state.actor = state.starter;
        state.pool = [None; Kind::ALL.len()];
        log.tell(Audience::All, || Event::GameEnded { winners: scoring::winners_of(state).iter().collect() });
    } else {
        next_round(state, chance, log);
    }
}

/// MS-401, MS-403: everything is shuffled again, and the left neighbor of the last starter begins.
fn next_round(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    let starter = state.starter.left(state.seats);
    setup::set_round(state, starter, setup::shuffled(chance));
    let round = state.round;
    log.tell(Audience::All, || Event::RoundStarted { round, starter });
}
