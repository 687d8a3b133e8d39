//! Embeds the migrations in the program; cargo runs this again when one is added.

use std::{env, fmt::Write, fs, path::Path};

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../migrations");
    let mut code = String::new();
    for (name, folder) in [("SQLITE", "sqlite"), ("POSTGRES", "postgres")] {
        let entries = fs::read_dir(root.join(folder)).expect("the folder of migrations can be read");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("a readable entry").path()).collect();
        paths.sort();
        writeln!(code, "pub(crate) const {name}: &[Source] = &[").expect("writing to a String cannot fail");
        for path in paths {
            let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a name in UTF-8");
            let (version, description) = stem.split_once('_').expect("a name such as 0001_tables.sql");
            let version: i64 = version.parse().expect("the number of a migration");
            let description = description.replace('_', " ");
            writeln!(code, "    ({version}, {description:?}, include_str!({path:?})),").expect("as above");
        }
        code.push_str("];\n");
    }
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("migrations.rs");
    fs::write(out, code).expect("the build folder can be written");
}
