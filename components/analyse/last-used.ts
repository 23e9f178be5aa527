/** What a page remembers for as long as it is open, the oldest forgotten first. */
export class LastUsed<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  /** @param most of how many keys something is kept. */
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
