//! What is around the wall: market, compositions, action cards, the clock, the players.

use klad_engine::Seat;
use klad_klatz::{
    View,
    arbiter::messages::Calling,
    components::{Action, Comp},
    setup::{CallAssist, CallMode},
    state::Phase,
};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
};

use super::{Awaiting, Doing, Klatz, symbol_name, wall};
use crate::{paint, snapshot::Scene};

impl Klatz {
    pub(super) fn action_name(&self, action: Action, scene: &Scene<'_>) -> String {
        scene.say(&format!("action-{}", action.word()))
    }

    /// The clock in words.
    pub(super) fn status(&self, scene: &Scene<'_>) -> String {
        let words = scene.words;
        let left = |until_ms: u64| {
            let tenths = until_ms.saturating_sub(scene.now_ms).div_ceil(100);
            format!("{}.{}", tenths / 10, tenths % 10)
        };
        if self.view.as_ref().is_some_and(|view| matches!(view.phase, Phase::Over { .. })) {
            return String::new();
        }
        match self.awaiting {
            Awaiting::Unknown | Awaiting::Waiting { until_ms: None, may_call: false } => String::new(),
            Awaiting::Waiting { until_ms: Some(until_ms), .. } => {
                words.format("terminal-klatz-clock", &[("seconds", left(until_ms).into())])
            }
            Awaiting::Waiting { until_ms: None, may_call: true } => words.text("terminal-klatz-orders"),
            Awaiting::Round { until_ms } => {
                words.format("terminal-klatz-round", &[("seconds", left(until_ms).into())])
            }
            Awaiting::Window { open_at_ms, .. } if scene.now_ms < open_at_ms => {
                words.text("terminal-klatz-reveal")
            }
            Awaiting::Window { moves_at_ms, .. } if self.sent_move => {
                words.format("terminal-klatz-sent", &[("seconds", left(moves_at_ms).into())])
            }
            Awaiting::Window { ends_at_ms: Some(ends_at_ms), .. } => {
                words.format("terminal-klatz-ends", &[("seconds", left(ends_at_ms).into())])
            }
            Awaiting::Window { .. } => words.text("terminal-klatz-window"),
        }
    }

    pub(super) fn draw_market(&self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let words = scene.words;
        let mut spans =
            vec![Span::styled(format!(" {}  ", words.text("terminal-klatz-market")), scene.theme.faint())];
        for (slot, shown) in view.market.iter().enumerate() {
            let mut style = wall::symbol_style(shown.symbol, scene.theme);
            if self.doing == Doing::Placing(slot) {
                style = scene.theme.chosen();
            }
            spans.push(Span::raw(format!("{} ", slot + 1)));
            spans.push(Span::styled(format!("[{}]", shown.symbol.code()), style));
            spans.push(Span::raw("  "));
        }
        if let Phase::PlacingDrawn { card } = view.phase {
            spans.push(Span::styled(
                format!("{} [{}]", words.text("terminal-klatz-drawn"), view.options.deck.symbol(card).code()),
                scene.theme.gold(),
            ));
        }
        paint::at(frame, area, 0, 0, Line::from(spans));
        let counts: Vec<String> = self
            .returnable()
            .iter()
            .enumerate()
            .map(|(index, symbol)| {
                let count = view.wall_discard.iter().filter(|shown| shown.symbol == *symbol).count();
                let mark = if self.doing == Doing::Acting(Action::Return) && index == self.symbol {
                    ">"
                } else {
                    ""
                };
                format!("{mark}{}{count}", symbol.code())
            })
            .collect();
        let counts = if counts.is_empty() { "–".to_owned() } else { counts.join(" ") };
        let under = view.wall.get(self.cursor).map_or(String::new(), |card| symbol_name(card.symbol, scene));
        let text =
            words.format("terminal-klatz-discard", &[("cards", counts.into()), ("under", under.into())]);
        paint::at(frame, area, 1, 1, Line::styled(text, scene.theme.faint()));
    }

    pub(super) fn draw_compositions(&self, frame: &mut Frame, open: Rect, own: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let words = scene.words;
        let theme = scene.theme;
        let mine = self.own_compositions();
        let has_help = view.options.call_assist == CallAssist::Highlight;
        let line = |title: String, comps: &[Comp], first: usize, own: bool| {
            let mut spans = vec![Span::styled(format!(" {title}  "), theme.faint())];
            for (index, comp) in comps.iter().enumerate() {
                let is_chosen = self.own_seat().is_some() && first + index == self.chosen;
                let mut style = if is_chosen { theme.chosen() } else { theme.strong() };
                if has_help && own && !wall::matches(view, *comp).is_empty() {
                    style = style.patch(theme.possible());
                }
                spans.push(Span::styled(wall::comp_text(&view.options.deck, *comp), style));
                let is_held = own
                    && view.options.call_mode == CallMode::Standing
                    && self.own_seat().is_some_and(|seat| self.order(seat, *comp).call == Calling::Hold);
                spans.push(Span::raw(if is_held {
                    format!(" {}  ", words.text("terminal-klatz-hold"))
                } else {
                    "  ".into()
                }));
            }
            Line::from(spans)
        };
        frame.render_widget(line(words.text("terminal-klatz-own"), mine, 0, true), own);
        frame.render_widget(line(words.text("terminal-klatz-open"), &view.open, mine.len(), false), open);
    }

    pub(super) fn actions_line(&self, scene: &Scene<'_>) -> Line<'static> {
        let mut spans = vec![Span::styled(
            format!(" {}  ", scene.words.text("terminal-klatz-actions")),
            scene.theme.faint(),
        )];
        for (index, action) in self.own_actions().iter().enumerate() {
            let is_chosen =
                matches!(self.doing, Doing::Acting(chosen) | Doing::Again(chosen, _) if chosen == *action);
            let style = if is_chosen { scene.theme.chosen() } else { scene.theme.strong() };
            spans.push(Span::raw(format!("{} ", index + 1)));
            spans.push(Span::styled(self.action_name(*action, scene), style));
            spans.push(Span::raw("  "));
        }
        Line::from(spans)
    }
}

pub(super) fn head_line(view: &View, scene: &Scene<'_>) -> Line<'static> {
    let words = scene.words;
    let deck: i32 = view.deck.iter().map(|part| i32::from(part.cards)).sum();
    let played = match view.phase {
        Phase::AwaitAct { played } | Phase::PlacingNew { played } => played,
        Phase::AwaitEnd { .. } => view.quota,
        Phase::AwaitPlace | Phase::PlacingDrawn { .. } | Phase::Over { .. } => 0,
    };
    let mut spans = vec![Span::raw(format!(
        " {}",
        words.format(
            "terminal-klatz-head",
            &[
                ("played", i32::from(played).into()),
                ("quota", i32::from(view.quota).into()),
                ("deck", deck.into()),
                ("compositions", i32::from(view.composition_deck).into()),
            ]
        )
    ))];
    if let Some(last) = &view.last_turns {
        let said = words.format("terminal-klatz-last-turns", &[("count", last.seats.len().into())]);
        spans.push(Span::styled(format!("  {said}"), scene.theme.refusal()));
    }
    Line::from(spans)
}

pub(super) fn player_line(view: &View, scene: &Scene<'_>, seat: Seat) -> Line<'static> {
    let player = &view.players[seat.index()];
    let is_active = view.active == seat;
    let photos: Vec<String> =
        view.photos.iter().filter(|photo| photo.seat == seat).map(|photo| photo.points.to_string()).collect();
    let args = [
        ("actions", player.actions.len().into()),
        ("compositions", player.compositions.len().into()),
        ("photos", photos.join("+").into()),
        ("count", photos.len().into()),
    ];
    Line::from(vec![
        Span::raw(if is_active { " > " } else { "   " }),
        Span::styled(
            paint::pad(scene.position.name(seat), 16),
            if is_active { scene.theme.strong() } else { Default::default() },
        ),
        Span::styled(format!(" {:>3} ", player.points), scene.theme.gold()),
        Span::raw(scene.words.format("terminal-klatz-player", &args)),
    ])
}
