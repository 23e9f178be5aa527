/** Reads what was typed at the desk and not yet taken over, from JSON. What makes no sense is left out. */
import { isObject } from '../../lib/json/json.ts';
import type { KeptDesk } from './edit.ts';
import type { TypedLine } from './slip-line.ts';
import { METHODS, SEATINGS } from './tournament.ts';
import { readPrizes } from './tournament-format.ts';
import type { TypedPlan } from './typed.ts';

const TEXTS = ['deals', 'entry', 'list', 'lost', 'lostMore', 'rounds', 'section'] as const;

/** What was typed of the form before seats are drawn; a field that makes no sense is left out. */
export function readTypedPlan(data: unknown): Partial<TypedPlan> {
  if (!isObject(data)) return {};
  const texts = TEXTS.flatMap((name) => {
    const typed = data[name];
    return typeof typed === 'string' ? [[name, typed] as const] : [];
  });
  const method = METHODS.find((one) => one === data['method']);
  const seating = SEATINGS.find((one) => one === data['seating']);
  const prizes = readPrizes(data['prizes']);
  return {
    ...Object.fromEntries(texts),
    ...(method && { method }),
    ...(seating && { seating }),
    ...(prizes && { prizes }),
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
