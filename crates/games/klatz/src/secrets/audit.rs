//! What is true of every state.

use klad_engine::Seat;

use crate::{
    components::{Action, Card, Comp},
    data::{RICKSHAWS, WALL_FLOOR},
    scoring,
    setup::{FinalRound, WallFloor},
    state::{LastTurns, Phase, State},
};

/// Checks that cards are conserved and that everything in the state goes together.
pub(super) fn audit(state: &State) -> Result<(), &'static str> {
    audit_wall(state)?;
    audit_actions(state)?;
    audit_compositions(state)?;
    audit_turn(state)
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}

fn audit_wall(state: &State) -> Result<(), &'static str> {
    let drawn = match state.phase {
        Phase::PlacingDrawn { card } => Some(card),
        _ => None,
    };
    let lying = state.wall.iter().chain(&*state.market).chain(&*state.deck).chain(&*state.wall_discard);
    let mut cards: Vec<Card> = lying.copied().chain(drawn).filter(|card| !card.is_rickshaw()).collect();
    cards.sort_unstable();
    ensure(cards.into_iter().eq(Card::wall()), "not every wall card is there exactly once")?;
    ensure(rickshaws(state) == RICKSHAWS, "there are not three rickshaws")?;
    let on_wall = state.wall.iter().fold(0, |cards, card| cards | card.bit());
    ensure(state.covered & !on_wall == 0, "a rickshaw rides on a card that is not in the wall")?;
    let may_be_short = state.is_over() || state.options.wall_floor == WallFloor::PhotoOnly;
    ensure(state.wall.len() >= WALL_FLOOR || may_be_short, "the wall has fewer than four cards")
}

fn rickshaws(state: &State) -> usize {
    let lying = state.deck.iter().chain(&*state.wall_discard).filter(|card| card.is_rickshaw()).count();
    lying + state.covered.count_ones() as usize + state.waiting as usize
}

fn audit_actions(state: &State) -> Result<(), &'static str> {
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    let mut copies = [0; Action::ALL.len()];
    for action in hands.chain(state.action_deck.iter().copied()).chain(state.action_discard.iter().copied()) {
        copies[action as usize] += 1;
    }
    ensure(copies == state.options.deck.printed().actions, "the action cards are not all there")
}

fn audit_compositions(state: &State) -> Result<(), &'static str> {
    let sets = state.compositions.iter().chain(&state.discarded).chain([&state.open, &state.removed]);
    let photos = state.photos.iter().map(|photo| photo.comp);
    let all = sets.flat_map(|comps| comps.iter()).chain(photos).chain(state.composition_deck.iter().copied());
    let mut sorted: Vec<Comp> = all.collect();
    sorted.sort_unstable();
    ensure(sorted.into_iter().eq(Comp::all()), "not every composition is there exactly once")?;
    let scored: i16 = Seat::all(state.seats).map(|seat| scoring::points(state, seat)).sum();
    let printed: i16 =
        state.photos.iter().map(|photo| i16::from(state.options.deck.points(photo.comp))).sum();
    ensure(scored == printed, "points are lost")
}

fn audit_turn(state: &State) -> Result<(), &'static str> {
    ensure(state.is_over() || state.present.contains(state.active), "the active seat has left")?;
    // KZ-111: a table that plays on without compositions has no last turns.
    let has_last_turns = state.composition_deck.is_empty() && state.options.final_round != FinalRound::GoOn;
    ensure(
        has_last_turns == (state.last_turns != LastTurns::NotYet),
        "the final round and the composition deck disagree",
    )
}

#[cfg(test)]
mod tests {
    use klad_engine::{SeatSet, Secrets};

    use super::*;
    use crate::{components::Comps, pile::Pile, state::Ending};

    /// B has a photo. A rickshaw rides on the first kite; the others are in the deck.
    const ACT: &str = "seats 3; turn A act; wall LN1 KT1* GT1 DR1; market PN1 TW1 PD1; deck KT2 RK RK; \
                       A: swap shift1 | C01 C02 | C03; open C06 C07 C08; photos B C04";

    fn position(text: &str) -> State {
        match text.parse() {
            Ok(state) => state,
            Err(error) => panic!("{error}"),
        }
    }

    /// The position in [`ACT`] in another phase.
    fn in_phase(turn: &str) -> State {
        position(&ACT.replace("turn A act", &format!("turn A {turn}")))
    }

    fn with_options(text: &str, options: &str) -> State {
        position(&format!("{text}; options {{{options}}}"))
    }

    /// What the audit finds in a sound state after a change.
    #[track_caller]
    fn fault(sound: State, change: impl FnOnce(&mut State)) -> String {
        assert_eq!(sound.audit(), Ok(()));
        let mut state = sound;
        change(&mut state);
        let found = state.audit().unwrap_err();
        match found.strip_suffix(&format!(" in {state}")) {
            Some(fault) => fault.to_owned(),
            None => panic!("`{found}` does not end with the state"),
        }
    }

    #[test]
    fn the_audit_finds_a_wall_card_that_is_missing_or_in_two_places() {
        let wrong = "not every wall card is there exactly once";
        let card = |name: &str| name.parse::<Card>().unwrap();
        assert_eq!(fault(position(ACT), |state| _ = state.market.pop()), wrong);
        assert_eq!(fault(position(ACT), |state| _ = state.wall.pop()), wrong);
        assert_eq!(fault(position(ACT), |state| state.wall_discard.push(card("PN1"))), wrong);
        assert_eq!(fault(position(ACT), |state| state.deck.push(card("PN1"))), wrong);
        // Of the right number, one twice and one not at all.
        assert_eq!(fault(position(ACT), |state| state.wall[0] = card("PN1")), wrong);
        let put = in_phase("put LN2");
        assert_eq!(fault(put, |state| state.phase = Phase::AwaitPlace), wrong);
        assert_eq!(fault(put, |state| state.phase = Phase::PlacingDrawn { card: card("LN1") }), wrong);
    }

    #[test]
    fn the_audit_counts_the_rickshaws_wherever_they_are() {
        let wrong = "there are not three rickshaws";
        assert_eq!(fault(position(ACT), |state| state.deck.push(Card::RICKSHAW)), wrong);
        assert_eq!(fault(position(ACT), |state| state.wall_discard.push(Card::RICKSHAW)), wrong);
        assert_eq!(fault(position(ACT), |state| state.waiting = 1), wrong);
        assert_eq!(fault(position(ACT), |state| state.covered = 0), wrong);
        assert_eq!(fault(position(ACT), |state| state.covered |= state.wall[0].bit()), wrong);
        let mut moved = position(ACT);
        (moved.covered, moved.waiting) = (0, 1);
        assert_eq!(moved.audit(), Ok(()));
    }

    #[test]
    fn the_audit_finds_a_rickshaw_on_a_card_that_is_not_in_the_wall() {
        let found = fault(position(ACT), |state| state.covered = state.market[0].bit());
        assert_eq!(found, "a rickshaw rides on a card that is not in the wall");
    }

    /// Discards a wall card without a rickshaw.
    fn shorten(state: &mut State) {
        let card = state.wall.remove(0);
        state.wall_discard.push(card);
    }

    #[test]
    fn the_audit_wants_a_wall_of_four_cards_unless_only_photos_refill_it() {
        assert_eq!(fault(position(ACT), shorten), "the wall has fewer than four cards");
        let mut photo_only = with_options(ACT, r#""wall_floor":"photo_only""#);
        shorten(&mut photo_only);
        assert_eq!(photo_only.audit(), Ok(()));
        let mut over = in_phase("over stall");
        shorten(&mut over);
        assert_eq!(over.audit(), Ok(()));
    }

    #[test]
    fn the_audit_counts_the_action_cards_of_each_kind() {
        let wrong = "the action cards are not all there";
        assert_eq!(fault(position(ACT), |state| state.hands[0].take(Action::Swap)), wrong);
        assert_eq!(fault(position(ACT), |state| state.hands[2].add(Action::Swap)), wrong);
        assert_eq!(fault(position(ACT), |state| _ = state.action_deck.pop()), wrong);
        assert_eq!(fault(position(ACT), |state| state.action_discard.push(Action::Extra)), wrong);
        // Of the right number, but of another kind.
        let other = fault(position(ACT), |state| {
            state.hands[0].take(Action::Swap);
            state.hands[0].add(Action::Remove);
        });
        assert_eq!(other, wrong);
    }

    #[test]
    fn the_audit_finds_a_composition_that_is_missing_or_in_two_places() {
        let wrong = "not every composition is there exactly once";
        assert_eq!(fault(position(ACT), |state| state.compositions[0] = Comps::EMPTY), wrong);
        assert_eq!(fault(position(ACT), |state| state.discarded[0] = Comps::EMPTY), wrong);
        assert_eq!(fault(position(ACT), |state| state.discarded[1] = state.compositions[0]), wrong);
        assert_eq!(fault(position(ACT), |state| state.open = Comps::EMPTY), wrong);
        assert_eq!(fault(position(ACT), |state| state.removed = state.open), wrong);
        assert_eq!(fault(position(ACT), |state| _ = state.composition_deck.pop()), wrong);
        assert_eq!(fault(position(ACT), |state| _ = state.photos.pop()), wrong);
    }

    #[test]
    fn the_audit_finds_points_that_nobody_at_the_table_scored() {
        let found = fault(position(ACT), |state| state.photos[0].seat = Seat(3));
        assert_eq!(found, "points are lost");
    }

    #[test]
    fn the_audit_lets_only_a_seat_act_that_has_not_left() {
        let leave = |state: &mut State| state.present = state.present.without(Seat(0));
        assert_eq!(fault(position(ACT), leave), "the active seat has left");
        let mut over = in_phase("over alone");
        assert_eq!(over.phase, Phase::Over { ending: Ending::Alone });
        leave(&mut over);
        assert_eq!(over.audit(), Ok(()));
    }

    /// All compositions of the deck are discarded.
    fn draw_all(state: &mut State) {
        state.discarded[0] = state.discarded[0].union(state.composition_deck.iter().copied().collect());
        state.composition_deck = Pile::default();
    }

    #[test]
    fn the_audit_wants_last_turns_exactly_once_the_compositions_have_run_out() {
        let wrong = "the final round and the composition deck disagree";
        assert_eq!(fault(position(ACT), draw_all), wrong);
        for last_turns in [LastTurns::Triggered(SeatSet::all(3)), LastTurns::Running(SeatSet::all(2))] {
            assert_eq!(fault(position(ACT), |state| state.last_turns = last_turns), wrong);
            let mut last = position(ACT);
            draw_all(&mut last);
            last.last_turns = last_turns;
            assert_eq!(last.audit(), Ok(()));
        }
        let mut goes_on = with_options(ACT, r#""final_round":"go_on""#);
        draw_all(&mut goes_on);
        assert_eq!(fault(goes_on, |state| state.last_turns = LastTurns::Running(SeatSet::all(2))), wrong);
    }
}
