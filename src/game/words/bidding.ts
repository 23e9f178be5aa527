/** The words spoken in the bidding. */
import type { SpokenWord } from '../skat/conversation.ts';
import { capital } from './text.ts';

/**
 * A word of the bidding as it is spoken, without quotation marks: `Hearts?`, `Yes.`
 *
 * @param rungs what may be offered, lowest first, as it is called.
 * @param refusal how a player who is asked says that their game is not as good.
 */
export function spokenWord(
  { rung, say }: SpokenWord,
  rungs: readonly string[],
  refusal: 'No' | 'Pass' = 'No',
): string {
  switch (say) {
    case 'ask':
      return `${capital(rungs[rung] ?? '')}?`;
    case 'yes':
      return 'Yes.';
    case 'no':
      return `${refusal}.`;
    case 'pass':
      return 'I pass.';
  }
}
