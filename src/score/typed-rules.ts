/** The form for the players and rules of a sheet, each field as it was typed. */
import { isObject, isWhole } from '../lib/json/json.ts';
import type { Activity } from '../lib/storage/begun.ts';
import { isLawId } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { LONGEST_PLAYER } from './names.ts';
import type { TableRules } from './score-sheet.ts';

export interface TypedRules {
  readonly count: 3 | 4;
  /** Four, also where three play. */
  readonly names: readonly string[];
  readonly first: number;
  readonly laws: LawId;
  readonly seeger: boolean;
  readonly agreed: boolean;
  readonly length: string;
}

const CHAIRS = [0, 1, 2, 3] as const;

/** The form as it is before anything is typed. */
export function typedRules({ agreed, first, laws, length, list, players }: TableRules): TypedRules {
  return {
    count: players.length === 4 ? 4 : 3,
    names: CHAIRS.map((index) => players[index] ?? ''),
    first,
    laws,
    seeger: list === 'seeger',
    agreed,
    length: length === null ? '' : String(length),
  };
}

/** The form half filled in, as an activity. */
export const SHEET_RULES: Activity<TypedRules> = {
  activity: 'sheet-rules',
  lasts: 'tab',
  read: readTypedRules,
};

function readTypedRules(data: unknown): TypedRules | undefined {
  if (!isObject(data) || !Array.isArray(data['names'])) return undefined;
  const { agreed, first, laws, length, seeger } = data;
  const count = ([3, 4] as const).find((one) => one === data['count']);
  const names = data['names'].filter(
    (name): name is string => typeof name === 'string' && name.length <= LONGEST_PLAYER,
  );
  if (count === undefined || names.length !== CHAIRS.length) return undefined;
  if (!isWhole(first, 0, count - 1) || typeof laws !== 'string' || !isLawId(laws)) return undefined;
  if (typeof seeger !== 'boolean' || typeof agreed !== 'boolean') return undefined;
  if (typeof length !== 'string' || length.length > 4) return undefined;
  return { count, names, first, laws, seeger, agreed, length };
}
