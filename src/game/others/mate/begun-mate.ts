/** A round of Mate that was left in the middle, as it is stored. */
import { isObject, isWhole } from '../../../lib/json/json.ts';
import { countMateDeals } from './deal-number.ts';
import { MATE_PACKS } from './rules.ts';
import type { MateCard, MateSeat, MateVariant } from './rules.ts';
import { MATE_VARIANTS } from './variants.ts';

/** The players; X is the hand that leads in both games of a round. */
export type MatePlayer = 'you' | 'engine';

/** The score of each player. */
export type MateSheet = Readonly<Record<MatePlayer, number>>;

/** How a round starts: the number of its deal (`mateDeal`), what was agreed, and the reader’s first hand. */
export interface MateSetup {
  readonly number: number;
  readonly variant: MateVariant;
  readonly seat: MateSeat;
  /** The score of the first round of a match in its second; null in the first. */
  readonly before: MateSheet | null;
}

export interface BegunMate extends MateSetup {
  /** The choices of both players in each game, in their order: a card, or null for none put aside. */
  readonly games: readonly (readonly (MateCard | null)[])[];
}

/** Reads such a round by its shape; undefined for anything else. The rules are asked when it goes on. */
export function readBegunMate(data: unknown): BegunMate | undefined {
  if (!isObject(data)) return undefined;
  const { before, games, number } = data;
  const agreed = isObject(data['variant']) ? data['variant'] : {};
  const variant = MATE_VARIANTS.find(
    ({ deck, freeMove, privilege }) =>
      deck === agreed['deck'] &&
      freeMove === agreed['freeMove'] &&
      privilege === agreed['privilege'],
  );
  const seat = (['X', 'Y'] as const).find((one) => one === data['seat']);
  if (variant === undefined || seat === undefined) return undefined;
  if (!isWhole(number, 1, countMateDeals(variant.deck))) return undefined;
  if (before !== null && !isSheet(before)) return undefined;
  const isGame = (game: unknown): game is BegunMate['games'][number] => {
    const pack: readonly unknown[] = [null, ...MATE_PACKS[variant.deck]];
    return Array.isArray(game) && game.length <= 22 && game.every((one) => pack.includes(one));
  };
  if (!Array.isArray(games) || games.length > 2 || !games.every(isGame)) return undefined;
  return { number, variant, seat, before, games };
}

function isSheet(data: unknown): data is MateSheet {
  return isObject(data) && isWhole(data['you'], 0, 999) && isWhole(data['engine'], 0, 999);
}
