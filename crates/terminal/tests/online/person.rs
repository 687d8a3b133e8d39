//! People at screens.

use std::time::{Duration, Instant};

use crossterm::event::{
    KeyCode::{self, Enter},
    KeyEvent,
};
use klad_engine::{Catalog, Seat, Viewer};
use klad_protocol::{Clock, TableId, TableState};
use klad_terminal::{
    joined::Joined,
    look::Look,
    online::{
        Online,
        door::{self, SeatWish},
    },
    tabletop::Tabletop,
    theme::Theme,
};
use klad_text::{Lang, Words};
use ratatui::{Terminal, backend::TestBackend};
use serde_json::Value;

use crate::house::House;

/// A generous timeout for everything in these tests.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody at a screen of 80 × 24.
pub(crate) struct Person<'c> {
    pub(crate) joined: Joined<'c>,
    terminal: Terminal<TestBackend>,
    began: Instant,
    pub(crate) token: Option<String>,
}

impl<'c> Person<'c> {
    pub(crate) fn at(ticket: door::Admission, catalog: &'c Catalog) -> Person<'c> {
        let token = ticket.client.token().map(str::to_owned);
        let online = Online::connect(catalog, ticket).unwrap();
        let look = Look { words: Words::new(Lang::En), theme: Theme::PLAIN };
        Person {
            joined: Joined::new(online, look),
            terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
            began: Instant::now(),
            token,
        }
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    pub(crate) fn tick(&mut self) {
        let now_ms = self.now_ms();
        self.joined.tick(now_ms);
    }

    pub(crate) fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.joined.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let line =
            |row| (0..buffer.area.width).map(|column| buffer[(column, row)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|row| line(row).trim_end().to_owned() + "\n").collect()
    }

    /// Polls until the screen satisfies the condition.
    #[track_caller]
    pub(crate) fn wait(&mut self, wanted: &str, holds: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            self.tick();
            let text = self.text();
            if holds(&text) {
                return text;
            }
            assert!(begin.elapsed() < PATIENCE, "waited for {wanted}:\n{text}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[track_caller]
    pub(crate) fn wait_for(&mut self, wanted: &str) -> String {
        self.wait(wanted, |text| text.contains(wanted))
    }

    /// Presses a key; if that sends a move, waits for its answer.
    pub(crate) fn press(&mut self, code: KeyCode) -> bool {
        let now_ms = self.now_ms();
        let leaves = self.joined.key(KeyEvent::from(code), now_ms);
        let begin = Instant::now();
        while self.joined.table().is_sending() && begin.elapsed() < Duration::from_secs(5) {
            self.tick();
            std::thread::sleep(Duration::from_millis(1));
        }
        leaves
    }

    pub(crate) fn seat(&self) -> Seat {
        self.joined.table().seat().expect("a person sits here")
    }

    pub(crate) fn view(&self) -> Value {
        let position = self.joined.table().position(Viewer::Seat(self.seat()), &[]);
        serde_json::from_str(position.view.get()).unwrap()
    }

    pub(crate) fn phase(&self) -> String {
        let view = self.view();
        let phase = &view["phase"];
        phase.as_str().or(phase["type"].as_str()).unwrap_or_default().to_owned()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.joined.table().info_of_table().state == TableState::Over
    }

    /// Whether the table waits for this person.
    pub(crate) fn is_awaited(&self) -> bool {
        !self.joined.table().awaited().is_empty()
    }

    /// Tries one sequence of keys after another until the table has advanced, then all of them again: while everybody
    /// waits for the disk, the response to a move may come long after it was sent.
    pub(crate) fn until_moved(&mut self, patience: Duration, attempts: &[&[KeyCode]]) {
        let before = self.joined.table().number();
        let first = Instant::now();
        for keys in attempts.iter().cycle() {
            for key in *keys {
                self.press(*key);
                if self.joined.table().number() != before {
                    return;
                }
            }
            let begin = Instant::now();
            loop {
                self.tick();
                if self.joined.table().number() != before || self.is_over() {
                    return;
                }
                if begin.elapsed() > patience {
                    break;
                }
                std::thread::sleep(Duration::from_millis(1));
            }
            assert!(first.elapsed() < PATIENCE, "nothing led to a move:\n{}", self.text());
        }
    }
}

/// Two people sit down at a table and the host starts it.
pub(crate) fn two<'c>(
    house: &House,
    catalog: &'c Catalog,
    slug: &str,
    options: Value,
    seats: &[&str],
) -> (TableId, [Person<'c>; 2]) {
    let (host, table) = house.table(slug, options, seats, Clock::None);
    let ada = house.come(table, None, "Ada", SeatWish::Any).unwrap();
    let ben = house.come(table, None, "Ben", SeatWish::Any).unwrap();
    let mut people = [Person::at(ada, catalog), Person::at(ben, catalog)];
    people[0]
        .wait("Ben in the lobby", |text| text.contains("Waiting for players") && text.contains("B  ● Ben"));
    house.runtime.block_on(host.start(table)).unwrap();
    for person in &mut people {
        person.wait_for("? help");
    }
    (table, people)
}

/// Plays to the end: the person the table waits for presses keys.
pub(crate) fn play_out(people: &mut [Person<'_>], mut turn: impl FnMut(&mut Person<'_>)) {
    let mut idle = Instant::now();
    while !people.iter().all(Person::is_over) {
        let mut has_moved = false;
        for person in people.iter_mut() {
            person.tick();
            if person.text().contains("Press any key to continue") {
                person.press(Enter);
            }
            if person.is_awaited() && !person.is_over() {
                turn(person);
                has_moved = true;
            }
        }
        if has_moved {
            idle = Instant::now();
        } else {
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(idle.elapsed() < PATIENCE, "nobody is asked:\n{}", people[0].text());
    }
    for person in people {
        let text = person.wait_for("Game over");
        assert!(text.contains("Ada") && text.contains("Ben"), "{text}");
    }
}
