//! What is hidden from whom, stated against the state alone. The laws compare it with what views show.
//!
//! Hidden are (a) the order of the treasure deck; (b) the expedition cards not yet revealed; (c) until the start is
//! revealed, the others' hands and choices; (d) during step 2, the others' marks and take-backs; (e) if the table does
//! not show them, the expedition cards revealed earlier this round and what was crossed with the last of them.

use klad_engine::{Chance, Seat, Secrets, Sight, Viewer};

use crate::{
    components::{Card, Cells, Mark, Shape},
    data::{EXPEDITIONS, MARKS_MAX, TAKE_BACKS},
    moves::{self, KEEPS, Move, Primary},
    setup::ExpeditionMemory,
    state::{Deck, Marks, Phase, Player, State},
    tables::Tables,
};

mod audit;

impl Secrets for State {
    fn rehide(&self, viewer: Viewer, sight: Sight, chance: &mut Chance) -> State {
        let mut state = self.clone();
        rehide_cards(&mut state, viewer, chance);
        rehide_expeditions(&mut state, sight, chance);
        forget_last_marks(&mut state, sight);
        if self.phase == Phase::Cross {
            for seat in others(self, viewer) {
                let (marks, take_backs) = any_marks(self, seat, chance);
                let player = state.player_mut(seat);
                (player.marks, player.take_backs) = (marks, take_backs);
            }
        }
        state
    }

    fn hidden_facts(&self, viewer: Viewer, sight: Sight) -> Vec<u16> {
        let mut facts: Vec<u16> = self.deck.cards().map(number).collect();
        facts.extend(hidden_expeditions(self, sight).map(|place| self.expeditions[place] as u16));
        for seat in others(self, viewer) {
            let player = self.player(seat);
            match self.phase {
                Phase::ChooseStart => {
                    facts.extend(player.dealt.iter().flatten().map(|card| number(*card)));
                    facts.push(
                        player.kept.map_or(0, |[one, other]| 1 + u16::from(one) * 4 + u16::from(other)),
                    );
                }
                Phase::Cross => {
                    let marks = player.marks.iter().map(|mark| u16::from(mark.slot) << 14 | mark.cells.0);
                    facts.extend(marks.chain(std::iter::repeat(0)).take(MARKS_MAX));
                    facts.extend([player.marks.len(), player.take_backs].map(u16::from));
                }
                Phase::Replace | Phase::Over => {}
            }
        }
        facts
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

fn others(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> {
    Seat::all(state.seats).filter(move |seat| !viewer.is(*seat))
}

fn number(card: Card) -> u16 {
    card.index() as u16
}

/// (a) and (c): the treasure deck and the others' hands are collected, sorted and dealt again.
fn rehide_cards(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    let seats: Vec<Seat> = others(state, viewer).collect();
    let mut hidden: Vec<Card> = state.deck.cards().collect();
    for seat in &seats {
        hidden.extend(state.player(*seat).dealt.iter().flatten());
    }
    hidden.sort_unstable();
    chance.shuffle(&mut hidden);
    for seat in &seats {
        let player = state.player_mut(*seat);
        for place in player.dealt.iter_mut().filter(|place| place.is_some()) {
            *place = hidden.pop();
        }
        if player.kept.is_some() {
            player.kept = Some(*chance.pick(&KEEPS));
        }
    }
    state.deck = Deck::from_top(hidden.into_iter());
}

/// (b) and (e): the places of the round's expedition cards that are hidden.
fn hidden_expeditions(state: &State, sight: Sight) -> impl Iterator<Item = usize> + use<> {
    let revealed = usize::from(state.revealed());
    let forgotten = sight == Sight::Table && state.options.expedition_memory == ExpeditionMemory::Strict;
    let lie_face_down = state.phase != Phase::ChooseStart;
    (0..EXPEDITIONS.len())
        .filter(move |place| lie_face_down && (*place >= revealed || (forgotten && *place + 1 < revealed)))
}

fn rehide_expeditions(state: &mut State, sight: Sight, chance: &mut Chance) {
    let mut hidden: Vec<Shape> =
        hidden_expeditions(state, sight).map(|place| state.expeditions[place]).collect();
    hidden.sort_unstable_by_key(|shape| *shape as u8);
    chance.shuffle(&mut hidden);
    for (place, shape) in hidden_expeditions(state, sight).zip(hidden) {
        state.expeditions[place] = shape;
    }
}

/// (e): the last revealed marks are only a memory, so if they are hidden they are simply dropped.
fn forget_last_marks(state: &mut State, sight: Sight) {
    let forgotten = sight == Sight::Table && state.options.expedition_memory == ExpeditionMemory::Strict;
    let made_with_earlier_card = state.phase == Phase::Cross && state.revealed() > 1;
    if forgotten && made_with_earlier_card {
        state.players.iter_mut().for_each(|player| player.last = Marks::default());
    }
}

/// (d): any commit for a seat that has committed; any marks and take-backs for one that has not.
///
/// In this deck a primary covers at most one cross. So after a primary with a cross, a commit consists of some of the
/// other uncrossed crosses, in any order, then one cell without a cross, if there is any.
fn any_marks(state: &State, seat: Seat, chance: &mut Chance) -> (Marks, u8) {
    let player = state.player(seat);
    if player.is_idle() {
        return (Marks::default(), 0);
    }
    let is_committed = !state.waiting.contains(seat);
    let starts = starts(state, seat);
    let weights: Vec<u32> =
        starts.iter().map(|start| start.arrangements(is_committed).iter().sum()).collect();
    let total: u32 = weights.iter().sum();
    if is_committed {
        let mut ticket = chance.below(total);
        let start = pick_weighted(&weights, &mut ticket);
        return (starts[start].any_series(true, chance), 0);
    }
    if total == 0 {
        return (Marks::default(), 0);
    }
    let take_backs = chance.below(u32::from(TAKE_BACKS) + 1) as u8;
    let mut ticket = chance.below(total + 1);
    if ticket == total {
        return (Marks::default(), take_backs);
    }
    let start = pick_weighted(&weights, &mut ticket);
    (starts[start].any_series(false, chance), take_backs)
}

/// A primary, and what is left to cross after it.
struct Start {
    primary: Mark,
    has_cross: bool,
    crosses: Vec<Mark>,
    others: Vec<Mark>,
}

/// The primaries available to a seat that has marked nothing, as the rules list them.
fn starts(state: &State, seat: Seat) -> Vec<Start> {
    let mut blank = state.clone();
    blank.player_mut(seat).marks = Marks::default();
    blank.waiting = blank.waiting.with(seat);
    let mut legal = Vec::new();
    moves::legal_moves(&blank, seat, &mut legal);
    let primaries = legal.into_iter().filter_map(|mv| match mv {
        Move::Mark { primary: Primary::Shape { slot, cells } } => Some(Mark { slot, cells }),
        Move::Mark { primary: Primary::Single { slot, cell } } => {
            Some(Mark { slot, cells: Cells::only(cell) })
        }
        Move::ChooseStart { .. } | Move::Bonus { .. } | Move::TakeBack {} | Move::TakeCard { .. } => None,
    });
    primaries.map(|primary| Start::new(&state.options.deck, state.player(seat), primary)).collect()
}

impl Start {
    fn new(deck: &Tables, player: &Player, primary: Mark) -> Start {
        let (mut crosses, mut others) = (Vec::new(), Vec::new());
        let mut has_cross = false;
        for (slot, active) in (0..).zip(&player.slots) {
            let Some(card) = active.card else { continue };
            for cell in active.open().iter() {
                let is_cross = deck.crosses(card).contains(cell);
                if primary.slot == slot && primary.cells.contains(cell) {
                    has_cross |= is_cross;
                } else {
                    let list = if is_cross { &mut crosses } else { &mut others };
                    list.push(Mark { slot, cells: Cells::only(cell) });
                }
            }
        }
        Start { primary, has_cross, crosses, others }
    }

    /// The number of series with each number of further crosses.
    fn arrangements(&self, committed: bool) -> Vec<u32> {
        let (crosses, others) = (self.crosses.len() as u32, self.others.len() as u32);
        let is_final = !self.has_cross || crosses + others == 0;
        if is_final {
            return vec![u32::from(committed)];
        }
        let ordered = |count: u32| (0..count).map(|taken| crosses - taken).product::<u32>();
        let ways = |count: u32| match (committed, others) {
            (true, 0) => u32::from(count == crosses) * ordered(count),
            (true, others) => ordered(count) * others,
            (false, 0) => u32::from(count < crosses) * ordered(count),
            (false, _) => ordered(count),
        };
        (0..=crosses).map(ways).collect()
    }

    fn any_series(&self, committed: bool, chance: &mut Chance) -> Marks {
        let mut marks = Marks::default();
        marks.push(self.primary);
        let arrangements = self.arrangements(committed);
        let count = pick_weighted(&arrangements, &mut chance.below(arrangements.iter().sum()));
        let mut crosses = self.crosses.clone();
        chance.shuffle(&mut crosses);
        crosses[..count].iter().for_each(|mark| marks.push(*mark));
        if committed && self.has_cross && !self.others.is_empty() {
            marks.push(*chance.pick(&self.others));
        }
        marks
    }
}

/// The index whose share of the sum of `weights` the ticket falls into.
fn pick_weighted(weights: &[u32], ticket: &mut u32) -> usize {
    let place = weights.iter().position(|weight| {
        let hit = *ticket < *weight;
        *ticket = ticket.saturating_sub(*weight);
        hit
    });
    place.expect("a ticket is below the sum of the weights")
}
