//! From an id to a text.

use std::{borrow::Cow, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use klad_engine::Seat;
use serde_json::Value;

use crate::{
    Lang,
    fields::{self, Telling},
};

/// Every Fluent file: language, name without `.ftl`, text.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

type Bundle = FluentBundle<FluentResource>;

/// Formats messages in one language. Small and `Copy`; the files of each language are parsed once per program.
///
/// ```
/// use klad_text::{Lang, Words};
/// let words = Words::new(Lang::Ru);
/// assert_eq!(words.format("points", &[("count", 5.into())]), "5 очков");
/// assert_eq!(words.text("no-such-id"), "<no-such-id>");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Words {
    lang: Lang,
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A text: a name, or an id that the message selects by.
    Text(Cow<'a, str>),
    /// An integer; the message may choose a plural form by it.
    Number(i64),
}

impl Words {
    /// The words of `lang`.
    pub fn new(lang: Lang) -> Words {
        Words { lang }
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.lang
    }

    /// Whether there is such a message, in this language or in English.
    pub fn has(self, id: &str) -> bool {
        bundle(self.lang).has_message(id) || bundle(Lang::En).has_message(id)
    }

    /// A message without arguments.
    pub fn text(self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A message with its arguments.
    pub fn format(self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => values.set(*name, FluentValue::from(text.as_ref())),
                Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
            }
        }
        message(self.lang, id, &values)
            .or_else(|| message(Lang::En, id, &values))
            .unwrap_or_else(|| format!("<{id}>"))
    }

    /// The text of a rule, by an id such as `MS-104`.
    pub fn rule(self, rule: &str) -> String {
        self.text(&format!("rule-{rule}"))
    }

    /// Why a move was refused, from the refusal's JSON: the message `<slug>-refusal-<type>`, with the fields as
    /// arguments. See [`Words::event`] for the deck and for how fields become arguments.
    pub fn refusal(self, slug: &str, deck: &Value, refusal: &Value, name: impl Fn(Seat) -> String) -> String {
        self.told(slug, "refusal", refusal, Telling { deck, you: None, name: &name })
    }

    /// What happened, from the event's JSON: the message `<slug>-event-<type>`, with the fields as arguments.
    ///
    /// - A number is a number; one that counts from 0 in JSON is also available counted from 1, as `$<field>_number`. A
    ///   text is a text, a boolean the text `true` or `false`, null the text `none`.
    /// - `seat` becomes `$player`, the name of the player there, and `seats` becomes `$players`, a list of names in
    ///   words. Other fields with seats ([`PERSON`](crate::PERSON), [`PEOPLE`](crate::PEOPLE)) become names too and
    ///   keep the name of the field.
    /// - A list becomes a list in words, and its length is available as `$<field>_count`.
    /// - An object's fields are prefixed with the object's name (`card.kind` is `$card_kind`).
    /// - A text for which the game has a message `<slug>-<field>-<text>` is also available in words, as
    ///   `$<field>_name`; the items of a list `cards` are looked up as `<slug>-card-<text>`.
    /// - `$you` is the argument that names the reader, who sits in the seat `you`: `player` if they are the one who
    ///   acts, `winners` if they are among those, `none` if it is not about them. A message selects by it, so that it
    ///   can address the reader: "You draw an orc". In lists the reader is "you".
    ///
    /// `deck` is the table's option `deck`, null for the standard deck: the cards of a custom deck are named by what they
    /// show ([`Words::printed`]).
    pub fn event(
        self,
        slug: &str,
        deck: &Value,
        event: &Value,
        you: Option<Seat>,
        name: impl Fn(Seat) -> String,
    ) -> String {
        self.told(slug, "event", event, Telling { deck, you, name: &name })
    }

    fn told(self, slug: &str, what: &str, value: &Value, telling: Telling<'_>) -> String {
        let kind = value.get("type").and_then(Value::as_str).unwrap_or("unknown");
        let args = fields::args(self, slug, value, telling);
        let args: Vec<(&str, Arg<'_>)> =
            args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
        self.format(&format!("{slug}-{what}-{kind}"), &args)
    }

    /// Joins several items into one phrase: `Ann, Ben and Cleo`.
    pub fn list<T: AsRef<str>>(self, items: &[T]) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        let Some((first, between)) = before.split_first() else { return last.as_ref().to_owned() };
        let join = |id: &str, first: &str, then: &str| {
            self.format(id, &[("first", first.into()), ("then", then.into())])
        };
        let start = between
            .iter()
            .fold(first.as_ref().to_owned(), |list, item| join("list-more", &list, item.as_ref()));
        join("list-last", &start, last.as_ref())
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The message in one language; `None` if that language lacks it.
fn message(lang: Lang, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = bundle(lang);
    let pattern = bundle.get_message(id)?.value()?;
    // A missing variable shows as `{$name}`; tidy and the tests of this crate look for those.
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    BUNDLES[lang as usize].get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Isolation marks are for text that mixes directions; terminals print them as garbage.
        bundle.set_use_isolating(false);
        for (_, _, text) in FILES.iter().filter(|(code, _, _)| *code == lang.code()) {
            // A file with errors still provides its valid messages; the tests of this crate find the errors.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn plurals_follow_the_language() {
        let points = |lang, count: i32| Words::new(lang).format("points", &[("count", count.into())]);
        assert_eq!([1, 2].map(|count| points(Lang::En, count)), ["1 point", "2 points"]);
        assert_eq!([0, 1, 2].map(|count| points(Lang::Fr, count)), ["0 point", "1 point", "2 points"]);
        let russian = ["1 очко", "3 очка", "5 очков", "11 очков", "21 очко", "-2 очка"];
        assert_eq!([1, 3, 5, 11, 21, -2].map(|count| points(Lang::Ru, count)), russian);
        let ukrainian = ["1 очко", "3 очки", "5 очок", "11 очок", "21 очко", "24 очки"];
        assert_eq!([1, 3, 5, 11, 21, 24].map(|count| points(Lang::Uk, count)), ukrainian);
    }

    #[test]
    fn a_missing_message_is_its_id_in_angle_brackets() {
        for lang in Lang::ALL {
            assert_eq!(Words::new(lang).text("nothing-of-the-kind"), "<nothing-of-the-kind>");
            assert_eq!(Words::new(lang).rule("XX-1"), "<rule-XX-1>");
        }
    }

    #[test]
    fn lists_are_joined_into_phrases() {
        let english = Words::new(Lang::En);
        assert_eq!(english.list::<&str>(&[]), "");
        assert_eq!(english.list(&["Ann"]), "Ann");
        assert_eq!(english.list(&["Ann", "Ben"]), "Ann and Ben");
        assert_eq!(english.list(&["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo");
        assert_eq!(Words::new(Lang::De).list(&["Ann", "Ben", "Cleo"]), "Ann, Ben und Cleo");
        assert_eq!(Words::new(Lang::Uk).list(&["Ann", "Ben"]), "Ann і Ben");
    }

    #[test]
    fn no_isolation_marks_are_put_around_arguments() {
        let said = Words::new(Lang::Ru).format("winners", &[("players", "Ann".into()), ("count", 1.into())]);
        assert!(said.contains("Ann") && !said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
    }

    #[test]
    fn every_file_parses_and_no_id_occurs_twice() {
        for lang in Lang::ALL {
            let mut seen = BTreeSet::new();
            for (_, name, text) in FILES.iter().filter(|(code, _, _)| *code == lang.code()) {
                let resource = FluentResource::try_new((*text).to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("locales/{lang}/{name}.ftl: {errors:?}"));
                for id in ids(&resource) {
                    assert!(seen.insert(id.clone()), "locales/{lang}/{name}.ftl: {id} appears twice");
                }
            }
            assert!(!seen.is_empty(), "no messages in {lang}");
        }
    }

    /// A mark that belongs to the word before or after it is joined to it by a no-break space.
    #[test]
    fn no_line_can_begin_with_a_mark() {
        for (lang, name, text) in FILES {
            let loose = match *lang {
                "fr" => &[" –", " —", " !", " ?", " :", " ;", " »", "« "][..],
                _ => &[" –", " —"],
            };
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let found = loose.iter().find(|mark| line.contains(**mark));
                assert_eq!(found, None, "locales/{lang}/{name}.ftl: wanted a no-break space in {line:?}");
            }
        }
    }

    #[test]
    fn every_message_formats_without_error_given_its_arguments() {
        for lang in Lang::ALL {
            let bundle = bundle(lang);
            for (_, name, text) in FILES.iter().filter(|(code, _, _)| *code == lang.code()) {
                let resource = FluentResource::try_new((*text).to_owned()).expect("tested above");
                // A number suits every variable: it can be shown, and a select falls back to its default or a plural.
                let mut args = FluentArgs::new();
                variables(text).into_iter().for_each(|variable| args.set(variable, 3));
                for id in ids(&resource) {
                    let Some(pattern) = bundle.get_message(&id).and_then(|message| message.value()) else {
                        continue;
                    };
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    assert!(errors.is_empty(), "locales/{lang}/{name}.ftl: {id}: {errors:?}");
                    assert!(!said.trim().is_empty(), "locales/{lang}/{name}.ftl: {id} is empty");
                }
            }
        }
    }

    /// "You draws a card" is wrong in every language: an event about one person has separate words for that person.
    #[test]
    fn every_event_about_a_person_also_addresses_the_reader() {
        let person = |variable: &str| match variable {
            "player" => true,
            variable => fields::PERSON.contains(&variable.rsplit('_').next().unwrap_or(variable)),
        };
        for (lang, name, text) in FILES {
            for (id, body) in messages(text) {
                if !id.contains("-event-") {
                    continue;
                }
                // Only the player who looks at a role hears of it.
                let named = variables(body).into_iter().filter(|variable| person(variable));
                for variable in named.filter(|_| id != "lost-mines-event-role_seen") {
                    assert!(
                        body.contains("{ $you ->") && body.contains(&format!("[{variable}] ")),
                        "locales/{lang}/{name}.ftl: {id} names ${variable} and has no words for the reader"
                    );
                }
            }
        }
    }

    #[test]
    fn your_own_actions_are_addressed_to_you_in_every_language() {
        let orc = serde_json::json!({"type": "orc_drawn", "seat": 1, "orcs": 2});
        let said = |lang, you: u8| {
            Words::new(lang).event("my-treasure", &Value::Null, &orc, Some(Seat(you)), |_| "Otto".into())
        };
        assert_eq!(
            Lang::ALL.map(|lang| said(lang, 1)),
            [
                "You draw an orc: 2 of 6 are out.",
                "Du ziehst einen Ork: 2 von 6 sind da.",
                "Vous piochez un orc\u{a0}: 2 sur 6 sont là.",
                "Вы тянете орка: вышло 2 из 6.",
                "Ви тягнете орка: вийшло 2 із 6.",
            ]
        );
        assert_eq!(said(Lang::En, 0), "Otto draws an orc: 2 of 6 are out.");
        assert_eq!(said(Lang::De, 0), "Otto zieht einen Ork: 2 von 6 sind da.");
    }

    /// The messages of a text: id and body.
    fn messages(text: &str) -> Vec<(&str, &str)> {
        let starts = text.match_indices('\n').map(|(at, _)| at + 1).chain([0]);
        let mut starts: Vec<usize> = starts
            .filter(|at| text[*at..].starts_with(|letter: char| letter.is_ascii_alphabetic()))
            .collect();
        starts.sort_unstable();
        let ends = starts.iter().skip(1).copied().chain([text.len()]);
        starts.iter().zip(ends).filter_map(|(start, end)| text[*start..end].split_once(" =")).collect()
    }

    fn ids(resource: &FluentResource) -> Vec<String> {
        use fluent_syntax::ast::Entry;
        let name = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        };
        resource.entries().filter_map(name).collect()
    }

    fn variables(text: &str) -> BTreeSet<&str> {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        let variable = |after: &'_ str| after.find(|letter| !is_name(letter)).unwrap_or(after.len());
        text.split('$').skip(1).map(|after| &after[..variable(after)]).collect()
    }
}
