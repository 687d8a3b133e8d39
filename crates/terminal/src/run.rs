//! The main loop: draws when something changed, reads keys, lets bots move, and restores the terminal at the end.

use std::{
    io::{self, BufWriter, IsTerminal, Stdout},
    panic::{self, PanicHookInfo},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crossterm::{
    event::{self, Event, KeyEventKind},
    execute,
    terminal::{EnterAlternateScreen, enable_raw_mode},
};
use klad_engine::{Catalog, transcript::Transcript};
use ratatui::{Terminal, prelude::CrosstermBackend};

use crate::{
    host::{ArbiterMemory, Host, PlanError, TablePlan, memory},
    keys::Key,
    look::Look,
    screen::{Leave, Screen},
    setup::{Setup, SetupAction},
};

/// Where the client starts.
pub enum Begin {
    /// With the setup screen; with this game selected if one is named.
    Setup(Option<String>),
    /// With this table.
    Table(TablePlan),
    /// With this saved game, and the arbiter's memory beside it.
    Resume(Box<Transcript>, Option<ArbiterMemory>),
}

/// A session at this terminal, and what it needs from its surroundings.
pub struct Session<'c> {
    /// The games.
    pub catalog: &'c Catalog,
    /// Language and colors.
    pub look: Look,
    /// The name of the person at the keyboard.
    pub person: String,
    /// Milliseconds between two moves of bots.
    pub pace_ms: u64,
    /// A secret for the next table.
    pub secret: &'c dyn Fn() -> [u8; 32],
    /// The file a new game of this name is saved to; none if it cannot be saved.
    pub save_path: &'c dyn Fn(&str) -> Option<PathBuf>,
    /// A saved game to continue, and its file.
    pub saved: Option<(PathBuf, Transcript)>,
}

/// Why the client could not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No terminal.
    #[error("found no terminal on standard input and output, wanted one to draw on")]
    NoTerminal,
    /// The terminal failed.
    #[error("the terminal: {0}")]
    Terminal(#[from] io::Error),
    /// The table cannot be opened.
    #[error("{0}")]
    Plan(#[from] PlanError),
}

/// What is on the screen.
enum ClientScreen<'c> {
    Setup(Setup<'c>),
    Table(Box<Screen<Host<'c>>>, Instant),
}

/// How the client was left: the file of the last game, and whether that game is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// The file of the last game.
    pub saved_at: Option<PathBuf>,
    /// Whether it is over.
    pub is_over: bool,
}

impl<'c> Session<'c> {
    /// Runs until the player leaves. `save` is the file of the first game; later ones find their own.
    pub fn run(&mut self, begin: Begin, save: Option<&Path>) -> Result<Left, RunError> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(RunError::NoTerminal);
        }
        // Report errors before switching the terminal to the alternate screen.
        let shown = self.first(begin, save)?;
        let stop = stop_signals()?;
        on_screen(|terminal| self.run_on(terminal, shown, &stop))
    }

    fn first(&mut self, begin: Begin, save: Option<&Path>) -> Result<ClientScreen<'c>, RunError> {
        match begin {
            Begin::Setup(slug) => {
                let setup = self.setup(slug.as_deref());
                setup.map(ClientScreen::Setup).ok_or_else(|| {
                    let known: Vec<_> = self.catalog.entries().iter().map(|entry| entry.info.slug).collect();
                    PlanError::NoSuchGame { found: slug.unwrap_or_default(), known: known.join(", ") }.into()
                })
            }
            Begin::Table(plan) => {
                let host = Host::open(self.catalog, &plan)?;
                let default = (self.save_path)(&plan.slug);
                self.table(host, save.or(default.as_deref()))
            }
            Begin::Resume(transcript, memory) => {
                let default = (self.save_path)(&transcript.game);
                let host = Host::resume(self.catalog, *transcript, memory)?;
                self.table(host, save.or(default.as_deref()))
            }
        }
    }

    fn setup(&self, slug: Option<&str>) -> Option<Setup<'c>> {
        let saved = self.saved.as_ref().map(|(_, saved)| (saved.game.clone(), saved.moves.len()));
        Setup::new(self.catalog, self.look, slug, &self.person, saved)
    }

    fn table(&self, mut host: Host<'c>, save: Option<&Path>) -> Result<ClientScreen<'c>, RunError> {
        if let Some(path) = save {
            host.save_to(path)?;
        }
        host.set_pace_ms(self.pace_ms);
        Ok(ClientScreen::Table(Box::new(Screen::new(host, self.look)), Instant::now()))
    }

    fn run_on(
        &mut self,
        terminal: &mut Paper,
        mut shown: ClientScreen<'c>,
        stop: &AtomicBool,
    ) -> Result<Left, RunError> {
        let mut is_stale = true;
        loop {
            if is_stale {
                terminal.draw(|frame| match &mut shown {
                    ClientScreen::Setup(setup) => setup.draw(frame),
                    ClientScreen::Table(screen, _) => screen.draw(frame),
                })?;
                is_stale = false;
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(left(&shown));
            }
            let wait = match &shown {
                ClientScreen::Table(screen, _) if screen.is_busy() => Duration::from_millis(20),
                ClientScreen::Setup(_) | ClientScreen::Table(..) => Duration::from_millis(250),
            };
            if event::poll(wait)? {
                is_stale = true;
                if let Event::Key(key) = event::read()?
                    && key.kind != KeyEventKind::Release
                {
                    if Key::of(key) == Some(Key::Interrupt) {
                        return Ok(left(&shown));
                    }
                    match self.key(&mut shown, key)? {
                        Some(Leave::Quit) => return Ok(left(&shown)),
                        Some(Leave::Again) => {
                            if let ClientScreen::Table(screen, _) = &shown {
                                let slug = screen.table().info().slug;
                                self.look = screen.look();
                                self.saved = None;
                                if let Some(setup) = self.setup(Some(slug)) {
                                    shown = ClientScreen::Setup(setup);
                                }
                            }
                        }
                        None => {}
                    }
                }
            }
            if let ClientScreen::Table(screen, began) = &mut shown {
                is_stale |= screen.tick(began.elapsed().as_millis() as u64);
            }
        }
    }

    /// Passes a key to what is shown.
    fn key(&mut self, shown: &mut ClientScreen<'c>, key: event::KeyEvent) -> Result<Option<Leave>, RunError> {
        match shown {
            ClientScreen::Table(screen, began) => Ok(screen.key(key, began.elapsed().as_millis() as u64)),
            ClientScreen::Setup(setup) => {
                let chosen = setup.key(key);
                self.look = setup.look();
                let opened = match chosen {
                    SetupAction::Nothing => return Ok(None),
                    SetupAction::Quit => return Ok(Some(Leave::Quit)),
                    SetupAction::Start => {
                        let plan = setup.plan((self.secret)());
                        let save = (self.save_path)(&plan.slug);
                        Host::open(self.catalog, &plan).map(|host| (host, save))
                    }
                    SetupAction::Resume => match self.saved.take() {
                        None => return Ok(None),
                        Some((path, transcript)) => {
                            let memory = memory::read(&path);
                            Host::resume(self.catalog, transcript, memory).map(|host| (host, Some(path)))
                        }
                    },
                };
                match opened {
                    Ok((host, save)) => *shown = self.table(host, save.as_deref())?,
                    Err(error) => setup.fail(&error),
                }
                Ok(None)
            }
        }
    }
}

fn left(shown: &ClientScreen<'_>) -> Left {
    match shown {
        ClientScreen::Setup(_) => Left { saved_at: None, is_over: false },
        ClientScreen::Table(screen, _) => Left {
            saved_at: screen.table().saved_at().map(Path::to_owned),
            is_over: screen.table().outcome().is_some(),
        },
    }
}

/// The terminal. A whole frame is written at once, so that half-drawn frames never show.
pub(crate) type Paper = Terminal<CrosstermBackend<BufWriter<Stdout>>>;

/// Runs `show` on the whole screen and restores the terminal afterwards, even after a panic.
pub(crate) fn on_screen<T>(show: impl FnOnce(&mut Paper) -> Result<T, RunError>) -> Result<T, RunError> {
    let before: Arc<dyn Fn(&PanicHookInfo<'_>) + Send + Sync> = Arc::from(panic::take_hook());
    let (screen, after) = (thread::current().id(), Arc::clone(&before));
    // A bot may panic in its own thread; the game continues, and no message may cover the board.
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == screen {
            ratatui::restore();
            before(info);
        }
    }));
    let begin = || {
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen)?;
        Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(1 << 16, io::stdout())))
    };
    let shown = begin().map_err(RunError::from).and_then(|mut terminal| show(&mut terminal));
    ratatui::restore();
    panic::set_hook(Box::new(move |info| after(info)));
    shown
}

/// Set when the system asks the program to stop: the terminal is then restored as at any other exit.
pub(crate) fn stop_signals() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::{
            consts::{SIGHUP, SIGINT, SIGTERM},
            flag::{register, register_conditional_shutdown},
        };
        // A terminal that is gone delivers no more keys, so waiting for one would never end. Every move is already
        // saved, so the program simply exits.
        register_conditional_shutdown(SIGHUP, 1, Arc::new(AtomicBool::new(true)))?;
        for signal in [SIGINT, SIGTERM] {
            register(signal, Arc::clone(&stop))?;
        }
    }
    Ok(stop)
}
