// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { CustomDeck, FirstPlayer, Seat, Viewer } from './engine';

/**
 * A player's active card.
 */
export type Active = { 
/**
 * The card in the slot.
 */
card: Card, 
/**
 * The cells crossed so far.
 */
crossed: Cells, };

/**
 * A treasure card, written by its name, such as `purple-01`. [`crate::tables`] says what is drawn on it.
 */
export type Card = string;

/**
 * A set of cells of one card: bit *i* is cell *i* in reading order. In JSON, an ascending list of cell numbers.
 */
export type Cells = number[];

/**
 * The color of a treasure card. Seals refer to colors, and colors break ties.
 */
export type Color = "purple" | "orange" | "green" | "grey";

/**
 * The number of cards of each color in the treasure deck.
 */
export type DeckColors = { 
/**
 * Purple cards.
 */
purple: number, 
/**
 * Orange cards.
 */
orange: number, 
/**
 * Green cards.
 */
green: number, 
/**
 * Grey cards.
 */
grey: number, };

/**
 * Something that happened.
 */
export type Event = { "type": "chosen", 
/**
 * The seat that chose.
 */
seat: Seat, } | { "type": "start_revealed", 
/**
 * The seat that has the cards.
 */
seat: Seat, 
/**
 * The cards by slot.
 */
cards: [Card, Card], } | { "type": "display_refilled", 
/**
 * Position in the display, 0 to 3.
 */
position: number, 
/**
 * The card that was added.
 */
card: Card, } | { "type": "first_player", 
/**
 * The new first player.
 */
seat: Seat, } | { "type": "expedition_revealed", 
/**
 * Turns played before, 0 to 27.
 */
turn: number, 
/**
 * The shape on the card.
 */
shape: Shape, } | { "type": "marked", 
/**
 * Turns played before, 0 to 27.
 */
turn: number, 
/**
 * The mark that was made.
 */
mark: Mark, 
/**
 * Bonus cells the player must now cross.
 */
due: number, } | { "type": "taken_back", } | { "type": "committed", 
/**
 * The seat that committed.
 */
seat: Seat, } | { "type": "crosses_revealed", 
/**
 * Turns played before, 0 to 27.
 */
turn: number, 
/**
 * The seat that made the marks.
 */
seat: Seat, 
/**
 * The primary mark and the bonus cells in order; empty once the log no longer keeps them.
 */
marks: Array<Mark>, 
/**
 * Coin cells crossed.
 */
coins: number, 
/**
 * Palm boxes filled.
 */
palms: number, 
/**
 * Points in each of those palm boxes (TM-060).
 */
palm_value: number, } | { "type": "cup_awarded", 
/**
 * The seat that completed the row.
 */
seat: Seat, 
/**
 * The coin row, 0 to 2.
 */
row: number, 
/**
 * Points of the cup; 0 if none was left.
 */
value: number, } | { "type": "cup_crossed_out", 
/**
 * Points of the cup.
 */
value: number, } | { "type": "card_completed", 
/**
 * The seat that completed it.
 */
seat: Seat, 
/**
 * The slot it was in.
 */
slot: number, 
/**
 * The completed card.
 */
card: Card, } | { "type": "card_taken", 
/**
 * The seat that took it.
 */
seat: Seat, 
/**
 * Where it was taken from.
 */
source: Source, 
/**
 * The card that was taken.
 */
card: Card, 
/**
 * The slot it goes to.
 */
slot: number, } | { "type": "round_ended", 
/**
 * Number of the round, 1 to 4.
 */
round: number, } | { "type": "game_ended", 
/**
 * Scores by seat.
 */
scores: Array<Score>, 
/**
 * Places by seat, 1 for the winners.
 */
places: Array<number>, } | { "type": "rank_reached", 
/**
 * The only seat.
 */
seat: Seat, 
/**
 * Its score.
 */
points: number, 
/**
 * The rank that this score gives.
 */
rank: Rank, };

/**
 * R6: whether the table shows the expedition cards played earlier this round.
 */
export type ExpeditionMemory = "strict" | "open";

/**
 * TM-004: a player's own dealt cards.
 */
export type Hand = { 
/**
 * The cards in the order they were dealt.
 */
cards: [Card, Card, Card, Card], 
/**
 * The places of the cards the player keeps; null until chosen.
 */
kept: [number, number] | null, };

/**
 * One mark of step 2: cells on the card in a slot. If the first mark has several cells, it is a shape.
 */
export type Mark = { 
/**
 * The slot of the card, 0 or 1.
 */
slot: number, 
/**
 * The cells that are crossed.
 */
cells: Cells, };

/**
 * The kind of a mark.
 */
export type MarkKind = "shape" | "single" | "bonus";

/**
 * A player's own marks of the current turn, and what they earn.
 */
export type Marking = { 
/**
 * The primary mark and the bonus cells, in order.
 */
marks: Array<Mark>, 
/**
 * TM-040: bonus cells still due.
 */
due: number, 
/**
 * TM-039: take-backs left this turn.
 */
take_backs_left: number, 
/**
 * Coin cells these marks cross.
 */
coins: number, 
/**
 * Palm boxes these marks fill.
 */
palms: number, };

/**
 * A move of one player.
 */
export type Move = { "type": "choose_start", 
/**
 * Places 0 to 3 in the order dealt.
 */
keep: [number, number], } | { "type": "mark", 
/**
 * What to cross.
 */
primary: Primary, } | { "type": "bonus", 
/**
 * Slot 0 or 1.
 */
slot: number, 
/**
 * Number of the cell on the card.
 */
cell: number, } | { "type": "take_back", } | { "type": "take_card", 
/**
 * Where to take it from.
 */
from: Source, };

/**
 * The options a host may choose.
 */
export type Options = { 
/**
 * R1: the first player of the first turn.
 */
first_player: FirstPlayer, 
/**
 * R6: whether the table shows the expedition cards played earlier this round.
 */
expedition_memory: ExpeditionMemory, 
/**
 * Whether the table shows how many cards of each color are left in the treasure deck.
 */
deck_aid: boolean, 
/**
 * What is drawn on the treasure cards. Omitted for the standard deck.
 */
deck?: CustomDeck, };

/**
 * What the table waits for.
 */
export type Phase = "choose_start" | "cross" | "replace" | "over";

/**
 * A player as everybody sees them.
 */
export type PlayerView = { 
/**
 * How far the player is in the current step.
 */
status: Status, 
/**
 * The active cards by slot.
 */
slots: [Active | null, Active | null], 
/**
 * The completed cards in the order they are printed.
 */
completed: Array<Card>, 
/**
 * The number of crossed coin cells, 0 to 12.
 */
coins: number, 
/**
 * Points in the filled cup boxes, by coin row.
 */
cups: Array<number>, 
/**
 * Points in the filled palm boxes.
 */
palms: Array<number>, 
/**
 * The score so far.
 */
score: Score, 
/**
 * The player's marks when marks were last revealed; null if there were none or the table hides them (R6).
 */
last: Array<Mark> | null, };

/**
 * The mandatory crossing of a turn.
 */
export type Primary = { "type": "shape", 
/**
 * Slot 0 or 1.
 */
slot: number, 
/**
 * The cells the shape covers.
 */
cells: Cells, } | { "type": "single", 
/**
 * Slot 0 or 1.
 */
slot: number, 
/**
 * Number of the cell on the card.
 */
cell: number, };

/**
 * TM-132: how well a solo game went. The thresholds are in [`crate::data::RANKS`].
 */
export type Rank = "deckhand" | "sailor" | "bosun" | "mate" | "captain" | "legend";

/**
 * Why a move is not allowed, in the order in which the reasons are checked.
 */
export type Refusal = { "type": "game_over" } | { "type": "not_a_player" } | { "type": "other_step", 
/**
 * What the table waits for.
 */
phase: Phase, } | { "type": "already_chosen" } | { "type": "not_two_cards", 
/**
 * The first place in the move.
 */
first: number, 
/**
 * The second place in the move.
 */
second: number, } | { "type": "nothing_to_cross" } | { "type": "already_committed" } | { "type": "bonus_due", 
/**
 * Bonus cells still due.
 */
due: number, } | { "type": "no_bonus_due" } | { "type": "nothing_to_take_back" } | { "type": "too_many_take_backs", 
/**
 * Take-backs allowed per turn.
 */
most: number, } | { "type": "no_card_in_slot", 
/**
 * The slot in the move.
 */
slot: number, 
/**
 * The kind of mark in the move.
 */
mark: MarkKind, } | { "type": "not_on_card", 
/**
 * The slot in the move.
 */
slot: number, 
/**
 * The first cell that is not on the card.
 */
cell: number, 
/**
 * The last cell of the card.
 */
last: number, 
/**
 * The kind of mark in the move.
 */
mark: MarkKind, } | { "type": "already_crossed", 
/**
 * The slot in the move.
 */
slot: number, 
/**
 * The first cell that is already crossed.
 */
cell: number, } | { "type": "not_the_shape", 
/**
 * The revealed shape.
 */
shape: Shape, 
/**
 * The number of cells the shape covers.
 */
size: number, 
/**
 * The number of cells in the move.
 */
count: number, } | { "type": "not_your_place" } | { "type": "no_card_in_display", 
/**
 * The position in the move.
 */
position: number, } | { "type": "deck_empty" };

/**
 * The five kinds of points (TM-110).
 */
export type Score = { 
/**
 * TM-111: one point per crossed coin cell.
 */
coins: number, 
/**
 * TM-112: points in the cup boxes.
 */
cups: number, 
/**
 * TM-113: points in the palm boxes.
 */
palms: number, 
/**
 * TM-114: points of completed cards.
 */
cards: number, 
/**
 * TM-115: points from the seals of completed cards.
 */
seals: number, 
/**
 * TM-110: the sum of the five.
 */
total: number, };

/**
 * The shape on an expedition card. E2 and E3 are identical in print, as are E4 and E5, so only the shape has a name.
 */
export type Shape = "I2" | "I3" | "V3" | "T4" | "L4" | "O4";

/**
 * Where a new card is taken from.
 */
export type Source = { "type": "display", 
/**
 * Position 0 to 3.
 */
position: number, } | { "type": "deck", };

/**
 * How far a player is in the current step.
 */
export type Status = "choosing" | "chosen" | "crossing" | "committed" | "idle" | "taking" | "waiting";

/**
 * Everything one viewer may know.
 *
 * During step 2 it shows the whole table as it was when the expedition card was revealed, plus whether each seat has
 * finished. It shows nothing of the other seats' marks.
 */
export type View = { 
/**
 * The viewer: a seat or a spectator.
 */
viewer: Viewer, 
/**
 * The options of the table.
 */
options: Options, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * Number of the round, 1 to 4.
 */
round: number, 
/**
 * Number of the turn in the round, 1 to 7.
 */
turn: number, 
/**
 * The first player of this turn; null until that is decided, and in a solo game.
 */
first_player: Seat | null, 
/**
 * TM-021: the shape on this turn's expedition card.
 */
expedition: Shape | null, 
/**
 * The number of expedition cards revealed this round, including the current one.
 */
expeditions_played: number, 
/**
 * TM-022, R6: the expedition cards revealed earlier this round, in order; null if the table hides them.
 */
expeditions_earlier: Array<Shape> | null, 
/**
 * TM-003: the cups not yet awarded, highest first.
 */
cups_left: Array<number>, 
/**
 * TM-007: the cards in the display, by position.
 */
display: [Card | null, Card | null, Card | null, Card | null], 
/**
 * TM-060: what a palm scores this turn.
 */
palm_value: number, 
/**
 * The number of cards left in the treasure deck.
 */
deck: number, 
/**
 * How many of them are purple, orange, green and grey; null without `deck_aid`.
 */
deck_colors: DeckColors | null, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The viewer's own dealt cards; null once everybody has chosen.
 */
hand: Hand | null, 
/**
 * The viewer's own marks of the current turn.
 */
own: Marking | null, 
/**
 * Places by seat, 1 for the winners; null until the game is over.
 */
places: Array<number> | null, 
/**
 * TM-132: the rank of a solo game once it is over; omitted otherwise.
 */
rank?: Rank, };

/**
 * A reason that a bot gives. Its message id is `treasure-maps-why-` followed by its type.
 */
export type Why = { "type": "expedition", 
/**
 * The shape on the revealed expedition card.
 */
shape: Shape, } | { "type": "palm_value", 
/**
 * Points per palm.
 */
points: number, } | { "type": "nearly_done", 
/**
 * The card to finish.
 */
card: Card, 
/**
 * Cells still uncrossed.
 */
cells: number, } | { "type": "completes", 
/**
 * The card it completes.
 */
card: Card, 
/**
 * Points of the card.
 */
points: number, } | { "type": "palms", 
/**
 * The number of palms.
 */
palms: number, 
/**
 * Points per palm.
 */
points: number, } | { "type": "coins", 
/**
 * The number of coins.
 */
coins: number, } | { "type": "cup", 
/**
 * Points of the cup.
 */
points: number, } | { "type": "bonus_cells", 
/**
 * The number of bonus cells.
 */
cells: number, } | { "type": "sooner", 
/**
 * The card it helps.
 */
card: Card, } | { "type": "good_card", 
/**
 * The card to take or keep.
 */
card: Card, 
/**
 * Points of the card alone.
 */
points: number, 
/**
 * Average number of turns to complete it, rounded.
 */
turns: number, } | { "type": "seal", 
/**
 * The card with the seal.
 */
card: Card, 
/**
 * The color its seal scores.
 */
color: Color, } | { "type": "more_points", 
/**
 * Additional points, rounded down.
 */
points: number, };

/** What a table of this game can be. */
export const INFO = {"slug":"treasure-maps","rules_version":1,"seats_min":1,"seats_max":4,"plies_max":5307,"options":[{"name":"first_player","kind":{"type":"choice","values":["random","seat:0","seat:1","seat:2","seat:3"]}},{"name":"expedition_memory","kind":{"type":"choice","values":["strict","open"]}},{"name":"deck_aid","kind":{"type":"switch","default":false}}],"rulebook":[{"id":"setup","rules":["TM-001","TM-002","TM-003","TM-004","TM-005","TM-006","TM-007","TM-008","TM-009"]},{"id":"course","rules":["TM-020","TM-021","TM-022","TM-023"]},{"id":"cross","rules":["TM-030","TM-031","TM-032","TM-033","TM-034","TM-035","TM-036","TM-037","TM-038","TM-039","TM-040","TM-041","TM-042","TM-043","TM-044","TM-050","TM-051","TM-052","TM-060","TM-061","TM-062","TM-063","TM-064"]},{"id":"replace","rules":["TM-070","TM-071","TM-072","TM-073","TM-074","TM-075","TM-076","TM-077","TM-078","TM-079","TM-080","TM-081","TM-082","TM-083"]},{"id":"round","rules":["TM-090","TM-091","TM-092"]},{"id":"scoring","rules":["TM-100","TM-101","TM-102","TM-110","TM-111","TM-112","TM-113","TM-114","TM-115","TM-120","TM-121","TM-122"]},{"id":"alone","rules":["TM-130","TM-131","TM-132"]}],"parts":[{"id":"treasures","count":47,"counted":"rulebook","printed":"reconstructed","items":[{"word":"color-purple","count":12,"points":14},{"word":"color-orange","count":12,"points":12},{"word":"color-green","count":12,"points":10},{"word":"color-grey","count":11,"points":8}]},{"id":"expeditions","count":8,"counted":"rulebook","printed":"rulebook","items":[{"word":"shape-I2","count":1,"points":null},{"word":"shape-I3","count":2,"points":null},{"word":"shape-V3","count":2,"points":null},{"word":"shape-T4","count":1,"points":null},{"word":"shape-L4","count":1,"points":null},{"word":"shape-O4","count":1,"points":null}]},{"id":"cups","count":6,"counted":"rulebook","printed":"rulebook","items":[]}]} as const;

/** The map cards. In their rows `.` is no cell, `#` a blank one, `x` a cross, `o` a coin, `p` a palm. */
export const CARDS: { readonly [card: string]: { color: Color, points: number, seal: Color | null, rows: readonly string[] } } = {"purple-01":{"color":"purple","points":14,"rows":[".#.x#",".#.##","#x###","..##x"],"seal":"orange"},"purple-02":{"color":"purple","points":14,"rows":["x##.#","###.x","#####","...x."],"seal":"green"},"purple-03":{"color":"purple","points":14,"rows":["x#...","###x#","#####","x...#"],"seal":"grey"},"purple-04":{"color":"purple","points":14,"rows":["p#x#","o##o","####",".#.#"],"seal":null},"purple-05":{"color":"purple","points":14,"rows":["....#",".####","##.px","#x###"],"seal":null},"purple-06":{"color":"purple","points":14,"rows":["..p#x","####.",".####",".##.x"],"seal":null},"purple-07":{"color":"purple","points":14,"rows":["x#.#.","###x.",".##p#",".###."],"seal":null},"purple-08":{"color":"purple","points":14,"rows":["##.o","##x#","o##.","#o##"],"seal":null},"purple-09":{"color":"purple","points":14,"rows":["#o.##","o##o#","####x"],"seal":null},"purple-10":{"color":"purple","points":14,"rows":["..#o.",".##..","#x#o#","####o"],"seal":null},"purple-11":{"color":"purple","points":14,"rows":["####.","#####","oxo#x"],"seal":null},"purple-12":{"color":"purple","points":14,"rows":["#.o##","#x#o#","####x"],"seal":null},"orange-01":{"color":"orange","points":12,"rows":["#.##","##.x",".###","#x.#"],"seal":"purple"},"orange-02":{"color":"orange","points":12,"rows":["x#.#x",".####","####."],"seal":"green"},"orange-03":{"color":"orange","points":12,"rows":["#...#","#x###","####.","...x."],"seal":"grey"},"orange-04":{"color":"orange","points":12,"rows":["####o","x###.","#.#p."],"seal":null},"orange-05":{"color":"orange","points":12,"rows":["###.","###x","o##p",".#.."],"seal":null},"orange-06":{"color":"orange","points":12,"rows":["#.p##","####.","##.ox"],"seal":null},"orange-07":{"color":"orange","points":12,"rows":[".#..",".o##","x###","p###"],"seal":null},"orange-08":{"color":"orange","points":12,"rows":[".###.","o#o##",".##xo"],"seal":null},"orange-09":{"color":"orange","points":12,"rows":[".o#.o","x##.#",".####","...o."],"seal":null},"orange-10":{"color":"orange","points":12,"rows":["o#.#","####",".o#o","..x#"],"seal":null},"orange-11":{"color":"orange","points":12,"rows":["###.","#o##","##.x",".#x."],"seal":null},"orange-12":{"color":"orange","points":12,"rows":["..#x","####","####","x.o."],"seal":null},"green-01":{"color":"green","points":10,"rows":["#..#","##.#",".###","##.."],"seal":"purple"},"green-02":{"color":"green","points":10,"rows":["##.#.","#####",".#.#."],"seal":"orange"},"green-03":{"color":"green","points":10,"rows":["####","###.","#.##"],"seal":"grey"},"green-04":{"color":"green","points":10,"rows":["#x##","###o",".#.p"],"seal":null},"green-05":{"color":"green","points":10,"rows":[".###p","###.#",".x#.."],"seal":null},"green-06":{"color":"green","points":10,"rows":[".##x","####","#.p#"],"seal":null},"green-07":{"color":"green","points":10,"rows":["..###","###..",".#p#x"],"seal":null},"green-08":{"color":"green","points":10,"rows":["##..","#x##",".o##","...o"],"seal":null},"green-09":{"color":"green","points":10,"rows":[".###","#x#o","o#.#"],"seal":null},"green-10":{"color":"green","points":10,"rows":["..#o.",".x##.","###o#"],"seal":null},"green-11":{"color":"green","points":10,"rows":["x##.","###.",".#ox","...#"],"seal":null},"green-12":{"color":"green","points":10,"rows":["x#o.",".###","###x"],"seal":null},"grey-01":{"color":"grey","points":8,"rows":["####",".##.","##.."],"seal":"purple"},"grey-02":{"color":"grey","points":8,"rows":[".#.#","####","#..#"],"seal":"orange"},"grey-03":{"color":"grey","points":8,"rows":["####","#..#","#..#"],"seal":"green"},"grey-04":{"color":"grey","points":8,"rows":["##...",".###.","..p##"],"seal":null},"grey-05":{"color":"grey","points":8,"rows":["#.#p","###.","##.."],"seal":null},"grey-06":{"color":"grey","points":8,"rows":[".#.#",".p##","###."],"seal":null},"grey-07":{"color":"grey","points":8,"rows":["p...","####","###."],"seal":null},"grey-08":{"color":"grey","points":8,"rows":[".#.#","###o","#x.."],"seal":null},"grey-09":{"color":"grey","points":8,"rows":[".#o#","x##.","##.."],"seal":null},"grey-10":{"color":"grey","points":8,"rows":["....#","x#.##",".##o."],"seal":null},"grey-11":{"color":"grey","points":8,"rows":["###",".##","##x"],"seal":null}};

/** The expedition shapes, one `#` for each cell. */
export const SHAPES: { readonly [shape in Shape]: readonly string[] } = {"I2":["##"],"I3":["###"],"V3":["#.","##"],"T4":["###",".#."],"L4":["#.","#.","##"],"O4":["##","##"]};

/** The expedition cards, by their shapes. */
export const EXPEDITIONS: readonly Shape[] = ["I2","I3","I3","V3","V3","T4","L4","O4"];

/** The cups, best first. */
export const CUPS = [6,5,4,3,2,1] as const;

/** The ranks of a solo game, lowest first, with the fewest points of each. */
export const RANKS: readonly { rank: Rank, least: number }[] = [{"least":0,"rank":"deckhand"},{"least":70,"rank":"sailor"},{"least":90,"rank":"bosun"},{"least":105,"rank":"mate"},{"least":120,"rank":"captain"},{"least":132,"rank":"legend"}];
