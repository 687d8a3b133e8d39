//! Who is on whose side, inferred from public plays: a play that brings a player's own clan nearer to the mines than
//! the other clan is evidence for a loyal dwarf, the opposite for a saboteur.

use klad_engine::Seat;

use super::route::{Field, Targets};
use crate::{
    board::{Board, Edge},
    components::{Clan, Dwarf, Role},
    data,
    moves::Move,
    plays::{Play, Record},
    setup::StormTokens,
    view::View,
};

// Fitted to 120 games of guided bots at 4, 6 and 9 seats: these give the truth a higher likelihood than card counts
// alone.
/// What a selfish player's play does for its clan, which starts from the same card, in thirds of a turn.
const USUAL: f32 = 0.6;
/// The evidence for a loyal dwarf per third of a turn above `USUAL`; weak, because the selfish build the same routes.
const LOYAL: f32 = 0.03;
/// The evidence for a saboteur per third of a turn below `USUAL`.
const SABOTEUR: f32 = 0.25;
/// Caps the evidence of a single play, in thirds of a turn.
const MOST: f32 = 6.0;

/// The probability of each role for each seat.
#[derive(Debug, Clone, Copy)]
pub struct Belief {
    odds: [[f32; 3]; data::PLAYERS],
    /// The likelihood of what the seat was seen to do under each role, relative to the best role; 1 for every role of a
    /// seat whose role is known.
    fits: [[f32; 3]; data::PLAYERS],
}

impl Belief {
    /// The belief that the view supports.
    pub fn of(view: &View) -> Belief {
        let leaning = leanings(view);
        let mut odds = [[0.0; 3]; data::PLAYERS];
        let mut fits = [[1.0; 3]; data::PLAYERS];
        for player in &view.players {
            let unseen = unseen_roles(view, player.clan);
            for (place, role) in odds[player.seat.index()].iter_mut().zip(Role::ALL) {
                *place = match player.role {
                    Some(known) => f32::from(u8::from(known == role)),
                    None => unseen[role as usize] * speaks_for(role, leaning[player.seat.index()]),
                };
            }
            let sum: f32 = odds[player.seat.index()].iter().sum();
            odds[player.seat.index()].iter_mut().for_each(|odds| *odds /= sum);
            if player.role.is_none() {
                let speaks = Role::ALL.map(|role| speaks_for(role, leaning[player.seat.index()]));
                let most = speaks.into_iter().fold(0.0, f32::max);
                fits[player.seat.index()] = speaks.map(|speaks| speaks / most);
            }
        }
        Belief { odds, fits }
    }

    /// The likelihood of what a seat was seen to do under a role, relative to the best role: 0 to 1. Ignores how many
    /// dwarf cards are left, because a guess deals those anyway.
    pub fn fit(&self, seat: Seat, role: Role) -> f32 {
        self.fits[seat.index()][role as usize]
    }

    /// The probability that a seat has this role.
    pub fn role(&self, seat: Seat, role: Role) -> f32 {
        self.odds[seat.index()][role as usize]
    }

    /// The probabilities that a seat of this clan scores with blue, with yellow, or alone.
    pub fn teams(&self, seat: Seat, clan: Clan) -> [f32; 3] {
        let mut teams = [0.0; 3];
        for role in Role::ALL {
            let team = Dwarf { clan, role }.team().map_or(2, |team| team as usize);
            teams[team] += self.role(seat, role);
        }
        teams
    }
}

/// The log-likelihood of a role, given the leaning toward the player's own clan in thirds of a turn.
fn speaks_for(role: Role, leaning: f32) -> f32 {
    match role {
        Role::Loyal => libm::expf(LOYAL * leaning),
        Role::Selfish => 1.0,
        Role::Saboteur => libm::expf(-SABOTEUR * leaning),
    }
}

/// By role, the number of dwarf cards of a clan that the viewer has not seen.
fn unseen_roles(view: &View, clan: Clan) -> [f32; 3] {
    let mut unseen = [0.0; 3];
    data::dwarves(view.seats())
        .filter(|dwarf| dwarf.clan == clan)
        .for_each(|dwarf| unseen[dwarf.role as usize] += 1.0);
    for role in view.players.iter().filter(|player| player.clan == clan).filter_map(|player| player.role) {
        unseen[role as usize] -= 1.0;
    }
    unseen
}

/// By seat: how much nearer to the mines its plays brought its own clan than the other one, beyond the usual, in thirds
/// of a turn.
fn leanings(view: &View) -> [f32; data::PLAYERS] {
    let mut leanings = [0.0; data::PLAYERS];
    let clan = |seat: Seat| view.players[seat.index()].clan;
    // What is revealed now was unknown then, so all mines count alike.
    let targets = Targets::of(&view.options.deck, &[None; 4], [1; 3]);
    let mut board = Board::new(view.options.deck, view.players.iter().map(|player| player.clan));
    let mut trolls: [Option<Edge>; data::PLAYERS] = [None; data::PLAYERS];
    let mut before = Field::to(&board, &targets);
    for record in &view.plays {
        let seat = record.seat;
        if let Some(edge) = trolls[seat.index()].take() {
            board.trolls.remove(edge);
            before = Field::to(&board, &targets);
        }
        if replay(&mut board, record, &mut trolls, view.options.storm_tokens) {
            let after = Field::to(&board, &targets);
            let mut sums = [(0.0, 0.0); 2];
            for other in view.players.iter().filter(|player| player.seat != seat) {
                let pawn = board.pawn(other.seat);
                let (sum, count) = &mut sums[usize::from(clan(other.seat) == clan(seat))];
                *sum += f32::from(before.at(pawn)) - f32::from(after.at(pawn));
                *count += 1.0;
            }
            let mean = |(sum, count): (f32, f32)| if count > 0.0 { sum / count } else { 0.0 };
            leanings[seat.index()] += (mean(sums[1]) - mean(sums[0])).clamp(-MOST, MOST) - USUAL;
            before = after;
        }
        board.move_pawn(seat, record.to);
        let mine = view.options.deck.mine_places().iter().position(|mine| *mine == record.to);
        let exits = mine.and_then(|mine| view.mines[mine].exits);
        if let (true, Some(exits)) = (board.face_down().contains(record.to), exits) {
            board.reveal(record.to, exits);
            before = Field::to(&board, &targets);
        }
    }
    leanings
}

/// Replays a past play on the board. Returns whether it changed anything there.
fn replay(
    board: &mut Board,
    record: &Record,
    trolls: &mut [Option<Edge>; data::PLAYERS],
    tokens: StormTokens,
) -> bool {
    let Play::Card(mv) = record.play else { return false };
    match mv {
        Move::PlayPath { card, cell, rot } => board.lay(card, cell, rot),
        Move::PlayTool { cell, .. } => board.overcome(cell),
        Move::PlayTrap { edge, .. } => board.traps.insert(edge),
        Move::PlayTroll { edge, .. } => {
            board.trolls.insert(edge);
            trolls[record.seat.index()] = Some(edge);
        }
        Move::PlayStorm { cell, .. } => {
            board.lift(cell, tokens);
        }
        _ => return false,
    }
    true
}
