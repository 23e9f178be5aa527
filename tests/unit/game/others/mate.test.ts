/** Mate: the three games of 1915 come out as printed, and the rules are those that make them so. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import MATE_BOOK from '../../../../src/game/others/mate/book.ts';
import {
  MATE_DEALS,
  mateDeal,
  mateDealNumber,
} from '../../../../src/game/others/mate/deal-number.ts';
import {
  MATE_PACK,
  answersTo,
  isHigher,
  mayPutAside,
  startMate,
} from '../../../../src/game/others/mate/rules.ts';
import type { MateCard, MateLaw } from '../../../../src/game/others/mate/rules.ts';
import { mateOutcome } from '../../../../src/game/others/mate/score.ts';
import { findPlace } from '../../../../src/game/replay/step.ts';

const cards = (text: string): MateCard[] => text.split(' ') as MateCard[];
const textOf = (id: string): string => readFileSync(`content/hands/mate/${id}.hand`, 'utf8');

describe('the games of 1915', () => {
  test.each([
    ['mate-1', 'X 99', 'X mates with the ace of clubs and scores 99.', 17],
    ['mate-2', 'Y 242', 'Y overmates with the ace of spades and scores 242.', 20],
    ['mate-3', 'X 242', 'X overmates with the ace of spades and scores 242.', 20],
  ])('%s: %s', (id, result, sentence, places) => {
    const read = MATE_BOOK.read(textOf(id), id);
    if (!read.ok) throw new Error(read.errors[0].message);
    expect(MATE_BOOK.result(read.value)).toBe(result);
    expect(MATE_BOOK.verdict(read.value).sentence).toBe(sentence);
    // The deal, the first lead, and every card.
    expect(MATE_BOOK.replay(read.value).lines.get(null)?.path).toHaveLength(places);
  });

  test('in the second and third only the ace of clubs fits where the record says a black ace', () => {
    for (const [id, lead] of [
      ['mate-2', '2. Y CA'],
      ['mate-3', '4. X CA'],
    ] as const) {
      const read = MATE_BOOK.read(textOf(id).replace(lead, lead.replace('CA', 'SA')), id);
      expect(read.ok ? [] : read.errors.map(({ code }) => code), id).toContain('must-follow');
    }
  });

  test('the third is no game by the plain rules', () => {
    const read = MATE_BOOK.read(textOf('mate-3').replace('law: figure\n', ''), 'mate-3');
    expect(read.ok ? '' : read.errors[0].message).toContain('cannot play DK');
  });
});

test('a whole move is found by its number, the last by the card that mates', () => {
  const read = MATE_BOOK.read(textOf('mate-1'), 'mate-1');
  if (!read.ok) throw new Error(read.errors[0].message);
  const replay = MATE_BOOK.replay(read.value);
  const name = (place: string) => {
    const found = findPlace(replay, place);
    return found.ok ? found.stop.name : found.why;
  };
  expect([name('t7'), name('t8'), name('t1.2')]).toEqual(['t7.2', 't8.1', 't1.2']);
  expect(name('t1.3')).toContain('not the name of a place');
});

describe('answering', () => {
  test.each<[MateLaw, string, string]>([
    ['plain', 'HK', 'H7'],
    ['king', 'HK', 'CK'],
    ['king', 'HQ', 'H7'],
    ['figure', 'HQ', 'DQ'],
    ['figure', 'H10', 'H7'],
    ['unlimited', 'H10', 'S10'],
    ['unlimited', 'HA', 'H7'],
  ])('%s: %s is answered by %s', (law, led, answer) => {
    const hand = cards('H7 CK DQ S10');
    expect(answersTo(hand, led as MateCard, law)).toEqual([answer]);
  });

  test('nothing but suit and rank answers', () => {
    expect(answersTo(cards('H7 CK'), 'DA', 'plain')).toEqual([]);
  });

  test('the higher card leads next: by rank, then clubs, spades, hearts, diamonds', () => {
    expect(isHigher('H10', 'HK')).toBe(true);
    expect(isHigher('H7', 'HQ')).toBe(false);
    expect(isHigher('CK', 'SK')).toBe(true);
    expect(isHigher('DK', 'HK')).toBe(false);
  });

  test('the second card put aside has neither the suit nor the rank of the first', () => {
    expect(mayPutAside('DQ', 'SK')).toBe(true);
    expect(mayPutAside('DK', 'SK')).toBe(false);
    expect(mayPutAside('S7', 'SK')).toBe(false);
    const both = (aside: string) =>
      MATE_BOOK.read(textOf('mate-1').replace('X SK', aside), 'mate-1').ok;
    expect(both('X SK Y S7')).toBe(false);
    expect(both('X DQ')).toBe(false);
  });
});

describe('the outcome', () => {
  const outcome = (x: string, y: string, table: string[], tricks: readonly string[] = []) =>
    mateOutcome({
      ...startMate(
        { trump: null, law: 'plain', leader: 'X', aside: { X: null, Y: null } },
        { X: x === '' ? [] : cards(x), Y: y === '' ? [] : cards(y) },
      ),
      table: table as MateCard[],
      tricks: tricks.map((trick) => ({
        ...{ leader: 'X', winner: 'X', points: 0, cards: cards(trick) },
      })),
    });

  test('a seven that mates on the tenth move counts seventy, a queen on the first three', () => {
    expect(outcome('', 'CA', ['D7'])).toMatchObject({ winner: 'X', times: 10, score: 70 });
    const [, ...nine] = MATE_PACK.filter((card) => card.startsWith('C') || card.startsWith('S'));
    expect(outcome(nine.join(' '), 'HA H10 HK H7 DA D10 DK D7 S7 C7', ['CQ'])).toBe(null);
    expect(outcome(nine.join(' '), 'HA H10 HK H7 DA D10 DK D7', ['CQ'])).toMatchObject({
      score: 3,
    });
  });

  test('where all cards are answered nobody scores', () => {
    expect(outcome('', '', [], ['CA C7'])).toMatchObject({ winner: null, score: 0 });
  });

  test('the last of nine cards led again overmates, or is answered', () => {
    expect(outcome('', 'DK', [], ['SA DA'])).toMatchObject({ overmate: true, score: 242 });
    expect(outcome('', 'S7', [], ['SA DA'])).toMatchObject({ winner: null, score: 0 });
  });
});

test('every deal has a number of its own, and the game of 1915 was the 13,074th', () => {
  expect(MATE_DEALS).toBe(184_756);
  expect(mateDealNumber(cards('CA C10 CK SA S10 SK SQ HA HQ H7'))).toBe(13_074);
  for (const number of [1, 2, 13_074, 99_999, MATE_DEALS]) {
    const { X, Y } = mateDeal(number);
    expect(mateDealNumber(X)).toBe(number);
    expect([...X, ...Y].sort()).toEqual(MATE_PACK.toSorted());
  }
  expect(() => mateDeal(MATE_DEALS + 1)).toThrow(RangeError);
});
