/** Explains in the player's language why something failed. */
import { ApiError, Offline } from '$lib/api';
import type { ErrorBody } from '$lib/generated/protocol';
import { args } from '$lib/play/phrase';
import { t, words } from '$lib/words.svelte';

export function explain(error: unknown): string {
  if (error instanceof ApiError) return explainBody(error.body);
  if (error instanceof Offline) return t(navigator.onLine ? 'web-error-try-again' : 'web-offline');
  return t('web-error');
}

/** An error from the server, worded by its code. */
export function explainBody(body: ErrorBody): string {
  const id = `web-error-${body.code.replaceAll('_', '-')}`;
  return words.has(id) ? t(id) : t('web-error');
}

/** A refused move: what was wrong with it. */
export function explainRefusal(slug: string, body: ErrorBody, names: (seat: number) => string): string {
  const detail = body.detail as { type?: string } | undefined;
  const id = `${slug}-refusal-${detail?.type ?? ''}`;
  if (detail?.type && words.has(id)) return t(id, args(slug, detail, names));
  return body.rule ? t(`rule-${body.rule}`) : explainBody(body);
}
