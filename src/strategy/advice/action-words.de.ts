/** What is advised, as it is said to the reader: `Spiel das CA.` */
import type { Action } from '../players/action.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { gameAtTable } from '../../game/words/game-at-table.de.ts';
import { withArticle } from '../../game/words/grammar.de.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';

/** An action as advice, comment text. */
export function sayAdvised(action: Action, laws: LawId): string {
  switch (action.do) {
    case 'bid':
      return `Reize ${action.amount}.`;
    case 'yes':
      return 'Sag ja.';
    case 'pass':
      return 'Passe.';
    case 'take':
      return 'Nimm den Skat auf.';
    case 'draw':
      return 'Zieh eine Karte für ein Tourné.';
    case 'refuse':
      return 'Sag „Passt mir nicht“.';
    case 'turn-up':
      return `Deck die Karte auf und spiel ${kindName(action.kind, laws)}.`;
    case 'declare': {
      const away = action.layout === null ? '' : ` Drück ${listed(action.layout)}.`;
      return `Spiel ${gameAtTable(action.contract, laws)}.${away}`;
    }
    case 'card':
      return `Spiel ${withArticle(action.card, 'accusative')}.`;
  }
}
