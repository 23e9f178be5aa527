import type { ReplayLine } from '../../src/replay/replay.ts';
import type { SuitStyle } from '../../src/words/cards.ts';
import type { Terms } from '../../src/words/language.ts';
import { KINDS } from '../../src/skat/contract.ts';
import type { Seat } from '../../src/skat/seats.ts';

/** All hands open, or the table as one seat sees it. */
export type View = 'open' | Seat;

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
  sees(seat: Seat): boolean {
    return this.#view === 'open' || this.#view === seat;
  }

  /** Whether the seat whose view this is knows what lies in the skat of a line. */
  knowsSkat({ contract, declarer }: ReplayLine): boolean {
    if (this.#view === 'open') return this.#skatShown;
    return this.#view === declarer && KINDS[contract.kind].skat !== 'untouched';
  }
}
