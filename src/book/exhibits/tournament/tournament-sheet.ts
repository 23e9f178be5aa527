/** The score sheet of a tournament table: each game on the line of its deal, won or lost. */

export interface TournamentLine {
  /** The number of the deal. */
  readonly deal: number;
  /** Which of the players was declarer, from 0. */
  readonly player: number;
  /** Won, or lost with a minus. */
  readonly score: number;
  /** What the umpire writes beside it; empty for most. */
  readonly remark: string;
}

export interface TournamentPlayer {
  readonly name: string;
  readonly won: number;
  readonly lost: number;
  /** Points won less points lost. */
  readonly points: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** Games won less games lost. */
  readonly games: number;
}

export interface TournamentSheet {
  readonly lines: readonly TournamentLine[];
  readonly players: readonly TournamentPlayer[];
}

const LINE = /^(\S+) ([+-]\d+)(?: (.+))?$/;

/**
 * Reads a sheet: `Smith +24; Jones -20; Brown +70 without 6`, a deal each.
 *
 * @param names the players in the order of their columns.
 * @throws RangeError for what is no such line: a slip in a chapter, which stops the build.
 */
export function tournamentSheet(names: readonly string[], text: string): TournamentSheet {
  const lines = text.split(';').map((each, index): TournamentLine => {
    const found = LINE.exec(each.trim());
    const [, name = '', score = '', remark = ''] = found ?? [];
    const player = names.indexOf(name);
    if (found === null || player < 0) throw new RangeError(`“${each.trim()}” is no game.`);
    return { deal: index + 1, player, score: Number(score), remark };
  });
  return { lines, players: names.map((name, player) => totals(name, player, lines)) };
}

function totals(name: string, player: number, lines: readonly TournamentLine[]): TournamentPlayer {
  const scores = lines.filter((line) => line.player === player).map(({ score }) => score);
  const sum = (those: readonly number[]): number => those.reduce((all, one) => all + one, 0);
  const won = scores.filter((score) => score > 0);
  const lost = scores.filter((score) => score < 0);
  return {
    name,
    won: sum(won),
    lost: -sum(lost),
    points: sum(scores),
    gamesWon: won.length,
    gamesLost: lost.length,
    games: won.length - lost.length,
  };
}
