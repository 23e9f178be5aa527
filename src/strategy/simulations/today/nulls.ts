/** How often Nulls are won by today’s order. */
import { LAWS } from '../../../game/skat/laws.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import { makeSolver } from '../../../game/solver/solver.ts';
import { dangerousSuits } from '../../bidding/nullo.ts';
import { rankedLayouts } from '../../layout/principles.ts';
import { startContract } from '../../players/contract-play.ts';
import { makePlayer } from '../../players/levels.ts';
import { playOn } from '../../players/play-deal.ts';
import { dealAll } from '../deals.ts';
import type { ChanceMeasure } from '../measure.ts';

const WORLDS = 8;
const player = makePlayer('strong', makeSolver(), WORLDS);
const players = { V: player, M: player, H: player };

export const NULL_BY_DANGER: ChanceMeasure = {
  id: 'T44',
  title: 'A Null, by its dangerous suits',
  how: `A seat is drawn by lot, and deals are drawn until two suits of its ten cards or fewer are dangerous: a suit is safe when its lowest card is the seven, the next at most the nine, then the jack, then the king. The seat plays a Null with the skat, putting away the pair that the rules of the drills put first, and the same open. Strong players with ${WORLDS} imagined deals play all three hands; the value is 1 when the declarer takes no trick.`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 10_000,
  draw: (chance) => {
    for (;;) {
      const deal = dealAll(chance);
      const declarer = chance.pick(SEATS);
      const before = dangerousSuits(deal[declarer]).length;
      if (before > 2) continue;
      const twelve = sortCards([...deal[declarer], ...deal.skat]);
      const seed = chance.below(2 ** 31 - 1);
      return (['gucki-nullo', 'gucki-open-nullo'] as const).flatMap((kind) => {
        const contract = { kind, trump: null, announced: null };
        const { layout } = rankedLayouts(twelve, contract)[0]!;
        const after = dangerousSuits(twelve.filter((card) => !layout.includes(card))).length;
        const begun = startContract({ deal, declarer, contract, layout, bid: null }, LAWS.isko);
        const value = Number(playOn(begun, players, seed).settlement?.value.won === true);
        const name = kind === 'gucki-nullo' ? 'Null' : 'open Null';
        return [
          { group: `${name}, ${before} dangerous of ten`, value },
          { group: `${name}, ${after} dangerous at play`, value },
        ];
      });
    }
  },
};
