/**
 * What the chapter on Passt-mir-nicht says of Hands 6 and 17 and of scores, held against them. What
 * the build checks as a fact is not proved here again.
 */
import { describe, expect, test } from 'vitest';
import { tourneeFacts } from '../../../../src/strategy/bidding/tournee.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { CARDS, SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { playCard } from '../../../../src/game/skat/play.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { afterTricks, heldAfter, readHand, trickText, twelve } from './hand-text.ts';

const chapter = readChapter('content/manual/14-passt-mir-nicht.mdx');
const says = quoting(chapter);
const sixth = readHand('foster-06');
const seventeenth = readHand('foster-17');
const examples = chapter.tags
  .filter(({ name }) => name === 'Example')
  .map(({ props }) => (props['cards'] ?? '').split('/').map((group) => cardsOfText(group)));

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
    says(
      'You must play diamonds, with two: 3 × 5 = 15. If you win, you score 15. If you lose, it costs you 30. The value is always found as in any Tournee, and only the loss doubles it.',
    );
    expect(score('passt-mir-nicht', 'D', { with: 2 }, 61)).toBe(15);
    expect(score('passt-mir-nicht', 'D', { with: 2 }, 60)).toBe(-30);
    expect(score('tournee', 'D', { with: 2 }, 60)).toBe(-15);
  });

  test('on a bid of 18 loses 40 with 61 points too', () => {
    says(
      'If you had bid 18 on this hand, 61 points would not save you. The next diamond game that covers 18 is worth 20, and you lose 40.',
    );
    expect(score('passt-mir-nicht', 'D', { with: 2 }, 61, 18)).toBe(-40);
  });
});

test('without a card of the suit refused, 7 of the 21 unseen are of it', () => {
  says('That last case happens one time in three, if you hold no card of the suit.');
  for (const suit of SUITS) {
    const refused = CARDS.find((card) => suitOf(card) === suit && !card.endsWith('J'));
    const ten = CARDS.filter((card) => suitOf(card) !== suit).slice(0, 10);
    const unseen = CARDS.filter((card) => card !== refused && !ten.includes(card));
    const ofIt = unseen.filter((card) => suitOf(card) === suit);
    expect([ofIt.length, unseen.length], suit).toEqual([7, 21]);
  }
});

describe('Hand No. 17', () => {
  const { deal } = seventeenth;

  test('has the cards shown', () => {
    says(
      'Mittelhand holds these cards, turns DJ, and makes the game a Grand. The other card of the skat is the S8.',
    );
    expect(examples[1]?.[0]?.toSorted()).toEqual(deal.M.toSorted());
    expect(examples[1]?.[1]).toEqual(deal.skat);
    expect(seventeenth.turned).toBe('DJ');
  });

  test('is made schwarz', () => {
    says('In the Grand Mittelhand does not win a single trick.');
    expect(seventeenth.line.tricks.every(({ winner }) => winner !== 'M')).toBe(true);
  });

  test('in spades would be without 1, worth 14', () => {
    says('and without 1 the game is worth 2 × 7 = 14.');
    const game = { kind: 'passt-mir-nicht', trump: 'S' } as const;
    expect(countMatadors(twelve(seventeenth), game)).toEqual({ without: 1 });
    expect(score('passt-mir-nicht', 'S', { without: 1 }, 72)).toBe(14);
  });
});

describe('what Hand No. 6 can cost', () => {
  const game = (trump: Suit) => ({ kind: 'tournee', trump }) as const;

  test('the chapter opens with its ten cards and the seven', () => {
    says(
      'You have no other spade. All ten trumps above the seven are somewhere else.',
      'You say yes, although three aces and no jack make only 3, and the rule for a Tournee asks for at least 4.',
    );
    expect(examples[0]?.[0]?.toSorted()).toEqual(sixth.deal.V.toSorted());
    expect(examples[0]?.[1]).toEqual([sixth.turned]);
    expect(trumpsOf(sixth.deal.V, 'S')).toEqual([]);
    expect(tourneeFacts(sixth.deal.V)).toEqual({ jacks: 0, aces: 3 });
  });

  test('without 10 in spades: 77 won or lost, 84 as schneider', () => {
    says(
      '| Turn the seven, and play | 77 | 77 | 84 | | Turn the seven, and give up | – | 77 | – |',
    );
    expect(countMatadors(twelve(sixth), game('S'))).toEqual({ without: 10 });
    expect(score('tournee', 'S', { without: 10 }, 61, 10)).toBe(77);
    expect(score('tournee', 'S', { without: 10 }, 60, 10)).toBe(-77);
    expect(score('tournee', 'S', { without: 10 }, 30, 10)).toBe(-84);
  });

  test('refused, without 4 in diamonds: 25 won, 50 lost, 60 as schneider', () => {
    says(
      '| Refuse it; the other is a diamond | 25 | 50 | 60 |',
      'The other card is the D10, and in diamonds you are without 4.',
    );
    expect(sixth.deal.skat).toContain('D10');
    expect(countMatadors(twelve(sixth), game('D'))).toEqual({ without: 4 });
    expect(score('passt-mir-nicht', 'D', { without: 4 }, 61, 10)).toBe(25);
    expect(score('passt-mir-nicht', 'D', { without: 4 }, 60, 10)).toBe(-50);
    expect(score('passt-mir-nicht', 'D', { without: 4 }, 30, 10)).toBe(-60);
  });

  test('refused, and the eight of spades turned: without 9, worth 70, 140 lost', () => {
    says(
      'Had it been the eight of spades, you would be without 9, and the game would be worth 70 and cost 140 if lost.',
    );
    expect(countMatadors([...sixth.deal.V, 'S7', 'S8'], game('S'))).toEqual({ without: 9 });
    expect(score('passt-mir-nicht', 'S', { without: 9 }, 61, 10)).toBe(70);
    expect(score('passt-mir-nicht', 'S', { without: 9 }, 60, 10)).toBe(-140);
  });
});

describe('the play of Hand No. 6', () => {
  test('of the diamonds only the seven is out, with Hinterhand', () => {
    says(
      'Now only one diamond is out against you, the seven. One of the defenders has it, and neither of them knows what you know.',
    );
    const seen = twelve(sixth);
    const out = CARDS.filter(
      (card) => suitOf(card) === 'D' && !isTrump(card, sixth.contract) && !seen.includes(card),
    );
    expect(out).toEqual(['D7']);
    expect(sixth.deal.H).toContain('D7');
  });

  test('goes as the chapter says', () => {
    says(
      'In the game Mittelhand adds the ten of hearts, Hinterhand can only follow with the seven, and your eight has won 10 points.',
      'The ace of clubs brings 11, the ten of clubs 14 with the king, and the ace of hearts 11 more.',
    );
    expect(trickText(sixth, 1)).toBe('V D8, M H10, H D7: V 10');
    expect(trickText(sixth, 2)).toMatch(/^V CA.*: V 11$/);
    expect(trickText(sixth, 3)).toMatch(/^V C10, M CK.*: V 14$/);
    expect(trickText(sixth, 4)).toMatch(/^V HA.*: V 11$/);
  });

  test('ends with the only trump, on which ace and ten fall', () => {
    says(
      'You lead your only trump, the ace and the ten of spades fall on it, and the defenders take the rest.',
    );
    expect(trumpsOf(heldAfter(sixth, 'V', 4), 'S')).toEqual(['S7']);
    expect(trickText(sixth, 5)).toBe('V S7, M SA, H S10: M 21');
    expect(sixth.line.tricks.slice(5).every(({ winner }) => winner !== 'V')).toBe(true);
  });

  test('on the eight only a heart lets it win; a ruff leaves 57, a club 47', () => {
    says(
      'With best play on both sides you would then have had 57, and 47 if Mittelhand had discarded a club. Only a heart let you win.',
    );
    const eight = playCard(afterTricks(sixth, 0), 'D8');
    const after = finish(makeSolver().cardPoints(openPosition(eight, sixth.layout ?? [])));
    for (const [card, points] of after) {
      if (isTrump(card, sixth.contract)) expect(points, card).toBe(57);
      else if (suitOf(card) === 'C') expect(points, card).toBe(47);
      else expect(points > 60, card).toBe(suitOf(card) === 'H');
    }
  });

  test('Hinterhand ruffs the sixth trick with the best jack', () => {
    expect(trickText(sixth, 6)).toMatch(/^M HK, H CJ/);
    expect(
      heldAfter(sixth, 'H', 5).filter((card) => suitOf(card) === 'H' && card !== 'HJ'),
    ).toEqual([]);
  });
});
