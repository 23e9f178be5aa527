/** The cards and the game while they are set up: every move, and how to undo it. */
import {
  MOVES,
  askForSwap,
  sayFull,
  sayPut,
  saySwapped,
  sayTakenBack,
} from '#edition/analyse/set-up-words.ts';
import {
  EMPTY,
  PLACES,
  clearCards,
  dealRest,
  isDealt,
  putCard,
  roomAt,
  swapCards,
  turnSeats,
  withDeal,
  withLaws,
  withPlaces,
} from '../../src/analyse/set-up.ts';
import type { BareDeal } from '../../src/game/codes/hand-code.ts';
import type { SetUp, SetUpPlace } from '../../src/analyse/set-up.ts';
import type { Hand } from '../../src/game/notation/hand.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import type { LawId } from '../../src/game/skat/laws.ts';
import { myRules } from '../parts/my-rules.svelte.ts';

/** Where a pressed card goes; `swap` picks two that change places. */
export type Target = SetUpPlace | 'swap';

/** How many moves can be undone. */
const MOST_UNDONE = 200;

/** Nothing dealt, nothing chosen, by the reader’s own rules. */
export function emptySetUp(): SetUp {
  return { ...EMPTY, laws: myRules() };
}

export class SettingUp {
  setUp: SetUp = $state.raw(emptySetUp());
  past: readonly SetUp[] = $state.raw([]);
  target: Target = $state('V');
  /** The first of two cards to be swapped. */
  lifted: Card | null = $state(null);
  /** The hand that was on the table before its cards were changed, for comparison. */
  before: Hand | null = $state.raw(null);
  /** What has just happened, for the eye and the ear. */
  message = $state('');
  /** Why an address or a file could not be read. */
  problem = $state('');

  /** Cards and a game to begin with, which no undo goes behind. */
  protected beginWith(setUp: SetUp): void {
    this.past = [];
    this.setUp = setUp;
    this.#aim();
  }

  /** Takes a rule book that the reader has set, as long as no cards lie and nothing has been chosen. */
  takeRules(laws: LawId): void {
    const { kind, places } = this.setUp;
    if (this.past.length > 0 || places.size > 0 || kind !== null) return;
    this.beginWith(withLaws(this.setUp, laws));
  }

  /** Makes a move that can be undone. */
  change(setUp: SetUp, message: string): void {
    this.past = [...this.past, this.setUp].slice(-MOST_UNDONE);
    this.setUp = setUp;
    this.message = message;
    this.problem = '';
  }

  undo(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    this.setUp = last;
    this.lifted = null;
    this.message = MOVES.undone;
  }

  /** Handles a press on a card: it goes to the current target, or back to the pack from there. */
  press(card: Card): void {
    if (this.target === 'swap') this.#lift(card);
    else this.put(card, this.setUp.places.get(card) === this.target ? null : this.target);
  }

  put(card: Card, place: SetUpPlace | null): void {
    const nextSetUp = putCard(this.setUp, card, place);
    if (nextSetUp === null) {
      // The pack always has room.
      if (place !== null) this.message = sayFull(place);
      return;
    }
    this.change(
      nextSetUp,
      place === null ? sayTakenBack(card) : sayPut(card, place, roomAt(nextSetUp, place)),
    );
    // When a place is full, aim at the next one with room; when all are, swap cards.
    const full = this.target !== 'swap' && roomAt(nextSetUp, this.target) === 0;
    if (isDealt(nextSetUp) || full) this.#aim();
  }

  #lift(card: Card): void {
    const { lifted } = this;
    if (lifted === null || lifted === card) {
      this.lifted = lifted === card ? null : card;
      this.message = lifted === card ? '' : askForSwap(card);
      return;
    }
    this.lifted = null;
    this.change(swapCards(this.setUp, lifted, card), saySwapped(lifted, card));
  }

  /** Aims at the first place with room. */
  #aim(): void {
    this.lifted = null;
    this.target = PLACES.find((place) => roomAt(this.setUp, place) > 0) ?? 'swap';
  }

  /** Sets up other cards altogether, so that nothing remains to compare them with. */
  #changeAll(setUp: SetUp, message: string): void {
    this.before = null;
    this.change(setUp, message);
    this.#aim();
  }

  /** Puts cards where a list says; those that lay there go back to the pack. */
  takeCards(places: ReadonlyMap<Card, SetUpPlace>, title: string, message: string): void {
    const { setUp } = this;
    const cleared = clearCards({ ...setUp, title: title || setUp.title });
    this.#changeAll(withPlaces(cleared, places), message);
  }

  /** Puts the cards as in a deal, whose game is still to be chosen. */
  takeDeal({ deal, laws, title }: BareDeal, message: string): void {
    this.#changeAll(withDeal({ ...EMPTY, laws, title }, deal), message);
  }

  dealRest(): void {
    this.change(dealRest(this.setUp, random), MOVES.dealtRest);
    this.#aim();
  }

  dealAnew(): void {
    this.#changeAll(dealRest(clearCards(this.setUp), random), MOVES.dealtAnew);
  }

  turn(): void {
    this.lifted = null;
    this.change(turnSeats(this.setUp), MOVES.turned);
  }

  clear(): void {
    this.#changeAll(clearCards(this.setUp), MOVES.cleared);
  }
}

/** From 0 (included) to 1 (excluded). */
function random(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
