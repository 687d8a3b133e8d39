//! Klatz!: the wall, the market, the hand, the open compositions, and the call.
//!
//! Calls and turn moves go to the arbiter as messages; its replies decide what is on the screen. Nothing here reveals
//! that a photo is possible, unless the table plays with help.

use klad_engine::{DeckRef, Seat, SeatSet, Viewer, read_view};
use klad_klatz::{
    Move, View,
    arbiter::messages::{Calling, Message, Notice as Said, Order, SealedCall},
    components::{Action, Card, Comp, Symbol},
    setup::{CallAssist, CallMode},
    state::Phase,
};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::Line,
};

use self::{keys::side_of, wall::Pointer};
use super::{Board, KeyEffect, Reply};
use crate::{
    keys::Key,
    snapshot::{Scene, Snapshot},
    tabletop::Notice,
};

mod ask;
mod draw;
mod keys;
mod wall;

/// What the player is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Doing {
    /// Nothing in particular: the arrow keys move along the wall.
    #[default]
    Looking,
    /// A market card is chosen and needs an end of the wall.
    Placing(usize),
    /// An action card is chosen and needs its first target.
    Acting(Action),
    /// A shift needs its direction, or a swap its second card.
    Again(Action, usize),
    /// A redraw needs to be confirmed.
    Redrawing,
}

/// What the arbiter waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Awaiting {
    /// The arbiter has not said anything yet.
    #[default]
    Unknown,
    /// A window of a race; the button works from this time on.
    Window { open_at_ms: u64, moves_at_ms: u64, ends_at_ms: Option<u64> },
    /// The active seat, and manual calls if allowed.
    Waiting { may_call: bool, until_ms: Option<u64> },
    /// A sealed round until this time.
    Round { until_ms: u64 },
}

/// The board of Klatz!
#[derive(Debug, Default)]
pub(super) struct Klatz {
    view: Option<View>,
    doing: Doing,
    cursor: usize,
    /// Which of the compositions the player could call is chosen.
    chosen: usize,
    /// Which symbol of the discard pile is to be returned.
    symbol: usize,
    awaiting: Awaiting,
    rev: u32,
    /// Who has answered the sealed round or sent a turn move in this window.
    answered: SeatSet,
    sent_move: bool,
    orders: Vec<(Seat, Order)>,
}

impl Board for Klatz {
    fn settle(&mut self, position: &Snapshot) -> Result<(), serde_json::Error> {
        let view: View = read_view(&position.view)?;
        let was = self.view.replace(view);
        let view = self.view.as_ref().expect("it was put there");
        let has_changed = was.is_none_or(|was| (was.rev, was.viewer) != (view.rev, view.viewer));
        if has_changed {
            self.doing = Doing::default();
            self.symbol = 0;
        }
        self.cursor = self.cursor.min(view.wall.len().saturating_sub(1));
        let count = self.callable().len();
        self.chosen = self.chosen.min(count.saturating_sub(1));
        Ok(())
    }

    fn draw(&mut self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let [head, wall_area, market, open, own, actions, status, players] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(4),
            Constraint::Length(2),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(view.players.len() as u16),
        ])
        .areas(area);
        frame.render_widget(draw::head_line(view, scene), head);
        wall::draw(frame, wall_area, scene, view, &self.pointer());
        self.draw_market(frame, market, scene);
        self.draw_compositions(frame, open, own, scene);
        frame.render_widget(self.actions_line(scene), actions);
        frame.render_widget(Line::styled(format!(" {}", self.status(scene)), scene.theme.gold()), status);
        for (player, row) in view.players.iter().zip(players.rows()) {
            frame.render_widget(draw::player_line(view, scene, player.seat), row);
        }
    }

    fn prompt(&self, scene: &Scene<'_>) -> String {
        self.question(scene)
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        self.keys_now(scene)
    }

    fn key(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        let Some(view) = &self.view else { return KeyEffect::Unknown };
        if matches!(view.phase, Phase::Over { .. }) || view.viewer == Viewer::Spectator {
            return KeyEffect::Unknown;
        }
        match key {
            Key::Char(' ') if self.doing == Doing::Looking => return self.call(scene),
            Key::Char('p') if view.options.call_mode == CallMode::Race => {
                return send(&Message::Pass { rev: view.rev });
            }
            Key::Char('o') if view.options.call_mode == CallMode::Standing => return self.change_order(),
            Key::Char('n') if matches!(self.awaiting, Awaiting::Round { .. }) => return self.answer(None),
            Key::Escape | Key::Backspace if self.doing != Doing::Looking => {
                self.doing = match self.doing {
                    Doing::Again(action, _) => Doing::Acting(action),
                    _ => Doing::Looking,
                };
                return KeyEffect::Changed;
            }
            _ => {}
        }
        match self.doing {
            Doing::Looking => self.key_looking(key, scene),
            Doing::Placing(slot) => match side_of(key) {
                Some(side) => self.turn(self.placing(slot, side), scene),
                None => self.choose_slot(key),
            },
            Doing::Acting(action) => self.key_acting(key, action, scene),
            Doing::Again(action, first) => self.key_again(key, action, first, scene),
            Doing::Redrawing => match key {
                Key::Enter => self.turn(Move::Redraw {}, scene),
                _ => KeyEffect::Unknown,
            },
        }
    }

    fn legend(&self, scene: &Scene<'_>) -> Vec<String> {
        let symbols: Vec<String> = Symbol::WALL
            .iter()
            .map(|symbol| format!("{} {}", symbol.code(), symbol_name(*symbol, scene)))
            .collect();
        vec![
            symbols.join(", "),
            scene.words.text("terminal-klatz-legend"),
            scene.words.text("terminal-klatz-legend-calls"),
        ]
    }

    fn headline(&self, scene: &Scene<'_>) -> String {
        let Some(view) = &self.view else { return String::new() };
        let you = if scene.position.viewer == Viewer::Seat(view.active) { "player" } else { "none" };
        let player = scene.position.name(view.active);
        scene.words.format("terminal-klatz-headline", &[("you", you.into()), ("player", player.into())])
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn hear(&mut self, notice: &Notice, scene: &Scene<'_>) -> Reply {
        let Ok(said) = serde_json::from_value::<Said>(notice.message.clone()) else { return Reply::Nothing };
        let at = notice.at_ms;
        let later = |ms: u32| at + u64::from(ms);
        let words = scene.words;
        match said {
            Said::Window { rev, reveal_ms, window_min_ms, end_ms, .. } => {
                let open_at_ms = later(reveal_ms);
                self.enter(
                    rev,
                    Awaiting::Window {
                        open_at_ms,
                        moves_at_ms: open_at_ms + u64::from(window_min_ms),
                        ends_at_ms: end_ms.map(|ms| open_at_ms + u64::from(ms)),
                    },
                );
                Reply::Nothing
            }
            Said::Waiting { rev, may_call, clock_ms, .. } => {
                self.enter(rev, Awaiting::Waiting { may_call, until_ms: clock_ms.map(later) });
                Reply::Nothing
            }
            Said::Round { rev, sealed_ms } => {
                self.enter(rev, Awaiting::Round { until_ms: later(sealed_ms) });
                Reply::Nothing
            }
            Said::NoPhoto { .. } => Reply::Nothing,
            Said::Paused { .. } => Reply::Nothing,
            Said::Refused { rule, refusal, .. } => {
                self.answered = notice.to.map_or(self.answered, |seat| self.answered.without(seat));
                self.sent_move = false;
                let detail = serde_json::to_value(&refusal).unwrap_or_default();
                Reply::Refused { rule, detail }
            }
            Said::Stale { .. } => {
                self.sent_move = false;
                Reply::Say(words.text("terminal-klatz-stale"))
            }
            Said::Lapsed { comp, .. } => {
                let deck = self.view.as_ref().map_or_else(DeckRef::standard, |view| view.options.deck);
                let comp = wall::comp_text(&deck, comp);
                Reply::Say(words.format("terminal-klatz-lapsed", &[("comp", comp.into())]))
            }
            Said::LostCall { seat } => Reply::Say(
                words.format("terminal-klatz-lost-call", &[("player", scene.position.name(seat).into())]),
            ),
            Said::Orders { orders } => {
                if let Some(seat) = notice.to {
                    self.orders.retain(|(other, _)| *other != seat);
                    self.orders.extend(orders.into_iter().map(|order| (seat, order)));
                }
                Reply::Nothing
            }
        }
    }

    fn awaited(&self, people: SeatSet) -> Option<SeatSet> {
        match self.awaiting {
            Awaiting::Round { .. } => {
                Some(people.iter().filter(|seat| !self.answered.contains(*seat)).collect())
            }
            _ => None,
        }
    }

    fn is_asked(&self, position: &Snapshot) -> bool {
        let Some(view) = &self.view else { return false };
        let is_stable =
            !matches!(view.phase, Phase::PlacingDrawn { .. } | Phase::PlacingNew { .. } | Phase::Over { .. });
        let is_answered = self.own_seat().is_some_and(|seat| self.answered.contains(seat));
        match (position.viewer, self.awaiting) {
            (Viewer::Spectator, _) => false,
            (Viewer::Seat(_), Awaiting::Round { .. }) => !is_answered,
            (Viewer::Seat(seat), _) => seat == view.active || is_stable,
        }
    }

    fn may_list(&self, mv: &str) -> bool {
        let has_help =
            self.view.as_ref().is_some_and(|view| view.options.call_assist == CallAssist::Highlight);
        has_help || !mv.starts_with("claim")
    }

    fn is_ticking(&self) -> bool {
        match self.awaiting {
            Awaiting::Window { .. } | Awaiting::Round { .. } => true,
            Awaiting::Waiting { until_ms, .. } => until_ms.is_some(),
            Awaiting::Unknown => false,
        }
    }

    fn rows(&self) -> u16 {
        11 + self.view.as_ref().map_or(4, |view| view.players.len() as u16)
    }
}

impl Klatz {
    fn own_seat(&self) -> Option<Seat> {
        match self.view.as_ref()?.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn is_active(&self) -> bool {
        self.own_seat().is_some() && self.own_seat() == self.view.as_ref().map(|view| view.active)
    }

    /// The arbiter has reached a position.
    fn enter(&mut self, rev: u32, awaiting: Awaiting) {
        if (rev, awaiting) != (self.rev, self.awaiting) {
            self.answered = SeatSet::EMPTY;
            self.sent_move = false;
        }
        self.rev = rev;
        self.awaiting = awaiting;
    }

    fn own_compositions(&self) -> &[Comp] {
        let player = self.own_seat().and_then(|seat| self.view.as_ref()?.players.get(seat.index()));
        player.and_then(|player| player.compositions.cards()).unwrap_or_default()
    }

    fn own_actions(&self) -> &[Action] {
        let player = self.own_seat().and_then(|seat| self.view.as_ref()?.players.get(seat.index()));
        player.and_then(|player| player.actions.cards()).unwrap_or_default()
    }

    /// What the player could call, own compositions first.
    fn callable(&self) -> Vec<Comp> {
        let open = self.view.as_ref().map_or(&[][..], |view| &view.open);
        self.own_compositions().iter().chain(open).copied().collect()
    }

    fn returnable(&self) -> Vec<Symbol> {
        let Some(view) = &self.view else { return Vec::new() };
        let lies = |symbol: &Symbol| view.wall_discard.iter().any(|shown| shown.symbol == *symbol);
        Symbol::WALL.into_iter().filter(lies).collect()
    }

    fn pointer(&self) -> Pointer {
        let Some(view) = &self.view else { return Pointer::default() };
        let deck = &view.options.deck;
        let comp = self.callable().get(self.chosen).copied();
        let mut pointer = Pointer { at: self.cursor, length: 1, ..Pointer::default() };
        match self.doing {
            Doing::Looking => pointer.length = comp.map_or(1, |comp| deck.pattern(comp).len()),
            Doing::Acting(Action::Return) => pointer.is_gap = true,
            Doing::Again(_, first) => pointer.first = Some(first),
            Doing::Placing(_) | Doing::Acting(_) | Doing::Redrawing => {}
        }
        if view.options.call_assist == CallAssist::Highlight {
            for comp in self.own_compositions() {
                for start in wall::matches(view, *comp) {
                    pointer.lit.extend(start..start + deck.pattern(*comp).len());
                }
            }
        }
        pointer
    }

    /// Calls KLATZ! with the chosen composition at the cursor.
    fn call(&mut self, scene: &Scene<'_>) -> KeyEffect {
        let Some(view) = &self.view else { return KeyEffect::Unknown };
        let Some(comp) = self.callable().get(self.chosen).copied() else {
            return KeyEffect::Say(scene.words.text("terminal-klatz-nothing-to-call"));
        };
        let cards: Vec<Card> = view
            .wall
            .iter()
            .skip(self.cursor)
            .take(view.options.deck.pattern(comp).len())
            .map(|card| card.card)
            .collect();
        let rev = view.rev;
        match view.options.call_mode {
            CallMode::Sealed if matches!(self.awaiting, Awaiting::Round { .. }) => {
                self.answer(Some(SealedCall { comp, cards }))
            }
            CallMode::Race | CallMode::Standing | CallMode::Sealed | CallMode::Sim => {
                send(&Message::Klatz { rev, comp, cards, dt: self.pressed_after_ms(scene) })
            }
        }
    }

    fn answer(&mut self, answer: Option<SealedCall>) -> KeyEffect {
        let (Some(view), Some(seat)) = (&self.view, self.own_seat()) else { return KeyEffect::Unknown };
        let message = Message::Sealed { rev: view.rev, answer };
        self.answered = self.answered.with(seat);
        send(&message)
    }

    /// KZ-134: how long the button had been enabled when it was pressed.
    fn pressed_after_ms(&self, scene: &Scene<'_>) -> u32 {
        match self.awaiting {
            Awaiting::Window { open_at_ms, .. } => {
                u32::try_from(scene.now_ms.saturating_sub(open_at_ms)).unwrap_or(u32::MAX)
            }
            Awaiting::Unknown | Awaiting::Waiting { .. } | Awaiting::Round { .. } => 0,
        }
    }

    fn turn(&mut self, mv: Move, scene: &Scene<'_>) -> KeyEffect {
        let Some(view) = &self.view else { return KeyEffect::Unknown };
        let message =
            Message::Turn { rev: view.rev, mv, dt: self.pressed_after_ms(scene), claims: Vec::new() };
        self.doing = Doing::Looking;
        self.sent_move = matches!(self.awaiting, Awaiting::Window { .. });
        send(&message)
    }

    /// Switches the order for the chosen composition between calling and holding.
    fn change_order(&mut self) -> KeyEffect {
        let Some(seat) = self.own_seat() else { return KeyEffect::Unknown };
        let own = self.own_compositions();
        let Some(comp) = own.get(self.chosen).copied() else { return KeyEffect::Unknown };
        let now = self.order(seat, comp);
        let call = match now.call {
            Calling::Auto => Calling::Hold,
            Calling::Hold => Calling::Auto,
        };
        send(&Message::Orders { orders: vec![Order { call, ..now }] })
    }

    fn order(&self, seat: Seat, comp: Comp) -> Order {
        let known = self.orders.iter().find(|(other, order)| *other == seat && order.comp == comp);
        known
            .map_or(Order { comp, call: Calling::default(), prefer: Default::default() }, |(_, order)| *order)
    }
}

fn send(message: &Message) -> KeyEffect {
    KeyEffect::Call(serde_json::to_value(message).expect("messages serialize"))
}

fn symbol_name(symbol: Symbol, scene: &Scene<'_>) -> String {
    scene.say(&format!("symbol-{}", symbol.word()))
}
