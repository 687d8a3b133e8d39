/**
 * Turns the JSON of an event or refusal into the arguments of its message, by the same convention as the terminal (crates/text): a seat
 * becomes a player's name, a string also gets its name in the game's words (`card` gives `card_name`; a card of a custom deck is what it
 * shows), a list becomes a phrase with a count, and objects are flattened. `you` is the name of the argument that is the reader (`player`, `target_seat`, `winners`, …; `none`
 * if it is about others), so that a message can address them.
 */
import type { FluentVariable } from '@fluent/bundle';

import { deck, inWords } from '$lib/games/deck.svelte';
import { PEOPLE } from '$lib/generated/engine';
import { t, words } from '$lib/words.svelte';
import type { Names } from './names';

type Args = Record<string, FluentVariable>;

const people = new Map<string, boolean>();
/** Whether a field names a person, by the last word of its name. Cached, because the same few fields come with every event. */
function isSeat(field: string): boolean {
  let known = people.get(field);
  if (known === undefined) people.set(field, (known = (PEOPLE as readonly string[]).includes(field.split('_').at(-1) ?? field)));
  return known;
}
const argument = (field: string) => (field === 'seat' ? 'player' : field === 'seats' ? 'players' : field);
const singular = (field: string) => field.replace(/s$/, '');

/** The arguments of a message about `value`. */
export function args(slug: string, value: object, names: Names): Args {
  const into: Args = {};
  for (const [field, part] of Object.entries(value)) if (field !== 'type') read(into, slug, field, part, names);
  into['you'] = yours(value, names.own);
  return into;
}

/** The argument that is the reader: the acting seat first, then any other seat, lists last. */
function yours(value: object, own: number | undefined): string {
  const fields = Object.entries(value).filter(([field, part]) => own !== undefined && isSeat(field) && (part === own || (Array.isArray(part) && part.includes(own))));
  const found = fields.find(([field]) => field === 'seat') ?? fields.find(([, part]) => part === own) ?? fields[0];
  return found ? argument(found[0]) : 'none';
}

function read(into: Args, slug: string, field: string, value: unknown, names: Names): void {
  if (Array.isArray(value)) {
    const each = isSeat(field) ? field : singular(field);
    into[`${argument(field)}_count`] = value.length;
    const listed = (item: unknown) => (isSeat(field) && item === names.own ? t('you-listed') : itemText(slug, each, item, names));
    later(into, argument(field), () => words.list(value.map(listed)));
  } else if (typeof value === 'string') {
    later(into, `${field}_name`, () => phrase(slug, field, value));
    into[field] = value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [part, inner] of Object.entries(value)) read(into, slug, part === 'type' ? field : `${field}_${part}`, inner, names);
  } else {
    const seat = isSeat(field) && typeof value === 'number';
    into[seat ? argument(field) : field] = scalar(field, value, names);
    // Places are counted from 0 on the wire and from 1 in text.
    if (typeof value === 'number' && !seat) into[`${field}_number`] = value + 1;
  }
}

/** Adds an argument that is put into words only when a message uses it, which most do not. */
function later(into: Args, name: string, get: () => string): void {
  Object.defineProperty(into, name, { get, enumerable: true, configurable: true });
}

function scalar(field: string, value: unknown, names: Names): string | number {
  if (typeof value === 'number') return isSeat(field) ? names(value) : value;
  return value === null || value === undefined ? 'none' : String(value);
}

function itemText(slug: string, field: string, value: unknown, names: Names): string {
  if (typeof value === 'string') return phrase(slug, field, value);
  if (Array.isArray(value)) return `(${value.map((item) => itemText(slug, field, item, names)).join(' ')})`;
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([part, inner]) => itemText(slug, part, inner, names))
      .join(' ');
  return String(scalar(field, value, names));
}

function phrase(slug: string, field: string, text: string): string {
  const own = inWords(slug, text);
  if (own !== undefined) return own;
  const id = `${slug}-${field}-${text}`;
  return words.has(id) ? t(id) : text;
}

/** The text of an event, valid while language, names and deck stay the same: board, log and screen reader all ask for it. */
const said = new WeakMap<object, { version: number; names: Names; deck: string; text: string }>();

/** An event in words, for the log and for screen readers. */
export function eventText(slug: string, event: unknown, names: Names): string {
  const known = said.get(event as object);
  if (known?.version === words.version && known.names === names && known.deck === deck.id) return known.text;
  const { type } = event as { type: string };
  const text = words.once(`${slug}-event-${type}`, args(slug, event as object, names)) ?? '';
  said.set(event as object, { version: words.version, names, deck: deck.id, text });
  return text;
}
