//! The difference between two JSON texts, as JSON.
//!
//! A *patch* says how to turn one value into another:
//!
//! | patch | meaning |
//! |---|---|
//! | `{}` | the value is the same |
//! | `[v]` | the value is now `v` |
//! | `[at, gone, [v, …]]` | a list: `gone` items starting at index `at` are replaced by these |
//! | `{"name": patch, …}` | an object: these members have changed, each by its own patch; all others are the same |
//! | `{"2": patch, …}` | a list of the same length: these items have changed |
//!
//! A patch depends on the two texts alone, so equal texts have equal patches. Members are never added, removed or
//! reordered: an object with different members is sent whole. Both functions work directly on the texts, which must be
//! compact, as `serde_json` and `JSON.stringify` write them; no tree is built.

mod apply;

use std::fmt::Write;

pub use self::apply::patched;

/// Values nested deeper than this are sent whole, and patches nested deeper are rejected.
const DEPTH_MAX: u32 = 32;

/// The patch that turns `old` into `new`; `{}` if they are equal.
///
/// ```
/// use klad_protocol::difference::{difference, patched};
///
/// let old = r#"{"pile":3,"hand":["ring","ring","sword"],"players":["Anna","Boris"]}"#;
/// let new = r#"{"pile":2,"hand":["ring","ring","sword"],"players":["Anna","Boris"]}"#;
/// let patch = difference(old, new);
/// assert_eq!(patch, r#"{"pile":[2]}"#);
/// assert_eq!(patched(old, &patch).unwrap(), new);
/// ```
pub fn difference(old: &str, new: &str) -> String {
    if old == new {
        return "{}".to_owned();
    }
    let mut walk =
        Walk { old, new, patch: String::new(), shift: usize::MAX, agree_until: 0, path: Vec::new() };
    // Text that is not JSON can only be sent whole.
    if walk.value(0, 0, 0).is_none() || walk.patch.is_empty() {
        walk.patch = format!("[{new}]");
    }
    walk.patch
}

/// The items of a compact JSON list, each as text.
pub fn items(list: &str) -> impl Iterator<Item = &str> {
    Parts::of(list)
}

/// Walks two texts side by side and records where they differ. Positions come in pairs: in `old` and in `new`. Most of
/// the two texts is equal: equal bytes are found many at a time, and their brackets are counted once.
struct Walk<'a> {
    old: &'a str,
    new: &'a str,
    patch: String,
    /// How far ahead of `old` the position in `new` was when the texts were last compared.
    shift: usize,
    /// Where in `new` the texts differ next, at that shift.
    agree_until: usize,
    /// The way to that difference: the part that contains it, of every list and object around it, innermost first.
    path: Vec<Enclosing>,
}

/// The part that contains the difference, of a list or object around it.
struct Enclosing {
    /// Where the part starts in the new text.
    begin: usize,
    index: usize,
}

impl Walk<'_> {
    fn at(&self, old: usize, new: usize) -> Option<(u8, u8)> {
        Some((*self.old.as_bytes().get(old)?, *self.new.as_bytes().get(new)?))
    }

    /// Where in `new` the texts differ next.
    fn agree_until(&mut self, old: usize, new: usize) -> usize {
        let shift = new.wrapping_sub(old);
        if shift != self.shift || new > self.agree_until {
            self.shift = shift;
            self.agree_until = new + common(&self.old.as_bytes()[old..], &self.new.as_bytes()[new..]);
        }
        self.agree_until
    }

    /// Where the values that start here end, if they are equal. Otherwise notes the path to the difference.
    fn skip_equal(&mut self, old: usize, new: usize) -> Option<(usize, usize)> {
        let until = self.agree_until(old, new);
        let bytes = &self.new.as_bytes()[..until];
        let ends_at = |end: usize| (old + (end - new), end);
        self.path.clear();
        let mut at = new;
        let mut is_in_text = false;
        while let Some(ahead) = bytes[at..].iter().position(|byte| SPEAKS[usize::from(*byte)]) {
            at += ahead;
            match bytes[at] {
                b'"' => match end_of_text(bytes, at) {
                    Some(end) => at = end - 1,
                    None => {
                        is_in_text = true;
                        break;
                    }
                },
                b'{' | b'[' => self.path.push(Enclosing { begin: at + 1, index: 0 }),
                b',' => match self.path.last_mut() {
                    Some(step) => *step = Enclosing { begin: at + 1, index: step.index + 1 },
                    None => return Some(ends_at(at)),
                },
                _ if self.path.pop().is_none() => return Some(ends_at(at)),
                _ => {}
            }
            at += 1;
        }
        // The values may end exactly where the texts begin to differ.
        let ends = |text: &str, at: usize| matches!(text.as_bytes().get(at), Some(b',' | b']' | b'}'));
        let (old_end, new_end) = ends_at(until);
        let is_complete = self.path.is_empty() && until > new && !is_in_text;
        if is_complete && ends(self.old, old_end) && ends(self.new, new_end) {
            return Some((old_end, new_end));
        }
        self.path.reverse();
        None
    }

    /// Appends the patch for the values that start here, or nothing if they are equal. Returns where they end.
    fn value(&mut self, old: usize, new: usize, depth: u32) -> Option<(usize, usize)> {
        if self.path.is_empty()
            && let Some(ends) = self.skip_equal(old, new)
        {
            return Some(ends);
        }
        self.changed(old, new, depth)
    }

    /// Appends the patch for different values, after [`Walk::skip_equal`].
    fn changed(&mut self, old: usize, new: usize, depth: u32) -> Option<(usize, usize)> {
        let begun = self.patch.len();
        let ends = match self.at(old, new)? {
            _ if depth == DEPTH_MAX => None,
            (b'{', b'{') => self.members(old, new, depth),
            (b'[', b'[') => self.items(old, new, depth),
            _ => None,
        };
        let (old_end, new_end) = match ends {
            Some(ends) => ends,
            None => {
                self.path.clear();
                (end_of_value(self.old.as_bytes(), old)?, end_of_value(self.new.as_bytes(), new)?)
            }
        };
        let whole = &self.new[new..new_end];
        if ends.is_none() || self.patch.len() - begun > whole.len() + 2 {
            self.patch.truncate(begun);
            self.patch.push('[');
            self.patch.push_str(whole);
            self.patch.push(']');
        }
        Some((old_end, new_end))
    }

    /// Where to go on in an object or list that starts here: before the part with the first difference, and its index.
    fn resume(&mut self, old: usize, new: usize) -> Option<(usize, usize, usize)> {
        let Enclosing { begin, index } = self.path.pop()?;
        Some((old + (begin - 1 - new), begin - 1, index))
    }

    /// Compares two objects. `None` unless they have the same members in the same order; what was appended is then
    /// useless.
    fn members(&mut self, old: usize, new: usize, depth: u32) -> Option<(usize, usize)> {
        let (mut old, mut new, _) = self.resume(old, new)?;
        let mut separator = '{';
        loop {
            (old, new) = (old + 1, new + 1);
            if self.at(old, new)? != (b'"', b'"') {
                break;
            }
            let value = end_of_text(self.new.as_bytes(), new)? + 1;
            let name = &self.new[new..value];
            if !name.ends_with(':') || !self.old[old..].starts_with(name) {
                return None;
            }
            let before = self.patch.len();
            self.patch.push(separator);
            self.patch.push_str(name);
            let named = self.patch.len();
            (old, new) = self.value(old + name.len(), value, depth + 1)?;
            if self.patch.len() == named {
                self.patch.truncate(before);
            } else {
                separator = ',';
            }
            if self.at(old, new)? != (b',', b',') {
                break;
            }
        }
        if separator == ',' {
            self.patch.push('}');
        }
        (self.at(old, new)? == (b'}', b'}')).then_some((old + 1, new + 1))
    }

    /// Compares two lists: item by item if they have the same length, or as one run of replaced items, whichever is
    /// shorter.
    fn items(&mut self, old: usize, new: usize, depth: u32) -> Option<(usize, usize)> {
        let (mut old, mut new, mut place) = self.resume(old, new)?;
        let begun = self.patch.len();
        let mut run: Option<Run> = None;
        let is_as_long = loop {
            (old, new) = (old + 1, new + 1);
            match self.at(old, new)? {
                (b']', b']') => break true,
                (b']', _) | (_, b']') => break false,
                _ => {}
            }
            let (old_item, new_item) = (old, new);
            let equal = if self.path.is_empty() { self.skip_equal(old, new) } else { None };
            match equal {
                Some(ends) => (old, new) = ends,
                None => {
                    let separator = if run.is_none() { '{' } else { ',' };
                    let _ = write!(self.patch, "{separator}\"{place}\":");
                    (old, new) = self.changed(old, new, depth + 1)?;
                    let run =
                        run.get_or_insert(Run { head: place, old: old_item, new: new_item, last: 0, end: 0 });
                    (run.last, run.end) = (place, new);
                }
            }
            place += 1;
            match self.at(old, new)? {
                (b',', b',') => {}
                (b']', b']') => break true,
                (b',', _) => {
                    old += 1;
                    break false;
                }
                (_, b',') => {
                    new += 1;
                    break false;
                }
                _ => return None,
            }
        };
        if !is_as_long {
            let run = run.unwrap_or(Run { head: place, old, new, last: 0, end: 0 });
            self.patch.truncate(begun);
            return self.replaced(&run);
        }
        let Some(Run { head, last, new: first, end, .. }) = run else { return Some((old + 1, new + 1)) };
        self.patch.push('}');
        if last > head {
            let replaced = format!("[{head},{},[{}]]", last + 1 - head, &self.new[first..end]);
            if replaced.len() < self.patch.len() - begun {
                self.patch.truncate(begun);
                self.patch.push_str(&replaced);
            }
        }
        Some((old + 1, new + 1))
    }

    /// Appends the patch of two lists of different lengths, which are equal before this run.
    fn replaced(&mut self, run: &Run) -> Option<(usize, usize)> {
        let (old, old_end) = rest(self.old, run.old)?;
        let (new, new_end) = rest(self.new, run.new)?;
        let tails = old.iter().rev().zip(new.iter().rev());
        let tail = tails.take_while(|(old, new)| old == new).count();
        let _ = write!(self.patch, "[{},{},[", run.head, old.len() - tail);
        push_list(&mut self.patch, new[..new.len() - tail].iter().copied());
        self.patch.push_str("]]");
        Some((old_end, new_end))
    }
}

/// The items of a list that differ, from the first to the last.
struct Run {
    /// The index of the first, and where it starts in both texts.
    head: usize,
    old: usize,
    new: usize,
    /// The index of the last, and where it ends in the new text.
    last: usize,
    end: usize,
}

/// The items of a list from the one that starts here, and where the list ends.
fn rest(text: &str, begin: usize) -> Option<(Vec<&str>, usize)> {
    let bytes = text.as_bytes();
    let (mut items, mut at) = (Vec::new(), begin);
    if bytes.get(at) == Some(&b']') {
        return Some((items, at + 1));
    }
    loop {
        let end = end_of_part(bytes, at)?;
        items.push(&text[at..end]);
        at = end + 1;
        if bytes[end] != b',' {
            return Some((items, at));
        }
    }
}

/// How many bytes two texts have in common at their start.
fn common(old: &[u8], new: &[u8]) -> usize {
    const STEP: usize = 16;
    let steps = old.chunks_exact(STEP).zip(new.chunks_exact(STEP)).take_while(|(old, new)| old == new);
    let known = STEP * steps.count();
    known + old[known..].iter().zip(&new[known..]).take_while(|(old, new)| old == new).count()
}

fn push_list<'a>(text: &mut String, items: impl Iterator<Item = &'a str>) {
    for (index, item) in items.enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(item);
    }
}

/// The members of an object or the items of a list, each as text.
pub(crate) struct Parts<'a> {
    text: &'a str,
    /// Where the next part starts.
    at: usize,
}

impl<'a> Parts<'a> {
    pub(crate) fn of(text: &'a str) -> Parts<'a> {
        Parts { text, at: 1 }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let bytes = self.text.as_bytes();
        let begin = self.at;
        let end = end_of_part(bytes, begin)?;
        self.at = end + 1;
        Some(&self.text[begin..end])
    }
}

/// Whether a byte outside of quotes matters for finding the end of a part.
const SPEAKS: [bool; 256] = {
    let mut speaks = [false; 256];
    let letters = b"\"{}[],";
    let mut index = 0;
    while index < letters.len() {
        speaks[letters[index] as usize] = true;
        index += 1;
    }
    speaks
};

/// Where the part that starts at `begin` ends: at the comma or closing bracket of its parent. `None` if there is no
/// part.
fn end_of_part(bytes: &[u8], begin: usize) -> Option<usize> {
    let mut at = begin;
    let mut depth = 0u32;
    loop {
        at += bytes.get(at..)?.iter().position(|byte| SPEAKS[usize::from(*byte)])?;
        match bytes[at] {
            b'"' => {
                at = end_of_text(bytes, at)?;
                continue;
            }
            b'{' | b'[' => depth += 1,
            b',' if depth == 0 => return Some(at),
            b'}' | b']' if depth == 0 => return (at > begin).then_some(at),
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
}

/// Where the value that starts at `at` ends.
fn end_of_value(bytes: &[u8], at: usize) -> Option<usize> {
    // A value that is not part of another ends with the text.
    end_of_part(bytes, at).or_else(|| (at < bytes.len()).then_some(bytes.len()))
}

/// Where the quoted string that starts at `at` ends.
fn end_of_text(bytes: &[u8], at: usize) -> Option<usize> {
    let mut at = at + 1;
    loop {
        at += bytes.get(at..)?.iter().position(|byte| matches!(byte, b'"' | b'\\'))?;
        if bytes[at] == b'"' {
            return Some(at + 1);
        }
        at += 2;
    }
}

#[cfg(test)]
mod tests;
