/** The games that were played at the table, as drills ask for them. */
import { expect, it } from 'vitest';
import { readGamesAtTable } from '../../../src/play/games-at-table.ts';
import { TABLE_FORMAT } from '../../../src/play/play-format.ts';
import type { DoneDeal } from '../../../src/play/sitting.ts';
import type { ContractKind } from '../../../src/game/skat/contract.ts';

const done = (kind: ContractKind): DoneDeal => ({
  ...{ number: '7', seat: 'V', game: null, takenBack: 0, told: 0, claimed: false, conceded: null },
  code: null,
  sheet: {
    dealer: 0,
    game: {
      ...{ is: 'game', declarer: 1, matadors: null, won: true, reached: 'none', bid: 23 },
      contract: { kind, trump: null, announced: null },
    },
  },
});

it('are those of the sheet as the table stores it, with their rules', () => {
  const passedIn: DoneDeal = { ...done('nullo'), sheet: { dealer: 0, game: { is: 'passed-in' } } };
  const stored = TABLE_FORMAT.make({
    ...{ laws: 'isko', strength: 'club', deal: null },
    done: [done('gucki-nullo'), passedIn, done('gucki-grand')],
  });
  expect(readGamesAtTable(JSON.parse(JSON.stringify(stored)))).toEqual([
    { laws: 'isko', trumps: 'none' },
    { laws: 'isko', trumps: 'jacks' },
  ]);
});

it.each([null, 7, [], {}, { sitting: null }, { sitting: { laws: 'x', done: [{}] } }])(
  'are none in %j',
  (stored) => {
    expect(readGamesAtTable(stored)).toEqual([]);
  },
);
