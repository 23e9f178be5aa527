/** How an action is called after “with” in a sentence: `DK and S8 away`, `clubs as trumps`. */
import type { Action } from '../../strategy/players/action.ts';
import type { Law } from '../../game/skat/laws.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';

/**
 * An action in comment text.
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
      if (isLayout && layout !== null) return `${listed(layout)} away`;
      if (contract.trump === null) return `a ${kindName(contract.kind, id)}`;
      const skat = layout === null ? ' and without the skat' : '';
      return `${SUIT_WORDS[OWN_TERMS][suits][contract.trump]} as trumps${skat}`;
    }
    case 'pass':
      return 'a pass';
    case 'bid':
      return `a bid of ${action.amount}`;
    case 'yes':
      return 'a yes';
    case 'take':
      return 'the skat';
    case 'draw':
    case 'turn-up':
    case 'refuse':
      return 'another choice';
  }
}
