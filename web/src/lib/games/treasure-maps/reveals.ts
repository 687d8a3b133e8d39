/** Animations and sounds for a joint reveal in Treasure Maps: crosses, coins and palms, then step 3 in its order; under two seconds. */
import type { Event } from '$lib/generated/treasure-maps';
import { sound } from '$lib/sound';

import type { Moments } from '$lib/stage/moments.svelte';
import type { Motion } from '$lib/stage/motion';

const COINS_MS = 250;
const STEP_3_MS = 500;
/** Everything after the crosses shares this time, however much there is. */
const REST_MS = 900;

export function reveal(events: Event[], stage: Motion, moments: Moments): void {
  const completed = events.filter((event) => event.type === 'card_completed');
  if (completed.length > 0) moments.play({ name: 'island', about: completed, ms: 1500, sound: 'seal' });
  const rest = events.filter(({ type }) => type === 'cup_awarded' || type === 'cup_crossed_out' || type === 'card_completed' || type === 'card_taken' || type === 'display_refilled');
  const crossed = events.some(({ type }) => type === 'crosses_revealed');
  if (crossed) sound('pen');
  // The bell stands for what would be called out at a real table.
  if (events.some(({ type }) => type === 'cup_awarded')) sound('bell');
  else if (events.some((event) => event.type === 'crosses_revealed' && event.coins > 0)) sound('coin');
  const ended = events.find((event) => event.type === 'game_ended');
  // Nobody wins a solo game; the page that follows shows the rank.
  if (ended && ended.places.length > 1) moments.play({ name: 'win', about: ended.places.flatMap((place, seat) => (place === 1 ? [seat] : [])), ms: 1500, sound: 'win' });

  for (const event of events) {
    const wait = (crossed ? STEP_3_MS : 0) + (rest.indexOf(event) / Math.max(1, rest.length)) * REST_MS;
    if (event.type === 'crosses_revealed') {
      if (event.coins > 0) stage.fly(`maps ${event.seat}`, `coins ${event.seat}`, 'coin', COINS_MS);
      if (event.coins > 0) stage.rise(`coins ${event.seat}`, `+${event.coins}`, COINS_MS);
      if (event.palms > 0) stage.rise(`palms ${event.seat}`, `+${event.palms * event.palm_value}`, 2 * COINS_MS);
    } else if (event.type === 'cup_awarded') {
      stage.fly('cups', `coins ${event.seat}`, 'coin', wait);
      stage.rise(`coins ${event.seat}`, `+${event.value}`, wait);
    } else if (event.type === 'cup_crossed_out') stage.stir('cups', 'shake', wait);
    else if (event.type === 'card_completed') stage.fly(`maps ${event.seat}`, `sheet ${event.seat}`, 'card', wait);
    else if (event.type === 'card_taken') {
      const from = event.source.type === 'display' ? `display ${event.source.position}` : 'deck';
      stage.fly(from, `maps ${event.seat}`, 'card', wait);
    } else if (event.type === 'display_refilled') stage.stir(`display ${event.position}`, 'pop', wait);
  }
}
