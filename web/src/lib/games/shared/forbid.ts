/** Responds to a click on something the rules forbid now: says why and links the rule, as the server would. */
import { sound, tremble } from '$lib/sound';
import { toasts } from '$lib/toasts.svelte';

/** Says why something cannot be done, with a link to the rule if there is one. */
export function forbid(slug: string, text: string, rule?: string): void {
  sound('refuse');
  tremble('refuse');
  toasts.show(text, 'bad', rule === undefined ? undefined : { href: `/rules/${slug}#${rule}`, text: rule });
}
