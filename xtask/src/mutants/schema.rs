//! Writes all mutants of a file into it, each behind a check whether it is the active one, so that a package is
//! compiled once rather than once per mutant.

use std::{collections::BTreeSet, ops::Range};

use super::find::{Form, Site};

/// Appended to the library of a package with mutants. The number of the active one is read once.
pub(super) const ASK: &str = r#"
/// Whether this mutant is the active one.
#[doc(hidden)]
#[inline]
pub fn is_mutant(id: u32) -> bool {
    static ACTIVE: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| {
        std::env::var("KLAD_MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(0)
    });
    *ACTIVE == id
}
"#;

/// Where a mutant is in the written file.
#[derive(Debug)]
pub(super) struct Placed {
    pub(super) id: u32,
    /// The text that belongs to this mutant alone.
    wrong: Range<usize>,
    /// Everything that was written for its site.
    whole: Range<usize>,
}

/// A file with all its mutants.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) text: String,
    pub(super) placed: Vec<Placed>,
}

/// Writes the mutants into a file, except the dropped ones. They are numbered in order, starting with `first`.
pub(super) fn write(text: &str, sites: &[Site], first: u32, dropped: &BTreeSet<u32>) -> Written {
    let mut next = first;
    let numbered: Vec<Numbered<'_>> = sites
        .iter()
        .map(|site| {
            let from = next;
            next += site.mutants.len() as u32;
            let mutants = (from..).zip(site.mutants.iter().map(|found| found.wrong.as_str()));
            let kept = mutants.filter(|(id, _)| !dropped.contains(id)).collect();
            Numbered { range: site.range.clone(), form: site.form, mutants: kept }
        })
        .collect();
    let mut writer = Writer { text, out: String::with_capacity(text.len() * 4), placed: Vec::new() };
    writer.part(0..text.len(), &numbered);
    Written { text: writer.out, placed: writer.placed }
}

/// The mutants to blame for an error at a place in the written file.
pub(super) fn to_blame(placed: &[Placed], at: &Range<usize>) -> Vec<u32> {
    let around = |range: &Range<usize>| range.start <= at.start && at.start < range.end.max(range.start + 1);
    let own = placed.iter().filter(|mutant| around(&mutant.wrong)).min_by_key(|mutant| mutant.wrong.len());
    if let Some(mutant) = own {
        return vec![mutant.id];
    }
    let whole = placed.iter().filter(|mutant| around(&mutant.whole)).map(|mutant| &mutant.whole);
    let Some(whole) = whole.min_by_key(|whole| whole.len()) else { return Vec::new() };
    placed.iter().filter(|mutant| mutant.whole == *whole).map(|mutant| mutant.id).collect()
}

struct Numbered<'a> {
    range: Range<usize>,
    form: Form,
    mutants: Vec<(u32, &'a str)>,
}

struct Writer<'a> {
    text: &'a str,
    out: String,
    placed: Vec<Placed>,
}

impl Writer<'_> {
    /// Writes a part of the file with the sites inside it.
    fn part(&mut self, range: Range<usize>, sites: &[Numbered<'_>]) {
        let (mut at, mut rest) = (range.start, sites);
        while let Some((site, after)) = rest.split_first() {
            let inside = |other: &Numbered<'_>| !site.range.is_empty() && other.range.end <= site.range.end;
            let size = after.iter().take_while(|other| inside(other)).count();
            let (inner, next) = after.split_at(size);
            self.out.push_str(&self.text[at..site.range.start]);
            self.site(site, inner);
            (at, rest) = (site.range.end, next);
        }
        self.out.push_str(&self.text[at..range.end]);
    }

    fn site(&mut self, site: &Numbered<'_>, inner: &[Numbered<'_>]) {
        let (start, first) = (self.out.len(), self.placed.len());
        let asks: Vec<String> =
            site.mutants.iter().map(|(id, _)| format!("crate::is_mutant({id})")).collect();
        match (site.form, site.mutants.is_empty()) {
            (_, true) => self.part(site.range.clone(), inner),
            (Form::Early, _) => {
                for ((id, wrong), ask) in site.mutants.iter().zip(&asks) {
                    self.out += &format!(" if {ask} {{ return ");
                    self.wrong(*id, wrong);
                    self.out += "; }";
                }
            }
            (Form::NewGuard, _) => {
                self.out += " if ";
                self.wrong(site.mutants[0].0, &format!("!{}", asks[0]));
            }
            (Form::AndGuard, _) => {
                self.wrong(site.mutants[0].0, &format!("!{}", asks[0]));
                self.out += " && (";
                self.part(site.range.clone(), inner);
                self.out += ")";
            }
            (Form::Choice, _) => {
                // The correct expression comes first, so that the compiler takes the type from it.
                let none: Vec<String> = asks.iter().map(|ask| format!("!{ask}")).collect();
                self.out += &format!("(if {} {{ ", none.join(" && "));
                self.part(site.range.clone(), inner);
                let last = asks.len() - 1;
                for (place, ((id, wrong), ask)) in site.mutants.iter().zip(&asks).enumerate() {
                    self.out += &if place == last {
                        " } else { ".to_owned()
                    } else {
                        format!(" }} else if {ask} {{ ")
                    };
                    self.wrong(*id, wrong);
                }
                self.out += " })";
            }
        }
        let whole = start..self.out.len();
        for placed in self.placed[first..].iter_mut().filter(|placed| placed.whole.is_empty()) {
            placed.whole = whole.clone();
        }
    }

    /// Writes the text that belongs to one mutant alone.
    fn wrong(&mut self, id: u32, text: &str) {
        let start = self.out.len();
        self.out.push_str(text);
        self.placed.push(Placed { id, wrong: start..self.out.len(), whole: 0..0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::find::sites;

    fn written(text: &str, dropped: &[u32]) -> Written {
        write(text, &sites(text).unwrap(), 1, &dropped.iter().copied().collect())
    }

    #[test]
    fn every_mutant_is_written_behind_its_number() {
        let text = "fn f(a: u8, b: u8) -> bool { a < b }";
        let wanted = "fn f(a: u8, b: u8) -> bool { if crate::is_mutant(1) { return true; } \
                      if crate::is_mutant(2) { return false; } \
                      (if !crate::is_mutant(3) && !crate::is_mutant(4) && !crate::is_mutant(5) { a < b } \
                      else if crate::is_mutant(3) { (a) <= (b) } else if crate::is_mutant(4) { (a) > (b) } \
                      else { (a) == (b) }) }";
        assert_eq!(written(text, &[]).text, wanted);
        assert_eq!(written(text, &[1, 2, 3, 4, 5]).text, text);
    }

    #[test]
    fn mutants_inside_others_are_in_the_right_branch_only() {
        let one = written("fn f(a: u8) { g(!(a + 1)); }", &[1]).text;
        let inner = "(if !crate::is_mutant(3) && !crate::is_mutant(4) { a + 1 } \
                     else if crate::is_mutant(3) { (a) - (1) } else { (a) * (1) })";
        assert_eq!(
            one,
            format!("fn f(a: u8) {{ g((if !crate::is_mutant(2) {{ !({inner}) }} else {{ (a + 1) }})); }}")
        );
    }

    #[test]
    fn an_arm_with_a_mutant_has_a_guard() {
        let text = "fn f(a: u8) { match a { 1 => g(), b if h(b) => i(), _ => {} } }";
        let arms = written(text, &[1, 4, 5]).text;
        assert!(arms.contains("1 if !crate::is_mutant(2) => g()"), "{arms}");
        assert!(arms.contains("b if !crate::is_mutant(3) && (h(b)) => i()"), "{arms}");
    }

    #[test]
    fn an_error_is_blamed_on_the_mutant_it_is_in() {
        let written = written("fn f(a: u8, b: u8) -> bool { a < b }", &[1, 2]);
        let at = |text: &str| {
            let start = written.text.find(text).unwrap();
            to_blame(&written.placed, &(start..start + 1))
        };
        assert_eq!(at("(a) > (b)"), [4]);
        assert_eq!(at("a < b"), [3, 4, 5]);
        assert_eq!(at("fn f"), [0; 0]);
    }
}
