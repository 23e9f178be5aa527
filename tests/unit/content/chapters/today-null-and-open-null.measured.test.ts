/** What the chapter on today’s Null says of the deals that computer players imagined. */
import { expect, test } from 'vitest';
import { quoting } from '../quote.ts';
import { decisionsOf, reasonsOf, winsOf } from './today-decisions.ts';

const says = quoting('content/today/6-null-and-open-null.mdx');

test('forty deals before the lead to an open Null', () => {
  says(
    'The computer player in your seat could not see the other cards, so it imagined forty deals. The ten of diamonds was safe in 32 of them, a club in 21 and the seven of diamonds in nine.',
  );
  const lead = decisionsOf('5yighqfg9r', 1).at(-1)!;
  expect(lead.action).toEqual({ do: 'card', card: 'D10' });
  expect(lead.worlds).toBe(40);
  expect([winsOf(lead, 'D10'), winsOf(lead, 'D7')]).toEqual([32, 9]);
  for (const club of ['CK', 'CQ', 'CJ', 'C10', 'C9', 'C7'] as const) {
    expect(winsOf(lead, club)).toBe(21);
  }
});

test('the Null that is beaten was put at 81, and the seven of hearts beats it in most deals', () => {
  says(
    'The computer player in the declarer’s seat expected to win 81 out of 100 such Nulls. Our count would have made it more careful, because two suits are in danger.',
  );
  const decisions = decisionsOf('d3ayvnbvq0', 7);
  const named = decisions.find(({ action }) => action.do === 'declare')!;
  expect(reasonsOf(named)).toContain('Null is won about 81 times in 100');
  const seven = decisions.at(-1)!;
  expect(seven.action).toEqual({ do: 'card', card: 'H7' });
  expect(winsOf(seven, 'H7')).toBeGreaterThan(seven.worlds / 2);
  const second = decisions.at(-4)!;
  expect(second.action).toEqual({ do: 'card', card: 'D10' });
  for (const { card } of second.weighed) {
    expect(winsOf(second, card)).toBeLessThanOrEqual(winsOf(second, 'D10'));
  }
});
