/**
 * What the log of an open page forgets as the game continues: as at a real table, players have to remember what has been covered. The
 * server forgets the same for people who reconnect (`faded` in the game crates).
 */
import type { Event as MyTreasureEvent, View as MyTreasureView } from '$lib/generated/my-treasure';
import type { Event as TreasureMapsEvent, View as TreasureMapsView } from '$lib/generated/treasure-maps';

const TURNS_A_ROUND = 7;

/** The event as the log keeps it once something else has happened; undefined if it is forgotten. */
export function faded(slug: string, view: unknown, event: unknown): unknown {
  if (slug === 'my-treasure') return fadedTreasure(view as MyTreasureView, event as MyTreasureEvent);
  if (slug === 'treasure-maps') return fadedMaps(view as TreasureMapsView, event as TreasureMapsEvent);
  return event;
}

/** Covered cards of the current round lose their names. */
function fadedTreasure(view: MyTreasureView, event: MyTreasureEvent): MyTreasureEvent {
  if (event.type !== 'card_drawn' && event.type !== 'card_placed') return event;
  const running = view.options.memory === 'classic' && event.round === view.round && view.phase !== 'over';
  return running ? { ...event, card: null } : event;
}

/** Expedition cards of the current round are forgotten under strict memory. */
function fadedMaps(view: TreasureMapsView, event: TreasureMapsEvent): TreasureMapsEvent | undefined {
  if (event.type !== 'expedition_revealed' && event.type !== 'crosses_revealed') return event;
  const running = view.options.expedition_memory === 'strict' && Math.floor(event.turn / TURNS_A_ROUND) + 1 === view.round && view.phase !== 'over';
  if (!running) return event;
  return event.type === 'crosses_revealed' ? { ...event, marks: [] } : undefined;
}
