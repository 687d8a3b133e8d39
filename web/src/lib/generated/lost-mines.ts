// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { CustomDeck, FirstPlayer, Seat, Viewer } from './engine';

/**
 * One of the 63 cards of the deck. Written by its name, such as `cross1` or `axe2`. The name is that of the standard
 * deck; what the card shows is up to the deck of the table.
 */
export type CardId = string;

/**
 * A cell of the grid, possibly off the board. Written as a pair: `[2, 3]` is column 2, row 3 (LM-030).
 */
export type Cell = [number, number];

/**
 * A clan, shown on the back of a dwarf card.
 */
export type Clan = "blue" | "yellow";

/**
 * A side of a card, or a direction: north, east, south, west (LM-030).
 */
export type Dir = "n" | "e" | "s" | "w";

/**
 * The cards of a discard in ascending order. One or two are allowed; a third is stored only so that it can be refused.
 */
export type Discards = Array<string>;

/**
 * The border between two cells, numbered as in LM-031: 0 to 69 separate cells of a row, 70 to 135 cells of a column.
 * Higher numbers are not edges.
 */
export type Edge = number;

/**
 * Something that happened. What only one seat may know is sent to that seat alone, as a separate event.
 */
export type Event = { "type": "path_played", 
/**
 * The seat that played it.
 */
seat: Seat, 
/**
 * The path card.
 */
card: CardId, 
/**
 * What is printed on it besides the path.
 */
special: Special, 
/**
 * Its exits as it lies.
 */
exits: Exits, 
/**
 * Whether it lies with a half turn.
 */
turned: boolean, 
/**
 * The cell it was placed on.
 */
cell: Cell, 
/**
 * The label of the cell, such as `C3`.
 */
at: Label, } | { "type": "tool_played", 
/**
 * The seat that played it.
 */
seat: Seat, 
/**
 * The tool card.
 */
card: CardId, 
/**
 * The tool it shows.
 */
tool: Tool, 
/**
 * The cell of the obstacle.
 */
cell: Cell, 
/**
 * The label of the cell, such as `C3`.
 */
at: Label, } | { "type": "mine_looked_at", 
/**
 * The seat that looked.
 */
seat: Seat, 
/**
 * The information card it played.
 */
card: CardId, 
/**
 * The mine, 0 to 3 from the north.
 */
mine: number, 
/**
 * The label of the mine's cell, such as `C3`.
 */
at: Label, } | { "type": "mine_seen", 
/**
 * The mine, 0 to 3 from the north.
 */
mine: number, 
/**
 * The label of the mine's cell, such as `C3`.
 */
at: Label, 
/**
 * What the mine contains.
 */
content: Mine, } | { "type": "treasure_looked_at", 
/**
 * The seat that looked.
 */
seat: Seat, 
/**
 * The information card it played.
 */
card: CardId, 
/**
 * The treasure space beside the board.
 */
slot: number, 
/**
 * The kind shown on the treasure's back.
 */
kind: Kind, } | { "type": "treasure_seen", 
/**
 * The treasure space it was on.
 */
slot: number, 
/**
 * The kind shown on the treasure's back.
 */
kind: Kind, 
/**
 * The value of the treasure.
 */
value: number, } | { "type": "dwarf_looked_at", 
/**
 * The seat that looked.
 */
seat: Seat, 
/**
 * The information card it played.
 */
card: CardId, 
/**
 * The seat of the other player.
 */
target_seat: Seat, } | { "type": "role_seen", 
/**
 * The seat of the other player.
 */
target_seat: Seat, 
/**
 * The role on the card.
 */
role: Role, } | { "type": "trap_set", 
/**
 * The seat that set it.
 */
seat: Seat, 
/**
 * The trap card.
 */
card: CardId, 
/**
 * The edge it was set on.
 */
edge: Edge, 
/**
 * The labels of the two cells the edge separates.
 */
ends: Array<Label>, } | { "type": "troll_set", 
/**
 * The seat that set it.
 */
seat: Seat, 
/**
 * The troll card.
 */
card: CardId, 
/**
 * The edge it was set on.
 */
edge: Edge, 
/**
 * The labels of the two cells the edge separates.
 */
ends: Array<Label>, } | { "type": "troll_left", 
/**
 * The owner of the troll.
 */
seat: Seat, 
/**
 * The troll card, which goes to the discard pile.
 */
card: CardId, 
/**
 * The edge it was on; null if a storm had removed its token.
 */
edge: Edge | null, } | { "type": "storm_played", 
/**
 * The seat that played it.
 */
seat: Seat, 
/**
 * The storm card.
 */
card: CardId, 
/**
 * The path card that was removed.
 */
removed: CardId, 
/**
 * The cell the path card was on.
 */
cell: Cell, 
/**
 * The label of the cell, such as `C3`.
 */
at: Label, } | { "type": "token_lost", 
/**
 * The edge it was on.
 */
edge: Edge, 
/**
 * The labels of the two cells the edge separates.
 */
ends: Array<Label>, } | { "type": "discarded", 
/**
 * The seat that discarded them.
 */
seat: Seat, 
/**
 * The number of cards.
 */
count: number, } | { "type": "stepped", 
/**
 * The seat of the dwarf.
 */
seat: Seat, 
/**
 * The cell it left.
 */
from: Cell, 
/**
 * The cell it entered.
 */
to: Cell, 
/**
 * The label of the cell it entered, such as `C3`.
 */
at: Label, } | { "type": "trap_sprung", 
/**
 * The seat of the dwarf.
 */
seat: Seat, 
/**
 * The edge of the trap.
 */
edge: Edge, 
/**
 * Whether it costs a card.
 */
costs: boolean, } | { "type": "card_lost", 
/**
 * The card that was lost.
 */
card: CardId, } | { "type": "trap_removed", 
/**
 * The edge it was on.
 */
edge: Edge, 
/**
 * The labels of the two cells the edge separates.
 */
ends: Array<Label>, } | { "type": "mine_revealed", 
/**
 * The seat that revealed it.
 */
seat: Seat, 
/**
 * The mine, 0 to 3 from the north.
 */
mine: number, 
/**
 * The label of the mine's cell, such as `C3`.
 */
at: Label, 
/**
 * What the mine contains.
 */
content: Mine, 
/**
 * Whether the card lies with a half turn.
 */
turned: boolean, 
/**
 * Its exits as it lies.
 */
exits: Exits, } | { "type": "dragon_woken", 
/**
 * The seat that woke it.
 */
seat: Seat, } | { "type": "treasure_taken", 
/**
 * The seat that took it.
 */
seat: Seat, 
/**
 * The treasure space it was taken from.
 */
slot: number, 
/**
 * The kind shown on the treasure's back.
 */
kind: Kind, } | { "type": "drew", 
/**
 * The seat that drew them.
 */
seat: Seat, 
/**
 * The number of cards.
 */
count: number, } | { "type": "cards_drawn", 
/**
 * The cards that were drawn.
 */
cards: Array<CardId>, } | { "type": "skipped", 
/**
 * The seat that was skipped.
 */
seat: Seat, } | { "type": "turn_began", 
/**
 * The seat whose turn it is.
 */
seat: Seat, } | { "type": "end_proposed", 
/**
 * The seat that proposed it.
 */
seat: Seat, } | { "type": "voted", 
/**
 * The seat that answered.
 */
seat: Seat, } | { "type": "vote_closed", 
/**
 * Whether the round ends.
 */
accepted: boolean, 
/**
 * The seats that said yes, the proposer first.
 */
yes_seats: Array<Seat>, 
/**
 * The seats that said no: at most one, because a no closes the vote.
 */
no_seats: Array<Seat>, } | { "type": "round_ended", 
/**
 * Number of the round, from 1.
 */
round: number, 
/**
 * Why the round ended.
 */
reason: RoundEnd, 
/**
 * What each player had and scored, by seat.
 */
results: Array<Share>, } | { "type": "was_ready", 
/**
 * The seat that is ready.
 */
seat: Seat, } | { "type": "round_began", 
/**
 * Number of the round, from 1.
 */
round: number, 
/**
 * The seat that starts.
 */
seat: Seat, } | { "type": "dealt", 
/**
 * The cards in your hand.
 */
cards: Array<CardId>, 
/**
 * Your clan.
 */
clan: Clan, 
/**
 * Your role.
 */
role: Role, } | { "type": "game_ended", 
/**
 * The seats that won.
 */
seats: Array<Seat>, };

/**
 * The open sides of a card as bits: N 1, E 2, S 4, W 8. Written as letters, such as `NEW`.
 */
export type Exits = string;

/**
 * What is printed on a card of the deck.
 */
export type Face = { "type": "path", 
/**
 * Its exits as printed, without a half turn.
 */
exits: Exits, 
/**
 * What is printed on it besides the path.
 */
special: Special, } | { "type": "tool", 
/**
 * The tool it shows.
 */
tool: Tool, } | { "type": "info", 
/**
 * Its symbols, one of which is used.
 */
symbols: Symbols, } | { "type": "trap" } | { "type": "troll" } | { "type": "storm" };

/**
 * A card in the viewer's own hand.
 */
export type HandCard = { 
/**
 * The card in hand.
 */
card: CardId, 
/**
 * What is printed on it.
 */
face: Face, };

/**
 * The number of symbols on an information card.
 */
export type InfoCards = "dual" | "single";

/**
 * The kind of a treasure, shown on the back of its card.
 */
export type Kind = "gold" | "silver" | "gems";

/**
 * A cell as players name it: column letter and row number, such as `C3`.
 */
export type Label = string;

/**
 * What happens to the turn in which the last card is used (LM-200, LM-204).
 */
export type LastTurn = "cut" | "complete";

/**
 * What a mine card shows.
 */
export type Mine = "gold" | "silver" | "gems" | "dragon";

/**
 * What continues a path (LM-076).
 */
export type MineAnchor = "any" | "revealed_only";

/**
 * A mine on the board.
 */
export type MineCard = { 
/**
 * The cell it lies on.
 */
cell: Cell, 
/**
 * Whether it is face up for everybody.
 */
face_up: boolean, 
/**
 * What it contains; null if the viewer does not know.
 */
content: Mine | null, 
/**
 * Its exits: as it lies if face up, as printed if only the viewer knows it.
 */
exits: Exits | null, };

/**
 * A move of one seat.
 */
export type Move = { "type": "play_path", 
/**
 * The path card.
 */
card: CardId, 
/**
 * The cell to place it on.
 */
cell: Cell, 
/**
 * Whether to place it with a half turn. Cards that look the same either way are never turned.
 */
rot: boolean, } | { "type": "play_tool", 
/**
 * The tool card.
 */
card: CardId, 
/**
 * The cell of the obstacle.
 */
cell: Cell, } | { "type": "play_info", 
/**
 * The information card.
 */
card: CardId, 
/**
 * What to look at.
 */
target: Peek, } | { "type": "play_trap", 
/**
 * The trap card.
 */
card: CardId, 
/**
 * The edge to set it on.
 */
edge: Edge, } | { "type": "play_troll", 
/**
 * The troll card.
 */
card: CardId, 
/**
 * The edge to set it on.
 */
edge: Edge, } | { "type": "play_storm", 
/**
 * The storm card.
 */
card: CardId, 
/**
 * The cell of the path card to remove.
 */
cell: Cell, } | { "type": "discard", 
/**
 * The cards to discard.
 */
cards: Discards, } | { "type": "step", 
/**
 * The direction of the step.
 */
dir: Dir, } | { "type": "end_move" } | { "type": "take_treasure", 
/**
 * The treasure space beside the board to take it from.
 */
slot: number, } | { "type": "pick_trap_card", 
/**
 * Position of the card in the shuffled hand.
 */
index: number, } | { "type": "propose_end_round" } | { "type": "vote_end_round", 
/**
 * Whether the round should end.
 */
yes: boolean, } | { "type": "ready" };

/**
 * The options a host may choose.
 */
export type Options = { 
/**
 * LM-240: the number of rounds, 2 to 9.
 */
rounds: number, 
/**
 * LM-011: who starts round 1.
 */
first_player: FirstPlayer, 
/**
 * LM-076: whether a face-down mine is enough to continue a path.
 */
mine_anchor: MineAnchor, 
/**
 * LM-100: the number of symbols on an information card.
 */
info_cards: InfoCards, 
/**
 * LM-115: whether a sprung trap stays.
 */
trap_mode: TrapMode, 
/**
 * LM-113: who picks the card a trap costs.
 */
trap_picker: TrapPicker, 
/**
 * LM-200, LM-204: whether the turn in which the last card is used is completed.
 */
last_turn: LastTurn, 
/**
 * LM-175: whether the owner sees the value of a treasure.
 */
owner_sees_treasure: boolean, 
/**
 * LM-202: whether the players may agree to end a round.
 */
end_round_vote: boolean, 
/**
 * LM-007: whether to deal again until the clans differ by at most one dwarf.
 */
balanced_clans: boolean, 
/**
 * LM-243: whether another round is played while several players are tied for the lead.
 */
tie_round: boolean, 
/**
 * LM-133: which tokens beside the card a storm removes go with it. Omitted if it is the default.
 */
storm_tokens?: StormTokens, 
/**
 * What is printed on the cards and the board. Omitted for the standard deck.
 */
deck?: CustomDeck, };

/**
 * A path card on the board.
 */
export type PathCard = { 
/**
 * The cell it lies on.
 */
cell: Cell, 
/**
 * The path card.
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
 * What is printed on it besides the path.
 */
special: Special, 
/**
 * Whether a tool token has overcome its obstacle.
 */
overcome: boolean, };

/**
 * What an information card is used on.
 */
export type Peek = { "type": "mine", 
/**
 * The mine, 0 to 3 from the north.
 */
mine: number, } | { "type": "treasure", 
/**
 * The treasure space, numbered from 0.
 */
slot: number, } | { "type": "dwarf", 
/**
 * The seat of the other player.
 */
seat: Seat, };

/**
 * What the table waits for. Steps that need no decision are handled within a move.
 */
export type Phase = "play_card" | "end_vote" | "moving" | "trap_pick" | "take_treasure" | "round_break" | "game_over";

/**
 * A player as the viewer sees them.
 */
export type Player = { 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * The clan on the back of the dwarf card.
 */
clan: Clan, 
/**
 * The role on its face; null if the viewer does not know.
 */
role: Role | null, 
/**
 * The cell of the pawn.
 */
pawn: Cell, 
/**
 * The number of cards in hand.
 */
cards: number, 
/**
 * The number of cards discarded or lost face down.
 */
buried: number, 
/**
 * The troll card in front of the player, if there is one.
 */
troll: Troll | null, 
/**
 * Points of each round scored so far.
 */
points: Array<number>, 
/**
 * The sum of those points.
 */
total: number, };

/**
 * One turn in which a card was used, as everybody saw it. Written `B path cross1 2 2 to 3 2`; a discard shows only the
 * number of cards: `B discard 2 to 1 2`.
 */
export type Record = string;

/**
 * Why a move is not allowed.
 */
export type Refusal = { "type": "game_over" } | { "type": "not_your_turn" } | { "type": "wrong_step", 
/**
 * The current step.
 */
phase: Phase, } | { "type": "not_in_hand", 
/**
 * The card in the move.
 */
card: CardId, } | { "type": "wrong_kind", 
/**
 * The card in the move.
 */
card: CardId, } | { "type": "same_turned", 
/**
 * The card in the move.
 */
card: CardId, } | { "type": "not_free", 
/**
 * The cell in the move.
 */
at: Label, } | { "type": "no_neighbor", 
/**
 * The cell in the move.
 */
at: Label, } | { "type": "mismatch", 
/**
 * The cell in the move.
 */
at: Label, 
/**
 * The first side that does not match.
 */
side: Dir, } | { "type": "nothing_continued", 
/**
 * The cell in the move.
 */
at: Label, } | { "type": "no_obstacle", 
/**
 * The cell in the move.
 */
at: Label, } | { "type": "no_symbol", 
/**
 * The card in the move.
 */
card: CardId, 
/**
 * The symbol the move needs.
 */
symbol: Symbol, } | { "type": "mine_known", 
/**
 * The mine in the move.
 */
mine: number, } | { "type": "treasure_gone", 
/**
 * The space in the move.
 */
slot: number, } | { "type": "not_another_dwarf" } | { "type": "no_path_here", 
/**
 * The edge in the move.
 */
edge: Edge, } | { "type": "edge_taken", 
/**
 * The edge in the move.
 */
edge: Edge, } | { "type": "not_removable", 
/**
 * The cell in the move.
 */
at: Label, } | { "type": "no_path_card", 
/**
 * The cell in the move.
 */
at: Label, } | { "type": "dwarf_on_card", 
/**
 * The cell in the move.
 */
at: Label, } | { "type": "discard_count", 
/**
 * The number of cards in the move; 3 means three or more.
 */
count: number, } | { "type": "named_twice", 
/**
 * The card in the move.
 */
card: CardId, } | { "type": "only_one_card" } | { "type": "no_way", 
/**
 * The direction in the move.
 */
dir: Dir, } | { "type": "obstacle_ahead", 
/**
 * The cell of the obstacle.
 */
at: Label, } | { "type": "no_room", 
/**
 * The cell of that card.
 */
at: Label, } | { "type": "troll_ahead", 
/**
 * The direction in the move.
 */
dir: Dir, } | { "type": "wrong_treasure", 
/**
 * The space in the move.
 */
slot: number, } | { "type": "no_such_card", 
/**
 * The position in the move.
 */
index: number, 
/**
 * The number of cards in the hand.
 */
size: number, } | { "type": "vote_off" } | { "type": "already_proposed" } | { "type": "already_voted" } | { "type": "already_ready" };

/**
 * The secret role of a dwarf (LM-210, LM-211).
 */
export type Role = "loyal" | "selfish" | "saboteur";

/**
 * Why a round ended.
 */
export type RoundEnd = "cards" | "treasures" | "vote";

/**
 * What a player had at the end of a round, and what it scored.
 */
export type Share = { 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * The clan on the back of the dwarf card.
 */
clan: Clan, 
/**
 * The role on the face of the dwarf card.
 */
role: Role, 
/**
 * The clan the player is scored with; null for a selfish dwarf.
 */
team: Clan | null, 
/**
 * The values of the treasures the player collected, one by one.
 */
values: Array<number>, 
/**
 * The value of everything the team collected; for a selfish dwarf, of its own treasures.
 */
pool: number, 
/**
 * The equal share of the pool.
 */
share: number, 
/**
 * The player's part of what could not be divided equally.
 */
extra: number, 
/**
 * Points lost to the dragon.
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
 * The kind shown on the back of the treasure.
 */
kind: Kind, 
/**
 * The seat that took it; null while it is there.
 */
taker: Seat | null, 
/**
 * Its value; null if the viewer does not know.
 */
value: number | null, };

/**
 * What is printed on a path card besides its path (LM-077 to LM-079).
 */
export type Special = "plain" | "trunk" | "lake" | "pit" | "rocks" | "campfire";

/**
 * Which traps and trolls stay beside a path card that a storm removed (LM-133).
 */
export type StormTokens = "open_path" | "path_card" | "stay";

/**
 * What an information card lets you look at (LM-100).
 */
export type Symbol = "mine" | "treasure" | "dwarf";

/**
 * The symbols of an information card, as bits.
 */
export type Symbols = Array<"mine" | "treasure" | "dwarf">;

/**
 * A tool that overcomes an obstacle (LM-090).
 */
export type Tool = "axe" | "boat" | "rope";

/**
 * What happens to a sprung trap (LM-115).
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
 * The troll card.
 */
card: CardId, 
/**
 * The edge of its token; null if a storm removed it (LM-133).
 */
edge: Edge | null, };

/**
 * Everything one viewer may know.
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
 * Number of the round, from 1.
 */
round: number, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * The seat whose turn it is.
 */
active: Seat, 
/**
 * The seat that started the round.
 */
starter: Seat, 
/**
 * The seat that last played a path or action card; its left neighbor starts the next round.
 */
last_player: Seat | null, 
/**
 * Steps the active dwarf may still walk.
 */
steps_left: number, 
/**
 * Cards the active seat used in step 1 and will replace from the draw pile.
 */
used: number, 
/**
 * The direction of the last step this turn.
 */
walked: Dir | null, 
/**
 * Whether the active seat has proposed to end the round this turn.
 */
proposed: boolean, 
/**
 * The seats that have answered the proposal, or are ready for the next round.
 */
answered: Array<Seat>, 
/**
 * The last vote of the round, once it is closed.
 */
vote: Vote | null, 
/**
 * Why the round ended; null while it is in progress.
 */
ended: RoundEnd | null, 
/**
 * The path cards on the board.
 */
paths: Array<PathCard>, 
/**
 * The four mines, from the north.
 */
mines: Array<MineCard>, 
/**
 * The edges with a trap token.
 */
traps: Array<Edge>, 
/**
 * The treasure spaces beside the board.
 */
rail: Array<Slot>, 
/**
 * The number of cards in the draw pile.
 */
pile: number, 
/**
 * The number of cards set aside unseen.
 */
aside: number, 
/**
 * The discarded cards that everybody has seen.
 */
shown: Array<CardId>, 
/**
 * The seat that woke the dragon.
 */
dragon: Seat | null, 
/**
 * The players by seat.
 */
players: Array<Player>, 
/**
 * The viewer's hand; empty for a spectator.
 */
hand: Array<HandCard>, 
/**
 * The cards the viewer discarded or lost face down.
 */
buried: Array<CardId>, 
/**
 * What each player visibly did this round, oldest first.
 */
plays: Array<Record>, };

/**
 * A closed vote on ending the round.
 */
export type Vote = { 
/**
 * The seat that proposed to end the round.
 */
proposer: Seat, 
/**
 * The seats that said yes, including the proposer.
 */
yes: Array<Seat>, 
/**
 * The seat that said no, which closed the vote; null if nobody did.
 */
no: Seat | null, };

/**
 * A reason that a bot gives. Its message id is `lost-mines-why-` followed by its type.
 */
export type Why = { "type": "your_way", 
/**
 * Turns needed at best.
 */
turns: number, } | { "type": "no_way", } | { "type": "suspect", 
/**
 * The seat of the suspect.
 */
seat: Seat, 
/**
 * Probability in percent.
 */
percent: number, } | { "type": "your_way_shorter", 
/**
 * Steps saved; a turn has three.
 */
steps: number, } | { "type": "less_instead", 
/**
 * Steps saved by that move.
 */
steps: number, } | { "type": "helps_friend", 
/**
 * The seat it helps.
 */
seat: Seat, } | { "type": "hinders_foe", 
/**
 * The seat it hinders.
 */
seat: Seat, } | { "type": "helped_foe", 
/**
 * The seat it helps.
 */
seat: Seat, } | { "type": "know_mine", } | { "type": "know_role", 
/**
 * The seat whose role you see.
 */
target_seat: Seat, } | { "type": "know_treasure", } | { "type": "keep_better_cards", } | { "type": "nearer", } | { "type": "stay_here", } | { "type": "best_treasure", 
/**
 * The value of the treasure; null if you have not seen it.
 */
value: number | null, } | { "type": "round_is_lost", } | { "type": "round_is_open", };

/** What a table of this game can be. */
export const INFO = {"slug":"lost-mines","rules_version":1,"seats_min":3,"seats_max":9,"plies_max":9621,"options":[{"name":"rounds","kind":{"type":"number","least":2,"most":9,"default":2}},{"name":"first_player","kind":{"type":"choice","values":["random","seat:0","seat:1","seat:2","seat:3","seat:4","seat:5","seat:6","seat:7","seat:8"]}},{"name":"mine_anchor","kind":{"type":"choice","values":["any","revealed_only"]}},{"name":"info_cards","kind":{"type":"choice","values":["dual","single"]}},{"name":"trap_mode","kind":{"type":"choice","values":["permanent","one_shot"]}},{"name":"trap_picker","kind":{"type":"choice","values":["random","neighbour"]}},{"name":"last_turn","kind":{"type":"choice","values":["cut","complete"]}},{"name":"owner_sees_treasure","kind":{"type":"switch","default":true}},{"name":"end_round_vote","kind":{"type":"switch","default":true}},{"name":"balanced_clans","kind":{"type":"switch","default":false}},{"name":"storm_tokens","kind":{"type":"choice","values":["open_path","path_card","stay"]}},{"name":"tie_round","kind":{"type":"switch","default":false}}],"rulebook":[{"id":"setup","rules":["LM-001","LM-002","LM-003","LM-004","LM-005","LM-006","LM-007","LM-008","LM-009","LM-010","LM-011"]},{"id":"board","rules":["LM-030","LM-031","LM-032","LM-033","LM-034","LM-035","LM-036","LM-037"]},{"id":"turn","rules":["LM-050","LM-051","LM-052","LM-053","LM-054","LM-055"]},{"id":"paths","rules":["LM-070","LM-071","LM-072","LM-073","LM-074","LM-075","LM-076","LM-077","LM-078","LM-079","LM-080"]},{"id":"tools","rules":["LM-090","LM-091","LM-092"]},{"id":"information","rules":["LM-100","LM-101","LM-102","LM-103","LM-104","LM-105"]},{"id":"traps","rules":["LM-110","LM-111","LM-112","LM-113","LM-114","LM-115","LM-116","LM-117","LM-118"]},{"id":"trolls","rules":["LM-120","LM-121","LM-122","LM-123","LM-124"]},{"id":"storms","rules":["LM-130","LM-131","LM-132","LM-133","LM-134"]},{"id":"discarding","rules":["LM-140","LM-141"]},{"id":"movement","rules":["LM-145","LM-146","LM-147","LM-148","LM-149","LM-150","LM-151","LM-152","LM-153","LM-154"]},{"id":"mines","rules":["LM-170","LM-171","LM-172","LM-173","LM-174","LM-175","LM-176","LM-177","LM-178","LM-179","LM-180","LM-181"]},{"id":"drawing","rules":["LM-190","LM-191"]},{"id":"round-end","rules":["LM-200","LM-201","LM-202","LM-203","LM-204"]},{"id":"scoring","rules":["LM-210","LM-211","LM-212","LM-213","LM-214","LM-215","LM-216","LM-217"]},{"id":"game-end","rules":["LM-230","LM-231","LM-240","LM-241","LM-242","LM-243"]}],"parts":[{"id":"paths","count":40,"counted":"rulebook","printed":"reconstructed","items":[{"word":"card-cross1","count":5,"points":null},{"word":"card-tee_h1","count":4,"points":null},{"word":"card-tee_v1","count":3,"points":null},{"word":"card-bend_a1","count":3,"points":null},{"word":"card-bend_b1","count":3,"points":null},{"word":"card-line_h1","count":3,"points":null},{"word":"card-line_v1","count":1,"points":null},{"word":"card-stub_h1","count":1,"points":null},{"word":"card-stub_v1","count":1,"points":null},{"word":"card-line_h_trunk1","count":1,"points":null},{"word":"card-tee_h_trunk1","count":1,"points":null},{"word":"card-tee_v_trunk1","count":1,"points":null},{"word":"card-line_h_lake1","count":1,"points":null},{"word":"card-tee_h_lake1","count":1,"points":null},{"word":"card-tee_v_lake1","count":1,"points":null},{"word":"card-line_h_pit1","count":1,"points":null},{"word":"card-tee_h_pit1","count":1,"points":null},{"word":"card-tee_v_pit1","count":1,"points":null},{"word":"card-cross_rocks1","count":1,"points":null},{"word":"card-tee_h_rocks1","count":1,"points":null},{"word":"card-line_h_rocks1","count":1,"points":null},{"word":"card-line_v_rocks1","count":1,"points":null},{"word":"card-cross_fire1","count":1,"points":null},{"word":"card-bend_a_fire1","count":1,"points":null},{"word":"card-bend_b_fire1","count":1,"points":null}]},{"id":"actions","count":23,"counted":"rulebook","printed":"reconstructed","items":[{"word":"card-axe1","count":3,"points":null},{"word":"card-boat1","count":3,"points":null},{"word":"card-rope1","count":3,"points":null},{"word":"card-scout1","count":6,"points":null},{"word":"card-trap1","count":3,"points":null},{"word":"card-troll1","count":3,"points":null},{"word":"card-storm1","count":2,"points":null}]},{"id":"mines","count":4,"counted":"rulebook","printed":"reconstructed","items":[{"word":"mine-gold","count":1,"points":null},{"word":"mine-silver","count":1,"points":null},{"word":"mine-gems","count":1,"points":null},{"word":"mine-dragon","count":1,"points":null}]},{"id":"treasures","count":12,"counted":"rulebook","printed":"reconstructed","items":[{"word":"kind-gold","count":1,"points":2},{"word":"kind-gold","count":2,"points":3},{"word":"kind-gold","count":1,"points":4},{"word":"kind-silver","count":1,"points":2},{"word":"kind-silver","count":2,"points":3},{"word":"kind-silver","count":1,"points":4},{"word":"kind-gems","count":1,"points":2},{"word":"kind-gems","count":2,"points":3},{"word":"kind-gems","count":1,"points":4}]},{"id":"dwarves","count":10,"counted":"rulebook","printed":"rulebook","items":[{"word":"role-loyal","count":6,"points":null},{"word":"role-selfish","count":2,"points":null},{"word":"role-saboteur","count":2,"points":null}]},{"id":"tokens","count":15,"counted":"reconstructed","printed":"rulebook","items":[]},{"id":"places","count":6,"counted":"rulebook","printed":"reconstructed","items":[]}]} as const;

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
