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
  firstGame: 'Du spielst ein ganzes Spiel und bekommst bei jedem Schritt Rat.',
  lesson: 'Wenn Skat für dich neu ist, mach vorher [die erste Lektion](/learn/).',
  playFirst: 'Dein erstes Spiel',
  deal: 'Geben',
  change: 'Ändern',
  series: 'Oder spiel [die Serie des Tages](/play/series/), für alle dieselbe.',
  notLoaded: 'Die übrige Auswahl ließ sich nicht laden. Bist du offline? Versuch es noch einmal.',
} as const;

/** The dialog with the other choices. */
export const CHANGE = {
  heading: 'Vor dem Geben',
  rules: 'Regeln',
  others: 'Die anderen',
  seat: 'Dein Platz',
  which: 'Spiel',
  deals: { chance: 'zufällig', day: 'des Tages', number: 'nach Nummer' },
  number: 'Blattnummer',
  noBidding: 'Gereizt wird nicht: Es geht gleich mit dem ersten Stich los.',
  deal: 'Geben',
  close: 'Schließen',
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
      return 'zufälliges Spiel';
    case 'day':
      return 'das Spiel des Tages';
    case 'number':
      return `Blattnummer ${deal.name}`;
    case 'set':
      return `${deal.title ?? 'ein Blatt'}, das Spiel steht fest`;
  }
}

/** All choices in a line: `Regeln von heute · Vereinsspieler · du bist Vorhand · zufälliges Spiel`. */
export const sayChoices = ({ laws, strength }: PlayRules, seat: Seat, deal: ChosenDeal): string =>
  [
    capital(lawWords(laws).inText),
    STRENGTH_WORDS[strength].name,
    `du bist ${SEAT_WORDS[seat]}`,
    dealWords(deal),
  ].join(' · ');

/** Where an address asks for a deal while another lies on the table. */
export const REQUEST = {
  leaves: 'Das Spiel, das hier liegt, wird dann nicht zu Ende gespielt.',
  newSheet: 'Auf einer neuen Liste spielen',
  thisSheet: 'Auf dieser Liste spielen',
  now: 'Jetzt spielen',
  goOn: 'Bei diesem Spiel bleiben',
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
  const name = title === null ? `Blattnummer ${deal}` : `„${title}“, wo das Spiel schon feststeht`;
  if (laws === null) return `Die Adresse führt zu ${name}.`;
  const goes = hasSheet ? ' Dann fängt eine neue Liste an.' : '';
  return `Die Adresse führt zu ${name}. Dafür gelten die ${lawWords(laws.asked).inText}, auf dieser Liste aber die ${lawWords(laws.kept).inText}.${goes}`;
}
