/**
 * Structural sharing: returns `fresh` with every part that equals its counterpart in `old` replaced by that very object. Views arrive
 * whole with every frame; this lets the drawing code detect changes with `===` and redraw only those.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  return (Array.isArray(fresh) ? sameItems(old as unknown[], fresh) : sameFields(old as Fields, fresh as Fields)) ? (old as T) : fresh;
}

type Fields = Record<string, unknown>;

/** Shares the items, and returns whether all of them are the same. */
function sameItems(old: unknown[], fresh: unknown[]): boolean {
  let same = old.length === fresh.length;
  for (let index = 0; index < fresh.length; index++) {
    const was = old[index];
    const is = fresh[index];
    if (was === is) continue;
    if (share(was, is) === was) fresh[index] = was;
    else same = false;
  }
  return same;
}

function sameFields(old: Fields, fresh: Fields): boolean {
  let same = true;
  let count = 0;
  for (const key in fresh) {
    count += 1;
    const was = old[key];
    const is = fresh[key];
    if (was === is) {
      if (is === undefined && !(key in old)) same = false;
    } else if (share(was, is) === was) fresh[key] = was;
    else same = false;
  }
  if (!same) return false;
  // Every field of `fresh` is in `old`, so the two are the same if `old` has no more fields.
  for (const _ in old) count -= 1;
  return count === 0;
}
