/** The reader’s own hand on the page where it is judged: its cards, the seat, the number and the skat. */
import { faultIn, makeHandToBid, parseHandToBid } from '../../src/game/codes/hand-to-bid.ts';
import type { HandToBid } from '../../src/game/codes/hand-to-bid.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import { sortCards } from '../../src/game/skat/deal.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { skatBrings, weighHand } from '../../src/strategy/players/bid/each-game.ts';
import { PILE_FULL, sayNotShown } from '#edition/hand/form-words.ts';
import { gamesOnTwelve } from '../../src/hand/on-twelve.ts';
import { LOWEST } from '../../src/hand/best-way.ts';
import { parseCards } from '../../src/hand/read-cards.ts';
import { gainOf, limitOf } from '../../src/strategy/players/bid/gain.ts';

/** Where the next card that is pressed goes. */
export type Pile = 'hand' | 'skat';

const HAND = 10;
const SKAT = 2;

export class MyHand {
  cards: readonly Card[] = $state.raw([]);
  skat: readonly Card[] = $state.raw([]);
  seat: Seat = $state('V');
  /** The number that must be held; null where nobody has bid. */
  number: number | null = $state(null);
  pile: Pile = $state('hand');
  /** What the reader types. */
  text = $state('');
  /** A sentence on what was pressed, read or opened and cannot be. */
  problem = $state('');
  /** Whether the problem is one of the address, which then stays as it is, to be mended. */
  isAddressWrong = $state(false);

  readonly isWhole: boolean = $derived(this.cards.length === HAND);
  readonly bid: number = $derived(this.number ?? LOWEST);
  readonly weighed = $derived(this.isWhole ? weighHand(this.cards, this.seat) : null);
  readonly gain = $derived(this.isWhole ? gainOf(this.cards, this.seat) : null);
  readonly limit = $derived(this.gain === null ? null : limitOf(this.gain));
  readonly skatBrings = $derived(this.weighed === null ? null : skatBrings(this.weighed, this.bid));
  readonly games = $derived(
    this.isWhole && this.skat.length === SKAT
      ? gamesOnTwelve(this.cards, this.skat, this.seat, this.bid)
      : null,
  );
  /** The hand as a word for the address; empty where nothing has been chosen. */
  readonly word: string = $derived(
    this.cards.length === 0 && this.seat === 'V' && this.number === null ? '' : makeHandToBid(this),
  );

  /** Puts a card into the chosen pile, or takes it out of where it is. */
  press(card: Card): void {
    this.#settle();
    if (this.skat.includes(card)) this.skat = this.skat.filter((one) => one !== card);
    else if (this.cards.includes(card)) {
      this.cards = this.cards.filter((one) => one !== card);
      // Another hand has another skat.
      this.skat = [];
      this.pile = 'hand';
    } else if (this.pile === 'skat') {
      if (this.skat.length < SKAT) this.skat = sortCards([...this.skat, card]);
      else this.problem = PILE_FULL.skat;
    } else if (this.isWhole) {
      this.problem = PILE_FULL.hand;
    } else this.cards = sortCards([...this.cards, card]);
  }

  sit(seat: Seat): void {
    this.#settle();
    this.seat = seat;
  }

  holdNumber(number: number | null): void {
    this.#settle();
    this.number = number;
  }

  fill(pile: Pile): void {
    this.#settle();
    this.pile = pile;
  }

  /** Takes all cards out; the seat and the number stay. */
  clear(): void {
    this.#settle();
    this.#take({ cards: [], skat: [] });
  }

  /** Reads what was typed or pasted. A text that cannot be read stays, with the reason. */
  readText(): void {
    this.#settle();
    const parsed = parseCards(this.text);
    if (!parsed.ok) {
      this.problem = parsed.errors[0];
      return;
    }
    const { cards, seat, skat } = parsed.value;
    this.#take({ cards, skat });
    this.seat = seat ?? this.seat;
    this.text = '';
  }

  /** Opens the word of an address; an empty one changes nothing. */
  open(word: string): void {
    if (word === '' || word === this.word) return;
    const parsed = parseHandToBid(word);
    if (!parsed.ok) {
      this.problem = sayNotShown(parsed.errors[0]);
      this.isAddressWrong = true;
      return;
    }
    this.#settle();
    this.#show(parsed.value);
  }

  #show({ number, seat, ...piles }: HandToBid): void {
    this.#take(piles);
    this.seat = seat;
    this.number = number;
  }

  #take({ cards, skat }: Pick<HandToBid, 'cards' | 'skat'>): void {
    const fault = faultIn(cards, skat);
    if (fault !== null) throw new RangeError(fault);
    this.cards = sortCards(cards);
    this.skat = sortCards(skat);
    this.pile = 'hand';
  }

  #settle(): void {
    this.problem = '';
    this.isAddressWrong = false;
  }
}
