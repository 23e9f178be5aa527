/** What `npm run hand` does with hand files, without the files and the screen. */
import { convertText } from './convert.ts';
import type { Target } from './convert.ts';
import { parseHand } from '../parse.ts';
import { gameOfText } from '../games/parse.ts';
import type { HandError } from '../errors.ts';
import { invalid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { readMixedFile, showPieces, skippedText } from './pieces.ts';
import type { ReadOther } from './pieces.ts';
import type { PieceFault } from '../pieces/fault.ts';
import { gameOfData } from '../read/hand-data.ts';
import { makeHand } from '../write/make.ts';
import { makePublicHand } from '../write/public.ts';
import type { Hand } from '../hand.ts';
import { showError, showFault, showSummary } from './show.ts';

export const HAND_COMMANDS = ['check', 'print', 'json', 'convert'] as const;
export type HandCommand = (typeof HAND_COMMANDS)[number];

/** What a run of the command comes to. */
export interface CommandOutcome {
  /** For standard output, one entry a line or block. */
  readonly out: readonly string[];
  /** For standard error. */
  readonly err: readonly string[];
  /** Files to be written in one folder, each of another name. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** 0 all good, 1 some file is not. */
  readonly code: 0 | 1;
}

const SHOW: Readonly<Record<Exclude<HandCommand, 'convert'>, (hand: Hand) => string>> = {
  check: showSummary,
  print: (hand) => makeHand(hand).trimEnd(),
  json: (hand) => JSON.stringify(makePublicHand(hand), null, 2),
};

/** A game other than Skat, as far as the command knows it. */
export interface CheckedByCommand {
  /** What stands in the tag `game`. */
  readonly id: string;
  /** A good hand in one line, or what is wrong with it. */
  sumUp(text: string, file: string): Checked<string, HandError>;
  /** The same of a hand as JSON. */
  sumUpData(json: string): Checked<string, PieceFault>;
  /** A hand as JSON. */
  toData(text: string, file: string): Checked<string, HandError>;
}

/** A file's text, or in words why there is none. */
type Found = { readonly text: string } | { readonly problem: string };

/** Gives a file's text, or says in words why it cannot be read. */
export type ReadText = (file: string) => Found;

/**
 * Runs the command; goes on after a file in which something is wrong.
 *
 * @param files the names of the files, to be read, and to stand before the messages about them.
 * @param options.games the games other than Skat, whose hands can be checked.
 * @param options.readOther reads cards and links.
 * @param options.as what `convert` writes; without it hands of records, and records of all else.
 * @param options.apart whether what `convert` makes goes into files, one each.
 */
export function runHandCommand(
  command: HandCommand,
  files: readonly string[],
  readText: ReadText,
  options: {
    readonly apart?: boolean;
    readonly games?: readonly CheckedByCommand[];
    readonly readOther?: ReadOther;
    readonly as?: Target;
  } = {},
): CommandOutcome {
  const read = (file: string): Found => {
    const found = readText(file);
    return 'text' in found && found.text.trim() === '' ? { problem: 'the file is empty' } : found;
  };
  if (command === 'convert') return runConvert(files, read, options);
  const out: string[] = [];
  const err: string[] = [];
  let isWhole = true;
  const fail = (...texts: readonly string[]): void => {
    err.push(...texts);
    isWhole = false;
  };
  for (const file of files) {
    const found = read(file);
    if ('problem' in found) {
      fail(`${file}: ${found.problem}`);
      continue;
    }
    const game = gameOfText(found.text) ?? gameOfData(found.text);
    const other = options.games?.find(({ id }) => id === game);
    if (other !== undefined) {
      const shown = runOther(command, other, found.text, file);
      if (shown.ok) out.push(shown.value);
      else fail(...shown.errors);
      continue;
    }
    // Before the hand is parsed: its last field would go on over the lines of what follows.
    const mixed = readMixedFile(found.text);
    if (mixed !== null) {
      const shown = showPieces(mixed, file, SHOW[command], options.readOther ?? leaveAside);
      for (const text of shown.out) out.push(text);
      for (const text of shown.err) err.push(text);
      isWhole &&= shown.isWhole;
      continue;
    }
    const parsed = parseHand(found.text, { file });
    if (parsed.ok) out.push(SHOW[command](parsed.value));
    else fail(...parsed.errors.map((error) => showError(error, found.text)));
  }
  return { out, err, files: [], code: isWhole ? 0 : 1 };
}

/** What the command prints of a hand of another game, or what is wrong. */
function runOther(
  command: Exclude<HandCommand, 'convert'>,
  game: CheckedByCommand,
  text: string,
  file: string,
): Checked<string, string> {
  const isData = gameOfData(text) !== null;
  if (command === 'print' || (isData && command === 'json')) {
    return invalid(`${file}: hands of this game are only checked, and made into JSON`);
  }
  if (isData) {
    const summed = game.sumUpData(text);
    return summed.ok
      ? summed
      : invalid(summed.errors.map((fault) => showFault(file, fault)).join('\n'));
  }
  const made = command === 'json' ? game.toData(text, file) : game.sumUp(text, file);
  return made.ok ? made : invalid(made.errors.map((error) => showError(error, text)).join('\n'));
}

/** Where nobody reads cards and links, they are words. */
const leaveAside: ReadOther = (part, file) => [
  { kind: 'words', outcome: { is: 'aside' }, texts: [skippedText(part, file)] },
];

/** `convert`: what is merely worth knowing is printed, but is no reason to end with 1. */
function runConvert(
  files: readonly string[],
  read: ReadText,
  { apart = false, as }: { readonly apart?: boolean; readonly as?: Target },
): CommandOutcome {
  const texts: { readonly name: string; readonly text: string }[] = [];
  const err: string[] = [];
  let code: CommandOutcome['code'] = 0;
  for (const file of files) {
    const found = read(file);
    const conversion =
      'problem' in found
        ? { texts: [], problems: [`${file}: ${found.problem}`], notes: [] }
        : convertText(found.text, file, as ?? null);
    texts.push(...conversion.texts);
    err.push(...conversion.problems, ...conversion.notes);
    if (conversion.problems.length > 0) code = 1;
  }
  if (apart) return { out: [], err, files: namedApart(texts), code };
  return { out: texts.map(({ text }) => text), err, files: [], code };
}

/** Texts with the same name get numbers. */
function namedApart(
  texts: readonly { readonly name: string; readonly text: string }[],
): CommandOutcome['files'] {
  const seen = new Map<string, number>();
  return texts.map(({ name, text }) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return {
      name: times === 1 ? name : name.replace(/(?=\.[a-z]+$)/, `-${times}`),
      text: text.endsWith('\n') ? text : `${text}\n`,
    };
  });
}
