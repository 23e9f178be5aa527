/** Results of series for tests: by chance, with every kind of deal. */
import fc from 'fast-check';
import { KINDS, isContractKind, isRamsch } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { PLAYED_LAWS } from '../../../../src/play/played-laws.ts';
import type { PlayedLaw } from '../../../../src/play/played-laws.ts';
import type { DealResult, SeriesResult } from '../../../../src/play/series/series-result.ts';
import {
  DEALS_IN,
  makeSeriesId,
  seriesOfDay,
  seriesOfWeek,
} from '../../../../src/play/series/series.ts';
import { STRENGTHS } from '../../../../src/play/strength.ts';
import { cleanPlayer } from '../../../../src/score/names.ts';

const contracts = (laws: PlayedLaw): fc.Arbitrary<Contract> =>
  fc
    .record({
      kind: fc.constantFrom(
        ...Object.keys(LAWS[laws].rates).filter((kind) => isContractKind(kind) && !isRamsch(kind)),
      ),
      trump: fc.constantFrom(...SUITS),
      announced: fc.constantFrom(null, 'schneider' as const, 'schwarz' as const),
    })
    .map(({ announced, kind, trump }) => {
      if (!isContractKind(kind)) throw new Error(kind);
      const { mayAnnounce, trumps } = KINDS[kind];
      return {
        kind,
        trump: trumps === 'suit' ? trump : null,
        announced: mayAnnounce ? announced : null,
      };
    });

const deals = (laws: PlayedLaw): fc.Arbitrary<DealResult> =>
  fc.oneof(
    fc.boolean().map((practice) => ({ game: null, isRamsch: false, points: 0, practice })),
    fc.record({
      game: fc.constant(null),
      isRamsch: fc.constant(true),
      points: fc.integer({ min: -400, max: 400 }),
      practice: fc.boolean(),
    }),
    fc.record({
      game: fc.record({
        declarer: fc.integer({ min: 0, max: 2 }),
        contract: contracts(laws),
        won: fc.boolean(),
      }),
      isRamsch: fc.constant(false),
      points: fc.integer({ min: -2000, max: 2000 }),
      practice: fc.boolean(),
    }),
  );

/** Any result that a reader can have. */
export const RESULTS: fc.Arbitrary<SeriesResult> = fc
  .record({
    day: fc.integer({ min: 20_000, max: 40_000 }),
    isWeek: fc.boolean(),
    laws: fc.constantFrom(...PLAYED_LAWS),
    strength: fc.constantFrom(...STRENGTHS),
    name: fc.string({ unit: 'grapheme', maxLength: 30 }).map(cleanPlayer),
  })
  .chain(({ day, isWeek, laws, name, strength }) => {
    const series = isWeek ? seriesOfWeek(day) : seriesOfDay(day);
    const length = DEALS_IN[series.kind];
    return fc
      .array(deals(laws), { minLength: length, maxLength: length })
      .map((list) => ({ id: makeSeriesId(series), laws, strength, name, deals: list }));
  });

/** A result of twelve deals passed in, but for what is given. */
export const resultOfTwelve = (change: Partial<SeriesResult> = {}): SeriesResult => ({
  id: '2026-11-26',
  laws: 'isko',
  strength: 'club',
  name: 'Kim',
  deals: Array.from({ length: 12 }, (_, index) => ({
    game:
      index % 3 === 0
        ? {
            declarer: index % 2,
            contract: { kind: 'grand-solo' as const, trump: null, announced: null },
            won: index % 4 === 0,
          }
        : null,
    isRamsch: false,
    points: index % 3 === 0 ? 10 * index : 0,
    practice: false,
  })),
  ...change,
});
