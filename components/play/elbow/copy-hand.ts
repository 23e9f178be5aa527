/** A hand that was played, as a text to copy: in the book’s notation, or as a server’s record. */
import { makeIssRecord } from '../../../src/game/notation/iss/make.ts';
import { makeHand } from '../../../src/game/notation/write/make.ts';
import { handOfState } from '../../../src/play/shown.ts';
import type { DealState } from '../../../src/strategy/players/state.ts';

/** The text, or why there is none. */
export function handAsText(
  state: DealState,
  as: 'notation' | 'record',
): { readonly text: string } | { readonly why: string } {
  const hand = handOfState(state);
  if (as === 'notation') return { text: makeHand(hand) };
  const record = makeIssRecord(hand);
  return record.ok ? { text: record.value.text } : { why: record.errors[0].message };
}
