//! Every shuffle of the game, step by step: uniform, and independent of the order before.

use klad_engine::{Chance, Game, Quiet, Seat, Secrets, Sight, Viewer};
use klad_klatz::{
    Deal, Options, State, Tables,
    components::{Action, Card, Comp},
    data,
    setup::reveal,
};
use klad_testkit::fair_shuffle;

use super::position;

fn deal(chance: &mut Chance) -> Deal {
    State::deal(&Options::default(), 3, chance).unwrap()
}

fn cards(cards: &[Card]) -> Vec<u16> {
    cards.iter().filter(|card| !card.is_rickshaw()).map(|card| u16::from(card.number())).collect()
}

fn comps(comps: &[Comp]) -> Vec<u16> {
    comps.iter().map(|comp| comp.index() as u16).collect()
}

fn actions(actions: &[Action]) -> Vec<u16> {
    actions.iter().map(|&action| action as u16).collect()
}

fn all_actions() -> Vec<u16> {
    Action::ALL.iter().flat_map(|&action| [action as u16; 5]).collect()
}

#[test]
fn kz_002_the_compositions_are_shuffled_fairly_before_they_are_dealt() {
    let all: Vec<u16> = (0..data::COMPOSITIONS as u16).collect();
    fair_shuffle("the compositions dealt", &all, |chance| {
        deal(chance).hands.iter().flat_map(|hand| comps(&hand.compositions)).collect()
    });
}

#[test]
fn kz_004_the_remaining_compositions_are_shuffled_again_fairly() {
    for offset in [0, 11] {
        let mut before: Vec<Comp> = Comp::all().collect();
        before.rotate_left(offset);
        let mut rest = before.clone();
        let open = reveal(&Tables::STANDARD, &mut rest, &mut Chance::fast(1));
        let left: Vec<Comp> = before.iter().copied().filter(|comp| !open.contains(comp)).collect();
        fair_shuffle("the composition deck", &comps(&left), |chance| {
            let mut rest = before.clone();
            assert_eq!(
                reveal(&Tables::STANDARD, &mut rest, chance),
                open,
                "the first three that may be open"
            );
            comps(&rest)
        });
    }
}

#[test]
fn kz_002_the_action_cards_are_shuffled_fairly() {
    fair_shuffle("the action cards", &all_actions(), |chance| {
        let deal = deal(chance);
        let hands = deal.hands.iter().flat_map(|hand| actions(&hand.actions));
        hands.chain(actions(&deal.actions)).collect()
    });
}

#[test]
fn kz_006_the_wall_cards_are_shuffled_fairly() {
    let all: Vec<u16> = Card::wall().map(|card| u16::from(card.number())).collect();
    fair_shuffle("wall, market and deck", &all, |chance| {
        let deal = deal(chance);
        [cards(&deal.wall), cards(&deal.market), cards(&deal.deck)].concat()
    });
}

#[test]
fn kz_009_each_rickshaw_is_anywhere_in_its_pile() {
    let mut start = 0;
    for size in data::PILES {
        let places: Vec<u16> = (0..=size as u16).collect();
        fair_shuffle("the place of a rickshaw in its pile", &places, |chance| {
            let deal = deal(chance);
            let pile = &deal.deck[start..=start + size];
            vec![pile.iter().position(|card| card.is_rickshaw()).unwrap() as u16]
        });
        start += size + 1;
    }
}

#[test]
fn kz_011_every_seat_is_equally_likely_to_start() {
    fair_shuffle("the first seat", &[0, 1, 2], |chance| vec![deal(chance).starter.0.into()]);
}

/// What nobody can see after a move of A.
fn hidden_after(before: &State, mv: &str, chance: &mut Chance) -> (State, Vec<u16>) {
    let mut state = *before;
    state.play(Seat(0), mv.parse().unwrap(), chance, &mut Quiet).unwrap();
    let hidden = state.hidden_facts(Viewer::Spectator, Sight::Recall);
    (state, hidden)
}

#[test]
fn kz_030_the_rebuilt_wall_deck_is_shuffled_fairly() {
    let before = position(
        "turn A place; wall LN* KT* GT* DR ...; market PN TW PD; deck; discard LN6 KT6 PN6 GT6 DR6 TW4 PD4 DH3 DM3; \
         A: swap; open C06 C07 C08",
    );
    let discard: Vec<Card> =
        before.table_view("spectator").wall_discard.iter().map(|shown| shown.card).collect();
    assert_eq!(discard.len(), 9);
    fair_shuffle("the rebuilt wall deck", &cards(&discard), |chance| {
        let (state, hidden) = hidden_after(before.state(), "place 0 left", chance);
        let mut order = cards(&state.market()[2..]);
        order.extend(&hidden[hidden.len() - 8..]);
        order
    });
}

#[test]
fn kz_030_the_rebuilt_action_deck_is_shuffled_fairly() {
    let before = position(
        "turn A act; wall LN KT GT DR; market PN TW PD; actions; played ...; A: swap swap swap; open C06 C07 C08",
    );
    fair_shuffle("the rebuilt action deck", &all_actions(), |chance| {
        let (state, hidden) = hidden_after(before.state(), "redraw", chance);
        let view = state.view(Viewer::Spectator, Sight::Table);
        let wall: usize = view.deck.iter().map(|part| usize::from(part.cards)).sum();
        let end = hidden.len() - wall;
        hidden[end - usize::from(view.action_deck)..end].to_vec()
    });
}
