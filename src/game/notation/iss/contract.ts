/**
 * How games are announced in records: `C`, `S`, `H`, `D`, `G` or `N` for the game, then `H` for
 * hand, `S` and `Z` for schneider and schwarz announced, `O` for ouvert, in any order. An open
 * game with trumps is always from the hand, with schwarz announced.
 */
import type { Suit } from '../../skat/cards.ts';
import { KINDS } from '../../skat/contract.ts';
import type { Contract, ContractKind } from '../../skat/contract.ts';
import type { FaultWords } from '../errors.ts';
import { RULES_FAULTS, noGame } from '#edition/game/notation/iss/rules-words.ts';
import { Unreadable } from './errors.ts';
import type { IssProblem } from './errors.ts';

/** Our names for the games: with the skat, from the hand, open with the skat, open from the hand. */
const NAMES = {
  suit: ['gucki-solo', 'solo', null, 'open-solo'],
  grand: ['gucki-grand', 'grand-solo', null, 'open-grand'],
  null: ['gucki-nullo', 'nullo', 'gucki-open-nullo', 'open-nullo'],
} as const satisfies Record<string, readonly (ContractKind | null)[]>;

/**
 * Reads an announcement without its cards.
 *
 * @param hand whether the skat was left alone.
 * @throws Unreadable when there is no such game, or not from the hand, or not with the skat.
 */
export function readIssContract(text: string, at: number, hand: boolean): Contract {
  const [, game = '', more = ''] = /^([CSHDGN])([HSZO]*)$/.exec(text) ?? [];
  if (game === '') {
    throw new Unreadable(at, {
      code: 'unknown-contract',
      expected: 'C, S, H, D, G or N, then H, S, Z or O where they apply',
      ...noGame(text),
    });
  }
  const refuse = (problem: FaultWords & Pick<IssProblem, 'expected'>): Unreadable =>
    new Unreadable(at, { code: 'contract-not-allowed', ...problem });
  const nullo = game === 'N';
  const open = more.includes('O');
  const announces = /[SZ]/.test(more);
  if (nullo && announces) {
    throw refuse({ ...RULES_FAULTS.nothingInNull, expected: 'N, NH, NO or NOH' });
  }
  if (hand && !more.includes('H') && !(open && !nullo)) {
    throw refuse({ ...RULES_FAULTS.isFromHand, expected: `${text}H` });
  }
  if (!hand && (more.includes('H') || announces || (open && !nullo))) {
    throw refuse({ ...RULES_FAULTS.skatTaken, expected: nullo ? 'N or NO' : game });
  }
  const names = NAMES[nullo ? 'null' : game === 'G' ? 'grand' : 'suit'];
  const kind = names[(hand ? 1 : 0) + (open ? 2 : 0)];
  if (kind === null || kind === undefined) throw new RangeError(`${text} has no name.`);
  return {
    kind,
    trump: nullo || game === 'G' ? null : (game as Suit),
    announced: open || !announces ? null : more.includes('Z') ? 'schwarz' : 'schneider',
  };
}

/** A contract as records announce it, or null when the server knows no such game. */
export function makeIssContract({ kind, trump, announced }: Contract): string | null {
  const entry = Object.entries(NAMES).find(([, names]) => names.some((name) => name === kind));
  if (entry === undefined) return null;
  const [sort] = entry;
  const game = sort === 'null' ? 'N' : sort === 'grand' ? 'G' : (trump ?? '');
  const open = KINDS[kind].open ? 'O' : '';
  const hand = KINDS[kind].skat === 'untouched' && !(open === 'O' && sort !== 'null') ? 'H' : '';
  const promise = announced === 'schneider' ? 'S' : announced === 'schwarz' ? 'Z' : '';
  return `${game}${open}${hand}${promise}`;
}
