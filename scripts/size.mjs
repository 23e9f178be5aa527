/**
 * `npm run size`: weighs what each page of the built site can load, prints the heaviest page of
 * each kind, and fails when one is over the budget.
 */
import { fileURLToPath } from 'node:url';
import { runCommand } from './command-line.mjs';
import { LOADS_DRILLS } from './size/budgets.mjs';
import { faultsOfPage, faultsOnDemand } from './size/faults.mjs';
import { ON_DEMAND } from './size/on-demand.mjs';
import { kilobytes, printKinds } from './size/print.mjs';
import { weighScripts, weighSite } from './size/weigh.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

await runCommand({
  name: 'npm run size --',
  help: `npm run size

Weighs what each page of the built site can load, prints the heaviest page of each kind, and ends
with 1 when one is over its budget (scripts/size/budgets.mjs; scripts/size/on-demand for what is
loaded only when asked for).

  -h, --help   print this`,
  run: weigh,
});

async function weigh() {
  const pages = await weighSite(
    dist,
    (path) => !ON_DEMAND.some((known) => known.path.test(path)),
    (script) => (LOADS_DRILLS.test(script) ? 'one' : 'all'),
  );

  if (pages.length === 0) {
    throw new Error('There is no built site in dist/: run “npm run build” first.');
  }

  printKinds(pages);
  const later = ON_DEMAND.map((known) => ({ ...known, gzip: weighScripts(dist, known.path) }));
  console.log('\nLoaded only when asked for, not counted above:');
  for (const { budget, gzip, why } of later) {
    const limit = budget === undefined ? '' : `, allowed are ${kilobytes(budget)}`;
    console.log(`  ${gzip === 0 ? 'not built' : kilobytes(gzip)}${limit}: ${why}`);
  }

  const faults = [
    ...pages.flatMap(faultsOfPage),
    ...later.flatMap(faultsOnDemand),
    ...(weighScripts(dist, LOADS_DRILLS) === 0
      ? [`${LOADS_DRILLS.source}: no such script was built`]
      : []),
  ];
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
}
