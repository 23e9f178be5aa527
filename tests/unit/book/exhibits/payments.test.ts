/** The tables of payments: against the numbers that the books print in their text. */
import { describe, expect, test } from 'vitest';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import type { Suit } from '../../../../src/game/skat/cards.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import {
  OUTCOMES,
  paidFor,
  paymentTables,
  singlePayments,
} from '../../../../src/book/exhibits/payments/payments.ts';
import type { PaidOutcome } from '../../../../src/book/exhibits/payments/payments.ts';

describe('a payment', () => {
  /** Printed by Eichhorn under "Establishing Values", "The Multiplicands", "The Call Play". */
  const PRINTED: readonly [LawId, ContractKind, Suit | null, number, PaidOutcome, number][] = [
    ['league-1909', 'solo', 'H', 1, 'game', 20],
    ['league-1909', 'tournee', 'C', 2, 'game', 24],
    ['league-1909', 'solo', 'H', 1, 'schneider', 30],
    ['league-1909', 'solo', 'H', 1, 'schwarz', 40],
    ['league-1909', 'solo', 'H', 1, 'schneider-announced', 40],
    ['league-1909', 'solo', 'H', 1, 'schwarz-announced', 60],
    ['league-1909', 'simple', 'C', 1, 'game', 8],
    ['league-1909', 'simple', 'S', 2, 'game', 9],
    ['league-1909', 'simple', 'H', 3, 'game', 8],
    ['league-1909', 'simple', 'D', 4, 'game', 5],
    // Printed by Hoyle under "Counting the Game".
    ['hoyle-1912', 'tournee', 'D', 1, 'game', 10],
    ['hoyle-1912', 'solo', 'D', 1, 'game', 18],
    ['hoyle-1912', 'solo', 'C', 4, 'game', 60],
    ['hoyle-1912', 'grand-solo', null, 1, 'game', 32],
    ['hoyle-1912', 'grand-solo', null, 1, 'schneider', 48],
    ['hoyle-1912', 'grand-solo', null, 4, 'schneider', 96],
    ['hoyle-1912', 'grand-solo', null, 4, 'schneider-announced', 112],
    ['hoyle-1912', 'grand-solo', null, 4, 'schwarz-announced', 144],
  ];

  test.each(PRINTED)(
    '%s: %s %s with %i, %s, is %i',
    (law, kind, suit, matadors, outcome, worth) => {
      expect(paidFor(LAWS[law], kind, suit, matadors, outcome)).toBe(worth);
    },
  );

  test.each(LAW_IDS)('under %s grows by one base value with each matador', (id) => {
    for (const { rows } of paymentTables(id)) {
      for (const [index, { base, matadors, payments, suit }] of rows.entries()) {
        const before = rows[index - 1];
        if (before?.suit !== suit) {
          expect(matadors).toBe(1);
          continue;
        }
        for (const [column, payment] of payments.entries()) {
          const last = before.payments[column] ?? null;
          expect(payment === null).toBe(last === null);
          if (payment !== null && last !== null) expect(payment - last).toBe(base);
        }
      }
    }
  });

  test('cannot be had for an announcement where the skat was used, nor for less than all openly', () => {
    const column = (outcome: PaidOutcome): number => OUTCOMES.indexOf(outcome);
    for (const { kind, rows } of paymentTables('league-1909')) {
      const announced = rows.every((row) => row.payments[column('schneider-announced')] !== null);
      expect(announced).toBe(kind === 'solo' || kind === 'grand-solo');
      const plain = rows.every((row) => row.payments[column('game')] !== null);
      expect(plain).toBe(kind !== 'open-grand');
    }
  });
});

test('a table has eleven lines for a suit and four for a Grand', () => {
  const lines = Object.fromEntries(
    paymentTables('league-1909').map(({ kind, rows }) => [kind, rows.length]),
  );
  expect(lines).toMatchObject({ simple: 44, tournee: 44, solo: 44, 'grand-solo': 4 });
});

test('Nullos have one price, of which a Guckser’s is doubled when it is lost', () => {
  expect(singlePayments('league-1909').map(({ kind, lost, won }) => [kind, won, lost])).toEqual([
    ['nullo', 20, 20],
    ['open-nullo', 40, 40],
    ['tournee-nullo', 16, 16],
    ['gucki-nullo', 20, 40],
    ['gucki-open-nullo', 40, 80],
    ['revolution', 60, 60],
  ]);
});
