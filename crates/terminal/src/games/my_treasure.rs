//! My Treasure: four spots, the deck and its orcs, six tokens, purses.

use klad_engine::{Seat, read_view};
use klad_my_treasure::{Kind, Phase, View, data::SPOTS, view::SpotState};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::{Color, Style},
    text::{Line, Span},
    widgets::{Block, BorderType},
};

use super::{Board, KeyEffect};
use crate::{
    keys::Key,
    paint,
    snapshot::{Scene, Snapshot},
    theme::Theme,
};

mod draw;

/// The board of My Treasure.
#[derive(Debug, Default)]
pub(super) struct MyTreasure {
    view: Option<View>,
    spot: Option<usize>,
    token: Option<Kind>,
    /// The results of the last round are shown until a key is pressed.
    is_showing_results: bool,
}

impl Board for MyTreasure {
    fn settle(&mut self, position: &Snapshot) -> Result<(), serde_json::Error> {
        let view: View = read_view(&position.view)?;
        let was = self.view.replace(view);
        let view = self.view.as_ref().expect("it was put there");
        if was.as_ref() != Some(view) {
            self.spot = None;
            self.token = None;
        }
        let is_new_round =
            was.is_some_and(|was| was.round != view.round || was.last_round != view.last_round);
        self.is_showing_results |= is_new_round && !view.last_round.is_empty();
        Ok(())
    }

    fn draw(&mut self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let [head, spots, hand, tokens, players] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(7),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(view.players.len() as u16),
        ])
        .areas(area);
        frame.render_widget(draw::head_line(view, scene), head);
        let areas: [Rect; SPOTS] = Layout::horizontal([Constraint::Fill(1); SPOTS]).areas(spots);
        for (index, area) in areas.into_iter().enumerate() {
            self.draw_spot(frame, area, scene, view, index);
        }
        frame.render_widget(draw::drawn_line(view, scene), hand);
        frame.render_widget(self.token_line(view, scene), tokens);
        for (seat, row) in Seat::all(view.players.len() as u8).zip(players.rows()) {
            frame.render_widget(draw::player_line(view, scene, seat), row);
        }
        if self.is_showing_results {
            draw::draw_results(frame, area, view, scene);
        }
    }

    fn prompt(&self, scene: &Scene<'_>) -> String {
        let Some(view) = &self.view else { return String::new() };
        let words = scene.words;
        match (self.spot, self.token) {
            _ if self.is_showing_results => words.text("terminal-any-key"),
            (Some(spot), Some(token)) => {
                let args = [("spot", (spot + 1).into()), ("kind", kind_name(scene, token).into())];
                words.format("terminal-my-treasure-confirm", &args)
            }
            (Some(spot), None) => words.format("terminal-my-treasure-token", &[("spot", (spot + 1).into())]),
            (None, Some(token)) => {
                words.format("terminal-my-treasure-spot", &[("kind", kind_name(scene, token).into())])
            }
            (None, None) => scene.say(&format!("phase-{}", phase_id(view.phase))),
        }
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let Some(view) = &self.view else { return Vec::new() };
        let words = scene.words;
        let key = |key: &str, id: &str| (key.to_owned(), words.text(id));
        match (view.phase, self.spot, self.token) {
            _ if self.is_showing_results => vec![key("Enter", "terminal-key-go-on")],
            _ if scene.position.actor().is_none() => Vec::new(),
            (Phase::Choose, Some(_), Some(_)) => {
                vec![key("Enter", "terminal-key-confirm"), key("Esc", "terminal-key-back")]
            }
            (Phase::Choose, Some(_), None) => {
                let letters: Vec<String> = view.tokens.iter().map(|kind| letter(*kind).to_string()).collect();
                vec![
                    (letters.join(" "), words.text("terminal-my-treasure-key-token")),
                    key("Esc", "terminal-key-back"),
                ]
            }
            (Phase::Choose, None, Some(_)) => {
                vec![key("1–4", "terminal-my-treasure-key-claim"), key("Esc", "terminal-key-back")]
            }
            (Phase::Choose, None, None) => {
                vec![key("D", "terminal-my-treasure-key-draw"), key("1–4", "terminal-my-treasure-key-claim")]
            }
            (Phase::Place, ..) => vec![key("1–4", "terminal-my-treasure-key-place")],
            (Phase::Flee, ..) => vec![key("1–4", "terminal-my-treasure-key-flee")],
            (Phase::Over, ..) => Vec::new(),
        }
    }

    fn key(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        let Some(view) = &self.view else { return KeyEffect::Unknown };
        if self.is_showing_results {
            self.is_showing_results = false;
            return KeyEffect::Changed;
        }
        match view.phase {
            Phase::Choose => self.key_choose(key, scene),
            Phase::Place | Phase::Flee => {
                let verb = if view.phase == Phase::Place { "place" } else { "flee" };
                match (key, key.digit()) {
                    (_, Some(spot)) if spot < SPOTS => KeyEffect::Play(format!("{verb} {spot}")),
                    (Key::Char('d'), _) => KeyEffect::Play("draw".into()),
                    _ => KeyEffect::Unknown,
                }
            }
            Phase::Over => KeyEffect::Unknown,
        }
    }

    fn legend(&self, scene: &Scene<'_>) -> Vec<String> {
        let kinds: Vec<String> =
            Kind::ALL.iter().map(|kind| format!("{} {}", letter(*kind), kind_name(scene, *kind))).collect();
        vec![
            format!("{}, m {}", kinds.join(", "), scene.words.text("terminal-my-treasure-mouse")),
            scene.words.text("terminal-my-treasure-legend"),
        ]
    }

    fn headline(&self, scene: &Scene<'_>) -> String {
        let round = self.view.as_ref().map_or(0, |view| view.round);
        scene.words.format("round", &[("number", i32::from(round).into())])
    }

    fn has_secrets(&self) -> bool {
        // Players differ only in what they remember.
        false
    }

    fn is_asked(&self, position: &Snapshot) -> bool {
        self.is_showing_results || position.actor().is_some()
    }

    fn is_pausing(&self) -> bool {
        self.is_showing_results
    }

    fn rows(&self) -> u16 {
        10 + self.view.as_ref().map_or(4, |view| view.players.len() as u16)
    }
}

impl MyTreasure {
    fn key_choose(&mut self, key: Key, scene: &Scene<'_>) -> KeyEffect {
        match (key, self.spot, self.token) {
            (Key::Char('d'), None, None) => return KeyEffect::Play("draw".into()),
            (Key::Enter, Some(spot), Some(token)) => return KeyEffect::Play(claim(spot, token)),
            (Key::Escape | Key::Backspace, Some(_), _) | (Key::Escape | Key::Backspace, None, Some(_)) => {
                self.spot = None;
                self.token = None;
                return KeyEffect::Changed;
            }
            _ => {}
        }
        let token = Kind::ALL.into_iter().find(|kind| key == Key::Char(letter(*kind).to_ascii_lowercase()));
        let (spot, token) = match (key.digit().filter(|spot| *spot < SPOTS), token) {
            (Some(spot), _) => (Some(spot), self.token),
            (None, Some(token)) => (self.spot, Some(token)),
            (None, None) => return KeyEffect::Unknown,
        };
        // A pile or token that cannot be taken is refused by the table right away, with its reason.
        let legal = &scene.position.legal;
        let fits = |mv: &str| {
            spot.is_none_or(|spot| mv.starts_with(&format!("claim {spot} ")))
                && token.is_none_or(|token| mv.ends_with(&format!(" {}", kind_id(token))))
        };
        if !legal.iter().any(|mv| mv.text.starts_with("claim") && fits(&mv.text)) {
            let some = self.view.as_ref().and_then(|view| view.tokens.first().copied()).unwrap_or(Kind::Ring);
            return KeyEffect::Play(claim(spot.unwrap_or(0), token.unwrap_or(some)));
        }
        self.spot = spot;
        self.token = token;
        KeyEffect::Changed
    }

    fn draw_spot(&self, frame: &mut Frame, area: Rect, scene: &Scene<'_>, view: &View, index: usize) {
        let theme = scene.theme;
        let spot = &view.spots[index];
        let starts = |verb: &str| format!("{verb} {index}");
        let is_possible = scene.position.legal.iter().any(|mv| {
            mv.text == starts("place")
                || mv.text == starts("flee")
                || mv.text.starts_with(&format!("claim {index} "))
        });
        let is_chosen = self.spot == Some(index);
        let style = match (is_chosen, is_possible) {
            (true, _) => theme.gold(),
            (false, true) => theme.possible(),
            (false, false) => theme.faint(),
        };
        let mut block = Block::bordered()
            .border_type(if is_chosen { BorderType::Double } else { BorderType::Rounded })
            .border_style(style)
            .title(format!(" {} ", index + 1));
        if let Some(cards) = &spot.cards
            && !cards.is_empty()
        {
            block = block.title_bottom(draw::sum_text(&view.options.deck, cards));
        }
        let inside = block.inner(area);
        frame.render_widget(block, area);
        let columns = inside.width.into();
        let words = scene.words;
        match spot.state {
            SpotState::Claimed => {
                paint::at(
                    frame,
                    inside,
                    0,
                    0,
                    Line::styled(
                        paint::center(&words.text("terminal-my-treasure-closed"), columns),
                        theme.faint(),
                    ),
                );
            }
            SpotState::Grabbed => {
                paint::at(
                    frame,
                    inside,
                    0,
                    0,
                    Line::styled(
                        paint::center(&words.text("terminal-my-treasure-grabbed"), columns),
                        theme.faint(),
                    ),
                );
            }
            SpotState::Open if spot.height == 0 => {
                paint::at(
                    frame,
                    inside,
                    0,
                    0,
                    Line::raw(paint::center(&words.text("terminal-my-treasure-empty"), columns)),
                );
            }
            SpotState::Open => {
                let height =
                    words.format("terminal-my-treasure-height", &[("count", i32::from(spot.height).into())]);
                paint::at(frame, inside, 0, 0, Line::styled(paint::center(&height, columns), theme.strong()));
                if let Some(top) = spot.top {
                    for (row, line) in
                        draw::card_lines(&view.options.deck, top, scene, columns).into_iter().enumerate()
                    {
                        paint::at(frame, inside, 0, row as u16 + 1, line);
                    }
                }
            }
        }
    }

    fn token_line(&self, view: &View, scene: &Scene<'_>) -> Line<'static> {
        let theme = scene.theme;
        let mut spans = vec![Span::styled(
            format!(" {} ", scene.words.text("terminal-my-treasure-tokens")),
            theme.faint(),
        )];
        for kind in Kind::ALL {
            let text = format!("{} {}", letter(kind), kind_name(scene, kind));
            let style = match (view.tokens.contains(&kind), self.token == Some(kind), view.phase) {
                (true, true, _) => theme.chosen(),
                (true, false, Phase::Flee) => theme.faint(),
                (true, false, _) => kind_style(kind, theme),
                (false, ..) => theme.faint().add_modifier(ratatui::style::Modifier::CROSSED_OUT),
            };
            let mark = if view.tokens.contains(&kind) { "" } else { "✗" };
            spans.push(Span::raw(" "));
            spans.push(Span::styled(format!("{mark}{text}"), style));
        }
        Line::from(spans)
    }
}

fn claim(spot: usize, token: Kind) -> String {
    format!("claim {spot} {}", kind_id(token))
}

/// The key of a token, the same in every language.
fn letter(kind: Kind) -> char {
    match kind {
        Kind::Ring => 'R',
        // D draws.
        Kind::Diamond => 'G',
        Kind::Sword => 'S',
        Kind::Necklace => 'N',
        Kind::Money => 'M',
        Kind::Potion => 'P',
    }
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Ring => "ring",
        Kind::Diamond => "diamond",
        Kind::Sword => "sword",
        Kind::Necklace => "necklace",
        Kind::Money => "money",
        Kind::Potion => "potion",
    }
}

fn kind_name(scene: &Scene<'_>, kind: Kind) -> String {
    scene.say(&format!("kind-{}", kind_id(kind)))
}

fn kind_style(kind: Kind, theme: Theme) -> Style {
    theme.ink(match kind {
        Kind::Ring => Color::Yellow,
        Kind::Diamond => Color::LightCyan,
        Kind::Sword => Color::White,
        Kind::Necklace => Color::LightMagenta,
        Kind::Money => Color::LightYellow,
        Kind::Potion => Color::LightGreen,
    })
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Choose => "choose",
        Phase::Place => "place",
        Phase::Flee => "flee",
        Phase::Over => "over",
    }
}
