//! Explains decisions, from the view alone: what to look at, and why one move is better than another.

use klad_engine::{Belief as Shown, Explain, Seat};
use serde::Serialize;

use super::{Plan, belief::Belief, own_dwarf};
use crate::{
    board::Board,
    components::Role,
    data,
    moves::{Move, Peek},
    state::State,
    view::View,
};

/// A reason that a bot gives. Its message id is `lost-mines-why-` followed by its type.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Why {
    /// The length of your route to a mine.
    YourWay {
        /// Turns needed at best.
        turns: u8,
    },
    /// You have no route to a mine yet.
    #[serde(rename = "no_way")]
    NoRoute {},
    /// The player most likely to be a saboteur.
    Suspect {
        /// The seat of the suspect.
        seat: Seat,
        /// Probability in percent.
        percent: u8,
    },
    /// The move shortens your route.
    YourWayShorter {
        /// Steps saved; a turn has three.
        steps: u8,
    },
    /// The move that was played shortens your route less.
    LessInstead {
        /// Steps saved by that move.
        steps: u8,
    },
    /// The move helps a player who seems to be on your side.
    HelpsFriend {
        /// The seat it helps.
        seat: Seat,
    },
    /// The move hinders a player who seems to be against you.
    HindersFoe {
        /// The seat it hinders.
        seat: Seat,
    },
    /// The move that was played helps a player who seems to be against you.
    HelpedFoe {
        /// The seat it helps.
        seat: Seat,
    },
    /// The move shows you what a mine contains.
    KnowMine {},
    /// The move shows you the role of a player.
    KnowRole {
        /// The seat whose role you see.
        target_seat: Seat,
    },
    /// The move shows you the value of a treasure.
    KnowTreasure {},
    /// The card is the one you need least.
    KeepBetterCards {},
    /// The step brings you closer to a mine.
    Nearer {},
    /// No step brings you closer to a mine.
    StayHere {},
    /// The most valuable treasure you know of.
    BestTreasure {
        /// The value of the treasure; null if you have not seen it.
        value: Option<u8>,
    },
    /// Nobody on your side can still reach a treasure.
    RoundIsLost {},
    /// Your side can still reach a treasure.
    RoundIsOpen {},
}

impl Explain for State {
    type Reason = Why;

    fn look(view: &View) -> Vec<Why> {
        let Some(seat) = view.own_seat() else { return Vec::new() };
        let plan = Plan::of(view, seat);
        let way = plan.now[seat.index()];
        let mut look = vec![match way < f32::from(super::FAR) {
            true => Why::YourWay { turns: (way / 3.0).ceil() as u8 },
            false => Why::NoRoute {},
        }];
        let suspect = saboteurs(view, seat).max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((seat, share)) = suspect.filter(|(_, share)| *share >= 0.3) {
            look.push(Why::Suspect { seat, percent: (100.0 * share + 0.5) as u8 });
        }
        look
    }

    fn reasons(view: &View, played: Option<Move>, better: Move) -> Vec<Why> {
        let Some(seat) = view.own_seat() else { return Vec::new() };
        let plan = Plan::of(view, seat);
        match better {
            Move::PlayInfo { target, .. } => vec![match target {
                Peek::Mine { .. } => Why::KnowMine {},
                Peek::Dwarf { seat } => Why::KnowRole { target_seat: seat },
                Peek::Treasure { .. } => Why::KnowTreasure {},
            }],
            Move::Discard { .. } => vec![Why::KeepBetterCards {}],
            Move::Step { .. } => vec![Why::Nearer {}],
            Move::EndMove => vec![Why::StayHere {}],
            Move::TakeTreasure { slot } => {
                vec![Why::BestTreasure {
                    value: view.rail.get(usize::from(slot)).and_then(|slot| slot.value),
                }]
            }
            Move::ProposeEndRound | Move::VoteEndRound { yes: true } => vec![Why::RoundIsLost {}],
            Move::VoteEndRound { yes: false } => vec![Why::RoundIsOpen {}],
            Move::PickTrapCard { .. } | Move::Ready => Vec::new(),
            Move::PlayPath { .. }
            | Move::PlayTool { .. }
            | Move::PlayTrap { .. }
            | Move::PlayTroll { .. }
            | Move::PlayStorm { .. } => board_play(&plan, played, better),
        }
    }

    fn beliefs(view: &View) -> Vec<Shown> {
        let Some(own) = view.own_seat() else { return Vec::new() };
        saboteurs(view, own).map(|(seat, share)| Shown { seat, what: "saboteur", share }).collect()
    }
}

/// The probability that each other seat is a saboteur.
fn saboteurs(view: &View, own: Seat) -> impl Iterator<Item = (Seat, f32)> {
    let belief = Belief::of(view);
    let others = view.players.iter().map(|player| player.seat).filter(move |seat| *seat != own);
    others.map(move |seat| (seat, belief.role(seat, Role::Saboteur)))
}

/// What a play does to everybody's route.
fn board_play(plan: &Plan<'_>, played: Option<Move>, better: Move) -> Vec<Why> {
    let mut reasons = Vec::new();
    let change = |mv: Move| changed(plan, mv);
    let gained = change(better);
    let own = plan.seat.index();
    let saboteur = own_dwarf(plan.view, plan.seat).is_some_and(|dwarf| dwarf.role == Role::Saboteur);
    if gained[own] >= 1.0 && !saboteur {
        reasons.push(Why::YourWayShorter { steps: gained[own].min(60.0) as u8 });
        if let Some(less) = played.map(|played| change(played)[own]).filter(|less| *less + 1.0 <= gained[own])
        {
            reasons.push(Why::LessInstead { steps: less.max(0.0) as u8 });
        }
    }
    let stake = |seat: &Seat| plan.stakes.others[seat.index()];
    let others = || Seat::all(plan.view.seats()).filter(|seat| *seat != plan.seat);
    let most = |worth: &dyn Fn(&Seat) -> f32| {
        let found = others().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
        (worth(&found) > 0.05).then_some(found)
    };
    if let Some(seat) = most(&|seat| if stake(seat) > 0.0 { stake(seat) * gained[seat.index()] } else { 0.0 })
    {
        reasons.push(Why::HelpsFriend { seat });
    }
    if let Some(seat) = most(&|seat| {
        if stake(seat) < 0.0 && gained[seat.index()] < 0.0 { stake(seat) * gained[seat.index()] } else { 0.0 }
    }) {
        reasons.push(Why::HindersFoe { seat });
    }
    if let Some(lost) = played.map(change)
        && let Some(seat) = most(&|seat| {
            if stake(seat) < 0.0 {
                -stake(seat) * (lost[seat.index()] - gained[seat.index()].max(0.0))
            } else {
                0.0
            }
        })
    {
        reasons.push(Why::HelpedFoe { seat });
    }
    reasons
}

/// By how much everybody's route becomes shorter, in thirds of a turn.
fn changed(plan: &Plan<'_>, mv: Move) -> [f32; data::PLAYERS] {
    let mut board: Board = plan.board;
    match mv {
        Move::PlayPath { card, cell, rot } => board.lay(card, cell, rot),
        Move::PlayTool { cell, .. } => board.overcome(cell),
        Move::PlayTrap { edge, .. } => board.traps.insert(edge),
        Move::PlayTroll { edge, .. } => board.trolls.insert(edge),
        Move::PlayStorm { cell, .. } => drop(board.lift(cell, plan.view.options.storm_tokens)),
        _ => return [0.0; data::PLAYERS],
    }
    let after = plan.ways(&board);
    std::array::from_fn(|seat| plan.now[seat] - after[seat])
}
