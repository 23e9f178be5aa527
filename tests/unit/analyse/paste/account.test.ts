/** Every piece of a pasted text is accounted for: read, named as not read, or kept for the next time. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accountOf } from '../../../../src/analyse/paste/account-of.ts';
import { readInSlices, readPaste } from '../../../../src/analyse/paste/read.ts';
import { accountInWords } from '../../../../src/game/notation/pieces/account.ts';
import { splitText } from '../../../../src/game/notation/pieces/split.ts';
import { makePublicHand } from '../../../../src/game/notation/write/public.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';

const HAND = readFileSync('content/hands/foster-09.hand', 'utf8');
const RECORDS = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('(;'));
const [ONE = '', TWO = '', THREE = ''] = RECORDS;

/** The pieces in brief: line, kind, and how it was read. */
const brief = (text: string): string[] =>
  readPaste(text).pieces.map(({ kind, line, outcome }) => `${line} ${kind} ${outcome.is}`);
const words = (text: string): string => accountInWords(readPaste(text));

describe('records without their bracket', () => {
  const bare = (record: string): string => record.slice(1);
  test('are all read, one a line or in one line', () => {
    expect(words([ONE, TWO].map(bare).join('\n'))).toBe('2 game records were read.');
    expect(words([ONE, TWO, THREE].map(bare).join(' '))).toBe('3 game records were read.');
    expect(words(ONE.replace(/^\(;/u, ''))).toBe('1 game record was read.');
  });
  test('are read between two good ones', () => {
    expect(brief([ONE, bare(TWO), THREE].join('\n'))).toEqual([
      '1 record read',
      '2 record read',
      '3 record read',
    ]);
  });
  test('are read where GM is not the first field', () => {
    expect(words(ONE.replace('GM[Skat]', '').replace('MV[', 'GM[Skat]MV['))).toBe(
      '1 game record was read.',
    );
  });
});

describe('mixed texts', () => {
  test('are read piece by piece, in their order', () => {
    const text = `Look:\n${ONE}\n\n${HAND}\nCJ SJ HJ\n\nhttps://vorhand.example/hands/foster-09/\n${HAND}`;
    expect(brief(text).map((line) => line.replace(/^\d+ /u, ''))).toEqual([
      'words aside',
      'record read',
      'hand read',
      'cards read',
      'link read',
      'hand read',
    ]);
    expect(words(text)).toBe(
      '1 game record, 2 hands, 1 list of cards and 1 link were read. 1 piece of other text was skipped.',
    );
  });
  test('have their faults where they stand', () => {
    const broken = ONE.replace('0 SA 1 S7', '0 SA 1 XX');
    const { pieces } = readPaste(
      `note\n\n  ${broken} ${TWO}\n${HAND.replace('solo clubs', 'golo clubs')}`,
    );
    expect(pieces.map(({ outcome }) => outcome.is)).toEqual(['aside', 'unread', 'read', 'unread']);
    const places = pieces.flatMap(({ outcome }) =>
      outcome.is === 'unread' ? [[outcome.faults[0].line, outcome.faults[0].column]] : [],
    );
    expect(places).toEqual([
      [3, 2 + broken.indexOf('XX') + 1],
      [4 + HAND.split('\n').findIndex((line) => line.startsWith('contract')), 11],
    ]);
  });
  test('lose nothing but blanks when they are divided', () => {
    const text = `a\n(;GM[Skat]x\n\nb (;P0[y] z\n${HAND}{"q": 1} ;GM[Skat] ;) c\n`;
    const ink = (all: string): string => all.replaceAll(/\s/gu, '');
    expect(
      ink(
        splitText(text)
          .map((part) => part.text)
          .join(''),
      ),
    ).toBe(ink(text));
  });
  test('of two deals give two, and words beside cards do not hide them', () => {
    const deal = 'V: CJ SJ\nM: HJ DJ\nH: CA SA\n';
    expect(brief(`${deal}\n${deal}`)).toEqual(['1 cards read', '5 cards read']);
    expect(brief('Hi Anna,\nCJ SJ HJ DJ\nWhat now?')).toEqual([
      '1 words aside',
      '2 cards read',
      '3 words aside',
    ]);
    expect(brief('CJ SJ HJ\nZebra CA SA HA Yak Gnu\n')).toEqual(['1 cards read', '2 cards unread']);
  });
});

describe('a hand of the notation', () => {
  const inComment = (line: string): string =>
    HAND.replace('{The book gives', `{See\n${line}\n\nThe book gives`);
  test.each([
    'id: no tag',
    '  ID : x',
    '(;GM[Skat] a record ;)',
    '{"a": 1'.slice(1),
    'CJ SJ HJ',
    'play',
  ])('may have a comment with the line %s', (line) => {
    expect(parseHand(inComment(line)).ok).toBe(true);
    expect(brief(inComment(line))).toEqual(['1 hand read']);
    expect(words(`${inComment(line)}\n${HAND}`)).toBe('2 hands were read.');
  });
  test('has the remarks for authors before its first tag', () => {
    expect(brief(`# A remark.\n#\n\n# Another.\n${HAND}`)).toEqual(['1 hand read']);
    expect(brief(`# No hand.\n${ONE}\n# (;GM[Skat]\n${HAND}`).at(-1)).toMatch(/hand read$/u);
    expect(brief(`# No hand.\n${ONE}\n`)).toEqual(['1 words aside', '2 record read']);
  });
  test('whose comment is not closed takes no other hand with it', () => {
    const open = HAND.replace('Vorhand passes.}', 'Vorhand passes.').replace(
      'id: foster-09',
      'id: open',
    );
    expect(brief(`${open}\n${HAND}`).map((line) => line.replace(/^\d+ /u, ''))).toEqual([
      'hand unread',
      'hand read',
    ]);
  });
});

test('a hand as the site serves it in JSON is read back, the same in every file of the book', () => {
  const parsed = parseHand(HAND);
  if (!parsed.ok) throw new Error('foster-09');
  for (const indent of [0, 2]) {
    const json = JSON.stringify(makePublicHand(parsed.value), null, indent);
    const { pieces } = readPaste(`Here: \n${json}\nand\n${json}`);
    expect(pieces.map(({ kind, outcome }) => [kind, outcome.is])).toEqual([
      ['words', 'aside'],
      ['data', 'read'],
      ['words', 'aside'],
      ['data', 'read'],
    ]);
  }
  expect(words('{"id": "x"')).toBe('1 JSON file could not be read.');
});

describe('more games than are read at once', () => {
  const many = Array.from({ length: 1200 }, (_, index) => RECORDS[index % RECORDS.length]!);
  const text = many.with(3, ONE.replace('0 SA 1 S7', '0 SA 1 XX')).join('\n');
  test('are counted, and read on to the end', () => {
    const first = readPaste(text);
    expect(accountInWords(first)).toBe(
      'Pieces 1 to 500 of 1,200: 499 game records were read. 1 game record could not be read. 700 pieces remain to be read.',
    );
    const second = readPaste(text, 500);
    expect([second.pieces[0]?.line, second.remaining]).toEqual([501, 200]);
    const last = readPaste(text, 1000);
    expect(accountInWords(last)).toBe(
      'Pieces 1,001 to 1,200 of 1,200: 200 game records were read.',
    );
  });
  test('come in slices, so that what was read is there when the reader stops', () => {
    const slices = readInSlices(text);
    const some = [slices.next(), slices.next(), slices.next()].flatMap(({ done, value }) =>
      done === true ? [] : [value],
    );
    const account = accountOf(some);
    expect(account.pieces.length).toBeLessThan(100);
    expect(account.pieces.length + account.remaining).toBe(1200);
    expect(readPaste(text, account.pieces.length).pieces[0]?.line).toBe(account.pieces.length + 1);
  });
});

describe('what players write around lists', () => {
  const cards = (text: string) =>
    readPaste(text).pieces.map(({ outcome }) =>
      outcome.is === 'read' && outcome.value.is === 'cards'
        ? {
            cards: [...outcome.value.cards.places]
              .map(([card, place]) => `${place} ${card}`)
              .join(', '),
            title: outcome.value.cards.title,
            declarer: outcome.value.cards.declarer,
            game: outcome.value.cards.game,
          }
        : outcome,
    );
  const plain = { title: '', declarer: null, game: null };
  test.each([
    ['Kreuz: B A 10 K', { cards: 'V CJ, V CA, V C10, V CK' }],
    ['clubs: J A T', { cards: 'V CJ, V CA, V C10' }],
    ['Vorhand (Anna): CJ SJ', { cards: 'V CJ, V SJ' }],
    ['Bert (VH): CJ\nHinterhand – SJ', { cards: 'V CJ, H SJ' }],
    [
      'Title: Mine\nDeclarer: V\nV: CJ\nM: SJ',
      { cards: 'V CJ, M SJ', title: 'Mine', declarer: 'V' },
    ],
    [
      'Spiel: Kreuz, Alleinspieler: Vorhand\nV: CJ\nM: SJ',
      { cards: 'V CJ, M SJ', declarer: 'V', game: { kind: 'gucki-solo', trump: 'C' } },
    ],
    [
      'Spiel: Null ouvert Hand\nV: CJ',
      { cards: 'V CJ', game: { kind: 'open-nullo', trump: null } },
    ],
    ['Herz-Ko\u0308nig, Gru\u0308n Ass', { cards: 'V HK, V SA' }],
    ['PiK', { cards: 'V SK' }],
    ['Kreuz: B A\nPik: 7\nHerz: –\nKaro: 8', { cards: 'V CJ, V CA, V S7, V D8' }],
    [
      'Vorhand:\nKreuz: B A\nPik: 7\nMittelhand\nHerz A 7',
      { cards: 'V CJ, V CA, V S7, M HA, M H7' },
    ],
    ['S: CJ SJ', { cards: 'skat CJ, skat SJ' }],
    ['S: A 10', { cards: 'V SA, V S10' }],
    ['H: HJ CA', { cards: 'H HJ, H CA' }],
    ['H: J A', { cards: 'V HJ, V HA' }],
    ['Pia: CJ\nKai: SJ\nOtto: HJ', { cards: 'V CJ, M SJ, H HJ', title: 'Pia, Kai, Otto' }],
    [
      'Anna\nCJ SJ\nBert\nHJ DJ\nCarl\nCA SA',
      { cards: 'V CJ, V SJ, M HJ, M DJ, H CA, H SA', title: 'Anna, Bert, Carl' },
    ],
    ['♣\u200bJ\u00a0♠️10\u00ad', { cards: 'V CJ, V S10' }],
    ['`CJ SJ`', { cards: 'V CJ, V SJ' }],
    ['```CJ SJ```', { cards: 'V CJ, V SJ' }],
  ])('%j', (text, expected) => {
    expect(cards(text)).toEqual([{ ...plain, ...expected }]);
  });
  test('a text that stays unread says which word stopped it', () => {
    const { pieces } = readPaste('Kreuz Bubi, Pik Ass');
    expect(pieces[0]?.outcome).toMatchObject({
      fault: { line: 1, column: 7, message: '“Bubi” is not a card.' },
    });
  });
});
