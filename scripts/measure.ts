/**
 * `npm run measure -- T1 …`: settles rules of thumb by chance, on all processors, and writes each
 * result to content/measures. What is done is kept beside the packages, so that a measure that was
 * broken off goes on where it was.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MEASURES } from '../src/strategy/simulations/measures.ts';
import type { ChanceMeasure } from '../src/strategy/simulations/measure.ts';
import { makeMeasureResult } from '../src/strategy/simulations/result.ts';
import type { MeasureResult } from '../src/strategy/simulations/result.ts';
import { joinTallies } from '../src/strategy/simulations/tally.ts';
import { UsageError, runCommand } from './command-line.mjs';
import { PLACES_DRAWN, cardKinds, measureCards } from './measure/cards.ts';
import {
  NOTHING_COMPARED,
  addAgreement,
  compareResults,
  tellAgreement,
} from '../src/strategy/simulations/agreement.ts';
import type { Agreement } from '../src/strategy/simulations/agreement.ts';
import { AGAINST_DEALT, measureAgainst } from './measure/against.ts';
import { DRAWN, measureDrills, recheckDrills } from './measure/drills.ts';
import { GAMES_DEALT, measureGames } from './measure/games.ts';
import { HANDS_BETTER, HANDS_DRAWN, measureBetter, measureHands } from './measure/hands.ts';
import { PLACES_DEALT, measurePlaces } from './measure/places.ts';
import { openKept } from './measure/kept.ts';
import { hashProgram } from './measure/program.ts';
import { shareOut } from './measure/share-out.ts';
import { showProgress } from './measure/progress.ts';
import { stretchesOf } from './measure/stretches.ts';

const FOLDER = join('content', 'measures');
const SEED = 1922;

await runCommand({
  name: 'npm run measure --',
  help: `npm run measure -- ID… [OPTION…]

Deals at random, solves every deal with all cards open, and writes shares with their margins to
${FOLDER}. A measure that is broken off goes on where it was. With another seed it also says how
many groups agree with what the book prints; of a hundred, chance leaves about five outside.

${MEASURES.map(({ deals, id, title }) => `  ${id.padEnd(10)} ${title} (${deals} deals)`).join('\n')}
  all        all of them

  drills     hands for the drills on bids and layouts, to content/practice, and how the rule alone
             would grade them
  cards      places for the drill on single cards, to content/practice; with names of kinds after
             it (cards ramsch declarer) only these, and the others stay
  hands      what hands are worth to those who play whole deals (src/strategy/players), to content/players:
             ${HANDS_DRAWN} of each kind by the drills’ players, half as many Nullos by strong
             ones; hands strong:12 has ${HANDS_BETTER} of each kind with trumps played by those, named as for
             npm run match, and says how their shares differ
  games      how often games named on twelve cards are won, by the worth of the hand and by imagined
             deals, to content/players (${GAMES_DEALT} deals)
  against    how often hands are won that others have bid against, to content/players
             (${AGAINST_DEALT} deals)
  places     cards at every trick that are clearly best, for the drill on the middle of a hand, to
             content/practice (${PLACES_DEALT} deals)
  verdicts   how the drills on bids and layouts grade, held against other deals

  --hands NUMBER    hands of each kind that are drawn for the drills (${DRAWN}; of places ${PLACES_DRAWN})
  --deals NUMBER    other than what the measure says; the result goes to --out only
  --seed NUMBER     other deals (${SEED}); the result goes to --out only
  --out FOLDER      where results are written (${FOLDER})
  -h, --help        print this`,
  options: {
    hands: { type: 'string' },
    deals: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
  },
  positionals: true,
  run: async ({ positionals, values }) => {
    if (positionals.includes('drills')) {
      if (positionals.length > 1) throw new UsageError('The drills are measured by themselves.');
      measureDrills(wholeNumber('--hands', values.hands) ?? DRAWN);
      return;
    }
    if (positionals.includes('cards')) {
      const [first, ...kinds] = positionals;
      if (first !== 'cards') throw new UsageError('The cards are measured by themselves.');
      measureCards(wholeNumber('--hands', values.hands) ?? PLACES_DRAWN, cardKinds(kinds));
      return;
    }
    if (positionals.includes('hands')) {
      const [, who, ...rest] = positionals;
      if (rest.length > 0) throw new UsageError('The hands are measured by themselves.');
      const hands = wholeNumber('--hands', values.hands);
      if (who === undefined) measureHands(hands ?? HANDS_DRAWN);
      else measureBetter(hands ?? HANDS_BETTER, who);
      return;
    }
    if (positionals.includes('games')) {
      if (positionals.length > 1) throw new UsageError('The games are measured by themselves.');
      measureGames(wholeNumber('--deals', values.deals) ?? GAMES_DEALT);
      return;
    }
    if (positionals.includes('against')) {
      if (positionals.length > 1)
        throw new UsageError('Hands bid against are measured by themselves.');
      measureAgainst(wholeNumber('--deals', values.deals) ?? AGAINST_DEALT);
      return;
    }
    if (positionals.includes('places')) {
      if (positionals.length > 1) throw new UsageError('The places are measured by themselves.');
      measurePlaces(wholeNumber('--deals', values.deals) ?? PLACES_DEALT);
      return;
    }
    if (positionals.includes('verdicts')) {
      recheckDrills();
      return;
    }
    const deals = wholeNumber('--deals', values.deals);
    const seed = wholeNumber('--seed', values.seed) ?? SEED;
    if ((deals !== null || values.seed !== undefined) && values.out === undefined) {
      throw new UsageError('Other deals than the book’s want a folder of their own: --out FOLDER');
    }
    const measures = chooseMeasures(positionals);
    let together = NOTHING_COMPARED;
    for (const measure of measures) {
      const agreement = await settle(measure, seed, deals ?? measure.deals, values.out ?? FOLDER);
      if (agreement !== null) together = addAgreement(together, agreement);
    }
    if (measures.length > 1 && together.groups > 0) {
      console.log(`All measures together: ${tellAgreement(together)}.`);
    }
  },
});

function chooseMeasures(ids: readonly string[]): readonly ChanceMeasure[] {
  if (ids.length === 0) throw new UsageError('Say which measures to take, or “all”.');
  if (ids.includes('all')) return MEASURES;
  return ids.map((id) => {
    const found = MEASURES.find((measure) => measure.id === id);
    if (found === undefined) throw new UsageError(`There is no measure “${id}”.`);
    return found;
  });
}

function wholeNumber(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${option} takes a number above 0.`);
  return Number(text);
}

/** Takes a measure and writes what it came to; on other deals, prints how it agrees with the book. */
async function settle(
  measure: ChanceMeasure,
  seed: number,
  deals: number,
  folder: string,
): Promise<Agreement | null> {
  const program = hashProgram();
  const store = openKept(`${measure.id}-${seed}-${program}`);
  const remaining = stretchesOf(deals).filter((stretch) => !store.has(stretch));
  const progress = showProgress(
    measure.id,
    remaining.reduce((sum, { end, first }) => sum + end - first, 0),
  );
  await shareOut(
    { id: measure.id, seed, stretches: remaining },
    availableParallelism(),
    (stretch, tallies) => {
      store.add(stretch, tallies);
      progress.add(stretch.end - stretch.first);
    },
  );
  progress.end();
  const tallies = store.all(deals).reduce(joinTallies, {});
  const result = makeMeasureResult(measure, { seed, deals, program }, tallies);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${measure.id}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(result.groups).length} groups, ${deals} deals, seed ${seed}`);
  const printed = printedResult(measure);
  if (printed === null || printed.seed === seed) return null;
  const agreement = compareResults(result, printed);
  console.log(`  ${tellAgreement(agreement)}`);
  return agreement;
}

/** What the book prints; null for a measure that it has not taken yet. */
function printedResult({ id }: ChanceMeasure): MeasureResult | null {
  const file = join(FOLDER, `${id}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MeasureResult) : null;
}
