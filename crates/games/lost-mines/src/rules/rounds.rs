//! Step 3, and what happens between turns and between rounds (LM-050 to LM-055, LM-190 to LM-204, LM-230 to LM-242).

use klad_engine::{Audience, Chance, Log, Seat, SeatSet};

use crate::{
    components::CardSet,
    data,
    events::Event,
    refusal::Refusal,
    scoring,
    setup::draw_round,
    state::{Phase, RoundEnd, State, Vote},
};

/// Step 3: draws as many cards as were used (LM-190, LM-191), then passes the turn.
pub(super) fn draw(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    let mut drawn = CardSet::EMPTY;
    for _ in 0..state.used {
        if let Some(card) = state.pile.draw() {
            drawn.insert(card);
        }
    }
    state.hands[seat.index()] = state.hands[seat.index()].union(drawn);
    if !drawn.is_empty() {
        log.tell(Audience::All, || Event::Drew { seat, count: drawn.len() as u8 });
        log.tell(Audience::Only(seat), || Event::CardsDrawn { cards: drawn.iter().collect() });
    }
    if state.no_cards_left() {
        return end_round(state, RoundEnd::Cards, log);
    }
    state.active = seat.left(state.seats);
    begin(state, log);
}

/// Begins the turn of the active seat, or of the next one with cards (LM-051, LM-052).
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.steps_left = 0;
    state.used = 0;
    state.proposed = false;
    state.walked = None;
    state.phase = Phase::PlayCard;
    loop {
        let seat = state.active;
        if let Some(troll) = state.trolls[seat.index()].take() {
            state.shown.insert(troll.card);
            if let Some(edge) = troll.edge {
                state.board.trolls.remove(edge);
            }
            log.tell(Audience::All, || Event::TrollLeft { seat, card: troll.card, edge: troll.edge });
        }
        if !state.hand(seat).is_empty() {
            return log.tell(Audience::All, || Event::TurnBegan { seat });
        }
        log.tell(Audience::All, || Event::Skipped { seat });
        state.active = seat.left(state.seats);
    }
}

pub(super) fn check_propose(state: &State) -> Result<(), Refusal> {
    if !state.options.end_round_vote {
        Err(Refusal::VoteOff)
    } else if state.proposed {
        Err(Refusal::AlreadyProposed)
    } else {
        Ok(())
    }
}

pub(super) fn apply_propose(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.proposed = true;
    state.answered = SeatSet::EMPTY;
    state.phase = Phase::EndVote;
    log.tell(Audience::All, || Event::EndProposed { seat });
}

pub(super) fn check_vote(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seat == state.active || state.answered.contains(seat) {
        return Err(Refusal::AlreadyVoted);
    }
    Ok(())
}

pub(super) fn apply_vote(state: &mut State, seat: Seat, yes: bool, log: &mut impl Log<Event>) {
    log.tell(Audience::All, || Event::Voted { seat });
    let voters = if yes { state.answered.with(seat) } else { state.answered };
    state.answered = voters;
    // The proposer counts as a yes without answering.
    if yes && voters.len() + 1 < usize::from(state.seats) {
        return;
    }
    let proposer = state.active;
    let vote = Vote { proposer, yes: voters.with(proposer), no: (!yes).then_some(seat) };
    state.vote = Some(vote);
    state.answered = SeatSet::EMPTY;
    log.tell(Audience::All, || Event::VoteClosed {
        accepted: yes,
        yes_seats: std::iter::once(proposer).chain(voters.iter()).collect(),
        no_seats: vote.no.into_iter().collect(),
    });
    if yes {
        return end_round(state, RoundEnd::Vote, log);
    }
    state.phase = Phase::PlayCard;
}

/// Reveals the dwarves and the collected treasures, and scores the round (LM-203).
pub(super) fn end_round(state: &mut State, reason: RoundEnd, log: &mut impl Log<Event>) {
    state.ended = Some(reason);
    state.steps_left = 0;
    state.used = 0;
    let points = scoring::score(state);
    for (place, points) in state.points[usize::from(state.round) - 1].iter_mut().zip(points) {
        *place = points.total;
    }
    log.tell(Audience::All, || Event::RoundEnded {
        round: state.round,
        reason,
        results: scoring::shares(state),
    });
    if state.round < state.options.rounds || tie_goes_on(state) {
        state.phase = Phase::RoundBreak;
        return;
    }
    state.phase = Phase::GameOver;
    log.tell(Audience::All, || {
        let outcome = scoring::outcome(state).expect("the game is over");
        Event::GameEnded { seats: outcome.winners().iter().collect() }
    });
}

/// LM-243: whether the lead is tied and another round must break the tie.
fn tie_goes_on(state: &State) -> bool {
    let most = state.all_seats().map(|seat| state.total(seat)).max();
    let leaders = state.all_seats().filter(|&seat| Some(state.total(seat)) == most).count();
    state.options.tie_round && leaders > 1 && usize::from(state.round) < data::ROUNDS_MAX
}

pub(super) fn check_ready(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.answered.contains(seat) { Err(Refusal::AlreadyReady) } else { Ok(()) }
}

pub(super) fn apply_ready(state: &mut State, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    state.answered = state.answered.with(seat);
    log.tell(Audience::All, || Event::ReadyForNextRound { seat });
    if state.answered.len() < usize::from(state.seats) {
        return;
    }
    // LM-231: the left neighbor of whoever last played a card, or of the previous starter if nobody did.
    let starter = state.last_player.unwrap_or(state.starter).left(state.seats);
    let dealt = draw_round(&state.options, state.seats, chance);
    let next = State::of_round(state.options, state.seats, dealt, starter);
    *state = State { round: state.round + 1, points: state.points, ..next };
    log.tell(Audience::All, || Event::RoundBegan { round: state.round, seat: starter });
    for seat in state.all_seats() {
        let dwarf = state.dwarf(seat);
        log.tell(Audience::Only(seat), || Event::Dealt {
            cards: state.hand(seat).iter().collect(),
            clan: dwarf.clan,
            role: dwarf.role,
        });
    }
    begin(state, log);
}
