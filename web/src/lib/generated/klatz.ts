// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { FirstPlayer, Outcome, Seat, Viewer } from './engine';

/**
 * The kinds of action cards.
 */
export type Action = "shift1" | "shift2" | "swap" | "remove" | "extra" | "market" | "return";

/**
 * A call in a sealed answer.
 */
export type Answer = { 
/**
 * The composition.
 */
comp: Comp, 
/**
 * The wall cards of the picture from left to right.
 */
cards: Array<Card>, };

/**
 * Who goes first among calls that know no time.
 */
export type AsyncPriority = "active_first" | "random";

/**
 * A call attached to a turn move (KZ-142).
 */
export type Attached = { 
/**
 * The composition: own or open.
 */
comp: Comp, 
/**
 * Which of several places.
 */
prefer: Prefer, };

/**
 * Whether clients point out matches of a player's own cards.
 */
export type CallAssist = "off" | "highlight";

/**
 * How calls reach the table.
 */
export type CallMode = "race" | "standing" | "sealed" | "sim";

/**
 * Why a message was refused before the rules of the game were asked.
 */
export type CallRefusal = { "type": "wrong_position", 
/**
 * The position it names.
 */
found: number, 
/**
 * The position now.
 */
now: number, } | { "type": "already_called" } | { "type": "already_moved" } | { "type": "too_early", 
/**
 * How much longer.
 */
ms: number, } | { "type": "table_paused" } | { "type": "not_measured", 
/**
 * How many there are.
 */
pings: number, 
/**
 * How many there must be.
 */
wanted: number, } | { "type": "button_off", 
/**
 * How much longer.
 */
ms: number, } | { "type": "already_passed" } | { "type": "nothing_to_pass" } | { "type": "no_such_order", 
/**
 * The composition.
 */
comp: Comp, } | { "type": "not_attachable" } | { "type": "out_of_time" } | { "type": "no_turn_move" } | { "type": "bots_only" } | { "type": "unreadable", 
/**
 * What is wrong with it.
 */
reason: string, };

/**
 * Whether an order calls by itself.
 */
export type Calling = "auto" | "hold";

/**
 * A card of the wall deck: a wall card, numbered from 1 as in the table, or a rickshaw. The three rickshaws are alike.
 *
 * Written as the code of its symbol and its number among those, such as `LN1`; a rickshaw is `RK`.
 */
export type Card = string;

/**
 * A composition card, `C01` to `C25`.
 */
export type Comp = string;

/**
 * A part of the wall deck.
 */
export type DeckPart = { 
/**
 * How many cards, rickshaws included.
 */
cards: number, 
/**
 * How many of them are rickshaws.
 */
rickshaws: number, };

/**
 * Why a game is over.
 */
export type Ending = "last_open" | "final_round" | "stall" | "alone";

/**
 * Something that happened. Where a card is named, its symbol stands beside it for those who only read.
 */
export type Event = { "type": "turn_began", 
/**
 * Whose turn.
 */
seat: Seat, } | { "type": "rickshaws_moved", 
/**
 * How many moved on to another card.
 */
riding: number, 
/**
 * How many left the wall.
 */
gone: number, } | { "type": "rickshaw_arrived", 
/**
 * The index of the card.
 */
at: number, 
/**
 * What the card shows.
 */
symbol: Symbol, } | { "type": "rickshaw_waits" } | { "type": "rickshaw_settled", 
/**
 * The index of the card.
 */
at: number, 
/**
 * What the card shows.
 */
symbol: Symbol, } | { "type": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, 
/**
 * Which end.
 */
side: Side, } | { "type": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, } | { "type": "market_filled", 
/**
 * The cards in slot order.
 */
cards: Array<Card>, 
/**
 * What they show.
 */
symbols: Array<Symbol>, } | { "type": "wall_reshuffled" } | { "type": "actions_reshuffled" } | { "type": "shifted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * By which card.
 */
action: Action, 
/**
 * The wall card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, 
/**
 * Its index before.
 */
from: number, 
/**
 * Its index now.
 */
to: number, } | { "type": "swapped", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The index of the left one.
 */
a: number, 
/**
 * The index of the right one.
 */
b: number, 
/**
 * What the two show, in the order they lay.
 */
symbols: Array<Symbol>, } | { "type": "removed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, 
/**
 * Its index.
 */
at: number, } | { "type": "extra_played", 
/**
 * By whom.
 */
seat: Seat, } | { "type": "market_replaced", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The cards discarded, in slot order.
 */
cards: Array<Card>, 
/**
 * What they show.
 */
symbols: Array<Symbol>, } | { "type": "returned", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, 
/**
 * Its index now.
 */
at: number, } | { "type": "redrew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The action cards discarded, in table order.
 */
actions: Array<Action>, 
/**
 * How many compositions went with them.
 */
count: number, } | { "type": "compositions_discarded", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
comps: Array<Comp>, } | { "type": "compositions_drawn", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
comps: Array<Comp>, } | { "type": "compositions_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "type": "actions_drawn", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
actions: Array<Action>, } | { "type": "actions_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "type": "photo", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Of which composition.
 */
comp: Comp, 
/**
 * Whether it lay open on the table.
 */
open: boolean, 
/**
 * The index of the leftmost card of the picture.
 */
start: number, 
/**
 * The cards of the picture.
 */
cards: Array<Card>, 
/**
 * What they show.
 */
symbols: Array<Symbol>, 
/**
 * What it scored.
 */
points: number, } | { "type": "wall_refilled", 
/**
 * The card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, } | { "type": "final_round", 
/**
 * Who has one more turn after this one, in order.
 */
seats: Array<Seat>, } | { "type": "left", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The action cards of its hand, now discarded.
 */
actions: Array<Action>, 
/**
 * How many compositions it held.
 */
count: number, } | { "type": "ended", 
/**
 * Why.
 */
ending: Ending, };

/**
 * Who has a last turn when the compositions run out.
 */
export type FinalRound = "each_one_more" | "others_only" | "go_on";

/**
 * Cards that one viewer may look at and another only count.
 */
export type Held<T> = { "type": "open", 
/**
 * The cards.
 */
cards: Array<T>, } | { "type": "closed", 
/**
 * How many.
 */
count: number, };

/**
 * Who still has a turn.
 */
export type LastTurnsView = { 
/**
 * Whether the final round has begun; otherwise the turn of the trigger is still going on.
 */
running: boolean, 
/**
 * The seats, in ascending order.
 */
seats: Array<Seat>, };

/**
 * A message of a seat. `rev` is the position it was made for (KZ-130).
 */
export type Message = { "type": "klatz", 
/**
 * The position.
 */
rev: number, 
/**
 * The composition.
 */
comp: Comp, 
/**
 * The wall cards of the picture from left to right.
 */
cards: Array<Card>, 
/**
 * Milliseconds from the moment the button was enabled to the press. Only a race asks for it.
 */
dt: number, } | { "type": "turn", 
/**
 * The position.
 */
rev: number, 
/**
 * The move.
 */
move: Move, 
/**
 * Milliseconds from the moment the button was enabled to the decision. Only a race asks for it.
 */
dt: number, 
/**
 * Calls to be made as soon as the move is complete, in this order (KZ-142). Only with standing orders.
 */
claims?: Array<Attached>, } | { "type": "pass", 
/**
 * The position.
 */
rev: number, } | { "type": "orders", 
/**
 * Those to be changed.
 */
orders: Array<Order>, } | { "type": "sealed", 
/**
 * The position.
 */
rev: number, 
/**
 * A call, or nothing.
 */
answer: Answer | null, };

/**
 * Why a message was refused: by the rules of the game, or by those of calling.
 */
export type MessageRefusal = Refusal | CallRefusal;

/**
 * A choice. Indices count from 0 at the left end of the wall.
 */
export type Move = { "type": "place_open", 
/**
 * Which card of the market.
 */
slot: number, 
/**
 * To which end.
 */
side: Side, } | { "type": "draw_blind", } | { "type": "place_drawn", 
/**
 * To which end.
 */
side: Side, } | { "type": "play_shift1", 
/**
 * Which card.
 */
from: number, 
/**
 * Which way.
 */
dir: Side, } | { "type": "play_shift2", 
/**
 * Which card.
 */
from: number, 
/**
 * Which way.
 */
dir: Side, } | { "type": "play_swap", 
/**
 * The left one.
 */
a: number, 
/**
 * The right one.
 */
b: number, } | { "type": "play_remove", 
/**
 * Which card.
 */
at: number, } | { "type": "play_extra", } | { "type": "play_market", } | { "type": "place_new", 
/**
 * Which card of the market.
 */
slot: number, 
/**
 * To which end.
 */
side: Side, } | { "type": "play_return", 
/**
 * What it shows.
 */
symbol: Symbol, 
/**
 * Before which card; the number of cards for the right end.
 */
at: number, } | { "type": "redraw", } | { "type": "end_turn", } | { "type": "claim", 
/**
 * Of which composition.
 */
comp: Comp, 
/**
 * The leftmost card of the picture.
 */
start: number, } | { "type": "leave", 
/**
 * Which seat.
 */
seat: Seat, };

/**
 * What the arbiter says. Everything about time is a duration in milliseconds from now.
 */
export type Notice = { "type": "window", 
/**
 * The position.
 */
rev: number, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * How long the change is to be shown.
 */
reveal_ms: number, 
/**
 * How long after that a turn move waits at least (KZ-138).
 */
window_min_ms: number, 
/**
 * How long after that the table ends the turn by itself, where only that is left (KZ-140).
 */
end_ms: number | null, 
/**
 * How long after that the time of the active seat is over (E19).
 */
clock_ms: number | null, } | { "type": "waiting", 
/**
 * The position.
 */
rev: number, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Whether calls by hand are taken meanwhile (KZ-142): from everybody or from nobody.
 */
may_call: boolean, 
/**
 * How long until the time of the active seat is over (E19).
 */
clock_ms: number | null, } | { "type": "round", 
/**
 * The position.
 */
rev: number, 
/**
 * How long until it is closed at the latest.
 */
sealed_ms: number, } | { "type": "no_photo", 
/**
 * The position.
 */
rev: number, } | { "type": "paused", 
/**
 * The position.
 */
rev: number, 
/**
 * Who is missing.
 */
seats: Array<Seat>, 
/**
 * How long the table waits at most; none while nobody is there at all.
 */
pause_ms: number | null, } | { "type": "refused", 
/**
 * The position now.
 */
rev: number, 
/**
 * The rule.
 */
rule: string, 
/**
 * Why.
 */
refusal: MessageRefusal, 
/**
 * How long the button is off (KZ-136).
 */
cooldown_ms: number | null, } | { "type": "stale", 
/**
 * The position now.
 */
rev: number, 
/**
 * The move.
 */
move: Move, } | { "type": "lapsed", 
/**
 * The position now.
 */
rev: number, 
/**
 * The composition called.
 */
comp: Comp, } | { "type": "lost_call", 
/**
 * Who.
 */
seat: Seat, } | { "type": "orders", 
/**
 * One for each.
 */
orders: Array<Order>, };

/**
 * What a host may choose. The defaults are the game as printed, called live.
 */
export type Options = { 
/**
 * How many compositions are removed unseen: 0, 4, 5 or 6 (KZ-005).
 */
short_game: number, 
/**
 * Who has the first turn (KZ-011).
 */
first_player: FirstPlayer, 
/**
 * Whether a pattern without a dragon may also be read backwards (KZ-062, ruling R-08).
 */
mirror_match: boolean, 
/**
 * When the wall is refilled to four cards (KZ-070, ruling R-10).
 */
wall_floor: WallFloor, 
/**
 * Who has a last turn when the compositions run out (KZ-111, ruling R-17).
 */
final_round: FinalRound, 
/**
 * Whether cards may be shifted past towers and covered cards (KZ-101, ruling R-14).
 */
blockers_passable: boolean, 
/**
 * Whether compositions discarded by a redraw lie face up (ruling R-16).
 */
reveal_discarded_compositions: boolean, 
/**
 * After how many turns in a row without a photo or a new composition the game ends (KZ-116); 0 is off.
 */
stall_turns: number, 
/**
 * How calls reach the table (section 3.7).
 */
call_mode: CallMode, 
/**
 * The time for a turn move in milliseconds; 0 is no clock (E19).
 */
turn_ms: number, 
/**
 * Who goes first among calls that know no time (KZ-143).
 */
async_priority: AsyncPriority, 
/**
 * In a race: how long a turn move waits at least (KZ-138).
 */
window_min_ms: number, 
/**
 * In a race: when a turn that is done is ended by the table (KZ-140).
 */
end_window_ms: number, 
/**
 * How long a sealed round lasts (KZ-144).
 */
sealed_ms: number, 
/**
 * In a race: no more than this is allowed for a slow line (KZ-135).
 */
latency_cap_ms: number, 
/**
 * In a race: how long a seat is silent after a false call (KZ-136).
 */
false_call_cooldown_ms: number, 
/**
 * Whether calls that came too late are told to everybody (KZ-132).
 */
announce_lost_calls: boolean, 
/**
 * Whether clients point out matches of a player's own cards.
 */
call_assist: CallAssist, };

/**
 * The standing order for one composition (KZ-141).
 */
export type Order = { 
/**
 * The composition.
 */
comp: Comp, 
/**
 * Whether to call.
 */
call: Calling, 
/**
 * Which of several places.
 */
prefer: Prefer, };

/**
 * Where in a turn the game stands.
 */
export type Phase = { "type": "await_place" } | { "type": "placing_drawn", 
/**
 * The card.
 */
card: Card, } | { "type": "await_act", 
/**
 * Action cards played in this turn.
 */
played: number, } | { "type": "placing_new", 
/**
 * Action cards played in this turn, this one not counted.
 */
played: number, } | { "type": "await_end", 
/**
 * Whether the seat has redrawn, and so lost its right to open compositions (KZ-065).
 */
redrawn: boolean, } | { "type": "over", 
/**
 * Why.
 */
ending: Ending, };

/**
 * Somebody at the table.
 */
export type Player = { 
/**
 * Where.
 */
seat: Seat, 
/**
 * Whether the seat has not left for good.
 */
present: boolean, 
/**
 * The action cards in hand.
 */
actions: Held<Action>, 
/**
 * The compositions in hand.
 */
compositions: Held<Comp>, 
/**
 * The compositions discarded by redraws.
 */
discarded: Held<Comp>, 
/**
 * How many photos it took.
 */
photos: number, 
/**
 * What they score.
 */
points: number, };

/**
 * Which of several places a call takes.
 */
export type Prefer = "leftmost" | "rightmost";

/**
 * Why a move is not allowed.
 */
export type Refusal = { "type": "game_over", 
/**
 * Why it is over.
 */
ending: Ending, } | { "type": "not_your_turn" } | { "type": "table_only" } | { "type": "no_such_seat", 
/**
 * The number named.
 */
number: number, 
/**
 * How many there are.
 */
seats: number, } | { "type": "already_left", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "place_first" } | { "type": "must_place" } | { "type": "already_placed" } | { "type": "no_such_slot", 
/**
 * The slot named, from 0.
 */
slot: number, 
/**
 * How many cards there are.
 */
cards: number, } | { "type": "nothing_to_draw" } | { "type": "nothing_drawn" } | { "type": "place_drawn_first" } | { "type": "no_new_market" } | { "type": "no_such_new_card", 
/**
 * The slot named, from 0.
 */
slot: number, 
/**
 * How many cards there are.
 */
cards: number, } | { "type": "place_new_first" } | { "type": "quota_used", 
/**
 * How many a turn allows.
 */
quota: number, } | { "type": "turn_over" } | { "type": "redraw_too_late" } | { "type": "must_act" } | { "type": "not_in_hand", 
/**
 * What was to be played.
 */
action: Action, } | { "type": "no_effect", 
/**
 * What was to be played.
 */
action: Action, } | { "type": "no_such_card", 
/**
 * What was to be played.
 */
action: Action, 
/**
 * The index named, from 0.
 */
at: number, 
/**
 * How many cards there are.
 */
cards: number, } | { "type": "too_far", 
/**
 * What was to be played.
 */
action: Action, 
/**
 * The index named, from 0.
 */
from: number, } | { "type": "not_two_cards", 
/**
 * The first index named.
 */
a: number, 
/**
 * The second.
 */
b: number, } | { "type": "tower", 
/**
 * Its index.
 */
at: number, } | { "type": "covered", 
/**
 * Its index.
 */
at: number, } | { "type": "past_tower", 
/**
 * Its index.
 */
at: number, } | { "type": "past_covered", 
/**
 * Its index.
 */
at: number, } | { "type": "not_discarded", 
/**
 * What was asked for.
 */
symbol: Symbol, } | { "type": "no_such_place", 
/**
 * The place named, from 0.
 */
at: number, 
/**
 * How many cards there are.
 */
cards: number, } | { "type": "not_now" } | { "type": "not_yours", 
/**
 * The composition called.
 */
comp: Comp, } | { "type": "open_not_now", 
/**
 * The composition called.
 */
comp: Comp, } | { "type": "rickshaw_in_picture", 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * Where the picture starts.
 */
start: number, } | { "type": "mirrored", 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * Where the picture starts.
 */
start: number, } | { "type": "dragon_backwards", 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * Where the picture starts.
 */
start: number, } | { "type": "no_match", 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * Where the picture was to start.
 */
start: number, };

/**
 * What was hidden, top cards first.
 */
export type Reveal = { 
/**
 * The wall deck.
 */
deck: Array<Card>, 
/**
 * The action deck.
 */
action_deck: Array<Action>, 
/**
 * The composition deck.
 */
composition_deck: Array<Comp>, 
/**
 * The compositions removed for a short game.
 */
removed: Array<Comp>, };

/**
 * A card that lies face up.
 */
export type Shown = { 
/**
 * Which card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, };

/**
 * An end of the wall, or a direction along it. The same for all seats (KZ-013).
 */
export type Side = "left" | "right";

/**
 * A photo somebody took.
 */
export type Snapshot = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Of what.
 */
comp: Comp, 
/**
 * What it scored.
 */
points: number, };

/**
 * What a card of the wall deck shows.
 */
export type Symbol = "lantern" | "kite" | "pine" | "gate" | "drum" | "tower" | "panda" | "dragon_head" | "dragon_middle" | "dragon_tail" | "rickshaw";

/**
 * All that one viewer may know.
 */
export type View = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * What the table plays.
 */
options: Options, 
/**
 * How many moves have been applied.
 */
rev: number, 
/**
 * Where in a turn the game stands.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * How many action cards a turn allows.
 */
quota: number, 
/**
 * The wall from left to right.
 */
wall: Array<WallCard>, 
/**
 * Rickshaws beside the wall.
 */
waiting: number, 
/**
 * The market in slot order.
 */
market: Array<Shown>, 
/**
 * The wall deck from the top down: the rest of its three piles, or one part once it was rebuilt.
 */
deck: Array<DeckPart>, 
/**
 * Whether the wall deck was ever rebuilt.
 */
reshuffled: boolean, 
/**
 * The wall discard, the oldest card first.
 */
wall_discard: Array<Shown>, 
/**
 * How many cards the action deck has.
 */
action_deck: number, 
/**
 * The action discard, the oldest card first.
 */
action_discard: Array<Action>, 
/**
 * What the action deck was last rebuilt of, in table order; nothing before that.
 */
rebuilt_of: Array<Action>, 
/**
 * How many cards the composition deck has.
 */
composition_deck: number, 
/**
 * How many compositions were removed for a short game.
 */
removed: number, 
/**
 * The open compositions.
 */
open: Array<Comp>, 
/**
 * Everybody at the table, by seat.
 */
players: Array<Player>, 
/**
 * All photos in the order they were taken.
 */
photos: Array<Snapshot>, 
/**
 * Who still has a turn, once the compositions have run out.
 */
last_turns: LastTurnsView | null, 
/**
 * Turns in a row without a photo or a new composition.
 */
stall: number, 
/**
 * Whether this turn has seen a photo or a new composition.
 */
progress: boolean, 
/**
 * Everything that was hidden, once the game is over.
 */
reveal: Reveal | null, 
/**
 * The result, once the game is over.
 */
outcome: Outcome | null, };

/**
 * A card in the wall.
 */
export type WallCard = { 
/**
 * Which card.
 */
card: Card, 
/**
 * What it shows.
 */
symbol: Symbol, 
/**
 * Whether a rickshaw is on it.
 */
covered: boolean, };

/**
 * When the wall is refilled to four cards.
 */
export type WallFloor = "always" | "photo_only";

/**
 * A reason; its message is `klatz-why-` and its kind.
 */
export type Why = { "type": "stands", 
/**
 * Which.
 */
comp: Comp, 
/**
 * What it scores.
 */
points: number, } | { "type": "nearest", 
/**
 * Which.
 */
comp: Comp, 
/**
 * Cards that stand in line, of all it needs.
 */
cards: number, 
/**
 * How many it needs.
 */
of: number, } | { "type": "take_photo", 
/**
 * Which.
 */
comp: Comp, 
/**
 * What it scores.
 */
points: number, } | { "type": "only_yours", 
/**
 * Which.
 */
comp: Comp, } | { "type": "open_to_all", 
/**
 * Which.
 */
comp: Comp, } | { "type": "completes", 
/**
 * Which.
 */
comp: Comp, 
/**
 * What it scores.
 */
points: number, } | { "type": "builds", 
/**
 * Which.
 */
comp: Comp, 
/**
 * Cards that stand in line then.
 */
cards: number, 
/**
 * How many it needs.
 */
of: number, } | { "type": "breaks", 
/**
 * Which.
 */
comp: Comp, } | { "type": "may_help_others", } | { "type": "more_compositions", } | { "type": "poor_market", } | { "type": "fresh_hand", } | { "type": "nothing_better", };

/** What a table of this game can be. */
export const INFO = {"slug":"klatz","rules_version":1,"seats_min":2,"seats_max":4,"plies_max":396029,"options":[{"name":"call_mode","kind":{"type":"choice","values":["race","standing","sealed","sim"]}},{"name":"short_game","kind":{"type":"numbers","values":[0,4,5,6]}},{"name":"first_player","kind":{"type":"choice","values":["random","seat:0","seat:1","seat:2","seat:3"]}},{"name":"mirror_match","kind":{"type":"switch","default":false}},{"name":"wall_floor","kind":{"type":"choice","values":["always","photo_only"]}},{"name":"final_round","kind":{"type":"choice","values":["each_one_more","others_only","go_on"]}},{"name":"blockers_passable","kind":{"type":"switch","default":true}},{"name":"reveal_discarded_compositions","kind":{"type":"switch","default":false}},{"name":"call_assist","kind":{"type":"choice","values":["off","highlight"]}},{"name":"announce_lost_calls","kind":{"type":"switch","default":false}},{"name":"async_priority","kind":{"type":"choice","values":["active_first","random"]}},{"name":"turn_ms","kind":{"type":"number","least":0,"most":604800000,"default":60000}},{"name":"window_min_ms","kind":{"type":"number","least":0,"most":15000,"default":4000}},{"name":"end_window_ms","kind":{"type":"number","least":1000,"most":30000,"default":5000}},{"name":"sealed_ms","kind":{"type":"number","least":3000,"most":86400000,"default":10000}},{"name":"latency_cap_ms","kind":{"type":"number","least":100,"most":1000,"default":400}},{"name":"false_call_cooldown_ms","kind":{"type":"number","least":0,"most":5000,"default":1500}},{"name":"stall_turns","kind":{"type":"number","least":0,"most":1000,"default":60}}],"rulebook":[{"id":"setup","rules":["KZ-001","KZ-002","KZ-003","KZ-004","KZ-005","KZ-006","KZ-007","KZ-008","KZ-009","KZ-010","KZ-011","KZ-012","KZ-013"]},{"id":"turn","rules":["KZ-020","KZ-021","KZ-022","KZ-023","KZ-024","KZ-025","KZ-026","KZ-027","KZ-028","KZ-029","KZ-030","KZ-031","KZ-032"]},{"id":"actions","rules":["KZ-040","KZ-041","KZ-042","KZ-043","KZ-044","KZ-045","KZ-046","KZ-047","KZ-048","KZ-049","KZ-050"]},{"id":"photos","rules":["KZ-060","KZ-061","KZ-062","KZ-063","KZ-064","KZ-065","KZ-066","KZ-067","KZ-068","KZ-069","KZ-070","KZ-071","KZ-072","KZ-073","KZ-074","KZ-075","KZ-076"]},{"id":"special","rules":["KZ-090","KZ-091","KZ-092","KZ-093","KZ-094","KZ-095","KZ-096","KZ-097","KZ-098","KZ-100","KZ-101","KZ-102","KZ-103","KZ-104"]},{"id":"end","rules":["KZ-110","KZ-111","KZ-112","KZ-113","KZ-114","KZ-115","KZ-116","KZ-117"]},{"id":"calls","rules":["KZ-130","KZ-131","KZ-132","KZ-133","KZ-134","KZ-135","KZ-136","KZ-137","KZ-138","KZ-139","KZ-140","KZ-141","KZ-142","KZ-143","KZ-144","KZ-145","KZ-146","KZ-147","KZ-148","KZ-149","KZ-150","KZ-151"]}],"parts":[{"id":"wall","count":47,"counted":"rulebook","printed":"reconstructed","items":[{"word":"symbol-lantern","count":6,"points":null},{"word":"symbol-kite","count":6,"points":null},{"word":"symbol-pine","count":6,"points":null},{"word":"symbol-gate","count":6,"points":null},{"word":"symbol-drum","count":6,"points":null},{"word":"symbol-tower","count":4,"points":null},{"word":"symbol-panda","count":4,"points":null},{"word":"symbol-dragon_head","count":3,"points":null},{"word":"symbol-dragon_middle","count":3,"points":null},{"word":"symbol-dragon_tail","count":3,"points":null}]},{"id":"rickshaws","count":3,"counted":"rulebook","printed":"rulebook","items":[]},{"id":"actions","count":35,"counted":"rulebook","printed":"rulebook","items":[{"word":"action-shift1","count":5,"points":null},{"word":"action-shift2","count":5,"points":null},{"word":"action-swap","count":5,"points":null},{"word":"action-remove","count":5,"points":null},{"word":"action-extra","count":5,"points":null},{"word":"action-market","count":5,"points":null},{"word":"action-return","count":5,"points":null}]},{"id":"compositions","count":25,"counted":"rulebook","printed":"reconstructed","items":[{"word":"comp-C01","count":1,"points":1},{"word":"comp-C02","count":1,"points":1},{"word":"comp-C03","count":1,"points":1},{"word":"comp-C04","count":1,"points":1},{"word":"comp-C05","count":1,"points":1},{"word":"comp-C06","count":1,"points":2},{"word":"comp-C07","count":1,"points":2},{"word":"comp-C08","count":1,"points":2},{"word":"comp-C09","count":1,"points":2},{"word":"comp-C10","count":1,"points":2},{"word":"comp-C11","count":1,"points":3},{"word":"comp-C12","count":1,"points":3},{"word":"comp-C13","count":1,"points":3},{"word":"comp-C14","count":1,"points":4},{"word":"comp-C15","count":1,"points":4},{"word":"comp-C16","count":1,"points":4},{"word":"comp-C17","count":1,"points":1},{"word":"comp-C18","count":1,"points":1},{"word":"comp-C19","count":1,"points":3},{"word":"comp-C20","count":1,"points":3},{"word":"comp-C21","count":1,"points":2},{"word":"comp-C22","count":1,"points":4},{"word":"comp-C23","count":1,"points":4},{"word":"comp-C24","count":1,"points":5},{"word":"comp-C25","count":1,"points":5}]}]} as const;

/** What the wall cards show. */
export const SYMBOLS: { readonly [card: string]: Symbol } = {"LN1":"lantern","LN2":"lantern","LN3":"lantern","LN4":"lantern","LN5":"lantern","LN6":"lantern","KT1":"kite","KT2":"kite","KT3":"kite","KT4":"kite","KT5":"kite","KT6":"kite","PN1":"pine","PN2":"pine","PN3":"pine","PN4":"pine","PN5":"pine","PN6":"pine","GT1":"gate","GT2":"gate","GT3":"gate","GT4":"gate","GT5":"gate","GT6":"gate","DR1":"drum","DR2":"drum","DR3":"drum","DR4":"drum","DR5":"drum","DR6":"drum","TW1":"tower","TW2":"tower","TW3":"tower","TW4":"tower","PD1":"panda","PD2":"panda","PD3":"panda","PD4":"panda","DH1":"dragon_head","DH2":"dragon_head","DH3":"dragon_head","DM1":"dragon_middle","DM2":"dragon_middle","DM3":"dragon_middle","DT1":"dragon_tail","DT2":"dragon_tail","DT3":"dragon_tail"};

/** The composition cards, from left to right. */
export const COMPOSITIONS: { readonly [comp: string]: { pattern: readonly Symbol[], points: number, special: boolean } } = {"C01":{"pattern":["lantern","kite"],"points":1,"special":false},"C02":{"pattern":["kite","pine"],"points":1,"special":false},"C03":{"pattern":["pine","gate"],"points":1,"special":false},"C04":{"pattern":["gate","drum"],"points":1,"special":false},"C05":{"pattern":["drum","lantern"],"points":1,"special":false},"C06":{"pattern":["lantern","kite","gate"],"points":2,"special":false},"C07":{"pattern":["kite","pine","drum"],"points":2,"special":false},"C08":{"pattern":["pine","gate","lantern"],"points":2,"special":false},"C09":{"pattern":["gate","drum","kite"],"points":2,"special":false},"C10":{"pattern":["drum","lantern","pine"],"points":2,"special":false},"C11":{"pattern":["kite","tower","pine"],"points":3,"special":false},"C12":{"pattern":["pine","tower","drum"],"points":3,"special":false},"C13":{"pattern":["drum","tower","kite"],"points":3,"special":false},"C14":{"pattern":["lantern","kite","gate","drum"],"points":4,"special":false},"C15":{"pattern":["pine","gate","lantern","kite"],"points":4,"special":false},"C16":{"pattern":["drum","lantern","pine","gate"],"points":4,"special":false},"C17":{"pattern":["lantern","panda"],"points":1,"special":true},"C18":{"pattern":["panda","gate"],"points":1,"special":true},"C19":{"pattern":["kite","panda","drum"],"points":3,"special":true},"C20":{"pattern":["pine","panda","lantern"],"points":3,"special":true},"C21":{"pattern":["dragon_head","dragon_tail"],"points":2,"special":true},"C22":{"pattern":["gate","dragon_head","dragon_tail"],"points":4,"special":true},"C23":{"pattern":["dragon_head","dragon_tail","panda"],"points":4,"special":true},"C24":{"pattern":["dragon_head","dragon_middle","dragon_tail"],"points":5,"special":true},"C25":{"pattern":["dragon_head","dragon_middle","dragon_tail"],"points":5,"special":true}};

/** How often each action card is in the deck. */
export const ACTIONS: { readonly [action in Action]: number } = {"shift1":5,"shift2":5,"swap":5,"remove":5,"extra":5,"market":5,"return":5};

/** How many rickshaws there are. */
export const RICKSHAWS = 3 as const;
