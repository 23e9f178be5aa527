/** The report of an evening: won and lost by player, seat and game, and the mistakes by kind and cost. */
import type { Contract } from '../../game/skat/contract.ts';
import type { Side } from '../../game/skat/result.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { gameName } from '../../game/analysis/measure.ts';
import type { GameName } from '../../game/analysis/measure.ts';
import { owedTo } from '../../game/analysis/cost.ts';
import { DEEDS } from '../../game/analysis/deeds.ts';
import type { Cost, Deed } from '../../game/analysis/deeds.ts';
import type { EveningGame } from './game.ts';

/** A game, and what was found of it. */
export interface Played {
  readonly game: EveningGame;
  readonly cost: Cost | null;
}

/** Games of one sort, counted. */
export interface WonLost {
  readonly won: number;
  readonly lost: number;
  /** What was written down for them together. */
  readonly score: number;
  /** Of the games looked at: won by the cards, lost by the cards; by the play, or a bid, alike. */
  readonly wonByCards: number;
  readonly wonByPlay: number;
  readonly lostByCards: number;
  readonly lostByPlay: number;
  readonly lostByBid: number;
}

const NONE: WonLost = {
  won: 0,
  lost: 0,
  score: 0,
  wonByCards: 0,
  wonByPlay: 0,
  lostByCards: 0,
  lostByPlay: 0,
  lostByBid: 0,
};

function add(tally: WonLost, { cost, game }: Played): WonLost {
  const { hand, outcome } = game;
  if (outcome === null) return tally;
  const owed = hand === null || cost === null ? null : owedTo(hand, cost);
  const one = (is: boolean): number => (is ? 1 : 0);
  const { won } = outcome;
  return {
    won: tally.won + one(won),
    lost: tally.lost + one(!won),
    score: tally.score + outcome.score,
    wonByCards: tally.wonByCards + one(won && owed === 'cards'),
    wonByPlay: tally.wonByPlay + one(won && owed === 'play'),
    lostByCards: tally.lostByCards + one(!won && owed === 'cards'),
    lostByPlay: tally.lostByPlay + one(!won && owed === 'play'),
    lostByBid: tally.lostByBid + one(owed === 'bid'),
  };
}

const tallyOf = (played: readonly Played[]): WonLost => played.reduce(add, NONE);

/** Games of one sort by the name of the sort. */
export interface ReportRow<Name> {
  readonly name: Name;
  readonly tally: WonLost;
}

/** Mistakes of one kind by one side, or one player. */
export interface MistakeRow {
  readonly side: Side;
  readonly deed: Deed;
  readonly count: number;
  /** Card points together. */
  readonly cost: number;
  /** How many of them turned a game. */
  readonly turned: number;
}

/** What one player gave away. */
export interface PlayerMistakes {
  readonly name: string;
  readonly count: number;
  readonly cost: number;
  readonly turned: number;
}

/** An evening in numbers. */
export interface EveningReport {
  readonly all: WonLost;
  /** Games in which nobody played. */
  readonly passed: number;
  /** Games that were read, and those that could not be. */
  readonly games: number;
  readonly wrong: number;
  /** How many were analysed with all cards open, of those that can be. */
  readonly found: number;
  readonly toFind: number;
  readonly byPlayer: readonly ReportRow<string>[];
  readonly bySeat: readonly ReportRow<Seat>[];
  readonly byGame: readonly ReportRow<GameName>[];
  readonly mistakes: readonly MistakeRow[];
  readonly byPlayerMistakes: readonly PlayerMistakes[];
}

const GAMES: readonly GameName[] = ['C', 'S', 'H', 'D', 'grand', 'null'];

/** Makes the report; games that are not analysed yet are counted as far as they are known. */
export function reportOf(evening: readonly Played[]): EveningReport {
  const played = evening.filter(({ game }) => game.outcome !== null && game.declarer !== null);
  const readable = evening.filter(({ game }) => game.wrong === null);
  const games = evening.filter(({ game }) => game.other === null);
  const canFind = evening.filter(({ game }) => isFindable(game));
  const rows = <Name>(
    names: readonly Name[],
    of: (game: EveningGame) => Name | null,
  ): ReportRow<Name>[] =>
    names.flatMap((name) => {
      const some = played.filter(({ game }) => of(game) === name);
      return some.length === 0 ? [] : [{ name, tally: tallyOf(some) }];
    });
  return {
    all: tallyOf(played),
    passed: readable.filter(({ game }) => game.outcome === null && game.other === null).length,
    games: games.length,
    wrong: evening.length - readable.length,
    found: canFind.filter(({ cost }) => cost !== null).length,
    toFind: canFind.length,
    byPlayer: rows(playersOf(evening), declarerName),
    bySeat: rows(SEATS, ({ declarer }) => declarer),
    byGame: rows(GAMES, ({ hand }) => hand && nameOf(hand.contract)),
    mistakes: mistakeRows(evening),
    byPlayerMistakes: playerMistakes(evening),
  };
}

/** Whether a game can be analysed with all cards open: it has a declarer and is no Ramsch. */
export const isFindable = ({ hand }: EveningGame): boolean =>
  hand !== null && hand.declarer !== null;

const declarerName = ({ declarer, players }: EveningGame): string | null =>
  declarer === null ? null : players[declarer];

const nameOf = (contract: Contract): GameName => gameName(contract);

/** Everybody who sat at the table, in the order in which they appear. */
export function playersOf(evening: readonly Played[]): string[] {
  const names = evening.flatMap(({ game }) => SEATS.map((seat) => game.players[seat]));
  return [...new Set(names.filter((name) => name !== null))];
}

function mistakeRows(evening: readonly Played[]): MistakeRow[] {
  const all = evening.flatMap(({ cost }) => cost?.mistakes ?? []);
  return (['declarer', 'defenders'] as const).flatMap((side) =>
    DEEDS.flatMap((deed) => {
      const some = all.filter((one) => one.side === side && one.deed === deed);
      return some.length === 0 ? [] : [{ side, deed, ...sums(some) }];
    }),
  );
}

function playerMistakes(evening: readonly Played[]): PlayerMistakes[] {
  const all = evening.flatMap(({ cost, game }) =>
    (cost?.mistakes ?? []).map((one) => ({
      ...one,
      name: one.seat === null ? null : game.players[one.seat],
    })),
  );
  return playersOf(evening).map((name) => ({
    name,
    ...sums(all.filter((one) => one.name === name)),
  }));
}

interface Summed {
  readonly cost: number;
  readonly turned: boolean;
}

const sums = (some: readonly Summed[]): { count: number; cost: number; turned: number } => ({
  count: some.length,
  cost: some.reduce((sum, { cost }) => sum + cost, 0),
  turned: some.filter(({ turned }) => turned).length,
});
