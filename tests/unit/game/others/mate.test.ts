/** Mate: the three games of 1915 come out as printed, and the rules are those that make them so. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import MATE_BOOK from '../../../../src/game/others/mate/book.ts';
import {
  countMateDeals,
  mateDeal,
  mateDealNumber,
} from '../../../../src/game/others/mate/deal-number.ts';
import {
  MATE_PACKS,
  PLAIN_MATE,
  answersTo,
  isHigher,
  mayPutAside,
  playMate,
  startMate,
} from '../../../../src/game/others/mate/rules.ts';
import type { MateCard, MatePosition } from '../../../../src/game/others/mate/rules.ts';
import { mateOutcome } from '../../../../src/game/others/mate/score.ts';
import {
  MATE_VARIANTS,
  makeVariantText,
  readVariant,
} from '../../../../src/game/others/mate/variants.ts';
import { variantName } from '#edition/game/others/mate/mate-words.ts';
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
  test.each([
    ['plain', 'HK', 'H7'],
    ['king', 'HK', 'CK'],
    ['king', 'HQ', 'H7'],
    ['figure', 'HQ', 'DQ'],
    ['figure', 'H10', 'H7'],
    ['free', 'H10', 'H7 S10'],
    ['free king', 'HK', 'H7 CK'],
    ['free figure', 'HQ', 'H7 DQ'],
  ])('%s: %s is answered by %s', (variant, led, answers) => {
    const hand = cards('H7 CK DQ S10');
    expect(answersTo(hand, led as MateCard, readVariant(variant)!)).toEqual(cards(answers));
  });

  test('nothing but suit and rank answers, whatever was agreed', () => {
    for (const variant of MATE_VARIANTS) {
      expect(answersTo(cards('H7 CK'), 'DA', variant), variantName(variant)).toEqual([]);
    }
  });

  const begin = (variant: string, x: string, y: string): MatePosition =>
    startMate(
      { trump: null, variant: readVariant(variant)!, leader: 'X', aside: { X: null, Y: null } },
      { X: cards(x), Y: cards(y) },
    );
  const freeAfter = (position: MatePosition, ...played: readonly string[]): boolean =>
    played.reduce((at, card) => playMate(at, card as MateCard), position).game.variant.freeMove;

  test('the Free Move is used by an answer the other rules forbid, and only by that', () => {
    const position = begin('free', 'HK C7 S7', 'H7 DK SQ');
    expect(freeAfter(position, 'HK', 'H7')).toBe(true);
    expect(freeAfter(position, 'HK', 'DK')).toBe(false);
    // Without the suit the rank is no more than the plain rules ask for.
    expect(freeAfter(begin('free', 'CK H7', 'DK SQ'), 'CK', 'DK')).toBe(true);
    const privileged = begin('free king', 'HK C7 S7', 'H7 DK SQ');
    expect(freeAfter(privileged, 'HK', 'DK')).toBe(true);
    expect(freeAfter(privileged, 'HK', 'H7')).toBe(false);
  });

  test('once one player has used the Free Move, the other has none', () => {
    const used = ['HK', 'DK'].reduce(
      (at, card) => playMate(at, card as MateCard),
      begin('free', 'HK C7 SA', 'H7 DK S7'),
    );
    expect(() => playMate(playMate(used, 'SA'), 'H7')).toThrow(RangeError);
    const led = playMate(begin('free', 'HK C7 SA', 'H7 DK C10'), 'C7');
    expect(() => playMate(led, 'H7')).not.toThrow();
    const later = ['HK', 'DK', 'C7'].reduce(
      (at, card) => playMate(at, card as MateCard),
      begin('free', 'HK C7 SA', 'H7 DK C10'),
    );
    expect(() => playMate(later, 'H7')).toThrow(RangeError);
  });

  test('of two identical cards the first played keeps the lead, and playing one leaves the other', () => {
    const after = ['C7', 'C7'].reduce(
      (at, card) => playMate(at, card as MateCard),
      begin('double', 'C7 DA DA', 'C7 SK SK'),
    );
    expect(after.leader).toBe('X');
    expect(playMate(after, 'DA').hands.X).toEqual(['DA']);
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
        { trump: null, variant: PLAIN_MATE, leader: 'X', aside: { X: null, Y: null } },
        { X: x === '' ? [] : cards(x), Y: y === '' ? [] : cards(y) },
      ),
      table: table as MateCard[],
      tricks: tricks.map((trick) => ({
        ...{ leader: 'X', winner: 'X', points: 0, cards: cards(trick) },
      })),
    });

  test('a seven that mates on the tenth move counts seventy, a queen on the first three', () => {
    expect(outcome('', 'CA', ['D7'])).toMatchObject({ winner: 'X', times: 10, score: 70 });
    const [, ...nine] = MATE_PACKS.single.filter(
      (card) => card.startsWith('C') || card.startsWith('S'),
    );
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

  test('the other player’s tenth card overmates too, and counts ten times', () => {
    expect(outcome('HA', '', [], ['SA S7'])).toMatchObject({ winner: 'X', times: 10, score: 220 });
    expect(outcome('C7', '', [], ['SA S7'])).toMatchObject({ winner: null, score: 0 });
  });
});

describe('the decks', () => {
  test('each has twenty cards, and the Double Mate Deck has one of each suit twice and no queen', () => {
    expect(MATE_PACKS.single).toHaveLength(20);
    expect(MATE_PACKS.double).toHaveLength(20);
    const twice = MATE_PACKS.double.filter((card, at, pack) => pack.indexOf(card) !== at);
    expect(twice).toEqual(cards('C7 SK H10 DA'));
    expect(MATE_PACKS.double.some((card) => card.endsWith('Q'))).toBe(false);
  });

  test('every deal has a number of its own, and the game of 1915 was the 13,074th', () => {
    expect(countMateDeals('single')).toBe(184_756);
    // Counted another way: for each set of whole pairs, the single cards that make up ten.
    const pairs = [1, 4, 10, 16, 19, 16, 10, 4, 1];
    const choose = (of: number, taken: number): number =>
      taken === 0 ? 1 : (choose(of, taken - 1) * (of - taken + 1)) / taken;
    const double = pairs.reduce((sum, ways, taken) => sum + ways * choose(12, 10 - taken), 0);
    expect(countMateDeals('double')).toBe(double);
    expect(mateDealNumber(cards('CA C10 CK SA S10 SK SQ HA HQ H7'), 'single')).toBe(13_074);
    for (const deck of ['single', 'double'] as const) {
      const last = countMateDeals(deck);
      for (const number of [1, 2, 3, 13_074, 50_001, last]) {
        const { X, Y } = mateDeal(number, deck);
        expect(mateDealNumber(X, deck)).toBe(number);
        expect([...X, ...Y].sort()).toEqual(MATE_PACKS[deck].toSorted());
      }
      expect(() => mateDeal(last + 1, deck)).toThrow(RangeError);
    }
  });
});

describe('the variants', () => {
  test('a text is read as the variant it was made of, and the invented rule as none', () => {
    for (const variant of MATE_VARIANTS) {
      expect(readVariant(makeVariantText(variant))).toEqual(variant);
    }
    expect(MATE_VARIANTS).toHaveLength(10);
    expect(readVariant('unlimited')).toBeUndefined();
    expect(readVariant('double figure')).toBeUndefined();
  });

  test('they are called what the source calls them', () => {
    expect(
      ['plain', 'king', 'free figure', 'double free'].map((t) => variantName(readVariant(t)!)),
    ).toEqual([
      'plain rules',
      'King’s Privilege',
      'Free Move with Figure Privilege',
      'Free Move, Double Mate Deck',
    ]);
  });

  test('a hand file of an unknown rule is refused with the rules there are', () => {
    const read = MATE_BOOK.read(
      textOf('mate-3').replace('law: figure', 'law: unlimited'),
      'mate-3',
    );
    expect(read.ok ? '' : read.errors[0].expected).toBe('plain, king, figure');
  });
});
