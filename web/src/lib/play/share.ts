/**
 * Keeps what did not change: `fresh`, in which every part that equals its part of `old` is that very part. Views come whole
 * with every frame; so whatever draws one sees by `===` what is new, and only that is drawn anew.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  return (Array.isArray(fresh) ? sameItems(old as unknown[], fresh) : sameFields(old as Fields, fresh as Fields)) ? (old as T) : fresh;
}

type Fields = Record<string, unknown>;

/** Shares the items, and says whether all of them are the same. */
function sameItems(old: unknown[], fresh: unknown[]): boolean {
  let same = old.length === fresh.length;
  for (let index = 0; index < fresh.length; index++) {
    const part = share(old[index], fresh[index]);
    if (part !== old[index]) same = false;
    else fresh[index] = part;
  }
  return same;
}

function sameFields(old: Fields, fresh: Fields): boolean {
  let same = true;
  let count = 0;
  for (const key in fresh) {
    count += 1;
    const part = share(old[key], fresh[key]);
    if (part !== old[key]) same = false;
    else fresh[key] = part;
  }
  for (const key in old) {
    count -= 1;
    if (!(key in fresh)) same = false;
  }
  return same && count === 0;
}
