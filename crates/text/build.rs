//! Writes the table of all Fluent files, so that a new `locales/<language>/<name>.ftl` needs no code.

use std::{env, fmt::Write, fs, io, path::Path};

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo tells a build script where it is");
    let out = env::var("OUT_DIR").expect("cargo tells a build script where to write");
    let locales = Path::new(&here).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut table = String::from("&[\n");
    for language in sorted(&locales)? {
        for file in sorted(&locales.join(&language))? {
            let path = locales.join(&language).join(&file);
            if let Some(name) = file.strip_suffix(".ftl") {
                writeln!(
                    table,
                    "    ({language:?}, {name:?}, include_str!({:?})),",
                    path.display().to_string()
                )
                .expect("a string can be written to");
            }
        }
    }
    table.push_str("]\n");
    fs::write(Path::new(&out).join("files.rs"), table)
}

fn sorted(directory: &Path) -> io::Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(directory)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()?;
    names.sort();
    Ok(names)
}
