//! What a learning agent gets: a view as numbers, and moves split into factors.
//!
//! An observation is a fixed number of bytes, made up of named planes. It is computed from a view and nothing else, so
//! whatever is true of views (above all that they leak nothing) is true of observations. Seats are counted clockwise
//! from the viewer: place 0 is always the viewer's own.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MoveSpace, Seat, Viewer};

/// A group of neighboring numbers of an observation that mean the same thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Plane {
    /// Its name, unique within the game.
    pub name: &'static str,
    /// Its shape; the numbers are in row-major order.
    pub shape: &'static [usize],
    /// The highest value any of its numbers can have. The lowest is 0.
    pub high: u8,
    /// What the numbers mean.
    pub about: &'static str,
    /// The number of numbers, precomputed because every plane of every observation needs it.
    #[serde(skip)]
    len: usize,
}

impl Plane {
    /// A plane with these fields.
    pub const fn new(name: &'static str, shape: &'static [usize], high: u8, about: &'static str) -> Plane {
        let (mut len, mut axis) = (1, 0);
        while axis < shape.len() {
            len *= shape[axis];
            axis += 1;
        }
        Plane { name, shape, high, about, len }
    }

    /// The number of numbers in the plane.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether it has no numbers; no game has such a plane.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The number of numbers in these planes together.
pub const fn observation_len(planes: &[Plane]) -> usize {
    let (mut len, mut at) = (0, 0);
    while at < planes.len() {
        len += planes[at].len();
        at += 1;
    }
    len
}

/// One part of a move: its kind, a card, a place. 0 means that the move has no such part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Factor {
    /// Its name, unique within the game.
    pub name: &'static str,
    /// The number of values it can take, including 0.
    pub size: u16,
    /// What the values mean.
    pub about: &'static str,
}

impl Factor {
    /// A factor with these fields.
    pub const fn new(name: &'static str, size: u16, about: &'static str) -> Factor {
        Factor { name, size, about }
    }
}

/// The values of a move's factors, in the order of [`Observe::FACTORS`].
pub type Factors = ArrayVec<u16, 6>;

/// A game that learning agents can play.
pub trait Observe: MoveSpace {
    /// The planes of an observation, in order.
    const PLANES: &'static [Plane];
    /// The factors of a move, in order; the first is its kind. Different moves have different values.
    const FACTORS: &'static [Factor];

    /// Writes what `view`, with perfect recall, shows. Fills every plane of the canvas, in order.
    fn observe(view: &Self::View, canvas: &mut Canvas<'_>);
    /// The factors of the move at `index`, below [`MoveSpace::MOVES`].
    fn factors(index: usize) -> Factors;
    /// The points that `view` shows for a seat so far.
    fn points(view: &Self::View, seat: Seat) -> i16;
}

/// An observation being written, plane by plane.
pub struct Canvas<'a> {
    rest: &'a mut [u8],
    planes: std::slice::Iter<'a, Plane>,
}

impl<'a> Canvas<'a> {
    /// An observation of a game with these planes. `numbers` is as long as all planes together and all 0.
    pub fn new(planes: &'a [Plane], numbers: &'a mut [u8]) -> Canvas<'a> {
        debug_assert_eq!(numbers.len(), observation_len(planes), "the buffer fits the planes");
        Canvas { rest: numbers, planes: planes.iter() }
    }

    /// The numbers of the next plane, which must be `name`. All are 0.
    #[inline]
    pub fn plane(&mut self, name: &'static str) -> &'a mut [u8] {
        let plane = self.planes.next().expect("only the planes of the game are written");
        debug_assert_eq!(plane.name, name, "planes are written in order");
        let (numbers, rest) = std::mem::take(&mut self.rest).split_at_mut(plane.len());
        self.rest = rest;
        numbers
    }

    /// Writes the next plane, which has a single number.
    #[inline]
    pub fn number(&mut self, name: &'static str, number: impl Into<u8>) {
        self.plane(name)[0] = number.into();
    }

    /// Writes the next plane with a 1 at `place`, or all 0 if there is none.
    #[inline]
    pub fn one_hot(&mut self, name: &'static str, place: impl Into<Option<usize>>) {
        let plane = self.plane(name);
        if let Some(place) = place.into() {
            plane[place] = 1;
        }
    }

    /// Writes the next plane with a 1 at each of these places.
    #[inline]
    pub fn flags(&mut self, name: &'static str, places: impl IntoIterator<Item = usize>) {
        let plane = self.plane(name);
        places.into_iter().for_each(|place| plane[place] = 1);
    }

    /// Whether every plane has been written.
    pub fn is_full(&self) -> bool {
        self.planes.len() == 0
    }
}

/// Seats as an observation counts them: clockwise from the viewer, or from seat A for a spectator.
#[derive(Debug, Clone, Copy)]
pub struct Around {
    own: u8,
    seats: u8,
}

impl Around {
    /// Seats as `viewer` counts them at a table of `seats`.
    pub fn new(viewer: Viewer, seats: u8) -> Around {
        match viewer {
            Viewer::Seat(seat) => Around { own: seat.0, seats },
            Viewer::Spectator => Around { own: 0, seats },
        }
    }

    /// How many places `seat` is clockwise from the viewer.
    #[inline]
    pub fn place(self, seat: Seat) -> usize {
        let place = seat.0 + if seat.0 < self.own { self.seats } else { 0 } - self.own;
        usize::from(place)
    }

    /// Every seat with its place, the viewer first.
    pub fn seats(self) -> impl Iterator<Item = (usize, Seat)> + Clone {
        let seat = move |place: u8| {
            let seat = self.own + place;
            Seat(seat - if seat < self.seats { 0 } else { self.seats })
        };
        (0..self.seats).map(move |place| (usize::from(place), seat(place)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLANES: &[Plane] =
        &[Plane::new("one", &[2, 3], 1, "six flags"), Plane::new("two", &[1], 9, "a number")];

    #[test]
    fn planes_are_written_in_order() {
        let mut numbers = vec![0; observation_len(PLANES)];
        let mut canvas = Canvas::new(PLANES, &mut numbers);
        canvas.flags("one", [0, 5]);
        canvas.number("two", 7);
        assert!(canvas.is_full());
        assert_eq!(numbers, [1, 0, 0, 0, 0, 1, 7]);
    }

    #[test]
    fn seats_are_counted_from_the_viewer() {
        let around = Around::new(Viewer::Seat(Seat(2)), 4);
        assert_eq!([2, 3, 0, 1].map(|seat| around.place(Seat(seat))), [0, 1, 2, 3]);
        assert!(around.seats().all(|(place, seat)| around.place(seat) == place));
        assert_eq!(Around::new(Viewer::Spectator, 3).place(Seat(2)), 2);
    }
}
