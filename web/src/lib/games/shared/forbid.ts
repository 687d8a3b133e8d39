/** A click on something that the rules forbid now: says why, with the rule, as the server would. */
import { sound, tremble } from '$lib/sound';
import { toasts } from '$lib/toasts.svelte';

/** Tells why something cannot be done; without a rule it is only told. */
export function forbid(slug: string, text: string, rule?: string): void {
  sound('refuse');
  tremble('refuse');
  toasts.show(text, 'bad', rule === undefined ? undefined : { href: `/rules/${slug}#${rule}`, text: rule });
}
