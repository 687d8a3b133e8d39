/** Our identity on the server: a guest with a name and a picture. The secret is in a cookie that scripts cannot read. */
import { api, ApiError } from '$lib/api';
import type { Me } from '$lib/generated/protocol';
import { t } from '$lib/words.svelte';

class Identity {
  me = $state<Me>();

  /** Asks the server who we are. A device that was never a guest does not ask, because the answer would be an error. */
  async recall(): Promise<Me | undefined> {
    if (this.me || localStorage.getItem('guest') === null) return this.me;
    try {
      this.become(await api.me());
    } catch (error) {
      if (!(error instanceof ApiError && error.body.code === 'no_identity')) throw error;
      localStorage.removeItem('guest');
    }
    return this.me;
  }

  /** Makes us this guest from now on. */
  become(me: Me): void {
    this.me = me;
    localStorage.setItem('guest', me.id);
  }

  /** Deletes our identity, here and on the server. */
  async forget(): Promise<void> {
    await api.forget();
    this.me = undefined;
    localStorage.clear();
  }

  /** Our guest; if the server does not know us, a new one with a name that can be changed later. */
  async need(): Promise<Me> {
    const known = await this.recall();
    if (known) return known;
    const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const arrived = await api.arrive({ name: t('web-guest', { number: (number % 900) + 100 }), picture: number % 32 });
    this.become(arrived.me);
    return arrived.me;
  }

  /** Changes name or picture. */
  async edit(change: { name?: string; picture?: number }): Promise<void> {
    await this.need();
    this.me = await api.edit(change);
  }
}

export const identity = new Identity();
