/** The choices before the first deal, kept over a reload. */
import type { Activity } from '../lib/storage/begun.ts';
import { isObject } from '../lib/json/json.ts';
import { isSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { PLAYED_LAWS } from './played-laws.ts';
import type { PlayRules } from './sitting.ts';
import { STRENGTHS } from './strength.ts';

export interface SittingDown extends PlayRules {
  readonly which: 'chance' | 'day' | 'number';
  /** The number of a deal, as it was typed. */
  readonly name: string;
  readonly seat: Seat;
}

export const SITTING_DOWN: Activity<SittingDown> = {
  activity: 'sitting-down',
  lasts: 'tab',
  read(data) {
    if (!isObject(data)) return undefined;
    const { name, seat } = data;
    const laws = PLAYED_LAWS.find((one) => one === data['laws']);
    const strength = STRENGTHS.find((one) => one === data['strength']);
    const which = (['chance', 'day', 'number'] as const).find((one) => one === data['which']);
    if (laws === undefined || strength === undefined || which === undefined) return undefined;
    if (typeof name !== 'string' || name.length > 100) return undefined;
    return typeof seat === 'string' && isSeat(seat)
      ? { laws, strength, which, name, seat }
      : undefined;
  },
};
