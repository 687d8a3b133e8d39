import type { Page } from '@playwright/test';

/** Opens a listed table at which only bots sit and waits for its end. The page must already be somebody. */
export function seatBots(page: Page, game: string, seats: number, level?: string): Promise<string>;
