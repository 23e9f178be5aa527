/** One spelling for each word of the game, in all chapters. */
import { expect, test } from 'vitest';
import { readChapters } from './chapter-text.ts';

/** What must not be read in a chapter, and what is written instead. */
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
  [/!/, 'a full stop'],
  [/ - | -- /, 'a comma, a colon or brackets'],
  [/"|(?<=\w)'/, 'curly quotes'],
];

test.each(readChapters().map(({ file, prose }) => [file, prose] as const))(
  '%s spells the words of the game as the others do',
  (_, prose) => {
    const found = NOT.flatMap(([pattern, instead]) => {
      const match = pattern.exec(prose);
      if (match === null) return [];
      const around = prose.slice(Math.max(0, match.index - 30), match.index + 40);
      return [`“…${around}…”: ${instead}`];
    });
    expect(found).toEqual([]);
  },
);
