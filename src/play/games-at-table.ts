/** Which games a reader has played or defended at the table, from what is stored of it. */
import { isObject } from '../lib/json/json.ts';
import { KINDS, isContractKind } from '../game/skat/contract.ts';
import { isLawId } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';

/** A game by what is trump in it. */
export interface GameAtTable {
  readonly laws: LawId;
  readonly trumps: 'suit' | 'jacks' | 'none';
}

/**
 * Reads them without the code of the table, which a page that only asks for this would load in vain.
 *
 * @param storedTable as `play-format.ts` describes it; of anything else there are none.
 */
export function readGamesAtTable(storedTable: unknown): GameAtTable[] {
  const sitting = isObject(storedTable) ? storedTable['sitting'] : undefined;
  if (!isObject(sitting) || !Array.isArray(sitting['done'])) return [];
  const { laws } = sitting;
  if (typeof laws !== 'string' || !isLawId(laws)) return [];
  return (sitting['done'] as readonly unknown[]).flatMap((deal) => {
    const sheet = isObject(deal) ? deal['sheet'] : undefined;
    const game = isObject(sheet) ? sheet['game'] : undefined;
    const contract = isObject(game) ? game['contract'] : undefined;
    const kind = isObject(contract) ? contract['kind'] : undefined;
    return typeof kind === 'string' && isContractKind(kind)
      ? [{ laws, trumps: KINDS[kind].trumps }]
      : [];
  });
}
