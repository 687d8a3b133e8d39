//! What the keys do at each step of a turn.

use klad_lost_mines::{
    CardId, Cell, Dir, Move,
    components::Face,
    data::{COLUMNS, ROWS},
};

use super::{super::KeyEffect, LostMines, play};
use crate::{keys::Key, snapshot::Scene};

impl LostMines {
    fn choose_card(&mut self, card: CardId, scene: &Scene<'_>) -> KeyEffect {
        self.drop_choice();
        self.card = Some(card);
        let pawn =
            self.view.as_ref().and_then(|view| view.own_seat().map(|seat| view.players[seat.index()].pawn));
        let pawn = pawn.unwrap_or(Cell::new(1, 3));
        let distance = |cell: &Cell| (cell.x().abs_diff(pawn.x()) + cell.y().abs_diff(pawn.y()), *cell);
        self.cursor = Some(self.cells().into_iter().min_by_key(distance).unwrap_or(pawn));
        self.turn_to_fit();
        if self.plays().next().is_none() {
            return KeyEffect::Say(scene.words.text("terminal-lost-mines-unplayable"));
        }
        KeyEffect::Changed
    }

    /// Turns the card if it fits here only that way.
    fn turn_to_fit(&mut self) {
        let (Some(card), Some(cell)) = (self.card, self.cursor) else { return };
        let fits = |rot| self.legal.contains(&Move::PlayPath { card, cell, rot });
        if !fits(self.is_turned) && fits(!self.is_turned) {
            self.is_turned = !self.is_turned;
        }
    }

    pub(super) fn key_play(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        let held = key.digit().and_then(|place| self.view.as_ref()?.hand.get(place).map(|held| held.card));
        if self.discards.is_some() {
            return self.key_discard(key, held);
        }
        if let Some(card) = held {
            return self.choose_card(card, scene);
        }
        match key {
            Key::Char('x') => {
                let first = self.card.take();
                self.drop_choice();
                self.discards = Some(first.into_iter().collect());
                KeyEffect::Changed
            }
            Key::Char('p') => play(Move::ProposeEndRound),
            Key::Escape | Key::Backspace if self.card.is_some() => {
                self.drop_choice();
                KeyEffect::Changed
            }
            _ if self.card.is_none() => KeyEffect::Unknown,
            _ => self.key_aim(key),
        }
    }

    fn key_discard(&mut self, key: Key, held: Option<CardId>) -> KeyEffect {
        let Some(discards) = &mut self.discards else { return KeyEffect::Unknown };
        match (key, held) {
            (_, Some(card)) => {
                match discards.iter().position(|other| *other == card) {
                    Some(at) => {
                        discards.remove(at);
                    }
                    None => discards.push(card),
                }
                KeyEffect::Changed
            }
            (Key::Enter, None) => play(Move::Discard { cards: discards.iter().copied().collect() }),
            (Key::Escape | Key::Backspace | Key::Char('x'), None) => {
                self.drop_choice();
                KeyEffect::Changed
            }
            _ => KeyEffect::Unknown,
        }
    }

    fn key_aim(&mut self, key: Key) -> KeyEffect {
        let is_list = matches!(
            self.card.and_then(|card| self.face(card)),
            Some(Face::Trap | Face::Troll | Face::Info { .. })
        );
        match key {
            Key::Enter => return self.chosen().map_or(KeyEffect::Unknown, play),
            Key::Char('r') => {
                self.is_turned = !self.is_turned;
                return KeyEffect::Changed;
            }
            _ => {}
        }
        if is_list {
            let count = self.edges().len().max(self.looks().len()).max(1);
            match key {
                Key::Right | Key::Down | Key::Char(' ') => self.marked = (self.marked + 1) % count,
                Key::Left | Key::Up => self.marked = (self.marked + count - 1) % count,
                _ => return KeyEffect::Unknown,
            }
            return KeyEffect::Changed;
        }
        let Some(cursor) = self.cursor else { return KeyEffect::Unknown };
        let (x, y) = (cursor.x(), cursor.y());
        self.cursor = Some(match key {
            Key::Up => Cell::new(x, y.saturating_sub(1)),
            Key::Down => Cell::new(x, (y + 1).min(ROWS - 1)),
            Key::Left => Cell::new(x.saturating_sub(1), y),
            Key::Right => Cell::new((x + 1).min(COLUMNS - 1), y),
            Key::Char(' ') => {
                let cells = self.cells();
                let next = cells.iter().find(|cell| **cell > cursor).or(cells.first());
                next.copied().unwrap_or(cursor)
            }
            _ => return KeyEffect::Unknown,
        });
        self.turn_to_fit();
        KeyEffect::Changed
    }

    pub(super) fn key_walk(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        let dir = match key {
            Key::Up => Dir::N,
            Key::Right => Dir::E,
            Key::Down => Dir::S,
            Key::Left => Dir::W,
            Key::Enter | Key::Char('e') => return play(Move::EndMove),
            _ => return KeyEffect::Unknown,
        };
        // Into an unknown mine only on purpose: the dragon may sleep there, and then the walk ends.
        if self.is_unknown_mine(dir)
            && self.asked_step != Some(dir)
            && self.legal.contains(&Move::Step { dir })
        {
            self.asked_step = Some(dir);
            return KeyEffect::Say(scene.words.text("terminal-lost-mines-unknown-mine"));
        }
        play(Move::Step { dir })
    }

    fn is_unknown_mine(&self, dir: Dir) -> bool {
        let Some(view) = &self.view else { return false };
        let pawn = view.own_seat().map(|seat| view.players[seat.index()].pawn);
        let next = pawn.and_then(|pawn| pawn.neighbor(dir));
        view.mines.iter().any(|mine| Some(mine.cell) == next && !mine.face_up)
    }
}
