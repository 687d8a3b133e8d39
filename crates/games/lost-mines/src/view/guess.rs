//! Redeals what a viewer cannot see.

use klad_engine::{Chance, Seat};

use super::{Player, View};
use crate::{
    board::Board,
    components::{CardId, CardSet, Clan, Dwarf, Kind, Mine, Treasure},
    data,
    moves::{Move, Peek},
    plays::{Play, Plays},
    setup::{NO_DWARF, NO_TREASURE, Pile},
    state::{Peeks, Phase, State},
};

/// A state that looks exactly like `view`, drawn uniformly from all such states.
pub(crate) fn guess(view: &View, chance: &mut Chance) -> State {
    let seats = view.seats();
    let mines = guess_mines(view, chance);
    let (rail, takers) = guess_rail(view, chance);
    let dwarves = guess_dwarves(view, chance);
    let cards = guess_cards(view, chance);

    let mut plays = Plays::NONE;
    view.plays.iter().for_each(|record| plays.push(*record));
    let mut points = [[0; data::PLAYERS]; data::ROUNDS_MAX];
    let mut trolls = [None; data::PLAYERS];
    for player in &view.players {
        trolls[player.seat.index()] = player.troll;
        for (round, score) in points.iter_mut().zip(&player.points) {
            round[player.seat.index()] = *score;
        }
    }
    let mut offered = [CardId::NONE; data::HAND_MAX];
    if view.phase == Phase::TrapPick {
        let hand = cards.hands[view.active.index()];
        offered.iter_mut().zip(hand.iter()).for_each(|(place, card)| *place = card);
        chance.shuffle(&mut offered[..hand.len()]);
    }
    State {
        options: view.options,
        seats,
        round: view.round,
        phase: view.phase,
        active: view.active,
        starter: view.starter,
        steps_left: view.steps_left,
        used: view.used,
        proposed: view.proposed,
        answered: view.answered,
        vote: view.vote,
        walked: view.walked,
        board: board(view),
        hands: cards.hands,
        buried: cards.buried,
        shown: view.shown.iter().copied().collect(),
        aside: cards.aside,
        pile: cards.pile,
        offered,
        trolls,
        mines,
        rail,
        takers,
        dwarves,
        dragon: view.dragon,
        peeks: peeks(view),
        last_player: view.last_player,
        ended: view.ended,
        points,
        plays,
    }
}

/// The board is public: it is read from the view, not guessed.
pub(crate) fn board(view: &View) -> Board {
    let mut board = Board::new(view.options.deck, view.players.iter().map(|player| player.clan));
    for path in &view.paths {
        board.lay(path.card, path.cell, path.turned);
        if path.overcome {
            board.overcome(path.cell);
        }
    }
    for mine in view.mines.iter().filter(|mine| mine.face_up) {
        if let Some(exits) = mine.exits {
            board.reveal(mine.cell, exits);
        }
    }
    board.traps = view.traps.iter().copied().collect();
    board.trolls = view.players.iter().filter_map(|player| player.troll?.edge).collect();
    view.players.iter().for_each(|player| board.move_pawn(player.seat, player.pawn));
    board
}

fn guess_mines(view: &View, chance: &mut Chance) -> [Mine; 4] {
    let known = |mine: &Mine| view.mines.iter().any(|card| card.content == Some(*mine));
    let mut hidden: Vec<Mine> = data::MINES.into_iter().filter(|mine| !known(mine)).collect();
    chance.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    let mut mines = data::MINES;
    for (place, card) in mines.iter_mut().zip(&view.mines) {
        *place =
            card.content.or_else(|| hidden.next()).expect("a view shows or hides each mine exactly once");
    }
    mines
}

fn guess_rail(view: &View, chance: &mut Chance) -> ([Treasure; data::RAIL], [Option<Seat>; data::RAIL]) {
    let mut rail = [NO_TREASURE; data::RAIL];
    let mut takers = [None; data::RAIL];
    for kind in Kind::ALL {
        let treasures = view.options.deck.treasures();
        let mut values: Vec<u8> = treasures
            .iter()
            .filter(|treasure| treasure.kind == kind)
            .map(|treasure| treasure.value)
            .collect();
        for known in view.rail.iter().filter(|slot| slot.kind == kind).filter_map(|slot| slot.value) {
            let place =
                values.iter().position(|value| *value == known).expect("a view shows values that exist");
            values.swap_remove(place);
        }
        chance.shuffle(&mut values);
        let mut values = values.into_iter();
        for (number, slot) in view.rail.iter().enumerate().filter(|(_, slot)| slot.kind == kind) {
            let value =
                slot.value.or_else(|| values.next()).expect("a kind has as many treasures as the rail shows");
            rail[number] = Treasure { kind, value };
            takers[number] = slot.taker;
        }
    }
    (rail, takers)
}

fn guess_dwarves(view: &View, chance: &mut Chance) -> [Dwarf; data::PLAYERS] {
    let mut dwarves = [NO_DWARF; data::PLAYERS];
    for clan in Clan::ALL {
        let members = || view.players.iter().filter(|player| player.clan == clan);
        let mut roles: Vec<_> =
            data::dwarves(view.seats()).filter(|dwarf| dwarf.clan == clan).map(|dwarf| dwarf.role).collect();
        for known in members().filter_map(|player| player.role) {
            let place = roles.iter().position(|role| *role == known).expect("a view shows roles that exist");
            roles.swap_remove(place);
        }
        chance.shuffle(&mut roles);
        let mut roles = roles.into_iter();
        for Player { seat, role, .. } in members() {
            let role = role.or_else(|| roles.next()).expect("a clan has as many dwarves as the table shows");
            dwarves[seat.index()] = Dwarf { clan, role };
        }
    }
    dwarves
}

struct Cards {
    hands: [CardSet; data::PLAYERS],
    buried: [CardSet; data::PLAYERS],
    pile: Pile,
    aside: CardSet,
}

fn guess_cards(view: &View, chance: &mut Chance) -> Cards {
    let own_hand: CardSet = view.hand.iter().map(|card| card.card).collect();
    let own_buried: CardSet = view.buried.iter().copied().collect();
    let on_table = view.paths.iter().map(|path| path.card).chain(view.shown.iter().copied());
    let in_front = view.players.iter().filter_map(|player| Some(player.troll?.card));
    let seen = on_table.chain(in_front).collect::<CardSet>().union(own_hand).union(own_buried);
    let mut unseen: Vec<CardId> = CardSet::ALL.minus(seen).iter().collect();
    chance.shuffle(&mut unseen);
    let mut rest = unseen.as_slice();
    let mut take = |count: u8| {
        let (taken, left) = rest.split_at(usize::from(count));
        rest = left;
        taken
    };
    let mut cards = Cards {
        hands: [CardSet::EMPTY; data::PLAYERS],
        buried: [CardSet::EMPTY; data::PLAYERS],
        pile: Pile::EMPTY,
        aside: CardSet::EMPTY,
    };
    for player in &view.players {
        let seat = player.seat.index();
        if view.viewer.is(player.seat) {
            cards.hands[seat] = own_hand;
            cards.buried[seat] = own_buried;
        } else {
            cards.hands[seat] = take(player.cards).iter().copied().collect();
            cards.buried[seat] = take(player.buried).iter().copied().collect();
        }
    }
    cards.pile = Pile::of(take(view.pile));
    cards.aside = take(view.aside).iter().copied().collect();
    debug_assert!(rest.is_empty(), "every card must be placed");
    cards
}

/// What each seat has looked at. This is public: it follows from the round's plays and from who took the treasures.
fn peeks(view: &View) -> [Peeks; data::PLAYERS] {
    let mut peeks = [Peeks::default(); data::PLAYERS];
    for record in &view.plays {
        let Play::Card(Move::PlayInfo { target, .. }) = record.play else { continue };
        let seen = &mut peeks[record.seat.index()];
        match target {
            Peek::Mine { mine } => seen.mines |= 1 << mine,
            Peek::Treasure { slot } => seen.slots |= 1 << slot,
            Peek::Dwarf { seat } => seen.dwarves = seen.dwarves.with(seat),
        }
    }
    if view.options.owner_sees_treasure {
        for (number, slot) in view.rail.iter().enumerate() {
            if let Some(taker) = slot.taker {
                peeks[taker.index()].slots |= 1 << number;
            }
        }
    }
    peeks
}
