//! A view as numbers for learners.

use klad_engine::{Around, Canvas, Factor, Factors, Observe, Plane, Seat};

use crate::{
    board::{Cell, Edge},
    components::{CardId, Clan, Dir, Exits, Special},
    data::{self, CARDS, COLUMNS, HAND_MAX, PLAYERS, RAIL, ROUNDS_MAX, ROWS, TURNS_MAX},
    moves::{Move, Peek, move_at},
    plays::Play,
    setup::{InfoCards, LastTurn, MineAnchor, TrapMode, TrapPicker},
    state::State,
    view::View,
};

const WIDTH: usize = COLUMNS as usize;
const HEIGHT: usize = ROWS as usize;
const CELLS: usize = WIDTH * HEIGHT;
const MINES: usize = data::MINE_CELLS;
/// Trunk, lake, pit, rocks, campfire.
const SPECIALS: usize = 5;
/// Path, tool, look, trap, troll, storm, discard.
const PLAY_KINDS: usize = 7;
/// More than any treasure of the standard deck is written as this, so that a deck does not change the space.
const VALUE_MAX: u8 = 4;
const PEEKS: usize = MINES + RAIL + PLAYERS;

const PLANES: &[Plane] = &[
    Plane::new(
        "phase",
        &[7],
        1,
        "play a card, vote, walk, pick a lost card, take a treasure, get ready, over",
    ),
    Plane::new("round", &[1], ROUNDS_MAX as u8, "the round, from 1"),
    Plane::new("rounds", &[1], ROUNDS_MAX as u8, "how many rounds the game has"),
    Plane::new("active", &[PLAYERS], 1, "whose turn it is in the round"),
    Plane::new("starter", &[PLAYERS], 1, "who started the round"),
    Plane::new("last_player", &[PLAYERS], 1, "who last played a path or action card"),
    Plane::new("steps_left", &[1], data::STEPS_FROM_FIRE, "steps the active dwarf may still walk"),
    Plane::new("used", &[1], 2, "cards the active seat used in step 1"),
    Plane::new("walked", &[4], 1, "the way of the last step of this turn: north, east, south, west"),
    Plane::new("proposed", &[1], 1, "whether the active seat has proposed to end the round this turn"),
    Plane::new("answered", &[PLAYERS], 1, "who has answered the proposal, or is ready for the next round"),
    Plane::new("vote_yes", &[PLAYERS], 1, "who said yes in the last vote of the round"),
    Plane::new("vote_no", &[PLAYERS], 1, "who said no in it"),
    Plane::new("ended", &[3], 1, "why the round ended: cards, treasures, vote"),
    Plane::new("exits", &[4, HEIGHT, WIDTH], 1, "face-up cards: the sides open to north, east, south, west"),
    Plane::new("paths", &[HEIGHT, WIDTH], 1, "where path cards lie"),
    Plane::new("specials", &[SPECIALS, HEIGHT, WIDTH], 1, "trunks, lakes, pits, rocks, campfires"),
    Plane::new("overcome", &[HEIGHT, WIDTH], 1, "obstacles that carry their tool"),
    Plane::new("laid", &[CARDS], 1, "the cards on the board"),
    Plane::new("traps", &[Edge::COUNT], 1, "edges with a trap"),
    Plane::new(
        "trolls",
        &[Edge::COUNT],
        PLAYERS as u8,
        "edges with a troll: 1 for the viewer's own, 2 for that of the seat to the left, and so on",
    ),
    Plane::new("troll_owners", &[PLAYERS], 1, "seats with a troll card in front of them"),
    Plane::new("mines_face_up", &[MINES], 1, "mines that everybody sees"),
    Plane::new("mines", &[MINES, 4], 1, "what each mine is, as far as known: gold, silver, gems, dragon"),
    Plane::new("rail_kind", &[RAIL, 3], 1, "the treasures beside the board: gold, silver, gems"),
    Plane::new("rail_taker", &[RAIL, PLAYERS], 1, "who took each of them"),
    Plane::new("rail_value", &[RAIL], VALUE_MAX, "what each of them is worth; 0 if unknown"),
    Plane::new("pile", &[1], data::PILE_MAX as u8, "cards in the draw pile"),
    Plane::new("aside", &[1], data::ASIDE as u8, "cards set aside unseen"),
    Plane::new("shown", &[CARDS], 1, "discarded cards that everybody has seen"),
    Plane::new("dragon", &[PLAYERS], 1, "who woke the dragon"),
    Plane::new("seated", &[PLAYERS], 1, "places at the table that exist"),
    Plane::new("clan", &[PLAYERS, 2], 1, "blue, yellow"),
    Plane::new("role", &[PLAYERS, 3], 1, "loyal, selfish, saboteur, as far as known"),
    Plane::new("pawn", &[PLAYERS, HEIGHT, WIDTH], 1, "where each pawn stands"),
    Plane::new("cards", &[PLAYERS], HAND_MAX as u8, "cards in each hand"),
    Plane::new("buried_count", &[PLAYERS], CARDS as u8, "cards each seat discarded or lost face down"),
    Plane::new("points", &[PLAYERS], u8::MAX, "points of the rounds scored so far"),
    Plane::new("hand", &[CARDS], 1, "the viewer's own hand"),
    Plane::new("buried", &[CARDS], 1, "what the viewer itself discarded or lost face down"),
    Plane::new(
        "plays",
        &[PLAYERS, PLAY_KINDS],
        TURNS_MAX as u8,
        "how often each seat played each kind of card this round: path, tool, look, trap, troll, storm, discard",
    ),
    Plane::new(
        "looked",
        &[PLAYERS, PEEKS],
        1,
        "what each seat has looked at this round: mines, treasures, seats",
    ),
    Plane::new(
        "turn_seat",
        &[TURNS_MAX],
        PLAYERS as u8,
        "the turns of this round in order, as everybody saw them, 0 for those to come: 1 for the viewer's own, 2 for one of \
         the seat to the left, and so on",
    ),
    Plane::new(
        "turn_kind",
        &[TURNS_MAX],
        PLAY_KINDS as u8,
        "the kind of card, in the order of plays, from 1",
    ),
    Plane::new(
        "turn_card",
        &[TURNS_MAX],
        CARDS as u8,
        "the card's number plus 1; for a discard how many cards",
    ),
    Plane::new(
        "turn_where",
        &[TURNS_MAX],
        Edge::COUNT as u8,
        "where it was played, as in the factor `where`, but seats that were looked at are counted from the viewer",
    ),
    Plane::new("turn_turned", &[TURNS_MAX], 1, "whether a path card was laid with a half turn"),
    Plane::new("turn_to", &[TURNS_MAX], CELLS as u8, "the cell of the pawn after the turn, its index plus 1"),
    Plane::new(
        "options",
        &[8],
        1,
        "mine_anchor any, info_cards dual, trap_mode permanent, trap_picker random, last_turn complete, \
         owner_sees_treasure, end_round_vote, tie_round",
    ),
];

const FACTORS: &[Factor] = &[
    Factor::new(
        "kind",
        15,
        "1 path, 2 tool, 3 look, 4 trap, 5 troll, 6 storm, 7 discard, 8 step, 9 end the walk, 10 take a treasure, 11 pick \
         a lost card, 12 propose to end the round, 13 vote, 14 ready",
    ),
    Factor::new("card", 1 + CARDS as u16, "the card's number plus 1"),
    Factor::new("second", 1 + CARDS as u16, "the second card of a discard: its number plus 1"),
    Factor::new(
        "where",
        1 + Edge::COUNT as u16,
        "path, tool, storm: the cell's index plus 1; trap, troll: the edge's number plus 1; look: 1 to 4 a mine, 5 to 13 \
         a treasure, 14 to 22 a seat from A; step: 1 to 4 north, east, south, west; treasure or lost card: its place \
         plus 1; vote: 1 no, 2 yes",
    ),
    Factor::new("turned", 2, "1 for a path card with a half turn"),
];

impl Observe for State {
    const PLANES: &'static [Plane] = PLANES;
    const FACTORS: &'static [Factor] = FACTORS;

    fn observe(view: &View, canvas: &mut Canvas<'_>) {
        let around = Around::new(view.viewer, view.seats());
        observe_turn(view, around, canvas);
        observe_board(view, around, canvas);
        observe_treasures(view, around, canvas);
        observe_players(view, around, canvas);
        canvas.flags("hand", view.hand.iter().map(|held| held.card.index()));
        canvas.flags("buried", numbers(&view.buried));
        observe_plays(view, around, canvas);
        let options = &view.options;
        let switches = [
            options.mine_anchor == MineAnchor::Any,
            options.info_cards == InfoCards::Dual,
            options.trap_mode == TrapMode::Permanent,
            options.trap_picker == TrapPicker::Random,
            options.last_turn == LastTurn::Complete,
            options.owner_sees_treasure,
            options.end_round_vote,
            options.tie_round,
        ];
        canvas.plane("options").copy_from_slice(&switches.map(u8::from));
    }

    fn factors(index: usize) -> Factors {
        move_at(index).map_or([0; 5], parts).into_iter().collect()
    }

    fn points(view: &View, seat: Seat) -> i16 {
        view.players[seat.index()].total.into()
    }
}

/// The factors of a move.
fn parts(mv: Move) -> [u16; 5] {
    let card = |card: CardId| card.index() as u16 + 1;
    let number = |number: u8| u16::from(number) + 1;
    match mv {
        Move::PlayPath { card: id, cell: to, rot } => [1, card(id), 0, cell(to), rot.into()],
        Move::PlayTool { card: id, cell: to } => [2, card(id), 0, cell(to), 0],
        Move::PlayInfo { card: id, target } => [3, card(id), 0, peek(target) as u16 + 1, 0],
        Move::PlayTrap { card: id, edge } => [4, card(id), 0, number(edge.0), 0],
        Move::PlayTroll { card: id, edge } => [5, card(id), 0, number(edge.0), 0],
        Move::PlayStorm { card: id, cell: to } => [6, card(id), 0, cell(to), 0],
        Move::Discard { cards } => {
            let place = |place: usize| cards.as_slice().get(place).map_or(0, |&id| card(id));
            [7, place(0), place(1), 0, 0]
        }
        Move::Step { dir } => [8, 0, 0, number(dir as u8), 0],
        Move::EndMove => [9, 0, 0, 0, 0],
        Move::TakeTreasure { slot } => [10, 0, 0, number(slot), 0],
        Move::PickTrapCard { index } => [11, 0, 0, number(index), 0],
        Move::ProposeEndRound => [12, 0, 0, 0, 0],
        Move::VoteEndRound { yes } => [13, 0, 0, number(yes.into()), 0],
        Move::Ready => [14, 0, 0, 0, 0],
    }
}

/// A cell's index plus 1; 0 off the board.
fn cell(cell: Cell) -> u16 {
    cell.index().map_or(0, |index| index as u16 + 1)
}

fn numbers(cards: &[CardId]) -> impl Iterator<Item = usize> {
    cards.iter().map(|card| card.index())
}

/// The target of a look as a number: mines, then treasures, then seats from A.
fn peek(target: Peek) -> usize {
    match target {
        Peek::Mine { mine } => usize::from(mine),
        Peek::Treasure { slot } => MINES + usize::from(slot),
        Peek::Dwarf { seat } => MINES + RAIL + seat.index(),
    }
}

fn observe_turn(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let place = |seat: Seat| around.place(seat);
    canvas.one_hot("phase", view.phase as usize);
    canvas.number("round", view.round);
    canvas.number("rounds", view.options.rounds);
    canvas.one_hot("active", place(view.active));
    canvas.one_hot("starter", place(view.starter));
    canvas.one_hot("last_player", view.last_player.map(place));
    canvas.number("steps_left", view.steps_left);
    canvas.number("used", view.used);
    canvas.one_hot("walked", view.walked.map(|dir| dir as usize));
    canvas.number("proposed", view.proposed);
    canvas.flags("answered", view.answered.iter().map(place));
    canvas.flags("vote_yes", view.vote.iter().flat_map(|vote| vote.yes.iter()).map(place));
    canvas.one_hot("vote_no", view.vote.and_then(|vote| vote.no).map(place));
    canvas.one_hot("ended", view.ended.map(|end| end as usize));
}

/// The layer of "specials" that shows what is printed on a card besides its path.
fn layer(special: Special) -> Option<usize> {
    match special {
        Special::Plain => None,
        Special::Trunk => Some(0),
        Special::Lake => Some(1),
        Special::Pit => Some(2),
        Special::Rocks => Some(3),
        Special::Campfire => Some(4),
    }
}

fn observe_board(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let at = |cell: Cell| cell.index().expect("cards lie on the board");
    let [exits, paths, specials, overcome, laid] =
        ["exits", "paths", "specials", "overcome", "laid"].map(|name| canvas.plane(name));
    let mut open = |at: usize, sides: Exits| {
        for dir in Dir::ALL {
            exits[dir as usize * CELLS + at] |= u8::from(sides.has(dir));
        }
    };
    let starts = Clan::ALL.map(|clan| view.options.deck.start(clan));
    starts.into_iter().for_each(|(cell, sides)| open(at(cell), sides));
    for mine in view.mines.iter().filter(|mine| mine.face_up) {
        mine.exits.into_iter().for_each(|sides| open(at(mine.cell), sides));
    }
    for path in &view.paths {
        let at = at(path.cell);
        open(at, path.exits);
        paths[at] = 1;
        if let Some(layer) = layer(path.special) {
            specials[layer * CELLS + at] = 1;
        }
        overcome[at] = path.overcome.into();
        laid[path.card.index()] = 1;
    }
    canvas.flags("traps", view.traps.iter().map(|edge| usize::from(edge.0)));
    let trolls = || view.players.iter().filter_map(|player| Some((around.place(player.seat), player.troll?)));
    let tokens = canvas.plane("trolls");
    for (place, troll) in trolls() {
        troll.edge.into_iter().for_each(|edge| tokens[usize::from(edge.0)] = place as u8 + 1);
    }
    canvas.flags("troll_owners", trolls().map(|(place, _)| place));
}

fn observe_treasures(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let mines = || view.mines.iter().enumerate();
    canvas.flags("mines_face_up", mines().filter(|(_, mine)| mine.face_up).map(|(place, _)| place));
    canvas.flags("mines", mines().filter_map(|(place, mine)| Some(place * 4 + mine.content? as usize)));
    let rail = || view.rail.iter().enumerate();
    canvas.flags("rail_kind", rail().map(|(place, slot)| place * 3 + slot.kind as usize));
    let taken = rail().filter_map(|(place, slot)| Some(place * PLAYERS + around.place(slot.taker?)));
    canvas.flags("rail_taker", taken);
    let values = canvas.plane("rail_value");
    rail().for_each(|(place, slot)| values[place] = slot.value.unwrap_or(0).min(VALUE_MAX));
    canvas.number("pile", view.pile);
    canvas.number("aside", view.aside);
    canvas.flags("shown", numbers(&view.shown));
    canvas.one_hot("dragon", view.dragon.map(|seat| around.place(seat)));
}

fn observe_players(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let [seated, clan, role, pawn, cards, buried, points] =
        ["seated", "clan", "role", "pawn", "cards", "buried_count", "points"].map(|name| canvas.plane(name));
    for (place, seat) in around.seats() {
        let player = &view.players[seat.index()];
        seated[place] = 1;
        clan[place * 2 + player.clan as usize] = 1;
        if let Some(known) = player.role {
            role[place * 3 + known as usize] = 1;
        }
        if let Some(cell) = player.pawn.index() {
            pawn[place * CELLS + cell] = 1;
        }
        cards[place] = player.cards;
        buried[place] = player.buried;
        points[place] = player.total;
    }
}

fn observe_plays(view: &View, around: Around, canvas: &mut Canvas<'_>) {
    let [plays, looked] = ["plays", "looked"].map(|name| canvas.plane(name));
    let turns = ["turn_seat", "turn_kind", "turn_card", "turn_where", "turn_turned", "turn_to"];
    let mut turns = turns.map(|name| canvas.plane(name));
    for (turn, record) in view.plays.iter().enumerate() {
        let own = around.place(record.seat);
        // The number of a kind is that of the factor. A seat is counted from the viewer, unlike in moves.
        let [kind, card, place, turned] = match record.play {
            Play::Card(mv) => {
                let [kind, card, _, mut place, turned] = parts(mv);
                if let Move::PlayInfo { target, .. } = mv {
                    let target = match target {
                        Peek::Dwarf { seat } => MINES + RAIL + around.place(seat),
                        Peek::Mine { .. } | Peek::Treasure { .. } => peek(target),
                    };
                    looked[own * PEEKS + target] = 1;
                    place = target as u16 + 1;
                }
                [kind, card, place, turned]
            }
            Play::Discard { count } => [PLAY_KINDS as u16, count.into(), 0, 0],
        };
        plays[own * PLAY_KINDS + usize::from(kind) - 1] += 1;
        let values = [own as u16 + 1, kind, card, place, turned, cell(record.to)];
        turns.iter_mut().zip(values).for_each(|(plane, value)| plane[turn] = value as u8);
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::{Chance, Game, Quiet, Sight, Viewer, observation_len};

    use super::*;
    use crate::setup::Options;

    fn shown(view: &View) -> Vec<u8> {
        let mut numbers = vec![0; observation_len(PLANES)];
        State::observe(view, &mut Canvas::new(PLANES, &mut numbers));
        numbers
    }

    #[test]
    fn an_observation_tells_the_order_of_turns_and_where_each_led() {
        let mut chance = Chance::fast(3);
        let mut game = State::setup(&Options::default(), 5, &mut chance).unwrap();
        let mut legal = Vec::new();
        let (mut orders, mut ways) = (0, 0);
        while let Some(seat) = game.turn().must.first() {
            let view = game.view(Viewer::Seat(seat), Sight::Recall);
            let seen = shown(&view);
            for turn in 1..view.plays.len() {
                let mut other = view.clone();
                other.plays.swap(turn - 1, turn);
                if other.plays != view.plays {
                    assert_ne!(shown(&other), seen, "turns {turn} and {} are exchanged", turn + 1);
                    orders += 1;
                }
                other = view.clone();
                other.plays[turn].to = other.plays[turn - 1].to;
                if other.plays != view.plays {
                    assert_ne!(shown(&other), seen, "turn {} led somewhere else", turn + 1);
                    ways += 1;
                }
            }
            legal.clear();
            game.legal_moves(seat, &mut legal);
            let mv = *chance.pick(&legal);
            game.apply(seat, mv, &mut chance, &mut Quiet);
        }
        assert!(orders > 1000 && ways > 1000, "{orders} {ways}");
    }
}
