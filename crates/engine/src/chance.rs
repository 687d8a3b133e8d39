//! All randomness. `docs/fairness.md` specifies every byte of it, so that anybody can write a second implementation.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

/// The 32 bytes that determine all chance at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of a table: `SHA-256("klad seed" ‖ secret ‖ nonces in seat order)`.
    ///
    /// The nine-byte prefix separates the seed from the published `SHA-256(secret)`. Without it, the two would be equal
    /// at a table without nonces, and a player could compute the seed from the commitment by sending the padding of
    /// SHA-256 as the first nonce.
    pub fn of_table<'a>(secret: &[u8; 32], nonces: impl IntoIterator<Item = &'a [u8; 32]>) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"klad seed");
        hash.update(secret);
        nonces.into_iter().for_each(|nonce| hash.update(nonce));
        Seed(hash.finalize().into())
    }

    /// A separate seed for something other than the cards: `SHA-256(seed ‖ label)`.
    pub fn derive(&self, label: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(label.as_bytes());
        Seed(hash.finalize().into())
    }

    /// A seed from a small number, for tests and simulations: 8 little-endian bytes, then zeros.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// Seeds are secret while a game runs, so `Debug` does not print them.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What a table publishes before anybody sits down: `SHA-256(secret)`.
pub fn commitment(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// A source of chance passed to the rules: either fair or fast, behind one interface.
#[derive(Debug, Clone)]
pub struct Chance(Source);

#[derive(Debug, Clone)]
enum Source {
    Fair(Fair),
    Fast(Xoshiro256PlusPlus),
}

/// The key stream of one step. It is set up when its first word is read, because most moves need no chance.
#[derive(Debug, Clone)]
struct Fair {
    seed: Seed,
    step: u64,
    stream: Option<Box<ChaCha20Rng>>,
}

impl Fair {
    #[inline]
    fn stream(&mut self) -> &mut ChaCha20Rng {
        self.stream.get_or_insert_with(|| {
            let mut stream = ChaCha20Rng::from_seed(self.seed.0);
            stream.set_stream(self.step);
            Box::new(stream)
        })
    }
}

impl Chance {
    /// The chance of one step at a real table: the ChaCha20 key stream with `seed` as key and `step` as nonce. Step 0
    /// is the deal; step *n* belongs to the *n*-th move of the transcript.
    pub fn fair(seed: &Seed, step: u64) -> Chance {
        Chance(Source::Fair(Fair { seed: *seed, step, stream: None }))
    }

    /// A small, fast source for simulation.
    pub fn fast(seed: u64) -> Chance {
        Chance(Source::Fast(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.0 {
            Source::Fair(fair) => fair.stream().next_u32(),
            Source::Fast(generator) => upper_half(generator),
        }
    }

    /// A uniform number below `bound`: one 32-bit word `w` gives `w × bound / 2³²`, and words whose product leaves a
    /// remainder below `2³² mod bound` are rejected.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        below(bound, || self.word())
    }

    /// Fisher–Yates from the last place down: place `i` is swapped with a place in `0..=i`.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // Match on the source once rather than for every word.
        match &mut self.0 {
            Source::Fair(fair) => {
                let stream = fair.stream();
                shuffle(items, || stream.next_u32());
            }
            Source::Fast(generator) => shuffle(items, || upper_half(generator)),
        }
    }

    /// One of `items`, chosen uniformly.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// 64 random bits, to seed another source.
    pub fn bits(&mut self) -> u64 {
        u64::from(self.word()) << 32 | u64::from(self.word())
    }
}

/// The upper half, because this generator's lowest bits are its weakest.
#[inline]
fn upper_half(generator: &mut Xoshiro256PlusPlus) -> u32 {
    (generator.next_u64() >> 32) as u32
}

/// [`Chance::below`] for any source of words.
#[inline]
fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(bound > 0, "the bound is not 0");
    loop {
        let product = u64::from(word()) * u64::from(bound);
        let low = product as u32;
        // The threshold is below `bound`, so the division is needed only when `low` is that small.
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

/// [`Chance::shuffle`] for any source of words.
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
    fn a_stream_of_which_nothing_is_read_is_not_set_up() {
        let mut chance = Chance::fair(&Seed::from_number(1), 3);
        let is_set_up = |chance: &Chance| matches!(&chance.0, Source::Fair(fair) if fair.stream.is_some());
        let mut copy = chance.clone();
        assert!(!is_set_up(&chance) && !is_set_up(&copy));
        assert_eq!(chance.bits(), copy.bits());
        assert!(is_set_up(&chance));
        assert_eq!(chance.clone().bits(), copy.bits());
    }

    #[test]
    fn a_seed_cannot_be_computed_from_the_commitment() {
        let secret = [5; 32];
        assert_ne!(Seed::of_table(&secret, []).0, commitment(&secret));
        // The block that SHA-256 appends to a message of 32 bytes. Sent as a nonce, it would turn the hash state behind
        // the commitment into an intermediate state of an unprefixed seed.
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
