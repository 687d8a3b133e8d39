//! What the notations of all games share: reading words, reporting what is wrong with them, and JSON based on the
//! notation.

use std::{borrow::Cow, fmt, str::Split};

/// The error for text that is not the expected move, card, cell and so on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationError {
    /// The start of what was read.
    pub found: String,
    /// What was expected.
    pub wanted: Cow<'static, str>,
}

impl NotationError {
    /// An error from what was found and what was expected. Keeps only the start of what was found.
    pub fn new(found: &str, wanted: impl Into<Cow<'static, str>>) -> NotationError {
        NotationError { found: excerpt(found, 40), wanted: wanted.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found.as_str() {
            "" => write!(f, "found nothing, wanted {}", self.wanted),
            found => write!(f, "found {found:?}, wanted {}", self.wanted),
        }
    }
}

impl std::error::Error for NotationError {}

/// Reads a text word by word. Words are separated by one space.
///
/// ```
/// use klad_engine::notation::WordReader;
///
/// let mut words = WordReader::new("load 3 left");
/// assert_eq!(words.next("a move"), Ok("load"));
/// assert_eq!(words.number("a ferry"), Ok(3));
/// let error = words.number("a weight").unwrap_err();
/// assert_eq!(error.to_string(), r#"found "left", wanted a weight from 0 to 255"#);
/// ```
pub struct WordReader<'a> {
    rest: Split<'a, char>,
}

impl<'a> WordReader<'a> {
    /// Starts at the first word.
    pub fn new(text: &'a str) -> WordReader<'a> {
        WordReader { rest: text.split(' ') }
    }

    /// The next word, if there is one.
    pub fn word(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// The next word; `wanted` describes it in the error if there is none.
    pub fn next(&mut self, wanted: &'static str) -> Result<&'a str, NotationError> {
        self.word().ok_or_else(|| NotationError::new("", wanted))
    }

    /// The next word as a number from 0 to 255.
    pub fn number(&mut self, wanted: &'static str) -> Result<u8, NotationError> {
        self.number_to(wanted, u8::MAX)
    }

    /// The next word as a number from 0 to `most`.
    pub fn number_to(&mut self, wanted: &'static str, most: u8) -> Result<u8, NotationError> {
        let word = self.next(wanted)?;
        let number = number(word).filter(|&number| number <= most);
        number.ok_or_else(|| NotationError::new(word, format!("{wanted} from 0 to {most}")))
    }

    /// Returns an error if there is another word.
    pub fn end(&mut self) -> Result<(), NotationError> {
        match self.word() {
            None => Ok(()),
            Some(more) => Err(NotationError::new(more, "the end of the line")),
        }
    }
}

/// Parses a number without sign or leading zeros, so that every move has only one notation.
pub fn number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if plain { word.parse().ok() } else { None }
}

/// The first `chars` characters of a text, for quoting input of any length in a message.
///
/// ```
/// assert_eq!(klad_engine::notation::excerpt("draw ♦ to 3", 6), "draw ♦");
/// ```
pub fn excerpt(text: &str, chars: usize) -> String {
    text.chars().take(chars).collect()
}

/// Deserializes a value with its `FromStr`. Called by [`serde_as_text!`](crate::serde_as_text).
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: std::str::FromStr<Err: fmt::Display>,
    D: serde::Deserializer<'de>,
{
    struct Text<T>(std::marker::PhantomData<T>);

    impl<T: std::str::FromStr<Err: fmt::Display>> serde::de::Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a text")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    deserializer.deserialize_str(Text(std::marker::PhantomData))
}

/// Implements `Serialize` and `Deserialize` through `Display` and `FromStr`. This is a macro because the orphan rule
/// forbids a blanket impl.
///
/// ```
/// use klad_engine::{notation::NotationError, serde_as_text};
///
/// #[derive(Debug, PartialEq)]
/// struct Barrel(u8);
///
/// impl std::fmt::Display for Barrel {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "b{}", self.0)
///     }
/// }
///
/// impl std::str::FromStr for Barrel {
///     type Err = NotationError;
///
///     fn from_str(text: &str) -> Result<Barrel, NotationError> {
///         let number = text.strip_prefix('b').and_then(|digits| digits.parse().ok());
///         number.map(Barrel).ok_or_else(|| NotationError::new(text, "a barrel such as b3"))
///     }
/// }
///
/// serde_as_text!(Barrel);
/// assert_eq!(serde_json::to_string(&Barrel(3)).unwrap(), r#""b3""#);
/// assert_eq!(serde_json::from_str::<Barrel>(r#""b3""#).unwrap(), Barrel(3));
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $crate::notation::deserialize(deserializer)
            }
        }
    )+};
}
