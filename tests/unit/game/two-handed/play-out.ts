/** Deals for two, played to their end. */
import { Chance } from '../../../../src/lib/random.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import {
  dealForTwo,
  isOverForTwo,
  legalForTwo,
  playForTwo,
} from '../../../../src/game/two-handed/rules.ts';
import type { TwoDeal, TwoPosition } from '../../../../src/game/two-handed/rules.ts';

/** A Solo in spades. */
export const SPADES: Contract = { kind: 'solo', trump: 'S', announced: null };

/** The deal of a seed. */
export const dealOf = (seed: number): TwoDeal => {
  const chance = new Chance(seed);
  return dealForTwo(() => chance.next());
};

/** Plays to the end by taking each time the card that `pick` says. */
export function playOut(
  start: TwoPosition,
  pick: (legal: readonly Card[], position: TwoPosition) => Card,
): TwoPosition {
  let position = start;
  while (!isOverForTwo(position)) {
    position = playForTwo(position, pick(legalForTwo(position), position));
  }
  return position;
}
