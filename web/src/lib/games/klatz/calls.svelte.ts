/** The page's side of calling: what the arbiter has announced, and when the button is live. */
import type { Notice, Order } from '$lib/generated/klatz';

export class Calls {
  /** What the table is waiting for; the same for everybody. */
  stage = $state<'none' | 'reveal' | 'window' | 'waiting' | 'round' | 'paused'>('none');
  rev = $state(0);
  /** When the button was enabled, by this device's clock (KZ-133). */
  private enabled = 0;
  /** When the current stage ends, by this device's clock; 0 if it has no set end. */
  until = $state(0);
  cooldown = $state(0);
  mayCall = $state(false);
  orders = $state.raw<Order[]>([]);
  now = $state(performance.now());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticker = setInterval(() => (this.now = performance.now()), 100);

  /** Runs once the change has been shown. */
  private after: (() => void) | undefined;

  /** Called with what the arbiter sends only to us: refusals, calls that came too late. */
  ontold: (notice: Extract<Notice, { type: 'refused' | 'stale' | 'lapsed' | 'lost_call' | 'no_photo' }>) => void = () => {};
  /** Called when the button becomes live. */
  onopen: () => void = () => {};

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.ticker);
  }

  /** Milliseconds since the button was enabled, by which presses are ranked. */
  get dt(): number {
    return Math.max(0, Math.round(performance.now() - this.enabled));
  }

  /** Runs `then` now, or as soon as the change has been shown to everybody (KZ-133). */
  whenShown(then: () => void): void {
    if (this.stage === 'reveal') this.after = then;
    else then();
  }

  /** Whole seconds until the stage ends; undefined if it has no set end or may end at any moment. */
  get secondsLeft(): number | undefined {
    const left = this.until - this.now;
    return this.until > 0 && left > 0 ? Math.ceil(left / 1000) : undefined;
  }

  /** Whether a call may be made now. */
  get open(): boolean {
    if (this.now < this.cooldown) return false;
    return this.stage === 'window' || this.stage === 'round' || (this.stage === 'waiting' && this.mayCall);
  }

  hear(notice: Notice): void {
    const now = performance.now();
    switch (notice.type) {
      case 'window':
        this.rev = notice.rev;
        this.stage = 'reveal';
        this.after = undefined;
        clearTimeout(this.timer);
        // Everybody sees the change for the same time, whatever their motion settings.
        this.timer = setTimeout(() => {
          this.enabled = performance.now();
          this.stage = 'window';
          this.until = this.enabled + (notice.end_ms ?? notice.window_min_ms);
          this.onopen();
          this.after?.();
          this.after = undefined;
        }, notice.reveal_ms);
        return;
      case 'waiting':
        this.rev = notice.rev;
        this.stage = 'waiting';
        this.mayCall = notice.may_call;
        this.until = notice.clock_ms === null ? 0 : now + notice.clock_ms;
        return;
      case 'round':
        this.rev = notice.rev;
        this.stage = 'round';
        this.until = now + notice.sealed_ms;
        this.onopen();
        return;
      case 'paused':
        clearTimeout(this.timer);
        this.rev = notice.rev;
        this.stage = 'paused';
        this.until = notice.pause_ms === null ? 0 : now + notice.pause_ms;
        return;
      case 'orders':
        this.orders = notice.orders;
        return;
      case 'refused':
        if (notice.cooldown_ms !== null) this.cooldown = now + notice.cooldown_ms;
        return this.ontold(notice);
      case 'stale':
      case 'lapsed':
      case 'lost_call':
      case 'no_photo':
        return this.ontold(notice);
      default:
        notice satisfies never;
    }
  }
}
