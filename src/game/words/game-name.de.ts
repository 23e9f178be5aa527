/** Games by name, as the players of a rule book call them. */
import { contractName, kindName } from './contract-name.ts';
import { gameGender } from './games.de.ts';
import { article, stemmed } from './grammar.de.ts';
import type { Case, Stem } from './grammar.de.ts';
import type { Contract, ContractKind } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import { SUIT_WORDS } from './cards.ts';
import type { SuitStyle } from './cards.ts';

export { contractName, kindName } from './contract-name.ts';

/**
 * A kind of game as in 1922, with an article or another such word: `der Grand Solo`, `einem Solo`, `keine
 * Frage`. A genitive of so many kinds of names is not provided for: `von einem Grand Solo`.
 *
 * @param stem for another word than the article.
 */
export function kindWithArticle(
  kind: ContractKind,
  wanted: Exclude<Case, 'genitive'>,
  stem?: Stem,
): string {
  const gender = gameGender(kind);
  const word = stem === undefined ? article(gender, wanted) : stemmed(stem, gender, wanted);
  return `${word} ${kindName(kind)}`;
}

const PROMISES = {
  schneider: ' mit angesagtem Schneider',
  schwarz: ' mit angesagtem Schwarz',
} as const;

/** A suit game of today in a sentence: `ein Kreuz-Spiel aus der Hand`, `ein offenes Herz-Spiel`. */
const suitGame = (kind: ContractKind, suit: string): string =>
  `ein ${kind === 'open-solo' ? 'offenes ' : ''}${suit}-Spiel${kind === 'solo' ? ' aus der Hand' : ''}`;

/**
 * A contract as it reads within a sentence, in the nominative or accusative: `ein Kreuz-Spiel aus der Hand`,
 * `Grand Hand`, `Solo in Kreuz`.
 *
 * @param laws as for {@link kindName}.
 */
export function gameInSentence(
  contract: Contract,
  laws?: LawId,
  style: SuitStyle = 'french',
): string {
  const { announced, kind, trump } = contract;
  const isOfToday = kindName(kind, laws).startsWith('Farbspiel');
  const game =
    trump !== null && isOfToday
      ? suitGame(kind, SUIT_WORDS.de[style][trump])
      : contractName({ ...contract, announced: null }, laws, style);
  return announced === null ? game : game + PROMISES[announced];
}

/** A game in a sentence, with its bid: `Grand Hand, gereizt bis 48`; without one just the game. */
export const gameAtBid = (game: string, bid: number | null): string =>
  bid === null ? game : `${game}, gereizt bis ${bid}`;
