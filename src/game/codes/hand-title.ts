/** What a hand without a title of its own is called, and the file it is taken along in. */
import { contractName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import type { Hand } from '../notation/hand.ts';
import type { Contract } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import type { Seat } from '../skat/seats.ts';

/** `Solo in clubs, by Vorhand`; a Ramsch is nobody’s. */
export function usualTitle(contract: Contract, declarer: Seat | null, laws: LawId): string {
  const by = declarer === null ? '' : `, by ${SEAT_WORDS[declarer]}`;
  return `${contractName(contract, laws)}${by}`;
}

/** The title that a hand was given; empty when it is called after its game. */
export function ownTitle({
  contract,
  declarer,
  laws,
  title,
}: Pick<Hand, 'contract' | 'declarer' | 'laws' | 'title'>): string {
  return title === usualTitle(contract, declarer, laws) ? '' : title;
}

/** A file name after a title: `Solo in clubs, by Vorhand` becomes `solo-in-clubs-by-vorhand.svg`. */
export function fileName(title: string, ending: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `${words === '' ? 'hand' : words}.${ending}`;
}
