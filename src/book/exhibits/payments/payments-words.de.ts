/** What stands in the tables of payments. */
import type { LawId } from '../../../game/skat/laws.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import type { PaidOutcome, PaymentTable } from './payments.ts';

/** The tables that a reader chooses from. */
export const PAYMENTS = {
  matadors: 'Spitzen',
  book: 'Buch',
  game: 'Spiel',
  suit: 'Farbe',
  allFour: 'Alle vier',
  loser: 'was ein verlorenes Spiel kostet',
  single: 'Ohne Trümpfe: ein fester Preis',
  won: 'Gewonnen',
  lost: 'Verloren',
} as const;

/** The columns. */
export const OUTCOME_HEADS: Readonly<Record<PaidOutcome, string>> = {
  game: 'Spiel',
  schneider: 'Schneider',
  'schneider-announced': '… angesagt',
  schwarz: 'Schwarz',
  'schwarz-announced': '… angesagt',
};

/** A game that has one price. */
export function saySinglePrice(
  { byAgreement, kind }: Pick<PaymentTable, 'byAgreement' | 'kind'>,
  book: LawId,
): string {
  return `${kindName(kind, book)}${byAgreement ? ', nach Absprache' : ''}`;
}

/** The title of a table. */
export const sayPrices = (table: PaymentTable, book: LawId): string =>
  `${saySinglePrice(table, book)}${table.lost === 2 ? '; verloren kostet das Doppelte' : ''}`;

/** Hoyle’s table of costs. */
export const HOYLE_COSTS = {
  title: 'Was jedes Spiel kostet',
  caption: 'Was jedes Spiel kostet: seinen Grundwert, so viele Male',
  game: 'Spiel',
} as const;
