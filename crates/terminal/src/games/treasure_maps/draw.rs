//! Your own cards, the score card, the display, the opponents.

use klad_engine::Seat;
use klad_treasure_maps::{
    Card, Cells, Color, Move, Phase, Primary, Shape, View,
    data::{COIN_ROWS, COINS_PER_ROW, CUPS, EXPEDITIONS, PALM_BOXES},
    view::{PlayerView, Status},
};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
    widgets::{Block, BorderType},
};

use super::{
    TreasureMaps,
    card::{self, LARGE_COLUMNS, Marks},
};
use crate::{paint, snapshot::Scene};

/// What a card shows.
#[derive(Clone, Copy)]
struct CardFace {
    color: Color,
    seal: Option<Color>,
    drawing: &'static [&'static str],
}

impl TreasureMaps {
    fn shown(&self, card: Card) -> CardFace {
        let deck = self.deck();
        CardFace { color: card.color(), seal: deck.seal(card), drawing: deck.rows(card) }
    }

    /// The effect of pressing Enter, in words; none if it is not allowed.
    pub(super) fn effect(&self, scene: &Scene<'_>) -> Option<String> {
        let view = self.view.as_ref()?;
        let active = self.own_card(self.slot).filter(|_| self.is_allowed())?;
        let words = scene.words;
        let cells = self.preview();
        let count = |on_card: Cells| i32::from(cells.both(on_card).len());
        let mut parts = Vec::new();
        let coins = count(view.options.deck.coins(active.card));
        if coins > 0 {
            parts.push(words.format("terminal-treasure-maps-coins", &[("count", coins.into())]));
        }
        let palms = count(view.options.deck.palms(active.card));
        if palms > 0 {
            parts.push(
                words.format("terminal-treasure-maps-palm", &[("value", i32::from(view.palm_value).into())]),
            );
        }
        let crosses = count(view.options.deck.crosses(active.card));
        if crosses > 0 {
            parts.push(words.format("terminal-treasure-maps-crosses", &[("count", crosses.into())]));
        }
        let all = active.crossed.union(self.fresh(self.slot)).union(cells);
        if all == active.card.cells() {
            parts.push(words.format(
                "terminal-treasure-maps-completes",
                &[("points", i32::from(active.card.points()).into())],
            ));
        }
        let due =
            view.own.as_ref().map_or(0, |own| i32::from(own.due)) - i32::from(self.is_bonus()) + crosses;
        if due == 0 {
            parts.push(words.text("terminal-treasure-maps-final"));
        }
        (!parts.is_empty()).then(|| format!("({})", parts.join(", ")))
    }

    pub(super) fn draw_hand(&self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(hand) = self.view.as_ref().and_then(|view| view.hand) else { return };
        let areas: [Rect; 4] = Layout::horizontal([Constraint::Length(20); 4]).areas(area);
        for (place, (dealt, area)) in hand.cards.into_iter().zip(areas).enumerate() {
            let is_kept =
                self.keep.contains(&place) || hand.kept.is_some_and(|kept| kept.contains(&(place as u8)));
            let title = format!("{} {}", place + 1, card::label(dealt, scene));
            draw_large(frame, area, scene, self.shown(dealt), Marks::default(), &title, is_kept);
        }
    }

    pub(super) fn draw_own(&self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let wide = LARGE_COLUMNS + 4;
        let [first, second, middle, score] = Layout::horizontal([
            Constraint::Length(wide),
            Constraint::Length(wide),
            Constraint::Length(12),
            Constraint::Min(20),
        ])
        .areas(area);
        let can_cross = view.phase == Phase::Cross && scene.position.actor().is_some();
        for (slot, area) in [first, second].into_iter().enumerate() {
            let Some(active) = self.own_card(slot) else { continue };
            let is_here = can_cross && slot == self.slot;
            let possible = self.legal.iter().filter_map(|mv| match *mv {
                Move::Bonus { slot: on, cell } if usize::from(on) == slot => Some(cell),
                Move::Mark { primary: Primary::Single { slot: on, cell } }
                    if self.is_single && usize::from(on) == slot =>
                {
                    Some(cell)
                }
                _ => None,
            });
            let marks = Marks {
                crossed: active.crossed,
                fresh: self.fresh(slot),
                preview: if is_here { self.preview() } else { Cells::NONE },
                is_allowed: self.is_allowed(),
                possible: possible.collect(),
            };
            let title = format!("{} {}", slot + 1, card::label(active.card, scene));
            draw_large(frame, area, scene, self.shown(active.card), marks, &title, is_here);
            for (row, column) in if is_here { self.beside() } else { Vec::new() } {
                let at = Span::styled("<╳>", scene.theme.refusal());
                paint::at(frame, area, 2 + 3 * column as u16, row as u16 + 1, at);
            }
        }
        if let Some(shape) = view.expedition {
            paint::at(
                frame,
                middle,
                2,
                0,
                Line::styled(scene.words.text("terminal-treasure-maps-shape-title"), scene.theme.faint()),
            );
            let squares = card::shape_squares(shape, self.turns, self.is_mirrored);
            for (row, line) in card::shape_lines(&squares, scene.theme).into_iter().enumerate() {
                paint::at(frame, middle, 2, row as u16 + 1, line);
            }
        }
        if let Some(own) = self.own() {
            draw_score_card(frame, score, scene, own);
        }
    }

    pub(super) fn draw_display(&self, frame: &mut Frame, area: Rect, scene: &Scene<'_>) {
        let Some(view) = &self.view else { return };
        let [cards, players] = Layout::horizontal([Constraint::Length(44), Constraint::Min(20)]).areas(area);
        let mut deck =
            scene.words.format("terminal-treasure-maps-display", &[("count", i32::from(view.deck).into())]);
        if let Some(colors) = &view.deck_colors {
            let counts = [colors.purple, colors.orange, colors.green, colors.grey];
            let each = Color::ALL.into_iter().zip(counts);
            let each = each.map(|(color, count)| format!(" {}{count}", card::color_letters(color, scene)));
            deck.extend(each);
        }
        paint::at(frame, cards, 0, 0, Line::styled(format!(" {deck}"), scene.theme.faint()));
        let areas: [Rect; 4] = Layout::horizontal([Constraint::Length(11); 4]).areas(cards);
        let can_take = view.phase == Phase::Replace && scene.position.actor().is_some();
        for (place, (shown, area)) in view.display.iter().zip(areas).enumerate() {
            let Some(shown) = shown else { continue };
            let label = format!("{} {}", place + 1, short_label(*shown, scene));
            if let Some(seal) = view.options.deck.seal(*shown) {
                let letters = card::color_letters(seal, scene);
                paint::at(frame, area, 8, 2, format!("{}★", seal.seal_value()));
                paint::at(frame, area, 8, 3, letters);
            }
            let style =
                if can_take { scene.theme.possible() } else { card::color_style(shown.color(), scene.theme) };
            paint::at(frame, area, 1, 1, Line::styled(paint::fit(&label, 10), style));
            for (row, line) in
                card::small(view.options.deck.rows(*shown), Cells::NONE, scene.theme).into_iter().enumerate()
            {
                paint::at(frame, area, 2, row as u16 + 2, line);
            }
        }
        paint::at(
            frame,
            players,
            0,
            0,
            Line::styled(scene.words.text("terminal-treasure-maps-players"), scene.theme.faint()),
        );
        for seat in Seat::all(view.players.len() as u8) {
            paint::at(frame, players, 0, u16::from(seat.0) + 1, player_line(view, scene, seat));
        }
    }
}

pub(super) fn head_line(view: &View, scene: &Scene<'_>) -> Line<'static> {
    let words = scene.words;
    let cups: Vec<String> = CUPS
        .iter()
        .map(|cup| if view.cups_left.contains(cup) { cup.to_string() } else { "–".into() })
        .collect();
    let mut parts = vec![
        words.format("terminal-treasure-maps-cups", &[("cups", cups.join(" ").into())]),
        words.format("terminal-treasure-maps-palm-value", &[("value", i32::from(view.palm_value).into())]),
    ];
    if let Some(shape) = view.expedition {
        parts.push(scene.say(&format!("shape-{shape:?}")));
    }
    Line::raw(format!(" {}", parts.join("  ·  ")))
}

fn draw_large(
    frame: &mut Frame,
    area: Rect,
    scene: &Scene<'_>,
    shown: CardFace,
    marks: Marks,
    title: &str,
    is_chosen: bool,
) {
    let style = card::color_style(shown.color, scene.theme);
    let border = if is_chosen { BorderType::Double } else { BorderType::Rounded };
    let style = if is_chosen { scene.theme.gold() } else { style };
    let area = Rect { width: area.width.min(LARGE_COLUMNS + 4), ..area };
    let block = Block::bordered()
        .border_type(border)
        .border_style(style)
        .title(paint::fit(title, usize::from(area.width) - 2))
        .title_bottom(card::seal_label(shown.seal, scene));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    for (row, line) in card::large(shown.drawing, marks, scene.theme).into_iter().enumerate() {
        paint::at(frame, inside, 1, row as u16, line);
    }
}

fn draw_score_card(frame: &mut Frame, area: Rect, scene: &Scene<'_>, player: &PlayerView) {
    let words = scene.words;
    for row in 0..COIN_ROWS {
        let filled = usize::from(player.coins)
            .saturating_sub(row * usize::from(COINS_PER_ROW))
            .min(COINS_PER_ROW.into());
        let coins: String =
            (0..usize::from(COINS_PER_ROW)).map(|cell| if cell < filled { '●' } else { '○' }).collect();
        let cup = player.cups.get(row).map_or("_".into(), u8::to_string);
        let line =
            words.format("terminal-treasure-maps-row", &[("coins", coins.into()), ("cup", cup.into())]);
        paint::at(frame, area, 0, row as u16, line);
    }
    let palms: Vec<String> =
        (0..PALM_BOXES).map(|palm| player.palms.get(palm).map_or("_".into(), u8::to_string)).collect();
    paint::at(
        frame,
        area,
        0,
        3,
        words.format("terminal-treasure-maps-palms", &[("palms", palms.join(" ").into())]),
    );
    paint::at(
        frame,
        area,
        0,
        4,
        words.format("terminal-treasure-maps-done", &[("cards", done_text(player, scene).into())]),
    );
    let score = &player.score;
    let total = words.format("points", &[("count", i32::from(score.total).into())]);
    paint::at(frame, area, 0, 5, Line::styled(total, scene.theme.gold()));
}

/// Completed cards by color: letter and number.
fn done_text(player: &PlayerView, scene: &Scene<'_>) -> String {
    let colors = Color::ALL.into_iter().filter_map(|color| {
        let count = player.completed.iter().filter(|card| card.color() == color).count();
        (count > 0).then(|| format!("{}{count}", card::color_letters(color, scene)))
    });
    let text = colors.collect::<Vec<_>>().join(" ");
    if text.is_empty() { "–".into() } else { text }
}

fn short_label(shown: Card, scene: &Scene<'_>) -> String {
    format!("{}{}", card::color_letters(shown.color(), scene), shown.points())
}

fn player_line(view: &View, scene: &Scene<'_>, seat: Seat) -> Line<'static> {
    let player = &view.players[seat.index()];
    let status = match player.status {
        Status::Choosing | Status::Crossing | Status::Taking => "…",
        Status::Chosen | Status::Committed => "✓",
        Status::Idle | Status::Waiting => " ",
    };
    let first = if view.first_player == Some(seat) { "*" } else { " " };
    let args = [
        ("coins", i32::from(player.coins).into()),
        ("cups", i32::from(player.score.cups).into()),
        ("palms", i32::from(player.score.palms).into()),
        ("cards", done_text(player, scene).into()),
    ];
    Line::from(vec![
        Span::raw(format!("{first}{status} ")),
        Span::styled(paint::pad(scene.position.name(seat), 9), scene.theme.strong()),
        Span::styled(format!(" {:>3} ", player.score.total), scene.theme.gold()),
        Span::raw(scene.words.format("terminal-treasure-maps-player", &args)),
    ])
}

/// The expedition cards: every shape, how many there are and, where the table shows it, how many were played.
pub(super) fn draw_shapes(frame: &mut Frame, area: Rect, scene: &Scene<'_>, view: &View) {
    let title = scene.words.text("terminal-treasure-maps-shapes-title");
    paint::at(frame, area, 1, 0, Line::styled(title, scene.theme.faint()));
    for (place, shape) in Shape::ALL.into_iter().enumerate() {
        let column = place as u16 * 13 + 1;
        let copies = EXPEDITIONS.iter().filter(|other| **other == shape).count();
        let now = usize::from(view.expedition == Some(shape));
        let played = view
            .expeditions_earlier
            .as_ref()
            .map(|earlier| now + earlier.iter().filter(|other| **other == shape).count());
        // Without the option the table shows only the one of this turn.
        let signs = played.unwrap_or(now);
        let count: String = (0..copies).map(|copy| if copy < signs { '▒' } else { '□' }).collect();
        paint::at(frame, area, column, 1, Line::raw(format!("{shape:?} {count}")));
        let squares = card::shape_squares(shape, 0, false);
        for (row, line) in card::shape_lines(&squares, scene.theme).into_iter().enumerate() {
            paint::at(frame, area, column, row as u16 + 2, line);
        }
    }
    if let Some(earlier) = view.expeditions_earlier.as_ref().filter(|earlier| !earlier.is_empty()) {
        let names: Vec<String> = earlier.iter().map(|shape| format!("{shape:?}")).collect();
        let said =
            scene.words.format("terminal-treasure-maps-earlier", &[("shapes", names.join(" ").into())]);
        paint::at(frame, area, 1, 5, Line::styled(said, scene.theme.faint()));
    }
}

pub(super) fn draw_opponents(frame: &mut Frame, area: Rect, scene: &Scene<'_>, view: &View) {
    let others = Seat::all(view.players.len() as u8).filter(|seat| !view.viewer.is(*seat));
    for (place, seat) in others.enumerate() {
        let player = &view.players[seat.index()];
        let column = place as u16 * 26;
        let name = format!(" {} {}", scene.position.name(seat), player.score.total);
        paint::at(frame, area, column, 0, Line::styled(paint::fit(&name, 25), scene.theme.strong()));
        for (slot, active) in player.slots.iter().enumerate() {
            let Some(active) = active else { continue };
            let at = column + slot as u16 * 12 + 1;
            let seal = card::seal_label(view.options.deck.seal(active.card), scene);
            let label = paint::fit(&format!("{} {seal}", short_label(active.card, scene)), 12);
            paint::at(
                frame,
                area,
                at,
                1,
                Line::styled(label, card::color_style(active.card.color(), scene.theme)),
            );
            for (row, line) in card::small(view.options.deck.rows(active.card), active.crossed, scene.theme)
                .into_iter()
                .enumerate()
            {
                paint::at(frame, area, at + 1, row as u16 + 2, line);
            }
        }
    }
}
