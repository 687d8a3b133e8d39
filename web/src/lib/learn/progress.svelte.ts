/** The lessons completed on this device. */
const KEY = 'lessons';

function stored(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

class Progress {
  private finished = $state<string[]>(stored());

  has(slug: string): boolean {
    return this.finished.includes(slug);
  }

  finish(slug: string): void {
    if (this.has(slug)) return;
    this.finished.push(slug);
    localStorage.setItem(KEY, JSON.stringify(this.finished));
  }
}

export const progress = new Progress();
