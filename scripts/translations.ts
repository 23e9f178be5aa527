/** `npm run translations`: what is translated, what is not, and what has changed since. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError, runCommand } from './command-line.mjs';
import { findTranslations, withMark } from './translations/state.ts';
import type { Translation } from './translations/state.ts';
import { readHandReadings } from '../src/book/read-hand-files.ts';
import { TRANSLATION } from '../src/lib/languages.ts';
import { wordsOfHand } from '../src/game/notation/hand-words.ts';

await runCommand({
  name: 'npm run translations --',
  help: `npm run translations [-- FILE …]

Lists the chapters and hands that are not translated, and those whose source has changed since
they were; with the difference where Git still has what was translated.

npm run translations -- --mark FILE …   says that these translations are of their sources as they
                                        are now
npm run translations -- --words ID      prints the words of a hand, to be translated into
                                        content/de/hands/ID.json

  --mark       notes the state of the source in each FILE
  --words ID   prints the words of a hand
  -h, --help   print this`,
  options: { mark: { type: 'boolean', default: false }, words: { type: 'string' } },
  positionals: true,
  run: ({ positionals, values: { mark, words } }) => {
    if (words !== undefined) {
      printWords(words);
      return;
    }
    const all = findTranslations(TRANSLATION);
    const chosen =
      positionals.length === 0 ? all : positionals.map((path) => findByPath(all, path));
    if (mark) for (const translation of chosen) markTranslation(translation);
    else report(chosen);
  },
});

function findByPath(all: readonly Translation[], path: string): Translation {
  const found = all.find(({ file, source }) => [file, source].includes(path.replaceAll('\\', '/')));
  if (found === undefined)
    throw new UsageError(`“${path}” is no chapter or hand, nor a translation of one.`);
  return found;
}

function printWords(id: string): void {
  const hand = readHandReadings().find((reading) => reading.id === id)?.hand ?? null;
  if (hand === null) throw new UsageError(`There is no hand “${id}” without mistakes.`);
  console.log(JSON.stringify(wordsOfHand(hand), null, 2));
}

function markTranslation({ current, file, state }: Translation): void {
  if (state === 'missing') return;
  writeFileSync(file, withMark(file, readFileSync(file, 'utf8'), current));
}

function report(translations: readonly Translation[]): void {
  for (const { file, source, state, translated } of translations) {
    if (state === 'missing') console.log(`${source}: not translated`);
    if (state === 'unmarked')
      console.log(`${file}: does not say which state it translates; --mark does`);
    if (state === 'stale' && translated !== null) {
      console.log(`${file}: ${source} has changed since`);
      console.log(differenceSince(translated, source));
    }
  }
  const current = translations.filter(({ state }) => state === 'current').length;
  console.log(`${current} of ${translations.length} are translated as their sources are now.`);
}

/** What has changed in a file since a state of it, line by line. */
function differenceSince(state: string, source: string): string {
  try {
    const now = git('hash-object', '-w', source).trim();
    return git('diff', '--unified=0', state, now);
  } catch {
    return '  (Git does not have the state that was translated.)';
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
