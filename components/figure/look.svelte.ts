import type { ReplayLine } from '../../src/game/replay/replay.ts';
import type { SuitStyle } from '../../src/game/words/cards.ts';
import type { Terms } from '../../src/game/words/terms.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';

/** `open` for all hands, or the seat from which the table is seen. */
export type View = string;

/** How the reader sees a hand: from which seat, and with which names for the cards. */
export class Look {
  #view: View = $state('open');
  #skatShown = $state(true);
  #terms: Terms = $state(OWN_TERMS);
  #suits: SuitStyle = $state('french');

  get view(): View {
    return this.#view;
  }

  /** Whether the skat is shown when all hands are open. */
  get skatShown(): boolean {
    return this.#skatShown;
  }

  get terms(): Terms {
    return this.#terms;
  }

  get suits(): SuitStyle {
    return this.#suits;
  }

  seeAs(view: View): void {
    this.#view = view;
  }

  showSkat(shown: boolean): void {
    this.#skatShown = shown;
  }

  callCards(terms: Terms, suits: SuitStyle): void {
    this.#terms = terms;
    this.#suits = suits;
  }

  /** Whether the cards of a seat are visible. */
  sees(seat: string): boolean {
    return this.#view === 'open' || this.#view === seat;
  }

  /** Whether the skat of a line is visible in this view. */
  knowsSkat(line: ReplayLine): boolean {
    return this.#view === 'open' ? this.#skatShown : line.game.knowsAside(line, this.#view);
  }
}
