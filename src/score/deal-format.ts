/** Reads a deal of a kept sheet, and a game that was being entered, from JSON. */
import { isObject, isWhole } from '../lib/json/json.ts';
import { SUITS } from '../game/skat/cards.ts';
import type { Suit } from '../game/skat/cards.ts';
import { ANNOUNCEMENTS, isContractKind, isRamsch } from '../game/skat/contract.ts';
import type { ContractKind } from '../game/skat/contract.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import { canBeEven } from './bock.ts';
import type { GameDraft } from './draft.ts';
import { KONTRAS } from './house-rules.ts';
import type { DeclaredGame, SheetGame, Reached, SheetDeal, Shoved } from './score-sheet.ts';

const REACHED: readonly Reached[] = ['none', 'schneider', 'schwarz'];
/** No game under any book is bid higher. */
const MOST_BID = 999;

/**
 * A deal; null for anything else. Whether there is such a game is asked of the rule book, which the
 * players may change: a deal that it does not know stays on the sheet, to be mended.
 */
export function readSheetDeal(data: unknown, players: number): SheetDeal | null {
  if (!isObject(data) || !isWhole(data['dealer'], 0, players - 1)) return null;
  const game = readGame(data['game'], players);
  return game === null ? null : { dealer: data['dealer'], game };
}

function readGame(data: unknown, players: number): SheetGame | null {
  if (!isObject(data)) return null;
  if (data['is'] === 'passed-in') return { is: 'passed-in' };
  if (data['is'] === 'ramsch') {
    const kind = readKind(data['kind']);
    const rest = readRamsch(data, players);
    const shoved = readShoved(data['shoved']);
    return kind !== null && isRamsch(kind) && rest !== null && shoved !== undefined
      ? { is: 'ramsch', kind, ...rest, ...(shoved !== null && { shoved }) }
      : null;
  }
  const { contract, declarer } = data;
  if (data['is'] !== 'game' || !isWhole(declarer, 0, players - 1) || !isObject(contract)) {
    return null;
  }
  const kind = readKind(contract['kind']);
  const trump = readTrump(contract['trump']);
  const outcome = readOutcome({ ...data, announced: contract['announced'] });
  const matadors = readMatadors(data['matadors']);
  const bid = readBid(data['bid']);
  if (kind === null || isRamsch(kind) || trump === undefined) return null;
  if (outcome === null || matadors === undefined || bid === undefined) return null;
  const { announced, reached, won } = outcome;
  if (won === null) return null;
  const kontra = readKontra(data['kontra']);
  const { even } = data;
  const game: DeclaredGame = {
    is: 'game',
    declarer,
    contract: { kind, trump, announced },
    matadors,
    won,
    reached,
    bid,
    ...(kontra && { kontra }),
  };
  if (kontra === undefined || (even !== undefined && !(even === true && canBeEven(game)))) {
    return null;
  }
  return even === true ? { ...game, even } : game;
}

/** A game that was being entered; null for anything else. */
export function readDraft(data: unknown, players: number): GameDraft | null {
  if (!isObject(data)) return null;
  const { bid, dealer, declarer, matadors, other, outcome, trump } = data;
  const isPlayer = (one: unknown): one is number | null =>
    one === null || isWhole(one, 0, players - 1);
  const kind = data['kind'] === null ? null : readKind(data['kind']);
  const ramsch = other === null || other === 'passed-in' ? other : readKind(other);
  const read = {
    trump: readTrump(trump),
    matadors: readMatadors(matadors),
    bid: readBid(bid),
    outcome: isObject(outcome) ? readOutcome(outcome) : null,
    kontra: readKontra(data['kontra']),
  };
  const rest = readRamsch(data, players);
  if (!isPlayer(dealer) || !isPlayer(declarer) || rest === null) return null;
  if (read.trump === undefined || read.matadors === undefined || read.bid === undefined)
    return null;
  if ((data['kind'] !== null && kind === null) || (kind !== null && isRamsch(kind))) return null;
  if (other !== null && ramsch === null) return null;
  if (ramsch !== null && ramsch !== 'passed-in' && !isRamsch(ramsch)) return null;
  return {
    dealer,
    declarer,
    kind,
    trump: read.trump,
    matadors: read.matadors,
    outcome: read.outcome,
    bid: read.bid,
    // Older versions wrote neither of these two, nor how many shoved.
    kontra: read.kontra ?? null,
    even: data['even'] === true,
    other: ramsch,
    ...rest,
    shoved: readShoved(data['shoved']) ?? null,
  };
}

const readKind = (data: unknown): ContractKind | null =>
  typeof data === 'string' && isContractKind(data) ? data : null;

const readTrump = (data: unknown): Suit | null | undefined =>
  data === null ? null : SUITS.find((suit) => suit === data);

const readBid = (data: unknown): number | null | undefined =>
  data === null ? null : isWhole(data, 1, MOST_BID) ? data : undefined;

/** Null where nobody said Kontra: then nothing is written, and in an entry null. */
const readKontra = (data: unknown): DeclaredGame['kontra'] | null =>
  data === undefined || data === null ? null : KONTRAS.find((kontra) => kontra === data);

/** Null where nobody passed the skat on unseen. */
const readShoved = (data: unknown): Shoved | null | undefined =>
  data === undefined || data === null ? null : ([1, 2, 3] as const).find((count) => count === data);

function readMatadors(data: unknown): Matadors | null | undefined {
  if (data === null) return null;
  if (!isObject(data)) return undefined;
  if (isWhole(data['with'], 1, 11)) return { with: data['with'] };
  return isWhole(data['without'], 1, 11) ? { without: data['without'] } : undefined;
}

function readOutcome(data: Readonly<Record<string, unknown>>): GameDraft['outcome'] {
  const announced = ANNOUNCEMENTS.find((one) => one === data['announced']);
  const reachedStep = REACHED.find((one) => one === data['reached']);
  const { won } = data;
  if (announced === undefined || reachedStep === undefined) return null;
  if (won !== null && typeof won !== 'boolean') return null;
  return { announced, won, reached: reachedStep };
}

function readRamsch(
  data: Readonly<Record<string, unknown>>,
  players: number,
): {
  readonly most: readonly number[];
  readonly points: number | null;
  readonly without: 0 | 1 | 2;
  readonly every: boolean;
} | null {
  const { every, most, points } = data;
  const without = ([0, 1, 2] as const).find((one) => one === data['without']);
  if (!Array.isArray(most) || typeof every !== 'boolean' || without === undefined) return null;
  if (points !== null && !isWhole(points, 0, 120)) return null;
  const took = most.filter((one): one is number => isWhole(one, 0, players - 1));
  if (took.length !== most.length || new Set(took).size !== took.length) return null;
  return { most: took, points, without, every };
}
