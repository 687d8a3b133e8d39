//! The question for the player, and the keys for the answer.

use klad_klatz::{components::Action, setup::CallMode, state::Phase};

use super::{Awaiting, Doing, Klatz, symbol_name};
use crate::snapshot::Scene;

impl Klatz {
    /// The question for the player.
    pub(super) fn question(&self, scene: &Scene<'_>) -> String {
        let Some(view) = &self.view else { return String::new() };
        let words = scene.words;
        if !self.is_active() || matches!(self.awaiting, Awaiting::Round { .. }) {
            let id = match self.awaiting {
                Awaiting::Round { .. } => "terminal-klatz-ask-sealed",
                _ => "terminal-klatz-ask-call",
            };
            return words.format(id, &[("player", scene.position.name(view.active).into())]);
        }
        let action = |action: Action| self.action_name(action, scene);
        match (self.doing, view.phase) {
            (Doing::Placing(_), _) | (_, Phase::PlacingDrawn { .. }) => words.text("terminal-klatz-ask-side"),
            (Doing::Acting(kind), _) => {
                let id = match kind {
                    Action::Shift1 | Action::Shift2 | Action::Remove => "terminal-klatz-ask-card",
                    Action::Swap => "terminal-klatz-ask-first",
                    Action::Return => "terminal-klatz-ask-return",
                    Action::Extra | Action::Market => "terminal-klatz-ask-confirm",
                };
                let symbol = self
                    .returnable()
                    .get(self.symbol)
                    .map_or(String::new(), |symbol| symbol_name(*symbol, scene));
                words.format(id, &[("action", action(kind).into()), ("symbol", symbol.into())])
            }
            (Doing::Again(Action::Swap, _), _) => words.text("terminal-klatz-ask-second"),
            (Doing::Again(kind, _), _) => {
                words.format("terminal-klatz-ask-direction", &[("action", action(kind).into())])
            }
            (Doing::Redrawing, _) => {
                let id = if view.composition_deck < 2 {
                    "terminal-klatz-ask-redraw-few"
                } else {
                    "terminal-klatz-ask-redraw"
                };
                words.format(id, &[("count", i32::from(view.composition_deck).into())])
            }
            (Doing::Looking, Phase::AwaitPlace) => words.text("terminal-klatz-ask-place"),
            (Doing::Looking, Phase::PlacingNew { .. }) => words.text("terminal-klatz-ask-new"),
            (Doing::Looking, Phase::AwaitAct { played: 0 }) => words.text("terminal-klatz-ask-act"),
            (Doing::Looking, Phase::AwaitAct { .. }) => words.text("terminal-klatz-ask-more"),
            (Doing::Looking, Phase::AwaitEnd { .. }) => words.text("terminal-klatz-ask-end"),
            (Doing::Looking, Phase::Over { .. }) => String::new(),
        }
    }

    /// The keys and what they currently do.
    pub(super) fn keys_now(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let Some(view) = &self.view else { return Vec::new() };
        let key = |key: &str, id: &str| (key.to_owned(), scene.words.text(id));
        let mut keys = Vec::new();
        if self.is_active() && !matches!(self.awaiting, Awaiting::Round { .. }) {
            match (self.doing, view.phase) {
                (Doing::Placing(_), _) | (_, Phase::PlacingDrawn { .. }) => {
                    keys.push(key("← →", "terminal-klatz-key-side"))
                }
                (Doing::Again(Action::Shift1 | Action::Shift2, _), _) => {
                    keys.push(key("← →", "terminal-klatz-key-shift"))
                }
                (Doing::Acting(Action::Return), _) => {
                    keys.push(key("↑ ↓", "terminal-klatz-key-symbol"));
                    keys.push(key("← →", "terminal-klatz-key-gap"));
                    keys.push(key("Enter", "terminal-key-play"));
                }
                (Doing::Acting(Action::Extra | Action::Market) | Doing::Redrawing, _) => {
                    keys.push(key("Enter", "terminal-key-confirm"));
                }
                (Doing::Acting(_) | Doing::Again(..), _) => {
                    keys.push(key("← →", "terminal-klatz-key-point"));
                    keys.push(key("Enter", "terminal-klatz-key-this"));
                }
                (Doing::Looking, Phase::AwaitPlace) => {
                    keys.push(key("1–3", "terminal-klatz-key-market"));
                    keys.push(key("D", "terminal-klatz-key-draw"));
                }
                (Doing::Looking, Phase::PlacingNew { .. }) => {
                    keys.push(key("1–3", "terminal-klatz-key-market"))
                }
                (Doing::Looking, Phase::AwaitAct { .. }) => {
                    keys.push(key("1–3", "terminal-klatz-key-action"));
                    keys.push(key("R", "terminal-klatz-key-redraw"));
                    keys.push(key("E", "terminal-klatz-key-end"));
                }
                (Doing::Looking, Phase::AwaitEnd { .. }) => keys.push(key("E", "terminal-klatz-key-end")),
                (Doing::Looking, Phase::Over { .. }) => {}
            }
            if self.doing != Doing::Looking {
                keys.push(key("Esc", "terminal-key-back"));
            }
        }
        if self.doing == Doing::Looking {
            keys.push(key("↑↓", "terminal-klatz-key-comp"));
            keys.push(key("←→", "terminal-klatz-key-point"));
            keys.push(key("Space", "terminal-klatz-key-call"));
            match view.options.call_mode {
                CallMode::Race => keys.push(key("P", "terminal-klatz-key-pass")),
                CallMode::Standing => keys.push(key("O", "terminal-klatz-key-order")),
                CallMode::Sealed => keys.push(key("N", "terminal-klatz-key-none")),
                CallMode::Sim => {}
            }
        }
        keys
    }
}
