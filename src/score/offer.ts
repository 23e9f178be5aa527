/** What a pad offers to be entered under a rule book: its games as a table, matadors, outcomes. */
import { SUITS } from '../game/skat/cards.ts';
import type { Suit } from '../game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS, isRamsch } from '../game/skat/contract.ts';
import type { Announced, ContractKind, RamschKind } from '../game/skat/contract.ts';
import type { Law } from '../game/skat/laws.ts';
import { trumpsOf } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';
import { turnsCard } from '../game/skat/turned.ts';
import { SCORE_COLUMNS } from '../game/words/score-columns.ts';
import type { ScoreColumn } from '../game/words/score-columns.ts';
import type { Reached } from './score-sheet.ts';

/** A line of the table of games. */
export type ScoreRow = Suit | 'grand' | 'null' | 'open-null';

/** Where a kind of game stands; open games with trumps have a column, open Nullos a line. */
const PLACES: Readonly<Record<Exclude<ContractKind, RamschKind>, ScoreColumn | 'apart'>> = {
  simple: 'simple',
  tournee: 'tournee',
  'passt-mir-nicht': 'passt',
  solo: 'hand',
  'gucki-solo': 'skat',
  'open-solo': 'open',
  'tournee-grand': 'tournee',
  'passt-mir-nicht-grand': 'passt',
  'gucki-grand': 'skat',
  'grand-solo': 'hand',
  'open-grand': 'open',
  nullo: 'hand',
  'open-nullo': 'hand',
  'tournee-nullo': 'tournee',
  'passt-mir-nicht-nullo': 'passt',
  'gucki-nullo': 'skat',
  'gucki-open-nullo': 'skat',
  revolution: 'apart',
};

/** A game that can be entered, with what it is worth for each multiplier. */
export interface OfferedGame {
  readonly kind: Exclude<ContractKind, RamschKind>;
  readonly trump: Suit | null;
  readonly base: number;
}

/** The games of a rule book as the pad shows them, like the table at the head of a printed sheet. */
export interface GamesToEnter {
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly {
    readonly row: ScoreRow;
    /** In the order of the columns. */
    readonly cells: readonly (OfferedGame | null)[];
  }[];
  /** Games that stand in no column. */
  readonly apart: readonly OfferedGame[];
  readonly ramsch: readonly RamschKind[];
  /** Whether a deal in which all pass may be written down as such. */
  readonly passedIn: boolean;
}

/**
 * The games that are entered under a rule book.
 *
 * @param agreed whether those are played that the book leaves to agreement. Where it has a Ramsch
 *   when all pass (Foster, law 4), only a table that agrees to that passes a hand in.
 */
export function gamesToEnter(law: Law, agreed: boolean): GamesToEnter {
  const games = CONTRACT_KINDS.flatMap((kind) => offerGames(kind, law, agreed));
  const placedGames = games.filter(({ kind }) => PLACES[kind] !== 'apart');
  const columns = SCORE_COLUMNS.filter((column) =>
    placedGames.some(({ kind }) => PLACES[kind] === column),
  );
  const rows = ([...SUITS, 'grand', 'null', 'open-null'] as const).map((row) => ({
    row,
    cells: columns.map(
      (column) =>
        placedGames.find((game) => PLACES[game.kind] === column && rowOf(game) === row) ?? null,
    ),
  }));
  return {
    columns,
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
    apart: games.filter(({ kind }) => PLACES[kind] === 'apart'),
    ramsch: (['ramsch', 'schiebe-ramsch'] as const).filter((kind) => {
      const rules = law.ramsch[kind];
      return rules !== undefined && (agreed || rules.standing === 'official');
    }),
    passedIn: agreed || law.ramsch.ramsch?.standing !== 'official',
  };
}

/** Whether the rule book leaves anything to agreement that a pad could offer. */
export function leavesToAgreement(law: Law): boolean {
  return JSON.stringify(gamesToEnter(law, true)) !== JSON.stringify(gamesToEnter(law, false));
}

function rowOf({ kind, trump }: OfferedGame): ScoreRow {
  if (trump !== null) return trump;
  if (KINDS[kind].trumps === 'jacks') return 'grand';
  return KINDS[kind].open ? 'open-null' : 'null';
}

function offerGames(kind: ContractKind, law: Law, agreed: boolean): OfferedGame[] {
  if (isRamsch(kind)) return [];
  const rate = law.rates[kind];
  if (rate === undefined || (!agreed && rate.standing !== 'official')) return [];
  const { base } = rate;
  return typeof base === 'number'
    ? [{ kind, trump: null, base }]
    : SUITS.map((trump) => ({ kind, trump, base: base[trump] }));
}

/**
 * How many matadors there can be: as many as there are trumps; without, one fewer where a trump
 * was turned up, since that one is the declarer’s (Foster, law 30). None in a game without trumps.
 */
export function mostMatadors(game: Game): { readonly with: number; readonly without: number } {
  const trumps = trumpsOf(game).length;
  return { with: trumps, without: trumps > 0 && turnsCard(game.kind) ? trumps - 1 : trumps };
}

/** How a game may have been announced and come out. */
export interface OfferedOutcome {
  readonly announced: Announced;
  /** What is made beyond the game when it is won. */
  readonly won: Reached;
  /** What is made against the declarer when it is lost. */
  readonly lost: Reached;
}

/** The outcomes of a kind of game, the plain one first. */
export function outcomesOf(kind: ContractKind): readonly OfferedOutcome[] {
  const { aim, mayAnnounce } = KINDS[kind];
  if (aim === 'every-trick') return [{ announced: null, won: 'schwarz', lost: 'none' }];
  if (aim === 'no-trick') return [{ announced: null, won: 'none', lost: 'none' }];
  const plain: OfferedOutcome[] = (['none', 'schneider', 'schwarz'] as const).map((result) => ({
    announced: null,
    won: result,
    lost: result,
  }));
  if (!mayAnnounce) return plain;
  return [
    ...plain,
    { announced: 'schneider', won: 'schneider', lost: 'none' },
    { announced: 'schneider', won: 'schwarz', lost: 'schwarz' },
    { announced: 'schwarz', won: 'schwarz', lost: 'none' },
  ];
}
