/** A match in lines of text. */
import { CONTRACT_KINDS } from '../../../game/skat/contract.ts';
import type { MatchJob } from './job.ts';
import { MARGIN_UNIT, countedGame } from './whole.ts';
import { meanAndMargin } from './tally.ts';
import type { MatchTally, Sample } from './tally.ts';

/** Every game that is counted, once. */
const GAMES = [...new Set(CONTRACT_KINDS.map(countedGame))];

/** What a match came to, line by line. */
export function reportMatch(
  { counts, samples }: MatchTally,
  kinds: readonly [string, string],
  mode: MatchJob['mode'],
): string[] {
  switch (mode) {
    case 'whole':
    case 'alone':
      return reportWhole(samples, counts, kinds);
    case 'contracts':
      return reportContracts(samples, counts, kinds);
    case 'audit':
      return reportAudit(counts);
  }
}

type Counts = MatchTally['counts'];
type Samples = MatchTally['samples'];

function reportWhole(
  samples: Samples,
  counts: Counts,
  [a, b]: readonly [string, string],
): string[] {
  const of = (name: string): number => counts[name] ?? 0;
  const played = of('deals played');
  const { margin } = samples;
  const lines = [
    ...(margin === undefined
      ? []
      : [
          `${a} above ${b}, a deal and player: ${sayMean(margin)} in the own column, ${sayMean(samples['margin, Seeger'])} with Seeger’s points`,
        ]),
    `${played} deals played, passed in ${share(of('passed in'), played)}, Ramsch ${share(of('Ramsch'), played)}`,
  ];
  for (const [side, name] of [
    ['a', a],
    ['b', b],
  ] as const) {
    const seats = of(`${side} seats`);
    if (seats === 0) continue;
    const declared = of(`${side} declared`);
    lines.push(
      `${name}: ${(of(`${side} score`) / seats).toFixed(2)} a deal (Seeger ${((36 * of(`${side} Seeger`)) / seats).toFixed(0)} in 36), declares ${share(declared, seats)}, wins ${share(of(`${side} declared won`), declared)}, overbid ${share(of(`${side} overbid`), declared)}, defends with success ${share(of(`${side} defended won`), of(`${side} defended`))}, Ramsch lost ${of(`${side} Ramsch lost`)}`,
    );
    const games = GAMES.filter((game) => of(`${side} declared ${game}`) > 0).map(
      (game) =>
        `${game} ${of(`${side} declared ${game}`)} (${share(of(`${side} declared ${game} won`), of(`${side} declared ${game}`))})`,
    );
    lines.push(`  ${games.join('; ')}`);
  }
  return lines;
}

function reportContracts(
  samples: Samples,
  counts: Counts,
  [a, b]: readonly [string, string],
): string[] {
  const names = { a, b };
  const lines = (['aa', 'ab', 'ba', 'bb'] as const).map((pair) => {
    const [own, others] = [pair[0] as 'a' | 'b', pair[1] as 'a' | 'b'];
    const won = samples[`won ${own}:${others}`];
    const points = samples[`points ${own}:${others}`];
    const mean = points === undefined ? 'no' : meanAndMargin(points).mean.toFixed(1);
    return `${names[own]} : ${names[others]}  won ${percent(won)}, ${mean} points`;
  });
  for (const other of ['a', 'b'] as const) {
    lines.push(
      `declarer, ${a} above ${b}, against ${names[other]}: ${percent(samples[`declarer a − b, against ${other}`])}`,
      `defence, ${a} above ${b}, against ${names[other]}: ${percent(samples[`defence a − b, against ${other}`])}`,
    );
  }
  return [...lines, listCounts(Object.entries(counts))];
}

function reportAudit(counts: Counts): string[] {
  const faults = Object.keys(counts).filter((name) => name.startsWith('fault'));
  const games = Object.entries(counts)
    .filter(([name]) => name.startsWith('played'))
    .map(([name, count]) => [name.replace('played ', ''), count] as const);
  return [
    `${counts['deals audited'] ?? 0} deals, ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`,
    listCounts(games),
    ...faults.toSorted().slice(0, 20),
  ];
}

/** Counts by their names: parts of a match come in as processors are done with them. */
function listCounts(counts: readonly (readonly [string, number])[]): string {
  return counts
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function sayMean(sample: Sample | undefined): string {
  if (sample === undefined) return 'nothing';
  const { margin, mean } = meanAndMargin(sample);
  return `${signed(mean / MARGIN_UNIT)} ± ${(margin / MARGIN_UNIT).toFixed(2)}`;
}

function percent(sample: Sample | undefined): string {
  if (sample === undefined) return 'nothing';
  const { margin, mean } = meanAndMargin(sample);
  return `${(mean * 100).toFixed(1)} ± ${(margin * 100).toFixed(1)} of 100`;
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}
