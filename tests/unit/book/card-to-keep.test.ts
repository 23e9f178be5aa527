/** What Vorhand must keep in No. 23, held against the solver’s answer to the whole hand. */
import { expect, test } from 'vitest';
import { cardsToKeep } from '../../../src/book/card-to-keep.ts';
import { buildReplay } from '../../../src/game/replay/build.ts';
import { playCard } from '../../../src/game/skat/play.ts';
import { openPosition } from '../../../src/game/solver/position.ts';
import { makeSolver } from '../../../src/game/solver/solver.ts';
import { finish } from '../../../src/game/solver/task.ts';
import { afterCards } from '../content/chapters/grands.ts';
import { readHand } from '../content/chapters/hand-text.ts';
import { quoting } from '../content/quote.ts';

const hand = readHand('foster-23');

test('from the second trick to the ninth it is the nine of clubs, and nothing else', () => {
  quoting('content/manual/21-nullo.mdx')(
    'The C9 is what Vorhand must keep to the end; if Vorhand plays it to any trick from the second to the ninth, you escape.',
  );
  const rows = cardsToKeep(buildReplay(hand), 'V').filter(({ trick }) => trick > 1);
  expect(rows.map(({ trick }) => trick)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { fatal, hand: cards, played } of rows) {
    expect(cards).toContain('C9');
    expect(played).not.toBe('C9');
    expect(fatal).toEqual(['C9']);
  }
});

test('a card that is marked does let the declarer escape, and one that is not does not', () => {
  const solver = makeSolver();
  for (const { fatal, hand: cards, trick } of cardsToKeep(buildReplay(hand), 'V')) {
    const turn = hand.line.tricks[trick - 1]!.plays.findIndex(({ seat }) => seat === 'V');
    const before = afterCards(hand, 3 * (trick - 1) + turn);
    const legal = trick === 9 ? ['C9', 'CQ'] : cards;
    for (const card of cards.filter((each) => legal.includes(each))) {
      const after = openPosition(playCard(before, card), hand.deal.skat);
      expect(finish(solver.tricks(after, 'none')), `${trick} ${card}`).toBe(fatal.includes(card));
    }
  }
});

test('a game about points has no such cards', () => {
  expect(() => cardsToKeep(buildReplay(readHand('foster-01')), 'M')).toThrow('foster-01');
});
