//! The difference between two JSON texts, as JSON.
//!
//! A *patch* says how to turn one value into another:
//!
//! | patch | meaning |
//! |---|---|
//! | `[v]` | the value is now `v` |
//! | `[at, gone, [v, …]]` | a list: `gone` items starting at index `at` are replaced by these |
//! | `{"name": patch, …}` | an object: these members have changed, each by its own patch; all others are the same |
//! | `{"2": patch, …}` | a list of the same length: these items have changed |
//!
//! A patch depends on the two texts alone, so equal texts have equal patches. Members are never added, removed or
//! reordered: an object with different members is sent whole. Both functions work directly on the texts, which must be
//! compact, as `serde_json` and `JSON.stringify` write them; no tree is built.

use std::fmt::Write;

/// Values nested deeper than this are sent whole, and patches nested deeper are rejected.
const DEPTH_MAX: u32 = 32;

/// The patch that turns `old` into `new`; `{}` if they are equal.
pub fn difference(old: &str, new: &str) -> String {
    let mut walk = Walk { old, new, patch: String::new() };
    // Text that is not JSON can only be sent whole.
    if walk.value(0, 0, 0).is_none() {
        walk.patch = format!("[{new}]");
    }
    if walk.patch.is_empty() {
        walk.patch.push_str("{}");
    }
    walk.patch
}

/// Applies `patch` to `old`. `None` if the patch does not fit.
pub fn patched(old: &str, patch: &str) -> Option<String> {
    let mut new = String::with_capacity(old.len() + patch.len());
    follow(old, patch, &mut new, 0)?;
    Some(new)
}

/// The items of a compact JSON list, each as text.
pub fn items(list: &str) -> impl Iterator<Item = &str> {
    Parts::of(list)
}

/// Walks two texts side by side and records where they differ. Positions come in pairs: in `old` and in `new`.
struct Walk<'a> {
    old: &'a str,
    new: &'a str,
    patch: String,
}

impl Walk<'_> {
    fn at(&self, old: usize, new: usize) -> Option<(u8, u8)> {
        Some((*self.old.as_bytes().get(old)?, *self.new.as_bytes().get(new)?))
    }

    /// Appends the patch for the values that start here, or nothing if they are equal. Returns where they end.
    fn value(&mut self, old: usize, new: usize, depth: u32) -> Option<(usize, usize)> {
        let begun = self.patch.len();
        let ends = match self.at(old, new)? {
            _ if depth == DEPTH_MAX => None,
            (b'{', b'{') => self.members(old, new, depth),
            (b'[', b'[') => self.items(old, new, depth),
            _ => None,
        };
        let (old_end, new_end) = match ends {
            Some(ends) => ends,
            None => (end_of_value(self.old.as_bytes(), old)?, end_of_value(self.new.as_bytes(), new)?),
        };
        let whole = &self.new[new..new_end];
        let is_same = ends.is_none() && self.old[old..old_end] == *whole;
        let is_long = ends.is_some() && self.patch.len() - begun > whole.len() + 2;
        if is_long || (ends.is_none() && !is_same) {
            self.patch.truncate(begun);
            self.patch.push('[');
            self.patch.push_str(whole);
            self.patch.push(']');
        } else if is_same {
            self.patch.truncate(begun);
        }
        Some((old_end, new_end))
    }

    /// Compares two objects. `None` unless they have the same members in the same order; what was appended is then
    /// useless.
    fn members(&mut self, mut old: usize, mut new: usize, depth: u32) -> Option<(usize, usize)> {
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
    fn items(&mut self, old_begin: usize, new_begin: usize, depth: u32) -> Option<(usize, usize)> {
        let begun = self.patch.len();
        let (mut old, mut new) = (old_begin, new_begin);
        let mut separator = '{';
        let mut changed = 0;
        for place in 0.. {
            (old, new) = (old + 1, new + 1);
            let (first_old, first_new) = self.at(old, new)?;
            if first_old == b']' || first_new == b']' {
                break;
            }
            let end = end_of_value(self.new.as_bytes(), new)?;
            let item = &self.new.as_bytes()[new..end];
            let rest = &self.old.as_bytes()[old..];
            if rest.starts_with(item) && matches!(rest.get(item.len()), Some(b',' | b']')) {
                (old, new) = (old + item.len(), end);
            } else {
                let _ = write!(self.patch, "{separator}\"{place}\":");
                separator = ',';
                changed += 1;
                (old, new) = self.value(old, new, depth + 1)?;
            }
            if self.at(old, new)? != (b',', b',') {
                break;
            }
        }
        if changed > 0 {
            self.patch.push('}');
        }
        let is_as_long = self.at(old, new)? == (b']', b']');
        if is_as_long && changed < 2 {
            return Some((old + 1, new + 1));
        }
        let ends = match is_as_long {
            true => (old + 1, new + 1),
            false => {
                (end_of_value(self.old.as_bytes(), old_begin)?, end_of_value(self.new.as_bytes(), new_begin)?)
            }
        };
        let stretch = stretch(&self.old[old_begin..ends.0], &self.new[new_begin..ends.1]);
        if !is_as_long || stretch.len() < self.patch.len() - begun {
            self.patch.truncate(begun);
            self.patch.push_str(&stretch);
        }
        Some(ends)
    }
}

/// The patch of a list in which one run of items was replaced.
fn stretch(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (items(old).collect(), items(new).collect());
    let head = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let tails = old[head..].iter().rev().zip(new[head..].iter().rev());
    let tail = tails.take_while(|(old, new)| old == new).count();
    let come = &new[head..new.len() - tail];
    format!("[{head},{},[{}]]", old.len() - tail - head, come.join(","))
}

/// Appends the result of applying `patch` to `old`.
fn follow(old: &str, patch: &str, new: &mut String, depth: u32) -> Option<()> {
    if depth > DEPTH_MAX {
        return None;
    }
    match (first(patch), first(old)) {
        (b'[', _) => replace(old, patch, new),
        (b'{', b'{') => {
            let mut changed = Parts::of(patch).map(named).peekable();
            let mut separator = '{';
            for part in Parts::of(old) {
                new.push(separator);
                separator = ',';
                let (name, value) = named(part)?;
                match changed.next_if(|change| change.is_some_and(|(changed, _)| changed == name)) {
                    Some(change) => {
                        new.push_str(name);
                        new.push(':');
                        follow(value, change?.1, new, depth + 1)?;
                    }
                    None => new.push_str(part),
                }
            }
            if separator == '{' {
                new.push('{');
            }
            new.push('}');
            changed.next().is_none().then_some(())
        }
        (b'{', b'[') => {
            let mut changed = Parts::of(patch).map(placed).peekable();
            let mut separator = '[';
            for (place, item) in Parts::of(old).enumerate() {
                new.push(separator);
                separator = ',';
                match changed.next_if(|change| change.is_some_and(|(changed, _)| changed == place)) {
                    Some(change) => follow(item, change?.1, new, depth + 1)?,
                    None => new.push_str(item),
                }
            }
            if separator == '[' {
                new.push('[');
            }
            new.push(']');
            changed.next().is_none().then_some(())
        }
        _ => None,
    }
}

/// Appends what replaces `old`, or `old` with a run of its items replaced.
fn replace(old: &str, patch: &str, new: &mut String) -> Option<()> {
    let mut parts = Parts::of(patch);
    let first_part = parts.next()?;
    let (Some(gone), Some(come), None) = (parts.next(), parts.next(), parts.next()) else {
        new.push_str(first_part);
        return Parts::of(patch).nth(1).is_none().then_some(());
    };
    if first(old) != b'[' || first(come) != b'[' {
        return None;
    }
    let (at, gone): (usize, usize) = (first_part.parse().ok()?, gone.parse().ok()?);
    let old: Vec<&str> = Parts::of(old).collect();
    let rest = old.get(at.checked_add(gone)?..)?;
    new.push('[');
    push_list(new, old[..at].iter().copied().chain(Parts::of(come)).chain(rest.iter().copied()));
    new.push(']');
    Some(())
}

fn push_list<'a>(text: &mut String, items: impl Iterator<Item = &'a str>) {
    for (index, item) in items.enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(item);
    }
}

/// The name of a member, including its quotes, and its value.
fn named(member: &str) -> Option<(&str, &str)> {
    let name = end_of_text(member.as_bytes(), 0)?;
    Some((&member[..name], member[name..].strip_prefix(':')?))
}

/// The list index that a member of a patch refers to, and the patch for that item.
fn placed(member: &str) -> Option<(usize, &str)> {
    let (name, patch) = named(member)?;
    Some((name.trim_matches('"').parse().ok()?, patch))
}

fn first(value: &str) -> u8 {
    value.as_bytes().first().copied().unwrap_or_default()
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
