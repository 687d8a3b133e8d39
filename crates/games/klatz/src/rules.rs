//! What is allowed, and what it does: `check` explains and changes nothing, `apply` never fails.

pub(crate) mod actions;
pub(crate) mod draw;
pub(crate) mod photo;
pub(crate) mod turn;

use klad_engine::{Audience::All, Chance, Log, Seat};

use crate::{
    components::{Card, Side},
    data::{COMPOSITIONS, HAND_COMPOSITIONS, OPEN_COMPOSITIONS, PLAYERS, STALL_TURNS_MAX, quota},
    events::Event,
    moves::Move,
    refusal::Refusal,
    state::{Phase, State},
};
pub(crate) use turn::{begin_turn, end_turn};

/// Whether `seat` may make this move now, or why not. Reasons are checked in the order of section 5 of the rules: game
/// over, sender, phase, ownership, effect, target, match.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if let Phase::Over { ending } = state.phase {
        return Err(Refusal::GameOver { ending });
    }
    match mv {
        Move::Claim { comp, start } => photo::check(state, seat, comp, start),
        Move::Leave { seat: leaver } => turn::check_leave(state, seat, leaver),
        _ if seat != state.active => Err(Refusal::NotYourTurn),
        _ => check_turn_move(state, mv),
    }
}

fn check_turn_move(state: &State, mv: Move) -> Result<(), Refusal> {
    match (state.phase, mv) {
        (Phase::PlacingDrawn { .. }, Move::PlaceDrawn { .. }) => return Ok(()),
        (Phase::PlacingDrawn { .. }, _) => return Err(Refusal::PlaceDrawnFirst),
        (Phase::PlacingNew { .. }, Move::PlaceNew { slot, .. }) => {
            let cards = state.market.len() as u8;
            return if slot < cards { Ok(()) } else { Err(Refusal::NoSuchNewCard { slot, cards }) };
        }
        (Phase::PlacingNew { .. }, _) => return Err(Refusal::PlaceNewFirst),
        _ => {}
    }
    match mv {
        Move::PlaceOpen { slot, .. } => {
            let cards = state.market.len() as u8;
            match state.phase {
                Phase::AwaitPlace if slot < cards => Ok(()),
                Phase::AwaitPlace => Err(Refusal::NoSuchSlot { slot, cards }),
                _ => Err(Refusal::AlreadyPlaced),
            }
        }
        Move::DrawBlind {} => match state.phase {
            Phase::AwaitPlace if state.wall_cards_left() > 0 => Ok(()),
            Phase::AwaitPlace => Err(Refusal::NothingToDraw),
            _ => Err(Refusal::AlreadyPlaced),
        },
        Move::PlaceDrawn { .. } => Err(Refusal::NothingDrawn),
        Move::PlaceNew { .. } => Err(Refusal::NoNewMarket),
        Move::Redraw {} => match state.phase {
            Phase::AwaitPlace => Err(Refusal::PlaceFirst),
            Phase::AwaitAct { played: 0 } => Ok(()),
            _ => Err(Refusal::RedrawTooLate),
        },
        Move::EndTurn {} => match state.phase {
            Phase::AwaitPlace => Err(Refusal::MustPlace),
            Phase::AwaitAct { played: 0 } if actions::any_playable(state) => Err(Refusal::MustAct),
            _ => Ok(()),
        },
        _ => match state.phase {
            Phase::AwaitPlace => Err(Refusal::PlaceFirst),
            Phase::AwaitEnd { redrawn: false } => Err(Refusal::QuotaUsed { quota: state.quota() }),
            Phase::AwaitEnd { redrawn: true } => Err(Refusal::TurnOver),
            _ => actions::check(state, mv),
        },
    }
}

/// Makes a move that `check` accepts.
pub(crate) fn apply(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
    debug_assert_eq!(check(state, seat, mv), Ok(()), "{seat} {mv} in {state}");
    state.rev += 1;
    match mv {
        Move::PlaceOpen { slot, side } => {
            let card = state.market.remove(slot as usize);
            place(state, card, side, log);
            finish_step_2(state, chance, log);
        }
        Move::DrawBlind {} => {
            let card = draw::reveal(state, chance, log).expect("a blind draw needs a wall card to draw");
            log.tell(All, || Event::Drew {
                seat: state.active,
                card,
                symbol: state.options.deck.symbol(card),
            });
            state.phase = Phase::PlacingDrawn { card };
        }
        Move::PlaceDrawn { side } => place_drawn(state, side, chance, log),
        Move::PlaceNew { slot, side } => place_new(state, slot, side, chance, log),
        Move::Redraw {} => turn::redraw(state, chance, log),
        Move::EndTurn {} => {
            let redrawn = matches!(state.phase, Phase::AwaitEnd { redrawn: true });
            end_turn(state, !redrawn, chance, log);
        }
        Move::Claim { comp, start } => photo::apply(state, seat, comp, start, chance, log),
        Move::Leave { seat: leaver } => turn::leave(state, leaver, chance, log),
        Move::PlayShift1 { .. }
        | Move::PlayShift2 { .. }
        | Move::PlaySwap { .. }
        | Move::PlayRemove { .. }
        | Move::PlayExtra {}
        | Move::PlayMarket {}
        | Move::PlayReturn { .. } => actions::apply(state, mv, chance, log),
    }
}

/// KZ-023: puts the blind card at an end of the wall.
fn place_drawn(state: &mut State, side: Side, chance: &mut Chance, log: &mut impl Log<Event>) {
    let Phase::PlacingDrawn { card } = state.phase else { unreachable!("a blind card waits") };
    state.phase = Phase::AwaitPlace;
    place(state, card, side, log);
    finish_step_2(state, chance, log);
}

/// KZ-046: puts a card of the new market at an end of the wall and refills the market.
fn place_new(state: &mut State, slot: u8, side: Side, chance: &mut Chance, log: &mut impl Log<Event>) {
    let Phase::PlacingNew { played } = state.phase else { unreachable!("a new market waits") };
    let card = state.market.remove(slot as usize);
    place(state, card, side, log);
    draw::fill_market(state, chance, log);
    state.phase = actions::after(state, played);
}

fn place(state: &mut State, card: Card, side: Side, log: &mut impl Log<Event>) {
    log.tell(All, || Event::Placed {
        seat: state.active,
        card,
        symbol: state.options.deck.symbol(card),
        side,
    });
    let at = match side {
        Side::Left => 0,
        Side::Right => state.wall.len(),
    };
    draw::add_to_wall(state, at, card, log);
}

/// KZ-025: refills the market before the actions begin.
fn finish_step_2(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    draw::fill_market(state, chance, log);
    state.phase = Phase::AwaitAct { played: 0 };
}

/// E19: the move the table makes for the active seat when its time is up, out of its legal moves: a card to the right
/// end, then the first possible action, but never a redraw and never a call.
pub(crate) fn forced(phase: Phase, legal: &[Move]) -> Move {
    let wanted = |mv: &&Move| match phase {
        // Market moves come before the blind draw in the list.
        Phase::AwaitPlace => {
            matches!(mv, Move::PlaceOpen { slot: 0, side: Side::Right } | Move::DrawBlind {})
        }
        Phase::PlacingDrawn { .. } => matches!(mv, Move::PlaceDrawn { side: Side::Right }),
        Phase::PlacingNew { .. } => matches!(mv, Move::PlaceNew { slot: 0, side: Side::Right }),
        Phase::AwaitAct { played: 0 } => actions::card_of(**mv).is_some() || matches!(mv, Move::EndTurn {}),
        Phase::AwaitAct { .. } | Phase::AwaitEnd { .. } => matches!(mv, Move::EndTurn {}),
        Phase::Over { .. } => false,
    };
    // Only the active seat's clock runs. Any other seat has nothing but calls.
    *legal.iter().find(wanted).unwrap_or(&legal[0])
}

/// An upper bound on the moves in a game. KZ-116 limits the turns without a photo or a new composition; every other
/// turn uses up a composition, at most 25 in photos and 18 in draws. A turn has at most nine moves that are not calls:
/// two to place a card, two for each of three action cards, and its end.
pub(crate) const PLIES_MAX: usize = {
    let photos = COMPOSITIONS;
    let draws = COMPOSITIONS - 2 * HAND_COMPOSITIONS - OPEN_COMPOSITIONS;
    let turns = (photos + draws + 1) * STALL_TURNS_MAX as usize;
    let moves = 2 + 2 * quota(PLAYERS as u8) as usize + 1;
    turns * moves + photos + PLAYERS
};
