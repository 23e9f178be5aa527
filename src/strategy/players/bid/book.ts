/**
 * Bids by the book’s counts alone: a Solo on eight (p. 95), a Grand by sure tricks (p. 126–129), a
 * Nullo without danger (p. 174), a Tournee on four jacks and aces (p. 58). Where the skat is taken up
 * first, as today, one trick less will do; there the book has no rule.
 */
import { SUITS, rankOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { Contract, ContractKind } from '../../../game/skat/contract.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import { bidLimit } from '../../bidding/limit.ts';
import { countEight, passesEight } from '../../bidding/eight-rule.ts';
import { measureGrand, passesGrand } from '../../bidding/grand.ts';
import { passesNullo } from '../../bidding/nullo.ts';
import { passesTournee, tourneeFacts } from '../../bidding/tournee.ts';
import { rankedLayouts } from '../../layout/principles.ts';
import {
  REASONS,
  sayBookGrand,
  sayBookSolo,
  sayBookTournee,
  sayBookTurned,
  sayBookWithSkat,
  sayByBook,
} from '#edition/strategy/players/reason-words.ts';
import { byRule } from '../action.ts';
import type { Decision, Ground } from '../action.ts';
import { offersOf } from '../offers.ts';
import type { SeatView } from '../view.ts';
import { highestNumber } from './plan.ts';
import type { GamePlan } from './plan.ts';

/** The skat is worth about a trick and a half on the count. */
const EIGHT_WITH_SKAT = 7;
/** Of jacks, aces and tens so many make a Grand with the skat. */
const GRAND_WITH_SKAT = 6;

const contractFor = (kind: ContractKind, trump: Suit | null): Contract => ({
  kind,
  trump,
  announced: null,
});

const KNOWN = new WeakMap<readonly Card[], Map<string, readonly GamePlan[]>>();

/** The plans of a hand by the book. */
export function bookPlans(view: SeatView): readonly GamePlan[] {
  const { dealt, law, seat } = view;
  const byLaw = KNOWN.get(dealt) ?? new Map<string, readonly GamePlan[]>();
  KNOWN.set(dealt, byLaw);
  const key = `${law.id} ${seat}`;
  const known = byLaw.get(key);
  if (known !== undefined) return known;
  const plans = findPlans(view);
  byLaw.set(key, plans);
  return plans;
}

function findPlans({ dealt, law, seat }: SeatView): GamePlan[] {
  const { hand, taken, turned } = offersOf(law);
  const plans: GamePlan[] = [];
  const add = (way: GamePlan['way'], contract: Contract, text: string): void => {
    const { points } = bidLimit(dealt, contract, law).value;
    const limit = highestNumber(points, law);
    const reason = (): Ground => ({ by: 'count', text });
    const own = way === 'hand' ? contract : null;
    plans.push({ way, contract: own, limit, worth: () => points, share: () => null, reason });
  };
  for (const trump of SUITS) {
    const count = countEight(dealt, trump);
    if (hand.includes('solo') && passesEight(count)) {
      add('hand', contractFor('solo', trump), sayBookSolo(count));
    }
    if (taken.includes('gucki-solo') && count.total >= EIGHT_WITH_SKAT) {
      add('take', contractFor('gucki-solo', trump), sayBookWithSkat(count, trump));
    }
  }
  if (hand.includes('grand-solo') && passesGrand(measureGrand(dealt, seat))) {
    add('hand', contractFor('grand-solo', null), REASONS.sevenTricks);
  }
  const high = dealt.filter((card) => ['J', 'A', '10'].includes(rankOf(card))).length;
  const jacks = dealt.filter((card) => rankOf(card) === 'J').length;
  if (taken.includes('gucki-grand') && high >= GRAND_WITH_SKAT && jacks >= 2) {
    add('take', contractFor('gucki-grand', null), sayBookGrand(high));
  }
  if (passesNullo(dealt) && hand.includes('nullo')) {
    add('hand', contractFor('nullo', null), REASONS.noDanger);
  }
  if (turned.includes('tournee') && passesTournee(tourneeFacts(dealt))) {
    add('draw', contractFor('tournee', null), sayBookTournee(tourneeFacts(dealt)));
  }
  return plans;
}

/** Turns the first card up, and in a jack sees the Grand only where the hand is one. */
export function bookDrawn(view: SeatView): Decision {
  const { dealt, law, seat, skat } = view;
  const { second, turned } = offersOf(law);
  const kinds = skat.length === 1 ? turned : second;
  const up = skat.at(-1)!;
  const grand = kinds.find((kind) => KINDS[kind].trumps === 'jacks');
  const suit = kinds.find((kind) => KINDS[kind].trumps === 'suit');
  if (
    grand !== undefined &&
    rankOf(up) === 'J' &&
    passesGrand(measureGrand([...dealt, up], seat))
  ) {
    return byRule({ do: 'turn-up', kind: grand }, { by: 'book', text: sayBookTurned(up, true) });
  }
  return byRule({ do: 'turn-up', kind: suit! }, { by: 'book', text: sayBookTurned(up, false) });
}

/** Puts away by the principles of chapter 11, and names the game that counts most and covers the bid. */
export function bookLayout(view: SeatView): Decision {
  const contract = view.contract ?? bookGame(view);
  const { layout } = rankedLayouts(view.hand, contract)[0]!;
  return declare(contract, layout);
}

function declare(contract: Contract, layout: Layout): Decision {
  const text = sayByBook(layout, true);
  return byRule({ do: 'declare', contract, layout }, { by: 'book', text });
}

function bookGame({ bid, hand, law }: SeatView): Contract {
  const { taken } = offersOf(law);
  const choices = taken
    .flatMap((kind) =>
      KINDS[kind].trumps === 'suit'
        ? SUITS.map((trump) => contractFor(kind, trump))
        : [contractFor(kind, null)],
    )
    .filter(({ kind }) => !KINDS[kind].open);
  const value = (one: Contract): number => bidLimit(hand, one, law).value.points;
  const strength = (one: Contract): number => {
    const { trumps } = KINDS[one.kind];
    if (trumps === 'none') return passesNullo(hand) ? 9 : 0;
    if (trumps === 'suit') return countEight(hand, one.trump!).total;
    const high = hand.filter((card) => ['J', 'A', '10'].includes(rankOf(card))).length;
    return high >= 7 ? 12 : 0;
  };
  const covering = choices.filter((one) => value(one) >= (bid ?? 0));
  const among = covering.length > 0 ? covering : choices;
  return among.reduce((best, one) =>
    strength(one) > strength(best) || (strength(one) === strength(best) && value(one) > value(best))
      ? one
      : best,
  );
}
