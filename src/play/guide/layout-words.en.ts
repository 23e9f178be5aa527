/** What the guide says against two cards put away; comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';

export const sayPutsJackAway = (jack: Card): string =>
  `${jack} is one of the four highest trumps: keep it to take tricks.`;

export const sayPutsAceAway = (ace: Card): string =>
  `If you put ${ace} away, it counts 11. If you keep it, it can take a trick, with their points as well.`;

/** @param mine how many trumps the reader has. @param theirs how many the others have. */
export const sayPutsTrumpAway = (trump: Card, mine: number, theirs: number): string =>
  `${trump} is a trump. You have ${mine} and they have ${theirs}: you need yours to bring theirs out.`;

/** @param cards all that the reader has of the suit. */
export const sayEmptySuit = (cards: readonly Card[], suit: Suit, suits: SuitStyle): string =>
  `Put ${listed(cards)} away instead: then you have no ${SUIT_WORDS.en[suits][suit]}, and can trump them when they are led.`;

/** @param top the card that would beat it. @param points what it counts. */
export const sayPointsInDanger = (card: Card, top: Card, points: number): string =>
  `If you keep ${card}, it can fall to ${top}. If you put it away, its ${counted(points, 'point')} are yours.`;

/** A high card of a Null is kept. @param below how many lower ones the others may lead. */
export const sayKeepsHighCard = (card: Card, below: number): string =>
  `One trick loses a Null, and ${below} cards that they may lead are lower than ${card}: put ${card} away.`;
