/** Who we are to the server: a guest with a name and a picture. The secret is in a cookie that no script can read. */
import { api, ApiError } from '$lib/api';
import type { Me } from '$lib/generated/protocol';
import { t } from '$lib/words.svelte';

class Identity {
  me = $state<Me>();

  /** Asks the server who we are, if it knows. */
  async recall(): Promise<Me | undefined> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError && error.body.code === 'no_identity')) throw error;
      this.me = undefined;
    }
    return this.me;
  }

  /** Us; a new guest with a name to be changed later if the server does not know us. */
  async need(): Promise<Me> {
    if (this.me) return this.me;
    const known = await this.recall();
    if (known) return known;
    const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const arrived = await api.arrive({ name: t('web-guest', { number: (number % 900) + 100 }), picture: number % 32 });
    this.me = arrived.me;
    return arrived.me;
  }

  /** Changes name or picture. */
  async edit(change: { name?: string; picture?: number }): Promise<void> {
    await this.need();
    this.me = await api.edit(change);
  }
}

export const identity = new Identity();
