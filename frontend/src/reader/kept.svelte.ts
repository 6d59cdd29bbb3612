/** What this browser keeps of the reader. Where storage is blocked or full the reader plays on, and says so. */

const memory = new Map<string, string>();

class Kept {
  /** Something could not be kept: it is gone when the page is closed. */
  lost = $state(false);

  get(key: string): string | null {
    if (memory.has(key)) return memory.get(key)!;
    try {
      return localStorage.getItem(key);
    } catch {
      this.lose();
      return null;
    }
  }

  /** False if it is only remembered until the page is closed. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      this.lose();
      return false;
    }
  }

  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      this.lose();
    }
  }

  /** What another window has written is newer than what we remember. */
  forget(key: string): void {
    memory.delete(key);
  }

  keys(prefix: string): string[] {
    const found = new Set(memory.keys());
    try {
      for (let at = 0; at < localStorage.length; at++) found.add(localStorage.key(at) ?? "");
    } catch {
      this.lose();
    }
    return [...found].filter((key) => key.startsWith(prefix));
  }

  /** Later, not now: what reads may be in the midst of drawing. */
  private lose(): void {
    if (!this.lost) queueMicrotask(() => (this.lost = true));
  }
}

export const kept = new Kept();
