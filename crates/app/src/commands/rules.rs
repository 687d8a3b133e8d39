//! `klad rules`: prints the rulebook in the reader's language.

use anyhow::bail;
use klad_engine::Catalog;
use klad_text::Words;
use serde_json::json;

use crate::{
    options,
    output::{Verdict, say},
};

/// Print the rules of a game, or one of them
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad rules my-treasure\n  klad rules my-treasure MS-104 --lang de")]
pub(crate) struct Args {
    /// The game
    slug: String,
    /// One rule, such as MS-104
    id: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog, words: Words) -> anyhow::Result<Verdict> {
    let info = options::find(catalog, &args.slug)?.info;
    let wanted = args.id.as_ref().map(|id| id.to_uppercase());
    let sections: Vec<_> = info
        .rulebook
        .iter()
        .map(|section| {
            let rules: Vec<_> = section
                .rules
                .iter()
                .filter(|rule| wanted.as_ref().is_none_or(|wanted| wanted == *rule))
                .map(|rule| (*rule, words.rule(rule)))
                .collect();
            (section.id, words.text(&format!("{}-section-{}", info.slug, section.id)), rules)
        })
        .filter(|(_, _, rules)| !rules.is_empty())
        .collect();
    if let (Some(wanted), true) = (&args.id, sections.is_empty()) {
        let first = info.rulebook.first().and_then(|section| section.rules.first()).unwrap_or(&"");
        let last = info.rulebook.last().and_then(|section| section.rules.last()).unwrap_or(&"");
        bail!("found the rule {wanted:?}, wanted one of {} ({first} to {last})", info.slug);
    }
    if args.json {
        let sections: Vec<_> = sections
            .iter()
            .map(|(id, title, rules)| {
                let rules: Vec<_> =
                    rules.iter().map(|(rule, text)| json!({ "id": rule, "text": text })).collect();
                json!({ "id": id, "title": title, "rules": rules })
            })
            .collect();
        let lang = words.lang().code();
        say(&serde_json::to_string_pretty(
            &json!({ "game": info.slug, "lang": lang, "sections": sections }),
        )?)?;
        return Ok(Verdict::Yes);
    }
    if wanted.is_none() {
        say(&words.text(&format!("{}-title", info.slug)))?;
        say(&words.text(&format!("{}-summary", info.slug)))?;
    }
    for (_, title, rules) in sections {
        if wanted.is_none() {
            say(&format!("\n{title}\n"))?;
        }
        for (rule, text) in rules {
            say(&format!("{rule:<8}{text}"))?;
        }
    }
    if wanted.is_none() {
        say(&format!("\n{}\n", words.text("parts-title")))?;
        for part in klad_text::parts(words, info) {
            say(&format!("{}: {}", part.title, part.note))?;
            for item in part.items {
                say(&format!("        {item}"))?;
            }
        }
        // Do not pass off our additions as the publisher's.
        say(&format!("\n{}\n", words.text("book-box")))?;
        for facts in ["known", "ours"] {
            say(&words.text(&format!("{}-facts-{facts}", info.slug)))?;
        }
    }
    Ok(Verdict::Yes)
}
