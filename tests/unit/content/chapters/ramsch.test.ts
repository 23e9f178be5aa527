/**
 * What the chapter on Ramsch says of Hands 21 and 22, held against the hands. Points and scores are
 * facts that the build checks.
 */
import { describe, expect, test } from 'vitest';
import { countEight } from '../../../../src/strategy/bidding/eight-rule.ts';
import { CARDS, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { heldAfter, readHand, trickText } from './hand-text.ts';

const chapter = readChapter('content/manual/20-ramsch.mdx');
const says = quoting(chapter);
const hand21 = readHand('foster-21');
const hand22 = readHand('foster-22');

describe('Hand No. 21', () => {
  test('the chapter opens with what Hinterhand holds after five tricks', () => {
    says(
      'Mittelhand leads the eight of clubs, Vorhand plays after you, and these are your cards',
      'Play the seven. You will pay all the same, and the ten would not have helped.',
    );
    const shown = chapter.tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
    expect(cardsOfText(shown).toSorted()).toEqual(heldAfter(hand21, 'H', 5).toSorted());
    expect(trickText(hand21, 6)).toMatch(/^M C8, H C7, V/);
  });

  test('Vorhand counts six in hearts by the Eight Rule', () => {
    says('by the Eight Rule the hand counts six.');
    expect(countEight(hand21.deal.V, 'H')).toMatchObject({ trumps: 6, tricks: 0, total: 6 });
  });

  test('Mittelhand has no jack, and the ace of diamonds and jack of clubs are in the skat', () => {
    says(
      'Mittelhand has no jack and discards an ace, the ace of spades, rather than the lone HQ.',
      'Mittelhand sees the diamond go, and concludes that the DA is not in play.',
    );
    expect(hand21.deal.M.filter((card) => rankOf(card) === 'J')).toEqual([]);
    expect(hand21.deal.M.filter((card) => suitOf(card) === 'H')).toEqual(['HQ']);
    expect(trickText(hand21, 1)).toContain('M SA');
    expect(hand21.deal.skat.toSorted()).toEqual(['CJ', 'DA']);
  });

  test('in the sixth trick three clubs are missing for Hinterhand, one of them Mittelhand’s', () => {
    says(
      'Probably the jack is in the skat, which has room for only one more, so at least one of the others must be Mittelhand’s.',
      'The jack, the ace and the nine of clubs are still missing.',
    );
    const seen = hand21.line.tricks.slice(0, 5).flatMap(({ plays }) => plays.map((p) => p.card));
    const known = new Set([...seen, 'C8', ...heldAfter(hand21, 'H', 5)]);
    const missing = CARDS.filter((card) => suitOf(card) === 'C' && !known.has(card));
    expect(missing.toSorted()).toEqual(['C9', 'CA', 'CJ']);
    // Vorhand has none, so the two cards of the skat leave one to Mittelhand.
    expect(heldAfter(hand21, 'V', 5).filter((card) => suitOf(card) === 'C')).toEqual([]);
  });
});

describe('Hand No. 22', () => {
  test('Vorhand has a suit missing and the jack of clubs', () => {
    says(
      'With small cards and a suit missing, the hand seems made for Ramsch.',
      'Foster says the jack of clubs, but Vorhand has that one and plays it in the tenth trick. Only the jack of spades can take the jack of hearts away.',
    );
    expect(hand22.deal.V.some((card) => suitOf(card) === 'S')).toBe(false);
    expect(trickText(hand22, 10)).toContain('V CJ');
  });

  test('Mittelhand’s ten of hearts was the only heart, and Hinterhand has both other jacks', () => {
    says(
      'On the queen of clubs Mittelhand gets rid of a whole suit with the ten of hearts.',
      'But it is with Hinterhand, who plays the jack of diamonds and keeps the jack of spades to the last.',
    );
    expect(hand22.deal.M.filter((card) => suitOf(card) === 'H')).toEqual(['H10']);
    const thrown = hand22.line.tricks.find(({ plays }) => plays.some(({ card }) => card === 'H10'));
    expect(thrown?.plays.map(({ card }) => card)).toContain('CQ');
    expect(trickText(hand22, 5)).toBe('V HJ, M DA, H DJ: V 15');
    expect(trickText(hand22, 10)).toContain('H SJ');
  });

  test('Hinterhand takes no trick', () => {
    says('Hinterhand has taken no trick at all, so this Ramsch costs Vorhand 30.');
    expect(hand22.line.tricks.some(({ winner }) => winner === 'H')).toBe(false);
  });
});
