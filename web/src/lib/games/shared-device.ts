/** Options that a game needs when several people share one device and take turns looking at it. */
const OPTIONS: Record<string, Record<string, unknown>> = {
  // A race to the button needs a button each; with standing orders everybody decides in their own turn.
  klatz: { call_mode: 'standing' },
};

export const sharedOptions = (slug: string): Record<string, unknown> => OPTIONS[slug] ?? {};
