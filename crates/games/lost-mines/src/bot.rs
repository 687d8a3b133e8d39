//! A player program that plans its way, keeps a belief about everybody's role and acts on its own, and what search needs
//! to know.
//!
//! Read in this order: [`route`] (how far it is to a mine), [`belief`] (who is on whose side), this file, `easy`, `guide`.

pub mod belief;
mod easy;
mod guide;
pub mod route;

use klad_engine::{Bot, Chance, Seat};

pub use self::easy::Easy;
use self::{
    belief::Belief,
    route::{FAR, Field, Targets},
};
use crate::{
    board::Board,
    components::{CardId, Dir, Face, Kind, Mine, Special},
    data,
    moves::{Move, Peek},
    state::{Phase, State, face},
    view::{View, board_of},
};

/// The player for beginners.
pub fn easy() -> Easy {
    Easy::default()
}

/// The sound player that does not search.
pub fn medium() -> Guided {
    Guided
}

/// Plays from its view: looks for the way to a mine, helps those it believes to be on its side and hinders the others.
#[derive(Debug, Clone, Default)]
pub struct Guided;

impl Bot<State> for Guided {
    fn choose(&mut self, view: &View, legal: &[Move], chance: &mut Chance) -> Move {
        let Some(seat) = view.own_seat() else { return legal[0] };
        let plan = Plan::of(view, seat);
        let chosen = match view.phase {
            Phase::PlayCard => plan.play(legal, chance),
            Phase::Moving => plan.step(legal),
            Phase::TakeTreasure => plan.take(legal),
            Phase::EndVote => Some(Move::VoteEndRound { yes: plan.is_hopeless() }),
            Phase::TrapPick => Some(*chance.pick(legal)),
            Phase::RoundBreak | Phase::GameOver => None,
        };
        chosen.filter(|mv| legal.contains(mv)).unwrap_or(legal[0])
    }
}

/// How much the way of all others together counts against the own.
const OTHERS: f32 = 0.7;
/// How much a seat that plays for itself wants everybody else to be late.
const RIVALRY: f32 = 0.25;

/// What the bot makes of a view.
struct Plan<'a> {
    view: &'a View,
    seat: Seat,
    board: Board,
    /// Mines worth going to, by what the viewer knows and by what everybody knows.
    own_targets: Targets,
    open_targets: Targets,
    /// How much each seat's nearness to a mine is worth to the viewer.
    weights: [f32; data::PLAYERS],
    /// What the position is worth as it is.
    now: f32,
}

impl<'a> Plan<'a> {
    fn of(view: &'a View, seat: Seat) -> Plan<'a> {
        Plan::new(view, seat, std::array::from_fn(|mine| view.mines[mine].content), weights(view, seat))
    }

    /// From what the viewer remembers of the mines, and what everybody's nearness is worth to it.
    fn new(view: &'a View, seat: Seat, own: [Option<Mine>; 4], weights: [f32; data::PLAYERS]) -> Plan<'a> {
        let board = board_of(view);
        let left = treasures_left(view);
        let open: [_; 4] =
            std::array::from_fn(|mine| view.mines[mine].content.filter(|_| view.mines[mine].face_up));
        let mut plan = Plan {
            view,
            seat,
            board,
            own_targets: Targets::of(&own, left),
            open_targets: Targets::of(&open, left),
            weights,
            now: 0.0,
        };
        plan.now = plan.worth(&plan.board);
        plan
    }

    /// What a board is worth to the viewer: its own nearness to a mine, and the others' by the side they are on.
    fn worth(&self, board: &Board) -> f32 {
        let open = Field::to(board, &self.open_targets);
        let own =
            if self.own_targets == self.open_targets { open } else { Field::to(board, &self.own_targets) };
        let mut worth = -f32::from(own.at(board.pawn(self.seat)));
        for player in &self.view.players {
            if player.seat != self.seat {
                worth -= self.weights[player.seat.index()] * f32::from(open.at(board.pawn(player.seat)));
            }
        }
        worth
    }

    /// Step 1: the card whose effect is best, or the least useful one discarded.
    fn play(&self, legal: &[Move], chance: &mut Chance) -> Option<Move> {
        let mut best: Option<(f32, Move)> = None;
        let mut tried: Vec<(Face, Move)> = Vec::new();
        for &mv in legal {
            let Some((card, plain)) = anonymous(mv) else { continue };
            // Cards that look alike are tried once.
            let key = (face(self.view.options.info_cards, card), plain);
            if tried.contains(&key) {
                continue;
            }
            tried.push(key);
            // A little noise breaks ties differently from game to game.
            let score = self.gain(mv) + chance.below(1000) as f32 / 5000.0;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, mv));
            }
        }
        match best {
            Some((score, mv)) if score > 0.3 => Some(mv),
            _ => self.discard(legal),
        }
    }

    /// How much better a play makes the position, in thirds of a turn.
    fn gain(&self, mv: Move) -> f32 {
        let mut board = self.board;
        match mv {
            Move::PlayPath { card, cell, rot } => board.lay(card, cell, rot),
            Move::PlayTool { cell, .. } => board.overcome(cell),
            Move::PlayTrap { edge, .. } => board.traps.insert(edge),
            Move::PlayTroll { edge, .. } => board.trolls.insert(edge),
            Move::PlayStorm { cell, .. } => {
                board.lift(cell);
            }
            Move::PlayInfo { target, .. } => return self.curiosity(target),
            _ => return f32::MIN,
        }
        self.worth(&board) - self.now
    }

    /// What a look is worth.
    fn curiosity(&self, target: Peek) -> f32 {
        match target {
            Peek::Mine { mine } => {
                let card = &self.view.mines[usize::from(mine)];
                let unknown = self.view.mines.iter().filter(|mine| mine.content.is_none()).count();
                // The nearer the mines, the sooner the knowledge is used.
                let near = Field::to(&self.board, &self.own_targets).at(self.board.pawn(self.seat)) < 18;
                if card.content.is_some() || unknown < 2 {
                    0.0
                } else {
                    0.8 + f32::from(u8::from(near)) * 0.8
                }
            }
            Peek::Dwarf { seat } => {
                let known = self.view.players[seat.index()].role.is_some();
                if known || self.view.plays.len() > 30 { 0.0 } else { 1.0 }
            }
            Peek::Treasure { slot } => {
                if self.view.rail[usize::from(slot)].value.is_some() {
                    0.0
                } else {
                    0.4
                }
            }
        }
    }

    /// Discards the card that is least likely to be of use.
    fn discard(&self, legal: &[Move]) -> Option<Move> {
        let single = |mv: &&Move| matches!(mv, Move::Discard { cards } if cards.as_slice().len() == 1);
        let use_of = |mv: &Move| match mv {
            Move::Discard { cards } => cards.as_slice().first().map_or(9, |card| self.usefulness(*card)),
            _ => 9,
        };
        legal.iter().filter(single).min_by_key(|mv| use_of(mv)).copied()
    }

    fn usefulness(&self, card: CardId) -> u8 {
        match face(self.view.options.info_cards, card) {
            Face::Path { exits, special: Special::Plain | Special::Campfire } => {
                2 + Dir::ALL.into_iter().filter(|side| exits.has(*side)).count() as u8
            }
            Face::Path { special: Special::Rocks, .. } => 3,
            Face::Path { .. } => 1,
            Face::Tool { tool } => {
                if self.board.obstacles(tool).is_empty() {
                    2
                } else {
                    6
                }
            }
            Face::Info { .. } => 1,
            Face::Trap => 2,
            Face::Troll => 3,
            Face::Storm => 4,
        }
    }

    /// Step 2: a step nearer to the best mine, or stay.
    fn step(&self, legal: &[Move]) -> Option<Move> {
        let field = Field::to(&self.board, &self.own_targets);
        let from = self.board.pawn(self.seat);
        let after = |mv: &Move| match mv {
            Move::Step { dir } => {
                let trap = u8::from(self.board.traps.crosses(from, *dir));
                from.neighbor(*dir).map_or(FAR, |to| field.at(to).saturating_add(trap))
            }
            _ => field.at(from),
        };
        // Staying comes last in the list and wins ties only against longer ways.
        let best = legal.iter().filter(|mv| matches!(mv, Move::Step { .. })).min_by_key(|mv| after(mv));
        Some(best.filter(|mv| after(mv) < field.at(from)).copied().unwrap_or(Move::EndMove))
    }

    /// The most valuable treasure it knows of; an unknown one counts as the average.
    fn take(&self, legal: &[Move]) -> Option<Move> {
        let worth = |mv: &&Move| match mv {
            Move::TakeTreasure { slot } => {
                self.view.rail[usize::from(*slot)].value.map_or(6, |value| value * 2)
            }
            _ => 0,
        };
        legal.iter().max_by_key(worth).copied()
    }

    /// Whether nobody on the viewer's side can reach a treasure with the turns that are left.
    fn is_hopeless(&self) -> bool {
        let field = Field::to(&self.board, &self.own_targets);
        let late = |seat: Seat| {
            let cards = u16::from(self.view.players[seat.index()].cards);
            let share = u16::from(self.view.pile) / u16::from(self.view.seats());
            u16::from(field.at(self.board.pawn(seat))) > 3 * (cards + share)
        };
        let friends = self.view.players.iter().filter(|player| self.weights[player.seat.index()] > 0.0);
        late(self.seat) && friends.into_iter().all(|player| late(player.seat))
    }
}

/// A play and its card, with one name for all cards so that equal effects compare equal; none for other moves.
fn anonymous(mv: Move) -> Option<(CardId, Move)> {
    let any = CardId::NONE;
    Some(match mv {
        Move::PlayPath { card, cell, rot } => (card, Move::PlayPath { card: any, cell, rot }),
        Move::PlayTool { card, cell } => (card, Move::PlayTool { card: any, cell }),
        Move::PlayInfo { card, target } => (card, Move::PlayInfo { card: any, target }),
        Move::PlayTrap { card, edge } => (card, Move::PlayTrap { card: any, edge }),
        Move::PlayTroll { card, edge } => (card, Move::PlayTroll { card: any, edge }),
        Move::PlayStorm { card, cell } => (card, Move::PlayStorm { card: any, cell }),
        Move::Discard { .. }
        | Move::Step { .. }
        | Move::EndMove
        | Move::TakeTreasure { .. }
        | Move::PickTrapCard { .. }
        | Move::ProposeEndRound
        | Move::VoteEndRound { .. }
        | Move::Ready => return None,
    })
}

/// How many treasures of each kind are left beside the board.
fn treasures_left(view: &View) -> [u8; 3] {
    Kind::ALL
        .map(|kind| view.rail.iter().filter(|slot| slot.kind == kind && slot.taker.is_none()).count() as u8)
}

/// How much each seat's nearness to a mine is worth to `seat`, the own left out: more than nothing for friends, less
/// for foes.
fn weights(view: &View, seat: Seat) -> [f32; data::PLAYERS] {
    let mut weights = [0.0; data::PLAYERS];
    let belief = Belief::of(view);
    let own = &view.players[seat.index()];
    let team = own.role.and_then(|role| crate::components::Dwarf { clan: own.clan, role }.team());
    let share = OTHERS / f32::from(view.seats() - 1);
    for player in view.players.iter().filter(|player| player.seat != seat) {
        let weight = match team {
            None => -RIVALRY,
            Some(team) => {
                let odds = belief.teams(player.seat, player.clan);
                odds[team as usize] - odds[team.other() as usize] - RIVALRY * odds[2]
            }
        };
        weights[player.seat.index()] = share * weight;
    }
    weights
}

/// No route is longer than this many turns of three steps.
const _: () = assert!(FAR as usize >= data::TURNS_MAX);
