//! A view as numbers, for learning agents.

use klad_engine::{Around, Canvas, Factor, Factors, Observe, Plane, Seat};

use crate::{
    components::{Kind, Treasure},
    data::{CARDS, GOLD, ORCS, PLAYERS, ROUNDS_MAX, SPOTS, TARGET_MAX, TREASURES},
    moves::{MOVES, Move, at},
    setup::VacatedSpot,
    state::{Phase, State},
    tables::TOTAL_MAX,
    view::{SpotState, View},
};

const KINDS: usize = Kind::ALL.len();
/// Six kinds and the mice.
const FACES: usize = KINDS + 1;
/// No deck has more symbols of one kind on all cards together.
const SYMBOLS_MAX: u8 = TOTAL_MAX;
/// One short of the highest target, plus a gold coin.
const PURSE_MAX: u8 = TARGET_MAX - 1 + GOLD;

const PLANES: &[Plane] = &[
    Plane::new("phase", &[4], 1, "what is asked: choose, place, flee, over"),
    Plane::new("actor", &[PLAYERS], 1, "the seat that acts"),
    Plane::new("starter", &[PLAYERS], 1, "the seat that began the round"),
    Plane::new("round", &[1], ROUNDS_MAX as u8, "the round, from 1"),
    Plane::new("deck_size", &[1], CARDS as u8, "cards in the deck"),
    Plane::new("orcs", &[1], ORCS, "orcs that are out"),
    Plane::new("undrawn", &[TREASURES], 1, "treasure cards still in the deck"),
    Plane::new("drawn", &[TREASURES], 1, "the drawn card that waits to be placed"),
    Plane::new("spot_state", &[SPOTS, 3], 1, "each spot: open, claimed, grabbed"),
    Plane::new("spot_height", &[SPOTS], TREASURES as u8, "cards on each spot"),
    Plane::new("spot_symbols", &[SPOTS, FACES], SYMBOLS_MAX, "symbols of each kind, then mice, on each spot"),
    Plane::new("spot_cards", &[SPOTS, TREASURES], 1, "the cards on each spot"),
    Plane::new("spot_top", &[SPOTS, TREASURES], 1, "the uppermost card of each spot"),
    Plane::new("tokens", &[KINDS], 1, "tokens not claimed; in the flight also those grabbed since it began"),
    Plane::new("pool", &[1], KINDS as u8, "mixed tokens left in the flight"),
    Plane::new("in_cave", &[PLAYERS], 1, "seats still in the cave"),
    Plane::new("purse", &[PLAYERS], PURSE_MAX, "money in silver"),
    Plane::new(
        "hold_token",
        &[PLAYERS, KINDS],
        1,
        "the token each seat claimed; none while it lies dwarf side up",
    ),
    Plane::new("hold_fled", &[PLAYERS], 1, "seats that took their pile in the flight"),
    Plane::new(
        "hold_symbols",
        &[PLAYERS, FACES],
        SYMBOLS_MAX,
        "symbols of each kind, then mice, in each held pile",
    ),
    Plane::new("hold_cards", &[PLAYERS, TREASURES], 1, "the cards in each held pile"),
    Plane::new("last_total", &[PLAYERS], TOTAL_MAX, "what each pile was worth in the round scored last"),
    Plane::new("last_award", &[PLAYERS], GOLD, "silver each seat earned in the round scored last"),
    Plane::new("winners", &[PLAYERS], 1, "who has won, once the game is over"),
    Plane::new("target", &[1], TARGET_MAX, "what a purse must be worth to end the game"),
    Plane::new("reopens", &[1], 1, "whether a spot can be used again after its pile was claimed"),
];

const FACTORS: &[Factor] = &[
    Factor::new("kind", 5, "1 draw, 2 claim, 3 place, 4 flee"),
    Factor::new("spot", 1 + SPOTS as u16, "1 to 4: the spot"),
    Factor::new("token", 1 + KINDS as u16, "1 to 6: ring, diamond, sword, necklace, money, potion"),
];

impl Observe for State {
    const PLANES: &'static [Plane] = PLANES;
    const FACTORS: &'static [Factor] = FACTORS;

    fn observe(view: &View, canvas: &mut Canvas<'_>) {
        let around = Around::new(view.viewer, view.players.len() as u8);
        canvas.one_hot("phase", view.phase as usize);
        canvas.one_hot("actor", view.actor.map(|seat| around.place(seat)));
        canvas.one_hot("starter", around.place(view.starter));
        canvas.number("round", view.round);
        canvas.number("deck_size", view.deck_size);
        canvas.number("orcs", view.orcs);
        canvas.flags("undrawn", cards(view.undrawn.as_deref()));
        canvas.one_hot("drawn", view.drawn.map(Treasure::index));
        observe_spots(view, canvas);
        canvas.flags("tokens", view.tokens.iter().map(|kind| kind.index()));
        canvas.number("pool", view.pool);
        canvas.flags("in_cave", view.cave.iter().map(|&seat| around.place(seat)));
        observe_players(view, around, canvas);
        let last = |earned: fn(&crate::scoring::SeatResult) -> u8, plane: &mut [u8]| {
            view.last_round.iter().for_each(|result| plane[around.place(result.seat)] = earned(result));
        };
        last(|result| result.total, canvas.plane("last_total"));
        last(|result| result.award, canvas.plane("last_award"));
        canvas.flags("winners", view.winners.iter().map(|&seat| around.place(seat)));
        canvas.number("target", view.options.target);
        canvas.number("reopens", view.options.vacated_spot == VacatedSpot::Reopens);
    }

    fn factors(index: usize) -> Factors {
        let spot = |spot: u8| u16::from(spot) + 1;
        let [kind, spot, token] = match at(index) {
            None => [0, 0, 0],
            Some(Move::Draw {}) => [1, 0, 0],
            Some(Move::Claim { spot: at, token }) => [2, spot(at), token.index() as u16 + 1],
            Some(Move::Place { spot: at }) => [3, spot(at), 0],
            Some(Move::Flee { spot: at }) => [4, spot(at), 0],
        };
        [kind, spot, token].into_iter().collect()
    }

    fn points(view: &View, seat: Seat) -> i16 {
        view.players[seat.index()].purse.into()
    }
}

fn observe_spots(view: &View, canvas: &mut Canvas<'_>) {
    let state = |state: SpotState| match state {
        SpotState::Open => 0,
        SpotState::Claimed => 1,
        SpotState::Grabbed => 2,
    };
    let [states, heights, symbols, all, tops] =
        ["spot_state", "spot_height", "spot_symbols", "spot_cards", "spot_top"]
            .map(|name| canvas.plane(name));
    for (place, spot) in view.spots.iter().enumerate() {
        states[place * 3 + state(spot.state)] = 1;
        heights[place] = spot.height;
        let pile = spot.cards.as_deref();
        count(view, pile, &mut symbols[place * FACES..][..FACES]);
        list(pile, &mut all[place * TREASURES..][..TREASURES]);
        if let Some(top) = spot.top {
            tops[place * TREASURES + top.index()] = 1;
        }
    }
}

fn observe_players(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let [purses, tokens, fled, symbols, all] =
        ["purse", "hold_token", "hold_fled", "hold_symbols", "hold_cards"].map(|name| canvas.plane(name));
    for (place, seat) in around.seats() {
        let player = &view.players[seat.index()];
        purses[place] = player.purse;
        let Some(hold) = &player.hold else { continue };
        if let Some(token) = hold.token {
            tokens[place * KINDS + token.index()] = 1;
        }
        fled[place] = hold.fled.into();
        let pile = hold.cards.as_deref();
        count(view, pile, &mut symbols[place * FACES..][..FACES]);
        list(pile, &mut all[place * TREASURES..][..TREASURES]);
    }
}

/// Marks these cards; with perfect recall they are always known.
fn list(pile: Option<&[Treasure]>, into: &mut [u8]) {
    cards(pile).for_each(|card| into[card] = 1);
}

/// The indices of these cards; with perfect recall they are always known.
fn cards(cards: Option<&[Treasure]>) -> impl Iterator<Item = usize> {
    cards.unwrap_or_default().iter().map(|card| card.index())
}

/// The symbols of these cards: the six kinds, then the mice.
fn count(view: &View, cards: Option<&[Treasure]>, into: &mut [u8]) {
    let symbols = view.options.deck.sum(cards.unwrap_or_default());
    for (number, kind) in into.iter_mut().zip(Kind::ALL) {
        *number = symbols.of(kind);
    }
    into[KINDS] = symbols.mice();
}

/// The phases are in the order of the plane.
const _: () = assert!(Phase::Choose as usize == 0 && Phase::Over as usize == 3 && MOVES == 33);
