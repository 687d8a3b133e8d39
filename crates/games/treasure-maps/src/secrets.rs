//! What is hidden from whom, stated against the state alone. The laws compare it with what views show.
//!
//! Hidden are (a) the order of the treasure deck; (b) the expedition cards not yet revealed; (c) until the start is
//! revealed, the others' hands and choices; (d) during step 2, the others' marks and take-backs; (e) if the table does
//! not show them, the expedition cards revealed earlier this round and what was crossed with the last of them.

use klad_engine::{Chance, Seat, Secrets, Sight, Viewer};

use crate::{
    components::{Card, Cards, Cells, Mark, Shape},
    data::{
        COIN_CELLS, DISPLAY, EXPEDITIONS, MARKS_MAX, PALM_BOXES, SLOTS, TAKE_BACKS, TURNS, TURNS_PER_ROUND,
    },
    moves::{self, KEEPS, Move, Primary},
    setup::ExpeditionMemory,
    state::{Deck, Marks, Phase, Player, State},
    tables::Tables,
};

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
        audit_cards(self)?;
        audit_expeditions(self)?;
        audit_turn(self)?;
        Seat::all(self.seats)
            .try_for_each(|seat| audit_player(self, seat).map_err(|fault| format!("{seat}: {fault}")))
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
    // Alone, one cup is lost at the end of each round.
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
