/** Cards by their German names, to be told again in English. */
import { isCard, rankOf, suitOf } from '../../skat/cards.ts';
import type { Card, Rank, Suit } from '../../skat/cards.ts';

/** A table of names: for each set of them the words in its columns, several with commas between. */
export type NameTable = readonly { readonly names: readonly string[] }[];

export interface NamedCard {
  readonly name: string;
  readonly card: Card;
}

const SUIT_PLACES: readonly Suit[] = ['C', 'S', 'H', 'D'];
const RANK_PLACES: readonly Rank[] = ['J', 'A', '10', 'K', 'Q', '9', '8', '7'];

/**
 * Reads names with their cards: `Eichel-Unter CJ, Karo-Ass DA`.
 *
 * @throws RangeError when the tables do not have a name for such a card: a slip in a chapter, which
 *   stops the build.
 */
export function namedCards(text: string, suits: NameTable, ranks: NameTable): NamedCard[] {
  return text.split(',').map((each): NamedCard => {
    const [name = '', code = ''] = each.trim().split(' ');
    const [suit = '', rank = ''] = name.split('-');
    const fits =
      isCard(code) &&
      has(suits, SUIT_PLACES.indexOf(suitOf(code)), suit) &&
      has(ranks, RANK_PLACES.indexOf(rankOf(code)), rank);
    if (!fits) throw new RangeError(`“${name}” is not the name of ${code}.`);
    return { name, card: code };
  });
}

function has(table: NameTable, column: number, word: string): boolean {
  return table.some(({ names }) => names[column]?.split(', ').includes(word) === true);
}
