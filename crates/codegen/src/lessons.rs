//! Lessons: scenarios with spoken lines, played here once and recorded as the learner (seat A) sees them, so that the
//! page can show them without a server.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow, ensure};
use klad_engine::{
    Catalog, Seat, Sight, Table, Viewer,
    scenario::{self, StepReport},
};
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

/// The seat of the learner.
const LEARNER: Seat = Seat(0);

/// A scripted table as the learner, who sits in the first seat, sees it.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Lesson {
    /// The slug of the game.
    game: String,
    /// The number of seats.
    seats: u8,
    /// The table before the first move.
    opening: Frame,
    /// What is said and done, in order.
    steps: Vec<Step>,
}

/// What the learner sees and may do.
#[derive(Debug, Serialize, TS)]
struct Frame {
    /// The game's view.
    #[ts(type = "unknown")]
    view: Box<RawValue>,
    /// What the learner may do now, whether the lesson asks for it or not.
    #[ts(type = "unknown[]")]
    legal: Vec<Box<RawValue>>,
}

/// A message, and the moves that follow it.
#[derive(Debug, Serialize, TS)]
struct Step {
    /// The id of the message.
    say: String,
    /// The moves, if any.
    acts: Vec<Act>,
}

/// A move.
#[derive(Debug, Serialize, TS)]
struct Act {
    /// The seat that moves.
    seat: Seat,
    /// The move asked of the learner; `None` where others play by themselves.
    #[serde(rename = "move")]
    #[ts(type = "unknown")]
    mv: Option<Box<RawValue>>,
    /// The events the learner sees.
    #[ts(type = "unknown[]")]
    events: Vec<Box<RawValue>>,
    /// The table afterwards.
    frame: Frame,
}

/// Plays the lesson of a game.
pub(crate) fn play(catalog: &Catalog, games: &Path, slug: &str) -> Result<Lesson> {
    let path = games.join(slug).join("lessons/learn.klad");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let lesson = record(catalog, &text).with_context(|| path.display().to_string())?;
    ensure!(lesson.game == slug, "{} teaches {}", path.display(), lesson.game);
    Ok(lesson)
}

fn record(catalog: &Catalog, text: &str) -> Result<Lesson> {
    let mut lesson: Option<Lesson> = None;
    let mut legal = Vec::new();
    let shown = scenario::watch(catalog, text, &mut |report| match report {
        StepReport::Said { message, table } => {
            let lesson = lesson.get_or_insert_with(|| Lesson {
                game: table.info().slug.to_owned(),
                seats: table.seats(),
                opening: frame(table),
                steps: Vec::new(),
            });
            lesson.steps.push(Step { say: message.to_owned(), acts: Vec::new() });
            legal = table.legal(LEARNER);
            Ok(())
        }
        StepReport::Played { seat, mv, told, table } => {
            let step = lesson.as_mut().and_then(|lesson| lesson.steps.last_mut());
            let step = step.ok_or("a move before the first \"say\"")?;
            let asked = match seat {
                LEARNER => {
                    let known = legal.iter().find(|each| each.text == mv);
                    Some(known.ok_or_else(|| format!("{mv} is not in the list of legal moves"))?.json.clone())
                }
                _ => None,
            };
            let heard = told.iter().filter(|told| told.audience.includes(Viewer::Seat(LEARNER)));
            let events = heard.map(|told| told.event.clone()).collect();
            step.acts.push(Act { seat, mv: asked, events, frame: frame(table) });
            legal = table.legal(LEARNER);
            Ok(())
        }
    });
    let shown = shown.map_err(|fault| anyhow!("{fault}"))?;
    ensure!(shown.about == "learn", "is about {}, wanted the line \"lesson learn\"", shown.about);
    let lesson = lesson.context("the lesson says nothing")?;
    ensure!((10..=20).contains(&lesson.steps.len()), "found {} steps, wanted 10 to 20", lesson.steps.len());
    Ok(lesson)
}

fn frame(table: &dyn Table) -> Frame {
    let legal = table.legal(LEARNER).into_iter().map(|mv| mv.json).collect();
    Frame { view: table.view(Viewer::Seat(LEARNER), Sight::Table), legal }
}

/// The lesson as JSON, one line per message and move.
pub(crate) fn json(lesson: &Lesson) -> Result<String> {
    let steps: Vec<String> = lesson.steps.iter().map(step_json).collect::<Result<_>>()?;
    let (game, opening) = (serde_json::to_string(&lesson.game)?, serde_json::to_string(&lesson.opening)?);
    let head = format!("\"game\":{game},\"seats\":{},\n\"opening\":{opening},", lesson.seats);
    Ok(format!("{{{head}\n\"steps\":[\n{}\n]}}\n", steps.join(",\n")))
}

fn step_json(step: &Step) -> Result<String> {
    let acts: Vec<String> = step.acts.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    let acts: String = acts.iter().map(|act| format!("\n{act}")).collect::<Vec<_>>().join(",");
    Ok(format!("{{\"say\":{},\"acts\":[{acts}]}}", serde_json::to_string(&step.say)?))
}

#[cfg(test)]
mod tests {
    use klad_engine::Entry;

    use super::*;

    const HEAD: &str = "klad scenario 1\ngame my-treasure\nlesson learn\ntitle A lesson\nseats 2\nseed 3\noptions {\"first_player\":\"seat:0\"}\n";

    fn recorded(body: &str) -> Result<Lesson> {
        let catalog = Catalog::new(vec![Entry::of::<klad_my_treasure::State>()]);
        record(&catalog, &format!("{HEAD}{body}"))
    }

    #[test]
    fn a_lesson_asks_for_the_learners_moves_and_plays_the_others() {
        let says = "say learn-more\n".repeat(9);
        let lesson =
            recorded(&format!("say learn-hello\nplay A draw\nplay A place 0\nplay B draw\n{says}")).unwrap();
        assert_eq!(lesson.steps.len(), 10);
        assert_eq!(lesson.opening.legal.len(), 1);
        let [draw, place, other] = lesson.steps[0].acts.as_slice() else { panic!("three moves") };
        assert_eq!(draw.mv.as_ref().unwrap().get(), r#"{"type":"draw"}"#);
        assert_eq!(draw.frame.legal.len(), 4);
        assert!(place.mv.is_some() && place.frame.legal.is_empty(), "it is the other seat's turn");
        assert!(other.mv.is_none() && !other.events.is_empty());
        let value: serde_json::Value = serde_json::from_str(&json(&lesson).unwrap()).unwrap();
        assert_eq!(value["steps"][0]["acts"][2]["seat"], 1);
        assert_eq!(value["steps"][9]["say"], "learn-more");
    }

    #[test]
    fn an_invalid_lesson_is_refused() {
        let fault = |body: &str| format!("{:#}", recorded(body).unwrap_err());
        assert_eq!(fault("play A draw\n"), "line 8: a move before the first \"say\"");
        assert_eq!(fault("say learn-hello\nplay A draw\n"), "found 1 steps, wanted 10 to 20");
        assert!(fault("say learn-hello\nplay A place 0\n").starts_with("line 9: "));
    }
}
