/**
 * What readers paste, one named kind after the other: each does what its reader would expect. The
 * hand is held against the book’s own file, the records against what they say themselves.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCode, parseCode } from '../../../../src/game/codes/code-text.ts';
import { makeDealCode, makeHandCode } from '../../../../src/game/codes/hand-code.ts';
import { entriesOf } from '../../../../src/analyse/evening/entry-of.ts';
import { gamesOfTexts } from '../../../../src/analyse/evening/games-of-texts.ts';
import { faultsOfPaste } from '../../../../src/analyse/paste/account-of.ts';
import type { Found } from '../../../../src/analyse/paste/found.ts';
import type { ListedCards } from '../../../../src/analyse/paste/lists.ts';
import { readPaste } from '../../../../src/analyse/paste/read.ts';
import type { Account } from '../../../../src/game/notation/pieces/account.ts';
import { PLACES } from '../../../../src/analyse/set-up.ts';
import { makeIssCards } from '../../../../src/game/notation/iss/iss-cards.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { plainLines } from '../../../../src/lib/plain-text.ts';
import { CARDS, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import { cardName } from '../../../../src/game/words/cards.ts';

const TEXT = readFileSync('content/hands/foster-09.hand', 'utf8');
const parsed = parseHand(TEXT);
if (!parsed.ok) throw new Error('foster-09');
const HAND = parsed.value;
const CODE = makeHandCode(HAND);
const { deal: DEAL } = HAND;
const DEAL_CODE = makeDealCode({ deal: DEAL, laws: 'isko', title: '' });
const RECORDS = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('(;'));
const [ONE = '', TWO = '', THREE = ''] = RECORDS;
const BAD = ONE.replace('0 SA 1 S7', '0 SA 1 XX');

/** Four lists, each card as it is spelled, each list with what stands before it. */
function lists(spell: (card: Card) => string, heads = ['', '', '', ''], between = ' '): string {
  return PLACES.map(
    (place, index) => `${heads[index]}${DEAL[place].map(spell).join(between)}`,
  ).join('\n');
}

const SIGNS = { C: '♣', S: '♠', H: '♥', D: '♦' } as const;
const GERMAN_RANKS: Readonly<Record<string, string>> = { J: 'B', Q: 'D' };
const withSign = (card: Card): string => SIGNS[suitOf(card)] + rankOf(card);
const PLAIN_HEADS = ['V: ', 'M: ', 'H: ', 'Skat: '];

/** What a text was read as, in brief; words around the rest are left out. */
function shown(account: Account<Found>): unknown {
  const found = account.pieces.flatMap(({ outcome }) =>
    outcome.is === 'read' ? [outcome.value] : [],
  );
  if (found.length === 0) {
    return faultsOfPaste(account).map(({ line, message }) => `${line ?? '–'}: ${message}`);
  }
  const [first] = found;
  if (first?.is === 'cards') return dealtBy(first.cards);
  if (first?.is === 'book') {
    return `book: ${first.id}${first.place === null ? '' : ` at ${first.place}`}`;
  }
  const names = entriesOf(account).map(({ deal, hand, name, wrong }) =>
    wrong !== null
      ? `wrong: ${wrong}`
      : hand === null
        ? `deal ${makeDealCode(deal!)}`
        : hand.id === CODE
          ? 'the hand'
          : name,
  );
  return first === undefined || first.place === null ? names : [...names, `at ${first.place}`];
}

function dealtBy({ places }: ListedCards): unknown {
  const at = (place: string) => sortCards(CARDS.filter((card) => places.get(card) === place));
  return { V: at('V'), M: at('M'), H: at('H'), skat: at('skat') };
}

const sorted = ({ H, M, V, skat }: Deal) => ({
  V: sortCards(V),
  M: sortCards(M),
  H: sortCards(H),
  skat: sortCards(skat),
});
const THE_DEAL = sorted(DEAL);
const THREE_GAMES = ['Game 541932', 'Game 684159', 'Game 727'];

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');
const old = (code: string): string => {
  const number = parseCode(code);
  if (!number.ok) throw new Error(code);
  return makeCode(number.value.number, '1');
};

/** The kinds, by name: what is pasted, and what it comes to. */
const KINDS: readonly (readonly [kind: string, text: string, expected: unknown])[] = [
  ['a link to a hand', `https://vorhand.example/analyse/#${CODE}`, ['the hand']],
  [
    'a link to a place in a hand',
    `https://vorhand.example/analyse/#${CODE}/t6.2`,
    ['the hand', 'at t6.2'],
  ],
  [
    'a link in a sentence, in brackets or quoting marks',
    `Look at this (<http://localhost/analyse/#${CODE}>), “it is lost”.`,
    ['the hand'],
  ],
  [
    'a link that a mail has broken in two',
    `see https://vorhand.example/analyse/#${CODE.slice(0, 30)}\n${CODE.slice(30)}\nand tell me`,
    ['the hand'],
  ],
  [
    'a link of the first version',
    `https://vorhand.example/analyse/#${old(CODE)}/t6.2`,
    ['the hand', 'at t6.2'],
  ],
  ['the word of a link alone', `  ${CODE.toUpperCase()}\n`, ['the hand']],
  ['a link to a deal without a game', `/analyse/#${DEAL_CODE}`, [`deal ${DEAL_CODE}`]],
  [
    'several links, one a line',
    `/analyse/#${CODE}\n/analyse/#${DEAL_CODE}`,
    ['the hand', `deal ${DEAL_CODE}`],
  ],
  [
    'a link that is damaged',
    `https://vorhand.example/analyse/#${CODE.slice(0, -3)}`,
    ['1: This link holds no hand.'],
  ],
  [
    'a link to a hand of the book',
    'https://vorhand.example/hands/foster-09/#foster-09/t3.1',
    'book: foster-09 at t3.1',
  ],
  ['four lists of cards, with what they are', lists(String, PLAIN_HEADS), THE_DEAL],
  ['four lists of cards and nothing else', lists(String), THE_DEAL],
  [
    'cards with suit signs: ♣J',
    lists(withSign, ['Vorhand ', 'Mittelhand ', 'Hinterhand ', 'Skat '], ', '),
    THE_DEAL,
  ],
  ['the ten as T: CT', lists((card) => makeIssCards([card])), THE_DEAL],
  ['German names: Kreuz-Bube', lists((card) => cardName(card, 'de'), PLAIN_HEADS, ', '), THE_DEAL],
  [
    'names of the German pack: Eichel-Unter',
    lists((card) => cardName(card, 'de', 'german'), PLAIN_HEADS, ', '),
    THE_DEAL,
  ],
  [
    'German letters: ♣B ♠D',
    lists((card) => SIGNS[suitOf(card)] + (GERMAN_RANKS[rankOf(card)] ?? rankOf(card))),
    THE_DEAL,
  ],
  [
    'English names: jack of clubs',
    lists((card) => cardName(card), ['Forehand: ', 'Middlehand: ', 'Rearhand: ', 'Skat: '], ', '),
    THE_DEAL,
  ],
  [
    'each suit once: ♣ J A 10 7',
    PLACES.map((place) => `${place}: ${bySuit(DEAL[place])}`).join('\n'),
    THE_DEAL,
  ],
  ['lists in quoting marks', `“${lists(String, PLAIN_HEADS)}”`, THE_DEAL],
  [
    'a part of a deal: the hand of one',
    'CJ SJ HJ',
    { V: ['CJ', 'SJ', 'HJ'], M: [], H: [], skat: [] },
  ],
  ['a list with a card twice', `CJ SJ HJ\nCJ DJ`, ['2: The jack of clubs is there twice.']],
  [
    'a list with something that is no card',
    'V: CJ SJ HJ Zebra CA\nM: DJ',
    ['1: “Zebra” is not a card.'],
  ],
  ['a hand in our notation', TEXT, ['the hand']],
  ['a hand that was quoted in a mail', quoted(TEXT), ['the hand']],
  ['a hand between the fences of a chat', `\`\`\`\n${TEXT}\n\`\`\``, ['the hand']],
  [
    'two hands in our notation',
    `${TEXT}\n${TEXT.replace('id: foster-09', 'id: other')}`,
    ['the hand', 'the hand'],
  ],
  [
    'a hand with a slip',
    TEXT.replace('contract: solo clubs', 'contract: golo clubs'),
    [expect.stringMatching(/^7: /)],
  ],
  ['a game record', ONE, ['Game 541932']],
  [
    'a record in quoting marks, with blanks that do not break',
    `"${ONE.replaceAll(' ', '\u00a0')}"`,
    ['Game 541932'],
  ],
  [
    'a record quoted in a mail and wrapped there',
    quoted(ONE.replace(' 0 SA ', '\n0 SA ')),
    ['Game 541932'],
  ],
  ['a file of records, one a line', RECORDS.slice(0, 3).join('\n'), THREE_GAMES],
  [
    'records twice on a line',
    `${ONE} ${TWO}\n${ONE}${TWO}`,
    ['Game 541932', 'Game 684159', 'Game 541932', 'Game 684159'],
  ],
  [
    'a list with one bad record: the others open',
    [ONE, BAD, THREE].join('\n'),
    ['Game 541932', expect.stringMatching(/^wrong: Line 2, column \d+\./), 'Game 727'],
  ],
  [
    'a file of what is kept',
    '{"vorhand":"everything","version":1}',
    ['1: This is the file of all that you keep in this book.'],
  ],
  ['nothing', ' \n', ['–: There is nothing here to read.']],
  [
    'something else',
    'Good evening, I had both jacks and lost.',
    ['1: “Good” is not a card. There is no hand, card list or game record here.'],
  ],
];

function bySuit(cards: readonly Card[]): string {
  const suits = [...new Set(cards.map(suitOf))];
  return suits
    .map(
      (suit) =>
        `${SIGNS[suit]} ${cards
          .filter((card) => suitOf(card) === suit)
          .map(rankOf)
          .join(' ')}`,
    )
    .join(' ');
}

/** What is no word, and the fences of a chat. */
const FENCE = /^[\s>»]*```[\w-]*\s*$/gmu;
const AROUND = /[^\p{L}\p{N}]/gu;

describe('what is pasted', () => {
  test('never makes the reader throw, whatever it is, and says something of it', () => {
    const pieces = fc.constantFrom(
      '♣',
      'J',
      'V:',
      'Skat',
      '>',
      '“',
      '(;GM[Skat]',
      'MV[w ',
      ']',
      '/analyse/#',
      '2',
      'id:',
      '\n',
      ' ',
      '10',
      'Kreuz',
      'Bube',
      '|',
      '=\n',
      '```',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
        ),
        (text) => {
          const account = readPaste(text);
          const { pieces } = account;
          const words = plainLines(text).replaceAll(FENCE, '').replaceAll(AROUND, '');
          if (pieces.length === 0) expect(words).toBe('');
          if (pieces.every(({ outcome }) => outcome.is !== 'read')) {
            expect(faultsOfPaste(account).length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  test.each(KINDS)('%s', (_, text, expected) => {
    expect(shown(readPaste(text))).toEqual(expected);
  });

  test('of an evening is read again from the texts of its games', () => {
    const games = entriesOf(readPaste([ONE, BAD, TWO, 'CJ SJ', '/hands/foster-09/'].join('\n')));
    const again = gamesOfTexts(games.map((game) => game.text));
    const brief = games.map(({ name, other, outcome, wrong }) => [
      name,
      outcome,
      other,
      wrong !== null,
    ]);
    expect(
      again.map(({ name, other, outcome, wrong }) => [name, outcome, other, wrong !== null]),
    ).toEqual(brief);
  });
});
