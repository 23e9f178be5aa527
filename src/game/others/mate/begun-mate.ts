/** A round of Mate that was left in the middle, as it is stored. */
import { isObject, isWhole } from '../../../lib/json/json.ts';
import { MATE_DEALS } from './deal-number.ts';
import { MATE_LAWS, MATE_PACK } from './rules.ts';
import type { MateCard, MateLaw, MateSeat } from './rules.ts';

export interface BegunMate {
  readonly number: number;
  readonly law: MateLaw;
  /** The reader’s first hand. */
  readonly seat: MateSeat;
  /** The choices of both players in each game, in their order: a card, or null for none put aside. */
  readonly games: readonly (readonly (MateCard | null)[])[];
}

/** Reads such a round by its shape; undefined for anything else. The rules are asked when it goes on. */
export function readBegunMate(data: unknown): BegunMate | undefined {
  if (!isObject(data)) return undefined;
  const { games, number } = data;
  const law = MATE_LAWS.find((one) => one === data['law']);
  const seat = (['X', 'Y'] as const).find((one) => one === data['seat']);
  if (!isWhole(number, 1, MATE_DEALS) || law === undefined || seat === undefined) return undefined;
  if (!Array.isArray(games) || games.length > 2 || !games.every(isGame)) return undefined;
  return { number, law, seat, games };
}

function isGame(data: unknown): data is BegunMate['games'][number] {
  const known: readonly unknown[] = [null, ...MATE_PACK];
  return (
    Array.isArray(data) &&
    data.length <= 2 + MATE_PACK.length &&
    data.every((one) => known.includes(one))
  );
}
