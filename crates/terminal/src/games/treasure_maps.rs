//! Treasure Maps: your two cards large, with a preview of the shape; score card, display, opponents.

use klad_engine::{DeckRef, Viewer, read_view};
use klad_treasure_maps::{
    Cells, Move, Phase, Primary, Tables, View,
    data::{RANKS, ROUNDS, SLOTS, TURNS_PER_ROUND},
    scoring::Rank,
    setup::Active,
    view::PlayerView,
};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
};

use super::{Board, KeyEffect};
use crate::{
    keys::Key,
    snapshot::{Scene, Snapshot},
};

mod card;
mod draw;
mod keys;

/// The board of Treasure Maps.
#[derive(Debug, Default)]
pub(super) struct TreasureMaps {
    view: Option<View>,
    legal: Vec<Move>,
    /// Which of your cards has the shape or the cursor.
    slot: usize,
    /// The row and column of the shape's upper left corner, or of the cursor.
    corner: (usize, usize),
    turns: u8,
    is_mirrored: bool,
    is_single: bool,
    /// The dealt cards chosen to be kept.
    keep: Vec<usize>,
    panel: Panel,
}

/// What is shown below your own cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Panel {
    /// The display and a line for each player.
    #[default]
    Display,
    /// The cards of the others.
    Opponents,
    /// The expedition cards.
    Shapes,
}

impl Board for TreasureMaps {
    fn settle(&mut self, position: &Snapshot) -> Result<(), serde_json::Error> {
        let view: View = read_view(&position.view)?;
        self.legal = position.legal.iter().filter_map(|mv| mv.text.parse().ok()).collect();
        let was = self.view.replace(view);
        let view = self.view.as_ref().expect("it was put there");
        let is_new_turn = was.is_none_or(|was| {
            (was.phase, was.round, was.turn, was.viewer) != (view.phase, view.round, view.turn, view.viewer)
        });
        if is_new_turn {
            self.keep.clear();
            self.is_single = false;
            self.turns = 0;
            self.is_mirrored = false;
            self.corner = (0, 0);
        }
        if self.own_card(self.slot).is_none() {
            self.slot = (0..SLOTS).find(|slot| self.own_card(*slot).is_some()).unwrap_or(0);
        }
        // Start with something that can be played.
        if position.actor().is_some() && !self.is_allowed() {
            self.next_possible();
        }
        Ok(())
    }

    fn draw(&mut self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let [head, own, rest] =
            Layout::vertical([Constraint::Length(1), Constraint::Length(6), Constraint::Min(6)]).areas(area);
        frame.render_widget(draw::head_line(view, scene), head);
        if view.hand.is_some() && view.phase == Phase::ChooseStart {
            self.draw_hand(frame, own, scene);
        } else {
            self.draw_own(frame, own, scene);
        }
        match self.panel {
            Panel::Display => self.draw_display(frame, rest, scene),
            Panel::Opponents => draw::draw_opponents(frame, rest, scene, view),
            Panel::Shapes => draw::draw_shapes(frame, rest, scene, view),
        }
    }

    fn prompt(&self, scene: &Scene<'_>) -> String {
        let Some(view) = &self.view else { return String::new() };
        let words = scene.words;
        match view.phase {
            Phase::ChooseStart => {
                words.format("terminal-treasure-maps-keep", &[("count", self.keep.len().into())])
            }
            Phase::Cross => {
                let due = view.own.as_ref().map_or(0, |own| own.due);
                let asked = if due > 0 {
                    words.format("terminal-treasure-maps-bonus", &[("count", i32::from(due).into())])
                } else if self.is_single {
                    words.text("terminal-treasure-maps-single")
                } else {
                    words.text("terminal-treasure-maps-shape")
                };
                match self.effect(scene) {
                    Some(effect) => format!("{asked} {effect}"),
                    None => asked,
                }
            }
            Phase::Replace => {
                let empty =
                    self.own().map_or(1, |own| own.slots.iter().filter(|slot| slot.is_none()).count());
                words.format("terminal-treasure-maps-take", &[("count", empty.into())])
            }
            Phase::Over => String::new(),
        }
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let Some(view) = &self.view else { return Vec::new() };
        let key = |key: &str, id: &str| (key.to_owned(), scene.words.text(id));
        let mut keys = match view.phase {
            _ if scene.position.actor().is_none() => Vec::new(),
            Phase::ChooseStart => {
                vec![
                    key("1–4", "terminal-treasure-maps-key-choose"),
                    key("Enter", "terminal-treasure-maps-key-keep"),
                ]
            }
            Phase::Cross => {
                let mut keys = vec![
                    key("←↑↓→", "terminal-treasure-maps-key-move"),
                    key("Space", "terminal-treasure-maps-key-next"),
                    key("1 2", "terminal-treasure-maps-key-card"),
                ];
                if self.is_bonus() {
                    keys.push(key("U", "terminal-treasure-maps-key-back"));
                } else {
                    if !self.is_single {
                        keys.push(key("R", "terminal-treasure-maps-key-turn"));
                        keys.push(key("F", "terminal-treasure-maps-key-flip"));
                    }
                    let id = if self.is_single {
                        "terminal-treasure-maps-key-shape"
                    } else {
                        "terminal-treasure-maps-key-single"
                    };
                    keys.push(key("S", id));
                }
                keys.push(key("Enter", "terminal-treasure-maps-key-cross"));
                keys
            }
            Phase::Replace => {
                vec![
                    key("1–4", "terminal-treasure-maps-key-take"),
                    key("D", "terminal-treasure-maps-key-deck"),
                ]
            }
            Phase::Over => Vec::new(),
        };
        let toggle = |panel: Panel, id: &'static str| {
            if self.panel == panel { "terminal-treasure-maps-key-display" } else { id }
        };
        if self.has_others() {
            keys.push(key("O", toggle(Panel::Opponents, "terminal-treasure-maps-key-others")));
        }
        keys.push(key("E", toggle(Panel::Shapes, "terminal-treasure-maps-key-shapes")));
        keys
    }

    fn key(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        let panel = match key {
            Key::Char('o') if self.has_others() => Some(Panel::Opponents),
            Key::Char('e') => Some(Panel::Shapes),
            _ => None,
        };
        if let Some(panel) = panel {
            self.panel = if self.panel == panel { Panel::Display } else { panel };
            return KeyEffect::Changed;
        }
        match self.view.as_ref().map(|view| view.phase) {
            Some(Phase::ChooseStart) => self.key_keep(key, scene),
            Some(Phase::Cross) => self.key_cross(key),
            Some(Phase::Replace) => self.key_replace(key),
            Some(Phase::Over) | None => KeyEffect::Unknown,
        }
    }

    fn legend(&self, scene: &Scene<'_>) -> Vec<String> {
        vec![
            scene.words.text("terminal-treasure-maps-legend"),
            scene.words.text("terminal-treasure-maps-legend-score"),
        ]
    }

    fn headline(&self, scene: &Scene<'_>) -> String {
        let Some(view) = &self.view else { return String::new() };
        let args = [
            ("round", i32::from(view.round).into()),
            ("rounds", i32::from(ROUNDS).into()),
            ("turn", i32::from(view.turn).into()),
            ("turns", i32::from(TURNS_PER_ROUND).into()),
        ];
        scene.words.format("terminal-treasure-maps-headline", &args)
    }

    fn verdict(&self, scene: &Scene<'_>) -> Vec<String> {
        let Some(rank) = self.view.as_ref().and_then(|view| view.rank) else { return Vec::new() };
        let name = |rank: Rank| scene.say(&format!("rank-{}", rank.name()));
        let scale: Vec<String> =
            RANKS.iter().map(|(rank, least)| format!("{} {least}", name(*rank))).collect();
        let args = [("rank", name(rank).into()), ("scale", scale.join(" · ").into())];
        ["terminal-treasure-maps-rank", "terminal-treasure-maps-ranks"]
            .map(|id| scene.words.format(id, &args))
            .to_vec()
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn rows(&self) -> u16 {
        13
    }
}

impl TreasureMaps {
    fn has_others(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.players.len() > 1)
    }

    fn own(&self) -> Option<&PlayerView> {
        let view = self.view.as_ref()?;
        match view.viewer {
            Viewer::Seat(seat) => view.players.get(seat.index()),
            // A spectator looks at the first player's cards.
            Viewer::Spectator => view.players.first(),
        }
    }

    fn own_card(&self, slot: usize) -> Option<Active> {
        self.own()?.slots.get(slot).copied().flatten()
    }

    /// Marks of this turn on one card.
    fn fresh(&self, slot: usize) -> Cells {
        let marks = self.view.as_ref().and_then(|view| view.own.as_ref()).map(|own| own.marks.as_slice());
        let on_slot = marks.unwrap_or_default().iter().filter(|mark| usize::from(mark.slot) == slot);
        on_slot.fold(Cells::NONE, |cells, mark| cells.union(mark.cells))
    }

    fn is_bonus(&self) -> bool {
        self.view.as_ref().and_then(|view| view.own.as_ref()).is_some_and(|own| own.due > 0)
    }

    /// Whether one cell is chosen rather than a whole shape.
    fn is_pointing(&self) -> bool {
        self.is_single || self.is_bonus()
    }

    fn squares(&self) -> Vec<(usize, usize)> {
        let shape = self.view.as_ref().and_then(|view| view.expedition);
        match shape {
            Some(shape) if !self.is_pointing() => card::shape_squares(shape, self.turns, self.is_mirrored),
            _ => vec![(0, 0)],
        }
    }

    /// The deck of this table.
    fn deck(&self) -> DeckRef<Tables> {
        self.view.as_ref().map(|view| view.options.deck).unwrap_or_default()
    }

    /// The cells under the shape or cursor; squares outside the card yield none.
    fn preview(&self) -> Cells {
        let Some(active) = self.own_card(self.slot) else { return Cells::NONE };
        let (row, column) = self.corner;
        let drawing = self.deck().rows(active.card);
        let under = |square: (usize, usize)| card::cell_at(drawing, (row + square.0, column + square.1));
        self.squares().into_iter().filter_map(under).collect()
    }

    /// The squares of the shape outside the card, so that it is shown whole.
    fn beside(&self) -> Vec<(usize, usize)> {
        let Some(active) = self.own_card(self.slot) else { return Vec::new() };
        let (row, column) = self.corner;
        let squares = self.squares().into_iter().map(|square| (row + square.0, column + square.1));
        let drawing = self.deck().rows(active.card);
        squares.filter(|&square| card::cell_at(drawing, square).is_none()).collect()
    }

    /// The move that Enter would make.
    fn chosen(&self) -> Move {
        let (slot, cells) = (self.slot as u8, self.preview());
        // Cell 15 is on no card, so a cursor outside the card is refused with the right reason.
        let cell = cells.first().unwrap_or(15);
        if self.is_bonus() {
            Move::Bonus { slot, cell }
        } else if self.is_single {
            Move::Mark { primary: Primary::Single { slot, cell } }
        } else {
            Move::Mark { primary: Primary::Shape { slot, cells } }
        }
    }

    fn is_allowed(&self) -> bool {
        self.legal.contains(&self.chosen())
    }
}
