/**
 * A map that remembers its most recently used keys while the page is open, and forgets the oldest
 * first.
 */
export class LastUsed<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  /** @param most how many keys it remembers. */
  constructor(most = 500) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    return this.#kept.get(key);
  }

  set(key: string, value: T): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }
}
