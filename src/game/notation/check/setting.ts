/** What is settled before the first card of a line, and the cards each seat then holds. */
import { KINDS, isRamsch } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import type { Law } from '../../skat/laws.ts';
import { startPlay } from '../../skat/play.ts';
import type { Position } from '../../skat/play.ts';
import { playedHands } from '../../skat/played-hands.ts';
import type { Preparation } from '../../skat/played-hands.ts';
import type { SkatVariation } from '../hand.ts';

/** Everything the play of a line and its value depend on. */
export interface Setting extends Preparation {
  readonly law: Law;
  /** The number the declarer must make good; null when nobody bid or the source doesn't tell. */
  readonly bid: number | null;
}

/**
 * The position at the first lead.
 *
 * @throws RangeError when layout or exchange do not fit the deal; they are checked before.
 */
export function firstPosition(setting: Preparation): Position {
  const hands = playedHands(setting);
  if (!hands.ok) throw new RangeError(`The setting was not checked: ${hands.errors[0].code}`);
  return startPlay(hands.value, setting.contract, setting.declarer);
}

/** Whether the declarer takes up the skat and puts two cards away. */
export function usesSkat(contract: Contract): boolean {
  return ['taken', 'turned', 'second-turned'].includes(KINDS[contract.kind].skat);
}

/** What a variation changes before play; null stands for what is as in the line above. */
export type SettingChange = Pick<SkatVariation, 'contract' | 'declarer' | 'layout'>;

/** The setting of a variation. Its layout is null also when it would need one of its own. */
export function changeSetting(parent: Setting, change: SettingChange): Setting {
  const changed = changePreparation(parent, change);
  const same = changed.declarer === parent.declarer;
  return { ...parent, ...changed, bid: same ? parent.bid : null };
}

/** What a variation begins with, as far as the play depends on it. */
export function changePreparation(parent: Preparation, change: SettingChange): Preparation {
  if (change.contract === null && change.layout === null) return parent;
  const contract = change.contract ?? parent.contract;
  const declarer = isRamsch(contract.kind) ? null : (change.declarer ?? parent.declarer);
  const same = declarer === parent.declarer;
  const inherited = same && usesSkat(parent.contract) ? parent.layout : null;
  return {
    deal: parent.deal,
    contract,
    declarer,
    layout: usesSkat(contract) ? (change.layout ?? inherited) : null,
    handedRound: change.contract === null ? parent.handedRound : null,
    exchange: same && contract.kind === 'revolution' ? parent.exchange : null,
  };
}
