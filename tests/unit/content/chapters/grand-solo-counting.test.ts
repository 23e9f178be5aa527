/**
 * What the chapter on Grand Solo says of counting a hand’s tricks, pages 127 to 129, held against the
 * cards and best play. What the defenders can pile where a figure shows it is checked by the build.
 */
import { describe, expect, test } from 'vitest';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { bestOf, dealOf, dealsIn, pile } from './grands.ts';

const chapter = readChapter('content/manual/16-1-grand-solo.mdx');
const says = quoting(chapter);
const [oneQueen, threeJacks, fourJacks] = dealsIn(chapter);

describe('two jacks and four tricks (page 127)', () => {
  test('worthless cards bring the defenders 58, a queen 61', () => {
    says(
      'With four worthless cards the defenders can get 58. A queen makes it 61, and the deal below shows that it can happen.',
    );
    expect(pile('CJ SJ HA H10 DA D10 C9 C8 C7 S9', 'C9 C8 C7 S9').most).toBe(58);
    expect(pile('CJ SJ HA H10 DA D10 CQ C8 C7 S9', 'CQ C8 C7 S9').most).toBe(61);
  });

  test('with four aces a queen brings them 59', () => {
    says(
      'Only if your four tricks are the four aces can you afford the queen; then the defenders stop at 59.',
    );
    expect(pile('CJ SJ CA SA HA DA CQ C7 S8 D7', 'CQ C7 S8 D7').most).toBe(59);
    // Not with three aces and a ten.
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
    says('However Vorhand plays the Grand, 59 points are the most that good defence allows.');
    expect(oneQueen && bestOf(oneQueen, 'V')).toBe(59);
  });
});

describe('the seven-trick hand (pages 127 to 129)', () => {
  const base = 'CJ SJ HA H10 HK HQ DA';

  test('its table of losing cards', () => {
    says('You will find nothing better than two aces, three tens and a king, and they come to 56.');
    for (const [lose, cards, then] of [
      ['C7 S7 D7', 'three sevens', 'safe'],
      ['CQ S7 D7', 'a queen and two sevens', 'safe, by a point'],
      ['CK S7 D7', 'a king and two sevens', 'can be lost'],
      ['CQ SQ D7', 'two queens and a seven', 'can be lost'],
      ['CK SK D7', 'two kings and a seven', 'can be lost'],
    ] as const) {
      const { most } = pile(`${base} ${lose}`, lose);
      says(`| ${cards} | ${most} | ${then} |`);
      expect(most < 60, cards).toBe(then !== 'can be lost');
    }
  });

  test('a king or two queens do lose in some deal', () => {
    says(
      'with the king of clubs in place of the seven, you end with 60 points in the worst deal that we found, and with two queens you can lose as well.',
    );
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
    says(
      'Still seven tricks, but three aces are missing now, with their tens.',
      'In the worst deal that we found the hand ends with 57 points.',
    );
    const deal = dealOf(
      'CJ SJ HA H10 HK HQ H9 C7 S7 D7',
      'C10 C9 CK CQ D10 DJ H7 S9 SA SQ',
      'C8 CA D8 D9 DA DQ H8 S10 S8 SK',
      'DK HJ',
    );
    expect(bestOf(deal, 'V')).toBe(57);
  });

  test('against Foster, three jacks lose too, and four', () => {
    says(
      'Foster says that neither can be beaten. Both can, as the deals beside them show.',
      'And one that beats the hand with four, by 71 to 49.',
      'A deal of ours that beats the hand with three jacks: 63 for the defenders, whatever Vorhand leads.',
    );
    expect(threeJacks && bestOf(threeJacks, 'V')).toBe(120 - 63);
    expect(fourJacks && bestOf(fourJacks, 'V')).toBe(49);
  });
});
