/** The card that the book plays in the first trick, and why (Foster, p. 71–77, 106–119, 163–165, 177). */
import { cardPoints } from '../../game/skat/cards.ts';
import { LEAD_WORDS } from '#edition/strategy/which-card/lead-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { declarerLead } from './declarer.ts';
import { fattenByBook } from './fatten.ts';
import { isTenace, plainSuits } from './held.ts';
import type { BookCards, Held } from './held.ts';
import type { CardKind, CardPlace } from './card-place.ts';
import { ramschByBook } from './ramsch.ts';
import { secondByBook } from './second.ts';

/** What the book plays; null where it has no rule, or leaves it open. */
export function cardsByBook(kind: CardKind, place: CardPlace): BookCards | null {
  switch (kind) {
    case 'lead':
      return leadByBook(place);
    case 'tenace':
      return besideTenace(place);
    case 'second':
      return secondByBook(place);
    case 'fatten':
      return fattenByBook(place);
    case 'nullo':
      return nulloLead(place);
    case 'declarer':
      return declarerLead(place);
    case 'ramsch':
      return ramschByBook(place);
  }
}

/** A suit with fewest or most cards, and its card that counts least (p. 71). */
function byLength(suits: readonly Held[], { declarer }: CardPlace): BookCards {
  const through = declarer === 'M';
  const lengths = suits.map(({ cards }) => cards.length);
  const length = through ? Math.max(...lengths) : Math.min(...lengths);
  const cards = suits.filter((one) => one.cards.length === length).flatMap((one) => small(one));
  const why = through ? LEAD_WORDS.longThrough : LEAD_WORDS.shortUpTo;
  return { cards, why };
}

function small({ cards }: Held): readonly Card[] {
  const least = Math.min(...cards.map(cardPoints));
  return cards.filter((card) => cardPoints(card) === least);
}

function leadByBook(place: CardPlace): BookCards | null {
  const suits = plainSuits(place.hand, place.game);
  if (suits.some(isTenace)) return null;
  const aces = suits.filter(({ has }) => has('A'));
  if (aces.length > 0) {
    const cards = aces.flatMap(({ has, suit }): Card[] =>
      has('10') ? [`${suit}A`, `${suit}10`] : [`${suit}A`],
    );
    const why = LEAD_WORDS.ace;
    return { cards, why };
  }
  const kings = suits.filter(({ cards, has }) => has('10') && has('K') && cards.length > 2);
  if (kings.length > 0) {
    const why = LEAD_WORDS.king;
    return { cards: kings.map(({ suit }): Card => `${suit}K`), why };
  }
  const free = suits.filter(({ has }) => !has('10'));
  return free.length === 0 ? null : byLength(free, place);
}

/** With a tenace in the hand, another suit, and not one with a guarded ten if there is a third. */
function besideTenace(place: CardPlace): BookCards | null {
  const suits = plainSuits(place.hand, place.game);
  const tenaces = suits.filter(isTenace);
  const [first] = tenaces;
  if (first === undefined) return null;
  const others = suits.filter((one) => !isTenace(one));
  const free = others.filter(({ has }) => !has('10') && !has('A'));
  const chosenSuits = free.length > 0 ? free : others.filter(({ has }) => has('10') && !has('A'));
  if (chosenSuits.length === 0) return null;
  const pair: readonly Card[] = [`${first.suit}A`, `${first.suit}K`];
  const why = free.length > 0 ? LEAD_WORDS.tenace(pair) : LEAD_WORDS.tenaceAndTen(pair);
  return { cards: byLength(chosenSuits, place).cards, why };
}

function nulloLead({ game, hand }: CardPlace): BookCards {
  const suits = plainSuits(hand, game);
  const shortest = Math.min(...suits.map(({ cards }) => cards.length));
  const chosenSuits = suits.filter(({ cards }) => cards.length === shortest);
  const cards = chosenSuits.map(({ cards: held }) => held[held.length === 3 ? 1 : 0]!);
  const why =
    shortest === 1
      ? LEAD_WORDS.singleton
      : shortest === 2
        ? LEAD_WORDS.higherOfTwo
        : LEAD_WORDS.middleOfThree;
  return { cards, why };
}
