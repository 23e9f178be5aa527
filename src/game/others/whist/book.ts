/** What the book says of a hand of whist. */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS, cardName } from '../../words/cards.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { makeBookGame } from '../book-game.ts';
import { WHIST_FORMAT } from './format.ts';
import { ODD_TRICK, PARTNERS, TRICKS, partnersOf } from './rules.ts';
import type { WhistPosition } from './rules.ts';
import { WHIST } from './table.ts';
import type { WhistHand } from './table.ts';

export default makeBookGame({
  name: 'Whist',
  format: WHIST_FORMAT,
  table: WHIST,
  facts: ({ contract, dealer, turned }: WhistHand) => {
    const suit = SUIT_WORDS[OWN_TERMS].french[contract.trump];
    const card = turned === null ? '' : `, the ${cardName(turned)} turned up`;
    const dealt = dealer === null ? '' : ` by ${dealer}, who dealt`;
    return `Whist, ${suit} trumps${card}${dealt}. A and C play together against B and D; A leads.`;
  },
  verdict: ({ tricks }: WhistPosition) => {
    const [side, taken] = PARTNERS.map(
      (one) => [one, tricks.filter(({ winner }) => partnersOf(winner) === one).length] as const,
    ).sort((a, b) => b[1] - a[1])[0] ?? [PARTNERS[0], 0];
    const by = taken - ODD_TRICK + 1;
    const all = taken === TRICKS ? 'all thirteen tricks' : counted(taken, 'trick');
    return {
      sentence: `${side} take ${all}.`,
      working: `Six make the book, so that is ${numberWord(by)} by cards`,
    };
  },
});
