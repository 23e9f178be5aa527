/** The reader’s own line of play, and why one that came with a link cannot be shown. */
import { theCard } from '../words/grammar.de.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import type { OwnLineFault } from './own-line-fault.ts';

/** The title of the line. */
export const OWN_LINE_TITLE = 'Deine eigene Variante';

/** What is wrong with a link. */
const FAULTS = {
  incomplete: 'er ist unvollständig',
  unfit: 'ihre Karten passen nicht',
} as const;

const STAYS = 'Der Tisch bleibt an der alten Stelle.';

/** A link without a line that could be played. */
export const sayNoLine = (fault: keyof typeof FAULTS): string =>
  `Dieser Link soll zu einer Variante führen, aber ${FAULTS[fault]}. ${STAYS}`;

/** A link that plays on from a place that is none. */
export const sayNoStart = (place: string): string =>
  `Dieser Link soll zu einer Variante führen, aber in diesem Spiel gibt es die Stelle ${place} nicht, an der sie beginnt. ${STAYS}`;

/** A link with a card that may not be played. @param isShown whether the cards before it are shown. */
export function sayFault({ card, seat, trick, why }: OwnLineFault, isShown: boolean): string {
  const reason = {
    'play-is-over': 'Das Spiel ist da schon zu Ende',
    'not-held': `${SEAT_WORDS[seat]} hat diese Karte nicht`,
    'must-follow': `${SEAT_WORDS[seat]} muss bedienen`,
  }[why];
  const end = isShown ? 'Bis dahin siehst du die Variante.' : STAYS;
  return `Dieser Link passt nicht mehr zu diesem Spiel, vielleicht wurde es geändert: In Stich ${trick} kann ${SEAT_WORDS[seat]} ${theCard(card, 'accusative')} nicht spielen. ${reason}. ${end}`;
}
