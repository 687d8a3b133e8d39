/** The best score of a solo game, by game, remembered on this device. */
const KEY = 'best-alone';

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Remembers a score if it is the best so far. Returns the best. */
export function best(slug: string, points: number): number {
  const all = stored();
  const most = Math.max(points, all[slug] ?? points);
  localStorage.setItem(KEY, JSON.stringify({ ...all, [slug]: most }));
  return most;
}
