/**
 * What the chapter on Tournee Grands says of its hands, held against the cards and best play. Points
 * and scores of Hands 16 and 17 are facts that the build checks.
 */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { CARDS, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { bestOf, dealsAround } from './grands.ts';
import { heldAfter, readHand, trickText, twelve } from './hand-text.ts';

const chapter = readChapter('content/manual/18-tournee-grand.mdx');
const says = quoting(chapter);
const shown = chapter.tags
  .filter(({ name }) => name === 'GrandHand')
  .map(({ props }) => cardsOfText(props['cards'] ?? ''));

test('a Tournee Grand counts 12, and is lost double as a Passt-mir-nicht', () => {
  says(
    'A Tournee Grand has a base value of 12.',
    'If your Tournee is a Passt-mir-nicht, in which you have refused the first card and turned up the second, you lose double when you fail, whether you play the suit or a Grand.',
  );
  expect(LAWS['american-1922'].rates['tournee-grand']?.base).toBe(12);
  expect(LAWS['american-1922'].rates['passt-mir-nicht-grand']?.lost).toBe(2);
  expect(LAWS['american-1922'].rates['passt-mir-nicht']?.lost).toBe(2);
});

describe('Hand No. 16', () => {
  const hand = readHand('foster-16');

  test('goes as the chapter says: both jacks, then king and ace of spades', () => {
    says(
      'The jacks do fall together.',
      'Hinterhand wins the second trick, to be sure of the 15 points in it.',
      'But that one was Vorhand’s, with 6 points in it; the 15 are in the second.',
    );
    expect(trickText(hand, 1)).toBe('V CJ, M SJ, H HJ: V 6');
    expect(trickText(hand, 2)).toBe('V SK, M S8, H SA: H 15');
  });

  test('Hinterhand has four diamonds when the club is led', () => {
    says(
      'Mittelhand had no diamond, so you know that Hinterhand still has four.',
      'If you wait until Hinterhand has discarded every club',
    );
    expect(trickText(hand, 3)).toMatch(/^H DK, V DA, M S/);
    const diamonds = heldAfter(hand, 'H', 3).filter((card) => suitOf(card) === 'D');
    expect(diamonds).toHaveLength(4);
    expect(trickText(hand, 4)).toMatch(/^V C/);
  });

  test('in diamonds is lost, whichever two cards but jacks are put away', () => {
    says(
      'But trumps are diamonds, and their ten is Hinterhand’s.',
      'You lose; and whichever two cards other than jacks you put away, good defence beats you.',
    );
    expect(hand.deal.H).toContain('D10');
    const game = { kind: 'tournee', trump: 'D' } as const;
    const cards = twelve(hand);
    const plain = cards.filter((card) => rankOf(card) !== 'J');
    for (const [index, one] of plain.entries()) {
      for (const other of plain.slice(index + 1)) {
        const V = cards.filter((card) => card !== one && card !== other);
        const points = bestOf({ ...hand.deal, V, skat: [one, other] }, 'V', game);
        expect(points, `${one} ${other} put away`).toBeLessThan(61);
      }
    }
  }, 60_000);
});

describe('Hand No. 17', () => {
  const hand = readHand('foster-17');

  test('starts from the ten cards shown, with the jack of diamonds turned', () => {
    says('It is the jack of diamonds, and it joins these ten');
    expect(shown[0]?.toSorted()).toEqual(hand.deal.M.toSorted());
    expect(hand.turned).toBe('DJ');
  });

  test('ends without a trick, two diamonds put away', () => {
    says(
      'You put away two diamonds, and the figure shows what follows.',
      'So you do not take a single trick.',
    );
    expect(hand.layout?.map(suitOf)).toEqual(['D', 'D']);
    expect(hand.line.tricks.every(({ winner }) => winner !== 'M')).toBe(true);
  });

  test('in Vorhand would lose 48 at most', () => {
    says(
      'Give these cards to Vorhand, and you see how much position means in a Grand. In that seat the Grand cannot be beaten: it loses two tricks at most, each to a jack, and no two such tricks hold more than 48 points.',
    );
    const away = new Set(hand.layout);
    const kept = twelve(hand).filter((card) => !away.has(card));
    for (const deal of dealsAround(kept.join(' '), 'V', 40)) {
      if (deal.skat.some((card) => away.has(card))) continue;
      expect(bestOf(deal, 'V'), deal.M.join(' ')).toBeGreaterThanOrEqual(120 - 48);
    }
  });

  test('the printed king of hearts and jack of spades are the king of clubs and a seven', () => {
    says(
      'The king is that of clubs, as the notes say, and Mittelhand has only the seven of hearts left.',
    );
    const played = hand.line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
    expect(hand.errata.map(({ corrected }) => corrected)).toEqual(
      expect.arrayContaining(['CK', 'H7']),
    );
    const never = CARDS.filter((card) => !played.includes(card));
    expect(never.toSorted()).toEqual([...(hand.layout ?? [])].toSorted());
  });
});

test('page 147: four jacks, and a lone ace of spades', () => {
  says(
    'Say you are Vorhand with these cards, and the jack you turn is the jack of clubs',
    'All four jacks, then.',
    'The ace of spades stands alone, and that makes the hand weaker still.',
  );
  const cards = [...(shown.at(-1) ?? []), 'CJ' as const];
  expect(cards.filter((card) => rankOf(card) === 'J')).toHaveLength(4);
  expect(cards.filter((card) => suitOf(card) === 'S' && rankOf(card) !== 'J')).toEqual(['SA']);
});
