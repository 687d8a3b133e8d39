/** What is seen and heard of an event in Lost Mines. */
import type { Event } from '$lib/generated/lost-mines';
import { sound } from '$lib/sound';

import { label } from './layout';
import type { Motion } from '$lib/stage/motion';

export function reveal(event: Event, stage: Motion): void {
  switch (event.type) {
    case 'path_played':
    case 'tool_played':
      stage.stir(`art ${event.at}`, 'pop');
      return;
    case 'mine_revealed':
      stage.stir(`art ${event.at}`, 'turn');
      if (event.content !== 'dragon') sound('coin');
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
      sound('roar');
      stage.stir('map', 'shake', 300);
      return;
    case 'trap_sprung':
      sound('snap');
      stage.stir(`player ${event.seat}`, 'shake');
      // It lies face down: nobody learns which card it was.
      if (event.costs) stage.fly(`player ${event.seat}`, 'pile', 'card', 250);
      return;
    case 'troll_set':
      sound('growl');
      return;
    case 'storm_played':
      sound('alarm');
      stage.stir(`cell ${label(event.cell)}`, 'glow');
      return;
    case 'treasure_taken':
      sound('coin');
      stage.fly(`slot ${event.slot}`, `player ${event.seat}`, { at: `treasure ${event.slot}` });
      return;
    case 'game_ended':
      sound('win');
  }
}
