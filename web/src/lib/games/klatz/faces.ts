/** What is printed on the cards of the table's deck. */
import { COMPOSITIONS, SYMBOLS, type Comp, type Symbol } from '$lib/generated/klatz';

import { deck, printed, wordsOf } from '../deck.svelte';

/** A composition: what the picture must show, from left to right, and what it is worth. */
export function composition(comp: Comp): { pattern: readonly Symbol[]; points: number } {
  const own = printed('compositions', comp) as { pattern: string; points: number } | undefined;
  return own ? { pattern: wordsOf(own.pattern) as Symbol[], points: own.points } : COMPOSITIONS[comp]!;
}

/** The wall cards by name, for the deck whose hash is `of`. */
let known = { of: '', symbols: SYMBOLS };

/** What a wall card shows. */
export function symbolOf(card: string): Symbol | undefined {
  if (known.of !== deck.id) known = { of: deck.id, symbols: wallOf() };
  return known.symbols[card];
}

/**
 * A card shows what it is named after if the deck has that many of it; the remaining names go to the remaining symbols, in order
 * (docs/decks.md).
 */
function wallOf(): typeof SYMBOLS {
  if (!deck.own) return SYMBOLS;
  const left = new Map([...new Set(Object.values(SYMBOLS))].map((symbol) => [symbol, Number(printed('wall', symbol) ?? 0)]));
  const take = (symbol: Symbol | undefined) => {
    if (symbol === undefined || !left.get(symbol)) return undefined;
    left.set(symbol, left.get(symbol)! - 1);
    return symbol;
  };
  const own = Object.entries(SYMBOLS).map(([name, symbol]) => [name, take(symbol)] as const);
  const any = () => take([...left.keys()].find((symbol) => left.get(symbol)! > 0))!;
  return Object.fromEntries(own.map(([name, symbol]) => [name, symbol ?? any()]));
}
