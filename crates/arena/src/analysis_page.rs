//! An analysis as an HTML page that works offline.

use std::fmt::Write;

use crate::{
    analysis::{Analysis, Decision},
    report::{STYLE, WIDTH, escape},
};

/// The analysis as one HTML page.
pub fn html(analysis: &Analysis) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut page, analysis);
    page
}

/// Line styles, distinguished by dashes as well as by color.
const LINES: [(&str, &str); 9] = [
    ("#8a5a00", "none"),
    ("#1d5fa8", "8 3"),
    ("#2c6340", "3 3"),
    ("#9a2a1f", "12 3 3 3"),
    ("#5b3a6e", "1 3"),
    ("#2b2117", "6 6"),
    ("#b5651d", "10 2"),
    ("#34708a", "4 1"),
    ("#777777", "2 6"),
];

fn write(page: &mut String, analysis: &Analysis) -> std::fmt::Result {
    write!(
        page,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>{0}</title><style>{STYLE}</style><h1>{0}</h1>",
        escape(&format!("Analysis: {}", analysis.summary.game))
    )?;
    page.push_str(
        "<p>Every decision is evaluated by what its player could know. What a decision gave away is the best move's share \
         of the win minus that of the move played, and the others received it in equal parts; the rest was luck. Two independent searches evaluate every decision, and \
         each supplies the value of the other's best move, so that noise in the samples does not add up; it leaves small \
         numbers, positive or negative.</p>\
         <table><tr><th>Player<th>Expected<th>Result<th>Given away<th>Received<th>Luck</tr>",
    );
    let percent = |share: Option<f32>| share.map_or("–".into(), |share| format!("{:.1} %", 100.0 * share));
    for (place, seat) in analysis.summary.seats.iter().enumerate() {
        write!(
            page,
            "<tr><td>{}<td>{}<td>{}<td>{}<td>{}<td>{}</tr>",
            escape(&analysis.summary.who(place)),
            percent(Some(seat.expected)),
            percent(seat.result),
            percent(Some(seat.given_away)),
            percent(Some(seat.received)),
            percent(seat.luck)
        )?;
    }
    page.push_str("</table><h2>Win chance over the game</h2>");
    plot(page, analysis)?;
    page.push_str("<h2>Decisions</h2><table><tr><th>Move<th>Player<th>Played<th>Value<th>Best<th>Value<th>Given away<th>All moves</tr>");
    for decision in &analysis.decisions {
        write_decision(page, analysis, decision)?;
    }
    page.push_str("</table></html>\n");
    Ok(())
}

/// Where the plot begins, right of its labels.
const LEFT: f64 = 56.0;

fn plot(page: &mut String, analysis: &Analysis) -> std::fmt::Result {
    let last = analysis.decisions.last().map_or(1, |decision| decision.number).max(1);
    // The result is drawn one move after the last decision.
    let x = |number: usize| LEFT + number as f64 / (last + 1) as f64 * (WIDTH - LEFT - 20.0);
    let y = |share: f32| 210.0 - 200.0 * f64::from(share);
    write!(page, "<svg width=\"{WIDTH}\" height=\"240\" role=\"img\" aria-label=\"win chance\">")?;
    for share in [0.0, 0.5, 1.0] {
        write!(
            page,
            "<line x1=\"{LEFT}\" x2=\"{0}\" y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"#c9b489\"/>\
             <text x=\"0\" y=\"{2:.1}\" font-size=\"14\">{3:.0} %</text>",
            WIDTH - 20.0,
            y(share),
            y(share) + 5.0,
            100.0 * share
        )?;
    }
    for number in [1, last.div_ceil(2), last] {
        write!(
            page,
            "<text x=\"{:.1}\" y=\"232\" font-size=\"14\" text-anchor=\"middle\">{number}</text>",
            x(number)
        )?;
    }
    for (place, (seat, (color, dashes))) in analysis.summary.seats.iter().zip(LINES).enumerate() {
        let own = analysis.decisions.iter().filter(|decision| decision.seat.index() == place);
        let decided = own.map(|decision| (decision.number, decision.value));
        let end = seat.result.map(|result| (last + 1, result));
        let points: Vec<String> =
            decided.chain(end).map(|(number, share)| format!("{:.1},{:.1}", x(number), y(share))).collect();
        write!(
            page,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>",
            points.join(" ")
        )?;
    }
    page.push_str("</svg><p>");
    for (place, (color, dashes)) in (0..analysis.summary.seats.len()).zip(LINES) {
        write!(
            page,
            "<svg width=\"40\" height=\"10\" style=\"display:inline\"><line x1=\"0\" x2=\"40\" y1=\"5\" y2=\"5\" \
             stroke=\"{color}\" stroke-width=\"3\" stroke-dasharray=\"{dashes}\"/></svg> {} &nbsp; ",
            escape(&analysis.summary.who(place))
        )?;
    }
    page.push_str("</p>");
    Ok(())
}

fn write_decision(page: &mut String, analysis: &Analysis, decision: &Decision) -> std::fmt::Result {
    let mark = if decision.given_away >= 0.05 { " class=\"remark\"" } else { "" };
    write!(
        page,
        "<tr{mark}><td>{}<td>{}<td>{}<td>{:.1} %<td>{}<td>{:.1} %<td>{:.1} %<td><details><summary>{}</summary>",
        decision.number,
        escape(&analysis.summary.who(decision.seat.index())),
        escape(&decision.played),
        100.0 * decision.value,
        escape(&decision.best),
        100.0 * decision.best_value,
        100.0 * decision.given_away,
        decision.moves.len()
    )?;
    for weighed in &decision.moves {
        write!(page, "{} {:.1} %<br>", escape(&weighed.mv), 100.0 * weighed.value)?;
    }
    page.push_str("</details></tr>");
    Ok(())
}
