/** What the declarer does before the first lead: the skat, the announcement, the layout. */
import type { Card } from '../../skat/cards.ts';
import { KINDS } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import type { Deal, Layout } from '../../skat/deal.ts';
import type { Seat } from '../../skat/seats.ts';
import {
  RULES_FAULTS,
  layoutNotHeld,
  skatDiffers,
} from '#edition/game/notation/iss/rules-words.ts';
import { makeIssCard, makeIssCards, readIssCards } from './iss-cards.ts';
import { readIssContract } from './contract.ts';
import { Unreadable } from './errors.ts';
import { readForfeit } from './moves.ts';
import type { IssMove, MoveList } from './moves.ts';

/** What the declarer did before the first lead; null is what the record does not reach. */
export interface IssAnnouncement {
  readonly contract: Contract | null;
  /** Null from the hand, and when the record does not reach it. */
  readonly layout: Layout | null;
  /** Whether play can begin. */
  readonly complete: boolean;
}

/** Reads the skat, if it is taken up, the announcement and the two cards put away. */
export function readAnnouncement(moves: MoveList, deal: Deal, declarer: Seat): IssAnnouncement {
  const nothing: IssAnnouncement = { contract: null, layout: null, complete: false };
  const hasEnded = (): boolean => moves.peek() === undefined || readForfeit(moves.peek()) !== null;
  if (hasEnded()) return nothing;
  const first = takeDeclarers(moves, declarer);
  if (first.action !== 's') {
    const [word = '', ...shownWords] = first.action.split('.');
    const contract = readIssContract(word, first.actionAt, true);
    checkShown(shownWords, first.actionAt + word.length + 1, contract, deal[declarer]);
    return { contract, layout: null, complete: true };
  }
  if (hasEnded()) return nothing;
  readSkat(moves, deal);
  if (hasEnded()) return nothing;
  const move = takeDeclarers(moves, declarer);
  const [word = '', ...cards] = move.action.split('.');
  const contract = readIssContract(word, move.actionAt, false);
  if (cards.length > 0) {
    return {
      contract,
      layout: readLayout(cards, move.actionAt + word.length + 1, { contract, deal, declarer }),
      complete: true,
    };
  }
  // The announcement and the two cards may also be moves of their own.
  if (hasEnded()) return { ...nothing, contract };
  const second = takeDeclarers(moves, declarer);
  const layout = readLayout(second.action.split('.'), second.actionAt, {
    contract,
    deal,
    declarer,
  });
  return { contract, layout, complete: true };
}

/** The two cards put away, and after them those an open game shows. */
function readLayout(
  words: readonly string[],
  at: number,
  { contract, deal, declarer }: { contract: Contract; deal: Deal; declarer: Seat },
): Layout {
  const [one, other] = readIssCards(words.slice(0, 2).join('.'), at, 2);
  if (one === undefined || other === undefined) throw new RangeError('Two cards were counted.');
  const twelve = [...deal[declarer], ...deal.skat];
  const strange = [one, other].find((card) => !twelve.includes(card));
  if (strange !== undefined) {
    throw new Unreadable(at, {
      code: 'layout-not-held',
      expected: 'two of the declarer’s twelve cards',
      ...layoutNotHeld(declarer, makeIssCard(strange)),
    });
  }
  const ten = twelve.filter((card) => card !== one && card !== other);
  checkShown(words.slice(2), at + words.slice(0, 2).join('.').length + 1, contract, ten);
  return [one, other];
}

function takeDeclarers(moves: MoveList, declarer: Seat): IssMove {
  const move = moves.takeOf(declarer);
  if (move === undefined) throw new RangeError('The end of the moves was looked for before.');
  return move;
}

/** The server hands over the skat. */
function readSkat(moves: MoveList, deal: Deal): void {
  const move = moves.takeOf(null);
  if (move === undefined) return;
  const cards = readIssCards(move.action, move.actionAt, 2);
  if (cards.every((card) => deal.skat.includes(card))) return;
  throw new Unreadable(move.actionAt, {
    code: 'skat-differs',
    expected: makeIssCards(deal.skat),
    ...skatDiffers(cards.map(makeIssCard), deal.skat.map(makeIssCard)),
  });
}

/** The cards that an open game shows may stand behind it; they are the declarer’s ten. */
function checkShown(
  words: readonly string[],
  at: number,
  contract: Contract,
  ten: readonly Card[],
): void {
  if (words.length === 0) return;
  const { open } = KINDS[contract.kind];
  const shownCards = readIssCards(words.join('.'), at, words.length);
  if (open && shownCards.length === 10 && shownCards.every((card) => ten.includes(card))) return;
  throw new Unreadable(at, {
    code: 'shown-cards-differ',
    expected: open ? 'the declarer’s ten cards, or none' : 'no cards',
    ...(open ? RULES_FAULTS.shownDiffer : RULES_FAULTS.shownNotOpen),
  });
}
