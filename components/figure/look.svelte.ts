import type { ReplayLine } from '../../src/game/replay/replay.ts';
import type { SuitStyle } from '../../src/game/words/cards.ts';
import type { Terms } from '../../src/game/words/language.ts';

/** `open`, all hands, or the seat with whose eyes the table is seen. */
export type View = string;

/** How the reader looks at a hand: with whose eyes, and how cards are called. */
export class Look {
  #view: View = $state('open');
  #skatShown = $state(true);
  #terms: Terms = $state('en');
  #suits: SuitStyle = $state('french');

  get view(): View {
    return this.#view;
  }

  /** Whether the skat is shown where all hands are open. */
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

  /** Whether the cards of a seat lie open. */
  sees(seat: string): boolean {
    return this.#view === 'open' || this.#view === seat;
  }

  /** Whether the seat whose view this is knows what lies in the skat of a line. */
  knowsSkat(line: ReplayLine): boolean {
    return this.#view === 'open' ? this.#skatShown : line.game.knowsAside(line, this.#view);
  }
}
