//! `cargo xtask dist`: everything that belongs to a release, in `target/dist-files`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{
    project::{Project, entries, files_below, name},
    serve,
    shell::{cargo_in, program_in, run},
    tools,
};

mod image;

/// Builds the optimized binary and packs it with its manual, completions, a bill of materials and checksums.
pub(crate) fn dist(project: &Project) -> Result<bool> {
    serve::build_page(project)?;
    run(&mut cargo_in(&project.root, &["build", "--profile", "dist", "--package", "klad-app"]))?;
    let klad = project.target.join("dist/klad");
    let version = project.version("klad-app")?;
    let label = format!("klad-{version}-{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let out = project.target.join("dist-files");
    if out.exists() {
        fs::remove_dir_all(&out).with_context(|| out.display().to_string())?;
    }

    let folder = out.join(&label);
    let klad_text = klad.to_string_lossy().into_owned();
    let man = folder.join("man/man1");
    run(&mut program_in(&project.root, &klad_text, &["man", "--out", &man.to_string_lossy()]))?;
    completions(project, &klad_text, &folder.join("completions"))?;
    fs::copy(&klad, folder.join("klad"))?;
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(project.path(file), folder.join(file)).with_context(|| file.to_owned())?;
    }
    for file in ["klad.service", "klad.toml"] {
        fs::copy(project.path("packaging").join(file), folder.join(file)).with_context(|| file.to_owned())?;
    }
    fs::write(out.join(format!("{label}.cdx.json")), serde_json::to_string_pretty(&bill(project)?)?)?;
    let archive = format!("{label}.tar.gz");
    run(&mut program_in(&out, "tar", &["--create", "--gzip", "--file", &archive, &label]))?;

    let image = out.join("image");
    image::fill(&klad, &image)?;
    if image::try_out(&image)? {
        println!("the server starts with nothing but target/dist-files/image around it");
    } else {
        println!("target/dist-files/image was not tried: only root may change its root folder");
    }
    debian_package(project, &out);
    checksums(&out)?;
    println!("\n{:>10.1} MB  {}", megabytes(&klad)?, klad.display());
    for file in entries(&out)?.iter().filter(|path| path.is_file()) {
        println!("{:>10.1} MB  {}", megabytes(file)?, file.display());
    }
    Ok(true)
}

fn megabytes(file: &Path) -> Result<f64> {
    Ok(fs::metadata(file)?.len() as f64 / 1e6)
}

fn completions(project: &Project, klad: &str, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    for (shell, file) in [("bash", "klad.bash"), ("zsh", "_klad"), ("fish", "klad.fish")] {
        let output =
            program_in(&project.root, klad, &["completions", shell]).output().context("klad completions")?;
        fs::write(folder.join(file), output.stdout)?;
    }
    Ok(())
}

/// A Debian package, if `cargo-deb` is installed or can be.
fn debian_package(project: &Project, out: &Path) {
    let made = tools::cargo_command(project, "cargo-deb").and_then(|()| {
        let args =
            ["deb", "--no-build", "--no-strip", "--profile", "dist", "--package", "klad-app", "--output"];
        run(cargo_in(&project.root, &args).arg(out))
    });
    if let Err(error) = made {
        println!("no Debian package: {error:#}");
    }
}

/// A CycloneDX bill of materials: every crate that the release build of `klad` contains.
fn bill(project: &Project) -> Result<Value> {
    let args = ["metadata", "--format-version", "1", "--locked", "--filter-platform", &host()?];
    let output = cargo_in(&project.root, &args).output().context("cargo metadata")?;
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    Ok(bill_of(&metadata, "klad-app"))
}

/// The crates that `root` reaches through normal dependencies, sorted.
fn bill_of(metadata: &Value, root: &str) -> Value {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = list(&metadata["packages"]);
    let nodes = list(&metadata["resolve"]["nodes"]);
    let find = |id: &Value| packages.iter().find(|package| package["id"] == *id);
    let first = packages.iter().find(|package| package["name"] == root).map(|package| package["id"].clone());
    let mut reached: Vec<Value> = first.into_iter().collect();
    let mut next = 0;
    while next < reached.len() {
        let node = nodes.iter().find(|node| node["id"] == reached[next]);
        for dependency in node.iter().flat_map(|node| list(&node["deps"])) {
            let is_normal = list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            if is_normal && !reached.contains(&dependency["pkg"]) {
                reached.push(dependency["pkg"].clone());
            }
        }
        next += 1;
    }
    let mut components: Vec<Value> = reached
        .iter()
        .filter_map(find)
        .map(|package| {
            let (name, version) = (&package["name"], &package["version"]);
            json!({
                "type": "library",
                "name": name,
                "version": version,
                "purl": format!("pkg:cargo/{}@{}", name.as_str().unwrap_or_default(), version.as_str().unwrap_or_default()),
                "licenses": [{ "expression": package["license"] }],
            })
        })
        .collect();
    components.sort_by_key(|component| component["purl"].to_string());
    json!({ "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": components })
}

/// The target triple of the build machine.
fn host() -> Result<String> {
    let output =
        program_in(Path::new("."), "rustc", &["--version", "--verbose"]).output().context("rustc")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc reports no host")?.to_owned())
}

/// Writes `SHA256SUMS` for every file, in the format of `sha256sum --check`.
fn checksums(out: &Path) -> Result<()> {
    let files: Vec<PathBuf> = files_below(out, "")?;
    let names: Vec<String> =
        files.iter().filter(|path| path.parent() == Some(out)).map(|path| name(path)).collect();
    let output = program_in(out, "sha256sum", &[]).args(&names).output().context("sha256sum")?;
    fs::write(out.join("SHA256SUMS"), output.stdout)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bill_of_materials_lists_exactly_what_is_built_in() {
        let package = |name: &str| json!({ "id": name, "name": name, "version": "1.0.0", "license": "MIT" });
        let arrow = |to: &str, kind: Value| json!({ "pkg": to, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [package("klad-app"), package("serde"), package("insta"), package("itoa"), package("other")],
            "resolve": { "nodes": [
                { "id": "klad-app", "deps": [arrow("serde", Value::Null), arrow("insta", json!("dev"))] },
                { "id": "serde", "deps": [arrow("itoa", Value::Null)] },
                { "id": "itoa", "deps": [] },
            ]},
        });
        let bill = bill_of(&metadata, "klad-app");
        let names: Vec<&str> = bill["components"]
            .as_array()
            .unwrap()
            .iter()
            .map(|part| part["name"].as_str().unwrap())
            .collect();
        assert_eq!(names, ["itoa", "klad-app", "serde"]);
    }
}
