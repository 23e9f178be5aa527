/** What the chapter on Grand Solo says of its hands, held against the cards and best play. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { SUITS, rankOf, sumPoints, suitOf } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { sortCards } from '../../../src/skat/deal.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { trumpsOf } from '../../../src/skat/order.ts';
import { playCard } from '../../../src/skat/play.ts';
import { readChapter } from '../reading/chapter-text.ts';
import {
  GRAND,
  afterCards,
  best,
  bestByCard,
  bestOf,
  dealOf,
  dealsAround,
  dealsIn,
  outcome,
  pile,
  readHand,
} from './grands.ts';

const chapter = readChapter('content/manual/16-grand-solo.mdx');
const { prose, tags } = chapter;
const [oneQueen, threeJacks] = dealsIn(chapter);
const american = LAWS['american-1922'];

/** A hand that the chapter shows, by the cards it holds. */
function shown(cards: string): string {
  const same = (other: string): boolean =>
    sortCards(parseCards(other)).join() === sortCards(parseCards(cards)).join();
  const found = tags.find(({ props }) => props['cards'] !== undefined && same(props['cards']));
  return found?.props['cards'] ?? `not shown: ${cards}`;
}

const simple = (trump: 'C' | 'S' | 'H' | 'D') => ({ kind: 'solo', trump }) as const;
const outOf = (cards: readonly Card[], trump: 'C' | 'S' | 'H' | 'D'): Card[] =>
  trumpsOf(simple(trump)).filter((card) => !cards.includes(card));

describe('the trick the chapter opens with', () => {
  const hand = readHand('foster-13');
  const lead = afterCards(hand, 1);

  test('is the first of Hand No. 13, with Mittelhand’s ten cards', () => {
    expect(lead.table).toEqual(['SJ']);
    expect(parseCards(shown('C8 C7 SA S10 SK S8 H9 D10 DK DQ')).toSorted()).toEqual(
      hand.deal.M.toSorted(),
    );
  });

  test('the nine of hearts is the only card that beats the Grand', () => {
    const values = bestByCard(lead, hand.deal.skat);
    expect(values.get('H9')).toBe(57);
    for (const [card, points] of values) if (card !== 'H9') expect(points).toBeGreaterThan(60);
    expect(prose).toContain('it is the only one of your ten cards that beats this game');
  });
});

describe('page 121', () => {
  const cards = parseCards(shown('CJ CA C7 SJ S8 S7 HA H10 DA D10'));

  test('seven trumps are out, whichever suit is trump', () => {
    for (const suit of SUITS) expect(outOf(cards, suit)).toHaveLength(7);
  });

  test('the seven tricks hold 57, and with the red jacks 61', () => {
    const tricks = cards.filter((card) => rankOf(card) !== '7' && rankOf(card) !== '8');
    expect(tricks).toHaveLength(7);
    expect(sumPoints(tricks)).toBe(57);
    expect(sumPoints([...tricks, 'HJ', 'DJ'])).toBe(61);
    for (const deal of dealsAround(cards.join(' '), 'V', 25)) {
      expect(bestOf(deal, 'V')).toBeGreaterThanOrEqual(61);
    }
  });
});

describe('values', () => {
  test('a Grand has 16, with the League 20, today 24', () => {
    expect(american.rates['grand-solo']?.base).toBe(16);
    expect(LAWS['league-1909'].rates['grand-solo']?.base).toBe(20);
    expect(LAWS.isko.rates['grand-solo']?.base).toBe(24);
    expect(LAWS.isko.multipliers.hand).toBe(1);
  });

  test('page 123: the Grand is worth 64, the Club Solo with schneider announced 72', () => {
    const cards = parseCards(shown('CJ SJ HJ C10 CQ C9 C7 DA D10 DK'));
    expect(countMatadors(cards, GRAND)).toEqual({ with: 3 });
    expect(countMatadors(cards, simple('C'))).toEqual({ with: 3 });
    expect([4 * 16, (1 + 1 + 1 + 3) * 12]).toEqual([64, 72]);
    expect(outOf(cards, 'C')).toEqual(['DJ', 'CA', 'CK', 'C8']);
  });

  test('page 123: in the Solo the defenders get 22, in the Grand 40, where it lies worst', () => {
    const worstSolo = dealOf(
      'CJ SJ HJ C10 CQ C9 C7 DA D10 DK',
      'C8 CA CK D8 DJ DQ HQ S10 S7 SK',
      'D9 H10 H8 H9 HA HK S8 S9 SA SQ',
      'H7 D7',
    );
    expect(120 - bestOf(worstSolo, 'V', simple('C'))).toBe(22);
    const worstGrand = dealOf(
      'CJ SJ HJ C10 CQ C9 C7 DA D10 DK',
      'C8 CA CK H7 H9 HK HQ S10 S9 SK',
      'D7 D8 DQ H10 H8 HA S7 S8 SA SQ',
      'D9 DJ',
    );
    expect(120 - bestOf(worstGrand, 'V')).toBe(40);
  });
});

describe('four jacks on page 123', () => {
  const hand = shown('CJ SJ HJ DJ HA H10 S9 S8 S7 D9');

  test('the defenders can get 71 in a Grand', () => {
    expect(pile(hand, 'S9 S8 S7 D9').most).toBe(71);
    const deal = dealOf(
      hand,
      'C10 C8 CA D7 DA DK DQ H7 H9 HQ',
      'C9 CK CQ D10 D8 HK S10 SA SK SQ',
      'C7 H8',
    );
    expect(bestOf(deal, 'V')).toBe(49);
  });

  test('a Spade Solo, schneider announced, is worth 77 and loses the diamond at most', () => {
    const cards = parseCards(hand);
    expect(countMatadors(cards, simple('S'))).toEqual({ with: 4 });
    expect((1 + 1 + 1 + 4) * 11).toBe(77);
    expect(outOf(cards, 'S')).toEqual(['SA', 'S10', 'SK', 'SQ']);
    for (const deal of dealsAround(hand, 'V', 25)) {
      expect(bestOf(deal, 'V', simple('S'))).toBeGreaterThanOrEqual(98);
    }
  });

  test('hearts have six matadors and six trumps', () => {
    const cards = parseCards(hand);
    expect(countMatadors(cards, simple('H'))).toEqual({ with: 6 });
    expect(trumpsOf(simple('H')).filter((card) => cards.includes(card))).toHaveLength(6);
  });
});

describe('the seat', () => {
  const blackJacks = 'CJ SJ HA H10 DA D10 DK C7 S7 H8';
  const redJacks = 'HJ DJ CA C10 CK DA D10 DK D8 D7';

  test('page 124: in Vorhand the defenders cannot get more than 50', () => {
    expect(pile(shown(blackJacks), 'C7 S7 H8').most).toBe(50);
    for (const deal of dealsAround(blackJacks, 'V', 25)) {
      expect(bestOf(deal, 'V')).toBeGreaterThanOrEqual(70);
    }
  });

  test('page 125: elsewhere the same cards may end with 11 points', () => {
    const inMiddle = dealOf(
      'CA D7 D8 DQ H9 HK HQ S10 S9 SQ',
      blackJacks,
      'C10 C8 C9 CK CQ DJ HJ S8 SA SK',
      'D9 H7',
    );
    expect(bestOf(inMiddle, 'M')).toBe(11);
    const last = dealOf(
      'C10 C9 CK CQ DJ HJ S8 S9 SA SK',
      'C8 CA D7 DQ H7 H9 HK HQ S10 SQ',
      blackJacks,
      'D8 D9',
    );
    expect(bestOf(last, 'H')).toBe(11);
    expect(prose).toContain('ends with 11 points in Mittelhand, and with 11 in Hinterhand');
  });

  test('page 125: with the red jacks in Vorhand two tricks of 24 are the limit', () => {
    expect(2 * (11 + 2 + 11)).toBe(48);
    for (const deal of dealsAround(shown(redJacks), 'V', 25)) {
      expect(bestOf(deal, 'V')).toBeGreaterThanOrEqual(120 - 48);
    }
  });

  test('page 126: elsewhere that Grand may end with 27; it is worth 48, the Diamond Solo 27', () => {
    const left = 'C7 C8 CQ DQ H10 H7 HA HK S9 SK';
    const right = 'C9 CJ D9 H9 HQ S10 S8 SA SJ SQ';
    expect(bestOf(dealOf(left, redJacks, right, 'H8 S7'), 'M')).toBe(27);
    expect(bestOf(dealOf(left, right, redJacks, 'H8 S7'), 'H')).toBe(27);
    const cards = parseCards(redJacks);
    expect(countMatadors(cards, GRAND)).toEqual({ without: 2 });
    expect(countMatadors(cards, simple('D'))).toEqual({ without: 2 });
    expect([3 * 16, 3 * 9]).toEqual([48, 27]);
  });
});

describe('two jacks and four tricks (page 127)', () => {
  test('worthless cards bring the defenders 58, a queen 61', () => {
    expect(pile('CJ SJ HA H10 DA D10 C9 C8 C7 S9', 'C9 C8 C7 S9').most).toBe(58);
    expect(pile('CJ SJ HA H10 DA D10 CQ C8 C7 S9', 'CQ C8 C7 S9').most).toBe(61);
  });

  test('with four aces a queen brings them 59', () => {
    expect(pile('CJ SJ CA SA HA DA CQ C7 S8 D7', 'CQ C7 S8 D7').most).toBe(59);
  });

  test('and not with three aces and a ten', () => {
    expect(pile('CJ SJ CA HA H10 DA DQ D8 D7 S9', 'DQ D8 D7 S9').most).toBe(60);
    const deal = dealOf(
      'CJ CA SJ S9 HA H10 DA DQ D8 D7',
      'C7 CK CQ D10 D9 DK H7 S10 S8 SQ',
      'C10 C8 DJ H9 HJ HK HQ S7 SA SK',
      'H8 C9',
    );
    expect(bestOf(deal, 'V')).toBe(60);
  });

  test('the deal that is shown ends at 59', () => {
    expect(oneQueen && bestOf(oneQueen, 'V')).toBe(59);
    expect(prose).toContain('59 points are the most that good defence allows');
  });
});

describe('the seven-trick hand (pages 127 to 129)', () => {
  const base = 'CJ SJ HA H10 HK HQ DA';

  test('its table of losing cards', () => {
    expect(pile(`${base} C7 S7 D7`, 'C7 S7 D7').most).toBe(56);
    expect(pile(`${base} CQ S7 D7`, 'CQ S7 D7').most).toBe(59);
    expect(pile(`${base} CK S7 D7`, 'CK S7 D7').most).toBe(60);
    expect(pile(`${base} CQ SQ D7`, 'CQ SQ D7').most).toBe(62);
    expect(pile(`${base} CK SK D7`, 'CK SK D7').most).toBe(64);
    for (const [cards, points] of [
      ['three sevens', 56],
      ['a queen and two sevens', 59],
      ['a king and two sevens', 60],
      ['two queens and a seven', 62],
      ['two kings and a seven', 64],
    ] as const) {
      expect(prose).toContain(`| ${cards} | ${points} |`);
    }
  });

  test('a king or two queens do lose in some deal', () => {
    const king = dealOf(
      `${base} CK S7 D7`,
      'C10 C9 CQ DJ DQ H7 H8 HJ S10 SA',
      'C7 C8 CA D10 D8 D9 S8 S9 SK SQ',
      'DK H9',
    );
    expect(bestOf(king, 'V')).toBe(60);
    const queens = dealOf(
      `${base} CQ SQ D7`,
      'C10 C8 CK D10 D8 DJ DK H8 HJ S8',
      'C7 CA DQ H7 H9 S10 S7 S9 SA SK',
      'C9 D9',
    );
    expect(bestOf(queens, 'V')).toBe(58);
  });

  test('in one suit it loses to 63', () => {
    expect(pile(shown('CJ SJ HA H10 HK HQ H9 C7 S7 D7'), 'C7 S7 D7').most).toBe(63);
    const deal = dealOf(
      'CJ SJ HA H10 HK HQ H9 C7 S7 D7',
      'C10 C9 CK CQ D10 DJ H7 S9 SA SQ',
      'C8 CA D8 D9 DA DQ H8 S10 S8 SK',
      'DK HJ',
    );
    expect(bestOf(deal, 'V')).toBe(57);
  });

  test('against Foster, three jacks lose too, and four', () => {
    expect(threeJacks && bestOf(threeJacks, 'V')).toBe(57);
    const fourJacks = dealOf(
      'CJ SJ HJ DJ HA H10 H9 C7 S7 D7',
      'C10 C9 CQ D10 DQ H7 H8 HQ S9 SQ',
      'C8 CA CK D8 D9 DA S10 S8 SA SK',
      'DK HK',
    );
    expect(bestOf(fourJacks, 'V')).toBe(57);
  });
});

describe('Hand No. 13', () => {
  const hand = readHand('foster-13');

  test('a jack led loses against best defence, and anything else wins', () => {
    for (const [card, points] of bestByCard(afterCards(hand, 0), hand.deal.skat)) {
      expect(points > 60, card).toBe(rankOf(card) !== 'J');
    }
  });

  test('after four tricks every lead ends at 57', () => {
    const values = [...bestByCard(afterCards(hand, 12), hand.deal.skat).values()];
    expect(new Set(values)).toEqual(new Set([57]));
  });

  test('with the ace of diamonds in the other hand the diamond brings 63', () => {
    const before = afterCards(hand, 12);
    const swap = (card: Card): Card => (card === 'DA' ? 'D10' : card === 'D10' ? 'DA' : card);
    const hands = {
      ...before.hands,
      M: before.hands.M.map(swap),
      H: before.hands.H.map(swap),
    };
    expect(hands.M).toContain('DA');
    expect(best(playCard({ ...before, hands }, 'D7'), hand.deal.skat)).toBe(63);
  });

  test('the Club Solo would have been with 7, and 63 points can fall on its small red cards', () => {
    const twelve = [...hand.deal.V, ...hand.deal.skat];
    expect(countMatadors(twelve, simple('C'))).toEqual({ with: 7 });
    expect((1 + 7) * 12).toBe(96);
    expect(sumPoints(['HA', 'H10', 'DA', 'D10', 'SA', 'S10'])).toBe(63);
    expect(hand.deal.V.filter((card) => suitOf(card) !== 'C' && rankOf(card) !== 'J')).toEqual([
      'H8',
      'H7',
      'D7',
    ]);
  });

  test('the tricks of diamond and hearts hold 63 points', () => {
    const points = hand.line.tricks.slice(4, 7).map((trick) => trick.points ?? 0);
    expect(points).toEqual([21, 22, 20]);
    expect(outcome(hand)).toBe('57 points, with 4, -80');
  });
});

describe('Hands No. 14 and 15', () => {
  test('trumping the king or the queen of diamonds costs what the chapter says', () => {
    const hand = readHand('foster-14');
    expect(outcome(hand)).toBe('67 points, with 1, 32');
    expect(sumPoints(hand.deal.skat)).toBe(3);
    const king = playCard(afterCards(hand, 16), 'HJ');
    expect(best(king, hand.deal.skat)).toBe(59);
    const queen = playCard(afterCards(hand, 20), 'HJ');
    expect(best(queen, hand.deal.skat)).toBe(65);
  });

  test('Hand No. 15 could be won after the second trick, with 65', () => {
    const hand = readHand('foster-15');
    const values = bestByCard(afterCards(hand, 6), hand.deal.skat);
    expect(Math.max(...values.values())).toBe(65);
    expect(values.get('D9')).toBe(59);
    expect(values.get('CJ')).toBe(65);
    expect(outcome(hand)).toBe('59 points, with 3, -64');
    expect(sumPoints(hand.deal.skat)).toBe(0);
  });
});
