/** The columns of the page that sets four books beside each other: what stands in each, and its source. */
import { EICHHORN_RULES } from '../../content/rules/eichhorn.ts';
import type { AdviceOfFour, Advises } from '../../content/rules/four/advice-of-four.ts';
import type { EichhornSays, RuleOfFour } from '../../content/rules/four/rule-of-four.ts';
import { READ_IT, SILENT, VOICES } from '#edition/book/four-words.ts';
import { nameLaw } from '#edition/book/law-words.ts';
import type { PageLanguage } from '../lib/languages.ts';
import { SOURCE_LANG } from '../lib/edition.ts';
import { lawAddress } from './law-links.ts';

/** One voice, as a column shows it. */
export interface Column {
  readonly name: string;
  readonly says: string;
  readonly silent: boolean;
  readonly where: readonly Place[];
}

/** Where a voice says it. */
interface Place {
  readonly text: string;
  readonly href?: string | undefined;
  /** Where the text is not in the language of the edition: a heading stands as the book has it. */
  readonly lang?: PageLanguage | undefined;
}

const rulesOfEichhorn = new Map(
  EICHHORN_RULES.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)),
);

/** A heading of an old book. */
const heading = (text: string): Place => ({ text, lang: SOURCE_LANG });

const silent = (name: string, says: string): Column => ({ name, says, silent: true, where: [] });

/**
 * The four columns of a rule.
 *
 * @throws RangeError for a heading that Eichhorn does not have, or words missing from his text: a
 *   slip in the data, which stops the build.
 */
export function columnsOfRule({ eichhorn, foster, hoyle, id, today }: RuleOfFour): Column[] {
  return [
    {
      name: VOICES.foster,
      says: foster.says,
      silent: foster.laws.length === 0,
      where: foster.laws.map((law, index) => ({
        text: index === 0 ? nameLaw(law) : String(law),
        href: lawAddress(law),
      })),
    },
    eichhorn === null
      ? silent(VOICES.eichhorn, SILENT.eichhorn)
      : { name: VOICES.eichhorn, silent: false, ...columnOfEichhorn(eichhorn, id) },
    hoyle === null
      ? silent(VOICES.hoyle, SILENT.nothing)
      : { name: VOICES.hoyle, says: hoyle.says, silent: false, where: [heading(hoyle.under)] },
    today === null
      ? silent(VOICES.today, SILENT.unknown)
      : { name: VOICES.today, says: today, silent: false, where: [] },
  ];
}

function columnOfEichhorn(
  { rules, says, under }: EichhornSays,
  id: string,
): Pick<Column, 'says' | 'where'> {
  const found = rules.map((name) => {
    const rule = rulesOfEichhorn.get(name);
    if (rule === undefined) throw new RangeError(`Eichhorn has no heading “${name}” (${id}).`);
    return rule;
  });
  const words = says ?? found[0]?.says;
  if (words === undefined) throw new RangeError(`Eichhorn says nothing of “${id}”.`);
  const places = found.map((rule) => ({
    ...heading(rule.heading),
    href: `/shelf/eichhorn-rules/#rule-${rule.id}`,
  }));
  return { says: words, where: under === undefined ? places : [...places, heading(under)] };
}

/** The four columns of a matter of advice. */
export function columnsOfAdvice({ deals, eichhorn, foster, hoyle }: AdviceOfFour): Column[] {
  const column = (name: string, voice: Advises | null, otherwise: string): Column =>
    voice === null
      ? silent(name, otherwise)
      : { name, says: voice.says, silent: false, where: [{ text: READ_IT, href: voice.href }] };
  return [
    column(VOICES.foster, foster, SILENT.nothing),
    column(VOICES.eichhorn, eichhorn, SILENT.nothing),
    column(VOICES.hoyle, hoyle, SILENT.nothing),
    column(VOICES.deals, deals, SILENT.unmeasured),
  ];
}
