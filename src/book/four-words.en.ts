/** What the comparison of four books says around the words of each. */
import { listed } from '#edition/game/words/lists.ts';

/** The voices at the heads of the columns. */
export const VOICES = {
  foster: 'Foster, 1922',
  eichhorn: 'Eichhorn, c. 1909',
  hoyle: 'Hoyle, 1912',
  today: 'Today',
  deals: 'The deals',
} as const;

/** One of the voices. */
export type Voice = keyof typeof VOICES;

/** The voices in a sentence. */
const IN_SENTENCE: Readonly<Record<Voice, string>> = {
  foster: 'Foster',
  eichhorn: 'Eichhorn',
  hoyle: 'Hoyle',
  today: 'today’s order',
  deals: 'the deals',
};

/** What stands where a book is silent. */
export const SILENT = {
  eichhorn: 'Eichhorn has no heading for this.',
  nothing: 'Nothing.',
  unknown: 'We do not know.',
  unmeasured: 'Not measured.',
} as const;

/** A link to the words of a voice. */
export const READ_IT = 'Read it';

/** Before what the books differ in. */
export const THEY_DIFFER = 'They differ.';

/** All agree. */
export const sayAllAgree = (voices: 3 | 4): string =>
  `All ${voices === 4 ? 'four' : 'three'} agree.`;

/** Those who speak of it agree; a single one has it alone. */
export function sayAgree(voices: readonly Voice[]): string {
  const names = voices.map((voice) => IN_SENTENCE[voice]);
  return voices.length === 1 ? `Only ${names.join('')} has it.` : `${listed(names)} agree.`;
}
