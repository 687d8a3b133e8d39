//! The screen before an online game: who is here, and who is still missing.

use klad_engine::Seat;
use klad_protocol::{Occupant, TableInfo, TableState};
use ratatui::{
    Frame,
    layout::{Constraint, Layout},
    text::{Line, Span},
};

use crate::{
    keys::Key,
    look::Look,
    online::{Online, names, names_of},
    paint,
    screen::{COLUMNS_MIN, ROWS_MIN, draw_too_small},
    setup::level_name,
    tabletop::{Tabletop, Trouble},
};

/// What a key press in the lobby led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LobbyAction {
    /// Nothing yet.
    Nothing,
    /// The player leaves but keeps the seat.
    Quit,
}

/// The lobby of an online table.
#[derive(Debug, Default)]
pub struct Lobby {
    /// The id of a message, and the key it mentions, if any.
    said: Option<(String, Option<Key>)>,
}

impl Lobby {
    /// Something has arrived from the server.
    pub fn settle(&mut self, online: &mut Online<'_>) {
        if let Some(id) = online.take_warning() {
            self.said = Some((id, None));
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, online: &mut Online<'_>, look: &mut Look) -> LobbyAction {
        self.said = None;
        match key {
            Key::F(2) => look.next_language(),
            Key::Escape | Key::F(10) | Key::Char('q') | Key::Interrupt => return LobbyAction::Quit,
            _ if online.trouble().is_some() => self.said = Some(("terminal-online-unasked".into(), None)),
            Key::Char('s') if online.is_host() => online.start(),
            Key::Char('b') if online.is_host() => online.fill_with_bots(),
            Key::Char('s' | 'b') => self.said = Some(("web-error-not-host".into(), None)),
            Key::Char('j') if online.seat().is_none() => online.sit(),
            Key::Char('l') if online.seat().is_some() => online.get_up(),
            other => self.said = Some(("terminal-setup-key-unknown".into(), Some(other))),
        }
        LobbyAction::Nothing
    }

    /// Draws it.
    pub fn draw(&self, frame: &mut Frame, online: &Online<'_>, look: Look) {
        let area = frame.area();
        let (words, theme) = (look.words, look.theme);
        if area.width < COLUMNS_MIN || area.height < ROWS_MIN {
            draw_too_small(frame, words);
            return;
        }
        let keys = paint::keys_lines(&keys(online, look), area.width.into(), theme);
        let table = online.info_of_table();
        let [title, head, seats, note, asked, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(5),
            Constraint::Min(10),
            Constraint::Length(4),
            Constraint::Length(2),
            Constraint::Length(keys.len() as u16),
        ])
        .areas(area);
        let right = format!("{} ", words.lang().own_name());
        let game = words.text(&format!("{}-title", table.game));
        let left = paint::pad(
            &format!(" {game} · {}", words.text("web-lobby")),
            usize::from(area.width) - paint::width(&right),
        );
        frame.render_widget(Line::styled(format!("{left}{right}"), theme.title()), title);
        let summary = words.text(&format!("{}-summary", table.game));
        let mut lines = vec![Line::raw("")];
        lines.extend(
            paint::wrap(&summary, usize::from(head.width) - 2)
                .into_iter()
                .map(|line| Line::raw(format!(" {line}"))),
        );
        paint::text(frame, head, lines, 0);
        for (row, seat) in Seat::all(table.seats.len() as u8).enumerate() {
            paint::at(frame, seats, 1, row as u16, seat_line(online, seat, look));
        }
        if online.watchers() > 0 {
            let said =
                words.format("terminal-online-watchers", &[("count", i64::from(online.watchers()).into())]);
            paint::at(frame, seats, 1, table.seats.len() as u16 + 1, Line::styled(said, theme.faint()));
        }
        if let Some(draw) = table.draw.as_ref().filter(|draw| !draw.restarts.is_empty()) {
            let players: Vec<String> = draw.restarts.iter().map(names).collect();
            let count = draw.restarts.len() as i64;
            let said = words
                .format("web-restarts", &[("count", count.into()), ("players", players.join(", ").into())]);
            paint::at(frame, seats, 1, table.seats.len() as u16 + 2, Line::styled(said, theme.refusal()));
        }
        if let Some((id, key)) = &self.said {
            let key = key.map_or(String::new(), |key| key.to_string());
            let said = words.format(id, &[("key", key.into())]);
            let inside = paint::framed(frame, note, &words.text("terminal-notice"), theme.refusal());
            let lines = paint::wrap(&said, usize::from(inside.width) - 2);
            paint::text(
                frame,
                inside,
                lines.into_iter().map(|line| Line::raw(format!(" {line}"))).collect(),
                0,
            );
        }
        let lines = paint::wrap(&prompt(online, look), asked.width.into());
        paint::text(
            frame,
            asked,
            lines.into_iter().map(|line| Line::styled(line, theme.strong())).collect(),
            0,
        );
        paint::text(frame, bottom, keys, 0);
    }
}

/// What the table waits for.
fn prompt(online: &Online<'_>, look: Look) -> String {
    let words = look.words;
    let table = online.info_of_table();
    let has_open = table.seats.iter().any(|seat| seat.occupant == Occupant::Open);
    words.text(match online.trouble() {
        Some(Trouble::Lost) => "terminal-online-lost",
        Some(Trouble::Gone) => "terminal-online-gone",
        Some(Trouble::Away) | None if table.state == TableState::Closed => "web-closed",
        Some(Trouble::Away) | None if is_drawing(table) => "web-drawing",
        Some(Trouble::Away) | None => match (online.is_host(), has_open) {
            (true, true) => "terminal-online-wait-host-open",
            (true, false) => "terminal-online-wait-host",
            (false, true) => "terminal-online-wait-open",
            (false, false) => "web-wait-host",
        },
    })
}

/// Whether the seats are fixed and the seed is being drawn.
fn is_drawing(table: &TableInfo) -> bool {
    table.draw.as_ref().is_some_and(|draw| draw.reveal_by.is_some())
}

fn keys(online: &Online<'_>, look: Look) -> Vec<(String, String)> {
    let words = look.words;
    let mut keys = Vec::new();
    let mut key = |key: &str, id: &str| keys.push((key.to_owned(), words.text(id)));
    if online.is_host() {
        key("S", "terminal-online-key-start");
        key("B", "terminal-online-key-bots");
    }
    match online.seat() {
        Some(_) => key("L", "terminal-online-key-get-up"),
        None => key("J", "terminal-online-key-sit"),
    }
    key("F2", "terminal-key-language");
    key("Q", "terminal-key-quit");
    keys
}

fn seat_line(online: &Online<'_>, seat: Seat, look: Look) -> Line<'static> {
    let (words, theme) = (look.words, look.theme);
    let table = online.info_of_table();
    let (sign, name, style) = match &table.seats[seat.index()].occupant {
        Occupant::Open => ("·", words.text("web-open-seat"), theme.faint()),
        Occupant::Bot { level } => {
            let name = names_of(&table.seats, words).swap_remove(seat.index());
            ("●", format!("{name} ({})", level_name(words, level)), Default::default())
        }
        Occupant::Person { name, .. } => {
            (if online.is_here(seat) { "●" } else { "○" }, name.clone(), theme.strong())
        }
    };
    let person = table.seats[seat.index()].occupant.person();
    let mut marks = Vec::new();
    if online.seat() == Some(seat) {
        marks.push(words.text("you-listed"));
    }
    if person == Some(table.host) {
        marks.push(words.text("web-host"));
    }
    if person.is_some() && !online.is_here(seat) {
        marks.push(words.text("web-away"));
    }
    let marks = if marks.is_empty() { String::new() } else { format!("  ({})", marks.join(", ")) };
    Line::from(vec![
        Span::styled(format!("{seat}  {sign} "), theme.key()),
        Span::styled(name, style),
        Span::styled(marks, theme.faint()),
    ])
}
