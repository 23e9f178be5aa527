/** What came of the worst deal that was found for a game, and where it can be played. */
import { titleWorst } from '#edition/book/proof-words.ts';
import type { WorstVerdict } from '#edition/book/proof-words.ts';
import { isRefuted } from '../../../src/book/worst-deals.ts';
import type { WorstFound } from '../../../src/book/worst-deals.ts';
import { dealAddress } from '../../../src/game/codes/deal-address.ts';
import { sortCards } from '../../../src/game/skat/deal.ts';
import type { Deal, Layout } from '../../../src/game/skat/deal.ts';
import { isCard } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';

/** Points that a game needs. */
const GAME = 61;

/** Whether the claim stands; `as-said` of a game that the book itself calls losable. */
export function verdict(found: WorstFound): WorstVerdict {
  if (isRefuted(found)) return 'refuted';
  return found.certain.losable && found.points < GAME ? 'as-said' : 'stands';
}

/** Where the reader can play the deal. */
export function playAddress({ certain, deal, seat }: WorstFound): string {
  const { exchange, kind, page, trump } = certain;
  const contract = { kind, trump, announced: null };
  const title = titleWorst(page, seat);
  if (exchange === null)
    return dealAddress({ title, deal, declarer: seat, contract, layout: null });
  const [layout, skat] = [pairOf(exchange.away), pairOf(exchange.found)];
  // The search has the hand after the exchange, but the room needs it as it was dealt.
  const ten = [...deal[seat].filter((card) => !skat.includes(card)), ...layout];
  const dealtCards: Deal = { ...deal, [seat]: sortCards(ten), skat };
  return dealAddress({ title, deal: dealtCards, declarer: seat, contract, layout });
}

/** @throws RangeError for a mistake in the list of games, which stops the build. */
function pairOf(text: string): Layout {
  const [first, second] = text.split(' ').filter((word): word is Card => isCard(word));
  if (first === undefined || second === undefined) throw new RangeError(`No two cards: ${text}`);
  return [first, second];
}
