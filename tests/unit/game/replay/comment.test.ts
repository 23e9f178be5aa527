import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAddress, readAddress } from '../../../../src/game/replay/address.ts';
import { arrangeHand, suitRows } from '../../../../src/game/replay/arrange.ts';
import { readComment, spokenText } from '../../../../src/game/replay/comment.ts';
import type { CommentPart } from '../../../../src/game/replay/comment.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { expectLinear } from '../../support/fuzz/linear.ts';

const card = (code: Card): CommentPart => ({ kind: 'card', card: code });
const text = (words: string): CommentPart => ({ kind: 'text', text: words });

test('cards, links and paragraphs are found in a comment', () => {
  expect(readComment('He leads HA, then\nD10. See [trick 6](t6).\n\n(SJ)')).toEqual([
    [
      text('He leads '),
      card('HA'),
      text(', then '),
      card('D10'),
      text('. See '),
      { kind: 'link', place: 't6', words: [text('trick 6')] },
      text('.'),
    ],
    [text('('), card('SJ'), text(')')],
  ]);
});

test('a link’s words may name cards; a link into a variation keeps its name', () => {
  expect(readComment('[the CA](low-ruff/t2.2)')).toEqual([
    [{ kind: 'link', place: 'low-ruff/t2.2', words: [text('the '), card('CA')] }],
  ]);
});

test('a link may lead to a page of the manual', () => {
  expect(readComment('See [page 118](/manual/solo-fattening/#p118).')).toEqual([
    [
      text('See '),
      { kind: 'page', href: '/manual/solo-fattening/#p118', words: [text('page 118')] },
      text('.'),
    ],
  ]);
  expect(spokenText('See [page 118](/manual/solo-fattening/#p118).')).toBe('See page 118.');
});

test('for the ear cards have their names and links are only words', () => {
  expect(spokenText('If [the DQ](t2) goes')).toBe('If the queen of diamonds goes');
});

test.each([
  'H',
  'M 10',
  'HAT',
  'D11',
  'CJX',
  'S1',
  '[x](nowhere)',
  '[x](javascript:alert)',
  '[x](//x.org/manual/a/#p1)',
  '[x]',
])('“%s” is plain text', (words) => {
  expect(readComment(words)).toEqual([[text(words)]]);
});

test('nothing is lost from any text but its white space', () => {
  const spell = (piece: CommentPart): string =>
    piece.kind === 'text'
      ? piece.text
      : piece.kind === 'card'
        ? piece.card
        : `[${piece.words.map(spell).join('')}](${piece.kind === 'page' ? piece.href : piece.place})`;
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(...CARDS),
      (words, code) => {
        const whole = `${words} ${code} [see ${code}](t3) ${words}`;
        const again = readComment(whole).flat().map(spell).join('');
        expect(again.replaceAll(/\s/g, '')).toBe(whole.replaceAll(/\s/g, ''));
      },
    ),
  );
});

test('addresses are read and written; what cannot mean a hand is not one', () => {
  expect(readAddress('#foster-09/low-ruff/t2.2')).toEqual({
    hand: 'foster-09',
    place: 'low-ruff/t2.2',
  });
  expect(readAddress('#foster-09')).toEqual({ hand: 'foster-09', place: null });
  expect(readAddress('#foster-09/')).toEqual({ hand: 'foster-09', place: null });
  expect(makeAddress({ hand: 'foster-09', place: 't6.2' })).toBe('#foster-09/t6.2');
  for (const other of ['', '#', '#/t3', '#A b', '#"><script>', 'foster-09']) {
    expect(readAddress(other)).toBeUndefined();
  }
});

const HAND: readonly Card[] = ['HJ', 'CA', 'SQ', 'S7', 'HA', 'H9', 'DJ', 'DK', 'D8', 'C8'];

test('a hand is held with its trumps apart and first, jacks leading them', () => {
  const groups = arrangeHand(HAND, { kind: 'solo', trump: 'H' });
  expect(groups.map(({ cards }) => cards.join(' '))).toEqual([
    'HJ DJ HA H9',
    'CA C8',
    'DK D8',
    'SQ S7',
  ]);
});

test('in a Nullo the jack stands in its suit below the queen', () => {
  const groups = arrangeHand(['DJ', 'DK', 'D10', 'DQ'], { kind: 'nullo', trump: null });
  expect(groups.map(({ cards }) => cards.join(' '))).toEqual(['DK DQ DJ D10']);
});

test('the printed diagram has four rows, jacks first in their own suit, and keeps empty ones', () => {
  const rows = suitRows(['HJ', 'HA', 'CA'], { kind: 'solo', trump: 'H' });
  expect(rows.map(({ cards, suit }) => `${suit} ${cards.join(' ')}`)).toEqual([
    ...['C CA', 'S ', 'H HJ HA', 'D '],
  ]);
});

test.each(['[', '[x', '[x](', '[x](t1', '](', '[HA'])(
  'a comment of nothing but “%s” is read in proportion to its length',
  (piece) => {
    expectLinear(readComment, piece, 64_000);
  },
);
