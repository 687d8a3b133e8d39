//! Randomness: every part of a world has dice of its own, so that one that rolls more often changes nothing for another.

use klad_engine::Chance;

pub(crate) struct Dice(Chance);

impl Dice {
    pub(crate) fn of(seed: u64, part: &str, number: u64) -> Dice {
        let mut mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03);
        for byte in part.bytes() {
            mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
        Dice(Chance::fast(mixed))
    }

    /// A number from `least` to `most`.
    pub(crate) fn between(&mut self, least: u64, most: u64) -> u64 {
        least + u64::from(self.0.below((most - least + 1) as u32))
    }

    /// Whether something happens that happens this often in a thousand.
    pub(crate) fn happens(&mut self, per_mille: u64) -> bool {
        self.between(0, 999) < per_mille
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        self.0.pick(items)
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0.bits()
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.bits() as u8)
    }
}
