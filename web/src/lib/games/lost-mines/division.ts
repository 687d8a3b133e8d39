/** The arithmetic shown in the division, derived from what the server says each player got. */
import type { Clan, Share } from '$lib/generated/lost-mines';

/** What is left of a team's pool after equal shares and the best finds, and therefore lost (LM-215). */
export function leftOver(results: Share[], team: Clan): { team: Clan; members: number; lost: number } {
  const all = results.filter((result) => result.team === team);
  const given = all.reduce((sum, { share, extra }) => sum + share + extra, 0);
  return { team, members: all.length, lost: Math.max(0, (all[0]?.pool ?? 0) - given) };
}
