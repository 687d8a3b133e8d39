/** Animations and sounds for the events of Klatz!: the same for every seat, and over well before anybody may call again (KZ-131). */
import type { Event } from '$lib/generated/klatz';
import { sound } from '$lib/sound';
import type { Changes } from '$lib/stage/changes.svelte';
import type { Moments } from '$lib/stage/moments.svelte';
import type { Motion } from '$lib/stage/motion';

/** `winners` are given if the game ends with these events. */
export function reveal(event: Event, own: number | undefined, winners: number[] | undefined, stage: Motion, moments: Moments, changes: Changes): void {
  switch (event.type) {
    case 'photo':
      // A game of reaction never waits: it continues behind the print. Only the result waits for the last photo.
      moments.play({
        name: 'photo',
        about: event,
        ms: 1100,
        holds: winners !== undefined,
        sound: 'shutter',
        end: () => {
          stage.fly('wall', `player ${event.seat}`, { at: `photo ${event.comp}` });
          stage.rise(`player ${event.seat}`, `+${event.points}`, 300);
        },
      });
      return;
    case 'placed':
    case 'returned':
    case 'shifted':
      sound('stone');
      if (event.seat !== own) changes.mark(`card ${event.card}`);
      return;
    case 'swapped':
      sound('stone');
      return;
    case 'removed':
      sound('snap', 0.7);
      return;
    case 'drew':
    case 'market_filled':
    case 'market_replaced':
      sound('paper', 0.7);
      return;
    case 'rickshaws_moved':
      if (event.riding > 0) sound('wood', 0.6);
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
      if (winners) moments.play({ name: 'win', about: winners, ms: 1500, sound: 'win' });
  }
}
