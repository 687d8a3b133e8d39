//! Beside and below the map: players, the rail, the hand, the results of a round.

use klad_engine::Seat;
use klad_lost_mines::{
    Dir, Phase, View,
    board::Label,
    components::{Clan, Exits, Face, Kind, Role, Special, Symbol},
    view::{HandCard, Player},
};
use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use super::map;
use crate::{paint, snapshot::Scene};

/// The column beside the map.
pub(super) fn draw_players(frame: &mut Frame, area: Rect, scene: &Scene<'_>, view: &View, hides_role: bool) {
    let theme = scene.theme;
    let head = format!("     {}", scene.words.text("terminal-lost-mines-players"));
    paint::at(frame, area, 0, 0, Line::styled(paint::fit(&head, area.width.into()), theme.faint()));
    for (row, player) in view.players.iter().enumerate() {
        let line = player_line(scene, view, player, hides_role && view.viewer.is(player.seat));
        paint::at(frame, area, 0, row as u16 + 1, line);
    }
    let row = view.players.len() as u16 + 1;
    paint::at(frame, area, 0, row, Line::styled(scene.words.text("terminal-lost-mines-rail"), theme.faint()));
    for (index, slot) in view.rail.iter().enumerate() {
        let kind = kind_letter(slot.kind);
        let value = slot.value.map_or('?', |value| char::from(b'0' + value));
        let (text, style) = match slot.taker {
            Some(seat) if slot.value.is_none() => (format!("{}{seat}{kind}", index + 1), theme.faint()),
            Some(seat) => (format!("{}{seat}{kind}{value}", index + 1), theme.faint()),
            None => (format!("{}{kind}{value}", index + 1), theme.gold()),
        };
        paint::at(
            frame,
            area,
            (index % 4) as u16 * 5,
            row + 1 + (index / 4) as u16,
            Line::styled(text, style),
        );
    }
}

fn player_line(scene: &Scene<'_>, view: &View, player: &Player, is_hidden: bool) -> Line<'static> {
    let theme = scene.theme;
    let is_acting = scene.position.turn.must.contains(player.seat);
    let mark = if is_acting { '>' } else { ' ' };
    let role = match player.role {
        Some(_) if is_hidden => '·',
        Some(Role::Loyal) => 'L',
        Some(Role::Selfish) => 'S',
        Some(Role::Saboteur) => 'X',
        None => '?',
    };
    let style = if is_acting { theme.strong() } else { Style::new() };
    let dragon = if view.dragon == Some(player.seat) { "D" } else { " " };
    Line::from(vec![
        Span::raw(mark.to_string()),
        Span::styled(player.seat.to_string(), map::pawn_style(player.clan, theme)),
        Span::raw(format!("{}{role}", map::clan_sign(player.clan))),
        Span::styled(format!(" {}", paint::pad(scene.position.name(player.seat), 7)), style),
        Span::raw(format!("{dragon}{} {} ", Label(player.pawn), player.cards)),
        Span::styled(format!("{:>2}", player.total), theme.gold()),
    ])
}

/// The cards in hand: digit, picture, words.
pub(super) fn draw_hand(
    frame: &mut Frame,
    area: Rect,
    scene: &Scene<'_>,
    view: &View,
    chosen: &[klad_lost_mines::CardId],
) {
    if view.hand.is_empty() {
        let text = scene.words.text("terminal-lost-mines-no-hand");
        paint::at(frame, area, 1, 0, Line::styled(text, scene.theme.faint()));
        return;
    }
    let columns = 16;
    for (index, held) in view.hand.iter().enumerate() {
        let is_chosen = chosen.contains(&held.card);
        let style = if is_chosen { scene.theme.chosen() } else { Style::new() };
        let text = format!("{} {}", index + 1, card_text(held, scene));
        let line = Line::styled(paint::pad(&text, columns - 1), style);
        paint::at(frame, area, index as u16 * columns as u16, 0, line);
        let detail = match held.face {
            Face::Path { exits, .. } => format!("  {}", scene.words.text(path_id(exits))),
            Face::Info { symbols } => {
                let names: Vec<String> = symbols.iter().map(|symbol| symbol_name(symbol, scene)).collect();
                let names = names.join("/");
                // Long ones start at the edge, so that they fit.
                if paint::width(&names) + 2 < columns { format!("  {names}") } else { names }
            }
            Face::Tool { .. } | Face::Trap | Face::Troll | Face::Storm => String::new(),
        };
        let line = Line::styled(paint::fit(&detail, columns - 1), scene.theme.faint());
        paint::at(frame, area, index as u16 * columns as u16, 1, line);
    }
}

/// What a path card is, in a word: the picture shows where it leads.
fn path_id(exits: Exits) -> &'static str {
    let sides: Vec<Dir> = Dir::ALL.into_iter().filter(|side| exits.has(*side)).collect();
    match sides.as_slice() {
        [] | [_] => "terminal-lost-mines-path-end",
        [Dir::N, Dir::S] | [Dir::E, Dir::W] => "terminal-lost-mines-path-straight",
        [_, _] => "terminal-lost-mines-path-bend",
        [_, _, _] => "terminal-lost-mines-path-fork",
        _ => "terminal-lost-mines-path-crossroads",
    }
}

/// A card abbreviated to a few letters.
pub(super) fn card_text(held: &HandCard, scene: &Scene<'_>) -> String {
    match held.face {
        Face::Path { exits, special } => {
            let arm = |side| if exits.has(side) { '─' } else { ' ' };
            let picture = format!("{}{}{}", arm(Dir::W), map::crossing(exits), arm(Dir::E));
            match special {
                Special::Plain => picture,
                _ => {
                    format!("{picture}{} {}", map::special_sign(special, false), special_name(special, scene))
                }
            }
        }
        Face::Tool { tool } => scene.say(&format!("tool-{}", map::tool_id(tool))),
        Face::Info { .. } => scene.words.text("terminal-lost-mines-info"),
        Face::Trap => scene.words.text("terminal-lost-mines-trap"),
        Face::Troll => scene.words.text("terminal-lost-mines-troll"),
        Face::Storm => scene.words.text("terminal-lost-mines-storm"),
    }
}

fn special_name(special: Special, scene: &Scene<'_>) -> String {
    let id = match special {
        Special::Plain => return String::new(),
        Special::Trunk => "trunk",
        Special::Lake => "lake",
        Special::Pit => "pit",
        Special::Rocks => "rocks",
        Special::Campfire => "campfire",
    };
    scene.say(&format!("special-{id}"))
}

fn symbol_name(symbol: Symbol, scene: &Scene<'_>) -> String {
    scene.say(match symbol {
        Symbol::Mine => "symbol-mine",
        Symbol::Treasure => "symbol-treasure",
        Symbol::Dwarf => "symbol-dwarf",
    })
}

/// The letter of a treasure's back.
pub(super) fn kind_letter(kind: Kind) -> char {
    match kind {
        Kind::Gold => 'G',
        Kind::Silver => 'S',
        Kind::Gems => 'J',
    }
}

/// The name of a role in words.
pub(super) fn role_name(role: Role, scene: &Scene<'_>) -> String {
    scene.say(match role {
        Role::Loyal => "role-loyal",
        Role::Selfish => "role-selfish",
        Role::Saboteur => "role-saboteur",
    })
}

/// The name of a clan in words.
pub(super) fn clan_name(clan: Clan, scene: &Scene<'_>) -> String {
    scene.say(match clan {
        Clan::Blue => "clan-blue",
        Clan::Yellow => "clan-yellow",
    })
}

/// Roles, treasures and points when a round is over.
pub(super) fn draw_results(frame: &mut Frame, area: Rect, scene: &Scene<'_>, view: &View) {
    let words = scene.words;
    let title = words.format("terminal-lost-mines-scored", &[("round", i32::from(view.round).into())]);
    let rows = view.players.len() as u16 + 4;
    let inside = paint::window(frame, area, 78, rows, &title, scene.theme);
    for (row, player) in view.players.iter().enumerate() {
        let role = player.role.map_or(String::new(), |role| role_name(role, scene));
        let taken: Vec<String> = treasures_of(view, player.seat);
        let taken = if taken.is_empty() { "–".to_owned() } else { taken.join(" ") };
        let points = player.points.last().copied().unwrap_or(0);
        let dragon = if view.dragon == Some(player.seat) { " D" } else { "" };
        let line = Line::from(vec![
            Span::styled(paint::pad(scene.position.name(player.seat), 14), scene.theme.strong()),
            Span::raw(paint::pad(&format!(" {} {}", clan_name(player.clan, scene), role), 28)),
            Span::raw(paint::pad(&format!("{taken}{dragon}"), 18)),
            Span::styled(format!("+{points:<3} {:>3}", player.total), scene.theme.gold()),
        ]);
        paint::at(frame, inside, 0, row as u16, line);
    }
    let id = if view.phase == Phase::GameOver { "terminal-any-key" } else { "terminal-lost-mines-ready" };
    paint::at(
        frame,
        inside,
        0,
        view.players.len() as u16 + 1,
        Line::styled(words.text(id), scene.theme.key()),
    );
}

fn treasures_of(view: &View, seat: Seat) -> Vec<String> {
    let slots = view.rail.iter().filter(|slot| slot.taker == Some(seat));
    slots
        .map(|slot| {
            format!("{}{}", kind_letter(slot.kind), slot.value.map_or("?".into(), |value| value.to_string()))
        })
        .collect()
}
