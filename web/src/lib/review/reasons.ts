/** Reasons in words, in the game's own terms. */
import type { Reason } from '$lib/engine/types';
import { args } from '$lib/play/phrase';
import { t, words } from '$lib/words.svelte';

/** A reason as a sentence; empty if there is no message for it. */
export function reasonText(slug: string, reason: Reason, names: (seat: number) => string): string {
  const id = `${slug}-why-${reason.type}`;
  return words.has(id) ? t(id, args(slug, reason, names)) : '';
}
