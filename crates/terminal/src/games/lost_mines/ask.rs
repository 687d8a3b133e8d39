//! What is asked in step 1 of a turn, and the keys for the answer.

use klad_engine::Seat;
use klad_lost_mines::{Peek, board::Label, components::Face};

use super::{LostMines, panel};
use crate::snapshot::Scene;

impl LostMines {
    pub(super) fn prompt_play(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        if let Some(discards) = &self.discards {
            return words.format("terminal-lost-mines-ask-discard", &[("count", discards.len().into())]);
        }
        let Some(card) = self.card else { return words.text("terminal-lost-mines-ask-card") };
        match self.face(card) {
            Some(Face::Path { .. } | Face::Tool { .. } | Face::Storm) => {
                let at = self.cursor.map_or(String::new(), |cell| Label(cell).to_string());
                words.format("terminal-lost-mines-ask-cell", &[("cell", at.into())])
            }
            Some(Face::Trap | Face::Troll) => {
                let ends = self.edges().get(self.marked).map_or(Vec::new(), |edge| edge.ends());
                let ends: Vec<String> = ends.iter().map(Label::to_string).collect();
                words.format("terminal-lost-mines-ask-edge", &[("cells", ends.join("–").into())])
            }
            Some(Face::Info { .. }) => match self.looks().get(self.marked) {
                Some(peek) => words.format(
                    "terminal-lost-mines-ask-look",
                    &[("target", self.peek_text(*peek, scene).into())],
                ),
                None => words.text("terminal-lost-mines-unplayable"),
            },
            None => words.text("terminal-lost-mines-ask-card"),
        }
    }

    pub(super) fn peek_text(&self, peek: Peek, scene: &Scene<'_>) -> String {
        let words = scene.words;
        match peek {
            Peek::Mine { mine } => {
                let cell = self
                    .view
                    .as_ref()
                    .and_then(|view| view.mines.get(usize::from(mine)))
                    .map(|mine| Label(mine.cell).to_string());
                words.format("terminal-lost-mines-look-mine", &[("cell", cell.unwrap_or_default().into())])
            }
            Peek::Treasure { slot } => {
                let kind = self
                    .view
                    .as_ref()
                    .and_then(|view| view.rail.get(usize::from(slot)))
                    .map_or(' ', |slot| panel::kind_letter(slot.kind));
                let args = [("slot", (usize::from(slot) + 1).into()), ("kind", kind.to_string().into())];
                words.format("terminal-lost-mines-look-treasure", &args)
            }
            Peek::Dwarf { seat } => {
                let name = scene.position.name(Seat(seat.0)).to_owned();
                words.format("terminal-lost-mines-look-dwarf", &[("player", name.into())])
            }
        }
    }

    pub(super) fn keys_play(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let key = |key: &str, id: &str| (key.to_owned(), scene.words.text(id));
        if self.discards.is_some() {
            return vec![
                key("1–5", "terminal-lost-mines-key-choose"),
                key("Enter", "terminal-lost-mines-key-discard"),
                key("Esc", "terminal-key-back"),
            ];
        }
        let mut keys = vec![key("1–5", "terminal-lost-mines-key-choose")];
        match self.card.and_then(|card| self.face(card)) {
            None => {
                keys.push(key("X", "terminal-lost-mines-key-discard"));
                keys.push(key("P", "terminal-lost-mines-key-propose"));
            }
            Some(face) => {
                keys.push(key("←↑↓→", "terminal-lost-mines-key-aim"));
                keys.push(key("Space", "terminal-lost-mines-key-next"));
                if matches!(face, Face::Path { .. }) {
                    keys.push(key("R", "terminal-lost-mines-key-turn"));
                }
                keys.push(key("Enter", "terminal-key-play"));
                keys.push(key("X", "terminal-lost-mines-key-discard"));
                keys.push(key("Esc", "terminal-key-back"));
            }
        }
        keys
    }
}
