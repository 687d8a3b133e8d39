//! Links in the documents that lead nowhere, and pages missing from the book.

use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};

use super::Findings;
use crate::project::{Project, read};

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    let files = project.files()?;
    for file in files.iter().filter(|file| file.ends_with(".md")) {
        let text = with_included(&read(&project.path(file))?, |path| {
            read(&project.path(&path_of(file, path).to_string_lossy()))
        })?;
        let broken = links(&text).filter(|target| !holds(project, file, target));
        findings.add("links that lead nowhere", broken.map(|target| format!("{file}: {target}")));
        let leaving = links(&text).filter(|target| leaves_the_book(file, target));
        findings.add("links that lead out of the book", leaving.map(|target| format!("{file}: {target}")));
        let undefined = undefined(&text).into_iter();
        findings.add("links without a target", undefined.map(|label| format!("{file}: [{label}]")));
    }
    if project.has("docs/SUMMARY.md") {
        let summary = read(&project.path("docs/SUMMARY.md"))?;
        let listed: Vec<&str> = links(&summary).collect();
        let pages = files.iter().filter_map(|file| file.strip_prefix("docs/"));
        let missing =
            pages.filter(|page| page.ends_with(".md") && *page != "SUMMARY.md" && !listed.contains(page));
        findings.add("pages missing in docs/SUMMARY.md", missing.map(str::to_owned));
    }
    Ok(())
}

/// The text of a page with what its lines `{{#include FILE:ANCHOR}}` stand for: in the book its links are links of the
/// page.
fn with_included(text: &str, read: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut whole = String::new();
    for line in text.lines() {
        let include = line.strip_prefix("{{#include ").and_then(|rest| rest.strip_suffix("}}"));
        if let Some((path, anchor)) = include.and_then(|include| include.split_once(':')) {
            let mark = |kind: &str| format!("<!-- {kind}: {anchor} -->");
            let included = read(path)?;
            let part = included
                .split_once(&mark("ANCHOR"))
                .and_then(|(_, part)| part.split_once(&mark("ANCHOR_END")));
            let (part, _) =
                part.with_context(|| format!("{path} has no part between anchors named {anchor}"))?;
            whole += part;
        } else {
            whole += line;
        }
        whole.push('\n');
    }
    Ok(whole)
}

/// The lines outside of blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        in_code ^= fence;
        !in_code && !fence
    })
}

/// The label and target of a line `[label]: target`.
fn definition(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix('[')?.split_once("]: ")
}

/// The targets of all links `[text](target)` and of all definitions `[label]: target` outside of code.
fn links(text: &str) -> impl Iterator<Item = &str> {
    prose(text).flat_map(|line| {
        let inline = line.split("](").skip(1).filter_map(|after| after.split(')').next());
        inline.chain(definition(line).map(|(_, target)| target))
    })
}

/// The labels of links `[text][label]` that no line defines.
fn undefined(text: &str) -> Vec<&str> {
    let defined: Vec<&str> = prose(text).filter_map(definition).map(|(label, _)| label).collect();
    // Every other part between backticks is code.
    let parts = prose(text).flat_map(|line| line.split('`').step_by(2));
    let labels = parts.flat_map(|part| part.split("][").skip(1)).filter_map(|after| after.split(']').next());
    labels.filter(|label| !defined.contains(label)).collect()
}

/// Whether a page of the book links to one of our files outside the book, where the link would be broken.
fn leaves_the_book(file: &str, target: &str) -> bool {
    file.starts_with("docs/") && !is_elsewhere(target) && !path_of(file, target).starts_with("docs")
}

/// Whether a link leads to another site.
fn is_elsewhere(target: &str) -> bool {
    target.contains("://") || target.starts_with("mailto:")
}

/// The path of the file that a link in a file leads to.
fn path_of(file: &str, target: &str) -> PathBuf {
    let path = target.split('#').next().unwrap_or_default();
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    if path.is_empty() { PathBuf::from(file) } else { normal(&folder.join(path)) }
}

/// Whether a link in a file leads somewhere: to another site, to one of our files, or to a heading in one.
fn holds(project: &Project, file: &str, target: &str) -> bool {
    if is_elsewhere(target) {
        return true;
    }
    let (_, heading) = target.split_once('#').unwrap_or((target, ""));
    let path = path_of(file, target);
    let Some(path) = path.to_str().filter(|path| project.has(path)) else { return false };
    heading.is_empty()
        || read(&project.path(path))
            .is_ok_and(|text| text.lines().any(|line| anchor(line).as_deref() == Some(heading)))
}

/// A path without `..`.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                normal.pop();
            }
            Component::CurDir => {}
            part => normal.push(part),
        }
    }
    normal
}

/// The anchor of a heading: `## Behind a proxy` is `behind-a-proxy`.
fn anchor(line: &str) -> Option<String> {
    let heading = line.strip_prefix('#')?.trim_start_matches('#').trim();
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    Some(kept.collect::<String>().to_lowercase().replace(' ', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_of_code() {
        let text = "See [a](a.md) and [b](../b.md#top).\n```\n[c](c.md)\n```\n[d](#here)";
        assert_eq!(links(text).collect::<Vec<_>>(), ["a.md", "../b.md#top", "#here"]);
    }

    #[test]
    fn links_by_label_need_a_definition() {
        let text = "See [a][one], [`b`][two] and `c[0][1]`.\n```\n[d][three]\n```\n\n[one]: a.md\n";
        assert_eq!(links(text).collect::<Vec<_>>(), ["a.md"]);
        assert_eq!(undefined(text), ["two"]);
    }

    #[test]
    fn the_links_of_an_included_part_are_links_of_the_page() {
        let map = "<!-- ANCHOR: book -->\n# Map\n[a](docs/a.md), [b][b]\n<!-- ANCHOR_END: book -->\n\n[b]: docs/b.md\n";
        let page =
            with_included("{{#include ../MAP.md:book}}\n\n[b]: b.md\n", |_| Ok(map.to_owned())).unwrap();
        assert_eq!(links(&page).collect::<Vec<_>>(), ["docs/a.md", "b.md"]);
        assert_eq!(undefined(&page), [""; 0]);
        assert!(with_included("{{#include ../MAP.md:other}}", |_| Ok(map.to_owned())).is_err());
    }

    #[test]
    fn a_page_of_the_book_links_only_pages_of_the_book() {
        assert!(leaves_the_book("docs/adding-a-game.md", "../CONTRIBUTING.md"));
        assert!(leaves_the_book("docs/rules/klatz.md", "../../README.md#top"));
        assert!(!leaves_the_book("docs/rules/klatz.md", "../decks.md"));
        assert!(!leaves_the_book("docs/bots.md", "#search"));
        assert!(!leaves_the_book("docs/bots.md", "https://example.org/paper"));
        assert!(!leaves_the_book("README.md", "CONTRIBUTING.md"));
    }

    #[test]
    fn headings_become_anchors() {
        assert_eq!(anchor("## Behind a proxy").as_deref(), Some("behind-a-proxy"));
        assert_eq!(anchor("# Klatz!: who called first").as_deref(), Some("klatz-who-called-first"));
        assert_eq!(anchor("no heading"), None);
    }

    #[test]
    fn paths_are_normalized() {
        assert_eq!(normal(Path::new("docs/../examples/./bot.py")), Path::new("examples/bot.py"));
    }
}
