/** The book’s rules for single cards, held to its own examples and words. */
import { describe, expect, test } from 'vitest';
import { cardsByBook } from '../../../../src/strategy/which-card/book-card.ts';
import type { CardKind } from '../../../../src/strategy/which-card/card-place.ts';
import { cards, place } from '../../practice/drills/which-card/cards.ts';

type Row = readonly [what: string, game: string, hand: string, table: string, plays: string];

const PLAYED: Readonly<Record<CardKind, readonly Row[]>> = {
  lead: [
    ['the ace of Hand No. 9 (p. 112)', 'C M', 'HA H10 H9 H8 H7 CQ C7 SQ S8 D8', '', 'HA H10'],
    ['the king from ten and king (p. 112)', 'C M', 'S10 SK S8 S7 HQ H9 H8 D9 D8 C7', '', 'SK'],
    ['a long suit through (p. 71)', 'D M', 'S9 S8 S7 H9 H8 C10 CQ DK D9 D8', '', 'S9 S8 S7'],
    ['a short suit up to (p. 71)', 'D H', 'S9 S8 S7 H9 H8 C10 CQ DK D9 D8', '', 'H9 H8'],
  ],
  tenace: [
    ['another suit (p. 76)', 'D M', 'SA SK S8 H9 H8 H7 C10 CQ DK D9', '', 'H9 H8 H7'],
    ['rather the guarded ten (p. 76)', 'D M', 'SA SK S8 S7 C10 CQ C8 DK D9 D8', '', 'C8'],
  ],
  second: [
    ['the jack just above (p. 114)', 'H V', 'SJ H9 C7 C8 C9 S7 S8 S9 D7 D8', 'HJ', 'SJ'],
    ['the ace with the spade jack (p. 115)', 'H V', 'SJ HA H10 C7 C8 C9 S7 S8 D7 D8', 'CJ', 'HA'],
    ['a red jack on the club (p. 115)', 'H V', 'DJ HA H10 C7 C8 C9 S7 S8 D7 D8', 'CJ', 'DJ'],
    ['the high trump on the spade (p. 115)', 'H V', 'DJ HA H10 C7 C8 C9 S7 S8 D7 D8', 'SJ', 'HA'],
    ['the ace on the partner’s suit (p. 115)', 'H H', 'CA CQ C7 S7 S8 S9 D7 D8 D9 HJ', 'C8', 'CA'],
    ['the queen from king, queen (p. 116)', 'H H', 'CK CQ C7 S7 S8 S9 D7 D8 D9 HJ', 'C8', 'CQ'],
    ['the ten under a king (p. 116)', 'H H', 'C10 CQ C7 S7 S8 S9 D7 D8 D9 HJ', 'CK', 'C10'],
    ['an early ruff (p. 118)', 'C H', 'CA S7 S8 S9 H7 H8 H9 HQ SQ SK', 'DK', 'CA'],
  ],
  fatten: [
    ['a lone ten (p. 117)', 'C V', 'S10 H7 H8 H9 HQ D7 D8 DQ DK D9', 'C8 CJ', 'S10'],
    ['an ace with its ten (p. 117)', 'C V', 'SA S10 H7 H8 H9 HQ D7 D8 DQ DK', 'C8 CJ', 'SA'],
    ['no ace alone (p. 117)', 'C V', 'SA SQ H7 H8 H9 HQ D7 D8 DQ DK', 'C8 CJ', 'DK'],
  ],
  nullo: [
    ['a singleton (p. 177)', 'nullo M', 'CA S7 S8 S9 H7 H8 H9 D10 DJ DQ', '', 'CA'],
    ['the higher of two (p. 177)', 'nullo M', 'CA C7 S7 S8 S9 H7 H8 H9 D10 DQ', '', 'CA DQ'],
    ['the middle one of three (p. 177)', 'nullo M', 'SK S10 S8 H7 H8 H9 HA C7 C8 C9', '', 'S10 C8'],
  ],
  declarer: [
    [
      'four jacks: the lowest, or the club (p. 107)',
      'H V',
      'CJ SJ HJ DJ HA H9 H7 CA C7 S8',
      '',
      'DJ CJ',
    ],
    [
      'the best three: the heart, or the club (p. 107)',
      'H V',
      'CJ SJ HJ HA H9 H7 CA C7 S8 D7',
      '',
      'HJ CJ',
    ],
    [
      'three without the best: one after the other (p. 107)',
      'H V',
      'SJ HJ DJ HA H9 H7 CA C7 S8 D7',
      '',
      'SJ HJ DJ',
    ],
    ['the two best: the spade (p. 108)', 'H V', 'CJ SJ HA H9 H8 H7 CA C7 S8 D7', '', 'SJ'],
    ['spade and heart: the spade (p. 108)', 'H V', 'SJ HJ HA H9 H8 H7 CA C7 S8 D7', '', 'SJ'],
    ['spade and diamond: the diamond (p. 108)', 'H V', 'SJ DJ HA H9 H8 H7 CA C7 S8 D7', '', 'DJ'],
    [
      'the red ones, with ace and ten (p. 108)',
      'H V',
      'HJ DJ HA H10 H8 H7 CA C7 S8 D7',
      '',
      'HJ DJ',
    ],
    [
      'two with just ace and ten: no trump (p. 108)',
      'H V',
      'SJ DJ HA H10 CA C10 C7 SA S8 D7',
      '',
      'CA C10 SA',
    ],
    [
      'one jack, ace, ten: small trumps (p. 108)',
      'D V',
      'HJ DA D10 DQ D9 D8 CA C7 S8 H7',
      '',
      'D9 D8',
    ],
  ],
  ramsch: [
    ['a red jack in Hand No. 21 (p. 163)', 'ramsch', 'HJ DJ HA HK H9 H8 S7 D9 D8 D7', '', 'HJ DJ'],
    [
      'no jack beside a black one, but a lone ace (p. 165)',
      'ramsch',
      'SJ DJ CA S10 SQ S7 HK H8 DQ D7',
      '',
      'CA',
    ],
    [
      'a long suit’s small cards (p. 164)',
      'ramsch',
      'CJ SK S9 S8 S7 HK H9 DA D10 D7',
      '',
      'S9 S8 S7',
    ],
    [
      'the higher of two, the middle of three (p. 164)',
      'ramsch',
      'CJ CK C8 SA SQ S7 HK H9 H8 D7',
      '',
      'CK SQ H9',
    ],
    ['a jack under another’s (p. 164)', 'ramsch', 'CJ DJ C8 SA SQ S7 HK H9 H8 D7', 'HJ', 'DJ'],
    [
      'a black jack on a worthless trick (p. 164)',
      'ramsch',
      'CJ SK S9 S8 S7 HK H9 DA D10 D7',
      'C8 C7',
      'CJ',
    ],
    [
      'a high card of another suit (p. 164)',
      'ramsch',
      'SA SK S9 S8 S7 HK H9 DA D10 D7',
      'C8',
      'SA DA D10',
    ],
  ],
};

/** Places that no rule of the book reaches. */
const OPEN: readonly (readonly [kind: CardKind, what: string, ...Parameters<typeof place>])[] = [
  ['second', 'the best jack on the worst', 'H V', 'CJ H9 C7 C8 C9 S7 S8 S9 D7 D8', 'DJ'],
  ['declarer', 'the jack of clubs with a red one', 'H V', 'CJ HJ HA H9 H8 H7 CA C7 S8 D7', ''],
  ['declarer', 'one jack without the ten', 'H V', 'CJ HA HK H9 H8 H7 CA C7 S8 D7', ''],
  ['ramsch', 'a plain suit that is followed', 'ramsch', 'CJ CK C8 SA SQ S7 HK H9 H8 D7', 'C10'],
  ['ramsch', 'a jack that cannot be kept under', 'ramsch', 'CJ C8 C7 SA SQ S7 HK H9 H8 D7', 'HJ'],
];

describe.each(Object.entries(PLAYED))('%s', (kind, rows) => {
  test.each(rows)('%s', (_, game, hand, table, plays) => {
    const found = cardsByBook(kind as CardKind, place(game, hand, table));
    expect([...(found?.cards ?? [])].sort()).toEqual(cards(plays).sort());
  });
});

test.each(OPEN)('%s: no rule for %s', (kind, _, ...at) => {
  expect(cardsByBook(kind, place(...at))).toBeNull();
});
