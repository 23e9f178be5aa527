/**
 * `npm run hand -- check FILE…` and the like: what src/game/notation/command/command.ts does, with files
 * and a screen.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HAND_COMMANDS, runHandCommand } from '../src/game/notation/command/command.ts';
import type { CommandOutcome, ReadText } from '../src/game/notation/command/command.ts';
import { TARGETS } from '../src/game/notation/command/convert.ts';
import { readOtherInWords } from '../src/analyse/paste/other-in-words.ts';
import { COMMAND_GAMES } from '../src/game/others/command-games.ts';
import { UsageError, runCommand } from './command-line.mjs';

await runCommand({
  name: 'npm run hand --',
  help: `npm run hand -- check FILE…   says what is wrong with hand files, or sums them up
npm run hand -- print FILE…   prints hands as the printer writes them
npm run hand -- json FILE…    prints hands as data
npm run hand -- convert [--as FORMAT] [--to FOLDER] FILE…
                              prints game records of the International Skat Server as hands,
                              hands as records; with --as all of them in one format, and what
                              is left out

A file may hold several hands, records and the JSON of the book, also mixed with lists of cards and links.

  --as FORMAT   hand, json (docs/hand.schema.json), iss (the server’s record) or openspiel (the list
                of actions of OpenSpiel’s game skat)
  --to FOLDER   writes each hand or record into a file of its own; none that is there is changed
  -h, --help    print this

How a hand is written: src/game/notation/README.md`,
  options: { to: { type: 'string' }, as: { type: 'string' } },
  positionals: true,
  run: ({ values: { as, to }, positionals: [word, ...files] }) => {
    const command = HAND_COMMANDS.find((one) => one === word);
    if (command === undefined) {
      const wrong = word === undefined ? '' : `“${word}” is none of them.`;
      throw new UsageError(`Say first what to do: ${HAND_COMMANDS.join(', ')}. ${wrong}`.trimEnd());
    }
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
      apart: to !== undefined,
      ...(target !== undefined && { as: target }),
      games: COMMAND_GAMES,
      readOther: readOtherInWords,
    });
    for (const text of outcome.out) console.log(text);
    for (const text of outcome.err) console.error(text);
    process.exitCode = outcome.code;
    if (to !== undefined && outcome.files.length > 0) writeInto(to, outcome.files);
  },
});

function readText(file: string): ReturnType<ReadText> {
  try {
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { problem: 'there is no such file' };
    if (codeOf(error) === 'EISDIR') return { problem: 'this is a folder, not a file' };
    return { problem: error instanceof Error ? error.message : String(error) };
  }
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
      const there = codeOf(error) === 'EEXIST';
      console.error(`${path}: ${there ? 'is there already and was left as it is' : String(error)}`);
      process.exitCode = 1;
    }
  }
}

/** The code of a fault of the system, `ENOENT`. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
