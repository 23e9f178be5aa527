/** What the chapter on today’s Grand says of the deals that a computer player imagined. */
import { expect, test } from 'vitest';
import { quoting } from '../quote.ts';
import { readHand } from './hand-text.ts';
import { decisionsOf, reasonsOf, winsOf } from './today-decisions.ts';

const says = quoting('content/today/5-playing-a-grand.mdx');

test('the Grand at 82, spades at 98, and forty deals before the first lead', () => {
  says(
    'In the deal itself the computer player in Vorhand’s seat expected to win 82 out of 100 Grands with these cards, and 98 out of 100 games in spades.',
    'Of forty deals that the computer player in your seat imagined, all consistent with what it had seen, the ace won 28, and a jack won 18.',
  );
  const [lead, named] = decisionsOf('gdrkxzittp', 1).toReversed();
  expect(named?.action).toMatchObject({ do: 'declare', contract: { kind: 'gucki-grand' } });
  expect(reasonsOf(named!)).toMatch(
    /Grand is won about 82 times in 100.*spades is won about 98 times/,
  );
  expect(lead?.action).toEqual({ do: 'card', card: 'HA' });
  expect(lead?.worlds).toBe(40);
  expect(winsOf(lead!, 'HA')).toBe(28);
  expect([winsOf(lead!, 'SJ'), winsOf(lead!, 'DJ')]).toEqual([18, 18]);
  for (const { card } of lead!.weighed) expect(winsOf(lead!, card)).toBeLessThanOrEqual(28);
});

test('in every deal imagined each club wins at the sixth trick, and a jack on the empty one loses', () => {
  const cards = decisionsOf('38pyoj5o5f', 21).filter(({ action }) => action.do === 'card');
  const played = readHand('today-grand-by-one').line.tricks.flatMap(({ plays }) => plays);
  expect(cards.map(({ action }) => (action.do === 'card' ? action.card : null))).toEqual(
    played.slice(0, 21).map(({ card }) => card),
  );
  const [sixth, seventh] = [cards[15]!, cards[20]!];
  for (const club of ['C10', 'CK', 'C9', 'C7'] as const) expect(winsOf(sixth, club)).toBe(40);
  expect(winsOf(seventh, 'C9')).toBe(seventh.worlds);
  expect(winsOf(seventh, 'SJ')).toBe(0);
});
