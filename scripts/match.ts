/**
 * `npm run match`: two kinds of players against each other, on the same deals in every seating, so
 * that what is left between them is play. The same command and seed give the same numbers.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MATCH_KINDS, isSeatName } from '../src/strategy/players/match/kinds.ts';
import type { MatchJob } from '../src/strategy/players/match/job.ts';
import { withMatch } from '../src/strategy/players/match/kept.ts';
import type { KeptMatch } from '../src/strategy/players/match/kept.ts';
import { reportMatch } from '../src/strategy/players/match/report.ts';
import { LAW_IDS, isLawId } from '../src/game/skat/laws.ts';
import { UsageError, runCommand } from './command-line.mjs';
import { NOTHING_DONE, readDone, stretchesLeft, writeDone } from './match/done.ts';
import { shareMatch } from './match/share-out.ts';
import { showProgress } from './measure/progress.ts';

const KEPT = join('content', 'players', 'matches.json');

await runCommand({
  name: 'npm run match --',
  help: `npm run match -- --kinds A,B [OPTION…]
npm run match -- --kinds A [OPTION…]

Plays each deal six times, in every way to seat two kinds of players at three places, with the same
cards and the same chance, and prints how far A is above B with the margin of 95 in 100, and what each
declares and wins. A kind against itself is exactly 0 above. One kind alone sits at all three seats,
and plays each deal once.

${Object.entries(MATCH_KINDS)
  .map(([name, what]) => `  ${name.padEnd(12)} ${what}`)
  .join('\n')}

A player who imagines deals can have a number of them: strong:10.

  --kinds A,B        who plays (strong,book), or one alone
  --law ID           ${LAW_IDS.join(', ')} (isko)
  --deals NUMBER     how many deals (100)
  --seed NUMBER      which deals (1922)
  --same-contracts   cards alone, at contracts that were bid before, each kind on both sides
  --audit            plays each deal once, and looks for every breach of the rules
  --processes NUMBER how many processors (all)
  --out FILE         where the sums are written as JSON after every ten deals; a match that was broken
                     off goes on where it was
  --keep             adds it to the matches that are kept, content/players/matches.json
  -h, --help         print this`,
  options: {
    kinds: { type: 'string', default: 'strong,book' },
    law: { type: 'string', default: 'isko' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1922' },
    'same-contracts': { type: 'boolean', default: false },
    audit: { type: 'boolean', default: false },
    processes: { type: 'string' },
    out: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
  run: async ({ values }) => {
    const [a, b = a, ...more] = values.kinds.split(',');
    if (a === undefined || b === undefined || more.length > 0 || ![a, b].every(isSeatName)) {
      throw new UsageError(`--kinds takes one or two of: ${Object.keys(MATCH_KINDS).join(', ')}.`);
    }
    const isAlone = !values.kinds.includes(',');
    if (isAlone && (values.audit || values['same-contracts'])) {
      throw new UsageError('--audit and --same-contracts take two kinds.');
    }
    const { law } = values;
    if (!isLawId(law)) throw new UsageError(`--law is one of: ${LAW_IDS.join(', ')}.`);
    const deals = wholeNumber('--deals', values.deals);
    const job: MatchJob = {
      law,
      kinds: [a, b],
      mode: values.audit
        ? 'audit'
        : values['same-contracts']
          ? 'contracts'
          : isAlone
            ? 'alone'
            : 'whole',
      seed: wholeNumber('--seed', values.seed),
      first: 0,
      end: deals,
    };
    const processes =
      values.processes === undefined
        ? availableParallelism()
        : wholeNumber('--processes', values.processes);
    const { out } = values;
    const before = out === undefined ? NOTHING_DONE : readDone(out, job);
    const progress = showProgress(
      'match',
      stretchesLeft(job, before).reduce((sum, { end, first }) => sum + end - first, 0),
    );
    const tally = await shareMatch(job, processes, before, (doneSoFar, played) => {
      progress.add(played);
      if (out !== undefined) writeDone(out, job, doneSoFar);
    });
    progress.end();
    if (values.keep)
      keep({ law, kinds: job.kinds, mode: job.mode, seed: job.seed, deals, ...tally });
    const modeName = { whole: '', alone: '', contracts: ', same contracts', audit: ', audited' }[
      job.mode
    ];
    console.log(
      `${isAlone ? a : `${a} and ${b}`}, ${law}, ${deals} deals, seed ${job.seed}${modeName}`,
    );
    for (const line of reportMatch(tally, [a, b], job.mode)) console.log(line);
  },
});

function keep(match: KeptMatch): void {
  const matches = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as KeptMatch[]) : [];
  writeFileSync(KEPT, `${JSON.stringify(withMatch(matches, match), null, 2)}\n`);
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${option} takes a number above 0.`);
  return Number(text);
}
