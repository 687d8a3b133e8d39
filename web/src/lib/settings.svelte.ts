/** The settings on this device. Nothing here is secret. */

interface Chosen {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'reduced' | 'full';
  /** The volume, 0 to 100. */
  volume: number;
  /** How quickly bots' moves follow each other on the screen. */
  pace: 'calm' | 'normal';
  confirm: boolean;
  notify: boolean;
}

const DEFAULTS: Chosen = {
  theme: 'auto',
  motion: 'auto',
  // Sound is off on phones until somebody turns it on.
  volume: matchMedia('(pointer: coarse)').matches ? 0 : 60,
  pace: 'normal',
  confirm: true,
  notify: false,
};

const still = matchMedia('(prefers-reduced-motion: reduce)');

function stored(): Chosen {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem('settings') ?? '{}') as Partial<Chosen>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  chosen = $state<Chosen>(stored());

  /** Saves a setting and applies it. */
  set<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
    this.chosen[key] = value;
    localStorage.setItem('settings', JSON.stringify(this.chosen));
    this.apply();
  }

  /** Applies theme and motion to the page. */
  apply(): void {
    document.documentElement.dataset.theme = this.chosen.theme;
    document.documentElement.dataset.motion = this.chosen.motion;
  }

  /** Whether animations are on. */
  get moves(): boolean {
    if (this.chosen.motion !== 'auto') return this.chosen.motion === 'full';
    return !still.matches;
  }
}

export const settings = new Settings();
