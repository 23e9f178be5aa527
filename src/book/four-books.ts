/**
 * The page that sets Foster, Eichhorn, Hoyle and today beside each other: the anchors of its rules,
 * one sentence about each, and which of them a law or a heading has.
 */
import { ADVICE_OF_FOUR } from '../../content/rules/four/advice.ts';
import type { AdviceOfFour } from '../../content/rules/four/advice-of-four.ts';
import { EICHHORN_RULES } from '../../content/rules/eichhorn.ts';
import { RULES_OF_FOUR } from '../../content/rules/four/four.ts';
import type { RuleOfFour } from '../../content/rules/four/rule-of-four.ts';
import { sayAgree, sayAllAgree } from '#edition/book/four-words.ts';
import type { Voice } from '#edition/book/four-words.ts';

/** Where the page is. */
export const FOUR_BOOKS = '/shelf/who-says-what/';

/** The address of a matter of advice on that page. */
export const adviceAddress = ({ id }: Pick<AdviceOfFour, 'id'>): string =>
  `${FOUR_BOOKS}#${adviceAnchor(id)}`;

/** The anchor of a matter of advice; those of rules are their ids. */
export const adviceAnchor = (id: string): string => `advice-${id}`;

/** All rules, whatever their topic. */
const RULES: readonly RuleOfFour[] = RULES_OF_FOUR.flatMap(({ rules }) => rules);

/** Every place of the page that can be linked to. */
export const FOUR_ANCHORS: ReadonlySet<string> = new Set([
  ...RULES_OF_FOUR.flatMap(({ id, rules }) => [`topic-${id}`, ...rules.map((rule) => rule.id)]),
  'topic-advice',
  ...ADVICE_OF_FOUR.map(({ id }) => adviceAnchor(id)),
]);

/** The rules of Eichhorn by their headings, as the margins name them, in small letters. */
const HEADINGS: ReadonlyMap<string, string> = new Map(
  EICHHORN_RULES.flatMap(({ rules }) =>
    rules.map(({ heading, id }) => [heading.toLowerCase(), id] as const),
  ),
);

/** The address of a rule on that page. */
export const ruleAddress = ({ id }: Pick<RuleOfFour, 'id'>): string => `${FOUR_BOOKS}#${id}`;

/** The rules that one of these laws of 1922 is about, in the order of the page. */
export function rulesOfLaws(laws: readonly number[]): readonly RuleOfFour[] {
  return RULES.filter(({ foster }) => foster.laws.some((law) => laws.includes(law)));
}

/** The rules under a heading of Eichhorn’s rules, by its id there. */
export function rulesOfHeading(id: string): readonly RuleOfFour[] {
  return RULES.filter(({ eichhorn }) => eichhorn?.rules.includes(id) === true);
}

/**
 * The rule that a note in the margin is about: Eichhorn’s by the heading it cites, Hoyle’s if a single
 * that heading has the rule; undefined for every other note.
 */
export function ruleOfNote(
  book: string | undefined,
  under: string | undefined,
): RuleOfFour | undefined {
  if (under === undefined) return undefined;
  // eslint-disable-next-line house/words-apart -- what notes call the book in every edition
  if (book === 'Eichhorn') {
    const id = HEADINGS.get(under.toLowerCase());
    return id === undefined ? undefined : rulesOfHeading(id)[0];
  }
  // eslint-disable-next-line house/words-apart -- what notes call the book in every edition
  if (book !== 'Hoyle') return undefined;
  const found = RULES.filter(({ hoyle }) => hoyle?.under.split('; ').includes(under) === true);
  return found.length === 1 ? found[0] : undefined;
}

/** The matters of advice that tell of a place of the book, by its address. */
export function adviceAt(href: string): readonly AdviceOfFour[] {
  return ADVICE_OF_FOUR.filter(({ deals, eichhorn, foster, hoyle }) =>
    [foster, eichhorn, hoyle, deals].some((voice) => voice?.href === href),
  );
}

/** The sentence about a rule that precedes the four voices. */
export interface Accord {
  /** Whether all who speak of it say the same. */
  readonly agree: boolean;
  /** Who agrees, or in what they differ. */
  readonly says: string;
}

/** Says in words whether the four agree, and who is silent. */
export function verdictOnRule({ differ, eichhorn, foster, hoyle, today }: RuleOfFour): Accord {
  return verdict(differ, [
    ['foster', foster.laws.length > 0],
    ['eichhorn', eichhorn !== null],
    ['hoyle', hoyle !== null],
    ['today', today !== null],
  ]);
}

/** The same for advice, on which the three old books speak, and the deals judge. */
export function verdictOnAdvice({ differ, eichhorn, foster, hoyle }: AdviceOfFour): Accord {
  return verdict(differ, [
    ['foster', foster !== null],
    ['eichhorn', eichhorn !== null],
    ['hoyle', hoyle !== null],
  ]);
}

function verdict(
  differ: string | null,
  voices: readonly (readonly [voice: Voice, speaks: boolean])[],
): Accord {
  if (differ !== null) return { agree: false, says: differ };
  const who = voices.filter(([, speaks]) => speaks).map(([voice]) => voice);
  const isAll = who.length === voices.length;
  return { agree: true, says: isAll ? sayAllAgree(who.length === 4 ? 4 : 3) : sayAgree(who) };
}
