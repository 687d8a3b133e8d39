import type { Page } from '@playwright/test';

/** Opens a listed table at which only bots sit and waits for its end. The page must already be somebody. */
export function seatBots(page: Page, game: string, seats: number, level?: string): Promise<string>;
/** A nonce for tables at which nobody minds, and the commitment to it. */
export const NONCE: string;
export const COMMITMENT: string;
