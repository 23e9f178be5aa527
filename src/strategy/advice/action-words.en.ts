/** What is advised, as it is said to the reader: `Play the ace of clubs.` */
import type { Action } from '../players/action.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { gameInSentence, kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';

/** An action as advice, comment text. */
export function sayAdvised(action: Action, laws: LawId): string {
  switch (action.do) {
    case 'bid':
      return `Bid ${action.amount}.`;
    case 'yes':
      return 'Say yes.';
    case 'pass':
      return 'Pass.';
    case 'take':
      return 'Take up the skat.';
    case 'draw':
      return 'Draw a card for a Tournee.';
    case 'refuse':
      return 'Say “Passt mir nicht”.';
    case 'turn-up':
      return `Turn it up and play ${kindName(action.kind, laws)}.`;
    case 'declare': {
      const away = action.layout === null ? '' : ` Put away ${listed(action.layout)}.`;
      return `Play ${gameInSentence(action.contract, laws)}.${away}`;
    }
    case 'card':
      return `Play ${action.card}.`;
  }
}
