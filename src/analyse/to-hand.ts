/** From a set-up to the hand it makes, or to what is still missing, in words. */
import { MISSING, sayNoneToTurn, sayToDeal } from '#edition/analyse/set-up-words.ts';
import type { Hand } from '../game/notation/hand.ts';
import { firstPosition, usesSkat } from '../game/notation/check/setting.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { KINDS, isRamsch } from '../game/skat/contract.ts';
import { turnable, turnsCard } from '../game/skat/turned.ts';
import { lineOfCards } from '../game/codes/course-of-play.ts';
import { bareHand, makeHandCode } from '../game/codes/hand-code.ts';
import { PLACES, cardsAt, contractOf, dealOf, roomAt } from './set-up.ts';
import type { SetUp } from './set-up.ts';
import { usualTitle } from '#edition/game/codes/code-words.ts';

/** Something still to be done before the hand can be played, and where. */
export interface Missing {
  readonly about: 'cards' | 'game' | 'declarer' | 'layout';
  /** A sentence: `Vorhand needs 3 more cards.` */
  readonly text: string;
}

/** All that is missing, in the order in which one would settle it. */
export function missingIn(setUp: SetUp): Missing[] {
  const missing: Missing[] = [];
  const short = PLACES.filter((place) => roomAt(setUp, place) > 0);
  if (short.length > 0) {
    const needs = short.map((place) => ({ place, room: roomAt(setUp, place) }));
    missing.push({ about: 'cards', text: sayToDeal(cardsAt(setUp, null).length, needs) });
  }
  const { declarer, kind, putAway, trump } = setUp;
  if (kind === null) missing.push({ about: 'game', text: MISSING.game });
  else if (KINDS[kind].trumps === 'suit' && trump === null) {
    missing.push({ about: 'game', text: MISSING.trump });
  }
  const deal = dealOf(setUp);
  const contract = contractOf(setUp);
  if (deal !== null && contract !== null && turnsCard(contract.kind)) {
    if (turnable(contract, deal.skat).length === 0) {
      missing.push({ about: 'game', text: sayNoneToTurn(contract, setUp.laws) });
    }
  }
  if (declarer === null && (kind === null || !isRamsch(kind))) {
    missing.push({ about: 'declarer', text: MISSING.declarer });
  }
  const uses = kind !== null && usesSkat({ kind, trump, announced: null });
  if (uses && declarer !== null && putAway.length < 2 && short.length === 0) {
    const text = putAway.length === 0 ? MISSING.layout : MISSING.secondOfLayout;
    missing.push({ about: 'layout', text });
  }
  return missing;
}

/** The hand, without play, with the word of its address as its id; or what is missing. */
export function makeHandOf(setUp: SetUp): Checked<Hand, Missing> {
  const [first, ...more] = missingIn(setUp);
  if (first !== undefined) return invalid(first, ...more);
  const contract = contractOf(setUp);
  const deal = dealOf(setUp);
  if (contract === null || deal === null) throw new Error('Nothing is missing, yet no hand.');
  const declarer = isRamsch(contract.kind) ? null : setUp.declarer;
  const [one, other] = setUp.putAway;
  const layout = usesSkat(contract) && one && other ? ([one, other] as const) : null;
  const setting = {
    contract,
    deal,
    declarer,
    layout,
    bidding: declarer === null ? [] : setUp.bidding,
    turned: null,
    handedRound: null,
    exchange: null,
  };
  const title = setUp.title === '' ? usualTitle(contract, declarer, setUp.laws) : setUp.title;
  const line = lineOfCards(firstPosition(setting), []);
  const hand = bareHand({ ...setting, laws: setUp.laws, line, title });
  return valid({ ...hand, id: makeHandCode(hand) });
}
