//! `cargo xtask calibrate`: measures how well calibrated the win chances of reviews are, and writes docs/analysis.md
//! and docs/figures.

use std::{
    env,
    fmt::Write as _,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    facts::Facts,
    project::{Project, read},
    shell::{cargo_in, listen, run},
};

/// The page with the figures, and the markers around them.
const PAGE: &str = "docs/analysis.md";
const BEGIN: &str = "<!-- cargo xtask calibrate writes from here -->";
const END: &str = "<!-- to here -->";

/// The levels that play, as the program that measures names them.
const LEVELS: [&str; 4] = ["random", "easy", "medium", "hard"];

/// How much to measure.
#[derive(clap::Args)]
pub(crate) struct Sizes {
    /// Only this game; the page is written only with all of them
    slug: Option<String>,
    /// Games per seat count, half of them held out
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// Games in which every decision is evaluated, to measure luck
    #[arg(long, default_value_t = 40)]
    whole: u32,
    /// Samples per search
    #[arg(long, default_value_t = 200)]
    iterations: u32,
}

/// Measures every game at every seat count, on all cores. Rows measured earlier by the same program are kept, so that a
/// run that was interrupted, or was for one game, is continued.
pub(crate) fn calibrate(project: &Project, sizes: &Sizes) -> Result<bool> {
    let program = program(project)?;
    let mut wanted = Vec::new();
    for slug in project.games_wanted(sizes.slug.as_deref())? {
        // A solo game has no win chances.
        for seats in Facts::read(project, &slug)?.seats.filter(|&seats| seats > 1) {
            let numbers = [seats, sizes.games.into(), sizes.whole.into(), sizes.iterations.into()];
            wanted.push([vec![slug.clone()], numbers.map(|n: u64| n.to_string()).to_vec()].concat());
        }
    }
    let cache = project.target.join("calibrate").join(digest(&program)?);
    fs::create_dir_all(&cache).with_context(|| cache.display().to_string())?;
    let rows: Vec<Mutex<Option<Value>>> = wanted.iter().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(words) = wanted.get(place) else { return Ok(()) };
            let row = measure(&program, words, &cache.join(words.join("-")).with_extension("json"))?;
            *rows[place].lock().expect("no other thread panicked") = Some(row);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("it does not panic"))
    })?;
    let rows = rows.into_iter().map(|row| row.into_inner().ok().flatten().expect("every row was measured"));
    let rows: Vec<Value> = rows.collect();
    let tables = tables(&rows, sizes);
    println!("{tables}");
    if sizes.slug.is_none() {
        write(project, &rows, &tables)?;
    }
    Ok(true)
}

/// Builds the program that measures.
fn program(project: &Project) -> Result<PathBuf> {
    let build = ["build", "--release", "--package", "klad-catalog", "--example", "calibrate"];
    run(&mut cargo_in(&project.root, &build))?;
    Ok(project.target.join("release/examples/calibrate").with_extension(env::consts::EXE_EXTENSION))
}

/// Identifies a program: rows measured by another one are not mixed with its own.
fn digest(program: &Path) -> Result<String> {
    let bytes = fs::read(program).with_context(|| program.display().to_string())?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

/// The row of one game at one seat count, from the cache if it has one.
fn measure(program: &Path, words: &[String], kept: &Path) -> Result<Value> {
    if let Some(row) = fs::read_to_string(kept).ok().and_then(|text| serde_json::from_str(&text).ok()) {
        return Ok(row);
    }
    let mut row: Option<Value> = None;
    let good = listen(Command::new(program).args(words), |line| {
        row = serde_json::from_str(line).ok().or(row.take());
    })?;
    match row.filter(|_| good) {
        Some(row) => {
            fs::write(kept, row.to_string()).with_context(|| kept.display().to_string())?;
            Ok(row)
        }
        None => bail!("{} was not measured", words.join(" ")),
    }
}

fn pair(value: &Value) -> (f64, f64) {
    (value[0].as_f64().unwrap_or(f64::NAN), value[1].as_f64().unwrap_or(f64::NAN))
}

fn tables(rows: &[Value], sizes: &Sizes) -> String {
    let mut text = format!(
        "`cargo xtask calibrate --games {} --whole {} --iterations {}`; ± is one standard error, games counted as one each.\n\n\
         | game | seats | held-out forecasts | Brier score | after a fit on the other games | too high by | after the fit |{}\n\
         |---|---|---|---|---|---|---|{}\n",
        sizes.games,
        sizes.whole,
        sizes.iterations,
        LEVELS.map(|level| format!(" luck of *{level}* |")).concat(),
        LEVELS.map(|_| "---|").concat(),
    );
    for row in rows {
        let shown = |name: &str| {
            let (mean, error) = pair(&row[name]);
            format!("{mean:.3} ± {error:.3}")
        };
        let luck = |level: &str| {
            let (mean, error) = pair(&row["luck"][level]);
            format!("{mean:+.3} ± {error:.3}")
        };
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} | {}",
            row["game"].as_str().unwrap_or_default(),
            row["seats"],
            row["forecasts"],
            shown("brier"),
            shown("brier_fitted"),
            shown("bias"),
            shown("bias_fitted"),
            LEVELS.map(|level| format!("{} |", luck(level))).join(" "),
        );
    }
    text.push_str("\nThe lines fitted, for `crates/arena/src/calibration.rs`:\n\n```text\n");
    for row in rows {
        let (shift, slope) = pair(&row["line"]);
        let _ = writeln!(
            text,
            "({}, {}, Correction {{ shift: {shift:.2}, slope: {slope:.2} }}),",
            row["game"], row["seats"]
        );
    }
    text + "```\n"
}

fn write(project: &Project, rows: &[Value], tables: &str) -> Result<()> {
    let folder = project.path("docs/figures");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let mut pictures = String::new();
    for slug in project.games()? {
        let own: Vec<&Value> = rows.iter().filter(|row| row["game"] == slug.as_str()).collect();
        fs::write(folder.join(format!("calibration-{slug}.svg")), diagram(&own))?;
        let _ = writeln!(
            pictures,
            "![{slug}: predicted win chances and actual results](figures/calibration-{slug}.svg)\n"
        );
    }
    put(&project.path(PAGE), &format!("{tables}\n{pictures}"))
}

fn put(path: &Path, inside: &str) -> Result<()> {
    let page = read(path)?;
    let (before, rest) =
        page.split_once(BEGIN).with_context(|| format!("{} lacks {BEGIN}", path.display()))?;
    let (_, after) = rest.split_once(END).with_context(|| format!("{} lacks {END}", path.display()))?;
    fs::write(path, format!("{before}{BEGIN}\n\n{}\n{END}{after}", inside.trim_end().to_owned() + "\n"))?;
    Ok(())
}

/// A reliability diagram: expectation to the right, result upward, one panel per seat count. Full points are the chances
/// without the correction fitted, empty ones those with it.
fn diagram(rows: &[&Value]) -> String {
    const SIZE: f64 = 200.0;
    const GAP: f64 = 46.0;
    let width = rows.len() as f64 * (SIZE + GAP) + GAP;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{}\" font-family=\"sans-serif\" font-size=\"12\" \
         fill=\"#2b2117\"><rect width=\"100%\" height=\"100%\" fill=\"#fffdf7\"/>",
        SIZE + 2.0 * GAP
    );
    for (place, row) in rows.iter().enumerate() {
        let left = GAP + place as f64 * (SIZE + GAP);
        let x = |share: f64| left + SIZE * share;
        let y = |share: f64| GAP + SIZE * (1.0 - share);
        let _ = write!(
            svg,
            "<text x=\"{left}\" y=\"{}\">{} seats</text><rect x=\"{left}\" y=\"{GAP}\" width=\"{SIZE}\" height=\"{SIZE}\" fill=\"none\" \
             stroke=\"#c9b489\"/><line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#c9b489\" stroke-dasharray=\"4 4\"/>\
             <text x=\"{left}\" y=\"{}\">0 %</text><text x=\"{}\" y=\"{}\" text-anchor=\"end\">100 %</text>",
            GAP - 8.0,
            row["seats"],
            x(0.0),
            y(0.0),
            x(1.0),
            y(1.0),
            y(0.0) + 16.0,
            x(1.0),
            y(0.0) + 16.0,
        );
        for (bins, fill) in [("bins", "#8a5a00"), ("bins_fitted", "#fffdf7")] {
            for bin in row[bins].as_array().into_iter().flatten() {
                let number = |index: usize| bin[index].as_f64().unwrap_or(0.0);
                let (count, expected, happened, error) = (number(0), number(1), number(2), number(3));
                if count < 5.0 {
                    continue;
                }
                let _ = write!(
                    svg,
                    "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{2:.1}\" stroke=\"#8a5a00\"/>\
                     <circle cx=\"{0:.1}\" cy=\"{3:.1}\" r=\"3.5\" fill=\"{fill}\" stroke=\"#8a5a00\"/>",
                    x(expected),
                    y((happened - error).max(0.0)),
                    y((happened + error).min(1.0)),
                    y(happened),
                );
            }
        }
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_has_a_panel_per_seat_count_and_a_point_per_full_bin() {
        let row = serde_json::json!({ "seats": 2, "bins": [[40, 0.05, 0.1, 0.02], [3, 0.15, 0.3, 0.2], [50, 0.25, 0.2, 0.05]],
            "bins_fitted": [[60, 0.1, 0.1, 0.02]] });
        let svg = diagram(&[&row, &row]);
        assert_eq!(svg.matches(" seats</text>").count(), 2);
        assert_eq!(svg.matches("<circle").count(), 6);
    }

    #[cfg(unix)]
    #[test]
    fn a_row_that_was_measured_is_not_measured_again() {
        let kept = env::temp_dir().join(format!("klad-calibrate-{}.json", std::process::id()));
        let measure = |program: &str| measure(Path::new(program), &[r#"{ "seats": 2 }"#.into()], &kept);
        assert_eq!(measure("echo").unwrap()["seats"], 2);
        assert_eq!(measure("false").unwrap()["seats"], 2, "this program prints nothing and fails");
        fs::remove_file(&kept).unwrap();
        assert!(measure("false").is_err());
    }
}
