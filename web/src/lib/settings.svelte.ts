/** What a person has chosen on this device. Nothing here is secret. */

interface Chosen {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'reduced' | 'full';
  /** How loud, 0 to 100. */
  volume: number;
  /** How quickly bots' moves follow each other on the screen. */
  pace: 'calm' | 'normal';
  confirm: boolean;
  notify: boolean;
}

const DEFAULTS: Chosen = {
  theme: 'auto',
  motion: 'auto',
  // On phones sound stays off until somebody turns it on.
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

  /** Remembers a choice and shows its effect. */
  set<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
    this.chosen[key] = value;
    localStorage.setItem('settings', JSON.stringify(this.chosen));
    this.apply();
  }

  /** Puts theme and motion on the page. */
  apply(): void {
    document.documentElement.dataset.theme = this.chosen.theme;
    document.documentElement.dataset.motion = this.chosen.motion;
  }

  /** Whether things should move. */
  get moves(): boolean {
    if (this.chosen.motion !== 'auto') return this.chosen.motion === 'full';
    return !still.matches;
  }
}

export const settings = new Settings();
