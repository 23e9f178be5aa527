/** For the chapters on today’s bidding and lists: what games cost by today’s rules, and how hands might have gone. */
import type { Hand } from '../../../../src/game/notation/hand.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { startPlay } from '../../../../src/game/skat/play.ts';
import { judgeDeclarer } from '../../../../src/game/skat/result.ts';
import { SEEGER } from '../../../../src/game/skat/seeger.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { contract, value } from '../../game/skat/support.ts';
import { twelve } from './hand-text.ts';

const ISKO = LAWS.isko;
const solver = makeSolver();

/** How a game came out: with how many points, at which bid, with or without a trick of the declarer’s. */
export interface Outcome {
  readonly points?: number;
  readonly bid?: number | null;
  readonly tricks?: number;
}

/** What a game with these cards scores today. */
export function scoreToday(
  own: readonly Card[],
  kind: ContractKind,
  trump: Suit | null,
  { bid = null, points = 61, tricks = 5 }: Outcome = {},
): number {
  const game = contract(kind, trump);
  const sides = {
    points: { declarer: points, defenders: 120 - points, skat: 0 },
    tricks: { declarer: tricks, defenders: 10 - tricks },
  };
  const result = judgeDeclarer({ declarer: 'V', ...sides }, game, ISKO);
  const matadors = countMatadors(own, game);
  return value(gameValue({ contract: game, matadors, bid, result }, ISKO)).score;
}

/** The same of a suit game with the skat. */
export function suitToday(own: readonly Card[], trump: Suit, outcome: Outcome = {}): number {
  return scoreToday(own, 'gucki-solo', trump, outcome);
}

/** The share of wins, of 100, at which a game brings as much as it costs. */
export const evenShare = (win: number, loss: number): number => (100 * loss) / (win + loss);

/** That share for a game of so much: in the own column, or against opponents who get so much for a loss. */
export const evenOnList = (worth: number, toOthers = 0): number =>
  evenShare(worth + SEEGER.won, 2 * worth - SEEGER.lost + toOthers);

/** A hand as it would have gone by one of its variations. */
export function byVariation(hand: Hand, id: string): Hand {
  const [before] = hand.line.variations.filter((variation) => variation.id === id);
  if (before !== undefined) {
    const { contract: game, layout, line } = before;
    return { ...hand, contract: game ?? hand.contract, layout: layout ?? hand.layout, line };
  }
  for (const [index, trick] of hand.line.tricks.entries()) {
    const found = trick.variations.find((variation) => variation.id === id);
    if (found === undefined) continue;
    const tricks = [...hand.line.tricks.slice(0, index), ...found.line.tricks];
    return { ...hand, line: { ...found.line, tricks } };
  }
  throw new Error(`${hand.id} has no variation ${id}.`);
}

/** Each pair that the declarer may put away, with what best play brings then, all cards open. */
export function pairsToPutAway(
  hand: Hand,
  kind: ContractKind,
  trump: Suit | null,
): ReadonlyMap<string, number> {
  const own = twelve(hand);
  const { deal, declarer } = hand;
  if (declarer === null) throw new Error('Nobody is declarer.');
  const found = new Map<string, number>();
  for (const [index, first] of own.entries()) {
    for (const second of own.slice(index + 1)) {
      const pair = [first, second] as const;
      const kept = own.filter((card) => card !== first && card !== second);
      const hands = { V: deal.V, M: deal.M, H: deal.H, [declarer]: kept };
      const start = startPlay(hands, contract(kind, trump), declarer);
      found.set(pair.join(' '), finish(solver.points(openPosition(start, pair))));
    }
  }
  return found;
}
