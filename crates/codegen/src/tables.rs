//! What is printed on the cards, for clients that draw them.

use anyhow::Result;
use klad_engine::{Chance, DeckRef, Game};
use klad_klatz::{
    components::{Action, Card as WallCard, Comp},
    data::RICKSHAWS,
};
use klad_lost_mines::{CardId, components as mines, data};
use klad_my_treasure::{Kind, Treasure};
use klad_treasure_maps::{Card as Map, Color, Shape, data::DRAWINGS};
use serde_json::{Value, json};

use crate::module::Module;

/// The tables of My Treasure.
pub(crate) fn my_treasure(module: &mut Module) {
    let face = |card: Treasure| {
        let symbols = klad_my_treasure::Tables::STANDARD.face(card);
        Kind::ALL.into_iter().map(|kind| symbols.of(kind)).chain([symbols.mice()]).collect::<Vec<u8>>()
    };
    let faces = Treasure::ALL.into_iter().map(|card| (word(&json!(card)), json!(face(card))));
    let about = "How many of each kind a card shows, and how many mice.";
    module.table("FACES", about, "{ readonly [card in Treasure]: readonly number[] }", &rows(faces));
}

/// The tables of Treasure Maps.
pub(crate) fn treasure_maps(module: &mut Module) -> Result<()> {
    module.add::<Color>()?;
    let deck = DeckRef::<klad_treasure_maps::Tables>::standard();
    let print = |card: Map| json!({"color": card.color(), "points": card.points(), "seal": deck.seal(card), "rows": deck.rows(card)});
    let cards = Map::all().map(|card| (card.name().to_owned(), print(card)));
    let about =
        "The map cards. In their rows `.` is no cell, `#` a blank one, `x` a cross, `o` a coin, `p` a palm.";
    let of = "{ readonly [card: string]: { color: Color, points: number, seal: Color | null, rows: readonly string[] } }";
    module.table("CARDS", about, of, &rows(cards));
    let shapes = Shape::ALL.into_iter().zip(DRAWINGS).map(|(shape, rows)| (word(&json!(shape)), json!(rows)));
    let about = "The expedition shapes, one `#` for each cell.";
    module.table("SHAPES", about, "{ readonly [shape in Shape]: readonly string[] }", &rows(shapes));
    let expeditions = json!(klad_treasure_maps::data::EXPEDITIONS).to_string();
    module.table("EXPEDITIONS", "The expedition cards, by their shapes.", "readonly Shape[]", &expeditions);
    module.constant("CUPS", "The cups, best first.", &json!(klad_treasure_maps::data::CUPS).to_string());
    let rank = |(rank, least)| json!({"rank": rank, "least": least});
    let ranks: Vec<Value> = klad_treasure_maps::data::RANKS.into_iter().map(rank).collect();
    let about = "The ranks of a solo game, lowest first, with the fewest points of each.";
    module.table("RANKS", about, "readonly { rank: Rank, least: number }[]", &json!(ranks).to_string());
    Ok(())
}

/// The tables of Lost Mines.
pub(crate) fn lost_mines(module: &mut Module) -> Result<()> {
    module.add::<mines::Face>()?;
    // What the scouts show depends on an option; views contain it for the cards a viewer may see.
    let state = klad_lost_mines::State::setup(&Default::default(), 3, &mut Chance::fast(0))?;
    let faces = CardId::all().map(|card| (card.to_string(), json!(state.face(card))));
    let about = "The cards of the deck, as printed with the default options.";
    module.table("CARDS", about, "{ readonly [card: string]: Face }", &rows(faces));
    let deck = DeckRef::<klad_lost_mines::Tables>::standard();
    let value = |treasure: &mines::Treasure| json!({"kind": treasure.kind, "value": treasure.value});
    let treasures: Vec<Value> = deck.treasures().iter().map(value).collect();
    let of = "readonly { kind: Kind, value: number }[]";
    module.table("TREASURES", "The treasure cards.", of, &json!(treasures).to_string());
    let mine = |mine: mines::Mine| (word(&json!(mine)), json!(deck.mine_exits(mine)));
    let of = "{ readonly [mine in Mine]: string }";
    module.table("MINES", "The exits of the mine cards.", of, &rows(data::MINES.into_iter().map(mine)));
    let dwarf = |(clan, role, seats): (mines::Clan, mines::Role, u8)| json!({"clan": clan, "role": role, "seats": seats});
    let dwarves: Vec<Value> = data::DWARVES.into_iter().map(dwarf).collect();
    let about = "The dwarf cards, each with the fewest players that use it.";
    let of = "readonly { clan: Clan, role: Role, seats: number }[]";
    module.table("DWARVES", about, of, &json!(dwarves).to_string());
    let starts = mines::Clan::ALL.map(|clan| json!({"clan": clan, "cell": deck.start(clan).0}));
    let places =
        json!({"columns": data::COLUMNS, "rows": data::ROWS, "starts": starts, "mines": deck.mine_places()});
    module.constant("BOARD", "How large the board is, and where starts and mines lie.", &places.to_string());
    Ok(())
}

/// The tables of Klatz.
pub(crate) fn klatz(module: &mut Module) {
    let deck = DeckRef::<klad_klatz::Tables>::standard();
    let cards = WallCard::wall().map(|card| (card.to_string(), json!(deck.symbol(card))));
    module.table("SYMBOLS", "What the wall cards show.", "{ readonly [card: string]: Symbol }", &rows(cards));
    let print = |comp: Comp| json!({"pattern": deck.pattern(comp), "points": deck.points(comp), "special": deck.is_special(comp)});
    let comps = Comp::all().map(|comp| (comp.to_string(), print(comp)));
    let of = "{ readonly [comp: string]: { pattern: readonly Symbol[], points: number, special: boolean } }";
    module.table("COMPOSITIONS", "The composition cards, from left to right.", of, &rows(comps));
    let actions = Action::ALL.into_iter().map(|action| (word(&json!(action)), json!(deck.copies(action))));
    let of = "{ readonly [action in Action]: number }";
    module.table("ACTIONS", "How often each action card is in the deck.", of, &rows(actions));
    module.constant("RICKSHAWS", "How many rickshaws there are.", &RICKSHAWS.to_string());
}

/// Rows by name, in printed order.
fn rows(rows: impl Iterator<Item = (String, Value)>) -> String {
    let rows: Vec<String> = rows.map(|(name, row)| format!("{}:{row}", json!(name))).collect();
    format!("{{{}}}", rows.join(","))
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
