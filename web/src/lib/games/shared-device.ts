/** What a game needs where several people share one device and see the table one after the other. */
const OPTIONS: Record<string, Record<string, unknown>> = {
  // A race to the button needs a button each; with standing orders everybody decides in their own turn.
  klatz: { call_mode: 'standing' },
};

export const sharedOptions = (slug: string): Record<string, unknown> => OPTIONS[slug] ?? {};
