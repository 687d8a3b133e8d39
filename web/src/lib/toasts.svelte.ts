/** Short messages at the edge of the page. */

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'bad';
  /** A link to the rule. */
  link?: { href: string; text: string };
}

/** Long enough to read a sentence with a rule in it. */
const SHOWN_MS = 7000;

class Toasts {
  list = $state<Toast[]>([]);
  private next = 0;

  /** Shows a message. If the same text is already shown, it is renewed instead of duplicated. */
  show(text: string, kind: Toast['kind'] = 'plain', link?: Toast['link']): void {
    const toast: Toast = { id: this.next++, text, kind, link };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.dismiss(toast.id), SHOWN_MS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
