/** The figures of the set, as content/problems/README.md has them. */
import { KINDS } from '../../src/game/skat/contract.ts';
import { AIMS, GRADES } from '../../src/problems/problem.ts';
import type { Problem, ProblemAim } from '../../src/problems/problem.ts';
import { THEME_TITLES } from '#edition/problems/theme-words.ts';
import { THEME_IDS } from '../../src/problems/themes.ts';
import { WANTED as WANTED_BY_LAW } from './choose.ts';
import type { Progress, ProgressByStream } from './progress.ts';
import { STREAMS, STREAM_NAMES } from './streams.ts';
import type { StreamName } from './streams.ts';

type Test = (problem: Problem) => boolean;

const isNull: Test = ({ view }) => KINDS[view.contract!.kind].trumps === 'none';
const leadsEarly: Test = ({ isDeclarer, view }) =>
  !isDeclarer && view.table.length === 0 && view.tricks.length < 3;

/** What the set is meant to have at least, from the plan of it. */
const WANTED: readonly (readonly [name: string, least: number, test: Test])[] = [
  ['under today’s rules', WANTED_BY_LAW.isko, ({ law }) => law === 'isko'],
  ['under those of 1922', WANTED_BY_LAW['american-1922'], ({ law }) => law === 'american-1922'],
  ['counted out', 150, ({ aim }) => aim === 'count-out'],
  ['Nulls', 60, isNull],
  ['for a defender', 150, ({ isDeclarer }) => !isDeclarer],
  ['leads of a defender in tricks 1 to 3', 40, leadsEarly],
];

/** What is asked. */
const ASKS: Readonly<Record<ProblemAim, string>> = {
  win: 'Win it',
  beat: 'Beat it',
  sixty: 'Keep the declarer at sixty',
  schneider: 'Make the step beyond: schneider, or out of it',
  'count-out': 'Count it out: one plan wins wherever the cards are',
};

/** The whole README of the set. @param progress how far the search has come. */
export function makeFigures(problems: readonly Problem[], progress: ProgressByStream): string {
  const count = (test: Test): number => problems.filter(test).length;
  const themes = THEME_IDS.map((id) => [id, count(({ themes: [main] }) => main === id)] as const)
    .filter(([, number]) => number > 0)
    .sort(([, one], [, other]) => other - one);
  return `# The set of problems

Made by \`npm run problems -- make\`, which adds what \`search\` has found to the set that stands, and proved by
\`check\`: do not edit these files, this one included. [scripts/problems](../../scripts/problems/README.md) explains
what a problem is, and [src/problems](../../src/problems/README.md) how it is read.

The set has ${problems.length} problems. The search stops when there are as many as are wanted by each rule book;
[scripts/problems](../../scripts/problems/README.md#what-is-rare) explains why there are no early leads of a defender.

| kind | problems | wanted |
| --- | --- | --- |
${WANTED.map(([name, least, test]) => `| ${name} | ${count(test)} | ${least} |`).join('\n')}

| asks | problems |
| --- | --- |
${AIMS.map((aim) => `| ${ASKS[aim]} | ${count((one) => one.aim === aim)} |`).join('\n')}

| grade | ${GRADES.join(' | ')} |
| --- | --- | --- | --- | --- | --- |
| problems | ${GRADES.map((grade) => count((one) => one.grade === grade)).join(' | ')} |

| trick | ${Array.from({ length: 9 }, (_, at) => at + 1).join(' | ')} |
| --- | ${Array.from({ length: 9 }, () => '---').join(' | ')} |
| problems | ${Array.from({ length: 9 }, (_, at) => count(({ view }) => view.tricks.length === at)).join(' | ')} |

In ${count(({ refutation }) => refutation.isDealPlayed)} problems the refutation is shown in the deal that was played, and in the rest in another deal that agrees with
what was seen.

| theme | problems |
| --- | --- |
${themes.map(([id, number]) => `| ${THEME_TITLES[id]} | ${number} |`).join('\n')}

## The search

Each row has the seed of a stream, the deals that were played and the places found; [search.json](search.json) has the
same, so that the search continues with the next deal of each stream. Some places are left out of the set, as twins or
as one too many of a theme. The columns of the tests say, for all deals of the stream together, how many places came to
each test and how many seconds of processor time they took. Most of the time is spent on playing places out.

| stream | seed | deals | places found | seconds | dealt and bid | played | looked at | weighed | counted out | played out | whole ladder |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${STREAM_NAMES.map((name) => searchRow(name, progress[name])).join('\n')}
`;
}

const STAGES = ['bid', 'play', 'look', 'weigh', 'count', 'play out', 'ladder'] as const;

function searchRow(name: StreamName, { deals, found, stages }: Progress): string {
  const all = STAGES.map((stage) => stages[stage] ?? { places: 0, ms: 0 });
  const seconds = Math.round(all.reduce((total, { ms }) => total + ms, 0) / 1000);
  const cells = all.map(({ ms, places }) => `${places}, ${(ms / 1000).toFixed(1)} s`);
  return `| ${[name, STREAMS[name].seed, deals, found, seconds, ...cells].join(' | ')} |`;
}
