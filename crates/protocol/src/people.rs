//! Guests, what they may be called, and what they may say.

use serde::{Deserialize, Serialize};

use crate::IdentityId;

/// The longest name, in characters.
pub const NAME_MAX: usize = 24;
/// The longest line of chat, in characters.
pub const TEXT_MAX: usize = 300;
/// How many pictures the clients draw.
pub const PICTURES: u8 = 32;

/// Oneself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// The public name of this guest.
    pub id: IdentityId,
    /// What they are called.
    pub name: String,
    /// Which of the drawn pictures.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 31))]
    pub picture: u8,
}

/// A ready-made phrase; each client says it in its own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each says itself")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Oops,
    OneMoment,
    YourTurn,
    GoodGame,
    Again,
    Bye,
}

/// A face; shown for a moment and not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each says itself")]
pub enum Emote {
    Smile,
    Laugh,
    Wow,
    Think,
    Sad,
    Clap,
    Heart,
    Sleep,
}

/// A name as it is kept: trimmed, single spaces. Refuses what would deceive or break a line.
pub fn tidy_name(text: &str) -> Result<String, String> {
    tidy(text, NAME_MAX, "a name")
}

/// A line of chat as it is kept.
pub fn tidy_text(text: &str) -> Result<String, String> {
    tidy(text, TEXT_MAX, "a line")
}

fn tidy(text: &str, most: usize, what: &str) -> Result<String, String> {
    if let Some(wrong) = text.chars().find(|&char| is_unfit(char)) {
        return Err(format!(
            "found the character U+{:04X}, wanted {what} of visible characters",
            wrong as u32
        ));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let tidy = words.join(" ");
    match tidy.chars().count() {
        0 => Err(format!("found nothing, wanted {what} of 1 to {most} characters")),
        long if long > most => Err(format!("found {long} characters, wanted {what} of at most {most}")),
        _ => Ok(tidy),
    }
}

/// Control characters, and marks that turn the writing direction or show nothing.
fn is_unfit(char: char) -> bool {
    char.is_control()
        || matches!(
            char,
            '\u{00AD}'
                | '\u{061C}'
                | '\u{115F}'
                | '\u{1160}'
                | '\u{180E}'
                | '\u{3164}'
                | '\u{FEFF}'
                | '\u{FFA0}'
        )
        || matches!(char, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
        || matches!(char, '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(tidy_name("  Анна   Мария "), Ok("Анна Мария".into()));
        assert_eq!(tidy_name(&"ж".repeat(NAME_MAX)), Ok("ж".repeat(NAME_MAX)));
        for wrong in ["", "   ", "a\nb", "a\u{0}b", "evil\u{202E}gnp", "\u{200B}", &"x".repeat(NAME_MAX + 1)]
        {
            assert!(tidy_name(wrong).is_err(), "{wrong:?}");
        }
    }
}
