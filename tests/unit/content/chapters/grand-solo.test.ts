/**
 * What the chapter on Grand Solo says of its hands, held against the cards and best play. What the
 * defenders can pile where a figure shows it is checked by the build.
 */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { SUITS, cardPoints, rankOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { isTrump, trumpsOf } from '../../../../src/game/skat/order.ts';
import { startPlay } from '../../../../src/game/skat/play.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { readHand } from './hand-text.ts';
import { GRAND, bestOf, dealOf, dealsAround, handSolo, worth } from './grands.ts';

const chapter = readChapter('content/manual/16-1-grand-solo.mdx');
const { tags } = chapter;
const says = quoting(chapter);

/** A hand that the chapter shows, by the cards it holds. */
function shown(cards: string): string {
  const same = (other: string): boolean =>
    sortCards(cardsOfText(other)).join() === sortCards(cardsOfText(cards)).join();
  const found = tags.find(({ props }) => props['cards'] !== undefined && same(props['cards']));
  return found?.props['cards'] ?? `not shown: ${cards}`;
}

const outOf = (cards: readonly Card[], trump: 'C' | 'S' | 'H' | 'D'): Card[] =>
  trumpsOf(handSolo(trump)).filter((card) => !cards.includes(card));

test('how many aces and tens of the defenders fell to the trumps of the declarers of Nos. 1 to 12', () => {
  const trumped = Array.from({ length: 12 }, (_, index) => {
    const { contract, declarer, line } = readHand(`foster-${String(index + 1).padStart(2, '0')}`);
    return line.tricks
      .filter(({ plays, winner }) =>
        plays.some(
          ({ card, seat }) => seat === declarer && seat === winner && isTrump(card, contract),
        ),
      )
      .flatMap(({ plays }) => plays)
      .filter(
        ({ card, seat }) =>
          seat !== declarer && !isTrump(card, contract) && ['A', '10'].includes(rankOf(card)),
      ).length;
  });
  says(
    'In Foster’s Hands Nos. 1 to 12 six of these cards in all fell to the declarer’s trumps, and never more than two in one hand.',
  );
  expect(trumped.reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(Math.max(...trumped)).toBe(2);
});

describe('page 121', () => {
  const cards = cardsOfText(shown('CJ CA C7 SJ S8 S7 HA H10 DA D10'));

  test('seven trumps are out, whichever suit is trump', () => {
    says('Strong, and yet in every suit seven of the eleven trumps are against you.');
    for (const suit of SUITS) expect(outOf(cards, suit), suit).toHaveLength(7);
  });

  test('the seven tricks hold 57, and with the red jacks 61', () => {
    says(
      'Then you cannot lose. You will have 61 before you lose a trick.',
      'Those seven cards alone hold 57 points, and the two red jacks make it 61.',
    );
    const tricks = cards.filter((card) => rankOf(card) !== '7' && rankOf(card) !== '8');
    expect(tricks).toHaveLength(7);
    expect(sumPoints(tricks)).toBe(57);
    expect(sumPoints([...tricks, 'HJ', 'DJ'])).toBe(61);
    for (const deal of dealsAround(cards.join(' '), 'V', 25)) {
      expect(bestOf(deal, 'V'), deal.M.join(' ')).toBeGreaterThanOrEqual(61);
    }
  });
});

describe('values', () => {
  test('a Grand has 16, with the League 20, today 24 and one multiplier for hand', () => {
    says(
      'Its base value is 16, and in Eichhorn’s League it was 20 from June 1908.',
      'Gucki Grand: you take up both cards. Its base value is 12.',
      'Tournee Grand: you turn a jack. Its base value is 12.',
      'Open Grand: you leave the skat alone, show your cards, and must win every trick. Its base value is 24.',
      'The base value of every Grand is now 24. Played without the skat, a Grand counts one multiplier more, for hand; so with 1 it is worth 3 × 24 = 72.',
    );
    const { rates } = LAWS['american-1922'];
    expect(rates['grand-solo']?.base).toBe(16);
    expect(rates['gucki-grand']?.base).toBe(12);
    expect(rates['tournee-grand']?.base).toBe(12);
    expect(rates['open-grand']?.base).toBe(24);
    expect(LAWS['league-1909'].rates['grand-solo']?.base).toBe(20);
    expect(LAWS.isko.rates['grand-solo']?.base).toBe(24);
    expect(worth(['CJ'], 'grand-solo', null, { law: 'isko' })).toBe(72);
  });

  test('page 123: the Grand is worth 64, the club Solo with schneider announced 72', () => {
    says(
      'With 3, the Grand is worth 4 × 16 = 64. In a club Solo you can announce schneider: the multiplier grows by two, and 6 × 12 = 72. That cannot fail either.',
      'Only four trumps are out against you, and your jacks draw three rounds of them,',
    );
    const cards = cardsOfText(shown('CJ SJ HJ C10 CQ C9 C7 DA D10 DK'));
    expect(countMatadors(cards, GRAND)).toEqual({ with: 3 });
    expect(worth(cards, 'grand-solo')).toBe(64);
    expect(worth(cards, 'solo', 'C', { announced: 'schneider' })).toBe(72);
    expect(outOf(cards, 'C')).toHaveLength(4);
  });

  test('page 123: in the Solo the defenders get 22, where it lies worst', () => {
    says('so you lose one trump trick at most, and it holds no more than 22 points.');
    const worstSolo = dealOf(
      'CJ SJ HJ C10 CQ C9 C7 DA D10 DK',
      'C8 CA CK D8 DJ DQ HQ S10 S7 SK',
      'D9 H10 H8 H9 HA HK S8 S9 SA SQ',
      'H7 D7',
    );
    expect(120 - bestOf(worstSolo, 'V', handSolo('C'))).toBe(22);
  });
});

describe('four jacks on page 123', () => {
  const hand = shown('CJ SJ HJ DJ HA H10 S9 S8 S7 D9');

  test('the defenders can get 71 in a Grand', () => {
    says(
      'If one defender happens to have all the other spades, the other can fatten every time, and together they can get to 71.',
      'In the worst deal that we found you are left with 49 points.',
    );
    const deal = dealOf(
      hand,
      'C10 C8 CA D7 DA DK DQ H7 H9 HQ',
      'C9 CK CQ D10 D8 HK S10 SA SK SQ',
      'C7 H8',
    );
    expect(bestOf(deal, 'V')).toBe(120 - 71);
  });

  test('a spade Solo, schneider announced, is worth 77 and loses the diamond at most', () => {
    says(
      'Now nobody can beat you, and it is worth 7 × 11 = 77. Only four trumps are out, your four jacks draw them all, and the one trick you can lose is the diamond. The worst deal that we found still brings you 98 points.',
    );
    const cards = cardsOfText(hand);
    expect(worth(cards, 'solo', 'S', { announced: 'schneider' })).toBe(77);
    expect(outOf(cards, 'S')).toEqual(['SA', 'S10', 'SK', 'SQ']);
    for (const deal of dealsAround(hand, 'V', 25)) {
      expect(bestOf(deal, 'V', handSolo('S')), deal.M.join(' ')).toBeGreaterThanOrEqual(98);
    }
  });

  test('hearts have six matadors and six trumps', () => {
    says(
      'A heart Solo would have six matadors instead of four, but it would be no safer than the Grand: six trumps, and nothing beside them that is better than a nine.',
    );
    const cards = cardsOfText(hand);
    expect(countMatadors(cards, handSolo('S'))).toEqual({ with: 4 });
    expect(countMatadors(cards, handSolo('H'))).toEqual({ with: 6 });
    expect(trumpsOf(handSolo('H')).filter((card) => cards.includes(card))).toHaveLength(6);
  });
});

describe('the seat', () => {
  const blackJacks = 'CJ SJ HA H10 DA D10 DK C7 S7 H8';
  const redJacks = 'HJ DJ CA C10 CK DA D10 DK D8 D7';

  test('page 124: in Vorhand the defenders cannot get more than 50', () => {
    says(
      'In Vorhand’s seat it cannot be beaten.',
      'Three tricks are lost at most, and by then there are too few counting cards left in the pack for those three to make 60.',
    );
    for (const deal of dealsAround(shown(blackJacks), 'V', 25)) {
      expect(bestOf(deal, 'V'), deal.M.join(' ')).toBeGreaterThanOrEqual(120 - 50);
    }
  });

  test('page 125: elsewhere the same cards may end with 11 points', () => {
    says('In the worst deal that we found Mittelhand ends with 11 points, and so does Hinterhand.');
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
  });

  test('page 125: with the red jacks in Vorhand two tricks of 24 are the limit', () => {
    says(
      'On those two tricks the defenders cannot pile enough to get to 60, even if they ruff both your aces: each trick has one card of yours, one jack, and one card of the other defender, which makes 24 at most.',
    );
    const dearest = cardPoints('DA') + cardPoints('CJ') + cardPoints('SA');
    for (const deal of dealsAround(shown(redJacks), 'V', 25)) {
      expect(bestOf(deal, 'V'), deal.M.join(' ')).toBeGreaterThanOrEqual(120 - 2 * dearest);
    }
  });

  test('page 126: elsewhere that Grand may end with no points; it is worth 48, the diamond Solo 27', () => {
    says(
      'In the other seats it would be folly to call a Grand with this hand:',
      'All you can play in those seats is a diamond Solo without 2, which was never lost. It brings 27 points, where the Grand would have brought 48.',
    );
    const left = 'C7 C8 C9 CJ DQ HA HQ S10 S7 SJ';
    const right = 'CQ D9 H10 H8 HK S8 S9 SA SK SQ';
    for (const seat of ['M', 'H'] as const) {
      const deal =
        seat === 'M'
          ? dealOf(left, redJacks, right, 'H9 H7')
          : dealOf(left, right, redJacks, 'H9 H7');
      const position = openPosition(startPlay(deal, GRAND, seat), []);
      expect(finish(makeSolver().points(position))).toBe(0);
    }
    const cards = cardsOfText(redJacks);
    expect(countMatadors(cards, GRAND)).toEqual({ without: 2 });
    expect(countMatadors(cards, handSolo('D'))).toEqual({ without: 2 });
    expect([worth(cards, 'grand-solo'), worth(cards, 'solo', 'D')]).toEqual([48, 27]);
  });
});
