//! A table with its arbiter, a clock that the test controls, and a record of everything that was said.

use klad_engine::{
    Chance, Game, Quiet, Seat, Seed,
    arbiter::{Arbiter, Input, Output, Ticket},
};
use klad_klatz::{
    Move, State, Tables,
    arbiter::{Desk, messages::Notice},
};
use serde_json::{Value, json};

/// Something the arbiter said: when, to whom (`None` is everybody), and what.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Said {
    pub(super) at: u64,
    pub(super) to: Option<Seat>,
    pub(super) notice: Notice,
}

/// A move that was made: when, by whom, in notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Made {
    pub(super) at: u64,
    pub(super) seat: Seat,
    pub(super) mv: String,
}

/// A table with its arbiter.
pub(super) struct Hall {
    pub(super) state: State,
    pub(super) desk: Desk,
    pub(super) seed: Seed,
    pub(super) now: u64,
    pub(super) said: Vec<Said>,
    pub(super) made: Vec<Made>,
    pub(super) asked: Vec<Seat>,
    /// The outcome of moves handed in with a ticket.
    pub(super) settled: Vec<(Ticket, Settled)>,
}

/// The outcome of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Settled {
    Made,
    Refused,
    Stale,
}

impl Hall {
    /// A table at a position, not yet open, with the clock at 10 000 ms.
    #[track_caller]
    pub(super) fn at(text: &str, seed: u64) -> Hall {
        let state: State = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        Hall::of(state, Seed::from_number(seed))
    }

    pub(super) fn of(state: State, seed: Seed) -> Hall {
        let desk = Desk::new(&state, &seed, None);
        Hall {
            state,
            desk,
            seed,
            now: 10_000,
            said: Vec::new(),
            made: Vec::new(),
            asked: Vec::new(),
            settled: Vec::new(),
        }
    }

    /// A table at a position, opened immediately.
    #[track_caller]
    pub(super) fn open(text: &str) -> Hall {
        let mut hall = Hall::at(text, 1);
        hall.give(Input::Open);
        hall
    }

    /// Passes an input to the arbiter now, and makes the moves it requests.
    pub(super) fn give(&mut self, input: Input) -> &mut Hall {
        let mut next = Some(input);
        while let Some(input) = next.take() {
            let mut out = Vec::new();
            self.desk.step(&self.state, self.now, input, &mut out);
            let count = out.len();
            for (index, output) in out.into_iter().enumerate() {
                match output {
                    Output::Send { to, message } => {
                        let notice = serde_json::from_str(message.get()).expect("a notice reads back");
                        self.said.push(Said { at: self.now, to, notice });
                    }
                    Output::Ask { seat } => self.asked.push(seat),
                    Output::Decline { ticket, refusal } => {
                        self.settled.push((ticket, refusal.map_or(Settled::Stale, |_| Settled::Refused)));
                    }
                    Output::Play { seat, mv, ticket } => {
                        self.settled.extend(ticket.map(|ticket| (ticket, Settled::Made)));
                        assert_eq!(index + 1, count, "a move is the last output");
                        self.make(seat, &mv);
                        next = Some(Input::Applied);
                    }
                }
            }
        }
        self
    }

    #[track_caller]
    fn make(&mut self, seat: Seat, text: &str) {
        let mv: Move = text.parse().expect("the arbiter writes moves in notation");
        let mut chance = Chance::fair(&self.seed, u64::from(self.state.rev()) + 1);
        if let Err(refusal) = self.state.play(seat, mv, &mut chance, &mut Quiet) {
            panic!("the arbiter plays `{seat} {text}`, which is refused: {refusal}\n{}", self.state);
        }
        self.made.push(Made { at: self.now, seat, mv: text.into() });
    }

    /// Makes a move by the table itself.
    #[track_caller]
    pub(super) fn table(&mut self, text: &str) -> &mut Hall {
        self.make(Seat::TABLE, text);
        self.made.pop();
        self.give(Input::Applied)
    }

    /// Runs the clock to `ms` after 10 000, waking the arbiter when it asks.
    pub(super) fn run(&mut self, ms: u64) -> &mut Hall {
        let end = 10_000 + ms;
        while let Some(wake) = self.desk.wake_at().filter(|&wake| wake <= end) {
            self.now = wake.max(self.now);
            self.give(Input::Tick);
        }
        self.now = end;
        self
    }

    /// Runs to just before the arbiter is woken at `ms`: input that arrives at the same time comes first.
    pub(super) fn run_up_to(&mut self, ms: u64) -> &mut Hall {
        self.run(ms - 1);
        self.now = 10_000 + ms;
        self
    }

    /// Sends a message from a seat now.
    pub(super) fn say(&mut self, seat: &str, line: impl Into<Line>) -> &mut Hall {
        let message = line.into().message(&self.state);
        self.give(Input::Message { seat: seat.parse().unwrap(), message })
    }

    /// Sends a message that must be refused under `rule`, to that seat alone, with no move made.
    #[track_caller]
    pub(super) fn refuse(&mut self, seat: &str, line: impl Into<Line>, rule: &str) -> &mut Hall {
        let (said, made) = (self.said.len(), self.made.len());
        let message = line.into().message(&self.state);
        self.say(seat, message.clone());
        assert_eq!(self.made.len(), made, "{message} led to a move");
        let answers = &self.said[said..];
        match answers {
            [Said { to: Some(to), notice: Notice::Refused { rule: found, refusal, .. }, .. }] => {
                assert_eq!((to.to_string(), found.as_str()), (seat.into(), rule), "{message}: {refusal:?}");
            }
            _ => panic!("{seat} {message}: wanted one refusal by {rule}, found {answers:?}"),
        }
        self
    }

    /// Round trips of a seat with this minimum and this 90th percentile.
    pub(super) fn line(&mut self, seat: &str, min: u32, p90: u32) -> &mut Hall {
        let seat: Seat = seat.parse().unwrap();
        for ms in std::iter::once(min).chain([p90; 9]) {
            self.give(Input::RoundTrip { seat, ms });
        }
        self
    }

    pub(super) fn bot(&mut self, seat: &str, level: &str) -> &mut Hall {
        self.give(Input::Bot { seat: seat.parse().unwrap(), level: Some(level.into()) })
    }

    pub(super) fn offline(&mut self, seat: &str) -> &mut Hall {
        self.give(Input::Offline(seat.parse().unwrap()))
    }

    pub(super) fn online(&mut self, seat: &str) -> &mut Hall {
        self.give(Input::Online(seat.parse().unwrap()))
    }

    /// The moves made, as `seat move @ ms after 10 000`.
    pub(super) fn moves(&self) -> Vec<String> {
        self.made.iter().map(|made| format!("{} {} @{}", made.seat, made.mv, made.at - 10_000)).collect()
    }

    /// Everything a seat has been told since the start of the test, alone or with everybody.
    pub(super) fn told(&self, seat: &str) -> Vec<&Notice> {
        let seat: Seat = seat.parse().unwrap();
        self.said.iter().filter(|said| said.to.is_none_or(|to| to == seat)).map(|said| &said.notice).collect()
    }

    /// Everything a seat alone has been told.
    pub(super) fn private(&self, seat: &str) -> Vec<&Notice> {
        let seat: Seat = seat.parse().unwrap();
        self.said.iter().filter(|said| said.to == Some(seat)).map(|said| &said.notice).collect()
    }
}

/// What a seat says, turned into a message for the current position.
pub(super) enum Line {
    Json(Value),
    Klatz { comp: String, start: usize, dt: u32 },
    Turn { mv: Move, dt: u32, claims: Vec<String> },
    Pass,
    Sealed(Option<(String, usize)>),
}

impl From<Value> for Line {
    fn from(json: Value) -> Line {
        Line::Json(json)
    }
}

impl Line {
    fn message(self, state: &State) -> Value {
        let rev = state.rev();
        match self {
            Line::Json(json) => json,
            Line::Klatz { comp, start, dt } => {
                json!({"type": "klatz", "rev": rev, "comp": comp, "cards": cards(state, &comp, start), "dt": dt})
            }
            Line::Turn { mv, dt, claims } => {
                let claims: Vec<Value> = claims.iter().map(|comp| json!({"comp": comp})).collect();
                json!({"type": "turn", "rev": rev, "move": mv, "dt": dt, "claims": claims})
            }
            Line::Pass => json!({"type": "pass", "rev": rev}),
            Line::Sealed(answer) => {
                let answer =
                    answer.map(|(comp, start)| json!({"comp": comp, "cards": cards(state, &comp, start)}));
                json!({"type": "sealed", "rev": rev, "answer": answer})
            }
        }
    }
}

/// The cards of the wall from `start` on, as many as the composition shows.
fn cards(state: &State, comp: &str, start: usize) -> Value {
    let comp: klad_klatz::components::Comp = comp.parse().unwrap();
    json!(state.wall().get(start..start + Tables::STANDARD.pattern(comp).len()).unwrap_or(&[]))
}

/// KLATZ! for the picture of `comp` at `start`, pressed after `dt`.
pub(super) fn klatz(comp: &str, start: usize, dt: u32) -> Line {
    Line::Klatz { comp: comp.into(), start, dt }
}

/// A turn move in notation, decided after `dt`.
pub(super) fn turn(mv: &str, dt: u32) -> Line {
    Line::Turn { mv: mv.parse().unwrap(), dt, claims: Vec::new() }
}

/// A turn move with calls to make as soon as it is complete.
pub(super) fn attach(mv: &str, comps: &[&str]) -> Line {
    let claims = comps.iter().map(|comp| comp.to_string()).collect();
    Line::Turn { mv: mv.parse().unwrap(), dt: 0, claims }
}

pub(super) fn pass() -> Line {
    Line::Pass
}

/// Changes one standing order.
pub(super) fn orders(comp: &str, call: &str, prefer: &str) -> Value {
    json!({"type": "orders", "orders": [{"comp": comp, "call": call, "prefer": prefer}]})
}

/// A sealed answer: a composition and a place, or no call.
pub(super) fn sealed(answer: Option<(&str, usize)>) -> Line {
    Line::Sealed(answer.map(|(comp, start)| (comp.into(), start)))
}
