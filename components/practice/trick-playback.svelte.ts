import { tick } from 'svelte';

/** The settings of a playback: the size of its tricks, its pace, and what is asked after which trick. */
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
  /** Called with all replies, after the last one. */
  readonly onanswer: (replies: readonly Reply[]) => void;
}

/** Plays tricks back while the reader counts. Create it during the setup of a component. */
export class TrickPlayback<Ask extends { readonly after: number }, Reply> {
  readonly #of: () => PlaybackOptions<Ask, Reply>;
  #played = $state(0);
  #replies = $state.raw<readonly Reply[]>([]);
  /** The component's element, in which the focus is kept. */
  root = $state<HTMLElement>();

  /** @param of read again at every step. */
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
  /** The number of the trick on the table, from 1; 0 before the first. */
  get at(): number {
    return Math.ceil(this.#played / this.#of().seats);
  }
  /** How many of its cards are on the table. */
  get lying(): number {
    return this.#played - this.#of().seats * Math.max(0, this.at - 1);
  }
  /** The current ask; undefined while tricks go by. */
  get ask(): Ask | undefined {
    const { asks, seats } = this.#of();
    const next = asks[this.#replies.length];
    return this.lying === seats && next?.after === this.at ? next : undefined;
  }

  /** Shows the next trick, or the next card. */
  async goOn(): Promise<void> {
    const { byCard, onbegin, seats } = this.#of();
    if (this.#played === 0) onbegin?.();
    await this.#keepingFocus(() => {
      this.#played += byCard ? 1 : seats;
    });
  }

  /** Takes a reply. The next trick follows by itself, unless more is asked after this one. */
  async reply(reply: Reply): Promise<void> {
    const { asks, onanswer } = this.#of();
    await this.#keepingFocus(() => {
      this.#replies = [...this.#replies, reply];
      if (this.#replies.length === asks.length) onanswer(this.#replies);
    });
    if (this.#replies.length < asks.length && this.ask === undefined) await this.goOn();
  }

  /** Keeps the focus inside. At a set pace there is no button, so the cards take the focus. */
  async #keepingFocus(change: () => void): Promise<void> {
    const { activeElement: focused, body } = document;
    const inHere = focused === body || (this.root?.contains(focused) ?? false);
    change();
    await tick();
    if (!inHere) return;
    const control = this.root?.querySelector<HTMLElement>('.asked input, .asked button');
    (control ?? this.root?.querySelector<HTMLElement>('.felt'))?.focus();
  }
}
