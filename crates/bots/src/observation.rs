//! What each seat has observed on the way down the trees, as one hash per seat.

use std::hash::{Hash, Hasher};

use klad_engine::{Audience, Log, SEATS_MAX, Seat, SeatSet, Viewer};

/// The information set of every seat: a hash of its observations since the root. It is the log of the moves made on the
/// way down, so it receives exactly the events that each seat hears.
pub(crate) struct Observations {
    pub(crate) keys: [u64; SEATS_MAX],
    /// The seats that are still in their tree: a seat leaves its tree at the first new node.
    pub(crate) in_tree: SeatSet,
}

impl Observations {
    /// The root: nobody has observed anything yet, and the searching seat is at its own view.
    pub(crate) fn at_root(root: u64, searching: Seat, seats: u8) -> Observations {
        let mut keys = std::array::from_fn(|seat| mix(root, seat as u64));
        keys[searching.index()] = root;
        Observations { keys, in_tree: SeatSet::all(seats) }
    }

    /// A seat knows what it chose, even if nothing is announced.
    pub(crate) fn observe_own_move(&mut self, seat: Seat, index: u64) {
        let key = &mut self.keys[seat.index()];
        *key = mix(*key, index + 1);
    }
}

impl<E: Hash> Log<E> for Observations {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let mut hearing =
            self.in_tree.iter().filter(|&seat| audience.includes(Viewer::Seat(seat))).peekable();
        if hearing.peek().is_none() {
            return;
        }
        let event = hash(0, &event());
        for seat in hearing {
            let key = &mut self.keys[seat.index()];
            *key = mix(*key, event);
        }
    }
}

/// The key of the information set in which `seat` has this view.
pub(crate) fn view_key(seat: Seat, view: &impl Hash) -> u64 {
    hash(u64::from(seat.0) + 1, view)
}

fn hash(seed: u64, value: &impl Hash) -> u64 {
    let mut hasher = WordHasher { hash: seed, word: 0, filled: 0 };
    value.hash(&mut hasher);
    hasher.finish()
}

/// Hashes eight bytes at a time, because almost everything in views and events is a single byte. The result is the same
/// on every machine, regardless of its `usize`.
struct WordHasher {
    hash: u64,
    word: u64,
    filled: u32,
}

impl Hasher for WordHasher {
    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.word = self.word << 8 | u64::from(byte);
        self.filled += 1;
        if self.filled == 8 {
            self.hash = mix(self.hash, self.word);
            (self.word, self.filled) = (0, 0);
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    /// The discriminant of an enum.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_usize(number as usize);
    }

    /// Lengths and discriminants: usually small, so usually one byte.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        match u8::try_from(number) {
            Ok(byte) if byte < u8::MAX => self.write_u8(byte),
            _ => {
                self.write_u8(u8::MAX);
                self.write(&(number as u64).to_le_bytes());
            }
        }
    }

    fn finish(&self) -> u64 {
        mix(self.hash ^ u64::from(self.filled), self.word)
    }
}

/// Combines two numbers: both halves of their product, as in wyhash.
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0xa076_1d64_78bd_642f) * u128::from(b ^ 0xe703_7ed1_a0b4_28db);
    (product >> 64) as u64 ^ product as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_seats_that_hear_an_event_reach_a_different_information_set() {
        let start = Observations::at_root(7, Seat(0), 3);
        let mut observations = Observations::at_root(7, Seat(0), 3);
        observations.tell(Audience::Only(Seat(1)), || 5u8);
        assert_eq!(observations.keys[0], start.keys[0]);
        assert_ne!(observations.keys[1], start.keys[1]);
        assert_eq!(observations.keys[2], start.keys[2]);
    }

    #[test]
    fn the_order_of_observations_matters() {
        let tell = |events: [u8; 2]| {
            let mut observations = Observations::at_root(7, Seat(0), 2);
            events.into_iter().for_each(|event| observations.tell(Audience::All, || event));
            observations.keys[0]
        };
        assert_ne!(tell([1, 2]), tell([2, 1]));
    }

    #[test]
    fn hashes_distinguish_lengths_and_long_values() {
        let lists: [&[u8]; 5] = [&[], &[0], &[0, 0], &[1; 7], &[1; 300]];
        let hashes = lists.map(|list| hash(0, &list));
        for (i, one) in hashes.iter().enumerate() {
            assert!(hashes[..i].iter().all(|other| other != one), "{i}");
        }
        assert_ne!(hash(1, &0u8), hash(2, &0u8));
    }
}
