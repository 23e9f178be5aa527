/** What `npm run hand` does with hand files, without the files and the screen. */
import { convertText } from './convert.ts';
import { parseHand } from '../parse.ts';
import { gameOfText } from '../games/parse.ts';
import type { HandError } from '../errors.ts';
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { readMixedFile, showPieces, skippedText } from './pieces.ts';
import type { ReadOther } from './pieces.ts';
import { makeHand } from '../write/make.ts';
import { makePublicHand } from '../write/public.ts';
import type { Hand } from '../hand.ts';
import { showError, showSummary } from './show.ts';
import { isSettled } from '../summary.ts';

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

/** A game other than Skat, as far as its hands are checked. */
export interface CheckedByCommand {
  /** What stands in the tag `game`. */
  readonly id: string;
  /** A good hand in one line, or what is wrong with it. */
  sumUp(text: string, file: string): Checked<string, HandError>;
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
  } = {},
): CommandOutcome {
  const read = (file: string): Found => {
    const found = readText(file);
    return 'text' in found && found.text.trim() === '' ? { problem: 'the file is empty' } : found;
  };
  if (command === 'convert') return runConvert(files, read, options.apart === true);
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
    const other = options.games?.find(({ id }) => id === gameOfText(found.text));
    if (other !== undefined) {
      const summed = other.sumUp(found.text, file);
      if (command !== 'check') fail(`${file}: this can only be checked, not shown`);
      else if (summed.ok) out.push(summed.value);
      else fail(...summed.errors.map((error) => showError(error, found.text)));
      continue;
    }
    // Before the hand is parsed: its last field would go on over the lines of what follows.
    const mixed = readMixedFile(found.text);
    if (mixed !== null) {
      const shown = showPieces(mixed, file, shownBy(command), options.readOther ?? leaveAside);
      for (const text of shown.out) out.push(text);
      for (const text of shown.err) err.push(text);
      isWhole &&= shown.isWhole;
      continue;
    }
    const parsed = parseHand(found.text, { file });
    if (parsed.ok && command === 'json' && !isSettled(parsed.value.line)) {
      fail(`${file}: ${BREAKS_OFF}`);
    } else if (parsed.ok) out.push(SHOW[command](parsed.value));
    else fail(...parsed.errors.map((error) => showError(error, found.text)));
  }
  return { out, err, files: [], code: isWhole ? 0 : 1 };
}

const BREAKS_OFF = 'the play breaks off, so there is no result to print';

const shownBy =
  (command: Exclude<HandCommand, 'convert'>) =>
  (hand: Hand): Checked<string, string> =>
    command === 'json' && !isSettled(hand.line) ? invalid(BREAKS_OFF) : valid(SHOW[command](hand));

/** Where nobody reads cards and links, they are words. */
const leaveAside: ReadOther = (part, file) => [
  { kind: 'words', outcome: { is: 'aside' }, texts: [skippedText(part, file)] },
];

/** `convert`: what is merely worth knowing is printed, but is no reason to end with 1. */
function runConvert(files: readonly string[], read: ReadText, apart: boolean): CommandOutcome {
  const texts: { readonly name: string; readonly text: string }[] = [];
  const err: string[] = [];
  let code: CommandOutcome['code'] = 0;
  for (const file of files) {
    const found = read(file);
    const conversion =
      'problem' in found
        ? { texts: [], problems: [`${file}: ${found.problem}`], notes: [] }
        : convertText(found.text, file);
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
