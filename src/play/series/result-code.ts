/**
 * The result of a series as a short word, `s2…`, for addresses and messages. Everything here is part of what
 * readers send and keep: lists may grow at their ends, and nothing else may change.
 */
import { makeCode, parseCode } from '../../game/codes/code-text.ts';
import { DigitReader, DigitWriter } from '../../game/codes/digits.ts';
import {
  KIND_DIGITS,
  readLaws,
  readContractDetails,
  writeLaws,
  writeContractDetails,
} from '../../game/codes/game-code.ts';
import { isRamsch } from '../../game/skat/contract.ts';
import type { Contract } from '../../game/skat/contract.ts';
import { LAWS } from '../../game/skat/laws.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { cleanPlayer } from '../../score/names.ts';
import { CODE_FAULTS, sayOtherMark } from '#edition/play/series/code-words.ts';
import { PLAYED_LAWS } from '../played-laws.ts';
import { STRENGTHS } from '../strength.ts';
import type { DealResult, SeriesResult } from './series-result.ts';
import { DEALS_IN, makeSeriesId, readSeriesId } from './series.ts';
import type { Series, SeriesKind } from './series.ts';

/** What sets the word of a series apart from the word of a hand, which is written alike otherwise. */
const MARK = 's';

const SERIES_KINDS: readonly SeriesKind[] = ['day', 'week'];
/** Up to the year 2149. */
const DAY_BASE = 65_536;
const STRENGTH_BASE = 8;
/** A name of 16 letters has 48 bytes at most in UTF-8. */
const NAME_BASE = 64;
/** Passed in, a Ramsch, or one of three players. */
const PLAYED_BASE = 5;
const KIND_BASE = 64;
/** Points of a deal from −4096 to 4095, far more than any game comes to. */
const POINTS_BASE = 8192;
const NO_POINTS = POINTS_BASE / 2;

/**
 * The word for a result.
 *
 * @throws RangeError for a result whose series has another number of deals.
 */
export function makeResultCode(result: SeriesResult): string {
  const { deals, id, laws, name, strength } = result;
  const series = readSeriesId(id);
  if (series === undefined || deals.length !== DEALS_IN[series.kind]) {
    throw new RangeError(`${id} is no series of ${deals.length} deals.`);
  }
  const to = new DigitWriter();
  to.put(SERIES_KINDS.indexOf(series.kind), 2);
  to.put(series.start, DAY_BASE);
  writeLaws(to, laws);
  to.put(STRENGTHS.indexOf(strength), STRENGTH_BASE);
  const bytes = new TextEncoder().encode(cleanPlayer(name));
  to.put(bytes.length, NAME_BASE);
  for (const byte of bytes) to.put(byte, 256);
  for (const deal of deals) writeDeal(to, deal);
  return MARK + makeCode(to.number());
}

function writeDeal(
  to: DigitWriter,
  { game, isRamsch: ramsch, points, practice }: DealResult,
): void {
  to.put(game === null ? (ramsch ? 1 : 0) : 2 + game.declarer, PLAYED_BASE);
  if (game !== null) {
    to.put(KIND_DIGITS.indexOf(game.contract.kind), KIND_BASE);
    writeContractDetails(to, game.contract);
    to.put(game.won ? 1 : 0, 2);
  }
  if (game !== null || ramsch) to.put(points + NO_POINTS, POINTS_BASE);
  to.put(practice ? 1 : 0, 2);
}

/** Whether a text is written as such a word, whole or damaged: to find words in a message. */
export function looksLikeCode(text: string): boolean {
  return /^s[12][0-9a-z]{20,900}$/iu.test(text);
}

/**
 * Reads such a word. Capitals count as small letters, `i` and `l` as 1, `o` as 0.
 *
 * @returns the result, or what is wrong with the word, to stand behind a colon.
 */
export function parseResultCode(text: string): Checked<SeriesResult, string> {
  const word = text.toLowerCase();
  if (!word.startsWith(MARK)) {
    return invalid(parseCode(word).ok ? CODE_FAULTS.isHand : sayOtherMark(word.charAt(0), MARK));
  }
  const parsed = parseCode(word.slice(1));
  if (!parsed.ok) return invalid(CODE_FAULTS.damaged);
  const result = readResult(new DigitReader(parsed.value.number));
  return result === null ? invalid(CODE_FAULTS.newer) : valid(result);
}

/** Null where something in it makes no sense here, although no letter is wrong. */
function readResult(from: DigitReader): SeriesResult | null {
  const kind = SERIES_KINDS[from.take(2)]!;
  const series: Series = { kind, start: from.take(DAY_BASE) };
  const id = makeSeriesId(series);
  const book = readLaws(from);
  const laws = PLAYED_LAWS.find((one) => one === book);
  const strength = STRENGTHS[from.take(STRENGTH_BASE)];
  const name = readName(from);
  if (readSeriesId(id)?.start !== series.start) return null;
  if (laws === undefined || strength === undefined || name === null) return null;
  const deals: DealResult[] = [];
  for (let index = 0; index < DEALS_IN[kind]; index++) {
    const deal = readDeal(from, laws);
    if (deal === null) return null;
    deals.push(deal);
  }
  return from.done ? { id, laws, strength, name, deals } : null;
}

/** A name from anybody; null where its bytes are no text that a name can have. */
function readName(from: DigitReader): string | null {
  const bytes = Array.from({ length: from.take(NAME_BASE) }, () => from.take(256));
  try {
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      new Uint8Array(bytes),
    );
    return cleanPlayer(name) === name ? name : null;
  } catch {
    return null;
  }
}

function readDeal(from: DigitReader, laws: LawId): DealResult | null {
  const played = from.take(PLAYED_BASE);
  let game: DealResult['game'] = null;
  if (played >= 2) {
    const contract = readContract(from, laws);
    if (contract === null) return null;
    game = { declarer: played - 2, contract, won: from.take(2) === 1 };
  }
  const points = played > 0 ? from.take(POINTS_BASE) - NO_POINTS : 0;
  return { game, isRamsch: played === 1, points, practice: from.take(2) === 1 };
}

function readContract(from: DigitReader, laws: LawId): Contract | null {
  const kind = KIND_DIGITS[from.take(KIND_BASE)];
  if (kind === undefined || isRamsch(kind) || LAWS[laws].rates[kind] === undefined) return null;
  return readContractDetails(from, kind);
}
