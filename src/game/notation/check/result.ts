/** `result: lost, 60 points, score -48`: what the file says of the outcome, held against the rules. */
import type { Layout } from '../../skat/deal.ts';
import { KINDS } from '../../skat/contract.ts';
import type { DeclarerResult, PlayedHand, Side } from '../../skat/result.ts';
import type { Position } from '../../skat/play.ts';
import { SEATS, isSeat } from '../../skat/seats.ts';
import { settleHand } from '../../skat/settlement.ts';
import type { Settlement } from '../../skat/settlement.ts';
import type { HandValue } from '../../skat/value.ts';
import {
  PLAY_FAULTS,
  noPartOfResult,
  wonOrLost,
  wrongDeclarerPoints,
  wrongScore,
  wrongSeatPoints,
} from '#edition/game/notation/check/play-words.ts';
import { splitWords } from '../read/fields.ts';
import type { FaultWords, Report, Spot } from '../errors.ts';
import type { Word } from '../read/lines.ts';
import type { RawField } from '../read/raw.ts';
import type { Setting } from './setting.ts';

/**
 * Settles a line that has been played out, or given up by the side `conceded` with `onTable` cards
 * of a trick played.
 *
 * @throws RangeError when the law does not know the game, which no setting of a `Hand` has.
 */
export function settle(
  setting: Setting,
  tricks: PlayedHand['tricks'],
  conceded: Side | null = null,
  onTable = 0,
): Settlement {
  const { contract, declarer, deal, handedRound, bid, law } = setting;
  const layout: Layout | null = handedRound?.H ?? setting.layout;
  const settlement = settleHand(
    { contract, declarer, deal, layout, tricks, conceded, onTable },
    bid,
    law,
  );
  if (!settlement.ok) throw new RangeError(`${law.title}: no ${contract.kind}.`);
  return settlement.value;
}

/** Checks every part of a result that the file gives. */
export function checkResult(
  field: RawField,
  position: Position,
  settled: boolean,
  conceded: Side | null,
  setting: Setting,
  report: Report,
): void {
  if (!settled) {
    report(field, {
      code: 'result-unfinished',
      expected: 'no result after *',
      ...PLAY_FAULTS.noResult,
    });
    return;
  }
  const settlement = settle(setting, position.tricks, conceded, position.table.length);
  for (const part of splitWords(field.words))
    checkPart(part, field.valueAt, settlement, setting, report);
}

function checkPart(
  words: readonly Word[],
  otherwise: Spot,
  settlement: Settlement,
  setting: Setting,
  report: Report,
): void {
  const at = words[0] ?? otherwise;
  const text = words.map((word) => word.text).join(' ');
  const { result, value } = settlement;
  const [, points] = /^(\d{1,3}) points$/.exec(text) ?? [];
  const [, seat = '', seatPoints] = /^([VMH]) (\d{1,3})$/.exec(text) ?? [];
  const [, score] = /^score (-?\d{1,4}(?:\.5)?)$/.exec(text) ?? [];
  const nullo = KINDS[setting.contract.kind].aim === 'no-trick';

  if (score !== undefined) {
    if (Number(score) !== value.score) reportScore(at, score, settlement, report);
  } else if (result.declarer === null && isSeat(seat) && seatPoints !== undefined) {
    const real = result.points[seat];
    if (Number(seatPoints) !== real) {
      const due = `${seat} ${real}`;
      reportWrong(at, wrongSeatPoints(seat, real, seatPoints, due), due, report);
    }
  } else if (result.declarer !== null && (text === 'won' || text === 'lost')) {
    const real = value.won === true ? 'won' : 'lost';
    if (text !== real) reportWrong(at, whyWonOrLost(value, result, real, nullo), real, report);
  } else if (result.declarer !== null && points !== undefined && !nullo) {
    const real = result.points.declarer;
    if (Number(points) !== real) {
      const due = `${real} points`;
      reportWrong(at, wrongDeclarerPoints(real, points, due), due, report);
    }
  } else {
    report(at, {
      code: 'bad-result',
      expected:
        result.declarer === null
          ? 'a seat with its points, or score and a number'
          : `won or lost,${nullo ? '' : ' a number of points,'} or score and a number`,
      ...noPartOfResult(text, makeResult(settlement, nullo)),
    });
  }
}

/** The result as hand files write it. */
export function makeResult({ result, value }: Settlement, nullo: boolean): string {
  const score = `score ${value.score}`;
  if (result.declarer === null) {
    const { points } = result;
    const seats = SEATS.toSorted((a, b) => points[b] - points[a]);
    return [...seats.map((seat) => `${seat} ${points[seat]}`), score].join(', ');
  }
  const counted = nullo ? [] : [`${result.points.declarer} points`];
  return [value.won === true ? 'won' : 'lost', ...counted, score].join(', ');
}

function whyWonOrLost(
  { overbid, points: worth }: HandValue,
  { points, tricks }: DeclarerResult,
  real: 'won' | 'lost',
  nullo: boolean,
): FaultWords {
  return wonOrLost(real, {
    points: points.declarer,
    tricks: tricks.declarer,
    nullo,
    overbid: overbid === null ? null : { bid: overbid.bid, worth },
  });
}

function reportWrong(at: Spot, fault: FaultWords, expected: string, report: Report): void {
  report(at, { code: 'wrong-result', expected, ...fault });
}

function reportScore(at: Spot, score: string, { value }: Settlement, report: Report): void {
  report(at, {
    code: 'wrong-score',
    expected: `score ${value.score}`,
    ...wrongScore(value, score),
  });
}
