/** An evening of Beer Skat as a chapter writes it. */
import {
  sayBeerGame,
  sayBeerRamsch,
} from '#edition/book/exhibits/exceptional/exceptional-words.ts';
import type { BeerHand, BeerTable } from '../../../game/skat/exceptional/beer.ts';

const HAND = /^(\p{L}+) (?:(won|lost) (\d+)|ramsch( jungfer)?)$/u;

/**
 * Reads the hands of an evening: `Ames lost 24; Baker won 48; Clark ramsch jungfer`.
 *
 * @throws RangeError for a table of neither three nor four, a player who is not there, or what is no
 *   hand: a slip in a chapter, which stops the build.
 */
export function beerHandsOfText(
  players: readonly string[],
  text: string,
): { table: BeerTable; hands: readonly { says: string; hand: BeerHand }[] } {
  const table = players.length;
  if (table !== 3 && table !== 4) throw new RangeError(`${table} cannot play Beer Skat.`);
  const hands = text.split(';').map((each) => {
    const [, name = '', how, worth, jungfer] = HAND.exec(each.trim()) ?? [];
    const seat = players.indexOf(name);
    if (seat < 0) throw new RangeError(`“${each.trim()}” is not a hand of Beer Skat.`);
    const hand: BeerHand =
      how === undefined
        ? { loser: seat, jungfer: jungfer !== undefined }
        : { declarer: seat, won: how === 'won', value: Number(worth) };
    const says =
      how === undefined
        ? sayBeerRamsch(name, jungfer !== undefined)
        : sayBeerGame(name, how === 'won', Number(worth));
    return { says, hand };
  });
  return { table, hands };
}
