/** Animations and sounds for the events of My Treasure. */
import type { Event } from '$lib/generated/my-treasure';
import { sound } from '$lib/sound';

import type { Moments } from '$lib/stage/moments.svelte';
import type { Motion } from '$lib/stage/motion';

/** The row is nearly full: the next orc starts the flight. */
const NEAR = 5;

export function reveal(event: Event, stage: Motion, moments: Moments): void {
  switch (event.type) {
    case 'orc_drawn':
      // The card turns over first, with a growl that grows from the first orc to the sixth.
      moments.play({
        name: 'orc',
        about: event.orcs,
        ms: event.orcs > NEAR ? 1400 : 900,
        begin: () => {
          sound('growl', 0.6 + event.orcs * 0.25);
          sound('snap', 0.5);
        },
        end: () => {
          stage.stir(`orc ${event.orcs - 1}`, 'pop');
          if (event.orcs >= NEAR) stage.stir('orcs', 'shake', 200);
        },
      });
      return;
    case 'pile_claimed':
      sound('coin');
      stage.fly(`spot ${event.spot}`, `player ${event.seat}`, { at: `hold ${event.seat}` });
      stage.stir(`token ${event.token}`, 'turn');
      return;
    case 'flight_started':
      moments.play({ name: 'flight', about: event.kinds, ms: 1500, shakes: true, begin: () => sound('alarm'), end: () => stage.stir('orcs', 'shake') });
      return;
    case 'pile_grabbed':
      if (event.height > 0) stage.fly(`spot ${event.spot}`, `player ${event.seat}`, 'card');
      stage.fly('blind 0', `player ${event.seat}`, { at: 'blind 0' });
      return;
    case 'game_ended':
      moments.play({ name: 'win', about: event.winners, ms: 1500, sound: 'win' });
  }
}
