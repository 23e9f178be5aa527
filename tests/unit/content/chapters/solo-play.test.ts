/**
 * What the chapter on Solo says of best play in its hands, held against the solver. What the build
 * checks as a fact is not proved here again.
 */
import { expect, test } from 'vitest';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { quoting } from '../quote.ts';
import { afterCards } from './grands.ts';
import { heldAfter, readHand, trumpsAmong } from './hand-text.ts';

const eighth = readHand('foster-08');
const eleventh = readHand('foster-11');
const twelfth = readHand('foster-12');

/** What the declarer reaches after each card that may be played there, with best play by all. */
function afterEach(hand: Hand, trick: number, card: number): ReadonlyMap<Card, number> {
  const position = afterCards(hand, 3 * (trick - 1) + card - 1);
  return finish(makeSolver().cardPoints(openPosition(position, hand.deal.skat)));
}

test('Hand No. 8: any diamond beats the announcement, the two high ones make schneider', () => {
  quoting('content/manual/15-1-solo.mdx')(
    'With all cards open any diamond beats the announcement, and the king or the queen makes Hinterhand schneider. After a club or a spade, best play gives Hinterhand 97 or more.',
  );
  for (const [card, points] of afterEach(eighth, 1, 1)) {
    expect(points <= 30, card).toBe(card === 'DK' || card === 'DQ');
    if (card.startsWith('D')) expect(points, card).toBeLessThan(91);
    else expect(points, card).toBeGreaterThanOrEqual(97);
  }
});

test('Hand No. 8: ruffing with the queen does as well as with the ace, nothing else does', () => {
  quoting('content/manual/15-7-solo-fattening.mdx')(
    'You are Mittelhand, you have no diamond, and your trumps are the ace and the queen.',
    'With all cards open the queen would be just as good, because there will be a second diamond to ruff with the ace;',
  );
  const cards = afterEach(eighth, 1, 2);
  const best = Math.min(...cards.values());
  const good = [...cards].flatMap(([card, points]) => (points === best ? [card] : []));
  expect(good.toSorted()).toEqual(['CA', 'CQ']);
});

test('Hand No. 11: in trick 2 every lead wins, a small trump or a high spade more than a jack', () => {
  quoting('content/manual/15-3-solo-choice-of-games.mdx')(
    'As the cards lie, a small trump or a high spade would bring more than a jack, though you win with any lead.',
  );
  const leads = afterEach(eleventh, 2, 1);
  const jack = Math.max(leads.get('CJ')!, leads.get('SJ')!);
  for (const card of ['C7', 'C8', 'C9', 'S10', 'SA'] as const) {
    expect(leads.get(card), card).toBeGreaterThan(jack);
  }
  for (const [card, points] of leads) expect(points, card).toBeGreaterThan(60);
});

test('Hand No. 11: C9 in trick 6 or 7 stops Mittelhand at 44, and any spade wins', () => {
  quoting('content/manual/15-3-solo-choice-of-games.mdx')(
    'With all cards open any spade wins, but if you lead C9 to trick 6 or 7, best defence stops you at 44.',
  );
  for (const trick of [6, 7]) {
    const leads = afterEach(eleventh, trick, 1);
    expect(leads.get('C9'), `trick ${trick}`).toBe(44);
    for (const [card, points] of leads) {
      if (card.startsWith('S')) expect(points, `trick ${trick}, ${card}`).toBeGreaterThan(60);
    }
  }
});

test('Hand No. 12: in trick 3 a high club wins with 63, and no trump wins', () => {
  quoting('content/manual/15-4-solo-leading.mdx')(
    'The second small trump loses the game, with all cards open. A high club instead would have won it, with 63.',
  );
  const leads = afterEach(twelfth, 3, 1);
  expect([leads.get('CA'), leads.get('C10')]).toEqual([63, 63]);
  for (const [card, points] of leads) {
    if (isTrump(card, twelfth.contract)) expect(points, card).toBeLessThan(61);
  }
});

test('Hand No. 12: after seven tricks three trumps are missing, none of them Hinterhand’s', () => {
  quoting('content/manual/15-4-solo-leading.mdx')(
    'You hold the jack of spades and the ace and ten of trumps. Three trumps are missing: the jacks of clubs and diamonds, and the seven. Hinterhand has no trump left, so each of the three is either with Mittelhand or in the skat.',
  );
  expect(heldAfter(twelfth, 'V', 7)).toEqual(['SJ', 'DA', 'D10']);
  expect(heldAfter(twelfth, 'M', 7)).toEqual(['CJ', 'DJ', 'D7']);
  expect(trumpsAmong(heldAfter(twelfth, 'H', 7), twelfth)).toEqual([]);
});
