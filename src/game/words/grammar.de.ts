/** German cases and genders, for files of words: `der Kreuz-Bube`, `mit dem Kreuz-Buben`. */
import { packRank } from '../cards/cards.ts';
import type { PackCard, PackRank } from '../cards/cards.ts';
import { cardName } from './cards.ts';
import type { SuitStyle } from './cards.ts';

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
export type Gender = 'masculine' | 'feminine' | 'neuter';

type ByCase = readonly [nominative: string, accusative: string, dative: string, genitive: string];

export const CASES = [
  'nominative',
  'accusative',
  'dative',
  'genitive',
] as const satisfies readonly Case[];

const inCase = (forms: ByCase, wanted: Case): string => forms[CASES.indexOf(wanted)]!;

const DEFINITE: Readonly<Record<Gender | 'plural', ByCase>> = {
  masculine: ['der', 'den', 'dem', 'des'],
  feminine: ['die', 'die', 'der', 'der'],
  neuter: ['das', 'das', 'dem', 'des'],
  plural: ['die', 'die', 'den', 'der'],
};

/** What follows the stem of `ein`, `kein`, `dein`, `sein`, `ihr`. */
const ENDINGS: Readonly<Record<Gender | 'plural', ByCase>> = {
  masculine: ['', 'en', 'em', 'es'],
  feminine: ['e', 'e', 'er', 'er'],
  neuter: ['', '', 'em', 'es'],
  plural: ['e', 'e', 'en', 'er'],
};

/** The words that take the endings of `ein`. */
export type Stem = 'ein' | 'kein' | 'mein' | 'dein' | 'sein' | 'ihr';

/** The definite article: `der`, `den`, `dem`, `des`. */
export const article = (gender: Gender | 'plural', wanted: Case = 'nominative'): string =>
  inCase(DEFINITE[gender], wanted);

/** `ein`, `kein`, `dein` … with its ending: `einen`, `deiner`, `keine`. */
export const stemmed = (
  stem: Stem,
  gender: Gender | 'plural',
  wanted: Case = 'nominative',
): string => stem + inCase(ENDINGS[gender], wanted);

const RANK_GENDERS: Readonly<Partial<Record<PackRank, Gender>>> = {
  J: 'masculine',
  K: 'masculine',
  Q: 'feminine',
  A: 'neuter',
};

/** The gender of a card’s name: `der Bube`, `die Dame` (but `der Ober`), `das Ass`, `die Zehn`. */
export function cardGender(card: PackCard, suits: SuitStyle = 'french'): Gender {
  const rank = packRank(card);
  if (rank === 'Q' && suits === 'german') return 'masculine';
  return RANK_GENDERS[rank] ?? 'feminine';
}

/** What a card’s name has at its end in a case: `Buben`, `des Königs`, `des Asses`. */
function cardEnding(card: PackCard, wanted: Case, suits: SuitStyle): string {
  const rank = packRank(card);
  if (rank === 'J' && suits === 'french') return wanted === 'nominative' ? '' : 'n';
  if (wanted !== 'genitive' || cardGender(card, suits) === 'feminine') return '';
  return rank === 'A' ? 'es' : 's';
}

/** A card by name in a case: `Kreuz-Bube`, `Kreuz-Buben`, `Herz-Ass`. */
export const declinedCard = (
  card: PackCard,
  wanted: Case = 'nominative',
  suits: SuitStyle = 'french',
): string => cardName(card, 'de', suits) + cardEnding(card, wanted, suits);

/** A card with its article: `der Kreuz-Bube`, `(mit) dem Kreuz-Buben`. */
export const theCard = (
  card: PackCard,
  wanted: Case = 'nominative',
  suits: SuitStyle = 'french',
): string => `${article(cardGender(card, suits), wanted)} ${declinedCard(card, wanted, suits)}`;

/**
 * A card as a code, which the page draws or names, with the article of its name: `den CJ`, `die H10`.
 *
 * @param stem for another word than the article: `dein`, `ein`.
 */
export function withArticle(card: PackCard, wanted: Case = 'nominative', stem?: Stem): string {
  const gender = cardGender(card);
  return `${stem === undefined ? article(gender, wanted) : stemmed(stem, gender, wanted)} ${card}`;
}
