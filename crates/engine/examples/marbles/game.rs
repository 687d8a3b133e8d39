//! *Marbles*: each of two players holds a secret marble, numbered 0 to 9. In turn each shows it or keeps it. A shown
//! marble scores its number, a kept one scores 4 (6 at a generous table). The higher score wins.

use std::{fmt, str::FromStr};

use klad_engine::{
    Audience, Bot, Chance, Game, GameInfo, Log, MoveSpace, OptionKind, OptionSpec, Outcome, Reason, RuleId,
    Seat, Secrets, Section, SetupError, Sight, Turn, Viewer, notation::NotationError,
};
use serde::{Deserialize, Serialize};

/// A game of Marbles.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Marbles {
    options: Options,
    marbles: [u8; 2],
    /// What each seat chose; nothing before its turn.
    choices: [Option<Move>; 2],
}

/// What the host may choose.
#[derive(Debug, Clone, PartialEq, Default, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// MA-003: a kept marble scores 6 instead of 4.
    pub generous: bool,
}

/// A choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Move {
    /// Put the marble on the table.
    Show {},
    /// Keep it hidden.
    Keep {},
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Event {
    /// A marble was shown.
    Shown { seat: Seat, marble: u8 },
    /// A marble was kept.
    Kept { seat: Seat },
}

/// Everything that one viewer may know.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// The viewer's own marble.
    pub own: Option<u8>,
    /// The marbles shown, by seat.
    pub seen: [Option<u8>; 2],
    /// What each seat chose.
    pub choices: [Option<Move>; 2],
}

/// Why a move is not allowed.
#[derive(Debug, Clone, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Refusal {
    /// Somebody else decides now.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// Both have chosen.
    #[error("the game is over")]
    Over,
}

impl Reason for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::NotYourTurn => "MA-002",
            Refusal::Over => "MA-003",
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Show {} => "show",
            Move::Keep {} => "keep",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        match text {
            "show" => Ok(Move::Show {}),
            "keep" => Ok(Move::Keep {}),
            _ => Err(NotationError::new(text, "show or keep")),
        }
    }
}

fn check_seats(seats: u8) -> Result<(), SetupError> {
    match seats {
        2 => Ok(()),
        _ => Err(SetupError::new("MA-001", format!("found {seats} seats, wanted 2"))),
    }
}

impl Game for Marbles {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "marbles",
        rules_version: 3,
        seats_min: 2,
        seats_max: 2,
        plies_max: 2,
        options: &[OptionSpec { name: "generous", kind: OptionKind::Switch { default: false } }],
        rulebook: &[Section { id: "all", rules: &["MA-001", "MA-002", "MA-003"] }],
        parts: &[],
    };

    type Options = Options;
    type Deal = [u8; 2];
    type Move = Move;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn deal(_: &Options, seats: u8, chance: &mut Chance) -> Result<[u8; 2], SetupError> {
        check_seats(seats)?;
        Ok([chance.below(10) as u8, chance.below(10) as u8])
    }

    fn start(options: &Options, seats: u8, deal: &[u8; 2]) -> Result<Marbles, SetupError> {
        check_seats(seats)?;
        match deal.iter().find(|&&marble| marble > 9) {
            Some(marble) => Err(SetupError::new("MA-001", format!("found marble {marble}, wanted 0 to 9"))),
            None => Ok(Marbles { options: options.clone(), marbles: *deal, choices: [None; 2] }),
        }
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.choices.iter().position(Option::is_none) {
            Some(seat) => Turn::of(Seat(seat as u8)),
            None => Turn::NOBODY,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.extend(self.moves(seat).filter(|&mv| self.check(seat, mv).is_ok()));
    }

    fn check(&self, seat: Seat, _: Move) -> Result<(), Refusal> {
        match self.turn().must.first() {
            None => Err(Refusal::Over),
            Some(acting) if acting == seat => Ok(()),
            Some(_) => Err(Refusal::NotYourTurn),
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, _: &mut Chance, log: &mut impl Log<Event>) {
        self.choices[seat.index()] = Some(mv);
        log.tell(Audience::All, || match mv {
            Move::Show {} => Event::Shown { seat, marble: self.marbles[seat.index()] },
            Move::Keep {} => Event::Kept { seat },
        });
    }

    fn outcome(&self) -> Option<Outcome> {
        let kept = if self.options.generous { 6 } else { 4 };
        let score = |seat: usize| match self.choices[seat]? {
            Move::Show {} => Some(i16::from(self.marbles[seat])),
            Move::Keep {} => Some(kept),
        };
        let scores = [score(0)?, score(1)?];
        Some(Outcome::ranked(scores, |seat| scores[seat.index()]))
    }

    fn view(&self, viewer: Viewer, _: Sight) -> View {
        let shown = |seat: usize| self.choices[seat] == Some(Move::Show {});
        View {
            viewer,
            options: self.options.clone(),
            own: match viewer {
                Viewer::Seat(seat) => Some(self.marbles[seat.index()]),
                Viewer::Spectator => None,
            },
            seen: [0, 1].map(|seat| shown(seat).then_some(self.marbles[seat])),
            choices: self.choices,
        }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn guess(view: &View, chance: &mut Chance) -> Marbles {
        let marbles = [0, 1].map(|seat| {
            let own = view.own.filter(|_| view.viewer.is(Seat(seat as u8)));
            own.or(view.seen[seat]).unwrap_or_else(|| chance.below(10) as u8)
        });
        Marbles { options: view.options.clone(), marbles, choices: view.choices }
    }

    fn fallback(_: &View, legal: &[Move]) -> Move {
        legal[0]
    }
}

impl MoveSpace for Marbles {
    const MOVES: usize = 2;

    fn move_index(&self, _: Seat, mv: Move) -> Option<usize> {
        Some(match mv {
            Move::Show {} => 0,
            Move::Keep {} => 1,
        })
    }

    fn move_at(&self, _: Seat, index: usize) -> Option<Move> {
        [Move::Show {}, Move::Keep {}].get(index).copied()
    }
}

impl Marbles {
    /// The seats whose marble `viewer` may not know.
    fn hidden_from(&self, viewer: Viewer) -> impl Iterator<Item = Seat> {
        Seat::all(2)
            .filter(move |&seat| !viewer.is(seat) && self.choices[seat.index()] != Some(Move::Show {}))
    }
}

impl Secrets for Marbles {
    fn rehide(&self, viewer: Viewer, _: Sight, chance: &mut Chance) -> Marbles {
        let mut other = self.clone();
        for seat in self.hidden_from(viewer) {
            other.marbles[seat.index()] = chance.below(10) as u8;
        }
        other
    }

    fn hidden_facts(&self, viewer: Viewer, _: Sight) -> Vec<u16> {
        self.hidden_from(viewer).map(|seat| u16::from(self.marbles[seat.index()])).collect()
    }

    fn audit(&self) -> Result<(), String> {
        match self.marbles.iter().find(|&&marble| marble > 9) {
            Some(marble) => Err(format!("found marble {marble}, wanted 0 to 9")),
            None => Ok(()),
        }
    }
}

/// Shows a marble that scores more than keeping it.
pub(crate) struct Careful;

impl Bot<Marbles> for Careful {
    fn choose(&mut self, view: &View, _: &[Move], _: &mut Chance) -> Move {
        let kept = if view.options.generous { 6 } else { 4 };
        if view.own.is_some_and(|marble| marble > kept) { Move::Show {} } else { Move::Keep {} }
    }
}
