/** Moves in words: what somebody did, or could have done. */
import { ends, label } from '$lib/games/lost-mines/layout';
import { args } from '$lib/play/phrase';
import { t, words } from '$lib/words.svelte';

type Names = (seat: number) => string;
type Fields = Record<string, unknown>;

/** Fields whose raw values mean nothing to people. */
const MORE: Record<string, (move: Fields) => Fields> = {
  'lost-mines': ({ cell, edge }) => ({
    ...(Array.isArray(cell) ? { at: label(cell as [number, number]) } : {}),
    ...(typeof edge === 'number' ? { between: words.list(ends(edge).map(label)) } : {}),
  }),
  'treasure-maps': ({ keep }) => (Array.isArray(keep) ? { cards: words.list((keep as number[]).map((place) => String(place + 1))) } : {}),
};

/** A move as a sentence without a subject: "take the pile on spot 2 with the token “sword”". */
export function moveText(slug: string, move: unknown, names: Names): string {
  const fields = move as Fields;
  const id = `review-move-${slug}-${String(fields.type)}`;
  if (!words.has(id)) return kindText(slug, String(fields.type));
  return t(id, { ...args(slug, fields, names), ...(MORE[slug]?.(fields) as Record<string, string>) });
}

/** The kind of a move: "take a pile". */
export function kindText(slug: string, kind: string): string {
  const id = `review-kind-${slug}-${kind}`;
  return words.has(id) ? t(id) : t(`${slug}-move-${kind}`);
}
