/** `solo clubs, schneider announced`: contracts in words, read and printed. */
import { SUITS } from '../skat/cards.ts';
import type { BySuit, Suit } from '../skat/cards.ts';
import { CONTRACT_KINDS, KINDS, isContractKind } from '../skat/contract.ts';
import type { Announced, Contract } from '../skat/contract.ts';
import type { Law } from '../skat/laws.ts';
import type { Report } from './errors.ts';
import type { Word } from './read/lines.ts';
import type { RawField } from './read/raw.ts';
import {
  mayNotAnnounce,
  needlessTrump,
  noAnnouncement,
  noGame,
  noTrump,
  notInLaws,
} from '#edition/game/notation/head-words.ts';
import type { GameAdvice } from '#edition/game/notation/head-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { guessName } from './speak.ts';

/** The suits as hand files write them, whatever language the book speaks. */
const SUIT_KEYWORDS: BySuit<string> = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' };

/** A contract as hand files write it. */
export function makeContract(contract: Contract): string {
  const trump = contract.trump === null ? '' : ` ${SUIT_KEYWORDS[contract.trump]}`;
  const announced = contract.announced === null ? '' : `, ${contract.announced} announced`;
  return `${contract.kind}${trump}${announced}`;
}

/**
 * Reads a contract and checks that it is one under the law.
 *
 * @param law null when the file's law is not known; the game is then not checked against a law.
 * @returns null when the text is no contract; that is reported.
 */
export function readContract(field: RawField, law: Law | null, report: Report): Contract | null {
  const [first, ...rest] = field.words;
  const kind = first?.text.replace(/,$/, '') ?? '';
  if (!isContractKind(kind)) {
    reportKind(first, field, law, report);
    return null;
  }
  if (law !== null && !knows(law, kind)) {
    report(first ?? field.valueAt, {
      code: 'contract-not-in-laws',
      expected: 'a game of these laws',
      ...notInLaws(kind, law.id),
    });
    return null;
  }
  const [trumpText = '', ...others] = splitAtComma(rest, first?.text.endsWith(',') ?? false);
  const trump = readTrump(kind, trumpText, rest[0] ?? field.valueAt, report);
  const announced = readAnnounced(kind, others, rest, report);
  return trump === undefined || announced === undefined ? null : { kind, trump, announced };
}

/** Reports a first word that is no game, with what was probably meant. */
function reportKind(
  first: Word | undefined,
  field: RawField,
  law: Law | null,
  report: Report,
): void {
  const word = first?.text.replace(/,$/, '') ?? '';
  report(first ?? field.valueAt, {
    code: 'unknown-contract',
    expected: 'the name of a game, as in solo clubs or gucki-grand',
    ...noGame(first === undefined ? null : word, adviceOn(word, field, law)),
  });
}

/** What may be done about a word that is no game. */
function adviceOn(word: string, { words }: RawField, law: Law | null): GameAdvice {
  const suit = suitMeant(word);
  const second = words[1]?.text.replace(/,$/, '').toLowerCase() ?? '';
  const kind = isContractKind(second) ? second : guessName(second, CONTRACT_KINDS);
  if (suit !== null) {
    const suited = kind !== undefined && isContractKind(kind) && KINDS[kind].trumps === 'suit';
    return { is: 'suit-first', suit: SUIT_KEYWORDS[suit], kind: suited ? kind : null };
  }
  const games = CONTRACT_KINDS.filter((each) => law === null || knows(law, each));
  const guess = guessName(word, games) ?? guessName(word, CONTRACT_KINDS);
  if (guess !== undefined) return { is: 'guess', kind: guess };
  const near = games.filter((each) => each.split('-').includes(word.toLowerCase()));
  if (near.length > 0) return { is: 'one-of', kinds: near };
  return { is: 'any', kinds: games, ofLaws: law !== null };
}

/** The suit that a word names: `club`, `Clubs`, `♣`; null when it names none. */
function suitMeant(word: string): Suit | null {
  const plain = word.toLowerCase().replace(/s?$/, 's');
  return (
    SUITS.find((suit) => SUIT_KEYWORDS[suit] === plain || '♣♠♥♦'[SUITS.indexOf(suit)] === word) ??
    null
  );
}

const knows = (law: Law, kind: Contract['kind']): boolean =>
  kind in law.rates || kind in law.ramsch;

/** The texts between commas; `empty` when the comma stands before the first word. */
function splitAtComma(words: readonly Word[], empty: boolean): string[] {
  const text = words.map((word) => word.text).join(' ');
  return (empty ? `,${text}` : text).split(',').map((part) => part.trim());
}

function readTrump(
  kind: Contract['kind'],
  text: string,
  at: { line: number; column: number },
  report: Report,
): Suit | null | undefined {
  const suit = SUITS.find((each) => SUIT_KEYWORDS[each] === text) ?? null;
  const needed = KINDS[kind].trumps === 'suit';
  if (needed ? suit !== null : text === '') return suit;
  const names = listed(Object.values(SUIT_KEYWORDS), 'or');
  report(at, {
    code: 'wrong-trump',
    expected: needed ? names : 'no suit',
    ...(needed ? noTrump(kind, text) : needlessTrump(kind, text)),
  });
  return undefined;
}

function readAnnounced(
  kind: Contract['kind'],
  parts: readonly string[],
  words: readonly Word[],
  report: Report,
): Announced | undefined {
  if (parts.length === 0) return null;
  const [part = ''] = parts;
  const match = /^(schneider|schwarz) announced$/.exec(part)?.[1];
  const at = words.find((word) => part !== '' && part.startsWith(word.text)) ?? words.at(-1);
  if (at === undefined || parts.length > 1 || match === undefined) {
    report(at ?? words[0] ?? { line: 1, column: 1 }, {
      code: 'bad-value',
      expected: 'schneider announced, or schwarz announced',
      ...noAnnouncement(parts.join(', ')),
    });
    return undefined;
  }
  if (!KINDS[kind].mayAnnounce) {
    report(at, {
      code: 'announcement-not-allowed',
      expected: 'no announcement',
      ...mayNotAnnounce(kind),
    });
    return undefined;
  }
  return match === 'schneider' ? 'schneider' : 'schwarz';
}
