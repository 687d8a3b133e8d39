//! Games, seats and options as command-line arguments.

use std::path::Path;

use anyhow::{Context, bail, ensure};
use klad_engine::{Catalog, Entry, GameInfo, OptionKind, Seat, SeatedBot, deck::Decks};
use klad_terminal::host::LocalPlayer;
use serde_json::{Map, Value};

/// The game with this name.
pub(crate) fn find<'c>(catalog: &'c Catalog, slug: &str) -> anyhow::Result<&'c Entry> {
    Ok(klad_terminal::host::find(catalog, slug)?)
}

/// The decks in a folder; none without a folder.
pub(crate) fn decks(catalog: &Catalog, folder: Option<&Path>) -> anyhow::Result<Decks> {
    Ok(folder.map(|folder| klad_decks::folder(catalog, folder)).transpose()?.unwrap_or_default())
}

/// Parses `name=value` pairs for the options of a game, where `deck` is the standard deck or one of `decks`.
pub(crate) fn read_with(entry: &Entry, given: &[String], decks: &Decks) -> anyhow::Result<Value> {
    let is_deck = |text: &&String| entry.deck().is_some() && text.starts_with("deck=");
    let (named, others): (Vec<&String>, Vec<&String>) = given.iter().partition(is_deck);
    ensure!(named.len() <= 1, "found the option deck twice, wanted it once");
    let mut options = read(entry.info, &others.into_iter().cloned().collect::<Vec<_>>())?;
    if let Some((_, name)) = named.first().and_then(|text| text.split_once('=')) {
        options["deck"] = name.into();
        decks.resolve(entry.info.slug, &mut options).map_err(anyhow::Error::msg)?;
    }
    Ok(options)
}

/// Parses `name=value` pairs for the options of a game.
pub(crate) fn read(info: &GameInfo, given: &[String]) -> anyhow::Result<Value> {
    let mut options = Map::new();
    for text in given {
        let Some((name, value)) = text.split_once('=') else {
            bail!("found the option {text:?}, wanted name=value");
        };
        let Some(spec) = info.options.iter().find(|spec| spec.name == name) else {
            let known: Vec<_> = info.options.iter().map(|spec| spec.name).collect();
            bail!("found the option {name:?}, wanted one of {}", known.join(", "));
        };
        ensure!(!options.contains_key(name), "found the option {name} twice, wanted it once");
        options.insert(name.to_owned(), read_value(name, value, spec.kind)?);
    }
    Ok(Value::Object(options))
}

fn read_value(name: &str, text: &str, kind: OptionKind) -> anyhow::Result<Value> {
    let number = || text.parse::<u32>().ok();
    Ok(match kind {
        OptionKind::Switch { .. } => match text {
            "true" | "on" | "yes" => true.into(),
            "false" | "off" | "no" => false.into(),
            _ => bail!("found {name}={text}, wanted {name}=true or {name}=false"),
        },
        OptionKind::Choice { values } => {
            ensure!(values.contains(&text), "found {name}={text}, wanted one of {}", values.join(", "));
            text.into()
        }
        OptionKind::Number { min, max, .. } => match number() {
            Some(number) if (min..=max).contains(&number) => number.into(),
            _ => bail!("found {name}={text}, wanted a whole number from {min} to {max}"),
        },
        OptionKind::Numbers { values } => match number() {
            Some(number) if values.contains(&number) => number.into(),
            _ => {
                let values: Vec<_> = values.iter().map(u32::to_string).collect();
                bail!("found {name}={text}, wanted one of {}", values.join(", "));
            }
        },
    })
}

/// The number of seats asked for; by default three, or the nearest number the game allows.
pub(crate) fn seats(info: &GameInfo, asked: Option<u8>) -> anyhow::Result<u8> {
    let (least, most) = (info.seats_min, info.seats_max);
    let seats = asked.unwrap_or(3.clamp(least, most));
    ensure!(
        (least..=most).contains(&seats),
        "found {seats} seats, wanted {least} to {most} for {}",
        info.slug
    );
    Ok(seats)
}

/// Parses `A=me`, `B=me:Anna` and `C=medium`.
pub(crate) fn player(entry: &Entry, text: &str, me: &str) -> anyhow::Result<(Seat, LocalPlayer)> {
    let Some((seat, who)) = text.split_once('=') else {
        bail!(
            "found the seat {text:?}, wanted a seat and who sits there, such as A=me, B=me:Anna or C=medium"
        );
    };
    let seat: Seat = seat.parse()?;
    ensure!(seat != Seat::TABLE, "found seat T, wanted A or a later seat");
    if who == "me" {
        return Ok((seat, LocalPlayer::Person(me.to_owned())));
    }
    if let Some(name) = who.strip_prefix("me:") {
        return Ok((seat, LocalPlayer::Person(name_of_person(name)?)));
    }
    Ok((seat, LocalPlayer::Bot(level(entry, who)?)))
}

/// The number of threads asked for; by default one per core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), usize::from)
}

/// Checks that a game has a bot of this level.
pub(crate) fn level(entry: &Entry, level: &str) -> anyhow::Result<String> {
    seater(entry, level).map(|_| level.to_owned())
}

/// Makes bots of this level, which may include a budget if it searches.
pub(crate) fn seater(
    entry: &Entry,
    level: &str,
) -> anyhow::Result<impl Fn(u64) -> Box<dyn SeatedBot> + Copy + Send + Sync + 'static> {
    entry.bot_maker(level).with_context(|| {
        let known = entry.levels().collect::<Vec<_>>().join(", ");
        format!(
            "found the bot {level:?}, wanted one of {known}, or one that searches, with a budget (hard:1000, hard:200ms)"
        )
    })
}

fn name_of_person(name: &str) -> anyhow::Result<String> {
    let name = name.trim();
    let most = klad_terminal::setup::NAME_MOST;
    ensure!(
        !name.is_empty()
            && name.chars().count() <= most
            && !name.chars().any(char::is_control)
            && !name.starts_with("bot "),
        "found the name {name:?}, wanted 1 to {most} letters that do not begin with \"bot \""
    );
    Ok(name.to_owned())
}

/// The user's name from the environment.
pub(crate) fn name_of_user(words: klad_text::Words) -> String {
    let set = |name: &str| std::env::var(name).ok().and_then(|name| name_of_person(&name).ok());
    set("KLAD_NAME")
        .or_else(|| set("USER").filter(|name| name != "root"))
        .or_else(|| set("USERNAME"))
        .unwrap_or_else(|| words.text("you"))
}
