// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { Outcome, Seat, Viewer } from './engine';

/**
 * Whose turn it is.
 */
export type Acting = { 
/**
 * The table waits for these seats.
 */
must: Array<Seat>, 
/**
 * These can act as well, but nobody waits for them.
 */
may: Array<Seat>, };

/**
 * A guest has arrived.
 */
export type Arrived = { 
/**
 * Who they are.
 */
me: Me, 
/**
 * The secret, for programs that asked for it. Whoever has it is this guest.
 */
token: string | null, };

/**
 * A round of a public beacon.
 */
export type BeaconInfo = { 
/**
 * The published end of its chain, in 64 hexadecimal digits.
 */
anchor: string, 
/**
 * Which round, named when the seats were fixed.
 */
round: number, 
/**
 * Its value, in 64 hexadecimal digits, once it is published.
 */
value: string | null, };

/**
 * What people may say to each other.
 */
export type Chat = "off" | "phrases" | "free";

/**
 * What an option may be.
 */
export type Choices = { "type": "switch", 
/**
 * Unless chosen otherwise.
 */
default: boolean, } | { "type": "choice", 
/**
 * The words.
 */
values: Array<string>, } | { "type": "number", 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, 
/**
 * Unless chosen otherwise.
 */
default: number, } | { "type": "numbers", 
/**
 * The numbers.
 */
values: Array<number>, };

/**
 * How long a seat may think. What a clock counts is the time during which the table visibly waits for a seat.
 */
export type Clock = { "type": "none" } | { "type": "per_move", 
/**
 * 5 to 3,600.
 */
seconds: number, } | { "type": "bank", 
/**
 * 30 to 10,800.
 */
seconds: number, 
/**
 * Added each time the table begins to wait for the seat: 0 to 120.
 */
add_seconds: number, } | { "type": "days", 
/**
 * 1 to 30.
 */
days: number, };

/**
 * The clock of one seat.
 */
export type ClockFace = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What is left, in milliseconds, when the message was made.
 */
left_ms: number, 
/**
 * Whether it runs.
 */
running: boolean, };

/**
 * What went wrong, for programs. New codes may be added; existing ones keep their meaning.
 */
export type Code = "bad_request" | "no_identity" | "bad_origin" | "not_host" | "not_seated" | "barred" | "wrong_password" | "no_spectators" | "other_identity" | "not_found" | "method_not_allowed" | "too_slow" | "seat_taken" | "wrong_state" | "stale" | "not_over" | "too_large" | "bad_media_type" | "bad_options" | "bad_name" | "refused" | "chat_off" | "bad_link" | "too_fast" | "too_many" | "rules_changed" | "stopped" | "try_again";

/**
 * The code of a [`DeviceLink`].
 */
export type ContinueHere = { 
/**
 * What stands behind the `#` of the link.
 */
code: string, 
/**
 * Whether to become that guest even if this device is another one now. Without it the answer is `other_identity`.
 */
replace?: boolean, 
/**
 * Whether to answer with a token instead of a cookie: for programs.
 */
bearer: boolean, };

/**
 * Two things that do not fit together.
 */
export type Contradiction = { 
/**
 * What kind.
 */
kind: Kind, 
/**
 * What was seen before, or follows from it.
 */
before: string, 
/**
 * When that was seen.
 */
before_at: number, 
/**
 * What was seen later.
 */
after: string, 
/**
 * When.
 */
after_at: number, };

/**
 * A device that is signed in as a guest.
 */
export type Device = { 
/**
 * Names it in requests; it opens nothing.
 */
id: string, 
/**
 * What the device calls itself, such as a browser's name; may be empty.
 */
label: string, 
/**
 * Since when, in seconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the day, in seconds since 1970; 0 if not known.
 */
used: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * A link to go on as the same guest on another device. It works once and for a few minutes.
 */
export type DeviceLink = { 
/**
 * What to open there. The code stands behind the `#`, so that it is in no server's log.
 */
url: string, 
/**
 * The code alone.
 */
code: string, 
/**
 * Until when it works, in seconds since 1970.
 */
expires: number, 
/**
 * The link as a QR code, an SVG picture.
 */
qr: string, };

/**
 * Whom a table is open to, beside those who sit there.
 */
export type DoorsInfo = { 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * Whether sitting down takes a password.
 */
password: boolean, };

/**
 * How the seed of a table is drawn in two steps: everybody commits, then everybody reveals (`docs/fairness.md`).
 */
export type DrawInfo = { 
/**
 * The tries that came to nothing because somebody did not reveal, oldest first.
 */
restarts: Array<RestartInfo>, 
/**
 * The seats are fixed, and everybody is to reveal their nonce by then, in seconds since 1970.
 */
reveal_by: number | null, 
/**
 * The public value that is mixed in, once the seats are fixed; none where there is no beacon.
 */
beacon: BeaconInfo | null, };

/**
 * What a guest changes about themselves.
 */
export type EditGuest = { 
/**
 * The new name.
 */
name: string | null, 
/**
 * The new picture.
 */
picture: number | null, };

/**
 * A face; shown for a moment and not kept.
 */
export type Emote = "smile" | "laugh" | "wow" | "think" | "sad" | "clap" | "heart" | "sleep";

/**
 * The body of every answer that is not a success.
 */
export type ErrorBody = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people who write programs, in English.
 */
message: string, 
/**
 * The rule that forbids it.
 */
rule?: string, 
/**
 * The refusal with its kind and its numbers, for words in the player's language.
 */
detail?: unknown, };

/**
 * What everybody had committed to when the seats were fixed.
 */
export type Fixed = { 
/**
 * When this client saw it.
 */
at: number, 
/**
 * The commitments by chair; none for bots.
 */
chairs: Array<string | null>, 
/**
 * The anchor and the round of the beacon that was named.
 */
beacon: [string, number] | null, };

/**
 * What one viewer sees, and may do.
 *
 * `J` is how views, moves and events are held. Clients that look into them take the default, [`Value`]; those that only
 * pass them on read a [`FrameRef`] and copy nothing; the server writes frames whose parts, and whose list of moves `L`, are
 * JSON already.
 */
export type Frame = { 
/**
 * Counts what this viewer was sent, and goes up within a connection. It does not count the table's moves: that
 * would tell how many of them were hidden.
 */
number: number, 
/**
 * All that this viewer may know.
 */
view: unknown, 
/**
 * What this viewer may do, as JSON moves.
 */
legal: unknown[], 
/**
 * What happened since the frame before; with `resumed`, what the table's log keeps of the last while.
 */
events: unknown[], 
/**
 * Whether frames may be missing before this one: nothing is to be animated.
 */
resumed: boolean, 
/**
 * Whose turn it is.
 */
turn: Acting, 
/**
 * The clocks, by seat; empty where nobody counts.
 */
clocks: Array<ClockFace>, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * The id of the last move of this seat that was made and is safely stored.
 */
ack: number | null, };

/**
 * Everything a client may send.
 */
export type FromClient = { "type": "play", 
/**
 * The number of the view it was made for.
 */
seen: number, 
/**
 * The move as JSON, or its notation as a text.
 */
move: unknown, 
/**
 * Comes back in the answer.
 */
id?: number, } | { "type": "arbiter", 
/**
 * What it says.
 */
message: unknown, } | { "type": "say", 
/**
 * At most 300 characters.
 */
text: string, } | { "type": "phrase", 
/**
 * Which.
 */
phrase: Phrase, } | { "type": "emote", 
/**
 * Which.
 */
emote: Emote, } | { "type": "back" } | { "type": "resume" } | { "type": "ping", 
/**
 * Comes back.
 */
id: number, };

/**
 * Everything the server may send.
 */
export type FromServer = { "type": "welcome" } & Welcome | { "type": "view" } & Frame | { "type": "table", 
/**
 * The table as it is now.
 */
table: TableInfo, } | { "type": "presence" } & Presence | { "type": "said" } & Said | { "type": "emote", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
emote: Emote, } | { "type": "arbiter", 
/**
 * What it says.
 */
message: unknown, } | { "type": "stale", 
/**
 * The id of the move.
 */
id: number | null, 
/**
 * The number of the view that counts now.
 */
number: number, } | { "type": "refused", 
/**
 * The id of the move.
 */
id: number | null, 
/**
 * Why.
 */
error: ErrorBody, } | { "type": "error", 
/**
 * Why.
 */
error: ErrorBody, } | { "type": "pong", 
/**
 * The id of the ping.
 */
id: number, };

/**
 * A game that can be played here.
 */
export type GameCard = { 
/**
 * Its name in addresses.
 */
slug: string, 
/**
 * Which version of its rules.
 */
rules: number, 
/**
 * Fewest seats.
 */
seats_min: number, 
/**
 * Most seats.
 */
seats_max: number, 
/**
 * Levels of its bots, weakest first.
 */
levels: Array<string>, 
/**
 * What a host may choose.
 */
options: Array<OptionCard>, 
/**
 * The names of the decks this server offers beside the standard one, for the option `deck`.
 */
decks?: Array<string>, };

/**
 * The public name of a guest. Not the secret that proves who they are.
 */
export type IdentityId = string;

/**
 * What does not fit.
 */
export type Kind = "scheme" | "commitment" | "own" | "chairs" | "restart" | "beacon" | "seats" | "view" | "transcript";

/**
 * Oneself.
 */
export type Me = { 
/**
 * The public name of this guest.
 */
id: IdentityId, 
/**
 * What they are called.
 */
name: string, 
/**
 * Which of the drawn pictures.
 */
picture: number, };

/**
 * Somebody who did not reveal.
 */
export type MissingInfo = { 
/**
 * Their chair, from 0.
 */
chair: number, 
/**
 * What they are called.
 */
name: string, };

/**
 * A guest arrives.
 */
export type NewGuest = { 
/**
 * What they are called: 1 to 24 characters.
 */
name: string, 
/**
 * Which of the drawn pictures.
 */
picture: number, 
/**
 * Whether to answer with a token for an `authorization` header instead of a cookie: for programs.
 */
bearer: boolean, };

/**
 * Somebody reports somebody at a table to the operator.
 */
export type NewReport = { 
/**
 * About whom.
 */
about: IdentityId, 
/**
 * What happened, in up to 500 characters. The last lines of chat are kept with it.
 */
words: string, };

/**
 * What a host puts in a seat.
 */
export type NewSeat = { "type": "open" } | { "type": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * How a table is to be opened.
 */
export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * Options; missing ones take their default.
 */
options?: unknown, 
/**
 * The seats in order: open, or a bot.
 */
seats: Array<NewSeat>, 
/**
 * How long a seat may think.
 */
clock?: Clock, 
/**
 * What people may say.
 */
chat?: Chat, 
/**
 * Whether it stands in the public list.
 */
listed?: boolean, };

/**
 * Who has a seat.
 */
export type Occupant = { "type": "open" } | { "type": "person", 
/**
 * Who.
 */
id: IdentityId, 
/**
 * What they are called.
 */
name: string, 
/**
 * Which of the drawn pictures.
 */
picture: number, } | { "type": "bot", 
/**
 * Its level, such as `medium`.
 */
level: string, };

/**
 * One option of a game.
 */
export type OptionCard = { 
/**
 * Its field.
 */
name: string, 
/**
 * What it may be.
 */
kind: Choices, };

/**
 * A ready-made phrase; each client says it in its own language.
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "thanks" | "oops" | "one_moment" | "your_turn" | "good_game" | "again" | "bye";

/**
 * A move over HTTP.
 */
export type PlayMove = { 
/**
 * The mark of the view it was made for.
 */
mark: string, 
/**
 * The move as JSON, or its notation as a text.
 */
move: unknown, };

/**
 * Who is connected.
 */
export type Presence = { 
/**
 * These seats.
 */
online: Array<Seat>, 
/**
 * So many others look on.
 */
watchers: number, };

/**
 * The next game with the same people.
 */
export type Rematch = { 
/**
 * The new table. Everybody sits down again, with a new nonce.
 */
table: TableId, };

/**
 * Some steps of a finished game.
 */
export type Replay = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * How many moves the whole game has.
 */
moves: number, 
/**
 * The first step here: 0 is the deal, step *n* follows move *n*.
 */
from: number, 
/**
 * The steps.
 */
steps: Array<ReplayStep>, };

/**
 * One step of a finished game, as one viewer saw it.
 */
export type ReplayStep = { 
/**
 * Who moved; none for the deal.
 */
seat: Seat | null, 
/**
 * The move in notation.
 */
move: string | null, 
/**
 * When, in milliseconds since the start.
 */
at_ms: number, 
/**
 * The view afterwards.
 */
view: unknown, 
/**
 * What happened, as that viewer was told.
 */
events: unknown[], 
/**
 * Whose turn it is afterwards.
 */
turn: Acting, };

/**
 * A try to draw the seed that came to nothing.
 */
export type RestartInfo = { 
/**
 * The server's commitment in that try, in 64 hexadecimal digits.
 */
commitment: string, 
/**
 * Who did not reveal.
 */
missing: Array<MissingInfo>, };

/**
 * One rule in words.
 */
export type RuleText = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it says.
 */
text: string, };

/**
 * The rules of a game in one language.
 */
export type Rulebook = { 
/**
 * Which game.
 */
game: string, 
/**
 * In which language.
 */
lang: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * What it is about, in a sentence.
 */
summary: string, 
/**
 * Its rules.
 */
sections: Array<RulebookSection>, };

/**
 * A part of a [`Rulebook`].
 */
export type RulebookSection = { 
/**
 * Its name in message ids.
 */
id: string, 
/**
 * Its heading.
 */
title: string, 
/**
 * Its rules in order.
 */
rules: Array<RuleText>, };

/**
 * Something that was said.
 */
export type Said = { 
/**
 * By whom.
 */
by: IdentityId, 
/**
 * What they were called.
 */
name: string, 
/**
 * Where they sat; none for spectators.
 */
seat: Seat | null, 
/**
 * What.
 */
what: Speech, 
/**
 * When, in seconds since 1970.
 */
at: number, };

/**
 * A seat as everybody sees it.
 */
export type SeatInfo = { 
/**
 * Who sits there.
 */
occupant: Occupant, 
/**
 * Whether a bot plays for a person who is away.
 */
away: boolean, 
/**
 * What that person has committed to: the hash of their nonce, in 64 hexadecimal digits.
 */
commitment: string | null, 
/**
 * Whether that person has revealed their nonce.
 */
revealed: boolean, 
/**
 * What that person added to the seed, in 64 hexadecimal digits; known from the start of the game on.
 */
nonce: string | null, 
/**
 * The chair this seat was before the seats were drawn, from 0; known from the start of the game on.
 */
chair: number | null, };

/**
 * A person has sat down.
 */
export type Seated = { 
/**
 * Where.
 */
seat: Seat, 
/**
 * The table as it is now.
 */
table: TableInfo, };

/**
 * What one viewer sees now.
 */
export type Seen = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * A mark of what is seen; goes into [`PlayMove`].
 */
mark: string, 
/**
 * All that this viewer may know.
 */
view: unknown, 
/**
 * What this viewer may do, as JSON moves.
 */
legal: unknown[], 
/**
 * What happened lately, as the table's log keeps it.
 */
log: unknown[], 
/**
 * Whose turn it is.
 */
turn: Acting, 
/**
 * The clocks; none where nobody counts.
 */
clocks: Array<ClockFace>, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * The host says whom a table is open to.
 */
export type SetDoors = { 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * What sitting down takes; nothing if not said. 4 to 64 characters.
 */
password?: string, };

/**
 * A person sits down.
 */
export type Sit = { 
/**
 * Where; the first open seat if not said.
 */
seat?: Seat, 
/**
 * The hash of 32 random bytes of your own, in 64 hexadecimal digits. You keep the bytes and reveal them when the
 * seats are fixed.
 */
commitment?: string, 
/**
 * At a table of scheme 1 instead: the bytes themselves, in 64 hexadecimal digits.
 */
nonce?: string, 
/**
 * What sitting down takes, where the host has set a password.
 */
password?: string, };

/**
 * What can be said.
 */
export type Speech = { "type": "text", 
/**
 * The line.
 */
text: string, } | { "type": "phrase", 
/**
 * Which.
 */
phrase: Phrase, };

/**
 * The name of a table. It stands in links, so that nobody finds an unlisted table by guessing; it opens no seat.
 */
export type TableId = string;

/**
 * A table as everybody sees it. It says nothing about how many moves were made or when: that would count hidden ones.
 */
export type TableInfo = { 
/**
 * Its name.
 */
id: TableId, 
/**
 * Which game.
 */
game: string, 
/**
 * Which version of its rules.
 */
rules: number, 
/**
 * Its options, all of them.
 */
options: unknown, 
/**
 * Where it stands.
 */
state: TableState, 
/**
 * Who opened it and may start it.
 */
host: IdentityId, 
/**
 * Its seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * How long a seat may think.
 */
clock: Clock, 
/**
 * What people may say.
 */
chat: Chat, 
/**
 * Whether it stands in the public list.
 */
listed: boolean, 
/**
 * The server's commitment to its secret in 64 hexadecimal digits, published before anybody sat down.
 */
commitment: string, 
/**
 * The secret, once the game is over.
 */
secret: string | null, 
/**
 * How the seed is drawn in two steps; none at a table whose nonces were taken in one (scheme 1).
 */
draw: DrawInfo | null, 
/**
 * When it was opened, in seconds since 1970.
 */
created: number, 
/**
 * When the game began.
 */
started: number | null, 
/**
 * When the game was over.
 */
ended: number | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * The table of the next game with the same people.
 */
next: TableId | null, };

/**
 * Tables, newest first.
 */
export type TableList = { 
/**
 * The tables.
 */
tables: Array<TableInfo>, 
/**
 * Where the next page begins (for `before`); none on the last page.
 */
next: string | null, };

/**
 * Where a table stands.
 */
export type TableState = "open" | "playing" | "over" | "closed";

/**
 * What was seen of one try to draw the seed. Times are in seconds since 1970, bytes in 64 hexadecimal digits.
 */
export type Try = { 
/**
 * 2, or 1 at a table whose nonces are taken in one step.
 */
scheme: number, 
/**
 * How often the table had been started over.
 */
restarts: number, 
/**
 * What the server had published when this client first looked.
 */
commitment: string, 
/**
 * When that was.
 */
seen: number, 
/**
 * This client's own nonce.
 */
nonce: string | null, 
/**
 * When the server took the commitment to it.
 */
committed: number | null, 
/**
 * What everybody had committed to when the seats were fixed, by chair.
 */
fixed: Fixed | null, 
/**
 * When the server took the nonce.
 */
revealed: number | null, };

/**
 * Two guests: the one this device is, and the one a link leads to. Comes as the detail of `other_identity`.
 */
export type TwoGuests = { 
/**
 * Who this device is now.
 */
now: Me, 
/**
 * Who it would be.
 */
then: Me, };

/**
 * The first message of a connection.
 */
export type Welcome = { 
/**
 * Who the server thinks you are; none without an identity.
 */
me: IdentityId | null, 
/**
 * Where you sit; none for spectators.
 */
seat: Seat | null, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Who is connected.
 */
presence: Presence, 
/**
 * What was said lately, oldest first.
 */
said: Array<Said>, 
/**
 * The view; none before the game begins.
 */
frame: Frame | null, };

/**
 * What one client saw of one table.
 */
export type Witness = { 
/**
 * The table.
 */
table: TableId, 
/**
 * Who the client is there.
 */
me: IdentityId | null, 
/**
 * One for each time the seed was to be drawn, oldest first.
 */
tries: Array<Try>, 
/**
 * A mark of every view seen, in order, without repetitions.
 */
views: Array<string>, 
/**
 * What does not fit together.
 */
contradictions: Array<Contradiction>, 
/**
 * The transcript as the server gave it after the end.
 */
transcript: string | null, };

/**
 * What the server sends in place of [`FromServer::View`] where that is shorter: how the view before it has changed.
 * [`Follower`](crate::follow::Follower) makes the whole view out of it.
 */
export type change = { "type": "change", 
/**
 * As in [`Frame`].
 */
number: number, 
/**
 * How `view`, `legal`, `turn`, `clocks` and `outcome` have changed since the last frame of this connection; see
 * [`difference`](crate::difference). `legal` holds places in the list of known moves: at first the legal moves of the
 * last whole view.
 */
patch: unknown, 
/**
 * Moves that are added to the list of known moves; left out where there are none.
 */
moves?: unknown[], 
/**
 * What happened since the frame before; left out where it is nothing.
 */
events?: unknown[], 
/**
 * As in [`Frame`]; left out where it is the same as before.
 */
ack?: number, 
/**
 * Now and then: the check of the view's text as it has to be now ([`check`](crate::follow::check)).
 */
check?: number, };
