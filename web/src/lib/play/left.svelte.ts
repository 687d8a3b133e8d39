/** Tables that a player has left or taken off the list; they are no longer shown among their games. */
const KEY = 'left';
/** More tables than anybody has at a time. */
const KEPT = 200;

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

class Left {
  private ids = $state.raw(stored());

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  add(id: string): void {
    this.ids = [...this.ids.filter((other) => other !== id), id].slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(this.ids));
  }

  /** Called when the player sits down again. */
  remove(id: string): void {
    if (!this.has(id)) return;
    this.ids = this.ids.filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify(this.ids));
  }
}

export const left = new Left();
