//! What the keys do at each step of a turn.

use klad_klatz::{
    Move,
    components::{Action, Side, Symbol},
    state::Phase,
};

use super::{super::KeyEffect, Doing, Klatz};
use crate::{keys::Key, snapshot::Scene};

impl Klatz {
    pub(super) fn placing(&self, slot: usize, side: Side) -> Move {
        let slot = slot as u8;
        match self.view.as_ref().map(|view| view.phase) {
            Some(Phase::PlacingNew { .. }) => Move::PlaceNew { slot, side },
            _ => Move::PlaceOpen { slot, side },
        }
    }

    pub(super) fn choose_slot(&mut self, key: Key) -> KeyEffect {
        let count = self.view.as_ref().map_or(0, |view| view.market.len());
        match key.digit() {
            Some(slot) if slot < count => {
                self.doing = Doing::Placing(slot);
                KeyEffect::Changed
            }
            _ => KeyEffect::Unknown,
        }
    }

    pub(super) fn key_looking(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        let Some(view) = &self.view else { return KeyEffect::Unknown };
        let (phase, count) = (view.phase, view.wall.len());
        if matches!(phase, Phase::PlacingDrawn { .. }) && self.is_active() {
            return match side_of(key) {
                Some(side) => self.turn(Move::PlaceDrawn { side }, scene),
                None => KeyEffect::Unknown,
            };
        }
        match key {
            Key::Up => self.chosen = self.chosen.saturating_sub(1),
            Key::Down => self.chosen = (self.chosen + 1).min(self.callable().len().saturating_sub(1)),
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(count.saturating_sub(1)),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = count.saturating_sub(1),
            Key::Char('d') => return self.turn(Move::DrawBlind {}, scene),
            Key::Char('e') => return self.turn(Move::EndTurn {}, scene),
            Key::Char('r') if matches!(phase, Phase::AwaitAct { .. }) && self.is_active() => {
                self.doing = Doing::Redrawing
            }
            Key::Char('r') => return self.turn(Move::Redraw {}, scene),
            _ => return self.key_digit(key, phase, scene),
        }
        KeyEffect::Changed
    }

    fn key_digit(&mut self, key: Key, phase: Phase, scene: &Scene<'_>) -> KeyEffect {
        let Some(place) = key.digit() else { return KeyEffect::Unknown };
        match phase {
            Phase::AwaitPlace | Phase::PlacingNew { .. } if self.is_active() => self.choose_slot(key),
            Phase::AwaitAct { .. } if self.is_active() => match self.own_actions().get(place).copied() {
                Some(action) => {
                    self.doing = Doing::Acting(action);
                    KeyEffect::Changed
                }
                None => KeyEffect::Unknown,
            },
            // Out of turn or in the wrong step: the table says why.
            _ => match self.own_actions().get(place).copied() {
                Some(Action::Extra) => self.turn(Move::PlayExtra {}, scene),
                Some(_) | None => self.turn(Move::PlaceOpen { slot: place as u8, side: Side::Left }, scene),
            },
        }
    }

    pub(super) fn key_acting(&mut self, key: Key, action: Action, scene: &Scene<'_>) -> KeyEffect {
        let count = self.view.as_ref().map_or(0, |view| view.wall.len());
        // A returned card goes into a gap, and there is one more gap than cards.
        let last = if action == Action::Return { count } else { count.saturating_sub(1) };
        let at = self.cursor as u8;
        match key {
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(last),
            Key::Up if action == Action::Return => self.symbol = self.symbol.saturating_sub(1),
            Key::Down if action == Action::Return => {
                self.symbol = (self.symbol + 1).min(self.returnable().len().saturating_sub(1));
            }
            Key::Enter => match action {
                Action::Shift1 | Action::Shift2 | Action::Swap => {
                    self.doing = Doing::Again(action, self.cursor)
                }
                Action::Remove => return self.turn(Move::PlayRemove { at }, scene),
                Action::Extra => return self.turn(Move::PlayExtra {}, scene),
                Action::Market => return self.turn(Move::PlayMarket {}, scene),
                Action::Return => {
                    let symbol = self.returnable().get(self.symbol).copied().unwrap_or(Symbol::Rickshaw);
                    return self.turn(Move::PlayReturn { symbol, at }, scene);
                }
            },
            _ => {
                return match key.digit().and_then(|place| self.own_actions().get(place).copied()) {
                    Some(other) => {
                        self.doing = Doing::Acting(other);
                        KeyEffect::Changed
                    }
                    None => KeyEffect::Unknown,
                };
            }
        }
        KeyEffect::Changed
    }

    pub(super) fn key_again(
        &mut self,
        key: Key,
        action: Action,
        first: usize,
        scene: &Scene<'_>,
    ) -> KeyEffect {
        let from = first as u8;
        if action == Action::Swap {
            let last = self.view.as_ref().map_or(0, |view| view.wall.len()).saturating_sub(1);
            match key {
                Key::Left => self.cursor = self.cursor.saturating_sub(1),
                Key::Right => self.cursor = (self.cursor + 1).min(last),
                Key::Enter => {
                    return self.turn(Move::PlaySwap { a: from, b: self.cursor as u8 }.normalized(), scene);
                }
                _ => return KeyEffect::Unknown,
            }
            return KeyEffect::Changed;
        }
        match side_of(key) {
            Some(dir) if action == Action::Shift1 => self.turn(Move::PlayShift1 { from, dir }, scene),
            Some(dir) => self.turn(Move::PlayShift2 { from, dir }, scene),
            None => KeyEffect::Unknown,
        }
    }
}

pub(super) fn side_of(key: Key) -> Option<Side> {
    match key {
        Key::Left => Some(Side::Left),
        Key::Right => Some(Side::Right),
        _ => None,
    }
}
