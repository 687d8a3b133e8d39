/** The games whose aim has been explained on this device. */
const KEY = 'met';

function known(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export const met = {
  has: (slug: string): boolean => known().includes(slug),
  add: (slug: string): void => {
    if (!met.has(slug)) localStorage.setItem(KEY, JSON.stringify([...known(), slug]));
  },
};
