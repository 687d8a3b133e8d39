//! Ids of tables and identities: twelve letters and digits that are hard to guess and easy to read aloud.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Number of characters in an id; each carries five random bits.
pub const ID_LENGTH: usize = 12;

/// Digits and lowercase letters, except i, l, o and u, which are easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Text that is not an id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, wanted {ID_LENGTH} characters out of 0-9 and a-z without i, l, o, u")]
pub struct NotAnId {
    /// The beginning of the text.
    pub found: String,
}

fn read(text: &str) -> Result<[u8; ID_LENGTH], NotAnId> {
    let bytes: [u8; ID_LENGTH] = text
        .as_bytes()
        .try_into()
        .map_err(|_| NotAnId { found: klad_engine::notation::excerpt(text, 20) })?;
    if bytes.iter().all(|byte| ALPHABET.contains(byte)) {
        Ok(bytes)
    } else {
        Err(NotAnId { found: klad_engine::notation::excerpt(text, 20) })
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-z]{12}$", example = "7m2kq9x4t0vb"))]
        pub struct $name([u8; ID_LENGTH]);

        impl $name {
            /// Makes an id from random bytes.
            pub fn from_random(bytes: [u8; 8]) -> $name {
                let bits = u64::from_le_bytes(bytes);
                $name(std::array::from_fn(|place| ALPHABET[(bits >> (5 * place) & 31) as usize]))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                read(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(de::Error::custom)
            }
        }
    };
}

id! {
    /// The id of a table. It is part of the table's link and hard to guess, so an unlisted table cannot be found by
    /// trying. Knowing it does not give access to a seat.
    TableId
}
id! {
    /// The public id of a guest, not the secret that proves who they are.
    IdentityId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_round_trips_and_anything_else_is_refused() {
        let id = TableId::from_random([7, 1, 2, 3, 4, 5, 6, 255]);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(serde_json::from_str::<TableId>(&serde_json::to_string(&id).unwrap()).unwrap(), id);
        for wrong in ["", "short", "7m2kq9x4t0vb7", "7m2kq9x4t0vi", "7M2KQ9X4T0VB", "7m2kq9x4t0é"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_random_bit_changes_the_id() {
        let all: std::collections::HashSet<_> =
            (0..60).map(|bit| TableId::from_random((1u64 << bit).to_le_bytes())).collect();
        assert_eq!(all.len(), 60);
    }
}
