/** States of a deal at the table, as a browser has stored them: a learner has played in the reader's place. */
import type { Page } from '@playwright/test';
import { KINDS } from '../../../src/game/skat/contract.ts';
import { TABLE_FORMAT } from '../../../src/play/play-format.ts';
import type { PlayedLaw } from '../../../src/play/played-laws.ts';
import { doneDeal } from '../../../src/play/on-sheet.ts';
import { isDone, stateOfDeal } from '../../../src/play/sitting.ts';
import type { Sitting, TableDeal } from '../../../src/play/sitting.ts';
import { claimOf } from '../../../src/strategy/players/claim-of.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import type { DealState } from '../../../src/strategy/players/state.ts';
import { seatView } from '../../../src/strategy/players/view.ts';
import type { Request } from '../../../src/strategy/players/view.ts';
import { playedDeal } from '../../unit/play/learners-deal.ts';

/** How far a deal is played, by what is looked for in it. */
interface Sought {
  readonly laws: PlayedLaw;
  readonly is: (state: DealState, asked: Request | null, deal: TableDeal) => boolean;
}

const asks = (what: Request['what'], laws: PlayedLaw = 'isko'): Sought => ({
  laws,
  is: (_, asked) => asked?.what === what,
});
const trickLies = ({ play, stage }: DealState): boolean =>
  stage === 'play' && play?.table.length === 0 && play.tricks.length > 0;
const isForPoints = ({ contract }: DealState): boolean =>
  contract !== null && KINDS[contract.kind].aim === 'points';

const SOUGHT = {
  'bidding: yes or pass': {
    laws: 'isko',
    is: (_, asked) => asked?.what === 'word' && asked.number !== null,
  },
  'bidding: a number': {
    laws: 'isko',
    is: (_, asked) => asked?.what === 'word' && asked.number === null,
  },
  'skat or hand': asks('game'),
  'twelve cards': asks('layout'),
  'a turned card': asks('drawn', 'american-1922'),
  'a card to play': asks('card'),
  'a claim': {
    laws: 'isko',
    is: ({ play }, asked, { seat }) =>
      asked?.what === 'card' &&
      play?.tricks.length === 1 &&
      // Else the last trick would be shown again.
      play.table.length > 0 &&
      claimOf(play, seat) === 'every-trick',
  },
  'a trick': { laws: 'isko', is: trickLies },
  waiting: {
    laws: 'isko',
    is: (state, asked) => state.stage === 'play' && asked === null && !trickLies(state),
  },
  'the last card': {
    laws: 'isko',
    is: (state, asked) =>
      isForPoints(state) &&
      asked?.what === 'card' &&
      state.play?.tricks.length === 9 &&
      state.play.table.length === 2,
  },
  over: { laws: 'isko', is: (state) => state.stage === 'over' && isForPoints(state) },
} satisfies Readonly<Record<string, Sought>>;

export type TableState = keyof typeof SOUGHT;

/** A sitting in which the first deal is as far as that. */
export function sittingAt(name: TableState, change: Partial<TableDeal> = {}): Sitting {
  const { is, laws }: Sought = SOUGHT[name];
  for (let seed = 1; seed < 400; seed++) {
    const whole = playedDeal(laws, seed);
    for (let length = 0; length <= whole.actions.length; length++) {
      const deal = { ...whole, actions: whole.actions.slice(0, length), ...change };
      const state = stateOfDeal(deal, laws);
      const own = seatToAct(state) === deal.seat;
      if (!is(state, own ? seatView(state, deal.seat).asked : null, deal)) continue;
      const done = isDone(deal, state) ? [doneDeal(deal, state)] : [];
      return { laws, strength: 'learner', done, deal };
    }
  }
  throw new Error(`No deal comes to “${name}”.`);
}

/** Stores a sitting, or that the reader has got up, before the page is opened. */
export async function store(page: Page, sitting: Sitting | null): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(key!, text!);
      sessionStorage.setItem('stored', 'yes');
    },
    [TABLE_FORMAT.key, JSON.stringify(TABLE_FORMAT.make(sitting))],
  );
}
