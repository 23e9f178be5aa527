/** One question at a time to those who think elsewhere: a new one, or none any longer, ends the last. */
export class OneQuestion {
  thinking = $state(false);
  #last: AbortController | null = null;

  /** Begins to ask; the signal is aborted as soon as the answer is of no use. */
  begin(): AbortSignal {
    this.end();
    this.#last = new AbortController();
    this.thinking = true;
    return this.#last.signal;
  }

  /** Nobody is asked any longer. */
  end(): void {
    this.#last?.abort();
    this.thinking = false;
  }
}
