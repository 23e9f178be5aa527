/** Reads what was typed at the desk and not yet taken over, from JSON. What makes no sense is left out. */
import { isObject } from '../../lib/json/json.ts';
import type { KeptDesk } from './edit.ts';
import type { TypedLine } from './slip-line.ts';
import { METHODS, SEATINGS } from './tournament.ts';
import { readPrizes } from './tournament-format.ts';
import { NEW_PLAN } from './typed.ts';
import type { TypedPlan } from './typed.ts';

/** The form before seats are drawn: each field as it was typed, or as it is in a new form. */
export function readTypedPlan(data: unknown): TypedPlan {
  if (!isObject(data)) return NEW_PLAN;
  const text = (
    name: 'deals' | 'entry' | 'list' | 'lost' | 'lostMore' | 'rounds' | 'section',
  ): string => {
    const typed = data[name];
    return typeof typed === 'string' ? typed : NEW_PLAN[name];
  };
  return {
    method: METHODS.find((one) => one === data['method']) ?? NEW_PLAN.method,
    list: text('list'),
    section: text('section'),
    deals: text('deals'),
    rounds: text('rounds'),
    prizes: readPrizes(data['prizes']) ?? NEW_PLAN.prizes,
    seating: SEATINGS.find((one) => one === data['seating']) ?? NEW_PLAN.seating,
    entry: text('entry'),
    lost: text('lost'),
    lostMore: text('lostMore'),
  };
}

/** The lines of slips that do not count yet. */
export function readTypedLines(data: unknown): KeptDesk['lines'] {
  const lines = Object.entries(isObject(data) ? data : {});
  return Object.fromEntries(
    lines.filter((entry): entry is [string, TypedLine] => isLine(entry[1])),
  );
}

/** A line has points and games, or in a series points and games won and lost. */
const isLine = (data: unknown): data is TypedLine =>
  isObject(data) &&
  [['games'], ['won', 'lost']].some((fields) =>
    ['points', ...fields].every((field) => typeof data[field] === 'string'),
  );
