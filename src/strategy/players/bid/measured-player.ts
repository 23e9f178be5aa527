/** The words and games before the first card of players who go by measured worth. */
import { suitOf } from '../../../game/skat/cards.ts';
import type { Contract, ContractKind } from '../../../game/skat/contract.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import { rankedLayouts } from '../../layout/principles.ts';
import {
  REASONS,
  sayBringsMost,
  sayCostsLeast,
  sayFirstDrawn,
  sayMustTurn,
} from '#edition/strategy/players/reason-words.ts';
import { byRule } from '../action.ts';
import type { Decision, Ground } from '../action.ts';
import { offersOf } from '../offers.ts';
import type { SeatView } from '../view.ts';
import type { PlaceInTurn } from '../worth/features.ts';
import { bitsOutside, cardsIn, setOf } from '../worth/sets.ts';
import { PASSING, measuredPlans } from './measured.ts';
import { bestStake, drawnStakes, safestTen, stakesOnTwelve } from './skat-stakes.ts';
import { expected } from './stake.ts';
import type { Stake } from './stake.ts';
import { startFor, wordFor } from './plan.ts';

/** Words, games and the card drawn; null when a layout or a card is asked. */
export function measuredBefore(view: SeatView, passing = PASSING): Decision | null {
  switch (view.asked?.what) {
    case 'word':
      return wordFor(
        view,
        measuredPlans(view, passing).filter(({ limit }) => limit > 0),
      );
    case 'game':
      return startFor(view, measuredPlans(view, passing), passing);
    case 'drawn':
      return drawnDecision(view);
    case 'layout':
    case 'card':
      return null;
    case undefined:
      throw new RangeError('It is not for this seat to act.');
  }
}

function drawnDecision(view: SeatView): Decision {
  const { bid, dealt, law, seat, skat } = view;
  const up = skat.at(-1)!;
  const ten = setOf(dealt);
  const place = SEATS.indexOf(seat) as PlaceInTurn;
  const { second } = offersOf(law);
  if (skat.length === 2) {
    // The second must be played: in its suit, or as a Grand where it is a jack.
    const grand = second.find((kind) => KINDS[kind].trumps === 'jacks');
    const suit = second.find((kind) => KINDS[kind].trumps === 'suit')!;
    const stakes = stakesOnTwelve(law, second, setOf([...dealt, ...skat]), place).filter(
      ({ trump }) => trump === null || trump === suitOf(up),
    );
    const best = bestStake(stakes, bid).kind;
    const kind = best === grand && up.endsWith('J') ? best : suit;
    return turnUp(kind, sayMustTurn(up));
  }
  const out = bitsOutside(ten);
  const stakes = drawnStakes(law, ten, setOf([up]), out, place);
  const best = [...stakes.turnedUp].sort(([, one], [, other]) => other(bid) - one(bid))[0];
  if (best === undefined) throw new RangeError('No card can be turned up.');
  const [kind, brings] = best;
  if (stakes.refused !== null && stakes.refused(bid) > brings(bid)) {
    return byRule({ do: 'refuse' }, { by: 'measure', text: sayFirstDrawn(up, false) });
  }
  return turnUp(kind, sayFirstDrawn(up, true));
}

function turnUp(kind: ContractKind, text: string): Decision {
  return byRule({ do: 'turn-up', kind }, { by: 'measure', text });
}

/** The game on the twelve cards: the one named already, or that which brings most at the bid. */
export function measuredGame(view: SeatView): {
  readonly contract: Contract;
  readonly why: Ground;
} {
  const { bid, contract, hand, law, seat } = view;
  if (contract !== null) {
    return { contract, why: { by: 'law', text: REASONS.isNamed } };
  }
  const { taken } = offersOf(law);
  const place = SEATS.indexOf(seat) as PlaceInTurn;
  const stakes = stakesOnTwelve(law, taken, setOf(hand), place);
  const stake = bestStake(stakes, bid);
  const namedContract: Contract = { kind: stake.kind, trump: stake.trump, announced: null };
  const text =
    bid !== null && stake.value < bid
      ? sayCostsLeast(namedContract, law.id, bid)
      : sayBringsMost(namedContract, law.id, Math.round(stake.share * 100));
  return { contract: namedContract, why: { by: 'measure', text } };
}

/** A game that may be named on the twelve cards; the stake is null for the one that is named already. */
export interface GameToTry {
  readonly contract: Contract;
  readonly stake: Stake | null;
}

/** Games that bring so much less than the best are not tried. */
const FAR_BELOW = 40;

/** The games that come into question on the twelve cards, that which brings most by measured worth first. */
export function gamesToTry(view: SeatView, most: number): GameToTry[] {
  if (view.contract !== null) return [{ contract: view.contract, stake: null }];
  const stakes = gamesOnTwelve(view);
  const brings = ({ stake }: GameToTry): number => expected(stake!, view.bid);
  stakes.sort((one, other) => brings(other) - brings(one));
  const best = brings(stakes[0]!);
  return stakes.filter((game) => brings(game) >= best - FAR_BELOW).slice(0, most);
}

/** A game as it may be named on the twelve cards; null where it is not offered. */
export function gameToTry(view: SeatView, { kind, trump }: Contract): GameToTry | null {
  return (
    gamesOnTwelve(view).find(
      ({ contract }) => contract.kind === kind && contract.trump === trump,
    ) ?? null
  );
}

function gamesOnTwelve({ hand, law, seat }: SeatView): GameToTry[] {
  const place = SEATS.indexOf(seat) as PlaceInTurn;
  return stakesOnTwelve(law, offersOf(law).taken, setOf(hand), place).map((stake) => ({
    contract: { kind: stake.kind, trump: stake.trump, announced: null },
    stake,
  }));
}

/** The pairs that may sensibly be put away, the rule's first. */
export function layoutsToTry(view: SeatView, contract: Contract, most: number): Layout[] {
  const ranked = rankedLayouts(view.hand, contract);
  const best = ranked[0]!.weight;
  const layouts = ranked
    .filter(({ weight }) => weight <= best + 2)
    .slice(0, most)
    .map(({ layout }) => layout);
  if (KINDS[contract.kind].trumps !== 'none') return layouts;
  const tenCards = safestTen(setOf(view.hand));
  const away = cardsIn(setOf(view.hand) & ~tenCards);
  const safest: Layout = [away[0]!, away[1]!];
  return [safest, ...layouts.filter((one) => !one.every((card) => away.includes(card)))];
}
