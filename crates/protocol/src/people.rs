//! Guests, the names they may have, and what they may say.

use serde::{Deserialize, Serialize};

use crate::IdentityId;

/// The longest name, in characters.
pub const NAME_MAX: usize = 24;
/// The longest line of chat, in characters.
pub const TEXT_MAX: usize = 300;
/// Number of avatars the clients draw.
pub const PICTURES: u8 = 32;

/// A guest's own profile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// The public id of the guest.
    pub id: IdentityId,
    /// Display name.
    pub name: String,
    /// Index of the avatar, 0 to 31. The clients draw it.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 31))]
    pub picture: u8,
}

/// A ready-made phrase, which each client shows in its own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names explain themselves")]
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

/// A face shown for a moment and not stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names explain themselves")]
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

/// Normalizes a name: trims it and collapses spaces. Refuses names that mislead or break the line they are shown in.
pub fn tidy_name(text: &str) -> Result<String, String> {
    let name = tidy(text, NAME_MAX, "a name")?;
    if poses(&name) {
        return Err(format!("found {name:?}, wanted a name that is not that of a bot or a seat"));
    }
    Ok(name)
}

/// What clients call a seat, before its number or letter, in five languages.
const SEATS: [&str; 13] = [
    "seat",
    "player",
    "sitz",
    "platz",
    "spieler",
    "place",
    "siege",
    "siège",
    "joueur",
    "место",
    "игрок",
    "місце",
    "гравець",
];
/// What clients call an empty seat, in five languages, and what scripts call it.
const EMPTY: [&str; 6] = ["free seat", "freier platz", "place libre", "свободно", "вільно", "nobody"];

/// Whether a name looks like what clients call a bot ("Bot 2 (hard)"), a seat ("Player 2", "Seat B") or an empty seat.
fn poses(name: &str) -> bool {
    let words = plain_words(name);
    let numbered = |word: &str, stem: &str| {
        word.strip_prefix(stem).is_some_and(|rest| rest.chars().all(|char| char.is_ascii_digit()))
    };
    let is_bot = |word: &str| ["bot", "6ot", "бот"].iter().any(|stem| numbered(word, &plain(stem)));
    let is_seat = |word: &str| SEATS.iter().any(|stem| numbered(word, &plain(stem)));
    if EMPTY.iter().any(|empty| words == plain_words(empty)) {
        return true;
    }
    match words.as_slice() {
        [] => false,
        [first, ..] if is_bot(first) => true,
        [only] => is_seat(only) && only.ends_with(|char: char| char.is_ascii_digit()),
        [first, second] => is_seat(first) && (second.chars().count() == 1 || second.parse::<u32>().is_ok()),
        _ => false,
    }
}

/// The words of a name, as [`plain`] makes them.
fn plain_words(name: &str) -> Vec<String> {
    name.split(|char: char| !char.is_alphanumeric()).filter(|word| !word.is_empty()).map(plain).collect()
}

/// A word in small letters, Latin ones in place of those that resemble them.
fn plain(word: &str) -> String {
    word.chars().flat_map(char::to_lowercase).map(lookalike).collect()
}

/// The Latin letter that `char` resembles.
fn lookalike(char: char) -> char {
    match char {
        'а' | 'α' => 'a',
        'с' => 'c',
        'е' | 'ё' => 'e',
        'і' | 'ї' | 'ι' => 'i',
        'о' | 'ο' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'т' | 'τ' => 't',
        'у' => 'y',
        'х' => 'x',
        'ѕ' => 's',
        'в' | 'β' | 'ь' => 'b',
        'ц' => 'u',
        other => other,
    }
}

/// Normalizes a line of chat.
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
    let mut marks = 0;
    for char in tidy.chars() {
        marks = if is_mark(char) { marks + 1 } else { 0 };
        if marks > MARKS_MAX {
            return Err(format!(
                "found more than {MARKS_MAX} marks on one letter, wanted {what} that stays in its line"
            ));
        }
    }
    if !tidy.is_empty() && tidy.chars().all(|char| is_mark(char) || char == ' ') {
        return Err(format!("found marks without letters, wanted {what} of visible characters"));
    }
    match tidy.chars().count() {
        0 => Err(format!("found nothing, wanted {what} of 1 to {most} characters")),
        long if long > most => Err(format!("found {long} characters, wanted {what} of at most {most}")),
        _ => Ok(tidy),
    }
}

/// The most combining marks allowed on one letter. Vietnamese needs two.
const MARKS_MAX: usize = 3;

/// Combining marks and other modifiers of the preceding character, which show little or nothing on their own.
fn is_mark(char: char) -> bool {
    matches!(
        char,
        '\u{0300}'..='\u{036F}'
            | '\u{0483}'..='\u{0489}'
            | '\u{0591}'..='\u{05BD}'
            | '\u{0610}'..='\u{061A}'
            | '\u{064B}'..='\u{065F}'
            | '\u{1AB0}'..='\u{1AFF}'
            | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FE20}'..='\u{FE2F}'
            | '\u{1F3FB}'..='\u{1F3FF}'
    )
}

/// Control characters, and characters that change the writing direction or are invisible.
fn is_unfit(char: char) -> bool {
    char.is_control()
        || matches!(
            char,
            '\u{00AD}'
                | '\u{034F}'
                | '\u{061C}'
                | '\u{115F}'
                | '\u{1160}'
                | '\u{17B4}'
                | '\u{17B5}'
                | '\u{180B}'..='\u{180F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
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

    #[test]
    fn a_name_shows_something() {
        for wrong in
            ["\u{2800}", "\u{0301}", "\u{FE0F} \u{FE0F}", "\u{034F}", "a\u{0301}\u{0301}\u{0301}\u{0301}"]
        {
            assert!(tidy_name(wrong).is_err(), "{wrong:?}");
        }
        for right in ["Ti\u{1EBF}ng", "e\u{0302}\u{0301}", "\u{1F98A}", "\u{2764}\u{FE0F}", "!", "7"] {
            assert!(tidy_name(right).is_ok(), "{right:?}");
        }
    }

    #[test]
    fn a_name_is_not_that_of_a_bot_or_a_seat() {
        for wrong in [
            "bot",
            "Bot hard",
            "BOT 2 (hard)",
            "B\u{43e}t 1",
            "бот",
            "Бот, трудный",
            "bot-hard",
            "b0t3",
            "(Bot)",
            "nobody",
            "Seat B",
            "seat 2",
            "Platz 3",
            "место 1",
            "місце А",
            "Place C",
            "Player 2",
            "PLAYER 12",
            "player2",
            "Игрок 1",
            "free seat",
            "(freier Platz)",
            "Вільно",
        ] {
            assert!(tidy_name(wrong).is_err(), "{wrong:?}");
        }
        for right in [
            "Botond",
            "Bottle",
            "Robot",
            "Abbot",
            "Ботаник",
            "Placebo",
            "Anna",
            "Seaton",
            "Player",
            "Player One",
            "Free",
            "A place in the sun",
        ] {
            assert!(tidy_name(right).is_ok(), "{right:?}");
        }
    }
}
