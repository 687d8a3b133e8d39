//! What the keys do at each step of a turn.

use klad_treasure_maps::{
    Cells, Move, Primary, Source,
    data::{COLUMNS, ROWS, SLOTS},
};

use super::{super::KeyEffect, TreasureMaps, card};
use crate::{keys::Key, snapshot::Scene};

impl TreasureMaps {
    pub(super) fn key_keep(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        match (key, key.digit()) {
            (_, Some(place)) if place < 4 => {
                match self.keep.iter().position(|kept| *kept == place) {
                    Some(at) => {
                        self.keep.remove(at);
                    }
                    None => self.keep.push(place),
                }
                if self.keep.len() > SLOTS {
                    self.keep.remove(0);
                }
                KeyEffect::Changed
            }
            (Key::Enter, _) => {
                let mut keep = self.keep.clone();
                keep.sort_unstable();
                match keep.as_slice() {
                    [one, other] => play(Move::ChooseStart { keep: [*one as u8, *other as u8] }),
                    _ => KeyEffect::Say(
                        scene.words.format("terminal-treasure-maps-keep", &[("count", keep.len().into())]),
                    ),
                }
            }
            _ => KeyEffect::Unknown,
        }
    }

    pub(super) fn key_cross(&mut self, key: Key) -> KeyEffect {
        let (rows, columns) = self.space();
        match key {
            Key::Up => self.corner.0 = self.corner.0.saturating_sub(1),
            Key::Down => self.corner.0 = (self.corner.0 + 1).min(rows),
            Key::Left if self.corner.1 == 0 && self.slot == 1 && self.own_card(0).is_some() => {
                self.slot = 0;
                self.corner.1 = columns;
            }
            Key::Left => self.corner.1 = self.corner.1.saturating_sub(1),
            Key::Right if self.corner.1 >= columns && self.slot == 0 && self.own_card(1).is_some() => {
                self.slot = 1;
                self.corner.1 = 0;
            }
            Key::Right => self.corner.1 = (self.corner.1 + 1).min(columns),
            Key::Char('r') if !self.is_pointing() => {
                self.turn_shape(|board| board.turns = (board.turns + 1) % 4)
            }
            Key::Char('f' | 'm') if !self.is_pointing() => {
                self.turn_shape(|board| {
                    board.is_mirrored = !board.is_mirrored;
                    // A mirrored shape turns the other way; keep its orientation.
                    board.turns = (4 - board.turns) % 4;
                });
            }
            Key::Char('s') if !self.is_bonus() => {
                self.is_single = !self.is_single;
                if !self.is_allowed() {
                    self.next_possible();
                }
            }
            Key::Char(' ') | Key::Char('n') => self.next_possible(),
            Key::Char('u') | Key::Backspace => return play(Move::TakeBack {}),
            Key::Enter => return play(self.chosen()),
            _ => match key.digit() {
                Some(slot) if slot < SLOTS => self.slot = slot,
                _ => return KeyEffect::Unknown,
            },
        }
        KeyEffect::Changed
    }

    /// The largest row and column of the corner with the shape still inside the card's box.
    fn space(&self) -> (usize, usize) {
        let squares = self.squares();
        let height = squares.iter().map(|square| square.0).max().unwrap_or(0);
        let width = squares.iter().map(|square| square.1).max().unwrap_or(0);
        (ROWS - 1 - height, COLUMNS - 1 - width)
    }

    fn turn_shape(&mut self, turn: impl FnOnce(&mut TreasureMaps)) {
        turn(self);
        let (rows, columns) = self.space();
        self.corner = (self.corner.0.min(rows), self.corner.1.min(columns));
    }

    /// Goes to the next possible placement or cell after the one shown.
    pub(super) fn next_possible(&mut self) {
        let places: Vec<(usize, Cells)> = self
            .legal
            .iter()
            .filter_map(|mv| match *mv {
                Move::Mark { primary: Primary::Shape { slot, cells } } if !self.is_pointing() => {
                    Some((slot, cells))
                }
                Move::Mark { primary: Primary::Single { slot, cell } } if self.is_single => {
                    Some((slot, Cells::only(cell)))
                }
                Move::Bonus { slot, cell } => Some((slot, Cells::only(cell))),
                _ => None,
            })
            .map(|(slot, cells)| (usize::from(slot), cells))
            .collect();
        if places.is_empty() {
            if !self.is_pointing() && !self.legal.is_empty() {
                // The shape fits nowhere: a single cell always does.
                self.is_single = true;
                self.next_possible();
            }
            return;
        }
        let shown = (self.slot, self.preview());
        let next = places.iter().position(|place| *place == shown).map_or(0, |at| (at + 1) % places.len());
        self.show(places[next]);
    }

    /// Puts the shape or cursor on these cells.
    fn show(&mut self, (slot, cells): (usize, Cells)) {
        let Some(active) = self.own_card(slot) else { return };
        self.slot = slot;
        let squares = card::squares(self.deck().rows(active.card));
        let covered: Vec<(usize, usize)> = cells.iter().map(|cell| squares[usize::from(cell)]).collect();
        let top = covered.iter().map(|square| square.0).min().unwrap_or(0);
        let left = covered.iter().map(|square| square.1).min().unwrap_or(0);
        self.corner = (top, left);
        let wanted: Vec<(usize, usize)> =
            covered.iter().map(|square| (square.0 - top, square.1 - left)).collect();
        for is_mirrored in [self.is_mirrored, !self.is_mirrored] {
            for turns in 0..4 {
                self.is_mirrored = is_mirrored;
                self.turns = turns;
                if self.squares() == wanted {
                    return;
                }
            }
        }
    }

    pub(super) fn key_replace(&self, key: Key) -> KeyEffect {
        match (key, key.digit()) {
            (_, Some(position)) if position < 4 => {
                play(Move::TakeCard { from: Source::Display { position: position as u8 } })
            }
            (Key::Char('d'), _) => play(Move::TakeCard { from: Source::Deck {} }),
            _ => KeyEffect::Unknown,
        }
    }
}

fn play(mv: Move) -> KeyEffect {
    KeyEffect::Play(mv.to_string())
}
