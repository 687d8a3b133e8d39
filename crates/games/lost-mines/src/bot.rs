//! A bot that plans its route, keeps a belief about everybody's role and plays its own; and the heuristics for search.
//!
//! Read in this order: [`route`] (the distance to a mine), [`belief`] (who is on whose side), this file, `easy`,
//! `search`.

pub mod belief;
mod easy;
pub mod route;
mod search;
mod why;

use klad_engine::{Bot, Chance, Seat};

use self::{
    belief::Belief,
    route::{FAR, Field, Targets},
};
pub use self::{easy::Easy, why::Why};
use crate::{
    board::Board,
    components::{CardId, Dir, Dwarf, Face, Kind, Mine, Role, Special},
    data,
    moves::{Move, Peek},
    state::{Phase, State},
    view::{Player, View, board_of},
};

/// The bot for beginners.
pub fn easy() -> Easy {
    Easy::default()
}

/// A sound bot that does not search.
pub fn medium() -> Guided {
    Guided
}

/// Plays from its view alone: looks for a route to a mine, helps those it believes to be on its side and hinders the
/// rest.
#[derive(Debug, Clone, Default)]
pub struct Guided;

impl Bot<State> for Guided {
    fn choose(&mut self, view: &View, legal: &[Move], chance: &mut Chance) -> Move {
        let Some(seat) = view.own_seat() else { return legal[0] };
        let plan = Plan::of(view, seat);
        let chosen = match view.phase {
            Phase::PlayCard => plan.propose_or_play(legal, chance),
            Phase::Moving => plan.step(legal),
            Phase::TakeTreasure => plan.take(legal),
            Phase::EndVote => Some(Move::VoteEndRound { yes: plan.is_hopeless() }),
            Phase::TrapPick => Some(*chance.pick(legal)),
            Phase::RoundBreak | Phase::GameOver => None,
        };
        chosen.filter(|mv| legal.contains(mv)).unwrap_or(legal[0])
    }
}

/// The weight of everybody else's routes together; the bot's own weighs 1.
const OTHERS: f32 = 0.7;
/// How much a seat that plays for itself wants everybody else to be late.
const RIVALRY: f32 = 0.25;
/// Lengthening a foe's route counts this much more than preventing it from getting shorter.
const SPITE: f32 = 2.0;
/// The same for a saboteur, whose own route counts less: its foes start where it does.
const SABOTEUR_SPITE: f32 = 3.0;
const SABOTEUR_OWN: f32 = 0.4;
/// Caps how much a play can lengthen or shorten another seat's route, in thirds of a turn, even if it closes it.
const CHANGE_MAX: f32 = 9.0;
/// A play must gain at least this much to be better than a discard.
const GAIN_MIN: f32 = 0.12;
/// After a rejected proposal to end the round, the bot proposes again in one turn out of this many.
const PROPOSE_AGAIN: u32 = 4;

/// The bot's assessment of a view.
struct Plan<'a> {
    view: &'a View,
    seat: Seat,
    board: Board,
    /// Mines worth going to, by the viewer's knowledge and by public knowledge.
    own_targets: Targets,
    open_targets: Targets,
    stakes: Stakes,
    /// The length of everybody's route on the current board.
    now: [f32; data::PLAYERS],
}

impl<'a> Plan<'a> {
    fn of(view: &'a View, seat: Seat) -> Plan<'a> {
        let known = std::array::from_fn(|mine| view.mines[mine].content);
        Plan::new(view, seat, known, Stakes::by_belief(view, seat))
    }

    /// Builds a plan from what the viewer remembers of the mines and what everybody's nearness is worth to it.
    fn new(view: &'a View, seat: Seat, own: [Option<Mine>; 4], stakes: Stakes) -> Plan<'a> {
        let board = board_of(view);
        let left = treasures_left(view);
        let open: [_; 4] =
            std::array::from_fn(|mine| view.mines[mine].content.filter(|_| view.mines[mine].face_up));
        let mut plan = Plan {
            view,
            seat,
            board,
            own_targets: Targets::of(&view.options.deck, &own, left),
            open_targets: Targets::of(&view.options.deck, &open, left),
            stakes,
            now: [0.0; data::PLAYERS],
        };
        plan.now = plan.ways(&plan.board);
        plan
    }

    /// The length of everybody's route to a mine, in thirds of a turn; the viewer's own uses what only it knows.
    fn ways(&self, board: &Board) -> [f32; data::PLAYERS] {
        let open = Field::to(board, &self.open_targets);
        let own =
            if self.own_targets == self.open_targets { open } else { Field::to(board, &self.own_targets) };
        let mut ways = [0.0; data::PLAYERS];
        for player in &self.view.players {
            let field = if player.seat == self.seat { &own } else { &open };
            ways[player.seat.index()] = f32::from(field.at(board.pawn(player.seat)));
        }
        ways
    }

    /// How much better a board is for the viewer than the current one.
    fn improvement(&self, board: &Board) -> f32 {
        let after = self.ways(board);
        let nearer = |seat: Seat| self.now[seat.index()] - after[seat.index()];
        let mut gain = self.stakes.own * nearer(self.seat);
        for player in self.view.players.iter().filter(|player| player.seat != self.seat) {
            let stake = self.stakes.others[player.seat.index()];
            let nearer = nearer(player.seat).clamp(-CHANGE_MAX, CHANGE_MAX);
            let spite = if stake < 0.0 && nearer < 0.0 { self.stakes.spite } else { 1.0 };
            gain += spite * stake * nearer;
        }
        gain
    }

    /// Step 1, or a proposal to end the round if there is nothing left to play for.
    fn propose_or_play(&self, legal: &[Move], chance: &mut Chance) -> Option<Move> {
        let proposes = legal.last() == Some(&Move::ProposeEndRound)
            && self.view.pile == 0
            && self.is_over_for_everybody()
            && (self.view.vote.is_none() || chance.below(PROPOSE_AGAIN) == 0);
        if proposes { Some(Move::ProposeEndRound) } else { self.play(legal, chance) }
    }

    /// Step 1: plays the card with the best effect, or discards the least useful one.
    fn play(&self, legal: &[Move], chance: &mut Chance) -> Option<Move> {
        let mut best: Option<(f32, Move)> = None;
        let mut tried: Vec<(Face, Move)> = Vec::new();
        for &mv in legal {
            let Some((card, plain)) = anonymous(mv) else { continue };
            // Try cards that look alike only once.
            let key = (self.view.options.face(card), plain);
            if tried.contains(&key) {
                continue;
            }
            tried.push(key);
            // A little noise breaks ties differently from game to game.
            let score = self.gain(mv) + chance.below(1000) as f32 / 10_000.0;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, mv));
            }
        }
        match best {
            Some((score, mv)) if score > GAIN_MIN => Some(mv),
            _ => self.discard(legal),
        }
    }

    /// How much a play improves the position, in thirds of a turn.
    fn gain(&self, mv: Move) -> f32 {
        let mut board = self.board;
        match mv {
            Move::PlayPath { card, cell, rot } => board.lay(card, cell, rot),
            Move::PlayTool { cell, .. } => board.overcome(cell),
            Move::PlayTrap { edge, .. } => board.traps.insert(edge),
            Move::PlayTroll { edge, .. } => board.trolls.insert(edge),
            Move::PlayStorm { cell, .. } => {
                board.lift(cell, self.view.options.storm_tokens);
            }
            Move::PlayInfo { target, .. } => return self.curiosity(target),
            _ => return f32::MIN,
        }
        self.improvement(&board)
    }

    /// The value of a look.
    fn curiosity(&self, target: Peek) -> f32 {
        match target {
            Peek::Mine { mine } => {
                let card = &self.view.mines[usize::from(mine)];
                let unknown = self.view.mines.iter().filter(|mine| mine.content.is_none()).count();
                // The nearer the mines, the sooner the knowledge is useful.
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

    /// Discards the card that is least likely to be useful.
    fn discard(&self, legal: &[Move]) -> Option<Move> {
        let single = |mv: &&Move| matches!(mv, Move::Discard { cards } if cards.as_slice().len() == 1);
        let use_of = |mv: &Move| match mv {
            Move::Discard { cards } => cards.as_slice().first().map_or(9, |card| self.usefulness(*card)),
            _ => 9,
        };
        legal.iter().filter(single).min_by_key(|mv| use_of(mv)).copied()
    }

    fn usefulness(&self, card: CardId) -> u8 {
        match self.view.options.face(card) {
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

    /// Step 2: a step toward the best mine, or stay.
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
        // Step only if that shortens the route.
        let best = legal.iter().filter(|mv| matches!(mv, Move::Step { .. })).min_by_key(|mv| after(mv));
        Some(best.filter(|mv| after(mv) < field.at(from)).copied().unwrap_or(Move::EndMove))
    }

    /// Takes the most valuable treasure it knows of; an unknown one counts as average.
    fn take(&self, legal: &[Move]) -> Option<Move> {
        let average = (2.0 * self.view.options.deck.mean_value) as u8;
        let worth = |mv: &&Move| match mv {
            Move::TakeTreasure { slot } => {
                self.view.rail[usize::from(*slot)].value.map_or(average, |value| value * 2)
            }
            _ => 0,
        };
        legal.iter().max_by_key(worth).copied()
    }

    /// Whether nobody on the viewer's side can reach a treasure in the turns that are left.
    fn is_hopeless(&self) -> bool {
        let field = Field::to(&self.board, &self.own_targets);
        let friends = self.view.players.iter().filter(|player| self.stakes.others[player.seat.index()] > 0.0);
        self.is_late(&field, self.seat) && friends.into_iter().all(|player| self.is_late(&field, player.seat))
    }

    /// Whether nobody at the table can reach a treasure in the turns that are left.
    fn is_over_for_everybody(&self) -> bool {
        let field = Field::to(&self.board, &self.own_targets);
        self.view.players.iter().all(|player| self.is_late(&field, player.seat))
    }

    /// Whether a seat's route takes longer than the turns that are left: its own and half of the others', who build
    /// too.
    fn is_late(&self, field: &Field, seat: Seat) -> bool {
        let cards = |seat: Seat| u16::from(self.view.players[seat.index()].cards);
        let all: u16 = self.view.players.iter().map(|player| cards(player.seat)).sum();
        let pile = u16::from(self.view.pile);
        let own = cards(seat) + pile / u16::from(self.view.seats());
        let others = all + pile - own;
        u16::from(field.at(self.board.pawn(seat))) > 3 * (own + others / 2)
    }
}

/// A play and its card, with the card masked so that plays with equal effects compare equal; `None` for other moves.
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

/// What everybody's nearness to a mine is worth to a seat.
struct Stakes {
    own: f32,
    /// Positive for friends, negative for foes; 0 for the seat itself.
    others: [f32; data::PLAYERS],
    /// How much more it counts to lengthen a foe's route.
    spite: f32,
}

impl Stakes {
    /// Based on the seat's own role and its beliefs about the others' roles.
    fn by_belief(view: &View, seat: Seat) -> Stakes {
        let belief = Belief::of(view);
        let team = own_dwarf(view, seat).and_then(Dwarf::team);
        Stakes::new(view, seat, |player| match team {
            None => -RIVALRY,
            Some(team) => {
                let odds = belief.teams(player.seat, player.clan);
                odds[team as usize] - odds[team.other() as usize] - RIVALRY * odds[2]
            }
        })
    }

    /// Based on the seat's own role, assuming everybody else is loyal to their clan.
    fn by_hats(view: &View, seat: Seat) -> Stakes {
        let team = own_dwarf(view, seat).and_then(Dwarf::team);
        Stakes::new(view, seat, |player| match team {
            None => -RIVALRY,
            Some(team) if team == player.clan => 1.0,
            Some(_) => -1.0,
        })
    }

    /// Based on how friendly the seat is toward each other player, -1 to 1.
    fn new(view: &View, seat: Seat, friendship: impl Fn(&Player) -> f32) -> Stakes {
        let is_saboteur = own_dwarf(view, seat).is_some_and(|dwarf| dwarf.role == Role::Saboteur);
        let (own, spite) = if is_saboteur { (SABOTEUR_OWN, SABOTEUR_SPITE) } else { (1.0, SPITE) };
        let share = OTHERS / f32::from(view.seats() - 1);
        let mut others = [0.0; data::PLAYERS];
        for player in view.players.iter().filter(|player| player.seat != seat) {
            others[player.seat.index()] = share * friendship(player);
        }
        Stakes { own, others, spite }
    }
}

fn own_dwarf(view: &View, seat: Seat) -> Option<Dwarf> {
    let own = &view.players[seat.index()];
    own.role.map(|role| Dwarf { clan: own.clan, role })
}

/// No round has more turns than `FAR`.
const _: () = assert!(FAR as usize >= data::TURNS_MAX);
