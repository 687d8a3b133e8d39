//! A match as an HTML page that works offline: tables, and plots drawn as SVG.

use std::fmt::Write;

use crate::summary::{Spread, Summary};

/// The head of a report.
#[derive(Debug, Clone)]
pub struct Heading {
    /// The slug of the game.
    pub game: String,
    /// The command that reproduces the numbers.
    pub command: String,
    /// Other remarks: faults of programs, why the match stopped.
    pub remarks: Vec<String>,
}

/// The report as one HTML page.
pub fn html(heading: &Heading, summary: &Summary) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut page, heading, summary);
    page
}

fn write(page: &mut String, heading: &Heading, summary: &Summary) -> std::fmt::Result {
    write!(
        page,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style>\
         <h1>{title}</h1><p>{games} games in {deals} deals. <code>{command}</code></p>",
        title = escape(&format!("Arena: {}", heading.game)),
        games = summary.games,
        deals = summary.deals,
        command = escape(&heading.command),
    )?;
    for remark in &heading.remarks {
        write!(page, "<p class=\"remark\">{}</p>", escape(remark))?;
    }
    page.push_str(
        "<h2>Bots</h2><table><tr><th>Bot<th>Rating (95 %)<th>Wins (95 %)<th>Points (95 %)\
         <th>ms per decision<th>decisions per second</tr>",
    );
    for bot in &summary.bots {
        write!(
            page,
            "<tr><td>{}<td>{:+.0} ({:+.0} … {:+.0})<td>{:.1} % ({:.1} … {:.1})<td>{:.2} ({:.2} … {:.2})\
             <td>{:.3}<td>{:.0}</tr>",
            escape(&bot.name),
            bot.rating.value,
            bot.rating.low,
            bot.rating.high,
            100.0 * bot.win_share.value,
            100.0 * bot.win_share.low,
            100.0 * bot.win_share.high,
            bot.points.value,
            bot.points.low,
            bot.points.high,
            bot.ms_per_decision,
            bot.decisions_per_second,
        )?;
    }
    page.push_str("</table>");
    ratings(page, summary)?;
    page.push_str("<h2>Seats</h2><table><tr><th>Seat<th>Wins<th>Points</tr>");
    for seat in &summary.seats {
        write!(page, "<tr><td>{}<td>{:.1} %<td>{:.2}</tr>", seat.seat, 100.0 * seat.win_share, seat.points)?;
    }
    page.push_str("</table><h2>Points</h2>");
    for bot in &summary.bots {
        histogram(page, &bot.name, &bot.score)?;
    }
    page.push_str("<h2>Length in moves</h2>");
    histogram(page, "all games", &summary.length)?;
    page.push_str("</html>\n");
    Ok(())
}

pub(crate) const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;\
    color:#2b2117;background:#fbf4e2}table{border-collapse:collapse;display:block;overflow-x:auto}td,th{white-space:nowrap;\
    padding:.2rem .8rem .2rem 0;text-align:left;border-bottom:1px solid #c9b489}svg{display:block;margin:.5rem 0;\
    overflow:visible}.remark{color:#9a2a1f}code{overflow-wrap:anywhere}";

pub(crate) const WIDTH: f64 = 640.0;

/// Ratings as points with their intervals.
fn ratings(page: &mut String, summary: &Summary) -> std::fmt::Result {
    let low = summary.bots.iter().map(|bot| bot.rating.low).fold(0.0, f64::min);
    let high = summary.bots.iter().map(|bot| bot.rating.high).fold(0.0, f64::max);
    let x = |elo: f64| 140.0 + (elo - low) / (high - low).max(1.0) * (WIDTH - 160.0);
    let height = 30.0 * summary.bots.len() as f64 + 10.0;
    write!(page, "<svg width=\"{WIDTH}\" height=\"{height}\" role=\"img\" aria-label=\"ratings\">")?;
    write!(page, "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{height}\" stroke=\"#c9b489\"/>", x(0.0))?;
    for (row, bot) in summary.bots.iter().enumerate() {
        let y = 20.0 + 30.0 * row as f64;
        write!(
            page,
            "<text x=\"0\" y=\"{:.1}\">{}</text><line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" \
             stroke=\"#8a5a00\" stroke-width=\"3\"/><circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#2b2117\"/>",
            y + 5.0,
            escape(&bot.name),
            x(bot.rating.low),
            x(bot.rating.high),
            x(bot.rating.value),
        )?;
    }
    page.push_str("</svg>");
    Ok(())
}

/// How often each number occurs, in at most eighty bars.
fn histogram(page: &mut String, name: &str, spread: &Spread) -> std::fmt::Result {
    let width = spread.counts.len().div_ceil(80).max(1);
    let bars: Vec<u32> = spread.counts.chunks(width).map(|chunk| chunk.iter().sum()).collect();
    let most = f64::from(bars.iter().copied().max().unwrap_or(1).max(1));
    let step = WIDTH / bars.len().max(1) as f64;
    write!(
        page,
        "<p>{}: mean {:.1}, half between {} and {}, from {} to {}</p><svg width=\"{WIDTH}\" height=\"110\" role=\"img\" \
         aria-label=\"distribution\">",
        escape(name),
        spread.mean,
        spread.quarter,
        spread.three_quarters,
        spread.least,
        spread.most
    )?;
    for (index, &count) in bars.iter().enumerate() {
        let tall = 88.0 * f64::from(count) / most;
        write!(
            page,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" fill=\"#c98a12\"><title>{}: {count}\
             </title></rect>",
            index as f64 * step,
            90.0 - tall,
            (step - 1.0).max(0.5),
            spread.least + (index * width) as i64,
        )?;
    }
    // The values of the first, the middle and the last bar.
    let mut labeled = vec![0, bars.len() / 2, bars.len().saturating_sub(1)];
    labeled.dedup();
    for index in labeled {
        write!(
            page,
            "<text x=\"{:.1}\" y=\"106\" font-size=\"14\" text-anchor=\"middle\">{}</text>",
            (index as f64 + 0.5) * step,
            spread.least + (index * width) as i64
        )?;
    }
    page.push_str("</svg>");
    Ok(())
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
