/** The labels of a hand in which the reader keeps the count. */
import type { Suit } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import type { AskKind, PlayAsk } from './question.ts';

/** What is asked, as a label. @param isSkatKnown whether the skat was put away openly. */
export function askLabel({ suit, what }: PlayAsk, isSkatKnown: boolean, suits: SuitStyle): string {
  switch (what) {
    case 'trumps':
    case 'suit':
    case 'others': {
      const name = suit === undefined ? 'trumps' : SUIT_WORDS.en[suits][suit];
      const who =
        what === 'others'
          ? `held by the others${isSkatKnown ? '' : ' or in the skat'}`
          : 'that you have not seen';
      return `${capital(name)} ${who}:`;
    }
    case 'out':
      return isSkatKnown ? 'Points still out:' : 'Points still out, with the skat:';
    case 'home':
      return 'By what you have seen:';
    case 'high':
      return 'Aces and tens that you have seen:';
    case 'defenders':
      return 'The defenders’ points:';
    case 'declarer':
      return isSkatKnown
        ? 'The declarer’s points, with the cards put away:'
        : 'The declarer’s points, without the skat:';
  }
}

/** The choices of the sides’ standing, on paper. */
export const STANDINGS_ON_PAPER = '61 for the declarer, 60 for the defenders, or neither yet?';

/** A column of running counts: its head, and what it counts. */
export interface CountColumn {
  readonly head: string;
  readonly name: string;
}

/** The columns that are not about a suit. */
export const COUNT_COLUMNS: Readonly<
  Record<Extract<AskKind, 'declarer' | 'defenders' | 'out' | 'trumps' | 'high'>, CountColumn>
> = {
  declarer: { head: 'dec', name: 'declarer’s points' },
  defenders: { head: 'def', name: 'defenders’ points' },
  out: { head: 'out', name: 'points still out' },
  trumps: { head: 'tr', name: 'trumps not seen' },
  high: { head: 'A, 10', name: 'aces and tens seen' },
};

/** The column of a plain suit. */
export const suitColumn = (suit: Suit): CountColumn => ({
  head: suit,
  name: `${SUIT_WORDS.en.french[suit]} not seen`,
});

/** The column of what the others hold. */
export const othersColumn = (suit: Suit | 'trump'): CountColumn => ({
  head: suit === 'trump' ? 'tr' : suit,
  name: `${suit === 'trump' ? 'trumps' : SUIT_WORDS.en.french[suit]} that the others hold`,
});

/** What the table shows. @param hasSlips whether the reader’s count slipped. */
export function sayTable(
  declarer: Seat,
  columns: readonly CountColumn[],
  hasSlips: boolean,
): string {
  const counts = columns.map(({ head, name }) => `${head} = ${name}`).join(', ');
  return [
    `${SEAT_WORDS[declarer]} is the declarer; the card that took the trick is underlined.`,
    ...(columns.length === 0 ? [] : [`Running count: ${counts}.`]),
    ...(hasSlips
      ? ['The bar marks the tricks in which your count slipped: ◀ most likely, ▼ at the earliest.']
      : []),
  ].join(' ');
}

/** Where a count slipped, for the eye and for the ear. */
export const SLIP_MARKS = {
  here: { short: 'here', words: '; your count slipped here, most likely' },
  from: { short: 'from here', words: '; your count slipped here at the earliest' },
} as const;
