/** The numbers of a rule book by name, so that no text has to write them a second time. */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import { isContractKind, isRamsch } from '../../../game/skat/contract.ts';
import { LAWS, isLawId } from '../../../game/skat/laws.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { neededBy } from '../../../game/skat/targets.ts';

/**
 * A number of a rule book.
 *
 * @param of what is asked:
 *   - `base grand-solo`, `base solo C`: a base value, in a suit where a suit is trump;
 *   - `ramsch usual`, `ramsch oneWithoutTrick`, `ramsch twoWithoutTrick`: what a Ramsch costs;
 *   - `declarer game`, `declarer schneider`: the card points the declarer needs;
 *   - `defenders safe`, `defenders game`, `defenders schneider`: what the defenders need to be out
 *     of schneider, to beat the declarer, and to make him schneider.
 * @param law the rule book's id.
 * @throws RangeError for anything the book does not have: a slip in a chapter, which stops the
 *   build.
 */
export function lawNumber(of: string, law: string): number {
  if (!isLawId(law)) throw new RangeError(`There is no rule book “${law}”.`);
  const [group, name = '', suit] = of.split(' ');
  const number =
    group === 'base'
      ? baseValue(LAWS[law], name, suit)
      : group === 'ramsch'
        ? ramschCharge(LAWS[law], name)
        : pointsNeeded(LAWS[law], of);
  if (number === undefined) throw new RangeError(`${LAWS[law].title} has no “${of}”.`);
  return number;
}

function baseValue({ rates }: Law, kind: string, suit: string | undefined): number | undefined {
  if (!isContractKind(kind) || isRamsch(kind)) return undefined;
  const base = rates[kind]?.base;
  if (typeof base !== 'object') return suit === undefined ? base : undefined;
  const trump = SUITS.find((known: Suit) => known === suit);
  return trump === undefined ? undefined : base[trump];
}

function ramschCharge({ ramsch }: Law, name: string): number | undefined {
  const charge = ramsch.ramsch?.charge;
  if (charge?.by !== 'sum') return undefined;
  if (name !== 'usual' && name !== 'oneWithoutTrick' && name !== 'twoWithoutTrick') {
    return undefined;
  }
  return charge[name];
}

function pointsNeeded({ targets }: Law, of: string): number | undefined {
  const defenders = neededBy('defenders', targets);
  const needed: Readonly<Record<string, number>> = {
    'declarer game': targets.game,
    'declarer schneider': targets.schneider,
    'defenders safe': defenders.outOfSchneider,
    'defenders game': defenders.game,
    'defenders schneider': defenders.schneider,
  };
  return Object.hasOwn(needed, of) ? needed[of] : undefined;
}
