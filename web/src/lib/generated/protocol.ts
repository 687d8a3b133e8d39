// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { Outcome, Seat, Viewer } from './engine';

/**
 * Who may watch a table and sit down at it.
 */
export type AccessInfo = { 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * Whether sitting down requires a password.
 */
password: boolean, };

/**
 * Whose turn it is.
 */
export type Acting = { 
/**
 * The seats the table waits for.
 */
must: Array<Seat>, 
/**
 * The seats that can act as well, although nobody waits for them.
 */
may: Array<Seat>, };

/**
 * A round of a public beacon.
 */
export type BeaconInfo = { 
/**
 * The published end of the beacon's hash chain, as 64 hexadecimal digits.
 */
anchor: string, 
/**
 * The round to use, chosen when the seats were fixed.
 */
round: number, 
/**
 * The value of the round, as 64 hexadecimal digits, once it is published.
 */
value: string | null, };

/**
 * What the server sends instead of [`FromServer::View`] when that is shorter: how the view differs from the previous
 * one. Its `type` is `change`. [`Follower`](crate::follow::Follower) turns it back into a whole view.
 */
export type Change = { 
/**
 * As in [`Frame`].
 */
number: number, 
/**
 * How `view`, `legal`, `turn`, `clocks` and `outcome` have changed since the last frame of this connection; see
 * [`difference`](crate::difference). `legal` consists of indices into the list of known moves, which starts as the
 * legal moves of the last whole view.
 */
patch: unknown, 
/**
 * Moves to append to the list of known moves; omitted if there are none.
 */
moves?: unknown[], 
/**
 * What happened since the previous frame; omitted if nothing did.
 */
events?: unknown[], 
/**
 * As in [`Frame`]; omitted if unchanged.
 */
ack?: number, 
/**
 * The check of the view after this change ([`check`](crate::follow::check)). Sent only now and then.
 */
check?: number, };

/**
 * What people may say to each other.
 */
export type Chat = "off" | "phrases" | "free";

/**
 * The values an option accepts.
 */
export type Choices = { "type": "switch", 
/**
 * Value if the host does not choose.
 */
default: boolean, } | { "type": "choice", 
/**
 * The accepted words.
 */
values: Array<string>, } | { "type": "number", 
/**
 * Smallest accepted value.
 */
least: number, 
/**
 * Largest accepted value.
 */
most: number, 
/**
 * Value if the host does not choose.
 */
default: number, } | { "type": "numbers", 
/**
 * The accepted numbers.
 */
values: Array<number>, };

/**
 * How long a seat may think. A clock runs while the table visibly waits for the seat.
 */
export type Clock = { "type": "none" } | { "type": "per_move", 
/**
 * Seconds per step, 5 to 3,600.
 */
seconds: number, } | { "type": "bank", 
/**
 * Seconds at the start, 30 to 10,800.
 */
seconds: number, 
/**
 * Seconds added each time the table starts to wait for the seat, 0 to 120.
 */
add_seconds: number, } | { "type": "days", 
/**
 * Days per step, 1 to 30.
 */
days: number, };

/**
 * The clock of one seat.
 */
export type ClockReading = { 
/**
 * The seat whose clock it is.
 */
seat: Seat, 
/**
 * Milliseconds left when the message was made.
 */
left_ms: number, 
/**
 * Whether the clock is running.
 */
running: boolean, };

/**
 * What went wrong, for programs. New codes may be added; existing ones keep their meaning.
 */
export type Code = "bad_request" | "no_identity" | "bad_origin" | "not_host" | "not_seated" | "barred" | "wrong_password" | "no_spectators" | "other_identity" | "not_found" | "method_not_allowed" | "too_slow" | "seat_taken" | "wrong_state" | "stale" | "not_over" | "too_large" | "bad_media_type" | "bad_options" | "bad_name" | "refused" | "chat_off" | "bad_link" | "too_fast" | "too_many" | "rules_changed" | "stopped" | "try_again";

/**
 * Signs this device in with the code of a [`DeviceLink`].
 */
export type ContinueHere = { 
/**
 * The part of the link after the `#`.
 */
code: string, 
/**
 * Whether to switch to that guest even if this device is already signed in as another. Otherwise the response is
 * the error `other_identity`.
 */
replace?: boolean, 
/**
 * Whether to return a token instead of setting a cookie. For programs.
 */
bearer: boolean, };

/**
 * Two statements of the server that contradict each other.
 */
export type Contradiction = { 
/**
 * What the contradiction is about.
 */
kind: Kind, 
/**
 * What was seen earlier, or what follows from it.
 */
before: string, 
/**
 * When the earlier statement was seen.
 */
before_at: number, 
/**
 * What was seen later.
 */
after: string, 
/**
 * When the later statement was seen.
 */
after_at: number, };

/**
 * A device that is signed in as a guest.
 */
export type Device = { 
/**
 * Identifies the device in requests. It is not a secret.
 */
id: string, 
/**
 * What the device calls itself, such as the browser's name. May be empty.
 */
label: string, 
/**
 * When it was signed in, in seconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the day, in seconds since 1970; 0 if unknown.
 */
used: number, 
/**
 * Whether it is the device that sent this request.
 */
current: boolean, };

/**
 * A link for signing in as the same guest on another device. It works once and expires after a few minutes.
 */
export type DeviceLink = { 
/**
 * URL to open on the other device. The code follows the `#`, which keeps it out of server logs.
 */
url: string, 
/**
 * The code by itself.
 */
code: string, 
/**
 * When the link expires, in seconds since 1970.
 */
expires: number, 
/**
 * The link as a QR code, an SVG image.
 */
qr: string, };

/**
 * How a table's seed is drawn in two steps: everybody commits, then everybody reveals (`docs/fairness.md`).
 */
export type DrawInfo = { 
/**
 * Failed attempts to draw the seed, because somebody did not reveal, oldest first.
 */
restarts: Array<RestartInfo>, 
/**
 * The deadline for revealing, in seconds since 1970; set once the seats are fixed.
 */
reveal_by: number | null, 
/**
 * The public random value that is mixed in, set once the seats are fixed; null without a beacon.
 */
beacon: BeaconInfo | null, };

/**
 * Changes to a guest's profile. Omitted fields stay as they are.
 */
export type EditGuest = { 
/**
 * New display name.
 */
name: string | null, 
/**
 * Index of the new avatar.
 */
picture: number | null, };

/**
 * A face shown for a moment and not stored.
 */
export type Emote = "smile" | "laugh" | "wow" | "think" | "sad" | "clap" | "heart" | "sleep";

/**
 * The body of every error response.
 */
export type ErrorBody = { 
/**
 * What went wrong, for programs.
 */
code: Code, 
/**
 * What went wrong, in English, for developers.
 */
message: string, 
/**
 * The id of the rule that forbids it.
 */
rule?: string, 
/**
 * The refusal with its type and numbers, for a message in the player's language.
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
 * The commitments by chair; null for bots.
 */
chairs: Array<string | null>, 
/**
 * The anchor and round of the beacon that was announced.
 */
beacon: [string, number] | null, };

/**
 * What one viewer sees and may do.
 *
 * `J` is the type of views, moves and events. Clients that look inside them use the default, [`Value`]; those that
 * only pass them on read a [`FrameRef`] and copy nothing; the server writes frames whose parts, and whose list of
 * moves `L`, are already JSON.
 */
export type Frame = { 
/**
 * Counts the frames this viewer was sent; increases within a connection. It is not the number of moves, which
 * would reveal how many were hidden.
 */
number: number, 
/**
 * Everything this viewer may know.
 */
view: unknown, 
/**
 * The moves this viewer may make, as JSON.
 */
legal: unknown[], 
/**
 * What happened since the previous frame; if `resumed`, recent events from the table's log.
 */
events: unknown[], 
/**
 * Whether frames may be missing before this one. If so, do not animate the events.
 */
resumed: boolean, 
/**
 * Whose turn it is.
 */
turn: Acting, 
/**
 * The clocks by seat; empty at a table without a clock.
 */
clocks: Array<ClockReading>, 
/**
 * The outcome, once the game is over.
 */
outcome: Outcome | null, 
/**
 * The `id` of this seat's last move that was made and is durable.
 */
ack: number | null, };

/**
 * Everything a client may send.
 */
export type FromClient = { "type": "play", 
/**
 * The number of the view the move was made for.
 */
seen: number, 
/**
 * The move as JSON, or its notation as a string.
 */
move: unknown, 
/**
 * Returned in the answer to this move.
 */
id?: number, } | { "type": "arbiter", 
/**
 * The message, as the game's arbiter defines it.
 */
message: unknown, } | { "type": "say", 
/**
 * The line, at most 300 characters.
 */
text: string, } | { "type": "phrase", 
/**
 * The phrase to say.
 */
phrase: Phrase, } | { "type": "emote", 
/**
 * The face to show.
 */
emote: Emote, } | { "type": "back" } | { "type": "resume" } | { "type": "reveal", 
/**
 * The 32 bytes you committed to, as 64 hexadecimal digits.
 */
nonce: string, } | { "type": "rematch", 
/**
 * Hash of your nonce for the next game, as 64 hexadecimal digits.
 */
commitment: string, } | { "type": "ping", 
/**
 * Returned in the pong.
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
 * The seat that shows it.
 */
seat: Seat, 
/**
 * The face to show for a moment.
 */
emote: Emote, } | { "type": "arbiter", 
/**
 * The message, as the game's arbiter defines it.
 */
message: unknown, } | { "type": "stale", 
/**
 * The `id` of the move.
 */
id: number | null, 
/**
 * The number of the current view.
 */
number: number, } | { "type": "refused", 
/**
 * The `id` of the move, if it was one.
 */
id: number | null, 
/**
 * What forbids it.
 */
error: ErrorBody, } | { "type": "error", 
/**
 * What went wrong.
 */
error: ErrorBody, } | { "type": "pong", 
/**
 * The `id` of the ping.
 */
id: number, };

/**
 * A game this server offers.
 */
export type GameCard = { 
/**
 * Name of the game in URLs.
 */
slug: string, 
/**
 * Version of the rules.
 */
rules: number, 
/**
 * Minimum number of seats.
 */
seats_min: number, 
/**
 * Maximum number of seats.
 */
seats_max: number, 
/**
 * Bot levels, weakest first.
 */
levels: Array<string>, 
/**
 * Options the host may choose.
 */
options: Array<OptionCard>, 
/**
 * Names of the decks this server offers besides the standard one, for the option `deck`.
 */
decks?: Array<string>, };

/**
 * The guest this device is signed in as, and the one a link belongs to. The `detail` of the error `other_identity`.
 */
export type IdentityConflict = { 
/**
 * The guest this device is signed in as.
 */
now: Me, 
/**
 * The guest it would become.
 */
then: Me, };

/**
 * The public id of a guest, not the secret that proves who they are.
 */
export type IdentityId = string;

/**
 * What a contradiction is about.
 */
export type Kind = "scheme" | "commitment" | "own" | "chairs" | "restart" | "beacon" | "seats" | "view" | "transcript";

/**
 * A guest's own profile.
 */
export type Me = { 
/**
 * The public id of the guest.
 */
id: IdentityId, 
/**
 * Display name.
 */
name: string, 
/**
 * Index of the avatar, 0 to 31. The clients draw it.
 */
picture: number, };

/**
 * A person who did not reveal.
 */
export type MissingInfo = { 
/**
 * The person's chair, from 0.
 */
chair: number, 
/**
 * Display name.
 */
name: string, };

/**
 * Request to create a guest.
 */
export type NewGuest = { 
/**
 * Display name, 1 to 24 characters.
 */
name: string, 
/**
 * Index of the avatar, 0 to 31. The clients draw it.
 */
picture: number, 
/**
 * Whether to return a token for the `authorization` header instead of setting a cookie. For programs.
 */
bearer: boolean, };

/**
 * A report to the operator about somebody at a table.
 */
export type NewReport = { 
/**
 * The guest the report is about.
 */
about: IdentityId, 
/**
 * What happened, up to 500 characters. The last lines of chat are stored with it.
 */
words: string, };

/**
 * What the host puts in a seat.
 */
export type NewSeat = { "type": "open" } | { "type": "bot", 
/**
 * One of the game's bot levels.
 */
level: string, };

/**
 * Request to open a table.
 */
export type NewTable = { 
/**
 * Slug of the game.
 */
game: string, 
/**
 * Options of the game. Omitted ones take their defaults.
 */
options?: unknown, 
/**
 * The seats in order, each open or a bot.
 */
seats: Array<NewSeat>, 
/**
 * How long a seat may think.
 */
clock?: Clock, 
/**
 * What people may say to each other.
 */
chat?: Chat, 
/**
 * Whether the table appears in the public list.
 */
listed?: boolean, };

/**
 * Who occupies a seat.
 */
export type Occupant = { "type": "open" } | { "type": "person", 
/**
 * The public id of the person.
 */
id: IdentityId, 
/**
 * Display name.
 */
name: string, 
/**
 * Index of the avatar, 0 to 31. The clients draw it.
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
 * Name of the field in the options object.
 */
name: string, 
/**
 * The values it accepts.
 */
kind: Choices, };

/**
 * A ready-made phrase, which each client shows in its own language.
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "thanks" | "oops" | "one_moment" | "your_turn" | "good_game" | "again" | "bye";

/**
 * Request to make a move.
 */
export type PlayMove = { 
/**
 * The `mark` of the view the move was made for.
 */
mark: string, 
/**
 * The move as JSON, or its notation as a string.
 */
move: unknown, };

/**
 * Who is connected.
 */
export type Presence = { 
/**
 * The seats that are connected.
 */
online: Array<Seat>, 
/**
 * The number of spectators that are connected.
 */
watchers: number, };

/**
 * The next game for the same people.
 */
export type Rematch = { 
/**
 * The new table. Everybody sits down again with a new nonce.
 */
table: TableId, };

/**
 * A range of steps of a finished game.
 */
export type Replay = { 
/**
 * The table the game was played at.
 */
table: TableInfo, 
/**
 * Number of moves in the whole game.
 */
moves: number, 
/**
 * Number of the first step in `steps`: 0 is the deal, step *n* follows move *n*.
 */
from: number, 
/**
 * The steps in order.
 */
steps: Array<ReplayStep>, };

/**
 * One step of a finished game, as one viewer saw it.
 */
export type ReplayStep = { 
/**
 * The seat that moved; null for the deal.
 */
seat: Seat | null, 
/**
 * The move in notation; null for the deal.
 */
move: string | null, 
/**
 * When the move was made, in milliseconds since the start.
 */
at_ms: number, 
/**
 * What the viewer saw after this step.
 */
view: unknown, 
/**
 * What happened in this step, as the viewer saw it.
 */
events: unknown[], 
/**
 * Whose turn it was after this step.
 */
turn: Acting, };

/**
 * A failed attempt to draw the seed.
 */
export type RestartInfo = { 
/**
 * The server's commitment in that attempt, as 64 hexadecimal digits.
 */
commitment: string, 
/**
 * The people who did not reveal.
 */
missing: Array<MissingInfo>, };

/**
 * One rule as text.
 */
export type RuleText = { 
/**
 * The rule id, such as `MS-104`.
 */
id: string, 
/**
 * The rule in words.
 */
text: string, };

/**
 * The rules of a game in one language.
 */
export type Rulebook = { 
/**
 * Slug of the game.
 */
game: string, 
/**
 * Language of the texts.
 */
lang: string, 
/**
 * Title of the game.
 */
title: string, 
/**
 * What the game is about, in one sentence.
 */
summary: string, 
/**
 * The rules, section by section.
 */
sections: Array<RulebookSection>, };

/**
 * A section of a [`Rulebook`].
 */
export type RulebookSection = { 
/**
 * Name of the section in message ids.
 */
id: string, 
/**
 * Heading of the section.
 */
title: string, 
/**
 * The rules of the section, in order.
 */
rules: Array<RuleText>, };

/**
 * A line of chat or a ready-made phrase that somebody said.
 */
export type Said = { 
/**
 * The guest who said it.
 */
by: IdentityId, 
/**
 * Their display name when they said it.
 */
name: string, 
/**
 * Their seat, or null for a spectator.
 */
seat: Seat | null, 
/**
 * The text or phrase.
 */
what: Speech, 
/**
 * When it was said, in seconds since 1970.
 */
at: number, };

/**
 * A seat as everybody sees it.
 */
export type SeatInfo = { 
/**
 * Who occupies the seat.
 */
occupant: Occupant, 
/**
 * Whether a bot is playing for a person who is away.
 */
away: boolean, 
/**
 * The person's commitment, the hash of their nonce, as 64 hexadecimal digits.
 */
commitment: string | null, 
/**
 * Whether the person has revealed their nonce.
 */
revealed: boolean, 
/**
 * The person's nonce, which is part of the seed, as 64 hexadecimal digits; public once the game has begun.
 */
nonce: string | null, 
/**
 * The chair this seat was before the seats were drawn, from 0; public once the game has begun.
 */
chair: number | null, };

/**
 * Response to sitting down.
 */
export type Seated = { 
/**
 * The seat you have taken.
 */
seat: Seat, 
/**
 * The table with you seated.
 */
table: TableInfo, };

/**
 * What one viewer sees now.
 */
export type Seen = { 
/**
 * The viewer: a seat or a spectator.
 */
viewer: Viewer, 
/**
 * Identifies this view; send it back in [`PlayMove`].
 */
mark: string, 
/**
 * Everything this viewer may know.
 */
view: unknown, 
/**
 * The moves this viewer may make, as JSON.
 */
legal: unknown[], 
/**
 * Recent events from the table's log.
 */
log: unknown[], 
/**
 * Whose turn it is.
 */
turn: Acting, 
/**
 * The clocks by seat; empty at a table without a clock.
 */
clocks: Array<ClockReading>, 
/**
 * The outcome, once the game is over.
 */
outcome: Outcome | null, };

/**
 * The host's request to change who may watch and sit down.
 */
export type SetAccess = { 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * Password for sitting down, 4 to 64 characters; if omitted, none is needed.
 */
password?: string, };

/**
 * A newly created guest.
 */
export type SignedIn = { 
/**
 * The guest as everybody sees them.
 */
me: Me, 
/**
 * The secret that proves who the guest is, if `bearer` was set. Anyone who has it can act as this guest.
 */
token: string | null, };

/**
 * Request to sit down.
 */
export type Sit = { 
/**
 * The seat to take; if omitted, the first open one.
 */
seat?: Seat, 
/**
 * Hash of your nonce (32 random bytes), as 64 hexadecimal digits. Reveal the nonce once the seats are fixed.
 */
commitment?: string, 
/**
 * At a scheme 1 table, the nonce itself instead, as 64 hexadecimal digits.
 */
nonce?: string, 
/**
 * The table's password, if the host has set one.
 */
password?: string, };

/**
 * What can be said.
 */
export type Speech = { "type": "text", 
/**
 * The text of the line.
 */
text: string, } | { "type": "phrase", 
/**
 * The phrase that was said.
 */
phrase: Phrase, };

/**
 * The id of a table. It is part of the table's link and hard to guess, so an unlisted table cannot be found by
 * trying. Knowing it does not give access to a seat.
 */
export type TableId = string;

/**
 * A table as everybody sees it. It does not say how many moves were made or when, which would reveal hidden ones.
 */
export type TableInfo = { 
/**
 * The id of the table.
 */
id: TableId, 
/**
 * Slug of the game.
 */
game: string, 
/**
 * Version of the rules.
 */
rules: number, 
/**
 * All options, including defaults.
 */
options: unknown, 
/**
 * Whether it is open, in progress, over or closed.
 */
state: TableState, 
/**
 * The person who opened the table and may start it.
 */
host: IdentityId, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * How long a seat may think.
 */
clock: Clock, 
/**
 * What people may say to each other.
 */
chat: Chat, 
/**
 * Whether the table appears in the public list.
 */
listed: boolean, 
/**
 * The server's commitment to its secret, as 64 hexadecimal digits; published before anybody sits down.
 */
commitment: string, 
/**
 * The server's secret, once the game is over.
 */
secret: string | null, 
/**
 * How the seed is drawn in two steps; null under scheme 1, where nonces are sent in one step.
 */
draw: DrawInfo | null, 
/**
 * When the table was opened, in seconds since 1970.
 */
created: number, 
/**
 * When the game began, in seconds since 1970.
 */
started: number | null, 
/**
 * When the game ended, in seconds since 1970.
 */
ended: number | null, 
/**
 * The outcome, once the game is over.
 */
outcome: Outcome | null, 
/**
 * The table of the rematch, if there is one.
 */
next: TableId | null, 
/**
 * Whether a client may offer hints: the game is in progress, and everybody but one person is a bot. Left out if not.
 */
hints?: boolean, };

/**
 * A page of tables, newest first.
 */
export type TableList = { 
/**
 * The tables on this page.
 */
tables: Array<TableInfo>, 
/**
 * Value of `before` for the next page; null on the last page.
 */
next: string | null, };

/**
 * The state of a table.
 */
export type TableState = "open" | "playing" | "over" | "closed";

/**
 * What was seen of one attempt to draw the seed. Times are in seconds since 1970, bytes are 64 hexadecimal digits.
 */
export type Try = { 
/**
 * The scheme: 2, or 1 at a table where nonces are sent in one step.
 */
scheme: number, 
/**
 * The number of restarts before this attempt.
 */
restarts: number, 
/**
 * The server's commitment when this client first saw it.
 */
commitment: string, 
/**
 * When the commitment was first seen.
 */
seen: number, 
/**
 * This client's own nonce.
 */
nonce: string | null, 
/**
 * When the server accepted the commitment to that nonce.
 */
committed: number | null, 
/**
 * What everybody had committed to when the seats were fixed.
 */
fixed: Fixed | null, 
/**
 * When the server accepted the nonce.
 */
revealed: number | null, };

/**
 * The first message of a connection, and again whenever frames may be missing.
 */
export type Welcome = { 
/**
 * Your public id, or null without an identity.
 */
me: IdentityId | null, 
/**
 * Your seat, or null for spectators.
 */
seat: Seat | null, 
/**
 * The table as everybody sees it.
 */
table: TableInfo, 
/**
 * Who is connected.
 */
presence: Presence, 
/**
 * Recent lines of chat, oldest first.
 */
said: Array<Said>, 
/**
 * The current frame, or null before the game begins.
 */
frame: Frame | null, };

/**
 * What one client saw of one table.
 */
export type Witness = { 
/**
 * The table it is about.
 */
table: TableId, 
/**
 * The client's own public id at the table.
 */
me: IdentityId | null, 
/**
 * One entry per attempt to draw the seed, oldest first.
 */
tries: Array<Try>, 
/**
 * A mark of every view seen, in order, without consecutive duplicates.
 */
views: Array<string>, 
/**
 * Every contradiction found so far.
 */
contradictions: Array<Contradiction>, 
/**
 * The transcript the server sent after the end.
 */
transcript: string | null, };
