/** localStorage as the browser has it, for tests outside of a browser. */
export class Storage {
  readonly #kept = new Map<string, string>();
  full = false;

  get length(): number {
    return this.#kept.size;
  }
  key(at: number): string | null {
    return [...this.#kept.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new Error("QuotaExceededError");
    this.#kept.set(key, value);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
}
