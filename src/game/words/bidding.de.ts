/** The words spoken in the bidding. */
import type { BiddingStep } from '../skat/bidding.ts';
import type { SpokenWord } from '../skat/conversation.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import { capital } from './text.ts';

/**
 * A word of the bidding as it is spoken, without quotation marks: `Herz?`, `Ja.`
 *
 * @param rungs what may be offered, lowest first, as it is called.
 * @param refusal how a player who is asked says that their game is not as good.
 */
export function spokenWord(
  { rung, say }: SpokenWord,
  rungs: readonly string[],
  refusal: 'no' | 'pass' = 'no',
): string {
  switch (say) {
    case 'ask':
      return `${capital(rungs[rung] ?? '')}?`;
    case 'yes':
      return 'Ja.';
    case 'no':
      return refusal === 'no' ? 'Nein.' : 'Passe.';
    case 'pass':
      return 'Ich passe.';
  }
}

/** What each seat has last said in the bidding: `20`, `ja`, `passt`; the reader says `passe`. */
export function wordsBySeat(
  bidding: readonly BiddingStep[],
  reader: Seat,
): Partial<BySeat<string>> {
  const words: Partial<Record<Seat, string>> = {};
  for (const step of bidding) {
    if (step.say === 'untold') continue;
    const passes = step.seat === reader ? 'passe' : 'passt';
    words[step.seat] =
      step.say === 'bid' ? String(step.amount) : step.say === 'yes' ? 'ja' : passes;
  }
  return words;
}
