/** One spelling for each word of the game, in all chapters, hands and in the glossary. */
import { expect, test } from 'vitest';
import { GLOSSARY } from '../../../content/glossary/glossary.ts';
import { readHandFiles } from '../../../src/book/read-hand-files.ts';
import { readChapters } from './chapter-text.ts';

/** What must not be read, and what is written instead. */
const NOT: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:vor|mittel|hinter)hand\b/, 'Vorhand, Mittelhand, Hinterhand'],
  [/matadore/i, 'matador, matadors'],
  [/(?<![.:?“] )\b(?:Schneider|Schwarz|Matadors?|Declarer|Defenders?|Trumps?)\b/, 'a small letter'],
  [/\bTourn(?:é|ée|ees)\b/, 'Tournee'],
  [/\b(?:simple game|Simple game|tournee|nullo|ramsch|gucki)\b/, 'a capital: Simple Game, Tournee'],
  [/\bthe Skat\b(?! (?:Order|table|pack))/, 'the skat, for the two cards'],
  [/\bskat (?:player|game|table|pack|chapter)/, 'Skat, for the game'],
  [/\bsmear/i, 'fatten'],
  [/\b(?:knave|bower|wenzel)/i, 'jack'],
  [/\bdefense|\b(?:color|favor|honor|practice)(?:s|ed|ing)\b/, 'British spelling'],
  [
    /(?<!^|[.:?“] )\b(?:Club|Spade|Heart|Diamond) (?:Solo|Tournee|Gucki)/,
    'a small letter: club Solo',
  ],
  [/\bSolo Grand\b/, 'Grand Solo'],
  [/\bopen (?:Grand|Nullo)\b/, 'a capital: Open Grand, Open Nullo'],
  [/\bhand games?\b/, 'a capital: Hand game'],
  [
    /\b(?:club|spade|heart|diamond) (?:jack|ace|ten|king|queen|nine|eight|seven)s?\b/,
    'jack of clubs',
  ],
  [/\bover-?trump|\bover-ruff/, 'overruff'],
  [/\btrump(?:ed|ing) in\b/, 'ruff'],
  [/\b(?:to|after|back)ward\b/, 'towards, afterwards, backwards'],
  [/\bjudgment\b/, 'judgement'],
  [/!/, 'a full stop'],
  [/ - | -- /, 'a comma, a colon or brackets'],
  [/"|(?<=\w)'/, 'curly quotes'],
];

/** These hold of what stands in a hand file or the glossary only when it is set in type. */
const SET_IN_TYPE: ReadonlySet<string> = new Set(['curly quotes']);

function slips(text: string, but: ReadonlySet<string> = new Set()): string[] {
  return NOT.flatMap(([pattern, instead]) => {
    const match = but.has(instead) ? null : pattern.exec(text);
    if (match === null) return [];
    const around = text.slice(Math.max(0, match.index - 30), match.index + 40);
    return [`“…${around}…”: ${instead}`];
  });
}

test.each(readChapters().map(({ file, prose }) => [file, prose] as const))(
  '%s spells the words of the game as the others do',
  (_, prose) => {
    expect(slips(prose)).toEqual([]);
  },
);

const TEXTS: ReadonlySet<string> = new Set(['corrected', 'why', 'open']);

/** The comments of a hand and what its errata say, wherever they stand in it. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, its]) =>
    typeof its === 'string' && (/comment$/i.test(key) || TEXTS.has(key)) ? [its] : textsOf(its),
  );
}

test.each(readHandFiles().map((hand) => [hand.id, hand] as const))(
  'so does %s, in its comments and errata',
  (_, hand) => {
    const texts = textsOf(hand);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.flatMap((text) => slips(text, SET_IN_TYPE))).toEqual([]);
  },
);

test('the title of a variation says who does what, and not under which condition', () => {
  const titles = readHandFiles()
    .filter(({ id }) => /^(?:foster|ours)-/.test(id))
    .flatMap(({ line }) => [line, ...line.tricks].flatMap(({ variations }) => variations))
    .map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(25);
  for (const title of titles) expect(title).toMatch(/^(?:Vorhand|Mittelhand|Hinterhand) /);
});

/** The glossary names them as words that others use. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['fatten']);

test.each(GLOSSARY.map(({ word, means }) => [word, means] as const))(
  'so does the glossary under “%s”',
  (_, means) => {
    expect(slips(means, OTHER_WORDS)).toEqual([]);
  },
);
