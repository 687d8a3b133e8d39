//! Cards, the deck, the players and the results of a round, line by line.

use klad_engine::Seat;
use klad_my_treasure::{
    Kind, Phase, Tables, Treasure, View, components::Symbols, data::ORCS, view::HoldView,
};
use ratatui::{
    Frame,
    layout::Rect,
    style::{Color, Style},
    text::{Line, Span},
};

use super::{kind_name, kind_style, letter};
use crate::{paint, snapshot::Scene};

pub(super) fn head_line(view: &View, scene: &Scene<'_>) -> Line<'static> {
    let theme = scene.theme;
    let orcs: String = (0..ORCS).map(|index| if index < view.orcs { '▲' } else { '·' }).collect();
    let args = [("count", i32::from(view.orcs).into()), ("most", i32::from(ORCS).into())];
    let mut spans = vec![
        Span::raw(" "),
        Span::styled(scene.words.format("terminal-my-treasure-orcs", &args), theme.strong()),
        Span::styled(format!(" {orcs}"), theme.ink(Color::LightRed)),
        Span::raw("   "),
        Span::raw(
            scene.words.format("terminal-my-treasure-deck", &[("count", i32::from(view.deck_size).into())]),
        ),
    ];
    if view.orcs + 1 == ORCS && view.phase != Phase::Over {
        // Public knowledge: a single orc is left in the deck.
        let said =
            scene.words.format("terminal-my-treasure-danger", &[("count", i32::from(view.deck_size).into())]);
        spans.push(Span::raw("   "));
        spans.push(Span::styled(said, theme.refusal()));
    }
    Line::from(spans)
}

pub(super) fn drawn_line(view: &View, scene: &Scene<'_>) -> Line<'static> {
    match view.drawn {
        None if view.phase == Phase::Flee => {
            let said =
                scene.words.format("terminal-my-treasure-pool", &[("count", i32::from(view.pool).into())]);
            Line::styled(
                format!(" {}: {said}", scene.words.text("terminal-my-treasure-tokens")),
                scene.theme.gold(),
            )
        }
        None => Line::raw(""),
        Some(card) => {
            let said = scene.words.text("terminal-my-treasure-drawn");
            Line::styled(format!(" {said} {}", scene.card(&format!("{card:?}"))), scene.theme.gold())
        }
    }
}

pub(super) fn player_line(view: &View, scene: &Scene<'_>, seat: Seat) -> Line<'static> {
    let theme = scene.theme;
    let player = &view.players[seat.index()];
    let mark = if view.actor == Some(seat) { ">" } else { " " };
    let name_style = if view.actor == Some(seat) { theme.strong() } else { Style::new() };
    let coins: String =
        (0..view.options.target).map(|index| if index < player.purse { '●' } else { '○' }).collect();
    let status = match &player.hold {
        None => scene.words.text("terminal-my-treasure-in-cave"),
        Some(hold) => hold_text(&view.options.deck, hold, scene),
    };
    let starter = if view.starter == seat { "*" } else { " " };
    Line::from(vec![
        Span::raw(format!("{mark}{starter}")),
        Span::styled(paint::pad(scene.position.name(seat), 16), name_style),
        Span::styled(format!(" {coins}"), theme.gold()),
        Span::raw(format!(" {:>2}/{}  {status}", player.purse, view.options.target)),
    ])
}

fn hold_text(deck: &Tables, hold: &HoldView, scene: &Scene<'_>) -> String {
    let words = scene.words;
    let height = words.format("terminal-my-treasure-height", &[("count", i32::from(hold.height).into())]);
    let token = match hold.token {
        Some(kind) => kind_name(scene, kind),
        None => words.text("terminal-my-treasure-blind"),
    };
    let mut text = format!("{height} · {token}");
    if let Some(cards) = &hold.cards {
        text += &format!(" · {}", sum_text(deck, cards));
    } else if let Some(top) = hold.top {
        text += &format!(" · {} {}", words.text("terminal-my-treasure-top"), short_card(deck, top));
    }
    text
}

pub(super) fn draw_results(frame: &mut Frame, area: Rect, view: &View, scene: &Scene<'_>) {
    let words = scene.words;
    let round = if view.phase == Phase::Over { view.round } else { view.round.saturating_sub(1) };
    let title = words.format("terminal-my-treasure-scored", &[("round", i32::from(round).into())]);
    // Every card if they all fit, otherwise as many of each pile as fit on one line.
    let columns = 76 - 4 - 17;
    let piles = view.last_round.iter().map(|result| {
        let cards: Vec<String> =
            result.cards.iter().map(|card| short_card(&view.options.deck, *card)).collect();
        cards.join(" | ")
    });
    let mut piles: Vec<Vec<String>> = piles.map(|pile| paint::wrap(&pile, columns)).collect();
    let rows_of = |piles: &[Vec<String>]| piles.iter().map(|pile| pile.len() as u16 + 1).sum::<u16>() + 3;
    if rows_of(&piles) > area.height {
        piles.iter_mut().for_each(|pile| *pile = vec![paint::fit(&pile.join(" "), columns)]);
    }
    let inside = paint::window(frame, area, 76, rows_of(&piles), &title, scene.theme);
    let mut lines = Vec::new();
    for (result, pile) in view.last_round.iter().zip(piles) {
        let token = kind_name(scene, result.token);
        let token = if result.fled {
            format!("{token} ({})", words.text("terminal-my-treasure-blind"))
        } else {
            token
        };
        let args = [
            ("kind", token.into()),
            ("total", i32::from(result.total).into()),
            ("award", i32::from(result.award).into()),
            ("purse", i32::from(result.purse).into()),
        ];
        let name = paint::pad(scene.position.name(result.seat), 16);
        lines.push(Line::from(vec![
            Span::styled(name, scene.theme.strong()),
            Span::raw(format!(" {}", words.format("terminal-my-treasure-result", &args))),
        ]));
        let cards = pile.into_iter().map(|cards| format!("{:17}{}", "", cards));
        lines.extend(cards.map(|cards| Line::styled(cards, scene.theme.faint())));
    }
    lines.push(Line::styled(words.text("terminal-any-key"), scene.theme.key()));
    paint::text(frame, inside, lines, 0);
}

/// A card, one line per kind on it: letter, name, count.
pub(super) fn card_lines(
    deck: &Tables,
    card: Treasure,
    scene: &Scene<'_>,
    columns: usize,
) -> Vec<Line<'static>> {
    let symbols = deck.face(card);
    let line = |text: String, count: u8, style: Style| {
        Line::styled(paint::pad(&format!("{count}×{text}"), columns), style)
    };
    let kinds = Kind::ALL.into_iter().filter(|kind| symbols.of(*kind) > 0);
    let mut lines: Vec<Line<'static>> = kinds
        .map(|kind| {
            line(
                format!("{} {}", letter(kind), kind_name(scene, kind)),
                symbols.of(kind),
                kind_style(kind, scene.theme),
            )
        })
        .collect();
    if symbols.mice() > 0 {
        lines.push(line(
            format!("m {}", scene.words.text("terminal-my-treasure-mouse")),
            symbols.mice(),
            scene.theme.strong(),
        ));
    }
    lines
}

/// A card in letters: `RR SS N`.
fn short_card(deck: &Tables, card: Treasure) -> String {
    letters(deck.face(card), |letter, count| letter.to_string().repeat(count.into()))
}

/// The contents of a pile in letters: `R3 S2 m1`.
pub(super) fn sum_text(deck: &Tables, cards: &[Treasure]) -> String {
    letters(deck.sum(cards), |letter, count| format!("{letter}{count}"))
}

fn letters(symbols: Symbols, show: impl Fn(char, u8) -> String) -> String {
    let kinds = Kind::ALL.into_iter().map(|kind| (letter(kind), symbols.of(kind)));
    let all = kinds.chain([('m', symbols.mice())]).filter(|(_, count)| *count > 0);
    all.map(|(letter, count)| show(letter, count)).collect::<Vec<_>>().join(" ")
}
