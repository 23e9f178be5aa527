/** The skat of the Schiebe-Ramsch in the chapter goes round as its caption says. */
import { expect, test } from 'vitest';
import { suitOf } from '../../../../src/game/skat/cards.ts';
import { pushedRound } from '../../../../src/book/exhibits/totals/pushed.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { readChapter } from '../../content/chapter-text.ts';
import { quoting } from '../../content/quote.ts';

const chapter = readChapter('content/manual/23-varieties-of-skat.mdx');
const [, written = ''] = /<Pushed\s([^>]*)>/.exec(chapter.source) ?? [];
const row = (name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(written)?.[1] ?? '';
const rows = { V: row('V'), M: row('M'), H: row('H'), skat: row('skat'), on: row('on') };

test('it is the deal of Hand No. 22, and each seat pushes two of its twelve', () => {
  const says = quoting(chapter);
  says(
    'The cards of Hand No. 22, pushed on as we would do it.',
    'Mittelhand keeps the jack, and is now without a heart and without a club.',
    'Hinterhand puts the ace of clubs away for good, and the lone king of spades with it.',
  );
  const steps = pushedRound(rows);
  const { deal } = readHand('foster-22');
  expect(steps.map(({ hand }) => hand.toSorted())).toEqual(
    [deal.V, deal.M, deal.H].map((cards) => cards.toSorted()),
  );
  expect(steps[0]?.received.toSorted()).toEqual(deal.skat.toSorted());
  const left = steps.map(({ received, hand, on }) =>
    [...hand, ...received].filter((card) => !on.includes(card)),
  );
  expect(left.map(({ length }) => length)).toEqual([10, 10, 10]);
  const plain = (cards: readonly string[], suit: string): string[] =>
    cards.filter((card) => card.startsWith(suit) && !card.endsWith('J'));
  expect(left[1]).toContain('CJ');
  expect([...plain(left[1] ?? [], 'H'), ...plain(left[1] ?? [], 'C')]).toEqual([]);
  expect(steps[2]?.on).toEqual(['CA', 'SK']);
  expect(steps[2]?.hand.filter((card) => suitOf(card) === 'S' && card !== 'SJ')).toEqual(['SK']);
});

test('nobody pushes what is not there', () => {
  expect(() => pushedRound({ ...rows, on: 'V CJ C7, M CA H10, H CA SK' })).toThrow('Vorhand');
  expect(() => pushedRound({ ...rows, on: 'V CJ CA, M CA H10' })).toThrow('Hinterhand');
});
