/** Games by name, put together of the words of a language. */
import type { Contract, ContractKind } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import { SUIT_WORDS } from './cards.ts';
import type { SuitStyle } from './cards.ts';
import { GAME_WORDS } from '#edition/game/words/games.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';

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
 * today’s rules `Suit game in clubs, Hand, schneider announced`, in German `Kreuz Hand, Schneider angesagt`.
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
  const game = trump === null ? name : inSuit(name, SUIT_WORDS[OWN_TERMS][style][trump]);
  return announced === null ? game : game + withPromise(announced);
}
