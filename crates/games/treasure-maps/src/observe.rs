//! A view as numbers, for learning agents.

use klad_engine::{Around, Canvas, Factor, Factors, Observe, Plane, Seat};

use crate::{
    components::{Card, Cells, Mark, Shape},
    data::{
        CELLS_MAX, COIN_CELLS, COIN_ROWS, COLUMNS, CUPS, DEALT, DISPLAY, EXPEDITIONS, MARKS_MAX, PALM_BASE,
        PALM_BOXES, ROUNDS, ROWS, SLOTS, TAKE_BACKS, TURNS_PER_ROUND,
    },
    moves::{Decoded, KEEPS, MOVES, decoded},
    placements::IN_BOX,
    state::{SEATS, State},
    tables::Tables,
    view::View,
};

const CARDS: usize = Card::COUNT;
const CELLS: usize = CELLS_MAX;
const BOX: usize = ROWS * COLUMNS;
/// The layers of an active card: open cells, crossed cells, and the three kinds of icons on open cells.
const LAYERS: usize = 5;
const STATUSES: usize = 7;
const BONUS_MAX: u8 = 6;

const PLANES: &[Plane] = &[
    Plane::new("phase", &[4], 1, "what the table waits for: first cards, crossing, new cards, nothing"),
    Plane::new("round", &[1], ROUNDS, "the round, from 1"),
    Plane::new("turn", &[1], TURNS_PER_ROUND, "the turn of the round, from 1"),
    Plane::new("first_player", &[SEATS], 1, "the first player of this turn"),
    Plane::new("expedition", &[Shape::COUNT], 1, "the shape of this turn: I2, I3, V3, T4, L4, O4"),
    Plane::new(
        "expeditions_earlier",
        &[EXPEDITIONS.len(), Shape::COUNT],
        1,
        "the shapes revealed earlier this round, in order",
    ),
    Plane::new("cups_left", &[CUPS.len()], 1, "the cups not yet given: 6, 5, 4, 3, 2, 1"),
    Plane::new("display", &[DISPLAY, CARDS], 1, "the card at each place of the display"),
    Plane::new("palm_value", &[1], PALM_BASE + DISPLAY as u8, "what a palm gives this turn"),
    Plane::new("deck", &[1], CARDS as u8, "cards in the treasure deck"),
    Plane::new(
        "status",
        &[SEATS, STATUSES],
        1,
        "choosing, chosen, crossing, committed, idle, taking, waiting",
    ),
    Plane::new("slot_card", &[SEATS, SLOTS, CARDS], 1, "the active card in each slot"),
    Plane::new(
        "slot_cells",
        &[SEATS, SLOTS, CELLS],
        1,
        "the open cells of it, in reading order, as moves number them",
    ),
    Plane::new(
        "slot_box",
        &[SEATS, SLOTS, LAYERS, ROWS, COLUMNS],
        1,
        "the card as a drawing: open cells, crossed cells, open crosses, open coins, open palms; the viewer's own marks of \
         this turn count as crossed",
    ),
    Plane::new("completed", &[SEATS, CARDS], 1, "completed cards"),
    Plane::new("coins", &[SEATS], COIN_CELLS, "crossed coin cells of the score card"),
    Plane::new("cups", &[SEATS, COIN_ROWS], CUPS[0], "the filled cup boxes"),
    Plane::new("palms", &[SEATS, PALM_BOXES], PALM_BASE + DISPLAY as u8, "the filled palm boxes"),
    Plane::new("points", &[SEATS], u8::MAX, "points so far; more than 255 are written as 255"),
    Plane::new(
        "last",
        &[SEATS, SLOTS, CELLS],
        MARKS_MAX as u8,
        "the cells each seat crossed when marks were revealed last: 1 for those of its first mark, and so on",
    ),
    Plane::new("hand", &[DEALT, CARDS], 1, "the viewer's own dealt cards, until everybody has chosen"),
    Plane::new("kept", &[DEALT], 1, "which of them are kept, once chosen"),
    Plane::new(
        "marks",
        &[SLOTS, CELLS],
        MARKS_MAX as u8,
        "the viewer's own marks of this turn: 1 for the cells of the first, 2 for those of the second, and so on",
    ),
    Plane::new("due", &[1], BONUS_MAX, "bonus cells still due"),
    Plane::new("take_backs_left", &[1], TAKE_BACKS, "how often marks may still be taken back this turn"),
    Plane::new("marked_coins", &[1], COIN_CELLS, "coin cells that the marks will cross"),
    Plane::new("marked_palms", &[1], PALM_BOXES as u8, "palm boxes that the marks will fill"),
    Plane::new("places", &[SEATS], SEATS as u8, "the place of each seat once the game is over"),
];

const FACTORS: &[Factor] = &[
    Factor::new("kind", 7, "1 keep, 2 shape, 3 single cell, 4 bonus cell, 5 take back, 6 take a card"),
    Factor::new("slot", 1 + SLOTS as u16, "1 or 2: the slot"),
    Factor::new(
        "at",
        1 + IN_BOX as u16,
        "keep: which two of four, 1 to 6; shape: its placement in the 5 by 4 box, 1 to 215; cell: its number plus 1; \
         card: the place in the display plus 1, or 5 for the deck",
    ),
];

impl Observe for State {
    const PLANES: &'static [Plane] = PLANES;
    const FACTORS: &'static [Factor] = FACTORS;

    fn observe(view: &View, canvas: &mut Canvas<'_>) {
        let around = Around::new(view.viewer, view.players.len() as u8);
        canvas.one_hot("phase", view.phase as usize);
        canvas.number("round", view.round.min(ROUNDS));
        canvas.number("turn", view.turn.min(TURNS_PER_ROUND));
        canvas.one_hot("first_player", view.first_player.map(|seat| around.place(seat)));
        canvas.one_hot("expedition", view.expedition.map(|shape| shape as usize));
        let earlier = view.expeditions_earlier.iter().flatten().enumerate();
        canvas.flags(
            "expeditions_earlier",
            earlier.map(|(place, &shape)| place * Shape::COUNT + shape as usize),
        );
        canvas.flags("cups_left", view.cups_left.iter().map(|&cup| usize::from(CUPS[0] - cup)));
        canvas.flags("display", by_place(&view.display));
        canvas.number("palm_value", view.palm_value);
        canvas.number("deck", view.deck);
        observe_areas(view, around, canvas);
        observe_scores(view, around, canvas);
        observe_own(view, canvas);
        let places = canvas.plane("places");
        for (seat, &place) in view.places.iter().flatten().enumerate() {
            places[around.place(Seat(seat as u8))] = place;
        }
    }

    fn factors(index: usize) -> Factors {
        let slot = |slot: u8| u16::from(slot) + 1;
        let [kind, slot, at] = match decoded(index) {
            Decoded::Keep(keep) => [1, 0, keep as u16 + 1],
            Decoded::Shape { slot: on, place } => [2, slot(on), place as u16 + 1],
            Decoded::Single { slot: on, cell } => [3, slot(on), u16::from(cell) + 1],
            Decoded::Bonus { slot: on, cell } => [4, slot(on), u16::from(cell) + 1],
            Decoded::TakeBack => [5, 0, 0],
            Decoded::Take(place) => [6, 0, place as u16 + 1],
        };
        [kind, slot, at].into_iter().collect()
    }

    fn points(view: &View, seat: Seat) -> i16 {
        view.players[seat.index()].score.total as i16
    }
}

/// The cards in a row of places, as flags by place and card.
fn by_place(cards: &[Option<Card>]) -> impl Iterator<Item = usize> {
    cards.iter().enumerate().filter_map(|(place, card)| Some(place * CARDS + (*card)?.index()))
}

fn observe_areas(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let [status, slot_card, slot_cells, slot_box] =
        ["status", "slot_card", "slot_cells", "slot_box"].map(|name| canvas.plane(name));
    // The viewer's own marks of this turn count as crossed.
    let mut marked = [Cells::NONE; SLOTS];
    for mark in view.own.iter().flat_map(|own| &own.marks) {
        marked[usize::from(mark.slot)] = marked[usize::from(mark.slot)].union(mark.cells);
    }
    for (place, seat) in around.seats() {
        let player = &view.players[seat.index()];
        status[place * STATUSES + player.status as usize] = 1;
        let own = view.viewer.is(seat);
        for (slot, active) in player.slots.iter().enumerate() {
            let Some(active) = active else { continue };
            let at = place * SLOTS + slot;
            let crossed = if own { active.crossed.union(marked[slot]) } else { active.crossed };
            slot_card[at * CARDS + active.card.index()] = 1;
            let cells = &mut slot_cells[at * CELLS..][..CELLS];
            active.card.cells().without(crossed).iter().for_each(|cell| cells[usize::from(cell)] = 1);
            draw(
                &view.options.deck,
                active.card,
                crossed,
                &mut slot_box[at * LAYERS * BOX..][..LAYERS * BOX],
            );
        }
    }
}

/// Draws a card: its cells, and the icons on those that are open.
fn draw(deck: &Tables, card: Card, crossed: Cells, layers: &mut [u8]) {
    let squares = deck.squares(card);
    let open = card.cells().without(crossed);
    let icons = [deck.crosses(card), deck.coins(card), deck.palms(card)].map(|icons| icons.both(open));
    let [crosses, coins, palms] = icons;
    for (layer, cells) in layers.chunks_exact_mut(BOX).zip([open, crossed, crosses, coins, palms]) {
        cells.iter().for_each(|cell| layer[usize::from(squares[usize::from(cell)])] = 1);
    }
}

fn observe_scores(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let [completed, coins, cups, palms, points, last] =
        ["completed", "coins", "cups", "palms", "points", "last"].map(|name| canvas.plane(name));
    for (place, seat) in around.seats() {
        let player = &view.players[seat.index()];
        player.completed.iter().for_each(|card| completed[place * CARDS + card.index()] = 1);
        coins[place] = player.coins;
        cups[place * COIN_ROWS..][..player.cups.len()].copy_from_slice(&player.cups);
        palms[place * PALM_BOXES..][..player.palms.len()].copy_from_slice(&player.palms);
        points[place] = player.score.total.min(u8::MAX.into()) as u8;
        let last = &mut last[place * SLOTS * CELLS..][..SLOTS * CELLS];
        number(player.last.iter().flatten(), last);
    }
}

/// Numbers the cells of marks: 1 for those of the first mark, and so on.
fn number<'a>(marks: impl Iterator<Item = &'a Mark>, cells: &mut [u8]) {
    for (number, mark) in (1..).zip(marks) {
        mark.cells.iter().for_each(|cell| cells[usize::from(mark.slot) * CELLS + usize::from(cell)] = number);
    }
}

fn observe_own(view: &View, canvas: &mut Canvas<'_>) {
    let hand = view.hand.map(|hand| hand.cards.map(Some)).unwrap_or_default();
    canvas.flags("hand", by_place(&hand));
    canvas.flags("kept", view.hand.and_then(|hand| hand.kept).into_iter().flatten().map(usize::from));
    number(view.own.iter().flat_map(|own| &own.marks), canvas.plane("marks"));
    let own = view.own.as_ref();
    canvas.number("due", own.map_or(0, |own| own.due.min(BONUS_MAX)));
    canvas.number("take_backs_left", own.map_or(0, |own| own.take_backs_left));
    canvas.number("marked_coins", own.map_or(0, |own| own.coins));
    canvas.number("marked_palms", own.map_or(0, |own| own.palms));
}

/// The placements of shapes make up most of the move space.
const _: () = assert!(KEEPS.len() < SLOTS * IN_BOX && SLOTS * IN_BOX < MOVES);
