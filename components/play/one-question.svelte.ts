/** One question at a time to a worker: a new one, or none any longer, aborts the last. */
export class OneQuestion {
  thinking = $state(false);
  #last: AbortController | null = null;

  /** Begins to ask; the signal is aborted as soon as the answer is no longer wanted. */
  begin(): AbortSignal {
    this.end();
    this.#last = new AbortController();
    this.thinking = true;
    return this.#last.signal;
  }

  /** Aborts the question, if there is one. */
  end(): void {
    this.#last?.abort();
    this.thinking = false;
  }
}
