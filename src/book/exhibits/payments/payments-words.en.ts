/** What stands in the tables of payments. */
import type { LawId } from '../../../game/skat/laws.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import type { PaidOutcome, PaymentTable } from './payments.ts';

/** The tables that a reader chooses from. */
export const PAYMENTS = {
  matadors: 'Matadors',
  book: 'Book',
  game: 'Game',
  suit: 'Suit',
  allFour: 'All four',
  loser: 'what a loser pays',
  single: 'Without trumps: one price',
  won: 'Won',
  lost: 'Lost',
} as const;

/** The columns. */
export const OUTCOME_HEADS: Readonly<Record<PaidOutcome, string>> = {
  game: 'Game',
  schneider: 'Schneider',
  'schneider-announced': '… announced',
  schwarz: 'Schwarz',
  'schwarz-announced': '… announced',
};

/** A game that has one price. */
export function saySinglePrice(
  { byAgreement, kind }: Pick<PaymentTable, 'byAgreement' | 'kind'>,
  book: LawId,
): string {
  return `${kindName(kind, book)}${byAgreement ? ', by agreement' : ''}`;
}

/** The title of a table. */
export const sayPrices = (table: PaymentTable, book: LawId): string =>
  `${saySinglePrice(table, book)}${table.lost === 2 ? '; lost, it costs double' : ''}`;

/** Hoyle’s table of costs. */
export const HOYLE_COSTS = {
  title: 'What every game costs',
  caption: 'What every game costs: its rate, multiplied',
  game: 'Game',
} as const;
