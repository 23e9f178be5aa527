/** What a game would be worth, set against the bid, before it is named. */
import { KINDS } from '../game/skat/contract.ts';
import type { Contract, KindRules } from '../game/skat/contract.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Law } from '../game/skat/laws.ts';
import { countMatadors } from '../game/skat/matadors.ts';
import type { Side } from '../game/skat/seats.ts';
import { gameValue } from '../game/skat/value.ts';
import type { DeclarerValue } from '../game/skat/value.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { sayShort, sayWorth } from '#edition/play/worth-words.ts';
import type { Needs } from '#edition/play/worth-words.ts';

/** What is known when a game is about to be named. */
export interface Offer {
  readonly contract: Contract;
  /** The ten cards, or twelve with the skat. */
  readonly cards: readonly Card[];
  /** Null when nobody has bid. */
  readonly bid: number | null;
  readonly law: Law;
}

/** How a game stands against the bid. */
export interface Worth {
  /** Its value with its parts, and the bid: `Hearts with 2, game 3 × 10 = 30. You bid 20.` */
  readonly text: string;
  /** `short` where it covers the bid only with schneider or schwarz, `lost` where nothing does. */
  readonly cover: 'covered' | 'short' | 'lost';
}

/** The value of a game won by so much; the other points of such a result decide nothing. */
function valueOf({ bid, cards, contract, law }: Offer, beyond: 0 | 1 | 2): DeclarerValue | null {
  const side = (reached: boolean): Side | null => (reached ? 'declarer' : null);
  const value = gameValue(
    {
      contract,
      bid,
      matadors: countMatadors(cards, contract),
      result: {
        declarer: 'V',
        points: { declarer: 61, defenders: 59, skat: 0 },
        tricks: { declarer: 5, defenders: 5 },
        schneider: side(beyond > 0),
        schwarz: side(beyond > 1),
        made: true,
      },
    },
    law,
  );
  return value.ok && value.value.declarer !== null ? value.value : null;
}

/**
 * What a game would be worth by a rule book if it is just made, and whether that covers the bid. The
 * skat’s cards count as well, so a game from the hand is worth what can be seen of it.
 *
 * @returns null where the rule book does not have the game.
 */
export function worthOf(offer: Offer, suits: SuitStyle = 'french'): Worth | null {
  const { bid, cards, contract, law } = offer;
  const value = valueOf(offer, 0);
  if (value === null) return null;
  const { aim, trumps } = KINDS[contract.kind];
  const named = {
    trumps: contract.trump ?? (trumps === 'none' ? 'null' : 'grand'),
    laws: law.id,
    suits,
  } as const;
  if (bid === null || value.points >= bid) {
    // Unseen jacks of the skat can only add to “with”, and only take from “without”.
    const mayLose = value.matadors !== null && 'without' in value.matadors && cards.length < 12;
    return { text: sayWorth(named, value, bid, mayLose), cover: 'covered' };
  }
  const needs = needsFor(offer, bid, aim);
  const canWin = needs.needs === 'points' || needs.needs === 'every-trick';
  return {
    text: sayShort(named, value.points, bid, needs),
    cover: canWin ? 'short' : 'lost',
  };
}

/** What a game whose bare value falls short of the bid needs in order to cover it. */
function needsFor(offer: Offer, bid: number, aim: KindRules['aim']): Needs {
  const reaches = (beyond: 1 | 2): boolean => (valueOf(offer, beyond)?.points ?? 0) >= bid;
  if (aim === 'points' && reaches(1)) {
    return { needs: 'points', points: offer.law.targets.schneider };
  }
  if (aim === 'points' && reaches(2)) return { needs: 'every-trick' };
  return { needs: aim === 'no-trick' ? 'more-than-no-trick' : 'more-than-all-points' };
}
