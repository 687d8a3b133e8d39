//! Seals secrets of running games with a key that is kept outside the store: with the database, or a copy of it, nobody
//! can work out the cards of a running game. Of device secrets the store keeps a keyed hash: write access to the
//! database without the key is not enough to forge one.
//!
//! ChaCha20-Poly1305 with a random nonce and the table's id as associated data; HMAC-SHA256. Both from `ring`.

use ring::{
    aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey},
    digest::{SHA256, digest},
    hmac,
    rand::{SecureRandom, SystemRandom},
};

use crate::records::{SecretHash, StoreError};

const KEY_BYTES: usize = 32;
const ID_BYTES: usize = 4;
/// The version of the sealed format.
const FORM: u8 = 1;

/// The keys: the first one seals, any of them can open.
#[derive(Debug)]
pub struct SealKeys(Vec<Key>);

struct Key {
    id: [u8; ID_BYTES],
    aead: LessSafeKey,
    hash: hmac::Key,
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Key({:02x?})", self.id)
    }
}

impl SealKeys {
    /// Reads a key file: one key of 64 hexadecimal digits per line, the sealing key first. Empty lines and lines that
    /// begin with `#` are ignored.
    pub fn read(text: &str) -> Result<SealKeys, String> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let read = |line| klad_engine::transcript::bytes32(line).map(|bytes| Key::new(&bytes));
        // The error omits what was found: it may be most of a key.
        let keys = lines.map(read).collect::<Result<Vec<_>, _>>();
        let keys = keys.map_err(|_| "found a line that is not a key, wanted 64 hexadecimal digits")?;
        if keys.is_empty() { Err("found no key, wanted at least one".into()) } else { Ok(SealKeys(keys)) }
    }

    /// A new key, as a line of a key file.
    pub fn new_line() -> String {
        klad_engine::transcript::hex(&random::<KEY_BYTES>())
    }

    /// Seals a secret for one table.
    pub(crate) fn seal(&self, table: &str, secret: &[u8; 32]) -> Vec<u8> {
        let key = &self.0[0];
        let nonce = random::<NONCE_LEN>();
        let mut sealed = secret.to_vec();
        key.aead
            .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(table), &mut sealed)
            .expect("a secret is short enough");
        [&[FORM], key.id.as_slice(), &nonce, &sealed].concat()
    }

    /// Opens a secret sealed for this table, with whichever key it was sealed.
    pub(crate) fn open(&self, table: &str, sealed: &[u8]) -> Result<[u8; 32], StoreError> {
        let corrupt = || StoreError::corrupt("the sealed secret of a table", table);
        let [FORM, rest @ ..] = sealed else { return Err(corrupt()) };
        let (id, rest) = rest.split_at_checked(ID_BYTES).ok_or_else(corrupt)?;
        let (nonce, rest) = rest.split_at_checked(NONCE_LEN).ok_or_else(corrupt)?;
        let key = self.0.iter().find(|key| key.id == id).ok_or(StoreError::NoKey)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| corrupt())?;
        let mut secret = rest.to_vec();
        let opened = key.aead.open_in_place(nonce, Aad::from(table), &mut secret).map_err(|_| corrupt())?;
        (&*opened).try_into().map_err(|_| corrupt())
    }

    /// The forms in which a device's secret may be stored, newest first.
    pub(crate) fn forms(&self, secret: SecretHash) -> impl Iterator<Item = SecretHash> {
        let keyed = move |key: &Key| {
            let tag = hmac::sign(&key.hash, &secret);
            tag.as_ref().try_into().expect("HMAC-SHA256 has 32 bytes")
        };
        self.0.iter().map(keyed)
    }
}

impl Key {
    fn new(bytes: &[u8; KEY_BYTES]) -> Key {
        let derive = |purpose: &[u8]| digest(&SHA256, &[purpose, bytes].concat());
        let aead = UnboundKey::new(&CHACHA20_POLY1305, derive(b"klad seal ").as_ref());
        Key {
            id: derive(b"klad id ").as_ref()[..ID_BYTES].try_into().expect("a digest is longer"),
            aead: LessSafeKey::new(aead.expect("the key has the right length")),
            hash: hmac::Key::new(hmac::HMAC_SHA256, derive(b"klad hash ").as_ref()),
        }
    }
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).expect("the system has randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 32] = [7; 32];

    #[test]
    fn a_seal_opens_only_with_its_key_and_for_its_table() {
        let keys = SealKeys::read(&SealKeys::new_line()).unwrap();
        let sealed = keys.seal("table1", &SECRET);
        assert_eq!(keys.open("table1", &sealed).unwrap(), SECRET);
        assert_ne!(sealed, keys.seal("table1", &SECRET), "each seal has its own nonce");
        assert!(!sealed.windows(8).any(|run| run == &SECRET[..8]));
        assert!(keys.open("table2", &sealed).is_err());
        for place in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[place] ^= 1;
            assert!(keys.open("table1", &changed).is_err(), "byte {place}");
            assert!(keys.open("table1", &sealed[..place]).is_err());
        }
    }

    #[test]
    fn after_a_rotation_old_seals_still_open_and_new_ones_use_the_new_key() {
        let (old, new) = (SealKeys::new_line(), SealKeys::new_line());
        let before = SealKeys::read(&old).unwrap();
        let after = SealKeys::read(&format!("# new\n{new}\n\n# old\n{old}\n")).unwrap();
        assert_eq!(after.open("t", &before.seal("t", &SECRET)).unwrap(), SECRET);
        assert!(matches!(before.open("t", &after.seal("t", &SECRET)), Err(StoreError::NoKey)));
        assert_eq!(after.forms(SECRET).nth(1), before.forms(SECRET).next());
        assert_ne!(before.forms(SECRET).next(), Some(SECRET));
    }

    #[test]
    fn a_key_file_without_keys_or_with_nonsense_is_refused() {
        for text in ["", "# only a comment", "abc", &"z".repeat(64)] {
            assert!(SealKeys::read(text).is_err(), "{text:?}");
        }
    }
}
