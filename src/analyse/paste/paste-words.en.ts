/** What was read of a pasted text that is no record and no hand of the notation, and what is wrong with it. */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { placeInText } from '#edition/analyse/set-up-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardName } from '../../game/words/cards.ts';
import type { SetUpPlace } from '../set-up.ts';

/** What is wrong, and what to do about it. */
interface FaultWords {
  readonly message: string;
  readonly hint: string;
}

/** A text without anything in it. */
export const NOTHING = 'There is nothing here to read.';

/** What to do where there is nothing to read. */
export const PASTE_SOMETHING =
  'Paste a link, cards, a hand or game records into the field, or open a file.';

/** A text of nothing but words. @param word the fault of the first word; see {@link wrongCard}. */
export const onlyWords = (word: string): FaultWords => ({
  message: `${word} There is no hand, card list or game record here.`,
  hint: 'What can be read: links to the analysis room, lists of cards such as ♣J ♠10 or Kreuz-Bube, hands in the notation of this book or as its JSON, and game records, each from (;GM[Skat] to ;).',
});

/** A link whose word is damaged. */
export const NO_HAND_IN_LINK = 'This link holds no hand.';

/** A card that lists name twice. */
export const cardTwice = (card: Card): FaultWords => ({
  message: `The ${cardName(card)} is there twice.`,
  hint: 'Correct one of the two.',
});

/** A word among cards. @param word shortened where it is long. */
export const wrongCard = (word: string): FaultWords => ({
  message: `“${word}” is not a card.`,
  hint: 'Write for example CJ, ♣J, Kreuz-Bube or jack of clubs.',
});

/** Lists of which nobody can say for whom they are. @param sizes how many cards each has. */
export const wrongSizes = (sizes: readonly number[]): FaultWords => ({
  message: `These are lists of ${listed(sizes.map(String))} cards.`,
  hint: 'Give each seat ten cards at most and the skat two, or write V:, M:, H: and Skat: before the lists.',
});

/** More cards for a place than it takes. */
export const tooManyCards = (place: SetUpPlace, cards: number, room: number): FaultWords => ({
  message: `Here are ${counted(cards, 'card')} for ${placeInText(place)}, ${place === 'skat' ? 'which' : 'who'} has room for ${room}.`,
  hint: 'Take out the extra cards.',
});

/**
 * What was read: `32 cards read: Vorhand 10, …`, and what was not.
 *
 * @param aside what was left aside, as the text has it.
 */
export function sayCardsRead(
  places: readonly { readonly place: SetUpPlace; readonly cards: number }[],
  aside: readonly string[],
): string {
  const all = places.reduce((sum, { cards }) => sum + cards, 0);
  const each = places.map(({ cards, place }) => `${placeInText(place)} ${cards}`);
  const rest = aside.length === 0 ? '' : ` Ignored: ${listed(aside.map((one) => `“${one}”`))}.`;
  return `${counted(all, 'card')} read: ${listed(each)}.${rest}`;
}

/** A link to a hand of the book, on the command line. @param id the name of its page. */
export const handOfBook = (id: string): string => `the hand ${id} of the book`;
