//! Writes the table of the page's files, `web/dist`, which release builds embed. A file that was also compressed is
//! embedded only in its compressed forms: `page/files.rs` unpacks it for clients that want it plain.
//!
//! Debug builds read the folder when they run, so their table is empty. If the page has not been built yet, the folder
//! is created, so that everything else can be built and tested without it.

use std::{env, fmt::Write as _, fs, io, path::Path};

const PAGE: &str = "../../web/dist";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={PAGE}");
    fs::create_dir_all(PAGE)?;
    let page = fs::canonicalize(PAGE)?;
    let mut names = Vec::new();
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        add_files(&page, "", &mut names)?;
        names.sort();
    }
    let mut table = "&[\n".to_owned();
    for name in names.iter().filter(|name| names.binary_search(&format!("{name}.br")).is_err()) {
        writeln!(table, "    ({name:?}, include_bytes!({:?})),", page.join(name))
            .expect("writing to a String cannot fail");
    }
    table.push_str("]\n");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("page_files.rs"), table)
}

/// Adds the path of every file below a folder, with slashes, relative to the page.
fn add_files(folder: &Path, prefix: &str, names: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            add_files(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}
