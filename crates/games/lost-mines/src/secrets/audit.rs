//! The invariants: components are conserved, tokens and dwarves are in legal places, counters are in range.

mod board;

use crate::{
    components::{CardId, CardSet, Clan, Kind},
    data,
    state::{Phase, State},
};

/// Checks the invariants; an error says which one is broken.
pub(super) fn audit(state: &State) -> Result<(), String> {
    audit_cards(state)?;
    audit_turn(state)?;
    board::audit_tokens(state)?;
    board::audit_board(&state.board)?;
    audit_treasures(state)?;
    audit_dwarves(state)?;
    audit_points(state)
}

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

/// Every card of the deck is in exactly one place, with ten of them aside.
fn audit_cards(state: &State) -> Result<(), String> {
    let mut piles: Vec<(&str, CardSet)> = vec![
        ("aside", state.aside),
        ("pile", state.pile.as_slice().iter().copied().collect()),
        ("board", state.board.path_cards()),
        ("shown", state.shown),
        ("trolls", state.trolls.iter().flatten().map(|troll| troll.card).collect()),
    ];
    piles.extend(state.hands.iter().map(|hand| ("hand", *hand)));
    piles.extend(state.buried.iter().map(|buried| ("buried", *buried)));
    let mut seen = CardSet::EMPTY;
    for (name, cards) in piles {
        ensure(cards.minus(seen) == cards, || {
            format!("{name} holds a card that is also elsewhere: {cards:?}")
        })?;
        seen = seen.union(cards);
    }
    ensure(seen == CardSet::ALL, || format!("these cards are missing: {:?}", CardSet::ALL.minus(seen)))?;
    ensure(state.aside.len() == data::ASIDE, || {
        format!("{} cards are set aside, wanted 10", state.aside.len())
    })?;
    ensure(
        state.pile.as_slice().len() == CardSet::from_iter(state.pile.as_slice().iter().copied()).len(),
        || "the pile holds a card twice".into(),
    )?;
    let most = data::hand_size(state.seats);
    for (number, hand) in state.hands.iter().enumerate() {
        let playing = number < usize::from(state.seats);
        let (cards, buried) = (hand.len(), state.buried[number].len());
        ensure(cards <= if playing { most } else { 0 }, || format!("seat {number} holds {cards} cards"))?;
        ensure(playing || buried == 0, || {
            format!("seat {number} is not at the table but discarded {buried}")
        })?;
    }
    Ok(())
}

/// The counters of the turn fit the phase.
fn audit_turn(state: &State) -> Result<(), String> {
    let State { phase, active, seats, .. } = *state;
    for seat in [active, state.starter] {
        ensure(seat.0 < seats, || format!("seat {seat} is not at the table"))?;
    }
    let rounds = if state.options.tie_round { data::ROUNDS_MAX as u8 } else { state.options.rounds };
    ensure((1..=rounds).contains(&state.round), || format!("this is round {}", state.round))?;
    let over = matches!(phase, Phase::RoundBreak | Phase::GameOver);
    ensure(over == state.ended.is_some(), || {
        format!("the phase is {phase:?}, but the round ended: {:?}", state.ended)
    })?;
    if phase == Phase::PlayCard {
        // Invariant 2, and LM-052: nobody acts without cards.
        ensure(!state.hand(active).is_empty(), || format!("seat {active} has no card to play"))?;
        ensure(state.used == 0 && state.steps_left == 0, || {
            "step 1 begins with cards or steps already used".into()
        })?;
        ensure(state.trolls[active.index()].is_none(), || {
            format!("LM-123: the troll of seat {active} is still out")
        })?;
    }
    if matches!(phase, Phase::Moving | Phase::TrapPick | Phase::TakeTreasure) {
        ensure((1..=2).contains(&state.used), || format!("{} cards were used in step 1", state.used))?;
    }
    if phase == Phase::Moving {
        ensure((1..=data::STEPS_FROM_FIRE).contains(&state.steps_left), || {
            format!("{} steps left", state.steps_left)
        })?;
    }
    let offered: CardSet = state.offered.iter().copied().filter(|card| *card != CardId::NONE).collect();
    let wanted = if phase == Phase::TrapPick { state.hand(active) } else { CardSet::EMPTY };
    ensure(offered == wanted, || format!("{offered:?} are offered to the neighbor, wanted {wanted:?}"))?;
    let voting = matches!(phase, Phase::EndVote | Phase::RoundBreak);
    ensure(voting || state.answered.is_empty(), || {
        format!("{:?} have answered, but nothing was asked", state.answered)
    })?;
    ensure(phase != Phase::EndVote || (state.proposed && !state.answered.contains(active)), || {
        "a vote without its proposer".into()
    })
}

/// Invariant 7; and no treasure exists twice.
fn audit_treasures(state: &State) -> Result<(), String> {
    let players = usize::from(state.seats);
    for kind in Kind::ALL {
        for value in 0..=u8::MAX {
            let copies = |treasures: &[crate::components::Treasure]| {
                treasures.iter().filter(|treasure| treasure.kind == kind && treasure.value == value).count()
            };
            let (found, most) = (copies(&state.rail[..players]), copies(state.options.deck.treasures()));
            ensure(found <= most, || {
                format!("found {found} {kind:?} treasures of {value}, wanted at most {most}")
            })?;
        }
    }
    let beyond = state.takers[players..].iter().flatten().count();
    ensure(beyond == 0, || "a treasure was taken from a space without one".into())?;
    let left = players - state.treasures_taken();
    ensure(left > 0 || state.ended.is_some(), || "LM-201: the last treasure did not end the round".into())
}

/// LM-006: every dwarf comes from the pool for this seat count.
fn audit_dwarves(state: &State) -> Result<(), String> {
    for clan in Clan::ALL {
        for dwarf in data::dwarves(state.seats).filter(|dwarf| dwarf.clan == clan) {
            let dealt = state.all_seats().filter(|seat| state.dwarf(*seat) == dwarf).count();
            let used = data::dwarves(state.seats).filter(|other| *other == dwarf).count();
            ensure(dealt <= used, || format!("{dealt} dwarves are {dwarf}, wanted at most {used}"))?;
        }
    }
    let pool: Vec<_> = data::dwarves(state.seats).collect();
    ensure(state.all_seats().all(|seat| pool.contains(&state.dwarf(seat))), || {
        "a dwarf of another game".into()
    })
}

/// Invariant 8: nobody scores more than was collected.
fn audit_points(state: &State) -> Result<(), String> {
    if state.ended.is_none() {
        return Ok(());
    }
    let given: u32 = state.all_seats().map(|seat| u32::from(state.points_of(state.round, seat))).sum();
    let collected: u32 = state.all_seats().flat_map(|seat| state.collected(seat)).map(u32::from).sum();
    ensure(given <= collected, || format!("{given} points were given for treasures worth {collected}"))
}

#[cfg(test)]
mod tests {
    use klad_engine::{Game, Seat, SeatSet};
    use klad_testkit::Board as Table;

    use super::*;
    use crate::{
        board::{Cell, Edge},
        components::{Role, Special},
        setup::{Deal, Options, Pile, TrapPicker},
        state::{RoundEnd, Troll},
    };

    pub(super) const A: Seat = Seat(0);
    const AXE: CardId = CardId(40);

    /// Four seats that hold the action cards in order; the path cards are in the pile in order, the last ten cards aside.
    fn table_with(options: Options, arrange: impl FnOnce(&mut State)) -> Table<State> {
        let treasures = ["gold 2", "gold 3", "silver 3", "gems 4"];
        let dwarves = ["blue loyal", "yellow loyal", "blue selfish", "yellow selfish"];
        let cards: Vec<CardId> = (40..60).map(CardId).collect();
        let deal = Deal {
            mines: data::MINES.to_vec(),
            treasures: treasures.map(|text| text.parse().unwrap()).to_vec(),
            dwarves: dwarves.map(|text| text.parse().unwrap()).to_vec(),
            hands: cards.chunks(5).map(<[CardId]>::to_vec).collect(),
            pile: Vec::new(),
            starter: A,
        };
        let mut state = State::start(&options, 4, &deal).unwrap();
        arrange(&mut state);
        Table::of(state)
    }

    pub(super) fn start() -> State {
        *table_with(Options::default(), |_| ()).state()
    }

    /// A cross east of the blue start, at C3.
    pub(super) fn cross(state: &mut State) {
        state.arrange_path(2, 2, "NESW", Special::Plain);
    }

    /// A has discarded a card and walks.
    fn walking() -> State {
        *table_with(Options::default(), cross).play("A discard axe1").state()
    }

    /// A asks whether to end the round.
    fn voting() -> State {
        *table_with(Options::default(), |_| ()).play("A propose").state()
    }

    /// Everybody has agreed to end the round.
    fn ended() -> State {
        let mut table = Table::of(voting());
        *table.play("B vote yes").play("C vote yes").play("D vote yes").state()
    }

    /// What the audit finds in a sound state after a change.
    #[track_caller]
    pub(super) fn fault(sound: State, change: impl FnOnce(&mut State)) -> String {
        assert_eq!(audit(&sound), Ok(()));
        let mut state = sound;
        change(&mut state);
        audit(&state).unwrap_err()
    }

    /// The state after an arrangement, which must be sound.
    #[track_caller]
    pub(super) fn sound(options: Options, arrange: impl FnOnce(&mut State)) -> State {
        let state = *table_with(options, arrange).state();
        assert_eq!(audit(&state), Ok(()));
        state
    }

    #[test]
    fn the_audit_finds_a_missing_card_and_a_card_in_two_places() {
        let twice = fault(start(), |state| state.shown.insert(AXE));
        assert_eq!(twice, "hand holds a card that is also elsewhere: {axe1, axe2, axe3, boat1, boat2}");
        assert_eq!(fault(start(), |state| state.hands[0].remove(AXE)), "these cards are missing: {axe1}");
        let in_pile = fault(start(), |state| {
            let cards: Vec<CardId> = state.pile.as_slice().iter().rev().copied().collect();
            state.pile = Pile::of(&[&cards[..1], &cards].concat());
        });
        assert_eq!(in_pile, "the pile holds a card twice");
    }

    #[test]
    fn the_audit_counts_the_cards_set_aside_and_in_hand() {
        let nine = fault(start(), |state| {
            let card = state.aside.nth(0).unwrap();
            state.aside.remove(card);
            state.shown.insert(card);
        });
        assert_eq!(nine, "9 cards are set aside, wanted 10");
        let draw = |place: fn(&mut State) -> &mut CardSet| {
            fault(start(), |state| {
                let card = state.pile.draw().unwrap();
                place(state).insert(card);
            })
        };
        assert_eq!(draw(|state| &mut state.hands[0]), "seat 0 holds 6 cards");
        assert_eq!(draw(|state| &mut state.hands[4]), "seat 4 holds 1 cards");
        assert_eq!(draw(|state| &mut state.buried[4]), "seat 4 is not at the table but discarded 1");
    }

    #[test]
    fn the_audit_finds_seats_that_are_not_at_the_table_and_rounds_that_are_not_played() {
        assert_eq!(fault(start(), |state| state.active = Seat(4)), "seat E is not at the table");
        assert_eq!(fault(start(), |state| state.starter = Seat(4)), "seat E is not at the table");
        let to_round = |tie_round: bool, last: u8, round: u8| {
            let options = Options { tie_round, ..Options::default() };
            fault(sound(options, |state| state.round = last), |state| state.round = round)
        };
        assert_eq!(to_round(false, 2, 0), "this is round 0");
        assert_eq!(to_round(false, 2, 3), "this is round 3");
        assert_eq!(to_round(true, 9, 10), "this is round 10");
    }

    #[test]
    fn the_audit_compares_the_phase_with_the_end_of_the_round() {
        let open = fault(start(), |state| state.phase = Phase::RoundBreak);
        assert_eq!(open, "the phase is RoundBreak, but the round ended: None");
        let closed = fault(start(), |state| state.ended = Some(RoundEnd::Cards));
        assert_eq!(closed, "the phase is PlayCard, but the round ended: Some(Cards)");
    }

    #[test]
    fn the_audit_lets_step_1_begin_with_cards_and_nothing_used() {
        let empty = fault(start(), |state| state.shown = std::mem::take(&mut state.hands[0]));
        assert_eq!(empty, "seat A has no card to play");
        let begun = "step 1 begins with cards or steps already used";
        assert_eq!(fault(start(), |state| state.used = 1), begun);
        assert_eq!(fault(start(), |state| state.steps_left = 1), begun);
        let troll = fault(start(), |state| {
            state.trolls[0] = Some(Troll { card: state.pile.draw().unwrap(), edge: None });
        });
        assert_eq!(troll, "LM-123: the troll of seat A is still out");
    }

    #[test]
    fn the_audit_compares_cards_used_and_steps_left_with_the_phase() {
        for phase in [Phase::Moving, Phase::TakeTreasure] {
            for used in [0, 3] {
                let state = State { phase, used: 2, ..walking() };
                let found = fault(state, |state| state.used = used);
                assert_eq!(found, format!("{used} cards were used in step 1"));
            }
        }
        for steps in [0, 6] {
            let found = fault(State { steps_left: 5, ..walking() }, |state| state.steps_left = steps);
            assert_eq!(found, format!("{steps} steps left"));
        }
    }

    #[test]
    fn the_audit_wants_the_hand_offered_for_a_trap_and_nothing_otherwise() {
        let early = fault(start(), |state| state.offered[0] = AXE);
        assert_eq!(early, "{axe1} are offered to the neighbor, wanted {}");
        let options = Options { trap_picker: TrapPicker::Neighbor, ..Options::default() };
        let mut table = table_with(options, |state| {
            cross(state);
            state.arrange_hand(A, &[AXE, CardId(41)]);
            state.arrange_trap(Edge::east_of(Cell::new(1, 2)));
        });
        let springs = *table.play("A discard axe1").play("A step e").state();
        let kept = fault(springs, |state| state.offered[0] = CardId::NONE);
        assert_eq!(kept, "{} are offered to the neighbor, wanted {axe2}");
        assert_eq!(fault(springs, |state| state.used = 0), "0 cards were used in step 1");
    }

    #[test]
    fn the_audit_compares_the_answers_with_the_question() {
        let early = fault(start(), |state| state.answered = SeatSet::only(A));
        assert_eq!(early, "A have answered, but nothing was asked");
        let wrong = "a vote without its proposer";
        assert_eq!(fault(voting(), |state| state.proposed = false), wrong);
        assert_eq!(fault(voting(), |state| state.answered = SeatSet::only(A)), wrong);
    }

    #[test]
    fn the_audit_counts_the_copies_of_each_treasure() {
        let twice = fault(start(), |state| state.rail[1] = state.rail[0]);
        assert_eq!(twice, "found 2 Gold treasures of 2, wanted at most 1");
        let nowhere = fault(start(), |state| state.takers[4] = Some(A));
        assert_eq!(nowhere, "a treasure was taken from a space without one");
    }

    #[test]
    fn the_audit_ends_the_round_with_the_last_treasure() {
        let three = sound(Options::default(), |state| state.takers[..3].fill(Some(A)));
        let all = fault(three, |state| state.takers[3] = Some(A));
        assert_eq!(all, "LM-201: the last treasure did not end the round");
    }

    #[test]
    fn the_audit_counts_the_dwarves_of_each_role() {
        // Both clans have one too many; the blue one is named first.
        let selfish = fault(start(), |state| {
            (0..4).for_each(|seat| state.dwarves[seat].role = Role::Selfish);
        });
        assert_eq!(selfish, "2 dwarves are blue selfish, wanted at most 1");
    }

    #[test]
    fn the_audit_gives_no_more_points_than_were_collected() {
        let given = fault(ended(), |state| state.points[0][0] = 1);
        assert_eq!(given, "1 points were given for treasures worth 0");
    }
}
