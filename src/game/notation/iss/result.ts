/** The field `R`: what a record says of the outcome, and what the rules say. */
import { KINDS, promisedOf } from '../../skat/contract.ts';
import { matadorCount } from '../../skat/matadors.ts';
import type { Seat } from '../../skat/seats.ts';
import type { Settlement } from '../../skat/settlement.ts';
import type { Contract } from '../../skat/contract.ts';
import { resultLacks } from '#edition/game/notation/iss/record-words.ts';
import { Unreadable } from './errors.ts';
import type { IssField } from './fields.ts';
import { ISS_SEATS, issPlayer } from './players.ts';

/** The outcome of a game as records state it. */
export interface IssOutcome {
  /** `d`: who played the game; null when it ended before anybody had it. */
  readonly declarer: Seat | null;
  /** `win`, `loss`, or `penalty` for a game that ended before it was announced. */
  readonly outcome: 'win' | 'loss' | 'penalty';
  /** `v`: what is written down, minus when lost. */
  readonly score: number;
  /** `m`: matadors, minus for those the declarer lacks; 0 in Null. */
  readonly matadors: number;
  /** Whether the value falls short of the bid. */
  readonly overbid: boolean;
  /** `p`: the declarer's card points with the skat's, also in Null. */
  readonly points: number;
  /** `t`: the declarer's tricks. */
  readonly tricks: number;
  /**
   * `s` and `z`: schneider and schwarz, by or against the declarer, as far as not lost by
   * announcing.
   */
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

/** A stated result with the place of each part in the text. */
export type IssResult =
  | { readonly kind: 'passed'; readonly at: number }
  | { readonly kind: 'unknown'; readonly at: number }
  | {
      readonly kind: 'outcome';
      readonly at: number;
      readonly outcome: IssOutcome;
      readonly places: Readonly<Record<keyof IssOutcome, number>>;
    };

/** The parts of an outcome in the order records have them. */
export const OUTCOME_PARTS = [
  'declarer',
  'outcome',
  'score',
  'matadors',
  'overbid',
  'points',
  'tricks',
  'schneider',
  'schwarz',
] as const satisfies readonly (keyof IssOutcome)[];

const NUMBERS = { d: 'declarer', v: 'score', m: 'matadors', p: 'points', t: 'tricks' } as const;

/**
 * Reads a result. What follows the outcome (penalties, who left, was too slow or gave up) is also
 * in the moves and is passed over.
 *
 * @returns null when the field is missing or empty.
 * @throws Unreadable when a part is missing or no number.
 */
export function readResult(field: IssField | undefined): IssResult | null {
  if (field === undefined || field.value.trim() === '') return null;
  const words = [...field.value.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    at: field.at + index,
  }));
  const [first] = words;
  if (first === undefined) return null;
  if (first.text === 'passed' || first.text === 'unknown') {
    return { kind: first.text, at: first.at };
  }
  const find = (pattern: RegExp, ...wanted: readonly string[]): { text: string; at: number } => {
    const word = words.find(({ text }) => pattern.test(text));
    if (word !== undefined) return word;
    throw new Unreadable(field.at, {
      code: 'bad-result',
      expected: 'd:… win or loss, v:… m:… bidok or overbid, p:… t:… s:… z:…, or passed',
      ...resultLacks(field.value, wanted),
    });
  };
  const numbers = Object.fromEntries(
    Object.entries(NUMBERS).map(([letter, part]) => [
      part,
      find(new RegExp(`^${letter}:-?\\d{1,4}$`), `${letter}:`),
    ]),
  ) as Record<(typeof NUMBERS)[keyof typeof NUMBERS], { text: string; at: number }>;
  const number = (part: keyof typeof numbers): number => Number(numbers[part].text.slice(2));
  const outcomeField = find(/^(?:win|loss|penalty)$/, 'win', 'loss');
  const bid = find(/^(?:bidok|overbid)$/, 'bidok', 'overbid');
  const schneider = find(/^s:[01]$/, 's:0', 's:1');
  const schwarz = find(/^z:[01]$/, 'z:0', 'z:1');
  return {
    kind: 'outcome',
    at: first.at,
    outcome: {
      declarer: ISS_SEATS[number('declarer')] ?? null,
      outcome: outcomeField.text as IssOutcome['outcome'],
      score: number('score'),
      matadors: number('matadors'),
      overbid: bid.text === 'overbid',
      points: number('points'),
      tricks: number('tricks'),
      schneider: schneider.text === 's:1',
      schwarz: schwarz.text === 'z:1',
    },
    places: {
      declarer: numbers.declarer.at,
      outcome: outcomeField.at,
      score: numbers.score.at,
      matadors: numbers.matadors.at,
      overbid: bid.at,
      points: numbers.points.at,
      tricks: numbers.tricks.at,
      schneider: schneider.at,
      schwarz: schwarz.at,
    },
  };
}

/**
 * A settled game's outcome, counted as records count it: a schneider or schwarz against the
 * declarer is not named where it had been announced.
 *
 * @throws RangeError for a Ramsch, which the server does not play.
 */
export function issOutcome(
  { result, value, matadors }: Settlement,
  contract: Contract,
): IssOutcome {
  if (result.declarer === null || value.declarer === null) {
    throw new RangeError('The server plays no Ramsch.');
  }
  const promised = promisedOf(contract);
  const side = result.made ? 'declarer' : 'defenders';
  const schwarz = result.schwarz === side && (result.made || promised !== 'schwarz');
  const schneider = schwarz || (result.schneider === side && (result.made || promised === null));
  const count = matadors === null ? 0 : matadorCount(matadors);
  return {
    declarer: result.declarer,
    outcome: value.won ? 'win' : 'loss',
    score: value.score,
    matadors: matadors !== null && 'without' in matadors ? -count : count,
    overbid: KINDS[contract.kind].trumps !== 'none' && value.overbid !== null,
    points: result.points.declarer,
    tricks: result.tricks.declarer,
    schneider,
    schwarz,
  };
}

/** One part of an outcome as records write it. */
export function makePart(outcome: IssOutcome, part: keyof IssOutcome): string {
  switch (part) {
    case 'declarer':
      return `d:${outcome.declarer === null ? -1 : issPlayer(outcome.declarer)}`;
    case 'outcome':
      return outcome.outcome;
    case 'score':
      return `v:${outcome.score}`;
    case 'matadors':
      return `m:${outcome.matadors}`;
    case 'overbid':
      return outcome.overbid ? 'overbid' : 'bidok';
    case 'points':
      return `p:${outcome.points}`;
    case 'tricks':
      return `t:${outcome.tricks}`;
    case 'schneider':
      return `s:${outcome.schneider ? 1 : 0}`;
    case 'schwarz':
      return `z:${outcome.schwarz ? 1 : 0}`;
  }
}

/** A result as records write it, `d:0 win v:48 …`; the last parts are the server's own. */
export function makeResultText(outcome: IssOutcome, resigned: boolean): string {
  const parts = OUTCOME_PARTS.map((part) => makePart(outcome, part));
  return `${parts.join(' ')} p0:0 p1:0 p2:0 l:-1 to:-1 r:${resigned ? 1 : 0}`;
}
