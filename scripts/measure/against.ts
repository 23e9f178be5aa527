/**
 * `npm run measure -- against`: how often hands are won that others have bid against, beside what their worth
 * says. Strong players bid and play deals by today’s order; all goes to content/players/against.json. What
 * is done is kept, so that a measure that was broken off goes on where it was.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAWS } from '../../src/game/skat/laws.ts';
import { playAgainst } from '../../src/strategy/players/match/against.ts';
import type { HandAgainst } from '../../src/strategy/players/match/against.ts';
import { seatedAs } from '../../src/strategy/players/match/kinds.ts';
import { HIGH_BID } from '../../src/strategy/players/worth/against-bids.ts';
import type {
  HandsAgainst,
  WrittenAgainst,
} from '../../src/strategy/players/worth/against-bids.ts';
import { hashProgram } from './program.ts';
import { showProgress } from './progress.ts';

const FILE = join('content', 'players', 'against.json');
const KEPT = join('.cache', 'measures');
const SEED = 71;
const PLAYER = 'strong:12';
/** Deals that are played. */
export const AGAINST_DEALT = 1000;

interface Row {
  readonly number: number;
  readonly found: HandAgainst | null;
}

/** Plays deals, and writes what was said and won. */
export function measureAgainst(deals: number): void {
  mkdirSync(KEPT, { recursive: true });
  const kept = join(KEPT, `against-${hashProgram()}.jsonl`);
  const rows = readRows(kept);
  const known = new Set(rows.map(({ number }) => number));
  const missing = Array.from({ length: deals }, (_, number) => number).filter(
    (number) => !known.has(number),
  );
  const progress = showProgress('against', missing.length);
  const seated = seatedAs(PLAYER);
  for (const number of missing) {
    const row = { number, found: playAgainst(LAWS.isko, seated, SEED, number) };
    rows.push(row);
    appendFileSync(kept, `${JSON.stringify(row)}\n`);
    progress.add(1);
  }
  progress.end();
  const found = rows.flatMap((row) => (row.number < deals ? (row.found ?? []) : []));
  const written: WrittenAgainst = {
    law: 'isko',
    player: PLAYER,
    seed: SEED,
    deals,
    below: together(found.filter(({ others }) => others < HIGH_BID)),
    high: together(found.filter(({ others }) => others >= HIGH_BID)),
  };
  for (const group of ['below', 'high'] as const) {
    const { hands, said, won } = written[group];
    console.log(`${group} ${HIGH_BID}: ${won} of ${hands} won, ${said} said`);
  }
  writeFileSync(FILE, `${JSON.stringify(written, null, 2)}\n`);
  console.log(FILE);
}

function readRows(file: string): Row[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

function together(hands: readonly HandAgainst[]): HandsAgainst {
  const said = hands.reduce((sum, one) => sum + one.said, 0);
  return {
    hands: hands.length,
    won: hands.filter(({ won }) => won).length,
    said: Number(said.toFixed(2)),
  };
}
