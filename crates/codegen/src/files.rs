//! Writes the generated files, or compares them with those on disk.

use std::{collections::BTreeMap, fs, io::ErrorKind, path::Path};

use anyhow::{Context, Result};

/// The files by name.
#[derive(Debug, Default)]
pub(crate) struct Files(BTreeMap<String, String>);

impl Files {
    /// Adds a TypeScript file, by its name without extension.
    pub(crate) fn add(&mut self, name: &str, text: String) {
        self.0.insert(format!("{name}.ts"), text);
    }

    /// Adds a data file, by its name without extension.
    pub(crate) fn add_data(&mut self, name: &str, json: String) {
        self.0.insert(format!("{name}.json"), json);
    }

    /// Writes all files and removes those that are no longer generated.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        for name in self.strangers(folder)? {
            fs::remove_file(folder.join(&name)).with_context(|| name.clone())?;
        }
        for (name, text) in &self.0 {
            fs::write(folder.join(name), text).with_context(|| name.clone())?;
        }
        Ok(())
    }

    /// The files that are out of date, or that should not exist.
    pub(crate) fn stale(&self, folder: &Path) -> Result<Vec<String>> {
        let mut stale = self.strangers(folder)?;
        for (name, text) in &self.0 {
            match fs::read_to_string(folder.join(name)) {
                Ok(found) if found == *text => {}
                Ok(_) => stale.push(name.clone()),
                Err(error) if error.kind() == ErrorKind::NotFound => stale.push(name.clone()),
                Err(error) => return Err(error).with_context(|| name.clone()),
            }
        }
        Ok(stale)
    }

    fn strangers(&self, folder: &Path) -> Result<Vec<String>> {
        if !folder.exists() {
            return Ok(Vec::new());
        }
        let list = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
        let names = list.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        let names: Vec<String> = names.collect::<Result<_>>()?;
        Ok(names.into_iter().filter(|name| !self.0.contains_key(name)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_files_are_current_until_somebody_changes_them() {
        let folder = std::env::temp_dir().join(format!("klad-codegen-{}", std::process::id()));
        let mut files = Files::default();
        files.add("a", "one\n".to_owned());
        assert_eq!(files.stale(&folder).unwrap(), ["a.ts"]);
        files.write(&folder).unwrap();
        assert_eq!(files.stale(&folder).unwrap(), [""; 0]);
        fs::write(folder.join("a.ts"), "two\n").unwrap();
        fs::write(folder.join("old.ts"), "").unwrap();
        assert_eq!(files.stale(&folder).unwrap(), ["old.ts", "a.ts"]);
        files.write(&folder).unwrap();
        assert_eq!(files.stale(&folder).unwrap(), [""; 0]);
        fs::remove_dir_all(folder).unwrap();
    }
}
