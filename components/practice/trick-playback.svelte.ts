import { tick } from 'svelte';

/** What goes by: so many tricks of so many cards, and after which of them something is asked. */
export interface PlaybackOptions<Ask extends { readonly after: number }, Reply> {
  /** How many cards a trick has. */
  readonly seats: number;
  readonly asks: readonly Ask[];
  /** Milliseconds for each trick, or null where the reader sets the pace. */
  readonly beat: number | null;
  readonly byCard: boolean;
  readonly answered: boolean;
  /** Called when the first card comes. */
  readonly onbegin: (() => void) | undefined;
  /** Called with the replies to all that was asked. */
  readonly onanswer: (replies: readonly Reply[]) => void;
}

/** Tricks that go by while one counts. To be made while a component is set up. */
export class TrickPlayback<Ask extends { readonly after: number }, Reply> {
  readonly #of: () => PlaybackOptions<Ask, Reply>;
  #played = $state(0);
  #replies = $state.raw<readonly Reply[]>([]);
  /** The component's own element: where the focus is kept. */
  root = $state<HTMLElement>();

  /** @param of read anew with every step. */
  constructor(of: () => PlaybackOptions<Ask, Reply>) {
    this.#of = of;
    $effect(() => {
      const { answered, beat, byCard, seats } = of();
      if (beat === null || this.#played === 0 || this.ask !== undefined || answered) return;
      const timer = setTimeout(() => void this.goOn(), byCard ? beat / seats : beat);
      return () => {
        clearTimeout(timer);
      };
    });
  }

  /** How many cards have been played. */
  get played(): number {
    return this.#played;
  }
  get replies(): readonly Reply[] {
    return this.#replies;
  }
  /** The trick on the table, from 1; 0 before the first. */
  get at(): number {
    return Math.ceil(this.#played / this.#of().seats);
  }
  /** How many cards lie in it. */
  get lying(): number {
    return this.#played - this.#of().seats * Math.max(0, this.at - 1);
  }
  /** What is asked now. */
  get ask(): Ask | undefined {
    const { asks, seats } = this.#of();
    const next = asks[this.#replies.length];
    return this.lying === seats && next?.after === this.at ? next : undefined;
  }

  /** The next trick, or card. */
  async goOn(): Promise<void> {
    const { byCard, onbegin, seats } = this.#of();
    if (this.#played === 0) onbegin?.();
    await this.#keepingFocus(() => {
      this.#played += byCard ? 1 : seats;
    });
  }

  /** Takes a reply; the next trick comes by itself, unless more is asked after this one. */
  async reply(reply: Reply): Promise<void> {
    const { asks, onanswer } = this.#of();
    await this.#keepingFocus(() => {
      this.#replies = [...this.#replies, reply];
      if (this.#replies.length === asks.length) onanswer(this.#replies);
    });
    if (this.#replies.length < asks.length && this.ask === undefined) await this.goOn();
  }

  /** A set pace leaves nothing to press: then the cards hold the focus. */
  async #keepingFocus(change: () => void): Promise<void> {
    const { activeElement: focused, body } = document;
    const inHere = focused === body || (this.root?.contains(focused) ?? false);
    change();
    await tick();
    if (!inHere) return;
    const control = this.root?.querySelector<HTMLElement>('.asked :is(input, button)');
    (control ?? this.root?.querySelector<HTMLElement>('.felt'))?.focus();
  }
}
