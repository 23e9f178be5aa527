/** What happens at a table that plays by today’s order: how games end, and what a bid says of a hand. */
import { LAWS } from '../../../game/skat/laws.ts';
import { FAMILY_OF } from '../../../game/skat/families.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import { seatedAs } from '../../players/match/kinds.ts';
import { playDeal } from '../../players/play-deal.ts';
import type { DealResult } from '../../players/play-deal.ts';
import { startDeal } from '../../players/state.ts';
import { dealAll } from '../deals.ts';
import type { ChanceMeasure } from '../measure.ts';
import type { Case } from '../tally.ts';
import { jacksIn } from '../../bidding/todays-count.ts';

const WHO =
  'Three players bid whole deals by the measured worth of their hands, by the International Skat Order, and play them out by the rules of the drills, each seeing only what a player sees.';

function playTable(chance: Chance): DealResult {
  const deal = dealAll(chance);
  const player = seatedAs('bidder')(startDeal(deal, LAWS.isko));
  return playDeal(deal, LAWS.isko, { V: player, M: player, H: player }, chance.below(2 ** 31 - 1));
}

/** A case of a group for each of several names, 1 for those that hold. */
const shares = (group: string, names: Readonly<Record<string, boolean>>): Case[] =>
  Object.entries(names).map(([name, holds]) => ({
    group: `${group}, ${name}`,
    value: Number(holds),
  }));

export const HOW_GAMES_END: ChanceMeasure = {
  id: 'T49',
  title: 'How games end, and when the defenders have their sixty',
  how: `${WHO} Of the suit games and Grands with the skat and from the hand: the share that ends within each span of the declarer’s card points; of the lost ones, the trick in which the defenders come to 60.`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 20_000,
  draw: (chance) => {
    const { settlement, state } = playTable(chance);
    if (settlement === null || state.contract === null || state.play === null) {
      return [{ group: 'passed in', value: 1 }];
    }
    const family = FAMILY_OF[state.contract.kind];
    const { result } = settlement;
    const passed: Case = { group: 'passed in', value: 0 };
    if (family === 'nullo' || result.declarer === null) return [passed];
    const name = family === 'grand' ? 'Grand' : 'suit game';
    const own = result.points.declarer;
    const spans = {
      '0 to 30': own <= 30,
      '31 to 55': own >= 31 && own <= 55,
      '56 to 60': own >= 56 && own <= 60,
      '61 to 65': own >= 61 && own <= 65,
      '66 to 89': own >= 66 && own <= 89,
      '90 to 120': own >= 90,
      won: own >= 61,
    };
    const cases = [passed, ...shares(name, spans)];
    if (own > 60) return cases;
    let against = 0;
    const tricks = state.play.tricks;
    const reached = tricks.findIndex(({ cards, winner }) => {
      if (winner !== state.declarer) against += sumPoints(cards);
      return against >= 60;
    });
    return [
      ...cases,
      ...tricks.map((_, at) => ({
        group: `${name} lost, sixty in trick ${at + 1}`,
        value: Number(reached === at),
      })),
    ];
  },
};

export const WHAT_A_BID_SAYS: ChanceMeasure = {
  id: 'T50',
  title: 'What a bid says about the hand',
  how: `${WHO} Each seat’s ten cards are looked at by the highest number that the seat said or held, and by passing at once.`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 20_000,
  draw: (chance) => {
    const { state } = playTable(chance);
    return SEATS.flatMap((seat) => {
      let asked = 0;
      let highest = 0;
      let spoke = false;
      for (const step of state.bidding) {
        if (step.say === 'untold') continue;
        if (step.say === 'bid') asked = step.amount;
        if (step.seat !== seat) continue;
        spoke = true;
        if (step.say !== 'pass') highest = asked;
      }
      if (!spoke) return [];
      const said =
        highest === 0
          ? 'passed at once'
          : highest === 18
            ? 'went to 18'
            : highest <= 24
              ? 'went to 20–24'
              : 'went above 24';
      const ten = state.deal[seat];
      return shares(said, {
        'jack of clubs': ten.includes('CJ'),
        'two jacks or more': jacksIn(ten) >= 2,
        'no jack': jacksIn(ten) === 0,
      });
    });
  },
};
