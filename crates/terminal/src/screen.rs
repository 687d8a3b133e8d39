//! The screen of a game in progress: the board, the log, the prompt and the keys; the same for every game.

use klad_engine::{PlayError, Seat, SeatSet, Viewer};
use serde_json::Value;

use crate::{
    games::{self, Board, MoveList, Reply},
    look::Look,
    overlay::Overlay,
    snapshot::{Scene, Snapshot},
    tabletop::{self, Tabletop, Word},
};

mod draw;
mod keys;

pub(crate) use draw::{draw_title, draw_too_small, log_lines};

/// The smallest window everything fits in.
pub const COLUMNS_MIN: u16 = 80;
/// The smallest window everything fits in.
pub const ROWS_MIN: u16 = 24;
/// From this width on the log is beside the board instead of below it.
const COLUMNS_WIDE: u16 = 124;
/// How many lines of the log are kept.
const LOG_MOST: usize = 400;

/// Why the screen is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leave {
    /// The player leaves.
    Quit,
    /// The player wants another game.
    Again,
}

/// Words for the player below the board.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Banner {
    text: String,
    is_refusal: bool,
}

/// A game in progress on the screen.
pub struct Screen<T> {
    table: T,
    look: Look,
    board: Option<Box<dyn Board>>,
    list: MoveList,
    is_listing: bool,
    viewer: Viewer,
    /// The keyboard is being passed to this seat; nothing secret is drawn meanwhile.
    handing: Option<Seat>,
    overlay: Option<Overlay>,
    notice: Option<Banner>,
    position: Snapshot,
    log: Vec<(String, bool)>,
    was_over: bool,
    /// Somebody out of turn has asked for the keyboard.
    is_borrowed: bool,
    /// The time at the table. It stops while nobody can play: during help, or while the keyboard is passed on.
    clock_ms: u64,
    ticked_at_ms: u64,
    drawn_at_ms: u64,
}

impl<T: Tabletop> Screen<T> {
    /// Shows a table.
    pub fn new(table: T, look: Look) -> Screen<T> {
        let board = games::board(table.info().slug);
        let viewer = match table.people().first() {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        let position = table.position(viewer, &table.names(look.words));
        let mut screen = Screen {
            table,
            look,
            is_listing: board.is_none(),
            board,
            list: MoveList::default(),
            viewer,
            handing: None,
            overlay: None,
            notice: None,
            position,
            log: Vec::new(),
            was_over: false,
            is_borrowed: false,
            clock_ms: 0,
            ticked_at_ms: 0,
            drawn_at_ms: 0,
        };
        if screen.table.people().len() > 1 && screen.has_secrets() {
            screen.handing =
                Some(screen.awaited().first().or(screen.table.people().first()).expect("people sit here"));
        }
        screen.refresh();
        screen
    }

    /// The table behind it.
    pub fn table(&self) -> &T {
        &self.table
    }

    /// The table behind it, mutably.
    pub fn table_mut(&mut self) -> &mut T {
        &mut self.table
    }

    /// The table behind it, without the screen.
    pub fn into_table(self) -> T {
        self.table
    }

    /// The current language and colors.
    pub fn look(&self) -> Look {
        self.look
    }

    fn has_secrets(&self) -> bool {
        self.board.as_ref().is_none_or(|board| board.has_secrets())
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            position: &self.position,
            words: self.look.words,
            theme: self.look.theme,
            now_ms: self.clock_ms,
        }
    }

    /// Reads the table again.
    fn refresh(&mut self) {
        let earlier = self.notice.take();
        self.hear_notices();
        self.choose_viewer();
        let position = self.table.position(self.viewer, &self.table.names(self.look.words));
        // A notice about an earlier position is stale; one about the same position stays.
        if self.notice.is_none() && position.view.get() == self.position.view.get() {
            self.notice = earlier;
        }
        self.position = position;
        let scene = Scene {
            position: &self.position,
            words: self.look.words,
            theme: self.look.theme,
            now_ms: self.clock_ms,
        };
        self.log = self
            .table
            .log(self.viewer, LOG_MOST)
            .iter()
            .map(|(line, fresh)| (log_line(line, &scene), *fresh))
            .collect();
        self.list.settle(&self.position);
        if let Some(board) = &mut self.board
            && let Err(error) = board.settle(&self.position)
        {
            // The board cannot read this view, so the list of moves takes over.
            self.notice = Some(Banner { text: error.to_string(), is_refusal: true });
            self.board = None;
            self.is_listing = true;
        }
        for word in self.table.take_words() {
            self.notice = Some(self.said(&word));
        }
        if self.position.outcome.is_some() && !self.was_over {
            self.was_over = true;
            self.handing = None;
            self.overlay = Some(Overlay::Result);
        }
    }

    /// Passes the board what the arbiter said to everybody or to people at this keyboard.
    fn hear_notices(&mut self) {
        let people = self.table.people();
        for notice in self.table.take_notices() {
            if notice.to.is_some_and(|seat| !people.contains(seat)) {
                continue;
            }
            let scene = Scene {
                position: &self.position,
                words: self.look.words,
                theme: self.look.theme,
                now_ms: self.clock_ms,
            };
            let Some(board) = &mut self.board else { continue };
            let reply = board.hear(&notice, &scene);
            let is_mine = notice.to.is_none_or(|seat| self.viewer.is(seat));
            match reply {
                Reply::Say(text) if is_mine => self.notice = Some(Banner { text, is_refusal: false }),
                Reply::Refused { rule, detail } if is_mine => {
                    let text = self.refused(&rule, &detail);
                    self.notice = Some(Banner { text, is_refusal: true });
                }
                Reply::Say(_) | Reply::Refused { .. } | Reply::Nothing => {}
            }
        }
    }

    /// The people the table waits for.
    fn awaited(&self) -> SeatSet {
        let by_board = self.board.as_ref().and_then(|board| board.awaited(self.table.people()));
        by_board.unwrap_or_else(|| self.table.awaited())
    }

    /// With several people at one keyboard, the screen shows the view of the one the table waits for.
    fn choose_viewer(&mut self) {
        let awaited = self.awaited();
        let Viewer::Seat(current) = self.viewer else { return };
        if awaited.is_empty() || self.is_borrowed || awaited.contains(current) && self.handing.is_none() {
            return;
        }
        let seats = self.position.names.len() as u8;
        let mut next = current;
        while !awaited.contains(next) {
            next = next.left(seats);
        }
        if self.has_secrets() {
            self.handing = Some(next);
        } else {
            self.viewer = Viewer::Seat(next);
        }
    }

    /// Time has passed: bots may have moved. Returns whether there is something new to draw.
    pub fn tick(&mut self, now_ms: u64) -> bool {
        let passed = now_ms.saturating_sub(self.ticked_at_ms);
        self.ticked_at_ms = now_ms;
        if self.is_pausing() {
            return false;
        }
        self.clock_ms += passed;
        let has_changed = self.table.advance(self.clock_ms);
        if has_changed {
            self.refresh();
        }
        let is_ticking = self.board.as_ref().is_some_and(|board| board.is_ticking());
        let is_counting = self.table.sitting(self.clock_ms).iter().any(|sitting| sitting.is_running);
        let since_ms = self.clock_ms - self.drawn_at_ms;
        let is_stale = is_ticking && since_ms >= 100 || is_counting && since_ms >= 500;
        if has_changed || is_stale {
            self.drawn_at_ms = self.clock_ms;
        }
        has_changed || is_stale
    }

    /// Whether something will happen without a key press.
    pub fn is_busy(&self) -> bool {
        self.table.is_busy() && !self.is_pausing()
    }

    /// Whether a bot is thinking or can start right now, without waiting.
    pub fn is_working(&self) -> bool {
        self.table.is_working() && !self.is_pausing()
    }

    /// Whether the bots wait: the board shows people something, or the keyboard is being passed on.
    fn is_pausing(&self) -> bool {
        let is_showing = self.board.as_ref().is_some_and(|board| board.is_pausing());
        let can_wait = self.table.is_patient() && !self.table.people().is_empty();
        can_wait && (self.handing.is_some() || self.overlay.is_some() || is_showing)
    }

    /// A refusal in words, with its rule.
    fn why(&self, error: &PlayError) -> String {
        let words = self.look.words;
        match error {
            PlayError::Refused { rule, detail, .. } => {
                let said = self.scene().refusal(detail);
                let args =
                    [("reason", said.into()), ("rule", rule.0.into()), ("text", words.rule(rule.0).into())];
                words.format("terminal-refused", &args)
            }
            PlayError::Unreadable { found, .. } => {
                words.format("terminal-unreadable", &[("found", found.as_str().into())])
            }
            PlayError::NoSuchSeat { .. } => error.to_string(),
        }
    }

    /// What the table says to the person at the keyboard, in words.
    fn said(&self, word: &Word) -> Banner {
        let words = self.look.words;
        match word {
            Word::Refused { rule, detail } => Banner { text: self.refused(rule, detail), is_refusal: true },
            Word::Warning(id) => Banner { text: words.text(id), is_refusal: true },
            Word::News(id) => Banner { text: words.text(id), is_refusal: false },
            Word::NotSaved(error) => {
                let text = words.format("terminal-save-failed", &[("error", error.as_str().into())]);
                Banner { text, is_refusal: true }
            }
        }
    }

    fn refused(&self, rule: &str, detail: &Value) -> String {
        let said = self.scene().refusal(detail);
        let text = self.look.words.rule(rule);
        self.look.words.format(
            "terminal-refused",
            &[("reason", said.into()), ("rule", rule.into()), ("text", text.into())],
        )
    }

    fn awaited_names(&self) -> String {
        let names: Vec<&str> = self.position.turn.must.iter().map(|seat| self.position.name(seat)).collect();
        self.look.words.list(&names)
    }
}

/// A line of the log, in words.
fn log_line(line: &tabletop::LogLine, scene: &Scene<'_>) -> String {
    let words = scene.words;
    let says = |player: &str, said: String| {
        words.format("terminal-online-says", &[("player", player.into()), ("words", said.into())])
    };
    match line {
        tabletop::LogLine::Event(event) => scene.event(event),
        tabletop::LogLine::Note { id, player } => words.format(id, &[("player", player.as_str().into())]),
        tabletop::LogLine::Said { player, words: said } => says(player, said.clone()),
        tabletop::LogLine::Phrase { player, id } => says(player, words.text(id)),
    }
}
