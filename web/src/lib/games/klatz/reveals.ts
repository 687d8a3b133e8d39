/**
 * What is seen and heard of an event in Klatz!: the same for every seat, and over well before anybody may call again
 * (KZ-131).
 */
import type { Event } from '$lib/generated/klatz';
import { sound } from '$lib/sound';

import type { Motion } from '$lib/stage/motion';

export function reveal(event: Event, stage: Motion): void {
  switch (event.type) {
    case 'photo':
      sound('shutter');
      stage.fly('wall', `player ${event.seat}`, { at: `photo ${event.comp}` });
      stage.rise(`player ${event.seat}`, `+${event.points}`, 400);
      return;
    case 'rickshaw_arrived':
    case 'rickshaw_settled':
      sound('bell');
      stage.stir(`stone ${event.at}`, 'pop');
      return;
    case 'final_round':
      sound('alarm');
      stage.stir('final', 'glow');
      return;
    case 'ended':
      sound('win');
  }
}
