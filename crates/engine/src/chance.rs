//! All randomness. `docs/fairness.md` describes every byte of it, so that anybody can write a second one.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

/// The 32 bytes that decide every deal of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of a table: `SHA-256("klad seed" ‖ secret ‖ nonces in seat order)`.
    ///
    /// The nine letters in front keep the seed apart from the published `SHA-256(secret)`: without them it would be
    /// that very number at a table without nonces, and could be computed from it by whoever sends the padding of
    /// SHA-256 as the first nonce.
    pub fn of_table<'a>(secret: &[u8; 32], nonces: impl IntoIterator<Item = &'a [u8; 32]>) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"klad seed");
        hash.update(secret);
        nonces.into_iter().for_each(|nonce| hash.update(nonce));
        Seed(hash.finalize().into())
    }

    /// A seed of its own for something beside the cards: `SHA-256(seed ‖ label)`.
    pub fn derive(&self, label: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(label.as_bytes());
        Seed(hash.finalize().into())
    }

    /// A seed from a small number, for tests and simulations: the number in 8 bytes, little end first, then zeros.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// Seeds are secrets while a game runs, so they do not print.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What a table publishes before anybody sits down: `SHA-256(secret)`.
pub fn commitment(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// A source of chance handed to the rules. Two sources, one face.
#[derive(Debug, Clone)]
pub struct Chance(Source);

#[derive(Debug, Clone)]
enum Source {
    Fair(Box<ChaCha20Rng>),
    Fast(Xoshiro256PlusPlus),
}

impl Chance {
    /// The chance of one step of a real table: the ChaCha20 key stream with `seed` as key and `step` as nonce.
    /// Step 0 is the deal; step *n* belongs to the *n*-th move of the transcript.
    pub fn fair(seed: &Seed, step: u64) -> Chance {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        stream.set_stream(step);
        Chance(Source::Fair(Box::new(stream)))
    }

    /// A small, quick source for simulation.
    pub fn fast(seed: u64) -> Chance {
        Chance(Source::Fast(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.0 {
            Source::Fair(stream) => stream.next_u32(),
            Source::Fast(generator) => upper_half(generator),
        }
    }

    /// A number below `bound`, each equally likely: one 32-bit word `w` gives `w × bound / 2³²`, and words whose
    /// product leaves a remainder below `2³² mod bound` are thrown away.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        below(bound, || self.word())
    }

    /// Fisher–Yates from the last place down: place `i` changes with a place in `0..=i`.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // Which source it is, is asked once and not for every word.
        match &mut self.0 {
            Source::Fair(stream) => shuffle(items, || stream.next_u32()),
            Source::Fast(generator) => shuffle(items, || upper_half(generator)),
        }
    }

    /// One of `items`, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// 64 random bits, to seed another source.
    pub fn bits(&mut self) -> u64 {
        u64::from(self.word()) << 32 | u64::from(self.word())
    }
}

/// The upper half: the lowest bits of this generator are its weakest.
#[inline]
fn upper_half(generator: &mut Xoshiro256PlusPlus) -> u32 {
    (generator.next_u64() >> 32) as u32
}

/// [`Chance::below`] on any source of words.
#[inline]
fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(bound > 0, "a number below 0 does not exist");
    loop {
        let product = u64::from(word()) * u64::from(bound);
        let low = product as u32;
        // The remainder is at most `bound`, so the division is needed only when `low` is that small.
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

/// [`Chance::shuffle`] on any source of words.
#[inline]
fn shuffle<T>(items: &mut [T], mut word: impl FnMut() -> u32) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(i as u32 + 1, &mut word) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_stays_below_and_reaches_every_value() {
        for mut chance in [Chance::fair(&Seed::from_number(1), 0), Chance::fast(1)] {
            let mut seen = [0u32; 7];
            for _ in 0..7000 {
                seen[chance.below(7) as usize] += 1;
            }
            assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
        }
    }

    #[test]
    fn streams_differ_by_step_and_by_seed() {
        let draw = |seed, step| Chance::fair(&Seed::from_number(seed), step).bits();
        assert_eq!(draw(1, 0), draw(1, 0));
        assert_ne!(draw(1, 0), draw(1, 1));
        assert_ne!(draw(1, 0), draw(2, 0));
    }

    #[test]
    fn a_seed_cannot_be_computed_from_the_commitment() {
        let secret = [5; 32];
        assert_ne!(Seed::of_table(&secret, []).0, commitment(&secret));
        // The block that SHA-256 appends to a message of 32 bytes. Sent as a nonce, it would make the state behind the
        // commitment the state in the middle of an unprefixed seed.
        let mut padding = [0; 32];
        padding[0] = 0x80;
        padding[30] = 1;
        let unprefixed = Sha256::new_with_prefix(secret).chain_update(padding).finalize();
        assert_ne!(Seed::of_table(&secret, [&padding]).0[..], unprefixed[..]);
    }

    #[test]
    fn a_seed_does_not_print() {
        assert_eq!(format!("{:?}", Seed::from_number(7)), "Seed(…)");
    }
}
