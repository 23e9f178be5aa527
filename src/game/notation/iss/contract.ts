/**
 * How games are announced in records: `C`, `S`, `H`, `D`, `G` or `N` for the game, then `H` for
 * hand, `S` and `Z` for schneider and schwarz announced, `O` for ouvert, in any order. An open
 * game with trumps is always from the hand, with schwarz announced.
 */
import type { Suit } from '../../skat/cards.ts';
import { KINDS } from '../../skat/contract.ts';
import type { Contract, ContractKind } from '../../skat/contract.ts';
import { quote } from '../speak.ts';
import { Unreadable } from './errors.ts';

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
      message: `${quote(text)} is no game.`,
      expected: 'C, S, H, D, G or N, then H, S, Z or O where they apply',
      hint: 'Write for example G for Grand, CH for clubs from the hand, NOH for Null ouvert Hand.',
    });
  }
  const refuse = (message: string, expected: string): Unreadable =>
    new Unreadable(at, {
      code: 'contract-not-allowed',
      message,
      expected,
      hint: 'Correct the announcement, or whether the declarer took up the skat.',
    });
  const nullo = game === 'N';
  const open = more.includes('O');
  const announces = /[SZ]/.test(more);
  if (nullo && announces) throw refuse('In Null nothing can be announced.', 'N, NH, NO or NOH');
  if (hand && !more.includes('H') && !(open && !nullo)) {
    throw refuse('The declarer left the skat alone, so the game is from the hand.', `${text}H`);
  }
  if (!hand && (more.includes('H') || announces || (open && !nullo))) {
    throw refuse(
      'The declarer took up the skat, and so can neither play from the hand nor announce anything.',
      nullo ? 'N or NO' : game,
    );
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
