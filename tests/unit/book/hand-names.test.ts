/** Hands without a number and hands from other books, as the pages name, order and link them. */
import { describe, expect, test } from 'vitest';
import {
  MANUAL,
  compareHands,
  firstManualPage,
  handOrigin,
  handPageTitle,
  illustrativeName,
  illustrativeNumber,
  isFromManual,
  manualPage,
  shortHandName,
  wayToHand,
} from '../../../src/book/hand-names.ts';
import { linkHand } from '../../../src/book/linked-hand.ts';
import { claimProblem } from '../../../src/book/typed-claims.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';
import { makePublicHand, makePublicIndex } from '../../../src/game/notation/write/public.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { parseOrThrow, readHand, readHands } from '../game/replay/book-hands.ts';

const ninth = readHand('foster-09');
const unnumbered: Hand = { ...ninth, id: 'extra', number: null, title: 'A solo in the text' };
const foreign: Hand = {
  ...ninth,
  id: 'american-03',
  number: 3,
  title: 'A lesson',
  source: 'American Skat (1909)',
  page: '82–83',
};
const own: Hand = { ...foreign, id: 'own', number: null, title: 'Ours', source: null, page: null };

test('the files of the illustrative hands all name the manual as their source', () => {
  const named = readHands().filter(({ id }) => id.startsWith('foster-'));
  expect(named.filter(isFromManual)).toHaveLength(23);
  expect(named[0]?.source).toBe(MANUAL);
});

describe('a hand is called', () => {
  test('by its number, when it is one of the illustrative hands', () => {
    expect(illustrativeName(ninth)).toBe('Illustrative Hand No. 9');
    expect(shortHandName(ninth)).toBe('Hand No. 9');
    expect(handPageTitle(ninth)).toBe('No. 9: Club Solo, by Mittelhand');
    expect(handOrigin(ninth)).toBe('Page 99 of 1922');
    expect(wayToHand(ninth)).toEqual({
      href: '/hands/foster-09/',
      label: 'No. 9',
      title: 'Club Solo, by Mittelhand',
    });
  });

  test.each([
    ['of the manual without a number', unnumbered, 'Page 99 of 1922', 'From the manual'],
    [
      'of another book',
      foreign,
      'American Skat (1909), No. 3, pages 82–83',
      'American Skat (1909)',
    ],
    ['of no book', own, null, 'One more hand'],
  ])('by its title, when it is one %s', (_, hand, origin, label) => {
    expect(illustrativeName(hand)).toBeNull();
    expect(shortHandName(hand)).toBe(hand.title);
    expect(handPageTitle(hand)).toBe(hand.title);
    expect(handOrigin(hand)).toBe(origin);
    expect(wayToHand(hand)).toEqual({ href: `/hands/${hand.id}/`, label, title: hand.title });
    expect(JSON.stringify([handOrigin(hand), wayToHand(hand)])).not.toMatch(/No\. null|undefined/);
  });
});

test('numbers and pages of another book are none of the manual', () => {
  expect([foreign, own].map(illustrativeNumber)).toEqual([null, null]);
  expect([foreign, own].map(manualPage)).toEqual([null, null]);
  expect([unnumbered, foreign].map(firstManualPage)).toEqual([99, null]);
});

test('the manual’s hands come first, by number, then its others, other books, and our own', () => {
  const second = { ...foreign, id: 'american-01', number: null };
  const eighth = readHand('foster-08');
  const order = [own, second, foreign, unnumbered, ninth, eighth].toSorted(compareHands);
  expect(order.map(({ id }) => id)).toEqual(
    ['foster-08', 'foster-09', 'extra', 'american-03', 'american-01', 'own'], // prettier-ignore
  );
});

describe('a page that a comment mentions', () => {
  const pages = new Map([['84', '/manual/solo/#p84']]);
  const says = (hand: Hand, comment: string) =>
    linkHand({ ...parsedLike(hand), comment }, pages).comment;
  /** A hand in which nothing else is said. */
  const parsedLike = (hand: Hand): Hand => ({
    ...parseOrThrow(SHORT),
    source: hand.source,
    number: hand.number,
  });

  test('is the manual’s in its own hands and in ours', () => {
    expect(says(ninth, 'See page 84.')).toBe('See [page 84](/manual/solo/#p84).');
    expect(says(own, 'See page 84.')).toBe('See [page 84](/manual/solo/#p84).');
    expect(() => says(ninth, 'See page 210.')).toThrow('page 210');
  });

  test('is the other book’s in a hand from there, unless the sentence names Foster', () => {
    expect(says(foreign, 'See pages 84 and 210. Foster has it on page 84.')).toBe(
      'See pages 84 and 210. Foster has it on [page 84](/manual/solo/#p84).',
    );
  });
});

test('“hand 3” in a chapter is the manual’s, not another book’s', () => {
  const third = readHand('foster-03');
  const first = third.line.tricks[0]?.points ?? NaN;
  expect(claimProblem(`Hand 3, trick 1 brings ${first}.`, [foreign, third])).toBeNull();
  expect(claimProblem(`Hand 3, trick 1 brings ${first}.`, [foreign])).toContain('no hand 3');
});

test('the data have such hands, with their own number and page or null', () => {
  expect(makePublicIndex([own, foreign])).toMatchObject([
    { id: 'own', number: null, page: null },
    { id: 'american-03', number: 3, page: '82–83' },
  ]);
  expect(makePublicHand(own)).toMatchObject({ number: null, source: null, page: null });
});

test('a hand under today’s rules is called as its players call it', () => {
  const { contract } = ninth;
  expect(contractName(contract, 'isko')).toBe('Suit game in clubs, Hand');
});

const SHORT = `id: short
title: Short
laws: american-1922
contract: grand-solo
declarer: V

deal
  V: CA SQ HA H10 H9 H8 H7 DJ DA DK
  M: CJ CK CQ C9 C7 SJ SK HJ HK DQ
  H: C10 C8 SA S10 S8 HQ D10 D9 D8 D7
  skat: S9 S7

play
*
`;
