/** The numbers in the chapter on first principles, each worked out from the cards. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { parseHand } from '../../../src/notation/parse.ts';
import { summariseHand } from '../../../src/notation/summary.ts';
import { CARDS, RANK_POINTS, SUITS, sumPoints } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { readChapter } from './chapter-text.ts';

const { prose, tags } = readChapter('content/manual/06-first-principles.mdx');

function without(cards: readonly Card[], trump: Suit): number | null {
  const matadors = countMatadors(cards, { kind: 'simple', trump });
  return matadors !== null && 'without' in matadors ? matadors.without : null;
}

test('two tricks of three aces and three tens make 63', () => {
  const example = tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
  expect(sumPoints(parseCards(example.replace('/', ' ')))).toBe(63);
  expect(prose).toContain('Three aces at eleven and three tens at ten: 63 points');
});

test('the pack adds up by rank as Eichhorn has it', () => {
  expect(prose).toContain(
    `aces ${4 * RANK_POINTS.A}, tens ${4 * RANK_POINTS['10']}, kings ${4 * RANK_POINTS.K}, queens ${4 * RANK_POINTS.Q}, jacks ${4 * RANK_POINTS.J}`,
  );
  expect(prose).toContain(`alone are ${4 * RANK_POINTS.A + 4 * RANK_POINTS['10']} of the 120`);
});

test('Foster’s sums of page 34 make 65, and the third of them is a king, an ace and a jack', () => {
  expect(23 + 4 + 17 + 21).toBe(65);
  expect(RANK_POINTS.K + RANK_POINTS.A + RANK_POINTS.J).toBe(17);
  const king = 27 + RANK_POINTS.K;
  const ace = king + RANK_POINTS.A;
  expect(prose).toContain(`“${king}, ${ace}, ${ace + RANK_POINTS.J}”`);
});

describe('the lost example of page 36: without 4 in hearts, 5 in clubs and spades, 7 in diamonds', () => {
  const known: readonly Card[] = ['HA', 'C10', 'S10', 'DQ'];
  const answers = (cards: readonly Card[]) => SUITS.map((suit) => without(cards, suit));

  test('the four cards that the chapter infers give these answers', () => {
    expect(answers(known)).toEqual([5, 5, 4, 7]);
  });

  test('none of the four can be left out', () => {
    for (const card of known) {
      expect(answers(known.filter((other) => other !== card))).not.toEqual([5, 5, 4, 7]);
    }
  });

  test('the other six can be chosen in as many ways as it says', () => {
    const free = CARDS.filter(
      (card) => !known.includes(card) && answers([...known, card]).join() === '5,5,4,7',
    );
    let ways = 1;
    for (let chosen = 1; chosen <= 6; chosen++) ways = (ways * (free.length - chosen + 1)) / chosen;
    expect(prose).toContain(`${ways.toLocaleString('en')} hands would give the same answers`);
    // Whichever of them are taken together, the answers stay.
    expect(answers([...known, ...free])).toEqual([5, 5, 4, 7]);
  });
});

test('in every suit the four jacks make at least four, as the answers explain', () => {
  const cards = parseCards(tags.find(({ name }) => name === 'EverySuit')?.props['cards'] ?? '');
  expect(cards).toHaveLength(10);
  expect(cards).toEqual(expect.arrayContaining(['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'C10', 'SA']));
  expect(cards).not.toContain('CK');
  expect(cards).not.toContain('S10');
});

test('each hand of a matador example has ten cards', () => {
  const examples = tags.filter(({ name }) => name === 'Matadors');
  expect(examples.map(({ props }) => parseCards(props['cards'] ?? '').length)).toEqual([10, 10]);
});

test('in Hand No. 6 the declarer is without ten and wins', () => {
  expect(prose).toContain('In Illustrative Hand No. 6 the declarer is without ten, and wins');
  const parsed = parseHand(readFileSync('content/hands/foster-06.hand', 'utf8'));
  expect(parsed.ok && summariseHand(parsed.value)).toMatchObject({
    matadors: { without: 10 },
    won: true,
  });
});
