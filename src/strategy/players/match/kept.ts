/** Matches whose results the book reports: content/players/matches.json. */
import type { LawId } from '../../../game/skat/laws.ts';
import type { MatchJob } from './job.ts';
import { meanAndMargin } from './tally.ts';
import type { MatchTally, Sample } from './tally.ts';
import { MARGIN_UNIT } from './whole.ts';

/** A match with what it came to; `npm run match` with these settings gives the same. */
export interface KeptMatch extends MatchTally {
  readonly law: LawId;
  readonly kinds: readonly [string, string];
  readonly mode: MatchJob['mode'];
  readonly seed: number;
  readonly deals: number;
}

/** The list with a match in it, in place of one between the same kinds under the same law. */
export function withMatch(matches: readonly KeptMatch[], match: KeptMatch): KeptMatch[] {
  const key = ({ kinds, law, mode }: KeptMatch): string => [mode, law, ...kinds].join(' ');
  return [...matches.filter((one) => key(one) !== key(match)), match].sort((one, other) =>
    key(one).localeCompare(key(other)),
  );
}

/** A row of the table of whole deals: how far the first is above the second, and what both win. */
export function wholeRow({ counts, deals, kinds, law, samples, seed }: KeptMatch): string {
  const share = (part: string, whole: string): string =>
    ((100 * (counts[part] ?? 0)) / (counts[whole] ?? 1)).toFixed(1);
  const both = (part: string, whole: string): string =>
    `${share(`a ${part}`, `a ${whole}`)} : ${share(`b ${part}`, `b ${whole}`)}`;
  const above = (sample: Sample | undefined): string => signedMean(sample, MARGIN_UNIT, 2);
  const idle = share(law === 'isko' ? 'passed in' : 'Ramsch', 'deals played');
  return row([
    law,
    kinds.join(' : '),
    `${deals} (${seed})`,
    above(samples['margin']),
    above(samples['margin, Seeger']),
    both('declared', 'seats'),
    both('declared won', 'declared'),
    both('defended won', 'defended'),
    idle,
  ]);
}

/** A row of the table of one kind at all seats: what it passes in, and of each game how many of 100 it is and wins. */
export function aloneRow(
  { counts, deals, kinds, law, seed }: KeptMatch,
  games: readonly string[],
): string {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
  const of = (name: string): number => counts[name] ?? 0;
  const all = of('a declared');
  const cells = games.map((game) => {
    const declared = of(`a declared ${game}`);
    return `${share(declared, all)}, ${share(of(`a declared ${game} won`), declared)}`;
  });
  return row([
    law,
    kinds[0],
    `${deals} (${seed})`,
    share(of('passed in'), of('deals played')),
    ...cells,
    share(of('a overbid'), all),
  ]);
}

/** A row of the table of games: how many of each the first kind declared, and how many of 100 it won. */
export function gamesRow({ counts, kinds, law }: KeptMatch, games: readonly string[]): string {
  const cells = games.map((game) => declaredAndWon(counts, [`a declared ${game}`]));
  return row([law, kinds.join(' : '), ...cells]);
}

/**
 * A row of the table of plain Nulls: how many the first kind declared and how many of 100 it won, by what
 * the measure says of the hand.
 *
 * @param lowest what a hand of each column is rated at least: won games of 100, by tens, falling to 0.
 */
export function ratedRow({ counts, kinds, law }: KeptMatch, lowest: readonly number[]): string {
  const cells = lowest.map((from, at) => {
    const below = lowest[at - 1] ?? 101;
    const tens = Array.from({ length: 11 }, (_, ten) => ten * 10);
    const names = tens
      .filter((ten) => from <= ten && ten < below)
      .map((ten) => `a declared nullo rated ${ten}`);
    return declaredAndWon(counts, names);
  });
  return row([law, kinds.join(' : '), ...cells]);
}

function declaredAndWon(counts: MatchTally['counts'], names: readonly string[]): string {
  const sum = (end: string): number =>
    names.reduce((all, name) => all + (counts[name + end] ?? 0), 0);
  const declared = sum('');
  return declared === 0 ? '–' : `${declared}, ${((100 * sum(' won')) / declared).toFixed(1)}`;
}

/** A row of the table of cards alone, in games of 100: what A gains on B, against A and against B. */
export function contractRow({ deals, kinds, law, samples, seed }: KeptMatch): string {
  const won = (pair: string): string =>
    (meanAndMargin(samples[`won ${pair}`]!).mean * 100).toFixed(1);
  const gain = (side: 'declarer' | 'defence'): string =>
    (['a', 'b'] as const)
      .map((other) => signedMean(samples[`${side} a − b, against ${other}`], 0.01, 1))
      .join(', ');
  return row([
    law,
    kinds.join(' : '),
    `${deals} (${seed})`,
    ['a:a', 'a:b', 'b:a', 'b:b'].map(won).join(', '),
    gain('declarer'),
    gain('defence'),
  ]);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function signedMean(sample: Sample | undefined, unit: number, digits: number): string {
  if (sample === undefined) return 'nothing';
  const { margin, mean } = meanAndMargin(sample);
  const sign = mean < 0 ? '−' : '+';
  return `${sign}${Math.abs(mean / unit).toFixed(digits)} ± ${(margin / unit).toFixed(digits)}`;
}
