//! What can be played here, and its rules in words.

use axum::{
    Json,
    extract::{Path, State},
};
use klad_engine::Entry;
use klad_protocol::{
    Code, ErrorBody,
    api::{GameCard, RuleText, Rulebook, RulebookSection},
};
use klad_text::{Lang, Words};
use serde::Deserialize;
use utoipa::IntoParams;

use super::JsonAnswer;
use crate::{
    app::App,
    error::{Answer, ApiError},
    extract::Query,
};

/// The games of this server.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>),
    (status = "4XX", body = ErrorBody)))]
pub(super) async fn games(State(app): State<App>) -> Json<Vec<GameCard>> {
    Json(app.catalog.entries().iter().map(|entry| card(&app, entry)).collect())
}

fn card(app: &App, entry: &Entry) -> GameCard {
    let decks = app.config.decks.names(entry.info.slug).map(str::to_owned).collect();
    GameCard { levels: app.programs.levels(entry), decks, ..GameCard::of(entry) }
}

/// One game.
#[utoipa::path(get, path = "/api/games/{slug}", tag = "games",
    params(("slug" = String, Path, description = "The name of the game in URLs.")),
    responses((status = 200, body = GameCard), (status = "4XX", body = ErrorBody)))]
pub(super) async fn game(State(app): State<App>, Path(slug): Path<String>) -> JsonAnswer<GameCard> {
    Ok(Json(card(&app, find(&app, &slug)?)))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct RulesParams {
    /// The language: en, de, fr, ru or uk; en by default.
    lang: Option<String>,
}

/// The rules of a game in one language, every rule with its id.
#[utoipa::path(get, path = "/api/games/{slug}/rules", tag = "games",
    params(("slug" = String, Path, description = "The name of the game in URLs."), RulesParams),
    responses((status = 200, body = Rulebook), (status = "4XX", body = ErrorBody)))]
pub(super) async fn rules(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(params): Query<RulesParams>,
) -> JsonAnswer<Rulebook> {
    let entry = find(&app, &slug)?;
    let lang: Lang = match params.lang {
        Some(lang) => lang.parse().map_err(|_| {
            ApiError::new(Code::BadRequest, "found an unknown language, wanted en, de, fr, ru or uk")
        })?,
        None => Lang::En,
    };
    let words = Words::new(lang);
    let section = |section: &klad_engine::Section| RulebookSection {
        id: section.id.into(),
        title: words.text(&format!("{slug}-section-{}", section.id)),
        rules: section.rules.iter().map(|&id| RuleText { id: id.into(), text: words.rule(id) }).collect(),
    };
    Ok(Json(Rulebook {
        game: slug.clone(),
        lang: lang.to_string(),
        title: words.text(&format!("{slug}-title")),
        summary: words.text(&format!("{slug}-summary")),
        sections: entry.info.rulebook.iter().map(section).collect(),
    }))
}

pub(super) fn find<'a>(app: &'a App, slug: &str) -> Answer<&'a Entry> {
    app.catalog.find(slug).ok_or_else(|| ApiError::not_found("game"))
}
