/** The reader’s own line of play, and why one that came with a link cannot be shown. */
import { cardName } from '../words/cards.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import type { OwnLineFault } from './own-line-fault.ts';

/** The title of the line. */
export const OWN_LINE_TITLE = 'Your own line';

/** What is wrong with a link. */
const FAULTS = {
  incomplete: 'it is not complete',
  unfit: 'its cards do not fit',
} as const;

const STAYS = 'The figure stays where it was.';

/** A link without a line that could be played. */
export const sayNoLine = (fault: keyof typeof FAULTS): string =>
  `This link should hold a line of play, but ${FAULTS[fault]}. ${STAYS}`;

/** A link that plays on from a place that is none. */
export const sayNoStart = (place: string): string =>
  `This link should hold a line of play, but this hand has no place ${place} to play on from. ${STAYS}`;

/** A link with a card that may not be played. @param isShown whether the cards before it are shown. */
export function sayFault({ card, seat, trick, why }: OwnLineFault, isShown: boolean): string {
  const reason = {
    'play-is-over': 'play is over by then',
    'not-held': `${SEAT_WORDS[seat]} does not hold it`,
    'must-follow': `${SEAT_WORDS[seat]} must follow suit`,
  }[why];
  const end = isShown ? 'The line is shown up to there.' : STAYS;
  return `This link does not fit the hand, which may have changed since: in trick ${trick} ${SEAT_WORDS[seat]} cannot play the ${cardName(card)}: ${reason}. ${end}`;
}
