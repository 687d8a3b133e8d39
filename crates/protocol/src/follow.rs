//! Turning [`Change`]s back into whole views.

use std::{borrow::Cow, fmt::Write};

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::{
    difference::{Parts, items, patched},
    socket::{Change, kind},
};

/// The parts of a frame that changes refer to, as one JSON object: those that stay the same until replaced. Legal moves
/// are indices into the list of known moves.
pub fn lasting(view: &str, legal: &[usize], turn: &str, clocks: &str, outcome: &str) -> String {
    let mut text =
        String::with_capacity(view.len() + 4 * legal.len() + turn.len() + clocks.len() + outcome.len() + 60);
    text.push_str("{\"view\":");
    text.push_str(view);
    text.push_str(",\"legal\":[");
    for (index, place) in legal.iter().enumerate() {
        let separator = if index == 0 { "" } else { "," };
        let _ = write!(text, "{separator}{place}");
    }
    for (name, part) in [("],\"turn\":", turn), (",\"clocks\":", clocks), (",\"outcome\":", outcome)] {
        text.push_str(name);
        text.push_str(part);
    }
    text.push('}');
    text
}

/// The check of a view's text: 32-bit FNV-1a.
pub fn check(view: &str) -> u32 {
    view.bytes().fold(0x811c_9dc5, |check, byte| (check ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// A [`Change`] as text, without parsing its patch, moves and events again.
pub fn change(change: &Change<&str>) -> String {
    let Change { number, patch, moves, events, ack, check } = change;
    let mut text = String::with_capacity(patch.len() + 200);
    let _ = write!(text, "{{\"type\":\"change\",\"number\":{number},\"patch\":{patch}");
    for (name, list) in [("moves", moves), ("events", events)] {
        if !list.is_empty() {
            let _ = write!(text, ",\"{name}\":[{}]", list.join(","));
        }
    }
    for (name, value) in [("ack", ack), ("check", check)] {
        if let Some(value) = value {
            let _ = write!(text, ",\"{name}\":{value}");
        }
    }
    text.push('}');
    text
}

/// A change does not fit the previous frame. Ask for the whole view again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a change does not apply to the previous view")]
pub struct Misfit;

/// The client's end of a connection: rebuilds whole views from changes.
///
/// ```
/// use klad_protocol::follow::Follower;
///
/// let mut follower = Follower::default();
/// let whole = r#"{"type":"view","number":1,"view":{"pile":3},"legal":[],"events":[],"resumed":false,"turn":{"must":[0],"may":[]},"clocks":[],"outcome":null,"ack":null}"#;
/// follower.whole(whole)?;
/// let change = r#"{"type":"change","number":2,"patch":{"view":{"pile":[2]}}}"#;
/// assert!(follower.whole(change)?.contains(r#""view":{"pile":2}"#));
/// # Ok::<(), klad_protocol::follow::Misfit>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Follower {
    /// The last frame in the form of [`lasting`]; empty before the first whole view.
    shown: String,
    /// The known moves, by index.
    known: Vec<String>,
    ack: Option<u32>,
}

/// The parts of a whole view that changes refer to.
#[derive(Deserialize)]
struct Whole<'a> {
    #[serde(borrow)]
    view: &'a RawValue,
    #[serde(borrow)]
    legal: &'a RawValue,
    #[serde(borrow)]
    turn: &'a RawValue,
    #[serde(borrow)]
    clocks: &'a RawValue,
    #[serde(borrow)]
    outcome: Option<&'a RawValue>,
    ack: Option<u32>,
}

#[derive(Deserialize)]
struct WelcomeWhole<'a> {
    #[serde(borrow)]
    frame: Option<Whole<'a>>,
}

impl Follower {
    /// Turns a change into a whole view, and returns any other message as it is.
    pub fn whole<'a>(&mut self, text: &'a str) -> Result<Cow<'a, str>, Misfit> {
        match kind(text) {
            Some("change") => self.follow(text).map(Cow::Owned).ok_or(Misfit),
            Some("view") => {
                self.keep(serde_json::from_str(text).ok());
                Ok(Cow::Borrowed(text))
            }
            Some("welcome") => {
                self.keep(
                    serde_json::from_str::<WelcomeWhole<'_>>(text).ok().and_then(|welcome| welcome.frame),
                );
                Ok(Cow::Borrowed(text))
            }
            _ => Ok(Cow::Borrowed(text)),
        }
    }

    fn keep(&mut self, whole: Option<Whole<'_>>) {
        self.shown.clear();
        let Some(Whole { view, legal, turn, clocks, outcome, ack }) = whole else { return };
        let outcome = outcome.map_or("null", |outcome| outcome.get());
        self.known = items(legal.get()).map(str::to_owned).collect();
        let places: Vec<usize> = (0..self.known.len()).collect();
        self.shown = lasting(view.get(), &places, turn.get(), clocks.get(), outcome);
        self.ack = ack;
    }

    fn follow(&mut self, text: &str) -> Option<String> {
        let change: Change<&RawValue> = serde_json::from_str(text).ok()?;
        // After a change that does not fit, `shown` stays empty, so later changes are refused as well.
        let before = std::mem::take(&mut self.shown);
        let shown = patched(&before, change.patch.get())?;
        let mut parts = Parts::of(&shown);
        let mut part = |name: &str| parts.next()?.strip_prefix(name);
        let view = part("\"view\":")?;
        let places = part("\"legal\":")?;
        let (turn, clocks, outcome) = (part("\"turn\":")?, part("\"clocks\":")?, part("\"outcome\":")?);
        if change.check.is_some_and(|wanted| wanted != check(view)) {
            return None;
        }
        self.known.extend(change.moves.iter().map(|mv| mv.get().to_owned()));
        let legal: Option<Vec<&str>> =
            items(places).map(|place| Some(self.known.get(place.parse::<usize>().ok()?)?.as_str())).collect();
        let legal = legal?.join(",");
        self.ack = change.ack.or(self.ack);
        let ack = self.ack.map_or_else(|| "null".to_owned(), |ack| ack.to_string());
        let events: Vec<&str> = change.events.iter().map(|event| event.get()).collect();
        let whole = format!(
            "{{\"type\":\"view\",\"number\":{},\"view\":{view},\"legal\":[{legal}],\"events\":[{}],\"resumed\":false,\
             \"turn\":{turn},\"clocks\":{clocks},\"outcome\":{outcome},\"ack\":{ack}}}",
            change.number,
            events.join(","),
        );
        self.shown = shown;
        Some(whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = r#"{"type":"view","number":1,"view":{"pile":3,"hand":["a","b"]},"legal":[{"type":"draw"}],"events":[],"resumed":false,"turn":{"must":[0],"may":[]},"clocks":[],"outcome":null,"ack":null}"#;

    #[test]
    fn a_change_becomes_the_whole_view() {
        let mut follower = Follower::default();
        assert_eq!(follower.whole(WHOLE).unwrap(), WHOLE);
        let change = r#"{"type":"change","number":2,"patch":{"view":{"pile":[2],"hand":[2,0,["c"]]},"legal":[[1,0]],"turn":{"must":[[1]]}},"moves":[{"type":"pass"}],"events":[{"type":"drawn"}],"ack":9}"#;
        let wanted = r#"{"type":"view","number":2,"view":{"pile":2,"hand":["a","b","c"]},"legal":[{"type":"pass"},{"type":"draw"}],"events":[{"type":"drawn"}],"resumed":false,"turn":{"must":[1],"may":[]},"clocks":[],"outcome":null,"ack":9}"#;
        assert_eq!(follower.whole(change).unwrap(), wanted);
        // An acknowledgment lasts until the next one.
        let change = format!(
            r#"{{"type":"change","number":3,"patch":{{}},"check":{}}}"#,
            check(r#"{"pile":2,"hand":["a","b","c"]}"#)
        );
        let wanted = wanted.replace("\"number\":2", "\"number\":3").replace(r#"[{"type":"drawn"}]"#, "[]");
        assert_eq!(follower.whole(&change).unwrap(), wanted);
    }

    #[test]
    fn a_change_that_does_not_fit_is_refused_and_so_are_the_changes_after_it() {
        let change = r#"{"type":"change","number":2,"patch":{"view":{"pile":[2]}},"check":7}"#;
        let plain = r#"{"type":"change","number":3,"patch":{"view":{"pile":[2]}}}"#;
        let mut follower = Follower::default();
        assert_eq!(follower.whole(plain), Err(Misfit), "there is no previous frame");
        follower.whole(WHOLE).unwrap();
        assert_eq!(follower.whole(change), Err(Misfit), "the check differs");
        assert_eq!(follower.whole(plain), Err(Misfit), "a change is missing");
        follower.whole(WHOLE).unwrap();
        assert!(follower.whole(plain).is_ok());
        assert_eq!(follower.whole(r#"{"type":"change","number":4,"patch":{"view":{"x":[2]}}}"#), Err(Misfit));
        follower.whole(WHOLE).unwrap();
        let unknown = r#"{"type":"change","number":5,"patch":{"legal":[[1]]}}"#;
        assert_eq!(follower.whole(unknown), Err(Misfit), "there is no such move");
    }

    #[test]
    fn a_written_change_is_what_serde_writes_and_its_type() {
        let patch = r#"{"view":{"pile":[2]}}"#;
        for (events, ack, check) in [(vec![], None, None), (vec!["1", "{}"], Some(3), Some(u32::MAX))] {
            let moves = events.clone();
            let text = change(&Change { number: 5, patch, moves, events, ack, check });
            let read: Change = serde_json::from_str(&text).unwrap();
            assert_eq!((read.ack, read.check), (ack, check));
            let fields = text.replacen(r#""type":"change","#, "", 1);
            assert_eq!(serde_json::to_string(&read).unwrap(), fields);
            assert_eq!(kind(&text), Some("change"));
        }
    }

    #[test]
    fn the_check_is_fnv_1a() {
        // Test vectors of FNV-1a.
        assert_eq!((check(""), check("a"), check("foobar")), (0x811c_9dc5, 0xe40c_292c, 0xbf9c_f968));
    }
}
