// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { FirstPlayer, Seat, Viewer } from './engine';

/**
 * One of the 63 cards of the deck. Written as its name: `cross1`, `axe2`.
 */
export type CardId = string;

/**
 * A square of the grid, possibly beyond the rim. Written as a pair: `[2, 3]` is column 2, row 3 (LM-030).
 */
export type Cell = [number, number];

/**
 * One of the two clans: blue with the shield, yellow with the axe.
 */
export type Clan = "blue" | "yellow";

/**
 * A side of a card or a way to go: north, east, south, west (LM-030).
 */
export type Dir = "n" | "e" | "s" | "w";

/**
 * The cards of a discard in ascending order. One or two are allowed; a third is kept only to be refused.
 */
export type Discards = Array<string>;

/**
 * The border between two cells, by the number of LM-031: 0 to 69 run between the cells of a row, 70 to 135 between
 * those of a column. Numbers above are no edge.
 */
export type Edge = number;

/**
 * Something that happened. What only one seat may know is told to that seat alone, in an event of its own.
 */
export type Event = { "type": "path_played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CardId, 
/**
 * What else is printed on it.
 */
special: Special, 
/**
 * Its exits as it lies.
 */
exits: Exits, 
/**
 * Whether it is turned.
 */
turned: boolean, 
/**
 * Where.
 */
cell: Cell, 
/**
 * Where, as people say it.
 */
at: Label, } | { "type": "tool_played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CardId, 
/**
 * Which tool.
 */
tool: Tool, 
/**
 * Where.
 */
cell: Cell, 
/**
 * Where, as people say it.
 */
at: Label, } | { "type": "mine_looked_at", 
/**
 * Who.
 */
seat: Seat, 
/**
 * With which card.
 */
card: CardId, 
/**
 * Which mine.
 */
mine: number, 
/**
 * Where it lies, as people say it.
 */
at: Label, } | { "type": "mine_seen", 
/**
 * Which mine.
 */
mine: number, 
/**
 * Where it lies, as people say it.
 */
at: Label, 
/**
 * What it is.
 */
content: Mine, } | { "type": "treasure_looked_at", 
/**
 * Who.
 */
seat: Seat, 
/**
 * With which card.
 */
card: CardId, 
/**
 * On which space.
 */
slot: number, 
/**
 * Its back.
 */
kind: Kind, } | { "type": "treasure_seen", 
/**
 * On which space it lay.
 */
slot: number, 
/**
 * Its back.
 */
kind: Kind, 
/**
 * What it is worth.
 */
value: number, } | { "type": "dwarf_looked_at", 
/**
 * Who.
 */
seat: Seat, 
/**
 * With which card.
 */
card: CardId, 
/**
 * Whose.
 */
target_seat: Seat, } | { "type": "role_seen", 
/**
 * Whose.
 */
target_seat: Seat, 
/**
 * The role.
 */
role: Role, } | { "type": "trap_set", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where.
 */
edge: Edge, 
/**
 * Between which cells, as people say it.
 */
ends: Array<Label>, } | { "type": "troll_set", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where.
 */
edge: Edge, 
/**
 * Between which cells, as people say it.
 */
ends: Array<Label>, } | { "type": "troll_left", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its card, which goes to the discard pile.
 */
card: CardId, 
/**
 * Where it stood; nothing if a storm had taken its token.
 */
edge: Edge | null, } | { "type": "storm_played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CardId, 
/**
 * Which path card was removed.
 */
removed: CardId, 
/**
 * Where it lay.
 */
cell: Cell, 
/**
 * Where, as people say it.
 */
at: Label, } | { "type": "token_lost", 
/**
 * Where it lay.
 */
edge: Edge, 
/**
 * Between which cells, as people say it.
 */
ends: Array<Label>, } | { "type": "discarded", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "type": "stepped", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * From where.
 */
from: Cell, 
/**
 * To where.
 */
to: Cell, 
/**
 * To where, as people say it.
 */
at: Label, } | { "type": "trap_sprung", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where the trap lies.
 */
edge: Edge, 
/**
 * Whether a card is lost.
 */
costs: boolean, } | { "type": "card_lost", 
/**
 * Which card.
 */
card: CardId, } | { "type": "trap_removed", 
/**
 * Where it lay.
 */
edge: Edge, 
/**
 * Between which cells, as people say it.
 */
ends: Array<Label>, } | { "type": "mine_revealed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which mine.
 */
mine: number, 
/**
 * Where it lies, as people say it.
 */
at: Label, 
/**
 * What it is.
 */
content: Mine, 
/**
 * Whether it is turned.
 */
turned: boolean, 
/**
 * Its exits as it lies.
 */
exits: Exits, } | { "type": "dragon_woken", 
/**
 * Who.
 */
seat: Seat, } | { "type": "treasure_taken", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From which space.
 */
slot: number, 
/**
 * Its back.
 */
kind: Kind, } | { "type": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "type": "cards_drawn", 
/**
 * Which cards.
 */
cards: Array<CardId>, } | { "type": "skipped", 
/**
 * Who.
 */
seat: Seat, } | { "type": "turn_began", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "end_proposed", 
/**
 * Who.
 */
seat: Seat, } | { "type": "voted", 
/**
 * Who.
 */
seat: Seat, } | { "type": "vote_closed", 
/**
 * Whether the round ends.
 */
accepted: boolean, 
/**
 * Who said yes, the proposer first.
 */
yes_seats: Array<Seat>, 
/**
 * Who said no; at most one, for a no closes the vote.
 */
no_seats: Array<Seat>, } | { "type": "round_ended", 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Why.
 */
reason: RoundEnd, 
/**
 * What each player had and got, by seat.
 */
results: Array<Share>, } | { "type": "was_ready", 
/**
 * Who.
 */
seat: Seat, } | { "type": "round_began", 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Who starts.
 */
seat: Seat, } | { "type": "dealt", 
/**
 * The hand.
 */
cards: Array<CardId>, 
/**
 * The clan.
 */
clan: Clan, 
/**
 * The role.
 */
role: Role, } | { "type": "game_ended", 
/**
 * Who won.
 */
seats: Array<Seat>, };

/**
 * The open sides of a card, one bit each: N 1, E 2, S 4, W 8. Written as letters: `NEW`.
 */
export type Exits = string;

/**
 * What is printed on a card of the deck.
 */
export type Face = { "type": "path", 
/**
 * Its exits, not turned.
 */
exits: Exits, 
/**
 * What else is printed on it.
 */
special: Special, } | { "type": "tool", 
/**
 * Which.
 */
tool: Tool, } | { "type": "info", 
/**
 * Its symbols; one of them is used.
 */
symbols: Symbols, } | { "type": "trap" } | { "type": "troll" } | { "type": "storm" };

/**
 * A card in the viewer's own hand.
 */
export type HandCard = { 
/**
 * Which card.
 */
card: CardId, 
/**
 * What is printed on it.
 */
face: Face, };

/**
 * How many symbols an information card shows.
 */
export type InfoCards = "dual" | "single";

/**
 * What lies in a mine that is no dragon's: the back of a treasure card.
 */
export type Kind = "gold" | "silver" | "gems";

/**
 * A cell as people call it: column letter and row number, `C3`.
 */
export type Label = string;

/**
 * What becomes of the turn in which the last card of all is used (LM-200, LM-204).
 */
export type LastTurn = "cut" | "complete";

/**
 * A mine card.
 */
export type Mine = "gold" | "silver" | "gems" | "dragon";

/**
 * What continues a path (LM-076).
 */
export type MineAnchor = "any" | "revealed_only";

/**
 * A mine card.
 */
export type MineCard = { 
/**
 * Where it lies.
 */
cell: Cell, 
/**
 * Whether everybody sees it.
 */
face_up: boolean, 
/**
 * What it is; nothing if the viewer does not know.
 */
content: Mine | null, 
/**
 * Its exits: as it lies if it is face up, as printed if only the viewer knows it.
 */
exits: Exits | null, };

/**
 * A choice.
 */
export type Move = { "type": "play_path", 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where.
 */
cell: Cell, 
/**
 * With a half turn. Cards that look the same turned are never turned.
 */
rot: boolean, } | { "type": "play_tool", 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where the obstacle lies.
 */
cell: Cell, } | { "type": "play_info", 
/**
 * Which card.
 */
card: CardId, 
/**
 * What to look at.
 */
target: Peek, } | { "type": "play_trap", 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where.
 */
edge: Edge, } | { "type": "play_troll", 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where.
 */
edge: Edge, } | { "type": "play_storm", 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where the path card lies.
 */
cell: Cell, } | { "type": "discard", 
/**
 * Which cards.
 */
cards: Discards, } | { "type": "step", 
/**
 * Which way.
 */
dir: Dir, } | { "type": "end_move" } | { "type": "take_treasure", 
/**
 * From which space beside the board.
 */
slot: number, } | { "type": "pick_trap_card", 
/**
 * Its place in the shuffled hand.
 */
index: number, } | { "type": "propose_end_round" } | { "type": "vote_end_round", 
/**
 * Whether the round shall end.
 */
yes: boolean, } | { "type": "ready" };

/**
 * Every variant and ruling that a host may choose.
 */
export type Options = { 
/**
 * LM-240: how many rounds, 2 to 9.
 */
rounds: number, 
/**
 * LM-011: who starts round 1.
 */
first_player: FirstPlayer, 
/**
 * LM-076: whether an unexplored mine is enough to continue a path.
 */
mine_anchor: MineAnchor, 
/**
 * LM-100: how many symbols an information card shows.
 */
info_cards: InfoCards, 
/**
 * LM-115: whether a trap stays.
 */
trap_mode: TrapMode, 
/**
 * LM-113: who picks the card a trap costs.
 */
trap_picker: TrapPicker, 
/**
 * LM-200, LM-204: whether the turn of the last card is completed.
 */
last_turn: LastTurn, 
/**
 * LM-175: whether the owner sees what a treasure is worth.
 */
owner_sees_treasure: boolean, 
/**
 * LM-202: whether the players may agree to end a round.
 */
end_round_vote: boolean, 
/**
 * LM-007: deal again until the clans differ by at most one dwarf.
 */
balanced_clans: boolean, 
/**
 * LM-243: whether another round is played as long as several lead with equal points.
 */
tie_round: boolean, };

/**
 * A path card on the board.
 */
export type PathCard = { 
/**
 * Where it lies.
 */
cell: Cell, 
/**
 * Which card.
 */
card: CardId, 
/**
 * Whether it lies with a half turn.
 */
turned: boolean, 
/**
 * Its exits as it lies.
 */
exits: Exits, 
/**
 * What else is printed on it.
 */
special: Special, 
/**
 * Whether an obstacle carries its tool token.
 */
overcome: boolean, };

/**
 * What an information card is used on.
 */
export type Peek = { "type": "mine", 
/**
 * Which of the four, from the north.
 */
mine: number, } | { "type": "treasure", 
/**
 * From which space.
 */
slot: number, } | { "type": "dwarf", 
/**
 * Whose.
 */
seat: Seat, };

/**
 * Where in a turn or round the game stands; the steps no player decides are passed through within a move.
 */
export type Phase = "play_card" | "end_vote" | "moving" | "trap_pick" | "take_treasure" | "round_break" | "game_over";

/**
 * A player as the viewer sees it.
 */
export type Player = { 
/**
 * Where.
 */
seat: Seat, 
/**
 * The back of the dwarf card.
 */
clan: Clan, 
/**
 * Its face; nothing if the viewer does not know.
 */
role: Role | null, 
/**
 * Where the pawn stands.
 */
pawn: Cell, 
/**
 * Cards in hand.
 */
cards: number, 
/**
 * Cards discarded or lost face down.
 */
buried: number, 
/**
 * The troll card in front of the player.
 */
troll: Troll | null, 
/**
 * Points of the rounds scored so far.
 */
points: Array<number>, 
/**
 * Their sum.
 */
total: number, };

/**
 * One turn with a card, as everybody saw it. Written `B path cross1 2 2 to 3 2`; a discard shows only how many
 * cards: `B discard 2 to 1 2`.
 */
export type Record = string;

/**
 * Why a move is not allowed.
 */
export type Refusal = { "type": "game_over" } | { "type": "not_your_turn" } | { "type": "wrong_step", 
/**
 * The step.
 */
phase: Phase, } | { "type": "not_in_hand", 
/**
 * The card named.
 */
card: CardId, } | { "type": "wrong_kind", 
/**
 * The card named.
 */
card: CardId, } | { "type": "not_free", 
/**
 * The cell.
 */
at: Label, } | { "type": "no_neighbor", 
/**
 * The cell.
 */
at: Label, } | { "type": "mismatch", 
/**
 * The cell.
 */
at: Label, 
/**
 * The first side that does not match.
 */
side: Dir, } | { "type": "nothing_continued", 
/**
 * The cell.
 */
at: Label, } | { "type": "no_obstacle", 
/**
 * The cell.
 */
at: Label, } | { "type": "no_symbol", 
/**
 * The card.
 */
card: CardId, 
/**
 * The symbol wanted.
 */
symbol: Symbol, } | { "type": "mine_known", 
/**
 * The mine named.
 */
mine: number, } | { "type": "treasure_gone", 
/**
 * The space named.
 */
slot: number, } | { "type": "not_another_dwarf" } | { "type": "no_path_here", 
/**
 * The edge named.
 */
edge: Edge, } | { "type": "edge_taken", 
/**
 * The edge named.
 */
edge: Edge, } | { "type": "not_removable", 
/**
 * The cell.
 */
at: Label, } | { "type": "no_path_card", 
/**
 * The cell.
 */
at: Label, } | { "type": "dwarf_on_card", 
/**
 * The cell.
 */
at: Label, } | { "type": "discard_count", 
/**
 * How many were named; 3 stands for more as well.
 */
count: number, } | { "type": "named_twice", 
/**
 * The card.
 */
card: CardId, } | { "type": "only_one_card" } | { "type": "no_way", 
/**
 * The way named.
 */
dir: Dir, } | { "type": "obstacle_ahead", 
/**
 * The cell.
 */
at: Label, } | { "type": "no_room", 
/**
 * The cell.
 */
at: Label, } | { "type": "troll_ahead", 
/**
 * The way named.
 */
dir: Dir, } | { "type": "wrong_treasure", 
/**
 * The space named.
 */
slot: number, } | { "type": "no_such_card", 
/**
 * The place named.
 */
index: number, 
/**
 * How many cards there are.
 */
size: number, } | { "type": "vote_off" } | { "type": "already_proposed" } | { "type": "already_voted" } | { "type": "already_ready" };

/**
 * What a dwarf secretly wants (LM-210, LM-211).
 */
export type Role = "loyal" | "selfish" | "saboteur";

/**
 * Why a round ended.
 */
export type RoundEnd = "cards" | "treasures" | "vote";

/**
 * What a player had at the end of a round and what that is worth.
 */
export type Share = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The clan on the back of the dwarf card.
 */
clan: Clan, 
/**
 * The role on its face.
 */
role: Role, 
/**
 * The clan scored with; nothing for the selfish.
 */
team: Clan | null, 
/**
 * What the collected treasures are worth, one by one.
 */
values: Array<number>, 
/**
 * What the whole team collected; a selfish dwarf's own treasures.
 */
pool: number, 
/**
 * The equal share of the pool.
 */
share: number, 
/**
 * The part of the remainder.
 */
extra: number, 
/**
 * What the dragon cost.
 */
dragon: number, 
/**
 * The points of this round.
 */
points: number, };

/**
 * A treasure space beside the board.
 */
export type Slot = { 
/**
 * The back of the treasure.
 */
kind: Kind, 
/**
 * Who took it; nothing while it lies there.
 */
taker: Seat | null, 
/**
 * What it is worth; nothing if the viewer does not know.
 */
value: number | null, };

/**
 * What is printed on a path card beside its path (LM-077 to LM-079).
 */
export type Special = "plain" | "trunk" | "lake" | "pit" | "rocks" | "campfire";

/**
 * What an information card lets you look at (LM-100).
 */
export type Symbol = "mine" | "treasure" | "dwarf";

/**
 * The symbols of an information card, one bit each.
 */
export type Symbols = Array<"mine" | "treasure" | "dwarf">;

/**
 * What overcomes an obstacle (LM-090).
 */
export type Tool = "axe" | "boat" | "rope";

/**
 * What becomes of a sprung trap (LM-115).
 */
export type TrapMode = "permanent" | "one_shot";

/**
 * Who picks the card a trap costs (LM-113).
 */
export type TrapPicker = "random" | "neighbour";

/**
 * A troll card in front of its owner.
 */
export type Troll = { 
/**
 * The card.
 */
card: CardId, 
/**
 * Where its token lies; nothing if a storm took it (LM-133).
 */
edge: Edge | null, };

/**
 * All that one viewer may know.
 */
export type View = { 
/**
 * Whose view this is.
 */
viewer: Viewer, 
/**
 * What the table plays by.
 */
options: Options, 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Where in a turn or round the game stands.
 */
phase: Phase, 
/**
 * Whose turn it is in the round.
 */
active: Seat, 
/**
 * Who started the round.
 */
starter: Seat, 
/**
 * Who last played a path or action card: the left neighbor starts the next round.
 */
last_player: Seat | null, 
/**
 * Steps the active dwarf may still walk.
 */
steps_left: number, 
/**
 * Cards the active seat used in step 1 and will draw again.
 */
used: number, 
/**
 * The way of the last step of this turn.
 */
walked: Dir | null, 
/**
 * Whether the active seat has proposed to end the round this turn.
 */
proposed: boolean, 
/**
 * Who has answered the proposal, or is ready for the next round.
 */
answered: Array<Seat>, 
/**
 * The last vote of the round, once closed.
 */
vote: Vote | null, 
/**
 * Why the round ended; nothing while it goes on.
 */
ended: RoundEnd | null, 
/**
 * The path cards on the board.
 */
paths: Array<PathCard>, 
/**
 * The four mines from the north.
 */
mines: Array<MineCard>, 
/**
 * Edges with a trap token.
 */
traps: Array<Edge>, 
/**
 * The treasure spaces beside the board.
 */
rail: Array<Slot>, 
/**
 * Cards in the draw pile.
 */
pile: number, 
/**
 * Cards set aside unseen.
 */
aside: number, 
/**
 * Discarded cards that everybody has seen.
 */
shown: Array<CardId>, 
/**
 * Who woke the dragon.
 */
dragon: Seat | null, 
/**
 * The players, by seat.
 */
players: Array<Player>, 
/**
 * The viewer's hand; empty for a spectator.
 */
hand: Array<HandCard>, 
/**
 * What the viewer itself discarded or lost face down.
 */
buried: Array<CardId>, 
/**
 * What everybody saw each player do this round, oldest first.
 */
plays: Array<Record>, };

/**
 * A closed vote.
 */
export type Vote = { 
/**
 * Who proposed.
 */
proposer: Seat, 
/**
 * Who said yes, the proposer included.
 */
yes: Array<Seat>, 
/**
 * Who said no, which closed the vote.
 */
no: Seat | null, };

/**
 * A reason; its message is `lost-mines-why-` and its kind.
 */
export type Why = { "type": "your_way", 
/**
 * In turns, at best.
 */
turns: number, } | { "type": "no_way", } | { "type": "suspect", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How likely, in percent.
 */
percent: number, } | { "type": "your_way_shorter", 
/**
 * In thirds of a turn, which is one step.
 */
steps: number, } | { "type": "less_instead", 
/**
 * In steps.
 */
steps: number, } | { "type": "helps_friend", 
/**
 * Who.
 */
seat: Seat, } | { "type": "hinders_foe", 
/**
 * Who.
 */
seat: Seat, } | { "type": "helped_foe", 
/**
 * Who.
 */
seat: Seat, } | { "type": "know_mine", } | { "type": "know_role", 
/**
 * Who.
 */
target_seat: Seat, } | { "type": "know_treasure", } | { "type": "keep_better_cards", } | { "type": "nearer", } | { "type": "stay_here", } | { "type": "best_treasure", 
/**
 * What it is worth; nothing if you have not seen it.
 */
value: number | null, } | { "type": "round_is_lost", } | { "type": "round_is_open", };

/** What a table of this game can be. */
export const INFO = {"slug":"lost-mines","rules_version":1,"seats_min":3,"seats_max":9,"plies_max":9621,"options":[{"name":"rounds","kind":{"type":"number","least":2,"most":9,"default":2}},{"name":"first_player","kind":{"type":"choice","values":["random","seat:0","seat:1","seat:2","seat:3","seat:4","seat:5","seat:6","seat:7","seat:8"]}},{"name":"mine_anchor","kind":{"type":"choice","values":["any","revealed_only"]}},{"name":"info_cards","kind":{"type":"choice","values":["dual","single"]}},{"name":"trap_mode","kind":{"type":"choice","values":["permanent","one_shot"]}},{"name":"trap_picker","kind":{"type":"choice","values":["random","neighbour"]}},{"name":"last_turn","kind":{"type":"choice","values":["cut","complete"]}},{"name":"owner_sees_treasure","kind":{"type":"switch","default":true}},{"name":"end_round_vote","kind":{"type":"switch","default":true}},{"name":"balanced_clans","kind":{"type":"switch","default":false}},{"name":"tie_round","kind":{"type":"switch","default":false}}],"rulebook":[{"id":"setup","rules":["LM-001","LM-002","LM-003","LM-004","LM-005","LM-006","LM-007","LM-008","LM-009","LM-010","LM-011"]},{"id":"board","rules":["LM-030","LM-031","LM-032","LM-033","LM-034","LM-035","LM-036","LM-037"]},{"id":"turn","rules":["LM-050","LM-051","LM-052","LM-053","LM-054","LM-055"]},{"id":"paths","rules":["LM-070","LM-071","LM-072","LM-073","LM-074","LM-075","LM-076","LM-077","LM-078","LM-079","LM-080"]},{"id":"tools","rules":["LM-090","LM-091","LM-092"]},{"id":"information","rules":["LM-100","LM-101","LM-102","LM-103","LM-104","LM-105"]},{"id":"traps","rules":["LM-110","LM-111","LM-112","LM-113","LM-114","LM-115","LM-116","LM-117","LM-118"]},{"id":"trolls","rules":["LM-120","LM-121","LM-122","LM-123","LM-124"]},{"id":"storms","rules":["LM-130","LM-131","LM-132","LM-133","LM-134"]},{"id":"discarding","rules":["LM-140","LM-141"]},{"id":"movement","rules":["LM-145","LM-146","LM-147","LM-148","LM-149","LM-150","LM-151","LM-152","LM-153","LM-154"]},{"id":"mines","rules":["LM-170","LM-171","LM-172","LM-173","LM-174","LM-175","LM-176","LM-177","LM-178","LM-179","LM-180","LM-181"]},{"id":"drawing","rules":["LM-190","LM-191"]},{"id":"round-end","rules":["LM-200","LM-201","LM-202","LM-203","LM-204"]},{"id":"scoring","rules":["LM-210","LM-211","LM-212","LM-213","LM-214","LM-215","LM-216","LM-217"]},{"id":"game-end","rules":["LM-230","LM-231","LM-240","LM-241","LM-242","LM-243"]}],"parts":[{"id":"paths","count":40,"counted":"rulebook","printed":"reconstructed","items":[{"word":"card-cross1","count":5,"points":null},{"word":"card-tee_h1","count":4,"points":null},{"word":"card-tee_v1","count":3,"points":null},{"word":"card-bend_a1","count":3,"points":null},{"word":"card-bend_b1","count":3,"points":null},{"word":"card-line_h1","count":3,"points":null},{"word":"card-line_v1","count":1,"points":null},{"word":"card-stub_h1","count":1,"points":null},{"word":"card-stub_v1","count":1,"points":null},{"word":"card-line_h_trunk1","count":1,"points":null},{"word":"card-tee_h_trunk1","count":1,"points":null},{"word":"card-tee_v_trunk1","count":1,"points":null},{"word":"card-line_h_lake1","count":1,"points":null},{"word":"card-tee_h_lake1","count":1,"points":null},{"word":"card-tee_v_lake1","count":1,"points":null},{"word":"card-line_h_pit1","count":1,"points":null},{"word":"card-tee_h_pit1","count":1,"points":null},{"word":"card-tee_v_pit1","count":1,"points":null},{"word":"card-cross_rocks1","count":1,"points":null},{"word":"card-tee_h_rocks1","count":1,"points":null},{"word":"card-line_h_rocks1","count":1,"points":null},{"word":"card-line_v_rocks1","count":1,"points":null},{"word":"card-cross_fire1","count":1,"points":null},{"word":"card-bend_a_fire1","count":1,"points":null},{"word":"card-bend_b_fire1","count":1,"points":null}]},{"id":"actions","count":23,"counted":"rulebook","printed":"reconstructed","items":[{"word":"card-axe1","count":3,"points":null},{"word":"card-boat1","count":3,"points":null},{"word":"card-rope1","count":3,"points":null},{"word":"card-scout1","count":6,"points":null},{"word":"card-trap1","count":3,"points":null},{"word":"card-troll1","count":3,"points":null},{"word":"card-storm1","count":2,"points":null}]},{"id":"mines","count":4,"counted":"rulebook","printed":"reconstructed","items":[{"word":"mine-gold","count":1,"points":null},{"word":"mine-silver","count":1,"points":null},{"word":"mine-gems","count":1,"points":null},{"word":"mine-dragon","count":1,"points":null}]},{"id":"treasures","count":12,"counted":"rulebook","printed":"reconstructed","items":[{"word":"kind-gold","count":1,"points":2},{"word":"kind-gold","count":2,"points":3},{"word":"kind-gold","count":1,"points":4},{"word":"kind-silver","count":1,"points":2},{"word":"kind-silver","count":2,"points":3},{"word":"kind-silver","count":1,"points":4},{"word":"kind-gems","count":1,"points":2},{"word":"kind-gems","count":2,"points":3},{"word":"kind-gems","count":1,"points":4}]},{"id":"dwarves","count":10,"counted":"rulebook","printed":"rulebook","items":[{"word":"role-loyal","count":6,"points":null},{"word":"role-selfish","count":2,"points":null},{"word":"role-saboteur","count":2,"points":null}]},{"id":"tokens","count":15,"counted":"reconstructed","printed":"rulebook","items":[]},{"id":"places","count":6,"counted":"rulebook","printed":"reconstructed","items":[]}]} as const;

/** The cards of the deck, as printed with the default options. */
export const CARDS: { readonly [card: string]: Face } = {"cross1":{"exits":"NESW","special":"plain","type":"path"},"cross2":{"exits":"NESW","special":"plain","type":"path"},"cross3":{"exits":"NESW","special":"plain","type":"path"},"cross4":{"exits":"NESW","special":"plain","type":"path"},"cross5":{"exits":"NESW","special":"plain","type":"path"},"tee_h1":{"exits":"NEW","special":"plain","type":"path"},"tee_h2":{"exits":"NEW","special":"plain","type":"path"},"tee_h3":{"exits":"NEW","special":"plain","type":"path"},"tee_h4":{"exits":"NEW","special":"plain","type":"path"},"tee_v1":{"exits":"NES","special":"plain","type":"path"},"tee_v2":{"exits":"NES","special":"plain","type":"path"},"tee_v3":{"exits":"NES","special":"plain","type":"path"},"bend_a1":{"exits":"NE","special":"plain","type":"path"},"bend_a2":{"exits":"NE","special":"plain","type":"path"},"bend_a3":{"exits":"NE","special":"plain","type":"path"},"bend_b1":{"exits":"NW","special":"plain","type":"path"},"bend_b2":{"exits":"NW","special":"plain","type":"path"},"bend_b3":{"exits":"NW","special":"plain","type":"path"},"line_h1":{"exits":"EW","special":"plain","type":"path"},"line_h2":{"exits":"EW","special":"plain","type":"path"},"line_h3":{"exits":"EW","special":"plain","type":"path"},"line_v1":{"exits":"NS","special":"plain","type":"path"},"stub_h1":{"exits":"W","special":"plain","type":"path"},"stub_v1":{"exits":"N","special":"plain","type":"path"},"line_h_trunk1":{"exits":"EW","special":"trunk","type":"path"},"tee_h_trunk1":{"exits":"NEW","special":"trunk","type":"path"},"tee_v_trunk1":{"exits":"NES","special":"trunk","type":"path"},"line_h_lake1":{"exits":"EW","special":"lake","type":"path"},"tee_h_lake1":{"exits":"NEW","special":"lake","type":"path"},"tee_v_lake1":{"exits":"NES","special":"lake","type":"path"},"line_h_pit1":{"exits":"EW","special":"pit","type":"path"},"tee_h_pit1":{"exits":"NEW","special":"pit","type":"path"},"tee_v_pit1":{"exits":"NES","special":"pit","type":"path"},"cross_rocks1":{"exits":"NESW","special":"rocks","type":"path"},"tee_h_rocks1":{"exits":"NEW","special":"rocks","type":"path"},"line_h_rocks1":{"exits":"EW","special":"rocks","type":"path"},"line_v_rocks1":{"exits":"NS","special":"rocks","type":"path"},"cross_fire1":{"exits":"NESW","special":"campfire","type":"path"},"bend_a_fire1":{"exits":"NE","special":"campfire","type":"path"},"bend_b_fire1":{"exits":"NW","special":"campfire","type":"path"},"axe1":{"tool":"axe","type":"tool"},"axe2":{"tool":"axe","type":"tool"},"axe3":{"tool":"axe","type":"tool"},"boat1":{"tool":"boat","type":"tool"},"boat2":{"tool":"boat","type":"tool"},"boat3":{"tool":"boat","type":"tool"},"rope1":{"tool":"rope","type":"tool"},"rope2":{"tool":"rope","type":"tool"},"rope3":{"tool":"rope","type":"tool"},"scout1":{"symbols":["mine","treasure"],"type":"info"},"scout2":{"symbols":["mine","treasure"],"type":"info"},"scout3":{"symbols":["mine","dwarf"],"type":"info"},"scout4":{"symbols":["mine","dwarf"],"type":"info"},"scout5":{"symbols":["treasure","dwarf"],"type":"info"},"scout6":{"symbols":["treasure","dwarf"],"type":"info"},"trap1":{"type":"trap"},"trap2":{"type":"trap"},"trap3":{"type":"trap"},"troll1":{"type":"troll"},"troll2":{"type":"troll"},"troll3":{"type":"troll"},"storm1":{"type":"storm"},"storm2":{"type":"storm"}};

/** The treasure cards. */
export const TREASURES: readonly { kind: Kind, value: number }[] = [{"kind":"gold","value":2},{"kind":"gold","value":3},{"kind":"gold","value":3},{"kind":"gold","value":4},{"kind":"silver","value":2},{"kind":"silver","value":3},{"kind":"silver","value":3},{"kind":"silver","value":4},{"kind":"gems","value":2},{"kind":"gems","value":3},{"kind":"gems","value":3},{"kind":"gems","value":4}];

/** The exits of the mine cards. */
export const MINES: { readonly [mine in Mine]: string } = {"gold":"NESW","silver":"NE","gems":"NW","dragon":"NESW"};

/** The dwarf cards, each with the fewest players that use it. */
export const DWARVES: readonly { clan: Clan, role: Role, seats: number }[] = [{"clan":"blue","role":"loyal","seats":3},{"clan":"blue","role":"loyal","seats":5},{"clan":"blue","role":"loyal","seats":7},{"clan":"blue","role":"selfish","seats":3},{"clan":"blue","role":"saboteur","seats":3},{"clan":"yellow","role":"loyal","seats":3},{"clan":"yellow","role":"loyal","seats":5},{"clan":"yellow","role":"loyal","seats":7},{"clan":"yellow","role":"selfish","seats":3},{"clan":"yellow","role":"saboteur","seats":3}];

/** How large the board is, and where starts and mines lie. */
export const BOARD = {"columns":11,"mines":[[9,0],[9,2],[9,4],[9,6]],"rows":7,"starts":[{"cell":[1,2],"clan":"blue"},{"cell":[1,4],"clan":"yellow"}]} as const;
