//! `klad admin`: operator commands for a running server, over its API.

use std::path::PathBuf;

use anyhow::Context;
use klad_client::{Client, ClientError, Site};
use serde_json::{Value, json};

use crate::{
    files,
    output::{Verdict, say},
};

/// Look after a running server: tables, people, reports, mutes and bans
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    klad admin --token-file /etc/klad/admin.token tables\n  \
    klad admin ban \"identity 7k2m…\" --hours 24 --reason spam\n  \
    klad admin reports\n\n\
    Start the server with the same token: klad serve --admin-token-file. Output is JSON.")]
pub(crate) struct Args {
    /// The server's address
    #[arg(long, env = "KLAD_URL", default_value = "http://127.0.0.1:8080", global = true)]
    url: String,
    /// A file with the operator's token
    #[arg(long, env = "KLAD_ADMIN_TOKEN_FILE", value_name = "FILE", global = true)]
    token_file: Option<PathBuf>,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, clap::Subcommand)]
enum Act {
    /// List tables in one state, including unlisted ones
    Tables {
        /// The state: open, playing, over or closed
        #[arg(long, default_value = "playing")]
        state: String,
        /// Skip this many entries; each list has at most 100
        #[arg(long, default_value_t = 0)]
        skip: u32,
    },
    /// Close a table: nobody can sit down or play there anymore
    Close {
        /// The id of the table
        table: String,
    },
    /// Delete a table with its moves and its chat
    Delete {
        /// The id of the table
        table: String,
    },
    /// Remove a line of chat
    #[command(alias = "unsay")]
    RemoveLine {
        /// The id of the table
        table: String,
        /// The id of the person who wrote it
        by: String,
        /// When it was written, in seconds since 1970, as given in the report or the export
        at: u32,
    },
    /// List guests by name
    People {
        /// A part of the name; everybody if omitted
        #[arg(default_value = "")]
        name: String,
        /// Skip this many entries; each list has at most 100
        #[arg(long, default_value_t = 0)]
        skip: u32,
    },
    /// Print everything stored about a person
    Export {
        /// The id of the person
        person: String,
    },
    /// Forget a person: name, devices, chat
    Forget {
        /// The id of the person
        person: String,
    },
    /// Ban a person or an address
    Ban(Restriction),
    /// Mute a person or an address: no chat
    Mute(Restriction),
    /// Lift a ban or a mute
    Lift {
        /// mute or ban
        kind: String,
        /// "identity ID" or "address ADDRESS"
        subject: String,
    },
    /// List mutes and bans
    #[command(alias = "bars")]
    Restrictions,
    /// List open reports
    Reports {
        /// Include reports that have been dealt with
        #[arg(long)]
        done: bool,
        /// Skip this many entries; each list has at most 100
        #[arg(long, default_value_t = 0)]
        skip: u32,
    },
    /// Mark a report as dealt with
    Done {
        /// The number of the report
        report: u32,
    },
    /// List what operators have done
    Audit {
        /// Skip this many entries; each list has at most 100
        #[arg(long, default_value_t = 0)]
        skip: u32,
    },
    /// Print a new key, as a line for a key file (klad serve --seal-key)
    NewKey,
}

#[derive(Debug, clap::Args)]
struct Restriction {
    /// "identity ID" or "address ADDRESS"
    subject: String,
    /// The duration in hours
    #[arg(long, default_value_t = 24)]
    hours: u32,
    /// The reason, for the audit log
    #[arg(long, default_value = "")]
    reason: String,
}

/// The request: method, path and body.
fn request(act: &Act) -> (&'static str, String, Option<Value>) {
    let restrict = |kind: &str, restriction: &Restriction| {
        let body = json!({"subject": restriction.subject, "kind": kind, "hours": restriction.hours, "reason": restriction.reason});
        ("POST", "bars".to_owned(), Some(body))
    };
    match act {
        Act::Tables { state, skip } => ("GET", format!("tables?state={}&skip={skip}", escaped(state)), None),
        Act::Close { table } => ("POST", format!("tables/{}/close", escaped(table)), None),
        Act::Delete { table } => ("DELETE", format!("tables/{}", escaped(table)), None),
        Act::RemoveLine { table, by, at } => {
            ("POST", format!("tables/{}/unsay", escaped(table)), Some(json!({"by": by, "at": at})))
        }
        Act::People { name, skip } => ("GET", format!("people?name={}&skip={skip}", escaped(name)), None),
        Act::Export { person } => ("GET", format!("people/{}", escaped(person)), None),
        Act::Forget { person } => ("DELETE", format!("people/{}", escaped(person)), None),
        Act::Ban(args) => restrict("ban", args),
        Act::Mute(args) => restrict("mute", args),
        Act::Lift { kind, subject } => {
            ("DELETE", "bars".to_owned(), Some(json!({"subject": subject, "kind": kind})))
        }
        Act::Restrictions => ("GET", "bars".to_owned(), None),
        Act::Reports { done, skip } => ("GET", format!("reports?done={done}&skip={skip}"), None),
        Act::Done { report } => ("POST", format!("reports/{report}/done"), None),
        Act::Audit { skip } => ("GET", format!("audit?skip={skip}"), None),
        Act::NewKey => ("GET", String::new(), None),
    }
}

/// Percent-encodes a text as a single path segment.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> anyhow::Result<Verdict> {
    if let Act::NewKey = args.act {
        say(&klad_store::SealKeys::new_line())?;
        return Ok(Verdict::Yes);
    }
    let path =
        args.token_file.as_ref().context("found no --token-file, wanted a file with the operator's token")?;
    let token = String::from_utf8(files::read(path)?).context("the token is not text")?.trim().to_owned();
    let site = Site::of(&args.url)?;
    let (method, path, body) = request(&args.act);
    let runtime = tokio::runtime::Runtime::new().context("cannot start the async runtime")?;
    let client = Client::with_token(site, token);
    match runtime.block_on(client.send(method, &format!("/api/admin/{path}"), body.as_ref())) {
        Ok(text) if text.is_empty() => say("done")?,
        Ok(text) => {
            let value: Value = serde_json::from_str(&text).context("the server's response is not JSON")?;
            say(&serde_json::to_string_pretty(&value)?)?;
        }
        Err(ClientError::Refused(error)) => {
            say(&format!("refused: {error}"))?;
            return Ok(Verdict::No);
        }
        Err(error) => return Err(error.into()),
    }
    Ok(Verdict::Yes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_text_stays_a_single_path_segment() {
        let (method, path, _) = request(&Act::Delete { table: "../people/x?y".into() });
        assert_eq!((method, path.as_str()), ("DELETE", "tables/..%2Fpeople%2Fx%3Fy"));
        let (_, path, _) = request(&Act::Reports { done: true, skip: 100 });
        assert_eq!(path, "reports?done=true&skip=100");
        assert_eq!(escaped("Анна"), "%D0%90%D0%BD%D0%BD%D0%B0");
    }
}
