/** `npm run hand -- check|print|json|convert FILE…`, without the files and the screen. */
import { convertText } from './convert.ts';
import { parseHand } from '../parse.ts';
import { makeHand } from '../write/make.ts';
import { makePublicHand } from '../write/public.ts';
import type { Hand } from '../hand.ts';
import { showError, showSummary } from './show.ts';
import { isSettled } from '../summary.ts';

export const USAGE = `Usage:
  npm run hand -- check FILE…   say what is wrong with hand files, or sum them up
  npm run hand -- print FILE…   print hands as the printer writes them
  npm run hand -- json FILE…    print hands as data
  npm run hand -- convert [--to FOLDER] FILE…
                                print game records of the International Skat Server as hands,
                                hands as records; or write each into a file of its own

How a hand is written: src/notation/README.md`;

/** What a run of the command comes to. */
export interface Outcome {
  /** For standard output, one entry a line or block. */
  readonly out: readonly string[];
  /** For standard error. */
  readonly err: readonly string[];
  /** Files to be written, none of which may be there already. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** 0 all good, 1 some file is not, 2 the command was not understood. */
  readonly code: 0 | 1 | 2;
}

const SHOW: Readonly<Record<string, (hand: Hand) => string>> = {
  check: showSummary,
  print: (hand) => makeHand(hand).trimEnd(),
  json: (hand) => JSON.stringify(makePublicHand(hand), null, 2),
};

/** Gives a file's text, or says in words why it cannot be read. */
export type ReadText = (file: string) => { readonly text: string } | { readonly problem: string };

/**
 * Runs the command.
 *
 * @param args what follows `npm run hand --`.
 */
export function runHandCommand(args: readonly string[], readText: ReadText): Outcome {
  const [name = '', ...files] = args;
  if (name === 'convert') return runConvert(files, readText);
  const show = Object.hasOwn(SHOW, name) ? SHOW[name] : undefined;
  if (show === undefined || files.length === 0) return NOT_UNDERSTOOD;
  const out: string[] = [];
  const err: string[] = [];
  for (const file of files) {
    const found = readText(file);
    if ('problem' in found) {
      err.push(`${file}: ${found.problem}`);
      continue;
    }
    const parsed = parseHand(found.text, { file });
    if (parsed.ok && name === 'json' && !isSettled(parsed.value.line)) {
      err.push(`${file}: the play breaks off, so there is no result to print`);
    } else if (parsed.ok) out.push(show(parsed.value));
    else err.push(...parsed.errors.map((error) => showError(error, found.text)));
  }
  return { out, err, files: [], code: err.length > 0 ? 1 : 0 };
}

const NOT_UNDERSTOOD: Outcome = { out: [], err: [USAGE], files: [], code: 2 };

/** `convert`: what is only to be known is said, but is no reason to end with 1. */
function runConvert(args: readonly string[], readText: ReadText): Outcome {
  const to = args[0] === '--to' ? args[1] : undefined;
  const names = args[0] === '--to' ? args.slice(2) : args;
  if (names.length === 0 || names.some((name) => name.startsWith('--'))) return NOT_UNDERSTOOD;
  const texts: { readonly name: string; readonly text: string }[] = [];
  const err: string[] = [];
  let code: Outcome['code'] = 0;
  for (const file of names) {
    const found = readText(file);
    const made =
      'problem' in found
        ? { texts: [], problems: [`${file}: ${found.problem}`], notes: [] }
        : convertText(found.text, file);
    texts.push(...made.texts);
    err.push(...made.problems, ...made.notes);
    if (made.problems.length > 0) code = 1;
  }
  if (to === undefined) return { out: texts.map(({ text }) => text), err, files: [], code };
  return { out: [], err, files: namedApart(to, texts), code };
}

/** The files in a folder; those with one name are numbered apart. */
function namedApart(
  folder: string,
  texts: readonly { readonly name: string; readonly text: string }[],
): Outcome['files'] {
  const seen = new Map<string, number>();
  return texts.map(({ name, text }) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const apart = times === 1 ? name : name.replace(/(?=\.[a-z]+$)/, `-${times}`);
    return {
      path: `${folder.replace(/\/+$/, '')}/${apart}`,
      text: text.endsWith('\n') ? text : `${text}\n`,
    };
  });
}
