//! `cargo xtask test` and `cargo xtask check`: everything that can be checked, with a total at the end.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};

use crate::{
    api, book, mutants,
    project::{Project, files_below, read},
    python, serve,
    shell::{cargo_in, is_installed, listen, program_in},
    stranger,
    tally::{Closing, Tally},
    tidy, tools,
};

/// Which steps to run.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// Only this step; may be given several times
    #[arg(long, value_name = "STEP")]
    only: Vec<String>,
    /// List the steps and run nothing
    #[arg(long)]
    list: bool,
}

/// Whether dependencies must be checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Policy {
    /// Only if cargo-deny is installed: it takes minutes to build, too long for a quick run.
    IfInstalled,
    /// Install it first.
    Required,
}

/// One thing that can pass or fail, or a program that counts many of them.
struct TestStep {
    name: &'static str,
    about: &'static str,
    run: fn(&Project) -> Result<Tally>,
}

/// Runs the steps, continues after a failure, and ends with the line `N passed, N failed`. Returns whether all passed.
pub(crate) fn test(project: &Project, wanted: &Wanted, policy: Policy) -> Result<bool> {
    let mut steps = steps(project, policy);
    if wanted.list {
        steps.iter().for_each(|step| println!("{:<12} {}", step.name, step.about));
        return Ok(true);
    }
    if let Some(unknown) = wanted.only.iter().find(|name| !steps.iter().any(|step| step.name == **name)) {
        let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
        bail!("found {unknown:?}, wanted a step: {}", names.join(", "));
    }
    steps.retain(|step| wanted.only.is_empty() || wanted.only.iter().any(|name| name == step.name));
    tools::programs(project);

    let results: Vec<(&str, Tally, Duration)> = steps.iter().map(|step| run(project, step)).collect();
    println!("\n=== summary");
    for (name, tally, took) in &results {
        println!("{name:<12} {:>5} passed {:>4} failed {:>5} s", tally.passed, tally.failed, took.as_secs());
    }
    let sum = results.iter().fold(Tally::default(), |sum, (_, tally, _)| sum.plus(*tally));
    println!("{} passed, {} failed", sum.passed, sum.failed);
    Ok(sum.failed == 0)
}

fn run(project: &Project, step: &TestStep) -> (&'static str, Tally, Duration) {
    println!("\n=== {}: {}", step.name, step.about);
    let start = Instant::now();
    let tally = (step.run)(project).unwrap_or_else(|error| {
        println!("{}: {error:#}", step.name);
        Tally::one(false)
    });
    (step.name, tally, start.elapsed())
}

/// Every step that applies, quick ones first. The page comes before the binary that embeds it.
fn steps(project: &Project, policy: Policy) -> Vec<TestStep> {
    let mut steps = vec![
        TestStep { name: "format", about: "Rust files are formatted", run: format },
        TestStep { name: "tidy", about: "rules, texts and dependencies are in order", run: tidied },
        TestStep { name: "spelling", about: "code and documents are spelled right", run: spelling },
    ];
    let scripts = npm_scripts(project);
    let has_script = |name: &str| scripts.iter().any(|script| script == name);
    if has_script("build") {
        steps.push(TestStep { name: "page", about: "the page builds", run: page });
    }
    steps.extend([
        TestStep { name: "clippy", about: "clippy finds nothing", run: clippy },
        TestStep { name: "docs", about: "the crates' documentation builds without warnings", run: docs },
        TestStep { name: "packages", about: "the published crates can be packaged, in order", run: packages },
        TestStep {
            name: "stranger",
            about: "the page about adding a game, followed to the letter",
            run: stranger::walk,
        },
        TestStep { name: "rust", about: "all tests of the workspace", run: rust },
        TestStep {
            name: "named",
            about: "a rule test or law fails for every misreading kept by name",
            run: mutants::named,
        },
        TestStep {
            name: "mutants",
            about: "packages without survivors have none in the last commit either",
            run: mutants::ordinary,
        },
        TestStep { name: "codegen", about: "the generated TypeScript is current", run: codegen },
        TestStep { name: "scenarios", about: "every scenario file, run by the binary", run: scenarios },
        TestStep {
            name: "api",
            about: "an external tester finds nothing wrong with the API",
            run: outside_tester,
        },
    ]);
    steps.push(TestStep {
        name: "python",
        about: "the Python package, with its own tests and those of others",
        run: python,
    });
    if has_script("check") {
        steps.push(TestStep { name: "web-check", about: "types and templates of the page", run: web_check });
    }
    if has_script("test") {
        steps.push(TestStep { name: "web-unit", about: "unit tests of the page", run: web_unit });
    }
    if has_script("size") {
        steps.push(TestStep {
            name: "web-size",
            about: "the first load of the page is small",
            run: web_size,
        });
    }
    if has_script("e2e") {
        steps.push(TestStep { name: "web-e2e", about: "end-to-end tests in a browser", run: web_e2e });
    }
    if policy == Policy::Required || is_installed("cargo-deny") {
        steps.push(TestStep { name: "deny", about: "licenses and sources of dependencies", run: deny });
    }
    if policy == Policy::Required {
        steps.push(TestStep {
            name: "published",
            about: "what was packaged compiles by itself",
            run: published,
        });
        steps.push(TestStep { name: "book", about: "the documents build as a book", run: documents });
        steps.push(TestStep { name: "fuzz", about: "the fuzz targets compile", run: fuzz_targets });
    }
    steps
}

/// The names of the scripts in `web/package.json`; empty without a page.
fn npm_scripts(project: &Project) -> Vec<String> {
    let package = read(&project.path("web/package.json")).ok();
    let package = package.and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok());
    let scripts = package.as_ref().and_then(|package| package["scripts"].as_object());
    scripts.into_iter().flatten().map(|(name, _)| name.clone()).collect()
}

/// Runs a program and counts by its closing lines.
fn counted(command: &mut Command, closing: Closing) -> Result<Tally> {
    let mut heard: Option<Tally> = None;
    let good = listen(command.env("NO_COLOR", "1"), |line| {
        if let Some(tally) = closing.read(line) {
            heard = Some(heard.unwrap_or_default().plus(tally));
        }
    })?;
    Ok(closing.sum(heard, good))
}

fn cargo_step(project: &Project, args: &[&str], closing: Closing) -> Result<Tally> {
    counted(&mut cargo_in(&project.root, args), closing)
}

fn format(project: &Project) -> Result<Tally> {
    cargo_step(project, &["fmt", "--all", "--check"], Closing::Silent)
}

fn tidied(project: &Project) -> Result<Tally> {
    tidy::tidy(project).map(Tally::one)
}

/// The spelling checker, in a version that is known to work.
const SPELLING: &str = "typos==1.51.1";

fn spelling(project: &Project) -> Result<Tally> {
    let environment = tools::virtual_environment(project, "typos", SPELLING)?;
    let typos = environment.join("bin/typos").to_string_lossy().into_owned();
    counted(&mut program_in(&project.root, &typos, &["--format", "brief"]), Closing::Silent)
}

fn docs(project: &Project) -> Result<Tally> {
    let args = ["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"];
    // Private items are documented too, so links to them work.
    let flags = "--deny warnings --allow rustdoc::private_intra_doc_links";
    counted(cargo_in(&project.root, &args).env("RUSTDOCFLAGS", flags), Closing::Silent)
}

/// Compiling what was packaged takes minutes, and is a step of its own.
fn packages(project: &Project) -> Result<Tally> {
    package(project, &["--no-verify"])
}

fn published(project: &Project) -> Result<Tally> {
    package(project, &[])
}

/// Compiles the fuzz targets as they are. `cargo xtask soak fuzz` runs them.
fn fuzz_targets(project: &Project) -> Result<Tally> {
    let mut command = cargo_in(&project.path("fuzz"), &["check", "--quiet", "--locked"]);
    counted(command.env("CARGO_TARGET_DIR", project.target.join("fuzz")), Closing::Silent)
}

fn documents(project: &Project) -> Result<Tally> {
    book::book(project).map(Tally::one)
}

fn package(project: &Project, flags: &[&str]) -> Result<Tally> {
    let mut command = cargo_in(&project.root, &["package", "--allow-dirty", "--quiet"]);
    command.args(flags);
    for package in project.published() {
        command.args(["--package", package]);
    }
    counted(&mut command, Closing::Silent)
}

fn page(project: &Project) -> Result<Tally> {
    serve::build_page(project).map(|()| Tally::one(true))
}

fn clippy(project: &Project) -> Result<Tally> {
    let args = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    cargo_step(project, &args, Closing::Silent)
}

fn rust(project: &Project) -> Result<Tally> {
    cargo_step(project, &["test", "--workspace", "--no-fail-fast"], Closing::CargoTest)
}

fn codegen(project: &Project) -> Result<Tally> {
    let mut command = built(project, "klad-codegen")?;
    counted(command.arg("--check"), Closing::Silent)
}

fn scenarios(project: &Project) -> Result<Tally> {
    let mut command = built(project, "klad")?;
    command.args(["scenario", "--json"]);
    for file in files_below(&project.path("crates/games"), ".klad")? {
        if file.components().any(|part| part.as_os_str() == "scenarios") {
            command.arg(file);
        }
    }
    counted(&mut command, Closing::Scenarios)
}

fn outside_tester(project: &Project) -> Result<Tally> {
    let klad = built(project, "klad")?.get_program().to_owned();
    let python = api::python(project)?;
    let mut command = program_in(&project.root, &python, &[]);
    counted(command.arg(api::script()).arg(klad), Closing::Silent)
}

fn python(project: &Project) -> Result<Tally> {
    let python = python::tested(project)?.to_string_lossy().into_owned();
    let mut pytest = program_in(&project.root, &python, &["-m", "pytest", "-q"]);
    let tests = counted(pytest.env("PYTHONPATH", project.path(python::SOURCES)), Closing::Pytest)?;
    let types = counted(&mut program_in(&project.root, &python, &["-m", "mypy"]), Closing::Silent)?;
    // The types of the native half are written by hand, so they are compared with the module itself.
    let mut stubs = program_in(&project.root, &python, &["-m", "mypy.stubtest", "klad._klad"]);
    let stubs = counted(stubs.env("PYTHONPATH", project.path(python::SOURCES)), Closing::Silent)?;
    Ok(tests.plus(types).plus(stubs))
}

/// One of our programs, built with the flags of the tests so that nothing is compiled twice.
pub(crate) fn built(project: &Project, program: &str) -> Result<Command> {
    let args = ["build", "--workspace", "--bins", "--profile", "test", "--quiet"];
    if !listen(&mut cargo_in(&project.root, &args), |_| ())? {
        bail!("the programs do not build");
    }
    let path = project.target.join("debug").join(program);
    Ok(program_in(&project.root, &path.to_string_lossy(), &[]))
}

fn npm(project: &Project, script: &str, closing: Closing) -> Result<Tally> {
    tools::npm_packages(project)?;
    counted(&mut program_in(&project.path("web"), "npm", &["run", script]), closing)
}

fn web_check(project: &Project) -> Result<Tally> {
    npm(project, "check", Closing::Silent)
}

fn web_unit(project: &Project) -> Result<Tally> {
    npm(project, "test", Closing::Vitest)
}

fn web_size(project: &Project) -> Result<Tally> {
    npm(project, "size", Closing::Silent)
}

fn web_e2e(project: &Project) -> Result<Tally> {
    let klad = built(project, "klad")?.get_program().to_owned();
    tools::npm_packages(project)?;
    let mut command = program_in(&project.path("web"), "npm", &["run", "e2e"]);
    counted(command.env("KLAD", klad), Closing::Playwright)
}

fn deny(project: &Project) -> Result<Tally> {
    tools::cargo_command(project, "cargo-deny")?;
    let mut words = vec!["deny", "check", "--hide-inclusion-graph", "bans", "licenses", "sources"];
    // Advisories come from a database on the network, which a build machine may not be able to reach.
    if cargo_in(&project.root, &["deny", "fetch", "db"]).output().is_ok_and(|done| done.status.success()) {
        words.push("advisories");
    } else {
        let today = program_in(&project.root, "date", &["-u", "+%F"]).output();
        let today =
            today.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned()).unwrap_or_default();
        println!(
            "advisories were not checked on {today}: cannot fetch their database (cargo deny check advisories)"
        );
    }
    cargo_step(project, &words, Closing::Silent)
}
