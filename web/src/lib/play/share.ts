/**
 * Keeps what did not change: `fresh`, in which every part that equals its part of `old` is that very part. Views come whole
 * with every frame; so whatever draws one sees by `===` what is new, and only that is drawn anew.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const [before, now] = [old as Record<string, unknown>, fresh as Record<string, unknown>];
  const keys = Object.keys(now);
  let equal = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = share(before[key], now[key]);
    now[key] = part;
    equal &&= part === before[key] && key in before;
  }
  return equal ? (old as T) : fresh;
}
