/** What the title of a hand says already, so that a line below it need not say it again. */
import type { Hand } from '../notation/hand.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from './cards.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from './seats.ts';

/** Which facts a title names. */
export interface TitleFacts {
  readonly declarer: boolean;
  /** The kind of game, and what was announced. */
  readonly kind: boolean;
  readonly trump: boolean;
}

/** What the title of a hand names, as in `Club Solo, schneider announced, by Vorhand`. */
export function titleFacts({ contract, declarer, laws, title }: Hand): TitleFacts {
  const words = wordsOf(title);
  const names = (text: string) => wordsOf(text).every((word) => words.includes(word));
  return {
    declarer: declarer !== null && names(SEAT_WORDS[declarer]),
    kind: names(contractName({ ...contract, trump: null }, laws)),
    trump: contract.trump !== null && names(SUIT_WORDS[OWN_TERMS].french[contract.trump]),
  };
}

/** The words of a text in lower case, `Clubs` as `club`, `Kreuz-Solo` as two. */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ''));
}
