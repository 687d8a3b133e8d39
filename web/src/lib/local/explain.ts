/** Explains in the reader's language why the engine on this device could not do something. */
import { EngineError } from '$lib/engine/types';
import { explain } from '$lib/play/explain';
import { t, words } from '$lib/words.svelte';

export function explainEngine(error: unknown): string {
  if (!(error instanceof EngineError)) return explain(error);
  const id = `local-error-${error.code.replaceAll('_', '-')}`;
  return words.has(id) ? t(id) : t('web-error');
}
