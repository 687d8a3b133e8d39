// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { FirstPlayer, OwnDeck, Seat, Viewer } from './engine';

/**
 * Whether the top card of a held pile stays in sight.
 */
export type ClaimedTop = "visible" | "covered";

/**
 * Something that happened.
 */
export type Event = { "type": "round_started", 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Who begins it.
 */
starter: Seat, } | { "type": "card_drawn", 
/**
 * In which round.
 */
round: number, 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card; none once the moment has passed in a memory game.
 */
card: Treasure | null, } | { "type": "orc_drawn", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many are out now.
 */
orcs: number, } | { "type": "card_placed", 
/**
 * In which round.
 */
round: number, 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
spot: number, 
/**
 * The card; none once the moment has passed in a memory game.
 */
card: Treasure | null, } | { "type": "pile_claimed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where it lay.
 */
spot: number, 
/**
 * With which token.
 */
token: Kind, 
/**
 * How many cards.
 */
height: number, } | { "type": "flight_started", 
/**
 * Who drew it; the last to flee.
 */
drawer: Seat, 
/**
 * In which order they flee.
 */
order: Array<Seat>, 
/**
 * The tokens that were turned and mixed.
 */
kinds: Array<Kind>, } | { "type": "pile_grabbed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where it lay.
 */
spot: number, 
/**
 * How many cards; none of an empty spot.
 */
height: number, } | { "type": "round_scored", 
/**
 * Which round.
 */
round: number, 
/**
 * Seat by seat in turn order.
 */
results: Array<SeatResult>, } | { "type": "game_ended", 
/**
 * Who has won; several share the victory.
 */
winners: Array<Seat>, };

/**
 * A pile that a player has taken.
 */
export type HoldView = { 
/**
 * Its token; none while it lies dwarf side up.
 */
token: Kind | null, 
/**
 * Whether it was taken in the flight.
 */
fled: boolean, 
/**
 * How many cards.
 */
height: number, 
/**
 * The uppermost card; none if there is none or if it is covered.
 */
top: Treasure | null, 
/**
 * All its cards, lowest first; none if they must be remembered.
 */
cards: Array<Treasure> | null, };

/**
 * A kind of treasure. There is one token of each (MS-004).
 */
export type Kind = "ring" | "diamond" | "sword" | "necklace" | "money" | "potion";

/**
 * Whether covered cards may be looked at again.
 */
export type Memory = "classic" | "open";

/**
 * A choice. Spots are numbered 0 to 3.
 */
export type Move = { "type": "draw", } | { "type": "claim", 
/**
 * Where the pile lies.
 */
spot: number, 
/**
 * The kind that will count.
 */
token: Kind, } | { "type": "place", 
/**
 * Which spot.
 */
spot: number, } | { "type": "flee", 
/**
 * Where the pile lies.
 */
spot: number, };

/**
 * What a host may choose. The defaults are the game as printed.
 */
export type Options = { 
/**
 * Who starts the first round (MS-006, ruling A-16).
 */
first_player: FirstPlayer, 
/**
 * What becomes of a spot whose pile was claimed (MS-114, ruling A-1).
 */
vacated_spot: VacatedSpot, 
/**
 * Whether the top card of a held pile stays in sight (MS-112, ruling A-2).
 */
claimed_top: ClaimedTop, 
/**
 * Whether covered cards may be looked at again (ruling A-21).
 */
memory: Memory, 
/**
 * What a purse must be worth to end the game (MS-404).
 */
target: number, 
/**
 * What is printed on the treasure cards. Written down only where it is not the standard deck.
 */
deck?: OwnDeck, };

/**
 * What is asked of the seat that acts.
 */
export type Phase = "choose" | "place" | "flee" | "over";

/**
 * A player.
 */
export type PlayerView = { 
/**
 * Money in silver.
 */
purse: number, 
/**
 * What this player has taken this round; nothing while in the cave.
 */
hold: HoldView | null, };

/**
 * Why a move is not allowed.
 */
export type Refusal = { "type": "game_over" } | { "type": "out_of_round" } | { "type": "not_your_turn", 
/**
 * The seat whose turn it is.
 */
next: Seat, } | { "type": "not_your_flight", 
/**
 * The seat that flees next.
 */
next: Seat, } | { "type": "nothing_to_place" } | { "type": "place_first" } | { "type": "drew_this_turn" } | { "type": "no_flight", 
/**
 * Orcs that are out.
 */
orcs: number, } | { "type": "must_flee" } | { "type": "too_late_to_claim" } | { "type": "no_such_spot", 
/**
 * The spot named.
 */
spot: number, } | { "type": "spot_closed", 
/**
 * The spot named.
 */
spot: number, } | { "type": "spot_taken", 
/**
 * The spot named.
 */
spot: number, } | { "type": "empty_spot", 
/**
 * The spot named.
 */
spot: number, } | { "type": "leave_nothing", 
/**
 * The spot named.
 */
spot: number, } | { "type": "token_taken", 
/**
 * The token named.
 */
token: Kind, };

/**
 * What one seat made of a round.
 */
export type SeatResult = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The token it had.
 */
token: Kind, 
/**
 * Whether it fled, so that the token was blind.
 */
fled: boolean, 
/**
 * The cards it had, lowest first.
 */
cards: Array<Treasure>, 
/**
 * What they are worth with that token.
 */
total: number, 
/**
 * What the total earned, in silver.
 */
award: number, 
/**
 * The purse after the round, in silver.
 */
purse: number, };

/**
 * Whether a spot can be used.
 */
export type SpotState = "open" | "claimed" | "grabbed";

/**
 * A treasure spot.
 */
export type SpotView = { 
/**
 * Whether cards may still be placed on it and taken from it.
 */
state: SpotState, 
/**
 * How many cards lie on it.
 */
height: number, 
/**
 * The uppermost card.
 */
top: Treasure | null, 
/**
 * All its cards, lowest first; none if they must be remembered.
 */
cards: Array<Treasure> | null, };

/**
 * A treasure card by its id. [`crate::tables`] says what is printed on it.
 */
export type Treasure = "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20" | "T21" | "T22" | "T23" | "T24" | "T25" | "T26" | "T27" | "T28" | "T29" | "T30";

/**
 * What becomes of a spot whose pile was claimed.
 */
export type VacatedSpot = "closed" | "reopens";

/**
 * All that one viewer may know.
 */
export type View = { 
/**
 * Whose view it is.
 */
viewer: Viewer, 
/**
 * The options of the table.
 */
options: Options, 
/**
 * What is asked of the seat that acts.
 */
phase: Phase, 
/**
 * Who acts; nobody when the game is over.
 */
actor: Seat | null, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who began it.
 */
starter: Seat, 
/**
 * How many cards are left in the deck.
 */
deck_size: number, 
/**
 * The treasure cards left in the deck, in the order of their ids; none if they must be remembered.
 */
undrawn: Array<Treasure> | null, 
/**
 * How many orcs are out.
 */
orcs: number, 
/**
 * The drawn card that waits to be placed.
 */
drawn: Treasure | null, 
/**
 * The four spots.
 */
spots: [SpotView, SpotView, SpotView, SpotView], 
/**
 * The tokens not claimed. In the flight they lie dwarf side up, and those grabbed since are still named here.
 */
tokens: Array<Kind>, 
/**
 * How many mixed tokens are left in the flight.
 */
pool: number, 
/**
 * Who is in the cave, clockwise from the seat that acts: the order of the flight, once it has begun.
 */
cave: Array<Seat>, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * How the round before ended, in turn order; at the end of the game the last round. Empty in the first round.
 */
last_round: Array<SeatResult>, 
/**
 * Who has won, once the game is over.
 */
winners: Array<Seat>, };

/**
 * A reason; its message is `my-treasure-why-` and its kind.
 */
export type Why = { "type": "orcs_out", 
/**
 * Of six.
 */
orcs: number, } | { "type": "best_pile", 
/**
 * Where.
 */
spot: number, 
/**
 * With which token.
 */
token: Kind, 
/**
 * What it is worth.
 */
total: number, } | { "type": "total_to_beat", 
/**
 * Who has it.
 */
seat: Seat, 
/**
 * How much.
 */
total: number, } | { "type": "leave_now", 
/**
 * Where.
 */
spot: number, 
/**
 * With which token.
 */
token: Kind, 
/**
 * What it is worth.
 */
total: number, } | { "type": "others_want_it", 
/**
 * How many others are in the cave.
 */
others: number, } | { "type": "orcs_threaten", 
/**
 * Of six.
 */
orcs: number, } | { "type": "worth_more", 
/**
 * What the better one is worth.
 */
total: number, 
/**
 * What the one played is worth.
 */
instead: number, } | { "type": "too_early", 
/**
 * What it is worth.
 */
total: number, 
/**
 * From what total on a claim pays here.
 */
wanted: number, } | { "type": "nobody_else", 
/**
 * Of six.
 */
orcs: number, } | { "type": "pile_grows", 
/**
 * Where.
 */
spot: number, 
/**
 * What the pile is worth then.
 */
total: number, } | { "type": "pile_stays", 
/**
 * Where.
 */
spot: number, 
/**
 * What that pile is worth then.
 */
total: number, } | { "type": "blind_average", 
/**
 * Where.
 */
spot: number, };

/** What a table of this game can be. */
export const INFO = {"slug":"my-treasure","rules_version":1,"seats_min":2,"seats_max":4,"plies_max":2030,"options":[{"name":"first_player","kind":{"type":"choice","values":["random","seat:0","seat:1","seat:2","seat:3"]}},{"name":"vacated_spot","kind":{"type":"choice","values":["closed","reopens"]}},{"name":"claimed_top","kind":{"type":"choice","values":["visible","covered"]}},{"name":"memory","kind":{"type":"choice","values":["classic","open"]}},{"name":"target","kind":{"type":"number","least":4,"most":24,"default":8}}],"rulebook":[{"id":"setup","rules":["MS-001","MS-002","MS-003","MS-004","MS-005","MS-006"]},{"id":"turn","rules":["MS-101","MS-102","MS-103","MS-104","MS-105","MS-106","MS-107","MS-108","MS-109","MS-110","MS-111","MS-112","MS-113","MS-114","MS-115","MS-116"]},{"id":"flight","rules":["MS-201","MS-202","MS-203","MS-204","MS-205","MS-206","MS-207","MS-208"]},{"id":"scoring","rules":["MS-301","MS-302","MS-303","MS-304","MS-305","MS-306","MS-307","MS-308","MS-309","MS-310","MS-311","MS-312","MS-313"]},{"id":"end","rules":["MS-401","MS-402","MS-403","MS-404","MS-405","MS-406","MS-407"]},{"id":"table","rules":["MS-501","MS-502","MS-503","MS-504"]}],"parts":[{"id":"treasures","count":30,"counted":"rulebook","printed":"reconstructed","items":[]},{"id":"orcs","count":6,"counted":"rulebook","printed":"rulebook","items":[]},{"id":"tokens","count":6,"counted":"rulebook","printed":"rulebook","items":[{"word":"kind-ring","count":1,"points":null},{"word":"kind-diamond","count":1,"points":null},{"word":"kind-sword","count":1,"points":null},{"word":"kind-necklace","count":1,"points":null},{"word":"kind-money","count":1,"points":null},{"word":"kind-potion","count":1,"points":null}]}]} as const;

/** How many of each kind a card shows, and how many mice. */
export const FACES: { readonly [card in Treasure]: readonly number[] } = {"T01":[1,0,0,0,0,0,1],"T02":[0,1,0,0,0,0,1],"T03":[0,0,1,0,0,0,1],"T04":[0,0,0,1,0,0,1],"T05":[0,0,0,0,1,0,1],"T06":[0,0,0,0,0,1,1],"T07":[1,0,1,0,0,0,0],"T08":[0,1,0,1,0,0,0],"T09":[0,0,1,0,1,0,0],"T10":[0,0,0,1,0,1,0],"T11":[1,0,0,0,1,0,0],"T12":[0,1,0,0,0,1,0],"T13":[1,1,0,1,0,0,0],"T14":[0,1,1,0,1,0,0],"T15":[0,0,1,1,0,1,0],"T16":[1,0,0,1,1,0,0],"T17":[0,1,0,0,1,1,0],"T18":[1,0,1,0,0,1,0],"T19":[1,2,1,0,0,0,0],"T20":[0,1,2,1,0,0,0],"T21":[0,0,1,2,1,0,0],"T22":[0,0,0,1,2,1,0],"T23":[1,0,0,0,1,2,0],"T24":[2,1,0,0,0,1,0],"T25":[2,0,2,1,0,0,0],"T26":[0,2,0,2,1,0,0],"T27":[0,0,2,0,2,1,0],"T28":[1,0,0,2,0,2,0],"T29":[2,1,0,0,2,0,0],"T30":[0,2,1,0,0,2,0]};
