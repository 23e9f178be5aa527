/** The words for claims at the table. */
import type { Claim } from '../strategy/players/claim-of.ts';
import type { Card } from '../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { theCard } from '../game/words/grammar.de.ts';
import { sayTrickTaken } from '#edition/play/play-words.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';
import type { TablePlayer } from './names-at.ts';

/** What the reader says, as the words of a button. */
export const CLAIM_WORDS: Readonly<Record<Claim, string>> = {
  'every-trick': 'Der Rest gehört mir',
  'no-trick': 'Ich mache keinen Stich mehr',
  'a-trick': 'Der Alleinspieler muss einen Stich machen',
  'no-point': 'Der Rest gehört mir',
};

/** Why a claim does not hold, before the line that shows it. */
export const CLAIM_BEATEN: Readonly<Record<Claim, string>> = {
  'every-trick': 'Nicht der ganze Rest ist dir sicher. Die anderen können so spielen:',
  'no-trick': 'Noch ist das nicht sicher. Die anderen können so spielen:',
  'a-trick': 'Der Alleinspieler kommt noch daran vorbei und kann so spielen:',
  'no-point': 'Nicht der ganze Rest ist dir sicher. Der Alleinspieler kann so spielen:',
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
  { suits }: TableCardWords,
): string {
  const parts = plays.map(({ card, leads, player: { isReader, name } }, index) => {
    const who = isReader && index > 0 ? 'du' : name;
    const played = theCard(card, 'accusative', suits);
    if (leads) return `${who} ${isReader ? 'spielst' : 'spielt'} ${played} aus`;
    return `${who} ${isReader ? 'legst' : 'legt'} ${played}`;
  });
  return `${listed(parts)}.${winner === null ? '' : ` ${sayTrickTaken(winner)}`}`;
}
