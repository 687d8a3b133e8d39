//! An online table in the terminal: first its lobby, then its board, then perhaps the next game.

use std::{
    io::{self, IsTerminal},
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use klad_protocol::{TableInfo, TableState, witness::Witness};
use ratatui::Frame;

use crate::{
    keys::Key,
    lobby::{Lobby, LobbyAction},
    look::Look,
    online::Online,
    run::{RunError, on_screen, stop_signals},
    screen::{Leave, Screen},
    tabletop::Tabletop,
};

enum OnlineScreen<'c> {
    Lobby(Box<Online<'c>>, Lobby),
    Table(Box<Screen<Online<'c>>>),
    /// Only during the switch from one to the other.
    Neither,
}

/// An online table on the screen.
pub struct Joined<'c> {
    shown: OnlineScreen<'c>,
    look: Look,
}

impl<'c> Joined<'c> {
    /// Shows a table.
    pub fn new(online: Online<'c>, look: Look) -> Joined<'c> {
        Joined { shown: OnlineScreen::Lobby(Box::new(online), Lobby::default()), look }
    }

    /// The table.
    pub fn table(&self) -> &Online<'c> {
        match &self.shown {
            OnlineScreen::Lobby(online, _) => online,
            OnlineScreen::Table(screen) => screen.table(),
            OnlineScreen::Neither => unreachable!("this exists only during the switch"),
        }
    }

    /// The current language and colors.
    pub fn look(&self) -> Look {
        match &self.shown {
            OnlineScreen::Table(screen) => screen.look(),
            OnlineScreen::Lobby(..) | OnlineScreen::Neither => self.look,
        }
    }

    /// Time has passed: something may have arrived. Returns whether there is something new to draw.
    pub fn tick(&mut self, now_ms: u64) -> bool {
        let has_changed = match &mut self.shown {
            OnlineScreen::Lobby(online, lobby) => {
                let has_changed = online.advance(now_ms);
                if has_changed && !online.has_begun() {
                    lobby.settle(online);
                }
                has_changed
            }
            OnlineScreen::Table(screen) => screen.tick(now_ms),
            OnlineScreen::Neither => false,
        };
        self.settle(now_ms);
        has_changed
    }

    /// Replaces the lobby by a board when the game has begun, and the board by a lobby for the next game.
    fn settle(&mut self, now_ms: u64) {
        let look = self.look();
        self.shown = match std::mem::replace(&mut self.shown, OnlineScreen::Neither) {
            OnlineScreen::Lobby(mut online, _) if online.has_begun() => {
                online.settle_in();
                let mut screen = Screen::new(*online, look);
                screen.tick(now_ms);
                OnlineScreen::Table(Box::new(screen))
            }
            OnlineScreen::Table(screen) if screen.table().has_moved() => {
                self.look = look;
                let mut online = screen.into_table();
                online.settle_in();
                OnlineScreen::Lobby(Box::new(online), Lobby::default())
            }
            other => other,
        };
    }

    /// A key was pressed. Returns whether the player leaves.
    pub fn key(&mut self, event: KeyEvent, now_ms: u64) -> bool {
        self.tick(now_ms);
        match &mut self.shown {
            OnlineScreen::Lobby(online, lobby) => {
                Key::of(event).is_some_and(|key| lobby.key(key, online, &mut self.look) == LobbyAction::Quit)
            }
            OnlineScreen::Table(screen) => match screen.key(event, now_ms) {
                Some(Leave::Quit) => true,
                Some(Leave::Again) => {
                    screen.table_mut().again();
                    false
                }
                None => false,
            },
            OnlineScreen::Neither => false,
        }
    }

    /// Draws it.
    pub fn draw(&mut self, frame: &mut Frame) {
        match &mut self.shown {
            OnlineScreen::Lobby(online, lobby) => lobby.draw(frame, online, self.look),
            OnlineScreen::Table(screen) => screen.draw(frame),
            OnlineScreen::Neither => {}
        }
    }
}

/// How an online table was left.
#[derive(Debug, Clone, PartialEq)]
pub struct LeftTable {
    /// The table as it was last seen.
    pub table: TableInfo,
    /// Whether the player still has a seat there.
    pub keeps_seat: bool,
    /// Why the connection was lost for good.
    pub gone: Option<String>,
    /// What was seen of the table, and whether it matched a replay of the whole game.
    pub witness: Option<(Witness, bool)>,
    /// Language and colors at the end.
    pub look: Look,
}

/// Runs an online table on the terminal until the player leaves.
pub fn run(mut joined: Joined<'_>) -> Result<LeftTable, RunError> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(RunError::NoTerminal);
    }
    let stop = stop_signals()?;
    let began = Instant::now();
    on_screen(|terminal| {
        let mut is_stale = true;
        loop {
            if is_stale {
                terminal.draw(|frame| joined.draw(frame))?;
                is_stale = false;
            }
            let now_ms = || began.elapsed().as_millis() as u64;
            if stop.load(Ordering::Relaxed) || joined.table().has_got_up() {
                break;
            }
            if event::poll(Duration::from_millis(20))? {
                is_stale = true;
                if let Event::Key(key) = event::read()?
                    && key.kind != KeyEventKind::Release
                    && (Key::of(key) == Some(Key::Interrupt) || joined.key(key, now_ms()))
                {
                    break;
                }
            }
            is_stale |= joined.tick(now_ms());
        }
        Ok(())
    })?;
    let online = joined.table();
    let table = online.info_of_table().clone();
    let runs = matches!(table.state, TableState::Open | TableState::Playing);
    Ok(LeftTable {
        keeps_seat: runs && online.seat().is_some() && !online.has_got_up(),
        gone: online.gone().map(ToString::to_string),
        witness: online.witness().map(|witness| (witness, online.is_proven())),
        look: joined.look(),
        table,
    })
}
