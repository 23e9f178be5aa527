/**
 * Numbers about a hand that a chapter states, worked out from the hand itself: what a trick brings,
 * what a side has after it, what best play comes to. A chapter names the number it means (`of`) and
 * gets it, or the build says that the statement is not true.
 */
import { countsAt } from '../game/replay/counts.ts';
import { skatPoints } from '../game/replay/skat.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../game/replay/skat-replay.ts';
import { findPlace } from '../game/replay/step.ts';
import { summariseHand } from '../game/notation/summary.ts';
import { isCard, sumPoints } from '../game/skat/cards.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { isSeat } from '../game/skat/seats.ts';
import { bestFrom, bestLayoutOf, layoutsOf } from './best-play.ts';

/** What is wrong with the name of a fact. */
export interface FactProblem {
  readonly code: 'unknown-fact' | 'no-such-place' | 'no-such-number';
  /** A sentence or two for the author of the chapter. */
  readonly message: string;
}

/** What `of` may be, for the message when it is something else. */
const FACT_FORMS = [
  't6 – the card points of a trick (several: t6 t7, or t6-t9)',
  'declarer t6, defenders t6, V t6 – a side’s points in its tricks after it (without a place: at the end)',
  'total t6 – the declarer’s points with those of the skat or layout',
  'skat – the points in the skat, or put away',
  'cards CA C10 – the points of these cards',
  'bid, matadors, base, multiplier, value, score – of the record',
  'reckoning – `4 × 12 = 48`',
  'best t6.1 – the declarer’s points with best play on both sides from there, with all cards open',
  'best t5 HA – the same once this card has been played',
  'best layouts – the most that any layout brings with best play',
  'layouts won – how many of the 66 layouts win with best play',
  'layouts least – the least that any layout brings with best play',
] as const;

/**
 * Works a fact out.
 *
 * @param of its name, in one of {@link FACT_FORMS}; a place may be in a variation, `ruffed/t1`.
 * @returns the number, or for `reckoning` the text.
 */
export function factOf(of: string, replay: SkatReplay): Checked<number | string, FactProblem> {
  const [what = '', ...rest] = of.trim().split(/\s+/);
  const known = RECORD[what];
  if (known !== undefined && rest.length === 0) return known(replay);
  if (what === 'cards') return valueOfCards(rest);
  if (what === 'best') return bestOf(rest, replay);
  if (what === 'layouts') return ofLayouts(rest.join(' '), replay);
  if (what === 'skat' && rest.length === 0) {
    return valid(skatPoints(replay, lineOf(replay, null)));
  }
  if (what === 'total' || what === 'declarer' || what === 'defenders' || isSeat(what)) {
    return pointsOfSide(what, rest, replay);
  }
  return pointsOfTricks([what, ...rest], replay);
}

type Reader = (replay: SkatReplay) => Checked<number | string, FactProblem>;

/** What is known of the record as a whole. */
const RECORD: Readonly<Partial<Record<string, Reader>>> = {
  bid: ({ hand }) => {
    const bids = hand.bidding.flatMap((step) => (step.say === 'bid' ? [step.amount] : []));
    return bids.length === 0 ? none(hand.id, 'bid') : valid(Math.max(...bids));
  },
  matadors: ({ hand }) => {
    const { matadors } = summariseHand(hand);
    if (matadors === null) return none(hand.id, 'matadors');
    return valid('with' in matadors ? matadors.with : matadors.without);
  },
  base: ({ hand }) => valid(summariseHand(hand).value.base),
  multiplier: ({ hand }) => valid(summariseHand(hand).value.multiplier),
  value: ({ hand }) => valid(summariseHand(hand).value.points),
  score: ({ hand }) => valid(Math.abs(summariseHand(hand).score)),
  reckoning: ({ hand }) => {
    const { base, multiplier, points } = summariseHand(hand).value;
    return valid(`${multiplier} × ${base} = ${points}`);
  },
};

function valueOfCards(codes: readonly string[]): Checked<number, FactProblem> {
  const cards = codes.filter(isCard);
  const wrong = codes.find((code) => !isCard(code));
  if (wrong !== undefined || cards.length === 0) {
    return unknown(`“${wrong ?? ''}” is not a card; cards are written CJ S10 HA D7.`);
  }
  return valid(sumPoints(cards));
}

function bestOf(words: readonly string[], replay: SkatReplay): Checked<number, FactProblem> {
  const [place = '', card = null, ...more] = words;
  if ((card !== null && !isCard(card)) || more.length > 0) {
    return unknown(formsMessage(['best', ...words].join(' ')));
  }
  const found =
    place === 'layouts' && card === null
      ? bestLayoutOf(replay)
      : at(place, replay, (_, stop) => bestFrom(replay, stop, card));
  if (found === null) {
    return unknown(`In ${replay.hand.id} nothing can be worked out for “best ${words.join(' ')}”.`);
  }
  return typeof found === 'number' ? valid(found) : found;
}

function ofLayouts(wanted: string, replay: SkatReplay): Checked<number, FactProblem> {
  if (wanted !== 'won' && wanted !== 'least') return unknown(formsMessage(`layouts ${wanted}`));
  const points = layoutsOf(replay)?.map((each) => each.points);
  if (points === undefined) return none(replay.hand.id, 'layout');
  if (wanted === 'least') return valid(Math.min(...points));
  return valid(points.filter((each) => each >= replay.targets.game).length);
}

function pointsOfSide(
  side: string,
  places: readonly string[],
  replay: SkatReplay,
): Checked<number, FactProblem> {
  const end = lineOf(replay, null).path.at(-1);
  const count = (_: SkatReplay, stop: SkatStop): number | null => {
    const counts = countsAt(replay, stop, side === 'total' ? 'with-skat' : 'tricks-only');
    if (isSeat(side)) return stop.score[side].points;
    const wanted = side === 'total' ? 'declarer' : side;
    return counts.find((each) => each.side === wanted)?.points ?? null;
  };
  const [place, ...more] = places;
  if (more.length > 0) return unknown(formsMessage([side, ...places].join(' ')));
  const points =
    place === undefined
      ? end === undefined
        ? null
        : count(replay, end)
      : at(place, replay, count);
  if (points === null) return unknown(`${replay.hand.id} has no ${side} there.`);
  return typeof points === 'number' ? valid(points) : points;
}

function pointsOfTricks(
  names: readonly string[],
  replay: SkatReplay,
): Checked<number, FactProblem> {
  let sum = 0;
  for (const name of names.flatMap(spanOf)) {
    if (!/(?:^|\/)t\d+$/.test(name)) return unknown(formsMessage(names.join(' ')));
    const points = at(name, replay, (_, stop) => stop.taken?.points ?? null);
    if (points === null) return unknown(`In ${replay.hand.id} the trick ${name} is not finished.`);
    if (typeof points !== 'number') return points;
    sum += points;
  }
  return valid(sum);
}

/** `t6-t9` is t6 t7 t8 t9; `if-so/t6-t9` the same in a variation. */
function spanOf(name: string): string[] {
  const span = /^((?:[a-z0-9-]+\/)?)t(\d+)-t(\d+)$/.exec(name);
  if (span === null) return [name];
  const [, line = '', first, last] = span;
  const count = Math.max(1, Number(last) - Number(first) + 1);
  return Array.from({ length: count }, (_, index) => `${line}t${Number(first) + index}`);
}

/** What `read` finds at a place, or what is wrong with the place. */
function at<T>(
  place: string,
  replay: SkatReplay,
  read: (replay: SkatReplay, stop: SkatStop) => T,
): T | Checked<never, FactProblem> {
  const found = findPlace(replay, place);
  if (found.ok) return read(replay, found.stop);
  return invalid({ code: 'no-such-place', message: `In ${replay.hand.id}: ${found.why}` });
}

function none(id: string, what: string): Checked<never, FactProblem> {
  return invalid({ code: 'no-such-number', message: `${id} has no ${what}.` });
}

function unknown(message: string): Checked<never, FactProblem> {
  return invalid({ code: 'unknown-fact', message });
}

function formsMessage(of: string): string {
  return `“${of}” names no fact. There are:\n${FACT_FORMS.map((form) => `  ${form}`).join('\n')}`;
}
