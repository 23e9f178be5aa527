/** Hand files read, checked and converted on the command line: what `npm run hand` and `skat` share. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runHandCommand } from '../../src/game/notation/command/command.ts';
import type { CommandOutcome, HandCommand } from '../../src/game/notation/command/command.ts';
import { TARGETS } from '../../src/game/notation/command/convert.ts';
import { UsageError } from '../command-line.mjs';
import { readText } from '../read-text.ts';

/** The options of these commands, for `parseArgs`. */
export const HAND_OPTIONS = { to: { type: 'string' }, as: { type: 'string' } } as const;

/** What the help says of them. */
export const HAND_HELP = `A file may hold several hands, records and hands as JSON.

  --as FORMAT   hand, json (docs/hand.schema.json), iss (the server’s record) or openspiel (the list
                of actions of OpenSpiel’s game skat)
  --to FOLDER   writes each hand or record into a file of its own; none that is there is changed
  -h, --help    print this`;

/** What one of the commands was given. */
interface Given {
  readonly files: readonly string[];
  readonly as?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Runs one of the commands on files, prints what it comes to and sets the exit code.
 *
 * @throws UsageError for arguments that it cannot use.
 */
export function runHandFiles(
  command: HandCommand,
  { as, files, to }: Given,
  known: Pick<Parameters<typeof runHandCommand>[3] & object, 'games' | 'readOther'> = {},
): void {
  if (files.length === 0) throw new UsageError(`${command} needs the name of a file.`);
  const target = TARGETS.find((one) => one === as);
  if (as !== undefined) {
    if (command !== 'convert') throw new UsageError('--as goes with convert alone.');
    if (target === undefined) throw new UsageError(`--as ${as}: write ${TARGETS.join(', ')}.`);
  }
  if (to !== undefined) {
    if (command !== 'convert') throw new UsageError('--to goes with convert alone.');
    if (to === '') throw new UsageError('--to needs the name of a folder.');
    if (statSync(to, { throwIfNoEntry: false })?.isDirectory() === false) {
      throw new UsageError(`--to ${to}: this is a file, not a folder.`);
    }
  }
  const outcome = runHandCommand(command, files, readText, {
    ...known,
    apart: to !== undefined,
    ...(target !== undefined && { as: target }),
  });
  for (const text of outcome.out) console.log(text);
  for (const text of outcome.err) console.error(text);
  process.exitCode = outcome.code;
  if (to !== undefined && outcome.files.length > 0) writeInto(to, outcome.files);
}

/** Writes files into a folder, which is made if need be, and prints their names. */
function writeInto(folder: string, files: CommandOutcome['files']): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) {
    const path = join(folder, name);
    try {
      writeFileSync(path, text, { flag: 'wx' });
      console.log(path);
    } catch (error) {
      const there = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      console.error(`${path}: ${there ? 'is there already and was left as it is' : String(error)}`);
      process.exitCode = 1;
    }
  }
}
