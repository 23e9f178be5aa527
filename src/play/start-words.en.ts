/** The words of the table before the first deal, and where an address asks for another. */
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { capital } from '../game/words/text.ts';
import { STRENGTH_WORDS } from '#edition/play/strength-words.ts';
import type { PlayRules } from './sitting.ts';

/** The first look at the table, in lines with marks (src/lib/marked.ts). */
export const START = {
  firstGame: 'You play a whole game, with advice at each step.',
  lesson: 'If Skat is new to you, begin with [the first lesson](/learn/).',
  playFirst: 'Play your first game',
  deal: 'Deal',
  change: 'Change',
  series: 'Or play [the series of the day](/play/series/), the same for everyone.',
  notLoaded: 'The other choices could not be loaded. Are you offline? Try again.',
} as const;

/** The dialog with the other choices. */
export const CHANGE = {
  heading: 'Before you deal',
  rules: 'Rules',
  others: 'The others',
  seat: 'Your seat',
  which: 'Deal',
  deals: { chance: 'at random', day: 'of the day', number: 'by number' },
  number: 'Number',
  noBidding: 'There is no bidding: play begins with the first lead.',
  deal: 'Deal',
  close: 'Close',
} as const;

/** Which deal is chosen. */
export type ChosenDeal =
  | { readonly which: 'chance' | 'day' }
  /** By its number, as it was typed. */
  | { readonly which: 'number'; readonly name: string }
  /** A hand at its own game; null where it has no title. */
  | { readonly which: 'set'; readonly title: string | null };

function dealWords(deal: ChosenDeal): string {
  switch (deal.which) {
    case 'chance':
      return 'a random deal';
    case 'day':
      return 'the deal of the day';
    case 'number':
      return `deal ${deal.name}`;
    case 'set':
      return `${deal.title ?? 'a hand'}, with its game already named`;
  }
}

/** All choices in a line: `Today’s rules · club players · you are Vorhand · a random deal`. */
export const sayChoices = ({ laws, strength }: PlayRules, seat: Seat, deal: ChosenDeal): string =>
  [
    capital(lawWords(laws).inText),
    STRENGTH_WORDS[strength].name.toLowerCase(),
    `you are ${SEAT_WORDS[seat]}`,
    dealWords(deal),
  ].join(' · ');

/** Where an address asks for a deal while another lies on the table. */
export const REQUEST = {
  leaves: 'If you play it, the deal on the table stays unfinished.',
  newSheet: 'Play it on a new sheet',
  thisSheet: 'Play it on this sheet',
  now: 'Play it now',
  goOn: 'Stay with the deal on the table',
} as const;

/** The deal that an address asks for. */
export interface RequestFacts {
  /** The name of its number. */
  readonly deal: string;
  /** What it is called where it is to be played at its own game; else null. */
  readonly title: string | null;
  /** Its rule book, and that of the sheet, where they differ; else null. */
  readonly laws: { readonly asked: LawId; readonly kept: LawId } | null;
  /** Whether deals are written on the sheet. */
  readonly hasSheet: boolean;
}

/** What the address asks for. */
export function sayRequest({ deal, hasSheet, laws, title }: RequestFacts): string {
  const name = title === null ? `deal ${deal}` : `${title}, with its game already named`;
  if (laws === null) return `This link opens ${name}.`;
  const by = `${name}${title === null ? '' : ','} by ${lawWords(laws.asked).inText}`;
  const goes = hasSheet ? ' A new sheet would take its place.' : '';
  return `This link opens ${by}, but this sheet is kept by ${lawWords(laws.kept).inText}.${goes}`;
}
