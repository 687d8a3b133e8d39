//! The bots that play, and what the viewer can learn from a move.

use klad_engine::{Bot, Chance, Game, GameTable, Seat, Secrets, Sight, Table, TableEvent, Viewer};

use crate::twin::Twin;

/// A game to its end, played by bots.
pub(super) fn whole_game<G: Secrets>(
    table: &dyn Table,
    bots: &mut [Box<dyn Bot<G>>],
    chance: &mut Chance,
) -> Vec<(Seat, String)> {
    let mut table = table.boxed_clone();
    let mut moves = Vec::new();
    while table.outcome().is_none() {
        let acting: Vec<Seat> = table.turn().anyone().iter().collect();
        let seat = *chance.pick(&acting);
        let guided = chance.below(10) != 0;
        let Some(mv) = choose(table.as_ref(), seat, bots, guided, chance) else { continue };
        table.play(seat, &mv).unwrap();
        moves.push((seat, mv));
    }
    moves
}

/// A move of this seat, by its bot or at random; `None` if it has no move, or passes.
pub(super) fn choose<G: Secrets>(
    table: &dyn Table,
    seat: Seat,
    bots: &mut [Box<dyn Bot<G>>],
    guided: bool,
    chance: &mut Chance,
) -> Option<String> {
    let game = game::<G>(table);
    let mut legal = Vec::new();
    game.legal_moves(seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    if !guided {
        return Some(chance.pick(&legal).to_string());
    }
    let view = game.view(Viewer::Seat(seat), Sight::Recall);
    let bot = &mut bots[seat.index()];
    let chosen = if game.turn().must.contains(seat) {
        Some(bot.choose(&view, &legal, chance))
    } else {
        bot.interrupt(&view, &legal, chance)
    };
    chosen.map(|mv| mv.to_string())
}

/// The state behind a table on the left.
pub(super) fn game<G: Game>(table: &dyn Table) -> &G {
    table.as_any().downcast_ref::<GameTable<G>>().expect("a table of this game").game()
}

/// The state behind a table on the right.
pub(super) fn twin_game<G: Secrets>(table: &dyn Table) -> &G {
    game::<Twin<G>>(table).game()
}

/// Whether two states look alike: redealing everything hidden with the same randomness gives equal states.
pub(super) fn alike<G: Secrets>(one: &G, two: &G, viewer: Viewer, sight: Sight) -> bool {
    let rehidden = |state: &G| state.rehide(viewer, sight, &mut Chance::fast(0xA11CE));
    rehidden(one) == rehidden(two)
}

/// The kinds of events a move causes.
pub(super) fn kinds_told(table: &dyn Table, seat: Seat, mv: &str) -> Vec<String> {
    let told = table.boxed_clone().play(seat, mv).unwrap();
    let kind = |told: &TableEvent| {
        let event: serde_json::Value = serde_json::from_str(told.event.get()).unwrap();
        event["type"].as_str().unwrap().to_owned()
    };
    told.iter().map(kind).collect()
}

/// The ply of the first move of a game that leads to an event of this kind.
pub(super) fn first_told(table: &dyn Table, game: &[(Seat, String)], kind: &str) -> Option<usize> {
    let mut table = table.boxed_clone();
    game.iter().position(|(seat, mv)| {
        let is_told = kinds_told(table.as_ref(), *seat, mv).iter().any(|told| told == kind);
        table.play(*seat, mv).unwrap();
        is_told
    })
}

/// A table after a move.
pub(super) struct After {
    pub(super) table: Box<dyn Table>,
    /// The events of the move that the viewer hears.
    pub(super) heard: Vec<String>,
}

impl After {
    /// `None` if the move is not allowed or ends the game, because then everything is revealed.
    pub(super) fn of(table: &dyn Table, viewer: Viewer, seat: Seat, mv: &str) -> Option<After> {
        let mut table = table.boxed_clone();
        let told = table.play(seat, mv).ok()?;
        if table.outcome().is_some() {
            return None;
        }
        let heard = told.iter().filter(|told| told.audience.includes(viewer));
        let heard = heard.map(|told| told.event.get().to_owned()).collect();
        Some(After { table, heard })
    }
}
