/** How an action is called after “mit” in a sentence: `DK und S8 im Skat`, `Kreuz als Trumpf`. */
import type { Action } from '../../strategy/players/action.ts';
import type { Law } from '../../game/skat/laws.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';

/**
 * An action in comment text. What is spoken stands in quotation marks, since no noun does for a pass.
 *
 * @param isLayout whether a game is called by the two cards put away for it.
 */
export function nameAction(
  action: Action,
  isLayout: boolean,
  { id }: Law,
  suits: SuitStyle,
): string {
  switch (action.do) {
    case 'card':
      return action.card;
    case 'declare': {
      const { contract, layout } = action;
      if (isLayout && layout !== null) return `${listed(layout)} im Skat`;
      if (contract.trump === null) return kindName(contract.kind, id);
      const skat = layout === null ? ' und ohne den Skat' : '';
      return `${SUIT_WORDS.de[suits][contract.trump]} als Trumpf${skat}`;
    }
    case 'pass':
      return '„passe“';
    case 'bid':
      return `„${action.amount}“`;
    case 'yes':
      return '„ja“';
    case 'take':
      return 'dem Skat';
    case 'draw':
    case 'turn-up':
    case 'refuse':
      return 'einer anderen Wahl';
  }
}
