/** What the book says of a hand of whist. */
import {
  WHIST_NAME,
  sayByCards,
  sayTaken,
  sayWhist,
} from '#edition/game/others/whist/whist-words.ts';
import { makeBookGame } from '../book-game.ts';
import { WHIST_FORMAT } from './format.ts';
import { ODD_TRICK, PARTNERS, TRICKS, partnersOf } from './rules.ts';
import type { WhistPosition } from './rules.ts';
import { sideName } from '../../replay/counts.ts';
import { WHIST } from './table.ts';
import type { WhistHand } from './table.ts';

export default makeBookGame({
  name: WHIST_NAME,
  format: WHIST_FORMAT,
  table: WHIST,
  facts: ({ contract, dealer, turned }: WhistHand) => sayWhist(contract.trump, turned, dealer),
  verdict: ({ tricks }: WhistPosition) => {
    const [side, taken] = PARTNERS.map(
      (one) => [one, tricks.filter(({ winner }) => partnersOf(winner) === one).length] as const,
    ).sort((a, b) => b[1] - a[1])[0] ?? [PARTNERS[0], 0];
    return {
      sentence: sayTaken(sideName(side), taken === TRICKS ? null : taken),
      working: sayByCards(taken - ODD_TRICK + 1),
    };
  },
});
