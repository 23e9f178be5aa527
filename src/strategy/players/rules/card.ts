/** Cards by rule alone: what the players of the drills play, in every game. */
import type { Chance } from '../../../lib/random.ts';
import { byTheBook } from '../../simple-players/ramsch-players.ts';
import { chooseFromView } from '../../simple-players/play-out.ts';
import type { PlayerView } from '../../simple-players/view.ts';
import { cardsByBook } from '../../which-card/book-card.ts';
import type { BookCards } from '../../which-card/held.ts';
import type { CardKind } from '../../which-card/card-place.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { SeatView } from '../view.ts';
import { nulloCard } from './nullo.ts';
import { playerViewOf, tableViewOf } from './table-view.ts';

/** The card of the drills’ players, who see no further than their rules. */
export function drillCard(view: SeatView, chance: Chance): Card {
  if (view.declarer === null) return byTheBook(tableViewOf(view), chance);
  return cardInGame(playerViewOf(view));
}

/** The same in a game with a declarer, where nothing is left to chance. */
export function cardInGame(view: PlayerView): Card {
  return KINDS[view.game.kind].trumps === 'none' ? nulloCard(view) : chooseFromView(view);
}

/**
 * The card of the book: what the drill on single cards teaches of the first trick, and where the
 * book is silent, or after it, what the drills’ players play.
 */
export function bookCard(
  view: SeatView,
  chance: Chance,
): { readonly card: Card; readonly rule: BookCards | null } {
  const usual = drillCard(view, chance);
  const rule = ruleOf(view);
  if (rule === null || rule.cards.length === 0) return { card: usual, rule: null };
  return { card: rule.cards.includes(usual) ? usual : rule.cards[0]!, rule };
}

/** The rule of the book for a card of the first trick; null where there is none. */
function ruleOf(view: SeatView): BookCards | null {
  const { asked, contract, declarer, hand, table, tricks } = view;
  if (tricks.length > 0 || contract === null || asked?.what !== 'card') return null;
  const kind = kindOf(view);
  if (kind === null) return null;
  const game = { kind: contract.kind, trump: contract.trump };
  const place = { declarer, game, hand, table };
  const rule = cardsByBook(kind, place) ?? (kind === 'lead' ? cardsByBook('tenace', place) : null);
  const { legal } = asked;
  return rule === null
    ? null
    : { ...rule, cards: rule.cards.filter((card) => legal.includes(card)) };
}

/** Which of the drill’s kinds of places this is; it asks of Solos, Nullos and Ramsch alone. */
function kindOf({ contract, declarer, seat, table }: SeatView): CardKind | null {
  const { aim, skat, trumps } = KINDS[contract!.kind];
  if (aim === 'fewest-points') return 'ramsch';
  const leads = table.length === 0;
  if (trumps === 'none') return leads && seat !== declarer ? 'nullo' : null;
  if (trumps !== 'suit' || skat !== 'untouched') return null;
  if (seat === declarer) return leads ? 'declarer' : null;
  if (leads) return 'lead';
  return table.length === 1 ? 'second' : 'fatten';
}
