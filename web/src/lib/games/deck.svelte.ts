/** The custom deck of the table on the page, from its options; without one, cards show what the standard deck says. */
import { onDestroy } from 'svelte';

import { t, words } from '$lib/words.svelte';

/** A deck as it is in a table's options: its name, its hash, and what its file says. */
interface CustomDeck {
  sha256?: string;
  [part: string]: unknown;
}

class TableDeck {
  own = $state.raw<CustomDeck>();

  /** The hash of the custom deck; empty for the standard one. */
  get id(): string {
    return this.own?.sha256 ?? '';
  }
}

export const deck = new TableDeck();

/** While a board is shown, its table's deck is the one on the page. */
export function followDeck(options: () => { deck?: unknown }): void {
  $effect.pre(() => useDeck(options()));
  onDestroy(() => useDeck({}));
}

/** Takes the deck from a table's options. */
export function useDeck(options: { deck?: unknown }): void {
  const own = options.deck as CustomDeck | undefined;
  if ((own?.sha256 ?? '') !== deck.id) deck.own = own;
}

/** What the custom deck says about something in one of its parts, such as `treasures`, `T01`. */
export function printed(part: string, id: string): unknown {
  return (deck.own?.[part] as Record<string, unknown> | undefined)?.[id];
}

/** The words of a text, such as `ring ring mouse`. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * What a card of the custom deck shows, in words, by the same convention as the terminal (crates/text): things are counted, with the messages
 * `<slug>-some-<thing>`, and a pattern is its symbols in order. Undefined for the standard deck and for anything that is not a card.
 */
export function inWords(slug: string, id: string): string | undefined {
  for (const part of Object.values(deck.own ?? {})) {
    const face = typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[id] : undefined;
    if (typeof face === 'string') return counted(slug, wordsOf(face));
    const pattern = (face as { pattern?: unknown } | undefined)?.pattern;
    if (typeof pattern === 'string') return all(wordsOf(pattern).map((symbol) => [`${slug}-symbol-${symbol}`, {}]))?.join('\u{a0}– ');
  }
  return undefined;
}

function counted(slug: string, things: string[]): string | undefined {
  const kinds = [...new Set(things)];
  return all(kinds.map((kind) => [`${slug}-some-${kind}`, { count: things.filter((other) => other === kind).length }]))?.join(', ');
}

/** These messages, if all of them exist. */
function all(messages: [id: string, args: Record<string, number>][]): string[] | undefined {
  return messages.every(([id]) => words.has(id)) ? messages.map(([id, args]) => t(id, args)) : undefined;
}
