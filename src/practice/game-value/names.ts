/** What games are called under the rule book of a question. */
import { KINDS } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import type { BySuit } from '../../skat/cards.ts';
import { LAWS } from '../../skat/laws.ts';
import type { Law, LawId } from '../../skat/laws.ts';
import { VOCABULARY, contractName } from '../../replay/words.ts';

/**
 * A game by its name: `Solo in clubs, schneider announced`; under today's rules, which have lost
 * the old names, `Clubs, with the skat` or `Grand from the hand`.
 *
 * @param suits what the suits are called; English names of French suits by themselves.
 */
export function gameName(
  contract: Contract,
  law: LawId,
  suits: BySuit<string> = VOCABULARY.en.suits.french,
): string {
  const { announced, kind, trump } = contract;
  if (law !== 'isko') {
    const french = VOCABULARY.en.suits.french;
    const name = contractName(contract);
    return trump === null ? name : name.replace(french[trump], suits[trump]);
  }
  const { open, skat, trumps } = KINDS[kind];
  const game = trump !== null ? capital(suits[trump]) : trumps === 'none' ? 'Null' : 'Grand';
  const how = open ? ' ouvert' : '';
  const from = skat === 'untouched' ? ' from the hand' : ' with the skat';
  // Open with trumps is from the hand anyway.
  const said = open && trumps !== 'none' ? '' : from;
  return `${game}${how}${said}${announced === null ? '' : `, ${announced} announced`}`;
}

/** With a capital to begin with. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why this game, lost, costs double. */
export function doubleReason({ kind }: Contract, law: LawId): string {
  if (losesDouble(LAWS[law])) return 'by these laws every lost game costs double';
  return KINDS[kind].skat === 'second-turned'
    ? 'a Passt-mir-nicht that is lost costs double'
    : 'a Gucki that is lost costs double';
}

/** Whether every game of the book costs double when it is lost. */
const losesDouble = ({ rates }: Law): boolean =>
  Object.values(rates).every(({ lost }) => lost === 2);
