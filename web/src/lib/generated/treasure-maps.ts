// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { FirstPlayer, Seat, Viewer } from './engine';

/**
 * An active card.
 */
export type Active = { 
/**
 * The card.
 */
card: Card, 
/**
 * Its crossed cells.
 */
crossed: Cells, };

/**
 * A treasure card, written by its name such as `purple-01`.
 */
export type Card = string;

/**
 * A set of cells of one card: bit *i* is cell *i* in reading order. Travels as an ascending list of cell numbers.
 */
export type Cells = number[];

/**
 * The color of a treasure card. Seals name colors, and ties are broken by them.
 */
export type Color = "purple" | "orange" | "green" | "grey";

/**
 * Cards of each color in the treasure deck.
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
 * Who.
 */
seat: Seat, } | { "type": "start_revealed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * By slot.
 */
cards: [Card, Card], } | { "type": "display_refilled", 
/**
 * Position 0 to 3.
 */
position: number, 
/**
 * The card.
 */
card: Card, } | { "type": "first_player", 
/**
 * Who.
 */
seat: Seat, } | { "type": "expedition_revealed", 
/**
 * Turns played before, 0 to 27.
 */
turn: number, 
/**
 * What it shows.
 */
shape: Shape, } | { "type": "marked", 
/**
 * Turns played before, 0 to 27.
 */
turn: number, 
/**
 * The mark.
 */
mark: Mark, 
/**
 * Bonus cells now due.
 */
due: number, } | { "type": "taken_back", } | { "type": "committed", 
/**
 * Who.
 */
seat: Seat, } | { "type": "crosses_revealed", 
/**
 * Turns played before, 0 to 27.
 */
turn: number, 
/**
 * Who.
 */
seat: Seat, 
/**
 * The primary and the bonus cells in order; nothing where the log has forgotten them.
 */
marks: Array<Mark>, 
/**
 * Coin cells gained.
 */
coins: number, 
/**
 * Palm boxes filled.
 */
palms: number, 
/**
 * What each of them got (TM-060).
 */
palm_value: number, } | { "type": "cup_awarded", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Row 0 to 2.
 */
row: number, 
/**
 * The cup; 0 when none was left.
 */
value: number, } | { "type": "card_completed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The slot it lay in.
 */
slot: number, 
/**
 * The card.
 */
card: Card, } | { "type": "card_taken", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where from.
 */
source: Source, 
/**
 * The card.
 */
card: Card, 
/**
 * The slot it goes to.
 */
slot: number, } | { "type": "round_ended", 
/**
 * Round 1 to 4.
 */
round: number, } | { "type": "game_ended", 
/**
 * By seat.
 */
scores: Array<Score>, 
/**
 * By seat, 1 for the winners.
 */
places: Array<number>, };

/**
 * R6: whether the table shows the expedition cards played earlier this round.
 */
export type ExpeditionMemory = "strict" | "open";

/**
 * TM-004: a player's own dealt cards.
 */
export type Hand = { 
/**
 * In the order they were dealt.
 */
cards: [Card, Card, Card, Card], 
/**
 * Which of them the player keeps, once chosen.
 */
kept: [number, number] | null, };

/**
 * One mark of step 2: cells of the card in a slot. A first mark of several cells is a shape.
 */
export type Mark = { 
/**
 * Which of the player's two cards.
 */
slot: number, 
/**
 * The cells.
 */
cells: Cells, };

/**
 * What a mark was meant to be.
 */
export type MarkKind = "shape" | "single" | "bonus";

/**
 * A player's own marks of the running turn, and what they will bring.
 */
export type Marking = { 
/**
 * The primary and the bonus cells in order.
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
 * Coin cells these marks will cross.
 */
coins: number, 
/**
 * Palm boxes these marks will fill.
 */
palms: number, };

/**
 * A choice of one player.
 */
export type Move = { "type": "choose_start", 
/**
 * Places 0 to 3.
 */
keep: [number, number], } | { "type": "mark", 
/**
 * What is crossed.
 */
primary: Primary, } | { "type": "bonus", 
/**
 * Slot 0 or 1.
 */
slot: number, 
/**
 * The cell.
 */
cell: number, } | { "type": "take_back", } | { "type": "take_card", 
/**
 * Where from.
 */
from: Source, };

/**
 * What a host may choose.
 */
export type Options = { 
/**
 * R1: who is first player of the first turn.
 */
first_player: FirstPlayer, 
/**
 * R6: whether the table shows the expedition cards played earlier this round.
 */
expedition_memory: ExpeditionMemory, 
/**
 * Whether the table shows how many cards of each color are in the treasure deck.
 */
deck_aid: boolean, };

/**
 * What the table waits for.
 */
export type Phase = "choose_start" | "cross" | "replace" | "over";

/**
 * What everybody sees of a player.
 */
export type PlayerView = { 
/**
 * What the table waits for.
 */
status: Status, 
/**
 * The active cards by slot.
 */
slots: [Active | null, Active | null], 
/**
 * The completed cards in printed order.
 */
completed: Array<Card>, 
/**
 * Crossed coin cells, 0 to 12.
 */
coins: number, 
/**
 * The filled cup boxes by coin row.
 */
cups: Array<number>, 
/**
 * The filled palm boxes.
 */
palms: Array<number>, 
/**
 * Points so far.
 */
score: Score, 
/**
 * What the player crossed when marks were revealed last; absent where the table hides it (R6).
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
 * The cells it covers.
 */
cells: Cells, } | { "type": "single", 
/**
 * Slot 0 or 1.
 */
slot: number, 
/**
 * The cell.
 */
cell: number, };

/**
 * Why a move is not allowed. Listed in the order in which the reasons are looked for.
 */
export type Refusal = { "type": "game_over" } | { "type": "not_a_player" } | { "type": "other_step", 
/**
 * What the table waits for.
 */
phase: Phase, } | { "type": "already_chosen" } | { "type": "not_two_cards", 
/**
 * One place named.
 */
first: number, 
/**
 * The other.
 */
second: number, } | { "type": "nothing_to_cross" } | { "type": "already_committed" } | { "type": "bonus_due", 
/**
 * Bonus cells due.
 */
due: number, } | { "type": "no_bonus_due" } | { "type": "nothing_to_take_back" } | { "type": "too_many_take_backs", 
/**
 * The limit.
 */
most: number, } | { "type": "no_card_in_slot", 
/**
 * The slot named.
 */
slot: number, 
/**
 * What was to be crossed.
 */
mark: MarkKind, } | { "type": "not_on_card", 
/**
 * The slot named.
 */
slot: number, 
/**
 * The first cell that the card lacks.
 */
cell: number, 
/**
 * The card's last cell.
 */
last: number, 
/**
 * What was to be crossed.
 */
mark: MarkKind, } | { "type": "already_crossed", 
/**
 * The slot named.
 */
slot: number, 
/**
 * The first crossed cell.
 */
cell: number, } | { "type": "not_the_shape", 
/**
 * The revealed shape.
 */
shape: Shape, 
/**
 * How many cells it covers.
 */
size: number, 
/**
 * How many cells were named.
 */
count: number, } | { "type": "not_your_place" } | { "type": "no_card_in_display", 
/**
 * The position named.
 */
position: number, } | { "type": "deck_empty" };

/**
 * The five kinds of points (TM-110).
 */
export type Score = { 
/**
 * TM-111: one for each crossed coin cell.
 */
coins: number, 
/**
 * TM-112: the cup boxes.
 */
cups: number, 
/**
 * TM-113: the palm boxes.
 */
palms: number, 
/**
 * TM-114: the points of completed cards.
 */
cards: number, 
/**
 * TM-115: what the seals of completed cards give.
 */
seals: number, 
/**
 * TM-110: all together.
 */
total: number, };

/**
 * What an expedition card shows. E2 and E3, and E4 and E5, are alike in print, so only the shape has a name.
 */
export type Shape = "I2" | "I3" | "V3" | "T4" | "L4" | "O4";

/**
 * Where a new card comes from.
 */
export type Source = { "type": "display", 
/**
 * Position 0 to 3.
 */
position: number, } | { "type": "deck", };

/**
 * The one flag that shows how far a player is.
 */
export type Status = "choosing" | "chosen" | "crossing" | "committed" | "idle" | "taking" | "waiting";

/**
 * All that one viewer may know.
 *
 * While step 2 runs it shows the whole table as it stood when the expedition card was revealed, whether each seat has
 * finished, and nothing else of other seats' marks.
 */
export type View = { 
/**
 * Whose view this is.
 */
viewer: Viewer, 
/**
 * What the host chose.
 */
options: Options, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * Round 1 to 4.
 */
round: number, 
/**
 * Turn 1 to 7 of the round.
 */
turn: number, 
/**
 * The first player of this turn; nobody before that is decided.
 */
first_player: Seat | null, 
/**
 * TM-021: the shape everybody may use this turn.
 */
expedition: Shape | null, 
/**
 * How many expedition cards have been revealed this round, the current one among them.
 */
expeditions_played: number, 
/**
 * TM-022, R6: the expedition cards revealed earlier this round in order; absent where the table hides them.
 */
expeditions_earlier: Array<Shape> | null, 
/**
 * TM-003: the cups not yet given, highest first.
 */
cups_left: Array<number>, 
/**
 * TM-007: the display by position.
 */
display: [Card | null, Card | null, Card | null, Card | null], 
/**
 * TM-060: what a palm gives this turn.
 */
palm_value: number, 
/**
 * How many cards are in the treasure deck.
 */
deck: number, 
/**
 * How many of them are purple, orange, green and grey; absent without `deck_aid`.
 */
deck_colors: DeckColors | null, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The viewer's own dealt cards, until everybody has chosen.
 */
hand: Hand | null, 
/**
 * The viewer's own marks of the running turn.
 */
own: Marking | null, 
/**
 * Place by seat once the game is over, 1 for the winners.
 */
places: Array<number> | null, };

/**
 * A reason; its message is `treasure-maps-why-` and its kind.
 */
export type Why = { "type": "expedition", 
/**
 * Which.
 */
shape: Shape, } | { "type": "palm_value", 
/**
 * Points.
 */
points: number, } | { "type": "nearly_done", 
/**
 * Which.
 */
card: Card, 
/**
 * Cells still open.
 */
cells: number, } | { "type": "completes", 
/**
 * Which.
 */
card: Card, 
/**
 * What it gives.
 */
points: number, } | { "type": "palms", 
/**
 * How many.
 */
palms: number, 
/**
 * What each gives.
 */
points: number, } | { "type": "coins", 
/**
 * How many.
 */
coins: number, } | { "type": "cup", 
/**
 * What it gives.
 */
points: number, } | { "type": "bonus_cells", 
/**
 * How many.
 */
cells: number, } | { "type": "sooner", 
/**
 * Which card.
 */
card: Card, } | { "type": "good_card", 
/**
 * Which.
 */
card: Card, 
/**
 * What it gives by itself.
 */
points: number, 
/**
 * Turns it takes on average, rounded.
 */
turns: number, } | { "type": "seal", 
/**
 * Which card.
 */
card: Card, 
/**
 * The color its seal names.
 */
color: Color, } | { "type": "more_points", 
/**
 * How many, rounded.
 */
points: number, };

/** What a table of this game can be. */
export const INFO = {"slug":"treasure-maps","rules_version":1,"seats_min":2,"seats_max":4,"plies_max":5307,"options":[{"name":"first_player","kind":{"type":"choice","values":["random","seat:0","seat:1","seat:2","seat:3"]}},{"name":"expedition_memory","kind":{"type":"choice","values":["strict","open"]}},{"name":"deck_aid","kind":{"type":"switch","default":false}}],"rulebook":[{"id":"setup","rules":["TM-001","TM-002","TM-003","TM-004","TM-005","TM-006","TM-007","TM-008","TM-009"]},{"id":"course","rules":["TM-020","TM-021","TM-022","TM-023"]},{"id":"cross","rules":["TM-030","TM-031","TM-032","TM-033","TM-034","TM-035","TM-036","TM-037","TM-038","TM-039","TM-040","TM-041","TM-042","TM-043","TM-044","TM-050","TM-051","TM-052","TM-060","TM-061","TM-062","TM-063","TM-064"]},{"id":"replace","rules":["TM-070","TM-071","TM-072","TM-073","TM-074","TM-075","TM-076","TM-077","TM-078","TM-079","TM-080","TM-081","TM-082","TM-083"]},{"id":"round","rules":["TM-090","TM-091","TM-092"]},{"id":"scoring","rules":["TM-100","TM-101","TM-102","TM-110","TM-111","TM-112","TM-113","TM-114","TM-115","TM-120","TM-121","TM-122"]}],"parts":[{"id":"treasures","count":47,"counted":"rulebook","printed":"reconstructed","items":[{"word":"color-purple","count":12,"points":14},{"word":"color-orange","count":12,"points":12},{"word":"color-green","count":12,"points":10},{"word":"color-grey","count":11,"points":8}]},{"id":"expeditions","count":8,"counted":"rulebook","printed":"rulebook","items":[{"word":"shape-I2","count":1,"points":null},{"word":"shape-I3","count":2,"points":null},{"word":"shape-V3","count":2,"points":null},{"word":"shape-T4","count":1,"points":null},{"word":"shape-L4","count":1,"points":null},{"word":"shape-O4","count":1,"points":null}]},{"id":"cups","count":6,"counted":"rulebook","printed":"rulebook","items":[]}]} as const;

/** The map cards. In their rows `.` is no cell, `#` a blank one, `x` a cross, `o` a coin, `p` a palm. */
export const CARDS: { readonly [card: string]: { color: Color, points: number, seal: Color | null, rows: readonly string[] } } = {"purple-01":{"color":"purple","points":14,"rows":[".#.x#",".#.##","#x###","..##x"],"seal":"orange"},"purple-02":{"color":"purple","points":14,"rows":["x##.#","###.x","#####","...x."],"seal":"green"},"purple-03":{"color":"purple","points":14,"rows":["x#...","###x#","#####","x...#"],"seal":"grey"},"purple-04":{"color":"purple","points":14,"rows":["p#x#","o##o","####",".#.#"],"seal":null},"purple-05":{"color":"purple","points":14,"rows":["....#",".####","##.px","#x###"],"seal":null},"purple-06":{"color":"purple","points":14,"rows":["..p#x","####.",".####",".##.x"],"seal":null},"purple-07":{"color":"purple","points":14,"rows":["x#.#.","###x.",".##p#",".###."],"seal":null},"purple-08":{"color":"purple","points":14,"rows":["##.o","##x#","o##.","#o##"],"seal":null},"purple-09":{"color":"purple","points":14,"rows":["#o.##","o##o#","####x"],"seal":null},"purple-10":{"color":"purple","points":14,"rows":["..#o.",".##..","#x#o#","####o"],"seal":null},"purple-11":{"color":"purple","points":14,"rows":["####.","#####","oxo#x"],"seal":null},"purple-12":{"color":"purple","points":14,"rows":["#.o##","#x#o#","####x"],"seal":null},"orange-01":{"color":"orange","points":12,"rows":["#.##","##.x",".###","#x.#"],"seal":"purple"},"orange-02":{"color":"orange","points":12,"rows":["x#.#x",".####","####."],"seal":"green"},"orange-03":{"color":"orange","points":12,"rows":["#...#","#x###","####.","...x."],"seal":"grey"},"orange-04":{"color":"orange","points":12,"rows":["####o","x###.","#.#p."],"seal":null},"orange-05":{"color":"orange","points":12,"rows":["###.","###x","o##p",".#.."],"seal":null},"orange-06":{"color":"orange","points":12,"rows":["#.p##","####.","##.ox"],"seal":null},"orange-07":{"color":"orange","points":12,"rows":[".#..",".o##","x###","p###"],"seal":null},"orange-08":{"color":"orange","points":12,"rows":[".###.","o#o##",".##xo"],"seal":null},"orange-09":{"color":"orange","points":12,"rows":[".o#.o","x##.#",".####","...o."],"seal":null},"orange-10":{"color":"orange","points":12,"rows":["o#.#","####",".o#o","..x#"],"seal":null},"orange-11":{"color":"orange","points":12,"rows":["###.","#o##","##.x",".#x."],"seal":null},"orange-12":{"color":"orange","points":12,"rows":["..#x","####","####","x.o."],"seal":null},"green-01":{"color":"green","points":10,"rows":["#..#","##.#",".###","##.."],"seal":"purple"},"green-02":{"color":"green","points":10,"rows":["##.#.","#####",".#.#."],"seal":"orange"},"green-03":{"color":"green","points":10,"rows":["####","###.","#.##"],"seal":"grey"},"green-04":{"color":"green","points":10,"rows":["#x##","###o",".#.p"],"seal":null},"green-05":{"color":"green","points":10,"rows":[".###p","###.#",".x#.."],"seal":null},"green-06":{"color":"green","points":10,"rows":[".##x","####","#.p#"],"seal":null},"green-07":{"color":"green","points":10,"rows":["..###","###..",".#p#x"],"seal":null},"green-08":{"color":"green","points":10,"rows":["##..","#x##",".o##","...o"],"seal":null},"green-09":{"color":"green","points":10,"rows":[".###","#x#o","o#.#"],"seal":null},"green-10":{"color":"green","points":10,"rows":["..#o.",".x##.","###o#"],"seal":null},"green-11":{"color":"green","points":10,"rows":["x##.","###.",".#ox","...#"],"seal":null},"green-12":{"color":"green","points":10,"rows":["x#o.",".###","###x"],"seal":null},"grey-01":{"color":"grey","points":8,"rows":["####",".##.","##.."],"seal":"purple"},"grey-02":{"color":"grey","points":8,"rows":[".#.#","####","#..#"],"seal":"orange"},"grey-03":{"color":"grey","points":8,"rows":["####","#..#","#..#"],"seal":"green"},"grey-04":{"color":"grey","points":8,"rows":["##...",".###.","..p##"],"seal":null},"grey-05":{"color":"grey","points":8,"rows":["#.#p","###.","##.."],"seal":null},"grey-06":{"color":"grey","points":8,"rows":[".#.#",".p##","###."],"seal":null},"grey-07":{"color":"grey","points":8,"rows":["p...","####","###."],"seal":null},"grey-08":{"color":"grey","points":8,"rows":[".#.#","###o","#x.."],"seal":null},"grey-09":{"color":"grey","points":8,"rows":[".#o#","x##.","##.."],"seal":null},"grey-10":{"color":"grey","points":8,"rows":["....#","x#.##",".##o."],"seal":null},"grey-11":{"color":"grey","points":8,"rows":["###",".##","##x"],"seal":null}};

/** The expedition shapes, one `#` for each cell. */
export const SHAPES: { readonly [shape in Shape]: readonly string[] } = {"I2":["##"],"I3":["###"],"V3":["#.","##"],"T4":["###",".#."],"L4":["#.","#.","##"],"O4":["##","##"]};

/** The expedition cards, by their shapes. */
export const EXPEDITIONS: readonly Shape[] = ["I2","I3","I3","V3","V3","T4","L4","O4"];

/** The cups, best first. */
export const CUPS = [6,5,4,3,2,1] as const;
