/** What may stand around lists of cards: for whom they are, what was played, by whom. */
import type { ContractKind } from '../../game/skat/contract.ts';
import type { Suit } from '../../game/skat/cards.ts';
import { lexemesOf } from '../../game/spelling/lexemes.ts';
import { PLACES } from '../set-up.ts';
import type { SetUpPlace } from '../set-up.ts';

/* eslint-disable house/words-apart -- what people write, in either language, and no page says. */

/** What stands before the cards of a place, in small letters. */
const PLACE_SPELLINGS: Readonly<Record<SetUpPlace, readonly string[]>> = {
  V: ['v', 'vh', 'vorhand', 'forehand', 'elder', 'player 0', 'p0'],
  M: ['m', 'mh', 'mittelhand', 'middlehand', 'player 1', 'p1'],
  H: ['h', 'hh', 'hinterhand', 'rearhand', 'rear hand', 'endhand', 'player 2', 'p2'],
  skat: ['skat', 'the skat', 'im skat', 's', 'stock', 'talon', 'blind', 'widow'],
};

/** The place a word names; undefined for any other word. */
export const placeOfWord = (word: string): SetUpPlace | undefined =>
  PLACES.find((where) => PLACE_SPELLINGS[where].includes(word.toLowerCase()));

/** What a line says of the deal as a whole, by the word before its colon. */
const HEAD_SPELLINGS = {
  title: ['title', 'titel', 'hand title'],
  declarer: ['declarer', 'alleinspieler', 'alleinspielerin', 'soloist', 'solist', 'solo player'],
  game: ['game', 'contract', 'spiel', 'kontrakt', 'angesagt'],
  // The room has no place for these.
  other: ['dealer', 'geber', 'date', 'datum', 'bid', 'gereizt', 'reizung', 'result', 'ergebnis'],
} as const;
/* eslint-enable house/words-apart */
export type HeadName = keyof typeof HEAD_SPELLINGS;
const HEADS = Object.keys(HEAD_SPELLINGS) as readonly HeadName[];

/** A part of a head line. */
export interface HeadPart {
  readonly name: HeadName;
  readonly value: string;
  /** As it stands there. */
  readonly text: string;
}

/** `Title: …`, `Spiel: Kreuz, Alleinspieler: Vorhand`; null for any other line. */
export function headOfLine(line: string): readonly HeadPart[] | null {
  const parts: HeadPart[] = [];
  for (const text of line.split(/(?<=[,;])(?=[^,;:]{1,40}:)/u)) {
    const colon = text.indexOf(':');
    const word = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const name = HEADS.find((one) => (HEAD_SPELLINGS[one] as readonly string[]).includes(word));
    if (name === undefined) return null;
    const value = text.slice(colon + 1).trim();
    parts.push({
      name,
      value: value.endsWith(',') || value.endsWith(';') ? value.slice(0, -1) : value,
      text: text.trim(),
    });
  }
  return parts;
}

/** A game as people name it. */
export interface NamedGame {
  readonly kind: ContractKind;
  readonly trump: Suit | null;
}

/** `Kreuz`, `Grand Hand`, `Null ouvert`, under today’s rules; null for what names no game. */
export function gameOfWords(text: string): NamedGame | null {
  const words = text.toLowerCase().split(/[\s,.-]+/u);
  const has = (...some: readonly string[]): boolean => some.some((word) => words.includes(word));
  const isHand = has('hand');
  const isOpen = has('ouvert', 'open', 'offen');
  if (has('null', 'nullo')) {
    const kind = isOpen ? 'open-nullo' : 'nullo';
    return { kind: isHand ? kind : `gucki-${kind}`, trump: null };
  }
  if (has('grand')) {
    return { kind: isOpen ? 'open-grand' : isHand ? 'grand-solo' : 'gucki-grand', trump: null };
  }
  const trump = lexemesOf(text).find(({ is }) => is === 'suit');
  if (trump?.is !== 'suit') return null;
  return { kind: isOpen ? 'open-solo' : isHand ? 'solo' : 'gucki-solo', trump: trump.suit };
}
