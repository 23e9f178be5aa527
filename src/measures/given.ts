/** Measures of hands that the book prints: the other cards are dealt again and again. */
import type { Chance } from '../practice/chance.ts';
import { isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { SEATS } from '../skat/seats.ts';
import type { Solver } from '../solver/solver.ts';
import { dealOthers, firstLead, seatDeal, wins } from './deals.ts';
import {
  GRAND_SEATS,
  NULLOS,
  SIX_SOLOS,
  SOUND_BIDS,
  TEST_GAMES,
  THREE_JACKS,
  WHICH_SUIT,
} from './given-hands.ts';
import type { GivenHand } from './given-hands.ts';
import type { ChanceMeasure } from './measure.ts';
import type { Case } from './tally.ts';

const HOW =
  'The other twenty-two cards at random around the ten of each hand, the same for every seat and game. The value is 1 when the game is won with best play by all, every card seen.';

/**
 * A measure of given hands. Its groups are named `hand, game, seat`.
 *
 * @param of what sets it apart from the other measures.
 */
function ofHands(
  of: Pick<ChanceMeasure, 'id' | 'page' | 'title'>,
  hands: readonly GivenHand[],
): ChanceMeasure {
  return {
    ...of,
    how: HOW,
    unit: 'share',
    deals: 10_000,
    draw: (chance, solver) => hands.flatMap((hand) => drawAround(hand, chance, solver)),
  };
}

function drawAround(hand: GivenHand, chance: Chance, solver: Solver): Case[] {
  const ten = tenCardsOf(hand);
  const others = dealOthers(ten, chance);
  return (hand.seats ?? SEATS).flatMap((seat) => {
    const deal = seatDeal(ten, seat, others);
    return hand.games.map(({ kind, name, points, trump }) => ({
      group: `${hand.name}, ${name}, ${seat}`,
      value: Number(wins(solver, firstLead({ kind, trump }, seat, deal), points)),
    }));
  });
}

/** @throws RangeError unless there are ten different cards: a slip in the list of hands. */
function tenCardsOf({ cards, name }: GivenHand): Card[] {
  const ten = cards.split(' ').filter(isCard);
  if (new Set(ten).size !== 10) throw new RangeError(`${name} is not ten cards: ${cards}`);
  return ten;
}

export const GIVEN: readonly ChanceMeasure[] = [
  ofHands({ id: 'T4', title: 'The sound bids of page 96', page: '96' }, SOUND_BIDS),
  ofHands({ id: 'T4-six', title: 'The six Solos of the book', page: '96' }, SIX_SOLOS),
  ofHands({ id: 'T6', title: 'Which of two suits', page: '103' }, WHICH_SUIT),
  ofHands({ id: 'T15', title: 'Three jacks or four', page: '129' }, THREE_JACKS),
  ofHands({ id: 'T16', title: 'The seat in a Grand', page: '124' }, GRAND_SEATS),
  ofHands({ id: 'T25-nullo', title: 'The four Nullos', page: '176' }, NULLOS),
  ofHands({ id: 'T25', title: 'The test hands', page: '181' }, TEST_GAMES),
];
