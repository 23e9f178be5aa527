/** Games by name, as the players of a rule book call them. */
import type { Contract } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import { contractName } from './contract-name.ts';
import type { SuitStyle } from './cards.ts';

export { contractName, kindName } from './contract-name.ts';

/** What a name of today becomes within a sentence; those of 1922 are names there too. */
const WITHIN: readonly (readonly [RegExp, string])[] = [
  [/^Suit game([^,]*), ouvert/u, 'an open suit game$1'],
  [/^Suit game/u, 'a suit game'],
  [/, Hand/u, ' from the hand'],
];

/**
 * A contract as it reads within a sentence: `a suit game in clubs from the hand`, `Grand Hand`,
 * `Solo in clubs`.
 *
 * @param laws as for {@link kindName}.
 */
export function gameInSentence(contract: Contract, laws?: LawId, style?: SuitStyle): string {
  return WITHIN.reduce(
    (name, [from, to]) => name.replace(from, to),
    contractName(contract, laws, style),
  );
}

/** A game in a sentence, with its bid: `Grand Hand at a bid of 48`; without one just the game. */
export function gameAtBid(game: string, bid: number | null): string {
  if (bid === null) return game;
  return `${game}${game.includes(',') ? ',' : ''} at a bid of ${bid}`;
}
