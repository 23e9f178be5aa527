/** A deal that is over, as it is written on the sheet, and what it comes to. */
import { settleDeal } from '../strategy/players/play-deal.ts';
import type { DealState } from '../strategy/players/state.ts';
import { knowsEvery } from '../score/ramsch.ts';
import type { SheetGame, Reached } from '../score/score-sheet.ts';
import { isRamsch, KINDS } from '../game/skat/contract.ts';
import type { DeclarerResult, Side } from '../game/skat/result.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { BySeat, Seat } from '../game/skat/seats.ts';
import { settleHand } from '../game/skat/settlement.ts';
import type { Settlement } from '../game/skat/settlement.ts';
import { roomCode } from './shown.ts';
import { dealerWith, playerAt } from './sitting.ts';
import type { DoneDeal, TableDeal } from './sitting.ts';

/** What a deal came to. */
export interface DealOutcome {
  /** Null for a deal that was passed in. */
  readonly settlement: Settlement | null;
  readonly scores: BySeat<number>;
}

/**
 * What a deal that is over comes to.
 *
 * @param conceded the side that gave up the rest, if one did.
 * @throws RangeError before it is over.
 */
export function dealOutcome(state: DealState, conceded: Side | null): DealOutcome {
  if (conceded === null || state.contract === null || state.play === null) {
    const { scores, settlement } = settleDeal(state);
    return { scores, settlement };
  }
  const { bid, contract, deal, declarer, law, layout, play } = state;
  const settlement = settleHand(
    {
      contract,
      deal,
      declarer,
      layout,
      tricks: play.tricks,
      conceded,
      onTable: play.table.length,
    },
    bid,
    law,
  );
  if (!settlement.ok) throw new RangeError(`${law.id} has no ${contract.kind}.`);
  const { value } = settlement.value;
  const scores =
    value.declarer === null ? value.scores : { V: 0, M: 0, H: 0, [value.declarer]: value.score };
  return { settlement: settlement.value, scores };
}

/** The line for the sheet. */
export function doneDeal(deal: TableDeal, state: DealState): DoneDeal {
  const { conceded, number, repeat, seat, shown, takenBack, told } = deal;
  const game = sheetGame(state, dealOutcome(state, deal.conceded), seat);
  const claimed = deal.claimed !== null;
  const dealt = { number, seat, game: deal.game, takenBack, told };
  return {
    ...dealt,
    claimed,
    conceded,
    code: roomCode(state),
    sheet: { dealer: dealerWith(seat), game },
    ...(repeat === true ? { repeat } : {}),
    ...(shown === true ? { shown } : {}),
  };
}

function sheetGame(state: DealState, { settlement }: DealOutcome, reader: Seat): SheetGame {
  const { bid, contract, declarer } = state;
  if (settlement === null || contract === null) return { is: 'passed-in' };
  const { matadors, result } = settlement;
  if (isRamsch(contract.kind) || declarer === null || result.declarer === null) {
    return ramschGame(state, settlement, reader);
  }
  const counts = KINDS[contract.kind].aim !== 'no-trick';
  return {
    is: 'game',
    declarer: playerAt(declarer, reader),
    contract,
    matadors,
    won: result.made,
    reached: counts ? reachedIn(result) : 'none',
    bid,
  };
}

/** What the winning side made beyond the game. */
function reachedIn({ made, schneider, schwarz }: DeclarerResult): Reached {
  const side: Side = made ? 'declarer' : 'defenders';
  if (schwarz === side) return 'schwarz';
  return schneider === side ? 'schneider' : 'none';
}

function ramschGame({ law }: DealState, { result }: Settlement, reader: Seat): SheetGame {
  if (result.declarer !== null) return { is: 'passed-in' };
  const rules = law.ramsch.ramsch;
  const { everyTrick, losers, points, tricks } = result;
  const most = everyTrick !== null ? [everyTrick] : losers.length === 0 ? [...SEATS] : [...losers];
  const others = SEATS.filter((seat) => !most.includes(seat));
  const without = others.filter((seat) => tricks[seat] === 0).length;
  return {
    is: 'ramsch',
    kind: 'ramsch',
    most: most.map((seat) => playerAt(seat, reader)),
    points: rules?.charge.by === 'points' ? points[most[0]!] : null,
    without: without === 1 || without === 2 ? without : 0,
    every: everyTrick !== null && rules !== undefined && knowsEvery(rules),
  };
}
