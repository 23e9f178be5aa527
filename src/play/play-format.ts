/**
 * The table as it is kept in the browser:
 *
 *     {"vorhand": "table", "version": 1, "sitting": {"laws": "isko", "strength": "club", "done": […],
 *      "deal": {"number": "81…", "seat": "V", "actions": [{"do": "pass"}, …], …}}}
 */
import { isObject, isWhole } from '../lib/json/json.ts';
import type { Format, Reading } from '../lib/storage/format.ts';
import type { Action } from '../strategy/players/action.ts';
import { DEALS } from '../game/codes/deal-number.ts';
import { readSheetDeal } from '../score/deal-format.ts';
import { SUITS, isCard } from '../game/skat/cards.ts';
import { ANNOUNCEMENTS, isContractKind } from '../game/skat/contract.ts';
import { isSeat } from '../game/skat/seats.ts';
import type { Seat, Side } from '../game/skat/seats.ts';
import { stateOfDeal } from './sitting.ts';
import type { DoneDeal, Sitting, TableDeal } from './sitting.ts';
import { PLAYED_LAWS } from './played-laws.ts';
import type { PlayedLaw } from './played-laws.ts';
import { isHandId } from './set-game.ts';
import type { SetGame } from './set-game.ts';
import { STRENGTHS } from './strength.ts';

const VERSION = 1;

export type KeptTable = Sitting | null;

export const TABLE_FORMAT: Format<KeptTable> = {
  key: 'vorhand-table',
  asideKey: 'vorhand-table-aside',
  empty: null,
  make: (sitting) => ({ vorhand: 'table', version: VERSION, sitting }),
  read: readTable,
};

/** A deal whose actions the rules refuse is put aside; the sheet stays. */
function readTable(storedTable: unknown): Reading<KeptTable> {
  const data = isObject(storedTable) ? storedTable : {};
  const { sitting, version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION) return { is: 'damaged', value: null };
  if (sitting === null) return { is: 'whole', value: null };
  const read = readSitting(sitting);
  return read === null
    ? { is: 'damaged', value: null }
    : { is: read.whole ? 'whole' : 'damaged', value: read.value };
}

/**
 * A sitting; null for anything else. Deals that make no sense are left out of it, and then it is not `whole`.
 */
export function readSitting(
  data: unknown,
): { readonly value: Sitting; readonly whole: boolean } | null {
  if (!isObject(data)) return null;
  const laws = PLAYED_LAWS.find((one) => one === data['laws']);
  const strength = STRENGTHS.find((one) => one === data['strength']);
  const { deal, done } = data;
  if (laws === undefined || strength === undefined || !Array.isArray(done)) return null;
  const sound = readDoneDeals(done);
  const open = deal === null ? null : readDeal(deal, laws);
  return {
    value: { laws, strength, done: sound, deal: open },
    whole: sound.length === done.length && (deal === null || open !== null),
  };
}

/** The deals of a list that make sense, in their order. */
export function readDoneDeals(data: readonly unknown[]): readonly DoneDeal[] {
  return data.map(readDone).filter((one) => one !== null);
}

const isCount = (data: unknown): data is number => isWhole(data, 0, Number.MAX_SAFE_INTEGER);

interface Dealt {
  readonly number: string;
  readonly seat: Seat;
  readonly game: SetGame | null;
  readonly takenBack: number;
  readonly told: number;
  readonly repeat?: true;
  readonly shown?: true;
}

function readDealt(data: Readonly<Record<string, unknown>>): Dealt | null {
  const { number, repeat, seat, shown, takenBack, told } = data;
  if (typeof number !== 'string' || !/^\d{1,16}$/u.test(number)) return null;
  if (BigInt(number) >= DEALS || typeof seat !== 'string' || !isSeat(seat)) return null;
  if (!isCount(takenBack) || !isCount(told)) return null;
  // Tables kept before there were such games have none.
  const game = readGame(data['game'] ?? null);
  // Left out where they do not hold, and of what older versions kept.
  if (game === undefined || ![repeat, shown].every((one) => one === undefined || one === true))
    return null;
  return {
    number,
    seat,
    game,
    takenBack,
    told,
    ...(repeat === true ? { repeat } : {}),
    ...(shown === true ? { shown } : {}),
  };
}

/** Null where there is none; undefined for one that makes no sense. */
function readGame(data: unknown): SetGame | null | undefined {
  if (data === null) return null;
  if (!isObject(data)) return undefined;
  const { bid, declarer, of, title, turned } = data;
  const declaring = readDeclaring(data);
  if (declaring?.do !== 'declare' || typeof declarer !== 'string' || !isSeat(declarer))
    return undefined;
  if (typeof title !== 'string' || title.length > 200) return undefined;
  if (of !== null && (typeof of !== 'string' || !isHandId(of))) return undefined;
  if (turned !== null && (typeof turned !== 'string' || !isCard(turned))) return undefined;
  if (bid !== null && !isWhole(bid, 1, 999)) return undefined;
  const { contract, layout } = declaring;
  return { title, of, contract, declarer, layout, turned, bid };
}

/** Whether it may be the word of a hand; whether it is, is seen where it is opened. */
const isCode = (text: string): boolean => /^[0-9a-zA-Z_-]{1,1000}$/u.test(text);

function isConceded(data: unknown): data is Side | null {
  return data === null || data === 'declarer' || data === 'defenders';
}

function readDone(data: unknown): DoneDeal | null {
  if (!isObject(data)) return null;
  const dealt = readDealt(data);
  const sheet = readSheetDeal(data['sheet'], 3);
  // Tables kept before there were claims say nothing of them.
  const claimed = data['claimed'] === true;
  const { code = null, conceded = null } = data;
  if (dealt === null || sheet === null || !isConceded(conceded)) return null;
  if (code !== null && (typeof code !== 'string' || !isCode(code))) return null;
  return { ...dealt, claimed, conceded, code, sheet };
}

function readDeal(data: unknown, laws: PlayedLaw): TableDeal | null {
  if (!isObject(data)) return null;
  const dealt = readDealt(data);
  const { actions, conceded } = data;
  if (dealt === null || !Array.isArray(actions)) return null;
  if (!isConceded(conceded)) return null;
  const sound = actions.map(readAction).filter((one) => one !== null);
  if (sound.length !== actions.length) return null;
  const { claimed = null } = data;
  if (claimed !== null && !isWhole(claimed, 0, sound.length)) return null;
  const deal = { ...dealt, actions: sound, conceded, claimed };
  return canBeReached(deal, laws) ? deal : null;
}

/**
 * Whether play can come to where a deal stands: a side gives up a game under way, and a claim is made in
 * one and ends it.
 */
function canBeReached(deal: TableDeal, laws: PlayedLaw): boolean {
  const { actions, claimed, conceded } = deal;
  try {
    const { declarer, stage } = stateOfDeal(deal, laws);
    if (conceded !== null) return claimed === null && stage === 'play' && declarer !== null;
    if (claimed === null) return true;
    const before = stateOfDeal({ ...deal, actions: actions.slice(0, claimed) }, laws);
    return before.stage === 'play' && stage === 'over';
  } catch {
    return false;
  }
}

/** An action by its shape; whether the rules allow it is seen where it is taken. */
function readAction(data: unknown): Action | null {
  if (!isObject(data)) return null;
  switch (data['do']) {
    case 'yes':
    case 'pass':
    case 'take':
    case 'draw':
    case 'refuse':
      return { do: data['do'] };
    case 'bid':
      return isWhole(data['amount'], 1, 999) ? { do: 'bid', amount: data['amount'] } : null;
    case 'turn-up': {
      const { kind } = data;
      return typeof kind === 'string' && isContractKind(kind) ? { do: 'turn-up', kind } : null;
    }
    case 'card': {
      const { card } = data;
      return typeof card === 'string' && isCard(card) ? { do: 'card', card } : null;
    }
    case 'declare':
      return readDeclaring(data);
    default:
      return null;
  }
}

function readDeclaring({ contract, layout }: Readonly<Record<string, unknown>>): Action | null {
  if (!isObject(contract)) return null;
  const { kind } = contract;
  const trump = [null, ...SUITS].find((one) => one === contract['trump']);
  const announced = ANNOUNCEMENTS.find((one) => one === contract['announced']);
  if (typeof kind !== 'string' || !isContractKind(kind)) return null;
  if (trump === undefined || announced === undefined) return null;
  const declaration = { kind, trump, announced };
  if (layout === null) return { do: 'declare', contract: declaration, layout: null };
  if (!Array.isArray(layout) || layout.length !== 2) return null;
  const [one, other] = layout as unknown[];
  if (typeof one !== 'string' || typeof other !== 'string') return null;
  return isCard(one) && isCard(other)
    ? { do: 'declare', contract: declaration, layout: [one, other] }
    : null;
}
