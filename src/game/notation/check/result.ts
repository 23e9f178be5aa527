/** `result: lost, 60 points, score -48`: what the file says of the outcome, held against the rules. */
import type { Layout } from '../../skat/deal.ts';
import { KINDS } from '../../skat/contract.ts';
import type { PlayedHand, Side } from '../../skat/result.ts';
import type { Position } from '../../skat/play.ts';
import { SEATS, isSeat } from '../../skat/seats.ts';
import { settleHand } from '../../skat/settlement.ts';
import type { Settlement } from '../../skat/settlement.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { splitWords } from '../read/fields.ts';
import type { Report, Spot } from '../errors.ts';
import type { Word } from '../read/lines.ts';
import type { RawField } from '../read/raw.ts';
import type { Setting } from './setting.ts';
import { quote } from '../speak.ts';

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
      message: 'A line that breaks off has no result.',
      expected: 'no result after *',
      hint: 'Delete the result, or play the hand to its end.',
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
      reportWrong(
        at,
        `${SEAT_WORDS[seat]} has ${real} points, not ${seatPoints}.`,
        `${seat} ${real}`,
        report,
      );
    }
  } else if (result.declarer !== null && (text === 'won' || text === 'lost')) {
    const real = value.won === true ? 'won' : 'lost';
    if (text !== real) reportWrong(at, whyWonOrLost(settlement, real, nullo), real, report);
  } else if (result.declarer !== null && points !== undefined && !nullo) {
    const real = result.points.declarer;
    if (Number(points) !== real) {
      reportWrong(at, `The declarer has ${real} points, not ${points}.`, `${real} points`, report);
    }
  } else {
    report(at, {
      code: 'bad-result',
      message: `${quote(text)} is no part of a result here.`,
      expected:
        result.declarer === null
          ? 'a seat with its points, or score and a number'
          : `won or lost,${nullo ? '' : ' a number of points,'} or score and a number`,
      hint: `Write result: ${makeResult(settlement, nullo)}`,
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

function whyWonOrLost({ value, result }: Settlement, real: string, nullo: boolean): string {
  if (value.overbid !== null) {
    return `The declarer bid ${value.overbid.bid} and the game is worth only ${value.points}: it is lost.`;
  }
  if (result.declarer === null) return '';
  const { points, tricks } = result;
  const taken = nullo
    ? `took ${counted(tricks.declarer, 'trick')}`
    : `has ${points.declarer} points`;
  return `The game is ${real}: the declarer ${taken}.`;
}

function reportWrong(at: Spot, message: string, expected: string, report: Report): void {
  report(at, {
    code: 'wrong-result',
    message,
    expected,
    hint: `Write ${expected}, or look for the trick that is wrong.`,
  });
}

function reportScore(at: Spot, score: string, { value }: Settlement, report: Report): void {
  report(at, {
    code: 'wrong-score',
    message: `The score is ${value.score}, not ${score}: ${explainValue(value)}.`,
    expected: `score ${value.score}`,
    hint: `Write score ${value.score}, or correct the bidding or the tricks.`,
  });
}
