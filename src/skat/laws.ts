import { AMERICAN_1922 } from './laws/american-1922.ts';
import { HOYLE_1912 } from './laws/hoyle-1912.ts';
import { ISKO } from './laws/isko.ts';
import type { Law, LawId } from './laws/law.ts';
import { LEAGUE_1909 } from './laws/league-1909.ts';

export { LAW_IDS } from './laws/law.ts';
export type { Law, LawId, RamschRules, Rate } from './laws/law.ts';

/** Every rule book by its id. */
export const LAWS: Readonly<Record<LawId, Law>> = {
  'american-1922': AMERICAN_1922,
  'league-1909': LEAGUE_1909,
  'hoyle-1912': HOYLE_1912,
  isko: ISKO,
};

/** Whether `text` is the id of a rule book. */
export function isLawId(text: string): text is LawId {
  return Object.hasOwn(LAWS, text);
}
