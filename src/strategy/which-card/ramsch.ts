/** The book’s rules for the first trick of a Ramsch (Foster, p. 163–165). */
import { cardPoints, rankOf, sumPoints } from '../../game/skat/cards.ts';
import { RAMSCH_WORDS } from '#edition/strategy/which-card/ramsch-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, isTrump, playedSuit, winningIndex } from '../../game/skat/order.ts';
import { isHigh, legalAt, plainSuits, trumpsIn } from './held.ts';
import type { BookCards, Held } from './held.ts';
import type { CardPlace } from './card-place.ts';

const isBlackJack = (card: Card): boolean => card === 'CJ' || card === 'SJ';

/** From so many cards on a suit is a long one. */
const LONG = 4;

/** What the book plays; null where it has no rule, or leaves it open. */
export function ramschByBook(place: CardPlace): BookCards | null {
  const [led] = place.table;
  if (led === undefined) return lead(place);
  const legal = legalAt(place);
  if (playedSuit(legal[0]!, place.game) !== playedSuit(led, place.game)) return discard(place);
  return isTrump(led, place.game) ? under(place, legal) : null;
}

function lead({ game, hand }: CardPlace): BookCards | null {
  const jacks = trumpsIn(hand, game);
  if (jacks.length > 0 && !jacks.some(isBlackJack)) {
    const why = RAMSCH_WORDS.redJack;
    return { cards: jacks, why };
  }
  const no = jacks.length > 0 ? [RAMSCH_WORDS.noJack] : [];
  const suits = plainSuits(hand, game);
  const lone = suits.filter(({ cards, has }) => cards.length === 1 && has('A'));
  if (lone.length > 0) {
    const why = [...no, RAMSCH_WORDS.loneAce].join(' ');
    return { cards: lone.map(({ suit }): Card => `${suit}A`), why };
  }
  const length = Math.max(...suits.map(({ cards }) => cards.length));
  const longest = suits.filter(({ cards }) => cards.length === length);
  if (length >= LONG) {
    const cards = longest.flatMap(({ cards: held }) =>
      held.filter((card) => cardPoints(card) === 0),
    );
    const why = [...no, RAMSCH_WORDS.longSuit].join(' ');
    return cards.length === 0 ? null : { cards, why };
  }
  const why = [...no, RAMSCH_WORDS.middle].join(' ');
  return { cards: suits.filter(({ cards }) => cards.length > 1).map(chooseCard), why };
}

function chooseCard({ cards }: Held): Card {
  return cards[cards.length > 2 ? 1 : 0]!;
}

/** Do not beat another’s jack if it can be avoided. */
function under({ game, table }: CardPlace, legal: readonly Card[]): BookCards | null {
  const best = table[winningIndex(table, game)]!;
  const cards = legal.filter((card) => cardStrength(card, game) < cardStrength(best, game));
  const why = RAMSCH_WORDS.under;
  return cards.length === 0 ? null : { cards, why };
}

/** A trick without a card of the suit led: a chance to throw a dangerous card. */
function discard({ game, hand, table }: CardPlace): BookCards | null {
  const black = hand.filter(isBlackJack);
  const worthless = table.length === 2 && sumPoints(table) === 0 && !table.some(isJack);
  if (worthless && black.length > 0) {
    const why = RAMSCH_WORDS.blackJack;
    return { cards: black, why };
  }
  const high = plainSuits(hand, game).flatMap(({ cards }) => cards.filter(isHigh));
  const why = RAMSCH_WORDS.throwHigh;
  return high.length === 0 ? null : { cards: high, why };
}

function isJack(card: Card): boolean {
  return rankOf(card) === 'J';
}
