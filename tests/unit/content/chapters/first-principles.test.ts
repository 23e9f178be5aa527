/** The numbers in the chapter on first principles, each worked out from the cards. */
import { describe, expect, test } from 'vitest';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { CARDS, RANK_POINTS, SUITS, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { readHand } from './hand-text.ts';

const chapter = readChapter('content/manual/06-first-principles.mdx');
const { tags } = chapter;
const says = quoting(chapter);

const matadorsIn = (cards: readonly Card[], trump: Suit) =>
  countMatadors(cards, { kind: 'simple', trump });

function without(cards: readonly Card[], trump: Suit): number | null {
  const matadors = matadorsIn(cards, trump);
  return matadors !== null && 'without' in matadors ? matadors.without : null;
}

test('two tricks of three aces and three tens make 63', () => {
  says('Three aces at eleven and three tens at ten: 63 points.');
  const example = tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
  expect(sumPoints(cardsOfText(example.replace('/', ' ')))).toBe(63);
});

test('the eight aces and tens are 84 of the 120', () => {
  const { A, '10': ten } = RANK_POINTS;
  says(`The eight aces and tens alone are ${4 * A + 4 * ten} of the ${sumPoints(CARDS)}.`);
});

test('a king, an ace and a jack make 17, counted from 27 on 31, 42, 44', () => {
  says(
    'What Foster says next shows that three of his, worth 17 together, were a king, an ace and a jack.',
  );
  expect(RANK_POINTS.K + RANK_POINTS.A + RANK_POINTS.J).toBe(17);
  const king = 27 + RANK_POINTS.K;
  const ace = king + RANK_POINTS.A;
  says(
    `If you have 27 and take home a king, an ace and a jack, say to yourself “${king}, ${ace}, ${ace + RANK_POINTS.J}”.`,
  );
});

describe('the lost example of page 36', () => {
  const known: readonly Card[] = ['HA', 'C10', 'S10', 'DQ'];
  const answers = (cards: readonly Card[]) => SUITS.map((suit) => without(cards, suit));

  test('the four cards that the chapter infers give these answers', () => {
    says(
      'without 4 in hearts, without 5 in clubs and in spades, without 7 in diamonds.',
      'There was no jack among the ten cards. The highest heart was the ace, the highest club the ten, the highest spade the ten, and the highest diamond the queen. These are four of the ten cards.',
    );
    expect(answers(known)).toEqual([5, 5, 4, 7]);
  });

  test('none of the four can be left out', () => {
    says('These are four of the ten cards.');
    for (const card of known) {
      const rest = known.filter((other) => other !== card);
      expect(answers(rest), `without ${card}`).not.toEqual([5, 5, 4, 7]);
    }
  });
});

test('in every suit the four jacks make at least four, as the answers explain', () => {
  says(
    'The four jacks make four everywhere. Clubs go on with CA and C10 and stop before the king, spades with SA and stop before the ten.',
  );
  const cards = cardsOfText(tags.find(({ name }) => name === 'EverySuit')?.props['cards'] ?? '');
  expect(cards).toHaveLength(10);
  expect(SUITS.map((suit) => matadorsIn(cards, suit))).toEqual([
    { with: 6 },
    { with: 5 },
    { with: 4 },
    { with: 4 },
  ]);
});

test('each hand of a matador example has ten cards', () => {
  says('Take hearts as trumps and this hand', 'Now make clubs trumps, with another hand');
  const examples = tags.filter(({ name }) => name === 'Matadors');
  expect(examples.map(({ props }) => cardsOfText(props['cards'] ?? '').length)).toEqual([10, 10]);
});

test('in Hand No. 6 the declarer wins', () => {
  says('In Illustrative Hand No. 6 the declarer is without ten, and wins all the same.');
  expect(summariseHand(readHand('foster-06')).won).toBe(true);
});
