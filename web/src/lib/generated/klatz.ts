// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { CustomDeck, FirstPlayer, Outcome, Seat, Viewer } from './engine';

/**
 * The kinds of action cards.
 */
export type Action = "shift1" | "shift2" | "swap" | "remove" | "extra" | "market" | "return";

/**
 * Who goes first among calls made without a race.
 */
export type AsyncPriority = "active_first" | "random";

/**
 * A call attached to a turn move (KZ-142).
 */
export type Attached = { 
/**
 * The composition to call: the seat's own or an open one.
 */
comp: Comp, 
/**
 * Which match to take if there are several.
 */
prefer: Prefer, };

/**
 * Whether clients highlight matches of a player's own compositions.
 */
export type CallAssist = "off" | "highlight";

/**
 * How calls reach the table.
 */
export type CallMode = "race" | "standing" | "sealed" | "sim";

/**
 * Why a message was refused before the rules of the game were consulted.
 */
export type CallRefusal = { "type": "wrong_position", 
/**
 * The position in the message.
 */
found: number, 
/**
 * The current position.
 */
now: number, } | { "type": "already_called" } | { "type": "already_moved" } | { "type": "too_early", 
/**
 * Milliseconds until calls and moves count.
 */
ms: number, } | { "type": "table_paused" } | { "type": "not_measured", 
/**
 * Round trips measured so far.
 */
pings: number, 
/**
 * Round trips needed.
 */
wanted: number, } | { "type": "button_off", 
/**
 * Milliseconds until it is enabled again.
 */
ms: number, } | { "type": "already_passed" } | { "type": "nothing_to_pass" } | { "type": "no_such_order", 
/**
 * The composition in the message.
 */
comp: Comp, } | { "type": "not_attachable" } | { "type": "out_of_time" } | { "type": "no_turn_move" } | { "type": "bots_only" } | { "type": "unreadable", 
/**
 * What is wrong with it.
 */
reason: string, };

/**
 * Whether a standing order calls automatically.
 */
export type Calling = "auto" | "hold";

/**
 * A card of the wall deck: a wall card, numbered from 1 as in the table, or one of three identical rickshaws.
 *
 * Written as a code and a number, such as `LN1`; a rickshaw is `RK`. The name is that of the standard deck; what the card
 * shows is up to the deck of the table.
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
 * The number of cards, including rickshaws.
 */
cards: number, 
/**
 * The number of rickshaws among them.
 */
rickshaws: number, };

/**
 * Why a game ended.
 */
export type Ending = "last_open" | "final_round" | "stall" | "alone";

/**
 * Something that happened. Every card comes with its symbol, so that clients need not look it up.
 */
export type Event = { "type": "turn_began", 
/**
 * The seat whose turn it is.
 */
seat: Seat, } | { "type": "rickshaws_moved", 
/**
 * The number of rickshaws that moved to another card.
 */
riding: number, 
/**
 * The number of rickshaws that left the wall.
 */
gone: number, } | { "type": "rickshaw_arrived", 
/**
 * The index of the covered card.
 */
at: number, 
/**
 * The symbol of the covered card.
 */
symbol: Symbol, } | { "type": "rickshaw_waits" } | { "type": "rickshaw_settled", 
/**
 * The index of the covered card.
 */
at: number, 
/**
 * The symbol of the covered card.
 */
symbol: Symbol, } | { "type": "placed", 
/**
 * The seat that placed it.
 */
seat: Seat, 
/**
 * The card that was placed.
 */
card: Card, 
/**
 * The symbol of the card.
 */
symbol: Symbol, 
/**
 * The end of the wall where it was placed.
 */
side: Side, } | { "type": "drew", 
/**
 * The seat that drew it.
 */
seat: Seat, 
/**
 * The card that was drawn.
 */
card: Card, 
/**
 * The symbol of the card.
 */
symbol: Symbol, } | { "type": "market_filled", 
/**
 * The new cards in slot order.
 */
cards: Array<Card>, 
/**
 * The symbols of the cards.
 */
symbols: Array<Symbol>, } | { "type": "wall_reshuffled" } | { "type": "actions_reshuffled" } | { "type": "shifted", 
/**
 * The seat that played the action card.
 */
seat: Seat, 
/**
 * The action card that moved it.
 */
action: Action, 
/**
 * The wall card that moved.
 */
card: Card, 
/**
 * The symbol of the card.
 */
symbol: Symbol, 
/**
 * Its previous index.
 */
from: number, 
/**
 * Its new index.
 */
to: number, } | { "type": "swapped", 
/**
 * The seat that played the action card.
 */
seat: Seat, 
/**
 * The index of the left card.
 */
a: number, 
/**
 * The index of the right card.
 */
b: number, 
/**
 * The symbols of the two cards, in their order before the swap.
 */
symbols: Array<Symbol>, } | { "type": "removed", 
/**
 * The seat that played the action card.
 */
seat: Seat, 
/**
 * The card that was discarded.
 */
card: Card, 
/**
 * The symbol of the card.
 */
symbol: Symbol, 
/**
 * The index it had in the wall.
 */
at: number, } | { "type": "extra_played", 
/**
 * The seat that played the action card.
 */
seat: Seat, } | { "type": "market_replaced", 
/**
 * The seat that played the action card.
 */
seat: Seat, 
/**
 * The discarded cards in slot order.
 */
cards: Array<Card>, 
/**
 * The symbols of the cards.
 */
symbols: Array<Symbol>, } | { "type": "returned", 
/**
 * The seat that played the action card.
 */
seat: Seat, 
/**
 * The card that returned.
 */
card: Card, 
/**
 * The symbol of the card.
 */
symbol: Symbol, 
/**
 * Its index in the wall.
 */
at: number, } | { "type": "redrew", 
/**
 * The seat that discarded its hand.
 */
seat: Seat, 
/**
 * The discarded action cards, in table order.
 */
actions: Array<Action>, 
/**
 * The number of compositions discarded with them.
 */
count: number, } | { "type": "compositions_discarded", 
/**
 * The seat that discarded them.
 */
seat: Seat, 
/**
 * The compositions it discarded.
 */
comps: Array<Comp>, } | { "type": "compositions_drawn", 
/**
 * The seat that drew them.
 */
seat: Seat, 
/**
 * The compositions it drew.
 */
comps: Array<Comp>, } | { "type": "compositions_taken", 
/**
 * The seat that drew them.
 */
seat: Seat, 
/**
 * The number of compositions it drew.
 */
count: number, } | { "type": "actions_drawn", 
/**
 * The seat that drew them.
 */
seat: Seat, 
/**
 * The action cards it drew.
 */
actions: Array<Action>, } | { "type": "actions_taken", 
/**
 * The seat that drew them.
 */
seat: Seat, 
/**
 * The number of action cards it drew.
 */
count: number, } | { "type": "photo", 
/**
 * The seat that took it.
 */
seat: Seat, 
/**
 * The composition it shows.
 */
comp: Comp, 
/**
 * Whether the composition was open on the table.
 */
open: boolean, 
/**
 * The index of the leftmost card of the picture.
 */
start: number, 
/**
 * The cards of the picture, from left to right.
 */
cards: Array<Card>, 
/**
 * The symbols of the cards.
 */
symbols: Array<Symbol>, 
/**
 * What the photo scored.
 */
points: number, } | { "type": "wall_refilled", 
/**
 * The card that was added.
 */
card: Card, 
/**
 * The symbol of the card.
 */
symbol: Symbol, } | { "type": "final_round", 
/**
 * The seats that have one more turn after this one, in order.
 */
seats: Array<Seat>, } | { "type": "left", 
/**
 * The seat that was removed.
 */
seat: Seat, 
/**
 * The action cards in its hand, now discarded.
 */
actions: Array<Action>, 
/**
 * The number of compositions it held.
 */
count: number, } | { "type": "ended", 
/**
 * Why the game ended.
 */
ending: Ending, };

/**
 * Who gets a last turn when the compositions run out.
 */
export type FinalRound = "each_one_more" | "others_only" | "go_on";

/**
 * Cards that some viewers see and others can only count.
 */
export type Held<T> = { "type": "open", 
/**
 * The cards.
 */
cards: Array<T>, } | { "type": "closed", 
/**
 * The number of cards.
 */
count: number, };

/**
 * Who still has a turn.
 */
export type LastTurnsView = { 
/**
 * Whether the final round has begun; if not, the turn that triggered it is still in progress.
 */
running: boolean, 
/**
 * The seats, in ascending order.
 */
seats: Array<Seat>, };

/**
 * A message from a seat. `rev` is the position it was made for (KZ-130).
 */
export type Message = { "type": "klatz", 
/**
 * The position it was made for.
 */
rev: number, 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * The wall cards of the picture, from left to right.
 */
cards: Array<Card>, 
/**
 * Milliseconds from when the button was enabled until it was pressed. Used only in a race.
 */
dt: number, } | { "type": "turn", 
/**
 * The position it was made for.
 */
rev: number, 
/**
 * The turn move.
 */
move: Move, 
/**
 * Milliseconds from when the button was enabled until the decision. Used only in a race.
 */
dt: number, 
/**
 * Calls to make as soon as the move is complete, in this order (KZ-142). Only with standing orders.
 */
claims?: Array<Attached>, } | { "type": "pass", 
/**
 * The position it was made for.
 */
rev: number, } | { "type": "orders", 
/**
 * The orders to change.
 */
orders: Array<Order>, } | { "type": "sealed", 
/**
 * The position it was made for.
 */
rev: number, 
/**
 * A call, or null to make none.
 */
answer: SealedCall | null, };

/**
 * Why a message was refused: by the rules of the game, or by the rules for calls.
 */
export type MessageRefusal = Refusal | CallRefusal;

/**
 * A move. Indices count from 0 at the left end of the wall.
 */
export type Move = { "type": "place_open", 
/**
 * Slot of the card in the market, from 0.
 */
slot: number, 
/**
 * The end to place it at.
 */
side: Side, } | { "type": "draw_blind", } | { "type": "place_drawn", 
/**
 * The end to place it at.
 */
side: Side, } | { "type": "play_shift1", 
/**
 * The index of the card.
 */
from: number, 
/**
 * The direction to move it.
 */
dir: Side, } | { "type": "play_shift2", 
/**
 * The index of the card.
 */
from: number, 
/**
 * The direction to move it.
 */
dir: Side, } | { "type": "play_swap", 
/**
 * The index of the left card.
 */
a: number, 
/**
 * The index of the right card.
 */
b: number, } | { "type": "play_remove", 
/**
 * The index of the card.
 */
at: number, } | { "type": "play_extra", } | { "type": "play_market", } | { "type": "place_new", 
/**
 * Slot of the card in the market, from 0.
 */
slot: number, 
/**
 * The end to place it at.
 */
side: Side, } | { "type": "play_return", 
/**
 * The symbol of the card.
 */
symbol: Symbol, 
/**
 * The index of the card to insert it before, or the number of wall cards for the right end.
 */
at: number, } | { "type": "redraw", } | { "type": "end_turn", } | { "type": "claim", 
/**
 * The composition to photograph.
 */
comp: Comp, 
/**
 * The index of the leftmost card of the picture.
 */
start: number, } | { "type": "leave", 
/**
 * The seat to remove.
 */
seat: Seat, };

/**
 * A notice from the arbiter. All times are durations in milliseconds from now.
 */
export type Notice = { "type": "window", 
/**
 * The current position.
 */
rev: number, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * How long to show the change.
 */
reveal_ms: number, 
/**
 * After that, the minimum time before a turn move is made (KZ-138).
 */
window_min_ms: number, 
/**
 * After that, the time until the table ends the turn, if ending it is all that is left (KZ-140).
 */
end_ms: number | null, 
/**
 * After that, the time left on the active seat's clock (E19).
 */
clock_ms: number | null, } | { "type": "waiting", 
/**
 * The current position.
 */
rev: number, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Whether manual calls are accepted meanwhile (KZ-142). The same for all seats.
 */
may_call: boolean, 
/**
 * The time left on the active seat's clock (E19).
 */
clock_ms: number | null, } | { "type": "round", 
/**
 * The current position.
 */
rev: number, 
/**
 * The time until the round closes at the latest.
 */
sealed_ms: number, } | { "type": "no_photo", 
/**
 * The current position.
 */
rev: number, } | { "type": "paused", 
/**
 * The current position.
 */
rev: number, 
/**
 * The seats that are missing.
 */
seats: Array<Seat>, 
/**
 * The longest the table will wait; null while nobody at all is connected.
 */
pause_ms: number | null, } | { "type": "refused", 
/**
 * The current position.
 */
rev: number, 
/**
 * The id of the rule that forbids it.
 */
rule: string, 
/**
 * Why it was refused.
 */
refusal: MessageRefusal, 
/**
 * How long the button stays disabled (KZ-136).
 */
cooldown_ms: number | null, } | { "type": "stale", 
/**
 * The current position.
 */
rev: number, 
/**
 * The move that was not made.
 */
move: Move, } | { "type": "lapsed", 
/**
 * The current position.
 */
rev: number, 
/**
 * The composition called.
 */
comp: Comp, } | { "type": "lost_call", 
/**
 * The seat that called.
 */
seat: Seat, } | { "type": "orders", 
/**
 * One order per composition.
 */
orders: Array<Order>, };

/**
 * The options a host may choose. The defaults are the game as printed, with calls in real time.
 */
export type Options = { 
/**
 * The number of compositions removed unseen: 0, 4, 5 or 6 (KZ-005).
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
 * Who gets a last turn when the compositions run out (KZ-111, ruling R-17).
 */
final_round: FinalRound, 
/**
 * Whether cards may be shifted past towers and covered cards (KZ-101, ruling R-14).
 */
blockers_passable: boolean, 
/**
 * Whether compositions discarded in a redraw lie face up (ruling R-16).
 */
reveal_discarded_compositions: boolean, 
/**
 * The game ends after this many consecutive turns without a photo or a new composition (KZ-116); 0 is off.
 */
stall_turns: number, 
/**
 * How calls reach the table (section 3.7).
 */
call_mode: CallMode, 
/**
 * Time for a turn move in milliseconds; 0 for no clock (E19).
 */
turn_ms: number, 
/**
 * Who goes first among calls made without a race (KZ-143).
 */
async_priority: AsyncPriority, 
/**
 * In a race: the minimum time before a turn move is made (KZ-138).
 */
window_min_ms: number, 
/**
 * In a race: the time until the table ends a finished turn (KZ-140).
 */
end_window_ms: number, 
/**
 * How long a sealed round lasts (KZ-144).
 */
sealed_ms: number, 
/**
 * In a race: the maximum allowance for latency (KZ-135).
 */
latency_cap_ms: number, 
/**
 * In a race: how long a seat cannot call after a false call (KZ-136).
 */
false_call_cooldown_ms: number, 
/**
 * Whether calls that came too late are announced to everybody (KZ-132).
 */
announce_lost_calls: boolean, 
/**
 * Whether clients highlight matches of a player's own compositions.
 */
call_assist: CallAssist, 
/**
 * What is printed on the cards. Omitted for the standard deck.
 */
deck?: CustomDeck, };

/**
 * The standing order for one composition (KZ-141).
 */
export type Order = { 
/**
 * The composition the order is for.
 */
comp: Comp, 
/**
 * Whether to call it automatically.
 */
call: Calling, 
/**
 * Which match to take if there are several.
 */
prefer: Prefer, };

/**
 * What the table waits for.
 */
export type Phase = { "type": "await_place" } | { "type": "placing_drawn", 
/**
 * The card to place.
 */
card: Card, } | { "type": "await_act", 
/**
 * Action cards played this turn.
 */
played: number, } | { "type": "placing_new", 
/**
 * Action cards played this turn, not counting this one.
 */
played: number, } | { "type": "await_end", 
/**
 * Whether the seat has redrawn, and so may not call open compositions (KZ-065).
 */
redrawn: boolean, } | { "type": "over", 
/**
 * Why the game ended.
 */
ending: Ending, };

/**
 * A player as the viewer sees them.
 */
export type Player = { 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * False if the seat was permanently removed.
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
 * The number of photos taken.
 */
photos: number, 
/**
 * Points of those photos.
 */
points: number, };

/**
 * Which match a call takes if there are several.
 */
export type Prefer = "leftmost" | "rightmost";

/**
 * Why a move is not allowed.
 */
export type Refusal = { "type": "game_over", 
/**
 * Why the game ended.
 */
ending: Ending, } | { "type": "not_your_turn" } | { "type": "table_only" } | { "type": "no_such_seat", 
/**
 * The seat number in the move.
 */
number: number, 
/**
 * The number of seats at the table.
 */
seats: number, } | { "type": "already_left", 
/**
 * The seat in the move.
 */
seat: Seat, } | { "type": "place_first" } | { "type": "must_place" } | { "type": "already_placed" } | { "type": "no_such_slot", 
/**
 * The slot in the move, from 0.
 */
slot: number, 
/**
 * The number of cards in the market.
 */
cards: number, } | { "type": "nothing_to_draw" } | { "type": "nothing_drawn" } | { "type": "place_drawn_first" } | { "type": "no_new_market" } | { "type": "no_such_new_card", 
/**
 * The slot in the move, from 0.
 */
slot: number, 
/**
 * The number of cards in the market.
 */
cards: number, } | { "type": "place_new_first" } | { "type": "quota_used", 
/**
 * The number of action cards a turn allows.
 */
quota: number, } | { "type": "turn_over" } | { "type": "redraw_too_late" } | { "type": "must_act" } | { "type": "not_in_hand", 
/**
 * The action in the move.
 */
action: Action, } | { "type": "no_effect", 
/**
 * The action in the move.
 */
action: Action, } | { "type": "no_such_card", 
/**
 * The action in the move.
 */
action: Action, 
/**
 * The index in the move, from 0.
 */
at: number, 
/**
 * The number of cards in the wall.
 */
cards: number, } | { "type": "too_far", 
/**
 * The action in the move.
 */
action: Action, 
/**
 * The index in the move, from 0.
 */
from: number, } | { "type": "not_two_cards", 
/**
 * The first index in the move.
 */
a: number, 
/**
 * The second index in the move.
 */
b: number, } | { "type": "tower", 
/**
 * The index of the tower.
 */
at: number, } | { "type": "covered", 
/**
 * The index of the covered card.
 */
at: number, } | { "type": "past_tower", 
/**
 * The index of the tower.
 */
at: number, } | { "type": "past_covered", 
/**
 * The index of the covered card.
 */
at: number, } | { "type": "not_discarded", 
/**
 * The symbol in the move.
 */
symbol: Symbol, } | { "type": "no_such_place", 
/**
 * The place in the move, from 0.
 */
at: number, 
/**
 * The number of cards in the wall.
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
 * The index of the leftmost card of the picture.
 */
start: number, } | { "type": "mirrored", 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * The index of the leftmost card of the picture.
 */
start: number, } | { "type": "dragon_backwards", 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * The index of the leftmost card of the picture.
 */
start: number, } | { "type": "no_match", 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * The index in the move.
 */
start: number, };

/**
 * What was hidden during the game, top cards first.
 */
export type Reveal = { 
/**
 * The wall deck, top card first.
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
 * A call in a sealed answer.
 */
export type SealedCall = { 
/**
 * The composition called.
 */
comp: Comp, 
/**
 * The wall cards of the picture, from left to right.
 */
cards: Array<Card>, };

/**
 * A face-up card.
 */
export type Shown = { 
/**
 * The wall card.
 */
card: Card, 
/**
 * The symbol of the card.
 */
symbol: Symbol, };

/**
 * An end of the wall, or a direction along it. The same for all seats (KZ-013).
 */
export type Side = "left" | "right";

/**
 * A photo that was taken.
 */
export type Snapshot = { 
/**
 * The seat that took it.
 */
seat: Seat, 
/**
 * The composition it shows.
 */
comp: Comp, 
/**
 * What the photo scored.
 */
points: number, };

/**
 * The symbol on a card of the wall deck.
 */
export type Symbol = "lantern" | "kite" | "pine" | "gate" | "drum" | "tower" | "panda" | "dragon_head" | "dragon_middle" | "dragon_tail" | "rickshaw";

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
 * The number of moves made so far, which names the position.
 */
rev: number, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * The number of action cards a turn allows.
 */
quota: number, 
/**
 * The wall from left to right.
 */
wall: Array<WallCard>, 
/**
 * The number of rickshaws waiting beside the wall.
 */
waiting: number, 
/**
 * The market in slot order.
 */
market: Array<Shown>, 
/**
 * The wall deck from the top down: what is left of its three piles, or one part once it has been rebuilt.
 */
deck: Array<DeckPart>, 
/**
 * Whether the wall deck has ever been rebuilt.
 */
reshuffled: boolean, 
/**
 * The wall discard, oldest card first.
 */
wall_discard: Array<Shown>, 
/**
 * The number of cards in the action deck.
 */
action_deck: number, 
/**
 * The action discard, oldest card first.
 */
action_discard: Array<Action>, 
/**
 * The cards the action deck was last rebuilt from, in table order; empty before that.
 */
rebuilt_of: Array<Action>, 
/**
 * The number of cards in the composition deck.
 */
composition_deck: number, 
/**
 * The number of compositions removed for a short game.
 */
removed: number, 
/**
 * The open compositions.
 */
open: Array<Comp>, 
/**
 * The players by seat.
 */
players: Array<Player>, 
/**
 * All photos in the order in which they were taken.
 */
photos: Array<Snapshot>, 
/**
 * Who still has a turn; null until the compositions run out.
 */
last_turns: LastTurnsView | null, 
/**
 * Consecutive turns without a photo or a new composition.
 */
stall: number, 
/**
 * Whether this turn has brought a photo or a new composition.
 */
progress: boolean, 
/**
 * Everything that was hidden; null until the game is over.
 */
reveal: Reveal | null, 
/**
 * The outcome; null until the game is over.
 */
outcome: Outcome | null, };

/**
 * A card in the wall.
 */
export type WallCard = { 
/**
 * The wall card.
 */
card: Card, 
/**
 * The symbol of the card.
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
 * A reason that a bot gives. Its message id is `klatz-why-` followed by its type.
 */
export type Why = { "type": "stands", 
/**
 * The composition of the picture.
 */
comp: Comp, 
/**
 * What the photo scores.
 */
points: number, } | { "type": "nearest", 
/**
 * The composition of the picture.
 */
comp: Comp, 
/**
 * The number of its cards already in line.
 */
cards: number, 
/**
 * The number of cards it needs.
 */
of: number, } | { "type": "take_photo", 
/**
 * The composition of the picture.
 */
comp: Comp, 
/**
 * What the photo scores.
 */
points: number, } | { "type": "only_yours", 
/**
 * The composition in your hand.
 */
comp: Comp, } | { "type": "open_to_all", 
/**
 * The open composition.
 */
comp: Comp, } | { "type": "completes", 
/**
 * The composition of the picture.
 */
comp: Comp, 
/**
 * What the photo scores.
 */
points: number, } | { "type": "builds", 
/**
 * The composition of the picture.
 */
comp: Comp, 
/**
 * The number of its cards in line after the move.
 */
cards: number, 
/**
 * The number of cards it needs.
 */
of: number, } | { "type": "breaks", 
/**
 * The composition of the picture.
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
