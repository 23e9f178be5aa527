/** What the guide says against two cards put away; comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';

export const sayPutsJackAway = (jack: Card): string =>
  `${jack} ist einer der vier höchsten Trümpfe: Behalte ihn, er macht dir einen Stich.`;

export const sayPutsAceAway = (ace: Card): string =>
  `Drückst du ${ace}, zählt es 11. Behältst du es, kann es einen Stich machen und ihre Augen mitbringen.`;

/** @param mine how many trumps the reader has. @param theirs how many the others have. */
export const sayPutsTrumpAway = (trump: Card, mine: number, theirs: number): string =>
  `${trump} ist ein Trumpf. Du hast ${mine}, sie haben ${theirs}: Du brauchst deine, um ihre herauszuholen.`;

/** @param cards all that the reader has of the suit. */
export const sayEmptySuit = (cards: readonly Card[], suit: Suit, suits: SuitStyle): string => {
  const name = SUIT_WORDS.de[suits][suit];
  return `Drücke lieber ${listed(cards)}: Dann hast du kein ${name} mehr und kannst stechen, wenn ${name} ausgespielt wird.`;
};

/** @param top the card that would beat it. @param points what it counts. */
export const sayPointsInDanger = (card: Card, top: Card, points: number): string =>
  `Behältst du ${card}, kann ${top} die Karte holen. Drückst du sie, gehören die ${counted(points, 'point')} dir.`;

/** A high card of a Null is kept. @param below how many lower ones the others may lead. */
export const sayKeepsHighCard = (card: Card, below: number): string =>
  `Schon mit einem einzigen Stich ist der Null verloren, und ${below} Karten, die sie ausspielen können, sind niedriger als ${card}: Drücke ${card}.`;
