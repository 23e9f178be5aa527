/** The reader’s own ten cards, tested by the book’s rule and by chance. */
import { OWN_FORM } from '#edition/book/own-hand-words.ts';
import { openEngine } from '../../figure/engine.ts';
import type { Engine } from '../../figure/engine.ts';
import { NoAnswer } from '../../../src/lib/worker/client.ts';
import { dealOthers, firstLead, seatDeal } from '../../../src/strategy/simulations/deals.ts';
import { bestSolo } from '../../../src/strategy/simulations/solo-hands.ts';
import { addDeal, estimate } from '../../../src/strategy/simulations/tally.ts';
import type { Estimate, Tally } from '../../../src/strategy/simulations/tally.ts';
import { Chance } from '../../../src/lib/random.ts';
import { SUITS } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { sortCards } from '../../../src/game/skat/deal.ts';
import type { Game } from '../../../src/game/skat/order.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import type { OwnGame } from './own-rule.ts';

export const OWN_GAMES: readonly OwnGame[] = [...SUITS, 'grand', 'nullo'];

/** How many deals a run takes at most. */
export const OWN_DEALS = 1000;
const POINTS = 61;
const TEN = 10;

/** The state of a run. */
export interface OwnShare extends Estimate {
  readonly won: number;
}

/** The hand that a reader is choosing. */
export interface OwnChoice {
  readonly cards: readonly Card[];
  /** Null where the reader has not chosen. */
  readonly game: OwnGame | null;
  readonly seat: Seat;
}

export class OwnHand {
  cards: readonly Card[] = $state.raw([]);
  seat: Seat = $state('V');
  /** Null until the reader has chosen: then the suit in which the hand counts most. */
  #chosen: OwnGame | null = $state(null);
  share: OwnShare | null = $state.raw(null);
  running = $state(false);
  /** Whether an eleventh card was pressed just now. */
  refused = $state(false);
  /** A sentence when the engine could not be loaded. */
  trouble = $state('');

  readonly whole: boolean = $derived(this.cards.length === TEN);
  readonly game: OwnGame = $derived(this.#chosen ?? bestSolo(this.cards).trump);

  #engine: Engine | null = null;
  #stop: AbortController | null = null;

  /** Selects a card, or deselects it; an eleventh is refused. */
  press(card: Card): void {
    if (this.cards.includes(card)) this.#change(this.cards.filter((one) => one !== card));
    else if (this.whole) this.refused = true;
    else this.#change(sortCards([...this.cards, card]));
  }

  /** Selects ten cards of the book, or none. */
  take(cards: readonly Card[]): void {
    this.#chosen = null;
    this.#change(sortCards(cards));
  }

  /** The hand with the reader’s choices, to be stored. */
  get choice(): OwnChoice {
    return { cards: this.cards, game: this.#chosen, seat: this.seat };
  }

  /** Takes up a hand that was stored. */
  restore({ cards, game, seat }: OwnChoice): void {
    this.#change(sortCards(cards));
    this.#chosen = game;
    this.seat = seat;
  }

  choose(game: OwnGame): void {
    this.#chosen = game;
    this.#forget();
  }

  sit(seat: Seat): void {
    this.seat = seat;
    this.#forget();
  }

  /** Deals the other cards again and again; the share grows surer until it is stopped or done. */
  async run(seed: number): Promise<void> {
    if (!this.whole || this.running) return;
    const stop = new AbortController();
    const engine = (this.#engine ??= openEngine());
    this.#stop = stop;
    this.running = true;
    this.refused = false;
    this.trouble = '';
    this.share = null;
    try {
      const tallies: Record<string, Tally> = {};
      for (let deal = 0; deal < OWN_DEALS && !stop.signal.aborted; deal++) {
        const won = await this.#wins(engine, new Chance(seed + deal), stop.signal);
        addDeal(tallies, [{ group: 'all', value: Number(won) }]);
        const tally = tallies['all'];
        if (tally !== undefined) this.share = { ...estimate(tally), won: tally.sum };
      }
    } catch (error) {
      if (error instanceof NoAnswer && error.reason === 'cancelled') return;
      this.trouble = error instanceof NoAnswer ? error.message : OWN_FORM.trouble;
    } finally {
      if (this.#stop === stop) this.running = false;
    }
  }

  /** Stops a run; its result so far stays. */
  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.running = false;
  }

  /** Releases the engine. */
  close(): void {
    this.stop();
    this.#engine?.close();
    this.#engine = null;
  }

  #wins(engine: Engine, chance: Chance, signal: AbortSignal): Promise<boolean> {
    const deal = seatDeal(this.cards, this.seat, dealOthers(this.cards, chance));
    const position = firstLead(gameOf(this.game), this.seat, deal);
    return this.game === 'nullo'
      ? engine.ask({ name: 'tricks', position, aim: 'none' }, { signal })
      : engine.ask({ name: 'reaches', position, target: POINTS }, { signal });
  }

  #change(cards: readonly Card[]): void {
    this.cards = cards;
    this.refused = false;
    this.#forget();
  }

  /** Drops the result, which was that of another hand. */
  #forget(): void {
    this.stop();
    this.share = null;
  }
}

function gameOf(game: OwnGame): Game {
  if (game === 'grand') return { kind: 'grand-solo', trump: null };
  return game === 'nullo' ? { kind: 'nullo', trump: null } : { kind: 'solo', trump: game };
}
