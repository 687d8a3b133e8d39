//! Checks the division of the treasures against a plain second version (section 8 of the specification), for any teams
//! and treasures.

use klad_engine::{Chance, Game, Quiet, Seat};
use klad_lost_mines::{
    Deal, Move, Options, State,
    components::{Dwarf, Role, Treasure},
    data,
};
use proptest::prelude::*;

/// Points by seat, straight from the formulas.
fn plain(dwarves: &[Dwarf], collected: &[Vec<u8>], dragon: Option<usize>) -> Vec<u8> {
    let team = |seat: &usize| dwarves[*seat].team();
    let seats: Vec<usize> = (0..dwarves.len()).collect();
    let raw = |seat: usize| -> u8 {
        if dwarves[seat].role == Role::Selfish {
            return collected[seat].iter().sum();
        }
        let members: Vec<usize> = seats.iter().copied().filter(|other| team(other) == team(&seat)).collect();
        let pool: u8 = members.iter().flat_map(|member| &collected[*member]).sum();
        let size = members.len() as u8;
        let highest = members.iter().flat_map(|member| &collected[*member]).max();
        let holds = |member: &usize| highest.is_some() && collected[*member].iter().max() == highest;
        let best = members.iter().filter(|member| holds(member)).count() as u8;
        pool / size + if holds(&seat) { pool % size / best } else { 0 }
    };
    seats.iter().map(|seat| raw(*seat) - if dragon == Some(*seat) { raw(*seat).min(2) } else { 0 }).collect()
}

proptest! {
    #[test]
    fn points_follow_the_formulas(
        seats in 3u8..=9,
        seed in any::<u64>(),
        takers in prop::collection::vec(prop::option::of(0u8..9), 9),
        dragon in prop::option::of(0u8..9),
    ) {
        let mut chance = Chance::fast(seed);
        let options = Options::default();
        let deal: Deal = State::deal(&options, seats, &mut chance).expect("default options");
        let mut state = State::start(&options, seats, &deal).expect("its own deal");
        let mut collected = vec![Vec::new(); usize::from(seats)];
        // Leave one treasure, so that the round is still running.
        for (slot, taker) in takers.iter().enumerate().take(usize::from(seats) - 1) {
            if let Some(taker) = taker.filter(|taker| *taker < seats) {
                state.arrange_taker(slot, Seat(taker));
                let Treasure { value, .. } = deal.treasures[slot];
                collected[usize::from(taker)].push(value);
            }
        }
        let dragon = dragon.filter(|seat| *seat < seats);
        if let Some(seat) = dragon {
            state.arrange_dragon(Seat(seat));
        }
        let proposer = state.active();
        state.apply(proposer, Move::ProposeEndRound, &mut chance, &mut Quiet);
        for seat in Seat::all(seats).filter(|seat| *seat != proposer) {
            state.apply(seat, Move::VoteEndRound { yes: true }, &mut chance, &mut Quiet);
        }
        let points: Vec<u8> = Seat::all(seats).map(|seat| state.points_of(1, seat)).collect();
        prop_assert_eq!(&points, &plain(&deal.dwarves, &collected, dragon.map(usize::from)));
        let given: u8 = points.iter().sum();
        let dug: u8 = collected.iter().flatten().sum();
        prop_assert!(given <= dug);
        prop_assert!(usize::from(seats) <= data::RAIL);
    }
}
