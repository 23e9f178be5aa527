/**
 * What readers paste, damaged: read without a throw, in time in proportion to its length, and what is read
 * can be shown, written and read again.
 */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { accountOf } from '../../../src/analyse/paste/account-of.ts';
import type { ReadSlice } from '../../../src/analyse/paste/account-of.ts';
import type { Found } from '../../../src/analyse/paste/found.ts';
import type { Account } from '../../../src/game/notation/pieces/account.ts';
import { textReader } from '../../../src/analyse/text-reader.ts';
import type { ReaderJobs } from '../../../src/analyse/text-reader.ts';
import { outcomeLine } from '#edition/analyse/evening/cost-words.ts';
import { decidedBy } from '../../../src/analyse/evening/decided.ts';
import { reportOf } from '../../../src/analyse/evening/report.ts';
import { makeDealCode, makeHandCode, parseHandCode } from '../../../src/game/codes/hand-code.ts';
import { CARDS, rankOf, suitOf } from '../../../src/game/skat/cards.ts';
import { cardName } from '../../../src/game/words/cards.ts';
import type { QuestionOf } from '../../../src/lib/worker/protocol.ts';
import { HANDS, HAND_TEXTS, RECORDS } from '../support/fuzz/corpus.ts';
import { damagedText } from '../support/fuzz/damaged-text.ts';
import { fuzz } from '../support/fuzz/fuzz.ts';
import { HOSTILE_TEXTS } from '../support/fuzz/hostile.ts';
import { expectLinear } from '../support/fuzz/linear.ts';

/** The answer of the reader to a question that needs one step. */
function ask<Name extends 'games' | 'write'>(
  question: { readonly name: Name } & ReaderJobs[Name]['asks'],
): ReaderJobs[Name]['answer'] {
  const step = textReader.begin(question as QuestionOf<ReaderJobs>).next();
  if (step.done !== true) throw new Error('The reader answers in one step.');
  return step.value as ReaderJobs[Name]['answer'];
}

function read(text: string): Account<Found> {
  const work = textReader.begin({ name: 'read', text, before: 0 });
  const slices: ReadSlice[] = [];
  for (let step = work.next(); step.done !== true; step = work.next()) slices.push(step.value);
  return accountOf(slices);
}

const SIGNS = { C: '♣', S: '♠', H: '♥', D: '♦' } as const;
const SPELLINGS = [
  (card: (typeof CARDS)[number]): string => card,
  (card: (typeof CARDS)[number]): string => SIGNS[suitOf(card)] + rankOf(card),
  (card: (typeof CARDS)[number]): string => cardName(card),
  (card: (typeof CARDS)[number]): string => cardName(card, 'de').normalize('NFD'),
];

/** The deals of some hands as lists of cards. */
const LISTS = HANDS.slice(0, 4).flatMap(({ deal }) =>
  SPELLINGS.map((spell) =>
    [
      ['Vorhand', deal.V] as const,
      ['M', deal.M] as const,
      ['Hinterhand', deal.H] as const,
      ['Skat', deal.skat] as const,
    ]
      .map(([head, cards]) => `${head}: ${cards.map(spell).join(', ')}`)
      .join('\n'),
  ),
);

const LINKS = HANDS.slice(0, 8).flatMap((hand) => [
  `https://example.org/analyse/#${makeHandCode(hand)}/t3.2`,
  `/analyse/#${makeDealCode(hand)}`,
  `https://example.org/hands/${hand.id}/#${hand.id}/t2.1`,
]);

const MIXED = [
  `${RECORDS[0] ?? ''}\n\n${HAND_TEXTS[0] ?? ''}`,
  `${LISTS[0] ?? ''}\n${LINKS[0] ?? ''}`,
  RECORDS.slice(0, 5).join('\n'),
];

const OWN = [
  ...[
    '(;',
    ';)',
    'GM[Skat]',
    'id: a\n',
    'title: x\n',
    'V: ',
    'Kreuz: ',
    'Skat: ',
    'Herz-Ko\u0308nig',
    'PiK',
    'B♣',
    '10♥',
  ],
  ...[
    'J A T',
    'CJ',
    '#',
    '/analyse/#',
    'http://',
    '> ',
    '=\n',
    '=3D',
    '\u00a0',
    '“',
    '"',
    '- ',
    '1. ',
    '\t',
    ', ',
    '; ',
  ],
];

/** What a page does with a text that was read; returns the first thing that can be opened. */
function use(text: string): string {
  const { pieces, remaining } = read(text);
  expect(remaining).toBe(0);
  const lines = text.split(/\r\n|\r|\n|\u0085|\u2028|\u2029|\v|\f/).length;
  const found: Found[] = [];
  for (const { line: begins, outcome } of pieces) {
    expect(begins).toBeGreaterThanOrEqual(1);
    expect(begins).toBeLessThanOrEqual(lines);
    if (outcome.is === 'read') {
      found.push(outcome.value);
      continue;
    }
    for (const { line, message } of outcome.is === 'aside' ? [outcome.fault] : outcome.faults) {
      expect(message).toMatch(/\S/);
      if (line === null) continue;
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines);
    }
  }
  const games = found.flatMap((one) => (one.is === 'game' ? [one.game] : []));
  reportOf(games.map((game) => ({ game, cost: null })));
  const again = ask({ name: 'games', texts: games.map((game) => game.text) });
  expect(again).toHaveLength(games.length);
  for (const [index, game] of games.entries()) {
    if (game.outcome !== null) outcomeLine(game.outcome);
    decidedBy(game, null);
    if (game.wrong !== null) continue;
    // What is kept of an evening is the text of each game.
    expect(again[index]?.hand?.line).toEqual(game.hand?.line);
    if (game.hand === null) continue;
    expect(parseHandCode(game.hand.id).ok).toBe(true);
    const written = read(ask({ name: 'write', hand: game.hand })).pieces;
    expect(written.map(({ kind, outcome }) => [kind, outcome.is])).toEqual([['hand', 'read']]);
  }
  for (const one of found) {
    if (one.is === 'cards') {
      expect([...one.cards.places.keys()].every((card) => CARDS.includes(card))).toBe(true);
    }
  }
  return found[0]?.is ?? 'nothing';
}

describe('damaged, each kind of text is read without a throw, and what is read can be used:', () => {
  fuzz('notation', damagedText(HAND_TEXTS, OWN, 4), use, { game: 3, nothing: 3 });
  fuzz('records', damagedText([...RECORDS, ...MIXED], OWN, 4), use, { game: 3, nothing: 1 });
  fuzz('lists of cards and links', damagedText([...LISTS, ...LINKS], OWN, 5), use, {
    cards: 3,
    nothing: 1,
  });
});

fuzz(
  'a piece repeated without end is read in proportion to its length',
  fc.tuple(
    fc.constantFrom('', HAND_TEXTS[0] ?? '', RECORDS[0] ?? '', LISTS[1] ?? ''),
    fc
      .array(fc.constantFrom(...HOSTILE_TEXTS, ...OWN, ' ', 'a'), { minLength: 1, maxLength: 3 })
      .map((pieces) => pieces.join(''))
      .filter((piece) => piece !== ''),
    fc.nat(),
  ),
  ([good, piece, place]) => {
    const at = place % (good.length + 1);
    expectLinear((text) => read(good.slice(0, at) + text + good.slice(at)), piece, 16_000);
    return 'texts';
  },
  { texts: 3 },
);
