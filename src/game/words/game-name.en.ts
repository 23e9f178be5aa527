/** Games by name, as the players of a rule book call them. */
import type { Contract, ContractKind } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import { SUIT_WORDS } from './cards.ts';
import type { SuitStyle } from './cards.ts';
import { GAME_WORDS } from '#edition/game/words/games.ts';

/**
 * A kind of game without suit and announcement: `Gucki Grand`, under today’s rules `Grand`.
 *
 * @param laws without a rule book the game is called as in 1922; so are games that the rule
 *   book’s players have no name for.
 */
export function kindName(kind: ContractKind, laws?: LawId): string {
  const { kinds, underLaw } = GAME_WORDS;
  return (laws === undefined ? undefined : underLaw[laws]?.[kind]) ?? kinds[kind];
}

/**
 * A contract in words: `Simple Game in spades`, `Solo in clubs, schneider announced`; under
 * today’s rules `Suit game in clubs, Hand, schneider announced`.
 *
 * @param laws as for {@link kindName}.
 */
export function contractName(
  { announced, kind, trump }: Contract,
  laws?: LawId,
  style: SuitStyle = 'french',
): string {
  const { announced: withPromise, inSuit } = GAME_WORDS;
  const name = kindName(kind, laws);
  const game = trump === null ? name : inSuit(name, SUIT_WORDS.en[style][trump]);
  return announced === null ? game : game + withPromise(announced);
}

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
