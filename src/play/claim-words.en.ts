/** The words for claims at the table. */
import type { Claim } from '../strategy/players/claim-of.ts';
import type { Card } from '../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';
import type { TablePlayer } from './names-at.ts';

/** What the reader says, as the words of a button. */
export const CLAIM_WORDS: Readonly<Record<Claim, string>> = {
  'every-trick': 'Claim all the rest',
  'no-trick': 'Claim to take no trick',
  'a-trick': 'Claim that a trick is forced on the declarer',
  'no-point': 'Claim all the rest',
};

/** Why a claim does not hold, before the line that shows it. */
export const CLAIM_BEATEN: Readonly<Record<Claim, string>> = {
  'every-trick': 'The rest is not all yours. The others can play like this:',
  'no-trick': 'Your game is not safe yet. The others can play like this:',
  'a-trick': 'The declarer need not take a trick, and can play like this:',
  'no-point': 'The rest is not all yours. The declarer can play like this:',
};

/** A card of a trick, as it is played. */
export interface PlayedBy {
  readonly player: TablePlayer;
  readonly card: Card;
  readonly leads: boolean;
}

/** The cards of a trick in a sentence, and who takes it. @param winner null while it is not complete. */
export function sayTrick(
  plays: readonly PlayedBy[],
  winner: TablePlayer | null,
  words: TableCardWords,
): string {
  const parts = plays.map(({ card, leads, player: { isReader, name } }, index) => {
    const verb = leads ? 'lead' : 'play';
    const who = isReader && index > 0 ? 'you' : name;
    return `${who} ${isReader ? verb : `${verb}s`} the ${words.name(card)}`;
  });
  const taken = winner === null ? '' : ` ${winner.name} ${winner.isReader ? 'take' : 'takes'} it.`;
  return `${listed(parts)}.${taken}`;
}
