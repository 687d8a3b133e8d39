// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { CustomDeck, FirstPlayer, Seat, Viewer } from './engine';

/**
 * Whether the top card of a taken pile stays visible.
 */
export type ClaimedTop = "visible" | "covered";

/**
 * Something that happened.
 */
export type Event = { "type": "round_started", 
/**
 * Number of the round, from 1.
 */
round: number, 
/**
 * The seat that begins it.
 */
starter: Seat, } | { "type": "card_drawn", 
/**
 * Number of the round, from 1.
 */
round: number, 
/**
 * The seat that drew it.
 */
seat: Seat, 
/**
 * The card; in a memory game, null once the moment has passed.
 */
card: Treasure | null, } | { "type": "orc_drawn", 
/**
 * The seat that drew it.
 */
seat: Seat, 
/**
 * The number of orcs now out.
 */
orcs: number, } | { "type": "card_placed", 
/**
 * Number of the round, from 1.
 */
round: number, 
/**
 * The seat that placed it.
 */
seat: Seat, 
/**
 * The spot it was placed on.
 */
spot: number, 
/**
 * The card; in a memory game, null once the moment has passed.
 */
card: Treasure | null, } | { "type": "pile_claimed", 
/**
 * The seat that claimed it.
 */
seat: Seat, 
/**
 * The spot it was taken from.
 */
spot: number, 
/**
 * The token it was claimed with.
 */
token: Kind, 
/**
 * The number of cards in the pile.
 */
height: number, } | { "type": "flight_started", 
/**
 * The seat that drew it, which flees last.
 */
drawer: Seat, 
/**
 * The seats in the order in which they flee.
 */
order: Array<Seat>, 
/**
 * The tokens that were turned dwarf side up and mixed.
 */
kinds: Array<Kind>, } | { "type": "pile_grabbed", 
/**
 * The seat that grabbed it.
 */
seat: Seat, 
/**
 * The spot it was taken from.
 */
spot: number, 
/**
 * The number of cards in the pile; 0 on an empty spot.
 */
height: number, } | { "type": "round_scored", 
/**
 * Number of the round, from 1.
 */
round: number, 
/**
 * The result of each seat, in turn order.
 */
results: Array<SeatResult>, } | { "type": "game_ended", 
/**
 * The seats that won; several share the victory.
 */
winners: Array<Seat>, };

/**
 * A pile that a player has taken.
 */
export type HoldView = { 
/**
 * The token of the pile; null while it lies dwarf side up.
 */
token: Kind | null, 
/**
 * Whether it was taken in the flight.
 */
fled: boolean, 
/**
 * The number of cards in the pile.
 */
height: number, 
/**
 * The top card; null if the pile is empty or the card is covered.
 */
top: Treasure | null, 
/**
 * All its cards, bottom first; null if the viewer may not see them.
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
 * A move. Spots are numbered 0 to 3.
 */
export type Move = { "type": "draw", } | { "type": "claim", 
/**
 * The spot of the pile.
 */
spot: number, 
/**
 * The kind of treasure that will count.
 */
token: Kind, } | { "type": "place", 
/**
 * The spot to place it on.
 */
spot: number, } | { "type": "flee", 
/**
 * The spot of the pile.
 */
spot: number, };

/**
 * The options a host may choose. The defaults are the game as printed.
 */
export type Options = { 
/**
 * Who starts the first round (MS-006, ruling A-16).
 */
first_player: FirstPlayer, 
/**
 * What happens to a spot whose pile was claimed (MS-114, ruling A-1).
 */
vacated_spot: VacatedSpot, 
/**
 * Whether the top card of a taken pile stays visible (MS-112, ruling A-2).
 */
claimed_top: ClaimedTop, 
/**
 * Whether covered cards may be looked at again (ruling A-21).
 */
memory: Memory, 
/**
 * The silver in a purse that ends the game (MS-404).
 */
target: number, 
/**
 * What is printed on the treasure cards. Omitted for the standard deck.
 */
deck?: CustomDeck, };

/**
 * What the acting seat must do.
 */
export type Phase = "choose" | "place" | "flee" | "over";

/**
 * A player as everybody sees them.
 */
export type PlayerView = { 
/**
 * The money in the purse, in silver.
 */
purse: number, 
/**
 * The pile taken this round; null while in the cave.
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
 * The number of orcs that are out.
 */
orcs: number, } | { "type": "must_flee" } | { "type": "too_late_to_claim" } | { "type": "no_such_spot", 
/**
 * The spot in the move.
 */
spot: number, } | { "type": "spot_closed", 
/**
 * The spot in the move.
 */
spot: number, } | { "type": "spot_taken", 
/**
 * The spot in the move.
 */
spot: number, } | { "type": "empty_spot", 
/**
 * The spot in the move.
 */
spot: number, } | { "type": "leave_nothing", 
/**
 * The spot in the move.
 */
spot: number, } | { "type": "token_taken", 
/**
 * The token in the move.
 */
token: Kind, };

/**
 * The result of one seat in a round.
 */
export type SeatResult = { 
/**
 * The seat the result is for.
 */
seat: Seat, 
/**
 * The token it held.
 */
token: Kind, 
/**
 * Whether it fled, so that its token was dealt at random.
 */
fled: boolean, 
/**
 * The cards it held, bottom first.
 */
cards: Array<Treasure>, 
/**
 * The value of the cards with that token.
 */
total: number, 
/**
 * The silver it earned.
 */
award: number, 
/**
 * The silver in its purse after the round.
 */
purse: number, };

/**
 * The state of a spot.
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
 * The number of cards on it.
 */
height: number, 
/**
 * The top card of the pile; null if the spot is empty.
 */
top: Treasure | null, 
/**
 * All its cards, bottom first; null if players must remember them.
 */
cards: Array<Treasure> | null, };

/**
 * A treasure card, by its id. [`crate::tables`] says what is printed on it.
 */
export type Treasure = "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20" | "T21" | "T22" | "T23" | "T24" | "T25" | "T26" | "T27" | "T28" | "T29" | "T30";

/**
 * What happens to a spot whose pile was claimed.
 */
export type VacatedSpot = "closed" | "reopens";

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
 * What the acting seat must do.
 */
phase: Phase, 
/**
 * The acting seat; null when the game is over.
 */
actor: Seat | null, 
/**
 * Number of the round, from 1.
 */
round: number, 
/**
 * The seat that began the round.
 */
starter: Seat, 
/**
 * The number of cards left in the deck.
 */
deck_size: number, 
/**
 * The treasure cards left in the deck, ordered by id; null if players must remember them.
 */
undrawn: Array<Treasure> | null, 
/**
 * The number of orcs that are out.
 */
orcs: number, 
/**
 * The drawn card, until it is placed.
 */
drawn: Treasure | null, 
/**
 * The four spots.
 */
spots: [SpotView, SpotView, SpotView, SpotView], 
/**
 * The unclaimed tokens. In the flight they lie dwarf side up, and the list still includes those grabbed since.
 */
tokens: Array<Kind>, 
/**
 * The number of mixed tokens left in the flight.
 */
pool: number, 
/**
 * The seats in the cave, clockwise from the acting seat. In the flight, they flee in this order.
 */
cave: Array<Seat>, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The results of the previous round, in turn order; after the game, of the last one. Empty in the first round.
 */
last_round: Array<SeatResult>, 
/**
 * The winners, once the game is over.
 */
winners: Array<Seat>, };

/**
 * A reason that a bot gives. Its message id is `my-treasure-why-` followed by its type.
 */
export type Why = { "type": "orcs_out", 
/**
 * Orcs out, of six.
 */
orcs: number, } | { "type": "best_pile", 
/**
 * The spot of the pile.
 */
spot: number, 
/**
 * The token to claim it with.
 */
token: Kind, 
/**
 * Its total with that token.
 */
total: number, } | { "type": "total_to_beat", 
/**
 * The seat that has it.
 */
seat: Seat, 
/**
 * The total it has.
 */
total: number, } | { "type": "leave_now", 
/**
 * The spot of the pile.
 */
spot: number, 
/**
 * The token to claim it with.
 */
token: Kind, 
/**
 * Its total with that token.
 */
total: number, } | { "type": "others_want_it", 
/**
 * The number of other players in the cave.
 */
others: number, } | { "type": "orcs_threaten", 
/**
 * Orcs out, of six.
 */
orcs: number, } | { "type": "worth_more", 
/**
 * The total of the better claim.
 */
total: number, 
/**
 * The total of the claim that was played.
 */
instead: number, } | { "type": "too_early", 
/**
 * The total of that claim.
 */
total: number, 
/**
 * The total from which a claim pays off here.
 */
wanted: number, } | { "type": "nobody_else", 
/**
 * Orcs out, of six.
 */
orcs: number, } | { "type": "pile_grows", 
/**
 * The spot of the pile.
 */
spot: number, 
/**
 * The best total of the pile after the placement.
 */
total: number, } | { "type": "pile_stays", 
/**
 * The spot of the pile.
 */
spot: number, 
/**
 * The best total of the pile after that placement.
 */
total: number, } | { "type": "blind_average", 
/**
 * The spot of the pile.
 */
spot: number, };

/** What a table of this game can be. */
export const INFO = {"slug":"my-treasure","rules_version":1,"seats_min":2,"seats_max":4,"plies_max":2030,"options":[{"name":"first_player","kind":{"type":"choice","values":["random","seat:0","seat:1","seat:2","seat:3"]}},{"name":"vacated_spot","kind":{"type":"choice","values":["closed","reopens"]}},{"name":"claimed_top","kind":{"type":"choice","values":["visible","covered"]}},{"name":"memory","kind":{"type":"choice","values":["classic","open"]}},{"name":"target","kind":{"type":"number","least":4,"most":24,"default":8}}],"rulebook":[{"id":"setup","rules":["MS-001","MS-002","MS-003","MS-004","MS-005","MS-006"]},{"id":"turn","rules":["MS-101","MS-102","MS-103","MS-104","MS-105","MS-106","MS-107","MS-108","MS-109","MS-110","MS-111","MS-112","MS-113","MS-114","MS-115","MS-116"]},{"id":"flight","rules":["MS-201","MS-202","MS-203","MS-204","MS-205","MS-206","MS-207","MS-208"]},{"id":"scoring","rules":["MS-301","MS-302","MS-303","MS-304","MS-305","MS-306","MS-307","MS-308","MS-309","MS-310","MS-311","MS-312","MS-313"]},{"id":"end","rules":["MS-401","MS-402","MS-403","MS-404","MS-405","MS-406","MS-407"]},{"id":"table","rules":["MS-501","MS-502","MS-503","MS-504"]}],"parts":[{"id":"treasures","count":30,"counted":"rulebook","printed":"reconstructed","items":[]},{"id":"orcs","count":6,"counted":"rulebook","printed":"rulebook","items":[]},{"id":"tokens","count":6,"counted":"rulebook","printed":"rulebook","items":[{"word":"kind-ring","count":1,"points":null},{"word":"kind-diamond","count":1,"points":null},{"word":"kind-sword","count":1,"points":null},{"word":"kind-necklace","count":1,"points":null},{"word":"kind-money","count":1,"points":null},{"word":"kind-potion","count":1,"points":null}]}]} as const;

/** How many of each kind a card shows, and how many mice. */
export const FACES: { readonly [card in Treasure]: readonly number[] } = {"T01":[1,0,0,0,0,0,1],"T02":[0,1,0,0,0,0,1],"T03":[0,0,1,0,0,0,1],"T04":[0,0,0,1,0,0,1],"T05":[0,0,0,0,1,0,1],"T06":[0,0,0,0,0,1,1],"T07":[1,0,1,0,0,0,0],"T08":[0,1,0,1,0,0,0],"T09":[0,0,1,0,1,0,0],"T10":[0,0,0,1,0,1,0],"T11":[1,0,0,0,1,0,0],"T12":[0,1,0,0,0,1,0],"T13":[1,1,0,1,0,0,0],"T14":[0,1,1,0,1,0,0],"T15":[0,0,1,1,0,1,0],"T16":[1,0,0,1,1,0,0],"T17":[0,1,0,0,1,1,0],"T18":[1,0,1,0,0,1,0],"T19":[1,2,1,0,0,0,0],"T20":[0,1,2,1,0,0,0],"T21":[0,0,1,2,1,0,0],"T22":[0,0,0,1,2,1,0],"T23":[1,0,0,0,1,2,0],"T24":[2,1,0,0,0,1,0],"T25":[2,0,2,1,0,0,0],"T26":[0,2,0,2,1,0,0],"T27":[0,0,2,0,2,1,0],"T28":[1,0,0,2,0,2,0],"T29":[2,1,0,0,2,0,0],"T30":[0,2,1,0,0,2,0]};
