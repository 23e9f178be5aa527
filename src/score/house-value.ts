/** What a deal is worth at a table with house rules. */
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { minusScores } from './bierlachs.ts';
import { houseRamschFaults, houseRamschValue } from './house-ramsch.ts';
import { houseRulesOf, lawOfTable } from './house-rules.ts';
import type { HouseRules } from './house-rules.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { HandValue } from '../game/skat/value.ts';
import { seatsAt } from './score-sheet.ts';
import type { SheetDeal, SheetGame, Shoved, TableRules } from './score-sheet.ts';
import { valueOfDeal } from './value.ts';
import type { ValuedDeal } from './value.ts';

/** Why a deal counts more than by its game, in the order in which it is multiplied. */
export type Doubling = 'kontra' | 're' | 'jungfrau' | `shoved-${Shoved}` | 'bock';

/** How many times a deal counts for each: Re doubles what Kontra has doubled. */
export const TIMES: Readonly<Record<Doubling, number>> = {
  kontra: 2,
  re: 4,
  jungfrau: 2,
  'shoved-1': 2,
  'shoved-2': 4,
  'shoved-3': 8,
  bock: 2,
};

export interface TableDeal extends ValuedDeal {
  readonly doublings: readonly Doubling[];
}

/**
 * Values a deal by the rule book and the house rules of its table.
 *
 * @param isBock whether the deal is one of a round of Bock.
 * @returns sentences for the players when there can be no such game.
 */
export function valueAtTable(
  deal: SheetDeal,
  sheet: Pick<TableRules, 'house' | 'laws' | 'players'>,
  isBock: boolean,
): Checked<TableDeal, string> {
  const { game } = deal;
  const house = houseRulesOf(sheet);
  const checked = valueOfDeal(deal, sheet.players, lawOfTable(sheet));
  if (!checked.ok) return checked;
  if (game.is === 'ramsch' && house.ramsch !== null) {
    const [fault, ...faults] = houseRamschFaults(game, house.ramsch);
    if (fault !== undefined) return invalid(fault, ...faults);
  }
  const doublings = doublingsOf(game, house, isBock);
  const times = doublings
    // The value of a Ramsch has that already.
    .filter((doubling) => doubling !== 'jungfrau')
    .reduce((product, doubling) => product * TIMES[doubling], 1);
  const seats = seatsAt(deal.dealer, sheet.players.length);
  const { value } = checked.value;
  if (value === null) return valid({ ...checked.value, doublings });
  const counted =
    game.is === 'ramsch' && house.ramsch !== null && value.declarer === null
      ? houseRamschValue(game, value, seats)
      : value;
  const multiplied = multiply(counted, times);
  const scores = sheet.players.map((_, player) => {
    const seat = SEATS.find((one) => seats[one] === player);
    if (seat === undefined) return 0;
    if (multiplied.declarer === null) return multiplied.scores[seat];
    return multiplied.declarer === seat ? multiplied.score : 0;
  });
  return valid({
    value: multiplied,
    scores: house.bierlachs === null ? scores : minusScores(scores, seats),
    doublings,
  });
}

/** A value that counts so many times; what makes it up stays as it is. */
function multiply(value: HandValue, times: number): HandValue {
  const score = value.score * times;
  if (value.declarer !== null) return { ...value, score };
  const { H, M, V } = value.scores;
  return { ...value, score, scores: { V: V * times, M: M * times, H: H * times } };
}

/** What doubles a deal: what was said in it, where the table plays that, and a Bock. */
function doublingsOf(game: SheetGame, house: HouseRules, isBock: boolean): readonly Doubling[] {
  if (game.is === 'passed-in') return [];
  const bock: readonly Doubling[] = isBock ? ['bock'] : [];
  if (game.is === 'game') {
    return house.kontra && game.kontra !== undefined ? [game.kontra, ...bock] : bock;
  }
  if (house.ramsch === null) return bock;
  const { every, shoved, without } = game;
  return [
    ...(!every && without === 1 ? (['jungfrau'] as const) : []),
    ...(house.ramsch.shoved && shoved !== undefined ? ([`shoved-${shoved}`] as const) : []),
    ...bock,
  ];
}
