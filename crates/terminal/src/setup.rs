//! The screen before a game: which game, who sits where, which options.

use crossterm::event::{KeyCode, KeyEvent};
use klad_engine::{Catalog, Entry, OptionKind, OptionSpec, Seat};
use serde_json::{Map, Value};

use crate::{
    games,
    host::{Host, LocalPlayer, PlanError, TablePlan},
    keys::Key,
    look::Look,
};

mod draw;

/// The maximum length of a person's name.
pub const NAME_MOST: usize = 20;

/// What a key press on this screen led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupAction {
    /// Nothing yet.
    Nothing,
    /// The player leaves.
    Quit,
    /// The game can begin as in [`Setup::plan`].
    Start,
    /// The player wants to continue the saved game.
    Resume,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    Resume,
    Game,
    Seats,
    Player(Seat),
    Option(usize),
}

/// A table being set up.
pub struct Setup<'c> {
    catalog: &'c Catalog,
    look: Look,
    entry: &'c Entry,
    seats: u8,
    players: Vec<LocalPlayer>,
    /// One value for each option of the game.
    values: Vec<Value>,
    person: String,
    saved: Option<(String, usize)>,
    marked: usize,
    /// Digits typed for a number so far.
    typed: String,
    error: Option<String>,
}

impl<'c> Setup<'c> {
    /// A table for one person against bots. `slug` is the game to start with, `person` the player's name, and `saved`
    /// the game and the number of moves of a saved game to continue.
    pub fn new(
        catalog: &'c Catalog,
        look: Look,
        slug: Option<&str>,
        person: &str,
        saved: Option<(String, usize)>,
    ) -> Option<Setup<'c>> {
        let entry = match slug {
            Some(slug) => catalog.find(slug)?,
            None => catalog.entries().first()?,
        };
        let mut setup = Setup {
            catalog,
            look,
            entry,
            seats: 0,
            players: Vec::new(),
            values: Vec::new(),
            person: person.to_owned(),
            saved,
            marked: 0,
            typed: String::new(),
            error: None,
        };
        setup.choose_game(entry);
        setup.marked = setup.rows().iter().position(|row| *row == Row::Game).unwrap_or(0);
        Some(setup)
    }

    fn choose_game(&mut self, entry: &'c Entry) {
        self.entry = entry;
        self.seats = entry.info.seats_min.max(3).min(entry.info.seats_max);
        let bot = entry.levels().find(|level| *level == "medium").or(entry.levels().last());
        let player = |seat: Seat| match bot {
            Some(level) if seat.0 > 0 => LocalPlayer::Bot(level.to_owned()),
            _ => LocalPlayer::Person(self.default_name(seat)),
        };
        self.players = Seat::all(entry.info.seats_max).map(player).collect();
        let value = |spec: &OptionSpec| {
            games::local_default(entry.info.slug, spec.name).unwrap_or_else(|| default_value(spec))
        };
        self.values = entry.info.options.iter().map(value).collect();
        self.error = None;
    }

    fn default_name(&self, seat: Seat) -> String {
        if seat.0 == 0 && !self.person.is_empty() {
            return self.person.clone();
        }
        self.look.words.format("terminal-person-name", &[("seat", seat.to_string().into())])
    }

    /// The current language and colors.
    pub fn look(&self) -> Look {
        self.look
    }

    /// The table as it is set up, with this secret.
    pub fn plan(&self, secret: [u8; 32]) -> TablePlan {
        let options: Map<String, Value> = self
            .entry
            .info
            .options
            .iter()
            .zip(&self.values)
            .map(|(spec, value)| (spec.name.to_owned(), value.clone()))
            .collect();
        TablePlan {
            slug: self.entry.info.slug.to_owned(),
            options: Value::Object(options),
            players: self.players[..usize::from(self.seats)].to_vec(),
            secret,
        }
    }

    /// Why the table could not be opened, in words.
    pub fn fail(&mut self, error: &PlanError) {
        self.error = Some(match error {
            PlanError::Setup { rule, .. } => {
                let args = [
                    ("reason", error.to_string().into()),
                    ("rule", (*rule).into()),
                    ("text", self.look.words.rule(rule).into()),
                ];
                self.look.words.format("terminal-refused", &args)
            }
            _ => error.to_string(),
        });
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        if self.saved.is_some() {
            rows.push(Row::Resume);
        }
        rows.extend([Row::Game, Row::Seats]);
        rows.extend(Seat::all(self.seats).map(Row::Player));
        rows.extend((0..self.entry.info.options.len()).map(Row::Option));
        rows
    }

    fn row(&self) -> Row {
        self.rows()[self.marked]
    }

    /// A key was pressed.
    pub fn key(&mut self, event: KeyEvent) -> SetupAction {
        let Some(key) = Key::of(event) else { return SetupAction::Nothing };
        let last = self.rows().len() - 1;
        if !matches!(key, Key::Char('0'..='9') | Key::Backspace) {
            self.typed.clear();
        }
        self.error = None;
        match key {
            Key::Escape | Key::F(10) => return SetupAction::Quit,
            Key::F(2) => self.look.next_language(),
            Key::Enter if self.row() == Row::Resume => return SetupAction::Resume,
            Key::Enter => return self.start(),
            Key::Up | Key::BackTab => self.marked = self.marked.saturating_sub(1),
            Key::Down | Key::Tab => self.marked = (self.marked + 1).min(last),
            Key::Home => self.marked = 0,
            Key::End => self.marked = last,
            Key::Left => self.change(-1),
            Key::Right => self.change(1),
            Key::PageUp => self.change(10),
            Key::PageDown => self.change(-10),
            _ if self.type_in(event, key) => {}
            _ => {
                let args = [("key", key.to_string().into())];
                self.error = Some(self.look.words.format("terminal-setup-key-unknown", &args));
            }
        }
        SetupAction::Nothing
    }

    fn start(&mut self) -> SetupAction {
        let plan = self.plan([0; 32]);
        if let Some(player) = plan.players.iter().find_map(|player| match player {
            LocalPlayer::Person(name) if name.trim().is_empty() || name.starts_with("bot ") => Some(name),
            _ => None,
        }) {
            self.error =
                Some(self.look.words.format("terminal-setup-bad-name", &[("name", player.as_str().into())]));
            return SetupAction::Nothing;
        }
        let people = plan.players.iter().filter(|player| matches!(player, LocalPlayer::Person(_))).count();
        if let Some(id) = games::unplayable(&plan.slug, &plan.options, people) {
            self.error = Some(self.look.words.text(id));
            return SetupAction::Nothing;
        }
        match Host::open(self.catalog, &plan) {
            Ok(_) => SetupAction::Start,
            Err(error) => {
                self.fail(&error);
                SetupAction::Nothing
            }
        }
    }

    fn change(&mut self, by: i64) {
        match self.row() {
            Row::Resume => {}
            Row::Game => {
                let entries = self.catalog.entries();
                let now =
                    entries.iter().position(|entry| entry.info.slug == self.entry.info.slug).unwrap_or(0);
                self.choose_game(&entries[turned(now, entries.len(), by)]);
            }
            Row::Seats => {
                let (least, most) = (self.entry.info.seats_min, self.entry.info.seats_max);
                let place = turned(usize::from(self.seats - least), usize::from(most - least) + 1, by);
                self.seats = least + place as u8;
            }
            Row::Player(seat) => {
                let levels: Vec<&str> = self.entry.levels().collect();
                let now = match &self.players[seat.index()] {
                    LocalPlayer::Person(_) => 0,
                    LocalPlayer::Bot(level) => {
                        1 + levels.iter().position(|known| known == level).unwrap_or(0)
                    }
                };
                self.players[seat.index()] = match turned(now, levels.len() + 1, by) {
                    0 => LocalPlayer::Person(self.default_name(seat)),
                    place => LocalPlayer::Bot(levels[place - 1].to_owned()),
                };
            }
            Row::Option(index) => {
                let spec = &self.entry.info.options[index];
                self.values[index] = changed(spec, &self.values[index], by);
            }
        }
    }

    /// Letters edit names, digits edit numbers. Returns whether the key was used.
    fn type_in(&mut self, event: KeyEvent, key: Key) -> bool {
        match self.row() {
            Row::Player(seat) => {
                let LocalPlayer::Person(name) = &mut self.players[seat.index()] else { return false };
                match event.code {
                    KeyCode::Backspace => {
                        name.pop();
                    }
                    KeyCode::Char(letter) if !letter.is_control() && name.chars().count() < NAME_MOST => {
                        name.push(letter)
                    }
                    KeyCode::Char(_) => {}
                    _ => return false,
                }
            }
            Row::Option(index) => {
                let OptionKind::Number { min, max, .. } = self.entry.info.options[index].kind else {
                    return false;
                };
                match key {
                    Key::Char(digit @ '0'..='9') if self.typed.len() < 9 => self.typed.push(digit),
                    Key::Backspace => {
                        self.typed.pop();
                    }
                    _ => return false,
                }
                let number: u32 = self.typed.parse().unwrap_or(min);
                self.values[index] = number.clamp(min, max).into();
            }
            Row::Seats => {
                let wanted = key.digit().map_or(0, |digit| digit as u8 + 1);
                if !(self.entry.info.seats_min..=self.entry.info.seats_max).contains(&wanted) {
                    return false;
                }
                self.seats = wanted;
            }
            Row::Resume | Row::Game => return false,
        }
        true
    }
}

/// The name of a level in words, where it has one.
pub(crate) fn level_name(words: klad_text::Words, level: &str) -> String {
    let id = format!("level-{level}");
    if words.has(&id) { words.text(&id) } else { level.to_owned() }
}

/// The default value of an option.
pub fn default_value(spec: &OptionSpec) -> Value {
    match spec.kind {
        OptionKind::Switch { default } => default.into(),
        OptionKind::Choice { values } => values.first().copied().unwrap_or_default().into(),
        OptionKind::Number { default, .. } => default.into(),
        OptionKind::Numbers { values } => values.first().copied().unwrap_or_default().into(),
    }
}

/// The value `by` steps further.
fn changed(spec: &OptionSpec, value: &Value, by: i64) -> Value {
    match spec.kind {
        OptionKind::Switch { .. } => (!value.as_bool().unwrap_or(false)).into(),
        OptionKind::Choice { values } => {
            let now = values.iter().position(|known| Some(*known) == value.as_str()).unwrap_or(0);
            values[turned(now, values.len(), by)].into()
        }
        OptionKind::Numbers { values } => {
            let now = values.iter().position(|known| Some(u64::from(*known)) == value.as_u64()).unwrap_or(0);
            values[turned(now, values.len(), by)].into()
        }
        OptionKind::Number { min, max, .. } => {
            // A wide range moves in wide steps; any number can also be typed.
            let step = i64::from((max - min) / 50).max(1);
            let now = value.as_i64().unwrap_or(i64::from(min));
            (now + by * step).clamp(min.into(), max.into()).into()
        }
    }
}

/// The index `by` steps further, wrapping around.
fn turned(now: usize, count: usize, by: i64) -> usize {
    (now as i64 + by.signum()).rem_euclid(count.max(1) as i64) as usize
}
