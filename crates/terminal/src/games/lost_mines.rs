//! Lost Mines: the forest with its paths and pawns, the hand, and what only this player knows.

use klad_engine::read_view;
use klad_lost_mines::{CardId, Cell, Dir, Edge, Move, Peek, Phase, View, components::Face};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::Line,
};

use self::map::Aim;
use super::{Board, KeyEffect};
use crate::{
    keys::Key,
    snapshot::{Scene, Snapshot},
};

mod ask;
mod keys;
mod map;
mod panel;

/// The board of Lost Mines.
#[derive(Debug, Default)]
pub(super) struct LostMines {
    view: Option<View>,
    legal: Vec<Move>,
    /// The card to play.
    card: Option<CardId>,
    /// The cards to discard, while discarding.
    discards: Option<Vec<CardId>>,
    cursor: Option<Cell>,
    is_turned: bool,
    /// Which of the possible edges or looks is marked.
    marked: usize,
    hides_role: bool,
    /// The step into an unknown mine that the player has tried once.
    asked_step: Option<Dir>,
    /// The results of the last round were dismissed.
    is_past_results: bool,
}

impl Board for LostMines {
    fn settle(&mut self, position: &Snapshot) -> Result<(), serde_json::Error> {
        let view: View = read_view(&position.view)?;
        self.legal = position.legal.iter().filter_map(|mv| mv.text.parse().ok()).collect();
        let was = self.view.replace(view);
        let view = self.view.as_ref().expect("it was put there");
        let has_changed = was.is_none_or(|was| {
            (was.phase, was.active, was.round, was.viewer)
                != (view.phase, view.active, view.round, view.viewer)
        });
        let is_gone = self.card.is_some_and(|card| view.hand.iter().all(|held| held.card != card));
        if has_changed {
            self.is_past_results = false;
        }
        if has_changed || is_gone {
            self.drop_choice();
        }
        self.asked_step = None;
        Ok(())
    }

    fn draw(&mut self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let [head, middle, hand] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(map::MAP_ROWS),
            Constraint::Length(2),
        ])
        .areas(area);
        frame.render_widget(self.head_line(view, scene), head);
        let [forest, players] =
            Layout::horizontal([Constraint::Length(map::MAP_COLUMNS + 1), Constraint::Min(20)]).areas(middle);
        map::draw(frame, forest, scene, view, &self.aim());
        panel::draw_players(frame, players, scene, view, self.hides_role);
        let chosen: Vec<CardId> = self.discards.clone().unwrap_or_else(|| self.card.into_iter().collect());
        panel::draw_hand(frame, hand, scene, view, &chosen);
        if matches!(view.phase, Phase::RoundBreak | Phase::GameOver) && !self.is_past_results {
            panel::draw_results(frame, area, scene, view);
        }
    }

    fn prompt(&self, scene: &Scene<'_>) -> String {
        let Some(view) = &self.view else { return String::new() };
        let words = scene.words;
        match view.phase {
            Phase::PlayCard => self.prompt_play(scene),
            Phase::EndVote => words.text("terminal-lost-mines-ask-vote"),
            Phase::Moving => {
                words.format("terminal-lost-mines-ask-walk", &[("count", i32::from(view.steps_left).into())])
            }
            Phase::TrapPick => {
                let victim = scene.position.name(view.active).to_owned();
                words.format("terminal-lost-mines-ask-pick", &[("player", victim.into())])
            }
            Phase::TakeTreasure => {
                let slots = self.legal.iter().filter_map(|mv| match mv {
                    Move::TakeTreasure { slot } => Some((slot + 1).to_string()),
                    _ => None,
                });
                words.format(
                    "terminal-lost-mines-ask-take",
                    &[("slots", slots.collect::<Vec<_>>().join(", ").into())],
                )
            }
            Phase::RoundBreak => words.text("terminal-lost-mines-ready"),
            Phase::GameOver => String::new(),
        }
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let Some(view) = &self.view else { return Vec::new() };
        let key = |key: &str, id: &str| (key.to_owned(), scene.words.text(id));
        let mut keys = match view.phase {
            _ if scene.position.actor().is_none() => Vec::new(),
            Phase::PlayCard => self.keys_play(scene),
            Phase::EndVote => vec![key("Y", "yes"), key("N", "no")],
            Phase::Moving => vec![
                key("←↑↓→", "terminal-lost-mines-key-walk"),
                key("Enter", "terminal-lost-mines-key-stay"),
            ],
            Phase::TrapPick => vec![key("1–5", "terminal-lost-mines-key-pick")],
            Phase::TakeTreasure => vec![key("1–9", "terminal-lost-mines-key-take")],
            Phase::RoundBreak => vec![key("Enter", "terminal-lost-mines-key-ready")],
            Phase::GameOver => Vec::new(),
        };
        if !view.hand.is_empty() {
            keys.push(key("H", "terminal-lost-mines-key-hide"));
        }
        keys
    }

    fn key(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        if key == Key::Char('h') {
            self.hides_role = !self.hides_role;
            return KeyEffect::Changed;
        }
        match self.view.as_ref().map(|view| view.phase) {
            Some(Phase::PlayCard) => self.key_play(key, scene),
            Some(Phase::EndVote) => match key {
                Key::Char('y') => play(Move::VoteEndRound { yes: true }),
                Key::Char('n') => play(Move::VoteEndRound { yes: false }),
                _ => KeyEffect::Unknown,
            },
            Some(Phase::Moving) => self.key_walk(key, scene),
            Some(Phase::TrapPick) => key
                .digit()
                .map_or(KeyEffect::Unknown, |index| play(Move::PickTrapCard { index: index as u8 })),
            Some(Phase::TakeTreasure) => {
                key.digit().map_or(KeyEffect::Unknown, |slot| play(Move::TakeTreasure { slot: slot as u8 }))
            }
            Some(Phase::RoundBreak) => match key {
                Key::Enter => play(Move::Ready),
                Key::Escape => {
                    self.is_past_results = !self.is_past_results;
                    KeyEffect::Changed
                }
                _ => KeyEffect::Unknown,
            },
            Some(Phase::GameOver) | None => KeyEffect::Unknown,
        }
    }

    fn legend(&self, scene: &Scene<'_>) -> Vec<String> {
        // The game's own words, so that help and log agree.
        const THINGS: [(&str, &str); 14] = [
            ("trunk", "special-trunk"),
            ("lake", "special-lake"),
            ("pit", "special-pit"),
            ("rocks", "special-rocks"),
            ("campfire", "special-campfire"),
            ("axe", "tool-axe"),
            ("boat", "tool-boat"),
            ("rope", "tool-rope"),
            ("gold", "kind-gold"),
            ("silver", "kind-silver"),
            ("gems", "kind-gems"),
            ("loyal", "role-loyal"),
            ("selfish", "role-selfish"),
            ("saboteur", "role-saboteur"),
        ];
        let args = THINGS.map(|(name, id)| (name, scene.say(id).into()));
        [
            "terminal-lost-mines-legend-map",
            "terminal-lost-mines-legend-mines",
            "terminal-lost-mines-legend-players",
        ]
        .map(|id| scene.words.format(id, &args))
        .into()
    }

    fn headline(&self, scene: &Scene<'_>) -> String {
        let round = self.view.as_ref().map_or(0, |view| view.round);
        scene.words.format("round", &[("number", i32::from(round).into())])
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn rows(&self) -> u16 {
        map::MAP_ROWS + 3
    }
}

impl LostMines {
    fn drop_choice(&mut self) {
        self.card = None;
        self.discards = None;
        self.cursor = None;
        self.is_turned = false;
        self.marked = 0;
    }

    fn head_line(&self, view: &View, scene: &Scene<'_>) -> Line<'static> {
        let words = scene.words;
        let mut parts = Vec::new();
        if let Some(own) = view.own_seat().and_then(|seat| view.players.get(seat.index())) {
            let role = match own.role {
                Some(role) if !self.hides_role => panel::role_name(role, scene),
                _ => "· · ·".to_owned(),
            };
            let args = [("clan", panel::clan_name(own.clan, scene).into()), ("role", role.into())];
            parts.push(words.format("terminal-lost-mines-you", &args));
        }
        parts.push(words.format("terminal-lost-mines-pile", &[("count", i32::from(view.pile).into())]));
        let left = view.rail.iter().filter(|slot| slot.taker.is_none()).count();
        parts.push(words.format("terminal-lost-mines-left", &[("count", left.into())]));
        Line::raw(format!(" {}", parts.join("  ·  ")))
    }

    fn face(&self, card: CardId) -> Option<Face> {
        self.view.as_ref()?.hand.iter().find(|held| held.card == card).map(|held| held.face)
    }

    /// The moves with the chosen card.
    fn plays(&self) -> impl Iterator<Item = &Move> {
        let card = self.card;
        self.legal.iter().filter(move |mv| card.is_some() && card_of(mv) == card)
    }

    fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.plays().filter_map(|mv| map::target_of(mv).0).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    fn edges(&self) -> Vec<Edge> {
        self.plays().filter_map(|mv| map::target_of(mv).1).collect()
    }

    fn looks(&self) -> Vec<Peek> {
        let look = |mv: &Move| match *mv {
            Move::PlayInfo { target, .. } => Some(target),
            _ => None,
        };
        self.plays().filter_map(look).collect()
    }

    fn aim(&self) -> Aim {
        let Some(card) = self.card.filter(|_| self.discards.is_none()) else { return Aim::default() };
        let edges = self.edges();
        let mut aim =
            Aim { cells: self.cells(), edge: edges.get(self.marked).copied(), edges, ..Aim::default() };
        match self.face(card) {
            Some(Face::Path { exits, special }) => {
                aim.cell = self.cursor;
                aim.card = Some((exits.oriented(self.is_turned), special));
            }
            Some(Face::Tool { .. } | Face::Storm) => aim.cell = self.cursor,
            Some(Face::Info { .. }) => {
                if let Some(Peek::Mine { mine }) = self.looks().get(self.marked) {
                    aim.cell = self
                        .view
                        .as_ref()
                        .and_then(|view| view.mines.get(usize::from(*mine)))
                        .map(|mine| mine.cell);
                    aim.cells.extend(aim.cell);
                }
            }
            Some(Face::Trap | Face::Troll) | None => {}
        }
        aim
    }

    /// The move that Enter would make with the chosen card.
    fn chosen(&self) -> Option<Move> {
        let card = self.card?;
        match self.face(card)? {
            Face::Path { exits, .. } => {
                // A card that is the same both ways is never turned.
                let rot = self.is_turned && !exits.is_symmetric();
                Some(Move::PlayPath { card, cell: self.cursor?, rot })
            }
            Face::Tool { .. } => Some(Move::PlayTool { card, cell: self.cursor? }),
            Face::Storm => Some(Move::PlayStorm { card, cell: self.cursor? }),
            Face::Info { .. } => Some(Move::PlayInfo { card, target: *self.looks().get(self.marked)? }),
            Face::Trap => Some(Move::PlayTrap { card, edge: *self.edges().get(self.marked)? }),
            Face::Troll => Some(Move::PlayTroll { card, edge: *self.edges().get(self.marked)? }),
        }
    }
}

fn play(mv: Move) -> KeyEffect {
    KeyEffect::Play(mv.to_string())
}

fn card_of(mv: &Move) -> Option<CardId> {
    match *mv {
        Move::PlayPath { card, .. }
        | Move::PlayTool { card, .. }
        | Move::PlayInfo { card, .. }
        | Move::PlayTrap { card, .. }
        | Move::PlayTroll { card, .. }
        | Move::PlayStorm { card, .. } => Some(card),
        Move::Discard { .. }
        | Move::Step { .. }
        | Move::EndMove
        | Move::TakeTreasure { .. }
        | Move::PickTrapCard { .. }
        | Move::ProposeEndRound
        | Move::VoteEndRound { .. }
        | Move::Ready => None,
    }
}
