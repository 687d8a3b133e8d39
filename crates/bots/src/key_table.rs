//! A hash table from keys of information sets to nodes, with open addressing and linear probing.
//!
//! Search is bound by memory latency, so a slot takes only eight bytes: the upper 48 bits of the key and the node id.
//! The whole table fits in the L2 cache.

/// The number of slots in an empty table.
const SLOTS_MIN: usize = 1 << 10;
/// The low bits of a slot are the node id plus one; the others are the upper bits of its key. In a full table, two keys
/// share all of those about once in a billion lookups; one sample is then counted at the wrong node.
const ID_BITS: u32 = 16;
const ID_MASK: u64 = (1 << ID_BITS) - 1;
/// All ids are below this.
pub(crate) const IDS_MAX: usize = ID_MASK as usize;

/// Node ids by key. Keys are already hashes, so their bits are used directly.
pub(crate) struct KeyTable {
    /// The length is a power of two, and at most three quarters of the slots are taken. An empty slot is 0.
    slots: Vec<u64>,
    len: usize,
}

impl KeyTable {
    pub(crate) fn new() -> KeyTable {
        KeyTable { slots: vec![0; SLOTS_MIN], len: 0 }
    }

    /// The number of keys.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The memory it takes, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<u64>() * self.slots.capacity()
    }

    /// Removes all keys but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.slots.fill(0);
        self.len = 0;
    }

    /// The node with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<u32> {
        let slot = self.find_slot(key).ok()?;
        Some((self.slots[slot] & ID_MASK) as u32 - 1)
    }

    /// Maps a key to a node, replacing the previous one.
    pub(crate) fn insert(&mut self, key: u64, id: u32) {
        debug_assert!((id as usize) < IDS_MAX, "the id fits in its bits");
        let slot = match self.find_slot(key) {
            Ok(slot) => slot,
            Err(slot) => {
                self.len += 1;
                if 4 * self.len > 3 * self.slots.len() {
                    self.grow();
                    self.find_slot(key).unwrap_or_else(|empty| empty)
                } else {
                    slot
                }
            }
        };
        self.slots[slot] = key & !ID_MASK | u64::from(id + 1);
    }

    /// The slot of a key, or as an error the empty slot where it belongs.
    #[inline]
    fn find_slot(&self, key: u64) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = (key >> ID_BITS) as usize & mask;
        loop {
            match self.slots[slot] {
                0 => return Err(slot),
                taken if (taken ^ key) & !ID_MASK == 0 => return Ok(slot),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let larger = vec![0; 2 * self.slots.len()];
        for taken in std::mem::replace(&mut self.slots, larger) {
            if taken != 0 {
                let (Ok(slot) | Err(slot)) = self.find_slot(taken);
                self.slots[slot] = taken;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    /// A key with these upper bits; the low bits do not matter.
    fn key(upper: u64, low: u16) -> u64 {
        upper << ID_BITS | u64::from(low)
    }

    #[test]
    fn an_empty_table_finds_nothing() {
        let table = KeyTable::new();
        assert_eq!((table.get(0), table.get(u64::MAX), table.len()), (None, None, 0));
    }

    #[test]
    fn the_smallest_and_largest_key_and_id_are_found() {
        let mut table = KeyTable::new();
        table.insert(0, 0);
        table.insert(u64::MAX, IDS_MAX as u32 - 1);
        assert_eq!(table.get(0), Some(0));
        assert_eq!(table.get(u64::MAX), Some(IDS_MAX as u32 - 1));
    }

    #[test]
    fn colliding_keys_wrap_around_the_end_of_the_table() {
        let mut table = KeyTable::new();
        let last = SLOTS_MIN as u64 - 1;
        // Three keys that all hash to the last slot.
        let keys = [0, 1, 2].map(|turn| key(last + turn * SLOTS_MIN as u64, 0));
        for (id, key) in (0..).zip(keys) {
            table.insert(key, id);
        }
        assert_eq!(keys.map(|key| table.get(key)), [Some(0), Some(1), Some(2)]);
        assert_eq!(table.get(key(last + 3 * SLOTS_MIN as u64, 0)), None);
    }

    #[test]
    fn a_cleared_table_is_empty_and_keeps_its_capacity() {
        let mut table = KeyTable::new();
        (0..5_000).for_each(|number| table.insert(key(number * 7, 0), number as u32));
        let bytes = table.bytes();
        table.clear();
        assert_eq!((table.len(), table.get(key(7, 0)), table.bytes()), (0, None, bytes));
    }

    #[test]
    fn at_most_three_quarters_of_the_slots_are_taken() {
        let mut table = KeyTable::new();
        for number in 0..20_000 {
            table.insert(key(number, 0), number as u32);
            assert!(4 * table.len() <= 3 * table.slots.len());
            assert_eq!(table.slots.iter().filter(|&&slot| slot != 0).take(3).count(), table.len().min(3));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// Few distinct keys, so that many are inserted twice, and many that hash to the same slot.
        #[test]
        fn a_key_table_finds_what_a_hash_map_finds(
            inserts in prop::collection::vec((0u64..40, 0u64..60, any::<u16>(), 0..IDS_MAX as u32), 0..2_500),
            spread in prop::sample::select(vec![1u64, SLOTS_MIN as u64, 0x9E37_79B9_7F4A]),
        ) {
            let mut table = KeyTable::new();
            let mut plain: HashMap<u64, u32> = HashMap::new();
            for (high, low, noise, id) in inserts {
                let upper = (high * spread + low) & (u64::MAX >> ID_BITS);
                table.insert(key(upper, noise), id);
                plain.insert(upper, id);
                prop_assert_eq!(table.get(key(upper, !noise)), Some(id));
            }
            prop_assert_eq!(table.len(), plain.len());
            for upper in (0..40).flat_map(|high| (0..60).map(move |low| high * spread + low)) {
                let upper = upper & (u64::MAX >> ID_BITS);
                prop_assert_eq!(table.get(key(upper, 0)), plain.get(&upper).copied());
            }
        }
    }
}
