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
    let spots = || view.spots.iter().enumerate();
    canvas.flags("spot_state", spots().map(|(place, spot)| place * 3 + state(spot.state)));
    let heights = canvas.plane("spot_height");
    spots().for_each(|(place, spot)| heights[place] = spot.height);
    let symbols = canvas.plane("spot_symbols");
    spots()
        .for_each(|(place, spot)| count(view, spot.cards.as_deref(), &mut symbols[place * FACES..][..FACES]));
    let all = canvas.plane("spot_cards");
    spots().for_each(|(place, spot)| {
        cards(spot.cards.as_deref()).for_each(|card| all[place * TREASURES + card] = 1);
    });
    canvas.flags("spot_top", spots().filter_map(|(place, spot)| Some(place * TREASURES + spot.top?.index())));
}

fn observe_players(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let players = || around.seats().map(|(place, seat)| (place, &view.players[seat.index()]));
    let holds = || players().filter_map(|(place, player)| Some((place, player.hold.as_ref()?)));
    let purses = canvas.plane("purse");
    players().for_each(|(place, player)| purses[place] = player.purse);
    canvas.flags("hold_token", holds().filter_map(|(place, hold)| Some(place * KINDS + hold.token?.index())));
    canvas.flags("hold_fled", holds().filter(|(_, hold)| hold.fled).map(|(place, _)| place));
    let symbols = canvas.plane("hold_symbols");
    holds()
        .for_each(|(place, hold)| count(view, hold.cards.as_deref(), &mut symbols[place * FACES..][..FACES]));
    let all = canvas.plane("hold_cards");
    holds().for_each(|(place, hold)| {
        cards(hold.cards.as_deref()).for_each(|card| all[place * TREASURES + card] = 1);
    });
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
