/** What the chapter on Passt-mir-nicht says of Hands 6 and 17 and of scores, held against them. */
import { describe, expect, test } from 'vitest';
import { tourneeFacts } from '../../../src/practice/bidding/tournee.ts';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { summariseHand } from '../../../src/notation/summary.ts';
import { CARDS, suitOf, sumPoints } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import type { Matadors } from '../../../src/skat/matadors.ts';
import { isTrump } from '../../../src/skat/order.ts';
import { gameValue } from '../../../src/skat/value.ts';
import type { OpenPosition } from '../../../src/solver/position.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { contract, stated, value } from '../skat/support.ts';
import { heldAfter, readHand, takenByDeclarer, trickText, twelve } from './hand-text.ts';

const { prose, tags } = readChapter('content/manual/14-passt-mir-nicht.mdx');
const sixth = readHand('foster-06');
const seventeenth = readHand('foster-17');
const examples = tags
  .filter(({ name }) => name === 'Example')
  .map(({ props }) => (props['cards'] ?? '').split('/').map((group) => parseCards(group)));

const law = LAWS['american-1922'];
const trumpsOf = (cards: readonly Card[], trump: Suit): Card[] =>
  cards.filter((card) => isTrump(card, { kind: 'tournee', trump }));

/** What a turned game comes to with so many points. */
function score(
  kind: 'tournee' | 'passt-mir-nicht',
  trump: Suit,
  matadors: Matadors,
  points: number,
  bid: number | null = null,
): number {
  const outcome = { contract: contract(kind, trump), matadors, bid, result: stated(points) };
  return value(gameValue(outcome, law)).score;
}

describe('the black hand of page 79', () => {
  test('with 2 in diamonds wins 15 and loses 30, an ordinary Tournee 15', () => {
    expect(score('passt-mir-nicht', 'D', { with: 2 }, 61)).toBe(15);
    expect(score('passt-mir-nicht', 'D', { with: 2 }, 60)).toBe(-30);
    expect(score('tournee', 'D', { with: 2 }, 60)).toBe(-15);
  });

  test('on a bid of 18 loses 40 with 61 points too', () => {
    expect(score('passt-mir-nicht', 'D', { with: 2 }, 61, 18)).toBe(-40);
  });
});

test('without a card of the suit refused, 7 of the 21 unseen are of it', () => {
  for (const trump of ['C', 'S', 'H', 'D'] as const) {
    const suit = CARDS.filter((card) => suitOf(card) === trump);
    expect(suit.length - 1).toBe(7);
  }
  expect(CARDS.length - 10 - 1).toBe(21);
  expect(prose).toContain('7 of the 21 cards that you have not seen');
});

describe('Hand No. 17', () => {
  const { deal } = seventeenth;

  test('has the cards shown', () => {
    expect(examples[1]?.[0]?.toSorted()).toEqual(deal.M.toSorted());
    expect(examples[1]?.[1]).toEqual(deal.skat);
  });

  test('is made schwarz and loses 48', () => {
    expect(seventeenth.line.tricks.every(({ winner }) => winner !== 'M')).toBe(true);
    expect(summariseHand(seventeenth).score).toBe(-48);
  });

  test('in spades comes to 72 with best play, without 1, worth 14', () => {
    const away: readonly Card[] = ['DK', 'D7'];
    const position: OpenPosition = {
      game: { kind: 'passt-mir-nicht', trump: 'S' },
      declarer: 'M',
      hands: { ...deal, M: twelve(seventeenth).filter((card) => !away.includes(card)) },
      leader: 'V',
      table: [],
      pointsSoFar: sumPoints(away),
    };
    expect(finish(makeSolver().points(position))).toBe(72);
    const matadors = countMatadors(twelve(seventeenth), position.game);
    expect(matadors).toEqual({ without: 1 });
    expect(score('passt-mir-nicht', 'S', { without: 1 }, 72)).toBe(14);
  });
});

describe('what Hand No. 6 can cost', () => {
  const game = (trump: Suit) => ({ kind: 'tournee', trump }) as const;

  test('the chapter opens with its ten cards and the seven', () => {
    expect(examples[0]?.[0]?.toSorted()).toEqual(sixth.deal.V.toSorted());
    expect(examples[0]?.[1]).toEqual([sixth.turned]);
    expect(trumpsOf(sixth.deal.V, 'S')).toEqual([]);
    expect(tourneeFacts(sixth.deal.V)).toEqual({ jacks: 0, aces: 3 });
  });

  test('without 10 in spades: 77 won or lost, 84 as schneider', () => {
    expect(countMatadors(twelve(sixth), game('S'))).toEqual({ without: 10 });
    expect(score('tournee', 'S', { without: 10 }, 61, 10)).toBe(77);
    expect(score('tournee', 'S', { without: 10 }, 60, 10)).toBe(-77);
    expect(score('tournee', 'S', { without: 10 }, 30, 10)).toBe(-84);
  });

  test('refused, without 4 in diamonds: 25 won, 50 lost, 60 as schneider', () => {
    expect(sixth.deal.skat).toContain('D10');
    expect(countMatadors(twelve(sixth), game('D'))).toEqual({ without: 4 });
    expect(score('passt-mir-nicht', 'D', { without: 4 }, 61, 10)).toBe(25);
    expect(score('passt-mir-nicht', 'D', { without: 4 }, 60, 10)).toBe(-50);
    expect(score('passt-mir-nicht', 'D', { without: 4 }, 30, 10)).toBe(-60);
  });

  test('refused, and the eight of spades turned: without 9, worth 70, 140 lost', () => {
    expect(countMatadors([...sixth.deal.V, 'S7', 'S8'], game('S'))).toEqual({ without: 9 });
    expect(score('passt-mir-nicht', 'S', { without: 9 }, 61, 10)).toBe(70);
    expect(score('passt-mir-nicht', 'S', { without: 9 }, 60, 10)).toBe(-140);
  });
});

describe('the play of Hand No. 6', () => {
  test('21 points laid out; of the diamonds only the seven is out, with Hinterhand', () => {
    expect(sumPoints(sixth.layout ?? [])).toBe(21);
    const seen = twelve(sixth);
    const out = CARDS.filter(
      (card) => suitOf(card) === 'D' && !isTrump(card, sixth.contract) && !seen.includes(card),
    );
    expect(out).toEqual(['D7']);
    expect(sixth.deal.H).toContain('D7');
  });

  test('goes as it is told', () => {
    expect(trickText(sixth, 1)).toBe('V D8, M H10, H D7: V 10');
    expect(trickText(sixth, 2)).toMatch(/^V CA.*: V 11$/);
    expect(trickText(sixth, 3)).toMatch(/^V C10, M CK.*: V 14$/);
    expect(trickText(sixth, 4)).toMatch(/^V HA.*: V 11$/);
    expect(trickText(sixth, 5)).toBe('V S7, M SA, H S10: M 21');
    expect(trickText(sixth, 6)).toMatch(/^M HK, H CJ/);
    expect(sixth.line.tricks.slice(5).every(({ winner }) => winner !== 'V')).toBe(true);
    expect(trumpsOf(heldAfter(sixth, 'V', 4), 'S')).toEqual(['S7']);
  });

  test('10 and 21 are 31, the three cards 32, all 46 and 21 are 67; 77 won', () => {
    expect(sumPoints(['CA', 'C10', 'HA'])).toBe(32);
    expect(10 + 21 + 32).toBe(63);
    expect(takenByDeclarer(sixth)).toBe(46);
    expect(summariseHand(sixth).score).toBe(77);
  });
});

describe('Hand No. 6 with all hands open', () => {
  const solver = makeSolver();
  const withAway = (trump: Suit, away: readonly Card[]): OpenPosition => ({
    game: { kind: 'tournee', trump },
    declarer: 'V',
    hands: { ...sixth.deal, V: twelve(sixth).filter((card) => !away.includes(card)) },
    leader: 'V',
    table: [],
    pointsSoFar: sumPoints(away),
  });

  test('no two cards laid out bring more than 57', () => {
    const cards = twelve(sixth);
    const layouts = cards.flatMap((first, index) =>
      cards.slice(index + 1).map((second) => [first, second]),
    );
    expect(layouts).toHaveLength(66);
    const best = layouts.map((away) => finish(solver.points(withAway('S', away))));
    expect(Math.max(...best)).toBe(57);
  });

  test('on the eight only a heart lets it win; a ruff leaves 57, a club 47', () => {
    const { hands, ...rest } = withAway('S', sixth.layout ?? []);
    const position: OpenPosition = {
      ...rest,
      hands: { ...hands, V: hands.V.filter((card) => card !== 'D8') },
      table: ['D8'],
    };
    const after = finish(solver.cardPoints(position));
    const won = [...after].filter(([, points]) => points > 60).map(([card]) => card);
    expect(won.toSorted()).toEqual(['H10', 'H9', 'HK']);
    for (const [card, points] of after) {
      if (isTrump(card, sixth.contract)) expect(points, card).toBe(57);
      if (card === 'C9' || card === 'CK') expect(points, card).toBe(47);
    }
  });

  test('refused, with S7 and HQ laid out, diamonds come to 87', () => {
    expect(finish(solver.points(withAway('D', ['S7', 'HQ'])))).toBe(87);
  });
});
