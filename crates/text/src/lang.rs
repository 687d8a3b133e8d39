//! The supported languages, and which of them a person prefers.

use std::{env, fmt, str::FromStr};

use unic_langid::LanguageIdentifier;

/// A supported language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English, which has every message.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// Every language, in display order.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::De, Lang::Fr, Lang::Ru, Lang::Uk];

    /// Its two-letter code, which is also the name of its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }

    /// Its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Fr => "Français",
            Lang::Ru => "Русский",
            Lang::Uk => "Українська",
        }
    }

    /// The best of our languages that a preference names: an `Accept-Language` header (`fr-CH, fr;q=0.9, en;q=0.8`) or
    /// a locale from the environment (`ru_RU.UTF-8`, or a list with colons). `None` if it names none of ours.
    ///
    /// ```
    /// use klad_text::Lang;
    /// assert_eq!(Lang::wanted("pl, uk-UA;q=0.9, en;q=0.5"), Some(Lang::Uk));
    /// assert_eq!(Lang::wanted("de_AT.UTF-8"), Some(Lang::De));
    /// assert_eq!(Lang::wanted("C.UTF-8"), None);
    /// ```
    pub fn wanted(wish: &str) -> Option<Lang> {
        let mut wishes: Vec<(u16, Lang)> = wish
            .split([',', ':'])
            .filter_map(|item| {
                let (tag, parameters) = item.split_once(';').unwrap_or((item, ""));
                let quality = quality(parameters);
                let letters = tag.trim().split(['-', '_', '.', '@']).next()?;
                letters.parse().ok().filter(|_| quality > 0).map(|lang| (quality, lang))
            })
            .collect();
        // A stable sort: among equal preferences the first wins.
        wishes.sort_by_key(|&(quality, _)| std::cmp::Reverse(quality));
        wishes.first().map(|&(_, lang)| lang)
    }

    /// The language of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`: the first that is set); English if it is none
    /// of ours.
    pub fn of_environment() -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
            .and_then(|wish| Lang::wanted(&wish))
            .unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a language identifier")
    }
}

/// `q=0.85` in thousandths; 1000 if absent, 0 if unreadable.
fn quality(parameters: &str) -> u16 {
    let Some(number) = parameters.split(';').find_map(|part| part.trim().strip_prefix("q=")) else {
        return 1000;
    };
    match number.trim().parse::<f32>() {
        Ok(number) if (0.0..=1.0).contains(&number) => (number * 1000.0) as u16,
        _ => 0,
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names none of our languages.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, wanted a language: en, de, fr, ru or uk")]
pub struct UnknownLang {
    /// The beginning of the text.
    pub found: String,
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownLang { found: klad_engine::notation::excerpt(text, 20) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_code_round_trips_and_others_are_refused_with_a_list() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!("UK".parse(), Ok(Lang::Uk));
        let error = "klingon".parse::<Lang>().unwrap_err().to_string();
        assert_eq!(error, "found \"klingon\", wanted a language: en, de, fr, ru or uk");
    }

    #[test]
    fn the_highest_quality_wins_and_zero_excludes_a_language() {
        assert_eq!(Lang::wanted("en;q=0.3, ru;q=0.8, de;q=0.8"), Some(Lang::Ru));
        assert_eq!(Lang::wanted("en;q=0, fr;q=0.1"), Some(Lang::Fr));
        assert_eq!(Lang::wanted("en;q=nonsense"), None);
        assert_eq!(Lang::wanted("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5"), Some(Lang::Fr));
    }

    #[test]
    fn locales_from_the_environment_are_preferences_too() {
        assert_eq!(Lang::wanted("uk_UA.UTF-8"), Some(Lang::Uk));
        assert_eq!(Lang::wanted("de_DE@euro"), Some(Lang::De));
        assert_eq!(Lang::wanted("pl_PL:fr_FR:en"), Some(Lang::Fr));
        for nothing in ["", "C", "POSIX", ";;;,,,:::", "ends in-"] {
            assert_eq!(Lang::wanted(nothing), None, "{nothing:?}");
        }
    }
}
