/** Measures of hands that the book prints: the other cards are dealt again and again. */
import type { Chance } from '../../lib/random.ts';
import { rankedLayouts } from '../layout/principles.ts';
import { isCard } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';
import { dealOthers, firstLead, seatDeal, wins } from './deals.ts';
import {
  GRAND_SEATS,
  NO_13,
  NO_7,
  NO_15,
  NULLOS,
  PAGE_123,
  SIX_SOLOS,
  SOUND_BIDS,
  TEST_GAMES,
  TEST_GUCKIS,
  TEST_SCHNEIDER,
  THREE_JACKS,
  WHICH_SUIT,
} from './given-hands.ts';
import type { GivenHand } from './given-hands.ts';
import type { ChanceMeasure } from './measure.ts';
import { scoreOf } from './score.ts';
import type { Case } from './tally.ts';

const HOW =
  'The other twenty-two cards are dealt at random around the ten of each hand, the same for every seat and game. The value is 1 when the game is won with best play by all and all cards open.';

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

/** What the two suits of a hand earn a game; only games for 61 have a score. */
function scoresOf(
  of: Pick<ChanceMeasure, 'id' | 'page' | 'title'>,
  hands: readonly GivenHand[],
): ChanceMeasure {
  return {
    ...of,
    how: 'The other twenty-two cards are dealt at random around the ten of each hand, the same for every seat and game. The value is what the declarer scores under the laws of 1922 with best play by all and all cards open: schneider counts for either side, schwarz does not, and nothing is announced.',
    unit: 'score',
    deals: 10_000,
    draw: (chance, solver) =>
      hands.flatMap((hand) => {
        const ten = tenCardsOf(hand);
        const others = dealOthers(ten, chance);
        const games = hand.games.filter(({ points }) => points === undefined);
        return (hand.seats ?? SEATS).flatMap((seat) => {
          const deal = seatDeal(ten, seat, others);
          return games.map(({ kind, name, trump }) => ({
            group: `${hand.name}, ${name}, ${seat}`,
            value: scoreOf(solver, firstLead({ kind, trump }, seat, deal), [...ten, ...deal.skat]),
          }));
        });
      }),
  };
}

const GUCKI = { kind: 'gucki-grand', trump: null } as const;

const TEST_GUCKI: ChanceMeasure = {
  id: 'T25-gucki',
  title: 'The test hands as Gucki Grands',
  how: 'The other twenty-two cards are dealt at random around the ten of each hand, which Vorhand plays. The declarer takes up the skat. The value is 1 when the Grand is won with best play by all and all cards open: once after putting away the pair that the book’s rules put first, and once after putting away the best of the 66 pairs.',
  page: '181',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) =>
    TEST_GUCKIS.flatMap((hand) => {
      const ten = tenCardsOf(hand);
      const others = dealOthers(ten, chance);
      const { H, M, V, skat } = seatDeal(ten, 'V', others);
      const twelve = [...V, ...skat];
      const exchange = { game: GUCKI, declarer: 'V', hands: { V: twelve, M, H } } as const;
      const ranked = rankedLayouts(twelve, GUCKI);
      const bestRank = ranked.findIndex(({ layout }) =>
        wins(solver, afterLayout(exchange, layout)),
      );
      return [
        { group: `${hand.name}, the rules’ pair`, value: Number(bestRank === 0) },
        { group: `${hand.name}, the best pair`, value: Number(bestRank >= 0) },
      ];
    }),
};

const NULLO_LEAD: ChanceMeasure = {
  id: 'T25-lead',
  title: 'The first lead of the fourth Nullo',
  how: 'The other twenty-two cards are dealt at random around the ten of the fourth Nullo, which Vorhand plays. The value is 1 when the Nullo is still safe after the lead of this card, with best play by all and all cards open.',
  page: '176',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const ten = tenCardsOf(NULLOS.find(({ name }) => name === 'fourth')!);
    const deal = seatDeal(ten, 'V', dealOthers(ten, chance));
    const position = firstLead({ kind: 'nullo', trump: null }, 'V', deal);
    const safe = [...finish(solver.cardTricks(position, 'none'))];
    return safe.map(([card, reached]) => ({ group: card, value: Number(reached) }));
  },
};

/**
 * The cards of a hand that is written with blanks between them.
 *
 * @throws RangeError unless there are ten different ones: a slip in the list of hands.
 */
export function tenCardsOf({ cards, name }: Pick<GivenHand, 'cards' | 'name'>): Card[] {
  const ten = cards.split(' ').filter(isCard);
  if (new Set(ten).size !== 10) throw new RangeError(`${name} is not ten cards: ${cards}`);
  return ten;
}

export const GIVEN: readonly ChanceMeasure[] = [
  ofHands({ id: 'T4', title: 'The sound bids of page 96', page: '96' }, SOUND_BIDS),
  ofHands({ id: 'T4-six', title: 'The six Solos of the book', page: '96' }, SIX_SOLOS),
  ofHands({ id: 'T5-announced', title: 'Schneider announced on No. 7', page: '88' }, NO_7),
  ofHands({ id: 'T6', title: 'Which of two suits', page: '103' }, WHICH_SUIT),
  scoresOf({ id: 'T6-score', title: 'What two suits earn a game', page: '103' }, WHICH_SUIT),
  ofHands({ id: 'T15', title: 'Three jacks or four', page: '129' }, THREE_JACKS),
  ofHands({ id: 'T16', title: 'The seat in a Grand', page: '124' }, GRAND_SEATS),
  ofHands({ id: 'T19-hand', title: 'Four jacks and four spades', page: '123' }, PAGE_123),
  ofHands({ id: 'T20', title: 'No. 13 as a Grand and as a Solo', page: '129' }, NO_13),
  scoresOf({ id: 'T20-score', title: 'What No. 13 earns a game', page: '129' }, NO_13),
  ofHands({ id: 'T21', title: 'No. 15 with the others’ cards at random', page: '137' }, NO_15),
  ofHands({ id: 'T25-nullo', title: 'The four Nullos', page: '176' }, NULLOS),
  ofHands({ id: 'T25', title: 'The test hands', page: '181' }, TEST_GAMES),
  ofHands(
    { id: 'T25-schneider', title: 'Schneider on the fourth test hand', page: '181' },
    TEST_SCHNEIDER,
  ),
  TEST_GUCKI,
  NULLO_LEAD,
];
