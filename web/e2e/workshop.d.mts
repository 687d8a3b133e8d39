import type { Page } from '@playwright/test';

/** Opens a listed table of bots only and waits for its end. The page must already have a guest. */
export function seatBots(page: Page, game: string, seats: number, level?: string): Promise<string>;
/** A nonce for tables where fairness does not matter, and the commitment to it. */
export const NONCE: string;
export const COMMITMENT: string;
export type NewSeat = { type: 'open' } | { type: 'bot'; level: string };
export const begin: (page: Page, game: string, seats: NewSeat[]) => Promise<string>;
export const bots: (count: number, level?: string) => NewSeat[];
