/** `npm run hand -- check|print|json FILE…`, without the files and the screen. */
import { parseHand } from './parse.ts';
import { makeHand } from './make.ts';
import { makePublicHand } from './public.ts';
import type { Hand } from './hand.ts';
import { showError, showSummary } from './show.ts';
import { isSettled } from './summary.ts';

export const USAGE = `Usage:
  npm run hand -- check FILE…   say what is wrong with hand files, or sum them up
  npm run hand -- print FILE…   print hands as the printer writes them
  npm run hand -- json FILE…    print hands as data

How a hand is written: src/notation/README.md`;

/** What a run of the command comes to. */
export interface Outcome {
  /** For standard output, one entry a line or block. */
  readonly out: readonly string[];
  /** For standard error. */
  readonly err: readonly string[];
  /** 0 all good, 1 some file is not, 2 the command was not understood. */
  readonly code: 0 | 1 | 2;
}

const SHOW: Readonly<Record<string, (hand: Hand) => string>> = {
  check: showSummary,
  print: (hand) => makeHand(hand).trimEnd(),
  json: (hand) => JSON.stringify(makePublicHand(hand), null, 2),
};

/**
 * Runs the command.
 *
 * @param args what follows `npm run hand --`.
 * @param readText gives a file's text, or says in words why it cannot be read.
 */
export function runHandCommand(
  args: readonly string[],
  readText: (file: string) => { readonly text: string } | { readonly problem: string },
): Outcome {
  const [name = '', ...files] = args;
  const show = Object.hasOwn(SHOW, name) ? SHOW[name] : undefined;
  if (show === undefined || files.length === 0) return { out: [], err: [USAGE], code: 2 };
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
  return { out, err, code: err.length > 0 ? 1 : 0 };
}
