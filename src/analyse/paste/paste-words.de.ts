/** What was read of a pasted text that is no record and no hand of the notation, and what is wrong with it. */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { PLACE_NAMES } from '#edition/analyse/set-up-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardName } from '../../game/words/cards.ts';
import type { SetUpPlace } from '../set-up.ts';
import { placeInText } from '../set-up-words.de.ts';

/** What is wrong, and what to do about it. */
interface FaultWords {
  readonly message: string;
  readonly hint: string;
}

/** A text without anything in it. */
export const NOTHING = 'Hier steht nichts, was sich lesen ließe.';

/** What to do where there is nothing to read. */
export const PASTE_SOMETHING =
  'Füg einen Link, Karten, ein Spiel oder Spielprotokolle in das Feld ein, oder öffne eine Datei.';

/** A text of nothing but words. @param word the fault of the first word; see {@link wrongCard}. */
export const onlyWords = (word: string): FaultWords => ({
  message: `${word} Hier steht kein Spiel, keine Kartenliste und kein Spielprotokoll.`,
  hint: 'Lesen lassen sich Links zu dieser Seite, Kartenlisten wie ♣B ♠10 oder Kreuz-Bube, Spiele in der Schreibweise dieses Buchs oder als JSON und Spielprotokolle, jedes von (;GM[Skat] bis ;).',
});

/** A link whose word is damaged. */
export const NO_HAND_IN_LINK = 'In diesem Link steckt kein Spiel.';

/** A card that lists name twice. */
export const cardTwice = (card: Card): FaultWords => ({
  message: `${cardName(card)} steht zweimal da.`,
  hint: 'Berichtige eine von beiden.',
});

/** A word among cards. @param word shortened where it is long. */
export const wrongCard = (word: string): FaultWords => ({
  message: `„${word}“ ist keine Karte.`,
  hint: 'Schreib zum Beispiel ♣B, Kreuz-Bube oder CJ.',
});

/** Lists of which nobody can say for whom they are. @param sizes how many cards each has. */
export const wrongSizes = (sizes: readonly number[]): FaultWords => ({
  message: `Das sind Listen mit ${listed(sizes.map(String))} Karten.`,
  hint: 'Gib jedem Platz höchstens zehn und dem Skat zwei, oder schreib V:, M:, H: und Skat: vor die Listen.',
});

/** More cards for a place than it takes. */
export const tooManyCards = (place: SetUpPlace, cards: number, room: number): FaultWords => ({
  message: `Hier stehen ${counted(cards, 'card')} für ${placeInText(place, 'accusative')}, aber Platz ist nur für ${room}.`,
  hint: 'Nimm die überzähligen Karten heraus.',
});

/**
 * What was read: `32 Karten gelesen: Vorhand 10, …`, and what was not.
 *
 * @param aside what was left aside, as the text has it.
 */
export function sayCardsRead(
  places: readonly { readonly place: SetUpPlace; readonly cards: number }[],
  aside: readonly string[],
): string {
  const all = places.reduce((sum, { cards }) => sum + cards, 0);
  const each = places.map(({ cards, place }) => `${PLACE_NAMES[place]} ${cards}`);
  const rest =
    aside.length === 0 ? '' : ` Nicht beachtet: ${listed(aside.map((one) => `„${one}“`))}.`;
  return `${counted(all, 'card')} gelesen: ${listed(each)}.${rest}`;
}

/** A link to a hand of the book, on the command line. @param id the name of its page. */
export const handOfBook = (id: string): string => `das Beispielspiel ${id} des Buchs`;
