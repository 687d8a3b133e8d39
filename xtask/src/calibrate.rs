//! `cargo xtask calibrate`: measures how well calibrated the win chances of reviews are, and writes docs/analysis.md
//! and docs/figures.

use std::{fmt::Write as _, fs, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    facts::Facts,
    project::{Project, read},
    shell::{cargo_in, listen},
};

/// The page with the figures, and the markers around them.
const PAGE: &str = "docs/analysis.md";
const BEGIN: &str = "<!-- cargo xtask calibrate writes from here -->";
const END: &str = "<!-- to here -->";

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

/// Measures every game at every seat count.
pub(crate) fn calibrate(project: &Project, sizes: &Sizes) -> Result<bool> {
    let mut rows = Vec::new();
    for slug in project.games_wanted(sizes.slug.as_deref())? {
        for seats in Facts::read(project, &slug)?.seats {
            rows.push(measure(project, &slug, seats, sizes)?);
        }
    }
    let tables = tables(&rows, sizes);
    println!("{tables}");
    if sizes.slug.is_none() {
        write(project, &rows, &tables)?;
    }
    Ok(true)
}

fn measure(project: &Project, slug: &str, seats: u64, sizes: &Sizes) -> Result<Value> {
    let example =
        ["run", "--quiet", "--release", "--package", "klad-catalog", "--example", "calibrate", "--"];
    let mut command = cargo_in(&project.root, &example);
    command.arg(slug).args(
        [seats, sizes.games.into(), sizes.whole.into(), sizes.iterations.into()].map(|n: u64| n.to_string()),
    );
    let mut row: Option<Value> = None;
    let good = listen(&mut command, |line| row = serde_json::from_str(line).ok().or(row.take()))?;
    match row.filter(|_| good) {
        Some(row) => Ok(row),
        None => bail!("{slug} with {seats} seats was not measured"),
    }
}

fn pair(value: &Value) -> (f64, f64) {
    (value[0].as_f64().unwrap_or(f64::NAN), value[1].as_f64().unwrap_or(f64::NAN))
}

fn tables(rows: &[Value], sizes: &Sizes) -> String {
    let mut text = format!(
        "`cargo xtask calibrate --games {} --whole {} --iterations {}`; ± is one standard error, games counted as one each.\n\n\
         | game | seats | held-out forecasts | Brier score | after a fit on the other games | too high by | after the fit | luck of *medium* | luck of *easy* |\n\
         |---|---|---|---|---|---|---|---|---|\n",
        sizes.games, sizes.whole, sizes.iterations
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
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            row["game"].as_str().unwrap_or_default(),
            row["seats"],
            row["forecasts"],
            shown("brier"),
            shown("brier_fitted"),
            shown("bias"),
            shown("bias_fitted"),
            luck("medium"),
            luck("easy"),
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
            "![{slug}: win chances and what became of them](figures/calibration-{slug}.svg)\n"
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

/// A reliability diagram: expectation to the right, result upward, one panel per seat count.
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
        for bin in row["bins"].as_array().into_iter().flatten() {
            let number = |index: usize| bin[index].as_f64().unwrap_or(0.0);
            let (count, expected, happened, error) = (number(0), number(1), number(2), number(3));
            if count < 5.0 {
                continue;
            }
            let _ = write!(
                svg,
                "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{2:.1}\" stroke=\"#8a5a00\"/>\
                 <circle cx=\"{0:.1}\" cy=\"{3:.1}\" r=\"3.5\" fill=\"#8a5a00\"/>",
                x(expected),
                y((happened - error).max(0.0)),
                y((happened + error).min(1.0)),
                y(happened),
            );
        }
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_has_a_panel_per_seat_count_and_a_point_per_full_bin() {
        let row = serde_json::json!({ "seats": 2, "bins": [[40, 0.05, 0.1, 0.02], [3, 0.15, 0.3, 0.2], [50, 0.25, 0.2, 0.05]] });
        let svg = diagram(&[&row, &row]);
        assert_eq!(svg.matches(" seats</text>").count(), 2);
        assert_eq!(svg.matches("<circle").count(), 4);
    }
}
