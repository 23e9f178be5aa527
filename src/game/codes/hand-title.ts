/** What a hand without a title of its own is called, and the file it is taken along in. */
import { UNTITLED_FILE, usualTitle } from '#edition/game/codes/code-words.ts';
import type { Hand } from '../notation/hand.ts';

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
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `${words === '' ? UNTITLED_FILE : words}.${ending}`;
}
