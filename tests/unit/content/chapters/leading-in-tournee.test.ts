/**
 * What the chapter on leading says of Hand No. 5, held against the hand. Its points and score are
 * facts that the build checks.
 */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { PACK_POINTS, sumPoints, suitOf } from '../../../../src/game/skat/cards.ts';
import { trumpsOf } from '../../../../src/game/skat/order.ts';
import { playCard } from '../../../../src/game/skat/play.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { bestByCard } from './grands.ts';
import { afterTricks, heldAfter, readHand, trickText, twelve } from './hand-text.ts';

const chapter = readChapter('content/manual/12-leading-in-tournee.mdx');
const says = quoting(chapter);
const hand = readHand('foster-05');

test('the chapter opens with Vorhand’s ten cards', () => {
  says(
    'A diamond has been turned, and you are Vorhand. The declarer sits on your left, and your partner on your right.',
    'You should lead a club, because you have six of them and the declarer has to play between you and your partner.',
  );
  const shown = chapter.tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
  expect(cardsOfText(shown).toSorted()).toEqual(hand.deal.V.toSorted());
  expect(hand.contract).toMatchObject({ kind: 'tournee', trump: 'D' });
  expect(hand.declarer).toBe('M');
  expect(hand.deal.V.filter((card) => suitOf(card) === 'C')).toHaveLength(6);
});

test('with all cards open every lead beats the declarer', () => {
  says('with all cards open, you beat this declarer whichever of your ten cards you lead.');
  const leads = bestByCard(afterTricks(hand, 0), hand.layout ?? []);
  expect(leads.size).toBe(10);
  for (const [card, points] of leads) expect(points, card).toBeLessThan(61);
});

test('the layout is two tens, of clubs, which stood alone, and of long spades', () => {
  says(
    'Mittelhand puts away two tens, but keeps the ten of trumps, which is in no danger. The ten of clubs is in danger, because it is alone in its suit. And there are too many spades for both the ace and the ten to be sure of a trick, so the ten of spades goes too.',
  );
  expect(hand.layout).toEqual(['C10', 'S10']);
  const cards = twelve(hand);
  expect(cards.filter((card) => suitOf(card) === 'C')).toEqual(['C10']);
  expect(cards.filter((card) => suitOf(card) === 'S' && card !== 'SJ')).toEqual([
    'SA',
    'S10',
    'SK',
  ]);
  expect(cards).toContain('D10');
});

describe('the play', () => {
  test('goes as the chapter says', () => {
    says(
      'A seven is not worth a trump, so Mittelhand discards a small heart. Hinterhand fattens with the ace of hearts, since the ten is there to take its place.',
      'Now you lead the king, which carries points, but again not the ace.',
      'On the king Mittelhand plays the jack of diamonds, the lowest of the jacks, to force a better one from Hinterhand.',
      'But the trick is not worth overruffing, and Hinterhand does not want the lead.',
      'With the next trick Hinterhand gets the lead all the same',
    );
    expect(trickText(hand, 1)).toBe('V C7, M H8, H HA: V 11');
    expect(heldAfter(hand, 'H', 0)).toContain('H10');
    expect(trickText(hand, 2)).toBe('V CK, M DJ, H S7: M 6');
    expect(heldAfter(hand, 'H', 1)).toContain('CJ');
    expect(trickText(hand, 3)).toBe('M HJ, H CJ, V DQ: H 7');
  });

  test('three of the clubs that Vorhand leads cost Mittelhand a trump', () => {
    says(
      'In this deal Mittelhand is the declarer, in the middle from the start, and you lead a long suit through.',
      'and on three of them Mittelhand has to fritter away a trump.',
    );
    const leads = hand.line.tricks.filter(({ plays }) => plays[0]?.seat === 'V');
    const cards = leads.map(({ plays }) => `${plays[0]?.card} ${plays[1]?.card}`);
    expect(cards).toEqual(['C7 H8', 'CK DJ', 'CQ D7', 'C9 D10']);
  });

  test('at the fourth trick Hinterhand has a tenace and high trumps, and leads the third suit', () => {
    says(
      'In hearts Hinterhand holds the ten and queen, a tenace around Mittelhand’s king, and in trumps the ace and king. To keep all four for later, Hinterhand leads a spade, the suit without ace or ten.',
    );
    const held = heldAfter(hand, 'H', 3);
    expect(held.filter((card) => suitOf(card) === 'S')).toEqual(['SQ', 'S9', 'S8']);
    expect(held.filter((card) => suitOf(card) === 'H')).toEqual(['H10', 'HQ']);
    expect(heldAfter(hand, 'M', 3)).toContain('HK');
    expect(held.filter((card) => suitOf(card) === 'D')).toEqual(['DA', 'DK']);
    expect(trickText(hand, 4)).toMatch(/^H S8/);
  });
});

test('Mittelhand spends the seven on the fifth trick, and the jack of spades is the best', () => {
  says(
    'Look once more at the fifth trick. Mittelhand holds the best trump, the jack of spades, and will not spend it',
    'So Mittelhand ruffs with the seven, and is content to be overruffed.',
    'Neither wins the game.',
  );
  const gone = hand.line.tricks.slice(0, 4).flatMap(({ plays }) => plays.map(({ card }) => card));
  expect(trumpsOf(hand.contract).find((card) => !gone.includes(card))).toBe('SJ');
  expect(heldAfter(hand, 'M', 4)).toContain('SJ');
  expect(trickText(hand, 5)).toBe('V CQ, M D7, H DA: H 14');
  const before = playCard(afterTricks(hand, 4), 'CQ');
  for (const [card, points] of bestByCard(before, hand.layout ?? [])) {
    expect(points, card).toBeLessThan(61);
  }
});

test('the ninth trick is the defenders’: only then does all make 120', () => {
  expect(hand.line.tricks[8]?.winner).toBe('H');
  const all = hand.line.tricks.reduce((sum, { points }) => sum + (points ?? 0), 0);
  expect(all + sumPoints(hand.layout ?? [])).toBe(PACK_POINTS);
});
