/**
 * The evenings that the reader stores in this browser, and their games once they are read from
 * their texts.
 */
import { EVENINGS_TROUBLES } from '#edition/analyse/evening/evening-words.ts';
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import type { Browser } from '../../../src/lib/storage/format.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { Cost } from '../../../src/game/analysis/deeds.ts';
import {
  EVENINGS_FORMAT,
  renameEvening,
  sameGames,
  withCost,
  withEvening,
  withReview,
  withoutEvening,
} from '../../../src/analyse/evening/evening-format.ts';
import type { Evening } from '../../../src/analyse/evening/evening-format.ts';
import type { SeatReview } from '../../../src/analyse/habits/seat-review.ts';
import type { EveningGame } from '../../../src/analyse/evening/game.ts';
import { LastUsed } from '../last-used.ts';
import { readGames } from '../reader.ts';
import { newEvening } from './new-evening.ts';

export class Evenings {
  all: readonly Evening[] = $state.raw([]);
  /** The problem with storage, in words; empty when there is none. */
  trouble = $state('');
  readonly #kept: Kept<readonly Evening[]>;
  readonly #games = new LastUsed<Promise<readonly EveningGame[]>>();

  constructor(browser: Browser = BROWSER) {
    this.#kept = new Kept(EVENINGS_FORMAT, browser, {
      // A list that was read is shown, whether there is room to store it or not.
      holds: true,
      tell: ({ trouble, value }) => {
        this.all = value;
        this.trouble = trouble === null ? '' : EVENINGS_TROUBLES[trouble];
      },
    });
    this.#kept.open();
  }

  find(key: string): Evening | undefined {
    return this.all.find((evening) => evening.key === key);
  }

  /**
   * Stores the games of a text as an evening; the same games again are the same evening.
   *
   * @param part how many pieces of the text stand before these and after them.
   */
  keep(games: readonly EveningGame[], part: Parameters<typeof newEvening>[1]): Evening {
    const evening = newEvening(games, part);
    const there = sameGames(this.all, evening) ?? evening;
    this.#games.set(there.key, Promise.resolve(games));
    this.#kept.change((all) => withEvening(all, evening));
    return there;
  }

  keepCost(key: string, text: string, cost: Cost): void {
    this.#kept.change((all) => withCost(all, key, text, cost));
  }

  keepReview(key: string, text: string, review: SeatReview): void {
    this.#kept.change((all) => withReview(all, key, text, review));
  }

  rename(key: string, name: string): void {
    this.#kept.change((all) => renameEvening(all, key, name));
  }

  remove(key: string): void {
    this.#kept.change((all) => withoutEvening(all, key));
  }

  /** The games of an evening, read once; rejects if the reader of hands cannot be loaded. */
  games({ games, key }: Evening): Promise<readonly EveningGame[]> {
    const known = this.#games.get(key);
    if (known !== undefined) return known;
    const reading = readGames(games.map(({ text }) => text));
    this.#games.set(key, reading);
    reading.catch(() => {
      this.#games.delete(key);
    });
    return reading;
  }
}

let evenings: Evenings | null = null;

/** The evenings of this page, read on the first call. */
export const eveningsHere = (): Evenings => (evenings ??= new Evenings());
