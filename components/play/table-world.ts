/** What a table needs from its surroundings, so that a test can pass its own. */
import { BROWSER } from '../../src/lib/storage/browser.ts';
import type { Browser } from '../../src/lib/storage/format.ts';
import { Chance } from '../../src/lib/random.ts';
import { paceOf } from '../../src/play/pace.ts';
import type { Pace } from '../../src/play/pace.ts';
import { freshSeed } from '../parts/device.ts';
import { askClaim, askPlayer, askWeighBefore, askWeighCards } from './ask-player.ts';
import type { AskClaim, AskPlayer, AskWeighBefore, AskWeighCards } from './ask-player.ts';

export interface TableWorld {
  readonly browser: Browser;
  readonly ask: AskPlayer;
  readonly claim: AskClaim;
  readonly weighCards: AskWeighCards;
  readonly weighBefore: AskWeighBefore;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** How fast the others play, as the reader has set it. */
  readonly pace: () => Pace;
  /** Chance for new deals, which nobody can foresee. */
  readonly chance: () => Chance;
}

/** The reader’s own browser. */
export const IN_BROWSER: TableWorld = {
  browser: BROWSER,
  ask: askPlayer,
  claim: askClaim,
  weighCards: askWeighCards,
  weighBefore: askWeighBefore,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  pace: () => paceOf(document.documentElement.dataset),
  chance: () => new Chance(freshSeed()),
};
