/** The labels of a hand in which the reader keeps the count. */
import type { Suit } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { AskKind, PlayAsk } from './question.ts';

/** What is asked, as a label. @param isSkatKnown whether the skat was put away openly. */
export function askLabel({ suit, what }: PlayAsk, isSkatKnown: boolean, suits: SuitStyle): string {
  switch (what) {
    case 'trumps':
    case 'suit':
    case 'others': {
      const name = suit === undefined ? 'Trümpfe' : `${SUIT_WORDS.de[suits][suit]}-Karten`;
      if (what !== 'others') return `${name}, die du nicht gesehen hast:`;
      return `${name} bei den anderen${isSkatKnown ? '' : ' oder im Skat'}:`;
    }
    case 'out':
      return isSkatKnown ? 'Augen, die noch fehlen:' : 'Augen, die noch fehlen, mit dem Skat:';
    case 'home':
      return 'Nach dem, was du gesehen hast:';
    case 'high':
      return 'Asse und Zehnen, die du gesehen hast:';
    case 'defenders':
      return 'Augen der Gegenspieler:';
    case 'declarer':
      return isSkatKnown
        ? 'Augen des Alleinspielers, mit den gedrückten Karten:'
        : 'Augen des Alleinspielers, ohne den Skat:';
  }
}

/** The choices of the sides’ standing, on paper. */
export const STANDINGS_ON_PAPER =
  '61 für den Alleinspieler, 60 für die Gegenspieler oder noch keins von beiden?';

/** A column of running counts: its head, and what it counts. */
export interface CountColumn {
  readonly head: string;
  readonly name: string;
}

/** The columns that are not about a suit. */
export const COUNT_COLUMNS: Readonly<
  Record<Extract<AskKind, 'declarer' | 'defenders' | 'out' | 'trumps' | 'high'>, CountColumn>
> = {
  declarer: { head: 'Allein', name: 'Augen des Alleinspielers' },
  defenders: { head: 'Gegner', name: 'Augen der Gegenspieler' },
  out: { head: 'Rest', name: 'Augen, die noch fehlen' },
  trumps: { head: 'Tr', name: 'Trümpfe, nicht gesehen' },
  high: { head: 'A, 10', name: 'Asse und Zehnen, gesehen' },
};

/** The suits at the head of a column. */
const HEADS: Readonly<Record<Suit, string>> = { C: 'Kr', S: 'Pi', H: 'He', D: 'Ka' };

/** The column of a plain suit. */
export const suitColumn = (suit: Suit): CountColumn => ({
  head: HEADS[suit],
  name: `${SUIT_WORDS.de.french[suit]}, nicht gesehen`,
});

/** The column of what the others hold. */
export const othersColumn = (suit: Suit | 'trump'): CountColumn => ({
  head: suit === 'trump' ? 'Tr' : HEADS[suit],
  name: `${suit === 'trump' ? 'Trümpfe' : SUIT_WORDS.de.french[suit]} bei den anderen`,
});

/** What the table shows. @param hasSlips whether the reader’s count slipped. */
export function sayTable(
  declarer: Seat,
  columns: readonly CountColumn[],
  hasSlips: boolean,
): string {
  const counts = columns.map(({ head, name }) => `${head} = ${name}`).join('; ');
  return [
    `${SEAT_WORDS[declarer]} spielt allein; die Karte, die den Stich macht, ist unterstrichen.`,
    ...(columns.length === 0 ? [] : [`Der Stand nach jedem Stich: ${counts}.`]),
    ...(hasSlips
      ? [
          'Der Balken zeigt die Stiche, in denen du dich verzählt hast: ◀ am wahrscheinlichsten, ▼ frühestens.',
        ]
      : []),
  ].join(' ');
}

/** Where a count slipped, for the eye and for the ear. */
export const SLIP_MARKS = {
  here: { short: 'hier', words: '; hier hast du dich wohl verzählt' },
  from: { short: 'ab hier', words: '; frühestens hier hast du dich verzählt' },
} as const;
