/** Animations and sounds for the events of Lost Mines. */
import type { Event } from '$lib/generated/lost-mines';
import { sound } from '$lib/sound';

import type { Changes } from '$lib/stage/changes.svelte';
import type { Moments } from '$lib/stage/moments.svelte';
import type { Motion } from '$lib/stage/motion';

import { label } from './layout';

/** Long enough to read a sentence; a touch or key ends it early. */
const ROLE_MS = 3000;

/** Shows you your dwarf card. */
export const handRole = (about: Extract<Event, { type: 'dealt' }>, moments: Moments): void => moments.play({ name: 'role', about, ms: ROLE_MS, sound: 'paper' });

export function reveal(event: Event, own: number | undefined, stage: Motion, moments: Moments, changes: Changes): void {
  switch (event.type) {
    case 'path_played':
      sound('paper');
      if (event.seat !== own) changes.mark(`cell ${event.at}`);
      stage.stir(`art ${event.at}`, 'pop');
      return;
    case 'tool_played':
      sound('wood');
      if (event.seat !== own) changes.mark(`cell ${event.at}`);
      stage.stir(`art ${event.at}`, 'pop');
      return;
    case 'mine_revealed':
      stage.stir(`art ${event.at}`, 'turn');
      if (event.seat !== own) changes.mark(`cell ${event.at}`);
      // The dragon has its own peak.
      if (event.content !== 'dragon') moments.play({ name: 'mine', about: event, ms: 1100, sound: 'coin' });
      return;
    // Events that are shown only to us.
    case 'mine_seen':
    case 'treasure_seen':
    case 'role_seen':
      moments.play({ name: 'peek', about: event, ms: 1500, sound: 'paper' });
      return;
    case 'dealt':
      handRole(event, moments);
      return;
    case 'mine_looked_at':
      stage.stir(`art ${event.at}`, 'glow');
      return;
    case 'treasure_looked_at':
      stage.stir(`slot ${event.slot}`, 'glow');
      return;
    case 'dwarf_looked_at':
      stage.stir(`player ${event.target_seat}`, 'glow');
      return;
    case 'dragon_woken':
      moments.play({ name: 'dragon', about: event, ms: 1500, sound: 'roar', shakes: true, end: () => stage.stir('map', 'shake') });
      return;
    case 'trap_sprung':
      sound('snap');
      stage.stir(`player ${event.seat}`, 'shake');
      // It is face down: nobody learns which card it was.
      if (event.costs) stage.fly(`player ${event.seat}`, 'pile', 'card', 250);
      return;
    case 'troll_set':
      sound('growl');
      return;
    case 'storm_played':
      sound('alarm');
      if (event.seat !== own) changes.mark(`cell ${event.at}`);
      stage.stir(`cell ${label(event.cell)}`, 'glow');
      return;
    case 'treasure_taken':
      sound('coin');
      stage.fly(`slot ${event.slot}`, `player ${event.seat}`, { at: `treasure ${event.slot}` });
      return;
    case 'stepped':
      sound('wood', 0.5);
      return;
    case 'game_ended':
      moments.play({ name: 'win', about: event.seats, ms: 1500, sound: 'win' });
  }
}
