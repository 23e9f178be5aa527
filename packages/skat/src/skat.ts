#!/usr/bin/env node
/** The command `skat`. */
import { fstatSync } from 'node:fs';
import { UsageError, runCommand } from '../../../scripts/command-line.mjs';
import { HAND_HELP, HAND_OPTIONS, runHandFiles } from '../../../scripts/hand/hand-files.ts';
import { readLines } from '../../../scripts/read-lines.ts';
import { readText } from '../../../scripts/read-text.ts';
import { dealCards } from '../../../src/game/skat/deal.ts';
import { solveLine } from '../../../src/game/solver/solve-line.ts';
import { makeSolver } from '../../../src/game/solver/solver.ts';
import { judgeLine } from '../../../src/strategy/players/judge-line.ts';
import type { AnsweredLine } from '../../../src/lib/json/line-fault.ts';
import { Chance } from '../../../src/lib/random.ts';

const HELP = `skat check FILE…    says what is wrong with hand files, or sums them up
skat json FILE…     prints hands as JSON
skat convert [--as FORMAT] [--to FOLDER] FILE…
                    prints records of the International Skat Server as hands, hands as records
skat solve [--cards] [FILE]
                    what positions come to with all cards open, a line of JSON each
skat judge [--deals N] [--seed N] [FILE]
                    what ten cards, or the cards of a seat in turn, are worth by what can be
                    known, a line of JSON each
skat deal [--seed N] [--count N]
                    deals cards, a line of JSON each

solve and judge read standard input where no file is named. Each command explains itself with --help.`;

const handCommand = (command: 'check' | 'json' | 'convert') => (args: string[]) =>
  runCommand(
    {
      name: `skat ${command}`,
      help: `skat ${command} ${command === 'convert' ? '[--as FORMAT] [--to FOLDER] ' : ''}FILE…

${HAND_HELP}`,
      options: HAND_OPTIONS,
      positionals: true,
      run: ({ values: { as, to }, positionals: files }) => {
        runHandFiles(command, { files, as, to });
      },
    },
    args,
  );

const solve = (args: string[]) =>
  runCommand(
    {
      name: 'skat solve',
      help: `skat solve [--cards] [FILE]

Solves positions with all cards open: one a line, as JSON; the same line with its answer comes out.

  {"game":"suit","trump":"C","declarer":"M","V":["CA",…],"M":[…],"H":[…],"skat":["S7","H7"]}

game is suit, grand or null. Where cards have been played, leader, trick (on the table) and
declarerPointsSoFar say so.

  --cards      adds what every card that may be played here leaves
  -h, --help   print this`,
      options: { cards: { type: 'boolean', default: false } },
      positionals: true,
      run: async ({ values, positionals: [file] }) => {
        const solver = makeSolver();
        await eachLine(file, (line, number) => solveLine(solver, line, number, values.cards));
      },
    },
    args,
  );

const judge = (args: string[]) =>
  runCommand(
    {
      name: 'skat judge',
      help: `skat judge [--deals N] [--seed N] [FILE]

Judges by what can be known: one line of JSON each, the same line with its judgement comes out.

  {"hand":["CJ","HJ",…ten cards],"seat":"V"}
               every game with the share that is won, and how high to bid; with
               "number":20 when that must be held
  {"seat":"M","contract":{"kind":"gucki-solo","trump":"C"},"declarer":"V","hand":[…],
   "tricks":[{"leader":"V","cards":["HA","HK","H7"]}],"table":["S7"]}
               every card with the share of imagined deals in which it comes to the aim

  --deals N    how many deals are imagined for a card (200)
  --seed N     the same seed gives the same answer (1)
  -h, --help   print this`,
      options: { deals: { type: 'string' }, seed: { type: 'string' } },
      positionals: true,
      run: async ({ values, positionals: [file] }) => {
        const deals = readWhole(values.deals, '--deals', 200, 1);
        const seed = readWhole(values.seed, '--seed', 1, 0);
        const solver = makeSolver();
        await eachLine(file, (line, number) => judgeLine(solver, line, number, { deals, seed }));
      },
    },
    args,
  );

const deal = (args: string[]) =>
  runCommand(
    {
      name: 'skat deal',
      help: `skat deal [--seed N] [--count N]

Deals cards: ten for V, M and H and two for the skat, a line of JSON each.

  --seed N     the same seed deals the same cards
  --count N    how many deals (1)
  -h, --help   print this`,
      options: { seed: { type: 'string' }, count: { type: 'string' } },
      run: ({ values }) => {
        const seed = readWhole(values.seed, '--seed', null, 0);
        const chance = seed === null ? null : new Chance(seed);
        for (let left = readWhole(values.count, '--count', 1, 1); left > 0; left--) {
          console.log(JSON.stringify(dealCards(() => chance?.next() ?? Math.random())));
        }
      },
    },
    args,
  );

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  check: handCommand('check'),
  json: handCommand('json'),
  convert: handCommand('convert'),
  solve,
  judge,
  deal,
};

/** Answers each line that is not blank. */
async function eachLine(
  file: string | undefined,
  answer: (line: string, number: number) => AnsweredLine,
): Promise<void> {
  let number = 0;
  for await (const line of linesOf(file)) {
    number++;
    if (line.trim() === '') continue;
    const { ok, text } = answer(line, number);
    if (!ok) process.exitCode = 1;
    process.stdout.write(`${text}\n`);
  }
}

function linesOf(file: string | undefined): AsyncIterable<string> | Iterable<string> {
  if (file !== undefined) {
    const found = readText(file);
    if ('problem' in found) throw new Error(`${file}: ${found.problem}`);
    return found.text.split(/\r?\n/);
  }
  // Node takes it for an empty file.
  if (fstatSync(0).isDirectory()) throw new Error('Standard input is a folder, not a file.');
  if (process.stdin.isTTY)
    console.error('Type a line of JSON, or stop with Ctrl-C and see --help.');
  return readLines(process.stdin.setEncoding('utf8') as AsyncIterable<string>);
}

function readWhole<Other extends number | null>(
  text: string | undefined,
  option: string,
  otherwise: Other,
  least: number,
): number | Other {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${option} ${text}: write a whole number from ${least} on.`);
}

const [word, ...rest] = process.argv.slice(2);
const command = word === undefined ? undefined : COMMANDS[word];
if (command !== undefined && word !== undefined && Object.hasOwn(COMMANDS, word))
  await command(rest);
else if (word === '--help' || word === '-h') console.log(HELP);
else {
  console.error(word === undefined ? HELP : `There is no “skat ${word}”.\n\n${HELP}`);
  process.exitCode = 2;
}
