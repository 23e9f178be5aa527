/**
 * `npm run worst`: looks for the deals that refute what the book calls certain, and writes what it
 * found to content/worst.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CERTAIN_GAMES } from '../src/strategy/simulations/certain.ts';
import type { CertainGame } from '../src/strategy/simulations/certain.ts';
import { findWorst } from '../src/strategy/simulations/worst.ts';
import { Chance } from '../src/lib/random.ts';
import type { Seat } from '../src/game/skat/seats.ts';
import { makeSolver } from '../src/game/solver/solver.ts';
import { UsageError, runCommand } from './command-line.mjs';

const FILE = 'content/worst.json';
const SEED = 1922;
const TRIES = 1500;

/** The part of one search that the book’s page shows. */
interface Found {
  readonly id: string;
  readonly seat: Seat;
  readonly points: number;
  readonly tries: number;
  readonly seed: number;
  readonly deal: Readonly<Record<Seat | 'skat', string>>;
}

await runCommand({
  name: 'npm run worst --',
  help: `npm run worst -- ID… [OPTION…]

Looks for the deal in which a game that the book calls certain brings the fewest points, with best
play by all and all cards open, and writes what it found to ${FILE}.

${CERTAIN_GAMES.map(({ id, says, seats }) => `  ${id.padEnd(18)} ${seats.join('')}  ${says}`).join('\n')}
  all                all of them

  --tries NUMBER     how many deals it looks at for each seat (${TRIES})
  --seed NUMBER      where chance begins (${SEED})
  -h, --help         print this`,
  options: { tries: { type: 'string' }, seed: { type: 'string' } },
  positionals: true,
  run: ({ positionals, values }) => {
    const tries = wholeNumber('--tries', values.tries) ?? TRIES;
    const seed = wholeNumber('--seed', values.seed) ?? SEED;
    for (const certain of chooseGames(positionals)) {
      for (const seat of certain.seats) keep(search(certain, seat, tries, seed));
    }
  },
});

function search(certain: CertainGame, seat: Seat, tries: number, seed: number): Found {
  const { deal, points } = findWorst(certain, seat, {
    chance: new Chance(seed),
    solver: makeSolver(),
    tries,
  });
  console.log(`${certain.id}, ${seat}: ${points} (${certain.least} if the book is right)`);
  const { H, M, V, skat } = deal;
  const rows = { V: V.join(' '), M: M.join(' '), H: H.join(' '), skat: skat.join(' ') };
  return { id: certain.id, seat, points, tries, seed, deal: rows };
}

/** Writes a search beside the others, in the order of the book. */
function keep(found: Found): void {
  const before = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Found[]) : [];
  const others = before.filter(({ id, seat }) => id !== found.id || seat !== found.seat);
  const place = ({ id, seat }: Found): number =>
    10 * CERTAIN_GAMES.findIndex((certain) => certain.id === id) + 'VMH'.indexOf(seat);
  const all = [...others, found].sort((one, other) => place(one) - place(other));
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}

function chooseGames(ids: readonly string[]): readonly CertainGame[] {
  if (ids.length === 0) throw new UsageError('Say which games to search, or “all”.');
  if (ids.includes('all')) return CERTAIN_GAMES;
  return ids.map((id) => {
    const found = CERTAIN_GAMES.find((certain) => certain.id === id);
    if (found === undefined) throw new UsageError(`There is no game “${id}”.`);
    return found;
  });
}

function wholeNumber(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${option} takes a number above 0.`);
  return Number(text);
}
