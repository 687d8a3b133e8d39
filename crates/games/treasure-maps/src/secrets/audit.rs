//! What is true of every state.

use klad_engine::Seat;

use crate::{
    components::{Card, Cards, Cells, Shape},
    data::{COIN_CELLS, DISPLAY, EXPEDITIONS, PALM_BOXES, SLOTS, TAKE_BACKS, TURNS, TURNS_PER_ROUND},
    state::{Phase, Player, State},
};

/// Checks that pieces are conserved and that everything in the state goes together.
pub(super) fn audit(state: &State) -> Result<(), String> {
    audit_cards(state)?;
    audit_expeditions(state)?;
    audit_turn(state)?;
    Seat::all(state.seats)
        .try_for_each(|seat| audit_player(state, seat).map_err(|fault| format!("{seat}: {fault}")))
}

fn ensure(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

/// Each of the 47 cards is in exactly one place.
fn audit_cards(state: &State) -> Result<(), String> {
    let mut seen = Cards::default();
    let players = state.players().iter();
    let with_players = players.flat_map(|player| {
        let active = player.slots.iter().filter_map(|slot| slot.card);
        player.dealt.iter().flatten().copied().chain(active).chain(player.completed.iter())
    });
    for card in with_players.chain(state.display.iter().flatten().copied()).chain(state.deck.cards()) {
        ensure(!seen.contains(card), || format!("{card:?} lies in two places"))?;
        seen.insert(card);
    }
    ensure(seen.len() == Card::COUNT, || format!("{} treasure cards are on the table", seen.len()))?;
    let beyond = &state.players[usize::from(state.seats)..];
    ensure(beyond.iter().all(|player| *player == Player::default()), || {
        "a seat that is not there has something".into()
    })
}

fn audit_expeditions(state: &State) -> Result<(), String> {
    let sorted = |mut shapes: [Shape; EXPEDITIONS.len()]| {
        shapes.sort_unstable_by_key(|shape| *shape as u8);
        shapes
    };
    ensure(sorted(state.expeditions) == sorted(EXPEDITIONS), || {
        format!("expeditions {:?}", state.expeditions)
    })
}

fn audit_turn(state: &State) -> Result<(), String> {
    ensure(state.turn < TURNS, || format!("turn {}", state.turn))?;
    ensure(state.first.0 < state.seats, || format!("first player {}", state.first))?;
    let given = state.players().iter().flat_map(|player| player.cups).filter(|cup| *cup > 0).count();
    // In a solo game, one cup is lost at the end of each round.
    let lost = if state.seats == 1 { state.turn / TURNS_PER_ROUND } else { 0 };
    ensure(given + usize::from(lost) == usize::from(state.cups_given), || {
        format!("{given} cups in boxes, {lost} lost, {} gone", state.cups_given)
    })?;
    ensure((state.phase == Phase::Over) == state.waiting.is_empty(), || "the table waits for nobody".into())?;
    let gaps = state.display.iter().filter(|place| place.is_none()).count();
    let gaps_allowed = match state.phase {
        Phase::ChooseStart => DISPLAY,
        Phase::Replace => 1,
        Phase::Cross | Phase::Over => 0,
    };
    ensure(gaps <= gaps_allowed || state.deck.is_empty(), || format!("{gaps} gaps in the display"))
}

fn audit_player(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    for slot in player.slots {
        let cells = slot.card.map_or(Cells::NONE, Card::cells);
        ensure(slot.crossed.without(cells).is_empty(), || format!("{slot:?} has crosses outside the card"))?;
    }
    ensure(player.coins <= COIN_CELLS, || format!("{} coins", player.coins))?;
    ensure(player.rows_scored <= player.rows_complete(), || format!("{} rows scored", player.rows_scored))?;
    ensure(
        player.palms.iter().filter(|palm| **palm > 0).count() == usize::from(player.palms_scored),
        || format!("palm boxes {:?}", player.palms),
    )?;
    ensure(usize::from(player.palms_scored) <= PALM_BOXES, || format!("{} palms", player.palms_scored))?;
    let choosing = state.phase == Phase::ChooseStart;
    ensure(player.dealt.iter().all(|card| card.is_some() == choosing), || {
        format!("dealt {:?}", player.dealt)
    })?;
    let has_chosen = choosing && !state.waiting.contains(seat);
    ensure(player.kept.is_some() == has_chosen, || format!("kept {:?}", player.kept))?;
    audit_marks(state, seat)
}

fn audit_marks(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    let owes = state.phase == Phase::Cross && !player.is_idle();
    let is_marking = owes && state.waiting.contains(seat);
    ensure(owes || player.marks.is_empty(), || "marks outside step 2".into())?;
    ensure(is_marking || player.take_backs == 0, || "take-backs of a seat that does not mark".into())?;
    ensure(player.take_backs <= TAKE_BACKS, || format!("{} take-backs", player.take_backs))?;
    let mut open: [Cells; SLOTS] = player.slots.map(|slot| slot.open());
    for (nth, mark) in player.marks.iter().enumerate() {
        let slot = usize::from(mark.slot);
        ensure(mark.cells.without(open[slot]).is_empty(), || format!("{mark:?} is not on uncrossed cells"))?;
        open[slot] = open[slot].without(mark.cells);
        let card = player.slots[slot].card.ok_or("a mark on no card")?;
        let is_shape = nth == 0 && state.options.deck.placements(card, state.shape()).contains(&mark.cells);
        ensure(mark.cells.len() == 1 || is_shape, || format!("{mark:?} is neither a cell nor the shape"))?;
    }
    let is_finished = !player.marks.is_empty() && player.owed(&state.options.deck) == 0;
    ensure(!owes || is_finished != is_marking, || {
        format!("{} marks, finished {is_finished}", player.marks.len())
    })
}

#[cfg(test)]
mod tests {
    use klad_engine::{SeatSet, Secrets};
    use klad_testkit::Board;

    use super::*;
    use crate::{
        components::{Mark, Shape::*},
        setup::{Active, Area, Deal, Options, Position},
        state::{Marks, Slot},
    };

    fn card(name: &str) -> Card {
        Card::named(name).expect("a treasure card")
    }

    fn mark(slot: u8, cells: &[u8]) -> Mark {
        Mark { slot, cells: cells.iter().copied().collect() }
    }

    /// An active card with all cells crossed but these.
    fn only(name: &str, open: &[u8]) -> Option<Active> {
        let card = card(name);
        Some(Active { card, crossed: card.cells().without(open.iter().copied().collect()) })
    }

    fn blank(name: &str) -> Option<Active> {
        Some(Active { card: card(name), crossed: Cells::NONE })
    }

    /// The state after these moves.
    fn after(seats: u8, deal: &Deal, moves: &[&str]) -> State {
        let mut board = Board::<State>::start(Options::default(), seats, deal);
        for mv in moves {
            board.play(mv);
        }
        board.state().clone()
    }

    /// A has chosen two of its four cards, and B has not.
    fn start() -> State {
        after(2, &Deal::Deck(Card::all().collect()), &["A keep 0 1"])
    }

    /// The turn of a position in which A has purple-01, and orange-04 with only its last two cells open. The shape
    /// covers two cells.
    fn position(turn: u8, moves: &[&str]) -> State {
        let one = Area { slots: vec![blank("purple-01"), only("orange-04", &[10, 11])], ..Area::default() };
        let other = Area { slots: vec![only("green-01", &[0]), only("green-02", &[0])], ..Area::default() };
        let display = ["purple-02", "purple-03", "purple-08", "orange-01"].map(|name| Some(card(name)));
        let position = Position {
            turn,
            expeditions: vec![I2],
            display: display.into(),
            players: vec![one, other],
            ..Position::default()
        };
        after(2, &Deal::Position(Box::new(position)), moves)
    }

    /// A has crossed a cross and has to mark a bonus cell; B has committed.
    fn cross() -> State {
        position(0, &["A single 0 1", "B single 0 0"])
    }

    /// B is about to take a card.
    fn replace() -> State {
        position(0, &["A single 0 0", "B single 0 0"])
    }

    /// The game is over.
    fn over() -> State {
        position(TURNS - 1, &["A single 0 0", "B single 0 0"])
    }

    /// Second round of a solo game with two cups in boxes; one is lost.
    fn solo() -> State {
        let area = Area {
            slots: vec![blank("purple-01"), blank("orange-04")],
            coins: COIN_CELLS,
            cups: vec![6, 4, 3],
            palms: vec![2, 1, 1, 3],
            ..Area::default()
        };
        let display = ["purple-02", "purple-03", "purple-08", "orange-01"].map(|name| Some(card(name)));
        let position = Position {
            turn: TURNS_PER_ROUND,
            display: display.into(),
            players: vec![area],
            ..Position::default()
        };
        after(1, &Deal::Position(Box::new(position)), &[])
    }

    /// What the audit finds in a sound state after a change.
    #[track_caller]
    fn fault(sound: State, change: impl FnOnce(&mut State)) -> String {
        assert_eq!(sound.audit(), Ok(()));
        let mut state = sound;
        change(&mut state);
        state.audit().unwrap_err()
    }

    #[test]
    fn the_states_of_these_tests_are_in_the_phase_they_are_for() {
        let states = [start(), cross(), replace(), over(), solo()];
        let phases = [Phase::ChooseStart, Phase::Cross, Phase::Replace, Phase::Over, Phase::Cross];
        assert_eq!(states.map(|state| state.phase), phases);
    }

    #[test]
    fn the_audit_finds_a_card_that_is_missing_or_in_two_places() {
        let missing = fault(cross(), |state| _ = state.deck.draw());
        assert_eq!(missing, "46 treasure cards are on the table");
        let dealt = fault(start(), |state| state.display[0] = state.players[1].dealt[3]);
        assert_eq!(dealt, "purple-08 lies in two places");
        let active = fault(cross(), |state| state.display[0] = state.players[0].slots[0].card);
        assert_eq!(active, "purple-01 lies in two places");
        let completed = fault(cross(), |state| state.players[0].completed.insert(card("green-01")));
        assert_eq!(completed, "green-01 lies in two places");
        let in_deck = fault(cross(), |state| state.display[0] = state.deck.cards().next());
        assert_eq!(in_deck, "grey-11 lies in two places");
    }

    #[test]
    fn the_audit_lets_only_seats_at_the_table_have_something() {
        let nobody = "a seat that is not there has something";
        assert_eq!(fault(cross(), |state| state.players[2].coins = 1), nobody);
        assert_eq!(fault(cross(), |state| state.players[3].last.push(mark(0, &[1]))), nobody);
    }

    #[test]
    fn the_audit_compares_the_expedition_cards_with_those_of_the_box() {
        let found = fault(cross(), |state| state.expeditions = [I2, I3, I3, V3, V3, T4, L4, L4]);
        assert_eq!(found, "expeditions [I2, I3, I3, V3, V3, T4, L4, L4]");
    }

    #[test]
    fn the_audit_limits_the_turn_and_the_first_player() {
        assert_eq!(over().turn, 27);
        assert_eq!(fault(over(), |state| state.turn = 28), "turn 28");
        assert_eq!(fault(cross(), |state| state.first = Seat(2)), "first player C");
    }

    #[test]
    fn the_audit_counts_the_cups() {
        let given = fault(cross(), |state| state.cups_given = 1);
        assert_eq!(given, "0 cups in boxes, 0 lost, 1 gone");
        let boxed = fault(cross(), |state| state.players[1].cups[0] = 6);
        assert_eq!(boxed, "1 cups in boxes, 0 lost, 0 gone");
        let lost = fault(solo(), |state| state.cups_given = 3);
        assert_eq!(lost, "3 cups in boxes, 1 lost, 3 gone");
        let nothing_lost = fault(cross(), |state| (state.turn, state.cups_given) = (TURNS_PER_ROUND, 1));
        assert_eq!(nothing_lost, "0 cups in boxes, 0 lost, 1 gone");
    }

    #[test]
    fn the_table_waits_for_somebody_until_the_game_is_over() {
        let nobody = "the table waits for nobody";
        for sound in [start(), cross(), replace()] {
            assert_eq!(
                fault(sound, |state| state.waiting = state.waiting.without(state.first).without(Seat(1))),
                nobody
            );
        }
        assert_eq!(fault(over(), |state| state.waiting = state.waiting.with(Seat(0))), nobody);
    }

    /// Moves cards from the display to A's completed cards.
    fn gaps(count: usize) -> impl FnOnce(&mut State) {
        move |state| {
            for place in &mut state.display[..count] {
                state.players[0].completed.insert(place.take().expect("the display is full"));
            }
        }
    }

    #[test]
    fn the_audit_allows_one_gap_in_the_display_between_two_takes_and_none_at_other_times() {
        for sound in [cross(), over()] {
            assert_eq!(fault(sound, gaps(1)), "1 gaps in the display");
        }
        assert_eq!(fault(replace(), gaps(2)), "2 gaps in the display");
        let mut one = replace();
        gaps(1)(&mut one);
        assert_eq!(one.audit(), Ok(()));
        let mut no_deck = cross();
        gaps(1)(&mut no_deck);
        while let Some(card) = no_deck.deck.draw() {
            no_deck.players[0].completed.insert(card);
        }
        assert_eq!(no_deck.audit(), Ok(()), "the deck is empty");
    }

    #[test]
    fn the_audit_finds_crosses_outside_a_card() {
        let beyond = fault(cross(), |state| state.players[0].slots[1].crossed = Cells::only(12));
        assert_eq!(beyond, "A: Slot { card: Some(orange-04), crossed: {12} } has crosses outside the card");
        let no_card = fault(replace(), |state| {
            state.players[1].slots[0].crossed = Cells::only(0);
        });
        assert_eq!(no_card, "B: Slot { card: None, crossed: {0} } has crosses outside the card");
    }

    #[test]
    fn the_audit_allows_what_a_score_card_has_room_for() {
        assert_eq!(fault(solo(), |state| state.players[0].coins += 1), "A: 13 coins");
        assert_eq!(fault(cross(), |state| state.players[0].rows_scored = 1), "A: 1 rows scored");
        assert_eq!(fault(solo(), |state| state.players[0].coins -= 1), "A: 3 rows scored");
        let empty = fault(solo(), |state| state.players[0].palms[3] = 0);
        assert_eq!(empty, "A: palm boxes [2, 1, 1, 0]");
        let filled = fault(cross(), |state| state.players[1].palms[0] = 1);
        assert_eq!(filled, "B: palm boxes [1, 0, 0, 0]");
    }

    #[test]
    fn the_audit_wants_dealt_cards_exactly_until_everybody_has_chosen() {
        let fewer = fault(start(), |state| {
            let card = state.players[1].dealt[2].take().expect("four cards are dealt");
            state.players[1].completed.insert(card);
        });
        assert_eq!(fewer, "B: dealt [Some(purple-05), Some(purple-06), None, Some(purple-08)]");
        for sound in [cross(), replace(), over()] {
            let later = fault(sound, |state| state.players[0].dealt[1] = state.deck.draw());
            assert!(later.starts_with("A: dealt [None, Some("), "{later}");
        }
    }

    #[test]
    fn the_audit_wants_kept_cards_exactly_of_those_who_have_chosen() {
        assert_eq!(fault(start(), |state| state.players[0].kept = None), "A: kept None");
        let early = fault(start(), |state| state.players[1].kept = Some([0, 1]));
        assert_eq!(early, "B: kept Some([0, 1])");
        let late = fault(cross(), |state| state.players[1].kept = Some([0, 1]));
        assert_eq!(late, "B: kept Some([0, 1])");
    }

    #[test]
    fn the_audit_wants_marks_only_in_step_two_of_seats_that_have_cells_to_cross() {
        for sound in [start(), replace(), over()] {
            let found = fault(sound, |state| state.players[0].marks.push(mark(0, &[2])));
            assert_eq!(found, "A: marks outside step 2");
        }
        let idle = fault(cross(), |state| {
            let player = &mut state.players[1];
            player.slots = player.slots.map(|slot| {
                let card = slot.card.expect("two active cards");
                Slot { card: slot.card, crossed: card.cells() }
            });
        });
        assert_eq!(idle, "B: marks outside step 2");
    }

    #[test]
    fn the_audit_wants_take_backs_only_of_a_seat_that_marks() {
        let idle = "take-backs of a seat that does not mark";
        for (sound, seat) in [(start(), 1), (cross(), 1), (replace(), 1), (over(), 0)] {
            let found = fault(sound, |state| state.players[seat].take_backs = 1);
            assert_eq!(found, format!("{}: {idle}", Seat(seat as u8)));
        }
        let mut most = cross();
        most.players[0].take_backs = TAKE_BACKS;
        assert_eq!(fault(most, |state| state.players[0].take_backs += 1), "A: 21 take-backs");
    }

    /// What the audit finds if these are A's marks.
    #[track_caller]
    fn with_marks(marks: &[Mark]) -> String {
        fault(cross(), |state| state.players[0].marks = marks.iter().copied().collect())
    }

    #[test]
    fn the_audit_wants_marks_on_uncrossed_cells() {
        let crossed = with_marks(&[mark(1, &[9, 10])]);
        assert_eq!(crossed, "A: Mark { slot: 1, cells: {9, 10} } is not on uncrossed cells");
        let twice = with_marks(&[mark(0, &[1]), mark(0, &[1])]);
        assert_eq!(twice, "A: Mark { slot: 0, cells: {1} } is not on uncrossed cells");
        let no_card = fault(cross(), |state| {
            state.players[0].completed.insert(card("orange-04"));
            state.players[0].slots[1] = Slot::default();
            state.players[0].marks.push(Mark { slot: 1, cells: Cells::NONE });
        });
        assert_eq!(no_card, "A: a mark on no card");
    }

    #[test]
    fn the_audit_wants_the_shape_or_a_cell_first_and_cells_after_it() {
        let neither = with_marks(&[mark(0, &[1, 7])]);
        assert_eq!(neither, "A: Mark { slot: 0, cells: {1, 7} } is neither a cell nor the shape");
        // Cells 1 and 2 are neighbors and can be covered, but not by a bonus.
        let mut shape = cross();
        shape.players[0].marks = Marks::from_iter([mark(0, &[1, 2])]);
        assert_eq!(shape.audit(), Ok(()));
        let second = with_marks(&[mark(0, &[7]), mark(0, &[1, 2])]);
        assert_eq!(second, "A: Mark { slot: 0, cells: {1, 2} } is neither a cell nor the shape");
    }

    #[test]
    fn a_seat_has_committed_exactly_if_it_has_marked_all_it_may() {
        let finished = with_marks(&[mark(0, &[0])]);
        assert_eq!(finished, "A: 1 marks, finished true");
        let unfinished = fault(cross(), |state| state.waiting = SeatSet::only(Seat(1)));
        assert_eq!(unfinished, "A: 1 marks, finished false");
        let nothing = fault(cross(), |state| state.players[1].marks = Marks::default());
        assert_eq!(nothing, "B: 0 marks, finished false");
    }
}
