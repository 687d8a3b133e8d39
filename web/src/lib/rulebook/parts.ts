/** The illustrations of each rulebook, loaded with the book: the contents of the box, and examples by rule id. */
import type { Component } from 'svelte';

interface Parts {
  Box: Component;
  Example: Component<{ rule: string }>;
  /** The rules that have an example. */
  examples: readonly string[];
}

const BOXES = import.meta.glob<{ default: Component }>('./*/Box.svelte');
const EXAMPLES = import.meta.glob<{ default: Component<{ rule: string }>; RULES: readonly string[] }>('./*/Example.svelte');

/** The illustrations of a game; undefined if it has none. */
export async function partsOf(slug: string): Promise<Parts | undefined> {
  const [box, example] = await Promise.all([BOXES[`./${slug}/Box.svelte`]?.(), EXAMPLES[`./${slug}/Example.svelte`]?.()]);
  return box && example && { Box: box.default, Example: example.default, examples: example.RULES };
}

/** Groups equal things, with the number of each. */
export function counted<T>(things: readonly T[]): { thing: T; count: number }[] {
  const found = new Map<string, { thing: T; count: number }>();
  for (const thing of things) {
    const key = JSON.stringify(thing);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { thing, count: 1 });
  }
  return [...found.values()];
}
