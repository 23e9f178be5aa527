/** Sheets for tests: games in few words, and any sheet at all. */
import fc from 'fast-check';
import { canBeEven } from '../../../src/score/bock.ts';
import { BOCK_EVENTS, KONTRAS } from '../../../src/score/house-rules.ts';
import type { HouseRules } from '../../../src/score/house-rules.ts';
import { gamesToEnter, mostMatadors, outcomesOf } from '../../../src/score/offer.ts';
import type { DeclaredGame, KeptSheet, SheetDeal } from '../../../src/score/score-sheet.ts';
import type { Suit } from '../../../src/game/skat/cards.ts';
import type { ContractKind, RamschKind } from '../../../src/game/skat/contract.ts';
import { LAWS, LAW_IDS } from '../../../src/game/skat/laws.ts';
import type { Matadors } from '../../../src/game/skat/matadors.ts';

type Kind = Exclude<ContractKind, RamschKind>;

/** A game that a player declared and, unless it is said otherwise, won. */
export function played(
  declarer: number,
  kind: Kind,
  trump: Suit | null,
  matadors: Matadors | null,
  more: Partial<DeclaredGame> = {},
): DeclaredGame {
  const contract = { kind, trump, announced: null };
  return {
    is: 'game',
    declarer,
    contract,
    matadors,
    won: true,
    reached: 'none',
    bid: null,
    ...more,
  };
}

/** A sheet of these games, dealt by a player who does not declare. */
export function sheetOf(
  players: readonly string[],
  games: readonly SheetDeal['game'][],
  more: Partial<KeptSheet> = {},
): KeptSheet {
  const deals = games.map((game) => ({
    dealer: game.is === 'game' ? (game.declarer + 1) % players.length : 0,
    game,
  }));
  return {
    key: 's1',
    name: '',
    at: '2026-11-22T12:00:00.000Z',
    players,
    first: 0,
    laws: 'american-1922',
    list: 'plain',
    agreed: false,
    length: null,
    stake: null,
    deals,
    ...more,
  };
}

const NAMES = ['Smith', 'Jones', 'Brown', 'Green'];

/** Any deal that the pad lets one enter. */
function anyDeal(laws: KeptSheet['laws'], players: number): fc.Arbitrary<SheetDeal> {
  const table = gamesToEnter(LAWS[laws], true);
  const offered = [
    ...table.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)),
    ...table.apart,
  ];
  const declared = fc
    .record({
      at: fc.constantFrom(...offered),
      seat: fc.integer({ min: 1, max: 3 }),
      dealer: fc.integer({ min: 0, max: players - 1 }),
      count: fc.nat(10),
      without: fc.boolean(),
      outcome: fc.nat(5),
      won: fc.boolean(),
      bid: fc.constantFrom(null, 24, 36, 48),
    })
    .map(({ at: { kind, trump }, bid, count, dealer, outcome, seat, without, won }): SheetDeal => {
      const most = mostMatadors({ kind, trump });
      const outcomes = outcomesOf(kind);
      const { announced, ...made } = outcomes[outcome % outcomes.length]!;
      const limit = without ? most.without : most.with;
      const number = limit === 0 ? 0 : 1 + (count % limit);
      return {
        dealer,
        game: {
          is: 'game',
          declarer: (dealer + seat) % players,
          contract: { kind, trump, announced },
          matadors: limit === 0 ? null : without ? { without: number } : { with: number },
          won,
          reached: won ? made.won : made.lost,
          bid,
        },
      };
    });
  const passed = fc
    .nat(players - 1)
    .map((dealer): SheetDeal => ({ dealer, game: { is: 'passed-in' } }));
  if (table.ramsch.length === 0) return fc.oneof({ weight: 9, arbitrary: declared }, passed);
  const ramsch = fc
    .record({
      kind: fc.constantFrom(...table.ramsch),
      dealer: fc.nat(players - 1),
      seat: fc.integer({ min: 1, max: 3 }),
      without: fc.constantFrom(0 as const, 1 as const, 2 as const),
      points: fc.integer({ min: 41, max: 120 }),
    })
    .map(({ dealer, kind, points, seat, without }): SheetDeal => {
      const byPoints = LAWS[laws].ramsch[kind]?.charge.by === 'points';
      const most = [(dealer + seat) % players];
      return {
        dealer,
        game: { is: 'ramsch', kind, most, points: byPoints ? points : null, without, every: false },
      };
    });
  return fc.oneof({ weight: 8, arbitrary: declared }, ramsch, passed);
}

/** Any sheet that the pad can make. */
export const anySheet: fc.Arbitrary<KeptSheet> = fc
  .record({ laws: fc.constantFrom(...LAW_IDS), players: fc.constantFrom(3, 4) })
  .chain(({ laws, players }) =>
    fc.record({
      key: fc.constantFrom('s1', 's2', 'sm9x-2'),
      name: fc.constantFrom('', 'Club night', 'Übung “eins”'),
      at: fc.constant('2026-11-22T12:00:00.000Z'),
      players: fc.constant(NAMES.slice(0, players)),
      first: fc.nat(players - 1),
      laws: fc.constant(laws),
      list: fc.constantFrom('plain' as const, 'seeger' as const),
      agreed: fc.boolean(),
      length: fc.constantFrom(null, 36, 48),
      stake: fc.constantFrom(null, 0.25, 1, 1 / 3),
      deals: fc.array(anyDeal(laws, players), { maxLength: 40 }),
    }),
  );

/** Any choice of house rules. */
export const anyHouseRules: fc.Arbitrary<HouseRules> = fc.record({
  ramsch: fc.constantFrom(
    null,
    { skat: 'last-trick', tie: 'each-whole', shoved: false } as const,
    { skat: 'nobody', tie: 'last-trick-of-the-tied', shoved: true } as const,
  ),
  kontra: fc.boolean(),
  bock: fc.subarray([...BOCK_EVENTS]),
  bierlachs: fc.constantFrom(null, 301, 501),
});

/** Any sheet by today’s rules, with house rules and what is entered by them. */
export const anyHouseSheet: fc.Arbitrary<KeptSheet> = fc
  .tuple(
    anySheet.filter(({ laws }) => laws === 'isko'),
    anyHouseRules,
    fc.array(fc.constantFrom(undefined, 'sixty', ...KONTRAS), { minLength: 1 }),
    fc.integer({ min: 60, max: 120 }),
  )
  .map(([sheet, house, more, points]) => {
    const deals = sheet.deals.map(({ dealer, game }, index): SheetDeal => {
      const extra = more[index % more.length];
      if (game.is === 'passed-in') {
        const most = [(dealer + 1) % sheet.players.length];
        const kind = 'ramsch';
        const without = index % 2 === 0 ? 0 : 1;
        const ramsch = { is: 'ramsch', kind, most, points, without, every: false } as const;
        return { dealer, game: index % 3 === 0 ? { ...ramsch, shoved: 2 } : ramsch };
      }
      if (game.is !== 'game' || extra === undefined) return { dealer, game };
      if (extra !== 'sixty') return { dealer, game: { ...game, kontra: extra } };
      return canBeEven(game) ? { dealer, game: { ...game, even: true } } : { dealer, game };
    });
    return { ...sheet, house, deals };
  });
