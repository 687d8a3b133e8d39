//! Deals a full state that looks exactly like a view; every such state is equally likely.

use arrayvec::ArrayVec;
use klad_engine::{Chance, Seat, SeatSet, Viewer};

use super::{PlayerView, Status, View};
use crate::{
    components::{Card, Cards, Cells, Mark, Shape},
    data::{CUPS, DEALT, EXPEDITIONS, SLOTS, TAKE_BACKS, TURNS_PER_ROUND},
    moves::KEEPS,
    setup::empty_table,
    state::{Deck, Marks, Phase, Player, Slot, State},
    tables::Tables,
};

pub(crate) fn guess(view: &View, chance: &mut Chance) -> State {
    let seats = view.players.len() as u8;
    let mut state = empty_table(&view.options, seats);
    state.phase = view.phase;
    state.turn = (view.round - 1) * TURNS_PER_ROUND + view.turn - 1;
    state.first = view.first_player.unwrap_or(Seat(0));
    state.waiting =
        Seat::all(seats).filter(|seat| is_awaited(view.players[seat.index()].status)).collect::<SeatSet>();
    state.cups_given = (CUPS.len() - view.cups_left.len()) as u8;
    state.display = view.display;
    for (player, seen) in state.players.iter_mut().zip(&view.players) {
        *player = face_up(seen);
    }
    deal_cards(&mut state, view, chance);
    state.expeditions = deal_expeditions(view, chance);
    if state.phase == Phase::Cross {
        deal_marks(&mut state, view, chance);
    }
    state
}

fn is_awaited(status: Status) -> bool {
    match status {
        Status::Choosing | Status::Crossing | Status::Taking => true,
        Status::Chosen | Status::Committed | Status::Idle | Status::Waiting => false,
    }
}

fn face_up(seen: &PlayerView) -> Player {
    let mut player = Player {
        slots: seen.slots.map(|active| {
            active.map_or(Slot::default(), |active| Slot { card: Some(active.card), crossed: active.crossed })
        }),
        completed: seen.completed.iter().copied().collect(),
        coins: seen.coins,
        rows_scored: seen.cups.len() as u8,
        palms_scored: seen.palms.len() as u8,
        // The hidden part of the last turn stays unknown: it no longer has any effect.
        last: seen.last.iter().flatten().copied().collect(),
        ..Player::default()
    };
    player.cups[..seen.cups.len()].copy_from_slice(&seen.cups);
    player.palms[..seen.palms.len()].copy_from_slice(&seen.palms);
    player
}

/// Cards that are not face up are in the treasure deck or, until the start is revealed, in the others' hands.
fn deal_cards(state: &mut State, view: &View, chance: &mut Chance) {
    let mut known: Cards = view.display.iter().flatten().copied().collect();
    for seen in &view.players {
        seen.completed.iter().for_each(|card| known.insert(*card));
        seen.slots.iter().flatten().for_each(|active| known.insert(active.card));
    }
    view.hand.iter().flat_map(|hand| hand.cards).for_each(|card| known.insert(card));
    let mut unknown: ArrayVec<Card, { Card::COUNT }> =
        Card::all().filter(|card| !known.contains(*card)).collect();
    chance.shuffle(&mut unknown);
    if view.phase == Phase::ChooseStart {
        for seat in Seat::all(state.seats) {
            let player = &mut state.players[seat.index()];
            match &view.hand {
                Some(hand) if view.viewer.is(seat) => {
                    player.dealt = hand.cards.map(Some);
                    player.kept = hand.kept;
                }
                _ => {
                    player.dealt = std::array::from_fn::<_, DEALT, _>(|_| unknown.pop());
                    let has_chosen = view.players[seat.index()].status == Status::Chosen;
                    player.kept = has_chosen.then(|| *chance.pick(&KEEPS));
                }
            }
        }
    }
    state.deck = Deck::from_top(unknown.into_iter());
}

/// The order of the round's expedition cards: those seen stay in place, the others are dealt to the remaining places.
fn deal_expeditions(view: &View, chance: &mut Chance) -> [Shape; EXPEDITIONS.len()] {
    let Some(current) = view.expedition else {
        // Before setup is complete they are in printed order; they are shuffled when everybody has chosen.
        return EXPEDITIONS;
    };
    let mut seen = [None; EXPEDITIONS.len()];
    seen[usize::from(view.expeditions_played) - 1] = Some(current);
    for (place, shape) in seen.iter_mut().zip(view.expeditions_earlier.iter().flatten()) {
        *place = Some(*shape);
    }
    let mut unseen: ArrayVec<Shape, { EXPEDITIONS.len() }> = EXPEDITIONS.into_iter().collect();
    for shape in seen.iter().flatten() {
        let place = unseen.iter().position(|other| other == shape).expect("only eight cards are shown");
        unseen.remove(place);
    }
    chance.shuffle(&mut unseen);
    seen.map(|shape| shape.or_else(|| unseen.pop()).expect("there are eight cards for eight places"))
}

fn deal_marks(state: &mut State, view: &View, chance: &mut Chance) {
    let (shape, deck) = (state.shape(), state.options.deck);
    for (seat, seen) in Seat::all(state.seats).zip(&view.players) {
        let player = state.player_mut(seat);
        match (&view.own, seen.status) {
            (Some(own), _) if view.viewer == Viewer::Seat(seat) => {
                own.marks.iter().for_each(|mark| player.marks.push(*mark));
                player.take_backs = TAKE_BACKS - own.take_backs_left;
            }
            (_, Status::Committed) => player.marks = Chains::of(&deck, player, shape).commit(player, chance),
            (_, Status::Crossing) => Chains::of(&deck, player, shape).unfinished(player, chance),
            _ => {}
        }
    }
}

/// The series of marks that a player can make this turn.
///
/// How a series can continue depends only on how many bonus cells are due and how many uncrossed cells with and without
/// a cross are left. So series are counted from these three numbers, and one is drawn mark by mark, weighted by the
/// number of series that continue from each mark: every series is equally likely.
struct Chains {
    /// The primaries: the free placements of the shape, then the single cells.
    primaries: ArrayVec<Mark, PRIMARIES_MAX>,
    open: [Cells; SLOTS],
    crosses: [Cells; SLOTS],
}

/// Twice the placements of a shape in the empty box, plus 28 single cells: no deck has more.
const PRIMARIES_MAX: usize = 2 * 68 + 28;

/// The bonus cells due, and the uncrossed cells with and without a cross.
#[derive(Clone, Copy)]
struct Left {
    due: u64,
    crosses: u64,
    others: u64,
}

impl Left {
    fn is_last(self) -> bool {
        self.due == 0 || self.crosses + self.others == 0
    }

    /// After a bonus cell with a cross, which gives another.
    fn after_cross(self) -> Left {
        Left { crosses: self.crosses - 1, ..self }
    }

    /// After a bonus cell without a cross.
    fn after_other(self) -> Left {
        Left { due: self.due - 1, others: self.others - 1, ..self }
    }

    /// The number of series of further marks that end with the last one.
    fn commits(self) -> u64 {
        if self.is_last() {
            return 1;
        }
        let crosses = if self.crosses > 0 { self.crosses * self.after_cross().commits() } else { 0 };
        let others = if self.others > 0 { self.others * self.after_other().commits() } else { 0 };
        crosses + others
    }

    /// The number of series of further marks, including the empty one, that end before the last one.
    fn unfinished(self) -> u64 {
        if self.is_last() {
            return 0;
        }
        let crosses = if self.crosses > 0 { self.crosses * self.after_cross().unfinished() } else { 0 };
        let others = if self.others > 0 { self.others * self.after_other().unfinished() } else { 0 };
        1 + crosses + others
    }
}

impl Chains {
    fn of(deck: &Tables, player: &Player, shape: Shape) -> Chains {
        let mut primaries = ArrayVec::new();
        for (slot, active) in (0..).zip(&player.slots) {
            let Some(card) = active.card else { continue };
            let free =
                deck.placements(card, shape).iter().filter(|cells| cells.both(active.crossed).is_empty());
            primaries.extend(free.map(|&cells| Mark { slot, cells }));
        }
        for (slot, active) in (0..).zip(&player.slots) {
            primaries.extend(active.open().iter().map(|cell| Mark { slot, cells: Cells::only(cell) }));
        }
        let open = player.slots.map(|slot| slot.open());
        let crosses = player
            .slots
            .map(|slot| slot.card.map_or(Cells::NONE, |card| deck.crosses(card).both(slot.open())));
        Chains { primaries, open, crosses }
    }

    fn left_after(&self, mark: &Mark) -> Left {
        let slot = usize::from(mark.slot);
        let due = u64::from(self.crosses[slot].both(mark.cells).len());
        let count = |cells: &[Cells; SLOTS]| cells.iter().map(|cells| u64::from(cells.len())).sum::<u64>();
        let crosses = count(&self.crosses) - due;
        Left { due, crosses, others: count(&self.open) - u64::from(mark.cells.len()) - crosses }
    }

    /// A random commit.
    fn commit(self, player: &Player, chance: &mut Chance) -> Marks {
        let total: u64 = self.primaries.iter().map(|mark| self.left_after(mark).commits()).sum();
        let (at, _) = self.draw_primary(chance, total, Left::commits);
        let mut made = player.marks;
        let mut left = self.make(&mut made, self.primaries[at]);
        while !left.is_last() {
            let by_cross = if left.crosses > 0 { left.crosses * left.after_cross().commits() } else { 0 };
            let cross = chance_below(chance, left.commits()) < by_cross;
            left = self.make_bonus(&mut made, left, cross, chance);
        }
        made
    }

    /// Random marks, possibly none, after which the player has not finished, and a random number of take-backs.
    fn unfinished(self, player: &mut Player, chance: &mut Chance) {
        let total: u64 = self.primaries.iter().map(|mark| self.left_after(mark).unfinished()).sum();
        if total == 0 {
            // Every mark would be the last, so nothing has been marked or taken back.
            return;
        }
        player.take_backs = chance.below(u32::from(TAKE_BACKS) + 1) as u8;
        // One more series: no marks at all.
        if chance_below(chance, total + 1) == total {
            return;
        }
        let (at, _) = self.draw_primary(chance, total, Left::unfinished);
        let mut left = self.make(&mut player.marks, self.primaries[at]);
        loop {
            let ticket = chance_below(chance, left.unfinished());
            if ticket == 0 {
                return;
            }
            let by_cross = if left.crosses > 0 { left.crosses * left.after_cross().unfinished() } else { 0 };
            left = self.make_bonus(&mut player.marks, left, ticket - 1 < by_cross, chance);
        }
    }

    /// Draws a primary, weighted by the number of series that begin with it.
    fn draw_primary(&self, chance: &mut Chance, total: u64, series: fn(Left) -> u64) -> (usize, u64) {
        let mut ticket = chance_below(chance, total);
        for (at, mark) in self.primaries.iter().enumerate() {
            let weight = series(self.left_after(mark));
            if ticket < weight {
                return (at, weight);
            }
            ticket -= weight;
        }
        unreachable!("the ticket is below the sum of the weights")
    }

    fn make(&self, made: &mut Marks, mark: Mark) -> Left {
        made.push(mark);
        self.left_after(&mark)
    }

    /// Crosses a random uncrossed cell, with a cross or without.
    fn make_bonus(&self, made: &mut Marks, left: Left, cross: bool, chance: &mut Chance) -> Left {
        let wanted = |slot: usize| {
            let open = self.open[slot].without(made.on(slot));
            if cross { open.both(self.crosses[slot]) } else { open.without(self.crosses[slot]) }
        };
        let cells = [wanted(0), wanted(1)];
        let ticket = chance.below(u32::from(cells[0].len() + cells[1].len())) as u8;
        let (slot, nth) = if ticket < cells[0].len() { (0, ticket) } else { (1, ticket - cells[0].len()) };
        let cell = cells[slot].iter().nth(usize::from(nth)).expect("the ticket is below the number of cells");
        made.push(Mark { slot: slot as u8, cells: Cells::only(cell) });
        if cross { left.after_cross() } else { left.after_other() }
    }
}

/// A number below `bound`, which counts series of marks and thus fits in 32 bits.
fn chance_below(chance: &mut Chance, bound: u64) -> u64 {
    u64::from(chance.below(u32::try_from(bound).expect("two cards have fewer than 2³² series of marks")))
}
