//! Every shuffle of the game, step by step: uniform, and independent of the order before.

use klad_engine::{Chance, Game, Quiet, Seat, Secrets, Sight, Viewer};
use klad_lost_mines::{
    Options, State, Tables,
    components::{CardId, Clan, Dwarf, Kind, Mine, Treasure},
    data,
    setup::TrapPicker,
};
use klad_testkit::fair_shuffle;

use crate::help::*;

const SEATS: u8 = 5;

/// A dealt round, however it was dealt.
struct Round {
    mines: Vec<u16>,
    treasures: Vec<u16>,
    dwarves: Vec<u16>,
    /// Where each card of the deck is: a hand, the pile or aside.
    places: Vec<u16>,
    pile: Vec<u16>,
    starter: u16,
}

fn worth(treasure: Treasure) -> u16 {
    treasure.kind as u16 * 10 + u16::from(treasure.value)
}

fn person(dwarf: Dwarf) -> u16 {
    dwarf.clan as u16 * 10 + dwarf.role as u16
}

/// The first round, as dealt.
fn first_round(chance: &mut Chance) -> Round {
    let deal = State::deal(&Options::default(), SEATS, chance).unwrap();
    let place = |card: CardId| {
        let hand = deal.hands.iter().position(|hand| hand.contains(&card));
        hand.map_or(if deal.pile.contains(&card) { 100 } else { 101 }, |seat| seat as u16)
    };
    Round {
        mines: deal.mines.iter().map(|&mine| mine as u16).collect(),
        treasures: deal.treasures.iter().copied().map(worth).collect(),
        dwarves: deal.dwarves.iter().copied().map(person).collect(),
        places: CardId::all().map(place).collect(),
        pile: deal.pile.iter().map(|card| u16::from(card.number())).collect(),
        starter: deal.starter.0.into(),
    }
}

/// The second round, dealt when everybody is ready; read from what nobody can see.
fn second_round(before: &State, chance: &mut Chance) -> Round {
    let mut state = *before;
    let last = state.turn().must.first().unwrap();
    state.play(last, "ready".parse().unwrap(), chance, &mut Quiet).unwrap();
    let view = state.view(Viewer::Spectator, Sight::Recall);
    let mut facts = state.hidden_facts(Viewer::Spectator, Sight::Recall).into_iter();
    let mines: Vec<u16> = facts.by_ref().take(data::MINES.len()).collect();
    let mut treasures = vec![0; SEATS.into()];
    for kind in Kind::ALL {
        for (slot, _) in view.rail.iter().enumerate().filter(|(_, slot)| slot.kind == kind) {
            treasures[slot] = kind as u16 * 10 + facts.next().unwrap();
        }
    }
    let mut dwarves = vec![0; SEATS.into()];
    for clan in Clan::ALL {
        for (seat, _) in view.players.iter().enumerate().filter(|(_, player)| player.clan == clan) {
            dwarves[seat] = clan as u16 * 10 + facts.next().unwrap();
        }
    }
    let (hand, mut places) = (data::hand_size(SEATS), vec![101; data::CARDS]);
    for seat in 0..u16::from(SEATS) {
        facts.by_ref().take(hand).for_each(|card| places[usize::from(card)] = seat);
    }
    let pile: Vec<u16> = facts.by_ref().take(data::CARDS - data::ASIDE - hand * usize::from(SEATS)).collect();
    pile.iter().for_each(|&card| places[usize::from(card)] = 100);
    Round { mines, treasures, dwarves, places, pile, starter: 0 }
}

/// The break before round 2, with one seat not yet ready.
fn almost_ready() -> State {
    let mut table = position(SEATS, Options::default(), |_| ());
    table.play("A propose");
    for seat in ["B", "C", "D", "E"] {
        table.play(&format!("{seat} vote yes"));
    }
    for seat in ["A", "B", "C", "D"] {
        table.play(&format!("{seat} ready"));
    }
    *table.state()
}

/// Checks one part of both rounds.
fn both(what: &str, population: &[u16], part: impl Fn(Round) -> Vec<u16>) {
    fair_shuffle(&format!("{what}, round 1"), population, |chance| part(first_round(chance)));
    let before = almost_ready();
    fair_shuffle(&format!("{what}, round 2"), population, |chance| part(second_round(&before, chance)));
}

#[test]
fn lm_003_the_mines_are_shuffled_fairly() {
    both("mines", &Mine::ALL.map(|mine| mine as u16), |round| round.mines);
}

#[test]
fn lm_005_the_treasures_are_shuffled_fairly() {
    both("treasures", &Tables::STANDARD.treasures().map(worth), |round| round.treasures);
}

#[test]
fn lm_007_the_dwarves_are_dealt_fairly() {
    let used: Vec<u16> = data::dwarves(SEATS).map(person).collect();
    both("dwarves", &used, |round| round.dwarves);
}

#[test]
fn lm_009_the_deck_is_shuffled_fairly() {
    let cards: Vec<u16> = (0..data::CARDS as u16).collect();
    both("the draw pile", &cards, |round| round.pile);
    let hand = data::hand_size(SEATS);
    let mut places: Vec<u16> = (0..u16::from(SEATS)).flat_map(|seat| vec![seat; hand]).collect();
    places.extend([101; data::ASIDE]);
    places.resize(data::CARDS, 100);
    both("hands, pile and the ten set aside", &places, |round| round.places);
}

#[test]
fn lm_011_every_seat_is_equally_likely_to_start() {
    fair_shuffle("the starter", &[0, 1, 2, 3, 4], |chance| vec![first_round(chance).starter]);
}

/// A in front of a trap, with four cards left in hand.
fn before_a_trap(trap_picker: TrapPicker) -> State {
    let mut table = position(4, Options { trap_picker, ..Options::default() }, |state| {
        road(state, 4);
        state.arrange_pawn(Seat(0), 2, 2);
        state.arrange_trap(h(2, 2));
        state.arrange_pile(0);
    });
    table.play("A discard axe1");
    *table.state()
}

fn step_into_the_trap(before: &State, chance: &mut Chance) -> State {
    let mut state = *before;
    state.play(Seat(0), "step e".parse().unwrap(), chance, &mut Quiet).unwrap();
    state
}

fn numbers(cards: impl IntoIterator<Item = CardId>) -> Vec<u16> {
    cards.into_iter().map(|card| u16::from(card.number())).collect()
}

#[test]
fn lm_113_the_card_lost_to_a_trap_is_random() {
    let before = before_a_trap(TrapPicker::Random);
    let hand = before.hand(Seat(0));
    assert_eq!(hand.len(), 4);
    fair_shuffle("the card a trap costs", &numbers(hand.iter()), |chance| {
        let left = step_into_the_trap(&before, chance).hand(Seat(0));
        numbers(hand.iter().filter(|card| !left.contains(*card)))
    });
}

#[test]
fn lm_113_the_hand_is_shuffled_fairly_before_the_neighbor_picks() {
    let before = before_a_trap(TrapPicker::Neighbor);
    let hand = numbers(before.hand(Seat(0)).iter());
    fair_shuffle("the hand offered to the neighbor", &hand, |chance| {
        let facts = step_into_the_trap(&before, chance).hidden_facts(Viewer::Spectator, Sight::Recall);
        facts[facts.len() - hand.len()..].to_vec()
    });
}
