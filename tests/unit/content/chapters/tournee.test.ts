/** What the chapter on the Tournee says of its hands and numbers, held against cards and rules. */
import { describe, expect, test } from 'vitest';
import { tourneeFacts } from '../../../../src/strategy/bidding/tournee.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { bidValues } from '../../../../src/game/skat/bid-values.ts';
import { CARDS, SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { dealsIn } from './grands.ts';

const chapter = readChapter('content/manual/10-tournee.mdx');
const { tags } = chapter;
const says = quoting(chapter);

const [deal] = dealsIn(chapter);
if (deal === undefined) throw new Error('No deal is shown.');

const trumpsIn = (cards: readonly Card[], trump: Suit): Card[] =>
  cards.filter((card) => isTrump(card, { kind: 'tournee', trump }));

/** What a Tournee comes to: with 61 points won, with 60 lost. */
function tournee(
  trump: Suit,
  matadors: Matadors,
  points: number,
  bid: number | null = null,
  law = LAWS['american-1922'],
): number {
  const outcome = { contract: contract('tournee', trump), matadors, bid, result: stated(points) };
  return value(gameValue(outcome, law)).score;
}

describe('the six hands of page 53', () => {
  const examples = tags.filter(({ name }) => name === 'BidExample');
  const hands = examples.map(({ props }) => cardsOfText(props['cards'] ?? ''));

  test('have ten cards, the last of them eleven as our text prints it', () => {
    says('The book prints eleven cards, one too many, and does not show which.');
    expect(hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10, 10, 11]);
  });

  test('make 4, but for the three jacks without an ace and the hand without a jack', () => {
    says(
      'This one breaks Foster’s own rule: it makes only 3.',
      'This one breaks his rule too, and has no jack; he usually calls a bid without one unsafe.',
      'The fourth has the one jack and three aces that he thinks enough.',
    );
    const facts = hands.map(tourneeFacts);
    expect(facts.filter(({ aces, jacks }) => aces + jacks < 4)).toEqual([
      { jacks: 3, aces: 0 },
      { jacks: 0, aces: 3 },
    ]);
    const marked = chapter.source
      .split('<BidExample')
      .slice(1)
      .map((example) => example.split(/<\/BidExample>|\/>/u)[0]?.includes('This one breaks'));
    expect(marked).toEqual(facts.map(({ aces, jacks }) => aces + jacks < 4));
    expect(facts[3]).toEqual({ jacks: 1, aces: 3 });
  });
});

describe('the distribution of page 56', () => {
  test('gives Hinterhand the hand that the chapter opens with', () => {
    says('Take the deal that the chapter opened with. You are Hinterhand.');
    const opening = tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
    expect(cardsOfText(opening).toSorted()).toEqual(deal.H.toSorted());
  });

  test('a spade turned makes at least six trumps, a heart two jacks and no more of his own', () => {
    says(
      'Turn a spade, and you hold six trumps at the very least. Turn a heart, and that card and two jacks may be all the trumps you have.',
    );
    expect(trumpsIn([...deal.H, 'S7'], 'S')).toHaveLength(6);
    expect(trumpsIn(deal.H, 'H')).toEqual(['CJ', 'SJ']);
  });

  test('Vorhand has two jacks and two aces, and is without 2 until one lies in the skat', () => {
    says(
      'At 12 Vorhand still says yes, because two jacks and two aces are always a fair hand for a Tournee.',
      'Without 2, the multiplier would be 3. But one of the higher jacks may lie in the skat, and then Vorhand is without 1, or with 1, and the value falls.',
    );
    expect(tourneeFacts(deal.V)).toEqual({ jacks: 2, aces: 2 });
    for (const trump of SUITS) {
      expect(countMatadors(deal.V, { kind: 'tournee', trump }), trump).toEqual({ without: 2 });
    }
    const game = { kind: 'tournee', trump: 'H' } as const;
    expect(countMatadors([...deal.V, 'SJ'], game)).toEqual({ without: 1 });
    expect(countMatadors([...deal.V, 'CJ'], game)).toEqual({ with: 1 });
  });

  test('Hinterhand is with 2 in every suit', () => {
    says(
      'You hold your two matadors, and whatever the skat brings can only raise the value of a game that you win.',
    );
    for (const trump of SUITS) {
      expect(countMatadors(deal.H, { kind: 'tournee', trump }), trump).toEqual({ with: 2 });
    }
  });

  test('Hinterhand’s 21 holds on a spade, 18 on a heart, 15 on a diamond', () => {
    says(
      'On a spade you could go to 21 if need be, for 3 × 7. A hand is overbid when its game is worth less than the bid. At 18 yours is not overbid on a heart, since 3 × 6 is 18. At 15 it is not overbid even on a diamond, since 3 × 5 is 15.',
      'At 18 a diamond would be, since it brings 15.',
    );
    expect(tournee('S', { with: 2 }, 61, 21)).toBe(21);
    expect(tournee('H', { with: 2 }, 61, 18)).toBe(18);
    expect(tournee('D', { with: 2 }, 61, 15)).toBe(15);
    expect(tournee('D', { with: 2 }, 61, 18)).toBeLessThan(0);
  });

  test('the skat is two spades, so a spade it is', () => {
    says('As it happens, you turn a spade, and put away C10 and DK.');
    expect(deal.skat.map(suitOf)).toEqual(['S', 'S']);
    expect(deal.H).toEqual(expect.arrayContaining(['C10', 'DK']));
  });
});

describe('the numbers', () => {
  test('a club with 2 is 24, the lowest game 10', () => {
    says(
      'Turn a club and win with 2, and the game is worth 3 × 8 = 24.',
      'By 1922 the Tournee had become the lowest game allowed, and the lowest Tournee is the one in diamonds, at 10.',
    );
    expect(tournee('C', { with: 2 }, 61)).toBe(24);
    expect(tournee('D', { without: 1 }, 61)).toBe(10);
  });

  test('clubs with 1 are 16, hearts without 4 are 30', () => {
    says('Yet your game is worth 2 × 8 = 16, and the other 5 × 6 = 30, nearly twice as much.');
    expect(tournee('C', { with: 1 }, 61)).toBe(16);
    expect(tournee('H', { without: 4 }, 61)).toBe(30);
  });

  test('bid begin as the chapter lists them, without 11 and 13', () => {
    says('You cannot bid 11 or 13, since there is no such game.');
    const numbers = bidValues(LAWS['american-1922']).filter((number) => number <= 30);
    const list = `${numbers.slice(0, -1).join(', ')} and 30`;
    says(`By Foster’s values the numbers begin with ${list}.`);
  });

  test('12 bid: 15 lost on a diamond, 12 on a heart, 24 on a heart without 3', () => {
    says(
      'With one matador, or without one, the multiplier is only 2, unless you make schneider. A game worth 10 does not cover your bid: you have overbid. If you do not reach 15, you lose 15 and not 12, because no diamond game is worth 12',
      'A heart Tournee is worth at least 12. So you cannot lose more than your bid, unless the game that you lose would have won more.',
      'You bid 12, turn a heart and lose, and it turns out that you were without 3. Your game was worth 4 × 6 = 24, so 24 is what you lose, although you bid only 12.',
    );
    expect(tournee('D', { with: 1 }, 61, 12)).toBe(-15);
    expect(tournee('D', { without: 1 }, 61, 12)).toBe(-15);
    expect(tournee('D', { with: 1 }, 91, 12)).toBe(15);
    expect(tournee('H', { with: 1 }, 60, 12)).toBe(-12);
    expect(tournee('H', { without: 3 }, 60, 12)).toBe(-24);
  });

  test('Eichhorn’s 14 costs 15 or 18 on a red card, unless with schneider', () => {
    says('Now you need schneider. If you miss it, you lose 15 in diamonds or 18 in hearts.');
    const league = LAWS['league-1909'];
    expect(tournee('D', { with: 1 }, 61, 14, league)).toBe(-15);
    expect(tournee('H', { with: 1 }, 61, 14, league)).toBe(-18);
    expect(tournee('D', { with: 1 }, 91, 14, league)).toBe(15);
    expect(tournee('H', { with: 1 }, 91, 14, league)).toBe(18);
  });

  test('with five of a suit, fewer than one in seven of the unseen cards are of it', () => {
    says(
      'Hold five cards of a suit, and only three of the 22 that you cannot see belong to it. You turn one of them less than one time in seven.',
    );
    const clubs = CARDS.filter((card) => suitOf(card) === 'C');
    const others = CARDS.filter((card) => suitOf(card) !== 'C');
    const ten = [...clubs.slice(0, 5), ...others.slice(0, 5)];
    const unseen = CARDS.filter((card) => !ten.includes(card));
    const ofIt = unseen.filter((card) => suitOf(card) === 'C');
    expect([ofIt.length, unseen.length]).toEqual([3, 22]);
    expect(ofIt.length / unseen.length).toBeLessThan(1 / 7);
  });
});
