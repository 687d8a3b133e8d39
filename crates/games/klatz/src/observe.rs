//! A view as numbers for learners.

use klad_engine::{Around, Canvas, Factor, Factors, Observe, Plane, Seat};

use crate::{
    components::{Action, Comp, Symbol},
    data::{ACTION_CARDS, COMPOSITIONS, DECK_CARDS, MARKET_CARDS, PILES, PLAYERS, RICKSHAWS, WALL_CARDS},
    moves::{Move, at},
    setup::{FinalRound, WallFloor},
    state::{Phase, State},
    view::{Held, View},
};

const SYMBOLS_OF_WALL: usize = Symbol::WALL.len();
const ACTIONS: usize = Action::ALL.len();
const COMPS: usize = COMPOSITIONS;
/// The most cards of one symbol or one kind in the standard deck. More are written as this, so that a deck does not
/// change the space.
const SYMBOL_MAX: u8 = 6;
const ACTION_MAX: u8 = 5;

const PLANES: &[Plane] = &[
    Plane::new(
        "phase",
        &[6],
        1,
        "add a card, place the drawn card, action cards, place a new card, end the turn, over",
    ),
    Plane::new("played", &[1], PLAYERS as u8 - 1, "action cards played this turn"),
    Plane::new("redrawn", &[1], 1, "whether the active seat has redrawn"),
    Plane::new("drawn", &[SYMBOLS_OF_WALL], 1, "the blind card that wants an end of the wall"),
    Plane::new("active", &[PLAYERS], 1, "whose turn it is"),
    Plane::new("quota", &[1], PLAYERS as u8 - 1, "how many action cards a turn allows"),
    Plane::new("wall_size", &[1], WALL_CARDS as u8, "cards in the wall"),
    Plane::new(
        "wall",
        &[WALL_CARDS, SYMBOLS_OF_WALL],
        1,
        "the symbol of each card of the wall, from left to right",
    ),
    Plane::new("covered", &[WALL_CARDS], 1, "cards of the wall with a rickshaw"),
    Plane::new("waiting", &[1], RICKSHAWS as u8, "rickshaws beside the wall"),
    Plane::new("market", &[MARKET_CARDS, SYMBOLS_OF_WALL], 1, "the symbol of each card of the market"),
    Plane::new(
        "deck",
        &[PILES.len(), 2],
        DECK_CARDS as u8,
        "the parts of the wall deck from the top: cards, and rickshaws among them",
    ),
    Plane::new("reshuffled", &[1], 1, "whether the wall deck was rebuilt"),
    Plane::new(
        "wall_discard",
        &[SYMBOLS_OF_WALL + 1],
        SYMBOL_MAX,
        "discarded wall cards by symbol, then rickshaws",
    ),
    Plane::new("action_deck", &[1], ACTION_CARDS as u8, "cards in the action deck"),
    Plane::new("action_discard", &[ACTIONS], ACTION_MAX, "discarded action cards by kind"),
    Plane::new("rebuilt_of", &[ACTIONS], ACTION_MAX, "what the action deck was last rebuilt of"),
    Plane::new("composition_deck", &[1], COMPS as u8, "cards in the composition deck"),
    Plane::new("removed", &[1], COMPS as u8, "compositions removed for a short game"),
    Plane::new("open", &[COMPS], 1, "the open compositions"),
    Plane::new("present", &[PLAYERS], 1, "seats that have not left"),
    Plane::new("action_count", &[PLAYERS], ACTION_CARDS as u8, "action cards in each hand"),
    Plane::new(
        "actions",
        &[PLAYERS, ACTIONS],
        ACTION_MAX,
        "action cards in each hand by kind, as far as seen",
    ),
    Plane::new("composition_count", &[PLAYERS], COMPS as u8, "compositions in each hand"),
    Plane::new("compositions", &[PLAYERS, COMPS], 1, "compositions in each hand, as far as seen"),
    Plane::new("discarded_count", &[PLAYERS], COMPS as u8, "compositions each seat discarded by redraws"),
    Plane::new("discarded", &[PLAYERS, COMPS], 1, "which these are, as far as seen"),
    Plane::new("photos", &[PLAYERS, COMPS], 1, "the photos each seat took"),
    Plane::new("points", &[PLAYERS], u8::MAX, "what they score"),
    Plane::new("last_turns", &[2], 1, "whether the last turns were triggered; whether they are being played"),
    Plane::new("last_turn_of", &[PLAYERS], 1, "who still has a turn"),
    Plane::new(
        "stall",
        &[1],
        u8::MAX,
        "turns in a row without a photo or a new composition; more than 255 are written as 255",
    ),
    Plane::new(
        "stall_turns",
        &[1],
        u8::MAX,
        "how many such turns end the game; 0 means 1000, and more than 255 are written as 255",
    ),
    Plane::new("progress", &[1], 1, "whether this turn has seen a photo or a new composition"),
    Plane::new(
        "options",
        &[6],
        1,
        "mirror_match, wall_floor always, final_round each_one_more, final_round go_on, blockers_passable, \
         reveal_discarded_compositions",
    ),
];

const FACTORS: &[Factor] = &[
    Factor::new(
        "kind",
        16,
        "1 place an open card, 2 draw blind, 3 place the drawn card, 4 shift1, 5 shift2, 6 swap, 7 remove, 8 extra, \
         9 market, 10 place a new card, 11 return, 12 redraw, 13 end the turn, 14 call, 15 leave",
    ),
    Factor::new(
        "what",
        1 + WALL_CARDS as u16,
        "place: the market slot plus 1; shift, swap, remove: the place in the wall plus 1; return: the symbol plus 1; \
         call: the composition plus 1; leave: the seat plus 1",
    ),
    Factor::new(
        "where",
        1 + WALL_CARDS as u16,
        "place, shift: 1 left, 2 right; swap: the other place plus 1; return, call: the place in the wall plus 1",
    ),
];

impl Observe for State {
    const PLANES: &'static [Plane] = PLANES;
    const FACTORS: &'static [Factor] = FACTORS;

    fn observe(view: &View, canvas: &mut Canvas<'_>) {
        let around = Around::new(view.viewer, view.players.len() as u8);
        observe_phase(view, canvas);
        canvas.one_hot("active", around.place(view.active));
        canvas.number("quota", view.quota);
        observe_wall(view, canvas);
        observe_decks(view, canvas);
        observe_players(view, around, canvas);
        let last = view.last_turns.as_ref();
        canvas.flags(
            "last_turns",
            last.into_iter().flat_map(|last| [Some(0), last.running.then_some(1)]).flatten(),
        );
        canvas.flags(
            "last_turn_of",
            last.into_iter().flat_map(|last| last.seats.iter()).map(|seat| around.place(seat)),
        );
        canvas.number("stall", view.stall.min(u8::MAX.into()) as u8);
        canvas.number("stall_turns", view.options.stall_turns.min(u8::MAX.into()) as u8);
        canvas.number("progress", view.progress);
        let options = &view.options;
        let switches = [
            options.mirror_match,
            options.wall_floor == WallFloor::Always,
            options.final_round == FinalRound::EachOneMore,
            options.final_round == FinalRound::GoOn,
            options.blockers_passable,
            options.reveal_discarded_compositions,
        ];
        canvas.plane("options").copy_from_slice(&switches.map(u8::from));
    }

    fn factors(index: usize) -> Factors {
        let number = |number: u8| u16::from(number) + 1;
        let values: [u16; 3] = match at(index) {
            None => [0; 3],
            Some(Move::PlaceOpen { slot, side }) => [1, number(slot), number(side as u8)],
            Some(Move::DrawBlind {}) => [2, 0, 0],
            Some(Move::PlaceDrawn { side }) => [3, 0, number(side as u8)],
            Some(Move::PlayShift1 { from, dir }) => [4, number(from), number(dir as u8)],
            Some(Move::PlayShift2 { from, dir }) => [5, number(from), number(dir as u8)],
            Some(Move::PlaySwap { a, b }) => [6, number(a), number(b)],
            Some(Move::PlayRemove { at }) => [7, number(at), 0],
            Some(Move::PlayExtra {}) => [8, 0, 0],
            Some(Move::PlayMarket {}) => [9, 0, 0],
            Some(Move::PlaceNew { slot, side }) => [10, number(slot), number(side as u8)],
            Some(Move::PlayReturn { symbol, at }) => [11, number(symbol as u8), number(at)],
            Some(Move::Redraw {}) => [12, 0, 0],
            Some(Move::EndTurn {}) => [13, 0, 0],
            Some(Move::Claim { comp, start }) => [14, comp.index() as u16 + 1, number(start)],
            Some(Move::Leave { seat }) => [15, number(seat.0), 0],
        };
        values.into_iter().collect()
    }

    fn points(view: &View, seat: Seat) -> i16 {
        view.players[seat.index()].points
    }
}

fn observe_phase(view: &View, canvas: &mut Canvas<'_>) {
    let (phase, played, redrawn, drawn) = match view.phase {
        Phase::AwaitPlace => (0, 0, false, None),
        Phase::PlacingDrawn { card } => (1, 0, false, Some(view.options.deck.symbol(card) as usize)),
        Phase::AwaitAct { played } => (2, played, false, None),
        Phase::PlacingNew { played } => (3, played, false, None),
        Phase::AwaitEnd { redrawn } => (4, 0, redrawn, None),
        Phase::Over { .. } => (5, 0, false, None),
    };
    canvas.one_hot("phase", phase);
    canvas.number("played", played);
    canvas.number("redrawn", redrawn);
    canvas.one_hot("drawn", drawn);
}

fn observe_wall(view: &View, canvas: &mut Canvas<'_>) {
    canvas.number("wall_size", view.wall.len() as u8);
    let [wall, covered] = ["wall", "covered"].map(|name| canvas.plane(name));
    for ((card, symbols), covered) in view.wall.iter().zip(wall.as_chunks_mut().0).zip(covered) {
        mark(card.symbol, symbols);
        *covered = card.covered.into();
    }
    canvas.number("waiting", view.waiting);
    let market = canvas.plane("market");
    view.market.iter().zip(market.as_chunks_mut().0).for_each(|(shown, symbols)| mark(shown.symbol, symbols));
}

/// Marks the symbol of a card, which is never a rickshaw in the wall or the market.
fn mark(symbol: Symbol, symbols: &mut [u8; SYMBOLS_OF_WALL]) {
    symbols[symbol as usize] = 1;
}

fn observe_decks(view: &View, canvas: &mut Canvas<'_>) {
    let deck = canvas.plane("deck");
    for (numbers, part) in deck.chunks_exact_mut(2).zip(&view.deck) {
        numbers.copy_from_slice(&[part.cards, part.rickshaws]);
    }
    canvas.number("reshuffled", view.reshuffled);
    let discard = canvas.plane("wall_discard");
    for shown in &view.wall_discard {
        let count = &mut discard[shown.symbol as usize];
        *count = (*count + 1).min(SYMBOL_MAX);
    }
    canvas.number("action_deck", view.action_deck);
    count_actions(&view.action_discard, canvas.plane("action_discard"));
    count_actions(&view.rebuilt_of, canvas.plane("rebuilt_of"));
    canvas.number("composition_deck", view.composition_deck);
    canvas.number("removed", view.removed);
    canvas.flags("open", view.open.iter().map(|comp| comp.index()));
}

fn count_actions(actions: &[Action], into: &mut [u8]) {
    for &action in actions {
        let count = &mut into[action as usize];
        *count = (*count + 1).min(ACTION_MAX);
    }
}

fn observe_players(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let [present, action_count, actions] =
        ["present", "action_count", "actions"].map(|name| canvas.plane(name));
    let [composition_count, compositions, discarded_count, discarded] =
        ["composition_count", "compositions", "discarded_count", "discarded"].map(|name| canvas.plane(name));
    let [photos, points] = ["photos", "points"].map(|name| canvas.plane(name));
    let list = |held: &Held<Comp>, into: &mut [u8]| {
        held.cards().unwrap_or_default().iter().for_each(|comp| into[comp.index()] = 1);
    };
    for (place, seat) in around.seats() {
        let player = &view.players[seat.index()];
        present[place] = player.present.into();
        action_count[place] = player.actions.len() as u8;
        count_actions(player.actions.cards().unwrap_or_default(), &mut actions[place * ACTIONS..][..ACTIONS]);
        composition_count[place] = player.compositions.len() as u8;
        list(&player.compositions, &mut compositions[place * COMPS..][..COMPS]);
        discarded_count[place] = player.discarded.len() as u8;
        list(&player.discarded, &mut discarded[place * COMPS..][..COMPS]);
        points[place] = player.points.clamp(0, u8::MAX.into()) as u8;
    }
    for photo in &view.photos {
        photos[around.place(photo.seat) * COMPS + photo.comp.index()] = 1;
    }
}
