//! Your guest identities per server, in a file that only you can read.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::Context;
use serde::{Deserialize, Serialize};

use crate::files;

/// A guest at a server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Credential {
    name: String,
    /// The token that proves who this guest is.
    token: String,
}

/// This user's guests by server (`https://play.example.org`), the most recent one first.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Guests(BTreeMap<String, Vec<Credential>>);

/// `guests.json` in [`folder`]. `None` if there is no such folder.
pub(crate) fn path() -> Option<PathBuf> {
    folder().map(|folder| folder.join("guests.json"))
}

/// `$KLAD_DATA`, or our folder below the user's state directory. `None` if there is neither.
pub(crate) fn folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("KLAD_DATA").or_else(|| {
        let state = if cfg!(windows) {
            set("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            set("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")))
        };
        state.map(|state| state.join("klad"))
    })
}

impl Guests {
    /// Reads the file; empty if it does not exist.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Guests> {
        match fs::read(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Guests::default()),
            Err(error) => Err(error).with_context(|| format!("the file {} cannot be read", path.display())),
            Ok(bytes) => serde_json::from_slice(&bytes).with_context(|| {
                format!(
                    "the file {} is not a list of guests; delete it to join as a new guest",
                    path.display()
                )
            }),
        }
    }

    /// The token of the guest with this name at a server, or of the most recent guest there.
    pub(crate) fn token(&self, server: &str, name: Option<&str>) -> Option<String> {
        let guests = self.0.get(server)?;
        let found = match name {
            Some(name) => guests.iter().find(|guest| guest.name == name),
            None => guests.first(),
        };
        found.map(|guest| guest.token.clone())
    }

    /// Records the most recent guest at a server.
    pub(crate) fn note(&mut self, server: &str, name: &str, token: &str) {
        let guests = self.0.entry(server.to_owned()).or_default();
        // The same guest may have a new name; another guest with this name is replaced.
        guests.retain(|guest| guest.token != token && guest.name != name);
        guests.insert(0, Credential { name: name.to_owned(), token: token.to_owned() });
    }

    /// Writes the file atomically, readable by this user only.
    pub(crate) fn write(&self, path: &Path) -> anyhow::Result<()> {
        files::write_private(path, &serde_json::to_string_pretty(self)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_recent_guest_comes_back_unless_another_is_named() {
        let mut guests = Guests::default();
        guests.note("http://a", "Ada", "one");
        guests.note("http://a", "Ben", "two");
        guests.note("http://b", "Ada", "three");
        assert_eq!(guests.token("http://a", None).as_deref(), Some("two"));
        assert_eq!(guests.token("http://a", Some("Ada")).as_deref(), Some("one"));
        assert_eq!(guests.token("http://a", Some("Cleo")), None);
        assert_eq!(guests.token("http://c", None), None);
        guests.note("http://a", "Ada", "four");
        assert_eq!(guests.token("http://a", None).as_deref(), Some("four"));
        assert_eq!(guests.0["http://a"].len(), 2);
    }
}
