/**
 * What the chapter on defending and its three hands say of best play: every sentence with “with all
 * cards open” has a proof here, and a sentence without one fails. And what it says of the deals that a
 * defender could imagine, with so many deals that chance does not settle it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Hand, SkatLine } from '../../../../src/game/notation/hand.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards, best, bestByCard } from './grands.ts';
import { readHand } from './hand-text.ts';
import { imagined } from './today-imagined.ts';

const chapter = readChapter('content/today/7-defending-together.mdx');
const says = quoting(chapter);
const clubs = readHand('today-exactly-sixty');
const spades = readHand('today-the-lead-that-cost-it');
const hearts = readHand('today-held-to-sixty');
const HANDS = { clubs, spades, hearts };

/** What the declarer comes to after each card that may be played in that place. */
function after(hand: Hand, trick: number, card: number): ReadonlyMap<Card, number> {
  return bestByCard(afterCards(hand, 3 * (trick - 1) + card - 1), hand.layout ?? []);
}

/** The cards there after which the declarer is beaten. */
function beating(hand: Hand, trick: number, card: number): string[] {
  const cards = [...after(hand, trick, card)];
  return cards.flatMap(([one, points]) => (points <= 60 ? [one] : [])).toSorted();
}

/** The cards there that leave the declarer least. */
function bestFor(hand: Hand, trick: number, card: number): string[] {
  const cards = [...after(hand, trick, card)];
  const least = Math.min(...cards.map(([, points]) => points));
  return cards.flatMap(([one, points]) => (points === least ? [one] : [])).toSorted();
}

/** What the declarer may still hope for after each card of the main line. */
function course(hand: Hand): number[] {
  return Array.from({ length: 30 }, (_, index) =>
    best(afterCards(hand, index + 1), hand.layout ?? []),
  );
}

const PROOFS: Readonly<Record<string, Readonly<Record<string, () => void>>>> = {
  chapter: {
    'With all cards open a small diamond beats it: the declarer then comes to 57.': () => {
      expect(after(spades, 1, 1).get('D9')).toBe(57);
      // “A small club beats it too. The ace of clubs does not, nor does either heart or any trump.”
      expect(beating(spades, 1, 1)).toEqual(['C7', 'C8', 'D9', 'DQ']);
    },
    'With all cards open it was your best card.': () => {
      expect(bestFor(clubs, 2, 1)).toEqual(['H7']);
    },
    'With all cards open the queen would have held Vorhand to 52.': () => {
      expect(after(hearts, 6, 2).get('SQ')).toBe(52);
      // “The game can still be beaten, but now every point counts.”
      expect(after(hearts, 6, 2).get('SA')).toBe(60);
    },
    'With all cards open the jack of clubs would have let the declarer win.': () => {
      expect(after(hearts, 4, 2).get('CJ')).toBeGreaterThan(60);
      expect(after(hearts, 4, 2).get('HQ')).toBeLessThan(61);
    },
    'With all cards open the ten would have let the declarer win.': () => {
      expect(beating(hearts, 1, 3)).toEqual(['C7', 'CQ']);
    },
    'With all cards open the queen of clubs does as well.': () => {
      // “The queen of spades lets the declarer win, because Vorhand discards a losing club on it.”
      expect([...after(hearts, 8, 1)].toSorted()).toEqual([
        ['CQ', 60],
        ['D10', 60],
        ['SQ', 76],
      ]);
    },
    'With all cards open a ruff with the nine would have given the game away.': () => {
      expect(after(clubs, 4, 3).get('C9')).toBe(63);
      expect(after(clubs, 4, 3).get('D9')).toBeLessThan(61);
    },
    'With all cards open the declarer was beaten from the first card to the last, and yet in each a ten on the wrong trick would have given the game away.':
      () => {
        for (const hand of [clubs, hearts]) expect(Math.max(...course(hand))).toBeLessThan(61);
        expect(after(clubs, 9, 3).get('D10')).toBe(66);
        expect(after(hearts, 1, 3).get('C10')).toBeGreaterThan(60);
      },
  },
  clubs: {
    'With all cards open no other lead is as good.': () => {
      expect(bestFor(clubs, 2, 1)).toEqual(['H7']);
    },
    'With all cards open this gives the game away.': () => {
      expect(after(clubs, 4, 3).get('C9')).toBeGreaterThan(60);
    },
    'With all cards open Mittelhand does best to ruff.': () => {
      const cards = after(clubs, 7, 2);
      expect(cards.get('CQ')).toBe(Math.max(...cards.values()));
      // “With a spade discarded on the ace, Mittelhand would end with 41.”
      expect(cards.get('SQ')).toBe(41);
    },
    'With all cards open, ruffing with HJ would lose the game, because both of Mittelhand’s last trumps would then win a trick.':
      () => {
        expect(after(clubs, 8, 3).get('HJ')).toBeGreaterThan(60);
        // 36 until then, and all that is left goes to Mittelhand but the trick that the jack has won.
        expect(after(clubs, 8, 3).get('HJ')).toBe(120 - 39 - 5);
      },
  },
  spades: {
    'With all cards open Vorhand’s first card lost it for the defenders, and yet nothing that Vorhand could know pointed to a better one.':
      () => {
        expect(after(spades, 1, 1).get('HK')).toBe(61);
        expect(beating(spades, 1, 1)).not.toEqual([]);
      },
    'With all cards open this beats the game.': () => {
      expect(beating(spades, 1, 1)).toContain('D9');
    },
    'With all cards open they could not find that point after the first trick.': () => {
      expect(new Set(course(spades))).toEqual(new Set([61]));
    },
  },
  hearts: {
    'With all cards open C10 would have lost the game.': () => {
      expect(after(hearts, 1, 3).get('C10')).toBeGreaterThan(60);
    },
    'With all cards open CJ would throw the game away here.': () => {
      expect(beating(hearts, 3, 2)).not.toContain('CJ');
      expect(after(hearts, 3, 2).get('S9')).toBeLessThan(61);
    },
    'With all cards open CJ loses the game here.': () => {
      expect(beating(hearts, 4, 2)).toEqual(['HA', 'HK', 'HQ']);
    },
    'By what Hinterhand could know it is much the better card; with all cards open it is the worse one.':
      () => {
        const cards = after(hearts, 6, 2);
        expect(cards.get('SA')).toBeGreaterThan(cards.get('SQ')!);
      },
    'With all cards open this is better by eight points, because Vorhand has no spade.': () => {
      const cards = after(hearts, 6, 2);
      expect(cards.get('SA')! - cards.get('SQ')!).toBe(8);
    },
  },
};

/** Sentences that name the words and claim nothing about a hand. */
const NO_CLAIM: ReadonlySet<string> = new Set([
  'We imagined some 1,800 deals that agree with everything you had seen, and played each of them out, with all cards open, after every lead.',
  'Where dealt Solos, played with all cards open, could test them, they held.',
]);

function openSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /with all cards open/iu.test(sentence) && !NO_CLAIM.has(sentence));
}

/** The comments of a hand's file, of its main line and its variations. */
function commentsOf({ id }: Hand): string[] {
  const text = readFileSync(`content/hands/${id}.hand`, 'utf8');
  return [...text.matchAll(/\{([^}]*)\}/gu)].map(([, comment = '']) =>
    comment.replaceAll(/\s+/gu, ' ').trim(),
  );
}

describe('“with all cards open”', () => {
  const texts = {
    chapter: openSentences(chapter.prose),
    clubs: commentsOf(clubs).flatMap(openSentences),
    spades: commentsOf(spades).flatMap(openSentences),
    hearts: commentsOf(hearts).flatMap(openSentences),
  };

  test.each(Object.entries(texts))('every such sentence of %s has a proof', (where, sentences) => {
    expect(sentences.toSorted()).toEqual(Object.keys(PROOFS[where] ?? {}).toSorted());
  });

  for (const [where, proofs] of Object.entries(PROOFS)) {
    for (const [sentence, prove] of Object.entries(proofs)) {
      test(`${where}: ${sentence}`, prove);
    }
  }
});

/** The cards of a variation with those of the main line before it. */
function cardsOf(hand: Hand, line: SkatLine, before: number): Card[] {
  const main = hand.line.tricks.slice(0, before);
  return [...main, ...line.tricks].flatMap(({ plays }) => plays.map(({ card }) => card));
}

describe('in a variation both sides play their best cards after the first that differs', () => {
  const variations = Object.values(HANDS).flatMap((hand) =>
    hand.line.tricks.flatMap(({ number, variations: at }) =>
      at.map(({ id, line }) => ({ id, hand, line, before: number - 1 })),
    ),
  );

  test('there are five of them', () => {
    expect(variations).toHaveLength(5);
  });

  test.each(variations)('$id', ({ before, hand, line }) => {
    const main = hand.line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
    const cards = cardsOf(hand, line, before);
    const differs = cards.findIndex((card, index) => card !== main[index]);
    const played = {
      ...hand,
      line: { ...line, tricks: [...hand.line.tricks.slice(0, before), ...line.tricks] },
    };
    const hopes = Array.from({ length: 30 - differs }, (_, index) =>
      best(afterCards(played, differs + 1 + index), hand.layout ?? []),
    );
    expect(new Set(hopes).size).toBe(1);
  });
});

describe('what a defender could know', { timeout: 300_000 }, () => {
  test('the first lead against spades: short suits and the ace alike, the rest worse', () => {
    says(
      'Either heart, either diamond and the ace of clubs beat the game in about half of the deals.',
      'A small club and a trump beat it in fewer.',
    );
    const { deals, shares: all } = imagined(spades, 1, 1);
    says('We imagined some 1,800 deals that agree with everything you had seen,');
    expect(Math.abs(deals - 1800)).toBeLessThan(100);
    const alike: readonly Card[] = ['HK', 'H10', 'DQ', 'D9', 'CA'];
    const good = alike.map((card) => all.get(card) ?? 0);
    for (const share of good) expect(Math.abs(share - 50)).toBeLessThan(6);
    expect(Math.max(...good) - Math.min(...good)).toBeLessThan(5);
    const worse = [...all].filter(([card]) => !alike.includes(card));
    const trumps = CARDS.filter((card) => isTrump(card, spades.contract) && all.has(card));
    expect(worse.map(([card]) => card).toSorted()).toEqual(['C7', 'C8', ...trumps].toSorted());
    for (const [card, share] of worse) {
      expect(share, card).toBeLessThan(Math.min(...good) - 3);
    }
  });

  test('second hand in the heart game the ace is far better than the queen', () => {
    says('the ace beats the game in 55 out of 100, the queen in 36.');
    const { deals, shares: all } = imagined(hearts, 6, 2);
    says('We imagined some 1,200 deals that agree with what you had seen:');
    expect(Math.abs(deals - 1250)).toBeLessThan(100);
    expect(Math.abs(all.get('SA')! - 55)).toBeLessThan(3);
    expect(Math.abs(all.get('SQ')! - 36)).toBeLessThan(3);
  });

  test('second hand in the club game the king is a little better than the seven', () => {
    says('you played the seven, but the king would have been a little better.');
    const { shares: all } = imagined(clubs, 4, 2);
    expect(all.get('SK')! - all.get('S7')!).toBeGreaterThan(2);
    expect(after(clubs, 4, 2).get('SK')).toBeLessThan(after(clubs, 4, 2).get('S7')!);
  });

  test('on the jack of hearts Mittelhand did well to keep the jack of clubs', () => {
    says('That was an exception, and a good one:');
    const { shares: all } = imagined(hearts, 4, 2);
    expect(all.get('HQ')! - all.get('CJ')!).toBeGreaterThan(4);
  });

  test('the ten of spades is the card to fatten with, and the ten of diamonds the one to lead and to keep', () => {
    const { shares: fat } = imagined(clubs, 6, 2);
    expect(fat.get('S10')).toBe(Math.max(...fat.values()));
    const { shares: lead } = imagined(hearts, 8, 1);
    expect(lead.get('D10')).toBe(Math.max(...lead.values()));
    const { shares: keep } = imagined(clubs, 9, 3);
    expect(keep.get('D10')).toBe(0);
    expect(keep.get('SK')).toBeGreaterThan(0);
  });
});
