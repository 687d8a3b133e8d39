//! Applies a patch.

use super::{DEPTH_MAX, Parts, end_of_text, push_list};

/// Applies `patch` to `old`. `None` if the patch does not fit.
pub fn patched(old: &str, patch: &str) -> Option<String> {
    let mut new = String::with_capacity(old.len() + patch.len());
    follow(old, patch, &mut new, 0)?;
    Some(new)
}

/// Appends the result of applying `patch` to `old`.
fn follow(old: &str, patch: &str, new: &mut String, depth: u32) -> Option<()> {
    if depth > DEPTH_MAX {
        return None;
    }
    match (first(patch), first(old)) {
        (b'[', _) => replace(old, patch, new),
        _ if patch == "{}" => {
            new.push_str(old);
            Some(())
        }
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
